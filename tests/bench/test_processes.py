"""Processes that time work in a tree: which tree they import, what they can do, and that they end."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench import processes, revisions
from bench.errors import BenchError
from bench.measures import MEASURES
from bench.processes import ROOT, Worker, describe, started, working
from tests.bench.fakes import SETUP
from tests.waiting import wait_until


def test_without_a_compiler_plain_python_is_proposed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O3")

    with pytest.raises(BenchError, match=r"no C compiler \(no-such-compiler\).*LAMPION_PURE=1"):
        revisions.build(tmp_path, "v1", lambda _done: None)


def test_a_build_that_fails_shows_its_last_lines(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", sys.executable)
    (tmp_path / "setup.py").write_text("print(*range(100), sep='\\n')\nraise SystemExit('rules.py:3: no such name')\n")

    with pytest.raises(BenchError) as error:
        revisions.build(tmp_path, "v1", lambda _done: None)

    first, *lines = str(error.value).splitlines()
    assert first == "v1 cannot be built; its last lines were:"
    assert len(lines) == processes.LAST_LINES
    assert "rules.py:3: no such name" in lines


@pytest.mark.parametrize("trouble", [BenchError, KeyboardInterrupt, SystemExit])
def test_the_files_of_a_revision_are_gone_after_trouble(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, trouble: type[BaseException]
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    def fail(tree: Path) -> None:
        assert (tree / "setup.py").exists()
        raise trouble

    with pytest.raises(trouble), revisions.unpacked(revisions.find_commit("HEAD")) as tree:
        fail(tree)

    assert list(tmp_path.iterdir()) == []


def test_children_of_a_process_end_with_it(tmp_path: Path) -> None:
    """Such as the compilers that a build starts."""
    sleeper = "import time; time.sleep(600)"
    parent = f"import subprocess, sys; print(subprocess.Popen([sys.executable, '-c', {sleeper!r}]).pid, flush=True)"
    command = [sys.executable, "-c", f"{parent}; {sleeper}"]
    with started(command, tmp_path, dict(os.environ), stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())

    wait_until(lambda: not is_running(child))
    assert process.returncode == -signal.SIGKILL


def is_running(number: int) -> bool:
    """Is a process running? One that has ended may remain as a zombie until it is reaped."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.startswith("Z")


def make_tree(folder: Path, source: str) -> Path:
    """A tree whose package consists of this source."""
    (folder / "src/lampion").mkdir(parents=True)
    (folder / "src/lampion/__init__.py").write_text(source)
    return folder


OLD = """
compiled = True
class Takenoko:
    players = range(2, 5)
    def settle(self, seats, options):
        if options:
            raise ValueError(f"takenoko has no option {options}")
        return {}
    def position(self, seats, options):
        return self
GAMES = ("takenoko",)
def game(name):
    return Takenoko()
"""


def test_the_tree_that_is_asked_for_is_imported(tmp_path: Path) -> None:
    with working(make_tree(tmp_path, OLD), "v1") as worker:
        assert describe(worker, tmp_path, compiled=True) == {"takenoko": [2, 3, 4]}
    with working(ROOT, "this tree") as worker:
        assert worker.ask("describe")["package"] == str(ROOT / "src/lampion/__init__.py")


def test_what_an_old_revision_cannot_measure_is_named(tmp_path: Path) -> None:
    with working(make_tree(tmp_path, OLD), "v1") as worker:
        with pytest.raises(BenchError, match=r"v1 cannot measure guided: No module named 'lampion\.bots'.*--measure"):
            worker.measure("guided", SETUP, 1, 0)
        with pytest.raises(BenchError, match="v1: takenoko has no option"):
            worker.measure("games", SETUP | {"options": {"hikari": "on"}}, 1, 0)


def test_an_unexpected_form_is_refused(tmp_path: Path) -> None:
    with working(make_tree(tmp_path, OLD), "v1") as worker, pytest.raises(BenchError, match="v1 runs compiled"):
        describe(worker, tmp_path, compiled=False)


def test_a_tree_without_the_package_does_not_pass_for_the_installed_one(tmp_path: Path) -> None:
    with working(tmp_path, "v1") as worker, pytest.raises(BenchError, match="not from that tree"):
        describe(worker, tmp_path, compiled=True)


def test_a_process_that_dies_says_why(tmp_path: Path) -> None:
    source = "import sys\nsys.exit('the libraries are for another machine')\n"
    with working(make_tree(tmp_path, source), "v1") as worker, pytest.raises(BenchError) as error:
        worker.ask("describe")

    assert str(error.value) == "v1: the measuring process ended early.\nthe libraries are for another machine"


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with working(ROOT, "this tree") as worker:
        yield worker


@pytest.mark.parametrize("work", sorted({measure.work for measure in MEASURES}))
def test_every_kind_of_work_is_timed(worker: Worker, work: str) -> None:
    timing = worker.measure(work, {"game": "spring-festival", "seats": 2, "options": {"sign": "ox"}}, 2, 1)
    counts = any(measure.work == work and measure.by_decision for measure in MEASURES)

    assert timing.count == 2
    assert timing.seconds > 0
    assert (timing.decisions > 0) is counts


def test_more_time_is_more_work(worker: Worker) -> None:
    def count(seconds: float) -> int:
        return int(worker.ask("calibrate", work="copies", setup=SETUP, seconds=seconds)["count"])

    assert count(0.05) > count(0.0005)
    assert worker.time_yardstick() > 0
