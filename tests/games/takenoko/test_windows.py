"""Hikari: when special cards may be played, and who is asked in which order."""

import pytest

from tests.games.takenoko.tables import (
    GARDEN,
    USES,
    WEATHER_CARDS,
    Seat,
    Table,
    hikari_table,
    hikari_turn,
    use_of,
    worked,
)

SEVEN = "panda-green panda-green panda-green panda-green panda-yellow panda-yellow panda-yellow"


def holding(*cards: str) -> list[Seat]:
    """Seats that hold these special cards."""
    return [Seat(special=card) for card in cards]


# Start of the turn


@pytest.mark.parametrize("card", [*USES, *WEATHER_CARDS])
@pytest.mark.parametrize("active", [0, 1])
def test_at_the_start_of_a_turn_everybody_may_play_any_card(card: str, active: int) -> None:
    """[HK-3] [HK-A5] [HK-5] In one's own turn and in another's, before the weather."""
    display = "weather-sun cancellation cancellation" if card != "weather-sun" else "weather-rain jump jump"
    game = hikari_turn(*holding("-", card, "-"), active=active, land=GARDEN, display=display)
    assert (game.phase, game.waiting, game.view()["hikari"]["window"]) == ("window", [1], "turn-start")

    game.play(1, use_of(card))

    assert worked(game, card)


def test_after_the_window_at_the_start_comes_the_weather() -> None:
    """[HK-3] When everybody asked has passed."""
    game = hikari_turn(*holding("jump", "-", "disease"), land=GARDEN)

    game.play(0, "pass")
    game.play(2, "pass")

    assert game.phase == "roll"


# Before an action


@pytest.mark.parametrize("card", USES)
def test_before_an_action_the_others_may_play_any_card_but_weather(card: str) -> None:
    """[HK-3] [HK-A5] The active player says `ready` first."""
    game = hikari_table(*holding("-", card), land=GARDEN, display="cancellation cancellation jump")
    assert game.moves(0) == ["ready"]

    game.play(0, "ready")
    assert (game.phase, game.waiting, game.view()["hikari"]["window"]) == ("window", [1], "before-action")
    game.play(1, use_of(card))

    assert worked(game, card)


@pytest.mark.parametrize("card", WEATHER_CARDS)
def test_weather_cards_are_played_at_the_start_of_a_turn_only(card: str) -> None:
    """[HK-3] [HK-5] Neither before an action nor at the end nor in an idle moment."""
    display = "jump jump jump"
    other = hikari_table(*holding("-", card), land=GARDEN, weather="on", display=display)
    own = hikari_table(*holding(card), land=GARDEN, weather="on", display=display)
    end = hikari_table(*holding("-", card), land=GARDEN, weather="on", display=display, made="channel plots")

    assert "ready" not in other.moves(0)
    assert "weather" not in own.moves(0)
    end.play(0, "end")
    assert end.phase == "take"


def test_when_all_have_passed_only_an_action_is_possible() -> None:
    """[HK-3] The free steps came before."""
    seats = [Seat("panda-green", eaten="green green"), Seat(special="jump")]
    game = hikari_table(*seats, land=GARDEN)
    assert game.moves(0) == ["claim panda-green", "ready"]

    game.play(0, "ready")
    game.play(1, "pass")

    assert game.phase == "act"
    assert game.actions(0) == {"plots", "channel", "gardener", "panda", "objective"}
    assert {move.split()[0] for move in game.moves(0)} == game.actions(0)


def test_a_card_before_an_action_leads_back_to_the_free_steps() -> None:
    """[HK-3] [HK-A6] The active player may claim again before the next `ready`."""
    seats = [Seat("panda-green", eaten="green green"), Seat(special="jump"), Seat(special="disease")]
    game = hikari_table(*seats, land=GARDEN, display="cancellation cancellation jump")

    game.play(0, "ready")
    game.play(1, "jump gardener 1,0")

    assert game.moves(0) == ["claim panda-green", "ready"]


def test_the_window_opens_before_each_action() -> None:
    """[HK-3] Before the second one too."""
    game = hikari_table(*holding("-", "jump"), land=GARDEN)
    game.play(0, "ready")
    game.play(1, "pass")

    game.play(0, "channel")

    assert game.moves(0) == ["lay 1,0 0,1", "ready"]


