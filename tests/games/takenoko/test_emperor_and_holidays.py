"""Special cards that last: the visit of the Emperor, and figures on holiday."""

from typing import Any

import pytest

from tests.games.takenoko.tables import GARDEN, RING, Seat, Table, hikari_table, hikari_turn

# The Emperor


def visiting(**given: Any) -> Table:
    """A table at which seat 0 holds a visit of the Emperor."""
    return hikari_table(Seat(special="emperor-visit"), **{"land": RING, **given})


def test_the_emperor_comes_to_a_plot() -> None:
    """[HK-9] [HK-A18] Any without a figure; not to the pond."""
    game = visiting(panda="1,0", gardener="0,1")
    assert game.choices(0, "emperor") == {"-1,1", "-1,0", "0,-1", "1,-1"}

    game.play(0, "emperor -1,0")

    assert game.figure("emperor") == "-1,0"


def test_the_emperor_moves_to_another_plot_or_leaves() -> None:
    """[HK-9] [HK-A18] He cannot stay where he is."""
    game = visiting(emperor="1,0", land=GARDEN)
    assert game.choices(0, "emperor") == {"0,1", "leaves"}

    game.play(0, "emperor leaves")

    assert game.figure("emperor") is None


def test_the_emperor_moves() -> None:
    """[HK-9]"""
    game = visiting(emperor="1,0", land=GARDEN)

    game.play(0, "emperor 0,1")

    assert game.figure("emperor") == "0,1"


def test_the_emperor_can_come_back_with_another_card() -> None:
    """[HK-9]"""
    game = hikari_table(Seat(special="emperor-visit"), Seat(special="emperor-visit"), emperor="1,0", land=GARDEN)
    game.play(0, "emperor leaves", "ready")

    game.play(1, "emperor 1,0")

    assert game.figure("emperor") == "1,0"


@pytest.mark.parametrize("figure", ["panda", "gardener"])
def test_figures_do_not_stop_on_the_emperors_plot_but_cross_it(figure: str) -> None:
    """[HK-9]"""
    game = hikari_table(land="green:1 1,0 / green- 2,0", emperor="1,0")

    assert game.choices(0, figure) == {"2,0"}


def test_a_storm_does_not_blow_the_panda_to_the_emperor() -> None:
    """[HK-9] [TK-4]"""
    game = hikari_turn(land="green:1 1,0 / green:1 0,1 / pink- 1,1", emperor="0,1")

    game.chance("storm")

    assert game.choices(0, "storm") == {"1,0", "1,1"}


def test_a_figure_that_could_only_stop_at_the_emperors_has_no_action() -> None:
    """[HK-9]"""
    game = hikari_table(land="green:1 1,0", emperor="1,0")

    assert game.actions(0) == {"plots", "channel", "objective"}


def test_only_stopping_is_blocked_on_the_emperors_plot() -> None:
    """[HK-A18] Bamboo grows, disease spreads, chips and channels are placed, the plot serves objectives."""
    mine = Seat("plot-curve-green", channels=1, chips="enclosure", special="disease")
    land = "green 1,0 / green:1 0,1 / green:1 -1,1"
    game = hikari_table(mine, land=land, emperor="1,0")
    assert {"improve enclosure 1,0", "lay 1,0 0,1", "claim plot-curve-green", "disease 1,0"} <= set(game.moves(0))

    game.play(0, "gardener 0,1")

    assert game.heights() == {"1,0": 1, "0,1": 2, "-1,1": 2}


def test_rain_falls_on_the_emperors_plot() -> None:
    """[HK-A18] [TK-4]"""
    game = hikari_turn(land=GARDEN, emperor="1,0")

    game.chance("rain")

    assert game.choices(0, "rain") == {"1,0", "0,1"}


# Holidays


def away(figure: str, active: int = 2, by: int = 2, **given: Any) -> Table:
    """A table with a figure on holiday, at which the active seat has made both actions."""
    places = {"panda": (by, None), "gardener": (None, by)}
    return hikari_table(
        land=GARDEN, active=active, made="channel plots", holidays=places[figure], **{figure: "-"}, **given
    )


def end_turn(game: Table, seat: int) -> None:
    """End the turn of a seat, which takes no card."""
    game.play(seat, "end", "skip")


