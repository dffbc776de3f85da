"""Runs the tests in other ways than `make test`: quickly, thoroughly part by part, or repeatedly.

python tools/suite.py quick [PATH ...]           the quick tests, or the tests of these paths
python tools/suite.py all [--part NAME]          every test; parts that have passed aren't run again
python tools/suite.py repeat --runs 5 --busy 2   the default tests several times, recorded in tests/runs.csv
"""

import argparse
import csv
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
RESULTS = ROOT / "build/suite"
RUNS = ROOT / "tests/runs.csv"
COLUMNS = ("date", "commit", "busy", "passed", "failed", "skipped", "minutes", "processor_minutes")
PARALLEL = ("-n", "auto", "--dist", "loadgroup")
THOROUGH = ("-m", "thorough or not thorough", "--hypothesis-profile=thorough")
# In `tests`: what isn't about the engine, and what else takes too long for the quick run.
OUTSIDE = ("browser", "server", "storage", "web", "lab", "bench", "test_build.py")
SLOW = (
    *OUTSIDE,
    "cli/test_arena.py",
    "cli/test_balance.py",
    "cli/test_simulate.py",
    "cli/test_tune.py",
    "conformance",
    "envs/test_every_table.py",
    "envs/test_rendering.py",
    "envs/test_spiel.py",
    "envs/test_whole_games.py",
    *(f"games/{path.parent.name}/{path.name}" for path in sorted(TESTS.glob("games/*/test_reference.py"))),
    "games/test_new_game.py",
    "reference",
    "tables/test_undo.py",
    "tables/test_views.py",
    "tools/test_trials.py",
)
PLAIN = (
    "tests/server/test_games.py",
    "tests/server/test_rest.py",
)  # of OUTSIDE: the server runs in plain Python too
BUSY = "while True: pass"

# Every folder of `tests` belongs to a part; those in no other part are in `rest`.
PARTS = {
    "games": ("games", "golden", "kernel", "perft", "toys"),
    "twins": ("conformance", "reference"),
    "tables": ("bots", "tables"),
    "server": ("server", "storage"),
    "browser": ("browser",),
    "rest": (),
    "plain": (),
}

# Which tests to run after a change of these paths; the longest match counts.
TOUCHED = {
    "src/lampion/kernel": ("kernel", "toys", "conformance", "golden", "games"),
    "src/lampion/games": ("games", "golden", "perft", "conformance"),
    "src/lampion/bots": ("bots",),
    "src/lampion/tables": ("tables",),
    "src/lampion/storage": ("storage",),
    "src/lampion/server": ("server", "web"),
    "src/lampion/cli": ("cli",),
    "src/lampion/lab": ("lab",),
    "src/lampion/ladder": ("ladder",),
    "src/lampion/envs": ("envs",),
    "src/lampion/i18n": ("i18n", "cli", "web"),
    "web": ("web", "browser"),
    "docs": ("docs",),
    "bench": ("bench", "lab"),
    "tools": ("tools",),
}


@dataclass
class Counts:
    """How a run ended."""

    passed: int
    failed: int
    skipped: int
    seconds: float
    processor: float

    def __str__(self) -> str:
        bad = f", {self.failed} failed" if self.failed else ""
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed{bad}{skipped} in {self.seconds / 60:.1f} minutes"

    @property
    def is_good(self) -> bool:
        return self.passed > 0 and self.failed == 0 and self.skipped == 0


def run(report: Path, *arguments: str, plain: bool = False) -> Counts:
    """Run pytest in a subprocess with visible output, and read the counts from its report."""
    report.parent.mkdir(parents=True, exist_ok=True)
    report.unlink(missing_ok=True)
    environment = {**os.environ, "CI": "true"}  # a skip is a failure
    if plain:
        environment |= {"LAMPION_PURE": "1", "LAMPION_QUIET": "1"}
    began, worked = time.monotonic(), processor_seconds()
    command = [sys.executable, "-m", "pytest", *PARALLEL, f"--junitxml={report}", *arguments]
    subprocess.run(command, cwd=ROOT, env=environment, check=False)
    return read(report, time.monotonic() - began, processor_seconds() - worked)


def processor_seconds() -> float:
    """CPU seconds of the subprocesses that have ended."""
    used = os.times()
    return used.children_user + used.children_system


def read(report: Path, seconds: float, processor: float) -> Counts:
    """The counts of a report; a run without one has failed."""
    if not report.exists():
        return Counts(0, 1, 0, seconds, processor)
    suites = ET.parse(report).getroot().iter("testsuite")
    tests, bad, skipped = (0, 0, 0)
    for suite in suites:
        tests += int(suite.get("tests", 0))
        bad += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
    return Counts(tests - bad - skipped, bad, skipped, seconds, processor)


# Quickly


def run_quick(paths: Sequence[str]) -> int:
    """The quick tests, or the tests of these paths."""
    chosen = choose(paths) if paths else [f"--ignore=tests/{name}" for name in SLOW]
    counts = run(RESULTS / "quick.xml", "-q", *chosen)
    print(counts)
    return 0 if counts.is_good else 1


