"""Function tiles in every timing: new, waiting, several at once, taken unseen, after a failure, in another launch."""

from itertools import permutations

import pytest

from lampion.games.fireworks.constants import kinds, phases
from tests.games.fireworks.launching import AROUND, NEARLY_FULL, OTHER_STARTS, STARTS, WALL, launch, numbers_up, ready
from tests.games.fireworks.nights import Table

UP = " / ".join(f"#{number} kiku-red up 0,{number - 11}" for number in range(11, 17))  # six tiles, 11 to 16
GALE, RAIN, SYMBOL = (1, 0, 0), (0, 1, 0), (0, 0, 1)
KINDS = pytest.mark.parametrize("kind", ["gale", "rain", "symbol"])


def take(game: Table, *moves: str, seat: int = 0) -> None:
    """Take and place these tiles on the next free cells."""
    for tile in moves:
        game.play(seat, f"take {tile}")
        game.play(seat, next(move for move in game.moves(seat) if move.startswith("place")))


def functions(game: Table) -> dict[str, list[int]]:
    """Function tiles: new, waiting, used."""
    numbers = game.position.fields()
    return {name: numbers[field] for name, field in (("new", "fresh"), ("waiting", "pool"), ("used", "used"))}


def effect_of(game: Table, seat: int = 0) -> str:
    """Which function tile has worked in a launch with a 2 before which six tiles lay face up, once all is placed."""
    taken = 0
    while game.position.phase in (phases.TAKE, phases.PLACE):
        taken += game.position.phase == phases.TAKE
        game.play(seat, game.moves(seat)[0])
    if game.position.phase == phases.PREPARE:
        assert (game.waiting, taken) == ([seat], 2)
        return "symbol"
    assert game.moves(seat) == ["done"]
    if taken == 1:
        assert game.position.rain == 1
        return "rain"
    return "gale" if numbers_up(game) == [] else "nothing"


# When and which


@KINDS
def test_each_kind_works_when_it_is_new(kind: str) -> None:
    """[FW-9] [FW-10] [FW-11] [FW-12] In the launch that turns it up."""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, f"#1 {kind}", die="2")

    assert effect_of(game) == kind


@KINDS
def test_each_kind_works_when_it_has_waited(kind: str) -> None:
    """[FW-A37] In the first launch of the player for whom it waited."""
    pool = [int(kind == name) for name in ("gale", "rain", "symbol")]
    game = ready(tiles=f"{AROUND} / {UP}", pool=pool)
    launch(game, "#1 kiku-gold", die="2")

    assert effect_of(game) == kind


@KINDS
def test_each_kind_works_in_another_launch_that_turns_it_up(kind: str) -> None:
    """[FW-A37] [FW-A16] After the symbol on the die."""
    game = ready(tiles=f"{AROUND} / {UP} / #17 cat up 0,7")
    launch(game, "#1 kiku-gold", die="symbol")
    take(game, "#1")
    launch(game, f"#2 {kind}", die="2")

    assert effect_of(game) == kind


@KINDS
def test_each_kind_taken_unseen_works_in_the_next_players_turn_and_not_in_this_one(kind: str) -> None:
    """[FW-A18] [FW-9] Rain, too, if the first player's turn follows: it falls in the round that then begins."""
    game = ready(tiles=f"{AROUND} / {UP}", active=1, waiting=2, team=2)
    launch(game, die="3", seat=1)
    game.chance("draw #2", kind)
    assert (game.waiting, game.position.rain, len(numbers_up(game))) == ([0], 0, 6)
    launch(game, "#3 kiku-gold", die="2")

    assert effect_of(game) == kind


@pytest.mark.parametrize("order", [*permutations(("gale", "rain", "symbol"))])
def test_of_three_kinds_each_player_in_turn_chooses_one(order: tuple[str, str, str]) -> None:
    """[FW-9] [FW-A17] [FW-A37] The third player has no choice any more, unless a new one turns up."""
    first, second, third = order
    game = ready(STARTS, OTHER_STARTS, "1,1 (kiku-green)", seats=3, tiles=f"{AROUND} / {WALL} / #10 - down 0,0")
    launch(game, "#1 gale", "#2 rain", "#3 symbol", die="1")
    assert game.moves(0) == ["function gale", "function rain", "function symbol"]
    game.play(0, f"function {first}")
    finish_turn(game, 0)
    launch(game, seat=1)
    assert game.moves(1) == [f"function {name}" for name in sorted((second, third))]
    game.play(1, f"function {second}")
    finish_turn(game, 1)
    launch(game, seat=2)

    assert kinds.GALE + ("gale", "rain", "symbol").index(third) == game.position.effect
    assert functions(game) == {"new": [0, 0, 0], "waiting": [0, 0, 0], "used": [1, 1, 1]}


