"""The settings of a server: where it listens, where it keeps its data, and its limits."""

import os
import socket
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from lampion.kernel.errors import LampionError
from lampion.server.clock import DAY, HOUR, MINUTE, SECOND

DEFAULT_PORTS = {"http": 80, "https": 443}


class BadUrl(LampionError):
    """A public address that no browser could open. Data: url."""

    code = "bad-url"


@dataclass(frozen=True, slots=True)
class Rate:
    """`burst` at once, refilled evenly over a period (ms)."""

    burst: int
    period: int


@dataclass(frozen=True, slots=True)
class Retention:
    """How long unused things are kept (ms); None: forever."""

    open_tables: int = 2 * DAY
    unfinished: int = 90 * DAY
    finished: int | None = None
    hardly_played: int = 7 * DAY  # finished after a few moves
    guests: int = 400 * DAY


# How often something may be done, by kind; `Limits.take` names the kind. Kinds that are counted by address have another
# rate for this machine itself, where a kiosk or a proxy may serve many people. An owner is the address of a guest, but
# on this machine the guest (`people/homes.py`).
RATES: Mapping[str, Rate] = {
    "requests": Rate(600, 30 * SECOND),
    "requests-local": Rate(50_000, 10 * SECOND),
    "guests": Rate(60, HOUR),
    "guests-local": Rate(20_000, MINUTE),
    "link-tries": Rate(20, 10 * MINUTE),
    "link-tries-local": Rate(2_000, 10 * MINUTE),
    "links": Rate(10, 10 * MINUTE),
    "names": Rate(20, 10 * MINUTE),
    "tables": Rate(60, 10 * MINUTE),
    "lists": Rate(600, MINUTE),
    "lists-local": Rate(12_000, MINUTE),
    "commands": Rate(600, 10 * SECOND),
    "commands-of-owner": Rate(1_000, 10 * SECOND),
    "undos": Rate(20, 10 * SECOND),
    "undos-of-owner": Rate(60, 10 * SECOND),
    "chat": Rate(10, 20 * SECOND),
    "chat-of-owner": Rate(40, 20 * SECOND),
    "hints": Rate(20, MINUTE),
    "looks": Rate(120, MINUTE),
    "replays": Rate(120, MINUTE),
    "replays-local": Rate(12_000, MINUTE),
    "openings": Rate(120, MINUTE),
    "openings-local": Rate(12_000, MINUTE),
    "boards": Rate(120, MINUTE),
    "boards-local": Rate(12_000, MINUTE),
    "previews": Rate(40, MINUTE),
    "previews-local": Rate(3_000, MINUTE),
    "profiles": Rate(60, MINUTE),
    "records": Rate(4, HOUR),
    "clubs": Rate(60, HOUR),
    "analyses": Rate(30, 10 * MINUTE),
    "analyses-local": Rate(3_000, 10 * MINUTE),
}

# How many of something there may be at once, by kind; `Limits.hold` names the kind.
CAPS: Mapping[str, int] = {
    "connections": 20_000,  # fewer if the system allows fewer open files, see `process.py`
    "connections-of-address": 500,
    "sockets": 20_000,
    "sockets-of-guest": 40,
    "sockets-of-address": 400,
    "boards-of-owner": 8,
    "devices-of-guest": 50,
    "open-tables-of-host": 60,
    "running-tables-of-host": 300,
    "clubs-of-guest": 30,
    "members-of-club": 200,
    "tournaments-of-club": 12,  # that aren't over
    "people-of-tournament": 32,
    "hints-of-guest": 1,
    "analyses": 24,
    "analyses-of-address": 3,
}


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of one server process."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None  # as people type it, if there is a proxy in front; may have a path
    database: str | None = None  # None: SQLite in the data folder
    redis: str | None = None  # where the processes of a site meet; None: this process is alone
    process: str = field(default_factory=lambda: f"{socket.gethostname()}-{os.getpid()}")  # its name
    body: int = 64 * 1024  # bytes of a request or of a message on a socket
    rates: Mapping[str, Rate] = field(default_factory=lambda: RATES)
    caps: Mapping[str, int] = field(default_factory=lambda: CAPS)
    retention: Retention = Retention()
    room_idle: int = 5 * MINUTE  # then a table without sockets and work leaves memory
    sweep: int = HOUR  # between two deletions of expired things

    def __post_init__(self) -> None:
        if self.public_url is not None:
            check_url(self.public_url)

    @property
    def origin(self) -> str | None:
        """Scheme, host and port of the public address, as a browser writes them in `Origin`."""
        return None if self.public_url is None else origin_of(self.public_url)

    @property
    def public_host(self) -> str | None:
        """The host name in the public address."""
        return None if self.public_url is None else urlsplit(self.public_url).hostname

    @property
    def prefix(self) -> str:
        """The path under which a proxy publishes the server: empty, or with a leading and no trailing slash."""
        return "" if self.public_url is None else urlsplit(self.public_url).path.rstrip("/")

    @property
    def is_secure(self) -> bool:
        """Do people connect over https?"""
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"


def check_url(url: str) -> None:
    """Refuse an address that is not http or https with a host, an optional port and a plain path."""
    try:
        parts = urlsplit(url)
        sound = parts.scheme in DEFAULT_PORTS and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        raise BadUrl(url=url) from None
    odd = parts.query or parts.fragment or parts.username or "//" in parts.path or "%" in parts.path
    if not sound or odd or not url.isascii() or any(letter.isspace() or letter in "\"'<>\\;," for letter in url):
        raise BadUrl(url=url)


def origin_of(url: str) -> str:
    """Scheme, host and port of an address in canonical form, without a default port."""
    parts = urlsplit(url)
    host = (parts.hostname or "").removesuffix(".")
    host = f"[{host}]" if ":" in host else host
    port = parts.port
    return f"{parts.scheme}://{host}" + ("" if port in (None, DEFAULT_PORTS.get(parts.scheme)) else f":{port}")


def default_data() -> Path:
    """The default folder for the data: `LAMPION_DATA`, or the place for application data on this system."""
    named = os.environ.get("LAMPION_DATA")
    if named:
        return Path(named)
    if sys.platform == "win32":
        place = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        place = Path.home() / "Library" / "Application Support"
    else:
        place = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return place / "lampion"
