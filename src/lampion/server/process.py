"""The server process from start to end: takes a port, opens the database, serves until it is told to stop."""

import asyncio
import errno
import logging
import socket
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import cast

import uvicorn
from fastapi import FastAPI

from lampion.kernel.errors import LampionError
from lampion.server import logs, reference_cycles
from lampion.server.app import COOKIE_KEY, create_app, meet
from lampion.server.bounded_http import BoundedHttp
from lampion.server.clock import SiteClock, now
from lampion.server.config import Config
from lampion.server.live.rooms import Rooms
from lampion.server.live.wire import QuickSocket
from lampion.storage import Store, read_key

TRIES = 20  # ports to try, one after another
PATIENCE = 10  # seconds for requests in progress when the server stops
DESCRIPTORS = 65_536  # more than a process needs
SPARE = 200  # descriptors for the database, bots and files
SWITCH = 0.0005  # seconds after which a thread lets another one run: the event loop should never wait for long
UNTAKEN = 60  # seconds that a client may leave sent data unread before the connection is cut


class PortsBusy(LampionError):
    """All the ports that were tried are busy. Data: first, last."""

    code = "ports-busy"


class NoAddress(LampionError):
    """The server cannot listen there. Data: host, port, problem."""

    code = "no-address"


class BadFolder(LampionError):
    """The data cannot be kept there. Data: folder, problem."""

    code = "bad-folder"


class Server(uvicorn.Server):
    """Uvicorn that announces when it listens, can listen on more addresses, and stops quietly."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce
        self.more: dict[str, asyncio.Server] = {}  # opened later, by address
        self.leaving: Future[None] | None = None
        self.watching: asyncio.Task[None] | None = None  # whether the parent lives, if there is one

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening."""
        await super().startup(sockets)
        if self.started:
            lan_access = getattr(cast("FastAPI", self.config.app).state, "lan_access", None)
            if lan_access is not None and sockets:
                lan_access.attach(self, sockets[0].getsockname()[1])
            self.announce()

    async def listen_also(self, hosts: Sequence[str], port: int) -> list[str]:
        """Listen on more addresses; returns those that worked."""
        for host in hosts:
            try:
                sock = listen(host, port)
            except OSError as error:
                logs.note("cannot listen", logging.WARNING, host=host, port=port, problem=problem_of(error))
                continue
            self.more[host] = await asyncio.get_running_loop().create_server(self.make_protocol, sock=sock)
            self.servers.append(self.more[host])
        return [host for host in hosts if host in self.more]

    def listen_less(self, hosts: Sequence[str]) -> None:
        """Stop listening on some addresses, and close the connections that came that way."""
        for host in hosts:
            server = self.more.pop(host)
            self.servers.remove(server)
            server.close()
        for connection in list(self.server_state.connections):
            if (connection.transport.get_extra_info("sockname") or ("",))[0] in hosts:
                connection.shutdown()

    def make_protocol(self) -> asyncio.Protocol:
        """The protocol for a new connection."""
        return BoundedHttp(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; the second signal stops at once. (Uvicorn itself would raise the signal again at the end.)

        A process of a site leaves first: others take over while its sockets move on.
        """
        if self.leaving is None and self.rooms is not None and self.rooms.bus.is_shared:
            self.leaving = asyncio.run_coroutine_threadsafe(self.leave(self.rooms), asyncio.get_running_loop())
            return
        self.force_exit = self.should_exit
        self.should_exit = True

    @property
    def rooms(self) -> Rooms | None:
        """The tables of this process, once there are any."""
        return getattr(cast("FastAPI", self.config.app).state, "rooms", None)

    async def leave(self, rooms: Rooms) -> None:
        """Take nothing new, hand everything over, and stop."""
        try:
            for server in self.servers:
                server.close()
            await rooms.leave()
        finally:
            self.should_exit = True


def bind(host: str, port: int, tries: int = TRIES) -> socket.socket:
    """A socket that listens on a port, or on the next free one."""
    for number in range(port, min(port + tries, 65536) if port else 1):
        try:
            return listen(host, number)
        except UnicodeError:  # two dots in a row, or anything else that no name can have
            raise NoAddress(host=host, port=number, problem="host") from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise NoAddress(host=host, port=number, problem=problem_of(error)) from None
    raise PortsBusy(first=port, last=min(port + tries, 65536) - 1)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on this port; no other program can take it from now on."""
    kind = socket.SOCK_STREAM
    family, _, _, _, address = socket.getaddrinfo(host, port, type=kind, flags=socket.AI_PASSIVE)[0]
    sock = socket.socket(family, kind)
    try:
        # On Windows SO_REUSEADDR would let any program take the port; its ports are free at once anyway.
        sock.setsockopt(socket.SOL_SOCKET, getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR), 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # inherited by all connections
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN * 1000)
        sock.bind(address)
        sock.listen(2048)
        sock.setblocking(False)
    except OSError:
        sock.close()
        raise
    return sock


