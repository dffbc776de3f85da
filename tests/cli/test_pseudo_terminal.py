"""`lampion play` on a real pseudo-terminal: colours, completion, Ctrl-C and Ctrl-D."""

import os
import sys
from collections.abc import Iterator

import pexpect
import pytest

from tests.cli.terminals import Session


@pytest.fixture
def terminal() -> Iterator[Session]:
    """A game at its first prompt."""
    environment = {**os.environ, "TERM": "xterm-256color", "LAMPION_LANGUAGE": "en", "LAMPION_QUIET": "1"}
    for variable in ("NO_COLOR", "COLUMNS", "LINES"):
        environment.pop(variable, None)
    arguments = ["-m", "lampion", "play", "--seed", "5"]
    child = pexpect.spawn(
        sys.executable, arguments, env=environment, dimensions=(60, 100), timeout=60, encoding="utf-8"
    )
    child.expect("one after the other")
    shown = child.before
    child.expect("> ")  # written by the line editor, which reads keys from now on
    child.before = shown
    yield child
    child.close(force=True)


def test_the_board_is_in_colour(terminal: Session) -> None:
    assert "\x1b[" in str(terminal.before)


def test_moves_are_typed_and_told(terminal: Session) -> None:
    terminal.sendline("1")
    terminal.expect("You lay S1-1 on 0,0")


def test_tab_completes_a_move(terminal: Session) -> None:
    terminal.send("place S1-3\t")
    terminal.expect("0,0")
    terminal.sendline()
    terminal.expect("You lay S1-3 on 0,0")


def test_ctrl_c_says_goodbye_and_ends_with_code_130(terminal: Session) -> None:
    terminal.sendintr()
    terminal.expect("Goodbye")
    terminal.expect(pexpect.EOF)
    terminal.close()

    assert terminal.exitstatus == 130


def test_ctrl_d_says_goodbye_and_ends_well(terminal: Session) -> None:
    terminal.sendeof()
    terminal.expect("Goodbye")
    terminal.expect(pexpect.EOF)
    terminal.close()

    assert terminal.exitstatus == 0


def test_long_work_shows_progress() -> None:
    arguments = ["-m", "lampion", "bench", "spring-festival", "--seconds", "0.05"]
    environment = {**os.environ, "LAMPION_LANGUAGE": "en"}
    with pexpect.spawn(sys.executable, arguments, timeout=60, encoding="utf-8", env=environment) as bench:
        bench.expect("Measuring")
        bench.expect("games a second")
