"""How strong the bots are: plays every match listed in docs/bots.md, on all cores, and can be stopped and resumed.

python -m bench.strength                    play the missing games, then show the results
python -m bench.strength --only levels      only matches whose name contains this
python -m bench.strength --more 4           four times as many games
python -m bench.strength --jobs 0           only show the results so far
python -m bench.strength --write            write the results to docs/bots.md and the ratings to each levels.toml
python -m bench.strength --write --only Takenoko    only those of one game
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from itertools import count, pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress

import lampion
from lampion.cli.screen import long_bar
from lampion.games import GAMES
from lampion.i18n import say
from lampion.kernel.errors import LampionError
from lampion.lab.arena import Arena
from lampion.lab.contest import Contest
from lampion.lab.played_game import PlayedGame
from lampion.lab.ratings import count_pairs, rate_rounds
from lampion.lab.report import report
from lampion.lab.results import OtherContest, open_results, read_results
from lampion.lab.workers import play_missing

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results" / "strength"
DOCS = ROOT / "docs" / "bots.md"
EXPANDED: dict[str, tuple[str, dict[str, str]]] = {
    "Takenoko with Hikari": ("takenoko", {"hikari": "on"}),
    "Fireworks, advanced 1": ("fireworks", {"mode": "advanced-1"}),
}
THOROUGH = ("Spring Festival", "Takenoko", "Takenoko with Hikari")  # where longer thought is tried on greedy too
# Games in which level 1 plays a careless bot: more where the result is close to what is wanted.
BEGINNERS = {"Lanterns Dice": 1000, "Fireworks": 200, "Fireworks, advanced 1": 200}
VARIANTS = {say("en", f"{name}-name"): (name, dict[str, str]()) for name in GAMES} | EXPANDED


@dataclass(frozen=True)
class Planned:
    """A match to play: the first bot's share of victories should reach `wanted`."""

    variant: str
    name: str
    bots: tuple[str, ...]
    games: int
    wanted: float
    seats: int = 2
    stops: bool = False  # ends as soon as the share is clearly above or below

    @property
    def game(self) -> str:
        """The id of the game."""
        return VARIANTS[self.variant][0]

    @property
    def file(self) -> Path:
        """The file of its results."""
        words = f"{self.variant} {self.name}".lower().replace(":", "-").replace(",", "")
        return RESULTS / ("-".join(words.split()) + ".jsonl")

    def arena(self, more: int) -> Arena:
        """The arena in which it is played."""
        game, options = VARIANTS[self.variant]
        contest = Contest.plan(lampion.game(game), self.bots, self.seats, options, alone=self.seats > 2)
        return Arena(contest, self.games * more, self.wanted if self.stops else None)


def level_names(game: str) -> list[str]:
    """The levels that a game has, by name."""
    return [level.name for level in lampion.game(game).levels]


def plan() -> Iterator[Planned]:
    """All matches, the quickest first."""
    for variant in VARIANTS:
        yield Planned(variant, "greedy against random", ("greedy", "random"), 1000, 0.95)
    for variant, games in BEGINNERS.items():
        yield Planned(variant, "greedy:40% against level:1", ("greedy:40%", "level:1"), games, 0.9)
    for variant, (game, _) in VARIANTS.items():
        names = level_names(game)
        for weaker, stronger in pairwise(names):
            games = 80 if stronger == names[-1] else 200
            yield Planned(variant, f"levels: {stronger} against {weaker}", (stronger, weaker), games, 0.6)
    for variant in VARIANTS:
        yield Planned(variant, "100 ms a move against greedy", ("search:100ms", "greedy"), 400, 0.9)
    yield Planned("Takenoko", "100 ms a move against random", ("search:100ms", "random"), 200, 0.98)
    for variant in VARIANTS:
        yield Planned(variant, "100 ms, four seats, three greedy", ("search:100ms", "greedy"), 100, 0.6, 4, stops=True)
    for variant in THOROUGH:
        yield Planned(variant, "1 s a move against greedy", ("search:1s", "greedy"), 60, 0.9)
    yield Planned("Takenoko", "1 s a move against random", ("search:1s", "random"), 40, 0.98)


def load(match: Planned, more: int) -> Arena:
    """A match as far as it has been played. Games of a level that now stands for another bot don't count."""
    arena = match.arena(more)
    with suppress(OtherContest):
        for played in read_results(match.file, arena.contest):
            arena.add(played)
    return arena


def play(match: Planned, arena: Arena, jobs: int, bar: Progress) -> None:
    """Play the missing games of a match."""
    match.file.parent.mkdir(parents=True, exist_ok=True)
    task = bar.add_task(f"{match.variant}: {match.name}", total=arena.games, completed=len(arena.played))
    with ExitStack() as held:
        try:
            _, results = held.enter_context(open_results(match.file, arena.contest))
        except OtherContest:  # a level now stands for another bot: keep the old games aside, and start over
            match.file.rename(find_free(match.file))
            _, results = held.enter_context(open_results(match.file, arena.contest))
        for _ in play_missing(arena, jobs, results.add):
            bar.update(task, completed=len(arena.played))
    bar.remove_task(task)


def find_free(file: Path) -> Path:
    """An unused file name for results that are kept aside."""
    names = (file.with_suffix(f".old{number}") for number in count(1))
    return next(name for name in names if not name.exists())


