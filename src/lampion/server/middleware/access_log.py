"""Gives every request and socket an id, a line in the log, a place in the metrics, and an answer even after a bug."""

import secrets
import time

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from lampion.server.errors import NotFound, ServerError, answer
from lampion.server.logs import logger, note
from lampion.server.metrics import Metrics
from lampion.server.middleware.path_prefix import route_path
from lampion.server.people.language import language_of

LONGEST = 200  # characters of a path in the log
UNMATCHED = "(none)"
SECRETS = ("invite", "token", "secret", "link")  # path parameters that must not be logged
QUIET = ("/healthz", "/metrics")  # polled every few seconds by monitoring


class AccessLog:
    """Logs and counts each request, and answers unexpected errors."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; an unexpected error becomes an answer with the id under which it is logged."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        exchange = Exchange(scope, receive, send)
        try:
            await self.app(scope, exchange.receive, exchange.send)
        except WebSocketDisconnect:
            pass  # the exchange has noted the code
        except Exception:  # the last resort, so that every client gets an answer
            if exchange.is_abandoned:
                raise  # the web server knows that the client left
            logger.exception("unexpected error", extra={"fields": {"request": exchange.id, "path": path_of(scope)}})
            if not await exchange.apologise(receive):
                raise
        finally:
            self.note(scope, exchange)

    def note(self, scope: Scope, exchange: "Exchange") -> None:
        """Write the line of the log, and count the request."""
        seconds = time.perf_counter() - exchange.began
        milliseconds = round(seconds * 1000, 1)
        if scope["type"] == "websocket" and exchange.started:
            note("socket", request=exchange.id, path=path_of(scope), code=exchange.status, ms=milliseconds)
            return
        method, route = scope.get("method", "SOCKET"), route_of(scope)
        if route not in QUIET:
            fields = {"method": method, "path": path_of(scope), "status": exchange.status, "ms": milliseconds}
            note("request", request=exchange.id, **fields)
        self.metrics.requests.labels(method, route, str(exchange.status)).inc()
        self.metrics.request_seconds.labels(method, route).observe(seconds)


class Exchange:
    """A request or socket, and what has been answered so far."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive_next = receive
        self.send_on = send
        self.id = secrets.token_hex(6)
        self.began = time.perf_counter()
        self.started = False  # has the answer begun, or has the socket been accepted?
        self.status = 0
        self.is_abandoned = False  # did the client leave before the answer?

    async def receive(self) -> Message:
        """Pass on what comes in, and note the code with which a client closes a socket."""
        message = await self.receive_next()
        if message["type"] == "websocket.disconnect":
            self.status = self.status or message.get("code", 1005)
        return message

    async def send(self, message: Message) -> None:
        """Pass on what the app sends; a refused socket gets an error in the usual shape."""
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            self.started = kind == "http.response.start"
            MutableHeaders(scope=message)["X-Request-Id"] = self.id
        elif kind == "websocket.accept":
            self.started = True
        elif kind == "websocket.close":
            if not self.started and not self.status:  # the router found nothing under this address
                await answer(NotFound(), language_of(HTTPConnection(self.scope)))(self.scope, nothing, self.send)
                return
            self.status = message.get("code", 1000)
        try:
            await self.send_on(message)
        except OSError:
            self.is_abandoned = True
            self.status = self.status or 1006
            raise

    async def apologise(self, receive: Receive) -> bool:
        """Answer after an unexpected error; false if it is too late."""
        if self.scope["type"] == "websocket" and self.started:
            await self.send({"type": "websocket.close", "code": 1011})
            return True
        if self.started or self.status:
            return False
        language = language_of(HTTPConnection(self.scope))
        await answer(ServerError(id=self.id), language)(self.scope, receive, self.send)
        return True


async def nothing() -> Message:
    """Stands in for `receive`: a client that waits for an answer sends nothing."""
    return {"type": "websocket.connect"}


def route_of(scope: Scope) -> str:
    """The template of the route that answered, so that metrics have few labels."""
    path = getattr(scope.get("route"), "path", UNMATCHED)
    return path if isinstance(path, str) else UNMATCHED


def path_of(scope: Scope) -> str:
    """The path as it may be logged: without query and secrets, and only the first part for pages."""
    path: str = route_path(scope)
    parts = path.split("/")
    if parts[1:2] != ["api"]:
        path = path if len(parts) < 3 else f"/{parts[1]}/…"
    for name, value in scope.get("path_params", {}).items():
        if name in SECRETS:
            path = path.replace(f"/{value}", "/…")
    return path[:LONGEST]
