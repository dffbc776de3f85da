"""The guest behind a request, known by a signed cookie that names one of their devices."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar

from fastapi import Depends
from starlette.requests import HTTPConnection

from lampion.server.clock import DAY, HOUR, SECOND, Clock, now
from lampion.server.config import Config
from lampion.server.errors import Refusal
from lampion.server.limits import address_of
from lampion.server.people.cookies import COOKIE, Cookies
from lampion.server.people.homes import Homes
from lampion.storage import Device, Guest, Store

RENEWAL = DAY  # a cookie older than this is renewed when it is used
TOUCH = HOUR  # between two notes in the database that a device was seen
FRESH = 30 * SECOND  # how long a device is cached before the database is asked again
MOST = 20_000  # devices in the cache

# Marks of browsers and systems in User-Agent; the first match counts, because many also claim to be others.
BROWSERS = {"Firefox/": "Firefox", "FxiOS/": "Firefox", "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser/": "Samsung"}
BROWSERS |= {"Chrome/": "Chrome", "CriOS/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "CrOS": "ChromeOS"}
SYSTEMS |= {"Mac OS X": "macOS", "Linux": "Linux"}


class NoIdentity(Refusal):
    """Nobody is signed in on this device, or no longer. No data."""

    code = "no-identity"
    status: ClassVar[int] = 401


@dataclass(frozen=True, slots=True)
class Visit:
    """A guest on one of their devices."""

    guest: Guest
    device: Device


class Identity:
    """Finds the guest behind a request, and signs devices in and out."""

    def __init__(self, config: Config, store: Store, key: bytes, clock: Clock = now) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        self.cookies = Cookies(config, key, clock)
        self.known: OrderedDict[str, tuple[Visit, int]] = OrderedDict()  # by device, with the time until it expires
        self.removals = 0
        self.removal_callbacks: list[Callable[[str], None]] = []
        self.change_callbacks: list[Callable[[Guest], None]] = []

    def on_removed(self, callback: Callable[[str], None]) -> None:
        """Call a function with the id of every device that is signed out, so that its sockets are closed."""
        self.removal_callbacks.append(callback)

    def on_changed(self, callback: Callable[[Guest], None]) -> None:
        """Call a function with every guest who changes name or language."""
        self.change_callbacks.append(callback)

    async def visit(self, connection: HTTPConnection) -> Visit | None:
        """The guest behind a request or socket, looked up once; an invalid cookie is cleared."""
        state = connection.state
        if not hasattr(state, "visit"):
            cookie = connection.cookies.get(COOKIE)
            state.visit = None
            if cookie is not None:
                read = self.cookies.read(cookie)
                state.visit = await self.find(read[0]) if read else None
                if read is None or state.visit is None:
                    state.cookie = self.cookies.write("")
                elif read[1] > RENEWAL:
                    state.cookie = self.cookies.write(read[0])
        found: Visit | None = state.visit
        return found

    async def find(self, device_id: str) -> Visit | None:
        """The guest of a device, from the cache or the database."""
        time = self.clock()
        visit, until = self.known.get(device_id, (None, 0))
        while visit is None or until <= time:
            before = self.removals
            row = await self.store.find_device(device_id)
            if row is None:
                self.known.pop(device_id, None)
                return None
            if before == self.removals:  # else this very device may have been removed in the meantime
                visit, until = Visit(*row), time + FRESH
                self.remember(visit, until)
        if time - visit.device.seen > TOUCH:
            visit = Visit(visit.guest, replace(visit.device, seen=time))
            self.remember(visit, until)
            await self.store.touch(device_id, time)
        return visit

    def remember(self, visit: Visit, until: int) -> None:
        """Cache a device; the oldest makes room."""
        self.known[visit.device.id] = (visit, until)
        self.known.move_to_end(visit.device.id)
        if len(self.known) > MOST:
            self.known.popitem(last=False)

    async def sign_up(self, connection: HTTPConnection, name: str, language: str) -> Visit:
        """Make a new guest, signed in on this device."""
        time = self.clock()
        guest = Guest(secrets.token_urlsafe(12), name, language, time, time)
        visit = Visit(guest, self.new_device(connection, guest.id))
        await self.store.add_guest(guest, visit.device)
        self.welcome(connection, visit)
        return visit

    async def sign_in(self, connection: HTTPConnection, guest: Guest) -> Visit:
        """Sign this device in as a guest's, and out for anyone else."""
        before = await self.visit(connection)
        if before is not None and before.guest.id == guest.id:
            return before
        visit = Visit(guest, self.new_device(connection, guest.id))
        await self.store.add_device(visit.device)
        if before is not None:
            await self.sign_out(before.guest.id, before.device.id)
        self.welcome(connection, visit)
        return visit

    def welcome(self, connection: HTTPConnection, visit: Visit) -> None:
        """Send a device its cookie with the answer to this request."""
        connection.state.visit = visit
        connection.state.cookie = self.cookies.write(visit.device.id)

    async def sign_out(self, guest_id: str, device_id: str) -> bool:
        """Sign a device out; was it signed in?"""
        removed = await self.store.remove_device(guest_id, device_id)
        self.forget(device_id)
        return removed

    def forget(self, device_id: str) -> None:
        """Drop a device from the cache, and call whoever asked for it."""
        self.drop(device_id)
        for callback in self.removal_callbacks:
            callback(device_id)

    def drop(self, device_id: str) -> None:
        """Drop a device from the cache."""
        self.removals += 1
        self.known.pop(device_id, None)

    def reread(self, guest_id: str) -> None:
        """Drop the devices of a guest from the cache: another process has changed the guest."""
        for device in [device for device, (visit, _) in self.known.items() if visit.guest.id == guest_id]:
            self.drop(device)
        self.removals += 1

    def change(self, guest: Guest) -> None:
        """Use the new name or language of a guest at once, on all devices."""
        self.removals += 1  # a read in progress may return older data
        for visit, until in list(self.known.values()):
            if visit.guest.id == guest.id:
                self.known[visit.device.id] = (Visit(guest, visit.device), until)
        for callback in self.change_callbacks:
            callback(guest)

    def new_device(self, connection: HTTPConnection, guest_id: str) -> Device:
        """A new device."""
        time = self.clock()
        label = name_browser(connection.headers.get("user-agent", ""))
        return Device(secrets.token_urlsafe(16), guest_id, label, time, time)

    def clear(self, connection: HTTPConnection) -> None:
        """Clear the cookie with the answer to this request."""
        connection.state.visit = None
        connection.state.cookie = self.cookies.write("")