def finish_turn(game: Table, seat: int) -> None:
    """Place the tile at random; if a symbol gives another launch, that one fails."""
    game.chance(next(iter(game.outcomes())), "kiku-red")
    game.play(seat, next(iter(game.moves(seat))))
    if game.position.phase == phases.PREPARE:
        launch(game, seat=seat)
        finish_turn(game, seat)
    else:
        game.play(seat, "done")


def test_a_new_function_tile_works_at_once_and_is_out_of_the_game() -> None:
    """[FW-9] Rain makes two tiles one."""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, "#1 rain", die="2")

    assert game.position.quota == 1
    assert functions(game) == {"new": [0, 0, 0], "waiting": [0, 0, 0], "used": [0, 1, 0]}
    assert 1 not in {tile["tile"] for tile in game.view()["box"]["tiles"]}


def test_a_function_tile_works_outside_the_box_too() -> None:
    """[FW-9] [FW-A22]"""
    game = ready(tiles=f"{AROUND} / {UP} / {WALL}")
    launch(game, "#9 outside rain", die="2", at="4,7")

    assert (game.position.rain, game.position.quota) == (1, 1)


def test_of_several_kinds_the_active_player_chooses_one_and_the_others_wait() -> None:
    """[FW-9] [FW-A17] Before anything is taken. [FW-A13]"""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, "#1 gale", "#2 symbol", die="2")

    assert game.moves(0) == ["function gale", "function symbol"]
    game.play(0, "function symbol")
    assert functions(game) == {"new": [0, 0, 0], "waiting": [1, 0, 0], "used": [0, 0, 1]}
    assert game.position.phase == phases.TAKE


def test_of_two_tiles_of_one_kind_one_works_and_the_other_waits() -> None:
    """[FW-A17] There is nothing to choose."""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, "#1 symbol", "#2 symbol", die="1")

    assert game.position.phase == phases.TAKE
    assert functions(game)["waiting"] == [0, 0, 1]


def test_a_waiting_tile_works_in_the_next_players_first_launch() -> None:
    """[FW-A37] Nobody has to turn one up."""
    game = ready(tiles=f"{AROUND} / {UP}", pool=list(RAIN))
    launch(game, "#1 kiku-gold", die="3")

    assert (game.position.rain, game.position.quota) == (1, 2)
    assert functions(game)["used"] == [0, 1, 0]


def test_the_next_player_chooses_among_waiting_and_new_tiles() -> None:
    """[FW-A37] The rest waits for the player after."""
    game = ready(tiles=f"{AROUND} / {UP}", pool=list(GALE))
    launch(game, "#1 rain", die="1")

    assert game.moves(0) == ["function gale", "function rain"]
    game.play(0, "function gale")
    assert functions(game)["waiting"] == [0, 1, 0]
    take(game, "#11")
    assert numbers_up(game) == []
    game.play(0, "done")
    launch(game, die="3", seat=1)
    assert (game.position.active, game.position.rain) == (1, 1)


def test_another_launch_uses_only_what_it_turned_up_itself() -> None:
    """[FW-A37] [FW-A16] What waits belongs to the next player."""
    game = ready(tiles=f"{AROUND} / {UP}", opening=0, pool=list(GALE))
    launch(game, "#1 kiku-gold", die="1")

    assert game.position.effect == 0
    assert functions(game)["waiting"] == [1, 0, 0]


def test_another_launch_resolves_its_own_tile() -> None:
    """[FW-A37] Rain that turns up in it falls at once."""
    game = ready(tiles=f"{AROUND} / {UP}", opening=0, pool=list(GALE))
    launch(game, "#1 rain", die="2")

    assert (game.position.rain, functions(game)["waiting"]) == (1, [1, 0, 0])


def test_a_function_tile_taken_unseen_waits_for_the_next_player() -> None:
    """[FW-A18] [FW-9] No other tile instead, and the turn is over."""
    game = ready()
    launch(game, die="3")
    game.chance("draw #2", "symbol")

    assert functions(game)["waiting"] == [0, 0, 1]
    assert (game.waiting, game.position.phase) == ([1], phases.PREPARE)


