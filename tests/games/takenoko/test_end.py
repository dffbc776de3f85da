"""The end: what triggers it, the last turns, scoring, ties, and stalled games."""

from typing import Any

import pytest

from tests.games.takenoko.tables import RING, Seat, Table, finished, table

NINE = "panda-green panda-green panda-green panda-green panda-yellow panda-yellow panda-yellow panda-yellow panda-pink"
CARDS = NINE.split()
TRIGGER = {2: 9, 3: 8, 4: 7}


def about_to_trigger(seats: int, short: int = 1, active: int = 0, **given: Any) -> Table:
    """A table whose active seat can claim a trio, is `short` claims from the end, and has made both actions."""
    mine = Seat("panda-trio", claimed=" ".join(CARDS[: TRIGGER[seats] - short]), eaten="green yellow pink")
    places = [mine if seat == active else Seat() for seat in range(seats)]
    return table(*places, active=active, made="channel plots", weather="off", **given)


# The trigger


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nine_eight_or_seven_objectives_bring_the_emperor_card(seats: int) -> None:
    """[TK-12] [TK-1] For two, three and four players; it is worth 2 points."""
    game = about_to_trigger(seats)
    before = game.score(0)["panda"]

    game.play(0, "claim panda-trio")

    assert game.view()["emperor"] == 0
    assert game.score(0) == {
        "plot": 0, "gardener": 0, "panda": before + 6, "emperor": 2, "supreme": 0, "total": before + 8,
    }  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_objective_fewer_does_not_trigger_the_end(seats: int) -> None:
    """[TK-12]"""
    game = about_to_trigger(seats, short=2)

    game.play(0, "claim panda-trio")

    assert game.view()["emperor"] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("active", [0, 1])
def test_every_other_player_has_one_more_turn(seats: int, active: int) -> None:
    """[TK-12] Exactly one, wherever the round began; then the game is over."""
    game = about_to_trigger(seats, active=active)
    game.play(active, "claim panda-trio", "end")
    turns = []

    while game.waiting:
        seat = game.view()["active"]
        turns.append(seat)
        game.play(seat, "channel", "objective panda")
        game.any_chance()
        game.play(seat, "end")

    assert turns == [(active + step) % seats for step in range(1, seats)]
    assert game.view()["winners"] == [active]


def test_the_player_who_triggers_the_end_finishes_the_turn() -> None:
    """[TK-12] They may claim more in it."""
    mine = Seat("panda-trio panda-pink", claimed=" ".join(CARDS[:8]), eaten="green yellow pink pink pink")
    game = table(mine, Seat(), made="plots")

    game.play(0, "claim panda-trio")
    assert game.actions(0) == {"channel", "objective"}
    game.play(0, "channel", "claim panda-pink")

    assert len(game.seat(0)["claimed"]) == 10


def test_the_emperor_card_is_given_once() -> None:
    """[TK-12] Another player who reaches the number gets nothing more, and no further round is played."""
    other = Seat(
        "gardener-green-4-none",
        claimed="gardener-green-4-fertilizer gardener-green-4-watershed gardener-green-4-enclosure gardener-green-3x4"
        " gardener-yellow-3x3 gardener-pink-3x2 gardener-pink-4-none plot-line-green",
    )
    game = table(Seat(claimed=NINE), other, emperor_card=0, active=1, land="green:4 1,0", made="channel plots")

    game.play(1, "claim gardener-green-4-none", "end")

    assert game.view()["emperor"] == 0
    assert game.waiting == []
    assert game.scores("emperor") == [2, 0]


def test_claiming_in_the_last_turn_still_counts() -> None:
    """[TK-12]"""
    game = table(
        Seat(claimed=NINE),
        Seat("panda-trio", eaten="green yellow pink"),
        emperor_card=0,
        active=1,
        made="channel plots",
    )

    game.play(1, "claim panda-trio", "end")

    assert game.scores() == [4 * 3 + 4 * 4 + 5 + 2, 6]


# Scoring


def test_objectives_of_all_kinds_are_added() -> None:
    """[TK-12] Cards in hand cost nothing."""
    seat = Seat(
        "panda-trio gardener-pink-4-none", claimed="plot-diamond-yellow-pink gardener-green-3x4 panda-pink panda-pink"
    )

    game = finished(seat, Seat())

    assert game.score(0) == {"plot": 5, "gardener": 8, "panda": 10, "emperor": 0, "supreme": 0, "total": 23}


def test_the_highest_score_wins() -> None:
    """[TK-12]"""
    assert finished(Seat(claimed="panda-green"), Seat(claimed="panda-trio"), Seat(claimed="panda-pink")).winners == [1]


def test_the_emperor_card_may_decide() -> None:
    """[TK-12]"""
    game = finished(Seat(claimed="panda-yellow"), Seat(claimed="panda-pink"), emperor_card=0)

    assert game.scores() == [6, 5]
    assert game.winners == [0]


