"""What is played in an arena: which bots in which seats, with which chance. All of it follows from a few settings."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations, cycle, islice, permutations
from typing import Any

from lampion.bots import bot
from lampion.bots.base import Bot
from lampion.bots.levels import NAMES as LEVELS
from lampion.bots.outside import PREFIX, OutsideBot
from lampion.bots.programs import SECONDS
from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.kernel.game import Game

Seating = tuple[str, ...]  # the names of the bots, seat by seat


class TooFewBots(LampionError):
    """A contest needs somebody to win against. Data: bots, least."""

    code = "too-few-bots"


@dataclass(frozen=True)
class Contest:
    """The settings of a contest. Game number k has the same seats and the same chance wherever it is played.

    A round is every seating once, all with the same chance; rounds have nothing to do with each other.
    """

    game: str
    bots: Seating
    seats: int
    options: dict[str, str]
    alone: bool = False  # the first bot plays against tables full of each other one
    seed: int = 0
    seconds: float = SECONDS  # that an outside bot has for a move

    @classmethod
    def plan(cls, game: Game, bots: Iterable[str], seats: int, options: dict[str, str], **more: Any) -> "Contest":
        """A contest whose settings are known to be valid."""
        contest = cls(game.id, tuple(bots), seats, game.settle(seats, options), **more)
        least = 2 if contest.alone else 1  # a bot may play against itself
        if len(contest.names) < least:
            raise TooFewBots(bots=len(contest.names), least=least)
        for name in contest.names:
            check_bot(name, contest.seconds)
        return contest

    @cached_property
    def names(self) -> Seating:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def seatings(self) -> list[Seating]:
        """The games of a round: every line-up in every order."""
        line_ups = sit_alone(self.names, self.seats) if self.alone else sit_together(self.bots, self.seats)
        return [seating for line_up in line_ups for seating in dict.fromkeys(permutations(line_up))]

    def rounds(self, games: int) -> int:
        """How many whole rounds make at least so many games."""
        return -(-games // len(self.seatings))

    def seating(self, number: int) -> Seating:
        """Who sits where in a game."""
        return self.seatings[number % len(self.seatings)]

    def chance_seed(self, number: int) -> int:
        """Where chance in a game comes from: the same for all games of a round."""
        return self.derive("chance", number // len(self.seatings))

    def bot_seed(self, number: int, seat: int) -> int:
        """Where a bot's own random numbers come from."""
        return self.derive("bot", number, seat)

    def derive(self, *purpose: object) -> int:
        """A seed for one purpose, unrelated to all others."""
        text = " ".join(map(str, ("arena", self.seed, *purpose)))
        return int.from_bytes(sha256(text.encode()).digest()[:7], "big")

    def describe(self) -> dict[str, Any]:
        """All that decides what is played, as plain data: the rules too, and which bots levels stand for."""
        game = find_game(self.game)
        told = asdict(self) | {"bots": list(self.bots), "rules": game.rules, "components": game.components}
        levels = {name: level.bot for name, level in zip(LEVELS, game.levels, strict=True) if name in self.bots}
        return told | ({"levels": levels} if levels else {})


def sit_together(bots: Sequence[str], seats: int) -> list[Seating]:
    """Fewer bots than seats are repeated in order until the table is full; of more, every group that fits plays."""
    if len(bots) <= seats:
        return [tuple(islice(cycle(bots), seats))]
    return list(dict.fromkeys(combinations(sorted(bots, key=bots.index), seats)))


def sit_alone(names: Sequence[str], seats: int) -> list[Seating]:
    """The first bot against a table full of each other one."""
    first, *others = names
    return [(first, *[other] * (seats - 1)) for other in others]


def make_bot(name: str, seed: int, seconds: float) -> Bot:
    """The bot of a name. Only an arena, started by the owner of the machine, understands command lines."""
    if name.startswith(PREFIX):
        return OutsideBot(name.removeprefix(PREFIX), seed, seconds)
    return bot(name, seed)


def check_bot(name: str, seconds: float) -> None:
    """Is there such a bot, and if it is a program, does it start?"""
    made = make_bot(name, 0, seconds)
    if isinstance(made, OutsideBot):
        try:
            made.programs.check()
        finally:
            made.close()
