"""The store: who faces which stack, what is discarded, and what turns up."""

import pytest

from lampion.kernel.errors import MoveRefused, NotYourTurn
from lampion.kernel.limits import CHANCE
from tests.games.spring_festival.tables import Table, table
from tests.games.spring_festival.writing import STORE_TILES, Seat

TOPS = "T01 T02 T03 T04"


def at_the_store(seats: int, active: int = 0, turn: int = 1) -> Table:
    """A table whose active seat is about to turn the store, with T01 to T04 on stacks 0 to 3."""
    return table(*[Seat()] * seats, phase="store", active=active, turn=turn, store=TOPS)


@pytest.mark.parametrize(
    ("active", "turned", "taken"),
    [
        (0, "T01", ["T01", "T02", "T03", "T04"]),
        (0, "T02", ["T02", "T03", "T04", "T01"]),
        (0, "T03", ["T03", "T04", "T01", "T02"]),
        (0, "T04", ["T04", "T01", "T02", "T03"]),
        (1, "T01", ["T04", "T01", "T02", "T03"]),
        (2, "T01", ["T03", "T04", "T01", "T02"]),
        (3, "T03", ["T04", "T01", "T02", "T03"]),
    ],
)
def test_four_players_take_consecutive_stacks(active: int, turned: str, taken: list[str]) -> None:
    """[SF-5] The next seat clockwise gets the next stack clockwise; the store is rigid."""
    game = at_the_store(4, active)

    game.play(active, f"turn {turned}")

    assert game.held() == taken


@pytest.mark.parametrize(
    ("active", "turned", "taken"),
    [
        (0, "T01", ["T01", "T02", "T03"]),
        (0, "T02", ["T02", "T03", "T04"]),
        (0, "T04", ["T04", "T01", "T02"]),
        (1, "T01", ["T04", "T01", "T02"]),
        (2, "T04", ["T02", "T03", "T04"]),
        (2, "T01", ["T03", "T04", "T01"]),
    ],
)
def test_three_players_leave_the_side_after_the_last_seat_empty(active: int, turned: str, taken: list[str]) -> None:
    """[SF-5] Whoever is active, the empty side lies between the last seat and the first."""
    game = at_the_store(3, active)

    game.play(active, f"turn {turned}")

    assert game.held() == taken


@pytest.mark.parametrize(
    ("active", "turned", "taken"),
    [
        (0, "T01", ["T01", "T03"]),
        (0, "T02", ["T02", "T04"]),
        (0, "T03", ["T03", "T01"]),
        (0, "T04", ["T04", "T02"]),
        (1, "T02", ["T04", "T02"]),
        (1, "T03", ["T01", "T03"]),
    ],
)
def test_two_players_take_opposite_stacks(active: int, turned: str, taken: list[str]) -> None:
    """[SF-5] They sit opposite each other."""
    game = at_the_store(2, active)

    game.play(active, f"turn {turned}")

    assert game.held() == taken


@pytest.mark.parametrize(("seats", "discarded"), [(2, {"T02", "T04"}), (3, {"T04"}), (4, set())])
def test_top_tiles_that_face_nobody_leave_the_game(seats: int, discarded: set[str]) -> None:
    """[SF-5] [SF-A17] Two with two players, one with three, none with four; they are no longer in any stack."""
    game = at_the_store(seats)

    game.play(0, "turn T01")

    assert set(game.line("out").split()[1:]) == discarded
    assert set(game.outcomes()) == set(STORE_TILES) - set(TOPS.split())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("turn", [1, 12])
def test_the_active_player_has_the_choice_of_all_four_top_tiles(seats: int, turn: int) -> None:
    """[SF-5] Leaving the store as it stands is one of the four."""
    assert at_the_store(seats, turn=turn).moves(0) == ["turn T01", "turn T02", "turn T03", "turn T04"]


def test_the_choice_does_not_depend_on_how_the_store_was_turned_before() -> None:
    """[SF-5] The stacks keep their order; every tile can come to the active seat in every round."""
    game = table(Seat(), Seat(), phase="store", active=1, turn=5, store=TOPS)
    game.play(1, "turn T04")
    game.chance("T05", "T06", "T07", "T08")
    game.play(0, "place T02 4,0")
    game.play(1, "place T04 4,0")

    assert set(game.moves(0)) == {"turn T05", "turn T06", "turn T07", "turn T08"}
    game.play(0, "turn T07")
    assert game.held() == ["T07", "T05"]


def test_only_the_active_player_turns_the_store() -> None:
    """[SF-4] [SF-5]"""
    game = at_the_store(3, active=1)

    assert game.waiting == [1]
    with pytest.raises(NotYourTurn):
        game.play(0, "turn T01")


def test_a_tile_that_is_not_on_top_cannot_be_chosen() -> None:
    """[SF-5]"""
    with pytest.raises(MoveRefused):
        at_the_store(2).play(0, "turn T17")


def test_the_next_four_tiles_turn_up_before_anybody_places() -> None:
    """[SF-5] Stack by stack, while the tiles that were taken are still to be played."""
    game = at_the_store(2)
    game.play(0, "turn T01")
    assert game.waiting == [CHANCE]

    game.chance("T17", "T18", "T19", "T20")

    assert game.view()["store"]["tops"] == ["T17", "T18", "T19", "T20"]
    assert game.waiting == [0, 1]
    assert game.held() == ["T01", "T03"]


def test_every_stack_loses_one_tile_a_round() -> None:
    """[SF-5] Taken or discarded, with any number of players."""
    game = at_the_store(2)
    assert game.view()["store"]["below"] == [11, 11, 11, 11]

    game.play(0, "turn T01")
    assert game.view()["store"]["below"] == [11, 11, 11, 11]

    game.chance("T17", "T18", "T19", "T20")
    assert game.view()["store"]["below"] == [10, 10, 10, 10]


def test_the_store_is_empty_after_the_last_tiles_are_taken() -> None:
    """[SF-4] [SF-5] Nothing turns up in round 12."""
    game = at_the_store(2, turn=12)

    game.play(0, "turn T01")

    assert game.waiting == [0, 1]
    assert game.view()["store"]["tops"] == [None, None, None, None]
    assert game.view()["store"]["below"] == [0, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_uses_up_the_48_tiles(seats: int) -> None:
    """[SF-2] [SF-4] [SF-5] Four stacks of twelve, one tile of each stack a round."""
    game = Table.new(seats)
    seen = []
    while not game.position.is_over():
        seat = game.waiting[0]
        move = next(iter(game.outcomes())) if seat == CHANCE else game.moves(seat)[-1]
        seen += [move] if move in STORE_TILES else []
        game.play(seat, move)

    assert sorted(seen) == STORE_TILES
