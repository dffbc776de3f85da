"""How far the objectives in a hand are: what counts, what is missing, and when a card can be claimed."""

from typing import Any

import pytest

from lampion.games.takenoko.game import GAME
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.limits import CHANCE
from tests.conformance.walks import Case, travel
from tests.games.takenoko.tables import Seat, hikari_table, name, table

CASES = [
    Case(2, GAME.settle(2, {}), 1, 50, True),
    Case(3, GAME.settle(3, {"hikari": "on", "mirror": "on"}), 2, 50, True),
    Case(4, GAME.settle(4, {"hikari": "on", "diamonds": "tips", "bamboo": "28-26-24"}), 3, 50, True),
]


def progress(card: str, land: str = "", *, viewer: int = 0, **given: Any) -> Any:
    """How far a card in the hand of seat 0 is."""
    seat = Seat(card, **{key: given.pop(key) for key in ("eaten", "channels", "chips") if key in given})
    return table(seat, Seat(), land=land, **given).view(viewer)["seats"][0]["objectives"][0]


def states(placement: Any) -> dict[str, str]:
    """The cells of a placement with their states."""
    return {name(cell["cell"]): cell["state"] for cell in placement["cells"]}


# Patterns


def test_a_pattern_tells_which_plots_fit_and_which_lack_water() -> None:
    """[TK-11] The example of the book: a green triangle, to one plot of which no water comes."""
    found = progress("plot-triangle-green", "green:1 1,-1 / green:1 1,0 / green- 2,-1")

    assert (found["done"], found["needed"], found["dry"], found["ready"]) == (2, 3, 1, False)
    assert [states(placement) for placement in found["placements"]] == [{"1,-1": "fits", "2,-1": "dry", "1,0": "fits"}]


def test_a_pattern_tells_where_a_plot_is_missing() -> None:
    """[TK-5] [TK-11] `open` where one may be placed now, `empty` where that takes another plot first."""
    found = progress("plot-line-green", "green:1 1,0")

    assert (found["done"], found["needed"], found["dry"]) == (1, 3, 0)
    assert {"1,0": "fits", "1,-1": "open", "1,-2": "empty"} in [states(placement) for placement in found["placements"]]
    assert all(cell["colour"] == "green" for placement in found["placements"] for cell in placement["cells"])


def test_a_pattern_never_lies_on_the_pond_or_on_another_colour() -> None:
    """[TK-11]"""
    ring = "green:1 1,0 / pink:1 0,1 / yellow:1 -1,1 / yellow:1 -1,0 / pink:1 0,-1 / pink:1 1,-1"

    found = progress("plot-line-green", ring)

    assert found["placements"]
    for placement in found["placements"]:
        assert not {"0,0", "0,1", "1,-1"} & set(states(placement))


def test_the_best_places_of_a_pattern_are_few() -> None:
    """A single plot can be part of a pattern in many ways."""
    assert 1 < len(progress("plot-diamond-green", "green:1 1,0")["placements"]) <= 6


def test_a_fulfilled_pattern_can_be_claimed_in_the_own_turn_only() -> None:
    """[TK-11]"""
    land = "green:1 1,-1 / green:1 1,0 / green:1 2,-1"
    given: dict[str, Any] = {"land": land, "channels": "1,-1 1,0 / 1,-1 2,-1"}
    mine = table(Seat("plot-triangle-green"), Seat(), **given)
    theirs = table(Seat("plot-triangle-green"), Seat(), **given, active=1)

    for game, claimable in ((mine, True), (theirs, False)):
        found = game.seat(0)["objectives"][0]
        assert (found["done"], found["ready"], found["claimable"]) == (3, True, claimable)


def test_two_colours_of_a_diamond_have_their_own_cells() -> None:
    """[TK-A2]"""
    found = progress("plot-diamond-yellow-green", "green:1 1,-1 / yellow:1 1,0")

    assert found["done"] == 2
    for placement in found["placements"]:
        colours = {name(cell["cell"]): cell["colour"] for cell in placement["cells"]}
        assert (colours["1,-1"], colours["1,0"]) == ("green", "yellow")
        assert sorted(colours.values()) == ["green", "green", "yellow", "yellow"]


