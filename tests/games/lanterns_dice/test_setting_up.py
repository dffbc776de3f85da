"""Setting up: sheets, shapes, emperor cards, the number of turns and the start player."""

from collections import Counter

import pytest

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice.components import load
from lampion.kernel.errors import MoveRefused
from tests.games.lanterns_dice.lakes import Lakes

FIRST_GAME = "stacks V3 0 O4 0 T4 0 U5 0"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_another_sheet_and_one_gift(seats: int) -> None:
    """[LD-2] [LD-A22] By default, the first seat has sheet A."""
    game = Lakes.new(seats)

    assert [seat["sheet"] for seat in game.view()["seats"]] == list("ABCD"[:seats])
    assert [seat["gifts"] for seat in game.view()["seats"]] == [1] * seats


def test_drawn_sheets_are_all_different() -> None:
    """[LD-2] [LD-A22] Each letter can be dealt once."""
    game = Lakes.new(3, sheets="drawn")

    assert game.outcomes() == {"sheet A": 1, "sheet B": 1, "sheet C": 1, "sheet D": 1}
    game.chance("sheet D", "sheet B")
    assert game.outcomes() == {"sheet A": 1, "sheet C": 1}


@pytest.mark.parametrize(("sheets", "first"), [("DBC", 1), ("ABC", 0), ("CDB", 2), ("BCD", 0)])
def test_the_first_sheet_of_the_alphabet_begins(sheets: str, first: int) -> None:
    """[LD-2] [LD-A22] A before B before C before D."""
    game = Lakes.new(3, sheets="drawn")
    game.chance(*(f"sheet {letter}" for letter in sheets))
    game.any_chance()

    assert game.waiting == [first]
    assert game.position.active == first


def test_the_first_game_has_four_given_shapes_and_all_sides_a() -> None:
    """[LD-2] [LD-A27] The defaults, which the measuring of speed uses."""
    game = Lakes.new(4)

    assert game.phase == "roll"
    assert game.line("stacks") == FIRST_GAME
    assert game.line("emperor") == "emperor A A A"


def test_each_stack_has_its_highest_tile_on_top() -> None:
    """[LD-2] Six tiles of each shape, with falling values."""
    stacks = {stack["shape"]: stack["values"] for stack in Lakes.new().view()["stacks"]}

    assert stacks == {
        "V3": [4, 3, 3, 2, 2, 1],
        "O4": [5, 4, 4, 3, 3, 2],
        "T4": [5, 4, 4, 3, 3, 2],
        "U5": [6, 5, 5, 4, 4, 3],
    }


def test_shapes_are_drawn_one_small_two_medium_one_large() -> None:
    """[LD-2] [LD-A21] Each shape of a size has the same odds."""
    game = Lakes.new(shapes="drawn")

    assert game.outcomes() == {"I3": 1, "V3": 1}
    game.chance("I3")
    assert game.outcomes() == {"O4": 1, "T4": 1, "L4": 1, "S4": 1}
    game.chance("S4")
    assert game.outcomes() == {"O4": 1, "T4": 1, "L4": 1}
    game.chance("O4")
    assert game.outcomes() == {"U5": 1, "X5": 1}
    game.chance("X5")
    assert game.line("stacks") == "stacks I3 0 O4 0 S4 0 X5 0"
    assert game.phase == "roll"


def test_the_start_player_may_choose_any_four_shapes() -> None:
    """[LD-A21] Also four that aren't one small, two medium and one large."""
    game = Lakes.new(3, shapes="chosen", sheets="drawn")
    game.chance("sheet C", "sheet D", "sheet B")

    assert game.waiting == [2]
    assert len(game.moves(2)) == 8
    game.play(2, "choose X5", "choose U5", "choose L4")
    assert game.moves(2) == ["choose I3", "choose V3", "choose O4", "choose T4", "choose S4"]
    game.play(2, "choose S4")
    assert game.line("stacks") == "stacks L4 0 S4 0 U5 0 X5 0"
    assert game.phase == "roll"


def test_a_shape_is_chosen_once() -> None:
    """[LD-A21]"""
    game = Lakes.new(shapes="chosen")
    game.play(0, "choose X5")

    with pytest.raises(MoveRefused):
        game.play(0, "choose X5")


def test_the_side_of_each_card_is_given_or_drawn() -> None:
    """[LD-2] Each card by itself."""
    game = Lakes.new(card_1="drawn", card_2="B", card_3="drawn")

    assert game.line("emperor") == "emperor - B -"
    assert game.outcomes() == {"side A": 1, "side B": 1}
    game.chance("side B", "side A")
    assert game.line("emperor") == "emperor B B A"
    assert game.phase == "roll"


@pytest.mark.parametrize(("seats", "turns"), [(2, 10), (3, 8), (4, 6)])
def test_the_number_of_turns_depends_on_the_number_of_players(seats: int, turns: int) -> None:
    """[LD-2] Bonuses for another number of players are crossed out."""
    game = Lakes.new(seats)
    bonuses = game.seat(0)["bonuses"]

    assert game.view()["rounds"] == turns
    assert len(bonuses) == 12
    assert sum(bonus["state"] != "out" for bonus in bonuses) == turns


def test_all_sheets_show_the_same_lake_unless_each_has_its_own() -> None:
    """[LD-A23] The lakes of B, C and D are mirrored, with shifted colours."""
    assert {box.BOX.lakes[0].pools[0][0].colours} == {("white", "blue")}
    assert box.BOX.lakes[1].pools[0][8].colours == ("red", "purple")
    assert box.BOX.lakes[2].pools[5][0].colours == ("orange", "white")
    assert box.BOX.lakes[3].pools[5][8].colours == ("green", "red")

    game = Lakes.new(4, lakes="four", sheets="drawn")
    game.chance("sheet D", "sheet B", "sheet A", "sheet C")
    assert [seat["lake"] for seat in game.view()["seats"]] == ["D", "B", "A", "C"]


@pytest.mark.parametrize("lake", range(4))
def test_every_lake_is_balanced(lake: int) -> None:
    """[LD-A23] [LD-A24] Each colour has 18 areas; 6 boats, 12 platforms and 12 pavilions on every lake."""
    pools = [pool for row in box.BOX.lakes[lake].pools for pool in row]

    assert set(Counter(colour for pool in pools for colour in pool.colours).values()) == {18}
    assert sum(pool.boat for pool in pools) == 6
    assert sum(pool.platform for pool in pools) == 12
    assert sum(sum(pool.pavilions) for pool in pools) == 12


def test_what_is_reconstructed_is_marked() -> None:
    """[LD-A24]"""
    status = load().status

    assert {name for name, mark in status.items() if mark == "reconstructed"} == {
        "shapes.values",
        "emperor_cards.E1.A",
        "emperor_cards.E1.B",
        "emperor_cards.E2.B",
        "emperor_cards.E3.A",
        "emperor_cards.E3.B",
        "lake",
        "lakes",
        "sheets",
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_can_be_drawn_is_drawn_in_the_order_of_the_rulebook(seats: int) -> None:
    """[LD-2] [LD-A27] Sheets, then shapes, then cards."""
    game = Lakes.new(seats, sheets="drawn", shapes="drawn", card_1="drawn", card_2="drawn", card_3="drawn")
    seen = []
    while game.phase != "roll":
        seen.append(game.phase)
        game.chance(next(iter(game.outcomes())))

    assert seen == ["sheets"] * seats + ["shapes"] * 4 + ["sides"] * 3
