"""Measures what the tests reach, in Python and in the client, writes reports to open and checks the floors.

usage: python tools/measure_coverage.py

The default tests run once as they always do, which measures all that is never compiled. The tests of what is compiled
run a second time in plain Python, where every line can be seen. Floors are in `pyproject.toml`.
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
PYTEST = ["-m", "coverage", "run", "-m", "pytest", "-q", "-n", "auto", "--dist", "loadgroup", "-p", "no:cacheprovider"]
LEFT_OUT = [  # what needs a browser or builds packages, and what repeats at length what other tests reach
    "tests/browser",
    "tests/web/test_wheel.py",
    "tests/test_build.py",
    "tests/conformance/test_builds.py",
    "tests/conformance/test_pairs_of_worlds.py",
    "tests/conformance/test_registered_games.py",
    "tests/reference",
    "tests/tools",
    "tests/toys",
]
# The toys and the inner parts of the kernel are in the first run: it starts them in plain Python by itself.
COMPILED = [
    "tests/kernel",
    "tests/games",
    "tests/golden",
    "tests/perft",
    "tests/bots/test_estimates.py",
    "tests/bots/test_search.py",
    "tests/bots/test_tree.py",
]


def run_tests(title: str, words: list[str], **environment: str) -> bool:
    """Run tests under coverage, children included; says whether they passed."""
    print(f"\n{title}", flush=True)
    words = [sys.executable, *PYTEST, *words]
    return subprocess.run(words, cwd=ROOT, env=os.environ | environment, check=False).returncode == 0


def measure_python() -> tuple[bool, dict[str, float]]:
    """Run, combine, write the report; says whether the tests passed, and what each package with a floor reaches."""
    shutil.rmtree(MADE / "python", ignore_errors=True)
    for old in MADE.glob("data*"):
        old.unlink()
    MADE.mkdir(parents=True, exist_ok=True)
    left_out = [f"--ignore={path}" for path in LEFT_OUT]
    passed = run_tests("The default tests, without browser, packaging and repetition:", left_out)
    passed &= run_tests("Rules, kernel and search in plain Python:", COMPILED, LAMPION_PURE="1")
    coverage = Coverage(config_file=str(ROOT / "pyproject.toml"))
    coverage.combine()
    coverage.save()
    coverage.html_report(include=[f"{SRC}/*"])  # tests also run copies of the package
    return passed, {package: reached(coverage, package) for package in floors()}


def reached(coverage: Coverage, package: str) -> float:
    """Per cent of the lines and branches of a package."""
    return coverage.report(include=[f"{SRC}/{package}/*"], file=io.StringIO())


def floors() -> dict[str, int]:
    """What each package must reach, in per cent."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: dict[str, int] = settings["tool"]["lampion"]["coverage"]
    return found


def compare(measured: dict[str, float], wanted: dict[str, int]) -> tuple[list[str], bool]:
    """A line for each package, and whether all floors are kept."""
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
    """Run the tests of the client that need no browser; says whether they passed."""
    build = runpy.run_path(str(ROOT / "web" / "build.py"))
    print("\nThe client's tests that need no browser:", flush=True)
    node = build["find_node"]()
    words = [str(node), str(build["npm_of"](node)), "run", "coverage"]
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return subprocess.run(words, cwd=ROOT / "web", env=os.environ | {"PATH": path}, check=False).returncode == 0


def main() -> None:
    """Measure both, then say where the reports are and what is too low."""
    passed, measured = measure_python()
    passed &= measure_client()
    lines, kept = compare(measured, floors())
    print("\n" + "\n".join(lines))
    for side in ("python", "client"):
        print(f"Open {(MADE / side / 'index.html').relative_to(ROOT)}")
    sys.exit(0 if passed and kept else 1)


if __name__ == "__main__":
    main()
