"""The Fireworks reference itself follows the rules: gale, heavy rain and symbol, now, later and unseen."""

import pytest

from .fireworks.box import SPECIAL
from .fireworks.game import ReferenceGame
from .fireworks.scenes import numbers_of, place, scene, take, take_all, take_unseen, throw, verbs

FIVE = tuple(SPECIAL[:5])
EIGHT = tuple(SPECIAL)


def fail(game: ReferenceGame, kind: str = "kiku-red") -> None:
    """Launch without success; the random tile is of this kind, and placed if it can be."""
    seat = game.active
    throw(game, "1")
    while game.waiting() == {seat}:
        game.play(seat, min(game.legal(seat)))
    take_unseen(game, kind)
    if game.stage == "place":
        place(game, seat)


def waiting_for_seat_1(*kinds: str, up: tuple[str, ...] = (), seats: int = 2) -> ReferenceGame:
    """A game in which these function tiles wait for seat 1, whose turn it is."""
    game = scene(seats, up=up)
    game.waiting_functions = list(kinds)
    for kind in kinds:
        game.unseen[kind] -= 1
    fail(game)
    assert game.due == list(kinds)
    return game


# Heavy rain: the printed table, five tiles face up, four players


@pytest.mark.parametrize(
    ("card", "die", "takers", "unseen"),
    [
        ("pinch", "3", [0, 0], 0),
        ("pinch", "1", [], 1),
        ("four-fingers", "1", [], 1),
        ("four-fingers", "2", [0, 1, 2, 3, 0], 0),
    ],
)
def test_the_printed_table_of_heavy_rain(card: str, die: str, takers: list[int], unseen: int) -> None:
    """[FW-A24] Row by row."""
    game = scene(4, up=FIVE, cards=(card,), mode="advanced-1")
    throw(game, die, "rain")
    assert take_all(game) == takers
    assert game.stage == ("taken unseen" if unseen else "place" if len(takers) > 2 else "card drawn")


def test_rain_lasts_from_its_turn_to_the_end_of_the_round() -> None:
    """[FW-A19] Seat 0 before it takes two, seats 1 and 2 take one, and in the next round all is dry."""
    game = scene(3)
    assert take(game, *throw(game, "2", "kiku-red", "kiku-red")) == [0, 0]
    take(game, throw(game, "2", "rain", "kiku-red", "kiku-red")[1])
    assert game.active == 2
    take(game, throw(game, "2", "kiku-gold")[0])
    assert game.active == 0
    take(game, *throw(game, "2", "kiku-gold", "kiku-gold"))
    assert game.active == 1


def test_two_rains_count_once() -> None:
    """[FW-A19] A die of 3 gives two tiles."""
    game = scene(3, up=EIGHT)
    throw(game, "2", "rain")
    take(game, 0)
    throw(game, "3", "rain")
    take(game, 1, 2)

    assert game.active == 2


@pytest.mark.parametrize(("die", "next_seat"), [("1", 1), ("symbol", 0)])
def test_in_rain_a_die_of_one_or_a_symbol_gives_a_tile_unseen(die: str, next_seat: int) -> None:
    """[FW-A20] After a symbol with another launch."""
    game = scene(up=FIVE)
    throw(game, die, "rain")

    assert game.waiting() == {"~"}
    assert len(game.chances()) == 105
    take_unseen(game, "kiku-red")
    place(game, 0)
    assert game.waiting() == {next_seat}


# Gale


@pytest.mark.parametrize(("up", "left"), [(2, 0), (5, 0), (6, 0)])
def test_a_gale_turns_all_tiles_down_if_there_are_at_most_five(up: int, left: int) -> None:
    """[FW-A13] [FW-A21] After the taking."""
    game = scene(up=EIGHT[:up])
    throw(game, "1", "gale")
    take(game, 0)

    assert len(game.takeable()) == left
    assert game.active == 1


def test_of_more_tiles_the_player_chooses_five_that_turn_down() -> None:
    """[FW-A21] In the order of their numbers, so that each choice is made in one way."""
    game = scene(up=EIGHT)
    throw(game, "1", "gale")
    take(game, 3)

    assert game.legal(0) == {("gale", 0), ("gale", 1), ("gale", 2)}
    game.play(0, ("gale", 1))
    assert game.legal(0) == {("gale", 2), ("gale", 4)}
    for number in (2, 5, 6, 7):
        game.play(0, ("gale", number))
    assert game.takeable() == [0, 4]
    assert game.active == 1


def test_a_gale_spares_tiles_outside() -> None:
    """[FW-A21] Tile 8 is new and outside; tiles 0 to 6 are in the box."""
    game = scene(up=EIGHT[:7])
    throw(game, "1", "gale", "kiku-red", outside=(8,))
    take(game, 0)

    assert numbers_of(game.legal(0), "gale") == {1, 2}
    for number in (2, 3, 4, 5, 6):
        game.play(0, ("gale", number))
    assert game.takeable() == [1, 8]


# Symbol


