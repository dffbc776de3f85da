"""The results of a contest as a file: one JSON line for its settings, then one a game in the order they ended."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any

from lampion.kernel.errors import LampionError
from lampion.lab.contest import Contest
from lampion.lab.locking import lock
from lampion.lab.played_game import PlayedGame

FORMAT = "lampion arena 1"
FORMAT_LINE = f'{{"format":"{FORMAT}",'.encode()


class OtherContest(LampionError):
    """The file has the results of a contest with other settings. Data: file, setting, theirs, ours."""

    code = "other-contest"


class BadResults(LampionError):
    """The file exists but isn't an arena's results, or has a line that can't be read. Data: file, line."""

    code = "bad-results"


class ResultsInUse(LampionError):
    """Another arena is using the file. Data: file."""

    code = "results-in-use"


class Results:
    """A results file being added to."""

    def __init__(self, file: FileIO) -> None:
        self.file = file

    def add(self, played: PlayedGame) -> None:
        """Write a game at once."""
        self.write(played.write())

    def write(self, data: dict[str, Any]) -> None:
        """Write a line. If the disk is full, the next run drops the part that was written."""
        rest = json.dumps(data, separators=(",", ":")).encode() + b"\n"
        while rest:
            rest = rest[self.file.write(rest) :]


@contextmanager
def open_results(path: Path, contest: Contest) -> Iterator[tuple[list[PlayedGame], Results]]:
    """The games so far, and the file to add more to, locked for us. A file with other settings is refused."""
    with path.open("ab+", buffering=0) as file:  # on closing, a buffer would retry a write that failed
        lock(file, ResultsInUse(file=str(path)))
        file.seek(0)
        content = file.read()
        played, size = read_content(path, content, contest)
        if size < len(content):
            file.truncate(size)
        results = Results(file)
        if not size:
            results.write({"format": FORMAT} | contest.describe())
        yield played, results


def read_results(path: Path, contest: Contest) -> list[PlayedGame]:
    """The games so far, if the file exists, without changing it. A file with other settings is refused."""
    return read_content(path, path.read_bytes(), contest)[0] if path.exists() else []


def read_content(path: Path, content: bytes, contest: Contest) -> tuple[list[PlayedGame], int]:
    """The games in a file, and its length up to a line that was cut off when a process was killed."""
    lines = content.splitlines(keepends=True)
    cut = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
    if cut and not lines and not FORMAT_LINE.startswith(cut[: len(FORMAT_LINE)]):
        raise BadResults(file=str(path), line=1)
    if lines:
        check_header(path, lines[0], contest)
    played = [read_line(path, number, line) for number, line in enumerate(lines[1:], 2)]
    return played, sum(map(len, lines))


def check_header(path: Path, line: bytes, contest: Contest) -> None:
    """Refuse a file that belongs to another contest."""
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


def read_line(path: Path, number: int, line: bytes) -> PlayedGame:
    """Read one game."""
    try:
        return PlayedGame.read(json.loads(line))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadResults(file=str(path), line=number) from None
