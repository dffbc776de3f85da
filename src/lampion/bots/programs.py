"""Running the programs of outside bots: each answers questions line by line, within a time limit."""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen
from threading import Lock, Thread
from time import monotonic
from types import MappingProxyType
from typing import Any, Protocol

from lampion.kernel.errors import LampionError

PROTOCOL = 1
SECONDS = 10.0  # for an answer
START_SECONDS = 30.0  # for the first one: large programs take a while to load
EXIT_SECONDS = 0.5  # to exit by itself when its input ends
LONGEST = 65_536  # bytes of an answer
FAILURES = 3  # in a row, after which the program isn't started again ...
REST_SECONDS = 60.0  # ... for this long
GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)  # on Windows only
ESCAPE = "" if sys.platform == "win32" else "\\"  # in a command; on Windows it separates folders


class BadProgram(LampionError):
    """An outside bot that can't be used. Data: command, problem, detail."""

    code = "bad-program"


class Fault(Exception):
    """A question without a usable answer: late, crash, garbage, illegal, or absent."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail


class Asker(Protocol):
    """Asks a program, and may stop waiting at any time."""

    stopped: bool


class Program:
    """One running program. A thread talks to it, so that neither reading nor writing can block the asker."""

    def __init__(self, words: list[str]) -> None:
        # In its own session or group it doesn't get the terminal's Ctrl-C; a session also lets us end its children.
        self.process = Popen(words, stdin=PIPE, stdout=PIPE, start_new_session=True, creationflags=GROUP)  # noqa: S603
        self.questions: SimpleQueue[bytes | None] = SimpleQueue()
        self.answers: SimpleQueue[bytes | Fault] = SimpleQueue()
        self.wants: Collection[str] = ()  # what it asked to be told beside the view and the offers
        self.ending = Lock()  # acquired once, by the first to end the program
        self.thread = Thread(target=self.talk, daemon=True)
        self.thread.start()

    def talk(self) -> None:
        """Pass questions on and answers back; at the end close the input and read the output to its end."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(OSError):
            while (question := self.questions.get()) is not None:
                if unasked := self.peek():
                    self.answers.put(
                        Fault("garbage", f"a line too many: {unasked.decode(errors='replace').strip()[:200]}")
                    )
                    continue
                process.stdin.write(question)
                process.stdin.flush()
                self.answers.put(process.stdout.readline(LONGEST))
        self.answers.put(b"")
        with suppress(OSError):
            process.stdin.close()
        with process.stdout, suppress(OSError):
            while process.stdout.read(LONGEST):
                pass

    def peek(self) -> bytes:
        """Output that it wrote without being asked, which would shift all its answers by one question."""
        output = self.process.stdout
        assert output is not None
        if sys.platform == "win32":  # where an empty non-blocking pipe looks like a broken one
            return b""
        else:  # noqa: RET505
            os.set_blocking(output.fileno(), False)
            try:
                return output.peek()  # type: ignore[attr-defined, no-any-return]
            finally:
                os.set_blocking(output.fileno(), True)

    def ask(self, question: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a question; both are one line of JSON."""
        self.questions.put(json.dumps(question, separators=(",", ":")).encode() + b"\n")
        try:
            line = self.answers.get(timeout=seconds)
        except Empty:
            raise Fault("late", f"> {seconds:g} s") from None
        if isinstance(line, Fault):
            raise line
        if not line.endswith(b"\n") and len(line) < LONGEST:
            raise Fault("crash", line.decode(errors="replace")[:200] or "EOF")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):  # not JSON, or nested too deeply
            answer = None
        if not isinstance(answer, dict):
            raise Fault("garbage", line.decode(errors="replace").strip()[:200])
        return answer

    def greet(self) -> None:
        """Check that the program speaks our version of the protocol, and note what it wants to be told."""
        answer = self.ask({"type": "hello", "protocol": PROTOCOL}, START_SECONDS)
        if answer.get("protocol") != PROTOCOL:
            raise Fault("garbage", f"protocol {answer.get('protocol')!r:.100}, not {PROTOCOL}")
        wants = answer.get("wants", [])
        if not isinstance(wants, list):
            raise Fault("garbage", f"wants {wants!r:.100}, which isn't a list")
        self.wants = wants

    def end(self, grace: float = EXIT_SECONDS) -> None:
        """Close its input, give it a moment, then kill it along with everything it has started."""
        if not self.ending.acquire(blocking=False):
            return
        self.questions.put(None)
        self.thread.join(grace)
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)  # not waited for yet, so the number is still its own
        self.process.wait()
        self.thread.join(grace)


class Programs:
    """The running programs of one command: as many as there are questions at the same time, one question each."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.words = read_command(command)
        self.idle: list[Program] = []
        self.busy: dict[Program, Asker] = {}  # and their askers
        self.stopped = False
        self.lock = Lock()
        self.failures = 0  # in a row
        self.rests_until = 0.0

    def ask(
        self,
        question: Mapping[str, Any],
        asker: Asker,
        read: Callable[[dict[str, Any]], str],
        extras: Mapping[str, Callable[[], Mapping[str, Any]]] = MappingProxyType({}),
    ) -> str:
        """What `read` makes of the answer, or a fault. After a fault the program is ended, and restarted when needed.

        A program that wants one of the `extras` finds it in its questions.

        That includes an answer that `read` refuses: it may belong to an earlier question, and then so would all that
        follow.
        """
        program = self.take(asker)
        try:
            told = dict(question)
            for want, extra in extras.items():
                if want in program.wants:
                    told |= extra()
            answer = read(program.ask(told, self.seconds))
        except BaseException:
            self.drop(program)
            raise
        self.give_back(program)
        return answer

    def give_back(self, program: Program) -> None:
        """Put back a program that has answered properly."""
        with self.lock:
            self.failures = 0
            if program in self.busy:  # it may have been ended in the meantime
                del self.busy[program]
                self.idle.append(program)

    def take(self, asker: Asker) -> Program:
        """An idle program, or a new one."""
        with self.lock:
            if asker.stopped or self.stopped:
                raise Fault("absent", self.command)
            if self.idle:
                program = self.idle.pop()
                self.busy[program] = asker
                return program
            if monotonic() < self.rests_until:
                raise Fault("absent", self.command)
        return self.start(asker)

    def start(self, asker: Asker) -> Program:
        """A new program that has said hello."""
        try:
            program = Program(self.words)
        except OSError as error:
            self.count_failure()
            raise Fault("crash", error.strerror or str(error)) from None
        with self.lock:
            is_wanted = not (asker.stopped or self.stopped)
            if is_wanted:
                self.busy[program] = asker
        if not is_wanted:
            program.end(grace=0)
            raise Fault("absent", self.command)
        try:
            program.greet()
        except Fault:
            self.drop(program)
            raise
        return program

    def drop(self, program: Program) -> None:
        """End a program after a fault, which counts as a failure unless we ended the program ourselves."""
        with self.lock:
            failed = program in self.busy
            self.busy.pop(program, None)
        if failed:
            self.count_failure()
        program.end(grace=0)

    def count_failure(self) -> None:
        """Count a failure; after a few in a row, nothing is started for a while."""
        with self.lock:
            self.failures += 1
            if self.failures >= FAILURES:
                self.failures = 0
                self.rests_until = monotonic() + REST_SECONDS

    def prepare(self, asker: Asker) -> None:
        """Have a program ready; a fault in it shows when it is asked."""
        with suppress(Fault):
            self.give_back(self.take(asker))

    def check(self) -> None:
        """Check that the program starts and says hello, before a long contest rather than during it."""
        try:
            self.give_back(self.take(self))
        except Fault as fault:
            raise BadProgram(command=self.command, problem=fault.kind, detail=fault.detail) from None

    def stop(self, asker: Asker) -> None:
        """End the programs that this asker waits for: it gets a fault at once. It must be marked as stopped before."""
        with self.lock:
            asked = [program for program, who in self.busy.items() if who is asker]
            for program in asked:
                del self.busy[program]
        for program in asked:
            program.end(grace=0)

    def close(self) -> None:
        """End all programs, and start no more."""
        with self.lock:
            self.stopped = True
            idle, busy, self.idle, self.busy = self.idle, self.busy, [], {}
        for program in busy:
            program.end(grace=0)
        for program in idle:
            program.end()


def read_command(command: str) -> list[str]:
    """The words of a command line, split as a shell would; no shell is involved."""
    reader = shlex.shlex(command, posix=True)
    reader.whitespace_split, reader.commenters, reader.escape = True, "", ESCAPE
    try:
        words = list(reader)
    except ValueError as error:
        raise BadProgram(command=command, problem="quotes", detail=str(error)) from None
    if not words:
        raise BadProgram(command=command, problem="empty", detail="")
    return words
