"""What a move did to the land, as events in the order in which it happens.

A plot is placed or two change places; channels are cut off or carry water again; plots fall dry or get water; then
bamboo grows or shrinks, from where it began outwards; last comes what the panda ate.
"""

from collections.abc import Iterator
from typing import Any

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import queries
from lampion.games.takenoko.constants import figures
from lampion.games.takenoko.naming import Sights
from lampion.games.takenoko.notation import to_qr
from lampion.games.takenoko.pieces import COLOURS, IMPROVEMENTS
from lampion.games.takenoko.previews import edge_qr, qr
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.game import Event


def event(kind: str, seat: int | None, /, **data: Any) -> Event:
    """An event with its data."""
    return {"kind": kind, "seat": seat, "data": data}


class LandEvents:
    """Compares the land before and after a move; `origin` is the cell where bamboo began to change, if there is one."""

    def __init__(
        self, before: Takenoko, after: Takenoko, was: dict[str, Any], now: dict[str, Any], origin: list[int] | None
    ) -> None:
        self.before, self.after = before, after
        self.was, self.now = was["land"], now["land"]
        self.old, self.new = was, now  # their fields
        self.origin = origin
        self.sights = Sights(after)

    def tell(self) -> Iterator[Event]:
        """Everything, in order; many moves change nothing here."""
        if self.was == self.now and all(self.old[name] == self.new[name] for name in ("laid", "eaten")):
            return
        yield from self.tell_plots()
        yield from self.tell_channels()
        yield from self.tell_water()
        yield from self.tell_bamboo()
        yield from self.tell_meals()

    def tell_plots(self) -> Iterator[Event]:
        """A new plot, or two that changed places with their channels. [TK-5] [HK-7]"""
        for cell, kind, chip, _, _ in self.now[len(self.was) :]:
            improvement = IMPROVEMENTS[chip - 1] if chip else None
            yield event("plot-placed", self.before.active, plot=box.KIND_IDS[kind], chip=improvement, cell=qr(cell))
        swapped = [qr(was[0]) for was, now in zip(self.was, self.now, strict=False) if was[0] != now[0]]
        if swapped:
            channels = [
                {"start": edge_qr(was), "end": edge_qr(now)}
                for was, now in zip(self.old["laid"], self.new["laid"], strict=False)
                if was != now
            ]
            yield event("plots-swapped", None, cells=swapped, tiles=Sights(self.before).on(swapped), moved=channels)

    def tell_channels(self) -> Iterator[Event]:
        """Channels that are cut off, or connected again. [HK-A15]"""
        live = set(queries.live_channels(self.before)), set(queries.live_channels(self.after))
        for was, now in zip(self.old["laid"], self.new["laid"], strict=False):
            if (was in live[0]) != (now in live[1]):
                kind, cells = "channel-revived" if now in live[1] else "channel-cut", edge_qr(now)
                yield event(kind, None, cells=cells, edge=self.sights.on(cells))

    def tell_water(self) -> Iterator[Event]:
        """Plots that fall dry, and plots that get water. [TK-6] [HK-7]"""
        wet = [queries.is_wet(self.before, plot) for plot in range(1, len(self.was) + 1)]
        changed = [
            (queries.is_wet(self.after, plot), cell)
            for plot, (cell, *_) in enumerate(self.now, 1)
            if queries.is_wet(self.after, plot) != (plot <= len(wet) and wet[plot - 1])
        ]
        for reached, cell in sorted(changed, key=lambda change: change[0]):
            kind = "plot-irrigated" if reached else "plot-dried"
            yield event(kind, None, cell=qr(cell), tile=self.sights.at(qr(cell)))

    def tell_bamboo(self) -> Iterator[Event]:
        """Bamboo that grew or shrank. [TK-7] [TK-8] [HK-8]"""
        changes = []
        for place, (cell, kind, _, height, _) in enumerate(self.now):
            grown = height - (self.was[place][3] if place < len(self.was) else 0)
            if grown:
                changes.append((self.distance(cell), cell, COLOURS[box.COLOUR_OF[kind]], grown, height))
        for _, cell, colour, grown, height in sorted(changes, key=lambda change: change[0]):
            name = "bamboo-grew" if grown > 0 else "bamboo-lost"
            yield event(name, None, cell=qr(cell), colour=colour, sections=abs(grown), height=height)

    def distance(self, cell: int) -> int:
        """How far a cell is from where bamboo began to change; all are equally far if that is nowhere."""
        if self.origin is None:
            return 0
        right, down = to_qr(cell)[0] - self.origin[0], to_qr(cell)[1] - self.origin[1]
        return max(abs(right), abs(down), abs(right + down))

    def tell_meals(self) -> Iterator[Event]:
        """What the panda ate, where and for whom. [TK-8]"""
        for place, (was, now) in enumerate(zip(self.old["eaten"], self.new["eaten"], strict=True)):
            if now > was:
                cell = qr(queries.cell_of(self.after, self.new["figures"][figures.PANDA]))
                yield event("bamboo-eaten", place // 3, colour=COLOURS[place % 3], cell=cell)
