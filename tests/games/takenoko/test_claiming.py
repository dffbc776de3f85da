"""Claiming: all 45 objectives, with what they need and what they are worth."""

from typing import Any

import pytest

from lampion.kernel.errors import IllegalMove, NotYourTurn
from tests.games.takenoko.tables import RING, Seat, Table, table

# Patterns beside the pond with the channels that water them; `x` and `y` stand for colours, `o` for any other colour.
SHAPES = {
    "triangle": ("x 1,-1 / x 1,0 / x 2,-1", "1,-1 1,0 / 1,-1 2,-1"),
    "line": ("x 1,-1 / x 1,0 / x 1,1 / o 0,1", "1,0 0,1 / 1,0 1,1"),
    "curve": ("x 1,-1 / x 1,0 / x 0,1", ""),
    "diamond": ("x 2,-2 / x 1,-1 / x 2,-1 / x 1,0", "1,-1 1,0 / 1,-1 2,-1 / 2,-2 1,-1"),
}
DIAMOND_CHANNELS = SHAPES["diamond"][1]
DOMINOES = "x 2,-2 / y 1,-1 / x 2,-1 / y 1,0"  # top, left, right, bottom
MIRRORED = "x 2,-2 / x 1,-1 / y 2,-1 / y 1,0"
TIPS = "x 2,-2 / y 1,-1 / y 2,-1 / x 1,0"
OTHER = {"green": "pink", "yellow": "green", "pink": "yellow"}
PLOT_POINTS = {
    ("triangle", "green"): 2, ("triangle", "yellow"): 3, ("triangle", "pink"): 4,
    ("line", "green"): 2, ("line", "yellow"): 3, ("line", "pink"): 4,
    ("curve", "green"): 2, ("curve", "yellow"): 3, ("curve", "pink"): 4,
    ("diamond", "green"): 3, ("diamond", "yellow"): 4, ("diamond", "pink"): 5,
}  # fmt: skip
DIAMONDS = {  # top and right, left and bottom, points
    "plot-diamond-yellow-green": ("green", "yellow", 3),
    "plot-diamond-pink-green": ("green", "pink", 4),
    "plot-diamond-yellow-pink": ("pink", "yellow", 5),
}
TIP_COLOURS = {  # tips, middle
    "plot-diamond-yellow-green": ("green", "yellow"),
    "plot-diamond-pink-green": ("pink", "green"),
    "plot-diamond-yellow-pink": ("yellow", "pink"),
}
GARDENER_POINTS = {
    "green": {"fertilizer": 3, "watershed": 4, "enclosure": 4, "none": 5},
    "yellow": {"fertilizer": 4, "watershed": 5, "enclosure": 5, "none": 6},
    "pink": {"fertilizer": 5, "watershed": 6, "enclosure": 6, "none": 7},
}
SINGLES = [(colour, look, points) for colour, row in GARDENER_POINTS.items() for look, points in row.items()]
GROUPS = [
    ("gardener-green-3x4", "green", 4, 8),
    ("gardener-yellow-3x3", "yellow", 3, 7),
    ("gardener-pink-3x2", "pink", 2, 6),
]
ROTATIONS = range(6)


def turned(cell: str, times: int) -> str:
    """A cell turned around the pond, clockwise in sixths."""
    q, r = map(int, cell.split(","))
    for _ in range(times):
        q, r = -r, q + r
    return f"{q},{r}"


def edge(text: str, times: int) -> str:
    """An edge turned around the pond, its cells in order."""
    cells = [turned(cell, times) for cell in text.split()]
    return " ".join(sorted(cells, key=lambda cell: [int(part) for part in cell.split(",")][::-1]))


def garden(pattern: str, colours: dict[str, str], rotation: int = 0) -> str:
    """A pattern in these colours, with a section of bamboo on each plot, turned around the pond."""
    items = [item.split() for item in pattern.split(" / ")]
    return " / ".join(f"{colours[letter]}:1 {turned(cell, rotation)}" for letter, cell in items)


def edges(channels: str, rotation: int) -> str:
    """Channels, turned around the pond."""
    return " / ".join(edge(item, rotation) for item in channels.split(" / ")) if channels else ""


def holding(hand: str, land: str, channels: str = "", **given: Any) -> Table:
    """Seat 0 with this hand in this garden."""
    return table(Seat(hand), Seat(), land=land, channels=channels, **given)


