"""Tries mutants: copies the tree, maps which tests execute which lines, and lets workers run just those tests."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from signal import SIGKILL, SIGPROF
from typing import Any

from tools.mutation import scope
from tools.mutation.mutants import Mutant
from tools.mutation.worker import CAUGHT, COLD, START, SURVIVED, TIMED_OUT

WORKER = Path(__file__).with_name("worker.py")
COPIED = ("src/lampion", "tests", "tools", "pyproject.toml")
UNUSED = shutil.ignore_patterns("*.so", "*.c", "*.digest", "client", "browser", "__pycache__", ".hypothesis")
SHORTEST, FACTOR = 2.0, 5  # a test may take five times its own time, and never less than two seconds


class Unusable(Exception):
    """The reason why no mutant can be tried."""


@dataclass(frozen=True)
class Reach:
    """How long each test takes, in CPU seconds, and the tests that execute each line of each file.

    Lines that run on import have an empty name among their tests.
    """

    seconds: dict[str, float]
    lines: dict[str, dict[int, list[str]]]

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that can catch a mutant, quickest first."""
        lines = self.lines.get(mutant.module, {})
        found = {test for line in range(mutant.first, mutant.last + 1) for test in lines.get(line, [])}
        tests = self.seconds if "" in found else found
        return sorted((test for test in tests if test in self.seconds), key=lambda test: (self.seconds[test], test))

    def is_imported(self, mutant: Mutant) -> bool:
        """Does it run on import, so that it must be in place before?"""
        lines = self.lines.get(mutant.module, {})
        return not mutant.function or any("" in lines.get(n, []) for n in range(mutant.first, mutant.last + 1))

    def add(self, test: str, executed: dict[str, list[int]]) -> None:
        """Note that a test executes these lines of these files."""
        for file, numbers in executed.items():
            for number in numbers:
                self.lines.setdefault(file, {}).setdefault(number, []).append(test)

    def merge(self, other: Reach) -> None:
        """Add the map of other tests."""
        self.seconds.update(other.seconds)
        for file, at in other.lines.items():
            for number, tests in at.items():
                self.lines.setdefault(file, {}).setdefault(number, []).extend(tests)

    def save(self) -> dict[str, Any]:
        """The map as JSON, with numbers in place of names."""
        names = {test: number for number, test in enumerate(["", *self.seconds])}
        lines = {
            file: {n: [names[test] for test in tests] for n, tests in at.items()} for file, at in self.lines.items()
        }
        return {"seconds": self.seconds, "lines": lines}

    @classmethod
    def load(cls, saved: dict[str, Any]) -> Reach:
        """A map from what was saved."""
        names = ["", *saved["seconds"]]
        lines = {
            file: {int(n): [names[number] for number in numbers] for n, numbers in at.items()}
            for file, at in saved["lines"].items()
        }
        return cls(saved["seconds"], lines)

    def limit(self, test: str) -> float:
        """How long a test may take."""
        return SHORTEST + FACTOR * self.seconds[test]


def copy_tree(folder: Path) -> Path:
    """Copy what the tests need, without anything compiled."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in COPIED:
        there = folder / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if (scope.ROOT / name).is_dir():
            shutil.copytree(scope.ROOT / name, there, ignore=UNUSED)
        else:
            shutil.copy2(scope.ROOT / name, there)
    return folder


def digest(*paths: str) -> str:
    """A hash of the Python files and data below these paths."""
    made = sha256()
    for path in paths:
        for file in sorted((scope.ROOT / path).rglob("*") if (scope.ROOT / path).is_dir() else [scope.ROOT / path]):
            if file.suffix in (".py", ".toml", ".txt"):
                made.update(file.read_bytes())
    return made.hexdigest()


class Worker:
    """A process that runs tests in its copy of the tree."""

    def __init__(self, mode: str, tree: Path, setup: dict[str, Any]) -> None:
        environment = os.environ | {
            "LAMPION_PURE": "1",
            "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)]),
            "PYTHONHASHSEED": "0",
        }
        command = [sys.executable, *(["-B"] if mode == "once" else []), str(WORKER), mode]
        self.process = subprocess.Popen(
            command, cwd=tree, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.ask(setup)

    def ask(self, request: dict[str, Any]) -> None:
        """Send a line to the worker."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        """A line from the worker; empty if it has died."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        received: dict[str, Any] = json.loads(line) if line else {}
        return received

    def end(self) -> None:
        """Stop it."""
        self.process.kill()
        self.process.communicate()


