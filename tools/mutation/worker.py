"""Runs a game's tests against mutants, in a copy of the tree. Started by `trials.py`; speaks JSON lines.

usage: python worker.py map|serve|once

`map` runs every test once and reports its time and the lines it executes; a test that takes too long is aborted.
`serve` collects the tests, then forks for each mutant: the child swaps the code of one function and runs the requested
tests. `once` runs them for a mutant that was written into the tree beforehand, because it has to be imported.
"""

import importlib
import inspect
import json
import os
import resource
import select
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from coverage import Coverage

ARGUMENTS = ["-q", "-s", "-p", "no:cacheprovider", "--assert=plain"]
START = 120  # seconds of wall time to start, on a busy machine
IMPORTING = 60  # seconds that importing a mutant may take
MEMORY = 2 << 30  # bytes that a mutant may take beyond what is in use
CAUGHT, TIMED_OUT, SURVIVED, COLD = "caught", "timed out", "survived", "cold"
Answer = dict[str, Any]


class Plugin:
    """Replaces pytest's loop over the tests."""

    def __init__(self, mode: str, requests: Iterator[dict[str, Any]], answers: Any) -> None:
        self.mode, self.requests, self.answers = mode, requests, answers
        self.setup = next(requests)
        self.failed: list[str] = []
        self.collected = False
        if mode == "once":
            signal.setitimer(signal.ITIMER_PROF, IMPORTING)
        if mode == "map":
            self.tracer = self.trace()

    def trace(self) -> Coverage:
        """Start tracing the lines of the game."""
        tracer = Coverage(data_file=None, config_file=False, source=[str(Path(self.setup["folder"]).resolve())])
        tracer.start()
        return tracer

    def tell(self, answer: Answer) -> None:
        """Send a line to the driver."""
        self.answers.write(json.dumps(answer) + "\n")
        self.answers.flush()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        ours, others = self.setup["names"], self.setup["others"]
        items[:] = [
            item
            for item in items
            if any(name in item.nodeid for name in ours) or not any(name in item.nodeid for name in others)
        ]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        self.collected = True
        items = {item.nodeid: item for item in session.items}
        if self.mode == "map":
            self.map(items)
        else:
            self.tell({"tests": len(items)})
            for request in self.requests:
                chosen = [(items[test], limit) for test, limit in request["tests"] if test in items]
                self.tell(self.run(chosen) if self.mode == "once" else fork_and_run(self, request, chosen))
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.longreprtext)

    def map(self, items: dict[str, pytest.Item]) -> None:
        """Run each test of a share in a child, and report its time, outcome and lines; import-time lines come first."""
        chosen = list(items.values())[self.setup["share"] :: self.setup["shares"]]
        self.tell({"tests": len(chosen), "lines": lines_of(self.tracer)})
        for item in chosen:
            answer = fork(self, partial(self.map_one, item), START + 20 * self.setup["longest"])
            self.tell(answer | {"test": item.nodeid})

    def map_one(self, item: pytest.Item) -> Answer:
        """Run a test, unless it takes too long."""
        signal.setitimer(signal.ITIMER_PROF, self.setup["longest"])
        tracer = self.trace()
        start = time.process_time()
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        seconds = time.process_time() - start
        signal.setitimer(signal.ITIMER_PROF, 0)
        outcome = CAUGHT if self.failed else SURVIVED
        return {"outcome": outcome, "why": self.failed, "seconds": seconds, "lines": lines_of(tracer)}

    def run(self, chosen: list[tuple[pytest.Item, float]]) -> Answer:
        """Run tests until one fails. Each has its limit in CPU seconds: a hang ends the process."""
        soft = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (memory_taken() + MEMORY, soft))
        for item, limit in chosen:
            signal.setitimer(signal.ITIMER_PROF, limit)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
            signal.setitimer(signal.ITIMER_PROF, 0)
            if self.failed:
                return {"outcome": CAUGHT, "by": item.nodeid}
        return {"outcome": SURVIVED, "by": ""}


def fork_and_run(plugin: Plugin, request: dict[str, Any], chosen: list[tuple[pytest.Item, float]]) -> Answer:
    """Swap the code in a child and let it run the tests; a child that dies counts as caught too."""
    function = find_function(request["module"], request["function"])
    code = find_code(compile(request["source"], request["path"], "exec"), request["function"])
    if function is None or code is None or function.__code__.co_freevars != code.co_freevars:
        return {"outcome": COLD, "by": ""}

    def run() -> Answer:
        function.__code__ = code
        return plugin.run(chosen)

    return fork(plugin, run, request["patience"])


def fork(plugin: Plugin, work: Callable[[], Answer], patience: float) -> Answer:
    """Work in a child, and wait for its answer for some seconds of wall time."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            plugin.answers = os.fdopen(writing, "w")
            plugin.tell(work())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answers:
        line = ""
        if select.select([answers], [], [], patience)[0]:
            line = answers.readline()
        else:
            os.kill(child, signal.SIGKILL)
    status = os.waitpid(child, 0)[1]
    if line:
        answer: Answer = json.loads(line)
        return answer
    hung = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGKILL)
    return {"outcome": TIMED_OUT if hung else CAUGHT, "by": ""}


def lines_of(tracer: Coverage) -> dict[str, list[int]]:
    """Stop tracing; returns the lines that were executed, by file."""
    tracer.stop()
    with warnings.catch_warnings(action="ignore"):  # a test may execute none
        data = tracer.get_data()
    return {Path(file).name: sorted(data.lines(file) or []) for file in data.measured_files()}


def find_function(module: str, name: str) -> FunctionType | None:
    """The function of this name, unless it is wrapped in something."""
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        found = inspect.getattr_static(found, part, None)
    return found if isinstance(found, FunctionType) and not hasattr(found, "__wrapped__") else None


def find_code(code: CodeType, name: str) -> CodeType | None:
    """The code of a function in the code of its module."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_qualname == name:
                return inner
            if name.startswith(f"{inner.co_qualname}."):
                return find_code(inner, name)
    return None


def memory_taken() -> int:
    """The address space of this process, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()


def main(mode: str) -> None:
    """Serve the requests on standard input; the output of tests is discarded."""
    requests, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    sys.path[0] = str(Path.cwd())
    plugin = Plugin(mode, (json.loads(line) for line in requests), answers)
    result = pytest.main([*ARGUMENTS, *plugin.setup["paths"]], [plugin])
    if not plugin.collected:
        plugin.tell({"outcome": CAUGHT, "by": "import", "result": int(result)})


if __name__ == "__main__":
    main(sys.argv[1])
