"""The view of a seat: everything public, its own secrets, and nothing else."""

import json

import pytest

from lampion.games.takenoko.game import GAME
from lampion.kernel.limits import CHANCE
from tests.games.takenoko.tables import GARDEN, Seat, hikari_table, rolled, table
from tests.reference.takenoko_box import read_objectives, read_plots

VIEWERS = (0, 1, 2, None)


def plot(
    cell: list[int], kind: str, *, growth: int, chip: str | None = None, height: int = 0, irrigated: bool = True
) -> dict[str, object]:
    """A plot as a view shows it; what is irrigated has had its first growth."""
    colour, _, printed = kind.partition("-")
    return {
        "cell": cell,
        "kind": kind,
        "colour": colour,
        "improvement": chip or printed or None,
        "chip": chip,
        "height": height,
        "growth": growth,
        "irrigated": irrigated,
        "grown": irrigated,
    }


def test_a_view_holds_what_lies_on_the_table() -> None:
    """[TK-2] Land, supplies, stores, eaten sections, claimed objectives and the sizes of hands are public."""
    game = table(
        Seat("plot-line-green panda-trio", claimed="panda-pink", channels=2, chips="enclosure", eaten="green pink"),
        Seat("gardener-green-3x4"),
        land="green:2 1,0 / pink+watershed:1 0,1 / yellow-fertilizer- 1,1",
        channels="1,0 0,1",
        panda="1,0",
        pile="green@0 pink@1",
        made="channel",
        face="sun",
        turn=5,
    )

    assert game.view(0) == {
        "game": "takenoko",
        "you": 0,
        "options": {**GAME.settle(2, {}), "first": "0"},
        "phase": "idle",
        "turn": 5,
        "active": 0,
        "first": 0,
        "waiting": [0],
        "chance": False,
        "weather": "sun",
        "actions": ["channel"],
        "actions_made": 1,
        "plans": {},
        "acting": game.view()["acting"],
        "closed": game.view(0)["closed"],
        "land": [
            plot([1, 0], "green", height=2, growth=1),
            plot([0, 1], "pink", chip="watershed", height=1, growth=1),
            plot([1, 1], "yellow-fertilizer", growth=2, irrigated=False),
        ],
        "placing": None,
        "channels": [{"cells": [[1, 0], [0, 1]], "connected": True}],
        "figures": {"panda": [1, 0], "gardener": [0, 0], "emperor": None},
        "reach": {"panda": [[1, 1], [0, 1], [0, 0]], "gardener": [[1, 0], [0, 1]]},
        "pile": {"left": 24, "unseen": 22, "below": ["green", None], "drawn": [], "drawn_count": 0},
        "supply": {"channels": 17, "watershed": 2, "enclosure": 2, "fertilizer": 3},
        "bamboo": None,
        "decks": {"plot": 14, "gardener": 14, "panda": 13},
        "rejected": {"plot": [], "gardener": []},
        "seats": [
            {
                "seat": 0,
                "hand": ["plot-line-green", "panda-trio"],
                "hand_counts": {"plot": 1, "gardener": 0, "panda": 1},
                "hand_size": 2,
                "objectives": game.seat(0)["objectives"],
                "claimed": ["panda-pink"],
                "remembers": [],
                "channels": 2,
                "chips": {"watershed": 0, "enclosure": 1, "fertilizer": 0},
                "eaten": {"green": 1, "yellow": 0, "pink": 1},
                "special": None,
                "ally": None,
                "score": {"plot": 0, "gardener": 0, "panda": 5, "emperor": 0, "supreme": 0, "total": 5},
            },
            {
                "seat": 1,
                "hand": None,
                "hand_counts": {"plot": 0, "gardener": 1, "panda": 0},
                "hand_size": 1,
                "objectives": None,
                "claimed": [],
                "remembers": None,
                "channels": 0,
                "chips": {"watershed": 0, "enclosure": 0, "fertilizer": 0},
                "eaten": {"green": 0, "yellow": 0, "pink": 0},
                "special": None,
                "ally": None,
                "score": {"plot": 0, "gardener": 0, "panda": 0, "emperor": 0, "supreme": 0, "total": 0},
            },
        ],
        "provisional": [],
        "hand_limit": 5,
        "emperor": None,
        "ending": None,
        "target": 9,
        "stalled": 0,
        "hikari": None,
        "winners": [],
    }


