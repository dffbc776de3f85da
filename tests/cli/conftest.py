"""The command `lampion` as tests call it: arguments and typed lines in, exit code and printed text out."""

import io
import random
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace

import pytest

from lampion.cli.main import main
from tests.chance import word_of
from tests.cli.commands import Outcome, Run


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 80 columns, no colour, whatever the terminal that runs the tests."""
    monkeypatch.setenv("LAMPION_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture(autouse=True)
def fixed_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games without a seed draw from the test's name."""
    rng = random.Random(word_of(request.node))
    drawn = SimpleNamespace(randbits=rng.getrandbits, token_hex=lambda size: rng.randbytes(size).hex())
    monkeypatch.setattr("lampion.cli.play.secrets", drawn)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command with lines typed into it."""

    def command(*arguments: str | Path, typed: Iterable[str] = ()) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err
        return Outcome(code, printed.out, printed.err)

    return command


@pytest.fixture
def fair(run: Run, tmp_path: Path) -> Path:
    """The record of a finished game with a published secret."""
    file = tmp_path / "fair.txt"
    assert run("play", "--you", "none", "--bot", "random", "--record", file).code == 0
    return file


@pytest.fixture
def seeded(run: Run, tmp_path: Path) -> Path:
    """The record of a finished game from a seed: always the same."""
    file = tmp_path / "seeded.txt"
    assert run("play", "--you", "none", "--bot", "random", "--seed", "7", "--record", file).code == 0
    return file
