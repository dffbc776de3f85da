"""The box as interfaces get it."""

from typing import Any

import pytest

from lampion import i18n
from lampion.games.lanterns_dice.game import GAME

BOX: Any = GAME.pieces()
SHAPES = {shape["shape"]: shape for shape in BOX["shapes"]}


def test_the_lake_has_its_pools_row_by_row() -> None:
    """[LD-1] 54 pools with two different colours each."""
    pools = BOX["lakes"][0]["pools"]

    assert [pool["cell"] for pool in pools] == [[x, y] for y in range(6) for x in range(9)]
    assert all(len(set(pool["colours"])) == 2 for pool in pools)
    assert pools[2] | {"place": None} == {
        "cell": [2, 0],
        "colours": ["purple", "blue"],
        "pavilions": [True, False],
        "platform": False,
        "boat": False,
        "place": None,
    }


@pytest.mark.parametrize("lake", range(4))
def test_people_find_every_pool_by_what_they_see(lake: int) -> None:
    """[LD-1] Colours, installation and ninth of the lake tell all pools apart."""
    places = [pool["place"] for pool in BOX["lakes"][lake]["pools"]]
    seen = {(*sorted(one["colours"]), one["installation"], one["across"], one["down"]) for one in places}

    assert len(seen) == 54


@pytest.mark.parametrize(
    ("shape", "forms"),
    [("I3", 2), ("V3", 4), ("O4", 1), ("T4", 4), ("L4", 8), ("S4", 4), ("U5", 4), ("X5", 1)],
)
def test_a_shape_has_all_its_forms(shape: str, forms: int) -> None:
    """[LD-11] Turned and flipped, each once."""
    found = SHAPES[shape]["forms"]

    assert len({str(form["cells"]) for form in found}) == len(found) == forms


@pytest.mark.parametrize("shape", SHAPES)
def test_turning_and_flipping_lead_from_form_to_form(shape: str) -> None:
    """[LD-11] Four quarter turns, or two flips, lead back."""
    forms = SHAPES[shape]["forms"]
    for number in range(len(forms)):
        turned = number
        for _ in range(4):
            turned = forms[turned]["turned"]
        assert turned == number
        assert forms[forms[number]["flipped"]]["flipped"] == number


def test_a_quarter_turn_is_clockwise() -> None:
    """[LD-11] The L stands; turned, its foot points left and down."""
    forms = SHAPES["L4"]["forms"]

    assert forms[0]["cells"] == [[0, 0], [0, 1], [0, 2], [1, 2]]
    assert forms[forms[0]["turned"]]["cells"] == [[0, 0], [1, 0], [2, 0], [0, 1]]
    assert forms[forms[0]["flipped"]]["cells"] == [[1, 0], [1, 1], [0, 2], [1, 2]]


def test_a_card_has_two_sides_and_one_cost() -> None:
    """[LD-10] One effect is known, the others are reconstructed."""
    assert [(card["card"], card["side"], card["cost"]) for card in BOX["cards"]] == [
        ("E1", "A", 1),
        ("E1", "B", 1),
        ("E2", "A", 2),
        ("E2", "B", 2),
        ("E3", "A", 3),
        ("E3", "B", 3),
    ]
    assert [card["status"] for card in BOX["cards"]].count("reconstructed") == 5


def test_what_is_reconstructed_is_marked() -> None:
    """[LD-A24] Lake, bonuses, lower values and five sides of cards."""
    marked = {name for name, status in BOX["status"].items() if status == "reconstructed"}

    assert {"lake", "sheets", "shapes.values"} <= marked
    assert len([name for name in marked if name.startswith("emperor_cards.")]) == 5


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_about_page_has_words_for_everything_that_is_not_known(language: str) -> None:
    """[LD-A24] In the box's marks, dots stand between names; in keys, dashes."""
    unsure = [name for name, status in BOX["status"].items() if status != "known"]

    assert len(unsure) > 10
    for name in unsure:
        assert i18n.knows(language, f"lanterns-dice-web-box-{name.replace('.', '-')}")


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_about_page_has_all_rulings(language: str) -> None:
    """[LD-A1] [LD-A28] With a question and an answer each."""
    for number in range(1, 29):
        assert i18n.say(language, f"lanterns-dice-web-ruling-{number}").endswith("?")
        assert i18n.say(language, f"lanterns-dice-web-ruling-{number}.answer").endswith(".")
    assert not i18n.knows(language, "lanterns-dice-web-ruling-29")


def test_the_makers_of_the_game_are_named() -> None:
    """[LD-1]"""
    assert BOX["credits"][0]["designers"] == ["Chris Bryan"]