@pytest.mark.parametrize("figure", ["panda", "gardener"])
def test_a_figure_goes_on_holiday(figure: str) -> None:
    """[HK-10] It leaves the board, and its action is not available."""
    game = hikari_table(Seat(special="holidays"), land=GARDEN)
    assert game.choices(0, "holiday") == {"panda", "gardener"}

    game.play(0, f"holiday {figure}")

    assert game.figure(figure) is None
    assert game.actions(0) == {"plots", "channel", "gardener", "panda", "objective"} - {figure}
    assert game.view()["hikari"]["holidays"] == {figure: 0}


def test_holidays_from_ones_own_turn_last_beyond_the_end_of_the_round() -> None:
    """[HK-10] [HK-A19] The last player of a round sends the panda away: it is away until that player's next turn."""
    game = hikari_table(Seat(), Seat(), Seat(special="holidays"), land=GARDEN, active=2, made="channel plots")
    game.play(2, "holiday panda")
    end_turn(game, 2)
    for seat in (0, 1):
        assert game.figure("panda") is None
        game.play(seat, "channel", "gardener 0,1" if seat else "gardener 1,0")
        end_turn(game, seat)

    assert game.view()["active"] == 2
    assert game.figure("panda") == "0,0"


def test_holidays_from_anothers_turn_end_with_ones_own_next_turn() -> None:
    """[HK-10] Here one turn later."""
    game = hikari_table(Seat(), Seat(special="holidays"), land=GARDEN, made="channel plots")
    game.play(0, "end")
    game.play(1, "holiday gardener")
    assert game.figure("gardener") is None

    end_turn(game, 0)

    assert game.view()["active"] == 1
    assert game.figure("gardener") == "0,0"


def test_holidays_from_the_start_of_ones_own_turn_last_until_the_next_one() -> None:
    """[HK-A19] The start of this turn is over."""
    game = hikari_turn(Seat(special="holidays"), land=GARDEN)

    game.play(0, "holiday panda", "~ sun")

    assert game.figure("panda") is None
    assert "panda" not in game.actions(0)


def test_a_figure_comes_back_before_anybody_plays_a_card() -> None:
    """[HK-A19] So it can be sent away again, or jump, in the first window."""
    game = hikari_turn(
        Seat(special="jump"), land=GARDEN, display="weather-sun disease disease", panda="-", holidays=(0, None)
    )

    assert (game.phase, game.waiting) == ("window", [0])
    assert game.choices(0, "jump panda") == {"1,0", "0,1"}


def test_a_figure_that_comes_back_does_nothing() -> None:
    """[HK-A19] It stands on the pond."""
    game = away("gardener", active=2, by=0)

    end_turn(game, 2)

    assert game.figure("gardener") == "0,0"
    assert game.heights() == {"1,0": 2, "0,1": 1}


@pytest.mark.parametrize("figure", ["panda", "gardener"])
def test_a_figure_stays_away_in_the_turns_of_others(figure: str) -> None:
    """[HK-10] It comes back only in the turn of the seat that played the card."""
    game = away(figure, active=2, by=1)

    end_turn(game, 2)

    assert game.view()["active"] == 0
    assert game.figure(figure) is None


def test_a_storm_has_no_effect_while_the_panda_is_away() -> None:
    """[HK-A19] [TK-4] Nobody is asked anything."""
    game = hikari_turn(land=GARDEN, panda="-", holidays=(1, None))

    game.chance("storm")

    assert game.phase == "idle"


def test_a_figure_that_is_away_cannot_be_sent_away() -> None:
    """[HK-A19] Both may be away at once."""
    game = hikari_table(Seat(special="holidays"), land=GARDEN, panda="-", holidays=(1, None))
    assert game.choices(0, "holiday") == {"gardener"}

    game.play(0, "holiday gardener")

    assert (game.figure("panda"), game.figure("gardener")) == (None, None)
    assert game.actions(0) == {"plots", "channel", "objective"}


def test_holidays_have_no_use_when_both_figures_are_away() -> None:
    """[HK-A19] [HK-3]"""
    seats = (Seat(special="holidays"),)
    game = hikari_table(*seats, display="jump disease disease", panda="-", gardener="-", holidays=(1, 2), land=GARDEN)

    assert game.choices(0, "holiday") == set()
