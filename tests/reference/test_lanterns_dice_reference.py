"""The Lanterns Dice reference itself follows the rulebook: the box, setting up, turns, fireworks, the score."""

import random
from collections import Counter

import pytest

from .lanterns_dice import OPTIONS, ReferenceGame, Step
from .lanterns_dice_lake import COLOURS, LAKES, PLACEMENTS, SHAPES, SIZES, Lake, neighbours, stack, turn_bonuses
from .lanterns_dice_scenes import (
    about_to_act,
    about_to_end,
    about_to_launch,
    around,
    complete,
    play_at_random,
    play_quietly,
    roll,
    turn,
)

# The box


@pytest.mark.parametrize("lake", LAKES.values(), ids=LAKES)
def test_every_lake_is_balanced(lake: Lake) -> None:
    """[LD-1] 54 pools of two colours; 6 boats off the rim, 12 platforms, 12 pavilions, two of each colour."""
    assert Counter(lake.colours.values()) == dict.fromkeys(COLOURS, 18)
    assert all(lake.colours[row, column, 0] != lake.colours[row, column, 1] for row, column, _ in lake.colours)
    assert [len(lake.boats), len(lake.platforms), len(lake.pavilions)] == [6, 12, 12]
    assert Counter(lake.colours[area] for area in lake.pavilions) == dict.fromkeys(COLOURS, 2)
    assert all(len(neighbours(boat)) == 4 for boat in lake.boats)
    assert len(lake.boats | lake.platforms | {area[:2] for area in lake.pavilions}) == 30


def test_the_other_lakes_are_mirror_images_in_other_colours() -> None:
    """[LD-A23] The white and blue pool in the corner of A moves to another corner of each."""
    corners = {"A": (0, 0), "B": (0, 8), "C": (5, 0), "D": (5, 8)}
    pairs = {letter: [LAKES[letter].colours[*corner, half] for half in (0, 1)] for letter, corner in corners.items()}

    assert pairs == {
        "A": ["white", "blue"],
        "B": ["red", "purple"],
        "C": ["orange", "white"],
        "D": ["green", "red"],
    }


def test_shapes_have_three_to_five_squares_and_lie_everywhere_in_every_way() -> None:
    """[LD-1] [LD-A17] Turned and flipped: a square has one form, an L eight."""
    for shape, places in PLACEMENTS.items():
        assert {len(place) for place in places} == {int(shape[1])}

    forms = {
        shape: sum(1 for place in PLACEMENTS[shape] if min(y for y, _ in place) == 0 and min(x for _, x in place) == 0)
        for shape in SHAPES
    }
    assert forms == {"I3": 2, "V3": 4, "O4": 1, "T4": 4, "L4": 8, "S4": 4, "U5": 4, "X5": 1}


def test_six_tiles_of_each_shape_fall_in_value() -> None:
    """[LD-1] Larger shapes begin higher."""
    assert {size: {tuple(stack(shape)) for shape in shapes} for size, shapes in SIZES.items()} == {
        "small": {(4, 3, 3, 2, 2, 1)},
        "medium": {(5, 4, 4, 3, 3, 2)},
        "large": {(6, 5, 5, 4, 4, 3)},
    }


@pytest.mark.parametrize(("seats", "turns"), [(2, 10), (3, 8), (4, 6)])
def test_turn_bonuses_are_crossed_out_by_number_of_players(seats: int, turns: int) -> None:
    """[LD-2] Every sheet has a colour for each turn, different from those of the other sheets."""
    bonuses = [turn_bonuses(letter, seats) for letter in "ABCD"]

    assert {len(colours) for colours in bonuses} == {turns}
    assert all(len(set(colours)) == 4 for colours in zip(*bonuses, strict=True))


# Setting up


