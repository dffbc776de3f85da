"""Stores as tests need them: each kind of database, empty, on a loop of its own. Tests here may be coroutines."""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from lampion.storage import Store
from tests.postgres import postgres, postgres_url  # noqa: F401
from tests.storage.rows import Place


@pytest.fixture
def sqlite_place(tmp_path: Path) -> Place:
    """An empty data folder."""
    return Place(None, tmp_path / "data")


@pytest.fixture
def postgres_place(postgres_url: str, tmp_path: Path) -> Place:  # noqa: F811
    """An empty database of a real PostgreSQL."""
    return Place(postgres_url, tmp_path / "data")


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Place:
    """Either of them."""
    found: Place = request.getfixturevalue(f"{request.param}_place")
    return found


@pytest.fixture
def loop() -> Iterator[asyncio.Runner]:
    """The loop on which a test runs."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def store(loop: asyncio.Runner, place: Place) -> Iterator[Store]:
    """An open store."""
    opened = loop.run(place.open())
    yield opened
    loop.run(opened.close())


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine on the loop of its fixtures."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    story = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    runner = pyfuncitem.funcargs.get("loop")
    if runner is None:
        asyncio.run(story)
    else:
        runner.run(story)
    return True
