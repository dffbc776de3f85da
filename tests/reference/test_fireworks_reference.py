"""The Fireworks reference itself follows the rules: setting up, launching, taking, placing, and the end."""

from collections import Counter

import pytest

from .fireworks.box import HEIGHTS, TILES
from .fireworks.game import ReferenceGame
from .fireworks.scenes import deal, filled_sky, numbers_of, place, scene, take, take_unseen, throw, verbs
from .fireworks.state import Launch, count_deals

# Setting up


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (5, {}), (2, {"first": "2"}), (2, {"mode": "game-2"}), (2, {"mod": "game-1"})],
)
def test_a_game_that_does_not_exist_is_refused(seats: int, options: dict[str, str]) -> None:
    """Two to four seats, known options, a first seat at the table. [FW-A48]"""
    with pytest.raises(ValueError, match="no such"):
        ReferenceGame(seats, options)


def test_nobody_is_dealt_two_start_tiles_of_one_colour() -> None:
    """The last player gets two colours too."""
    game = ReferenceGame(4, {})
    for tile in ("kiku-red", "bodan-gold", "kiku-gold", "bodan-red", "kiku-green"):
        game.draw(("start tile", f"start-{tile}"))

    assert {move[1] for move in game.chances()} == {"start-kiku-blue", "start-bodan-blue"}


def test_all_deals_of_start_tiles_are_equally_likely() -> None:
    """A tile is the likelier the more ways there are to deal on."""
    game = ReferenceGame(2, {})
    game.draw(("start tile", "start-kiku-red"))
    game.draw(("start tile", "start-kiku-gold"))

    assert game.chances() == {
        ("start tile", "start-kiku-green"): 4,
        ("start tile", "start-kiku-blue"): 4,
        ("start tile", "start-bodan-red"): 5,
        ("start tile", "start-bodan-gold"): 5,
        ("start tile", "start-bodan-green"): 4,
        ("start tile", "start-bodan-blue"): 4,
    }
    assert count_deals((("start-kiku-red", "start-bodan-red"),)) == 0


def test_everybody_places_two_start_tiles_at_once_wherever_they_like() -> None:
    """25 cells, then 24."""
    game = ReferenceGame(3, {"first": "1"})
    deal(game)

    assert game.waiting() == {0, 1, 2}
    assert len(game.legal(2)) == 25
    game.play(2, ("start", 0, 0))
    assert len(game.legal(2)) == 24
    game.play(2, ("start", 4, 4))
    assert game.waiting() == {0, 1}


def test_characters_come_with_the_advanced_games() -> None:
    """[FW-A43] One each, all different."""
    assert scene(2).players[0].character is None
    game = scene(4, mode="advanced-1")
    assert len({player.character for player in game.players}) == 4


def test_the_first_seat_is_drawn_or_given() -> None:
    """[FW-A44] Turns go on clockwise from there."""
    game = ReferenceGame(3, {})
    deal(game)
    for seat in range(3):
        game.play(seat, ("start", 0, 0))
        game.play(seat, ("start", 0, 1))
    assert game.chances() == {("first", 0): 1, ("first", 1): 1, ("first", 2): 1}
    assert scene(3).waiting() == {0}


# Launching


def test_a_launch_is_aimed_and_let_go_from_half_a_metre_or_more() -> None:
    """[FW-A36] Tiles can be pushed into a pile before, once."""
    game = scene()

    assert Counter(move[0] for move in game.legal(0)) == {"aim": 81, "pile": 81}
    game.play(0, ("pile", 4, 4))
    assert verbs(game, 0) == {"aim"}
    game.play(0, ("aim", 0, 8))
    assert game.legal(0) == {("height", height) for height in HEIGHTS}
    game.play(0, ("height", 1.0))
    assert game.waiting() == {"~"}


def test_with_no_face_down_tile_nothing_can_be_piled() -> None:
    """[FW-A36] Only face-down tiles are piled."""
    game = scene()
    for tile in game.box.values():
        tile.up, tile.kind = True, "bee"

    assert verbs(game, 0) == {"aim"}


