"""Puzzles: positions from games in which one move, or a few alike, is clearly better than all others.

Some ask for a line: several decisions in a row, as far as nobody else and no chance comes between. A game's puzzles are
in its `puzzles.jsonl`, in an order without meaning. `lampion puzzles` makes them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from lampion.bots.analysis import ENOUGH, Choice, compare
from lampion.bots.search import Idea
from lampion.kernel.game import Game
from lampion.kernel.position import Position

FILE = "puzzles.jsonl"

Choose = Callable[[Game, Position, int], int | None]  # a seat's move, if it has an idea


@dataclass(frozen=True)
class Answer:
    """A move, and what to expect of it: the chance of victory, and points ahead of the best other seat."""

    move: str
    chance: float
    lead: float

    def idea(self) -> Idea:
        """The answer as something to compare."""
        return Idea(0, ENOUGH, 0.0, self.chance, self.lead)


@dataclass(frozen=True)
class Step:
    """One decision of a puzzle. `answers` are all legal moves, the best first."""

    answers: tuple[Answer, ...]
    right: int = 1  # how many of the answers are solutions, each as good as the others

    @property
    def best(self) -> Answer:
        """The solution."""
        return self.answers[0]

    def find(self, move: str) -> Answer | None:
        """What a move is worth; None if it isn't one of the legal moves."""
        return next((answer for answer in self.answers if answer.move == move), None)

    def solves(self, answer: Answer) -> bool:
        """Is this one of the solutions?"""
        return answer in self.answers[: self.right]

    def judge(self, answer: Answer) -> Choice:
        """An answer, compared to the best one."""
        return Choice(0, compare(answer.idea(), self.best.idea()), compare(self.best.idea(), self.best.idea()))

    def pack(self) -> dict[str, Any]:
        """The step as plain data."""
        answers = [[one.move, round(one.chance, 3), round(one.lead, 1)] for one in self.answers]
        return {"right": self.right, "answers": answers}

    @classmethod
    def unpack(cls, data: dict[str, Any]) -> Step:
        """A step from what `pack` returned."""
        return cls(tuple(Answer(*one) for one in data["answers"]), data["right"])


@dataclass(frozen=True)
class Puzzle:
    """What would you play here? After a solution of one step comes the next one."""

    position: str  # as text
    seat: int
    steps: tuple[Step, ...]

    def write(self) -> str:
        """The puzzle as a line of a file."""
        first, *others = self.steps
        data = {"position": self.position, "seat": self.seat, **first.pack()}
        if others:
            data["then"] = [step.pack() for step in others]
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Puzzle:
        """A puzzle from what `write` returned."""
        data = json.loads(line)
        return cls(data["position"], data["seat"], tuple(map(Step.unpack, [data, *data.get("then", ())])))

    def before(self, game: Game, played: Sequence[str] = ()) -> Position:
        """The position after these moves; by default, the one that the puzzle begins with."""
        position = game.read(self.position)
        for move in played:
            position.play(self.seat, game.read_move(position, self.seat, move))
        return position

    def is_solved_by(self, game: Game, choose: Choose) -> bool:
        """Does somebody who chooses like this find a solution of every step?"""
        position = self.before(game)
        for step in self.steps:
            move = choose(game, position.copy(), self.seat)
            answer = None if move is None else step.find(game.write_move(position, self.seat, move))
            if move is None or answer is None or not step.solves(answer):
                return False
            position.play(self.seat, move)
        return True


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none if it has no file of them."""
    file = files(type(game).__module__.rpartition(".")[0]).joinpath(FILE)
    return tuple(map(Puzzle.read, file.read_text("utf-8").splitlines())) if file.is_file() else ()
