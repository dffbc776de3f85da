"""What is clear enough to be a puzzle: how much worse all other moves are, and what is as good as the best one."""

from __future__ import annotations

from collections import Counter

from lampion.bots.analysis import COST, POINTS, Choice, Suggestion, compare
from lampion.bots.search import Idea
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

DEEPER = 10  # how many times as long as a first search the one that confirms it takes
GLANCE, LENIENT = 6, 0.3  # a look before the first search: a part of its length, and of what must be given up
FEWEST, MOST = 3, 60  # moves to choose from
SURE = 0.93  # a seat that wins or loses so surely has nothing to solve
CLEAR_COST, CLEAR_POINTS = 1.2 * COST, 1.2 * POINTS  # what every other move gives up, at least
TRIES = 7  # of rules of thumb, which are careless now and then
LARGEST, RARE = 3, 5  # solutions at most: so many, and one move in so many


def is_open(chance: float) -> bool:
    """Does a seat that wins so often still have something to solve?"""
    return 1 - SURE <= chance <= SURE


def is_as_good(one: Suggestion, share: float = 1.0) -> bool:
    """Is a move as good as the best one, for all that the search knows?"""
    return one.cost < share * COST / 2 and one.points < share * POINTS / 2


def is_clearly_worse(one: Suggestion, share: float = 1.0) -> bool:
    """Does a move give up so much that nobody can doubt it?"""
    return one.cost >= share * CLEAR_COST or one.points >= share * CLEAR_POINTS


def is_worse(one: Suggestion | Choice, share: float = 1.0) -> bool:
    """Does a move give up enough to be told so?"""
    return one.cost >= share * COST or one.points >= share * POINTS


def separate(ideas: list[Idea], share: float = 1.0) -> list[Idea]:
    """The ideas that are clearly better than all others, the best first; none if there is a doubt about one."""
    if not ideas:
        return []
    best = max(ideas, key=lambda idea: (idea.worth, idea.visits))
    solutions = [idea for idea in ideas if is_as_good(compare(idea, best), share)]
    others = (compare(idea, best) for idea in ideas if idea not in solutions)
    if not all(is_clearly_worse(one, share) for one in others):
        return []
    return sorted(solutions, key=lambda idea: (-idea.worth, idea.move))


def are_few(solutions: int, moves: int) -> bool:
    """Is it a puzzle if so many of all moves solve it?"""
    return 0 < solutions <= min(LARGEST, max(1, moves // RARE)) and solutions < moves


def follow_rules_of_thumb(game: Game, position: Position, seat: int) -> int | None:
    """What the game's heuristics play most of the time; None if they have no opinion."""
    rules = game.heuristics(position)
    move, times = Counter(rules.choose(seat, Rng(number)) for number in range(TRIES)).most_common(1)[0]
    return move if 2 * times > TRIES else None
