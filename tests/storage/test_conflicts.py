"""Two processes never both write entry 17: whatever the order of their steps, one wins and the other is told."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import event

from lampion.storage import EntryRow, Store
from lampion.storage.errors import TableMoved
from tests.storage.rows import Place, add_table, engine_of, entries, entry, summary
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
DEADLINE = 30
STEPS = 7  # the statements of an append, a few more or less by database; the last step is the commit


class Process:
    """Stands in for a process: a thread with its own loop and store, which appends entry 17."""

    def __init__(self, place: Place, name: str, on_step: Callable[[int], None]) -> None:
        self.place = place
        self.name = name
        self.on_step = on_step
        self.steps = 0
        self.result: BaseException | str = "nothing"
        self.opened, self.go, self.done = threading.Event(), threading.Event(), threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.live()), daemon=True)
        self.thread.start()
        assert self.opened.wait(DEADLINE)

    async def live(self) -> None:
        async with await self.place.open() as store:
            await store.ping()
            engine = engine_of(store)
            event.listen(engine, "before_cursor_execute", self.step)
            event.listen(engine, "commit", self.step)
            self.opened.set()
            self.go.wait(DEADLINE)
            try:
                await store.append("table", 17, [entry(17, text=self.name)], summary(people={"Ada": False}))
                self.result = "won"
            except TableMoved as refused:
                self.result = refused
            self.done.set()

    def step(self, *_: object) -> None:
        self.on_step(self.steps)
        self.steps += 1


@pytest.mark.parametrize("step", range(STEPS))
async def test_whoever_is_first_wins_wherever_the_other_stands(place: Place, step: int) -> None:
    """The first process pauses before one of its steps until the second has finished or waits for the first."""
    await prepare(place)
    stopped, proceed, waits = threading.Event(), threading.Event(), threading.Event()

    def stop(number: int) -> None:
        if number == step:
            stopped.set()
            assert proceed.wait(DEADLINE)

    first = Process(place, "first", stop)
    second = Process(place, "second", lambda _: waits.set())
    first.go.set()
    wait_until(lambda: stopped.is_set() or first.done.is_set())
    second.go.set()
    assert waits.wait(DEADLINE)
    if step == 0:  # the first has not locked anything yet
        assert second.done.wait(DEADLINE)
    proceed.set()
    for process in (first, second):
        process.thread.join(DEADLINE)

    winner, loser = (second, first) if step == 0 else (first, second)
    assert winner.result == "won"
    assert isinstance(loser.result, TableMoved)
    assert loser.result.data == {"table": "table", "number": 18}
    assert await read(place) == [*entries(0, 17), entry(17, text=winner.name)]


async def prepare(place: Place) -> None:
    async with await place.open() as store:
        await add_table(store, log=17)


async def read(place: Place) -> list[EntryRow]:
    async with await place.open() as store:
        return await store.entries("table")


async def test_of_many_stores_that_append_at_once_one_wins(place: Place) -> None:
    stores: list[Store] = [await place.open() for _ in range(6)]
    await add_table(stores[0])
    for number in range(10):
        appends = [
            store.append("table", number, [entry(number, text=str(name))], summary(people={"Ada": bool(name % 2)}))
            for name, store in enumerate(stores)
        ]
        results = await asyncio.gather(*appends, return_exceptions=True)

        (winner,) = (name for name, result in enumerate(results) if result is None)
        assert all(isinstance(result, TableMoved) for name, result in enumerate(results) if name != winner)
        assert [found.text for found in await stores[0].entries("table", number)] == [str(winner)]
    for store in stores:
        await store.close()


async def test_processes_that_race_for_every_entry_write_each_once(place: Place) -> None:
    await open_table(place)
    command = [sys.executable, "-m", "tests.storage.racing", place.url or "", str(place.data)]
    racers = [
        subprocess.Popen([*command, name], cwd=ROOT, stdout=subprocess.PIPE, text=True) for name in ("one", "two")
    ]
    acknowledged = [racer.communicate(timeout=DEADLINE * 2)[0].splitlines() for racer in racers]

    assert [racer.returncode for racer in racers] == [0, 0]
    written = [f"{found.number} {found.text}" for found in await read(place)]
    assert sorted(written) == sorted(acknowledged[0] + acknowledged[1])
    assert [line.split()[0] for line in written] == [str(number) for number in range(len(written))]


async def open_table(place: Place) -> None:
    async with await place.open() as store:
        await add_table(store)
