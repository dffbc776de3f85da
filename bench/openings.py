"""How long it takes to open a table with a long log: read from the database, replayed, and told from the beginning.

    python -m bench.openings
    python -m bench.openings --entries 5000
    python -m bench.openings --served       from outside: a server of its own, and a socket for each table

For each game: a table of random players that isn't in memory. `cold` is the first welcome to a spectator, from the
request inside the server to the text that is sent; `warm` is the next one. Both in milliseconds of this process's
processor time and of the wall, the best of several. `blocked` is the longest time for which the event loop stood still
meanwhile. With `--served` every table is opened once, so that nothing is in memory: from the beginning of the
handshake to the first message, with the whole log, and the processor time that the server needed for it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import connect

from bench.served import processor_time, serving
from lampion.games import GAMES
from lampion.games import game as find_game
from lampion.kernel.rng import Rng
from lampion.server.config import Config
from lampion.server.live.new_tables import seat_bots
from lampion.server.live.rooms import Rooms
from lampion.server.live.saving import to_row
from lampion.server.metrics import Metrics
from lampion.server.people.homes import Homes
from lampion.server.process import SWITCH
from lampion.storage import Device, Guest, Store
from lampion.tables import Settings, Table, Terms, actions, log, seating

TIMES = 5
COPIES = 20
GAMES_TRIED = 40
LONG: dict[str, dict[str, Any]] = {"takenoko": {"stall": "off", "hikari": "on"}}  # with which games last longest


def play(game: str, entries: int) -> Table:
    """A game of four random players, up to so many entries; where games are shorter, the longest of some."""
    return max((play_once(game, entries, seed) for seed in range(GAMES_TRIED)), key=lambda table: table.number)


def play_once(game: str, entries: int, seed: int) -> Table:
    """One such game."""
    rules, rng = find_game(game), Rng(seed)
    terms = Terms(
        secrets.token_urlsafe(12), game, rules.rules, rules.components, 4, rules.settle(4, LONG.get(game, {})),
        Settings(), "host", "invitation", "secret",
    )  # fmt: skip
    table = Table(terms, rules)

    def add(drafts: list[Any]) -> None:
        for _ in table.apply_all(log.number(drafts, table.number, 1)):
            pass

    add(seat_bots(dict.fromkeys(range(4), "random")))
    add(seating.start(table, "host"))
    while table.phase == "playing" and table.number < entries:
        seat = table.waiting()[rng.below(len(table.waiting()))]
        moves = table.require_match().position.moves(seat)
        add(actions.move(table, seat, moves[rng.below(len(moves))], "bot"))
    return table


async def store(folder: Path, table: Table, count: int) -> list[str]:
    """So many copies of a table, whose game is broken off: a server would open unfinished ones when it starts."""
    end = seating.close(table, "host") if table.phase == "playing" else []
    ended = [*table.entries, *log.number(end, table.number, 1)]
    names = []
    async with await Store.open(None, folder) as kept:
        rooms = Rooms(Config(data=folder), kept, Metrics(), Homes())
        await kept.add_guest(Guest("host", "Host", "en", 1, 1), Device("device", "host", "", 1, 1))
        for _ in range(count):
            terms = replace(table.opening, id=secrets.token_urlsafe(12))
            room = await rooms.add(Table(terms, table.game), [])
            room.saved.table = Table.load(terms, table.game, ended)
            await kept.append(room.id, 0, list(map(to_row, ended)), room.saved.summary())
            names.append(room.id)
        rooms.bot_pool.stop()
    return names


async def measure_served(game: str, entries: int) -> dict[str, Any]:
    """Open tables of a server in another process, each once."""
    table = play(game, entries)
    times, sizes = list[float](), list[int]()
    with TemporaryDirectory() as folder:
        names = await store(Path(folder), table, 1 + COPIES)
        async with serving(folder) as (address, process):
            for number, name in enumerate(names):
                if number == 1:  # the first one is for what a server does only once
                    times.clear()
                    before = processor_time(process)
                began = time.perf_counter()
                async with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{name}/socket") as line:
                    text = await line.recv()
                    times.append(1000 * (time.perf_counter() - began))
                    sizes.append(len(text))
            used = processor_time(process) - before
    return {
        "game": game, "entries": table.number, "best_ms": round(min(times), 1),
        "median_ms": round(median(times), 1), "worst_ms": round(max(times), 1),
        "server_cpu_ms": round(1000 * used / COPIES, 1), "kilobytes": round(sizes[-1] / 1000),
    }  # fmt: skip


async def watch(gaps: list[float]) -> None:
    """Note how late the event loop is."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.001)
        gaps.append(time.perf_counter() - began - 0.001)


async def clock(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """Milliseconds of processor and wall."""
    processor, wall = time.process_time(), time.perf_counter()
    await work()
    return 1000 * (time.process_time() - processor), 1000 * (time.perf_counter() - wall)


async def measure(game: str, entries: int) -> dict[str, Any]:
    """Open a table several times."""
    table = play(game, entries)
    with TemporaryDirectory() as folder:
        async with await Store.open(None, Path(folder)) as store:
            rooms = Rooms(Config(data=Path(folder)), store, Metrics(), Homes())
            await store.add_guest(Guest("host", "Host", "en", 1, 1), Device("device", "host", "", 1, 1))
            room = await rooms.add(Table(table.opening, table.game), [])
            name = room.id
            await store.append(name, 0, list(map(to_row, table.entries)), room.saved.summary())
            cold, warm, gaps = [], [], list[float]()
            for _ in range(TIMES):
                rooms.drop(rooms.rooms[name])
                watching = asyncio.create_task(watch(gaps))
                await asyncio.sleep(0.01)

                async def open_it() -> None:
                    await (await rooms.find(name)).welcome("", 0)

                cold.append(await clock(open_it))
                watching.cancel()
                warm.append(await clock(open_it))
            rooms.bot_pool.stop()
    found: dict[str, Any] = {"game": game, "entries": table.number}
    for kind, times in (("cold", cold), ("warm", warm)):
        processor, wall = map(min, zip(*times, strict=True))
        found |= {f"{kind}_cpu_ms": round(processor, 1), f"{kind}_wall_ms": round(wall, 1)}
    return found | {"blocked_ms": round(1000 * max(gaps), 1)}


def main() -> None:
    """Measure every game, and print a line of JSON for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--entries", type=int, default=1000)
    parser.add_argument("--served", action="store_true", help="a server in another process, and real sockets")
    arguments = parser.parse_args()
    sys.setswitchinterval(SWITCH)
    for game in GAMES:
        find = measure_served if arguments.served else measure
        print(json.dumps(asyncio.run(find(game, arguments.entries))), flush=True)


if __name__ == "__main__":
    main()