@pytest.mark.parametrize(
    ("result", "why"),
    [
        (Launch(up={0: "bee"}), "can't turn"),
        (Launch(back={5}), "can't turn"),
        (Launch(outside={500}), "can't leave"),
        (Launch(up={5: "cat", 6: "cat", 7: "cat"}), "not so many"),
    ],
)
def test_an_impossible_launch_is_refused(result: Launch, why: str) -> None:
    """Tile 0 is face up, the others are face down."""
    game = scene(up=("bee",))
    game.play(0, ("aim", 4, 4))
    game.play(0, ("height", 0.5))

    with pytest.raises(ValueError, match=why):
        game.launch(result)


def test_a_tile_that_has_been_seen_keeps_its_kind() -> None:
    """[FW-A23] Knocked back and turned up again, it is the same tile."""
    game = scene(up=("bee", "cat"))
    throw(game, "1", "kiku-red", back=(0,))
    take(game, 1)

    game.play(1, ("aim", 4, 4))
    game.play(1, ("height", 0.5))
    with pytest.raises(ValueError, match="seen"):
        game.launch(Launch(up={0: "cat"}))
    game.launch(Launch(up={0: "bee"}))
    assert 0 in game.takeable()


# Failure


def test_a_failed_launch_gives_a_random_tile_and_ends_the_turn() -> None:
    """[FW-A8] [FW-A14] [FW-A39] Any face-down tile, whatever the die shows; it is placed."""
    game = scene(up=("bee",))
    throw(game, "symbol")

    assert game.chances() == {("tile", number): 1 for number in range(1, 111)}
    game.draw(("tile", 17))
    assert game.chances() == {("kind", kind): TILES[kind] - (kind == "bee") for kind in TILES}
    game.draw(("kind", "kiku-red"))
    assert verbs(game, 0) == {"place"}
    place(game, 0)
    assert game.waiting() == {1}
    assert 17 not in game.box


def test_only_a_tile_turned_up_by_this_launch_makes_a_success() -> None:
    """[FW-A6] Tiles that lie face up, or are knocked back, don't."""
    game = scene(up=("bee", "cat"))
    throw(game, "3", back=(0,))

    assert game.waiting() == {"~"}
    assert len(game.chances()) == 110


def test_without_face_down_tiles_the_random_tile_is_a_face_up_one() -> None:
    """[FW-A8] Otherwise the game would stall."""
    game = scene()
    for tile in game.box.values():
        tile.up, tile.kind = True, "bee"
    throw(game, "1")
    game.draw(("tile", 3))

    assert game.players[0].held == ["bee"]
    assert game.waiting() == {0}


def test_a_known_tile_drawn_at_random_needs_no_further_draw() -> None:
    """[FW-A8] Everybody has seen it."""
    game = scene(up=("bee",))
    throw(game, "1", back=(0,))
    game.draw(("tile", 0))

    assert game.players[0].held == ["bee"]


# Taking and placing


@pytest.mark.parametrize(("die", "tiles"), [("1", 1), ("2", 2), ("3", 3)])
def test_the_die_says_how_many_tiles_to_take(die: str, tiles: int) -> None:
    """[FW-A9] [FW-A11] Of the new ones and of those that lay there; no fewer."""
    game = scene(up=("bee", "cat"))
    numbers = throw(game, die, "kiku-red", "kiku-blue")
    for count in range(tiles):
        assert game.legal(0) == {("take", number) for number in ([0, 1] + numbers)[count:]}
        take(game, ([0, 1] + numbers)[count])

    assert len(game.players[0].sky.tiles) == 2 + tiles
    assert game.waiting() == {1}


def test_who_finds_fewer_tiles_than_the_die_allows_takes_what_is_there() -> None:
    """[FW-A10] One of three."""
    game = scene()
    take(game, *throw(game, "3", "kiku-red"))

    assert game.waiting() == {1}


def test_a_tile_is_placed_on_a_free_cell_in_any_of_six_turns() -> None:
    """A special tile looks the same in all of them."""
    game = scene(up=("bee",))
    [number] = throw(game, "2", "kiku-red")

    game.play(0, ("take", number))
    assert len(game.legal(0)) == 23 * 6
    game.play(0, ("place", 4, 4, 5))
    game.play(0, ("take", 0))
    assert game.legal(0) == {("place", *cell, 0) for cell in game.players[0].sky.free()}
    assert len(game.legal(0)) == 22


