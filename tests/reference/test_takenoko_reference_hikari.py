"""The Hikari reference itself follows the rules: windows, alliances, supreme objectives."""

import pytest

from .takenoko import ReferenceGame
from .takenoko_box import SPECIAL, read_objectives
from .takenoko_hikari import most_colour_sets, supreme_points
from .takenoko_scenes import CALM, after_passing, hikari_scene, play, starting_with

HIKARI = {"hikari": "on"}

# Setting up


def test_three_supreme_objectives_and_three_special_cards_are_turned_up() -> None:
    """[HK-1] After the objectives, before the first seat; a supreme objective comes once."""
    game = ReferenceGame(3, HIKARI)
    for _ in range(9):
        game.play("~", min(game.chances()))
    play(game, 0, "~ most-panda", "~ same-colour-sets")
    assert game.chances() == {"~ most-plot": 1, "~ most-gardener": 1, "~ different-type-sets": 1}
    play(game, 0, "~ most-plot")

    assert game.chances() == {f"~ {card}": copies for card, copies in SPECIAL.items()}
    play(game, 0, "~ jump", "~ jump", "~ disease")
    assert game.display() == ["disease", "jump", "jump"]
    assert game.chances() == {"~ seat 0": 1, "~ seat 1": 1, "~ seat 2": 1}


def test_the_deck_has_24_cards_with_each_real_weather_once() -> None:
    """[HK-1] [HK-A1] [HK-A9] No question mark among the weather cards."""
    weather = {card.removeprefix("weather-") for card in SPECIAL if card.startswith("weather")}

    assert sum(SPECIAL.values()) == 24
    assert weather == {"sun", "rain", "wind", "storm", "clouds"}


def test_two_players_have_no_alliances_and_beginners_no_weather_cards() -> None:
    """[HK-1] [HK-A20] These cards leave the deck."""
    pile = ReferenceGame(2, CALM).table.special_pile

    assert set(SPECIAL) - set(pile) == {card for card in SPECIAL if card.startswith("weather")} | {"alliance"}


# Hand limit and display


def test_a_seat_without_a_special_card_may_take_one_after_its_actions() -> None:
    """[HK-2] The gap is filled at once."""
    game = hikari_scene()
    game.table.shown = ["jump", "disease", "disease"]
    play(game, 0, "channel", "panda 1,0", "end")
    assert game.legal(0) == {"take jump", "take disease", "skip"}

    play(game, 0, "take disease")
    assert game.waiting() == {"~"}
    play(game, 0, "~ holidays")
    assert game.special(0) == "disease"
    assert game.display() == ["disease", "holidays", "jump"]
    assert game.waiting() == {1}


def test_a_seat_with_a_special_card_takes_none() -> None:
    """[HK-2] Nobody ever holds two."""
    game = hikari_scene(specials={0: "cancellation"})
    play(game, 0, "channel", "panda 1,0", "end")

    assert game.waiting() == {1}


def test_six_cards_fill_a_hand_with_the_special_card_among_them() -> None:
    """[HK-2] [HK-A2] No sub-limit of five objectives."""
    full = hikari_scene(specials={0: "cancellation"}, hands={0: ["panda-pink"] * 5})
    assert not starting_with(full.legal(0), "objective")
    roomy = hikari_scene(hands={0: ["panda-pink"] * 5})
    play(roomy, 0, "objective panda", "~ panda-green", "channel", "end")
    assert roomy.waiting() == {1}
    assert len(roomy.hand(0)) == 6


def test_the_discard_becomes_the_pile_when_the_pile_is_empty() -> None:
    """[HK-2] Then it is drawn from at once."""
    game = hikari_scene()
    game.table.special_pile.clear()
    game.table.special_discard["holidays"] = 2
    play(game, 0, "channel", "panda 1,0", "end", f"take {game.display()[0]}")

    assert game.chances() == {"~ holidays": 2}
    assert game.table.special_discard.total() == 0


def test_a_display_that_could_not_be_filled_is_filled_by_the_next_discard() -> None:
    """[HK-2] [HK-A3] Until then it has fewer cards."""
    game = hikari_scene(specials={1: "jump"})
    after_passing(game)
    game.table.special_pile.clear()
    play(game, 0, "ready")
    play(game, 1, "pass")
    play(game, 0, "channel", "ready")
    play(game, 1, "pass")
    play(game, 0, "panda 1,0", "end")
    play(game, 1, "pass")
    play(game, 0, f"take {game.display()[0]}")
    assert len(game.display()) == 2
    assert game.waiting() == {1}

    play(game, 1, "jump panda 0,1")
    assert game.chances() == {"~ jump": 1}


# Windows


def test_before_the_weather_all_who_can_play_are_asked_in_turn_order() -> None:
    """[HK-3] A seat without a card, or with a cancellation, is not asked."""
    game = hikari_scene(seats=4, specials={0: "jump", 1: "cancellation", 3: "holidays"}, options={"weather": "on"})

    assert game.waiting() == {0}
    play(game, 0, "pass")
    assert game.waiting() == {3}
    assert game.legal(3) == {"holiday panda", "holiday gardener", "pass"}
    play(game, 3, "pass")
    assert "~ sun" in game.chances()