@pytest.mark.parametrize(("die", "tiles"), [("2", 2), ("symbol", 1)])
def test_a_symbol_tile_adds_one_launch_to_what_the_die_says(die: str, tiles: int) -> None:
    """[FW-A15] With the symbol on the die too, one tile and one launch."""
    game = scene(up=FIVE)
    throw(game, die, "symbol")
    take(game, *range(tiles))
    assert verbs(game, 0) == {"aim", "pile"}

    take(game, *throw(game, "1", "kiku-red"))
    assert game.waiting() == {1}


def test_a_success_by_a_function_tile_alone_gives_a_random_tile() -> None:
    """[FW-A7] [FW-A40] And its effect."""
    game = scene()
    throw(game, "2", "symbol")

    take_unseen(game, "kiku-red")
    place(game, 0)
    assert verbs(game, 0) == {"aim", "pile"}


# Several, waiting, unseen


def test_of_several_function_tiles_one_is_chosen_and_the_next_player_chooses_from_the_rest() -> None:
    """[FW-A37] From waiting and new ones together; the rest waits on."""
    game = scene(3, up=EIGHT)
    throw(game, "1", "gale", "rain", "symbol")
    assert game.legal(0) == {("function", "gale"), ("function", "rain"), ("function", "symbol")}
    game.play(0, ("function", "rain"))
    take_unseen(game, "kiku-red")
    place(game, 0)

    assert game.active == 1
    throw(game, "2", "rain")
    assert game.legal(1) == {("function", "gale"), ("function", "rain"), ("function", "symbol")}
    game.play(1, ("function", "symbol"))
    take(game, 0)
    take(game, throw(game, "2", "kiku-red")[0])
    assert game.active == 2
    assert sorted(game.due) == ["gale", "rain"]


def test_equal_function_tiles_leave_no_choice() -> None:
    """[FW-A37] One of two rains works, the other waits."""
    game = scene(up=FIVE)
    throw(game, "3", "rain", "rain")
    take(game, 0, 1)

    assert game.active == 1
    assert game.due == ["rain"]


def test_a_relaunch_resolves_only_what_it_turned_up() -> None:
    """[FW-A37] The gale waits for the next player meanwhile."""
    game = scene(up=FIVE)
    throw(game, "1", "gale", "symbol")
    game.play(0, ("function", "symbol"))
    take(game, 0)
    throw(game, "1", "kiku-red")
    take(game, 1)

    assert len(game.takeable()) == 4
    assert (game.active, game.due) == (1, ["gale"])


def test_a_waiting_gale_blows_after_a_failure_too() -> None:
    """[FW-A38] After the random tile."""
    game = waiting_for_seat_1("gale", up=FIVE)
    throw(game, "1")
    take_unseen(game, "kiku-red")
    assert len(game.takeable()) == 5
    place(game, 1)

    assert game.takeable() == []
    assert game.active == 0


def test_a_waiting_rain_falls_after_a_failure_too() -> None:
    """[FW-A38] For the rest of the round; the random tile stays."""
    game = waiting_for_seat_1("rain", up=FIVE, seats=3)
    fail(game)
    assert len(game.players[1].sky.tiles) == 3

    throw(game, "2", "kiku-red")
    take(game, 0)
    assert game.active == 0


def test_a_waiting_symbol_is_used_up_by_a_failure() -> None:
    """[FW-A38] [FW-A14] Without a launch."""
    game = waiting_for_seat_1("symbol")
    fail(game)

    assert game.active == 0
    assert (game.due, game.used_functions) == ([], ["symbol"])


def test_after_a_failure_one_of_several_waiting_tiles_is_chosen() -> None:
    """[FW-A37] [FW-A38] Before the random tile."""
    game = waiting_for_seat_1("symbol", "gale")
    throw(game, "1")

    assert game.legal(1) == {("function", "symbol"), ("function", "gale")}
    game.play(1, ("function", "gale"))
    take_unseen(game, "kiku-red")
    place(game, 1)
    assert game.due == ["symbol"]


def test_a_function_tile_taken_unseen_goes_to_the_next_player() -> None:
    """[FW-A18] It isn't placed, and nothing replaces it."""
    game = scene()
    fail(game, "rain")
    assert len(game.players[0].sky.tiles) == 2
    assert (game.active, game.due) == (1, ["rain"])

    take(game, throw(game, "2", "kiku-red", "kiku-red")[0])
    assert game.active == 0
    assert not game.rain


def test_a_function_tile_taken_unseen_before_a_relaunch_waits_for_the_next_player() -> None:
    """[FW-A18] [FW-A37] The relaunch doesn't resolve it."""
    game = scene(up=FIVE)
    throw(game, "symbol", "rain")
    take_unseen(game, "gale")
    assert game.active == 0
    throw(game, "1", "kiku-red")
    take_unseen(game, "kiku-gold")
    place(game, 0)

    assert (game.active, game.due) == (1, ["gale"])
    assert len(game.takeable()) == 6