def test_a_function_tile_taken_unseen_works_in_the_next_turn() -> None:
    """[FW-A18] Also if its launch turns up no other."""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, die="3")
    game.chance("draw #2", "symbol")
    launch(game, "#3 kiku-gold", die="1", seat=1)

    assert (game.position.effect, game.position.again) == (kinds.SYMBOL, 1)


@pytest.mark.parametrize(("pool", "again"), [(GALE, 0), (SYMBOL, 0)])
def test_a_waiting_tile_is_used_up_when_the_launch_fails(pool: tuple[int, ...], again: int) -> None:
    """[FW-A38] A symbol gives no other launch; a gale blows after the tile at random."""
    game = ready(tiles=f"{AROUND} / {UP.replace(' / #16 kiku-red up 0,5', '')}", pool=list(pool))
    launch(game, die="3")

    assert (game.position.failed, game.position.again) == (1, again)
    assert functions(game) == {"new": [0, 0, 0], "waiting": [0, 0, 0], "used": list(pool)}
    assert len(numbers_up(game)) == 5
    game.chance("draw #2", "cat")
    game.play(0, "place 0,0")
    assert numbers_up(game) == ([] if pool == GALE else [11, 12, 13, 14, 15])
    assert game.moves(0) == ["done"]


def test_waiting_rain_falls_when_the_launch_fails_but_the_random_tile_stays() -> None:
    """[FW-A38] It rains for the rest of the round."""
    game = ready(pool=list(RAIN))
    launch(game, die="1")
    game.chance("draw #2", "cat")

    assert game.position.rain == 1
    assert game.view()["seats"][0]["held"] == ["cat"]


def test_after_a_failure_too_one_of_several_waiting_tiles_is_chosen() -> None:
    """[FW-A38] [FW-A37] Then the tile at random is drawn."""
    game = ready(pool=[1, 0, 1])
    launch(game)

    assert game.moves(0) == ["function gale", "function symbol"]
    game.play(0, "function symbol")
    assert (game.position.phase, functions(game)["waiting"]) == (phases.DRAW, [1, 0, 0])


# Gale


def test_a_gale_turns_five_tiles_that_the_active_player_chooses_after_placing() -> None:
    """[FW-10] [FW-A21] [FW-A13] In rising order; everybody still knows what they are."""
    game = ready(tiles=f"{AROUND} / {UP} / #17 cat up 0,7")
    launch(game, "#1 gale", die="1")
    take(game, "#11")

    assert game.moves(0) == ["gale #12", "gale #13"]
    game.play(0, "gale #13")
    assert game.moves(0) == ["gale #14"]
    game.play(0, "gale #14", "gale #15", "gale #16", "gale #17")
    assert numbers_up(game) == [12]
    assert game.moves(0) == ["done"]
    seen = {tile["tile"]: tile["kind"] for tile in game.view()["box"]["tiles"] if tile["seen"]}
    assert seen == {13: "kiku-red", 14: "kiku-red", 15: "kiku-red", 16: "kiku-red", 17: "cat"}


def test_a_gale_turns_all_tiles_if_there_are_no_more_than_five() -> None:
    """[FW-A21] Without a choice."""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, "#1 gale", die="1")
    take(game, "#11")

    assert numbers_up(game) == []
    assert game.moves(0) == ["done"]


def test_a_gale_leaves_tiles_outside_alone() -> None:
    """[FW-A21] [FW-A22] They come back face up."""
    game = ready(tiles=f"{AROUND} / {UP} / {WALL} / #10 - down 3,7")
    launch(game, "#9 outside kiku-gold", "#10 gale", die="1", at="4,7")
    take(game, "#11")
    game.play(0, "done")

    assert numbers_up(game) == [9]


def test_with_the_symbol_on_the_die_a_gale_blows_before_the_other_launch() -> None:
    """[FW-A13]"""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, "#1 gale", die="symbol")
    take(game, "#11")

    assert (numbers_up(game), game.position.phase, game.waiting) == ([], phases.PREPARE, [0])


# Rain


def test_it_rains_to_the_end_of_the_round() -> None:
    """[FW-11] [FW-A19] For the active player and those after; not for the first player of the next round."""
    game = ready(STARTS, OTHER_STARTS, tiles=f"{AROUND} / {UP}")
    launch(game, "#1 rain", die="2")
    take(game, "#11")
    game.play(0, "done")
    launch(game, "#2 kiku-gold", die="3", seat=1)
    assert game.position.quota == 2
    take(game, "#12", "#13", seat=1)
    game.play(1, "done")

    assert (game.position.active, game.position.rain) == (0, 0)