def test_after_a_card_everybody_is_asked_again() -> None:
    """[HK-3] [HK-A7] Even the seats that passed before."""
    game = hikari_scene(specials={0: "jump", 1: "holidays"})
    play(game, 0, "pass")
    play(game, 1, "holiday panda")

    assert game.waiting() == {0}
    assert game.legal(0) == {"jump gardener 1,0", "jump gardener 0,1", "pass"}


def test_a_card_without_a_use_is_not_asked_for() -> None:
    """[HK-3] No disease where nothing grows, no rearrangement of one plot."""
    game = hikari_scene("green 1,0", specials={0: "disease", 1: "rearrangement"})

    assert "plots" in game.legal(0)


def test_the_active_seat_says_ready_when_another_may_play_before_its_action() -> None:
    """[HK-3] [HK-A5] Then the others are asked, and it must act."""
    game = after_passing(hikari_scene(specials={2: "jump"}))
    assert game.legal(0) == {"ready"}

    play(game, 0, "ready")
    assert game.waiting() == {2}
    play(game, 2, "pass")
    assert game.waiting() == {0}
    assert {"plots", "channel", "panda 1,0"} <= game.legal(0)
    play(game, 0, "channel")
    assert {"lay 1,0 0,1", "ready"} == game.legal(0)


def test_a_card_played_before_an_action_leads_back_to_free_steps() -> None:
    """[HK-3] [HK-A6] The active seat may claim what is new, then act."""
    hands = {0: ["panda-green"]}
    game = after_passing(hikari_scene("green:1 1,0 / green:1 0,1", specials={1: "jump"}, hands=hands))
    game.table.players[0].eaten["green"] = 2
    play(game, 0, "ready")
    play(game, 1, "jump panda 1,0")

    assert game.waiting() == {0}
    assert {"claim panda-green", "channel"} <= game.legal(0)
    assert game.eaten(1)["green"] == 1


def test_the_others_may_play_at_the_end_of_a_turn() -> None:
    """[HK-3] After that the active seat is free again, and ends once more."""
    game = after_passing(hikari_scene(specials={1: "holidays"}))
    for action in ("channel", "panda 1,0"):
        play(game, 0, "ready")
        play(game, 1, "pass")
        play(game, 0, action)
    play(game, 0, "end")
    assert game.waiting() == {1}

    play(game, 1, "holiday panda")
    assert game.legal(0) == {"lay 1,0 0,1", "end"}
    play(game, 0, "end")
    assert "skip" in game.legal(0)


def test_the_active_seat_plays_its_own_card_at_any_idle_moment() -> None:
    """[HK-3] Between its actions too."""
    game = after_passing(hikari_scene(specials={0: "holidays"}))
    play(game, 0, "channel", "holiday gardener")

    assert game.figures()["gardener"] is None
    assert game.special(0) is None
    assert game.table.special_discard == {"holidays": 1}


def test_the_emperor_card_ends_special_cards_and_closes_the_display() -> None:
    """[HK-3] For everybody, at once."""
    game = after_passing(hikari_scene(specials={0: "jump", 1: "jump"}, hands={0: ["panda-green"]}))
    game.table.players[0].claimed = ["panda-pink"] * 7
    game.table.players[0].eaten["green"] = 2
    assert "ready" in game.legal(0)
    play(game, 0, "claim panda-green")

    assert not starting_with(game.legal(0), "jump")
    play(game, 0, "channel", "panda 1,0", "end")
    assert game.waiting() == {1}
    assert "plots" in game.legal(1)


# Cancellation


def test_a_cancelled_card_has_no_effect_and_is_discarded() -> None:
    """[HK-4] So is the cancellation."""
    game = hikari_scene(specials={0: "holidays", 2: "cancellation"})
    play(game, 0, "holiday panda")
    assert game.legal(2) == {"cancel", "pass"}
    play(game, 2, "cancel")

    assert game.figures()["panda"] == (0, 0)
    assert game.table.special_discard == {"holidays": 1, "cancellation": 1}
    assert (game.special(0), game.special(2)) == (None, None)


def test_a_cancelled_cancellation_lets_the_card_work() -> None:
    """[HK-4] [HK-A8] After each one everybody is asked again, from the active seat."""
    game = hikari_scene(seats=4, specials={0: "cancellation", 1: "holidays", 2: "cancellation", 3: "cancellation"})
    play(game, 1, "holiday panda")
    play(game, 0, "pass")
    play(game, 2, "cancel")
    assert game.waiting() == {0}
    play(game, 0, "cancel")
    play(game, 3, "pass")

    assert game.figures()["panda"] is None
    assert game.special(3) == "cancellation"


def test_three_cancellations_make_a_card_void() -> None:
    """[HK-4] [HK-A8] An odd number; the longest chain with four players."""
    game = hikari_scene(seats=4, specials={0: "cancellation", 1: "holidays", 2: "cancellation", 3: "cancellation"})
    play(game, 1, "holiday panda")
    for seat in (0, 2, 3):
        play(game, seat, "cancel")

    assert game.figures()["panda"] == (0, 0)
    assert game.table.special_discard == {"holidays": 1, "cancellation": 3}


