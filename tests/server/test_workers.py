"""Several processes share a port on one machine, are replaced, and leave without a pause."""

import asyncio
import json
import os
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lampion.cli.exit_codes import REFUSED
from lampion.cli.main import main
from tests.redis import RedisServer
from tests.server.client import Player, begin, chooser, guests_at
from tests.server.conftest import StartProcess, Verify
from tests.server.servers import ServerProcess
from tests.waiting import until, until_answered

SF = "spring-festival"


def events(server: ServerProcess, name: str) -> list[dict[str, Any]]:
    """The lines of the log about one kind of event."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == name]


def children(server: ServerProcess) -> list[int]:
    """The worker processes of a server, by what the log says."""
    assert server.process is not None
    gone = {line["process"] for line in events(server, "stopped")}
    names = [line["process"] for line in events(server, "started") if line["process"] not in gone]
    return [pid for pid in (int(name.rpartition("-")[2]) for name in names) if Path(f"/proc/{pid}").exists()]


async def test_several_workers_are_replaced_without_a_pause(
    killable: StartProcess, verify: Verify, redis_server: RedisServer, postgres_url: str
) -> None:
    server = killable("--database", postgres_url, "--redis", redis_server.url, "--workers", "2")
    assert server.process is not None
    assert len(children(server)) == 2
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 3, bot="greedy", game=SF)
        players = [Player(person, table, chooser(seat)) for seat, person in enumerate((ada, bea))]
        game = asyncio.gather(*(player.play_out() for player in players))
        before = set(children(server))
        server.process.send_signal(signal.SIGHUP)
        await until(lambda: len(children(server)) == 2 and not before.intersection(children(server)))
        victim = children(server)[0]
        os.kill(victim, signal.SIGKILL)
        await until(lambda: victim not in children(server) and len(children(server)) == 2)
        await game
        text = await ada.record(table)
        verify(text)
        for player in players:
            await player.line.close()
        names: Counter[str] = Counter()

        async def both_answer() -> bool:
            async with guests_at(server.address, "Cem") as (cem,):
                names[(await cem.call("GET", "/healthz"))["process"]] += 1
            return len(names) >= 2

        await until_answered(both_answer)
    server.end(signal.SIGTERM)
    assert len(events(server, "leaving")) == 4  # two were replaced, and two ended at the end
    assert len(events(server, "a process ended")) == 1  # the one that was killed
    assert {line["process"] for line in events(server, "started")} >= set(names)


def test_workers_need_a_place_to_meet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--data", str(tmp_path)]) == REFUSED
    assert "Redis" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["http://somewhere", "redis://host:port/x"])
def test_an_address_that_is_not_of_redis_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str
) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--redis", url]) == REFUSED
    assert "redis://" in capsys.readouterr().err
