"""Who may do what in a club: members see and play, helpers keep order, the founder decides what becomes of it."""

from collections.abc import Collection
from typing import Literal

from lampion.server.errors import Refusal
from lampion.storage import ClubRow, Store

Role = Literal["founder", "helper", "member"]

ALL: tuple[Role, ...] = ("founder", "helper", "member")
ORDER: tuple[Role, ...] = ("founder", "helper")  # who keep order
BELOW: dict[str, tuple[Role, ...]] = {"founder": ("helper", "member"), "helper": ("member",), "member": ()}


class UnknownClub(Refusal):
    """There is no such club, or you aren't in it, or the invitation is no longer valid. No data."""

    code = "unknown-club"
    status = 404


class UnknownMember(Refusal):
    """Nobody in the club has this id, or it isn't for you to change their place. No data."""

    code = "unknown-member"
    status = 404


class ClubRights(Refusal):
    """Only others in the club may do that. Data: roles."""

    code = "club-rights"


class FounderStays(Refusal):
    """The founder hands the club over, or closes it, before leaving. No data."""

    code = "founder-stays"


async def enter(store: Store, club: str, guest: str, roles: Collection[Role] = ALL) -> tuple[ClubRow, Role]:
    """A club and what somebody is in it; for whoever isn't in it, there is none."""
    row, role = await store.club(club), await store.role_in(club, guest)
    found = next((one for one in ALL if one == role), None)
    if row is None or found is None:
        raise UnknownClub()
    if found not in roles:
        raise ClubRights(roles=list(roles))
    return row, found
