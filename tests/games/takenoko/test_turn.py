"""The turn: two different actions, free steps around them, planned actions, whose turn is next."""

from typing import Any

import pytest

from lampion.kernel.errors import IllegalMove, NotYourTurn
from tests.games.takenoko.tables import Seat, Table, rolled, table, turn_begins

FULL_HAND = "panda-green panda-green panda-green panda-yellow panda-yellow"


def first_turn(**options: object) -> Table:
    """The very first turn of a game for two."""
    game = Table.new(2, first=0, **options)
    game.any_chance()
    return game


def test_in_the_very_first_turn_the_figures_have_nowhere_to_go() -> None:
    """[TK-3] Plots, a channel or an objective; there is no way to end the turn yet."""
    game = first_turn()

    assert game.moves(0) == ["plots", "channel", "objective plot", "objective gardener", "objective panda"]


def test_a_figure_can_go_where_a_plot_was_just_placed() -> None:
    """[TK-3] The second action follows from the first."""
    game = first_turn()

    game.play(0, "plots", "~ green", "~ green", "~ green", "keep green 1,0", "under green green")

    assert {"panda 1,0", "gardener 1,0"} <= set(game.moves(0))


def test_the_two_actions_of_a_turn_are_different() -> None:
    """[TK-3]"""
    game = table(land="green:1 1,0")

    game.play(0, "channel")

    assert game.actions(0) == {"plots", "gardener", "panda", "objective"}


def test_drawing_two_objectives_of_different_kinds_is_the_same_action_twice() -> None:
    """[TK-3] [TK-9]"""
    game = table()

    game.play(0, "objective plot", "~ plot-line-green")

    assert "objective" not in game.actions(0)


def test_after_two_actions_the_turn_can_only_end() -> None:
    """[TK-3]"""
    game = table(land="green:1 1,0")

    game.play(0, "channel", "panda 1,0")

    assert game.moves(0) == ["end"]


def test_the_second_action_is_chosen_when_the_first_is_done() -> None:
    """[TK-3] [TK-A7] The drawn plots are placed and put away first."""
    game = table()

    game.play(0, "plots", "~ green", "~ yellow", "~ pink")

    assert set(game.moves(0)) == {
        f"keep {colour} {cell}"
        for colour in ("green", "yellow", "pink")
        for cell in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")
    }


def test_the_next_player_clockwise_has_the_next_turn() -> None:
    """[TK-3]"""
    game = table(Seat(), Seat(), Seat(), made="plots channel", active=2)

    game.play(2, "end")

    assert game.view()["active"] == 0
    assert game.view()["turn"] == 7


def test_only_the_active_player_moves() -> None:
    """[TK-3]"""
    game = table()

    with pytest.raises(NotYourTurn):
        game.play(1, "channel")


# Free steps


def test_free_steps_are_possible_before_the_first_action() -> None:
    """[TK-3] [TK-A8] All three kinds."""
    me = Seat("panda-green", channels=1, chips="enclosure", eaten="green green")
    game = table(me, Seat(), land="green:1 1,0 / green 0,1")

    assert {"lay 1,0 0,1", "improve enclosure 0,1", "claim panda-green"} <= set(game.moves(0))


def test_free_steps_cost_no_action() -> None:
    """[TK-3] Any number of them, between the actions too."""
    me = Seat("panda-green", channels=1, chips="enclosure", eaten="green green")
    game = table(me, Seat(), land="green:1 1,0 / green 0,1")

    game.play(0, "channel", "lay 1,0 0,1", "improve enclosure 0,1", "claim panda-green")

    assert game.actions(0) == {"plots", "gardener", "panda", "objective"}
    assert game.view()["actions_made"] == 1


def test_free_steps_are_possible_after_the_last_action() -> None:
    """[TK-3] Before the turn ends."""
    me = Seat("panda-green", eaten="green")
    game = table(me, Seat(), land="green:1 1,0", made="channel")

    game.play(0, "panda 1,0")

    assert game.moves(0) == ["claim panda-green", "end"]


def test_free_steps_wait_for_the_weather() -> None:
    """[TK-A8] Here for the choice of a chip."""
    me = Seat("panda-green", channels=1, eaten="green green")
    game = rolled("clouds", me, Seat(), land="green:1 1,0 / green:1 0,1")

    assert game.moves(0) == ["clouds watershed", "clouds enclosure", "clouds fertilizer", "decline"]
    game.play(0, "decline")

    assert {"lay 1,0 0,1", "claim panda-green"} <= set(game.moves(0))


