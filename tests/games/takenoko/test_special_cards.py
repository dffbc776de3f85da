"""Special cards that act at once: weather, jump and disease."""

from typing import Any

import pytest

from tests.games.takenoko.tables import GARDEN, WEATHER_CARDS, Seat, Table, hikari_table, hikari_turn

NO_CHIPS = "watershed watershed watershed enclosure enclosure enclosure fertilizer fertilizer fertilizer"


# Weather cards


def weather_played(face: str, *seats: Seat, **given: Any) -> Table:
    """A table at which seat 1 has played this weather card in a turn of seat 0."""
    places = list(seats or (Seat(), Seat(), Seat()))
    places[1].special = f"weather-{face}"
    game = hikari_turn(*places, display="jump jump jump", **{"land": GARDEN, **given})
    game.play(1, "weather")
    return game


def test_there_are_five_weather_cards() -> None:
    """[HK-A9] [HK-5] One for each face but the question mark."""
    game = hikari_table(weather="on", made="channel plots", display="jump jump disease")

    game.play(0, "end", "take disease")

    assert [card for card in game.outcomes() if card.startswith("weather")] == WEATHER_CARDS
    assert all(game.outcomes()[card] == 1 for card in WEATHER_CARDS)


@pytest.mark.parametrize(
    ("face", "phase"), [("sun", "idle"), ("rain", "rain"), ("wind", "idle"), ("storm", "storm"), ("clouds", "clouds")]
)
def test_a_weather_card_replaces_the_die(face: str, phase: str) -> None:
    """[HK-5] The active player gets the weather, whoever played the card."""
    game = weather_played(face)

    assert (game.phase, game.waiting) == (phase, [0])
    assert game.view()["weather"] == face


@pytest.mark.parametrize("face", ["rain", "storm", "clouds"])
def test_the_weather_of_a_card_may_be_declined(face: str) -> None:
    """[HK-5] As usual."""
    game = weather_played(face)

    game.play(0, "decline")

    assert game.actions(0) == {"plots", "channel", "gardener", "panda", "objective"}


def test_the_sun_of_a_card_gives_a_third_action_to_the_active_player() -> None:
    """[HK-5]"""
    game = weather_played("sun")

    game.play(0, "channel", "panda 1,0")

    assert game.actions(0) == {"plots", "gardener", "objective"}


def test_a_storm_card_feeds_the_active_player() -> None:
    """[HK-5]"""
    game = weather_played("storm")

    game.play(0, "storm 1,0")

    assert (game.eaten(0), game.eaten(1)) == ({"green": 1}, {})


def test_a_weather_card_is_not_played_in_a_players_first_turn() -> None:
    """[HK-A10] There is no die to replace."""
    game = hikari_turn(Seat(special="weather-sun"), display="jump jump jump", active=2, turn=3, land=GARDEN)
    assert game.phase == "idle"

    assert hikari_turn(Seat(special="weather-sun"), display="jump jump jump", turn=4, land=GARDEN).phase == "window"


def test_one_weather_card_takes_effect_in_a_turn() -> None:
    """[HK-A10] The die is already replaced."""
    seats = (Seat(special="weather-sun"), Seat(special="weather-rain"))
    game = hikari_turn(*seats, display="jump jump jump", land=GARDEN)

    game.play(0, "weather")

    assert (game.phase, game.view()["weather"]) == ("idle", "sun")
    assert game.seat(1)["special"] == "weather-rain"


def test_after_a_cancelled_weather_card_another_may_be_played() -> None:
    """[HK-A10] [HK-4]"""
    seats = (Seat(special="weather-sun"), Seat(special="weather-rain"), Seat(special="cancellation"))
    game = hikari_turn(*seats, display="jump jump jump", land=GARDEN)
    game.play(0, "weather")
    game.play(2, "cancel")
    assert (game.phase, game.waiting) == ("window", [1])

    game.play(1, "weather")

    assert (game.phase, game.view()["weather"]) == ("rain", "rain")


def test_after_a_cancelled_weather_card_the_die_is_rolled() -> None:
    """[HK-A10] [HK-4]"""
    seats = (Seat(special="weather-sun"), Seat(special="cancellation"))
    game = hikari_turn(*seats, display="jump jump jump", land=GARDEN)

    game.play(0, "weather")
    game.play(1, "cancel")

    assert game.phase == "roll"


def test_clouds_of_a_card_without_chips_allow_another_weather() -> None:
    """[HK-A10] [TK-A11]"""
    game = weather_played("clouds", Seat(), Seat(chips=NO_CHIPS), Seat())

    assert game.moves(0) == ["choose sun", "choose rain", "choose wind", "choose storm", "decline"]


def test_a_storm_card_without_a_panda_does_nothing() -> None:
    """[HK-A10] [HK-A19] There is no replacement for it."""
    game = weather_played("storm", panda="-", holidays=(1, None))

    assert (game.phase, game.view()["weather"]) == ("idle", "storm")


# Jump


def jumping(**given: Any) -> Table:
    """A table at which seat 0 holds a jump."""
    return hikari_table(Seat(special="jump"), **{"land": GARDEN, **given})


@pytest.mark.parametrize("figure", ["panda", "gardener"])
def test_a_figure_jumps_to_any_other_tile(figure: str) -> None:
    """[HK-6] [HK-A12] Straight line or not, over gaps, to the pond; but not where it stands."""
    game = jumping(land="green:1 1,0 / pink:1 0,1 / yellow- 1,1 / yellow- 4,-2", panda="1,0", gardener="1,0")

    assert game.choices(0, f"jump {figure}") == {"0,0", "0,1", "1,1", "4,-2"}


