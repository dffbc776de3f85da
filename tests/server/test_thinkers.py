"""Bots of a site think in processes of their own, and in the servers' threads when there are none or they fail."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import redis

import lampion
from lampion.server.bus.jobs import key_of
from lampion.server.live.bot_pool import BotPool
from tests.redis import RedisServer
from tests.server.client import begin, guests_at, listening
from tests.server.servers import ROOT, Local
from tests.server.test_site import SF, first_move
from tests.server.test_two_processes import check_log
from tests.waiting import PATIENCE, until

Site = Callable[..., list[Local]]


@contextmanager
def thinking(url: str, processes: int = 1) -> Iterator[subprocess.Popen[str]]:
    """A running `lampion think`, ended by SIGTERM if the test doesn't end it."""
    words = ["think", "--redis", url, "--processes", str(processes), "--log-level", "warning"]
    environment = {**os.environ, "LAMPION_LANGUAGE": "en"}
    command = [str(Path(sys.executable).with_name("lampion")), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT) as process:
        try:
            assert process.stdout is not None
            assert "thinking" in process.stdout.readline()
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)


def thoughts(server: Local, result: str) -> float:
    """How many decisions this process asked of thinkers."""
    found = server.app.state.metrics.registry.get_sample_value("lampion_far_thoughts_total", {"result": result})
    return found or 0.0


def has_thinker(server: Local) -> bool:
    """Does a process know of a thinker?"""
    pool: BotPool = server.rooms.bot_pool
    return pool.far is not None and pool.far.are_there()


async def test_bots_think_elsewhere_and_here_again_when_the_thinker_is_gone(
    site: Site, redis_server: RedisServer
) -> None:
    (one,) = site("one")
    async with guests_at(one.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, bot="search:200", game=SF)
        async with listening((ada, table)) as (here,):
            with thinking(redis_server.url) as thinker:
                await until(lambda: has_thinker(one))
                while thoughts(one, "answered") < 3:
                    await first_move(here)
                    await here.until(lambda: bool(here.state["offers"]))
                assert not thoughts(one, "failed")
                thinker.send_signal(signal.SIGTERM)
                await until(lambda: not has_thinker(one))
            before = thoughts(one, "answered")
            for _ in range(2):
                await first_move(here)
                await here.until(lambda: bool(here.state["offers"]))
            assert thoughts(one, "answered") == before
        await check_log(one, table)


async def test_a_thinker_decides_what_the_server_would_have_decided(site: Site, redis_server: RedisServer) -> None:
    (one,) = site("one")
    pool = one.rooms.bot_pool
    far, game = pool.far, lampion.game("takenoko")
    assert far is not None
    with thinking(redis_server.url), redis.Redis.from_url(redis_server.url) as stranger:
        await until(lambda: has_thinker(one))
        for job in ("nonsense", "[]", '{"id": "of another release", "rules_of": "tomorrow"}'):
            stranger.rpush(key_of("quick"), job)  # left alone
        for seed in range(3):
            match = game.start(3, seed=seed)
            position, seat = match.position, next(seat for seat in range(3) if match.position.waits_for(seat))
            there = await one.work(far.choose("quick", "search:300", seed, game, position, seat, ""))
            pool.far = None
            here = await one.work(pool.choose("search:300", seed, game, position, seat))
            pool.far = far
            assert there == here


async def test_a_job_that_a_killed_thinker_took_is_done_by_the_server(site: Site, redis_server: RedisServer) -> None:
    """A process that says it thinks, and takes jobs, but never answers."""
    (one,) = site("one")
    pool, game = one.rooms.bot_pool, lampion.game(SF)
    far = pool.far
    assert far is not None
    one.ask(lambda: far.hear_thinker("nobody", 2))
    position = game.start(2, seed=1).position
    seat = next(seat for seat in range(2) if position.waits_for(seat))
    task = asyncio.ensure_future(one.work(pool.choose("greedy", 1, game, position, seat)))
    await until(lambda: far.asked)
    one.ask(lambda: far.hear_left("nobody"))
    assert await task in position.moves(seat)
    assert not far.asked
    assert not far.are_there()
