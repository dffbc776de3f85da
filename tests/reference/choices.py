"""What an engine and a reference must agree on in any game: the moves of each seat and the outcomes of chance."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Protocol

from lampion.kernel.limits import CHANCE
from tests.games.table import GameTable


class Reference(Protocol):
    """A second implementation; it calls chance `~`."""

    def waiting(self) -> Iterable[int | str]: ...

    def legal(self, seat: int) -> Iterable[str]: ...

    def chances(self) -> dict[str, int]: ...


def compare_choices(engine: GameTable[Any], reference: Reference) -> None:
    """Compare waiting seats, their moves, and the outcomes of chance with their odds."""
    waiting = {CHANCE if seat == "~" else seat for seat in reference.waiting()}
    assert set(engine.waiting) == waiting
    assert {f"~ {outcome}": odds for outcome, odds in engine.outcomes().items()} == reference.chances()
    for seat in range(engine.position.seats):
        assert Counter(engine.moves(seat)) == Counter(reference.legal(seat) if seat in waiting else ())


def list_moves(engine: GameTable[Any], seat: int) -> list[str]:
    """The moves of a seat, or the outcomes of chance."""
    return list(engine.outcomes()) if seat == CHANCE else engine.moves(seat)


def to_reference(seat: int, move: str) -> tuple[Any, str]:
    """A seat and its move in the notation of references."""
    return ("~", f"~ {move}") if seat == CHANCE else (seat, move)
