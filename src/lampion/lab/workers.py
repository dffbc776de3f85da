"""Processes that play the games of a contest, one game at a time each."""

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
from lampion.lab.playing import Played, play

if TYPE_CHECKING:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection as Connection
    else:
        from multiprocessing.connection import Connection

LEAVE_SECONDS = 2.0  # to end the programs of outside bots


class WorkerLost(LampionError):
    """A process ended in the middle of a game: it has said why. Data: game."""

    code = "worker-lost"


class NoProcess(LampionError):
    """The system starts no more processes. Data: problem."""

    code = "no-process"


def play_all(contest: Contest, numbers: Iterable[int], jobs: int) -> Iterator[Played]:
    """Play these games, in processes if there are several jobs; the results come as they are ready.

    Whoever stops listening ends what is still being played.
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


def play_missing(arena: Arena, jobs: int, keep: Callable[[Played], None]) -> Iterator[Played]:
    """Play what an arena still needs, keep each game, and tell of it."""
    if arena.over:
        return
    jobs = min(jobs, arena.games - len(arena.played))
    for played in arena.follow(play_all(arena.contest, arena.missing(), jobs)):
        keep(played)
        yield played


class Workers:
    """Some processes and the lines to them."""

    def __init__(self) -> None:
        self.processes: list[BaseProcess] = []
        self.lines: list[Connection] = []

    def start(self, contest: Contest, jobs: int) -> None:
        """Start so many."""
        # New processes, not copies of this one: the same on every system, and safe with threads.
        context = get_context("spawn")
        with deaf_to_interrupts():
            for _ in range(jobs):
                try:
                    ours, theirs = context.Pipe()
                    self.lines.append(ours)
                    with theirs:
                        process = context.Process(target=work, args=(contest, theirs), daemon=True)
                        process.start()
                except OSError as error:
                    raise NoProcess(problem=error.strerror or str(error)) from None
                self.processes.append(process)

    def play(self, numbers: Iterator[int]) -> Iterator[Played]:
        """Give every process a game, and another one when it is done."""
        playing: dict[Connection, int] = {}
        for line in self.lines:
            give(line, numbers, playing)
        while playing:
            ready = wait(list(playing))
            for line in [line for line in self.lines if line in ready]:
                number = playing.pop(line)
                try:
                    played: Played | LampionError = line.recv()
                except (EOFError, ConnectionError):
                    raise WorkerLost(game=number) from None
                if isinstance(played, LampionError):
                    raise played
                give(line, numbers, playing)
                yield played

    def end(self) -> None:
        """End the processes, whatever they are doing."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(LEAVE_SECONDS)
            process.kill()
            process.join()
            process.close()
        for line in self.lines:
            line.close()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C is for the one who listens: processes that start here ignore it from the first moment on."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def give(line: Connection, numbers: Iterator[int], playing: dict[Connection, int]) -> None:
    """Send the next game, if there is one."""
    number = next(numbers, None)
    if number is not None:
        playing[line] = number
        try:
            line.send(number)
        except ConnectionError:
            raise WorkerLost(game=number) from None


def work(contest: Contest, line: Connection) -> None:
    """What a process does: play what it is told to until nobody tells it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    try:
        while True:
            line.send(try_to_play(contest, line.recv()))
    except (EOFError, ConnectionError):
        pass


def try_to_play(contest: Contest, number: int) -> Played | LampionError:
    """A game, or why it cannot be played here: a bot that is registered only in the first process, say."""
    try:
        return play(contest, number)
    except LampionError as error:
        return error


def leave(_signal: int, _frame: FrameType | None) -> None:
    """Go through all that is to be tidied up, and end."""
    raise SystemExit
