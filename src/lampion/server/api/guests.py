"""The routes under `/api/me`: sign up, change name or language, use several devices, be forgotten."""

import hashlib
import secrets
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request

from lampion.server.clock import MINUTE
from lampion.server.errors import PROBLEMS, Refusal
from lampion.server.limits import TooManyAtOnce
from lampion.server.people import names
from lampion.server.people.identity import KnownVisit, Visitor, identity_of, public_id
from lampion.server.people.language import language_of
from lampion.storage import Guest

LINK_AGE = 10 * MINUTE

Language = Literal["en", "fr", ""]

router = APIRouter(prefix="/api", tags=["guests"], responses=PROBLEMS)


class AlreadyKnown(Refusal):
    """This device has a guest already. No data."""

    code = "already-known"


class UnknownLink(Refusal):
    """A device link that was used, has expired, or never existed. No data."""

    code = "unknown-link"
    status = 404


class UnknownDevice(Refusal):
    """The guest has no such device. No data."""

    code = "unknown-device"
    status = 404


class Wish(BaseModel):
    """The name and language that a guest asks for."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Annotated[
        str | None,
        Field(
            description=f"1 to {names.LONGEST} visible letters in one line",
            json_schema_extra={"anyOf": [{"type": "string", "pattern": names.PATTERN}, {"type": "null"}]},
        ),
    ] = None
    language: Annotated[Language | None, Field(description="empty: the browser's choice")] = None


class Token(BaseModel):
    """The token of a device link."""

    model_config = ConfigDict(extra="forbid", strict=True)

    token: Annotated[str, Field(max_length=200)]


class Person(BaseModel):
    """A guest as they see themselves."""

    id: str
    name: str
    language: str
    created: int


class Me(BaseModel):
    """The guest who is asking; null for a stranger."""

    guest: Person | None
    longest_name: int = Field(default=names.LONGEST, description="characters that a name may have")


class DeviceShown(BaseModel):
    """A device on which a guest is signed in."""

    id: str
    label: str = Field(description="browser and system; empty if unknown")
    created: int
    seen: int
    current: bool = Field(description="is it the device that asks?")


class Devices(BaseModel):
    """All devices of a guest, most recently seen first."""

    devices: list[DeviceShown]


class Link(BaseModel):
    """A link that signs one other device in, once."""

    token: str
    url: str
    expires: int


class Removed(BaseModel):
    """How many devices were signed out."""

    removed: int


def show(guest: Guest | None) -> Me:
    """A guest as an answer."""
    if guest is None:
        return Me(guest=None)
    return Me(guest=Person(id=guest.id, name=guest.name, language=guest.language, created=guest.created))


@router.get("/me")
async def who_am_i(visitor: Visitor) -> Me:
    """The guest who is asking."""
    return show(visitor)


@router.post("/me", status_code=201)
async def become_guest(request: Request, visitor: Visitor, wish: Wish | None = None) -> Me:
    """Become a guest; without a name, one is generated."""
    if visitor is not None:
        raise AlreadyKnown()
    wish = wish or Wish()
    identity = identity_of(request)
    name = None if wish.name is None else names.clean(wish.name)
    request.app.state.limits.take_from("guests", request, identity.clock())
    name = name or names.make_up(wish.language or language_of(request))
    visit = await identity.sign_up(request, name, wish.language or "")
    return show(visit.guest)


@router.patch("/me")
async def change_me(request: Request, visit: KnownVisit, wish: Wish) -> Me:
    """Change name or language."""
    guest, identity = visit.guest, identity_of(request)
    name = guest.name if wish.name is None else names.clean(wish.name)
    language = guest.language if wish.language is None else wish.language
    if (name, language) != (guest.name, guest.language):
        request.app.state.limits.take("names", guest.id, identity.clock())
        await identity.store.rename_guest(guest.id, name, language)
        guest = replace(guest, name=name, language=language)
        identity.change(guest)
    return show(guest)


@router.delete("/me", status_code=204)
async def forget_me(request: Request, visit: KnownVisit) -> None:
    """Delete name, chat and devices. Finished games stay, without the name."""
    identity = identity_of(request)
    devices = await identity.store.devices(visit.guest.id)
    await identity.store.forget_guest(visit.guest.id)
    identity.change(replace(visit.guest, name=""))
    for device in devices:
        identity.forget(device.id)
    identity.clear(request)


@router.get("/me/devices")
async def list_devices(request: Request, visit: KnownVisit) -> Devices:
    """The devices on which this guest is signed in."""
    found = await identity_of(request).store.devices(visit.guest.id)
    found = sorted(found, key=lambda device: (-device.seen, device.id))
    shown = [
        DeviceShown(
            id=public_id(device.id), label=device.label, created=device.created, seen=device.seen,
            current=device.id == visit.device.id,
        )
        for device in found
    ]  # fmt: skip
    return Devices(devices=shown)


@router.delete("/me/devices")
async def remove_other_devices(request: Request, visit: KnownVisit) -> Removed:
    """Sign out all other devices."""
    identity = identity_of(request)
    devices = await identity.store.devices(visit.guest.id)
    removed = await identity.store.remove_other_devices(visit.guest.id, visit.device.id)
    for device in devices:
        if device.id != visit.device.id:
            identity.forget(device.id)
    return Removed(removed=removed)


@router.delete("/me/devices/{device}", status_code=204)
async def remove_device(request: Request, visit: KnownVisit, device: str) -> None:
    """Sign out one device, which may be this one."""
    identity = identity_of(request)
    for found in await identity.store.devices(visit.guest.id):
        if public_id(found.id) == device:
            if found.id == visit.device.id:
                identity.clear(request)
            if await identity.sign_out(visit.guest.id, found.id):
                return
    raise UnknownDevice()


@router.post("/me/links", status_code=201)
async def make_link(request: Request, visit: KnownVisit) -> Link:
    """A link that signs another device in as this guest: valid once, for ten minutes, and never shown again."""
    identity = identity_of(request)
    time = identity.clock()
    request.app.state.limits.take("links", visit.guest.id, time)
    await check_devices(request, visit.guest.id)
    token = secrets.token_urlsafe(16)
    await identity.store.add_link(digest(token), visit.guest.id, time + LINK_AGE)
    return Link(token=token, url=f"{address_of_site(request)}/link#{token}", expires=time + LINK_AGE)


@router.post("/links")
async def use_link(request: Request, wanted: Token) -> Me:
    """Sign this device in as the guest who made the link."""
    identity = identity_of(request)
    time = identity.clock()
    request.app.state.limits.take_from("link-tries", request, time)
    guest_id = await identity.store.take_link(digest(wanted.token), time)
    guest = (await identity.store.guests([guest_id])).get(guest_id) if guest_id else None
    if guest is None:
        raise UnknownLink()
    visit = await identity.sign_in(request, guest)
    return show(visit.guest)


async def check_devices(request: Request, guest: str) -> None:
    """Refuse one more device to somebody who is signed in on enough."""
    most = request.app.state.limits.caps["devices-of-guest"]
    if len(await identity_of(request).store.devices(guest)) >= most:
        raise TooManyAtOnce(kind="devices-of-guest", most=most)


def digest(token: str) -> str:
    """The digest that is stored instead of the token."""
    return hashlib.sha256(f"link {token}".encode("utf-8", "surrogatepass")).hexdigest()


def address_of_site(request: Request) -> str:
    """The address under which people open the site, without a trailing slash."""
    return (request.app.state.config.public_url or str(request.base_url)).rstrip("/")
