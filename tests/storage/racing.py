"""A process that races with others to append to one table, and prints what was acknowledged."""

import asyncio
import sys
from pathlib import Path

from lampion.storage import Store
from lampion.storage.errors import TableMoved
from tests.storage.rows import entry, summary

LENGTH = 150


async def race(url: str, data: str, name: str) -> None:
    """Append until the log is long enough."""
    async with await Store.open(url or None, Path(data)) as store:
        number = 0
        while number < LENGTH:
            try:
                await store.append("table", number, [entry(number, text=name)], summary())
                print(number, name)
                number += 1
            except TableMoved as moved:
                number = moved.data["number"]


if __name__ == "__main__":
    asyncio.run(race(*sys.argv[1:]))
