"""The Hikari reference itself follows the rules: what each special card does."""

from .takenoko_scenes import after_passing, heights, hikari_scene, play, read_garden, starting_with

# Weather cards


def test_a_weather_card_replaces_the_die_of_the_active_seat() -> None:
    """[HK-5] Whoever plays it, the active seat gets the effect and may decline."""
    game = hikari_scene(specials={1: "weather-rain"}, options={"weather": "on"})
    assert game.legal(1) == {"weather", "pass"}
    play(game, 1, "weather")

    assert game.waiting() == {0}
    assert game.legal(0) == {"rain 1,0", "rain 0,1", "decline"}


def test_a_cancelled_weather_card_brings_the_die_or_another_card() -> None:
    """[HK-5] The replacement did not happen."""
    specials = {0: "weather-sun", 1: "cancellation", 2: "weather-wind"}
    game = hikari_scene(specials=specials, options={"weather": "on"})
    play(game, 0, "weather")
    play(game, 1, "cancel")
    assert game.waiting() == {2}
    play(game, 2, "pass")
    assert "~ sun" in game.chances()


def test_only_one_weather_card_takes_effect_in_a_turn() -> None:
    """[HK-5] [HK-A10] The die is already replaced."""
    game = hikari_scene(specials={0: "weather-sun", 2: "weather-wind"}, options={"weather": "on"})
    play(game, 0, "weather")

    assert game.waiting() == {0}
    assert game.turn.face == "sun"
    assert game.special(2) == "weather-wind"


def test_a_weather_card_is_not_for_a_first_turn_nor_for_later_windows() -> None:
    """[HK-5] [HK-A10] There is no die to replace."""
    first = hikari_scene(specials={1: "weather-sun"}, turns=0, options={"weather": "on"})
    assert "plots" in first.legal(0)
    later = hikari_scene(specials={1: "weather-sun"}, options={"weather": "on"})
    play(later, 1, "pass")
    play(later, 0, "~ wind")
    assert "plots" in later.legal(0)


def test_a_storm_card_has_no_effect_while_the_panda_is_away() -> None:
    """[HK-5] [HK-10] Nothing replaces it."""
    game = hikari_scene(specials={0: "holidays", 1: "weather-storm"}, options={"weather": "on"})
    play(game, 0, "holiday panda")
    play(game, 1, "weather")

    assert "channel" in game.legal(0)


# Jump


def test_a_jump_brings_a_figure_to_any_other_tile() -> None:
    """[HK-6] [HK-A12] The pond too, but not to the Emperor."""
    game = hikari_scene("green 1,0 / green 0,1 / pink 1,1", specials={0: "jump"})
    game.table.garden.figures |= {"panda": (1, 0), "emperor": (0, 1)}

    assert starting_with(game.legal(0), "jump") == {"panda 0,0", "panda 1,1", "gardener 1,0", "gardener 1,1"}


def test_a_figure_that_jumped_works_for_the_player_of_the_card() -> None:
    """[HK-6] [HK-A11] The panda eats, the gardener grows."""
    game = hikari_scene("green:1 1,0 / green:1 0,1", specials={1: "jump", 2: "jump"})
    play(game, 1, "jump panda 1,0")
    play(game, 2, "jump gardener 0,1")

    assert game.eaten(1) == {"green": 1, "yellow": 0, "pink": 0}
    assert heights(game) == {"1,0": 1, "0,1": 2}


def test_a_jump_may_be_a_mere_move_by_an_option() -> None:
    """[HK-6] [HK-A11] Nothing is eaten."""
    game = hikari_scene("green:1 1,0", specials={0: "jump"}, options={"jump_arrival": "off"})
    play(game, 0, "jump panda 1,0")

    assert heights(game) == {"1,0": 1}
    assert game.figures()["panda"] == (1, 0)


def test_growth_short_of_bamboo_is_chosen_by_the_player_of_the_card() -> None:
    """[HK-6] [TK-13] Not by the active seat."""
    game = hikari_scene(specials={1: "jump"}, options={"bamboo": "36-30-24"})
    game.table.bamboo_supply = {"green": 1, "yellow": 0, "pink": 0}
    play(game, 1, "jump gardener 1,0")

    assert game.waiting() == {1}
    assert game.legal(1) == {"grow 1,0", "grow 0,1"}
    play(game, 1, "grow 0,1")
    assert heights(game) == {"1,0": 0, "0,1": 1}
    assert game.waiting() == {0}


# Rearrangement


