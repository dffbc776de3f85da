"""How far the objectives in a hand are: what fits already, and what is missing. [TK-11]

The rules say which cards are ready; this only describes what lies in the garden and in the store.
"""

from typing import Any, Literal, NamedTuple, TypedDict

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import patterns, queries
from lampion.games.takenoko.constants import categories, improvements, options, phases, sizes
from lampion.games.takenoko.notation import to_qr
from lampion.games.takenoko.patterns import Placement
from lampion.games.takenoko.pieces import ANY_IMPROVEMENT, CATEGORIES, COLOURS, IMPROVEMENTS, NO_IMPROVEMENT
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.shapes import Cell, Cells

Numbers = dict[str, Any]
ASKED = (NO_IMPROVEMENT, *IMPROVEMENTS, ANY_IMPROVEMENT)
FAR = 9  # the distance of a bamboo for which there is no plot yet


class Progress(TypedDict):
    """An objective in hand. `ready`: it is fulfilled; `claimable`: it may be claimed at this very moment."""

    card: str
    points: int
    ready: bool
    claimable: bool
    done: int
    needed: int


class PlotProgress(Progress):
    """A pattern: how many plots fit in the best places for it, and how many more lie there but are dry."""

    category: Literal["plot"]
    unit: Literal["plots"]
    dry: int
    placements: list[Placement]


class Candidate(TypedDict):
    """A plot that could come to count: sections to grow, or to be eaten if negative; the water or chip it lacks."""

    cell: Cell
    sections: int
    water: bool
    chip: str | None


class GardenerProgress(Progress):
    """Bamboo: one card counts the sections of its best plot, a card for several bamboos counts plots.

    `missing` is how many sections the nearest plots lack, nothing if there are too few plots.
    """

    category: Literal["gardener"]
    unit: Literal["plots", "sections"]
    height: int
    improvement: str
    counting: Cells
    could: list[Candidate]
    missing: int | None


class Sections(TypedDict):
    """Sections of a colour: how many a card asks for, and how many are stored."""

    colour: str
    asked: int
    stored: int


class PandaProgress(Progress):
    """Sections to give back."""

    category: Literal["panda"]
    unit: Literal["sections"]
    sections: list[Sections]


AnyProgress = PlotProgress | GardenerProgress | PandaProgress


class Standing(NamedTuple):
    """What can be compared: units done, and how near the rest is, as a negative distance."""

    done: int
    near: int
    ready: bool


