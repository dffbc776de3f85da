"""Looks at a game that cost more: searches at some moments, what was on offer, and what another choice would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from lampion.bots.analysis import COST, POINTS, advise
from lampion.bots.search import Budget, Search
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.lab.pieces import find_pieces
from lampion.lab.simulation.playing import Course

JUDGED = 4  # decisions of a game that are searched
OFFERED = 12  # decisions of a game whose offers are read
FAR = 400  # moves after which nobody else was asked: then nobody else is touched


@dataclass
class Looks:
    """What was seen of a game with searches."""

    chances: list[float] = field(default_factory=list)  # at each moment, what the leader may expect
    matters: list[bool] = field(default_factory=list)  # for some decisions: do the best moves differ in worth?
    offered: Counter[tuple[str, str]] = field(default_factory=Counter)  # (sort, piece): decisions that offered it
    taken: Counter[tuple[str, str]] = field(default_factory=Counter)  # those in which it was taken


def look_around(game: Game, course: Course, moments: Sequence[float], simulations: int, rng: Rng) -> Looks:
    """Look at a game at some moments, and at some of its decisions."""
    looks = Looks()
    decisions = [place for place, (seat, _) in enumerate(course.log) if seat != CHANCE]
    judged = {decisions[rng.below(len(decisions))] for _ in range(JUDGED)}
    offered = {decisions[rng.below(len(decisions))] for _ in range(OFFERED)}
    at = {decisions[min(len(decisions) - 1, int(moment * len(decisions)))] for moment in moments}
    position = course.start.copy()
    for place, (seat, move) in enumerate(course.log):
        if place in at:
            looks.chances.append(chance_of_leader(game, position, seat, simulations, rng))
        if place in judged and len(position.moves(seat)) > 1:
            looks.matters.append(does_matter(game, position, seat, simulations, rng))
        if place in offered:
            count_offers(game, position, seat, move, looks)
        position.play(seat, move)
    return looks


def chance_of_leader(game: Game, position: Position, seat: int, simulations: int, rng: Rng) -> float:
    """The chance that a seat in the lead wins, as the seat to move sees it; several share it evenly."""
    search = Search(Budget(simulations), game.style)
    thought = search.ponder(game, position.redealt(seat, rng), seat, rng)
    points = [position.points(other) for other in range(position.seats)]
    ahead = [other for other, one in enumerate(points) if one == max(points)]
    return sum(thought.chances[other] for other in ahead) / len(ahead)


def does_matter(game: Game, position: Position, seat: int, simulations: int, rng: Rng) -> bool:
    """Do two of the moves worth considering differ by a noticeable chance or by points?"""
    advice = advise(game, position, seat, Budget(simulations), rng.bits())
    return any(one.cost >= COST or one.points >= POINTS for one in advice.moves)


def count_offers(game: Game, position: Position, seat: int, move: int, looks: Looks) -> None:
    """The pieces among which this decision chose, and those of the move that was made."""
    if len(position.moves(seat)) < 2:
        return
    text = game.write_move(position, seat, move)
    seen: set[tuple[str, str]] = set()
    for offer in game.offers(position, seat):
        pieces = {(sort, piece) for sort, piece, whose in find_pieces(game, offer["data"]) if whose in (None, seat)}
        seen |= pieces
        if offer["move"] == text:
            looks.taken.update(pieces)
    looks.offered.update(seen)


def touches_others(course: Course, places: Sequence[int], rng: Rng) -> list[tuple[bool, bool]]:
    """For some decisions: would another choice have given others other moves, or other points?

    Both choices are followed with the same chance until somebody else is asked.
    """
    found = []
    position = course.start.copy()
    wanted = Counter(places)
    for place, (seat, move) in enumerate(course.log):
        moves = position.moves(seat) if wanted[place] else []
        if len(moves) > 1 and position.seats > 1:
            for _ in range(wanted[place]):
                other = [one for one in moves if one != move][rng.below(len(moves) - 1)]
                luck = rng.bits()
                found.append(differ(follow(position, seat, move, luck), follow(position, seat, other, luck), seat))
        position.play(seat, move)
    return found


def follow(position: Position, seat: int, move: int, luck: int) -> Position:
    """Play a move, then chance and the same seat at random, until another seat is asked or the game is over."""
    after = position.copy()
    after.play(seat, move)
    for _ in range(FAR):
        if after.is_over() or any(after.waits_for(other) for other in range(after.seats) if other != seat):
            break
        rng = Rng(luck, 4096 * after.turn + 64 * after.phase + after.dealt)  # the same chance for the same occasion
        if after.waits_for(CHANCE):
            after.draw(rng)
        else:
            moves = after.moves(seat)
            after.play(seat, moves[rng.below(len(moves))])
    return after


def differ(one: Position, two: Position, seat: int) -> tuple[bool, bool]:
    """Do two positions differ in the moves of the other seats, in their scores?"""
    others = [other for other in range(one.seats) if other != seat]
    moves = any(one.moves(other) != two.moves(other) for other in others)
    return moves, any(one.points(other) != two.points(other) for other in others)