def test_taking_stops_when_the_board_is_full() -> None:
    """[FW-A12] One free cell, three tiles on offer."""
    game = scene(skies={0: filled_sky(1)})
    numbers = throw(game, "3", "kiku-red", "kiku-red", "kiku-red")
    take(game, numbers[0])

    assert game.players[0].sky.is_full()
    assert game.waiting() == {1}


def test_a_symbol_gives_one_tile_and_another_launch() -> None:
    """[FW-A16] Without limit, and with a new pile."""
    game = scene()
    for _ in range(3):
        game.play(0, ("pile", 4, 4))
        take(game, throw(game, "symbol", "kiku-red", "kiku-red")[0])
        assert verbs(game, 0) == {"aim", "pile"}


def test_a_full_board_launches_no_more() -> None:
    """[FW-A16] The symbol is lost."""
    game = scene(skies={0: filled_sky(1)})
    take(game, *throw(game, "symbol", "kiku-red"))

    assert game.waiting() == {1}


# Tiles outside the box


def test_a_tile_outside_counts_but_cannot_be_taken_this_turn() -> None:
    """[FW-A7] [FW-A22] [FW-A40] A success with nothing to take: a random tile, and the symbol still counts."""
    game = scene()
    throw(game, "symbol", "kiku-red", outside=(0,))

    assert game.takeable() == []
    assert ("tile", 0) not in game.chances()
    take_unseen(game, "bee")
    place(game, 0)
    assert game.waiting() == {0}
    assert game.takeable() == [0]


def test_tiles_outside_go_back_as_they_lie_at_the_end_of_the_turn() -> None:
    """[FW-A22] A new face-up tile and one knocked back; neither was to be had."""
    game = scene(up=("bee", "cat"))
    throw(game, "3", "kiku-red", "kiku-gold", back=(0,), outside=(0, 2))
    assert numbers_of(game.legal(0), "take") == {1, 3}
    take(game, 1, 3)

    assert game.takeable() == [2]
    assert 0 in game.face_down()


def test_a_function_tile_outside_works_and_does_not_go_back() -> None:
    """[FW-A22] Rain, here: the die of 2 gives one tile."""
    game = scene(up=("bee", "cat"))
    throw(game, "2", "rain", outside=(2,))
    take(game, 0)

    assert game.waiting() == {1}
    assert 2 not in game.box


# The end


def test_after_a_full_board_the_others_have_their_last_turn_in_this_round() -> None:
    """[FW-A33] Seats 1 and 2 after seat 0; then it is over."""
    game = scene(3, skies={0: filled_sky(1)})
    for seat in (0, 1, 2):
        assert game.waiting() == {seat}
        take(game, *throw(game, "1", "kiku-red"))

    assert game.waiting() == set()


def test_nobody_follows_the_last_player_of_a_round() -> None:
    """[FW-A33] Seat 1 of two."""
    game = scene(2, skies={1: filled_sky(1)})
    take(game, *throw(game, "1", "kiku-red"))
    take(game, *throw(game, "1", "kiku-red"))

    assert game.waiting() == set()


def test_a_tie_is_a_shared_victory() -> None:
    """[FW-A32] Otherwise most points win."""
    game = scene(3, skies={0: filled_sky(1)})
    assert game.winners() == {0}
    game.players[2].sky = filled_sky(3)
    assert game.winners() == {0, 2}


def test_an_empty_box_ends_the_game() -> None:
    """[FW-A34] Before the next launch."""
    game = scene()
    numbers = throw(game, "1", "kiku-red")
    for number in range(1, 111):
        del game.box[number]
    take(game, *numbers)

    assert game.waiting() == set()


# The real box


def test_with_the_real_box_there_is_nothing_to_aim() -> None:
    """[FW-A48] A launch is told, not chosen."""
    game = scene(box="real")

    assert game.waiting() == {"~"}
    take(game, *throw(game, "1", "kiku-red"))
    assert game.active == 1
