"""A real Redis for tests: one server for each process that runs tests, emptied for each test, which may kill it.

A package of tests gets the fixture by importing it in its conftest.py:

    from tests.redis import redis_server  # noqa: F401
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import redis

from tests.server.servers import keep_port
from tests.waiting import wait_until

DEADLINE = 30  # seconds for a server to start
PROGRAM = "redis-server"


class RedisServer:
    """A server on a loopback port of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lampion-redis-"))
        self.port = keep_port(self)
        self.url = self.address(0)
        self.user = find_user()
        if self.user:
            shutil.chown(self.folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def address(self, number: int) -> str:
        """The address of one of its databases."""
        return f"redis://127.0.0.1:{self.port}/{number}"

    def start(self) -> None:
        """Start, if it doesn't run, and wait until it answers."""
        if self.process is None:
            settings = {"port": self.port, "bind": "127.0.0.1", "save": "", "appendonly": "no", "dir": self.folder}
            words = [str(word) for name, value in settings.items() for word in (f"--{name}", value)]
            self.process = subprocess.Popen(
                [PROGRAM, *words],
                user=self.user or None,
                extra_groups=[] if self.user else None,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        wait_until(self.is_ready, DEADLINE)

    def is_ready(self) -> bool:
        """Does the server answer?"""
        assert self.process is not None
        assert self.process.poll() is None, "Redis does not start"
        with redis.Redis.from_url(self.url) as client:
            try:
                return bool(client.ping())
            except redis.RedisError:
                return False

    def clear(self) -> None:
        """Forget everything."""
        with redis.Redis.from_url(self.url) as client:
            client.flushall()

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the server, by default without warning."""
        if self.process is not None:
            process, self.process = self.process, None
            process.send_signal(how)
            process.wait(DEADLINE)

    def pause(self) -> None:
        """Stop answering."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Answer again."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """End the server for good, and remove its files."""
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)


def find_user() -> str:
    """The user who runs the server, if this is root and Debian has made one."""
    if os.getuid() != 0:
        return ""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "redis" if "redis" in names else ""


@cache
def start() -> RedisServer | None:
    """The server of this process, shared by all packages of tests."""
    return RedisServer() if shutil.which(PROGRAM) else None


@pytest.fixture(scope="session")
def running_redis() -> Iterator[RedisServer]:
    """A running Redis."""
    server = start()
    if server is None:
        pytest.skip("this machine has no Redis: tools/setup-debian installs it")
    yield server
    server.stop()


@pytest.fixture
def redis_server(running_redis: RedisServer) -> RedisServer:
    """An empty Redis; it runs again after a test that killed it."""
    running_redis.start()
    running_redis.clear()
    return running_redis
