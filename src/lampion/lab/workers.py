"""Worker processes that play the games of a contest, each one game at a time."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from types import FrameType
from typing import TYPE_CHECKING

from lampion.kernel.errors import LampionError
from lampion.lab.arena import Arena
from lampion.lab.contest import Contest
from lampion.lab.played_game import PlayedGame, play

if TYPE_CHECKING:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection as Connection
    else:
        from multiprocessing.connection import Connection

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
    if jobs == 1:
        yield from (play(contest, number) for number in numbers)
        return
    workers = Workers()
    try:
        workers.start(contest, jobs)
        yield from workers.play(iter(numbers))
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


class Workers:
    """The worker processes and the pipes to them."""

    def __init__(self) -> None:
        self.processes: list[BaseProcess] = []
        self.lines: list[Connection] = []

    def start(self, contest: Contest, jobs: int) -> None:
        """Start `jobs` workers."""
        # Spawned, not forked: the same on every system, and safe with threads.
        context = get_context("spawn")
        with ignoring_interrupts():
            for _ in range(jobs):
                try:
                    ours, theirs = context.Pipe()
                    self.lines.append(ours)
                    with theirs:
                        process = context.Process(target=run_worker, args=(contest, theirs), daemon=True)
                        process.start()
                except OSError as error:
                    raise NoProcess(problem=error.strerror or str(error)) from None
                self.processes.append(process)

    def play(self, numbers: Iterator[int]) -> Iterator[PlayedGame]:
        """Give every worker a game, and the next one when it is done."""
        playing: dict[Connection, int] = {}
        for line in self.lines:
            send_next(line, numbers, playing)
        while playing:
            ready = wait(list(playing))
            for line in [line for line in self.lines if line in ready]:
                number = playing.pop(line)
                try:
                    played: PlayedGame | LampionError = line.recv()
                except (EOFError, ConnectionError):
                    raise WorkerLost(game=number) from None
                if isinstance(played, LampionError):
                    raise played
                send_next(line, numbers, playing)
                yield played

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


def send_next(line: Connection, numbers: Iterator[int], playing: dict[Connection, int]) -> None:
    """Give a worker the next game, if there is one."""
    number = next(numbers, None)
    if number is not None:
        playing[line] = number
        try:
            line.send(number)
        except ConnectionError:
            raise WorkerLost(game=number) from None


def run_worker(contest: Contest, line: Connection) -> None:
    """What a worker does: play the games it receives until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, exit_cleanly)
    try:
        while True:
            line.send(try_to_play(contest, line.recv()))
    except (EOFError, ConnectionError):
        pass


def try_to_play(contest: Contest, number: int) -> PlayedGame | LampionError:
    """A game, or why it can't be played here: for instance, a bot that is registered only in the parent."""
    try:
        return play(contest, number)
    except LampionError as error:
        return error


def exit_cleanly(_signal: int, _frame: FrameType | None) -> None:
    """Exit through all cleanup code."""
    raise SystemExit
