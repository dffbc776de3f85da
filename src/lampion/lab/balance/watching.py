"""One game, watched from its start to its end, and what is kept of it."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from lampion.bots.analysis import victory_share
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.lab.balance.looking import Looks, look_around, touches_others
from lampion.lab.balance.study import Study
from lampion.lab.contest import make_bot
from lampion.lab.pieces import find_mentions
from lampion.lab.simulation.playing import Course, play_on

MOMENTS = (0.25, 0.5, 0.75)  # of a game
TOUCHES = 4  # decisions of a game for which another choice is tried
LOOKED_AT = 4  # every so many games are looked at with searches


@dataclass
class Watched:
    """What is kept of a game. Lists are by seat."""

    number: int
    deal: int
    finished: bool
    sources: list[list[int]]  # points by source, the total last
    shares: list[float]  # of the victory
    turns: int
    decisions: list[int]
    waits: list[tuple[int, int]]  # decisions of others between two of this seat: their sum, and how many times
    phases: dict[str, Counter[int]]  # how often there was a choice between so many moves, by what was asked
    verbs: Counter[str]  # the kinds of moves that were made where there was a choice
    mentions: dict[tuple[str, str, str, int], tuple[int, int]]  # (event, sort, piece, seat or -1): how often, points
    drama: Drama
    touched: list[tuple[bool, bool]]  # a choice of mine: other moves for others, other scores of theirs
    looks: Looks | None

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return [points[-1] for points in self.sources]


@dataclass
class Drama:
    """How the lead went over."""

    changes: int = 0  # how often another seat took the lead
    settled: float = 0.0  # the part of the game after which the winner was never again behind or level
    deficit: int = 0  # the most points that a winner was behind
    ahead: list[int] = field(default_factory=list)  # at each moment, bit mask of the seats in the lead


def watch(study: Study, number: int) -> Watched:
    """Play the game of this number and keep what matters of it."""
    game, contest = study.game, study.contest
    start = game.position(contest.seats, contest.options)
    course = play(study, game, start, number)
    rng = Rng(contest.derive("looks", number) & (1 << 62) - 1)
    watched = tell(study, game, course, number)
    decisions = [place for place, (seat, _) in enumerate(course.log) if seat != CHANCE]
    watched.touched = touches_others(course, [decisions[rng.below(len(decisions))] for _ in range(TOUCHES)], rng)
    if number % LOOKED_AT == 0:
        watched.looks = look_around(game, course, MOMENTS, study.simulations, rng)
    return watched


def play(study: Study, game: Game, start: Position, number: int) -> Course:
    """The game itself."""
    contest = study.contest
    names = contest.seating(number)
    bots = [make_bot(name, contest.bot_seed(number, seat), contest.seconds) for seat, name in enumerate(names)]
    chance = Rng(study.chance_seed(number))
    return play_on(start, chance, lambda position, seat: bots[seat].choose(game, position, seat))


def tell(study: Study, game: Game, course: Course, number: int) -> Watched:
    """What happened in a game, without any search."""
    seats = study.contest.seats
    phases: dict[str, Counter[int]] = {}
    verbs: Counter[str] = Counter()
    mentions: dict[tuple[str, str, str, int], tuple[int, int]] = {}
    scores: list[list[int]] = []
    movers: list[int] = []
    position = course.start.copy()
    for seat, move in course.log:
        before = position.copy()
        if seat != CHANCE:
            count = len(position.moves(seat))
            phases.setdefault(game.prompt(position, seat)[0], Counter())[count] += 1
            if count > 1:
                verbs[game.write_move(position, seat, move).split()[0]] += 1
        position.play(seat, move)
        for event in game.narrate(before, seat, move, position, CHANCE):
            for one in find_mentions(game, event):
                key = (one.event, one.sort, one.piece, -1 if one.seat is None else one.seat)
                times, points = mentions.get(key, (0, 0))
                mentions[key] = times + 1, points + one.points
        if seat != CHANCE:
            movers.append(seat)
            scores.append([position.points(other) for other in range(seats)])
    winners = position.leaders()
    return Watched(
        number=number,
        deal=study.deal_of(number),
        finished=course.finished,
        sources=[list(game.breakdown(position, seat).values()) for seat in range(seats)],
        shares=[victory_share(winners, seat) for seat in range(seats)],
        turns=position.turn,
        decisions=[movers.count(seat) for seat in range(seats)],
        waits=[count_waits(movers, seat) for seat in range(seats)],
        phases=phases,
        verbs=verbs,
        mentions=mentions,
        drama=follow_lead(scores, winners),
        touched=[],
        looks=None,
    )


def count_waits(movers: Sequence[int], seat: int) -> tuple[int, int]:
    """The decisions of others between two of a seat: how many in all, and between how many pairs."""
    places = [place for place, mover in enumerate(movers) if mover == seat]
    gaps = [later - earlier - 1 for earlier, later in itertools.pairwise(places)]
    return sum(gaps), len(gaps)


def follow_lead(scores: Sequence[Sequence[int]], winners: Sequence[int]) -> Drama:
    """How the lead changed hands, decision by decision."""
    drama = Drama()
    leader = -1
    behind_until = 0
    for place, points in enumerate(scores):
        best = max(points)
        ahead = [seat for seat, one in enumerate(points) if one == best]
        if len(ahead) == 1 and ahead[0] != leader:
            drama.changes += leader >= 0
            leader = ahead[0]
        if ahead != [winners[0]]:
            behind_until = place + 1
        drama.deficit = max(drama.deficit, best - max(points[seat] for seat in winners))
    drama.settled = behind_until / len(scores) if scores else 0.0
    for moment in MOMENTS:
        points = scores[min(len(scores) - 1, int(moment * len(scores)))] if scores else [0]
        drama.ahead.append(sum(1 << seat for seat, one in enumerate(points) if one == max(points)))
    return drama
