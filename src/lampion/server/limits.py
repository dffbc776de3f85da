"""Rate limits (token buckets) and caps on what one client may hold at once; all in memory.

Several processes tell each other what they count (`bus/shared_limits.py`).
"""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from lampion.server.config import Rate
from lampion.server.errors import Refusal

MOST = 100_000  # buckets; the least recently used is dropped


class TooMany(Refusal):
    """Too many requests of one kind. Data: kind, seconds."""

    code = "too-many"
    status = 429


class TooManyAtOnce(Refusal):
    """Too many of something at once. Data: kind, most."""

    code = "too-many-at-once"
    status = 429


class Limits:
    """The buckets and counts of one server process."""

    def __init__(self, rates: Mapping[str, Rate], caps: Mapping[str, int], most: int = MOST) -> None:
        self.rates = rates
        self.caps = caps
        self.most = most
        self.buckets: OrderedDict[tuple[str, str], tuple[int, int]] = OrderedDict()  # what was left, and when
        self.held: Counter[tuple[str, str]] = Counter()
        self.elsewhere: Counter[tuple[str, str]] = Counter()  # held at other processes
        self.on_taken: Callable[[str, str], None] | None = None  # called with kind and key of what was taken
        self.on_held: Callable[[str, str], None] | None = None  # the same when more or less is held

    def take(self, kind: str, key: str, now: int) -> None:
        """Take one token from a bucket; raises TooMany when it is empty."""
        rate = self.rates[kind]
        price = rate.period  # a millisecond adds `burst` parts
        left = self.fill(kind, key, now)
        enough = left >= price
        self.keep(kind, key, left - price if enough else left, now)
        if not enough:
            raise TooMany(kind=kind, seconds=-((left - price) // (rate.burst * 1000)))
        if self.on_taken is not None:
            self.on_taken(kind, key)

    def take_elsewhere(self, kind: str, key: str, count: int, now: int) -> None:
        """Tokens were taken at another process; what wasn't there is owed, up to a whole bucket."""
        rate = self.rates[kind]
        left = self.fill(kind, key, now) - count * rate.period
        self.keep(kind, key, max(left, -rate.burst * rate.period), now)

    def fill(self, kind: str, key: str, now: int) -> int:
        """What is in a bucket now."""
        rate = self.rates[kind]
        full = rate.burst * rate.period
        left, since = self.buckets.pop((kind, key), (full, now))
        return min(full, left + max(0, now - since) * rate.burst)

    def keep(self, kind: str, key: str, left: int, now: int) -> None:
        """Keep a bucket; the least recently used makes room."""
        self.buckets[kind, key] = (left, now)
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)

    def take_from(self, kind: str, connection: HTTPConnection, now: int) -> None:
        """The same, counted by the address of the client."""
        address = address_of(connection)
        self.take(f"{kind}-local" if is_local(address) else kind, address, now)

    def take_command(self, guest: str, owner: str, now: int) -> None:
        """Count a command by its guest, and by the address that many guests may share."""
        self.take("commands", guest, now)
        self.take("commands-of-owner", owner, now)

    @contextmanager
    def hold(self, kind: str, key: str = "") -> Iterator[None]:
        """Hold one of something, such as a socket, until the block ends; raises TooManyAtOnce at the cap."""
        most = self.caps[kind]
        if self.held[kind, key] + (self.elsewhere[kind, key] if key else 0) >= most:
            raise TooManyAtOnce(kind=kind, most=most)
        self.count_held(kind, key, 1)
        try:
            yield
        finally:
            self.count_held(kind, key, -1)

    def count_held(self, kind: str, key: str, change: int) -> None:
        """Count one more or less; what has no key is this process's own, such as its sockets."""
        self.held[kind, key] += change
        if not self.held[kind, key]:
            del self.held[kind, key]
        if key and self.on_held is not None:
            self.on_held(kind, key)


def address_of(connection: HTTPConnection) -> str:
    """The address to count a client by."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """The address itself, or for IPv6 its /64 network, which one customer has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ipaddress.IPv6Network((address.packed[:8] + bytes(8), 64)))
    return str(address)


def is_local(address: str) -> bool:
    """Is this the address of the machine itself?"""
    return address == "::1" or address.startswith("127.")
