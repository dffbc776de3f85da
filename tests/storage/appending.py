"""A process that appends to many tables at once until it is killed, and prints what was acknowledged."""

import asyncio
import os
import sys
from pathlib import Path

from lampion.storage import Store
from tests.storage.rows import add_table, entries, summary

TABLES = 20


async def append_for_ever(url: str, data: str) -> None:
    """Fill all tables, two entries at a time."""
    store = await Store.open(url or None, Path(data))

    async def fill(name: str) -> None:
        await add_table(store, name, host=name, people={name: True})
        number = 0
        while True:
            await store.append(name, number, entries(number, number + 2), summary(people={name: number % 4 == 0}))
            number += 2
            os.write(1, f"{name} {number}\n".encode())

    await asyncio.gather(*(fill(f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(append_for_ever(*sys.argv[1:]))
