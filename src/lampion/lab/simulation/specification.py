"""What a simulation plays and writes. Its rows and its files follow from this, whoever computes them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Self

import lampion
from lampion import build
from lampion.bots.careless import NAME as CARELESS
from lampion.bots.levels import find_behind
from lampion.bots.outside import PREFIX
from lampion.bots.search import read_budget
from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.kernel.game import Game
from lampion.lab.contest import Contest

FORMAT = "lampion simulation 1"
RANDOM = "random"
SHARDS = {"random": 200_000, "told": 2_000, "greedy": 500, "search": 100}  # games in a file


class ClockedBot(LampionError):
    """A bot that thinks by the clock, or a program: the same game twice may differ. Data: bot."""

    code = "clocked-bot"


class OtherBuild(LampionError):
    """A worker's version, rules, components or build differ. Data: what, theirs, ours."""

    code = "other-build"


class NoParquet(LampionError):
    """The library for Parquet is not installed. No data."""

    code = "no-parquet"


@dataclass(frozen=True)
class Specification:
    """The settings of a simulation."""

    contest: Contest
    games: int
    shard: int  # games in a file
    events: bool = False
    records: bool = False

    @classmethod
    def plan(
        cls, game: Game, bots: Iterable[str], seats: int, options: Mapping[str, str], *, games: int, seed: int = 0,
        shard: int | None = None, events: bool = False, records: bool = False,
    ) -> Self:  # fmt: skip
        """A specification with checked settings; games are rounded up to whole rounds."""
        names = list(bots)
        for name in names:
            check_repeatable(name, game)
        contest = Contest.plan(game, names, seats, dict(options), seed=seed)
        size = shard or find_size(contest, game, events or records)
        return cls(contest, contest.rounds(games) * len(contest.seatings), size, events, records)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return find_game(self.contest.game)

    @property
    def is_random(self) -> bool:
        """Does everybody play at random? Then the games are those of `game.batch`."""
        return self.contest.names == (RANDOM,)

    @property
    def shards(self) -> int:
        """How many files it makes."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The numbers of the games in a file."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def describe(self) -> dict[str, Any]:
        """Everything that decides what is written, as plain data."""
        mine = {"games": self.games, "shard": self.shard, "events": self.events, "records": self.records}
        left_out = ("alone", "seconds")
        contest = {name: value for name, value in self.contest.describe().items() if name not in left_out}
        written_by = {"lampion": lampion.__version__, "pyarrow": find_version("pyarrow")}
        return json_like({"format": FORMAT} | contest | mine | written_by)

    @cached_property
    def digest(self) -> str:
        """A short fingerprint, which each file carries."""
        return sha256(json.dumps(self.describe(), sort_keys=True).encode()).hexdigest()[:16]


def json_like(data: Mapping[str, Any]) -> dict[str, Any]:
    """The same data as it reads back from JSON."""
    read: dict[str, Any] = json.loads(json.dumps(data))
    return read


def check_repeatable(name: str, game: Game) -> None:
    """Refuse a bot whose choices don't follow from a seed."""
    behind = find_behind(name, game)
    budget = read_budget(behind)
    if behind.startswith(PREFIX) or (budget is not None and budget.seconds):
        raise ClockedBot(bot=name if name == behind else f"{name} ({behind})")


def find_size(contest: Contest, game: Game, is_told: bool) -> int:
    """How many games go into a file: as many as take some seconds, by the slowest bot, in whole rounds."""
    kinds = []
    for name in contest.names:
        behind = find_behind(name, game)
        careless = CARELESS.fullmatch(behind)
        attentive = careless[1] if careless else behind
        kinds.append("search" if read_budget(attentive) else "greedy" if attentive != RANDOM else RANDOM)
    sizes = [SHARDS[kind] for kind in kinds] + ([SHARDS["told"]] if is_told else [])
    round_size = len(contest.seatings)
    return -(-min(sizes) // round_size) * round_size


def find_version(package: str) -> str:
    """The installed version of a package; empty without one."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def describe_build(game: Game) -> dict[str, str]:
    """What a worker needs in common with whoever asks it: everything that decides rows and bytes."""
    return {
        "lampion": lampion.__version__,
        "rules": str(game.rules),
        "components": game.components,
        "build": f"{'compiled' if lampion.compiled else 'plain'} {sha256(build.digest().encode()).hexdigest()[:16]}",
        "pyarrow": find_version("pyarrow"),
        "numpy": find_version("numpy"),
    }


def check_build(ours: Mapping[str, str], theirs: Mapping[str, str]) -> None:
    """Refuse a worker that could play or write differently, and name the first difference."""
    for what, wanted in ours.items():
        if theirs.get(what) != wanted:
            raise OtherBuild(what=what, theirs=theirs.get(what, ""), ours=wanted)
