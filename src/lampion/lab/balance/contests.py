"""Contests between two bots for a report: stronger against weaker ones, and a bot against itself without something."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import dataclass

from lampion.bots.analysis import victory_share
from lampion.bots.base import Bot
from lampion.bots.levels import find_behind
from lampion.bots.lookahead import Lookahead
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.lab.balance.study import LADDER, Study, list_levels
from lampion.lab.contest import make_bot
from lampion.lab.simulation.playing import play_on

DEPTH = 48  # moves to the end of a turn, at most
SELDOM = 0.002  # of the choices: a kind of move that is rarer is not worth a contest


@dataclass(frozen=True)
class Pairing:
    """One bot alone at a table full of another, in each seat in turn, with the same chance for a round of seats.

    `why` is what it shows: `level`, `random`, `tenfold` or `without`, and then the bot does without moves of that word.
    """

    why: str
    bot: str
    other: str
    without: str = ""


@dataclass(frozen=True)
class Met:
    """The result of one game of a pairing: the share of the victory of the bot that sat alone."""

    pairing: int
    round: int
    share: float
    lead: int


class RestrictedBot(Bot):
    """Plays like another bot, but never a move with a certain word in its text, as long as there is another.

    Instead it plays the one with which it has the most points at the end of its turn; ties are broken at random.
    """

    def __init__(self, inner: Bot, word: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.inner, self.word = inner, word

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """The move of the other bot, or the best of those allowed."""
        moves = position.moves(seat)
        allowed = [move for move in moves if self.word not in game.write_move(position, seat, move).split()]
        chosen = self.inner.think(game, position, seat, rng)
        if chosen in allowed or not allowed:
            return chosen
        return max(allowed, key=lambda move: (points_after(position, seat, move, rng), rng.bits()))


def points_after(position: Position, seat: int, move: int, rng: Rng) -> int:
    """The points that a seat has at the end of its turn if it makes this move and goes on greedily."""
    after = position.copy()
    after.play(seat, move)
    for _ in range(DEPTH):
        if after.is_over() or after.turn != position.turn:
            break
        if after.waits_for(CHANCE):
            after.draw(rng)
        elif after.waits_for(seat):
            after.play(seat, Lookahead(after).choose(seat, rng))
        else:
            break
    return after.points(seat)


def list_skill(study: Study) -> list[Pairing]:
    """Each level against the one below and against random play, and each budget against a tenth of it."""
    game = study.game
    levels = list_levels(game)
    pairings = [Pairing("level", above.name, below.name) for below, above in itertools.pairwise(levels)]
    pairings += [
        Pairing("random", level.name, "random") for level in levels if find_behind(level.name, game) != "random"
    ]
    return pairings + [Pairing("tenfold", more, less) for less, more in itertools.pairwise(LADDER)]


def list_restricted(study: Study, words: Iterable[str]) -> list[Pairing]:
    """The first bot of the study against itself without each of these words."""
    first = study.contest.bots[0]
    return [Pairing("without", first, first, word) for word in words]


def meet(study: Study, pairing: Pairing, place: int, number: int) -> Met:
    """Game `number` of a pairing, which is the one in this place of the list."""
    game, contest = study.game, study.contest
    seats = contest.seats
    alone, turn = number % seats, number // seats
    bots = []
    for seat in range(seats):
        name = pairing.bot if seat == alone else pairing.other
        seed = contest.derive("met", pairing.why, pairing.bot, pairing.other, pairing.without, number, seat)
        made = make_bot(name, seed, contest.seconds)
        bots.append(RestrictedBot(made, pairing.without, seed) if seat == alone and pairing.without else made)
    chance = Rng(contest.derive("met chance", pairing.why, turn))
    start = game.position(seats, contest.options)
    end = play_on(start, chance, lambda position, seat: bots[seat].choose(game, position, seat)).end
    return Met(place, turn, victory_share(end.leaders(), alone), end.lead(alone))
