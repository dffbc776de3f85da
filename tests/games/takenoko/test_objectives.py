"""Drawing objectives: which deck, with which odds, and how many fit in a hand; what experts reject."""

from typing import Any

import pytest

from tests.games.takenoko.tables import CATEGORIES, RING, Seat, Table, table

PLOT_CARDS = [
    f"plot-{shape}-{colour}"
    for shape in ("triangle", "line", "curve", "diamond")
    for colour in ("green", "yellow", "pink")
]
ALL_PLOT_CARDS = [*PLOT_CARDS, "plot-diamond-yellow-green", "plot-diamond-pink-green", "plot-diamond-yellow-pink"]
FOUR = "panda-green panda-green panda-green panda-yellow"


@pytest.mark.parametrize(
    ("category", "card"), [("plot", "plot-line-pink"), ("gardener", "gardener-green-3x4"), ("panda", "panda-trio")]
)
def test_the_top_card_of_the_chosen_deck_is_drawn(category: str, card: str) -> None:
    """[TK-9]"""
    game = table()

    game.play(0, f"objective {category}", f"~ {card}")

    assert game.hand(0) == [card]
    assert game.view()["decks"][category] == 14
    assert game.view()["actions_made"] == 1


def test_the_odds_are_the_copies_left_in_the_deck() -> None:
    """[TK-9] Not those in hands or claimed."""
    game = table(Seat("panda-trio", claimed="panda-green panda-green"), Seat("panda-pink"))

    game.play(0, "objective panda")

    assert game.outcomes() == {"panda-green": 3, "panda-yellow": 4, "panda-pink": 2, "panda-trio": 2}


def test_a_hand_holds_five_objectives() -> None:
    """[TK-9]"""
    assert table(Seat(FOUR), Seat()).choices(0, "objective") == set(CATEGORIES)
    assert table(Seat(FOUR + " panda-pink"), Seat()).choices(0, "objective") == set()


def test_claimed_objectives_do_not_count_for_the_hand() -> None:
    """[TK-9]"""
    game = table(Seat(FOUR, claimed="panda-pink panda-pink"), Seat())

    assert game.choices(0, "objective") == set(CATEGORIES)


def test_claiming_makes_room_in_the_same_turn() -> None:
    """[TK-9] [TK-3]"""
    game = table(Seat(FOUR + " panda-pink", eaten="pink pink"), Seat())

    game.play(0, "claim panda-pink")

    assert game.choices(0, "objective") == set(CATEGORIES)


def test_an_empty_deck_is_not_offered() -> None:
    """[TK-A13] [TK-9]"""
    game = table(Seat(claimed=" ".join(ALL_PLOT_CARDS[:8])), Seat(claimed=" ".join(ALL_PLOT_CARDS[8:])))

    assert game.choices(0, "objective") == {"gardener", "panda"}


def test_objectives_cannot_be_given_back() -> None:
    """[TK-9] No move names a card in hand that is not fulfilled."""
    game = table(Seat("plot-line-pink gardener-green-3x4 panda-trio"), Seat(), land=RING)

    assert not [move for move in game.moves(0) if "plot-line" in move or "3x4" in move or "trio" in move]


# Experts


def expert(land: str, *seats: Seat, **given: Any) -> Table:
    """A table with the expert variant."""
    return table(*(seats or (Seat(), Seat())), land=land, expert="on", **given)


def test_experts_reject_a_plot_objective_that_is_fulfilled() -> None:
    """[TK-13] [TK-A21] It is shown and put under its deck, and another is drawn."""
    game = expert(RING)

    game.play(0, "objective plot", "~ plot-curve-green")

    assert game.phase == "objective"
    assert game.view(1)["rejected"] == {"plot": ["plot-curve-green"], "gardener": []}
    assert "plot-curve-green" not in game.outcomes()
    game.chance("plot-curve-pink")
    assert game.hand(0) == ["plot-curve-pink"]
    assert game.view()["decks"]["plot"] == 14


def test_experts_reject_a_gardener_objective_that_is_fulfilled() -> None:
    """[TK-13]"""
    game = expert("green:4 1,0")

    game.play(0, "objective gardener", "~ gardener-green-4-none", "~ gardener-green-4-watershed")

    assert game.hand(0) == ["gardener-green-4-watershed"]
    assert game.view()["rejected"]["gardener"] == ["gardener-green-4-none"]


def test_keeping_a_card_resets_the_count_of_rejected_ones() -> None:
    """[TK-13] [TK-A21] The next draw starts from zero."""
    game = expert("green:4 1,0")
    game.play(0, "objective gardener", "~ gardener-green-4-none")
    assert game.position.fields()["tries"] == 1

    game.chance("gardener-pink-3x2")

    assert game.position.fields()["tries"] == 0


def test_experts_keep_a_panda_objective_whatever_they_have_eaten() -> None:
    """[TK-13]"""
    game = expert("", Seat(eaten="green green"), Seat())

    game.play(0, "objective panda", "~ panda-green")

    assert game.hand(0) == ["panda-green"]


def test_experts_keep_an_objective_that_is_not_fulfilled() -> None:
    """[TK-13] Here one of the plots is dry."""
    game = expert("green:1 1,-1 / green:1 1,0 / green- 2,-1")

    game.play(0, "objective plot", "~ plot-triangle-green")

    assert game.hand(0) == ["plot-triangle-green"]


def test_without_the_variant_a_fulfilled_objective_is_kept() -> None:
    """[TK-13]"""
    game = table(land=RING)

    game.play(0, "objective plot", "~ plot-curve-green")

    assert game.hand(0) == ["plot-curve-green"]


def test_rejected_cards_are_drawn_in_order_when_no_others_are_left() -> None:
    """[TK-A21] Everybody knows them, so nothing is random; the first is still fulfilled and goes under again."""
    rest = [card for card in ALL_PLOT_CARDS if card not in ("plot-curve-green", "plot-line-pink")]
    seats = (Seat(claimed=" ".join(rest[:7])), Seat(claimed=" ".join(rest[7:])))
    game = expert(RING, *seats, rejected="plot-curve-green plot-line-pink")

    game.play(0, "objective plot")

    assert game.hand(0) == ["plot-line-pink"]
    assert game.view()["rejected"]["plot"] == ["plot-curve-green"]


def test_when_the_whole_deck_is_fulfilled_none_is_drawn() -> None:
    """[TK-A21] It still counts as an action."""
    rest = [card for card in ALL_PLOT_CARDS if card != "plot-curve-green"]
    seats = (Seat(claimed=" ".join(rest[:7])), Seat(claimed=" ".join(rest[7:])))
    game = expert(RING, *seats)

    game.play(0, "objective plot", "~ plot-curve-green")

    assert game.hand(0) == []
    assert game.view()["rejected"]["plot"] == ["plot-curve-green"]
    assert game.view()["actions_made"] == 1
    assert game.phase == "idle"
