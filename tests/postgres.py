"""A real PostgreSQL for tests: one server for each process that runs tests, and an empty database for each test.

A package of tests gets the fixtures by importing them in its conftest.py:

    from tests.postgres import postgres, postgres_url  # noqa: F401
"""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.waiting import until_answered

DEADLINE = 60  # seconds for a server to start
SETTINGS = {
    "listen_addresses": "",  # a socket in the folder is enough
    "max_connections": "200",
    "shared_buffers": "32MB",
    "fsync": "off",  # tests kill processes that write, never the machine
    "log_min_messages": "fatal",
}


class Postgres:
    """A running server."""

    def __init__(self, programs: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lampion-pg-"))
        self.user = find_user()
        self.numbers = count()
        self.spare: list[str] = []
        if os.getuid() == 0:
            shutil.chown(self.folder, self.user)
        self.run(
            programs / "initdb", "--auth=trust", "--no-sync", "--encoding=UTF8", "--no-locale", "-Ulampion", "cluster"
        )
        self.programs = programs
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = {**SETTINGS, "unix_socket_directories": str(self.folder)}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self.process = subprocess.Popen(
            [self.programs / "postgres", "-D", "cluster", *options],
            cwd=self.folder,
            user=self.user if os.getuid() == 0 else None,
            extra_groups=[] if os.getuid() == 0 else None,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        asyncio.run(until_answered(self.is_ready, DEADLINE))

    def run(self, *command: str | Path) -> None:
        """Run one of the programs of PostgreSQL."""
        root = os.getuid() == 0
        subprocess.run(
            command,
            cwd=self.folder,
            check=True,
            capture_output=True,
            user=self.user if root else None,
            extra_groups=[] if root else None,
        )

    async def is_ready(self) -> bool:
        """Does the server answer?"""
        assert self.process.poll() is None, "PostgreSQL does not start"
        try:
            connection = await self.connect()
        except (OSError, asyncpg.PostgresError):
            return False
        await connection.close()
        return True

    async def connect(self, database: str = "postgres") -> asyncpg.Connection:
        """A bare connection."""
        return await asyncpg.connect(host=str(self.folder), user="lampion", database=database)

    def take_database(self) -> str:
        """The address of an empty database."""
        return self.spare.pop() if self.spare else asyncio.run(self.make_database())

    def give_back(self, address: str) -> None:
        """Empty a database, even while it is in use; making a new one would take ten times as long."""
        asyncio.run(self.clear(address.partition("@/")[2].partition("?")[0]))
        self.spare.append(address)

    async def make_database(self) -> str:
        """The address of a new database."""
        name = f"lampion_{next(self.numbers)}"
        connection = await self.connect()
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return f"postgresql://lampion@/{name}?host={self.folder}"

    async def clear(self, name: str) -> None:
        """Remove all tables of a database."""
        connection = await self.connect(name)
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        await connection.execute(f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE {others}")
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await connection.close()

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the server with all its processes, by default without warning."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        for process in (self.process.pid, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, how)
        self.process.wait(DEADLINE)

    def stop(self) -> None:
        """Stop the server and remove its files."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)  # at once, as nothing is kept
            self.process.wait(DEADLINE)
        shutil.rmtree(self.folder, ignore_errors=True)


def find_user() -> str:
    """The user who runs the server, which refuses to run as root."""
    if os.getuid() != 0:
        return pwd.getpwuid(os.getuid()).pw_name
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def find_programs() -> Path | None:
    """Where initdb and postgres are: on the path, or where Debian puts them."""
    on_path = shutil.which("postgres")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: folder.parent.name, reverse=True)
    complete = (folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists())
    return next(complete, None)


@cache
def start() -> Postgres | None:
    """The server of this process, shared by all packages of tests."""
    programs = find_programs()
    return Postgres(programs) if programs else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    server = start()
    if server is None:
        pytest.skip("this machine has no PostgreSQL: tools/setup-debian installs it")
    yield server
    server.stop()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that a test may kill."""
    programs = find_programs()
    if programs is None:
        pytest.skip("this machine has no PostgreSQL: tools/setup-debian installs it")
    server = Postgres(programs)
    yield server
    server.stop()


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    address = postgres.take_database()
    yield address
    postgres.give_back(address)
