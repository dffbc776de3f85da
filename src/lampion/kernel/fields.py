"""Reads all fields of a position by name, or restores them.

A game lists its fields once, in `Position.visit_fields`; pickling, comparing, hashing and the text form all use it.
"""

from typing import Any, TypeVar

Value = TypeVar("Value")


class FieldVisitor:
    """Visits one field after another: collects their values, or replaces them with the values it was given."""

    def __init__(self, values: dict[str, Any] | None = None) -> None:
        self.restoring = values is not None
        self.values: dict[str, Any] = {} if values is None else values

    def number(self, name: str, value: int) -> int:
        """Visit one number."""
        return self.value(name, value)

    def value(self, name: str, value: Value) -> Value:
        """Visit any plain value: a number, or a list of tuples of numbers."""
        if self.restoring:
            return self.values[name]  # type: ignore[no-any-return]
        self.values[name] = value
        return value

    def small(self, name: str, array: bytearray, count: int) -> None:
        """Visit the first numbers of an array of bytes."""
        if self.restoring:
            for i, value in enumerate(self.value(name, [0])):
                array[i] = value
        else:
            self.values[name] = [array[i] for i in range(count)]

    def wide(self, name: str, array: list[int], count: int) -> None:
        """Visit the first numbers of an array of larger numbers."""
        if self.restoring:
            for i, value in enumerate(self.value(name, [0])):
                array[i] = value
        else:
            self.values[name] = [array[i] for i in range(count)]
