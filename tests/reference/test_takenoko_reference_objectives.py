"""The Takenoko reference itself follows the rules: objectives, claims, and the end."""

from collections import Counter

import pytest

from .takenoko import ReferenceGame
from .takenoko_scenes import (
    FULL_HAND,
    heights,
    play,
    scene,
    starting_with,
)

# Objectives


def test_an_objective_is_drawn_from_the_chosen_deck() -> None:
    """[TK-9] By the copies left; it is no longer in the deck."""
    game = scene()
    play(game, 0, "objective panda")
    assert game.chances() == {"~ panda-green": 5, "~ panda-yellow": 4, "~ panda-pink": 3, "~ panda-trio": 3}

    play(game, 0, "~ panda-trio")

    assert game.hand(0) == ["panda-trio"]
    assert game.table.decks["panda"].unseen == {"panda-green": 5, "panda-yellow": 4, "panda-pink": 3, "panda-trio": 2}


def test_with_five_cards_in_hand_none_is_drawn() -> None:
    """[TK-9] A claim makes room in the same turn."""
    game = scene(hands={0: ["panda-pink", "panda-green", "panda-green", "panda-green", "panda-green"]})
    game.table.players[0].eaten["pink"] = 2
    assert not starting_with(game.legal(0), "objective")

    play(game, 0, "claim panda-pink")
    assert starting_with(game.legal(0), "objective") == {"plot", "gardener", "panda"}


def test_an_empty_deck_is_not_offered() -> None:
    """[TK-9] [TK-A13] The others still are."""
    game = scene()
    game.table.decks["panda"].unseen.clear()

    assert starting_with(game.legal(0), "objective") == {"plot", "gardener"}


def test_experts_put_fulfilled_cards_under_the_deck_and_draw_on() -> None:
    """[TK-13] [TK-A21] Until a card is kept."""
    game = scene("green 1,0 / green 0,1 / green -1,1", options={"expert": "on"})
    play(game, 0, "objective plot", "~ plot-curve-green")
    assert game.waiting() == {"~"}
    assert "~ plot-curve-green" not in game.chances()

    play(game, 0, "~ plot-line-green")
    assert game.hand(0) == ["plot-line-green"]
    assert game.table.decks["plot"].under == ["plot-curve-green"]


def test_experts_draw_known_cards_in_order_when_no_other_is_left() -> None:
    """[TK-13] [TK-A21] Without chance; a card fulfilled by now goes under the deck once more."""
    game = scene("green 1,0 / green 0,1 / green -1,1", options={"expert": "on"})
    game.table.decks["plot"].unseen.clear()
    game.table.decks["plot"].under = ["plot-curve-green", "plot-line-pink", "plot-line-green"]

    play(game, 0, "objective plot")
    assert game.hand(0) == ["plot-line-pink"]
    assert game.table.decks["plot"].under == ["plot-line-green", "plot-curve-green"]


def test_experts_draw_nothing_from_a_deck_that_is_all_fulfilled() -> None:
    """[TK-13] [TK-A21] Every card was rejected once; the action is over."""
    game = scene("green 1,0 / green 0,1 / green -1,1", options={"expert": "on"})
    game.table.decks["plot"].unseen = Counter({"plot-curve-green": 1})

    play(game, 0, "objective plot", "~ plot-curve-green")
    assert game.hand(0) == []
    assert game.table.decks["plot"].under == ["plot-curve-green"]
    assert "channel" in game.legal(0)


# Claims


@pytest.mark.parametrize(
    ("card", "cells"),
    [
        ("plot-triangle-green", "1,0 0,1 1,1"),
        ("plot-triangle-green", "1,0 0,1 0,0"),
        ("plot-line-green", "0,-1 1,-1 2,-1"),
        ("plot-line-green", "0,1 1,0 2,-1"),
        ("plot-curve-green", "1,0 0,1 -1,1"),
        ("plot-curve-green", "-1,0 -1,1 0,1"),
        ("plot-diamond-green", "1,-1 1,0 2,-1 2,0"),
    ],
)
def test_a_plot_card_is_fulfilled_in_any_turn(card: str, cells: str) -> None:
    """[TK-11] But the pond is never part of it."""
    plots = " / ".join(f"green+watershed {cell}" for cell in cells.split() if cell != "0,0")
    game = scene(plots, hands={0: [card]})

    assert (f"claim {card}" in game.legal(0)) == ("0,0" not in cells.split())


def test_all_plots_of_a_plot_card_are_irrigated() -> None:
    """[TK-11] A dry one does not count."""
    plots = "green 1,0 / green 0,1 / green 1,1"
    dry = scene(plots, hands={0: ["plot-triangle-green"]})
    wet = scene(plots, "1,0 0,1 / 1,0 1,1", hands={0: ["plot-triangle-green"]})

    assert "claim plot-triangle-green" not in dry.legal(0)
    assert "claim plot-triangle-green" in wet.legal(0)


