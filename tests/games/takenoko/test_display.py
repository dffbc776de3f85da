"""Hikari: the hand limit of six, taking a card from the display, and how the display is filled."""

import pytest

from tests.games.takenoko.tables import CATEGORIES, Seat, Table, hikari_table

FIVE = "panda-green panda-green panda-green panda-yellow panda-yellow"
ALL_BUT = {  # all special cards of three players without the die but three jumps and a cancellation
    "discard": "cancellation cancellation cancellation alliance alliance alliance emperor-visit emperor-visit"
    " emperor-visit rearrangement rearrangement disease disease holidays holidays"
}


def turn_over(*seats: Seat, **given: object) -> Table:
    """A table at which seat 0 has made both actions and ended its turn."""
    game = hikari_table(*seats, made="channel plots", **given)
    game.play(0, "end")
    return game


# The hand


def test_a_hand_holds_six_cards() -> None:
    """[HK-2] [HK-A2] All six may be objectives."""
    game = hikari_table(Seat(FIVE))
    assert game.choices(0, "objective") == set(CATEGORIES)

    game.play(0, "objective panda", "~ panda-trio")

    assert len(game.hand(0)) == 6


def test_with_six_objectives_none_is_drawn() -> None:
    """[HK-2]"""
    assert hikari_table(Seat(FIVE + " panda-pink")).choices(0, "objective") == set()


def test_the_special_card_counts_for_the_hand() -> None:
    """[HK-2] [HK-A2] Five objectives and a special card are six."""
    assert hikari_table(Seat(FIVE, special="cancellation")).choices(0, "objective") == set()


def test_an_alliance_on_the_table_does_not_count_for_the_hand() -> None:
    """[HK-2] It is no longer in hand."""
    assert hikari_table(Seat(FIVE, ally=1), Seat(ally=0)).choices(0, "objective") == set(CATEGORIES)


# Taking


def test_a_card_is_taken_from_the_display_at_the_end_of_the_turn() -> None:
    """[HK-2] Any card in view, with equal ones listed once, or none."""
    game = turn_over(display="jump disease jump")

    assert set(game.moves(0)) == {"take jump", "take disease", "skip"}
    game.play(0, "take disease")

    assert game.seat(0)["special"] == "disease"


def test_no_card_is_taken_before_the_actions_are_over() -> None:
    """[HK-2]"""
    game = hikari_table(made="channel")

    assert not [move for move in game.moves(0) if move.startswith("take")]


def test_taking_no_card_leaves_the_display_as_it_is() -> None:
    """[HK-2]"""
    game = turn_over()

    game.play(0, "skip")

    assert game.view()["hikari"]["display"] == ["jump", "disease", "holidays"]
    assert game.view()["active"] == 1


def test_a_seat_with_a_special_card_takes_none() -> None:
    """[HK-2] Nobody ever has two."""
    assert turn_over(Seat(special="cancellation")).view()["active"] == 1


def test_a_seat_with_six_objectives_takes_none() -> None:
    """[HK-2]"""
    assert turn_over(Seat(FIVE + " panda-pink")).view()["active"] == 1


def test_a_seat_with_an_alliance_on_the_table_may_take_a_card() -> None:
    """[HK-2] It is not in hand."""
    assert turn_over(Seat(ally=1), Seat(ally=0)).phase == "take"


def test_a_seat_that_played_its_card_in_this_turn_may_take_another() -> None:
    """[HK-2]"""
    game = hikari_table(Seat(special="jump"), land="green:1 1,0", made="channel plots")

    game.play(0, "jump panda 1,0", "end")

    assert game.phase == "take"


def test_a_taken_card_can_be_played_from_the_next_players_turn_on() -> None:
    """[HK-2] [HK-3]"""
    game = turn_over(land="green:1 1,0")

    game.play(0, "take jump", "~ disease")

    assert (game.view()["active"], game.phase, game.waiting) == (1, "window", [0])
    assert set(game.moves(0)) == {"jump panda 1,0", "jump gardener 1,0", "pass"}


def test_everybody_knows_who_has_which_special_card() -> None:
    """[HK-A4] [HK-2]"""
    game = hikari_table(Seat(special="jump"))

    assert [game.view(viewer)["seats"][0]["special"] for viewer in (0, 1, 2, None)] == ["jump"] * 4


# Filling the display


def test_the_gap_is_filled_from_the_pile_at_once() -> None:
    """[HK-2] The odds are the copies left; before the next turn."""
    game = turn_over(Seat(), Seat(special="cancellation"), Seat(), display="jump jump disease")

    game.play(0, "take disease")
    assert game.outcomes() == {
        "cancellation": 3, "alliance": 3, "jump": 1, "emperor-visit": 3,
        "rearrangement": 2, "disease": 1, "holidays": 2,
    }  # fmt: skip
    game.chance("rearrangement")

    assert sorted(game.view()["hikari"]["display"]) == ["jump", "jump", "rearrangement"]
    assert game.view()["active"] == 1


def test_an_empty_pile_is_made_again_from_the_discard() -> None:
    """[HK-2]"""
    seats = (Seat(), Seat(special="cancellation"), Seat())
    game = turn_over(*seats, display="jump jump jump", **ALL_BUT)
    assert game.view()["hikari"]["pile"] == 0

    game.play(0, "take jump")

    assert game.outcomes() == {
        "cancellation": 3, "alliance": 3, "emperor-visit": 3, "rearrangement": 2, "disease": 2, "holidays": 2,
    }  # fmt: skip
    game.chance("disease")
    assert game.view()["hikari"]["discard"] == []
    assert game.view()["hikari"]["pile"] == 14


def test_a_display_with_gaps_offers_what_is_there() -> None:
    """[HK-A3] It has fewer cards."""
    game = turn_over(display="- jump -", land="green:1 1,0")

    assert set(game.moves(0)) == {"take jump", "skip"}
    assert game.view()["hikari"]["display"] == ["jump"]


def test_a_gap_is_filled_as_soon_as_a_card_is_discarded() -> None:
    """[HK-A3] [HK-2] The pile is empty, so the card comes from the discard, which has the played card too."""
    seats = (Seat(special="jump"), Seat(special="cancellation"), Seat())
    game = hikari_table(*seats, display="jump jump -", land="green:1 1,0", **ALL_BUT)

    game.play(0, "jump panda 1,0")
    game.play(1, "pass")

    assert game.outcomes() == {
        "cancellation": 3, "alliance": 3, "jump": 1, "emperor-visit": 3,
        "rearrangement": 2, "disease": 2, "holidays": 2,
    }  # fmt: skip
    game.chance("jump")
    assert game.view()["hikari"]["display"] == ["jump", "jump", "jump"]
    assert game.phase == "idle"


@pytest.mark.parametrize("outcome", ["works", "is cancelled"])
def test_a_used_card_goes_to_the_discard(outcome: str) -> None:
    """[HK-2] [HK-4] Whether it worked or not."""
    game = hikari_table(Seat(special="jump"), Seat(special="cancellation"), land="green:1 1,0")

    game.play(0, "jump panda 1,0")
    game.play(1, "pass" if outcome == "works" else "cancel")

    assert game.seat(0)["special"] is None
    assert game.view()["hikari"]["discard"] == (["jump"] if outcome == "works" else ["cancellation", "jump"])
