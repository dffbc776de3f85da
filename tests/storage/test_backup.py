"""Backups restore into every kind of database, and a damaged one restores nothing."""

import asyncio
import gzip
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

import pytest

from lampion.storage import Store, back_up, backup_file, restore
from lampion.storage.errors import BadBackup, NoDatabase, NotEmpty
from tests.postgres import Postgres
from tests.storage.rows import Place, add_people, add_table, device, entries, summary


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The path of the backup."""
    return tmp_path / "backups" / "backup.jsonl.gz"


async def fill(store: Store) -> None:
    """Add something of every kind, including values that are hard to write."""
    await add_people(store, "Ada", "Bob", "Zoë 🏮\n\"'\\")
    await store.add_device(device("Bob", "tablet", seen=2**45))
    await store.add_link("digest", "Bob", 2**45)
    await add_table(store, "a", log=5, options={"b": "1", "a": "2"}, listed=True, people={"Ada": True, "Bob": False})
    await add_table(store, "b", people={})
    await store.append("b", 0, entries(0, 1, seat=None, text=""), summary(outcome={"scores": [1, 2]}, phase="over"))
    await store.add_chat("a", "Ada", None, "héllo\u2028", 1)
    await store.add_chat("a", "Bob", 1, "", 1)
    await store.delete_chat("Ada")
    await store.note_alive(2**45)


async def read_all(store: Store) -> list[object]:
    """Everything that can be read from the store."""
    names = ["Ada", "Bob", "Zoë 🏮\n\"'\\"]
    return [
        await store.guests(names),
        [await store.devices(name) for name in names],
        await store.search_tables(limit=9),
        [await store.entries(name) for name in "ab"],
        [await store.chat(name) for name in "ab"],
        await store.last_alive(),
        await store.stats(),
    ]


@pytest.fixture
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Place]]:
    """A place for each kind of database that the parameter names."""
    server: Postgres | None = request.getfixturevalue("postgres") if "postgres" in request.param else None
    urls = [server.take_database() if server and kind == "postgres" else None for kind in request.param.split()]
    yield [Place(url, tmp_path / str(step)) for step, url in enumerate(urls)]
    for url in urls:
        if server and url:
            server.give_back(url)


@pytest.mark.parametrize(
    "places", ["sqlite sqlite", "sqlite postgres", "postgres sqlite", "postgres postgres"], indirect=True
)
async def test_a_backup_restores_unchanged_into_any_database(places: list[Place], file: Path) -> None:
    """The copy has the same content and gives the same backup."""
    first, second = places
    async with await first.open() as store:
        await fill(store)
        expected = await read_all(store)
        rows = await back_up(first.url, first.data, file)
    content = gzip.decompress(file.read_bytes())

    assert await restore(file, second.url, second.data) == rows
    again = file.with_name("again")
    assert await back_up(second.url, second.data, again) == rows
    assert gzip.decompress(again.read_bytes()) == content
    async with await Store.open(second.url, second.data, upgrading=False) as store:
        assert await read_all(store) == expected
        assert (await store.add_chat("a", "Ada", 0, "hello", 1)).number == 2
        assert await store.take_link("digest", 1) == "Bob"


async def test_a_backup_is_a_picture_of_one_moment_while_others_write(
    place: Place, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process appends an entry after the header is written and before any row is read."""
    write_line = backup_file.write_line

    async def append() -> None:
        async with await Store.open(place.url, place.data, upgrading=False) as other:
            await other.append("table", 2, entries(2, 3), summary())

    def write_line_and_append(lines: IO[str], value: Any) -> None:
        write_line(lines, value)
        if "lampion" in value:
            with ThreadPoolExecutor(1) as thread:
                thread.submit(asyncio.run, append()).result()

    monkeypatch.setattr(backup_file, "write_line", write_line_and_append)
    async with await place.open() as store:
        await add_table(store, log=2)
        await back_up(place.url, place.data, file)

        assert await store.entries("table") == entries(0, 3)
    assert b"move 1" in gzip.decompress(file.read_bytes())
    assert b"move 2" not in gzip.decompress(file.read_bytes())


async def test_a_backup_may_be_longer_than_what_is_read_at_once(
    place: Place, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_file, "CHUNK", 2)
    async with await place.open() as store:
        for name in "abcde":
            await add_table(store, name, log=7)
    await back_up(place.url, place.data, file)
    await restore(file, None, tmp_path / "other")

    async with await Store.open(None, tmp_path / "other") as store:
        assert [await store.entries(name) for name in "abcde"] == [entries(0, 7)] * 5


async def test_others_cannot_read_a_backup(sqlite_place: Place, file: Path) -> None:
    await (await sqlite_place.open()).close()
    await back_up(None, sqlite_place.data, file)

    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize(("name", "problem"), [("taken", "exists"), ("a file/backup", "write")])
