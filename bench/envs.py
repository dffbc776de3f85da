"""Environments against their peers: both in turns in one process, by CPU time; fails where a ratio is below its bar.

python -m bench.envs                          every comparison
python -m bench.envs --only vector --game takenoko --rounds 7 --seconds 0.5

The peers come from bench/peers.txt and are installed once, into build/peers. A ratio compares interfaces, not rules:
the games differ, and each side plays its own at random.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import drives
from bench.errors import BenchError
from bench.progress import phase

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build/peers"
REQUIREMENTS = ROOT / "bench/peers.txt"
GAMES = ("spring-festival", "takenoko")  # for which the bars were set
INSIDE = "LAMPION_BENCH_PEERS"  # set in the process that has the peers

Drive = Callable[[float], float]  # plays for about so many seconds; returns decisions per second


@dataclass(frozen=True)
class Contest:
    """Our environment against another one; `ratio` is how many times as fast it has to be."""

    name: str
    ours: Callable[[str], Drive]  # for a game
    peer: str
    theirs: Callable[[str], Drive]
    ratio: float


CONTESTS = (
    Contest("turns, raw", drives.turns, "PettingZoo Connect Four", drives.connect_four, 3.0),
    Contest("turns, wrapped", drives.wrapped_turns, "PettingZoo Connect Four", drives.wrapped_connect_four, 2.0),
    Contest("alone against random", drives.alone, "Catanatron, Game.play", drives.catanatron, 2.0),
    Contest("openspiel", drives.openspiel, "OpenSpiel, Python tic-tac-toe", drives.tic_tac_toe, 1.5),
    Contest("vector", drives.vector, "EnvPool Backgammon", drives.envpool, 5.0),
    Contest("vector, playouts", drives.vector_alone, "our own playouts", drives.playouts, 0.3),
    Contest("vector, threads", drives.two_threads, "one thread, by the clock", drives.one_thread, 1.8),
)


@dataclass(frozen=True)
class Outcome:
    """How a contest ended: decisions per second of both, and how many times as fast ours is."""

    contest: Contest
    game: str
    ours: float
    theirs: float
    ratio: float

    @property
    def is_good(self) -> bool:
        """Is the bar reached?"""
        return self.ratio >= self.contest.ratio


def hold(contest: Contest, game: str, rounds: int, seconds: float) -> Outcome:
    """Run both sides in turns; the ratio is the median of those of the rounds."""
    ours, theirs = contest.ours(game), contest.theirs(game)
    speeds = [(ours(seconds), theirs(seconds)) for _ in range(rounds + 1)][1:]  # the first one warms up
    return Outcome(
        contest,
        game,
        statistics.median(one for one, _ in speeds),
        statistics.median(other for _, other in speeds),
        statistics.median(one / other for one, other in speeds),
    )


def sheet(outcomes: Sequence[Outcome]) -> Table:
    """The outcomes as a table."""
    table = Table(box=None)
    for column in ("", "game", "against"):
        table.add_column(column, no_wrap=True)
    for column in ("decisions/s", "peer's", "ratio", "bar"):
        table.add_column(column, justify="right")
    for outcome in outcomes:
        table.add_row(
            outcome.contest.name,
            outcome.game,
            outcome.contest.peer,
            f"{outcome.ours:,.0f}",
            f"{outcome.theirs:,.0f}",
            f"{outcome.ratio:.2f}",
            f"{outcome.contest.ratio:g}" + ("" if outcome.is_good else ": missed"),
        )
    return table


def read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """The command's arguments."""
    words = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "python -m bench.envs",
        description=words[0],
        epilog=words[2],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", action="append", default=[], choices=drives.GAMES, help="may be repeated")
    parser.add_argument("--only", default="", metavar="WORD", help="only comparisons whose name begins like this")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="how many rounds (default: 5)")
    parser.add_argument("--seconds", type=float, default=0.4, metavar="S", help="of one timing (default: 0.4)")
    return parser.parse_args(argv)


def install(err: Console) -> Path:
    """The Python of the environment with the peers, which is made if it is missing or out of date."""
    folder = "Scripts" if sys.platform == "win32" else "bin"
    python, seen = PEERS / folder / Path(sys.executable).name, PEERS / "installed.txt"
    wanted = REQUIREMENTS.read_text("utf-8")
    if not seen.exists() or seen.read_text("utf-8") != wanted:
        with phase(err, "installing the peers"):
            for command in (
                [sys.executable, "-m", "venv", "--clear", str(PEERS)],
                [
                    str(python),
                    "-m",
                    "pip",
                    "install",
                    "-q",
                    "-c",
                    str(ROOT / "constraints.txt"),
                    "-r",
                    str(REQUIREMENTS),
                ],
            ):
                done = subprocess.run(command, capture_output=True, text=True, check=False)
                if done.returncode:
                    raise BenchError(f"The peers can't be installed: {done.stderr.strip()[-500:]}")
        seen.write_text(wanted, "utf-8")
    return python


def run_inside(python: Path, argv: Sequence[str]) -> int:
    """Run this command again in the environment with the peers, which sees all packages of this one too."""
    ours = [str(ROOT), str(ROOT / "src"), sysconfig.get_paths()["purelib"]]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(ours), INSIDE: "1"}
    return subprocess.run([str(python), "-m", "bench.envs", *argv], env=environment, check=False).returncode


def main(argv: Sequence[str] | None = None) -> int:
    """The command."""
    words = list(sys.argv[1:] if argv is None else argv)
    arguments, out, err = read_arguments(words), Console(width=120), Console(stderr=True)
    if INSIDE not in os.environ:
        try:
            return run_inside(install(err), words)
        except BenchError as error:
            err.print(f"bench: {error}", markup=False, highlight=False, soft_wrap=True)
            return 2
    chosen = [contest for contest in CONTESTS if contest.name.startswith(arguments.only)]
    pairs = [(contest, game) for contest in chosen for game in arguments.game or GAMES]
    outcomes = []
    with phase(err, f"{len(pairs)} comparisons") as report:
        for number, (contest, game) in enumerate(pairs):
            outcomes.append(hold(contest, game, arguments.rounds, arguments.seconds))
            report((number + 1) / len(pairs))
    out.print(sheet(outcomes))
    out.print(f"load {os.getloadavg()[0]:.1f}, {time.strftime('%Y-%m-%d')}", highlight=False)
    return 0 if all(outcome.is_good for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
