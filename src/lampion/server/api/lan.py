"""Access from the local network, which a person at this machine can open to friends and close again."""

import asyncio
import ipaddress
import os
import socket
from collections.abc import Sequence
from typing import Annotated, Protocol

from fastapi import APIRouter, Depends
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request

from lampion.server.api.local_only import only_from_here
from lampion.server.config import Config
from lampion.server.errors import Refusal
from lampion.server.logs import note

VARIABLE = "LAMPION_LAN"  # addresses separated by commas, if those that are found are wrong
EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104
# A far address and one in each private network: this machine's addresses are those from which it would reach them.
ELSEWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")

router = APIRouter(include_in_schema=False, dependencies=[Depends(only_from_here)])


class NoLan(Refusal):
    """The server cannot be opened to the local network. No data."""

    code = "no-lan"


class Listening(Protocol):
    """A server that can listen on more addresses later."""

    async def listen_also(self, hosts: Sequence[str], port: int) -> list[str]:
        """Listen on these addresses too; returns those that worked."""

    def listen_less(self, hosts: Sequence[str]) -> None:
        """Stop listening there, and close the connections that came that way."""


class LanAccess:
    """Whether the local network has access: closed until a person at this machine opens it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.server: Listening | None = None
        self.port = config.port
        self.opened: list[str] = []
        self.lock = asyncio.Lock()

    def attach(self, server: Listening, port: int) -> None:
        """Note which server listens, and on which port."""
        self.server = server
        self.port = port

    def is_always_open(self) -> bool:
        """Does the server listen on every address anyway?"""
        return self.config.host in EVERYWHERE

    def find(self) -> list[str]:
        """The addresses that friends could use."""
        is_site = self.config.public_url is not None or self.config.redis is not None
        has_no_lan = self.server is None or is_site
        return [] if has_no_lan else find_addresses()

    async def open(self) -> None:
        """Open the server to the local network."""
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
        """Close the server to the local network."""
        async with self.lock:
            if self.server and self.opened:
                self.server.listen_less(self.opened)
                note("closed to the local network")
            self.opened = []

    def describe(self) -> "Lan":
        """Whether it is open, and where."""
        hosts = self.opened or self.find()
        return Lan(
            possible=bool(hosts),
            open=bool(self.opened) or (self.is_always_open() and bool(hosts)),
            addresses=[f"http://{host}:{self.port}/" for host in hosts],
        )


def find_addresses() -> list[str]:
    """The addresses of this machine in local networks, likeliest first; nothing is sent to find them."""
    named = os.environ.get(VARIABLE)
    if named:
        return [host.strip() for host in named.split(",") if host.strip()]
    found = [host for there in ELSEWHERE if (host := address_towards(there)) and is_private(host)]
    return list(dict.fromkeys(found))


def address_towards(there: str) -> str:
    """The address from which this machine would reach another one; empty if it cannot."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect((there, 9))  # a datagram socket only looks up the route
        except OSError:
            return ""
        host: str = sock.getsockname()[0]
        return host


def is_private(host: str) -> bool:
    """Is this an address inside a private network?"""
    address = ipaddress.ip_address(host)
    return address.is_private and not address.is_loopback and not address.is_unspecified


class Lan(BaseModel):
    """Can the server be opened to the local network, is it open, and under which addresses?"""

    possible: bool
    open: bool
    addresses: list[str]


class LanWish(BaseModel):
    """Whether it should be open."""

    model_config = ConfigDict(extra="forbid", strict=True)

    open: bool = Field(description="true opens the server, false closes it")


async def lan_access_of(request: Request) -> LanAccess:
    """The access of the app that a request is for."""
    found = request.app.state.lan_access
    assert isinstance(found, LanAccess)
    return found


LanHere = Annotated[LanAccess, Depends(lan_access_of)]


@router.get("/api/lan")
async def show_lan(access: LanHere) -> Lan:
    """Is the server open to the local network?"""
    return access.describe()


@router.post("/api/lan")
async def change_lan(wish: LanWish, access: LanHere) -> Lan:
    """Open it or close it."""
    await (access.open() if wish.open else access.close())
    return access.describe()
