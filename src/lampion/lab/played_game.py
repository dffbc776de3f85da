"""Playing one game of a contest, and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Self

from lampion.bots.base import Bot, work_time
from lampion.bots.outside import OutsideBot
from lampion.bots.search import SearchBot
from lampion.games import game as find_game
from lampion.kernel.match import Match
from lampion.lab.contest import Contest, make_bot
from lampion.lab.times import Times

LONGEST = 10_000  # moves in a game: some options let bots play forever


@dataclass(frozen=True)
class PlayedGame:
    """A game that was played to its end, or broken off as too long. Lists are by seat."""

    number: int
    bots: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    decisions: int
    turns: int
    thinking: list[Times]
    faults: list[dict[str, int]]  # decisions made in place of an outside bot, by kind of fault
    trouble: list[str]  # details of the first fault
    unfinished: bool = False  # it got too long, and counts as it stood

    def share(self, name: str) -> float:
        """A bot's share of the victory over all its seats; winners split it evenly."""
        return sum(self.bots[seat] == name for seat in self.winners) / len(self.winners)

    def place(self, seat: int) -> tuple[bool, int]:
        """The sort key of a seat: winners first, then points."""
        return seat in self.winners, self.scores[seat]

    def write(self) -> dict[str, Any]:
        """The game as plain data."""
        return vars(self) | {"bots": list(self.bots), "thinking": [times.write() for times in self.thinking]}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        """A game from what `write` returned."""
        return cls(
            **data | {"bots": tuple(data["bots"]), "thinking": [Times.read(times) for times in data["thinking"]]}
        )


def play(contest: Contest, number: int) -> PlayedGame:
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
        for made in bots:
            made.counts_work = works_alone(made)
        thinking = play_out(match, bots)
    finally:
        for made in bots:
            if isinstance(made, OutsideBot):
                made.close()
    return PlayedGame(
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


def works_alone(bot: Bot) -> bool:
    """Is its thinking the work of one thread of ours? Then a busy machine need not weaken it."""
    return not isinstance(bot, OutsideBot) and not (isinstance(bot, SearchBot) and bot.budget.threads > 1)


def play_out(match: Match, bots: Sequence[Bot], longest: int = LONGEST) -> list[Times]:
    """Let the bots play to the end, or to the longest game; returns their thinking times."""
    thinking = [Times() for _ in bots]
    while not match.over and len(match.log) < longest:
        seat = match.to_move
        clock = work_time if bots[seat].counts_work else perf_counter
        began = clock()
        move = bots[seat].choose(match.game, match.position, seat)
        thinking[seat].add(clock() - began)
        match.play(move, seat)
    return thinking
