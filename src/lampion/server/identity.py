"""Who is asking: guests, known by a signed cookie that names one of their devices."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar

from fastapi import Depends
from starlette.requests import HTTPConnection

from lampion.server.clocktime import DAY, HOUR, SECOND, Clock, now
from lampion.server.config import Config
from lampion.server.cookies import COOKIE, Cookies
from lampion.server.problems import Refusal
from lampion.storage import Device, Guest, Store

RENEWAL = DAY  # a cookie older than this is written anew when it is used
TOUCH = HOUR  # how often it is written down that a device was seen
FRESH = 30 * SECOND  # how long a device is believed to exist without asking the database again
MOST = 20_000  # devices that are remembered

# What browsers and systems write of themselves; the first that is found counts, as many claim to be others too.
BROWSERS = {"Firefox/": "Firefox", "FxiOS/": "Firefox", "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser/": "Samsung"}
BROWSERS |= {"Chrome/": "Chrome", "CriOS/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "CrOS": "ChromeOS"}
SYSTEMS |= {"Mac OS X": "macOS", "Linux": "Linux"}


class NoIdentity(Refusal):
    """Nobody is signed in on this device, or not any more. No data."""

    code = "no-identity"
    status: ClassVar[int] = 401


@dataclass(frozen=True, slots=True)
class Visit:
    """A guest on one of their devices."""

    guest: Guest
    device: Device


class Identity:
    """Finds the guest behind a request, and gives out and takes back what makes them known."""

    def __init__(self, config: Config, store: Store, key: bytes, clock: Clock = now) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        self.cookies = Cookies(config, key, clock)
        self.known: OrderedDict[str, tuple[Visit, int]] = OrderedDict()  # by device, with the time until it is believed
        self.removals = 0
        self.listeners: list[Callable[[str], None]] = []
        self.readers: list[Callable[[Guest], None]] = []

    def on_removed(self, listener: Callable[[str], None]) -> None:
        """Have a function called with the id of every device that is signed out: its sockets must be closed."""
        self.listeners.append(listener)

    def on_changed(self, reader: Callable[[Guest], None]) -> None:
        """Have a function called with every guest who takes another name or language."""
        self.readers.append(reader)

    async def visit(self, connection: HTTPConnection) -> Visit | None:
        """The guest behind a request or socket, looked up once; a cookie that is none any more is cleared."""
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
        """The guest of a device, from memory for a short while, else from the database."""
        time = self.clock()
        visit, until = self.known.get(device_id, (None, 0))
        while visit is None or until <= time:
            before = self.removals
            row = await self.store.find_device(device_id)
            if row is None:
                self.known.pop(device_id, None)
                return None
            if before == self.removals:  # else perhaps this very device was removed while the database was asked
                visit, until = Visit(*row), time + FRESH
                self.remember(visit, until)
        if time - visit.device.seen > TOUCH:
            visit = Visit(visit.guest, replace(visit.device, seen=time))
            self.remember(visit, until)
            await self.store.touch(device_id, time)
        return visit

    def remember(self, visit: Visit, until: int) -> None:
        """Keep a device in memory for a while; the oldest makes room."""
        self.known[visit.device.id] = (visit, until)
        self.known.move_to_end(visit.device.id)
        if len(self.known) > MOST:
            self.known.popitem(last=False)

    async def sign_up(self, connection: HTTPConnection, name: str, language: str) -> Visit:
        """Make a new guest, known on this device from now on."""
        time = self.clock()
        guest = Guest(secrets.token_urlsafe(12), name, language, time, time)
        visit = Visit(guest, self.new_device(connection, guest.id))
        await self.store.add_guest(guest, visit.device)
        self.welcome(connection, visit)
        return visit

    async def sign_in(self, connection: HTTPConnection, guest: Guest) -> Visit:
        """Make this device known as one of a guest's, and no longer as anybody else's."""
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
        """Give a device its cookie with the answer to this request."""
        connection.state.visit = visit
        connection.state.cookie = self.cookies.write(visit.device.id)

    async def sign_out(self, guest_id: str, device_id: str) -> bool:
        """Make a device unknown; was it known?"""
        removed = await self.store.remove_device(guest_id, device_id)
        self.forget(device_id)
        return removed

    def forget(self, device_id: str) -> None:
        """Believe in a device no longer, and tell those who listen."""
        self.removals += 1
        self.known.pop(device_id, None)
        for listener in self.listeners:
            listener(device_id)

    def change(self, guest: Guest) -> None:
        """A guest has another name or language now: see it at once on all devices."""
        self.removals += 1  # what is being read from the database may be older
        for visit, until in list(self.known.values()):
            if visit.guest.id == guest.id:
                self.known[visit.device.id] = (Visit(guest, visit.device), until)
        for reader in self.readers:
            reader(guest)

    def new_device(self, connection: HTTPConnection, guest_id: str) -> Device:
        """A device that nobody has seen before."""
        time = self.clock()
        label = name_browser(connection.headers.get("user-agent", ""))
        return Device(secrets.token_urlsafe(16), guest_id, label, time, time)

    def clear(self, connection: HTTPConnection) -> None:
        """Take the cookie back with the answer to this request."""
        connection.state.visit = None
        connection.state.cookie = self.cookies.write("")


def public_id(device_id: str) -> str:
    """What a device is called where its guest sees it: its id is half of the secret in its cookie."""
    return hashlib.sha256(f"device {device_id}".encode()).hexdigest()[:16]


def name_browser(agent: str) -> str:
    """A browser in few words of ours, `Firefox, Linux`; empty if it says nothing that is known."""
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
    return await identity_of(connection).visit(connection)


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