def public_id(device_id: str) -> str:
    """The id of a device that its guest sees: the real one is half of the secret in its cookie."""
    return hashlib.sha256(f"device {device_id}".encode()).hexdigest()[:16]


def name_browser(agent: str) -> str:
    """Browser and system as `Firefox, Linux`; empty if unknown."""
    agent = agent[:400]
    found = [next((name for mark, name in names.items() if mark in agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)


def identity_of(connection: HTTPConnection) -> Identity:
    """The identity service of the app that a request is for."""
    found = connection.app.state.identity
    assert isinstance(found, Identity)
    return found


async def visit_of(connection: HTTPConnection) -> Visit | None:
    """The guest and device behind a request or socket."""
    visit = await identity_of(connection).visit(connection)
    if visit is not None:
        homes: Homes = connection.app.state.homes
        homes.note(visit.guest.id, address_of(connection))
    return visit


async def guest_of(connection: HTTPConnection) -> Guest | None:
    """The guest behind a request or socket."""
    visit = await visit_of(connection)
    return visit.guest if visit else None


async def known_visit(connection: HTTPConnection) -> Visit:
    """The guest and device behind a request; raises NoIdentity when there is none."""
    visit = await visit_of(connection)
    if visit is None:
        raise NoIdentity()
    return visit


async def known_guest(connection: HTTPConnection) -> Guest:
    """The guest behind a request; raises NoIdentity when there is none."""
    return (await known_visit(connection)).guest


Visitor = Annotated[Guest | None, Depends(guest_of)]
Known = Annotated[Guest, Depends(known_guest)]
KnownVisit = Annotated[Visit, Depends(known_visit)]
