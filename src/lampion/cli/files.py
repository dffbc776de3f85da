"""Record files: read with care, and written so that nothing is lost."""

import os
from contextlib import suppress
from pathlib import Path

from lampion.kernel.errors import LampionError
from lampion.kernel.record import FORMAT, LONGEST, Record, read


class BadFile(LampionError):
    """A file that can't be read or written. Data: file, problem."""

    code = "bad-file"


class NotText(BadFile):
    """A file that isn't text, so it can't be a record. Data: file, problem."""


def read_record(file: str) -> Record:
    """The record in a file."""
    try:
        with Path(file).open(encoding="utf-8", newline="") as lines:
            text = lines.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise NotText(file=file, problem="text") from None
    except (OSError, ValueError) as error:
        raise BadFile(file=file, problem=problem_of(error)) from None
    return read(text)


def check_writable(file: str) -> None:
    """Refuse right away what `write_record` would refuse at the end of a long game."""
    path = Path(file)
    try:
        if path.exists() and not begins_as_record(path):
            raise BadFile(file=file, problem="foreign")
    except (OSError, ValueError) as error:
        raise BadFile(file=file, problem=problem_of(error)) from None
    check_place(path)


def check_place(path: Path) -> None:
    """Refuse a path that can't be written to, before any long work."""
    try:
        if path.is_dir():
            raise IsADirectoryError
        if not path.absolute().parent.is_dir():
            raise FileNotFoundError
        if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
            raise PermissionError
    except (OSError, ValueError) as error:
        raise BadFile(file=str(path), problem=problem_of(error)) from None


def begins_as_record(path: Path) -> bool:
    """Does a file look like a record? Only records may be replaced."""
    with path.open("rb") as content:
        return content.read(len(FORMAT)) == FORMAT.encode()


def write_record(file: str, record: Record) -> None:
    """Write a record; an older one is replaced atomically, and any other kind of file is refused."""
    check_writable(file)
    write_text(Path(file), record.write())


def write_text(file: Path, text: str) -> None:
    """Write a text of ours; an older file is replaced in one go."""
    draft = file.with_name(f"{file.name}.new")
    try:
        draft.write_text(text, "utf-8", newline="\n")
        draft.replace(file)
    except (OSError, ValueError) as error:
        with suppress(OSError):
            draft.unlink()
        raise BadFile(file=str(file), problem=problem_of(error)) from None


def problem_of(error: OSError | ValueError) -> str:
    """The catalogue's word for an error, or the system's message."""
    known = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "denied", ValueError: "name"}
    for kind, word in known.items():
        if isinstance(error, kind):
            return word
    return getattr(error, "strerror", None) or str(error)