@pytest.mark.parametrize("mirror", ["off", "on"])
def test_a_two_colour_diamond_is_mirrored_only_by_an_option(mirror: str) -> None:
    """[TK-11] [TK-13] [TK-A3] Turned it always counts."""
    card = "plot-diamond-yellow-green"
    printed = {"2,-2": "green", "1,-1": "yellow", "2,-1": "green", "1,0": "yellow"}
    turned = {"3,-1": "green", "2,-1": "yellow", "2,0": "green", "1,0": "yellow"}
    mirrored = {"2,-2": "green", "2,-1": "yellow", "1,-1": "green", "1,0": "yellow"}
    for plots, counts in ((printed, True), (turned, True), (mirrored, mirror == "on")):
        text = " / ".join(f"{colour}+watershed {cell}" for cell, colour in plots.items())
        game = scene(text, hands={0: [card]}, options={"mirror": mirror})
        assert (f"claim {card}" in game.legal(0)) == counts


def test_another_layout_has_one_colour_on_the_tips_of_a_diamond() -> None:
    """[TK-13] [TK-A2] The other in the middle."""
    card = "plot-diamond-yellow-green"
    plots = "green+watershed 2,-2 / yellow 1,-1 / yellow+watershed 2,-1 / green 1,0"

    assert f"claim {card}" in scene(plots, hands={0: [card]}, options={"diamonds": "tips"}).legal(0)
    assert f"claim {card}" not in scene(plots, hands={0: [card]}, options={"mirror": "on"}).legal(0)


@pytest.mark.parametrize(
    ("card", "plots", "fulfilled"),
    [
        ("gardener-green-4-none", "green:4 1,0", True),
        ("gardener-green-4-none", "green+enclosure:4 1,0", False),
        ("gardener-green-4-none", "green:3 1,0", False),
        ("gardener-green-4-enclosure", "green-enclosure:4 1,0", True),
        ("gardener-green-4-enclosure", "green+enclosure:4 1,0", True),
        ("gardener-green-4-enclosure", "pink-enclosure:4 1,0", False),
        ("gardener-green-4-enclosure", "green-watershed:4 1,0", False),
        ("gardener-pink-3x2", "pink:3 1,0 / pink-fertilizer:3 -1,0", True),
        ("gardener-pink-3x2", "pink:3 1,0 / pink:4 -1,0", False),
        ("gardener-yellow-3x3", "yellow:3 1,0 / yellow:3 -1,0 / yellow:3 0,1 / yellow:1 0,-1", True),
        ("gardener-green-3x4", "green:3 1,0 / green:3 -1,0 / green:3 0,1 / yellow:3 0,-1", False),
    ],
)
def test_a_gardener_card_asks_for_exact_bamboos(card: str, plots: str, fulfilled: bool) -> None:
    """[TK-11] [TK-A4] Colour, exact height, improvement; a group may lie anywhere."""
    assert (f"claim {card}" in scene(plots, hands={0: [card]}).legal(0)) == fulfilled


def test_a_panda_card_gives_sections_back() -> None:
    """[TK-11] They are used up; if the supply is limited, they return to it."""
    game = scene(hands={0: ["panda-trio", "panda-pink"]}, options={"bamboo": "36-30-24"})
    game.table.players[0].eaten = {"green": 1, "yellow": 2, "pink": 2}
    assert starting_with(game.legal(0), "claim") == {"panda-trio", "panda-pink"}

    play(game, 0, "claim panda-trio")
    assert game.eaten(0) == {"green": 0, "yellow": 1, "pink": 1}
    assert game.table.bamboo_supply == {"green": 37, "yellow": 31, "pink": 25}
    assert not starting_with(game.legal(0), "claim")
    assert game.claimed(0) == ["panda-trio"]


def test_plots_serve_several_cards_and_players() -> None:
    """[TK-11] [TK-A18] Only eaten sections are used up; claims are made in one's own turn."""
    hands = {0: ["plot-curve-green", "gardener-green-4-none"], 1: ["gardener-green-4-none"]}
    game = scene("green:4 1,0 / green 0,1 / green -1,1", hands=hands)
    assert game.legal(1) == set()

    play(game, 0, "claim plot-curve-green", "claim gardener-green-4-none", "channel", "panda -1,1", "end")
    assert "claim gardener-green-4-none" in game.legal(1)


# A limited supply of bamboo


def test_the_mover_chooses_what_grows_when_bamboo_is_short() -> None:
    """[TK-13] [TK-A19] Plot by plot, until the colour is used up."""
    game = scene("green 1,0 / green 0,1 / green 1,-1", options={"bamboo": "36-30-24"})
    game.table.bamboo_supply = {"green": 2, "yellow": 0, "pink": 0}
    play(game, 0, "gardener 1,0")

    assert game.legal(0) == {"grow 1,0", "grow 0,1", "grow 1,-1"}
    play(game, 0, "grow 1,-1", "grow 0,1")
    assert heights(game) == {"1,0": 0, "0,1": 1, "1,-1": 1}
    assert "channel" in game.legal(0)


