"""Every request and socket gets an id, a line in the log, its place in the metrics, and an answer whatever happens."""

import secrets
import time

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from lampion.server.guard import route_path
from lampion.server.language import language_of
from lampion.server.logs import logger, note
from lampion.server.metrics import Metrics
from lampion.server.problems import NotFound, ServerError, answer

LONGEST = 200  # letters of a path in the log
UNMATCHED = "(none)"
SECRETS = ("invite", "token", "secret", "link")  # parameters of paths that no log may hold
QUIET = ("/healthz", "/metrics")  # asked every few seconds by programs


class Watch:
    """The middleware that sees each request come and go."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on; what no one expected becomes an answer with an id that is in the log."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        passage = Passage(scope, receive, send)
        try:
            await self.app(scope, passage.receive, passage.send)
        except WebSocketDisconnect:
            pass  # the passage knows with which code
        except Exception:  # the last resort, so that nobody is left without an answer
            if passage.is_deserted:
                raise  # for the web server, which knows it already
            logger.exception("unexpected error", extra={"fields": {"request": passage.id, "path": path_of(scope)}})
            if not await passage.apologise(receive):
                raise
        finally:
            self.tell(scope, passage)

    def tell(self, scope: Scope, passage: "Passage") -> None:
        """Write the line of the log, and count."""
        seconds = time.perf_counter() - passage.began
        milliseconds = round(seconds * 1000, 1)
        if scope["type"] == "websocket" and passage.started:
            note("socket", request=passage.id, path=path_of(scope), code=passage.status, ms=milliseconds)
            return
        method, route = scope.get("method", "SOCKET"), route_of(scope)
        if route not in QUIET:
            fields = {"method": method, "path": path_of(scope), "status": passage.status, "ms": milliseconds}
            note("request", request=passage.id, **fields)
        self.metrics.requests.labels(method, route, str(passage.status)).inc()
        self.metrics.request_seconds.labels(method, route).observe(seconds)


class Passage:
    """One request on its way through the server: what was answered so far."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.hear = receive
        self.forward = send
        self.id = secrets.token_hex(6)
        self.began = time.perf_counter()
        self.started = False  # has an answer begun, or the socket been let in?
        self.status = 0
        self.is_deserted = False  # did they leave before the answer?

    async def receive(self) -> Message:
        """Pass on what comes in; who closes a socket says with which code."""
        message = await self.hear()
        if message["type"] == "websocket.disconnect":
            self.status = self.status or message.get("code", 1005)
        return message

    async def send(self, message: Message) -> None:
        """Pass on what the app sends; a socket that is not let in gets the one shape of errors too."""
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
            await self.forward(message)
        except OSError:
            self.is_deserted = True
            self.status = self.status or 1006
            raise

    async def apologise(self, receive: Receive) -> bool:
        """Answer after an unexpected error, if that is still possible."""
        if self.scope["type"] == "websocket" and self.started:
            await self.send({"type": "websocket.close", "code": 1011})
            return True
        if self.started or self.status:
            return False
        language = language_of(HTTPConnection(self.scope))
        await answer(ServerError(id=self.id), language)(self.scope, receive, self.send)
        return True


async def nothing() -> Message:
    """Nothing comes from a client that waits for an answer."""
    return {"type": "websocket.connect"}


def route_of(scope: Scope) -> str:
    """The template of the route that answered, so that metrics have few names."""
    path = getattr(scope.get("route"), "path", UNMATCHED)
    return path if isinstance(path, str) else UNMATCHED


def path_of(scope: Scope) -> str:
    """The path as the log may hold it: without query, without secrets; of pages only the first part."""
    path: str = route_path(scope)
    parts = path.split("/")
    if parts[1:2] != ["api"]:
        path = path if len(parts) < 3 else f"/{parts[1]}/…"
    for name, value in scope.get("path_params", {}).items():
        if name in SECRETS:
            path = path.replace(f"/{value}", "/…")
    return path[:LONGEST]
