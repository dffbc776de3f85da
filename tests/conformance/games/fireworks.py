"""Where the pieces of Fireworks are, read from the fields of a position."""

from collections import Counter
from typing import Any

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import kinds, skies
from lampion.games.fireworks.rules import Fireworks
from tests.conformance.hooks import Hooks


def census(position: Fireworks) -> dict[str, int]:
    """The number of tiles of each kind, wherever they are, of start tiles and of action cards in the deck. [FW-1]

    Tiles of one kind are interchangeable, so only their total over all places must never change.
    """
    numbers: dict[str, Any] = position.fields()
    found = [mark & kinds.KIND for _, _, mark in numbers["box"]] + list(numbers["hand"])
    laid = [*numbers["sky"], *numbers["lifted"]]
    found += [box.LOOKS[look] for look in laid if look < skies.START]
    found += [kind for kind, count in enumerate(numbers["bag"]) for _ in range(count)]
    for field in ("fresh", "pool", "used"):
        found += [kinds.GALE + i for i, count in enumerate(numbers[field]) for _ in range(count)]
    return dict(Counter(box.KIND_IDS[kind] for kind in sorted(found) if kind))


HOOKS = Hooks(census=census)
