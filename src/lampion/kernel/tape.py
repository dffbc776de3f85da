"""A tape takes the numbers of a position down by name, or plays them back into it.

A game lists its numbers once, in `Position.wind`; pickling, comparing, hashing and the text form all read that list.
"""

from typing import Any, TypeVar

Value = TypeVar("Value")


class Tape:
    """Recording: every value passes through and is kept. Playing: every value is replaced by the kept one."""

    def __init__(self, kept: dict[str, Any] | None = None) -> None:
        self.playing = kept is not None
        self.kept: dict[str, Any] = {} if kept is None else kept

    def number(self, name: str, value: int) -> int:
        """Pass one number through."""
        return self.value(name, value)

    def value(self, name: str, value: Value) -> Value:
        """Pass any plain value through: a number, or a list of tuples of numbers."""
        if self.playing:
            return self.kept[name]  # type: ignore[no-any-return]
        self.kept[name] = value
        return value

    def small(self, name: str, values: bytearray, count: int) -> None:
        """Pass the first numbers of an array of bytes through."""
        if self.playing:
            for i, value in enumerate(self.value(name, [0])):
                values[i] = value
        else:
            self.kept[name] = [values[i] for i in range(count)]

    def wide(self, name: str, values: list[int], count: int) -> None:
        """Pass the first numbers of an array of larger numbers through."""
        if self.playing:
            for i, value in enumerate(self.value(name, [0])):
                values[i] = value
        else:
            self.kept[name] = [values[i] for i in range(count)]
