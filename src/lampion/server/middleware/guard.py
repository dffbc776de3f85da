"""Refuses requests and sockets before any route sees them: wrong hosts, other sites, too many from one address."""

import ipaddress
import re
import socket

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from lampion.server.clock import Clock, now
from lampion.server.config import DEFAULT_PORTS, Config
from lampion.server.errors import Refusal, answer
from lampion.server.limits import Limits
from lampion.server.people.language import language_of

SAFE = ("GET", "HEAD", "OPTIONS")
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::([0-9]{1,5}))?")  # a name or IP address, perhaps a port


class WrongHost(Refusal):
    """The request names a host that is not this server. Data: host."""

    code = "wrong-host"
    status = 421


class CrossSite(Refusal):
    """The request was made by a page of another site. No data."""

    code = "cross-site"
    status = 403


class Guard:
    """Refuses requests for other hosts (DNS rebinding), requests forged by other sites, and floods.

    A socket is checked like a request that changes something.
    """

    def __init__(self, app: ASGIApp, config: Config, limits: Limits, clock: Clock = now) -> None:
        self.app = app
        self.config = config
        self.limits = limits
        self.clock = clock
        self.hosts = known_hosts(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
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
        """Accept only names of this server; an IP address cannot be another site's name."""
        named = headers.getlist("host")
        host = host_in(named[0]) if len(named) == 1 else ""
        if not (host in self.hosts or host.endswith(".localhost") or is_address(host)):
            raise WrongHost(host=host)

    def check_origin(self, connection: HTTPConnection) -> None:
        """If the browser names the page that sent the request, it must be one of this server's."""
        origins = connection.headers.getlist("origin")
        if connection.headers.get("sec-fetch-site") == "cross-site" or len(origins) > 1:
            raise CrossSite()
        if origins and read_origin(origins[0]) not in (self.config.origin, own_origin(connection)):
            raise CrossSite()


def known_hosts(config: Config) -> set[str]:
    """The names of this machine, and the host of the public address."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    names = {"localhost", own, short, f"{short}.local", config.host.lower(), (config.public_host or "").lower()}
    return names - {""}


def host_in(header: str) -> str:
    """The host in a Host header, without its port; empty if malformed."""
    found = HOST.fullmatch(header)
    return found[1].strip("[]").lower().removesuffix(".") if found else ""


def is_address(host: str) -> bool:
    """Is a host an IP address?"""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def own_origin(connection: HTTPConnection) -> str:
    """The origin that a request was sent to."""
    scheme: str = connection.scope["scheme"]
    return write_origin({"ws": "http", "wss": "https"}.get(scheme, scheme), connection.headers.get("host", ""))


def read_origin(text: str) -> str:
    """An Origin header in canonical form; empty if malformed or `null`."""
    scheme, _, host = text.partition("://")
    return write_origin(scheme.lower(), host) if scheme.lower() in DEFAULT_PORTS else ""


def write_origin(scheme: str, host: str) -> str:
    """An origin in canonical form, without a default port; empty if the host is malformed."""
    found = HOST.fullmatch(host)
    if found is None:
        return ""
    port = "" if found[2] in (None, str(DEFAULT_PORTS.get(scheme))) else f":{found[2]}"
    return f"{scheme}://{found[1].lower().removesuffix('.')}{port}"