def test_an_action_that_was_declared_cannot_be_answered() -> None:
    """[HK-A5] Nor is anybody asked between drawing and placing plots."""
    game = hikari_table(*holding("-", "jump", "disease"), land=GARDEN)
    game.play(0, "ready")
    game.play(1, "pass")
    game.play(2, "pass")

    game.play(0, "plots", "~ green", "~ green", "~ green")

    assert (game.phase, game.waiting) == ("keep", [0])


# End of the turn


@pytest.mark.parametrize("card", USES)
def test_at_the_end_of_a_turn_the_others_may_play_any_card_but_weather(card: str) -> None:
    """[HK-3] [HK-A5] Before the display is used."""
    seats = holding("-", card)
    game = hikari_table(*seats, land=GARDEN, display="cancellation cancellation jump", made="channel plots")

    game.play(0, "end")
    assert (game.phase, game.waiting, game.view()["hikari"]["window"]) == ("window", [1], "turn-end")
    game.play(1, use_of(card))

    assert worked(game, card)
    assert game.phase == "idle"


def test_after_the_window_at_the_end_comes_the_display() -> None:
    """[HK-3] [HK-2]"""
    game = hikari_table(*holding("-", "jump"), land=GARDEN, made="channel plots")

    game.play(0, "end")
    game.play(1, "pass")

    assert game.phase == "take"


# Idle moments of the active player


@pytest.mark.parametrize("card", USES)
def test_the_active_player_plays_a_card_whenever_a_free_step_is_possible(card: str) -> None:
    """[HK-3] [HK-A5] Before, between and after the actions."""
    for made in ("", "channel", "channel plots"):
        seats = holding("-", card)
        game = hikari_table(*seats, active=1, land=GARDEN, display="cancellation cancellation jump", made=made)

        game.play(1, use_of(card))

        assert worked(game, card)


def test_a_card_of_the_active_player_after_the_weather_does_not_lead_back_to_the_start_of_the_turn() -> None:
    """[HK-3] The window at the start is closed: nobody is asked again, and the die is not rolled again."""
    game = hikari_turn(Seat(special="holidays"), Seat(special="jump"), land=GARDEN)
    game.pass_all()
    game.chance("wind")

    game.play(0, "holiday gardener")

    assert (game.phase, game.waiting, game.view()["weather"]) == ("idle", [0], "wind")


def test_a_card_of_the_active_player_needs_no_ready() -> None:
    """[HK-3] Only others are asked before an action."""
    game = hikari_table(*holding("jump"), land=GARDEN)

    assert "ready" not in game.moves(0)
    assert "channel" in game.moves(0)


def test_a_cancellation_cannot_be_played_in_a_window() -> None:
    """[HK-3] [HK-4] It only answers."""
    game = hikari_table(*holding("cancellation", "cancellation"), land=GARDEN)

    assert "ready" not in game.moves(0)
    assert "cancel" not in game.moves(0)


# Who is asked


def test_only_players_with_a_usable_card_are_asked() -> None:
    """[HK-3] A disease without bamboo and a rearrangement without two plots have no use."""
    game = hikari_turn(*holding("disease", "rearrangement", "emperor-visit"))

    assert game.phase == "roll"


def test_the_active_player_comes_first_and_the_others_follow_in_turn_order() -> None:
    """[HK-3] That is the order of priority."""
    game = hikari_turn(*holding("jump", "disease", "emperor-visit"), active=1, land=GARDEN)
    asked = []

    while game.phase == "window":
        asked += game.waiting
        game.play(game.waiting[0], "pass")

    assert asked == [1, 2, 0]


def test_before_an_action_the_seat_after_the_active_one_comes_first() -> None:
    """[HK-3]"""
    game = hikari_table(*holding("jump", "-", "disease"), active=1, land=GARDEN)
    game.play(1, "ready")
    assert game.waiting == [2]

    game.play(2, "pass")

    assert game.waiting == [0]


