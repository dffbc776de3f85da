"""A client in Python over real sockets: what a browser does, without the browser."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from lampion.kernel.chance import commit
from tests.waiting import PATIENCE, until_answered

LOST = (OSError, EOFError, ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.TransportError)  # reconnect

Offers = list[dict[str, Any]]
Choose = Callable[[Offers], str]


class Refused(Exception):
    """A refusal by the server: its code and the whole error."""

    def __init__(self, error: dict[str, Any], status: int = 0) -> None:
        super().__init__(error["code"])
        self.code = error["code"]
        self.error = error
        self.status = status


class Person:
    """A guest with a cookie, who can sit at several tables."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.name = name
        self.id = ""
        self.http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE)

    @property
    def cookie(self) -> str:
        """The cookie as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def call(self, method: str, path: str, **settings: Any) -> Any:
        """Send a request; return the JSON or raise Refused."""
        answer = await self.http.request(method, path, **settings)
        kind = answer.headers.get("content-type", "")
        body: Any = answer.json() if kind.startswith("application/json") and answer.content else answer.text
        if answer.status_code >= 400:
            raise Refused(body["error"], answer.status_code)
        return body

    async def arrive(self) -> Person:
        """Become a guest."""
        me = await self.call("POST", "/api/me", json={"name": self.name} if self.name else {})
        self.id, self.name = me["guest"]["id"], me["guest"]["name"]
        return self

    async def make_table(self, **wanted: Any) -> dict[str, Any]:
        """Make a table as its host."""
        made: dict[str, Any] = await self.call("POST", "/api/tables", json=wanted)
        return made

    async def command(self, table: str, kind: str, **data: Any) -> dict[str, Any]:
        """Send a command over REST."""
        done: dict[str, Any] = await self.call("POST", f"/api/tables/{table}/commands", json={"type": kind, **data})
        return done

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        text: str = await self.call("GET", f"/api/tables/{table}/record")
        return text

    async def connect(self, table: str, since: int = 0, **headers: str) -> Line:
        """Open a socket to a table."""
        line = Line(self, table)
        await line.open(since, **headers)
        return line

    def move_to(self, address: str) -> None:
        """Continue at another address, as after a restart."""
        self.address = address.rstrip("/")
        self.http.base_url = httpx.URL(self.address)

    async def close(self) -> None:
        """Close the HTTP client."""
        await self.http.aclose()


class Line:
    """One socket to a table: keeps what it receives, and can wait for conditions."""

    compression: str | None = None  # browsers use "deflate", but tests are quicker without

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.eyes: int | None = None  # the seat that looks, for whoever has several
        self.socket: ClientConnection | None = None
        self.heard: list[str] = []  # every message as received
        self.state: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.seats: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.changed = asyncio.Condition()
        self.reader: asyncio.Task[None] | None = None
        self.sent = 0  # commands
        self.closed: tuple[int, str] | None = None
        self.contradictions: list[Any] = []  # lines received twice with different content

    async def open(self, since: int = 0, **headers: str) -> None:
        """Connect, and wait for the first message."""
        address = self.person.address.replace("http", "ws", 1)
        url = f"{address}/api/tables/{self.table}/socket?since={since}"
        url += "" if self.eyes is None else f"&seat={self.eyes}"
        extra = {"Cookie": self.person.cookie, **headers} if self.person.cookie else headers
        self.socket = await connect(
            url, additional_headers=extra, open_timeout=PATIENCE, max_size=None, compression=self.compression
        )
        self.closed = None
        self.welcome = {}
        self.reader = asyncio.create_task(self.read())
        await self.until(lambda: bool(self.welcome))

    async def read(self) -> None:
        """Process messages until the socket closes."""
        assert self.socket is not None
        try:
            async for text in self.socket:
                await self.take(str(text))
        except ConnectionClosed:
            pass
        async with self.changed:
            self.closed = self.socket.close_code or 1006, self.socket.close_reason or ""
            self.changed.notify_all()

    async def take(self, text: str) -> None:
        """Process one message."""
        self.heard.append(text)
        message = json.loads(text)
        async with self.changed:
            kind = message["type"]
            if kind == "table":
                self.welcome = message
                self.chat = message["chat"]
            if kind in ("table", "news"):
                known = {line["number"]: line for line in self.lines}
                self.lines += [line for line in message["lines"] if line["number"] not in known]
                self.contradictions += [line for line in message["lines"] if known.get(line["number"], line) != line]
                if message["state"]["number"] >= self.state.get("number", 0):
                    self.state = self.with_offers(message["state"])
            if kind == "chat":
                written = {line["number"] for line in self.chat}
                self.chat += [line for line in message["lines"] if line["number"] not in written]
            if "seats" in message:
                self.seats = message["seats"]
            if kind in ("ack", "error") and message["id"]:
                self.answers[message["id"]] = message
            self.changed.notify_all()

    def with_offers(self, state: dict[str, Any]) -> dict[str, Any]:
        """A state with its offers, which news leave out as long as they are the same."""
        if "offers" in state:
            return state
        assert (state["seat"], state["offers_at"]) == (self.state["seat"], self.state["offers_at"])
        return {**state, "offers": self.state["offers"]}

    async def until(self, condition: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait until a condition holds; raise ConnectionError if the socket closes first."""
        await asyncio.sleep(0)  # what has arrived is read even if the condition holds already
        async with self.changed, asyncio.timeout(patience):
            await self.changed.wait_for(lambda: condition() or self.closed is not None)
        if not condition():
            raise ConnectionError(self.closed)

    async def until_state(self, patience: float = PATIENCE, /, **wanted: Any) -> None:
        """Wait until the state has these values."""
        await self.until(lambda: all(self.state[key] == value for key, value in wanted.items()), patience)

    async def until_number(self, number: int) -> None:
        """Wait until the state has reached this number of the log."""
        await self.until(lambda: bool(self.state["number"] >= number))

    async def until_told(self, *ids: str) -> None:
        """Wait for the answers to these commands."""
        await self.until(lambda: set(ids) <= self.answers.keys())

    async def send(self, kind: str, **data: Any) -> str:
        """Send a command without waiting for the answer; returns its id."""
        assert self.socket is not None
        self.sent += 1
        number = f"c{self.sent}"
        await self.socket.send(json.dumps({"type": kind, "id": number, **data}))
        return number

    async def ask(self, kind: str, **data: Any) -> dict[str, Any]:
        """Send a command and wait until it is acknowledged."""
        number = await self.send(kind, **data)
        await self.until(lambda: number in self.answers)
        answer = self.answers.pop(number)
        if answer["type"] == "error":
            raise Refused(answer["error"])
        return answer

    async def play(self, choose: Choose) -> None:
        """Wait for a decision and make it; do nothing if the game ends first."""
        await self.until(lambda: bool(self.state["offers"]) or self.state["phase"] == "over")
        if self.state["phase"] == "over":
            return
        before = self.state["decision"]
        await self.ask("move", number=before, move=choose(self.state["offers"]))
        await self.until(lambda: self.state["decision"] > before)

    async def play_out(self, choose: Choose) -> None:
        """Play to the end of the game."""
        while self.state["phase"] != "over":
            await self.play(choose)

    @property
    def is_open(self) -> bool:
        """Is the socket open, as far as this end knows?"""
        return self.socket is not None and self.closed is None

    async def resume(self) -> None:
        """Reconnect from the last known number."""
        await self.open(self.state.get("number", 0))

    async def drop(self) -> None:
        """Lose the connection without a closing handshake, as in a tunnel."""
        if self.socket is not None and self.reader is not None:
            self.socket.transport.abort()
            await self.reader

    async def close(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader


class Player:
    """A person who plays to the end, whatever happens to the connection or the server.

    Reconnects by itself, resumes from its last number, and sends unacknowledged moves again.
    """

    def __init__(self, person: Person, table: str, choose: Choose) -> None:
        self.line = Line(person, table)
        self.choose = choose
        self.acknowledged: dict[int, str] = {}  # moves by the number of the decision
        self.reconnects = 0

    async def play_out(self, patience: float = 600.0) -> None:
        """Play to the end of the game."""
        pending: tuple[int, str] | None = None
        async with asyncio.timeout(patience):
            while not self.line.state or self.line.state["phase"] != "over" or pending:
                try:
                    if not self.line.is_open:
                        await self.wait_for_server()
                        await until_answered(self.reconnect)
                        self.reconnects += 1
                    pending = pending or await self.think()
                    if pending:
                        await self.line.ask("move", number=pending[0], move=pending[1])
                        self.acknowledged[pending[0]], pending = pending[1], None
                except Refused as refused:
                    if refused.code != "table-over":  # another player ended it
                        raise
                    pending = None
                except LOST:
                    await self.line.drop()

    async def wait_for_server(self) -> None:
        """Wait until there is a server to connect to; here there always is."""

    async def reconnect(self) -> bool:
        """Try to connect again; return whether that worked."""
        try:
            await self.line.resume()
        except LOST:
            await self.line.drop()
        return self.line.is_open

    async def think(self) -> tuple[int, str] | None:
        """Wait for a decision and choose a move; return None when the game is over."""
        line, last = self.line, max(self.acknowledged, default=-1)
        await line.until(
            lambda: line.state["phase"] == "over" or (line.state["offers"] and line.state["decision"] > last), 600
        )
        return (line.state["decision"], self.choose(line.state["offers"])) if line.state["offers"] else None


@asynccontextmanager
async def guests_at(address: str, *names: str) -> AsyncIterator[list[Person]]:
    """Guests with these names at a server; their clients are closed at the end."""
    people = [Person(address, name) for name in names]
    try:
        for person in people:
            await person.arrive()
        yield people
    finally:
        for person in people:
            await person.close()


async def begin(people: dict[int, Person], seats: int, bot: str = "random", **wanted: Any) -> str:
    """Start a game with people in these seats and bots in the others; return the table's id."""
    host = next(iter(people.values()))
    first = next(iter(people))
    bots = {str(seat): bot for seat in range(seats) if seat not in people}
    made = await host.make_table(seats=seats, seat=first, bots=bots, pledge=commit(nonce_of(first)), **wanted)
    table: str = made["id"]
    for seat, person in people.items():
        if person is not host:
            await person.command(table, "sit", seat=seat, invite=made["invite"], pledge=commit(nonce_of(seat)))
    await host.command(table, "start")
    for seat, person in people.items():
        await person.command(table, "reveal", nonce=nonce_of(seat))
    return table


def nonce_of(seat: int) -> str:
    """What a person in a seat adds to the luck of a game."""
    return f"nonce-of-the-person-in-seat-{seat}"


@asynccontextmanager
async def listening(*wanted: tuple[Person, str]) -> AsyncIterator[list[Line]]:
    """Sockets of people to tables, closed at the end."""
    lines = [Line(person, table) for person, table in wanted]
    try:
        for line in lines:
            await line.open()
        yield lines
    finally:
        for line in lines:
            await line.close()


def chooser(seed: object) -> Choose:
    """A function that picks a random move on offer, reproducible by its seed."""
    rng = random.Random(str(seed))
    return lambda offers: str(rng.choice(offers)["move"])