async def test_a_backup_that_cannot_be_written_leaves_nothing_behind(
    sqlite_place: Place, tmp_path: Path, name: str, problem: str
) -> None:
    await (await sqlite_place.open()).close()
    (tmp_path / "taken").write_text("mine")
    (tmp_path / "a file").touch()

    with pytest.raises(BadBackup) as refused:
        await back_up(None, sqlite_place.data, tmp_path / name)
    assert refused.value.data["problem"] == problem
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a file", "data", "taken"]
    assert (tmp_path / "taken").read_text() == "mine"


async def test_a_missing_database_cannot_be_backed_up(place: Place, file: Path) -> None:
    with pytest.raises(NoDatabase):
        await back_up(place.url, place.data, file)
    assert not file.exists()


async def test_a_backup_is_restored_into_an_empty_database_only(place: Place, file: Path) -> None:
    async with await place.open() as store:
        await add_table(store, log=2)
        await back_up(place.url, place.data, file)
        with pytest.raises(NotEmpty):
            await restore(file, place.url, place.data)

        assert await store.entries("table") == entries(0, 2)


async def test_a_database_that_was_never_used_counts_as_empty(place: Place, file: Path, tmp_path: Path) -> None:
    async with await Store.open(None, tmp_path / "other") as store:
        await add_table(store, log=2)
    await back_up(None, tmp_path / "other", file)
    async with await place.open() as store:
        await store.note_alive(77)
    await restore(file, place.url, place.data)

    async with await place.open() as store:
        assert await store.entries("table") == entries(0, 2)
        assert await store.last_alive() == 0


def without(lines: list[bytes], place: int) -> list[bytes]:
    return lines[:place] + lines[place + 1 :]


DAMAGES: dict[str, Callable[[bytes, list[bytes]], bytes | list[bytes]]] = {
    "not gzip": lambda raw, _: b"lampion" + raw,
    "empty": lambda _, __: b"",
    "cut short": lambda raw, _: raw[: len(raw) // 2],
    "cut at the end": lambda raw, _: raw[:-1],
    "no head": lambda _, lines: without(lines, 0),
    "another head": lambda _, lines: [b'{"lampion": "backup 9", "revision": "0001"}', *lines[1:]],
    "no end": lambda _, lines: lines[:-1],
    "a missing row": lambda _, lines: without(
        lines, next(place for place, line in enumerate(lines) if line[:1] == b"[")
    ),
    "an incomplete row": lambda _, lines: [*lines[:2], b'["x"]', *lines[2:]],
    "not JSON": lambda _, lines: [*lines[:2], b'["x', *lines[2:]],
    "not UTF-8": lambda _, lines: [*lines[:2], b'["\xff"]', *lines[2:]],
    "another table": lambda _, lines: [line.replace(b'"guests"', b'"ghosts"') for line in lines],
    "another column": lambda _, lines: [line.replace(b'"seen"', b'"scene"') for line in lines],
    "a bare word": lambda _, lines: [*lines[:2], b'"x"', *lines[2:]],
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_backup_restores_nothing(sqlite_place: Place, tmp_path: Path, file: Path, damage: str) -> None:
    async with await sqlite_place.open() as store:
        await fill(store)
    await back_up(None, sqlite_place.data, file)
    raw = file.read_bytes()
    damaged = DAMAGES[damage](raw, gzip.decompress(raw).splitlines())
    file.write_bytes(damaged if isinstance(damaged, bytes) else gzip.compress(b"\n".join(damaged) + b"\n"))

    with pytest.raises(BadBackup):
        await restore(file, None, tmp_path / "other")
    async with await Store.open(None, tmp_path / "other") as store:
        assert (await store.stats())["guests"] == 0


async def test_a_row_that_points_nowhere_is_damage_too(place: Place, tmp_path: Path, file: Path) -> None:
    async with await Store.open(None, tmp_path / "other") as store:
        await fill(store)
    await back_up(None, tmp_path / "other", file)
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    lines = [["nobody", *line[1:]] if isinstance(line, list) and line[0] == "Ada" else line for line in lines]
    file.write_bytes(gzip.compress("\n".join(map(json.dumps, lines)).encode() + b"\n"))

    with pytest.raises(BadBackup):
        await restore(file, place.url, place.data)


async def test_a_backup_of_a_newer_lampion_is_refused(tmp_path: Path, file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(gzip.compress(b'{"lampion": "backup 1", "revision": "2999"}\n{"end": 0}\n'))

    with pytest.raises(BadBackup) as refused:
        await restore(file, None, tmp_path / "other")
    assert refused.value.data["problem"] == "newer"
    assert not (tmp_path / "other").exists()


async def test_a_missing_backup_is_reported(tmp_path: Path, file: Path) -> None:
    with pytest.raises(BadBackup) as refused:
        await restore(file, None, tmp_path / "other")
    assert refused.value.data["problem"] == "file"