@pytest.mark.parametrize("window", ["ready", "end"])
def test_before_an_action_and_at_the_end_the_active_player_is_not_asked(window: str) -> None:
    """[HK-3] They could have played their card in the idle moment before."""
    made = "channel plots" if window == "end" else ""
    game = hikari_table(*holding("jump", "-", "disease"), land=GARDEN, made=made)

    game.play(0, window)
    assert game.waiting == [2]
    game.play(2, "pass")

    assert game.view()["hikari"]["window"] in (None, "turn-start")


def test_a_seat_that_has_not_played_keeps_its_card_and_is_asked_again() -> None:
    """[HK-3] [HK-A7] After each card everybody is asked again, from the active player on."""
    game = hikari_turn(*holding("jump", "disease", "jump"), land=GARDEN, display="weather-sun jump disease")
    game.play(0, "pass")

    game.play(1, "disease 1,0")

    assert game.waiting == [0]
    assert [game.seat(seat)["special"] for seat in range(3)] == ["jump", None, "jump"]


def test_several_cards_may_be_played_in_one_window() -> None:
    """[HK-A7]"""
    game = hikari_turn(*holding("jump", "disease", "emperor-visit"), land=GARDEN)

    game.play(0, "jump panda 1,0")
    game.play(1, "disease 0,1")
    game.play(2, "emperor 0,1")

    assert (game.figure("panda"), game.height("0,1"), game.figure("emperor")) == ("1,0", 0, "0,1")
    assert game.phase == "roll"


def test_a_card_that_lost_its_use_is_not_asked_for_again() -> None:
    """[HK-A7] The first disease took the only section."""
    game = hikari_turn(*holding("disease", "disease"), land="green:1 1,0")

    game.play(0, "disease 1,0")

    assert game.phase == "roll"


def test_a_claim_comes_before_the_cards_of_others() -> None:
    """[HK-A6] A disease before the next action cannot spoil what was fulfilled by the last one."""
    seats = [Seat("gardener-green-4-none"), Seat(special="disease")]
    game = hikari_table(*seats, land="green:3 1,0")
    game.play(0, "ready")
    game.play(1, "pass")

    game.play(0, "gardener 1,0")

    assert game.waiting == [0]
    assert game.moves(0) == ["claim gardener-green-4-none", "ready"]


# The end


def triggered(*cards: str) -> Table:
    """A table at which seat 0 of three has claimed the eighth objective."""
    seats = holding(*cards)
    seats[0] = Seat("panda-trio", claimed=SEVEN, eaten="green yellow pink", special=cards[0])
    game = hikari_table(*seats, land=GARDEN, display="cancellation cancellation cancellation")
    game.play(0, "claim panda-trio")
    return game


def test_before_the_last_claim_the_windows_are_open() -> None:
    """[HK-3] The same table without the claim."""
    seats = [Seat("panda-trio", claimed=SEVEN, eaten="green yellow pink", special="jump"), Seat(special="disease")]
    game = hikari_table(*seats, land=GARDEN)

    assert {"jump panda 1,0", "ready", "claim panda-trio"} <= set(game.moves(0))


def test_when_the_end_is_triggered_no_more_special_cards_are_played() -> None:
    """[HK-3] [HK-12] Neither by the active player nor, before the actions, by others."""
    game = triggered("jump", "disease", "emperor-visit")

    assert game.view()["emperor"] == 0
    assert not [move for move in game.moves(0) if move.startswith(("jump", "ready"))]
    assert game.actions(0) == {"plots", "channel", "gardener", "panda", "objective"}


def test_when_the_end_is_triggered_the_other_windows_are_closed_too() -> None:
    """[HK-3] At the end of this turn, and at the start of the next ones."""
    game = triggered("-", "disease", "emperor-visit")

    game.play(0, "channel", "panda 1,0", "end")

    assert (game.view()["active"], game.phase, game.waiting) == (1, "idle", [1])
    assert not [move for move in game.moves(1) if move.startswith(("disease", "ready"))]


def test_when_the_end_is_triggered_nothing_is_taken_from_the_display() -> None:
    """[HK-3] [HK-2]"""
    game = triggered("-", "-", "-")

    game.play(0, "channel", "panda 1,0", "end")

    assert game.view()["active"] == 1
    assert game.phase == "idle"
