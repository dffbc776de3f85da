"""Setting up: the box, start tiles, characters, and who begins."""

import pickle
from collections import Counter
from itertools import permutations

import pytest

from lampion.games.fireworks.constants import phases
from lampion.kernel.limits import CHANCE
from tests.games.fireworks.nights import Table

COLOURS = ("red", "gold", "green", "blue")


def dealt(game: Table) -> None:
    """Deal start tiles and characters in any way."""
    while game.waiting == [CHANCE]:
        game.chance(next(iter(game.outcomes())))


def test_all_tiles_lie_face_down_in_one_of_256_layouts() -> None:
    """[FW-3] [FW-20] 32 layouts in eight symmetries, all as likely."""
    game = Table.new(2)

    assert game.outcomes() == {f"layout {number}": 1 for number in range(1, 257)}
    game.chance("layout 256")
    tiles = game.view()["box"]["tiles"]
    assert len(tiles) == 111
    assert not any(tile["up"] or tile["kind"] for tile in tiles)
    assert [tile["tile"] for tile in tiles] == list(range(1, 112))


def test_symmetries_of_a_layout_mirror_its_places() -> None:
    """[FW-20] The second form of a layout is the first one with rows upside down."""
    places = []
    for layout in ("layout 1", "layout 2"):
        game = Table.new(2)
        game.chance(layout)
        places.append([tuple(tile["place"]) for tile in game.view()["box"]["tiles"]])

    assert places[1] == [(8 - row, column) for row, column in places[0]]


def test_nobody_gets_two_start_tiles_of_one_colour() -> None:
    """[FW-3] The second tile differs in colour from the first; nobody gets a tile twice."""
    game = Table.new(2)
    game.chance("layout 1", "start kiku-red")

    assert set(game.outcomes()) == {f"start {style}-{colour}" for style in ("kiku", "bodan") for colour in COLOURS[1:]}


def test_the_deal_never_comes_to_a_dead_end() -> None:
    """[FW-3] If the last seat would be left with one colour, the tile before is dealt so that it isn't."""
    game = Table.new(4)
    game.chance("layout 1", "start kiku-red", "start kiku-gold", "start bodan-red", "start bodan-gold")
    game.chance("start kiku-green")

    assert set(game.outcomes()) == {"start kiku-blue", "start bodan-blue"}


@pytest.mark.parametrize("seats", [2, 3])
def test_all_allowed_deals_are_as_likely(seats: int) -> None:
    """[FW-3] As when all are shuffled and dealt, and once more if somebody has one colour twice."""
    tiles = [f"{style}-{colour}" for style in ("kiku", "bodan") for colour in COLOURS]
    allowed = [
        deal
        for deal in permutations(tiles, 2 * seats)
        if all(deal[2 * seat].split("-")[1] != deal[2 * seat + 1].split("-")[1] for seat in range(seats))
    ]
    first = Counter(deal[0] for deal in allowed)
    second = Counter(deal[1] for deal in allowed if deal[0] == "kiku-red")
    third = Counter(deal[2] for deal in allowed if deal[:2] == ("kiku-red", "kiku-gold"))
    game = Table.new(seats)
    game.chance("layout 1")

    for expected, chosen in ((first, "kiku-red"), (second, "kiku-gold"), (third, "bodan-red")):
        odds = {name.removeprefix("start "): weight for name, weight in game.outcomes().items()}
        assert all(odds[one] * expected[two] == odds[two] * expected[one] for one in odds for two in odds)
        assert odds.keys() == expected.keys()
        game.chance(f"start {chosen}")


def test_everybody_places_both_start_tiles_at_the_same_time() -> None:
    """[FW-3] On any free cell, in the order in which they were dealt."""
    game = Table.new(3, first="1")
    game.chance("layout 1", "start kiku-red", "start bodan-blue")
    dealt(game)

    assert game.waiting == [0, 1, 2]
    assert len(game.moves(0)) == 25
    game.play(0, "start 1,1")
    assert len(game.moves(0)) == 24
    game.play(0, "start 3,3")
    assert game.waiting == [1, 2]
    assert game.line("0").startswith("0 sky 1,1=start:kiku-red 3,3=start:bodan-blue hand")


def test_the_first_player_is_drawn_or_chosen() -> None:
    """[FW-A44] By chance, all as likely; or the seat of the option."""
    game = Table.new(3)
    dealt(game)
    for seat in (0, 1, 2):
        game.play(seat, "start 1,1", "start 3,3")

    assert game.outcomes() == {"seat 0": 1, "seat 1": 1, "seat 2": 1}
    game.chance("seat 2")
    assert (game.waiting, game.position.first, game.position.turn) == ([2], 2, 1)

    game = Table.new(2, first="1")
    dealt(game)
    for seat in (0, 1):
        game.play(seat, "start 1,1", "start 3,3")
    assert game.waiting == [1]
    assert game.position.phase == phases.PREPARE


def test_the_advanced_games_deal_a_different_character_to_each() -> None:
    """[FW-15] [FW-16] Seven characters, all as likely; none in game 1."""
    game = Table.new(2, mode="advanced-1")
    game.chance("layout 1", "start kiku-red", "start bodan-blue", "start kiku-blue", "start bodan-red")

    names = {"maicho", "kohana", "manka", "tosei", "kagiya", "tamaya", "puppy"}
    assert game.outcomes() == dict.fromkeys(names, 1)
    game.chance("puppy")
    assert set(game.outcomes()) == names - {"puppy"}
    game.chance("maicho")
    assert game.line("0").endswith("character puppy")
    assert game.line("1").endswith("character maicho")
    assert game.waiting == [0, 1]


def test_a_pickle_keeps_what_was_dealt_to_four() -> None:
    """[FW-3] [FW-15] The last one's second start tile and character, too."""
    game = Table.new(4, mode="advanced-1")
    while game.waiting == [CHANCE]:
        game.chance(list(game.outcomes())[-1])
    twin = Table(pickle.loads(pickle.dumps(game.position)))

    for one in (game, twin):
        one.play(3, "start 1,1", "start 3,3")
    assert twin.seat(3) == game.seat(3)


def test_only_advanced_1_has_action_cards_and_advanced_2_no_box() -> None:
    """[FW-16] [FW-18] 50 cards; 104 tiles on the table."""
    decks = {mode: sum(Table.new(2, mode=mode).position.fields()["deck"]) for mode in ("game-1", "advanced-1")}
    table = Table.new(2, mode="advanced-2").position.fields()

    assert decks == {"game-1": 0, "advanced-1": 50}
    assert table["box"] == []
    assert sum(table["bag"]) == 104
    assert table["bag"][17:] == [0, 0, 0]
