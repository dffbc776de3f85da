"""The results of a contest as a file: a line of JSON that describes it, then one a game, in the order they ended."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any

from lampion.kernel.errors import LampionError
from lampion.lab.contest import Contest
from lampion.lab.playing import Played

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FORMAT = "lampion arena 1"
FAR = 1 << 30  # where Windows locks a byte; it lets nobody else read what is locked
FORMAT_LINE = f'{{"format":"{FORMAT}",'.encode()


class OtherContest(LampionError):
    """The file holds the results of a contest with other settings. Data: file, setting, theirs, ours."""

    code = "other-contest"


class BadResults(LampionError):
    """The file exists and holds no results of an arena, or a line of it cannot be read. Data: file, line."""

    code = "bad-results"


class ResultsInUse(LampionError):
    """Another arena is adding to the file. Data: file."""

    code = "results-in-use"


class Results:
    """A file of results that grows."""

    def __init__(self, file: FileIO) -> None:
        self.file = file

    def add(self, played: Played) -> None:
        """One more game, written at once."""
        self.write(played.write())

    def write(self, data: dict[str, Any]) -> None:
        """A line. If there is no room for all of it, the next time its beginning is forgotten."""
        rest = json.dumps(data, separators=(",", ":")).encode() + b"\n"
        while rest:
            rest = rest[self.file.write(rest) :]


@contextmanager
def open_results(path: Path, contest: Contest) -> Iterator[tuple[list[Played], Results]]:
    """What was played before, and the file to which more can be added, by nobody else. Other settings are refused."""
    with path.open("ab+", buffering=0) as file:  # a buffer would try again to write what has failed, when it is closed
        lock(path, file)
        file.seek(0)
        content = file.read()
        played, size = read_content(path, content, contest)
        if size < len(content):
            file.truncate(size)
        results = Results(file)
        if not size:
            results.write({"format": FORMAT} | contest.describe())
        yield played, results


def read_results(path: Path, contest: Contest) -> list[Played]:
    """What was played before, if there is such a file, which stays as it is. Other settings are refused."""
    return read_content(path, path.read_bytes(), contest)[0] if path.exists() else []


def read_content(path: Path, content: bytes, contest: Contest) -> tuple[list[Played], int]:
    """The games in a file, and the bytes up to a line that was cut off: the end of a process that was killed."""
    lines = content.splitlines(keepends=True)
    cut = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
    if cut and not lines and not FORMAT_LINE.startswith(cut[: len(FORMAT_LINE)]):
        raise BadResults(file=str(path), line=1)
    if lines:
        check_header(path, lines[0], contest)
    played = [read_line(path, number, line) for number, line in enumerate(lines[1:], 2)]
    return played, sum(map(len, lines))


def lock(path: Path, file: FileIO) -> None:
    """Have a file alone until it is closed, where the system knows how."""
    try:
        if sys.platform == "win32":
            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise ResultsInUse(file=str(path)) from None
    except OSError:  # some network drives know no locks
        pass


def check_header(path: Path, line: bytes, contest: Contest) -> None:
    """Does the file belong to this contest?"""
    if not line.startswith(FORMAT_LINE):
        raise BadResults(file=str(path), line=1)
    try:
        theirs = json.loads(line)
    except ValueError:
        raise BadResults(file=str(path), line=1) from None
    for setting, ours in json.loads(json.dumps(contest.describe())).items():
        if theirs.get(setting) != ours:
            raise OtherContest(
                file=str(path), setting=setting, theirs=json.dumps(theirs.get(setting)), ours=json.dumps(ours)
            )


def read_line(path: Path, number: int, line: bytes) -> Played:
    """A game."""
    try:
        return Played.read(json.loads(line))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadResults(file=str(path), line=number) from None
