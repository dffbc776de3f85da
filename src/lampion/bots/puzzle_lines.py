"""Puzzles that ask for a line: what a seat decides until somebody else or chance is next, judged as one.

All lines are listed. If one seems to promise more than all others, the most promising are judged by a search of what
follows them; the best has to be clearly better than all others, in that search and in one ten times as long.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from lampion.bots.analysis import compare, final_outlook
from lampion.bots.greedy import GreedyBot
from lampion.bots.puzzle_clarity import (
    DEEPER,
    LARGEST,
    LENIENT,
    follow_rules_of_thumb,
    is_as_good,
    is_clearly_worse,
    is_open,
    is_worse,
)
from lampion.bots.puzzles import Answer, Choose, Puzzle, Step
from lampion.bots.search import Budget, Idea, Search
from lampion.kernel.game import Game
from lampion.kernel.heuristics import Heuristics
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

MOST_LINES = 15_000  # in a position
WIDE, BEAM = 20, 10  # from among more moves than that, so many are followed; after the others, a search goes on
LONGEST = 5  # decisions in a line
MANY, WIDEST = 4, 150  # moves to choose from: so many that differ at least, and so many at most
PROMISING, GOOD, BEST = 12, 5, 3  # lines that are looked at: at first, in the search, in the long one
ALIKE, HOPE = 0.6, 1.2  # points by which lines that end differently, and all others, seem to fall short at first sight
POINTS_FOR_VICTORY = 40.0  # that count as much as a victory
EACH, GLANCE = 4, 32  # the parts of a search that each good line gets, and each promising one before
FAR, NEAR = 1.6, 2  # a glance is enough where so much is given up; otherwise so many lines are looked at


@dataclass(frozen=True)
class Line:
    """Decisions in a row, and the position after them."""

    moves: tuple[int, ...]
    after: Position = field(compare=False)


@dataclass(frozen=True)
class Question:
    """A position in which lines are compared, from the point of view of one seat."""

    game: Game
    position: Position
    seat: int
    seed: int

    @cached_property
    def guide(self) -> Heuristics:
        """What experience says."""
        return self.game.heuristics(self.position.copy())

    def choices(self, position: Position) -> list[int]:
        """Moves that differ in what they are worth, as far as the game says."""
        return list({self.game.twin(position, self.seat, move): move for move in position.moves(self.seat)}.values())

    def before(self, moves: Sequence[int]) -> Position:
        """The position after these moves."""
        position = self.position.copy()
        for move in moves:
            position.play(self.seat, move)
        return position

    def goes_on(self, position: Position) -> bool:
        """Does the seat decide again about such things, and only this seat, within the same turn?"""
        is_mine = position.waiting == 1 << self.seat and position.turn == self.position.turn
        return is_mine and position.phase in self.game.line_phases

    def list_lines(self) -> list[Line]:
        """All lines, but from among many moves only the most promising are followed; none if there are too many."""
        if self.estimate() > MOST_LINES:
            return []
        found = []
        for line in self.follow(Line((), self.position)):
            found.append(line)
            if len(found) > MOST_LINES:
                return []
        return found

    def estimate(self) -> int:
        """About how many lines there are: as many as if all choices were like the first ones."""
        position, number, last, length = self.position.copy(), 1, 1, 0
        while length < LONGEST and self.goes_on(position) and len(choices := self.choices(position)) > 1:
            position.play(self.seat, choices[0])
            number, last, length = number * (BEAM if last > WIDE else last), len(choices), length + 1
        return number * last

    def rank_lines(self) -> list[Line]:
        """The same, those first that promise most."""
        return sorted(self.list_lines(), key=lambda line: -self.promise(line))

    def promise(self, line: Line) -> float:
        """The points with which the seat may be expected to end after a line, at first sight."""
        return self.guide.promise(line.after, self.seat)

    def is_promising(self, lines: Sequence[Line]) -> bool:
        """At first sight, does one line promise more than all others, apart from a few that end differently?"""
        if not lines:
            return False
        best = self.promise(lines[0])
        near = [line for line in lines[: LARGEST + 1] if self.promise(line) > best - ALIKE]
        alike = [line for line in near if line.moves[:-1] == lines[0].moves[:-1]]
        after = lines[len(near) : len(near) + 1]
        return near == alike and len(near) <= LARGEST and all(self.promise(line) <= best - HOPE for line in after)

    def is_easy(self, line: Line) -> bool:
        """Does the line bring quick points, and is it what rules of thumb advise, too?"""
        bots: tuple[Choose, ...] = (GreedyBot(self.seed).choose, follow_rules_of_thumb)
        return all(self.plays(line, choose) for choose in bots)

    def plays(self, line: Line, choose: Choose) -> bool:
        """Would somebody who chooses like this play the line?"""
        position = self.position.copy()
        for move in line.moves:
            chosen = choose(self.game, position.copy(), self.seat)
            twin = None if chosen is None else self.game.twin(position, self.seat, chosen)
            if twin != self.game.twin(position, self.seat, move):
                return False
            position.play(self.seat, move)
        return True

    def follow(self, line: Line) -> Iterator[Line]:
        """The lines that begin with this one."""
        choices = self.choices(line.after) if self.goes_on(line.after) and len(line.moves) < LONGEST else []
        if len(choices) < 2:
            if line.moves:
                yield line
            return
        longer = [self.lengthen(line, move) for move in choices]
        if len(choices) > WIDE:
            longer.sort(key=lambda one: -self.promise(one))
            yield from longer[BEAM:]
            longer = longer[:BEAM]
        for one in longer:
            yield from self.follow(one)

    def lengthen(self, line: Line, move: int) -> Line:
        """A line with another move."""
        after = line.after.copy()
        after.play(self.seat, move)
        return Line((*line.moves, move), after)

    def weigh(self, line: Line, simulations: int) -> Idea:
        """What a line is worth; chance is the same for all."""
        if line.after.is_over():
            chance, lead = final_outlook(line.after, self.seat)
            return make_idea(chance, lead, simulations)
        rng = Rng(self.seed)
        search = Search(Budget(simulations), self.game.style)
        thought = search.ponder(self.game, line.after.redealt(self.seat, rng), self.seat, rng)
        return make_idea(thought.chances[self.seat], thought.leads[self.seat], simulations)

    def compare(self, lines: Sequence[Line], simulations: int) -> list[Weighed]:
        """Lines with what they are worth, the best first."""
        found = [Weighed(line, self.weigh(line, simulations)) for line in lines]
        return sorted(found, key=lambda one: (-one.idea.worth, one.line.moves))


def make_idea(chance: float, lead: float, simulations: int) -> Idea:
    """What can be expected, as something to compare."""
    return Idea(0, simulations, chance + lead / POINTS_FOR_VICTORY, chance, lead)


@dataclass(frozen=True)
class Weighed:
    """A line, and what it is worth."""

    line: Line
    idea: Idea


def find_line(game: Game, position: Position, seat: int, simulations: int, seed: int) -> Puzzle | None:
    """The puzzle in a position: None if several lines are about as good, or if the best one is easy to see."""
    question = Question(game, position, seat, seed)
    if len(question.choices(position)) < MANY or len(position.moves(seat)) > WIDEST:
        return None
    lines = question.rank_lines()
    if not question.is_promising(lines) or question.is_easy(lines[0]):
        return None
    solved = solve(question, lines, simulations)
    if not solved:
        return None
    solutions = find_solutions(solved, game.clarity)
    steps = tuple(judge_step(question, lines, solved, place, simulations) for place in range(len(solutions[0].moves)))
    if not all(is_worse(step.judge(answer), game.clarity) for step in steps for answer in step.answers[step.right :]):
        return None
    puzzle = Puzzle(game.write(position), seat, steps)
    before = question.before(solutions[0].moves[:-1])
    is_told = bool(game.reasons(before, seat, solutions[0].moves[-1]))
    return puzzle if is_told and not question.is_easy(solutions[0]) else None


def solve(question: Question, lines: Sequence[Line], simulations: int) -> list[Weighed]:
    """The lines that look best in the long search, the solutions first; none if that isn't clear."""
    weighed = question.compare(lines[:PROMISING], simulations // GLANCE)
    clarity = question.game.clarity
    share = LENIENT * clarity
    for length, width in ((simulations // EACH, GOOD), (DEEPER * simulations // EACH, BEST)):
        if not weighed or not is_open(weighed[0].idea.chance) or not find_solutions(weighed, share):
            return []
        weighed = question.compare([one.line for one in weighed[:width]], length)
        share = clarity
    return weighed if is_open(weighed[0].idea.chance) and find_solutions(weighed, clarity) else []


def best_line(question: Question, simulations: int) -> tuple[int, ...]:
    """What a search finds, however clear it is."""
    weighed = question.compare(question.rank_lines()[:PROMISING], simulations // DEEPER // GLANCE)
    weighed = question.compare([one.line for one in weighed[:GOOD]], simulations // DEEPER // EACH)
    return question.compare([one.line for one in weighed[:BEST]], simulations // EACH)[0].line.moves


def find_solutions(weighed: Sequence[Weighed], share: float = 1.0) -> list[Line]:
    """The best line, and others that end differently and are as good; none if it isn't clearly better than the rest."""
    best = weighed[0]
    found = [one.line for one in weighed if is_as_good(compare(one.idea, best.idea), share)]
    others = (one for one in weighed if one.line not in found)
    if len(found) > LARGEST or any(line.moves[:-1] != best.line.moves[:-1] for line in found):
        return []
    return found if all(is_clearly_worse(compare(one.idea, best.idea), share) for one in others) else []


def judge_step(
    question: Question, lines: Sequence[Line], solved: Sequence[Weighed], place: int, simulations: int
) -> Step:
    """What every move is worth after the beginning of the solution: as much as the best line that goes on with it."""
    game, seat = question.game, question.seat
    solutions = find_solutions(solved, game.clarity)
    best = solved[0].line
    right = {line.moves[place] for line in solutions if line.moves[:place] == best.moves[:place]}
    begin = best.moves[:place]
    before = question.before(begin)
    following: dict[int, list[Line]] = {}
    for line in lines:
        if len(line.moves) > place and line.moves[:place] == begin:
            following.setdefault(line.moves[place], []).append(line)
    worths = {move: weigh_best(question, found, solved, simulations) for move, found in following.items()}
    keys = {game.twin(before, seat, move): move for move in following}
    answers = []
    for move in before.moves(seat):
        stands_for = keys[game.twin(before, seat, move)]
        idea = worths[stands_for]
        answers.append((stands_for not in right, -idea.worth, move, idea))
    answers.sort(key=lambda one: one[:3])
    told = (Answer(game.write_move(before, seat, move), idea.chance, idea.lead) for _, _, move, idea in answers)
    return Step(tuple(told), sum(not one[0] for one in answers))


def weigh_best(question: Question, lines: Sequence[Line], solved: Sequence[Weighed], simulations: int) -> Idea:
    """The worth of the best of some lines: a glance at one that is far from the solution, more at others."""
    known = [one.idea for one in solved if one.line in lines]
    if known:
        return known[0]
    idea = question.weigh(lines[0], simulations // GLANCE)
    if is_clearly_worse(compare(idea, solved[0].idea), FAR):
        return idea
    return question.compare(lines[:NEAR], simulations // EACH)[0].idea