# Plot objectives


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize(("shape", "colour"), PLOT_POINTS)
def test_a_plot_objective_is_claimed_in_any_rotation(shape: str, colour: str, rotation: int) -> None:
    """[TK-11] [TK-A3] [TK-1] Twelve cards of one colour, for their points."""
    pattern, channels = SHAPES[shape]
    card = f"plot-{shape}-{colour}"
    land = garden(pattern, {"x": colour, "o": OTHER[colour]}, rotation)
    game = holding(card, land, edges(channels, rotation))

    game.play(0, f"claim {card}")

    assert game.score(0)["plot"] == game.score(0)["total"] == PLOT_POINTS[shape, colour]
    assert (game.hand(0), game.seat(0)["claimed"]) == ([], [card])


@pytest.mark.parametrize(("shape", "colour"), PLOT_POINTS)
def test_a_plot_of_another_colour_spoils_a_pattern(shape: str, colour: str) -> None:
    """[TK-11] Whichever of its plots it is."""
    pattern, channels = SHAPES[shape]
    for place in range(pattern.count("x")):
        parts = pattern.split("x")
        spoilt = "x".join(parts[: place + 1]) + "o" + "x".join(parts[place + 1 :])
        game = holding(f"plot-{shape}-{colour}", garden(spoilt, {"x": colour, "o": OTHER[colour]}), channels)

        assert game.choices(0, "claim") == set()


@pytest.mark.parametrize("shape", ["triangle", "line", "diamond"])
@pytest.mark.parametrize("colour", ["green", "yellow", "pink"])
def test_every_plot_of_a_pattern_is_irrigated(shape: str, colour: str) -> None:
    """[TK-11] Without its channels one plot is dry."""
    pattern, _ = SHAPES[shape]
    game = holding(f"plot-{shape}-{colour}", garden(pattern, {"x": colour, "o": OTHER[colour]}))

    assert game.choices(0, "claim") == set()


def test_a_channel_may_complete_a_pattern() -> None:
    """[TK-11] Example: a stored channel waters 2,-1, then the triangle is claimed."""
    me = Seat("plot-triangle-green", channels=2)
    game = table(me, Seat(), land="green:1 1,-1 / green:1 1,0 / green- 2,-1")
    assert game.choices(0, "claim") == set()

    game.play(0, "lay 1,-1 1,0", "lay 1,-1 2,-1", "claim plot-triangle-green")

    assert game.scores() == [2, 0]


def test_a_pattern_may_be_part_of_a_larger_group() -> None:
    """[TK-11] More plots of the same colour around it do not matter."""
    assert holding("plot-curve-green", RING).choices(0, "claim") == {"plot-curve-green"}


def test_the_pond_is_never_part_of_a_pattern() -> None:
    """[TK-11] Two plots on opposite sides of the pond are not a line of three."""
    game = holding("plot-line-green plot-triangle-green", "green:1 1,0 / green:1 -1,0 / green:1 0,1")

    assert game.choices(0, "claim") == set()


@pytest.mark.parametrize("card", DIAMONDS)
@pytest.mark.parametrize("rotation", ROTATIONS)
def test_a_two_colour_diamond_is_two_dominoes(card: str, rotation: int) -> None:
    """[TK-11] [TK-A2] [TK-A3] Three cards, each in six rotations, for their points."""
    top, left, points = DIAMONDS[card]
    game = holding(card, garden(DOMINOES, {"x": top, "y": left}, rotation), edges(DIAMOND_CHANNELS, rotation))

    game.play(0, f"claim {card}")

    assert game.score(0)["plot"] == points


@pytest.mark.parametrize("card", DIAMONDS)
@pytest.mark.parametrize("rotation", ROTATIONS)
def test_a_mirrored_diamond_counts_only_by_an_option(card: str, rotation: int) -> None:
    """[TK-A3] The option `mirror`."""
    top, left, _ = DIAMONDS[card]
    land, channels = garden(MIRRORED, {"x": top, "y": left}, rotation), edges(DIAMOND_CHANNELS, rotation)

    assert holding(card, land, channels).choices(0, "claim") == set()
    assert holding(card, land, channels, mirror="on").choices(0, "claim") == {card}


