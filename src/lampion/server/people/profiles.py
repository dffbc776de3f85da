"""Who may see whose profile: by default only the people one has played with."""

from collections.abc import Collection
from typing import Literal

from lampion.storage import Store

Shown = Literal["everyone", "mates", "nobody"]
DEFAULT: Shown = "mates"


async def may_see(store: Store, viewer: str, owner: str) -> bool:
    """May somebody (empty: a stranger) see a profile?"""
    return owner in await visible(store, viewer, [owner])


async def visible(store: Store, viewer: str, owners: Collection[str]) -> set[str]:
    """Whose profiles somebody may see, of these people."""
    shown = await store.shown_to(owners)
    mates = await store.met_among(viewer, owners) if viewer else set()
    return {
        owner
        for owner in owners
        if owner == viewer
        or shown.get(owner, DEFAULT) == "everyone"
        or (shown.get(owner, DEFAULT) == "mates" and owner in mates)
    }