def row(match: Planned, data: dict[str, Any]) -> str:
    """A line of results. Where a match may stop early, only the interval of the test that stops it is valid."""
    first, second = data["results"][0], data["results"][1]
    low, high = data["test"]["interval"] if match.stops else first["share_interval"]
    times = first["thinking"]
    holds = "yes" if first["share"] >= match.wanted else "no"
    is_sure = bool(data["test"]["verdict"]) if match.stops else not low < match.wanted <= high
    if not is_sure:
        holds += ", not surely"
    return " | ".join(
        [
            f"| {match.variant}",
            match.name.removeprefix("levels: "),
            f"{data['games']:,}",
            f"{first['share']:.1%} ({low:.1%} – {high:.1%})",
            f"{match.wanted:.0%}: {holds}",
            f"{first['points']:.1f} – {second['points']:.1f}",
            f"{data['decisions']:.0f}",
            f"{times['mean_ms']:.1f} / {times['p99_ms']:.0f} / {times['max_ms']:.0f} |",
        ]
    )


HEAD = """| game | match | games | wins of the first (95 %) | wanted | points | decisions | ms: mean / 99 % / longest |
| --- | --- | --: | --- | --- | --- | --: | --- |"""


Rated = tuple[int, int, int]  # rating and the ends of its interval


def rate_levels(arenas: dict[Planned, Arena], game: str) -> list[Rated]:
    """The rating and interval of each level over all variants of a game; level 1 is 0."""
    names = level_names(game)
    rounds: dict[tuple[str, int], list[PlayedGame]] = {}
    for match, arena in arenas.items():
        if VARIANTS[match.variant][0] == game and match.bots[0] in names:
            for played in arena.counted():
                rounds.setdefault((match.variant + match.name, played.number // arena.size), []).append(played)
    ratings, ends = rate_rounds([count_pairs(names, games) for games in rounds.values()], anchor=0)
    assert ends is not None
    return [(round(rating), round(low), round(high)) for rating, (low, high) in zip(ratings, ends, strict=True)]


def write_levels(game: str, levels: list[Rated]) -> None:
    """Put the ratings into the game's `levels.toml`."""
    path = ROOT / "src" / "lampion" / "games" / game.replace("-", "_") / "levels.toml"
    lines = ["# The bots are chosen by hand; `python -m bench.strength --write` has measured them.", ""]
    for level, (rating, low, high) in zip(lampion.game(game).levels, levels, strict=True):
        lines += ["[[level]]", f"number = {level.number}", f'bot = "{level.bot}"']
        lines += [f"rating = {rating}", f"low = {low}", f"high = {high}", ""]
    path.write_text("\n".join(lines), "utf-8")


def rating_table(arenas: dict[Planned, Arena], game: str) -> list[str]:
    """The levels of a game with their ratings, also written to `levels.toml`."""
    ratings = rate_levels(arenas, game)
    write_levels(game, ratings)
    lines = ["", "| level | bot | rating (95 %) |", "| --: | --- | --- |"]
    for level, (rating, low, high) in zip(lampion.game(game).levels, ratings, strict=True):
        lines.append(f"| {level.number} | `{level.bot}` | {rating} ({low} – {high}) |")
    return lines


def write_docs(game: str, text: str) -> None:
    """Replace the results of a game in docs/bots.md."""
    begin, end = f"<!-- strength of {game}: begin -->", f"<!-- strength of {game}: end -->"
    before, _, rest = DOCS.read_text("utf-8").partition(begin)
    after = rest.partition(end)[2]
    DOCS.write_text(f"{before}{begin}\n{text}\n{end}{after}", "utf-8")


def check_complete(arenas: dict[Planned, Arena]) -> None:
    """Refuse to write results while matches are incomplete: those in the docs may include them."""
    missing = [
        f"{match.variant}: {match.name} ({len(arena.played)} of {arena.games} games)"
        for match, arena in arenas.items()
        if not arena.over
    ]
    if missing:
        raise SystemExit("\n    ".join(["Nothing was written, because these are incomplete:", *missing]))


def read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """The command's arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="matches whose game and name contain this")
    parser.add_argument("--more", type=int, default=1, help="play this many times as many games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at the same time; 0 plays none")
    parser.add_argument("--write", action="store_true", help="write docs and ratings if all matches are complete")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> None:
    """The command; a file that is in use or damaged ends it with a message."""
    try:
        run(read_arguments(argv))
    except LampionError as error:
        raise SystemExit(str(error)) from None


def run(arguments: argparse.Namespace) -> None:
    """Play, show, and write if asked to."""
    console = Console(stderr=True)
    asked = [match for match in plan() if arguments.only in f"{match.variant} {match.name}"]
    to_play = asked if arguments.jobs else []
    games = list(dict.fromkeys(match.game for match in asked)) if arguments.write else []
    # The docs get all results of a game, not only those asked for.
    arenas = {match: load(match, arguments.more) for match in plan() if match.game in games or match in asked}
    if arguments.write:
        check_complete({match: arena for match, arena in arenas.items() if match not in to_play})
    with long_bar(console, MofNCompleteColumn()) as bar, suppress(KeyboardInterrupt):
        for match in to_play:
            play(match, arenas[match], arguments.jobs, bar)
            console.print(row(match, report(arenas[match])), soft_wrap=True)
    print("\n".join(table_of(arenas)))
    if games:
        check_complete(arenas)
    for game in games:
        played = {match: arena for match, arena in arenas.items() if match.game == game}
        ratings = rating_table(played, game)
        write_docs(game, "\n".join(table_of(played) + ratings))
        print("\n".join(ratings))


def table_of(arenas: dict[Planned, Arena]) -> list[str]:
    """The results that there are, as a table."""
    return [HEAD, *(row(match, report(arena)) for match, arena in arenas.items() if arena.counted())]


if __name__ == "__main__":
    main()
