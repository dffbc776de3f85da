"""Passkeys (WebAuthn): a guest keeps their identity without a password, on this device or with a security key."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, decode_credential_public_key
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from lampion.server.api.guests import Me, address_of_site, check_devices, show
from lampion.server.clock import MINUTE
from lampion.server.config import origin_of
from lampion.server.errors import PROBLEMS, Refusal
from lampion.server.people.identity import KnownVisit, identity_of, name_browser
from lampion.storage import Passkey

router = APIRouter(prefix="/api", tags=["guests"], responses=PROBLEMS)

AGE = 5 * MINUTE  # of a challenge
MOST = 20  # passkeys of a guest

Bytes = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,20000}$", description="in base64url")]


class BadPasskey(Refusal):
    """The device's answer doesn't fit: signed for another site, for another challenge, or too late. No data."""

    code = "bad-passkey"
    status = 422


class UnknownPasskey(Refusal):
    """Nobody here has this passkey. No data."""

    code = "unknown-passkey"
    status = 404


class ManyPasskeys(Refusal):
    """A guest has enough passkeys. Data: most."""

    code = "many-passkeys"


class Answer(BaseModel):
    """What every answer of a device has."""

    model_config = ConfigDict(extra="ignore", strict=True)

    id: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,1400}$")]
    rawId: Bytes  # noqa: N815, these names are those of the standard
    type: Literal["public-key"]


class Attestation(BaseModel):
    """What a device says about a new key."""

    model_config = ConfigDict(extra="ignore", strict=True)

    clientDataJSON: Bytes  # noqa: N815
    attestationObject: Bytes  # noqa: N815


class Assertion(BaseModel):
    """What a device has signed."""

    model_config = ConfigDict(extra="ignore", strict=True)

    clientDataJSON: Bytes  # noqa: N815
    authenticatorData: Bytes  # noqa: N815
    signature: Bytes
    userHandle: Bytes | None = None  # noqa: N815


class NewPasskey(Answer):
    """A new key pair."""

    response: Attestation


class UsedPasskey(Answer):
    """A signature by a key."""

    response: Assertion


class Asked(BaseModel):
    """What the browser passes on to the device."""

    options: dict[str, Any] = Field(description="as WebAuthn defines them, with bytes in base64url")


class PasskeyShown(BaseModel):
    """A passkey of a guest."""

    id: str
    label: str = Field(description="browser and system on which it was made; empty if unknown")
    created: int
    seen: int


class Passkeys(BaseModel):
    """The passkeys of a guest, the latest first."""

    passkeys: list[PasskeyShown]


@router.get("/me/passkeys")
async def list_passkeys(request: Request, visit: KnownVisit) -> Passkeys:
    """Your passkeys."""
    found = await identity_of(request).store.passkeys(visit.guest.id)
    return Passkeys(
        passkeys=[PasskeyShown(id=one.id, label=one.label, created=one.created, seen=one.seen) for one in found]
    )


@router.post("/me/passkeys/options")
async def ask_for_key(request: Request, visit: KnownVisit) -> Asked:
    """What a device needs to make a key pair for you."""
    identity = identity_of(request)
    request.app.state.limits.take("links", visit.guest.id, identity.clock())
    own = await identity.store.passkeys(visit.guest.id)
    if len(own) >= MOST:
        raise ManyPasskeys(most=MOST)
    options = generate_registration_options(
        rp_id=host_of(request),
        rp_name="Lampion",
        user_name=visit.guest.name,
        user_display_name=visit.guest.name,
        user_id=visit.guest.id.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in own],
    )
    await identity.store.add_challenge(digest(visit.guest.id, options.challenge), identity.clock() + AGE)
    return Asked(options=json.loads(options_to_json(options)))


@router.post("/me/passkeys", status_code=201)
async def add_passkey(request: Request, visit: KnownVisit, made: NewPasskey) -> Passkeys:
    """Keep a key pair that a device has made for you."""
    identity = identity_of(request)
    time = identity.clock()
    challenge = challenge_in(made.response.clientDataJSON)
    if not await identity.store.take_challenge(digest(visit.guest.id, challenge), time):
        raise BadPasskey()
    if len(await identity.store.passkeys(visit.guest.id)) >= MOST:
        raise ManyPasskeys(most=MOST)
    with checking():
        verified = verify_registration_response(
            credential=made.model_dump(),
            expected_challenge=challenge,
            expected_rp_id=host_of(request),
            expected_origin=origin_of_site(request),
        )
        decode_credential_public_key(verified.credential_public_key)
    passkey = Passkey(
        id=bytes_to_base64url(verified.credential_id),
        guest=visit.guest.id,
        key=bytes_to_base64url(verified.credential_public_key),
        uses=verified.sign_count,
        label=name_browser(request.headers.get("user-agent", "")),
        created=time,
        seen=time,
    )
    if not await identity.store.add_passkey(passkey):
        raise BadPasskey()
    return await list_passkeys(request, visit)


@router.delete("/me/passkeys/{passkey}", status_code=204)
async def remove_passkey(request: Request, visit: KnownVisit, passkey: str) -> None:
    """Let a passkey sign nobody in any more."""
    if not await identity_of(request).store.remove_passkey(visit.guest.id, passkey):
        raise UnknownPasskey()


@router.post("/passkeys/options")
async def ask_for_signature(request: Request) -> Asked:
    """What a device needs to sign somebody in: it knows for whom it has a key."""
    identity = identity_of(request)
    request.app.state.limits.take_from("link-tries", request, identity.clock())
    options = generate_authentication_options(rp_id=host_of(request))
    await identity.store.add_challenge(digest("", options.challenge), identity.clock() + AGE)
    return Asked(options=json.loads(options_to_json(options)))


@router.post("/passkeys")
async def use_passkey(request: Request, used: UsedPasskey) -> Me:
    """Sign this device in as the guest whose key has signed."""
    identity = identity_of(request)
    time = identity.clock()
    request.app.state.limits.take_from("link-tries", request, time)
    challenge = challenge_in(used.response.clientDataJSON)
    if not await identity.store.take_challenge(digest("", challenge), time):
        raise BadPasskey()
    known = await identity.store.find_passkey(used.id)
    guest = (await identity.store.guests([known.guest])).get(known.guest) if known else None
    if known is None or guest is None:
        raise UnknownPasskey()
    with checking():
        verified = verify_authentication_response(
            credential=used.model_dump(exclude_none=True),
            expected_challenge=challenge,
            expected_rp_id=host_of(request),
            expected_origin=origin_of_site(request),
            credential_public_key=base64url_to_bytes(known.key),
            credential_current_sign_count=known.uses,
        )
    await check_devices(request, guest.id)
    await identity.store.use_passkey(known.id, verified.new_sign_count, time)
    return show((await identity.sign_in(request, guest)).guest)


@contextmanager
def checking() -> Iterator[None]:
    """Check the answer of a device: over whatever the library stumbles in there, the answer doesn't fit."""
    try:
        yield
    except Exception as error:
        raise BadPasskey() from error


def challenge_in(client_data: str) -> bytes:
    """The challenge that a device says it has signed."""
    try:
        found = json.loads(base64url_to_bytes(client_data))
        return base64url_to_bytes(found["challenge"])
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadPasskey() from None


def digest(guest: str, challenge: bytes) -> str:
    """What is stored of a challenge for a guest; for signing in, nobody is named."""
    return hashlib.sha256(b"passkey %s %s" % (guest.encode(), challenge)).hexdigest()


def host_of(request: Request) -> str:
    """The name of the site, to which a key is bound."""
    return request.app.state.config.public_host or request.url.hostname or ""


def origin_of_site(request: Request) -> str:
    """The site as a browser names it."""
    return origin_of(address_of_site(request))
