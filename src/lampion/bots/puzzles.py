"""Puzzles: positions from games in which one move, or a few alike, is clearly better than all others.

A game's puzzles are in its `puzzles.jsonl`, in an order without meaning. `lampion puzzles` makes them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from threading import Event
from typing import Any

from lampion.bots.analysis import COST, ENOUGH, POINTS, TOO_FEW, Choice, Suggestion, compare, think, weigh
from lampion.bots.greedy import GreedyBot
from lampion.bots.search import Budget, Idea, Thought
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

FILE = "puzzles.jsonl"
DEEPER = 10  # how many times as long as a first search the one that confirms it takes
GLANCE, LENIENT = 6, 0.3  # a look before the first search: a part of its length, and of what must be given up
FEWEST, MOST = 3, 60  # moves to choose from
SURE = 0.93  # a seat that wins or loses so surely has nothing to solve
SPREAD = 80  # one simulation in so many must be of a move for its worth to be known
CLEAR_COST, CLEAR_POINTS = 1.2 * COST, 1.2 * POINTS  # what every other move gives up, at least
LARGEST, RARE = 3, 5  # solutions at most: so many, and one move in so many
GLANCES = 4  # times that a bot out for quick points may guess; if it finds the move, so does everybody


@dataclass(frozen=True)
class Puzzle:
    """What would you play here? `answers` are all legal moves, the best first."""

    position: str  # as text
    seat: int
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

    def write(self) -> str:
        """The puzzle as a line of a file."""
        answers = [[one.move, round(one.chance, 3), round(one.lead, 1)] for one in self.answers]
        data = {"position": self.position, "seat": self.seat, "right": self.right, "answers": answers}
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Puzzle:
        """A puzzle from what `write` returned."""
        data: Mapping[str, Any] = json.loads(line)
        return cls(data["position"], data["seat"], tuple(Answer(*one) for one in data["answers"]), data["right"])


@dataclass(frozen=True)
class Answer:
    """A move, and what to expect of it: the chance of victory, and points ahead of the best other seat."""

    move: str
    chance: float
    lead: float

    def idea(self) -> Idea:
        """The answer as something to compare."""
        return Idea(0, ENOUGH, 0.0, self.chance, self.lead)


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none if it has no file of them."""
    file = files(type(game).__module__.rpartition(".")[0]).joinpath(FILE)
    return tuple(map(Puzzle.read, file.read_text("utf-8").splitlines())) if file.is_file() else ()


def find_puzzle(game: Game, position: Position, seat: int, simulations: int, seed: int) -> Puzzle | None:
    """The puzzle in a position: None if many moves are about as good, or if the best one is easy to see.

    What looks clear in a search of so many simulations must be as clear in one ten times as long.
    """
    moves = position.moves(seat)
    if not FEWEST <= len(moves) <= MOST:
        return None
    rng = Rng(seed)
    hidden = position.redealt(seat, rng)
    glance = think(game, hidden, seat, Budget(simulations // GLANCE), rng, None)
    seen = find_solutions(glance, seat, len(moves), LENIENT)
    guesses = {GreedyBot(seed + n).choose(game, position, seat) for n in range(GLANCES)} if seen else set()
    if not seen or seen[0] in guesses:
        return None
    first = find_solutions(think(game, hidden, seat, Budget(simulations), rng, None), seat, len(moves), game.clarity)
    if not first or not game.reasons(position, seat, first[0]):
        return None
    if guesses & set(first):
        return None
    budget = Budget(DEEPER * simulations)
    second = think(game, hidden, seat, budget, rng, None)
    solutions = find_solutions(second, seat, len(moves), game.clarity)
    if not solutions or not set(solutions) <= set(first) or not game.reasons(position, seat, solutions[0]):
        return None
    answers = judge_all(game, position, seat, moves, solutions, second, budget, rng)
    found = Puzzle(game.write(position), seat, tuple(answers), len(solutions))
    others = (found.judge(answer) for answer in found.answers[found.right :])
    return found if all(is_worse(game, one) for one in others) else None


def is_worse(game: Game, one: Choice) -> bool:
    """Is a move clearly worse than the solution, as puzzles of this game go?"""
    return one.cost >= game.clarity * COST or one.points >= game.clarity * POINTS


def find_solutions(thought: Thought, seat: int, moves: int, share: float = 1.0) -> list[int]:
    """The moves that are clearly better than all others, the best first; none if there are many, or all is decided."""
    if not thought.ideas or not 1 - SURE <= thought.chances[seat] <= SURE:
        return []
    least = min(ENOUGH, max(TOO_FEW, thought.simulations // SPREAD))
    known = [idea for idea in thought.ideas if idea.visits >= least]
    if len(known) < 2:
        return []
    best = max(known, key=lambda idea: (idea.worth, idea.visits))
    solutions = [idea for idea in known if is_as_good(compare(idea, best), share)]
    if len(solutions) > min(LARGEST, max(1, moves // RARE)) or len(solutions) == len(known):
        return []
    others = (compare(idea, best) for idea in known if idea not in solutions)
    if not all(one.cost >= share * CLEAR_COST or one.points >= share * CLEAR_POINTS for one in others):
        return []
    return [idea.move for idea in sorted(solutions, key=lambda idea: (-idea.worth, idea.move))]


def is_as_good(one: Suggestion, share: float) -> bool:
    """Is a move as good as the best one, for all that the search knows?"""
    return one.cost < share * COST / 2 and one.points < share * POINTS / 2


def judge_all(
    game: Game,
    position: Position,
    seat: int,
    moves: Sequence[int],
    solutions: Sequence[int],
    thought: Thought,
    budget: Budget,
    rng: Rng,
) -> Iterable[Answer]:
    """What every move is worth, the solutions first; those that the search left aside get a short one of their own."""
    found = {idea.move: idea for idea in thought.ideas if idea.visits >= ENOUGH}
    quick = Budget(budget.simulations // DEEPER)
    for move in moves:
        if move not in found:
            found[move] = weigh(game, position.redealt(seat, rng), seat, move, quick, rng, Event())
    first = [found.pop(move) for move in solutions]
    others = sorted(found.values(), key=lambda idea: (-idea.chance, -idea.lead, idea.move))
    for idea in [*first, *others]:
        yield Answer(game.write_move(position, seat, idea.move), idea.chance, idea.lead)