def test_two_plots_change_places_with_everything_on_them() -> None:
    """[HK-7] [HK-A16] Chip, height and figures go along, without arrival effects."""
    game = hikari_scene("green+fertilizer:2 1,0 / pink:1 -1,0", specials={0: "rearrangement"})
    game.table.garden.figures["panda"] = (-1, 0)
    play(game, 0, "swap -1,0 1,0")

    assert game.board()[-1, 0] == {
        "kind": "green",
        "chip": "fertilizer",
        "height": 2,
        "irrigated": True,
        "grown": True,
    }
    assert game.board()[1, 0]["height"] == 1
    assert game.figures()["panda"] == (1, 0)
    assert game.eaten(0)["pink"] == 0


def test_plots_are_exchanged_only_if_the_board_changes() -> None:
    """[HK-7] [HK-A13] Two plots that are alike need a figure or a channel to differ."""
    plots = "green 1,0 / green -1,0 / pink 0,1"
    assert starting_with(hikari_scene(plots, specials={0: "rearrangement"}).legal(0), "swap") == {
        "-1,0 0,1",
        "1,0 0,1",
    }

    watered = hikari_scene(plots, "1,0 0,1", specials={0: "rearrangement"})
    assert "swap -1,0 1,0" in watered.legal(0)


def test_channels_travel_with_a_plot_in_their_directions() -> None:
    """[HK-7] [HK-A14] The states of the edges of both plots are exchanged, direction by direction."""
    garden = read_garden("green 1,0 / green 0,1 / pink -1,0 / pink 1,1", "1,0 0,1 / 1,0 1,1")
    garden.exchange((1, 0), (-1, 0))

    assert garden.channels == {frozenset({(-1, 0), (-2, 1)}), frozenset({(-1, 0), (-1, 1)})}
    garden.exchange((1, 0), (-1, 0))
    assert garden.channels == {frozenset({(1, 0), (0, 1)}), frozenset({(1, 0), (1, 1)})}


def test_neighbours_keep_the_channel_between_them_and_exchange_the_outer_ones() -> None:
    """[HK-7] [HK-A14] On their common axis."""
    plots = "green 1,0 / green 2,0 / pink 3,0 / pink 0,1 / pink 1,1 / pink 2,-1"
    garden = read_garden(plots, "1,0 2,0 / 2,0 3,0")
    garden.exchange((1, 0), (2, 0))

    assert garden.channels == {frozenset({(1, 0), (2, 0)}), frozenset({(1, 0), (0, 0)})}


def test_a_channel_cut_off_waters_nothing_until_it_is_connected_again() -> None:
    """[HK-7] [HK-A15] The plot falls dry, keeps its bamboo, and has no second first growth."""
    plots = "green:1 1,0 / green:1 0,1 / pink:1 1,1 / yellow:1 2,0 / pink:1 -1,0 / green:1 -1,1"
    game = hikari_scene(plots, "1,0 0,1 / 1,0 1,1 / 2,0 1,1", specials={0: "rearrangement"})
    play(game, 0, "swap -1,0 0,1")

    assert game.channels() == {((1, 0), (1, 1)), ((2, 0), (1, 1)), ((0, -1), (-1, 0))}
    assert game.board()[2, 0] == {"kind": "yellow", "chip": None, "height": 1, "irrigated": False, "grown": True}
    assert game.board()[1, 1]["irrigated"] is False

    play(game, 0, "channel")
    assert starting_with(game.legal(0), "lay") == {"1,0 0,1", "-1,1 0,1", "-1,0 -1,1"}
    play(game, 0, "lay 1,0 0,1")
    assert game.board()[2, 0] == {"kind": "yellow", "chip": None, "height": 1, "irrigated": True, "grown": True}
    assert game.board()[1, 1]["height"] == 1


def test_a_dry_plot_grows_when_a_swap_irrigates_it_for_the_first_time() -> None:
    """[HK-7] Its first growth; the one that falls dry keeps its bamboo."""
    game = hikari_scene("green:2 1,0 / green:1 0,1 / pink 1,1", specials={0: "rearrangement"})
    play(game, 0, "swap 1,0 1,1")

    assert game.board()[1, 0] == {"kind": "pink", "chip": None, "height": 1, "irrigated": True, "grown": True}
    assert game.board()[1, 1] == {"kind": "green", "chip": None, "height": 2, "irrigated": False, "grown": True}


def test_a_dry_bamboo_serves_gardener_cards_but_not_plot_cards() -> None:
    """[HK-7] [TK-A5] Only plot cards ask for water."""
    hands = {0: ["gardener-green-4-none", "plot-triangle-green"]}
    game = hikari_scene("green 1,0 / green 0,1 / green:4 1,1", hands=hands)

    assert starting_with(game.legal(0), "claim") == {"gardener-green-4-none"}