def test_the_first_game_begins_with_the_dice() -> None:
    """[LD-2] With the recommended shapes, all cards on side A, one gift each, and sheet A at seat 0."""
    game = ReferenceGame(3, {})

    assert list(game.stacks) == ["V3", "O4", "T4", "U5"]
    assert game.cards == {1: "A", 2: "A", 3: "A"}
    assert [(player.sheet.letter, player.sheet.gifts) for player in game.players] == [("A", 1), ("B", 1), ("C", 1)]
    assert game.chances() == {f"~ {colour}": 1 for colour in COLOURS}


def test_everything_can_be_drawn() -> None:
    """[LD-2] [LD-A22] Sheets, then a small, two medium and a large shape, then the sides; the first letter begins."""
    options = {"sheets": "drawn", "shapes": "drawn", "card_1": "drawn", "card_3": "drawn", "card_2": "B"}
    game = ReferenceGame(2, options)

    assert list(game.chances()) == ["~ sheet A", "~ sheet B", "~ sheet C", "~ sheet D"]
    game.play("~", "~ sheet D")
    assert list(game.chances()) == ["~ sheet A", "~ sheet B", "~ sheet C"]
    for outcome in ("sheet B", "I3", "S4"):
        game.play("~", f"~ {outcome}")
    assert list(game.chances()) == ["~ O4", "~ T4", "~ L4"]
    for outcome in ("L4", "X5", "side B"):
        game.play("~", f"~ {outcome}")
    assert list(game.chances()) == ["~ side A", "~ side B"]
    game.play("~", "~ side A")

    assert list(game.stacks) == ["I3", "S4", "L4", "X5"]
    assert game.cards == {1: "B", 2: "B", 3: "A"}
    assert game.active() == 1


def test_the_start_player_may_choose_any_four_shapes() -> None:
    """[LD-A21] One by one, none twice."""
    game = ReferenceGame(2, {"shapes": "chosen"})

    for shape in ("X5", "U5", "I3"):
        game.play(0, f"choose {shape}")
    assert game.legal(0) == {"choose V3", "choose O4", "choose T4", "choose L4", "choose S4"}
    game.play(0, "choose V3")

    assert list(game.stacks) == ["X5", "U5", "I3", "V3"]
    assert game.waiting() == {"~"}


# Dice and tray


def test_rerolls_cost_a_gift_each() -> None:
    """[LD-4] All four dice, as often as the gifts last."""
    game = ReferenceGame(2, {})
    roll(game, "red", "blue", "red", "blue")
    assert game.legal(0) == {"reroll", "turn red 0", "turn blue 1", "turn red 2", "turn blue 3"}

    game.play(0, "reroll")
    roll(game, "white", "white", "green", "white")

    assert game.dice == ["white", "white", "green", "white"]
    assert game.legal(0) == {"turn white 0", "turn white 1", "turn green 2", "turn white 3"}


@pytest.mark.parametrize(
    ("seats", "faced"),
    [(2, ["orange", "blue"]), (3, ["orange", "green", "blue"]), (4, ["orange", "green", "blue", "red"])],
)
def test_the_tray_turns_for_everybody(seats: int, faced: list[str]) -> None:
    """[LD-4] [LD-A1] [LD-A2] Two players sit opposite; with three, one side is empty."""
    game = ReferenceGame(seats, {})
    roll(game, "red", "orange", "green", "blue")

    turn(game, 1)

    assert [player.steps[0].colour for player in game.players] == faced


# Shading


def test_example_a_everybody_lights_an_area_of_the_die_that_faces_them() -> None:
    """[LD-5] [LD-A4] Red for the active player, blue and orange for the others, in any order."""
    game = about_to_act(3, "red", "blue", "orange", "white")
    assert game.waiting() == {0, 1, 2}
    for seat, colour in enumerate(("red", "blue", "orange")):
        areas = [area for area, printed in LAKES["A"].colours.items() if printed == colour]
        assert game.legal(seat) == {f"light {x},{y} {colour}" for y, x, _ in areas} | {"pass"}

    game.play(2, "light 5,0 orange")
    game.play(0, "light 8,0 red")

    assert [player.sheet.lit for player in game.players] == [{(0, 8, 0)}, set(), {(0, 5, 0)}]


