"""The base class of toys: a move is a verb and a number, and the text of a position lists its fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar
from zlib import crc32

from lampion.kernel.errors import BadPosition, UnreadableMove
from lampion.kernel.game import Event, Game, Offer
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position, revive

WIDTH = 32  # a move is its verb's place times this, plus a number


class Toy(Game):
    """A game whose moves are a verb and a number."""

    kind: ClassVar[type[Position]]
    verbs: ClassVar[tuple[str, ...]]
    chance_verbs: ClassVar[frozenset[str]]
    rules = 1
    options = ()
    components = "toy"

    def position(self, seats: int, options: Mapping[str, str]) -> Position:
        """A toy has no options."""
        return self.kind(seats)

    def write_move(self, position: Any, seat: int, move: int) -> str:
        """`verb number`."""
        verb, number = divmod(move, WIDTH)
        return f"{self.verbs[verb]} {number}"

    def read_move(self, position: Any, seat: int, text: str) -> int:
        """Read `verb number`, where the verb must be one that this seat may use."""
        verb, _, number = text.partition(" ")
        if verb not in self.verbs or (verb in self.chance_verbs) != (seat == CHANCE):
            raise UnreadableMove(text=text, problem="verb", verbs=list(self.verbs))
        if not number.isdecimal() or not number.isascii() or str(int(number)) != number or int(number) >= WIDTH:
            raise UnreadableMove(text=text, problem="words")
        return self.verbs.index(verb) * WIDTH + int(number)

    def write(self, position: Any) -> str:
        """A line for each field of the position, and a checksum."""
        lines = []
        for name, value in position.fields().items():
            lines.append(" ".join([name, *map(str, value if isinstance(value, list) else [value])]))
        return "\n".join([*lines, checksum(lines), ""])

    def read(self, text: str) -> Position:
        """Read each field from its line, if the checksum is right."""
        *lines, check, _ = ["", *text.split("\n")] if text.endswith("\n") else ["", "", ""]
        if check != checksum(lines[1:]):
            raise BadPosition(line=text.count("\n") or 1, problem="the checksum is wrong")
        numbers: dict[str, object] = {}
        for line, (name, value) in zip(lines[1:], self.kind().fields().items(), strict=True):
            read = [int(word) for word in line.split()[1:]]
            numbers[name] = read if isinstance(value, list) else read[0]
        return revive(self.kind, numbers)

    def breakdown(self, position: Any, seat: int) -> dict[str, int]:
        """All points come from a single source."""
        return {"points": position.score(seat), "total": position.score(seat)}

    def offers(self, position: Any, seat: int) -> list[Offer]:
        """The legal moves, without data or previews."""
        texts = [self.write_move(position, seat, move) for move in position.moves(seat)]
        return [{"move": text, "kind": text.split()[0], "data": {}, "preview": {}} for text in texts]

    def prompt(self, position: Any, seat: int) -> tuple[str, dict[str, Any]]:
        """A prompt that names only the phase."""
        return f"{self.id}-prompt", {"phase": position.phase}

    def draw(self, view: Any, language: str) -> Any:
        """Toys are not drawn."""
        return str(view)


def checksum(lines: list[str]) -> str:
    """The last line of a position's text."""
    return f"check {crc32(chr(10).join(lines).encode())}"


def event(kind: str, seat: int | None, **data: Any) -> Event:
    """An event with its data."""
    return {"kind": kind, "seat": seat, "data": data}