def test_a_view_holds_what_hikari_adds() -> None:
    """[HK-1] [HK-2] [HK-A4] Display, pile, discard, supreme objectives, holidays and alliances are public."""
    seats = (Seat(ally=1), Seat(ally=0, special="jump"))
    game = hikari_table(*seats, land=GARDEN, panda="-", holidays=(1, None), discard="disease")

    for viewer in VIEWERS:
        assert game.view(viewer)["hikari"] == {
            "supreme": game.view()["hikari"]["supreme"],
            "display": ["jump", "disease", "holidays"],
            "pile": 19 - 3 - 1 - 1 - 1,
            "discard": ["disease"],
            "holidays": {"panda": 1},
            "alliances": [{"seats": [0, 1]}],
            "window": None,
            "announced": None,
            "announcer": None,
            "use": None,
            "outcome": None,
            "cancels": 0,
            "stack": [],
            "playing": [{"reason": "no-card"}, {"reason": "wait"}, {"reason": "no-card"}],
            "taking": [None, {"reason": "has-special"}, None],
            "standings": game.view()["hikari"]["standings"],
            "weather_card": False,
        }
        assert [seat["ally"] for seat in game.view(viewer)["seats"]] == [1, 0, None]
    assert set(game.view()["hikari"]["supreme"]) == {"most-plot", "most-gardener", "most-panda"}


# Hands


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """[TK-2] Others see how many cards of which kind."""
    game = table(Seat("plot-line-pink panda-trio"), Seat(), Seat())

    assert game.view(0)["seats"][0]["hand"] == ["plot-line-pink", "panda-trio"]
    for viewer in (1, 2, None):
        assert game.view(viewer)["seats"][0]["hand"] is None
        assert game.view(viewer)["seats"][0]["hand_counts"] == {"plot": 1, "gardener": 0, "panda": 1}


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_no_card_of_another_hand_is_named_anywhere(viewer: int | None) -> None:
    """[TK-2] Not in the view, the offers or the prompt."""
    game = table(Seat("plot-line-pink"), Seat(), Seat("gardener-green-3x4"), active=1)

    text = json.dumps([game.view(viewer), GAME.offers(game.position, 1), GAME.prompt(game.position, 1)])

    assert "plot-line-pink" not in text
    assert ("gardener-green-3x4" in text) == (viewer == 2)


def test_claimed_objectives_are_seen_by_everybody() -> None:
    """[TK-11]"""
    game = table(Seat("panda-trio", eaten="green yellow pink"), Seat(), Seat())

    game.play(0, "claim panda-trio")

    assert [game.view(viewer)["seats"][0]["claimed"] for viewer in VIEWERS] == [["panda-trio"]] * 4


# Plots


def test_drawn_plots_are_seen_by_the_seat_that_drew_them() -> None:
    """[TK-5] Others see how many there are."""
    game = table(Seat(), Seat(), Seat())
    game.play(0, "plots", "~ green", "~ pink")

    assert game.view(0)["pile"]["drawn"] == ["green", "pink"]
    for viewer in (1, 2, None):
        assert (game.view(viewer)["pile"]["drawn"], game.view(viewer)["pile"]["drawn_count"]) == (None, 2)


def test_buried_plots_are_remembered_by_the_seat_that_buried_them() -> None:
    """[TK-A12] Even many turns later."""
    game = table(Seat(), Seat(), Seat(), weather="off")
    game.play(0, "plots", "~ green", "~ pink", "~ yellow", "keep green 1,0", "under yellow pink", "channel", "end")
    for seat in (1, 2, 0, 1, 2):
        game.play(seat, "channel", "objective panda")
        game.any_chance()
        game.play(seat, "end")

    assert game.view(0)["pile"]["below"] == ["yellow", "pink"]
    assert [game.view(viewer)["pile"]["below"] for viewer in (1, 2, None)] == [[None, None]] * 3


def test_the_plot_that_is_being_placed_is_seen_by_everybody() -> None:
    """[TK-A15] It is on the table; the other two are not."""
    game = table(Seat(chips="fertilizer"), Seat(), Seat())
    game.play(0, "plots", "~ green", "~ pink", "~ yellow", "keep pink 1,0")

    for viewer in VIEWERS:
        placing = game.view(viewer)["placing"]
        assert (placing["kind"], placing["cell"]) == ("pink", [1, 0])
    assert (game.view(0)["pile"]["drawn"], game.view(1)["pile"]["drawn"]) == (["green", "yellow"], None)