def test_example_b_a_pavilion_brings_a_gift() -> None:
    """[LD-6] [LD-A7] Only on its own area of the pool."""
    game = about_to_act(3, "red", "blue", "green", "white")

    game.play(1, "light 6,0 blue")
    game.play(2, "light 6,0 green")

    assert [player.sheet.gifts for player in game.players] == [1, 2, 1]


def test_example_c_a_completed_platform_allows_one_of_eight_areas() -> None:
    """[LD-7] [LD-A8] In the four pools beside it, boats included, of any colour; it may be left out."""
    game = about_to_act(3, "red", "purple", "orange", "white")
    game.players[1].sheet.lit = {(4, 1, 1)}

    game.play(1, "light 1,4 purple")

    beside = {"1,3": "blue red", "1,5": "white green", "0,4": "orange green", "2,4": "green orange"}
    areas = {f"light {pool} {colour}" for pool, colours in beside.items() for colour in colours.split()}
    assert game.legal(1) == areas | {"pass"}


def test_platforms_chain() -> None:
    """[LD-7] [LD-A9] A bonus that completes a platform brings another, before the next step."""
    game = about_to_act(3, "red", "purple", "orange", "white")
    game.players[1].sheet.lit = {(4, 1, 1), (4, 2, 0)}

    game.play(1, "light 1,4 purple")
    game.play(1, "light 2,4 orange")
    assert game.players[1].steps == [Step("platform", pool=(4, 2)), Step("emperor")]
    game.play(1, "light 2,5 purple")

    assert game.players[1].steps == [Step("emperor")]
    assert game.players[1].sheet.gifts == 2


def test_example_d_the_active_player_lights_the_bonus_of_the_turn_too() -> None:
    """[LD-9] [LD-A6] Red in the first turn of sheet A; the bonus is crossed off, used or not."""
    game = about_to_act(3, "white", "blue", "orange", "green")
    game.play(0, "pass")
    assert game.players[0].steps[0] == Step("bonus", colour="red")
    assert "light 3,0 red" in game.legal(0)

    while game.turns < 4:
        play_quietly(game)
    roll(game, "white", "blue", "orange", "green")
    turn(game, 0)
    game.play(0, "pass")

    assert game.players[0].steps[0] == Step("bonus", colour="orange")


def test_a_used_up_colour_leaves_only_a_pass() -> None:
    """[LD-A5] There is no substitute."""
    game = ReferenceGame(2, {})
    game.players[1].sheet.lit = {area for area, colour in LAKES["A"].colours.items() if colour == "blue"}
    roll(game, "red", "red", "blue", "red")

    turn(game, 0)

    assert game.legal(1) == {"pass"}


# Emperor cards


def colours(game: ReferenceGame, seat: int) -> set[str]:
    """The colours of the areas that a seat may light now."""
    return {move.split()[2] for move in game.legal(seat) if move != "pass"}


def with_gifts(gifts: int, **options: str) -> ReferenceGame:
    """A two-player game in which seat 1 has some gifts for the emperor, and has just lit an area in 0,0."""
    game = about_to_act(2, "red", "orange", "blue", "orange", **options)
    sheet = game.players[1].sheet
    sheet.gifts = gifts
    sheet.lit = {(1, 0, 0)}
    game.play(1, "light 0,0 blue")
    return game


def test_each_player_may_buy_one_action_a_turn() -> None:
    """[LD-10] Those they can pay and use; then their turn goes on."""
    game = with_gifts(2)
    assert game.legal(1) == {"emperor E1", "emperor E2", "pass"}

    game.play(1, "emperor E1")
    assert "pass" not in game.legal(1)
    game.play(1, "light 3,0 red")

    assert game.players[1].sheet.gifts == 2
    assert 1 not in game.waiting()


def test_the_first_card_has_colours_of_the_dice_or_the_other_half_of_a_pool_lit_this_turn() -> None:
    """[LD-10] [LD-A11] All four dice count, also those that nobody faces."""
    game = with_gifts(1)
    game.play(1, "emperor E1")
    other = with_gifts(1, card_1="B")
    other.play(1, "emperor E1")

    assert colours(game, 1) == {"red", "orange", "blue"}
    assert other.legal(1) == {"light 0,0 white"}


