"""What a move would bring, without what it would reveal: for offers, and for a special card that has been announced.

A special card is previewed as if nobody cancelled it (or cancelled it again), a new plot as if no chip went on it.
"""

from typing import Any

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import moves, queries, scoring
from lampion.games.takenoko.constants import figures, improvements, phases, verbs
from lampion.games.takenoko.notation import edge_cells, to_qr
from lampion.games.takenoko.pieces import COLOURS
from lampion.games.takenoko.progress import Gauge, Standing
from lampion.games.takenoko.rules import Takenoko
from lampion.games.takenoko.shapes import Change, ObjectiveChange, Preview

PASS, BARE = moves.code_of(verbs.PASS, 0), moves.code_of(verbs.BARE, 0)


def qr(cell: int) -> list[int]:
    """A cell as plain data."""
    return list(to_qr(cell))


def edge_qr(edge: int) -> list[list[int]]:
    """An edge as plain data: its two cells."""
    return [qr(cell) for cell in edge_cells(edge)]


class Outlook:
    """A position as far as previews compare it, for a seat whose objectives count (or for none)."""

    def __init__(self, position: Takenoko, seat: int | None) -> None:
        self.position = position
        self.seat = seat
        self.numbers: dict[str, Any] = position.fields()
        self.plots = queries.list_plots(position)
        self.wet = [queries.is_wet(position, plot) for plot in range(1, position.plots)]
        self.live = set(queries.live_channels(position))
        self.measured: dict[int, Standing] | None = None

    def standings(self) -> dict[int, Standing]:
        """How far the seat's objectives are."""
        if self.measured is None:
            own = self.seat is not None and self.seat < self.position.seats
            self.measured = Gauge(self.position, self.numbers).standings(self.seat) if own else {}  # type: ignore[arg-type]
        return self.measured

    def preview(self, mover: int, move: int) -> Preview:
        """What a move would bring."""
        after = self.position.copy()
        after.play(mover, move)
        if after.phase == phases.CHIPPING:
            after.play(after.active, BARE)
        return self.compare(let_pass(after))

    def compare(self, after: Takenoko) -> Preview:
        """What differs in a later position. What is empty is left out, but for bamboo and points."""
        then = Outlook(after, self.seat)
        provisional = then.supreme_points() - self.supreme_points()
        points = then.points() - self.points() - provisional
        known: Preview = {"bamboo": self.bamboo(then), "points": points}
        found = self.water(then) | self.channels(then) | self.eaten(then) | self.figures(then)
        found["provisional"] = provisional
        grew = len(then.plots) > len(self.plots) or then.position.keeping > 0
        if any(found.values()) or known["bamboo"] or points or grew or self.moved(then):
            found["objectives"] = self.objectives(then)
        return known | {name: value for name, value in found.items() if value}  # type: ignore[return-value]

    def points(self) -> int:
        """The seat's points as they stand. [TK-12]"""
        return self.position.score(self.seat) if self.seat in range(self.position.seats) else 0  # type: ignore[arg-type]

    def supreme_points(self) -> int:
        """Those among them that others may still take away. [HK-12]"""
        return scoring.supreme_points(self.position, self.seat) if self.seat in range(self.position.seats) else 0  # type: ignore[arg-type]

    def moved(self, then: "Outlook") -> bool:
        """Have plots changed places, or been improved?"""
        return any(now[:3] != was[:3] for was, now in zip(self.plots, then.plots, strict=False))

    def bamboo(self, then: "Outlook") -> list[Any]:
        """Sections that grow, or are lost."""
        heights = [height for _, _, _, height, _ in self.plots] + [0] * (len(then.plots) - len(self.plots))
        return [
            {"cell": qr(cell), "sections": height - was}
            for was, (cell, _, _, height, _) in zip(heights, then.plots, strict=True)
            if height != was
        ]

    def water(self, then: "Outlook") -> dict[str, Any]:
        """Plots that get water, or fall dry."""
        was = self.wet + [False] * (len(then.wet) - len(self.wet))
        pairs = list(zip(was, then.wet, then.plots, strict=True))
        return {
            "watered": [qr(plot[0]) for before, now, plot in pairs if now and not before],
            "dried": [qr(plot[0]) for before, now, plot in pairs if before and not now],
        }

    def channels(self, then: "Outlook") -> dict[str, Any]:
        """Channels that move with their plots, are cut off, or carry water again. [HK-7]"""
        pairs = list(zip(self.numbers["laid"], then.numbers["laid"], strict=False))
        return {
            "moved": [{"start": edge_qr(was), "end": edge_qr(now)} for was, now in pairs if was != now],
            "cut": [edge_qr(now) for was, now in pairs if was in self.live and now not in then.live],
            "revived": [edge_qr(now) for was, now in pairs if was not in self.live and now in then.live],
        }

    def eaten(self, then: "Outlook") -> dict[str, Any]:
        """Sections that the panda would eat, and for whom. [TK-8]"""
        pairs = enumerate(zip(self.numbers["eaten"], then.numbers["eaten"], strict=True))
        return {
            "eaten": [{"seat": place // 3, "colour": COLOURS[place % 3]} for place, (was, now) in pairs if now > was],
        }

    def figures(self, then: "Outlook") -> dict[str, Any]:
        """Where a figure that moves could go from its new place, and what the panda can't eat there. [TK-7] [TK-8]"""
        for figure in (figures.PANDA, figures.GARDENER):
            was, now = self.numbers["figures"][figure], then.numbers["figures"][figure]
            if now not in (was, figures.AWAY) and was != figures.AWAY:
                onward = [qr(cell) for cell in queries.cells_in_reach(then.position, figure)]
                return {"onward": onward, "spared": figure == figures.PANDA and then.is_fenced(now)}
        return {}

    def is_fenced(self, plot: int) -> bool:
        """Is there bamboo on a plot that an enclosure protects? [TK-10]"""
        if not plot:
            return False  # the pond
        _, kind, chip, height, _ = self.plots[plot - 1]
        return height > 0 and (box.PRINTED_ON[kind] or chip) == improvements.ENCLOSURE

    def objectives(self, then: "Outlook") -> list[ObjectiveChange]:
        """The seat's own objectives that would be nearer or farther. [TK-11]"""
        changes: list[ObjectiveChange] = []
        later = then.standings()
        for card, was in self.standings().items():
            now = later.get(card)
            if now is not None and now != was:
                changes.append(
                    {
                        "card": box.CARD_IDS[card],
                        "was": was.done,
                        "now": now.done,
                        "ready": now.ready,
                        "change": name_change(was, now),
                    }
                )
        return changes


def name_change(was: Standing, now: Standing) -> Change:
    """What a change means for an objective."""
    if now.ready != was.ready:
        return "ready" if now.ready else "spoiled"
    return "helped" if now > was else "hurt"


def let_pass(position: Takenoko) -> Takenoko:
    """Let everybody pass who may cancel the announced card; that takes no secret to know. [HK-4]"""
    while position.phase == phases.ANSWER:
        seat = next(seat for seat in range(position.seats) if position.waits_for(seat))
        position.play(seat, PASS)
    return position


def preview_announced(position: Takenoko, seat: int | None) -> Preview | None:
    """What the announced card would do if nobody answered any more. [HK-4]"""
    if position.phase != phases.ANSWER:
        return None
    return Outlook(position, seat).compare(let_pass(position.copy()))
