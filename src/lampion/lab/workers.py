"""Worker processes: each gets the number of a piece of work, such as a game, and the next one when it is done."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from types import FrameType
from typing import TYPE_CHECKING, Generic, TypeVar

from lampion.kernel.errors import LampionError
from lampion.lab.arena import Arena
from lampion.lab.contest import Contest
from lampion.lab.played_game import PlayedGame, play

if TYPE_CHECKING:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection as Connection
    else:
        from multiprocessing.connection import Connection

Result = TypeVar("Result")

EXIT_SECONDS = 2.0  # for a worker to end the programs of its outside bots


class WorkerLost(LampionError):
    """A worker died in the middle of a game, after printing why. Data: game."""

    code = "worker-lost"


class NoProcess(LampionError):
    """The system can't start another process. Data: problem."""

    code = "no-process"


def play_all(contest: Contest, numbers: Iterable[int], jobs: int) -> Iterator[PlayedGame]:
    """Play these games, in worker processes if there are several jobs, and yield each when it is done.

    Closing the iterator ends the games still in progress.
    """
    yield from work_all(partial(play, contest), numbers, jobs, lambda number: WorkerLost(game=number))


def work_all(
    work: Callable[[int], Result],
    numbers: Iterable[int],
    jobs: int,
    lost: Callable[[int], LampionError],
    environment: Mapping[str, str] | None = None,
) -> Iterator[Result]:
    """Do the work of these numbers, here or in other processes, and yield each result when it is there.

    `lost` makes the error for a process that died. With environment variables, even a single job is another process,
    which has them. Closing the iterator ends what is still in progress.
    """
    if jobs == 1 and not environment:
        yield from map(work, numbers)
        return
    workers = Workers(work, lost)
    try:
        with setting(environment or {}):
            workers.start(jobs)
        yield from workers.go(iter(numbers))
    finally:
        workers.end()


def play_missing(arena: Arena, jobs: int, save: Callable[[PlayedGame], None]) -> Iterator[PlayedGame]:
    """Play the games that an arena still needs; save each, then yield it."""
    if arena.over:
        return
    jobs = min(jobs, arena.games - len(arena.played))
    for played in arena.follow(play_all(arena.contest, arena.missing(), jobs)):
        save(played)
        yield played


class Workers(Generic[Result]):
    """The worker processes and the pipes to them."""

    def __init__(self, work: Callable[[int], Result], lost: Callable[[int], LampionError]) -> None:
        self.work = work
        self.lost = lost
        self.processes: list[BaseProcess] = []
        self.lines: list[Connection] = []

    def start(self, jobs: int) -> None:
        """Start `jobs` workers."""
        # Spawned, not forked: the same on every system, and safe with threads.
        context = get_context("spawn")
        with ignoring_interrupts():
            for _ in range(jobs):
                try:
                    ours, theirs = context.Pipe()
                    self.lines.append(ours)
                    with theirs:
                        process = context.Process(target=run_worker, args=(self.work, theirs), daemon=True)
                        process.start()
                except OSError as error:
                    raise NoProcess(problem=error.strerror or str(error)) from None
                self.processes.append(process)

    def go(self, numbers: Iterator[int]) -> Iterator[Result]:
        """Give every worker a number, and the next one when it is done."""
        busy: dict[Connection, int] = {}
        for line in self.lines:
            self.send_next(line, numbers, busy)
        while busy:
            ready = wait(list(busy))
            for line in [line for line in self.lines if line in ready]:
                number = busy.pop(line)
                try:
                    done: Result | LampionError = line.recv()
                except (EOFError, ConnectionError):
                    raise self.lost(number) from None
                if isinstance(done, LampionError):
                    raise done
                self.send_next(line, numbers, busy)
                yield done

    def send_next(self, line: Connection, numbers: Iterator[int], busy: dict[Connection, int]) -> None:
        """Give a worker the next number, if there is one."""
        number = next(numbers, None)
        if number is not None:
            busy[line] = number
            try:
                line.send(number)
            except ConnectionError:
                raise self.lost(number) from None

    def end(self) -> None:
        """End the workers, whatever they are doing."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(EXIT_SECONDS)
            process.kill()
            process.join()
            process.close()
        for line in self.lines:
            line.close()


@contextmanager
def setting(variables: Mapping[str, str]) -> Iterator[None]:
    """Set environment variables for processes started in here."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Ctrl-C is for the parent: processes started in here ignore it from their first moment."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def run_worker(work: Callable[[int], object], line: Connection) -> None:
    """What a worker does: the work of the numbers it receives until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, exit_cleanly)
    try:
        while True:
            line.send(try_to_work(work, line.recv()))
    except (EOFError, ConnectionError):
        pass


def try_to_work(work: Callable[[int], object], number: int) -> object:
    """A result, or why there can be none here: for instance, a bot that is registered only in the parent."""
    try:
        return work(number)
    except LampionError as error:
        return error


def exit_cleanly(_signal: int, _frame: FrameType | None) -> None:
    """Exit through all cleanup code."""
    raise SystemExit
