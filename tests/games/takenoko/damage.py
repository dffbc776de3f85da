"""Damage to the text of a position that only Takenoko knows."""

from collections.abc import Iterator

from lampion.games.takenoko.constants import phases
from lampion.games.takenoko.position_text import LISTS, STATE

PHASES = phases.names


def sweep(text: str) -> Iterator[str]:
    """Every small number of the turn that the text does not name, at its limits."""
    words = [f"{field}={value}" for field, most in STATE.items() for value in {1, most // 2, most}]
    words += [f"{field}=" + ".".join([str(most)] * length) for field, (length, most) in LISTS.items()]
    for word in words:
        yield text.replace("\nstate", f"\nstate {word}", 1)
