"""The doors of the server: its path behind a proxy, which hosts and sites may knock, and how much they may bring in."""

import asyncio
import ipaddress
import re
import socket

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lampion.server.clocktime import Clock, now
from lampion.server.config import DEFAULT_PORTS, Config
from lampion.server.language import language_of
from lampion.server.limits import Limits
from lampion.server.problems import Refusal, answer

SAFE = ("GET", "HEAD", "OPTIONS")
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::([0-9]{1,5}))?")  # name or number, perhaps a port


class WrongHost(Refusal):
    """The request names a host that this server does not answer for. Data: host."""

    code = "wrong-host"
    status = 421


class CrossSite(Refusal):
    """A page of another site may not act here. No data."""

    code = "cross-site"
    status = 403


class TooLarge(Refusal):
    """The body has more bytes than the server takes. Data: most."""

    code = "too-large"
    status = 413


class TooSlow(Refusal):
    """The body took too long to arrive. Data: seconds."""

    code = "too-slow"
    status = 408


class NotJson(Refusal):
    """A body that does not say that it is JSON. No data."""

    code = "not-json"
    status = 415


class Prefix:
    """Takes the path of the public address off every request, whether or not a proxy has done so already."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Write the path as ASGI wants it: `root_path` in front, then the path that the routes know."""
        if self.prefix and scope["type"] in ("http", "websocket"):
            path = self.prefix + without_prefix(scope["path"], self.prefix)
            raw = self.prefix + without_prefix(scope.get("raw_path", b"").decode("latin-1"), self.prefix)
            scope = {**scope, "root_path": self.prefix, "path": path, "raw_path": raw.encode("latin-1")}
        await self.app(scope, receive, send)


def without_prefix(path: str, prefix: str) -> str:
    """A path without what stands in front of it, if it does."""
    return path.removeprefix(prefix) or "/" if path == prefix or path.startswith(f"{prefix}/") else path


def route_path(scope: Scope) -> str:
    """The path as the routes know it."""
    return without_prefix(scope["path"], scope.get("root_path", "")) if scope.get("root_path") else scope["path"]


class Door:
    """Refuses requests for other hosts (a way to reach a private server through a name that points to it), requests
    that other sites make in a visitor's name, and too many from one address.
    """

    def __init__(self, app: ASGIApp, config: Config, limits: Limits, clock: Clock = now) -> None:
        self.app = app
        self.config = config
        self.limits = limits
        self.clock = clock
        self.hosts = known_hosts(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] in ("http", "websocket"):
            connection = HTTPConnection(scope)
            try:
                self.limits.take_from("requests", connection, self.clock())
                self.check_host(connection.headers)
                if scope["type"] == "websocket" or scope["method"] not in SAFE:
                    self.check_origin(connection)
            except Refusal as refusal:
                await answer(refusal, language_of(connection))(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def check_host(self, headers: Headers) -> None:
        """Only names that mean this server; an address in numbers cannot be somebody else's name."""
        named = headers.getlist("host")
        host = host_in(named[0]) if len(named) == 1 else ""
        if not (host in self.hosts or host.endswith(".localhost") or is_address(host)):
            raise WrongHost(host=host)

    def check_origin(self, connection: HTTPConnection) -> None:
        """Where a browser says on whose behalf it acts, that must be a page of this server."""
        origins = connection.headers.getlist("origin")
        if connection.headers.get("sec-fetch-site") == "cross-site" or len(origins) > 1:
            raise CrossSite()
        if origins and read_origin(origins[0]) not in (self.config.origin, own_origin(connection)):
            raise CrossSite()


def known_hosts(config: Config) -> set[str]:
    """The names of this machine and of the public address."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    names = {"localhost", own, short, f"{short}.local", config.host.lower(), (config.public_host or "").lower()}
    return names - {""}


def host_in(header: str) -> str:
    """The name or number in a Host header, without its port; empty if it is none."""
    found = HOST.fullmatch(header)
    return found[1].strip("[]").lower().removesuffix(".") if found else ""


def is_address(host: str) -> bool:
    """Is a host written in numbers?"""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def own_origin(connection: HTTPConnection) -> str:
    """Scheme and host that a request was sent to, as an origin."""
    scheme: str = connection.scope["scheme"]
    return write_origin({"ws": "http", "wss": "https"}.get(scheme, scheme), connection.headers.get("host", ""))


def read_origin(text: str) -> str:
    """An Origin header in one spelling; empty if it is none, as `null` is."""
    scheme, _, host = text.partition("://")
    return write_origin(scheme.lower(), host) if scheme.lower() in DEFAULT_PORTS else ""


def write_origin(scheme: str, host: str) -> str:
    """An origin in one spelling, without the port that the scheme implies; empty if the host is none."""
    found = HOST.fullmatch(host)
    if found is None:
        return ""
    port = "" if found[2] in (None, str(DEFAULT_PORTS.get(scheme))) else f":{found[2]}"
    return f"{scheme}://{found[1].lower().removesuffix('.')}{port}"


class Porch:
    """Takes in the whole body of a request before the app sees it: JSON, and not too much of it."""

    patience = 30  # seconds

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on a request with its body, or say what is wrong with it."""
        headers = Headers(scope=scope) if scope["type"] == "http" else Headers()
        if "content-length" not in headers and "transfer-encoding" not in headers:
            await self.app(scope, receive, send)
            return
        try:
            body = await self.take_in(headers, receive)
        except Refusal as refusal:
            await answer(refusal, language_of(HTTPConnection(scope)))(scope, receive, send)
            return
        if body is None:  # nobody waits for the answer any more
            return
        sent = False

        async def replay() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, replay, send)

    async def take_in(self, headers: Headers, receive: Receive) -> bytes | None:
        """The body, counted while it arrives; None if the client went away."""
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:20]) > self.most:
            raise TooLarge(most=self.most)
        parts, size, more = [], 0, True
        until = asyncio.get_running_loop().time() + self.patience
        while more:
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise TooSlow(seconds=self.patience) from None
            if message["type"] == "http.disconnect":
                return None
            part = message.get("body", b"")
            size += len(part)
            if size > self.most:
                raise TooLarge(most=self.most)
            parts.append(part)
            more = message.get("more_body", False)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if size and kind != "application/json":
            raise NotJson()
        return b"".join(parts)
