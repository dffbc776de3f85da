"""One game of a contest, and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Self

from lampion.bots.base import Bot
from lampion.bots.outside import OutsideBot
from lampion.games import game as find_game
from lampion.kernel.match import Match
from lampion.lab.contest import Contest, make_bot
from lampion.lab.times import Times

LONGEST = 10_000  # entries of a log: some options let bots play for ever


@dataclass(frozen=True)
class Played:
    """A game that was played to its end, or for too long. Lists go by seats."""

    number: int
    bots: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    decisions: int
    turns: int
    thinking: list[Times]
    faults: list[dict[str, int]]  # decisions that were made for an outside bot, by what went wrong
    trouble: list[str]  # the first of them in detail
    unfinished: bool = False  # it went on and on, and counts as it stood

    def share(self, name: str) -> float:
        """What a bot has of the victory in all its seats; those who win together share it."""
        return sum(self.bots[seat] == name for seat in self.winners) / len(self.winners)

    def place(self, seat: int) -> tuple[bool, int]:
        """What orders the seats: winners before all, then points."""
        return seat in self.winners, self.scores[seat]

    def write(self) -> dict[str, Any]:
        """As plain data."""
        return vars(self) | {"bots": list(self.bots), "thinking": [times.write() for times in self.thinking]}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        """What `write` has written."""
        return cls(
            **data | {"bots": tuple(data["bots"]), "thinking": [Times.read(times) for times in data["thinking"]]}
        )


def play(contest: Contest, number: int) -> Played:
    """Play a game of the contest from its start to its end."""
    names = contest.seating(number)
    chosen: dict[str, Any] = dict(contest.options)
    match = find_game(contest.game).start(contest.seats, seed=contest.chance_seed(number), **chosen)
    bots: list[Bot] = []
    try:
        for seat, name in enumerate(names):
            bots.append(make_bot(name, contest.bot_seed(number, seat), contest.seconds))
        outside = [made if isinstance(made, OutsideBot) else None for made in bots]
        for program in filter(None, outside):
            program.prepare()
        thinking = play_out(match, bots)
    finally:
        for made in bots:
            if isinstance(made, OutsideBot):
                made.close()
    return Played(
        number=number,
        bots=names,
        scores=match.score(),
        winners=match.position.leaders(),
        decisions=sum(times.count for times in thinking),
        turns=match.position.turn,
        thinking=thinking,
        faults=[dict(made.faults) if made else {} for made in outside],
        trouble=[made.trouble if made else "" for made in outside],
        unfinished=not match.over,
    )


def play_out(match: Match, bots: Sequence[Bot], longest: int = LONGEST) -> list[Times]:
    """Let the bots play to the end, if there is one; tells how long each has thought."""
    thinking = [Times() for _ in bots]
    while not match.over and len(match.log) < longest:
        seat = match.to_move
        began = perf_counter()
        move = bots[seat].choose(match.game, match.position, seat)
        thinking[seat].add(perf_counter() - began)
        match.play(move, seat)
    return thinking