@pytest.mark.parametrize("card", DIAMONDS)
@pytest.mark.parametrize("rotation", ROTATIONS)
def test_the_other_layout_of_the_diamonds_has_one_colour_on_the_tips(card: str, rotation: int) -> None:
    """[TK-A2] The option `diamonds`; the layout of dominoes does not count then, nor the tips without it."""
    tip, middle = TIP_COLOURS[card]
    land, channels = garden(TIPS, {"x": tip, "y": middle}, rotation), edges(DIAMOND_CHANNELS, rotation)
    dominoes = garden(DOMINOES, {"x": tip, "y": middle}, rotation)

    assert holding(card, land, channels, diamonds="tips").choices(0, "claim") == {card}
    assert holding(card, land, channels).choices(0, "claim") == set()
    assert holding(card, dominoes, channels, diamonds="tips").choices(0, "claim") == set()


@pytest.mark.parametrize("card", DIAMONDS)
def test_the_tips_and_the_middle_each_have_their_colour(card: str) -> None:
    """[TK-A2] With the colours swapped, the card does not fit."""
    tip, middle = TIP_COLOURS[card]
    game = holding(card, garden(TIPS, {"x": middle, "y": tip}), DIAMOND_CHANNELS, diamonds="tips")

    assert game.choices(0, "claim") == set()


# Gardener objectives


def look_of(colour: str, look: str, chip: bool = False) -> str:
    """A plot of this colour with this improvement, printed or as a chip."""
    return colour if look == "none" else f"{colour}{'+' if chip else '-'}{look}"


@pytest.mark.parametrize(("colour", "look", "points"), SINGLES)
def test_a_gardener_objective_asks_for_a_bamboo_of_height_four(colour: str, look: str, points: int) -> None:
    """[TK-11] [TK-1] Twelve cards, for their points; 3 is not enough."""
    card = f"gardener-{colour}-4-{look}"
    assert holding(card, f"{look_of(colour, look)}:3 1,0").choices(0, "claim") == set()
    game = holding(card, f"{look_of(colour, look)}:4 1,0")

    game.play(0, f"claim {card}")

    assert game.score(0)["gardener"] == game.score(0)["total"] == points


@pytest.mark.parametrize(("colour", "look"), [(colour, look) for colour, look, _ in SINGLES if look != "none"])
def test_a_chip_is_as_good_as_a_printed_improvement(colour: str, look: str) -> None:
    """[TK-11]"""
    card = f"gardener-{colour}-4-{look}"

    assert holding(card, f"{look_of(colour, look, chip=True)}:4 1,0").choices(0, "claim") == {card}


@pytest.mark.parametrize(("colour", "look"), [(colour, look) for colour, look, _ in SINGLES])
def test_a_gardener_objective_asks_for_its_own_improvement_and_colour(colour: str, look: str) -> None:
    """[TK-11] No other improvement, or no improvement if it says so, and no other colour."""
    others = [other for other in ("fertilizer", "watershed", "enclosure", "none") if other != look]
    plots = [look_of(colour, other) for other in others] + [look_of(OTHER[colour], look)]
    land = " / ".join(f"{plot}:4 {cell}" for plot, cell in zip(plots, ("1,0", "0,1", "-1,1", "-1,0"), strict=True))

    assert holding(f"gardener-{colour}-4-{look}", land).choices(0, "claim") == set()


@pytest.mark.parametrize(("card", "colour", "count", "points"), GROUPS)
def test_a_group_objective_asks_for_several_bamboos_of_height_three(
    card: str, colour: str, count: int, points: int
) -> None:
    """[TK-11] [TK-1] Anywhere on the board, whatever their improvements; one fewer is not enough."""
    plots = [look_of(colour, look) for look in ("none", "watershed", "enclosure", "fertilizer")][-count:]
    cells = ["1,0", "-1,0", "0,-1", "0,1"][:count]
    items = [f"{plot}:3 {cell}" for plot, cell in zip(plots, cells, strict=True)]
    assert holding(card, " / ".join(items[:-1])).choices(0, "claim") == set()
    game = holding(card, " / ".join(items))

    game.play(0, f"claim {card}")

    assert game.score(0)["gardener"] == points