def test_fertilizer_takes_the_last_section_alone() -> None:
    """[TK-13] [TK-A19] Up to two."""
    game = scene("green-fertilizer 1,0", options={"bamboo": "28-26-24"})
    game.table.bamboo_supply = {"green": 1, "yellow": 0, "pink": 0}
    play(game, 0, "gardener 1,0", "grow 1,0")

    assert heights(game) == {"1,0": 1}
    assert game.table.bamboo_supply["green"] == 0


def test_nothing_grows_of_a_colour_that_is_used_up() -> None:
    """[TK-13] [TK-A19] And nobody is asked; a first growth is then missed for good."""
    game = scene(options={"bamboo": "28-26-24"})
    game.table.bamboo_supply = {"green": 0, "yellow": 0, "pink": 0}
    play(game, 0, "plots", "~ pink", "~ pink", "~ pink", "keep pink 1,0")

    assert game.board()[1, 0] == {"kind": "pink", "chip": None, "height": 0, "irrigated": True, "grown": True}


# The end


@pytest.mark.parametrize(("seats", "number"), [(2, 9), (3, 8), (4, 7)])
def test_enough_claims_bring_the_emperor_and_one_last_turn_for_the_others(seats: int, number: int) -> None:
    """[TK-12] Two points for the first player to get there; the turn continues."""
    game = scene("green 1,0", seats=seats, hands={0: ["panda-green"]}, options={"weather": "off"})
    game.table.players[0].claimed = ["panda-pink"] * (number - 1)
    game.table.players[0].eaten["green"] = 2
    play(game, 0, "claim panda-green")
    assert game.breakdown(0)["emperor"] == 2

    for seat in range(seats):
        assert game.waiting() == {seat}
        play(game, seat, "channel", "objective panda", "~ panda-green", "end")
    assert game.waiting() == set()
    assert game.winners() == {0}


def test_only_the_first_to_get_there_has_the_emperor() -> None:
    """[TK-12] Nobody else in the last turns."""
    game = scene("green 1,0", hands={0: ["panda-green"], 1: ["panda-green"]}, options={"weather": "off"})
    for player in game.table.players:
        player.claimed = ["panda-pink"] * 8
        player.eaten["green"] = 2
    play(game, 0, "claim panda-green", "channel", "panda 1,0", "end")
    play(game, 1, "claim panda-green", "channel", "panda 0,0", "end")

    assert game.waiting() == set()
    assert [game.breakdown(seat)["total"] for seat in (0, 1)] == [45, 43]


def test_the_score_adds_up_by_category() -> None:
    """[TK-12] Claimed cards only."""
    game = scene(hands={0: ["panda-trio"]})
    game.table.players[0].claimed = ["plot-line-pink", "gardener-green-3x4", "panda-green", "panda-green"]

    assert game.breakdown(0) == {"plot": 4, "gardener": 8, "panda": 6, "emperor": 0, "supreme": 0, "total": 18}


def test_a_tie_goes_to_the_better_panda_then_is_shared() -> None:
    """[TK-12] Points of panda objectives."""
    game = scene(seats=3)
    claims = [["plot-line-yellow"], ["panda-green"], ["plot-triangle-yellow"]]
    for player, claimed in zip(game.table.players, claims, strict=True):
        player.claimed = claimed
    assert game.winners() == {1}

    game.table.players[1].claimed = []
    assert game.winners() == {0, 2}


def stuck_game(options: dict[str, str]) -> ReferenceGame:
    """A game in which only the figures can move."""
    game = scene("green 1,0 / pink 0,1", hands=dict.fromkeys((0, 1), FULL_HAND), options=options | {"weather": "off"})
    game.table.unseen_plots.clear()
    game.table.channel_supply = 0
    return game


def play_idle_round(game: ReferenceGame) -> None:
    """Play a round in which every seat moves figures for as long as it can."""
    for seat in (0, 1):
        while walks := {move for move in game.legal(seat) if move.startswith(("panda", "gardener"))}:
            play(game, seat, min(walks))
        play(game, seat, "end")


def test_after_twenty_rounds_without_progress_the_game_ends() -> None:
    """[TK-12] [TK-A20] Scored as it stands, without the Emperor card."""
    game = stuck_game({})
    for number in range(20):
        assert game.stalled() == number
        play_idle_round(game)

    assert game.waiting() == set()
    assert [game.breakdown(seat)["total"] for seat in (0, 1)] == [0, 0]


def test_progress_resets_the_count_of_stalled_rounds() -> None:
    """[TK-12] [TK-A20] At the end of a round in which a channel was taken."""
    game = stuck_game({})
    for _ in range(19):
        play_idle_round(game)
    game.table.channel_supply = 1
    play(game, 0, "channel")
    play_idle_round(game)

    assert game.stalled() == 0
    assert game.waiting() == {0}


def test_stalled_games_go_on_by_an_option() -> None:
    """[TK-13] Nothing is counted."""
    game = stuck_game({"stall": "off"})
    for _ in range(21):
        play_idle_round(game)

    assert game.waiting() == {0}
    assert game.stalled() == 0
