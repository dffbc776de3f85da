"""Processes that time work in a tree of the project, and never outlive their parent."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

from bench.errors import BenchError
from bench.measures import Timing

ROOT = Path(__file__).parents[1]
LAST_LINES = 12  # of the output of a process that failed


@contextmanager
def started(
    command: list[str], folder: Path, environment: dict[str, str], **streams: Any
) -> Iterator[subprocess.Popen[str]]:
    """A process in its own session, so that it doesn't get our Ctrl-C; it and its children end with the block."""
    process = subprocess.Popen(command, cwd=folder, env=environment, text=True, start_new_session=True, **streams)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()


def clean_environment(**more: str) -> dict[str, str]:
    """This environment without settings that would affect Python or the build."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {"LAMPION_QUIET": "1"} | more


def last_lines(output: IO[str]) -> str:
    """The last lines of a process's output."""
    output.seek(0)
    return "\n".join(line.rstrip() for line in output.read().splitlines()[-LAST_LINES:])


class Worker:
    """A process that times work in a tree; `name` is the tree's name for people."""

    def __init__(self, name: str, process: subprocess.Popen[str], errors: IO[str]) -> None:
        self.name, self.process, self.errors = name, process, errors

    def ask(self, request: str, **arguments: Any) -> dict[str, Any]:
        """Send a request and wait for the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps([request, arguments]) + "\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise BenchError(f"{self.name}: the measuring process ended early.\n{last_lines(self.errors)}")
        answer: dict[str, Any] = json.loads(line)
        if "missing" in answer:
            work = arguments.get("work", request)
            raise BenchError(f"{self.name} cannot measure {work}: {answer['missing']}. Choose others with --measure.")
        if "error" in answer:
            raise BenchError(f"{self.name}: {answer['error']}")
        return answer

    def measure(self, work: str, setup: dict[str, Any], count: int, seed: int) -> Timing:
        """Time some work with a setup."""
        return Timing(count=count, **self.ask("measure", work=work, setup=setup, count=count, seed=seed))

    def time_yardstick(self) -> float:
        """The CPU seconds of the yardstick."""
        return float(self.ask("time_yardstick")["seconds"])


@contextmanager
def working(tree: Path, name: str) -> Iterator[Worker]:
    """A worker that imports the package of this tree, but measures with the bench next to this file."""
    environment = clean_environment(PYTHONPATH=os.pathsep.join((str(tree / "src"), str(ROOT))))
    command = [sys.executable, "-P", "-m", "bench.worker"]
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with (
        TemporaryFile("w+", encoding="utf-8") as errors,
        started(command, tree, environment, stderr=errors, **streams) as process,
    ):
        yield Worker(name, process, errors)


def describe(worker: Worker, tree: Path, compiled: bool) -> dict[str, list[int]]:
    """The games of a tree and their numbers of players, after checking that the right tree runs in the right form."""
    found = worker.ask("describe")
    if not Path(found["package"]).is_relative_to((tree / "src").resolve()):
        raise BenchError(f"{worker.name}: Python imported lampion from elsewhere, not from that tree.")
    if found["compiled"] != compiled:
        form = "compiled" if found["compiled"] else "as plain Python"
        raise BenchError(f"{worker.name} runs {form}. Were its sources changed while it was measured?")
    games: dict[str, list[int]] = found["games"]
    return games