class Gauge:
    """Measures the objectives of the seats of one position."""

    def __init__(self, position: Takenoko, numbers: Numbers) -> None:
        self.position = position
        self.numbers = numbers
        self.plots = queries.list_plots(position)
        self.land = patterns.survey(position)
        self.rule: int = numbers["options"][options.PATTERN_RULE]
        self.hikari: int = numbers["options"][options.HIKARI]

    def hand(self, seat: int) -> list[int]:
        """The objectives in a hand, by number."""
        held = self.numbers["hands"][seat * sizes.OBJECTIVES : (seat + 1) * sizes.OBJECTIVES]
        return [card for card, count in enumerate(held) for _ in range(count)]

    def measure(self, seat: int) -> list[AnyProgress]:
        """Every objective in a hand, in the order of the hand."""
        ready = queries.ready_cards(self.position, seat)
        idle = self.position.phase == phases.IDLE and self.position.waits_for(seat)
        return [self.describe(seat, card, card in ready, idle) for card in self.hand(seat)]

    def describe(self, seat: int, card: int, ready: bool, idle: bool) -> AnyProgress:
        """One objective."""
        known: dict[str, Any] = {
            "card": box.CARD_IDS[card],
            "category": CATEGORIES[box.CATEGORY_OF[card]],
            "points": box.POINTS[card],
            "ready": ready,
            "claimable": ready and idle,
        }
        if box.CATEGORY_OF[card] == categories.PLOT:
            return known | self.describe_pattern(card)  # type: ignore[return-value]
        if box.CATEGORY_OF[card] == categories.GARDENER:
            return known | self.describe_bamboo(card)  # type: ignore[return-value]
        return known | self.describe_sections(seat, card)  # type: ignore[return-value]

    def standings(self, seat: int) -> dict[int, Standing]:
        """The objectives in a hand, only as far as they can be compared."""
        ready = queries.ready_cards(self.position, seat)
        return {card: Standing(*self.compare(seat, card), card in ready) for card in dict.fromkeys(self.hand(seat))}

    def compare(self, seat: int, card: int) -> tuple[int, int]:
        """Units done, and a negative distance."""
        if box.CATEGORY_OF[card] == categories.PLOT:
            best = patterns.best(self.land, self.rule, card)
            return best.fits, best.dry
        if box.CATEGORY_OF[card] == categories.GARDENER:
            counting, could = self.sort_bamboos(card)
            return self.done_of(card, counting, could), -self.distance(card, counting, could)
        return sum(min(asked, stored) for asked, stored in self.stored(seat, card)), 0

    # Patterns

    def describe_pattern(self, card: int) -> dict[str, Any]:
        """The best places for a pattern. [TK-11]"""
        best = patterns.best(self.land, self.rule, card)
        return {
            "unit": "plots",
            "done": best.fits,
            "needed": patterns.size_of(card),
            "dry": best.dry,
            "placements": patterns.show(self.land, best),
        }

    # Bamboo

    def sort_bamboos(self, card: int) -> tuple[list[int], list[tuple[int, int, bool, int]]]:
        """The cells that count, and plots that could: (cell, sections, lacks water, chip), the nearest first."""
        counting, could = [], []
        asked, height = box.ASKED_IMPROVEMENT[card], box.HEIGHT[card]
        for plot, (cell, kind, chip, has, _) in enumerate(self.plots, 1):
            if box.COLOUR_OF[kind] != box.BAMBOO_COLOUR[card]:
                continue
            improved = box.PRINTED_ON[kind] or chip
            fits = asked in (improvements.ANY, improved)
            if fits and has == height:
                counting.append(cell)
            elif fits or (asked and not improved and not has):
                kept = has > height and improved == improvements.ENCLOSURE  # only a disease can help
                if not kept or self.hikari:
                    needed = 0 if fits else asked
                    wet = queries.is_wet(self.position, plot) or needed == improvements.WATERSHED
                    could.append((cell, height - has, not wet and has < height, needed))
        could.sort(key=lambda plot: (abs(plot[1]) + plot[2] + (plot[3] > 0), plot[0]))
        return counting, could

    def done_of(self, card: int, counting: list[int], could: list[tuple[int, int, bool, int]]) -> int:
        """Plots that count; for a single bamboo, sections of the best plot."""
        needed, height = box.BAMBOOS[card], box.HEIGHT[card]
        if needed > 1:
            return min(needed, len(counting))
        return height if counting else max((height - max(0, plot[1]) for plot in could), default=0)

    def distance(self, card: int, counting: list[int], could: list[tuple[int, int, bool, int]]) -> int:
        """Sections, water and chips that the nearest plots lack."""
        lacking = max(0, box.BAMBOOS[card] - len(counting))
        nearest = could[:lacking]
        return sum(abs(plot[1]) + plot[2] + (plot[3] > 0) for plot in nearest) + FAR * (lacking - len(nearest))

    def describe_bamboo(self, card: int) -> dict[str, Any]:
        """The plots that count and those that could. [TK-11] [TK-A4]"""
        counting, could = self.sort_bamboos(card)
        lacking = max(0, box.BAMBOOS[card] - len(counting))
        return {
            "unit": "plots" if box.BAMBOOS[card] > 1 else "sections",
            "done": self.done_of(card, counting, could),
            "needed": box.BAMBOOS[card] if box.BAMBOOS[card] > 1 else box.HEIGHT[card],
            "height": box.HEIGHT[card],
            "improvement": ASKED[box.ASKED_IMPROVEMENT[card]],
            "counting": [list(to_qr(cell)) for cell in counting],
            "could": [
                {
                    "cell": list(to_qr(cell)),
                    "sections": sections,
                    "water": water,
                    "chip": IMPROVEMENTS[chip - 1] if chip else None,
                }
                for cell, sections, water, chip in could
            ],
            "missing": sum(abs(plot[1]) for plot in could[:lacking]) if lacking <= len(could) else None,
        }

    # Sections

    def stored(self, seat: int, card: int) -> list[tuple[int, int]]:
        """By colour, how many sections a card asks for and how many are stored."""
        return list(zip(box.SECTIONS[card], self.numbers["eaten"][seat * 3 : seat * 3 + 3], strict=True))

    def describe_sections(self, seat: int, card: int) -> dict[str, Any]:
        """The sections that a card asks for. [TK-11]"""
        counts = self.stored(seat, card)
        return {
            "unit": "sections",
            "done": sum(min(asked, stored) for asked, stored in counts),
            "needed": sum(asked for asked, _ in counts),
            "sections": [
                {"colour": colour, "asked": asked, "stored": stored}
                for colour, (asked, stored) in zip(COLOURS, counts, strict=True)
                if asked
            ],
        }
