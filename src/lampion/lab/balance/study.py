"""What a balance report is made from: which games, and how carefully they are looked at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from lampion.bots.levels import find_behind
from lampion.games import game as find_game
from lampion.kernel.game import Game
from lampion.kernel.levels import Level
from lampion.lab.contest import Contest
from lampion.lab.simulation.specification import ClockedBot, check_repeatable

REPEATS = 2  # games with the same chance and seats, but other decisions by the bots
LADDER = ("search:10", "search:100", "search:1000")  # budgets that grow tenfold
LEAST = 20  # games in a contest, unless somebody wants fewer


@dataclass(frozen=True)
class Study:
    """The settings of a report. A deal is every seating, each `REPEATS` times, all with the same chance."""

    contest: Contest
    deals: int
    simulations: int  # for each look at what a decision was worth
    seconds: float  # that a person takes for a decision
    contest_games: int  # in each of the contests between two bots, in whole rounds of seats; 0 for no contests
    without: tuple[str, ...] = ()  # words of moves that a restricted bot does without, besides the usual ones

    @classmethod
    def plan(
        cls, game: Game, bots: Iterable[str], seats: int, options: Mapping[str, str], *, games: int = 400,
        seed: int = 0, simulations: int = 300, seconds: float = 10.0, contests: int | None = None,
        without: Iterable[str] = (),
    ) -> Self:  # fmt: skip
        """A study with checked settings."""
        names = list(bots)
        for name in names:
            check_repeatable(name, game)
        contest = Contest.plan(game, names, seats, dict(options), seed=seed)
        deals = -(-games // (REPEATS * len(contest.seatings)))
        each = max(LEAST, games // 10) if contests is None else contests
        return cls(contest, deals, simulations, seconds, -(-each // seats) * seats, tuple(without))

    @property
    def game(self) -> Game:
        """The game that is looked at."""
        return find_game(self.contest.game)

    @property
    def deal_games(self) -> int:
        """Games in a deal."""
        return REPEATS * len(self.contest.seatings)

    @property
    def games(self) -> int:
        """How many whole games are watched."""
        return self.deals * self.deal_games

    def deal_of(self, number: int) -> int:
        """The deal that a game belongs to."""
        return number // self.deal_games

    def chance_seed(self, number: int) -> int:
        """The seed of a game's chance, the same for all games of a deal."""
        return self.contest.derive("deal", self.deal_of(number))

    def describe(self) -> dict[str, Any]:
        """What the report says of itself."""
        contest = self.contest.describe()
        kept = ("game", "seats", "options", "seed", "bots", "rules", "components")
        mine = {"games": self.games, "deals": self.deals, "simulations": self.simulations, "seconds": self.seconds}
        mine["contests"] = self.contest_games
        return {name: contest[name] for name in kept} | mine


def list_levels(game: Game) -> list[Level]:
    """The levels of a game that don't think by the clock: those that give the same result again."""
    found = []
    for level in game.levels:
        try:
            check_repeatable(find_behind(level.name, game), game)
        except ClockedBot:
            continue
        found.append(level)
    return found