@pytest.mark.parametrize(("card", "colour", "count"), [group[:3] for group in GROUPS])
@pytest.mark.parametrize("height", [2, 4])
def test_a_group_objective_asks_for_height_three_exactly(card: str, colour: str, count: int, height: int) -> None:
    """[TK-A4] A bamboo of height 4 does not count."""
    cells = ["1,0", "-1,0", "0,-1", "0,1"][:count]
    items = [f"{colour}:{height if place == 0 else 3} {cell}" for place, cell in enumerate(cells)]

    assert holding(card, " / ".join(items)).choices(0, "claim") == set()


def test_gardener_objectives_need_no_water() -> None:
    """[TK-A5] A dry bamboo counts for them; plot objectives ask for water."""
    game = holding("gardener-green-4-none plot-triangle-green", "green:4 3,0 / green:1 3,-1 / green:1 4,-1")

    assert game.irrigated() == set()
    assert game.choices(0, "claim") == {"gardener-green-4-none"}


# Panda objectives


@pytest.mark.parametrize(
    ("card", "sections", "points"),
    [
        ("panda-green", "green green", 3),
        ("panda-yellow", "yellow yellow", 4),
        ("panda-pink", "pink pink", 5),
        ("panda-trio", "green yellow pink", 6),
    ],
)
def test_a_panda_objective_costs_its_sections(card: str, sections: str, points: int) -> None:
    """[TK-11] [TK-1] All copies are alike; with one section fewer it cannot be claimed."""
    missing, *rest = sections.split()
    one_short = [*rest, *(colour for colour in ("green", "yellow", "pink") if colour != missing)]
    assert table(Seat(card, eaten=" ".join(one_short)), Seat()).choices(0, "claim") == set()
    game = table(Seat(card, eaten="green green green yellow yellow yellow pink pink pink"), Seat())

    game.play(0, f"claim {card}")

    assert game.score(0)["panda"] == game.score(0)["total"] == points
    assert game.eaten(0) == {colour: 3 - sections.split().count(colour) for colour in ("green", "yellow", "pink")}


def test_the_sections_of_a_panda_objective_go_back_to_the_supply() -> None:
    """[TK-11] [TK-A19]"""
    game = table(Seat("panda-trio", eaten="green yellow pink"), Seat(), bamboo="36-30-24")
    assert game.view()["bamboo"] == {"green": 35, "yellow": 29, "pink": 23}

    game.play(0, "claim panda-trio")

    assert game.view()["bamboo"] == {"green": 36, "yellow": 30, "pink": 24}


# When objectives are claimed, and what is used up


def test_objectives_are_claimed_only_in_ones_own_turn() -> None:
    """[TK-11]"""
    game = table(Seat(), Seat("panda-green", eaten="green green"))

    with pytest.raises(NotYourTurn):
        game.play(1, "claim panda-green")


def test_an_objective_that_is_not_in_hand_cannot_be_claimed() -> None:
    """[TK-11]"""
    game = table(Seat(eaten="green green"), Seat("panda-green"))

    with pytest.raises(IllegalMove):
        game.play(0, "claim panda-green")


def test_plots_serve_several_objectives() -> None:
    """[TK-A18] In the same turn too."""
    game = holding("plot-curve-green gardener-green-3x4", RING.replace(":1", ":3"))

    game.play(0, "claim plot-curve-green", "claim gardener-green-3x4")

    assert game.score(0)["total"] == 10


def test_bamboos_serve_several_players() -> None:
    """[TK-A18] Bamboos of height 3 count for the next player too."""
    land = "pink:3 1,0 / pink:3 0,1 / pink:3 -1,1"
    game = table(Seat("gardener-pink-3x2"), Seat("plot-curve-pink"), land=land, made="channel plots", weather="off")

    game.play(0, "claim gardener-pink-3x2", "end")
    game.play(1, "claim plot-curve-pink")

    assert game.scores() == [6, 4]
    assert set(game.heights().values()) == {3}


def test_sections_serve_one_panda_objective_only() -> None:
    """[TK-A18]"""
    game = table(Seat("panda-green panda-trio", eaten="green green yellow pink"), Seat())

    game.play(0, "claim panda-green")

    assert game.choices(0, "claim") == set()


def test_a_claimed_objective_stays_whatever_happens_on_the_board() -> None:
    """[TK-11] The panda eats from the bamboo that was claimed."""
    game = holding("gardener-green-4-none", "green:4 1,0")

    game.play(0, "claim gardener-green-4-none", "panda 1,0")

    assert game.height("1,0") == 3
    assert game.score(0)["gardener"] == 5
