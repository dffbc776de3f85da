"""What an arena plays: which bots in which seats, with which chance. It all follows from a few settings."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations, cycle, islice, permutations
from typing import Any

from lampion.bots import bot
from lampion.bots.base import Bot
from lampion.bots.levels import find_behind
from lampion.bots.outside import PREFIX, OutsideBot
from lampion.bots.programs import SECONDS
from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.kernel.game import Game

Seating = tuple[str, ...]  # the names of the bots, seat by seat


class TooFewBots(LampionError):
    """A contest needs more bots. Data: bots, least."""

    code = "too-few-bots"


@dataclass(frozen=True)
class Contest:
    """The settings of a contest. Game number k has the same seating and the same chance wherever it is played.

    A round is every seating once, all with the same chance; rounds are independent of each other.
    """

    game: str
    bots: Seating
    seats: int
    options: dict[str, str]
    alone: bool = False  # the first bot plays alone against copies of each other bot
    seed: int = 0
    seconds: float = SECONDS  # an outside bot's time for a move

    @classmethod
    def plan(cls, game: Game, bots: Iterable[str], seats: int, options: dict[str, str], **more: Any) -> "Contest":
        """A contest with checked settings."""
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
        """How many whole rounds make at least this many games."""
        return -(-games // len(self.seatings))

    def seating(self, number: int) -> Seating:
        """The bots of a game, seat by seat."""
        return self.seatings[number % len(self.seatings)]

    def chance_seed(self, number: int) -> int:
        """The seed of a game's chance, the same for all games of a round."""
        return self.derive("chance", number // len(self.seatings))

    def bot_seed(self, number: int, seat: int) -> int:
        """The seed of a bot's own random numbers."""
        return self.derive("bot", number, seat)

    def derive(self, *purpose: object) -> int:
        """A seed for one purpose, unrelated to all others."""
        text = " ".join(map(str, ("arena", self.seed, *purpose)))
        return int.from_bytes(sha256(text.encode()).digest()[:7], "big")

    def describe(self) -> dict[str, Any]:
        """Everything that decides what is played, as plain data, including the rules and the bots behind levels."""
        game = find_game(self.game)
        settings = asdict(self) | {"bots": list(self.bots), "rules": game.rules, "components": game.components}
        levels = {name: find_behind(name, game) for name in self.bots if find_behind(name, game) != name}
        return settings | ({"levels": levels} if levels else {})


def sit_together(bots: Sequence[str], seats: int) -> list[Seating]:
    """Too few bots are repeated in order until the table is full; of too many, every group that fits plays."""
    if len(bots) <= seats:
        return [tuple(islice(cycle(bots), seats))]
    return list(dict.fromkeys(combinations(sorted(bots, key=bots.index), seats)))


def sit_alone(names: Sequence[str], seats: int) -> list[Seating]:
    """The first bot against a table full of each other bot."""
    first, *others = names
    return [(first, *[other] * (seats - 1)) for other in others]


def make_bot(name: str, seed: int, seconds: float) -> Bot:
    """The bot of this name. Command lines work only in an arena, which the owner of the machine starts."""
    if name.startswith(PREFIX):
        return OutsideBot(name.removeprefix(PREFIX), seed, seconds)
    return bot(name, seed)


def check_bot(name: str, seconds: float) -> None:
    """Refuse a bot that doesn't exist, or whose program doesn't start."""
    made = make_bot(name, 0, seconds)
    if isinstance(made, OutsideBot):
        try:
            made.programs.check()
        finally:
            made.close()