def test_the_second_card_has_the_other_colours_or_pools_beside_a_complete_one() -> None:
    """[LD-10] [LD-A25] It cannot be bought where it lights nothing."""
    game = with_gifts(2)
    game.play(1, "emperor E2")
    other = with_gifts(2, card_2="B")

    assert colours(game, 1) == {"green", "purple", "white"}
    assert other.legal(1) == {"emperor E1", "pass"}
    complete(other, 1, (0, 0))
    other.play(1, "emperor E2")
    assert other.legal(1) == {"light 1,0 blue", "light 1,0 green", "light 0,1 orange"}


def test_the_third_card_has_both_areas_of_an_untouched_pool() -> None:
    """[LD-10] [LD-A25] The second one may be left out; completing a platform with it brings its bonus."""
    game = with_gifts(3)
    game.play(1, "emperor E3")
    assert not any(move.startswith(("light 0,0", "light 0,1")) for move in game.legal(1))
    game.play(1, "light 2,4 orange")
    assert game.legal(1) == {"light 2,4 green", "pass"}

    game.play(1, "light 2,4 green")

    assert game.players[1].steps == [Step("platform", pool=(4, 2))]


def test_the_third_card_has_two_areas_of_a_colour_on_its_other_side() -> None:
    """[LD-10] [LD-A25] What the first one brings comes before the second."""
    game = with_gifts(3, card_3="B")
    game.players[1].sheet.lit.add((4, 2, 0))
    game.play(1, "emperor E3")
    game.play(1, "light 2,4 orange")
    assert game.players[1].steps[0] == Step("platform", pool=(4, 2))
    game.play(1, "pass")

    assert colours(game, 1) == {"orange"}
    assert "pass" in game.legal(1)


# Fireworks


def test_a_tile_lies_on_complete_pools_turned_and_flipped() -> None:
    """[LD-11] [LD-A14] One launch a turn, of the top tile."""
    game = about_to_launch((0, 0), (0, 1), (1, 0), (1, 1))
    corners = {f"launch V3 {pools}" for pools in ("0,0 1,0 0,1", "0,0 1,0 1,1", "0,0 0,1 1,1", "1,0 0,1 1,1")}
    assert game.legal(0) == corners | {"launch O4 0,0 1,0 0,1 1,1", "pass"}

    game.play(0, "launch V3 0,0 1,0 0,1")

    assert game.players[0].sheet.tiles == [4]
    assert game.stacks["V3"] == [3, 3, 2, 2, 1]
    assert 0 not in game.waiting()


def test_tiles_do_not_overlap() -> None:
    """[LD-A15] A covered pool is not used again."""
    game = about_to_launch((0, 0), (0, 1), (1, 0), (1, 1), (2, 1), launches=2)

    game.play(0, "launch V3 0,0 1,0 0,1")

    assert game.legal(0) == {"pass"}


def test_an_empty_stack_launches_nothing() -> None:
    """[LD-A14] Other shapes go on."""
    game = about_to_launch((0, 0), (0, 1), (1, 0), (1, 1))
    game.stacks["V3"] = []

    assert game.legal(0) == {"launch O4 0,0 1,0 0,1 1,1", "pass"}


def test_the_active_player_may_launch_before_others_have_lit() -> None:
    """[LD-3] [LD-A13] The next roll waits for all."""
    game = about_to_launch((0, 0), (0, 1), (1, 0))

    game.play(0, "launch V3 0,0 1,0 0,1")

    assert game.waiting() == {1, 2}
    game.play(1, "pass")
    game.play(2, "pass")
    assert game.waiting() == {1, 2}
    game.play(2, "pass")
    game.play(1, "pass")
    assert game.waiting() == {"~"}
    assert game.active() == 1


# The end