def test_no_plot_is_missing_where_none_is_left() -> None:
    """[TK-1] All seven pink plots lie in the garden."""
    kinds = ["pink"] * 4 + ["pink-watershed:1", "pink-enclosure", "pink-fertilizer"]
    far = " / ".join(f"{kind}{'' if ':' in kind else '-'} {2 * place - 7},3" for place, kind in enumerate(kinds))

    assert progress("plot-line-pink", far)["placements"] == []


# Bamboo


def test_a_single_bamboo_counts_its_sections() -> None:
    """[TK-11] The best plot with that improvement; a bare one would need a chip."""
    found = progress("gardener-green-4-fertilizer", "green-fertilizer:2 1,0 / green:3 0,1 / green- 1,1")

    assert (found["unit"], found["done"], found["needed"], found["missing"]) == ("sections", 2, 4, 2)
    assert found["counting"] == []
    assert found["could"] == [
        {"cell": [1, 0], "sections": 2, "water": False, "chip": None},
        {"cell": [1, 1], "sections": 4, "water": True, "chip": "fertilizer"},
    ]


def test_a_watershed_brings_the_water_that_is_missing() -> None:
    """[TK-10]"""
    could = progress("gardener-green-4-watershed", "green:1 1,0 / green:1 0,1 / green- 1,1")["could"]

    assert could == [{"cell": [1, 1], "sections": 4, "water": False, "chip": "watershed"}]


def test_several_bamboos_count_plots_of_exactly_that_height() -> None:
    """[TK-A4] A higher one could be eaten; not behind an enclosure."""
    land = "pink:3 1,0 / pink:4 0,1 / pink-enclosure:4 -1,0 / pink:1 -1,1"
    found = progress("gardener-pink-3x2", land)

    assert (found["unit"], found["done"], found["needed"], found["missing"]) == ("plots", 1, 2, 1)
    assert found["counting"] == [[1, 0]]
    assert [(plot["cell"], plot["sections"]) for plot in found["could"]] == [([0, 1], -1), ([-1, 1], 2)]


def test_a_disease_reaches_behind_an_enclosure() -> None:
    """[HK-A17]"""
    game = hikari_table(Seat("gardener-pink-3x2"), land="pink-enclosure:4 -1,0")

    assert game.seat(0)["objectives"][0]["could"][0]["sections"] == -1


def test_too_few_plots_cannot_say_how_many_sections_are_missing() -> None:
    """[TK-11]"""
    assert progress("gardener-green-3x4", "green:2 1,0")["missing"] is None


# Sections


def test_a_panda_objective_counts_stored_sections() -> None:
    """[TK-11] More than it asks for doesn't help."""
    found = progress("panda-trio", eaten="green green pink")

    assert (found["done"], found["needed"], found["ready"]) == (2, 3, False)
    assert found["sections"] == [
        {"colour": "green", "asked": 1, "stored": 2},
        {"colour": "yellow", "asked": 1, "stored": 0},
        {"colour": "pink", "asked": 1, "stored": 1},
    ]


# Whose, and always


def test_progress_is_seen_by_the_owner_of_the_hand_only() -> None:
    """[TK-2]"""
    game = table(Seat("panda-trio panda-trio plot-line-pink"), Seat(), Seat())

    for viewer in (0, CHANCE):
        seat = game.view(viewer)["seats"][0]
        assert [found["card"] for found in seat["objectives"]] == seat["hand"]
    assert [game.view(viewer)["seats"][0]["objectives"] for viewer in (1, 2, None)] == [None] * 3


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.seats))
def test_what_is_done_and_needed_agrees_with_the_rules(case: Case) -> None:
    """[TK-11] In whole games: everything is done exactly when the rules say that the card is fulfilled."""
    for position in travel(GAME, case).positions[::7]:
        assert isinstance(position, Takenoko)
        for seat in GAME.view(position, CHANCE)["seats"]:
            for found in seat["objectives"] or []:
                assert (found["done"] == found["needed"]) == found["ready"], (found, GAME.write(position))
