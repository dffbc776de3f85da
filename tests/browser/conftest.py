"""Fixtures of the browser tests: a server process, one Chromium per worker, and people who use them."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from signal import SIGTERM
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from lampion.server.pages import Client
from tests.browser.browsers import Person, chromium, find_chromium
from tests.chance import describe, word_of
from tests.server.servers import ServerProcess

NewPerson = Callable[..., Person]
failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Mark failed tests for a screenshot, and print how to repeat them."""
    report = yield
    item.stash[failed] = item.stash.get(failed, False) or report.failed
    if report.failed:
        report.sections.append(("chance", describe(item, [server.data for server in ServerProcess.running])))
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser of this worker."""
    path = find_chromium()
    if path is None:
        pytest.skip("there is no Chromium")
    if not Client().is_built():
        pytest.skip("the client is not built")
    with sync_playwright() as playwright, chromium(playwright, path) as found:
        yield found


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server shared by the tests of a worker; its local network is another loopback address."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LAMPION_LAN", "127.0.0.2")
        server = ServerProcess(tmp_path_factory.mktemp("site"), "--log-level", "warning", turns=True)
        try:
            yield server
        finally:
            server.end(SIGTERM)
        assert server.problems() == []


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Starts a separate server that a test may kill and restart."""
    servers: list[ServerProcess] = []

    def begin(*arguments: str) -> ServerProcess:
        servers.append(
            ServerProcess(tmp_path / f"data-{len(servers)}", "--log-level", "warning", *arguments, turns=True)
        )
        return servers[-1]

    yield begin
    for server in servers:
        server.end(SIGTERM)


@pytest.fixture
def new_person(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Makes a person with their own browser: `new_person(language="fr", size=PHONE).visit("lobby")`.

    Afterwards, no browser may have logged an error, and no request may have left the machine.
    """
    people: list[Person] = []

    def make(address: str | None = None, **settings: Any) -> Person:
        where = address or request.getfixturevalue("site").address
        people.append(Person(browser, where, word=word_of(request.node), **settings))
        return people[-1]

    yield make
    if request.node.stash.get(failed, False):
        for number, person in enumerate(person for person in people if not person.page.is_closed()):
            person.shoot(f"failed-{request.node.name}-{number}")
    for person in people:
        person.context.close()
    assert [problem for person in people for problem in person.problems()] == []
