"""The turn: twelve rounds, everybody at the same time, and an active player that changes clockwise."""

from collections import Counter

import pytest

from lampion.kernel.errors import GameOver, NotYourTurn
from lampion.kernel.limits import CHANCE
from tests.games.spring_festival.tables import Table, about_to_draw, finished, table
from tests.games.spring_festival.writing import Seat


@pytest.mark.parametrize(
    ("seats", "active", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 2, 3), (4, 3, 0)]
)
def test_the_active_player_changes_clockwise(seats: int, active: int, following: int) -> None:
    """[SF-4] After the last seat comes seat 0."""
    game = table(*[Seat(holds=f"T{seat + 1:02}") for seat in range(seats)], active=active, turn=4)

    for seat in range(seats):
        game.play(seat, f"place T{seat + 1:02} 4,0")

    assert (game.view()["active"], game.waiting) == (following, [following])
    assert (game.view()["phase"], game.view()["round"]) == ("store", 5)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_a_game_has_twelve_rounds(seats: int, first: int) -> None:
    """[SF-4] The store is turned twelve times, by each seat in turn, and everybody plays twelve tiles."""
    game = Table.new(seats, first=first)
    turned = []
    played: Counter[int] = Counter()
    while not game.position.is_over():
        game.any_chance()
        seat = game.waiting[-1]
        move = game.moves(seat)[-1]
        turned += [seat] if move.startswith("turn") else []
        played[seat] += "S" not in move and move.split()[0] in ("place", "replace")
        game.play(seat, move)

    assert turned == [(first + number) % seats for number in range(12)]
    assert played == dict.fromkeys(range(seats), 12)


def test_after_twelve_rounds_comes_the_finale() -> None:
    """[SF-4] [SF-10] Nobody turns the store again."""
    game = table(Seat(holds="T01"), Seat(holds="T02"), turn=12)
    game.play(0, "place T01 4,0")

    game.play(1, "place T02 4,0")

    assert (game.view()["phase"], game.waiting) == ("finale", [0, 1])


def test_everybody_plays_at_the_same_time() -> None:
    """[SF-4] Whoever has a tile may play it, the active seat or not."""
    game = table(Seat(holds="T01"), Seat(holds="T02"), Seat(holds="T03"), active=1)
    assert game.waiting == [0, 1, 2]

    game.play(2, "place T03 4,0")

    assert game.waiting == [0, 1]


def test_the_order_in_which_people_play_makes_no_difference() -> None:
    """[SF-4] The panoramas are independent."""
    one = table(Seat(holds="T01"), Seat(holds="T02"), Seat(holds="T03"))
    other = one.copy()

    one.play(0, "place T01 4,0")
    one.play(1, "replace T02 0,0")
    one.play(2, "place T03 0,1")
    other.play(2, "place T03 0,1")
    other.play(0, "place T01 4,0")
    other.play(1, "replace T02 0,0")

    assert one.text() == other.text()
    assert one.position == other.position


def test_whoever_is_done_waits_for_the_others() -> None:
    """[SF-4]"""
    game = table(Seat(holds="T01"), Seat(holds="T02"))

    game.play(0, "place T01 4,0")

    assert game.waiting == [1]
    with pytest.raises(NotYourTurn):
        game.play(0, "place T01 5,0")


def test_a_seat_may_place_while_another_one_thinks_about_its_cards() -> None:
    """[SF-4] [SF-9] Nobody waits for anybody within a round."""
    game = about_to_draw("T47* 0,0 / T38* 1,0 / T31* 0,1 / T19* 1,1")
    game.chance("C12")
    assert game.waiting == [0, 1]
    tile = game.held()[1]

    game.play(1, f"place {tile} 4,0")

    assert game.waiting == [0]
    assert game.moves(0) == ["complete C12 0,0 1,0 0,1 1,1", "pass"]


def test_the_round_ends_with_the_last_pass() -> None:
    """[SF-4] Even if cards could still be completed."""
    game = table(
        Seat("T07 0,0 / T08 1,0", holds="T12", hand="C04 - - -"),
        Seat(),
        active=1,
        turn=6,
    )
    game.play(0, "place T12 2,0")

    game.play(0, "pass")

    assert (game.view()["phase"], game.view()["round"], game.waiting) == ("store", 7, [0])


def test_the_round_ends_when_the_last_card_drawn_cannot_be_completed() -> None:
    """[SF-4] [SF-9] No pass is needed then."""
    game = table(Seat("T07 0,0 / T08 1,0", holds="T12", hand="C04 - - -"), Seat(), active=0, turn=6)
    game.play(0, "place T12 2,0", "complete C04 0,0 1,0 2,0")
    assert game.waiting == [CHANCE]

    game.chance("C01")

    assert (game.view()["phase"], game.waiting) == ("store", [1])


def test_explosions_stay_from_round_to_round() -> None:
    """[SF-7] Only a completed card turns tiles back."""
    game = table(Seat("T36* 0,0 / T33* 1,0", holds="T48"), Seat(), turn=3)

    game.play(0, "place T48 0,1")

    assert game.board(0) == "T36* 0,0 / T33* 1,0 / T48* 0,1"
    assert game.view()["round"] == 4


def test_nobody_moves_after_the_end() -> None:
    """[SF-10] [SF-11]"""
    game = finished(Seat(), Seat())

    assert game.waiting == []
    assert game.view()["phase"] == "over"
    with pytest.raises(GameOver):
        game.play(0, "finale 0,0")
