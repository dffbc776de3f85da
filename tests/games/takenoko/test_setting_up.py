"""Setting up: the box, the deal, the first player; with Hikari the supreme objectives and the display."""

import pytest

from lampion.games.takenoko.game import GAME
from lampion.kernel.limits import CHANCE
from tests.games.takenoko.tables import Table

PLOT_CARDS = {
    f"plot-{shape}-{colour}"
    for shape in ("triangle", "line", "curve", "diamond")
    for colour in ("green", "yellow", "pink")
} | {"plot-diamond-yellow-green", "plot-diamond-pink-green", "plot-diamond-yellow-pink"}
GARDENER_CARDS = {
    f"gardener-{colour}-4-{improvement}"
    for colour in ("green", "yellow", "pink")
    for improvement in ("fertilizer", "watershed", "enclosure", "none")
} | {"gardener-green-3x4", "gardener-yellow-3x3", "gardener-pink-3x2"}
PANDA_CARDS = {"panda-green": 5, "panda-yellow": 4, "panda-pink": 3, "panda-trio": 3}
PLOTS = {
    "green": 6, "green-watershed": 2, "green-enclosure": 2, "green-fertilizer": 1,
    "yellow": 6, "yellow-watershed": 1, "yellow-enclosure": 1, "yellow-fertilizer": 1,
    "pink": 4, "pink-watershed": 1, "pink-enclosure": 1, "pink-fertilizer": 1,
}  # fmt: skip
SPECIALS = {
    "weather-sun": 1, "weather-rain": 1, "weather-wind": 1, "weather-storm": 1, "weather-clouds": 1,
    "cancellation": 4, "alliance": 3, "jump": 3, "emperor-visit": 3, "rearrangement": 2, "disease": 2, "holidays": 2,
}  # fmt: skip


def dealt(seats: int = 2, **options: object) -> Table:
    """A game in which all objectives have been dealt, always the first possible one."""
    game = Table.new(seats, **options)
    while game.phase == "deal":
        game.chance(next(iter(game.outcomes())))
    return game


# The box


def test_the_pile_holds_twenty_seven_plots() -> None:
    """[TK-1] 11 green, 9 yellow and 7 pink ones; nobody has seen any."""
    game = dealt(first=0)

    game.play(0, "plots")

    assert game.outcomes() == PLOTS
    assert sum(PLOTS.values()) == 27


def test_another_printing_has_another_fertilizer_for_a_plain_green_plot() -> None:
    """[TK-1] [TK-A1] The option `green_plots`."""
    game = dealt(first=0, green_plots="5222")

    game.play(0, "plots")

    assert game.outcomes() == PLOTS | {"green": 5, "green-fertilizer": 2}


def test_the_supplies_are_full() -> None:
    """[TK-1] [TK-2] Twenty channels, three chips of each kind."""
    view = Table.new(4).view()

    assert view["supply"] == {"channels": 20, "watershed": 3, "enclosure": 3, "fertilizer": 3}
    assert view["bamboo"] is None
    assert view["pile"]["left"] == view["pile"]["unseen"] == 27


@pytest.mark.parametrize(
    ("option", "supply"),
    [("36-30-24", {"green": 36, "yellow": 30, "pink": 24}), ("28-26-24", {"green": 28, "yellow": 26, "pink": 24})],
)
def test_bamboo_may_be_limited(option: str, supply: dict[str, int]) -> None:
    """[TK-1] [TK-A19] As many sections as in the box, or in the box of a newer edition."""
    assert Table.new(2, bamboo=option).view()["bamboo"] == supply


# The deal


def test_both_figures_start_on_the_pond() -> None:
    """[TK-2] The land is empty."""
    game = Table.new(3)

    assert game.view()["land"] == []
    assert game.view()["figures"] == {"panda": [0, 0], "gardener": [0, 0], "emperor": None}


def test_each_deck_holds_fifteen_cards() -> None:
    """[TK-1] [TK-2] The first three outcomes are a plot, a gardener and a panda objective of seat 0."""
    game = Table.new(2)

    assert game.outcomes() == dict.fromkeys(PLOT_CARDS, 1)
    game.chance("plot-line-green")
    assert game.outcomes() == dict.fromkeys(GARDENER_CARDS, 1)
    game.chance("gardener-pink-3x2")
    assert game.outcomes() == PANDA_CARDS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_is_dealt_one_objective_of_each_kind(seats: int) -> None:
    """[TK-2]"""
    game = dealt(seats)

    for seat in range(seats):
        assert game.seat(seat)["hand_counts"] == {"plot": 1, "gardener": 1, "panda": 1}
    assert game.view()["decks"] == dict.fromkeys(("plot", "gardener", "panda"), 15 - seats)


