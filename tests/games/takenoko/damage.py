"""Damage that only applies to position texts of Takenoko."""

from collections.abc import Iterator

from lampion.games.takenoko.constants import phases
from lampion.games.takenoko.position_text import LISTS, STATE

PHASES = phases.names


def sweep(text: str) -> Iterator[str]:
    """The text with each field of the state line added, with values up to its limit."""
    words = [f"{field}={value}" for field, most in STATE.items() for value in {1, most // 2, most}]
    words += [f"{field}=" + ".".join([str(most)] * length) for field, (length, most) in LISTS.items()]
    for word in words:
        yield text.replace("\nstate", f"\nstate {word}", 1)
