"""Weather: when the die is rolled, the six faces, clouds without chips."""

import pytest

from tests.games.takenoko.tables import FACES, Seat, Table, rolled, table, turn_begins

NO_CHIPS = Seat(chips="watershed watershed watershed enclosure enclosure enclosure fertilizer fertilizer fertilizer")


def test_the_die_is_not_rolled_in_a_players_first_turn() -> None:
    """[TK-4] [TK-3] Not by the last player of the first round either."""
    game = turn_begins(Seat(), Seat(), Seat(), active=2, turn=3)

    assert game.phase == "idle"


def test_the_die_is_rolled_from_the_second_turn_on() -> None:
    """[TK-4] [TK-1] Six faces, equally likely."""
    game = turn_begins(Seat(), Seat(), Seat(), active=0, turn=4)

    assert game.outcomes() == dict.fromkeys(FACES, 1)


def test_the_weather_lasts_for_one_turn() -> None:
    """[TK-4]"""
    game = table(face="sun", made="channel plots")

    game.play(0, "end")

    assert game.phase == "roll"
    assert game.view()["weather"] is None


# Sun


def test_the_sun_gives_a_third_action() -> None:
    """[TK-4] All three are different."""
    game = rolled("sun", land="green:1 1,0")

    game.play(0, "channel", "panda 1,0")
    assert game.actions(0) == {"plots", "gardener", "objective"}
    game.play(0, "gardener 1,0")

    assert game.moves(0) == ["end"]


# Rain


def test_rain_lets_an_irrigated_plot_grow() -> None:
    """[TK-4] Not a dry one, and not one of height 4."""
    game = rolled("rain", land="green:1 1,0 / pink:4 0,1 / yellow- 1,1 / yellow-enclosure:3 -1,1")
    assert game.moves(0) == ["rain 1,0", "rain -1,1", "decline"]

    game.play(0, "rain 1,0")

    assert game.heights() == {"1,0": 2, "0,1": 4, "1,1": 0, "-1,1": 3}
    assert game.actions(0) == {"plots", "channel", "gardener", "panda", "objective"}


@pytest.mark.parametrize(("height", "after"), [(0, 2), (2, 4), (3, 4)])
def test_rain_brings_two_sections_with_fertilizer(height: int, after: int) -> None:
    """[TK-4] [TK-10] Never above 4."""
    game = rolled("rain", land=f"green-fertilizer:{height} 1,0")

    game.play(0, "rain 1,0")

    assert game.heights() == {"1,0": after}


def test_rain_without_a_plot_to_water_asks_nothing() -> None:
    """[TK-4]"""
    assert rolled("rain", land="green:4 1,0").phase == "idle"


# Wind


def test_with_wind_the_two_actions_may_be_the_same() -> None:
    """[TK-4] They don't have to be."""
    game = rolled("wind")

    game.play(0, "channel")
    assert game.actions(0) == {"plots", "channel", "objective"}
    game.play(0, "channel")

    assert game.moves(0) == ["end"]
    assert game.seat(0)["channels"] == 2


# Storm


def test_a_storm_blows_the_panda_to_any_other_tile() -> None:
    """[TK-4] [TK-A10] Straight line or not, the pond included, but not where it is."""
    game = rolled("storm", land="green:1 1,0 / green:1 0,1 / pink:2 1,1", panda="1,0")

    assert game.moves(0) == ["storm 0,0", "storm 0,1", "storm 1,1", "decline"]


def test_the_panda_eats_where_the_storm_drops_it() -> None:
    """[TK-4] The player keeps the section."""
    game = rolled("storm", land="green:1 1,0 / green:1 0,1 / pink:2 1,1")

    game.play(0, "storm 1,1")

    assert game.figure("panda") == "1,1"
    assert game.height("1,1") == 1
    assert game.eaten(0) == {"pink": 1}


def test_an_enclosure_protects_from_the_storm() -> None:
    """[TK-A10] [TK-10]"""
    game = rolled("storm", land="green-enclosure:2 1,0")

    game.play(0, "storm 1,0")

    assert game.figure("panda") == "1,0"
    assert game.height("1,0") == 2
    assert game.eaten(0) == {}


def test_a_storm_over_an_empty_land_asks_nothing() -> None:
    """[TK-4] There is no other tile."""
    assert rolled("storm").phase == "idle"


# Clouds


def test_clouds_bring_a_chip_to_the_store() -> None:
    """[TK-4] It may be put on a plot in the same turn."""
    game = rolled("clouds", land="green 1,0")

    game.play(0, "clouds fertilizer")

    assert game.seat(0)["chips"] == {"watershed": 0, "enclosure": 0, "fertilizer": 1}
    assert game.view()["supply"]["fertilizer"] == 2
    assert "improve fertilizer 1,0" in game.moves(0)


def test_clouds_offer_the_chips_that_are_left() -> None:
    """[TK-4]"""
    game = rolled("clouds", Seat(chips="enclosure enclosure"), Seat(chips="enclosure"))

    assert game.moves(0) == ["clouds watershed", "clouds fertilizer", "decline"]


def test_clouds_without_chips_allow_another_weather() -> None:
    """[TK-4] [TK-A11] All but clouds and the question mark."""
    game = rolled("clouds", Seat(), NO_CHIPS)

    assert game.moves(0) == ["choose sun", "choose rain", "choose wind", "choose storm", "decline"]
    game.play(0, "choose sun")

    assert game.view()["weather"] == "sun"


# The question mark


def test_the_question_mark_allows_any_weather() -> None:
    """[TK-4]"""
    game = rolled("question")

    assert game.moves(0) == ["choose sun", "choose rain", "choose wind", "choose storm", "choose clouds", "decline"]


def test_the_question_mark_offers_no_clouds_without_chips() -> None:
    """[TK-A11]"""
    game = rolled("question", Seat(), NO_CHIPS)

    assert game.moves(0) == ["choose sun", "choose rain", "choose wind", "choose storm", "decline"]


def chosen(face: str) -> Table:
    """A table with this weather, chosen with the question mark."""
    game = rolled("question", land="green:1 1,0 / pink:2 0,1")
    game.play(0, f"choose {face}")
    return game


@pytest.mark.parametrize("face", ["sun", "rain", "wind", "storm", "clouds"])
def test_a_chosen_weather_works_as_if_rolled(face: str) -> None:
    """[TK-4]"""
    game, twin = chosen(face), rolled(face, land="green:1 1,0 / pink:2 0,1")

    assert game.moves(0) == twin.moves(0)
    assert game.view()["weather"] == twin.view()["weather"] == face


@pytest.mark.parametrize("face", ["rain", "storm", "clouds", "question"])
def test_weather_may_be_declined(face: str) -> None:
    """[TK-4] Nothing changes, and the actions follow."""
    game = rolled(face, land="green:1 1,0 / pink:2 0,1")

    game.play(0, "decline")

    assert game.heights() == {"1,0": 1, "0,1": 2}
    assert game.figure("panda") == "0,0"
    assert game.seat(0)["chips"] == {"watershed": 0, "enclosure": 0, "fertilizer": 0}
    assert game.actions(0) == {"plots", "channel", "gardener", "panda", "objective"}


def test_a_declined_question_mark_is_neither_sun_nor_wind() -> None:
    """[TK-4] Two different actions."""
    game = rolled("question")

    game.play(0, "decline", "channel")
    assert "channel" not in game.actions(0)
    game.play(0, "objective plot", "~ plot-line-green")

    assert game.moves(0) == ["end"]
