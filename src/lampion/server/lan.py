"""Friends in the same network: whoever sits at this machine may open its server to them, and close it again."""

import asyncio
import ipaddress
import os
import socket
from collections.abc import Sequence
from typing import Annotated, Protocol

from fastapi import APIRouter, Depends
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request

from lampion.server.config import Config
from lampion.server.logs import note
from lampion.server.metrics import only_from_here
from lampion.server.problems import Refusal

VARIABLE = "LAMPION_LAN"  # addresses with commas between, where those that are found are the wrong ones
EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104
# Somewhere in each kind of private network, and far away: which of our addresses would one go there from?
ELSEWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")

router = APIRouter(include_in_schema=False, dependencies=[Depends(only_from_here)])


class NoLan(Refusal):
    """The server cannot be opened to a local network. No data."""

    code = "no-lan"


class Listening(Protocol):
    """A server that can listen in more places than it began with."""

    async def listen_also(self, hosts: Sequence[str], port: int) -> list[str]:
        """Listen on these addresses too; returns those on which it could."""

    def listen_less(self, hosts: Sequence[str]) -> None:
        """Stop that, and hang up on who came that way."""


class Doorway:
    """The way in from the local network: closed until somebody at this machine opens it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.server: Listening | None = None
        self.port = config.port
        self.opened: list[str] = []
        self.lock = asyncio.Lock()

    def attach(self, server: Listening, port: int) -> None:
        """The server that listens, and where."""
        self.server = server
        self.port = port

    def is_always_open(self) -> bool:
        """Was the server started for everybody?"""
        return self.config.host in EVERYWHERE

    def find(self) -> list[str]:
        """Where friends could come in."""
        is_alone = self.server is None or self.config.public_url is not None
        return [] if is_alone else find_addresses()

    async def open(self) -> None:
        """Let the local network in."""
        async with self.lock:
            if self.opened or self.is_always_open():
                return
            hosts = self.find()
            if self.server and hosts:
                self.opened = await self.server.listen_also(hosts, self.port)
            if not self.opened:
                raise NoLan()
            note("open to the local network", hosts=self.opened)

    async def close(self) -> None:
        """Let it in no more."""
        async with self.lock:
            if self.server and self.opened:
                self.server.listen_less(self.opened)
                note("closed to the local network")
            self.opened = []

    def tell(self) -> "Lan":
        """How things stand."""
        hosts = self.opened or self.find()
        return Lan(
            possible=bool(hosts),
            open=bool(self.opened) or (self.is_always_open() and bool(hosts)),
            addresses=[f"http://{host}:{self.port}/" for host in hosts],
        )


def find_addresses() -> list[str]:
    """The addresses of this machine in local networks, the likeliest first; nothing is sent to find them."""
    named = os.environ.get(VARIABLE)
    if named:
        return [host.strip() for host in named.split(",") if host.strip()]
    found = [host for there in ELSEWHERE if (host := address_towards(there)) and is_private(host)]
    return list(dict.fromkeys(found))


def address_towards(there: str) -> str:
    """The address from which this machine would go somewhere; empty if it cannot."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect((there, 9))  # a datagram socket only looks for the way
        except OSError:
            return ""
        host: str = sock.getsockname()[0]
        return host


def is_private(host: str) -> bool:
    """Is this an address that only neighbours can reach?"""
    address = ipaddress.ip_address(host)
    return address.is_private and not address.is_loopback and not address.is_unspecified


class Lan(BaseModel):
    """May friends in the local network come in, can that be changed, and under which addresses?"""

    possible: bool
    open: bool
    addresses: list[str]


class LanWish(BaseModel):
    """Whether they may."""

    model_config = ConfigDict(extra="forbid", strict=True)

    open: bool = Field(description="true: let them in; false: no more")


def doorway_of(request: Request) -> Doorway:
    """The doorway of the app that a request is for."""
    found = request.app.state.doorway
    assert isinstance(found, Doorway)
    return found


Here = Annotated[Doorway, Depends(doorway_of)]


@router.get("/api/lan")
async def show_lan(doorway: Here) -> Lan:
    """Is the server open to the local network?"""
    return doorway.tell()


@router.post("/api/lan")
async def change_lan(wish: LanWish, doorway: Here) -> Lan:
    """Open it, or close it."""
    await (doorway.open() if wish.open else doorway.close())
    return doorway.tell()
