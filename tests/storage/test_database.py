"""Addresses of databases: their drivers, and how they are displayed."""

from pathlib import Path

import pytest

from lampion.storage.database import displayed, find_url, open_database
from lampion.storage.errors import BadDatabase

DATA = Path("data")


@pytest.mark.parametrize(
    ("address", "url"),
    [
        (None, "sqlite+pysqlite:///data/lampion.db"),
        ("sqlite:///other.db", "sqlite+pysqlite:///other.db"),
        ("sqlite+aiosqlite:////a/b.db", "sqlite+pysqlite:////a/b.db"),
        ("postgresql://ada:word@host:5433/name", "postgresql+asyncpg://ada:word@host:5433/name"),
        ("postgres://host/name", "postgresql+asyncpg://host/name"),
        ("postgresql+psycopg://host/name", "postgresql+asyncpg://host/name"),
        ("postgresql:///name?host=/run/pg", "postgresql+asyncpg:///name?host=%2Frun%2Fpg"),
        ("postgresql://host/name?sslmode=require", "postgresql+asyncpg://host/name?ssl=require"),
    ],
)
def test_an_address_gets_its_driver(address: str | None, url: str) -> None:
    assert find_url(address, DATA).render_as_string(hide_password=False) == url


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("lampion.db", "form"),
        ("", "form"),
        ("postgresql://host:port/name", "form"),
        ("mysql://host/name", "kind"),
        ("postgresql://host/name?sslmode=require&colour=red", "option"),
        ("sqlite:///a.db?mode=ro", "option"),
        ("sqlite://", "memory"),
        ("sqlite:///:memory:", "memory"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused(address: str, problem: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        find_url(address, DATA)

    assert refused.value.data["problem"] == problem
    assert refused.value.say("fr")


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "asyncpg", None)

    with pytest.raises(BadDatabase) as refused:
        open_database(find_url("postgresql://host/name", DATA))
    assert "lampion[postgres]" in str(refused.value)


def test_nobody_sees_a_password() -> None:
    assert displayed(find_url("postgresql://ada:word@host/name", DATA)) == "postgresql://ada:***@host/name"
    assert displayed(find_url(None, DATA)) == "data/lampion.db"
