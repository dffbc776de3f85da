"""Kill -9 while appends are written: everything acknowledged is there, and nothing is half-written."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.storage.rows import Place, entries, summary

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lines", [1, 53, 400, 997])
async def test_acknowledged_appends_survive_a_kill(place: Place, lines: int) -> None:
    command = [sys.executable, "-m", "tests.storage.appending", place.url or "", str(place.data)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        acknowledged = [process.stdout.readline().split() for _ in range(lines)]
        process.kill()
        acknowledged += [line.split() for line in process.stdout.read().splitlines()]

    expected = {name: int(number) for name, number in acknowledged}
    assert len(acknowledged) >= lines
    await check(place, expected)


async def check(place: Place, expected: dict[str, int]) -> None:
    async with await place.open() as store:
        for row in await store.search_tables(limit=100):
            found = await store.entries(row.id)
            assert found == entries(0, row.number)
            assert row.number % 2 == 0
            assert row.number >= expected.get(row.id, 0)
            await store.append(row.id, row.number, entries(row.number, row.number + 1), summary(people={row.id: True}))
        assert expected.keys() <= {row.id for row in await store.search_tables(limit=100)}
