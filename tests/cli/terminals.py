"""Commands at a real terminal."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import pexpect

Session: TypeAlias = "pexpect.spawn[str]"


@contextmanager
def at_terminal(*arguments: str, columns: int = 100, folder: Path | None = None) -> Iterator[Session]:
    """A command at a real terminal, in English; it ends with the block, and `exitstatus` says how."""
    session = pexpect.spawn(
        sys.executable, ["-m", "lampion", *arguments], cwd=folder, encoding="utf-8", timeout=60,
        env=os.environ | {"LAMPION_LANGUAGE": "en", "TERM": "xterm", "COLUMNS": str(columns)},
        dimensions=(24, columns),
    )  # fmt: skip
    try:
        yield session
        session.expect(pexpect.EOF)
        assert "Traceback" not in str(session.before)
        session.close()
    finally:
        session.close(force=True)