def test_a_figure_does_not_jump_to_the_emperor() -> None:
    """[HK-A12] [HK-9]"""
    game = jumping(emperor="0,1")

    assert game.choices(0, "jump panda") == game.choices(0, "jump gardener") == {"1,0"}


def test_a_figure_on_holiday_does_not_jump() -> None:
    """[HK-A12] [HK-10]"""
    game = jumping(panda="-", holidays=(1, None))

    assert game.choices(0, "jump panda") == set()
    assert game.choices(0, "jump gardener") == {"1,0", "0,1"}


def test_the_panda_eats_where_it_jumps_for_the_player_of_the_card() -> None:
    """[HK-A11] [HK-6] In the turn of another."""
    game = hikari_table(Seat(), Seat(special="jump"), land=GARDEN)

    game.play(0, "ready")
    game.play(1, "jump panda 1,0")

    assert (game.eaten(0), game.eaten(1)) == ({}, {"green": 1})
    assert game.height("1,0") == 1


def test_sections_from_a_jump_serve_a_claim_in_ones_own_next_turn() -> None:
    """[HK-6] Not at once, in the turn of another."""
    game = hikari_table(Seat(), Seat("panda-green", eaten="green", special="jump"), land=GARDEN, made="channel plots")
    game.play(0, "end")

    game.play(1, "jump panda 1,0")
    assert (game.waiting, game.moves(0)) == ([0], ["end"])
    game.play(0, "end", "skip")

    assert game.choices(1, "claim") == {"panda-green"}


def test_the_gardener_works_where_he_jumps() -> None:
    """[HK-A11] On his plot and beside it."""
    game = jumping(land="green:1 1,0 / green:2 0,1 / pink:1 1,-1")

    game.play(0, "jump gardener 1,0")

    assert game.heights() == {"1,0": 2, "0,1": 3, "1,-1": 1}


def test_an_enclosure_protects_from_a_jumping_panda() -> None:
    """[HK-A11] [TK-10]"""
    game = jumping(land="green-enclosure:2 1,0")

    game.play(0, "jump panda 1,0")

    assert (game.height("1,0"), game.eaten(0)) == (2, {})


@pytest.mark.parametrize("figure", ["panda", "gardener"])
def test_figures_do_nothing_where_they_jump_by_an_option(figure: str) -> None:
    """[HK-A11] The option `jump_arrival`."""
    game = jumping(jump_arrival="off")

    game.play(0, f"jump {figure} 1,0")

    assert game.figure(figure) == "1,0"
    assert game.heights() == {"1,0": 2, "0,1": 1}
    assert game.eaten(0) == {}


def test_a_jump_is_not_an_action() -> None:
    """[HK-6] [HK-3]"""
    game = jumping()

    game.play(0, "jump panda 1,0")

    assert game.view()["actions_made"] == 0
    assert "panda" in game.actions(0)


def test_the_player_of_the_card_chooses_where_scarce_bamboo_grows() -> None:
    """[HK-A11] [TK-A19] Not the active player."""
    seats = (Seat(eaten="green " * 33), Seat(special="jump"))
    game = hikari_table(*seats, land="green:1 1,0 / green:1 0,1", bamboo="36-30-24")
    game.play(0, "ready")
    game.play(1, "jump gardener 1,0")
    assert game.waiting == [1]

    game.play(1, "grow 0,1")

    assert game.heights() == {"1,0": 1, "0,1": 2}
    assert (game.phase, game.waiting) == ("idle", [0])


# Disease


def with_disease(land: str, **given: Any) -> Table:
    """A table at which seat 0 holds a disease."""
    return hikari_table(Seat(special="disease"), land=land, **given)


def test_disease_costs_a_plot_and_its_neighbours_of_the_same_colour_a_section() -> None:
    """[HK-8] One each; plots of other colours and plots further away lose nothing."""
    game = with_disease("green:2 1,0 / green:1 0,1 / pink:1 1,-1 / green:3 -1,1 / green:2 -1,0 / green- 2,0")

    game.play(0, "disease 1,0")

    assert game.heights() == {"1,0": 1, "0,1": 0, "1,-1": 1, "-1,1": 3, "-1,0": 2, "2,0": 0}


@pytest.mark.parametrize("plot", ["green-enclosure", "green-fertilizer", "green-watershed", "green+enclosure"])
def test_nothing_protects_from_disease(plot: str) -> None:
    """[HK-A17] And fertilizer changes nothing."""
    game = with_disease(f"{plot}:3 1,0")

    game.play(0, "disease 1,0")

    assert game.height("1,0") == 2


def test_disease_may_break_out_where_a_section_is_lost() -> None:
    """[HK-A17] On a plot without bamboo only beside bamboo of its colour, and not on the pond."""
    game = with_disease("green:1 1,0 / green 0,1 / pink -1,0 / pink- 2,0")

    assert game.choices(0, "disease") == {"1,0", "0,1"}


def test_disease_without_bamboo_cannot_be_played() -> None:
    """[HK-A17] [HK-3]"""
    assert with_disease("green 1,0").choices(0, "disease") == set()


def test_disease_on_a_bare_plot_takes_from_its_neighbours() -> None:
    """[HK-A17]"""
    game = with_disease("green:1 1,0 / green 0,1")

    game.play(0, "disease 0,1")

    assert game.heights() == {"1,0": 0, "0,1": 0}


def test_sections_lost_to_disease_go_back_to_the_supply() -> None:
    """[HK-8] [TK-A19] Nobody gets them."""
    game = with_disease("green:2 1,0 / green:1 0,1", bamboo="36-30-24")
    assert game.view()["bamboo"]["green"] == 33

    game.play(0, "disease 1,0")

    assert game.view()["bamboo"]["green"] == 35
    assert game.eaten(0) == {}
