"""Matches: moves in, chance in between, undo, copies and numbered decisions."""

import pytest

from lampion.games import game
from lampion.kernel.chance import Fair, Seeded, Source
from lampion.kernel.errors import (
    GameOver,
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    StaleMove,
    UnknownSeat,
    UnreadableMove,
)
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.rng import Rng

GAME = game("spring-festival")
SOURCES = pytest.mark.parametrize("source", [Seeded(3), Fair("secret", ["nonce"])], ids=["seeded", "fair"])


def play_on(match: Match, moves: int = 10_000, seed: int = 0) -> Match:
    """Play a number of random moves, or to the end."""
    rng = Rng(seed)
    for _ in range(moves):
        if not match.over:
            choices = match.moves()
            match.play(choices[rng.below(len(choices))])
    return match


def test_chance_has_moved_before_the_first_decision() -> None:
    match = GAME.start(2, seed=1)

    assert match.waiting == [0, 1]
    assert {seat for seat, _ in match.log} == {CHANCE}


def test_a_seed_gives_the_same_match_again() -> None:
    assert play_on(GAME.start(3, seed=5)).log == play_on(GAME.start(3, seed=5)).log


def test_without_a_seed_every_match_is_different(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(range(1, 6))
    monkeypatch.setattr("lampion.kernel.game.secrets.randbits", lambda _bits: next(drawn))

    logs = [GAME.start(2).log for _ in range(5)]

    assert logs == [GAME.start(2, seed=seed).log for seed in range(1, 6)]
    assert len(set(map(tuple, logs))) == 5


def test_moves_can_be_played_as_codes_and_as_texts() -> None:
    one, two = GAME.start(2, seed=1), GAME.start(2, seed=1)

    one.play(one.moves()[1])
    two.play(two.texts()[1])

    assert one.position == two.position


def test_a_move_goes_to_the_seat_to_move_unless_another_is_named() -> None:
    match = GAME.start(2, seed=1)

    match.play(match.texts(1)[0], 1)
    match.play(match.texts()[0])

    assert [seat for seat, _ in match.log[-2:]] == [1, 0]


def test_a_refused_move_is_named_in_words() -> None:
    match = GAME.start(2, seed=1)

    with pytest.raises(IllegalMove) as refusal:
        match.play("place S1-1 3,3")

    assert refusal.value.data == {"move": "place S1-1 3,3", "seat": 0}


def test_a_refused_code_that_is_no_move_is_named_by_its_number() -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAME.start(2, seed=1).play(65_535)

    assert refusal.value.data == {"move": "#65535", "seat": 0}


def test_an_unreadable_move_is_refused() -> None:
    with pytest.raises(UnreadableMove):
        GAME.start(2, seed=1).play("dance")


def test_after_the_end_no_move_is_left_for_anybody() -> None:
    match = play_on(GAME.start(2, seed=1))

    for seat in (None, 0, 1, CHANCE):
        for move in ("pass", 0):
            with pytest.raises(GameOver):
                match.play(move, seat)


@pytest.mark.parametrize("seat", [-1, 2, 7, 9, 2**40])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(UnknownSeat):
        GAME.start(2, seed=1).play(0, seat)


@pytest.mark.parametrize("move", [-1, 65_536, 2**31, 2**40, 2**70, -(2**70)])
def test_a_code_out_of_all_bounds_is_illegal(move: int) -> None:
    with pytest.raises(IllegalMove):
        GAME.start(2, seed=1).play(move)


@SOURCES
def test_undo_gives_the_same_future(source: Source) -> None:
    """All decisions are taken back one by one and made again: chance gives the same outcomes in between."""
    match = play_on(GAME.start(2, source=source.restart()), 60)
    log, position = list(match.log), match.position.copy()
    decisions = [move for seat, move in log if seat != CHANCE]

    for _ in decisions:
        match.undo()
    assert match.log == GAME.start(2, source=source.restart()).log
    for move in decisions:
        match.play(move)

    assert (match.log, match.position) == (log, position)


@SOURCES
def test_another_decision_after_undo_meets_the_same_outcomes(source: Source) -> None:
    """The store is turned differently, and the same four tiles come up."""
    match = GAME.start(2, source=source.restart(), first="0")
    while not match.texts()[0].startswith("turn"):
        match.play(match.moves()[0])
    match.play(match.moves()[0])
    tops = match.view(0)["store"]["tops"]

    match.undo()
    match.play(match.moves()[1])

    assert match.view(0)["store"]["tops"] == tops


def test_undo_for_a_seat_takes_back_to_its_own_latest_decision() -> None:
    match = GAME.start(2, seed=1)
    match.play(match.texts(0)[0], 0)
    for _ in range(2):
        match.play(match.texts(1)[0], 1)

    match.undo(0)

    assert (match.decisions(0), match.decisions(1)) == (0, 0)


def test_undo_for_a_seat_leaves_what_was_decided_before() -> None:
    match = GAME.start(2, seed=1)
    for seat in (0, 1, 0):
        match.play(match.texts(seat)[0], seat)

    match.undo(1)

    assert [seat for seat, _ in match.log if seat != CHANCE] == [0]


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    with pytest.raises(NothingToUndo):
        GAME.start(2, seed=1).undo()


def test_nothing_can_be_taken_back_for_a_seat_that_has_not_decided() -> None:
    match = GAME.start(2, seed=1)
    match.play(match.moves()[0])

    with pytest.raises(NothingToUndo):
        match.undo(1)


def test_a_decision_has_a_number_for_each_seat() -> None:
    match = GAME.start(2, seed=1)
    match.play(match.texts(0)[0], 0, number=0)
    match.play(match.texts(1)[0], 1, number=0)

    assert (match.decisions(0), match.decisions(1)) == (1, 1)


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_stale_number_is_refused(number: int) -> None:
    """As when a button is pressed twice, or in two windows."""
    match = GAME.start(2, seed=1)
    match.play(match.texts(0)[0], 0, number=0)

    with pytest.raises(StaleMove) as refusal:
        match.play(match.texts(0)[0], 0, number=number)

    assert refusal.value.data == {"seat": 0, "number": number, "expected": 1}


def test_the_number_of_one_seat_does_not_age_while_others_decide() -> None:
    match = GAME.start(2, seed=1)
    move = match.texts(1)[0]
    match.play(match.texts(0)[0], 0)

    match.play(move, 1, number=0)

    assert match.decisions(1) == 1


def test_by_hand_chance_is_a_seat_like_any_other() -> None:
    match = GAME.start(2, by_hand=True)
    assert (match.waiting, match.log) == ([CHANCE], [])

    match.play("T17", CHANCE)
    match.play("T03")

    assert match.view(None)["store"]["tops"][:2] == ["T17", "T03"]


def test_by_hand_an_outcome_that_cannot_be_is_refused() -> None:
    match = GAME.start(2, by_hand=True)
    match.play("T17")

    with pytest.raises(IllegalMove):
        match.play("T17")


def test_by_hand_nobody_decides_while_chance_is_due() -> None:
    with pytest.raises(NotYourTurn):
        GAME.start(2, by_hand=True).play("pass", 0)


def test_by_hand_undo_keeps_the_outcomes_before_the_decision() -> None:
    match = GAME.start(2, by_hand=True)
    rng = Rng(1)
    while match.waiting == [CHANCE]:
        outcomes = match.moves(CHANCE)
        match.play(outcomes[rng.below(len(outcomes))], CHANCE)
    log = list(match.log)
    match.play(match.moves()[0])

    match.undo()

    assert (match.log, match.waiting) == (log, [0, 1])


@SOURCES
def test_a_copy_has_the_same_past_and_the_same_future(source: Source) -> None:
    match = play_on(GAME.start(3, source=source.restart()), 25)

    twin = match.copy()

    assert (twin.log, twin.position, twin.seats) == (match.log, match.position, match.seats)
    assert play_on(twin).log == play_on(match).log


def test_a_copy_is_independent() -> None:
    match = play_on(GAME.start(3, seed=1), 25)
    log, position = list(match.log), match.position.copy()

    play_on(match.copy())

    assert (match.log, match.position) == (log, position)


def test_a_copy_of_a_match_by_hand_stays_by_hand() -> None:
    match = GAME.start(2, by_hand=True)
    match.play("T17")

    twin = match.copy()
    twin.play("T03")

    assert (len(match.log), len(twin.log), twin.waiting) == (1, 2, [CHANCE])


def test_scores_and_breakdown_say_the_same() -> None:
    match = play_on(GAME.start(4, seed=1))

    assert match.score() == [match.breakdown(seat)["total"] for seat in range(4)]


def test_a_result_is_there_at_the_end_only() -> None:
    match = GAME.start(2, seed=1)
    assert match.result() is None

    play_on(match)

    result = match.result()
    assert result is not None
    assert result.scores == tuple(match.score())


def test_events_can_be_told_from_any_entry_on() -> None:
    match = play_on(GAME.start(2, seed=1), 10)
    whole = match.events()

    assert match.events(len(match.log)) == []
    assert whole[-len(match.events(len(match.log) - 1)) :] == match.events(len(match.log) - 1)
