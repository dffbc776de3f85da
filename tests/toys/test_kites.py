"""Kites tests unequal odds, answers out of turn, alliances and tie-breaks."""

from collections import Counter

import pytest

from lampion.kernel.errors import NotYourTurn
from lampion.kernel.match import Match
from lampion.kernel.playouts import perft
from lampion.kernel.rng import Rng
from tests.toys.kites import Kites, KitesGame

GAME = KitesGame()
OPENING = "~ wind 2 / 0 fly 0 / ~ wind 1 / 1 snatch 0"  # seat 0 has 4 points, seat 1 wants 2 of them


def kites(seats: int, moves: str) -> Match:
    """A game after these moves: `~ wind 2 / 0 fly 0`."""
    match = GAME.start(seats, by_hand=True)
    for move in moves.split(" / "):
        who, text = move.split(" ", 1)
        match.play(text, 8 if who == "~" else int(who))
    return match


def discard_cancel(match: Match, seat: int) -> None:
    """Take the cancel card from a seat."""
    assert isinstance(match.position, Kites)
    match.position.cancels[seat] = 0


def test_unequal_faces_come_at_their_odds() -> None:
    position = GAME.start(2, by_hand=True).position
    rng = Rng(1)

    counts = Counter(position.copy().draw(rng) for _ in range(6000))

    assert position.chances() == [(0, 3), (1, 2), (2, 1)]
    assert all(abs(counts[face] - 1000 * odds) < 150 for face, odds in ((0, 3), (1, 2), (2, 1)))


def test_answers_are_asked_for_in_turn_order_from_the_active_seat() -> None:
    match = kites(4, OPENING)
    asked = []
    while match.view(None)["phase"] == 2:
        asked += match.waiting
        match.play("let 0")

    assert asked == [2, 3, 0]  # the active seat 1 played the card on top


def test_nobody_answers_before_being_asked() -> None:
    match = kites(4, OPENING)

    with pytest.raises(NotYourTurn) as refusal:
        match.play("cancel 0", 3)

    assert refusal.value.data == {"seat": 3, "waiting": [2]}


@pytest.mark.parametrize(
    ("answers", "scores"),
    [
        ("2 let 0 / 3 let 0 / 0 let 0", [2, 2, 0, 0]),
        ("2 cancel 0 / 1 let 0 / 3 let 0 / 0 let 0", [4, 0, 0, 0]),
        ("2 cancel 0 / 1 cancel 0 / 3 let 0 / 0 let 0", [2, 2, 0, 0]),
        ("2 cancel 0 / 1 let 0 / 3 cancel 0 / 1 let 0 / 0 let 0", [2, 2, 0, 0]),
        ("2 cancel 0 / 1 cancel 0 / 3 let 0 / 0 cancel 0 / 3 cancel 0", [2, 2, 0, 0]),
        ("2 cancel 0 / 1 cancel 0 / 3 cancel 0 / 0 let 0", [4, 0, 0, 0]),
    ],
)
def test_an_even_number_of_cancellations_leaves_the_card_in_force(answers: str, scores: list[int]) -> None:
    assert kites(4, f"{OPENING} / {answers}").score() == scores


def test_a_courted_seat_answers_out_of_turn() -> None:
    match = kites(3, "~ wind 0 / 0 court 2")

    assert (match.waiting, match.position.active) == ([2], 0)


def test_allies_win_together() -> None:
    match = kites(3, "~ wind 0 / 0 court 2 / 2 accept 0 / ~ wind 0 / 1 fly 0 / ~ wind 2 / 2 fly 0")

    assert match.position.leaders() == [0, 2]


def test_equal_scores_are_decided_by_unused_cancel_cards_and_then_shared() -> None:
    match = kites(3, "~ wind 0 / 0 fly 0 / ~ wind 0 / 1 fly 0 / ~ wind 0 / 2 fly 0")
    assert match.position.leaders() == [0, 1, 2]

    discard_cancel(match, 1)

    assert match.position.leaders() == [0, 2]


def test_perft_counts_every_face_or_the_first() -> None:
    """Seat 0 can only fly; seat 1 may fly, which lets the wind blow again, or snatch, which seat 0 may answer."""
    start = GAME.start(2, by_hand=True).position

    assert [perft(start, depth) for depth in (0, 1, 2)] == [1, 1, 2]
    assert [perft(start, depth, every_chance=True) for depth in (0, 1, 2)] == [3, 3 * 3, 9 * (3 + 1)]


def test_perft_counts_the_lines_that_end_the_game() -> None:
    """The last turn of two players: fly, or a snatch that nobody can answer; then the game is over."""
    match = kites(2, "~ wind 0 / 0 fly 0" + " / ~ wind 0 / 1 fly 0 / ~ wind 0 / 0 fly 0" * 2 + " / ~ wind 0")
    discard_cancel(match, 0)

    assert [perft(match.position, depth) for depth in (0, 1, 2)] == [1, 2, 0]
