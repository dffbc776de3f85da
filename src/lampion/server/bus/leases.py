"""Leases: which process lets the bots of a table think and its clocks ring. A process that is alone does so everywhere.

A lease saves work and nothing else: a decision counts only if its entry's number is still free.
"""

from collections.abc import Callable, Collection


class Leases:
    """The leases of a process that is alone: it has them all."""

    def __init__(self) -> None:
        self.on_won: Callable[[str], None] = lambda _: None  # called with a table that is ours now
        self.on_lost: Callable[[str], None] = lambda _: None  # called with a table that another process cares for

    def want(self, table: str) -> bool:
        """Care for a table, now or as soon as nobody else does; true: now."""
        return True

    def has(self, table: str) -> bool:
        """Do we care for a table?"""
        return True

    def count(self) -> int:
        """How many tables do we care for?"""
        return 0

    def release(self, table: str) -> None:
        """Care for it no longer; others may."""

    async def find_free(self, tables: Collection[str]) -> list[str]:
        """Those of some tables that nobody cares for."""
        return list(tables)

    async def start(self) -> None:
        """Begin to renew leases."""

    async def hand_over(self) -> None:
        """Give up all of them, so that others care for these tables at once."""