def test_no_unseen_plot_or_card_is_ordered() -> None:
    """[TK-2] A position only knows what is left of a face-down pile: any of it may come next, by its copies."""
    pandas = {card.id: card.copies for card in read_objectives("dominoes").values() if card.category == "panda"}
    for action, left in (("plots", read_plots("6221")), ("objective panda", pandas)):
        game = table()
        assert game.view(CHANCE)["pile"]["below"] == []

        game.play(0, action)

        assert game.outcomes() == left


def test_the_view_of_chance_shows_everything() -> None:
    """[TK-2] For replays of finished games."""
    game = table(Seat("plot-line-pink"), Seat("panda-trio"), pile="green@0 pink@1")

    view = game.view(CHANCE)

    assert [seat["hand"] for seat in view["seats"]] == [["plot-line-pink"], ["panda-trio"]]
    assert view["pile"]["below"] == ["green", "pink"]


# The turn


def test_a_view_tells_weather_and_actions_of_the_turn() -> None:
    """[TK-3] [TK-4]"""
    game = rolled("wind")

    game.play(0, "channel", "channel")

    assert (game.view()["weather"], game.view()["actions"], game.view()["actions_made"]) == ("wind", ["channel"], 2)


def test_a_view_tells_for_how_long_nothing_has_happened() -> None:
    """[TK-A20] So that people can be warned after 15 rounds."""
    assert table(state="stalled=15").view()["stalled"] == 15


def test_winners_are_named_at_the_end_only() -> None:
    """[TK-12]"""
    game = table(Seat(claimed="panda-trio"), Seat(), emperor_card=0, active=1, made="channel plots")
    assert game.view()["winners"] == []

    game.play(1, "end")

    assert game.view()["winners"] == [0]


def test_supreme_points_are_provisional_until_the_end() -> None:
    """[HK-12]"""
    game = hikari_table(Seat(claimed="panda-trio"), emperor_card=0, active=2, made="channel plots")
    assert game.view()["provisional"] == ["supreme"]

    game.play(2, "end")

    assert game.view()["phase"] == "over"
    assert game.view()["provisional"] == []


def test_an_offer_tells_what_a_move_would_bring() -> None:
    """[TK-7] [TK-11] Bamboo gained or lost, and points."""
    game = table(Seat("panda-trio", eaten="green yellow pink"), Seat(), land="green:1 1,0 / green-fertilizer:1 0,1")

    assert game.offer(0, "claim panda-trio")["preview"] == {"bamboo": [], "points": 6}
    grown = game.offer(0, "gardener 1,0")
    assert (grown["kind"], grown["data"]["cell"]) == ("gardener", [1, 0])
    assert grown["preview"]["bamboo"] == [{"cell": [1, 0], "sections": 1}, {"cell": [0, 1], "sections": 2}]


def test_a_preview_tells_nothing_that_is_only_revealed_by_the_move() -> None:
    """[TK-A12] Plots under the pile that others know."""
    far = " / ".join(
        f"{kind} {q},{r}"
        for (q, r), kind in zip(
            [(q, r) for q in range(4, 9) for r in range(5)],
            ["green"] * 6 + ["green-watershed"] * 2 + ["green-enclosure"] * 2 + ["green-fertilizer"] + ["yellow"] * 6
            + ["yellow-watershed", "yellow-enclosure", "yellow-fertilizer"] + ["pink"] * 2 + ["pink-watershed"],
            strict=False,
        )
    )  # fmt: skip
    pile = "pink@1 pink@1 pink-enclosure@1 pink-fertilizer@1"
    game = table(land=far, pile=pile)
    assert game.view()["pile"]["unseen"] == 0

    assert game.offer(0, "plots")["preview"] == {"bamboo": [], "points": 0}


@pytest.mark.parametrize("phase", ["idle", "clouds", "choose"])
def test_the_game_says_what_it_waits_for(phase: str) -> None:
    """[TK-3] [TK-4]"""
    game = table() if phase == "idle" else rolled({"clouds": "clouds", "choose": "question"}[phase])

    assert GAME.prompt(game.position, 0)[0] == f"takenoko-prompt-{phase}"