def test_points_of_panda_objectives_break_a_tie() -> None:
    """[TK-12] First 6 panda points against 3, then 6 against 4 + 4."""
    trio = finished(Seat(claimed="panda-trio"), Seat(claimed="plot-triangle-yellow panda-green"))
    assert (trio.scores(), trio.winners) == ([6, 6], [0])
    few = finished(Seat(claimed="panda-trio plot-triangle-green"), Seat(claimed="panda-yellow panda-yellow"))

    assert (few.scores(), few.winners) == ([8, 8], [1])


def test_players_who_are_equal_in_both_share_the_victory() -> None:
    """[TK-12]"""
    game = finished(Seat(claimed="panda-green panda-green"), Seat(claimed="panda-trio"), Seat(claimed="panda-pink"))

    assert game.winners == [0, 1]


# Stalled games

NOTHING_LEFT: dict[str, Any] = {"land": "green:1 1,0", "weather": "off"}


def stalled_turn(rounds: int, active: int = 1, state: str = "", **given: Any) -> Table:
    """The last turn of a round after that many rounds without progress; both actions have been made."""
    return table(active=active, made="gardener panda", state=f"stalled={rounds} {state}", **{**NOTHING_LEFT, **given})


def test_twenty_rounds_without_progress_end_the_game() -> None:
    """[TK-A20] [TK-12] The ruling on stalled games: scored as it stands, without the Emperor card."""
    game = stalled_turn(19)

    game.play(1, "end")

    assert game.waiting == []
    assert game.view()["stalled"] == 20
    assert game.scores("emperor") == [0, 0]


def test_nineteen_rounds_without_progress_do_not() -> None:
    """[TK-A20]"""
    game = stalled_turn(18)

    game.play(1, "end")

    assert (game.waiting, game.view()["stalled"]) == ([0], 19)


def test_a_stalled_game_ends_after_a_whole_round() -> None:
    """[TK-A20] Not in the middle of it; a round begins with the first player."""
    game = stalled_turn(19, active=0)

    game.play(0, "end")

    assert (game.waiting, game.view()["stalled"]) == ([1], 19)


def test_a_round_begins_with_the_first_player() -> None:
    """[TK-A20] If seat 1 began, a round is over when seat 0 has had its turn."""
    early, late = stalled_turn(19, active=1, first=1), stalled_turn(19, active=0, first=1)

    early.play(1, "end")
    late.play(0, "end")

    assert (early.waiting, late.waiting) == ([0], [])


@pytest.mark.parametrize(
    "moves",
    [
        ("channel",),
        ("plots", "~ green", "~ green", "~ green", "keep green 0,1", "under green green"),
        ("objective panda", "~ panda-trio"),
        ("claim panda-green", "panda 1,0"),
    ],
)
def test_progress_resets_the_count(moves: tuple[str, ...]) -> None:
    """[TK-A20] A channel or a plot left its supply, an objective was drawn or claimed."""
    game = table(
        Seat(), Seat("panda-green", eaten="green green"), active=1, made="gardener", state="stalled=19", **NOTHING_LEFT
    )

    game.play(1, *moves, "end")

    assert game.view()["stalled"] == 0
    assert game.waiting == [0]


def test_a_chip_from_the_supply_is_progress() -> None:
    """[TK-A20] [TK-4]"""
    game = table(Seat(), Seat(), phase="clouds", face="clouds", active=1, state="stalled=19", land="green:1 1,0")

    game.play(1, "clouds enclosure", "panda 1,0", "gardener 1,0", "end")

    assert game.view()["stalled"] == 0


def test_progress_of_anybody_in_the_round_counts() -> None:
    """[TK-A20]"""
    game = stalled_turn(19, state="progress=1")

    game.play(1, "end")

    assert game.view()["stalled"] == 0


def test_moving_figures_and_laying_channels_and_chips_is_not_progress() -> None:
    """[TK-A20] Nothing leaves a supply."""
    mine = Seat(channels=1, chips="enclosure")
    game = table(Seat(), mine, active=1, state="stalled=19", land=RING.replace(":1 1,0", " 1,0"), weather="off")

    game.play(1, "lay 1,0 0,1", "improve enclosure 1,0", "gardener 0,1", "panda 0,1", "end")

    assert game.waiting == []


def test_the_ruling_on_stalled_games_can_be_switched_off() -> None:
    """[TK-A20] The option `stall`."""
    game = stalled_turn(19, stall="off")

    game.play(1, "end")

    assert game.waiting == [0]


def test_a_stalled_game_is_won_as_it_stands() -> None:
    """[TK-A20]"""
    game = table(
        Seat(claimed="panda-green"), Seat(claimed="panda-pink"),
        active=1, made="gardener panda", state="stalled=19", **NOTHING_LEFT,
    )  # fmt: skip

    game.play(1, "end")

    assert game.view()["winners"] == [1]
