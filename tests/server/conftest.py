"""What the tests of the server share: servers that live as long as a module's tests, and the check of records."""

import logging
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from lampion.cli.main import main
from tests.chance import describe, word_of
from tests.postgres import postgres, postgres_url  # noqa: F401
from tests.server.servers import Local, ServerProcess
from tests.server.site_thread import LUCK

Verify = Callable[[str], None]
Start = Callable[..., Local]
StartProcess = Callable[..., ServerProcess]

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


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """What several tests share draws the same, whichever of them comes first."""
    LUCK.chance = request.config.getoption("chance", "0")
    if fixturedef.scope == "function":
        return (yield)
    before, LUCK.scope = LUCK.scope, request.node.nodeid or fixturedef.scope
    try:
        return (yield)
    finally:
        LUCK.scope = before


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that failed says how to play its games again."""
    report = yield
    if report.failed:
        folders = [server.data for server in ServerProcess.running if "--database" not in server.arguments]
        report.sections.append(("chance", describe(item, folders)))
    return report


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
def serve(tmp_path: Path) -> Iterator[Start]:
    """Starts servers in threads one after the other over the same data, or several at a time."""
    started: list[Local] = []

    def start(**settings: Any) -> Local:
        started.append(Local(tmp_path / "data", **settings))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def killable(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[StartProcess]:
    """Starts servers as processes, with their data in a folder of the test's own."""
    started: list[ServerProcess] = []

    def start(*arguments: str) -> ServerProcess:
        started.append(ServerProcess(tmp_path / "data", *arguments, word=word_of(request.node)))
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
