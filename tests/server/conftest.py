"""Fixtures of the server tests: servers in threads and in processes, and the check of records."""

import logging
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from lampion.cli.main import main
from lampion.server.live import bot_turns, pacing
from tests.chance import describe, word_of
from tests.postgres import own_postgres, postgres, postgres_url  # noqa: F401
from tests.redis import RedisServer, redis_server, running_redis  # noqa: F401
from tests.server.servers import Local, ServerProcess
from tests.server.site_thread import LUCK

Verify = Callable[[str], None]
Start = Callable[..., Local]
StartProcess = Callable[..., ServerProcess]

EXPECTED = (
    "without completing handshake",  # uvicorn logs this after we refuse a socket
    "database failed",
)


class ErrorCollector(logging.Handler):
    """Collects the errors that a server in this process logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an error, unless tests cause it on purpose."""
        if not any(expected in record.getMessage() for expected in EXPECTED):
            self.records.append(logging.Formatter().format(record))


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """Make shared fixtures draw the same, whichever test needs them first."""
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
    """Add to the report of a failure how to replay its games."""
    report = yield
    if report.failed:
        folders = [server.data for server in ServerProcess.running if "--database" not in server.arguments]
        report.sections.append(("chance", describe(item, folders)))
    return report


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick bots take no longer than they need; that they do has its own tests."""
    monkeypatch.setattr(bot_turns, "LEAST", 0.0)
    monkeypatch.setattr(pacing, "GAP", 0.0)


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server in a thread, for all tests of a module; it may not log errors."""
    errors = ErrorCollector()
    logging.getLogger().addHandler(errors)
    server = Local(tmp_path_factory.mktemp("local"))
    try:
        yield server
    finally:
        server.stop()
        logging.getLogger().removeHandler(errors)
    assert errors.records == []


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Start]:
    """Starts servers in threads over the same data, one after another or at the same time."""
    started: list[Local] = []

    def start(**settings: Any) -> Local:
        started.append(Local(tmp_path / "data", **settings))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def site(redis_server: RedisServer, postgres_url: str, serve: Start) -> Callable[..., list[Local]]:  # noqa: F811
    """Starts the processes of a site, as threads with clocks of their own, over a real PostgreSQL and a real Redis."""

    def start(*names: str, **settings: Any) -> list[Local]:
        both = {"redis": redis_server.url, "database": postgres_url, **settings}
        return [serve(process=name, **both) for name in names]

    return start


@pytest.fixture
def killable(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[StartProcess]:
    """Starts servers as processes, with their data in the test's own folder."""
    started: list[ServerProcess] = []

    def start(*arguments: str) -> ServerProcess:
        started.append(ServerProcess(tmp_path / "data", *arguments, word=word_of(request.node)))
        return started[-1]

    yield start
    for server in started:
        server.end()


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Verify:
    """Runs `lampion verify` on a record and asserts that every move, every draw and the result are right."""
    monkeypatch.setenv("LAMPION_LANGUAGE", "en")

    def run(text: str) -> None:
        file = tmp_path / "record.txt"
        file.write_text(text)
        code = main(["verify", str(file)])
        printed = capsys.readouterr().out
        assert code == 0, printed

    return run