def test_two_rains_count_once() -> None:
    """[FW-A19]"""
    game = ready(tiles=f"{AROUND} / {UP}", rain=1, used=[0, 1, 0])
    launch(game, "#1 rain", die="3")

    assert game.position.quota == 2


@pytest.mark.parametrize(("die", "again"), [("1", 0), ("symbol", 1)])
def test_in_rain_a_1_and_the_symbol_bring_one_unseen_tile(die: str, again: int) -> None:
    """[FW-11] [FW-A20] The symbol still gives another launch."""
    game = ready(tiles=f"{AROUND} / {UP}", rain=1, used=[0, 1, 0])
    launch(game, "#1 kiku-gold", die=die)

    assert game.position.phase == phases.DRAW
    game.chance("draw #2", "cat")
    game.play(0, "place 0,0")
    assert game.position.phase == (phases.PREPARE if again else phases.DONE)


# The printed table of rain: four players, five face-up tiles in the box


TABLE = " / ".join(f"#{number} kiku-red up 0,{number - 11}" for number in range(11, 15))  # and the one that turns


@pytest.mark.parametrize(
    ("row", "card", "die", "expected"),
    [
        (1, "tall", "3", [2, 0, 0, 0]),
        (2, "tall", "1", None),
        (3, "all-on-the-tube", "1", None),
        (4, "all-on-the-tube", "2", [2, 1, 1, 1]),
    ],
)
def test_the_printed_table_of_rain_row_by_row(row: int, card: str, die: str, expected: list[int] | None) -> None:
    """[FW-11] [FW-A24] Nothing expected: the active player takes one unseen tile, and nobody a face-up one."""
    game = ready(
        STARTS,
        OTHER_STARTS,
        "1,1 (kiku-green) / 3,3 (bodan-red)",
        "1,1 (kiku-blue) / 3,3 (bodan-gold)",
        seats=4,
        tiles=f"{AROUND} / {TABLE}",
        options={"mode": "advanced-1"},
        phase=phases.CARD,
        waiting=256,
        team=0,
        rain=1,
        used=[0, 1, 0],
    )
    game.chance(card)
    launch(game, "#1 kiku-gold", die=die)

    if expected is None:
        assert game.position.phase == phases.DRAW
        assert all(name.startswith("draw") for name in game.outcomes())
        return
    taken = [0, 0, 0, 0]
    while game.position.phase in (phases.TAKE, phases.PLACE):
        seat = game.waiting[0]
        taken[seat] += game.position.phase == phases.TAKE
        game.play(seat, game.moves(seat)[0])
    assert taken == expected


# Symbol


def test_the_symbol_on_the_die_gives_another_launch() -> None:
    """[FW-12] [FW-7] After one tile; a whole new turn, with a pile if one likes."""
    game = ready(tiles=f"{AROUND} / {UP}", piled=1)
    launch(game, "#1 kiku-gold", die="symbol")
    take(game, "#1")

    assert (game.waiting, game.position.phase, game.position.turn) == ([0], phases.PREPARE, 1)
    assert any(move.startswith("pile") for move in game.moves(0))


@pytest.mark.parametrize(("die", "count"), [("2", 2), ("symbol", 1)])
def test_a_symbol_tile_gives_another_launch_after_what_the_die_says(die: str, count: int) -> None:
    """[FW-12] [FW-A15] With the symbol on the die too it is one tile and one launch."""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, "#1 symbol", die=die)

    assert game.position.quota == count
    take(game, *[f"#{number}" for number in range(11, 11 + count)])
    assert (game.waiting, game.position.phase) == ([0], phases.PREPARE)
    launch(game, "#2 kiku-gold", die="1")
    take(game, "#2")
    assert game.moves(0) == ["done"]


def test_there_is_no_other_launch_for_a_full_board() -> None:
    """[FW-A16]"""
    game = ready(NEARLY_FULL, OTHER_STARTS, tiles=f"{AROUND} / {UP}")
    launch(game, "#1 kiku-gold", die="symbol")
    take(game, "#1")

    assert game.moves(0) == ["done"]


def test_tiles_outside_go_back_before_another_launch() -> None:
    """[FW-A16] [FW-A22] It is a whole new turn."""
    game = ready(tiles=f"{AROUND} / {UP} / {WALL}")
    launch(game, "#9 outside kiku-gold", die="symbol", at="4,7")
    take(game, "#11")

    assert 9 in numbers_up(game)