def test_a_dealt_card_is_not_dealt_again() -> None:
    """[TK-2] The odds of a card are the copies left."""
    game = Table.new(2)

    game.chance("plot-line-green", "gardener-pink-3x2", "panda-trio")
    assert game.outcomes() == dict.fromkeys(PLOT_CARDS - {"plot-line-green"}, 1)
    game.chance("plot-line-pink", "gardener-green-3x4")

    assert game.outcomes() == PANDA_CARDS | {"panda-trio": 2}


def test_nobody_starts_with_anything_but_objectives() -> None:
    """[TK-2]"""
    game = dealt(first=0)

    seat = game.seat(1)

    assert (seat["channels"], seat["claimed"], seat["special"], seat["ally"]) == (0, [], None, None)
    assert set(seat["chips"].values()) == set(seat["eaten"].values()) == {0}
    assert seat["score"]["total"] == 0


# The first player


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_draws_the_first_player(seats: int) -> None:
    """[TK-2] [TK-A6] Every seat is equally likely."""
    game = dealt(seats)

    assert game.outcomes() == {f"seat {seat}": 1 for seat in range(seats)}
    game.chance("seat 1")

    assert game.waiting == [1]
    assert (game.view()["active"], game.view()["first"]) == (1, 1)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_named_seat_begins(first: int) -> None:
    """[TK-A6] The option `first`; nothing is left to chance."""
    assert dealt(3, first=first).waiting == [first]


def test_two_to_four_can_play() -> None:
    """[TK-2]"""
    assert list(GAME.players) == [2, 3, 4]


# Hikari


def test_three_of_five_supreme_objectives_are_revealed() -> None:
    """[HK-1] [HK-A1] After the objectives; each exists once."""
    game = dealt(3, hikari="on")

    assert game.outcomes() == dict.fromkeys(
        ("same-colour-sets", "different-type-sets", "most-plot", "most-gardener", "most-panda"), 1
    )
    game.chance("most-panda")
    assert game.outcomes() == dict.fromkeys(
        ("same-colour-sets", "different-type-sets", "most-plot", "most-gardener"), 1
    )
    game.chance("same-colour-sets", "most-plot")

    assert set(game.view()["hikari"]["supreme"]) == {"most-panda", "same-colour-sets", "most-plot"}
    assert game.phase == "display"


def reveal(game: Table) -> Table:
    """Reveal three supreme objectives."""
    game.chance("most-panda", "most-plot", "most-gardener")
    return game


def test_three_special_cards_are_laid_open() -> None:
    """[HK-1] [HK-A1] Of 24; the rest is the pile, and then the first player is drawn."""
    game = reveal(dealt(3, hikari="on"))

    assert game.outcomes() == SPECIALS
    assert sum(SPECIALS.values()) == 24
    game.chance("jump", "jump")
    assert game.outcomes() == SPECIALS | {"jump": 1}
    game.chance("weather-sun")

    hikari = game.view()["hikari"]
    assert sorted(hikari["display"]) == ["jump", "jump", "weather-sun"]
    assert (hikari["pile"], hikari["discard"]) == (21, [])
    assert game.phase == "first"


def test_the_emperor_waits_beside_the_board() -> None:
    """[HK-1] [HK-9] Nobody has a special card yet."""
    game = reveal(dealt(3, hikari="on"))

    assert game.figure("emperor") is None
    assert [game.seat(seat)["special"] for seat in range(3)] == [None] * 3


def test_two_players_leave_alliances_in_the_box() -> None:
    """[HK-1] [HK-A20] Everything else is the same."""
    game = reveal(dealt(2, hikari="on"))

    assert game.outcomes() == {card: copies for card, copies in SPECIALS.items() if card != "alliance"}


def test_without_the_die_weather_cards_stay_in_the_box() -> None:
    """[HK-1] [TK-13]"""
    game = reveal(dealt(4, hikari="on", weather="off"))

    assert game.outcomes() == {card: copies for card, copies in SPECIALS.items() if not card.startswith("weather")}


def test_the_base_game_has_no_cards_of_hikari() -> None:
    """[HK-1] Nor any step of its setup."""
    game = dealt(3)

    assert game.view()["hikari"] is None
    assert game.phase == "first"
    assert game.waiting == [CHANCE]