def test_everybody_may_launch_once_more_in_turn_order() -> None:
    """[LD-12] [LD-A18] Also the seat that has just launched; a seat with nothing to launch can only pass."""
    game = about_to_end(3)
    complete(game, 0, (0, 0), (0, 1), (1, 0))
    complete(game, 2, (0, 0), (0, 1), (1, 0), (5, 0), (5, 1), (4, 0))

    game.play(2, "launch V3 0,0 1,0 0,1")
    assert (game.stage, game.waiting()) == ("last launches", {0})
    game.play(0, "launch V3 0,0 1,0 0,1")
    assert game.legal(1) == {"pass"}
    game.play(1, "pass")
    assert game.waiting() == {2}
    game.play(2, "launch V3 0,4 0,5 1,5")

    assert (game.stage, game.waiting()) == ("over", set())
    assert [player.sheet.tiles for player in game.players] == [[3], [], [4, 3]]


def test_the_example_scores_33() -> None:
    """[LD-13] [LD-14] [LD-15] [LD-16] Fireworks of 5, 4, 3 and 3, groups of 12 and 10, two surrounded boats."""
    upper_right = {*around((1, 7)), (0, 3), (0, 4), (0, 5), (1, 5)}
    lower_left = {*around((3, 1)), (5, 0), (5, 1)}
    game = about_to_launch(*upper_right, *lower_left, launches=4)

    game.play(0, "launch O4 5,0 6,0 5,1 6,1")
    game.play(0, "launch V3 7,0 8,0 8,1")
    game.play(0, "launch V3 0,2 1,2 0,3")
    game.play(0, "launch V3 0,4 0,5 1,5")

    assert game.players[0].sheet.groups() == [12, 10]
    assert game.score(0) == {"fireworks": 15, "group": 10, "boats": 8, "total": 33}


def test_a_single_group_is_ignored_and_half_lit_pools_belong_to_none() -> None:
    """[LD-14] [LD-A19] Of two equal groups one scores."""
    game = about_to_act(2, "red", "red", "red", "red")
    complete(game, 0, (0, 0), (0, 1))
    complete(game, 1, (0, 0), (0, 1), (2, 0), (2, 1))
    for player in game.players:
        player.sheet.lit.add((1, 0, 0))

    assert [game.score(seat)["group"] for seat in (0, 1)] == [0, 2]


def test_a_lit_boat_is_worth_nothing() -> None:
    """[LD-8] [LD-15] Nor is one with a neighbour that is not complete."""
    game = about_to_act(2, "red", "red", "red", "red")
    complete(game, 0, *around((3, 1)))
    complete(game, 1, *(around((3, 1)) - {(3, 2)}))
    assert [game.score(seat)["boats"] for seat in (0, 1)] == [4, 0]

    game.players[0].sheet.lit.add((3, 1, 0))

    assert game.score(0)["boats"] == 0


def test_ties_go_to_the_better_fireworks_then_are_shared() -> None:
    """[LD-16] Four points from a boat lose to four from a tile."""
    game = about_to_act(3, "red", "red", "red", "red")
    complete(game, 0, *around((3, 1)))
    for seat in (1, 2):
        game.players[seat].sheet.tiles = [4]
    assert [game.score(seat)["total"] for seat in range(3)] == [4, 4, 4]

    assert game.winners() == {1, 2}


@pytest.mark.parametrize("seed", range(6))
def test_random_games_end_after_the_right_number_of_turns(seed: int) -> None:
    """[LD-3] Gifts never fall below zero, tiles never exceed their stacks."""
    rng = random.Random(seed)
    seats = 2 + seed % 3
    game = ReferenceGame(seats, {name: rng.choice(values) for name, values in OPTIONS.items()})

    play_at_random(game, rng)

    assert (game.stage, game.turns) == ("over", {2: 20, 3: 24, 4: 24}[seats])
    assert sum(len(player.sheet.tiles) for player in game.players) + sum(map(len, game.stacks.values())) == 24
    assert all(player.sheet.gifts >= 0 for player in game.players)
    assert game.winners()