def choose(paths: Sequence[str]) -> list[str]:
    """The tests of these files or folders; a path in `tests` stands for itself."""
    chosen: dict[str, None] = {}
    for path in paths:
        name = Path(os.path.relpath(ROOT / path, ROOT)).as_posix()
        fitting = [known for known in TOUCHED if name == known or name.startswith(f"{known}/")]
        if name == "tests" or name.startswith("tests/"):
            chosen[name] = None
        elif fitting:
            chosen |= dict.fromkeys(f"tests/{one}" for one in TOUCHED[max(fitting, key=len)])
        else:
            raise SystemExit(f"No tests are known for {name}. Known paths: tests, {', '.join(TOUCHED)}.")
    return [one for one in chosen if (ROOT / one.partition("::")[0]).exists()]


# Thoroughly


def run_all(wanted: str | None) -> int:
    """Every part that hasn't passed with the current files; `build/suite` notes those that have."""
    state = describe_state()
    parts = [wanted] if wanted else list(PARTS)
    ends: dict[str, Counts | None] = {}
    for number, part in enumerate(parts, 1):
        passed = RESULTS / f"{part}.passed"
        if passed.exists() and passed.read_text("utf-8").splitlines()[0] == state and not wanted:
            say(f"part {number} of {len(parts)}, {part}: {passed.read_text('utf-8').splitlines()[1]}, not run again")
            ends[part] = None
            continue
        say(f"part {number} of {len(parts)}, {part}: since {datetime.now(UTC):%H:%M} UTC")
        counts = ends[part] = run_part(part)
        say(f"part {number} of {len(parts)}, {part}: {counts}")
        if counts.is_good:
            passed.write_text(f"{state}\n{counts}\n", "utf-8")
    bad = [part for part, counts in ends.items() if counts is not None and not counts.is_good]
    made = [counts for counts in ends.values() if counts is not None]
    print(f"{sum(one.passed for one in made)} passed, {sum(one.failed + one.skipped for one in made)} failed")
    print(
        f"{sum(one.seconds for one in made) / 60:.0f} minutes; " + (f"failed: {', '.join(bad)}" if bad else "all good")
    )
    return 1 if bad else 0


def run_part(part: str) -> Counts:
    """The tests of a part, including the thorough ones; in plain Python, the default ones."""
    report = RESULTS / f"{part}.xml"
    if part == "plain":
        engine = [f"tests/{path.name}" for path in sorted((ROOT / "tests").iterdir()) if holds_tests(path)]
        return run(report, "-q", *(path for path in engine if path[6:] not in OUTSIDE), *PLAIN, plain=True)
    return run(report, "-q", *THOROUGH, *folders_of(part))


def folders_of(part: str) -> list[str]:
    """The folders and files of a part."""
    taken = {name for names in PARTS.values() for name in names}
    rest = (path.name for path in sorted((ROOT / "tests").iterdir()) if path.name not in taken and holds_tests(path))
    return [f"tests/{name}" for name in (rest if part == "rest" else PARTS[part])]


def holds_tests(path: Path) -> bool:
    """Is this a test file, or a folder with test files?"""
    return path.name.startswith("test_") or any(path.rglob("test_*.py"))


def describe_state() -> str:
    """A hash of the current files, committed or not."""
    changed = git("stash", "create") or "HEAD"
    return git("rev-parse", f"{changed}^{{tree}}")


def git(*arguments: str) -> str:
    """The output of a git command."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, encoding="utf-8")
    return done.stdout.strip()


def say(line: str) -> None:
    """Print a line that stands out among pytest's."""
    print(f"\n=== {line}", flush=True)


# Repeatedly


def repeat(runs: int, busy: int) -> int:
    """Run the default tests several times next to busy programs, and record how each run ended."""
    for number in range(1, runs + 1):
        say(f"run {number} of {runs}, beside {busy} busy programs")
        with busy_programs(busy):
            counts = run(RESULTS / "repeat.xml", "-q", "--durations=20")
        note(counts, busy)
        say(f"run {number} of {runs}: {counts}")
        if not counts.is_good:
            return 1
    return 0


@contextmanager
def busy_programs(count: int) -> Iterator[None]:
    """Programs that use all the CPU time they can get."""
    programs = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for program in programs:
            program.kill()
            program.wait()


def note(counts: Counts, busy: int) -> None:
    """Append a run to tests/runs.csv."""
    is_new = not RUNS.exists()
    commit = git("rev-parse", "--short", "HEAD") + (
        "+" if git("status", "--porcelain", "--", ":!tests/runs.csv") else ""
    )
    with RUNS.open("a", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        if is_new:
            rows.writerow(COLUMNS)
        minutes = (f"{counts.seconds / 60:.1f}", f"{counts.processor / 60:.1f}")
        date = f"{datetime.now(UTC):%Y-%m-%d %H:%M}"
        rows.writerow((date, commit, busy, counts.passed, counts.failed, counts.skipped, *minutes))


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(dest="way", required=True)
    ways.add_parser("quick").add_argument("paths", nargs="*")
    ways.add_parser("all").add_argument("--part", choices=PARTS)
    again = ways.add_parser("repeat")
    again.add_argument("--runs", type=int, default=5)
    again.add_argument("--busy", type=int, default=0)
    arguments = parser.parse_args()
    if arguments.way == "quick":
        return run_quick(arguments.paths)
    return run_all(arguments.part) if arguments.way == "all" else repeat(arguments.runs, arguments.busy)


if __name__ == "__main__":
    sys.exit(main())
