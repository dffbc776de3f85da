"""`lampion serve` as people start it: a process on loopback with a real port, stopped by signals."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import TypeVar

import httpx
import pytest
import websockets
from fastapi import FastAPI, WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

import lampion
from lampion.server import process
from lampion.server.app import add_basics
from lampion.server.config import Config, default_data
from lampion.server.process import NoAddress, PortsBusy, bind
from lampion.storage import Store

PATIENCE = 60  # seconds; nothing takes that long

Serve = Callable[..., "Server"]
Value = TypeVar("Value")


class Server:
    """A server process and what it prints."""

    def __init__(self, *arguments: str, language: str = "en", **variables: str) -> None:
        environment = {**os.environ, "LAMPION_QUIET": "1", "LAMPION_LANGUAGE": language, **variables}
        command = [sys.executable, "-m", "lampion", "serve", *arguments]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment)
        self.lines: Queue[str] = Queue()
        self.log: list[str] = []
        self.readers = [Thread(target=self.read_out), Thread(target=self.read_err)]
        for reader in self.readers:
            reader.start()

    def read_out(self) -> None:
        """Queue standard output line by line."""
        assert self.process.stdout
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put("")

    def read_err(self) -> None:
        """Keep standard error, which is the log."""
        assert self.process.stderr
        self.log.extend(self.process.stderr)

    def wait_for(self, pattern: str) -> re.Match[str]:
        """Wait for the next line that matches a pattern."""
        while line := self.lines.get(timeout=PATIENCE):
            found = re.search(pattern, line)
            if found:
                return found
        raise AssertionError(f"the server ended without {pattern!r}: {''.join(self.log)}")

    def address(self) -> str:
        """Wait for the address that the server prints."""
        return self.wait_for(r"http\S+")[0].rstrip("/")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tell the server to stop, and wait until it has; return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()
            for reader in self.readers:
                reader.join(PATIENCE)
            for stream in (self.process.stdout, self.process.stderr):
                assert stream
                stream.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers on free ports, with their data in the test's own folder."""
    started: list[Server] = []

    def start(*arguments: str, **more: str) -> Server:
        words = [*arguments] if "--data" in arguments else ["--data", str(tmp_path / "data"), *arguments]
        started.append(Server(*(words if "--port" in words else ["--port", "0", *words]), **more))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for tests that only talk to it."""
    server = Server("--port", "0", "--data", str(tmp_path_factory.mktemp("data")))
    try:
        yield server.address()
    finally:
        server.stop()


def test_a_server_listens_on_this_machine_only_and_stops_when_told(serve: Serve) -> None:
    server = serve()
    address = server.address()

    health = httpx.get(f"{address}/healthz")

    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address)
    assert health.json() == {"status": "ok", "version": lampion.__version__}
    assert "server" not in health.headers
    assert server.stop() == 0
    assert server.wait_for("Stopped")


def test_ctrl_c_stops_it_too(serve: Serve) -> None:
    server = serve()
    server.address()

    assert server.stop(signal.SIGINT) == 0
    assert not [line for line in server.log if "Traceback" in line]


def test_it_speaks_the_users_language(serve: Serve) -> None:
    server = serve(language="fr")

    assert server.wait_for("Lampion est ouvert : http://127")


def test_the_data_folder_is_made_for_this_user_only(serve: Serve, tmp_path: Path) -> None:
    serve("--data", str(tmp_path / "deep" / "data")).address()

    assert (tmp_path / "deep" / "data").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "deep" / "data" / "cookie.key").stat().st_mode & 0o777 == 0o600


def test_a_guest_is_known_after_a_restart(serve: Serve) -> None:
    first = serve()
    with httpx.Client(base_url=first.address()) as client:
        client.post("/api/me", json={"name": "Ada"})
        cookies = dict(client.cookies)
    first.stop()

    with httpx.Client(base_url=serve().address(), cookies=cookies) as client:
        assert client.get("/api/me").json()["guest"]["name"] == "Ada"


def test_a_busy_port_is_reported_and_the_next_one_taken(serve: Serve) -> None:
    with closing(bind("127.0.0.1", 20000, 20000)) as taken:
        port = taken.getsockname()[1]
        server = serve("--port", str(port))

        other = int(server.wait_for(rf"Port {port} is busy; taking (\d+)")[1])
        assert port < other <= port + 20
        assert server.address() == f"http://127.0.0.1:{other}"


def test_a_public_address_is_printed_and_its_path_is_known(serve: Serve) -> None:
    server = serve("--public-url", "https://games.example.org/lampion", "--port", "0")

    assert server.address() == "https://games.example.org/lampion"


def test_a_malformed_public_address_is_refused_at_the_start(serve: Serve) -> None:
    server = serve("--public-url", "games.example.org")

    assert server.process.wait(PATIENCE) == 2
    server.stop()
    assert "isn't a web address" in "".join(server.log)


async def test_a_socket_of_another_site_is_refused_over_the_wire(running: str) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await connect(f"{running.replace('http', 'ws')}/api/tables/x/socket", origin=Origin("https://evil.example"))
    response = refused.value.response

    assert response.status_code == 403
    assert json.loads(response.body)["error"]["code"] == "cross-site"
    assert response.headers["Content-Security-Policy"]


def talk(address: str, request: bytes) -> bytes:
    """Send bytes, and read until the server hangs up."""
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as wire:
        try:
            wire.sendall(request)
            answer = b""
            while part := wire.recv(65536):
                answer += part
        except ConnectionError:
            return answer
        return answer


@pytest.mark.parametrize(
    "request_",
    [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 100_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
    ids=["nonsense", "long header", "many headers", "long address"],
)
def test_a_malformed_request_is_refused_in_the_usual_shape(running: str, request_: bytes) -> None:
    head, _, body = talk(running, request_).partition(b"\r\n\r\n")

    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["error"]["code"] == "bad-request"


def test_the_log_is_json_and_holds_no_secrets(serve: Serve) -> None:
    server = serve("--log-level", "debug")
    with httpx.Client(base_url=server.address()) as client:
        client.post("/api/me?secret=1", json={"name": "Grace-Hopper"})
        cookie = client.cookies["lampion"]
    server.stop()

    events = [json.loads(line) for line in server.log]
    assert (events[0]["event"], events[-1]["event"]) == ("started", "stopped")
    assert ("/api/me", 201) in [(event.get("path"), event.get("status")) for event in events]
    logged = "".join(server.log)
    for secret in ("Grace", "secret", cookie, cookie.split(".")[0]):
        assert secret not in logged


# Sockets


async def converse(monkeypatch: pytest.MonkeyPatch, data: Path, visit: Callable[[str], Awaitable[Value]]) -> Value:
    """Run an echo server in this process during a visit; return what the visit returns."""

    def create_app(config: Config, store: Store, *_: object) -> FastAPI:
        app = FastAPI()

        @app.websocket("/echo")
        async def echo(socket: WebSocket) -> None:
            await socket.accept()
            async for text in socket.iter_text():
                await socket.send_text(text)

        add_basics(app, config, store)
        return app

    monkeypatch.setattr(process, "create_app", create_app)
    listening = asyncio.Event()
    with closing(bind("127.0.0.1", 0)) as sock:
        server = asyncio.create_task(process.serve(Config(data=data), sock, listening.set))
        await asyncio.wait_for(listening.wait(), PATIENCE)
        try:
            return await asyncio.wait_for(visit(f"ws://127.0.0.1:{sock.getsockname()[1]}/echo"), PATIENCE)
        finally:
            signal.raise_signal(signal.SIGTERM)
            await asyncio.wait_for(server, PATIENCE)


async def test_open_sockets_are_told_that_the_server_stops(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def visit(address: str) -> ClientConnection:
        socket = await connect(address)
        await socket.send("hello")
        assert await socket.recv() == "hello"
        return socket

    socket = await converse(monkeypatch, tmp_path, visit)

    assert socket.close_code == 1012


async def test_a_message_has_64_kilobytes_at_most(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def visit(address: str) -> int | None:
        async with connect(address) as socket:
            await socket.send("x" * 65536)
            assert len(await socket.recv()) == 65536
            await socket.send("x" * 65537)
            await socket.wait_closed()
            return socket.close_code

    assert await converse(monkeypatch, tmp_path, visit) == 1009


# Ports and folders


def test_the_next_free_port_is_taken() -> None:
    with closing(bind("127.0.0.1", 21000, 20000)) as first, closing(bind("127.0.0.1", first.getsockname()[1])) as next_:
        assert next_.getsockname()[1] > first.getsockname()[1]


def test_when_all_ports_are_busy_they_are_named() -> None:
    with closing(bind("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortsBusy) as refused:
            bind("127.0.0.1", port, tries=1)

    assert refused.value.data == {"first": port, "last": port}


@pytest.mark.parametrize("host", ["203.0.113.1", "a..b"])
def test_an_address_of_another_machine_is_refused(host: str) -> None:
    with pytest.raises(NoAddress) as refused:
        bind(host, 0)

    assert refused.value.data["problem"] == "host"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other systems have other folders")
@pytest.mark.parametrize(
    ("variables", "folder"),
    [
        ({"LAMPION_DATA": "/a/b", "XDG_DATA_HOME": "/c"}, "/a/b"),
        ({"XDG_DATA_HOME": "/c"}, "/c/lampion"),
        ({"HOME": "/home/ada"}, "/home/ada/.local/share/lampion"),
    ],
)
def test_the_data_has_a_default_folder(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], folder: str) -> None:
    for name in ("LAMPION_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert default_data() == Path(folder)


def test_the_server_libraries_are_loaded_by_serve_only() -> None:
    code = "import sys, lampion.cli.main; print({'fastapi', 'uvicorn', 'sqlalchemy', 'pydantic'} & set(sys.modules))"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert printed.stdout == "set()\n"
