"""A bot that searches: `search:2000` runs up to 2000 simulations a choice, `search:500ms` thinks up to that long."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import ceil
from threading import Event
from time import monotonic

from lampion.bots.base import Bot, work_time
from lampion.bots.tree import Tree
from lampion.kernel.game import Game
from lampion.kernel.heuristics import Weights
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.kernel.style import Style

NAME = re.compile(r"search:([1-9]\d{0,6})(ms|s)?(?:x([1-8]))?")
SLICE = 0.004  # seconds between two looks at the clock
PACE = 120_000  # simulations a second that hardly any machine exceeds: trees get room for that many nodes
PATIENCE = 0.3  # share of the remaining simulations that the second best move might still get
MANY_MOVES = 24  # a choice between this many moves gets the whole budget
EARLIEST = 0.05  # share of the budget after which a choice may be made
STAKE = 6.0  # a choice gets its whole budget up to a 79 % chance of winning, half of it at 91 %
LARGEST = 500_000  # nodes: 26 MB
CHUNK = 256  # simulations between two checks whether to stop


@dataclass(frozen=True)
class Budget:
    """How much a choice may cost: simulations or seconds, and the number of threads."""

    simulations: int = 0
    seconds: float = 0.0
    threads: int = 1

    def for_choice(self, moves: int) -> "Budget":
        """The budget for a choice between this many moves: fewer moves need less."""
        share = min(1.0, moves / MANY_MOVES)
        return replace(self, simulations=ceil(self.simulations * share), seconds=self.seconds * share)

    @property
    def room(self) -> int:
        """Nodes that a tree may need; a full tree keeps simulating without growing."""
        simulations = int(self.seconds * PACE) + CHUNK if self.seconds else self.simulations // self.threads + 1
        return min(LARGEST, simulations)


def read_budget(name: str) -> Budget | None:
    """The budget in a name like `search:500ms` or `search:2000x2`; None for other names."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    number, unit, threads = int(found[1]), found[2], int(found[3] or 1)
    if unit is None:
        return Budget(simulations=number, threads=threads)
    return Budget(seconds=number / (1000 if unit == "ms" else 1), threads=threads)


@dataclass(frozen=True)
class Idea:
    """A move that was searched, and what the searching seat can expect of it."""

    move: int
    visits: int
    worth: float  # what the search maximises, from 0 to 1
    chance: float  # of victory, from 0 to 1
    lead: float  # points ahead of the best other seat


@dataclass(frozen=True)
class Thought:
    """The result of a search: ideas, the best first, and every seat's outlook as the searching seat sees it."""

    seat: int
    simulations: int
    ideas: list[Idea]
    chances: list[float]
    leads: list[float]


class Search:
    """The search for one choice. If stopped from another thread, it returns what it has so far."""

    def __init__(
        self, budget: Budget, style: Style | None = None, weights: Weights | None = None, is_thrifty: bool = False
    ) -> None:
        self.budget = budget
        self.style = style
        self.weights = weights
        self.is_thrifty = is_thrifty  # does it stop early when the rest of the budget would hardly change the choice?
        self.stopped = Event()
        self.counts_work = False

    def ponder(self, game: Game, position: Position, seat: int, rng: Rng) -> Thought:
        """Search a re-dealt position in which this seat has to decide."""
        began = self.clock()
        trees = []
        for _ in range(self.budget.threads):
            guide = game.heuristics(position.copy(), self.weights)
            trees.append(Tree(guide, seat, rng.bits(), self.budget.room, self.style or game.style))
        if len(trees) == 1:
            self.grow(trees[0], began)
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(self.grow, trees, [began] * len(trees)))
        return conclude(seat, position.seats, trees)

    @property
    def clock(self) -> Callable[[], float]:
        """The clock for budgets in time. Several threads can only share wall time."""
        return work_time if self.counts_work and self.budget.threads == 1 else monotonic

    def grow(self, tree: Tree, began: float) -> None:
        """Simulate as often, or as long, as the budget allows; a thrifty search only while it matters."""
        if self.budget.seconds:
            self.grow_for(tree, began)
            return
        all_of_them = max(1, self.budget.simulations // self.budget.threads)
        done = 0
        while done < all_of_them and not self.stopped.is_set():
            tree.grow(min(all_of_them - done, CHUNK))
            done += CHUNK
            if self.may_end(tree, done / all_of_them, all_of_them - done):
                return

    def grow_for(self, tree: Tree, began: float) -> None:
        """Simulate until the time is up, in slices of a few milliseconds, but at least one.

        Slices are measured in this thread's own CPU time, without the time it waited for other threads.
        """
        clock, end = self.clock, began + self.budget.seconds
        count = 8
        done = 0
        while not self.stopped.is_set():
            before = work_time()
            tree.grow(count)
            took = max(1e-6, work_time() - before)
            done += count
            now = clock()
            spent = max(1e-6, now - began)  # some clocks don't advance for milliseconds
            if now >= end or self.may_end(tree, spent / (end - began), int(done * (end - now) / spent)):
                return
            count = max(1, min(int(count * min(SLICE, end - now) / took), 4 * count))

    def may_end(self, tree: Tree, share: float, left: int) -> bool:
        """After a share of the budget: are the simulations that are left unlikely to change the choice, or the game?"""
        if not self.is_thrifty or self.budget.threads > 1 or share < EARLIEST:
            return False
        return share >= stake(tree.chance()) or tree.is_settled(int(PATIENCE * left)) or tree.is_clear()


def stake(chance: float) -> float:
    """The share of its budget that a choice is worth: less, the surer the victory; all of it when behind."""
    return STAKE * chance * (1 - chance) if chance > 0.5 else 1.0


def conclude(seat: int, seats: int, trees: list[Tree]) -> Thought:
    """The combined result of several trees."""
    sums: dict[int, list[float]] = {}
    for tree in trees:
        for move, *numbers in tree.tried():
            before = sums.get(move, [0.0] * 4)
            sums[move] = [one + other for one, other in zip(before, numbers, strict=True)]
    ideas = [
        Idea(move, int(visits), worth / visits, wins / visits, leads / visits)
        for move, (visits, worth, wins, leads) in sums.items()
    ]
    ideas.sort(key=lambda idea: (-idea.visits, -idea.worth, idea.move))
    simulations = sum(idea.visits for idea in ideas)
    outlooks = [tree.outlook() for tree in trees]
    chances = [sum(outlook[one][0] for outlook in outlooks) / max(1, simulations) for one in range(seats)]
    leads = [sum(outlook[one][1] for outlook in outlooks) / max(1, simulations) for one in range(seats)]
    return Thought(seat, simulations, ideas, chances, leads)


class SearchBot(Bot):
    """Chooses by tree search. With a budget in simulations, the same seed gives the same choices."""

    def __init__(
        self, budget: Budget, seed: int = 0, style: Style | None = None, weights: Weights | None = None
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self.search = Search(budget, style, weights, is_thrifty=True)

    def stop(self) -> None:
        """Stop searching: the best move so far is the choice."""
        super().stop()
        self.search.stopped.set()

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """The move with the most visits; among equals, the one worth most."""
        moves = position.moves(seat)
        if len(moves) == 1:
            return moves[0]
        self.search.budget = self.budget.for_choice(len(moves))
        self.search.counts_work = self.counts_work
        ideas = self.search.ponder(game, position, seat, rng).ideas
        return ideas[0].move if ideas else moves[0]
