"""A game of a simulation, move by move: for other bots than random ones, and for games that are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.lab.contest import Contest, make_bot
from lampion.lab.pieces import Mention, find_mentions

LONGEST = 10_000  # decisions in a game: some options let bots play forever
Choose = Callable[[Position, int], int]


@dataclass(frozen=True)
class Course:
    """How a game went: what was played, and how it stands at the end, or where it was broken off."""

    start: Position
    log: list[tuple[int, int]]
    end: Position
    decisions: int

    @property
    def finished(self) -> bool:
        """Did it end?"""
        return self.end.is_over()


def play_random(start: Position, seed: int, number: int) -> Course:
    """The game of this number as `game.batch` plays it: chance and seats share one generator."""
    rng = Rng(seed, number)

    def choose(position: Position, seat: int) -> int:
        moves = position.moves(seat)
        return moves[rng.below(len(moves))]

    return play_on(start, rng, choose)


def play_contest(contest: Contest, game: Game, start: Position, number: int) -> Course:
    """The game of this number as an arena plays it."""
    names = contest.seating(number)
    bots = [make_bot(name, contest.bot_seed(number, seat), contest.seconds) for seat, name in enumerate(names)]
    chance = Rng(contest.chance_seed(number))
    return play_on(start, chance, lambda position, seat: bots[seat].choose(game, position, seat))


def play_on(start: Position, chance: Rng, choose: Choose) -> Course:
    """Play to the end, or to the longest game."""
    position = start.copy()
    log: list[tuple[int, int]] = []
    decisions = 0
    while not position.is_over() and decisions < LONGEST:
        seat = position.to_move()
        if seat == CHANCE:
            log.append((CHANCE, position.draw(chance)))
            continue
        move = choose(position, seat)
        position.play(seat, move)
        log.append((seat, move))
        decisions += 1
    return Course(start, log, position, decisions)


def tell_mentions(game: Game, course: Course) -> Iterator[Mention]:
    """The pieces of the box in everything that happened, as somebody sees it who sees everything."""
    position = course.start.copy()
    for seat, move in course.log:
        before = position.copy()
        position.play(seat, move)
        for event in game.narrate(before, seat, move, position, CHANCE):
            yield from find_mentions(game, event)


def write_record(game: Game, course: Course, seats: int, options: dict[str, str]) -> str:
    """The game as a record."""
    match = game.start(seats, by_hand=True, **options)  # type: ignore[arg-type]
    for seat, move in course.log:
        match.play(move, seat)
    return match.record().write()