def test_a_cancellation_cannot_be_played_without_a_card_to_answer() -> None:
    """[HK-4] Not in a window, not when idle."""
    game = hikari_scene(specials={0: "cancellation", 1: "cancellation"})

    assert "cancel" not in game.legal(0)
    assert "ready" not in game.legal(0)


# Alliance


def test_an_alliance_is_made_with_a_free_neighbour() -> None:
    """[HK-11] With four players, not with the seat opposite; the card stays on the table."""
    game = hikari_scene(seats=4, specials={0: "alliance", 1: "alliance", 2: "alliance"})
    assert game.legal(0) == {"ally 1", "ally 3", "pass"}
    play(game, 0, "ally 3")

    assert game.alliances() == {(0, 3)}
    assert game.table.special_discard.total() == 0
    assert game.legal(1) == {"ally 2", "break 0 3", "pass"}


def test_an_alliance_is_broken_by_anybody_and_both_cards_are_discarded() -> None:
    """[HK-11] Even by a seat outside it."""
    game = hikari_scene(specials={0: "alliance"})
    game.table.allied = {(1, 2)}
    assert game.legal(0) - {"channel", "plots"} >= {"break 1 2"}
    play(game, 0, "break 1 2")

    assert game.alliances() == set()
    assert game.table.special_discard == {"alliance": 2}


def test_a_cancelled_break_leaves_the_alliance() -> None:
    """[HK-11] [HK-4] Both cards played are discarded."""
    game = hikari_scene(specials={0: "alliance", 1: "cancellation"})
    game.table.allied = {(0, 1)}
    play(game, 0, "break 0 1")
    play(game, 1, "cancel")

    assert game.alliances() == {(0, 1)}
    assert game.table.special_discard == {"alliance": 1, "cancellation": 1}


def test_the_ally_of_a_winner_wins() -> None:
    """[HK-11] [HK-A21] First score and tie-break, then allies."""
    game = hikari_scene(seats=4)
    game.table.supreme = []
    game.table.players[1].claimed = ["panda-trio"]
    game.table.players[3].claimed = ["panda-green"]
    assert game.winners() == {1}

    game.table.allied = {(0, 1), (2, 3)}
    assert game.winners() == {0, 1}


# Supreme objectives


def test_the_colour_example_has_two_sets() -> None:
    """[HK-12] [HK-A23] [HK-A24] The trio goes to green, the yellow and pink diamond to yellow: six points."""
    ids = [
        "plot-line-green",
        "gardener-green-3x4",
        "panda-trio",
        "panda-yellow",
        "panda-yellow",
        "plot-diamond-yellow-pink",
    ]
    cards = [read_objectives("dominoes")[card] for card in ids]

    assert most_colour_sets(cards) == 2
    assert supreme_points("same-colour-sets", 0, [cards, []], "bamboo") == 6
    assert supreme_points("same-colour-sets", 0, [cards, []], "category") == 3


@pytest.mark.parametrize(
    ("counts", "points"),
    [([2, 1, 0], [3, 0, 0]), ([2, 2, 0], [1, 1, 0]), ([1, 1, 1, 1], [0, 0, 0, 0]), ([0, 0], [0, 0])],
)
@pytest.mark.parametrize(
    ("supreme", "card"),
    [("most-panda", "panda-pink"), ("most-plot", "plot-line-pink"), ("most-gardener", "gardener-pink-3x2")],
)
def test_a_majority_is_shared_and_rounded_down(counts: list[int], points: list[int], supreme: str, card: str) -> None:
    """[HK-12] [HK-A22] Cards count, not points; nobody scores with none."""
    claimed = [[read_objectives("dominoes")[card]] * count for count in counts]

    assert [supreme_points(supreme, seat, claimed, "bamboo") for seat in range(len(counts))] == points


def test_sets_of_different_types_are_as_many_as_the_rarest() -> None:
    """[HK-12] Three points each."""
    ids = ["panda-pink"] * 3 + ["plot-line-pink"] * 2 + ["gardener-pink-3x2"] * 2
    cards = [read_objectives("dominoes")[card] for card in ids]

    assert supreme_points("different-type-sets", 0, [cards], "bamboo") == 6


def test_supreme_points_count_and_the_fewest_of_them_win_a_tie() -> None:
    """[HK-12] They replace the points of panda objectives as the tie-break; then the victory is shared."""
    game = hikari_scene(seats=2)
    game.table.supreme = ["most-panda"]
    game.table.players[0].claimed = ["panda-green"]
    game.table.players[1].claimed = ["gardener-pink-3x2"]
    assert game.breakdown(0) == {"plot": 0, "gardener": 0, "panda": 3, "emperor": 0, "supreme": 3, "total": 6}
    assert game.winners() == {1}

    game.table.supreme = []
    game.table.players[0].claimed = ["panda-trio"]
    assert game.winners() == {0, 1}