# Disease


def test_disease_takes_a_section_from_a_plot_and_its_colour_beside_it() -> None:
    """[HK-8] [HK-A17] Enclosures do not protect; the sections go back to the supply."""
    plots = "green-enclosure:2 1,0 / green:1 0,1 / pink:1 1,-1 / green:3 1,1 / green:3 -1,0"
    game = hikari_scene(plots, specials={0: "disease"}, options={"bamboo": "36-30-24"})
    play(game, 0, "disease 1,0")

    assert heights(game) == {"1,0": 1, "0,1": 0, "1,-1": 1, "1,1": 2, "-1,0": 3}
    assert game.table.bamboo_supply == {"green": 39, "yellow": 30, "pink": 24}


def test_disease_needs_a_section_to_fall_but_not_on_the_chosen_plot() -> None:
    """[HK-8] A bare plot beside bamboo of its colour will do."""
    game = hikari_scene("green 1,0 / green:1 0,1 / pink -1,0", specials={0: "disease"})

    assert starting_with(game.legal(0), "disease") == {"1,0", "0,1"}


# Emperor figure


def test_the_emperor_visits_a_plot_without_a_figure() -> None:
    """[HK-9] [HK-A18] Not the pond."""
    game = hikari_scene(specials={0: "emperor-visit"})
    game.table.garden.figures["panda"] = (1, 0)

    assert starting_with(game.legal(0), "emperor") == {"0,1"}


def test_nobody_stops_with_the_emperor_but_all_may_pass() -> None:
    """[HK-9] Walking or in a storm."""
    game = hikari_scene("green 1,0 / green 2,0 / green 0,1", specials={0: "emperor-visit"}, options={"weather": "on"})
    play(game, 0, "emperor 1,0")

    play(game, 0, "~ storm")
    assert starting_with(game.legal(0), "storm") == {"2,0", "0,1"}
    play(game, 0, "decline")
    assert starting_with(game.legal(0), "panda") == {"2,0", "0,1"}
    assert starting_with(game.legal(0), "gardener") == {"2,0", "0,1"}


def test_the_emperor_in_play_moves_or_leaves() -> None:
    """[HK-9] To another plot."""
    game = hikari_scene(specials={0: "emperor-visit"})
    game.table.garden.figures["emperor"] = (1, 0)
    assert starting_with(game.legal(0), "emperor") == {"0,1", "leaves"}

    play(game, 0, "emperor leaves")
    assert game.figures()["emperor"] is None


def test_a_figure_without_a_legal_stop_does_not_move() -> None:
    """[HK-9] The Emperor stands on the only plot."""
    game = hikari_scene("green 1,0")
    game.table.garden.figures["emperor"] = (1, 0)

    assert not {move for move in game.legal(0) if move.startswith(("panda", "gardener"))}


# Holidays


def test_a_figure_on_holiday_is_back_at_the_next_turn_of_its_sender() -> None:
    """[HK-10] [HK-A19] A whole round later, on the pond, before anything else."""
    game = after_passing(hikari_scene("green:1 1,0 / green:1 0,1", specials={0: "holidays"}))
    game.table.garden.figures["panda"] = (1, 0)
    play(game, 0, "holiday panda", "channel", "gardener 1,0", "end", "skip")
    for seat, kind in ((1, "pink"), (2, "yellow")):
        assert game.figures()["panda"] is None
        assert not starting_with(game.legal(seat), "panda")
        play(game, seat, "channel", "plots", *[f"~ {kind}"] * 3)
        play(game, seat, min(game.legal(seat)), f"under {kind} {kind}", "end", "skip")

    assert game.waiting() == {0}
    assert game.figures()["panda"] == (0, 0)


def test_holidays_from_anothers_turn_end_with_ones_own_next_turn() -> None:
    """[HK-10] [HK-A19] Here already one turn later."""
    game = hikari_scene(specials={1: "holidays"})
    play(game, 1, "holiday gardener")
    play(game, 0, "channel", "panda 1,0", "end", "skip")

    assert game.waiting() == {1}
    assert game.figures()["gardener"] == (0, 0)


def test_a_figure_that_is_away_is_not_a_target() -> None:
    """[HK-10] Both may be away."""
    game = hikari_scene(specials={0: "holidays", 1: "holidays", 2: "jump"})
    play(game, 0, "holiday gardener")
    assert game.legal(1) == {"holiday panda", "pass"}
    play(game, 1, "holiday panda")

    assert game.waiting() == {0}
    assert game.special(2) == "jump"
    assert not {move for move in game.legal(0) if move.startswith(("panda", "gardener"))}
