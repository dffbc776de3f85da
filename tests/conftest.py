"""What all tests share: how many examples Hypothesis tries, which workers run them, and that CI skips none."""

import os
import signal
from collections.abc import Generator

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

import lampion
from tests.waiting import PATIENCE

QUICK = 12 if lampion.compiled else 6  # plain Python is slow

settings.register_profile("quick", derandomize=True, deadline=None, max_examples=QUICK)
settings.register_profile("thorough", derandomize=True, deadline=None, max_examples=1000)
settings.load_profile("quick")

# Clients of tests that say nothing of time would give up after five seconds, which a busy machine may need.
for part in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, part, PATIENCE)

IN_CI = os.environ.get("CI") == "true"
TOGETHER = (  # each file on one worker
    "tests/browser/",
    "tests/games/test_new_game.py",
    "tests/test_build.py",
    "tests/web/test_wheel.py",
)
LONG = (  # begin early, so that no worker is left with one of them at the end
    "tests/conformance/test_builds.py",
    "tests/conformance/test_plain_python.py",
    "tests/server/test_anything_goes.py",
    "tests/server/test_chaos.py",
    "tests/server/test_crash.py",
    "tests/tables/test_views.py",
    "tests/web/test_build.py::test_the_client_passes_its_own_checks",
    "tests/web/test_fireworks_sentences.py",
    "tests/web/test_lanterns_sentences.py",
    "tests/web/test_takenoko_sentences.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--chance`, which changes all chance in tests."""
    parser.addoption("--chance", default="0", help="what the chance of each test follows from, besides its name")


def pytest_configure() -> None:
    """Make Ctrl-C work in processes that tests start; a shell disables it for a pytest in the background."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browser tests, which share a browser, come first, then other long tests; all workers need the same order."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: (not item.nodeid.startswith("tests/browser/"), not item.nodeid.startswith(LONG)))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop of tests that are coroutines."""
    return "asyncio"


class Together(LoadScopeScheduling):
    """Spreads tests over all workers, but keeps the tests of some files, which share something expensive, on one.

    xdist 3.8 has groups for this, but no longer sees them under pytest 9.2.
    """

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("::")[0] if nodeid.startswith(TOGETHER) else nodeid


def pytest_xdist_auto_num_workers() -> int:
    """More workers than cores: most tests wait for a server or a browser more than they compute."""
    cores = os.cpu_count() or 1
    return cores + (cores + 1) // 2


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling | None:
    return Together(config, log) if config.getoption("dist") == "loadgroup" else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        fail(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if IN_CI and report.skipped:
        fail(report)
    return report


def fail(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure: in CI, everything that a test needs must be there."""
    report.outcome = "failed"
    report.longrepr = f"skipped, which CI does not allow: {report.longrepr}"