def problem_of(error: OSError) -> str:
    """A word for the catalogue, or the system's own message."""
    if isinstance(error, PermissionError):
        return "denied"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return "host"
    return error.strerror or str(error)


def make_folder(folder: Path) -> None:
    """Make the folder for the data, readable by this user only."""
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadFolder(folder=str(folder), problem=error.strerror or str(error)) from None


def address_of(config: Config, port: int) -> str:
    """The address of the server: its public one, or this machine and the port."""
    if config.public_url is not None:
        return config.public_url
    host = "localhost" if config.host in ("", "0.0.0.0", "::") else config.host  # noqa: S104
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def run(
    config: Config, log_level: str, on_bound: Callable[[int], None], on_listening: Callable[[str, int], None]
) -> None:
    """Serve until the process is told to stop. Reports the port when it is taken, and the address when it answers."""
    logs.set_up(log_level, process=config.process if config.redis else "")
    config = within_descriptors(config, raise_descriptors())
    make_folder(config.data)
    sock = bind(config.host, config.port)
    port = sock.getsockname()[1]
    on_bound(port)
    try:
        with asyncio.Runner(loop_factory=find_loop()) as runner:
            runner.run(serve(config, sock, lambda: on_listening(address_of(config, port), port)))
    finally:
        sock.close()


def raise_descriptors() -> int | None:
    """Raise the number of files and connections this process may have open as far as the system lets it.

    Returns it; None where there is no such limit.
    """
    most: int | None = None
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def within_descriptors(config: Config, descriptors: int | None) -> Config:
    """The settings with no more connections than there are descriptors, and some to spare for everything else."""
    if descriptors is None:
        return config
    most = min(config.caps["connections"], max(descriptors - SPARE, 1))
    sockets = min(config.caps["sockets"], most)
    return replace(config, caps={**config.caps, "connections": most, "sockets": sockets})


def find_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """The faster event loop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


async def serve(
    config: Config,
    sock: socket.socket,
    announce: Callable[[], None],
    on_server: Callable[[Server], None] = lambda _server: None,
) -> None:
    """Serve on a socket; the database is opened before the first request and closed after the last."""
    sys.setswitchinterval(SWITCH)
    store = await Store.open(config.database, config.data)
    reference_cycles.collect_young_only()
    collecting = asyncio.create_task(reference_cycles.collect_from_time_to_time())
    try:
        clock, key = (now, None) if config.redis is None else (SiteClock(), await share_key(config, store))
        settings = settings_of(config, create_app(config, store, clock, key))
        logs.note("started", port=sock.getsockname()[1], connections=config.caps["connections"])
        server = Server(settings, announce)
        on_server(server)
        await server.serve(sockets=[sock])
    finally:
        collecting.cancel()
        await store.close()
        logs.note("stopped", logging.INFO)


async def check_services(config: Config) -> None:
    """Upgrade the database, and refuse addresses that can't be right, before several processes start."""
    meet(config)
    await (await Store.open(config.database, config.data)).close()


async def share_key(config: Config, store: Store) -> bytes:
    """The key for cookies of a site: that of the process which came first, from its data folder."""
    return bytes.fromhex(await store.keep_fact(COOKIE_KEY, read_key(config.data, COOKIE_KEY).hex()))


def settings_of(config: Config, app: FastAPI) -> uvicorn.Config:
    """The settings with which uvicorn serves an app."""
    return uvicorn.Config(
        app,
        http=BoundedHttp,
        ws=QuickSocket,
        ws_max_size=config.body,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=["127.0.0.1", "::1", "::ffff:127.0.0.1"],
        timeout_graceful_shutdown=PATIENCE,
    )
