"""The engine and a slow second implementation from the rules agree at every step of random games."""

import random
from typing import Any

import pytest

from lampion.games.takenoko.game import GAME
from lampion.kernel.limits import CHANCE
from tests.conformance.games.takenoko import census
from tests.games.takenoko.tables import Table
from tests.reference.choices import compare_choices, list_moves, to_reference
from tests.reference.takenoko import ReferenceGame
from tests.reference.takenoko_state import OPTIONS

TABLES = [(seats, hikari) for hikari in ("off", "on") for seats in (2, 3, 4)]  # six option sets
QUICK = 1  # games of each in the default run
SHARE = 50  # games in one share of the thorough run
SHARES = range(4)
AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


class Pair:
    """One game, played by engine and reference."""

    def __init__(self, seats: int, hikari: str, rng: random.Random, stride: int) -> None:
        self.rng = rng
        self.stride = stride  # moves between two comparisons of the whole table
        self.seats = seats
        self.options = choose_options(rng, seats, hikari)
        self.engine = Table.new(seats, **self.options)
        self.reference = ReferenceGame(seats, self.options)
        self.box = census(self.engine.position)
        self.had_water: set[tuple[int, int]] = set()
        self.placed: set[tuple[int, int]] = set()

    def play_to_the_end(self) -> None:
        """Play random moves; compare choices after each, the table every `stride` moves and after each new plot."""
        compare_choices(self.engine, self.reference)
        self.compare_table()
        moves = 0
        while self.engine.waiting:
            plots = len(self.placed)
            [seat] = self.engine.waiting
            move = self.choose(list_moves(self.engine, seat))
            self.engine.play(seat, move)
            self.reference.follow(*to_reference(seat, move))
            moves += 1
            compare_choices(self.engine, self.reference)
            if moves % self.stride == 0 or not self.engine.waiting or self.engine.position.plots - 1 != plots:
                self.compare_table()

    def choose(self, moves: list[str]) -> str:
        """A random move, more often a claim, cancellation or swap: random play seldom reaches a regular end."""
        preferred = [move for move in moves if move.startswith(("claim", "cancel", "swap"))]
        return self.rng.choice(preferred if preferred and self.rng.random() < 0.5 else moves)

    def compare_table(self) -> None:
        """Compare everything on the table, and the scores."""
        view = self.engine.view(CHANCE)
        for seat in range(self.seats):
            self.compare_seat(seat, view["seats"][seat])
        self.compare_garden(view)
        below = [kind for kind, _ in self.reference.known_pile()]
        assert view["pile"]["below"] == below
        assert view["stalled"] == self.reference.stalled()
        assert set(self.engine.winners) == self.reference.winners()
        self.check_invariants(view)

    def compare_seat(self, seat: int, seen: dict[str, Any]) -> None:
        """Compare what lies in front of a seat, its hand and its points."""
        assert sorted(seen["hand"]) == self.reference.hand(seat)
        assert sorted(seen["claimed"]) == self.reference.claimed(seat)
        assert {"channels": seen["channels"], **seen["chips"]} == self.reference.stored(seat)
        assert seen["eaten"] == self.reference.eaten(seat)
        assert seen["special"] == self.reference.special(seat)
        assert seen["score"] == self.reference.breakdown(seat)

    def compare_garden(self, view: dict[str, Any]) -> None:
        """Compare plots, channels, figures, the display and alliances."""
        looks = ("kind", "chip", "height", "irrigated")
        seen = {tuple(plot["cell"]): {look: plot[look] for look in looks} for plot in view["land"]}
        board = self.reference.board()
        assert seen == {cell: {look: plot[look] for look in looks} for cell, plot in board.items()}
        laid = {(tuple(item["cells"][0]), tuple(item["cells"][1])) for item in view["channels"]}
        assert laid == self.reference.channels()
        figures = {figure: None if cell is None else tuple(cell) for figure, cell in view["figures"].items()}
        assert figures == self.reference.figures()
        if view["hikari"] is not None:
            assert sorted(view["hikari"]["display"]) == self.reference.display()
            pairs = {(seat["seat"], seat["ally"]) for seat in view["seats"] if (seat["ally"] or 0) > seat["seat"]}
            assert pairs == self.reference.alliances()

    def check_invariants(self, view: dict[str, Any]) -> None:
        """Check what holds in every position: pieces, heights, improvements, and in the base game that water stays."""
        assert census(self.engine.position) == self.box
        cells = {tuple(plot["cell"]) for plot in view["land"]}
        assert (0, 0) not in cells
        for plot in view["land"]:
            assert 0 <= plot["height"] <= 4
            assert not (plot["chip"] and "-" in plot["kind"])
        for q, r in cells - self.placed:
            beside = [(q + dq, r + dr) for dq, dr in AROUND]
            assert (0, 0) in beside or len(self.placed.intersection(beside)) >= 2
        self.placed = cells
        if self.options["hikari"] == "off":
            water = {tuple(plot["cell"]) for plot in view["land"] if plot["irrigated"]}
            assert self.had_water <= water
            assert all(item["connected"] for item in view["channels"])
            self.had_water = water


def choose_options(rng: random.Random, seats: int, hikari: str) -> dict[str, str]:
    """Random options, more often the defaults, and always the ruling on stalled games, so that every game ends."""
    options = {name: rng.choice([values[0], *values]) for name, values in OPTIONS.items()}
    first = rng.choice(("drawn", *map(str, range(seats))))
    return options | {"hikari": hikari, "stall": "20", "first": first}


def play_games(seats: int, hikari: str, numbers: range, stride: int) -> None:
    for number in numbers:
        Pair(seats, hikari, random.Random(f"takenoko {seats} {hikari} {number}"), stride).play_to_the_end()


@pytest.mark.parametrize(("seats", "hikari"), TABLES)
def test_the_engine_agrees_with_the_reference(seats: int, hikari: str) -> None:
    """[TK-3] [TK-4] [TK-5] [TK-6] [TK-11] [TK-12] [HK-3] [HK-4] [HK-7] [HK-12] In six games.

    The whole position is compared at every third move.
    """
    play_games(seats, hikari, range(QUICK), stride=3)


@pytest.mark.thorough
@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize(("seats", "hikari"), TABLES)
def test_the_engine_agrees_with_the_reference_over_more_games(seats: int, hikari: str, share: int) -> None:
    """[TK-3] [TK-4] [TK-5] [TK-6] [TK-11] [TK-12] [HK-3] [HK-4] [HK-7] [HK-12] In 200 games of each option set.

    1,200 games in 24 shares, the whole position compared every tenth move: about 16 minutes on one core, most of them
    in the reference.
    """
    play_games(seats, hikari, range(QUICK + share * SHARE, QUICK + (share + 1) * SHARE), stride=10)


def test_both_know_the_same_options() -> None:
    """[TK-13] With the same default, the first value."""
    assert {option.name: list(option.choices) for option in GAME.options} == {
        name: list(values) for name, values in OPTIONS.items()
    }
