"""Measures what the tests reach, in Python and in the client, writes HTML reports and checks the floors.

usage: python tools/measure_coverage.py

Most tests run as usual, which measures everything that is never compiled. The tests of compiled modules run in plain
Python, where every line can be traced. Tests that take long and reach nothing new are left out. Floors are in
`pyproject.toml`.
"""

import io
import math
import os
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from coverage import Coverage

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src" / "lampion"
MADE = ROOT / "build" / "coverage"
COVERAGE = ["-m", "coverage", "run"]
PYTEST = ["-m", "pytest", "-q", "-n", "auto", "--dist", "loadgroup", "-p", "no:cacheprovider"]
# Without greenlets, which only the server's database needs, tracing takes a quarter less time; from Python 3.14 on,
# coverage then also uses sys.monitoring, which is quicker still.
THREADS_ONLY = ["--concurrency=thread"]


def found(file: str, test: str) -> list[str]:
    """A test in each game that has this file."""
    return [f"{path.relative_to(ROOT)}::{test}" for path in sorted(ROOT.glob(f"tests/games/*/{file}"))]


LEFT_OUT = [  # tests that need a browser or build packages, and long ones that only reach what others do
    "tests/browser",
    "tests/web/test_build.py",
    "tests/web/test_wheel.py",
    *(str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/web/test_*_sentences.py"))),
    "tests/web/test_words.py",
    "tests/test_build.py",
    "tests/conformance/test_builds.py",
    "tests/conformance/test_pairs_of_worlds.py",
    "tests/conformance/test_registered_games.py",
    "tests/games/test_new_game.py",
    "tests/reference",
    "tests/server/test_anything_goes.py",
    "tests/server/test_crash.py",
    "tests/server/test_nothing_leaks.py",
    "tests/server/test_openapi.py",
    "tests/storage/test_crash.py",
    "tests/tools",
    "tests/toys",
]
# The toys and the inner parts of the kernel belong to the first run, which starts them in plain Python by itself.
COMPILED = [
    "tests/kernel",
    "tests/games",
    "tests/golden",
    "tests/perft",
    "tests/bots/test_estimates.py",
    "tests/bots/test_search.py",
    "tests/bots/test_tree.py",
]
NEVER_COMPILED = "tests/games/*/test_terminal.py"  # so it is measured as it usually runs, which is quicker
SLOW_IN_PLAIN_PYTHON = [  # minutes each when traced, for lines that shorter tests reach
    # Of the search:
    "tests/bots/test_search.py::test_every_level_plays_legal_moves",
    "tests/bots/test_search.py::test_the_same_seed_and_simulations_give_the_same_game",
    "tests/bots/test_search.py::test_threads_share_the_work_and_repeat_their_result",
    "tests/bots/test_tree.py::test_every_move_is_tried_eventually_however_it_looks",
    # The same of the rules: whole games, each step of which is compared with something else.
    *found("test_launch_model.py", "test_the_tables_are_those_that_the_script_writes"),
    *found("test_reference.py", "test_the_engine_agrees_with_the_reference"),
    *found("test_secrets.py", "test_worlds_that_a_seat_cannot_tell_apart_look_the_same"),
    "tests/games/test_damaged_texts.py::test_a_damaged_text_is_refused_or_plays_on_to_the_end",
    "tests/games/test_numberings.py::test_every_move_of_many_games_has_an_action",
    "tests/games/test_position_texts.py::test_every_position_of_a_game_reads_back_to_itself",
]


def run_tests(title: str, options: list[str], words: list[str], **environment: str) -> bool:
    """Run tests under coverage, subprocesses included; did they pass?"""
    print(f"\n{title}", flush=True)
    words = [sys.executable, *COVERAGE, *options, *PYTEST, *words]
    return subprocess.run(words, cwd=ROOT, env=os.environ | environment, check=False).returncode == 0


def measure_python() -> tuple[bool, dict[str, float]]:
    """Run the tests and write the report: did they pass, and how much of each package with a floor do they reach?"""
    shutil.rmtree(MADE / "python", ignore_errors=True)
    for old in MADE.glob("data*"):
        old.unlink()
    MADE.mkdir(parents=True, exist_ok=True)
    left_out = [f"--ignore={path}" for path in (*LEFT_OUT, *COMPILED)]
    drawing = [str(path) for path in sorted(ROOT.glob(NEVER_COMPILED))]
    passed = run_tests("All but rules, kernel and search:", [], ["tests", *left_out])
    passed &= run_tests("How games are drawn:", THREADS_ONLY, drawing)
    skipped = [f"--ignore={path}" for path in [*LEFT_OUT, *drawing]]
    skipped += [f"--deselect={test}" for test in SLOW_IN_PLAIN_PYTHON]
    title = "Rules, kernel and search in plain Python:"
    passed &= run_tests(title, THREADS_ONLY, [*COMPILED, *skipped], LAMPION_PURE="1")
    coverage = Coverage(config_file=str(ROOT / "pyproject.toml"))
    coverage.combine()
    coverage.save()
    coverage.html_report(include=[f"{SRC}/*"])  # tests also run copies of the package
    return passed, {package: reached(coverage, package) for package in floors()}


def reached(coverage: Coverage, package: str) -> float:
    """The percentage of a package's lines and branches that tests reach."""
    return coverage.report(include=[f"{SRC}/{package}/*"], file=io.StringIO())


def floors() -> dict[str, int]:
    """The percentage that each package must reach."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: dict[str, int] = settings["tool"]["lampion"]["coverage"]
    return found


def compare(measured: dict[str, float], wanted: dict[str, int]) -> tuple[list[str], bool]:
    """A line for each package, and whether all are at or above their floors."""
    lines, kept = [], True
    for package, floor in wanted.items():
        found = measured[package]
        shown = f"{package:<8} {math.floor(found * 100) / 100:6.2f}%  floor {floor}%"
        if found < floor:
            kept = False
            shown += "  too low"
        lines.append(shown)
    return lines, kept


def measure_client() -> bool:
    """Run the client's tests that need no browser; did they pass?"""
    build = runpy.run_path(str(ROOT / "web" / "build.py"))
    print("\nThe client's tests that need no browser:", flush=True)
    node = build["find_node"]()
    words = [str(node), str(build["npm_of"](node)), "run", "coverage"]
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return subprocess.run(words, cwd=ROOT / "web", env=os.environ | {"PATH": path}, check=False).returncode == 0


def main() -> None:
    """Measure both, then print where the reports are and what is too low."""
    passed, measured = measure_python()
    passed &= measure_client()
    lines, kept = compare(measured, floors())
    print("\n" + "\n".join(lines))
    for side in ("python", "client"):
        print(f"Open {(MADE / side / 'index.html').relative_to(ROOT)}")
    sys.exit(0 if passed and kept else 1)


if __name__ == "__main__":
    main()
