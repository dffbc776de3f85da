"""A load test of the server: many sockets at once, how soon a move is seen, and whether memory stays flat.

    python -m bench.server_load                    1,000 tables, 2,000 sockets, 200 moves a second for 30 seconds
    python -m bench.server_load --race 15          tables of four people who race for tiles in advanced 2 of Fireworks
    python -m bench.server_load --finished 10000   that many whole games between bots, memory every 500

The server is a separate process on loopback with a temporary data folder; this process plays all the people.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import sys
import tempfile
import time
from typing import Any

from bench.race_load import race
from bench.served import Seat, arrive, gather_some, measure_lag, memory, processor_time, serving


async def seat_pair(address: str, game: str, pair: tuple[Seat, Seat]) -> None:
    """A table of two people, started, with both sockets open."""
    host, other = pair
    table = (await host.call("/api/tables", game=game, seats=2))["id"]
    await other.call(f"/api/tables/{table}/commands", type="sit")
    await host.call(f"/api/tables/{table}/commands", type="start")
    await asyncio.gather(host.listen(address, table), other.listen(address, table))


async def play(pairs: list[tuple[Seat, Seat]], rate: float, seconds: float) -> tuple[list[float], float, int]:
    """Make moves at a steady rate at random tables: delays until the opponent sees them, the time taken, the moves."""
    rng = random.Random(1)
    delays: list[float] = []
    began = time.perf_counter()
    number = over = 0
    waiting: list[tuple[Seat, int, float]] = []
    while (now := time.perf_counter()) - began < seconds:
        due = began + number / rate
        if due > now:
            await asyncio.sleep(due - now)
        number += 1
        pair = rng.choice(pairs)
        asked = [seat for seat in pair if seat.state["offers"] and seat.state["decision"] != seat.sent]
        if not asked:
            over += pair[0].state["phase"] == "over"
            continue
        seat = rng.choice(asked)
        state = seat.state
        seat.sent = state["decision"]
        move = rng.choice(state["offers"])["move"]
        other = pair[1] if seat is pair[0] else pair[0]
        assert seat.socket is not None
        waiting.append((other, state["number"], time.perf_counter()))
        await seat.socket.send(json.dumps({"type": "move", "number": state["decision"], "move": move}))
    took = time.perf_counter() - began
    await asyncio.sleep(2)
    for other, before, sent in waiting:
        later = [when for entry, when in other.seen.items() if entry > before and when > sent]
        if later:
            delays.append(min(later) - sent)
    return delays, took, len(waiting)


async def load(arguments: argparse.Namespace) -> dict[str, Any]:
    """Sockets, moves and delays."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(folder) as (address, pid):
            empty = memory(pid)
            people = await arrive(address, 2 * arguments.tables)
            pairs = list(zip(people[::2], people[1::2], strict=True))
            began = time.perf_counter()
            await gather_some([seat_pair(address, arguments.game, pair) for pair in pairs])
            seated = time.perf_counter() - began
            full = memory(pid)
            before = processor_time(pid)
            lags: list[float] = []
            lagging = asyncio.create_task(measure_lag(lags))
            delays, took, moves = await play(pairs, arguments.rate, arguments.seconds)
            lagging.cancel()
            busy = (processor_time(pid) - before) / took
            delays.sort()
            result = {
                "game": arguments.game,
                "tables": len(pairs),
                "sockets": len(people),
                "tables_seated_per_second": round(len(pairs) / seated, 1),
                "moves_per_second": round(moves / took, 1),
                "moves": moves,
                "unseen": moves - len(delays),
                "p50_ms": round(1000 * statistics.median(delays), 1),
                "p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 1),
                "max_ms": round(1000 * delays[-1], 1),
                "own_lag_p99_ms": round(1000 * sorted(lags)[int(len(lags) * 0.99)], 1),
                "server_processor_share": round(busy, 2),
                "memory_empty_mb": round(empty, 1),
                "memory_full_mb": round(full, 1),
                "memory_after_mb": round(memory(pid), 1),
                "memory_kb_per_table": round(1024 * (full - empty) / len(pairs), 1),
            }
            for person in people:
                assert person.socket is not None
                await person.socket.close()
            return result


async def finish(arguments: argparse.Namespace) -> dict[str, Any]:
    """Whole games between bots, with the server's memory every 500."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(folder) as (address, pid):
            hosts = await arrive(address, max(1, arguments.finished // 50))
            memories: list[tuple[int, float]] = []
            began = time.perf_counter()
            for start in range(0, arguments.finished, 500):
                count = min(500, arguments.finished - start)
                await gather_some(
                    [one_game(hosts[(start + n) // 50 % len(hosts)], arguments.game) for n in range(count)]
                )
                await asyncio.sleep(7)  # finished tables leave memory after a few seconds
                memories.append((start + count, round(memory(pid), 1)))
                print(f"{start + count:>6} games  {memories[-1][1]:>8.1f} MB", file=sys.stderr, flush=True)
            return {
                "game": arguments.game,
                "finished": arguments.finished,
                "games_per_second": round(arguments.finished / (time.perf_counter() - began), 1),
                "memory_mb": memories,
            }


async def one_game(host: Seat, game: str) -> None:
    """A game between two bots, from start to end."""
    table = (await host.call("/api/tables", game=game, seats=2, seat=None, bots={0: "random", 1: "random"}))["id"]
    await host.call(f"/api/tables/{table}/commands", type="start")
    while True:
        answer = await host.http.get(f"/api/tables/{table}/record", headers={"Cookie": host.cookie})
        if answer.status_code == 200:
            return
        await asyncio.sleep(2)  # polling costs the server time too


def take_arguments(about: str | None, tables: int, seconds: float) -> argparse.ArgumentParser:
    """What every load test of moves asks for, with usual numbers."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="spring-festival")
    parser.add_argument("--tables", type=int, default=tables)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=seconds)
    return parser


def main() -> None:
    """Measure, and print the result as JSON."""
    parser = take_arguments(__doc__, tables=1000, seconds=30.0)
    parser.add_argument("--race", type=int, default=0, help="tables of four that race for tiles instead")
    parser.add_argument("--finished", type=int, default=0, help="whole games between bots instead")
    arguments = parser.parse_args()
    gc.disable()  # otherwise this process's pauses would count as the server's
    if arguments.race:
        work = race(arguments.race, arguments.seconds)
    else:
        work = finish(arguments) if arguments.finished else load(arguments)
    print(json.dumps(asyncio.run(work), indent=2))


if __name__ == "__main__":
    main()
