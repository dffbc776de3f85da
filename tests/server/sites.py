"""A server in the test's own process, browsers that visit it, and a clock that the test moves."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from lampion.server.app import add_basics
from lampion.server.config import Config
from lampion.storage import Store

START = 1_800_000_000_000


class Site:
    """An app with guests and middleware but without tables, plus the test's own routes."""

    def __init__(self, data: Path, add_routes: Callable[[FastAPI], None] | None = None, **settings: Any) -> None:
        self.runner = asyncio.Runner()
        self.time = START
        self.config = Config(data=data, **settings)
        self.store = self.runner.run(Store.open(None, data))
        self.restart(add_routes)

    def restart(self, add_routes: Callable[[FastAPI], None] | None = None) -> None:
        """Build the app again over the same data, as a new process would."""
        self.app = FastAPI(openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, redirect_slashes=False)
        if add_routes:
            add_routes(self.app)
        add_basics(self.app, self.config, self.store, lambda: self.time)

    def browser(self, client: str = "127.0.0.1", base: str = "http://localhost", **headers: str) -> "Browser":
        """A browser that visits the site."""
        return Browser(self, client, base, {name.replace("_", "-"): value for name, value in headers.items()})

    def open_socket(self, path: str, **headers: str) -> list[Any]:
        """Open a socket with these headers and leave; return what the server sent."""
        wire = {"host": "localhost", **{name.replace("_", "-"): value for name, value in headers.items()}}
        path, _, query = path.partition("?")
        scope = {
            "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "root_path": "", "scheme": "ws", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
            "headers": [(name.encode(), value.encode()) for name, value in wire.items()], "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }  # fmt: skip
        sent: list[Any] = []
        waiting = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]

        async def receive() -> Any:
            return waiting.pop(0)

        async def send(message: Any) -> None:
            sent.append(message)

        self.runner.run(self.app(scope, receive, send))
        return sent

    def close(self) -> None:
        """Close the store and the loop."""
        self.runner.run(self.store.close())
        self.runner.close()


class Browser:
    """A browser that keeps its cookies and sends one request at a time."""

    def __init__(self, site: Site, client: str, base: str, headers: dict[str, str]) -> None:
        self.site = site
        self.client, self.base, self.headers = client, base, headers
        self.jar: dict[str, str] = {}

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request; cookies go along and come back."""
        return self.site.runner.run(self.send(method, path, **more))

    async def send(self, method: str, path: str, **more: Any) -> httpx.Response:
        """The same, inside the event loop."""
        transport = httpx.ASGITransport(self.site.app, client=(self.client, 1234))
        headers = {**self.headers, **more.pop("headers", {})}
        if self.jar:
            headers.setdefault("cookie", "; ".join(f"{name}={value}" for name, value in self.jar.items()))
        async with httpx.AsyncClient(transport=transport, base_url=self.base) as client:
            answer = await client.request(method, path, headers=headers, **more)
        for name, value in answer.cookies.items():
            self.jar[name] = value
        if "Max-Age=0" in answer.headers.get("set-cookie", ""):
            self.jar.clear()
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        """Send a GET request."""
        return self.ask("GET", path, **more)

    def post(self, path: str, json: Any = None, **more: Any) -> httpx.Response:
        """Send a POST request."""
        return self.ask("POST", path, **({"json": json} if json is not None else {}), **more)

    def sign_up(self, name: str = "Ada") -> "Browser":
        """Become a guest."""
        assert self.post("/api/me", {"name": name}).status_code == 201
        return self

    def name(self) -> str | None:
        """The name of the guest that the server sees in this browser."""
        guest = self.get("/api/me").json()["guest"]
        return str(guest["name"]) if guest else None


@contextmanager
def site(data: Path, add_routes: Callable[[FastAPI], None] | None = None, **settings: Any) -> Iterator[Site]:
    """A site for one test."""
    opened = Site(data, add_routes, **settings)
    try:
        yield opened
    finally:
        opened.close()


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal, after checking its shape."""
    body = answer.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"code", "message", "data"}
    assert body["error"]["message"]
    return answer.status_code, body["error"]["code"]
