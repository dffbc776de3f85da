"""The boxes as plain data for boards: everything that a card or a tile shows."""

from typing import Any

import pytest

from lampion.games.takenoko.game import GAME
from tests.reference.takenoko_box import read_objectives, read_plots

BOX: Any = GAME.pieces()


def by_id(pieces: list[Any]) -> dict[str, Any]:
    """Pieces by their ids."""
    return {piece["id"]: piece for piece in pieces}


@pytest.mark.parametrize("row", ["6221", "5222"])
def test_plots_are_counted_by_kind(row: str) -> None:
    """[TK-1] [TK-A1]"""
    assert {plot["id"]: plot["counts"][row] for plot in BOX["plots"]} == read_plots(row)
    assert by_id(BOX["plots"])["pink-enclosure"]["improvement"] == "enclosure"
    assert by_id(BOX["plots"])["pink"]["improvement"] is None


@pytest.mark.parametrize("layout", ["dominoes", "tips"])
def test_every_objective_shows_what_it_asks_for(layout: str) -> None:
    """[TK-1] [TK-A2]"""
    cards = by_id(BOX["objectives"])
    expected = read_objectives(layout)

    assert cards.keys() == expected.keys()
    for name, card in expected.items():
        assert (cards[name]["category"], cards[name]["points"]) == (card.category, card.points)
        assert cards[name]["copies"] == card.copies
        if card.category == "plot":
            pattern = {tuple(part["cell"]): part["colour"] for part in cards[name]["patterns"][layout]}
            assert pattern == card.pattern


def test_the_cards_of_each_kind_show_their_own_particulars() -> None:
    """[TK-1]"""
    cards = by_id(BOX["objectives"])

    assert len(cards["plot-line-pink"]["patterns"]["dominoes"]) == 3
    assert (cards["gardener-green-3x4"]["bamboos"], cards["gardener-green-3x4"]["height"]) == (4, 3)
    assert cards["gardener-pink-4-none"]["improvement"] == "none"
    assert cards["panda-trio"]["sections"] == ["green", "yellow", "pink"]


def test_the_cards_of_hikari_are_in_the_box() -> None:
    """[HK-1] [HK-12]"""
    specials = by_id(BOX["specials"])

    assert sum(card["copies"] for card in BOX["specials"]) == 24
    assert (specials["weather-storm"]["face"], specials["jump"]["face"]) == ("storm", None)
    assert {card["points"] for card in BOX["supreme"]} == {3}
    assert len(BOX["supreme"]) == 5


def test_the_numbers_of_the_rulebooks_are_in_the_box() -> None:
    """[TK-3] [TK-7] [TK-9] [TK-12] [HK-2]"""
    amounts = BOX["amounts"]

    assert (amounts["hand_limit"], amounts["hikari_hand_limit"], amounts["highest"]) == (5, 6, 4)
    assert amounts["trigger"] == {"2": 9, "3": 8, "4": 7}
