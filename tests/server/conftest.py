"""What the tests of the server share: servers that live as long as a module's tests, and the check of records."""

import logging
import secrets
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from lampion.cli.main import main
from tests.postgres import postgres, postgres_url  # noqa: F401
from tests.server.servers import Killable, Local

Verify = Callable[[str], None]

EXPECTED = (
    "without completing handshake",  # uvicorn, after it has handed on our refusal of a socket
    "database failed",
)


class Mistakes(logging.Handler):
    """Keeps what a server in this process logs as its own mistakes."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One of them, unless a test brought it about."""
        if not any(expected in record.getMessage() for expected in EXPECTED):
            self.records.append(logging.Formatter().format(record))


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same secrets each time a test runs, so that its tables have the same luck; servers in threads only."""
    numbers = count()

    class Secrets:
        token_urlsafe = staticmethod(secrets.token_urlsafe)

        @staticmethod
        def token_hex(size: int) -> str:
            return sha256(f"luck {next(numbers)}".encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr("lampion.server.rooms.secrets", Secrets)


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server in a thread, for all tests of a module; it may not make mistakes."""
    mistakes = Mistakes()
    logging.getLogger().addHandler(mistakes)
    server = Local(tmp_path_factory.mktemp("local"))
    try:
        yield server
    finally:
        server.stop()
        logging.getLogger().removeHandler(mistakes)
    assert mistakes.records == []


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Local]]:
    """Starts servers in threads one after the other over the same data, or several at a time."""
    started: list[Local] = []

    def start(**settings: Any) -> Local:
        started.append(Local(tmp_path / "data", **settings))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def killable(tmp_path: Path) -> Iterator[Callable[..., Killable]]:
    """Starts servers as processes, with their data in a folder of the test's own."""
    started: list[Killable] = []

    def start(*arguments: str) -> Killable:
        started.append(Killable(tmp_path / "data", *arguments))
        return started[-1]

    yield start
    for server in started:
        server.end()


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Verify:
    """Runs `lampion verify` on the text of a record, which must hold: every move, the result, every draw."""
    monkeypatch.setenv("LAMPION_LANGUAGE", "en")

    def run(text: str) -> None:
        file = tmp_path / "record.txt"
        file.write_text(text)
        code = main(["verify", str(file)])
        printed = capsys.readouterr().out
        assert code == 0, printed

    return run