def test_no_free_step_interrupts_an_action() -> None:
    """[TK-A8] Not while plots are in hand."""
    me = Seat("panda-green", channels=1, eaten="green green")
    game = table(me, Seat(), land="green:1 1,0 / green:1 0,1")

    game.play(0, "plots", "~ green", "~ green", "~ green")

    assert {move.split()[0] for move in game.moves(0)} == {"keep"}


# Must a player act?


def test_a_turn_cannot_end_while_an_action_is_possible() -> None:
    """[TK-A9] Neither before the first nor before the second one."""
    game = table()
    with pytest.raises(IllegalMove):
        game.play(0, "end")
    game.play(0, "channel")
    with pytest.raises(IllegalMove):
        game.play(0, "end")


def test_a_player_without_a_possible_action_ends_the_turn() -> None:
    """[TK-A9] Only an objective could be drawn, and the hand is full."""
    game = table(Seat(FULL_HAND), Seat(channels=20), made="plots")

    assert game.moves(0) == ["end"]


def test_making_room_in_the_hand_makes_the_action_due_again() -> None:
    """[TK-A9] [TK-9]"""
    game = table(Seat(FULL_HAND, eaten="green green"), Seat(channels=20), made="plots")
    assert game.moves(0) == ["claim panda-green", "end"]

    game.play(0, "claim panda-green")

    assert game.moves(0) == ["objective plot", "objective gardener", "objective panda"]


def test_the_third_action_of_the_sun_is_optional() -> None:
    """[TK-A9] [TK-4]"""
    game = table(face="sun", made="channel plots")

    assert game.moves(0) == ["objective plot", "objective gardener", "objective panda", "end"]


# Planned actions


def planned(*plans: str, **given: Any) -> Table:
    """A table at which seat 0, the second player, has planned these actions in its first turn."""
    game = turn_begins(turn=2, first=1, actions="committed", **given)
    game.play(0, *(f"plan {action}" for action in plans))
    return game


def test_both_actions_are_planned_before_the_first() -> None:
    """[TK-13] [TK-A7] The option `actions`; any two different ones."""
    game = planned()
    assert game.moves(0) == ["plan plots", "plan channel", "plan gardener", "plan panda", "plan objective"]

    game.play(0, "plan channel")

    assert game.moves(0) == ["plan plots", "plan gardener", "plan panda", "plan objective"]


def test_planned_actions_are_made_in_any_order() -> None:
    """[TK-A7]"""
    game = planned("channel", "objective")
    assert game.actions(0) == {"channel", "objective"}

    game.play(0, "objective panda", "~ panda-trio")

    assert game.moves(0) == ["channel"]


def test_a_planned_action_that_is_impossible_is_lost() -> None:
    """[TK-A7] The panda has nowhere to go, so the turn ends after the channel."""
    game = planned("channel", "panda")

    game.play(0, "channel")

    assert game.moves(0) == ["end"]


def test_with_wind_the_same_action_may_be_planned_twice() -> None:
    """[TK-A7] [TK-4]"""
    game = rolled("wind", actions="committed")

    game.play(0, "plan channel", "plan channel", "channel", "channel")

    assert game.seat(0)["channels"] == 2
    assert game.moves(0) == ["end"]


def test_with_sun_two_or_three_different_actions_are_planned() -> None:
    """[TK-A7] [TK-4]"""
    game = rolled("sun", actions="committed")

    game.play(0, "plan channel", "plan plots")

    assert game.moves(0) == ["plan gardener", "plan panda", "plan objective", "done"]


def test_a_seat_that_plans_only_two_actions_in_the_sun_makes_two() -> None:
    """[TK-A7]"""
    game = rolled("sun", actions="committed")

    game.play(0, "plan channel", "plan objective", "done", "channel", "objective panda", "~ panda-trio")

    assert game.moves(0) == ["end"]


def test_a_planned_third_action_stays_optional() -> None:
    """[TK-A7] [TK-A9] Two actions are enough to end the turn."""
    game = rolled("sun", actions="committed", land="green:1 1,0")

    game.play(0, "plan channel", "plan objective", "plan panda", "channel", "objective panda", "~ panda-trio")

    assert game.moves(0) == ["panda 1,0", "end"]
