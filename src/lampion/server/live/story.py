"""The log of a table as each viewer may read it: told once, kept, and continued as the game goes on."""

import asyncio

from lampion.server.live.saving import SavedTable
from lampion.tables import Table
from lampion.tables.live_match import AppliedEntry
from lampion.tables.views import Line, lines_since, log_lines


class Story:
    """The lines that were told, by viewer: a seat, or None for everybody else."""

    def __init__(self, saved: SavedTable) -> None:
        self.saved = saved
        self.table: Table | None = None  # the one that these lines are about; it may be read again
        self.told: dict[int | None, tuple[int, list[Line]]] = {}  # how many entries, and their lines
        self.lock = asyncio.Lock()  # whoever comes second waits for what the first is told

    async def since(self, start: int, viewer: int | None, table: Table, length: int) -> list[Line]:
        """The lines from entry `start` on, of a log cut to this length; worked out beside the event loop."""
        if start >= length:
            return []
        async with self.lock:
            known = self.known(viewer, table)
            if known < length:
                fresh = await asyncio.to_thread(lines_since, table, known, viewer, length)
                if self.known(viewer, table) == known:
                    before = self.told[viewer][1] if known else []
                    self.told[viewer] = length, [*before, *fresh]
        _, lines = self.told.get(viewer, (0, []))
        return [line for line in lines if start <= line["number"] < length]

    def known(self, viewer: int | None, table: Table) -> int:
        """How many entries this viewer's lines tell already."""
        if self.table is not table:
            self.table, self.told = table, {}
        return self.told.get(viewer, (0, []))[0]

    def news(self, applied: list[AppliedEntry], viewer: int | None) -> list[Line]:
        """The lines of new entries for a viewer; they continue what was told."""
        lines = log_lines(self.saved.table, applied, viewer)
        if applied and viewer in self.told and self.known(viewer, self.saved.table) == applied[0].entry.number:
            told = self.told[viewer][1]
            told += lines
            self.told[viewer] = applied[-1].entry.number + 1, told
        return lines
