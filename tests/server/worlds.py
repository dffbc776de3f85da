"""Two worlds of one game that a viewer cannot tell apart, planned move by move from the kernel alone.

Worlds look the same to a viewer if they become equal when everything unknown to the viewer is dealt again. The second
world draws other hidden things, and its people choose moves that look the same; where there are none, the planner goes
back and takes another path in both worlds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from lampion.bots import bot
from lampion.games import game as find_game
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.tables.helpers import sample_options

NOBODY = 7  # a viewer without a seat, from whom every hand is hidden
LONGEST = 8_000  # steps of a game, including those that were given up
TRIES = 5  # plans to start before giving up
SENSIBLE = 70  # percent of the decisions that a greedy bot makes, so that games make progress
DIFFERENT = 65  # percent of the draws that should differ between the worlds if they can


@dataclass(frozen=True)
class Setting:
    """A table for two worlds: the viewer they must look the same to, and how it is set up."""

    game: str
    seats: int
    viewer: int | None  # a seat, or None for a spectator
    options: dict[str, str] = field(default_factory=dict)
    bots: tuple[int, ...] = ()  # seats of bots; one at most, so that the order of events is fixed
    marks: tuple[str, ...] | None = None  # windows in which people are asked; None for the game's own choice
    pace: str = "none"
    seed: int = 0

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={choice}" for name, choice in self.options.items())
        return f"{self.game}-{self.seats}-eyes{self.viewer}-{chosen}-{self.seed}"  # draws follow from this text


@dataclass(frozen=True)
class Step:
    """A seat, or chance, moves in both worlds. `by` says what decides: person, bot, pass or chance."""

    seat: int
    here: int
    there: int
    by: str


@dataclass
class Plan:
    """A game in two worlds, or its beginning: its steps, and the positions before each of them and after the last."""

    setting: Setting
    game: Game
    options: dict[str, str]
    steps: list[Step]
    worlds: list[tuple[Position, Position]]

    @property
    def is_whole(self) -> bool:
        """Does it lead to the end of the game?"""
        return self.worlds[-1][0].is_over()

    def chances(self, world: int) -> list[int]:
        """The draws of a world, in order."""
        return [(step.here, step.there)[world] for step in self.steps if step.seat == CHANCE]

    def text(self, number: int, world: int) -> str:
        """The move of a step in a world."""
        step = self.steps[number]
        return self.game.write_move(self.worlds[number][world], step.seat, (step.here, step.there)[world])


class Planner:
    """Finds a plan; where the worlds would look different, it goes back a little and takes another path."""

    def __init__(self, setting: Setting, salt: int = 0) -> None:
        self.setting = setting
        self.game = find_game(setting.game)
        self.options = self.game.settle(setting.seats, setting.options)
        self.marks = self.game.marked_windows if setting.marks is None else setting.marks
        self.rng = Rng(setting.seed, 10 + salt)
        self.bot = bot("greedy", setting.seed)
        start = self.game.position(setting.seats, self.options)
        self.worlds: list[tuple[Position, Position]] = [(start, start.copy())]
        self.steps: list[Step] = []

    def find(self, most: int | None) -> Plan | None:
        """A plan of a whole game or of `most` decisions of people; None if it takes too long to find one."""
        fails = 0
        for _ in range(LONGEST):
            here, there = self.worlds[-1]
            if here.is_over() or sum(step.by == "person" for step in self.steps) == most:
                assert here.is_over() == there.is_over()
                return Plan(self.setting, self.game, self.options, self.steps, self.worlds)
            step = self.find_step(here, there)
            if step is not None:
                self.steps.append(step)
                self.worlds.append((after(here, step.seat, step.here), after(there, step.seat, step.there)))
                continue
            fails += 1
            back = min(len(self.steps), 1 + self.rng.below(60 if fails % 20 == 0 else 8))
            del self.steps[len(self.steps) - back :], self.worlds[len(self.worlds) - back :]
        return None

    def find_step(self, here: Position, there: Position) -> Step | None:
        """Something that can happen in both worlds and looks the same."""
        seat, by = self.find_mover(here)
        assert there.waits_for(seat), "the worlds wait for different seats"
        if by == "pass":
            return Step(seat, self.game.decline(here, seat), self.game.decline(there, seat), by)
        if seat == self.setting.viewer:
            assert here.moves(seat) == there.moves(seat), "the viewer can tell the worlds apart by their own moves"
        for move in self.candidates(here, seat):
            twin = self.find_twin(here, there, seat, move)
            if twin is not None:
                return Step(seat, move, twin, by)
        return None

    def find_mover(self, position: Position) -> tuple[int, str]:
        """The seat that moves next, and what decides: chance, then automatic passes, then bots, then any person."""
        if position.waits_for(CHANCE):
            return CHANCE, "chance"
        waiting = [seat for seat in range(position.seats) if position.waits_for(seat)]
        for seat in waiting:
            window = self.game.window(position, seat)
            if window is not None and window not in self.marks and seat not in self.setting.bots:
                return seat, "pass"
        for seat in waiting:
            if seat in self.setting.bots:
                return seat, "bot"
        return waiting[self.rng.below(len(waiting))], "person"

    def candidates(self, position: Position, seat: int) -> Iterator[int]:
        """Moves to try: first a draw at the right odds or a chosen move, then all of them in random order."""
        if seat == CHANCE:
            yield position.copy().draw(self.rng)
        else:
            yield self.choose(position, seat)
        yield from self.shuffle(position.moves(seat))

    def choose(self, position: Position, seat: int) -> int:
        """A decision: mostly a sensible one."""
        if self.rng.below(100) < SENSIBLE:
            return self.bot.choose(self.game, position, seat)
        moves = position.moves(seat)
        return moves[self.rng.below(len(moves))]

    def shuffle(self, moves: list[int]) -> list[int]:
        """The moves in random order."""
        return [move for _, move in sorted((self.rng.bits(), move) for move in moves)]

    def find_twin(self, here: Position, there: Position, seat: int, move: int) -> int | None:
        """A move of the second world that looks like this one of the first; of draws, preferably another one."""
        wanted = self.known(after(here, seat, move))
        moves = there.moves(seat) if seat != self.setting.viewer else [move]
        others = [other for other in self.shuffle(moves) if other != move]
        same = [move] if move in moves else []
        other_first = seat == CHANCE and self.rng.below(100) < DIFFERENT
        for twin in others + same if other_first else same + others:
            if self.known(after(there, seat, twin)) == wanted:
                return twin
        return None

    def known(self, position: Position) -> dict[str, Any]:
        """What the viewer knows of a position: all fields, with everything unknown dealt again in the same way."""
        viewer = NOBODY if self.setting.viewer is None else self.setting.viewer
        return position.redealt(viewer, Rng(0)).fields()


def plan(setting: Setting, most: int | None = None) -> Plan:
    """Plan a game in two worlds that the viewer cannot tell apart: all of it, or `most` decisions of people."""
    for salt in range(TRIES):
        found = Planner(setting, salt).find(most)
        if found is not None:
            return found
    raise AssertionError(f"no plan for {setting}")


def after(position: Position, seat: int, move: int) -> Position:
    """The position after a move."""
    following = position.copy()
    following.play(seat, move)
    return following


def sample(game: str, seats: int, seed: int, **fixed: str) -> Setting:
    """A random setting: viewer and options, and perhaps a bot, clocks and other marked windows."""
    rng = Rng(seed, 2)
    play = find_game(game)
    while True:
        options = sample_options(play, seats, rng)
        if all(options[name] == choice for name, choice in fixed.items()):
            break
    number = rng.below(seats + 1)
    viewer = number if number < seats else None
    seat = rng.below(2 * seats)
    bots = (seat,) if seat < seats and seat != viewer else ()
    marks = (None, play.windows, play.windows[:1], ())[rng.below(4)]
    pace = ("none", "live", "days")[rng.below(3)]
    return Setting(game, seats, viewer, options, bots, marks, pace, seed)
