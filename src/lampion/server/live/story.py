"""The log of a table as each viewer may read it: told once, kept as text, and continued as the game goes on."""

import asyncio
from bisect import bisect_left
from collections.abc import Mapping, Sequence

from lampion.server.live.saving import SavedTable
from lampion.server.live.services import Services
from lampion.server.live.wire import write_json
from lampion.tables import Table
from lampion.tables.live_match import AppliedEntry
from lampion.tables.views import Line, lines_since, log_lines


class Told:
    """The lines that one viewer was told, as JSON, and the entries that they are about."""

    def __init__(self) -> None:
        self.length = 0  # how many entries of the log they tell; some have no line
        self.numbers: list[int] = []
        self.texts: list[str] = []

    def add(self, lines: Sequence[Line], length: int) -> None:
        """Continue to this length of the log."""
        self.numbers += [line["number"] for line in lines]
        self.texts += map(write_json, lines)
        self.length = length

    def between(self, start: int, end: int) -> list[str]:
        """The lines of these entries."""
        return self.texts[bisect_left(self.numbers, start) : bisect_left(self.numbers, end)]


class Story:
    """The lines that were told, by viewer: a seat, or None for everybody else."""

    def __init__(self, services: Services, saved: SavedTable) -> None:
        self.services = services
        self.saved = saved
        self.table: Table | None = None  # the one that these lines are about; it may be read again
        self.told: dict[int | None, Told] = {}
        self.lock = asyncio.Lock()  # whoever comes second waits for what the first is told

    async def since(self, start: int, viewer: int | None, table: Table, length: int, owner: str) -> list[str]:
        """The lines from entry `start` on, of a log cut to this length; worked out beside the event loop.

        That takes a turn of its `owner`, whoever asks for it.
        """
        if start >= length:
            return []
        async with self.lock:
            told = self.find(viewer, table)
            if told.length < length:
                known = told.length
                fresh = Told()
                await self.services.bot_pool.aside(
                    lambda: fresh.add(lines_since(table, known, viewer, length), length), owner
                )
                if told.length == known:
                    told.numbers += fresh.numbers
                    told.texts += fresh.texts
                    told.length = length
        return told.between(start, length)

    def find(self, viewer: int | None, table: Table) -> Told:
        """What this viewer was told of this table."""
        if self.table is not table:
            self.table, self.told = table, {}
        return self.told.setdefault(viewer, Told())

    def news(self, applied: list[AppliedEntry], viewer: int | None) -> list[str]:
        """The lines of new entries for a viewer; they continue what was told."""
        lines = log_lines(self.saved.table, applied, viewer)
        if applied and self.table is self.saved.table and viewer in self.told:
            told = self.told[viewer]
            if told.length == applied[0].entry.number:
                told.add(lines, applied[-1].entry.number + 1)
                return told.texts[len(told.texts) - len(lines) :]
        return [write_json(line) for line in lines]


def with_lines(message: Mapping[str, object], lines: Sequence[str]) -> str:
    """A message with lines of the log, which are text already."""
    return f'{write_json(message)[:-1]},"lines":[{",".join(lines)}]}}'