class Bench:
    """One game's tests in one copy of the tree: maps them, then tries one mutant after the other."""

    def __init__(self, name: str, tree: Path, longest: float) -> None:
        self.tree = copy_tree(tree)
        self.folder = scope.folder_of(name)
        self.setup = {
            "folder": str(tree / "src" / self.folder),
            "names": scope.spellings(name),
            "others": scope.others_than(name),
            "paths": scope.tests_of(name),
            "longest": longest,
        }
        self.server: Worker | None = None

    def map(self, share: int = 0, shares: int = 1, progress: Callable[[int], None] = lambda _total: None) -> Reach:
        """Run a share of the tests, unmutated; each must pass, or take too long to be used.

        `progress` is called after each test, with the number of tests in this share.
        """
        worker = Worker("map", self.tree, self.setup | {"share": share, "shares": shares})
        made = Reach({}, {})
        begun = worker.receive()
        made.add("", begun.get("lines", {}))
        for _ in range(begun.get("tests", 0)):
            received = worker.receive() or {"outcome": CAUGHT, "test": "the worker"}
            if received["outcome"] == CAUGHT:
                worker.end()
                why = "\n".join(received.get("why", ["It died."]))
                raise Unusable(f"Without any mutation, in plain Python, {received['test']} fails:\n{why}")
            if received["outcome"] == SURVIVED:
                made.seconds[received["test"]] = received["seconds"]
                made.add(received["test"], received["lines"])
            progress(begun["tests"])
        worker.end()
        if not begun:
            raise Unusable("Without any mutation, in plain Python, the tests cannot be collected.")
        return made

    def try_mutant(self, mutant: Mutant, tests: list[tuple[str, float]], imported: bool) -> dict[str, str]:
        """Run the tests that may catch a mutant; returns the outcome, and the test that caught it."""
        if not tests:
            return {"outcome": SURVIVED, "by": "no test executes it"}
        answer = {"outcome": COLD} if imported else self.try_warm(mutant, tests)
        return self.try_cold(mutant, tests) if answer["outcome"] == COLD else answer

    def try_warm(self, mutant: Mutant, tests: list[tuple[str, float]]) -> dict[str, str]:
        """Swap the code of the function in a fork of a process that has everything imported."""
        path = self.tree / "src" / self.folder / mutant.module
        if self.server is None:
            self.server = Worker("serve", self.tree, self.setup)
            if not self.server.receive().get("tests"):
                raise Unusable("The tests cannot be collected.")
        self.server.ask(
            {
                "module": ".".join([*self.folder.parts, path.stem]),
                "function": mutant.function,
                "path": str(path),
                "source": mutant.apply(path.read_bytes()).decode(),
                "tests": tests,
                "patience": patience(tests),
            }
        )
        answer = self.server.receive()
        if not answer:
            raise Unusable(f"The worker died over {mutant.module}, line {mutant.line}: {mutant.after}")
        return answer

    def try_cold(self, mutant: Mutant, tests: list[tuple[str, float]]) -> dict[str, str]:
        """Write the mutant into the copy of the tree and start a process."""
        path = self.tree / "src" / self.folder / mutant.module
        source = path.read_bytes()
        for compiled in path.parent.glob(f"__pycache__/{path.stem}.*"):
            compiled.unlink()
        path.write_bytes(mutant.apply(source))
        files = list(dict.fromkeys(test.partition("::")[0] for test, _ in tests))
        worker = Worker("once", self.tree, self.setup | {"paths": files})
        timer = threading.Timer(START + patience(tests), worker.process.kill)
        timer.start()
        try:
            worker.ask({"tests": tests})
            answer = worker.receive()
            if "tests" in answer:
                answer = worker.receive()
        except BrokenPipeError:
            answer = {}
        finally:
            timer.cancel()
            path.write_bytes(source)
        if not answer:
            hung = worker.process.wait() in (-SIGPROF, -SIGKILL)
            answer = {"outcome": TIMED_OUT if hung else CAUGHT, "by": ""}
        worker.end()
        return answer

    def close(self) -> None:
        """End the worker."""
        if self.server is not None:
            self.server.end()


def patience(tests: list[tuple[str, float]]) -> float:
    """Seconds of wall time after which even a busy machine should be done."""
    return START + 5 * sum(limit for _, limit in tests)
