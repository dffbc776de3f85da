"""Puzzles that ask for one move: what looks clear in a search must be as clear in one ten times as long."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from threading import Event

from lampion.bots.analysis import ENOUGH, TOO_FEW, think, weigh
from lampion.bots.greedy import GreedyBot
from lampion.bots.puzzle_clarity import DEEPER, FEWEST, GLANCE, LENIENT, MOST, are_few, is_open, is_worse, separate
from lampion.bots.puzzles import Answer, Puzzle, Step
from lampion.bots.search import Budget, Thought
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

SPREAD = 80  # one simulation in so many must be of a move for its worth to be known
GLANCES = 4  # times that a bot out for quick points may guess; if it finds the move, so does everybody


def find_puzzle(game: Game, position: Position, seat: int, simulations: int, seed: int) -> Puzzle | None:
    """The puzzle in a position: None if many moves are about as good, or if the best one is easy to see."""
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
    step = Step(tuple(judge_all(game, position, seat, moves, solutions, second, budget, rng)), len(solutions))
    if not all(is_worse(step.judge(answer), game.clarity) for answer in step.answers[step.right :]):
        return None
    return Puzzle(game.write(position), seat, (step,))


def find_solutions(thought: Thought, seat: int, moves: int, share: float = 1.0) -> list[int]:
    """The moves that are clearly better than all others, the best first; none if there are many, or all is decided."""
    if not thought.ideas or not is_open(thought.chances[seat]):
        return []
    least = min(ENOUGH, max(TOO_FEW, thought.simulations // SPREAD))
    known = [idea for idea in thought.ideas if idea.visits >= least]
    solutions = separate(known, share)
    if len(known) < 2 or len(solutions) == len(known) or not are_few(len(solutions), moves):
        return []
    return [idea.move for idea in solutions]


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
