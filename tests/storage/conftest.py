"""Empty stores in each kind of database."""

from collections.abc import AsyncIterator
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
    """An empty database on a real PostgreSQL server."""
    return Place(postgres_url, tmp_path / "data")


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Place:
    """Each kind of database in turn."""
    found: Place = request.getfixturevalue(f"{request.param}_place")
    return found


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    """An open store."""
    async with await place.open() as opened:
        yield opened
