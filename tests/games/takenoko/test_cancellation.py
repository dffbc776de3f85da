"""Hikari: cancellations of every card, of each other, and who is asked in which order."""

import pytest

from lampion.kernel.limits import CHANCE
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

CARDS = [*USES, *WEATHER_CARDS]


def announced(card: str, *answers: int, seats: int = 4) -> Table:
    """Seat 1 announces this card at the start of a turn of seat 0; these seats hold cancellations."""
    places = [Seat(special="cancellation" if seat in answers else card if seat == 1 else "-") for seat in range(seats)]
    spare = "weather-rain" if card == "weather-sun" else "weather-sun"
    game = hikari_turn(*places, land=GARDEN, display=f"{spare} jump jump")
    game.play(1, use_of(card))
    return game


@pytest.mark.parametrize("card", CARDS)
def test_a_cancellation_stops_the_card(card: str) -> None:
    """[HK-4] [HK-A8] Every special card; both go to the discard."""
    game = announced(card, 2)
    assert (game.phase, game.moves(2)) == ("answer", ["cancel", "pass"])

    game.play(2, "cancel")

    assert not worked(game, card)
    assert sorted(game.view()["hikari"]["discard"]) == sorted([card, "cancellation"])
    assert [game.seat(seat)["special"] for seat in range(4)] == [None] * 4


@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_nobody_cancels_works(card: str) -> None:
    """[HK-4] The cancellation stays in hand."""
    game = announced(card, 2)

    game.play(2, "pass")

    assert worked(game, card)
    assert game.seat(2)["special"] == "cancellation"


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_no_effect_before_it_could_be_cancelled(card: str) -> None:
    """[HK-4] It is announced with its targets."""
    game = announced(card, 2)

    assert not worked(game, card)
    hikari = game.view()["hikari"]
    assert (hikari["announced"], hikari["announcer"], hikari["cancels"]) == (use_of(card), 1, 0)


@pytest.mark.parametrize("card", CARDS)
def test_a_cancellation_of_the_cancellation_lets_the_card_work(card: str) -> None:
    """[HK-4] [HK-A8] An even number."""
    game = announced(card, 2, 3)

    game.play(2, "cancel")
    game.play(3, "cancel")

    assert worked(game, card)
    expected = ["cancellation", "cancellation", *([] if card == "alliance" else [card])]
    assert sorted(game.view()["hikari"]["discard"]) == sorted(expected)


@pytest.mark.parametrize("card", CARDS)
def test_three_cancellations_stop_the_card(card: str) -> None:
    """[HK-4] [HK-A8] An odd number; the longest chain with four players."""
    game = announced(card, 0, 2, 3)

    for seat in (0, 2, 3):
        game.play(seat, "cancel")

    assert not worked(game, card)
    assert game.view()["hikari"]["discard"].count("cancellation") == 3


def test_without_a_cancellation_nobody_is_asked() -> None:
    """[HK-4] The card works at once."""
    game = announced("jump")

    assert worked(game, "jump")
    assert game.waiting == [CHANCE]


def test_cancellations_are_asked_for_in_turn_order_from_the_active_player() -> None:
    """[HK-4] No matter who played the card."""
    places = [Seat(special="cancellation"), Seat(special="cancellation"), Seat(), Seat(special="jump")]
    game = hikari_turn(*places, active=1, land=GARDEN)
    game.play(3, "jump panda 1,0")
    assert game.waiting == [1]

    game.play(1, "pass")

    assert game.waiting == [0]


def test_everybody_is_asked_again_after_a_cancellation() -> None:
    """[HK-A8] A seat that passed may answer the cancellation; the active player comes first."""
    game = announced("jump", 0, 2, 3)
    game.play(0, "pass")

    game.play(2, "cancel")

    assert game.waiting == [0]
    assert game.view()["hikari"]["cancels"] == 1


def test_nobody_answers_their_own_cancellation() -> None:
    """[HK-A8] The card is gone."""
    game = announced("jump", 2)

    game.play(2, "cancel")

    assert game.phase == "roll"


def test_the_player_of_the_card_has_no_cancellation_left() -> None:
    """[HK-4] [HK-2] A hand has one special card only."""
    game = announced("disease", 0)

    assert game.waiting == [0]


def test_actions_and_the_die_cannot_be_cancelled() -> None:
    """[HK-A8] Nobody is asked."""
    game = hikari_turn(Seat(), Seat(special="cancellation"), land=GARDEN)
    assert game.phase == "roll"

    game.chance("sun")
    game.play(0, "channel")

    assert game.waiting == [0]


def test_a_standing_alliance_cannot_be_cancelled() -> None:
    """[HK-A8] [HK-11] Only the card could be, when it was played."""
    game = hikari_table(Seat(ally=1), Seat(ally=0), Seat(special="cancellation"), land=GARDEN)

    assert game.waiting == [0]
    assert "ready" not in game.moves(0)


def test_a_cancelled_break_leaves_the_alliance_standing() -> None:
    """[HK-4] [HK-11] The two cards that were played are discarded, not the one on the table."""
    game = hikari_table(Seat(ally=1, special="cancellation"), Seat(ally=0), Seat(special="alliance"), land=GARDEN)
    game.play(0, "ready")
    game.play(2, "break 0 1")

    game.play(0, "cancel")

    assert [game.seat(seat)["ally"] for seat in range(3)] == [1, 0, None]
    assert game.view()["hikari"]["discard"] == ["cancellation", "alliance"]


def test_a_cancelled_departure_leaves_the_emperor_where_he_is() -> None:
    """[HK-4] [HK-9]"""
    game = hikari_table(Seat(special="emperor-visit"), Seat(special="cancellation"), land=GARDEN, emperor="1,0")
    game.play(0, "emperor leaves")

    game.play(1, "cancel")

    assert game.figure("emperor") == "1,0"


@pytest.mark.parametrize("window", ["ready", "end"])
def test_a_cancelled_card_leads_back_to_the_free_steps(window: str) -> None:
    """[HK-3] [HK-4] Just like a card that worked."""
    seats = (Seat(special="cancellation"), Seat(special="jump"))
    game = hikari_table(*seats, land=GARDEN, made="channel plots" if window == "end" else "")
    game.play(0, window)
    game.play(1, "jump panda 1,0")

    game.play(0, "cancel")

    assert (game.phase, game.waiting) == ("idle", [0])


def test_a_card_of_the_active_player_can_be_cancelled_in_an_idle_moment() -> None:
    """[HK-4] The actions then continue."""
    game = hikari_table(Seat(special="jump"), Seat(), Seat(special="cancellation"), land=GARDEN, made="channel")
    game.play(0, "jump panda 1,0")

    game.play(2, "cancel")

    assert game.figure("panda") == "0,0"
    assert game.actions(0) == {"plots", "gardener", "panda", "objective"}


def test_who_cancelled_is_kept_until_the_card_is_settled() -> None:
    """[HK-4] In the order of the stack; a position read from its text knows it too."""
    game = announced("disease", 0, 2, 3)
    game.play(0, "cancel")
    game.play(2, "cancel")

    assert game.position.cancellers == 0o13
    assert "cancellers=11" in game.line("state")
    assert Table.read(game.text()).position == game.position
    game.play(3, "pass")
    assert game.position.cancellers == 0


def test_older_texts_need_not_say_who_cancelled() -> None:
    """[HK-4]"""
    game = announced("disease", 0, 2)
    game.play(0, "cancel")

    older = Table.read(game.text().replace(" cancellers=1", ""))

    assert (older.position.cancels, older.position.cancellers, older.waiting) == (1, 0, [2])
