"""A load test of a site: one process against several, over a real PostgreSQL and a real Redis.

    python -m bench.site_load                     200 moves a second at 2,000 tables: one process, two, three
    python -m bench.site_load --tables 300 --rate 2000 --processes 1 2      as many moves as they can

The people of a table sit at processes chosen at random, so that most opponents don't share one. This process plays all
of them. With one process there is no Redis. Each line is one number of processes.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import tempfile
from contextlib import AsyncExitStack
from typing import Any

from bench.served import Seat, arrive, gather_some, measure_lag, memory, processor_time, serving
from bench.server_load import play, take_arguments
from tests.postgres import Postgres, find_programs
from tests.redis import RedisServer


async def seat_pair(game: str, pair: tuple[Seat, Seat]) -> None:
    """A table of two people, started, with both sockets open, each at the process of its person."""
    host, other = pair
    table = (await host.call("/api/tables", game=game, seats=2))["id"]
    await other.call(f"/api/tables/{table}/commands", type="sit")
    await host.call(f"/api/tables/{table}/commands", type="start")
    await asyncio.gather(*(seat.listen(str(seat.http.base_url).rstrip("/"), table) for seat in pair))


async def load(arguments: argparse.Namespace, processes: int, database: str, cache: str) -> dict[str, Any]:
    """Sockets, moves and delays with so many processes."""
    rng = random.Random(1)
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        more = ["--database", database, *(["--redis", cache] if processes > 1 else [])]
        servers = [await stack.enter_async_context(serving(folder, *more)) for _ in range(processes)]
        empty = [memory(pid) for _, pid in servers]
        places = [rng.randrange(processes) for _ in range(2 * arguments.tables)]
        arrived = {place: await arrive(servers[place][0], places.count(place)) for place in range(processes)}
        people = [arrived[place].pop() for place in places]
        pairs = list(zip(people[::2], people[1::2], strict=True))
        await gather_some([seat_pair(arguments.game, pair) for pair in pairs])
        full = [memory(pid) for _, pid in servers]
        before = [processor_time(pid) for _, pid in servers]
        lags: list[float] = []
        lagging = asyncio.create_task(measure_lag(lags))
        delays, took, moves = await play(pairs, arguments.rate, arguments.seconds)
        lagging.cancel()
        busy = [processor_time(pid) - begun for (_, pid), begun in zip(servers, before, strict=True)]
        delays.sort()
        for person in people:
            assert person.socket is not None
            await person.socket.close()
        return {
            "processes": processes,
            "tables": len(pairs),
            "tables_across": sum(one != two for one, two in zip(places[::2], places[1::2], strict=True)),
            "moves_per_second": round(moves / took, 1),
            "unseen": moves - len(delays),
            "p50_ms": round(1000 * statistics.median(delays), 1),
            "p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 1),
            "own_lag_p99_ms": round(1000 * sorted(lags)[int(len(lags) * 0.99)], 1),
            "processor_ms_per_move": round(1000 * sum(busy) / moves, 2),
            "processor_shares": [round(one / took, 2) for one in busy],
            "memory_empty_mb": [round(one, 1) for one in empty],
            "memory_kb_per_table": round(1024 * (sum(full) - sum(empty)) / len(pairs), 1),
        }


async def compare(arguments: argparse.Namespace, database: Postgres, cache: RedisServer) -> None:
    """Measure with each number of processes."""
    for processes in arguments.processes:
        url = await database.make_database()
        print(json.dumps(await load(arguments, processes, url, cache.url)), flush=True)


def main() -> None:
    """Measure, and print a line of JSON for each number of processes."""
    parser = take_arguments(__doc__, tables=2000, seconds=20.0)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 3])
    arguments = parser.parse_args()
    programs = find_programs()
    if programs is None:
        raise SystemExit("this machine has no PostgreSQL")
    gc.disable()  # otherwise this process's pauses would count as the server's
    database, cache = Postgres(programs), RedisServer()
    try:
        asyncio.run(compare(arguments, database, cache))
    finally:
        cache.stop()
        database.stop()


if __name__ == "__main__":
    main()
