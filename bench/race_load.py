"""Tables of four people who race for tiles in advanced 2 of Fireworks: how soon the others see a claim, and whether
every tile goes to one person and stays there."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from bisect import bisect_left
from collections import Counter
from typing import Any

from bench.served import Seat, arrive, gather_some, measure_lag, processor_time, serving

SEATS = 4
PERIOD = 1.5  # seconds in which everybody claims a tile and places it
RARE = 0.5  # of the claims are for the kinds of which there are only two tiles, so that people do meet


class Claim:
    """A claim that the server has acknowledged: when it was sent, and the number of the table after it."""

    def __init__(self, kind: str, sent: float, number: int) -> None:
        self.kind, self.sent, self.number = kind, sent, number

    def seen_by(self, other: Seat) -> float | None:
        """How long it took until somebody else had it on their page; None if they never did."""
        numbers = list(other.seen)
        place = bisect_left(numbers, self.number)
        return other.seen[numbers[place]] - self.sent if place < len(numbers) else None


class Race:
    """A table with its people and what they got."""

    def __init__(self, people: list[Seat]) -> None:
        self.people = people
        self.table = ""
        self.claims: list[list[Claim]] = [[] for _ in people]
        self.late = 0
        self.first: Counter[str] = Counter()  # tiles on the table at the beginning, by kind

    async def begin(self, address: str) -> None:
        """Start the game, place the start tiles, and open the sockets."""
        host = self.people[0]
        options = {"mode": "advanced-2"}
        self.table = (await host.call("/api/tables", game="fireworks", seats=SEATS, options=options))["id"]
        for person in self.people[1:]:
            await person.call(f"/api/tables/{self.table}/commands", type="sit")
        await host.call(f"/api/tables/{self.table}/commands", type="start")
        for person in self.people:
            for number, cell in enumerate(("1,1", "3,3")):
                await person.call(
                    f"/api/tables/{self.table}/commands", type="move", number=number, move=f"start {cell}"
                )
        await asyncio.gather(*(person.listen(address, self.table) for person in self.people))
        self.first = Counter(host.state["view"]["open"])

    async def play(self, seat: int, end: float, rng: random.Random) -> None:
        """One person claims a tile and places it in every period, until the time is up or the board is full."""
        due = time.perf_counter() + rng.random() * PERIOD
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += PERIOD
            if not await self.claim(seat, rng):
                return
            offers = self.people[seat].state["offers"]
            answer = await self.people[seat].ask(rng.choice(offers)["move"])
            if answer["type"] != "ack":
                raise SystemExit(f"a placing was refused: {answer}")

    async def claim(self, seat: int, rng: random.Random) -> bool:
        """Claim a tile, and another one if somebody else was quicker; False if there is nothing to claim any more."""
        person = self.people[seat]
        while offers := person.state["offers"]:
            kinds = [offer["data"]["kind"] for offer in offers]
            rare = [kind for kind in kinds if self.first[kind] == 2]
            kind = rng.choice(rare if rare and rng.random() < RARE else kinds)
            sent = time.perf_counter()
            answer = await person.ask(f"claim {kind}")
            if answer["type"] == "ack":
                self.claims[seat].append(Claim(kind, sent, answer["number"]))
                return True
            if answer["error"]["code"] != "too-late":
                raise SystemExit(f"a claim was refused: {answer}")
            self.late += 1
        return False

    def delays(self) -> list[float | None]:
        """For every claim, and for everyone else at the table: how soon they saw it."""
        return [
            claim.seen_by(other)
            for seat, claims in enumerate(self.claims)
            for claim in claims
            for number, other in enumerate(self.people)
            if number != seat
        ]

    async def check(self) -> tuple[int, int]:
        """How many tiles two people got, and how many acknowledged ones are nowhere."""
        answer = await self.people[0].http.get(f"/api/tables/{self.table}")
        view = answer.json()["state"]["view"]
        lost = 0
        taken: Counter[str] = Counter()
        for seat, claims in zip(view["seats"], self.claims, strict=True):
            has = Counter([*(tile["kind"] for tile in seat["sky"] if not tile["start"]), *seat["held"]])
            lost += (Counter(claim.kind for claim in claims) - has).total()
            taken += has
        twice = (taken + Counter(view["open"]) - self.first).total()
        lost += (self.first - taken - Counter(view["open"])).total()
        return twice, lost


async def race(tables: int, seconds: float) -> dict[str, Any]:
    """Let tables race at the same time: delays, and what became of the tiles."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(folder) as (address, pid):
            people = await arrive(address, SEATS * tables)
            races = [Race(people[start : start + SEATS]) for start in range(0, len(people), SEATS)]
            await gather_some([one.begin(address) for one in races])
            lags: list[float] = []
            lagging = asyncio.create_task(measure_lag(lags))
            before, began = processor_time(pid), time.perf_counter()
            rngs = random.Random(1)
            turns = [
                one.play(seat, began + seconds, random.Random(rngs.random())) for one in races for seat in range(SEATS)
            ]
            await asyncio.gather(*turns)
            took = time.perf_counter() - began
            spent = processor_time(pid) - before
            claims = sum(len(claims) for one in races for claims in one.claims)
            lagging.cancel()
            await asyncio.sleep(1)  # until the last news have arrived
            checks = [await one.check() for one in races]
            found = [delay for one in races for delay in one.delays()]
            delays = sorted(delay for delay in found if delay is not None)
            for person in people:
                assert person.socket is not None
                await person.socket.close()
            await people[0].http.aclose()
            return {
                "race": tables,
                "sockets": len(people),
                "claims": claims,
                "claims_per_second": round(claims / took, 1),
                "too_late": sum(one.late for one in races),
                "unseen": len(found) - len(delays),
                "twice": sum(twice for twice, _ in checks),
                "lost": sum(lost for _, lost in checks),
                "p50_ms": round(1000 * statistics.median(delays), 1),
                "p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 1),
                "max_ms": round(1000 * delays[-1], 1),
                "own_lag_p99_ms": round(1000 * sorted(lags)[int(len(lags) * 0.99)], 1),
                "server_processor_share": round(spent / took, 2),
                "server_processor_ms_per_claim": round(1000 * spent / claims, 1),  # and its placing
            }
