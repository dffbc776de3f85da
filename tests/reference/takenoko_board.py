"""The bamboo garden in slow, obvious code: where plots, channels and figures may go, what is watered, what grows.

    q grows to the right, r grows down, the pond is at (0,0):

             (0,-1) (1,-1)
          (-1,0) (0,0) (1,0)
             (-1,1) (0,1)

A channel lies on an edge, the pair of cells on its two sides. An edge ends in two corners, each the three cells that
meet there. The bamboo on a plot is a number of sections; the pond is not a plot.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

Cell = tuple[int, int]
Edge = frozenset[Cell]
Corner = frozenset[Cell]

POND: Cell = (0, 0)
STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
COLOURS = ["green", "yellow", "pink"]
CHIPS = ["watershed", "enclosure", "fertilizer"]
TALLEST = 4


@dataclass
class Plot:
    """A plot in play; its kind is a colour, with a printed improvement if there is one ("pink-watershed"). [TK-1]"""

    kind: str
    chip: str | None = None
    height: int = 0
    grown: bool = False

    @property
    def colour(self) -> str:
        """The colour of the plot and of its bamboo."""
        return self.kind.split("-")[0]

    @property
    def improvement(self) -> str | None:
        """The improvement of the plot, printed or as a chip. [TK-10]"""
        return printed_improvement(self.kind) or self.chip

    @property
    def growth(self) -> int:
        """The number of sections that one growth adds: two with fertilizer, never above four. [TK-7]"""
        return min(2 if self.improvement == "fertilizer" else 1, TALLEST - self.height)


def printed_improvement(kind: str) -> str | None:
    """The improvement that a kind of plot has from the start. [TK-1]"""
    return kind.split("-")[1] if "-" in kind else None


def step(cell: Cell, by: Cell) -> Cell:
    """The cell that is this far away."""
    return cell[0] + by[0], cell[1] + by[1]


@cache
def around(cell: Cell) -> frozenset[Cell]:
    """The six cells next to this one."""
    return frozenset(step(cell, by) for by in STEPS)


@cache
def corners(edge: Edge) -> frozenset[Corner]:
    """The two ends of an edge."""
    one, other = edge
    return frozenset(edge | {third} for third in around(one) & around(other))


def in_reading_order(cells: Iterable[Cell]) -> list[Cell]:
    """By row, then from left to right."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def write_cell(cell: Cell) -> str:
    """A cell as a move writes it."""
    return f"{cell[0]},{cell[1]}"


def write_cells(cells: Iterable[Cell]) -> str:
    """Cells as a move writes them, in reading order; an edge is written as its two cells."""
    return " ".join(write_cell(cell) for cell in in_reading_order(cells))


def read_cell(text: str) -> Cell:
    """The cell a move names."""
    q, r = text.split(",")
    return int(q), int(r)


@dataclass
class Board:
    """Everything on the table around the pond; a figure that is not on the board has no cell."""

    plots: dict[Cell, Plot] = field(default_factory=dict)
    channels: set[Edge] = field(default_factory=set)
    figures: dict[str, Cell | None] = field(
        default_factory=lambda: {"panda": POND, "gardener": POND, "emperor": None},
    )

    def tiles(self) -> set[Cell]:
        """The plots and the pond."""
        return set(self.plots) | {POND}

    # Plots and channels

    def free_cells(self) -> set[Cell]:
        """Where a plot may be placed: next to the pond, or next to two plots in play. [TK-5]"""
        beside = {cell for tile in self.tiles() for cell in around(tile)} - self.tiles()
        return {cell for cell in beside if POND in around(cell) or len(around(cell) & set(self.plots)) >= 2}

    def wet_corners(self) -> set[Corner]:
        """The corners that water reaches: those of the pond, and both ends of a channel once it reaches one. [TK-6]"""
        wet = {corner for cell in around(POND) for corner in corners(frozenset((POND, cell)))}
        while True:
            reached = {corner for edge in self.channels if corners(edge) & wet for corner in corners(edge)}
            if reached <= wet:
                return wet
            wet |= reached

    def free_edges(self) -> set[Edge]:
        """Where a channel may be laid: between two plots, from a corner that water reaches. [TK-6]"""
        wet = self.wet_corners()
        between = {frozenset((cell, other)) for cell in self.plots for other in around(cell) if other in self.plots}
        return {edge for edge in between - self.channels if corners(edge) & wet}

    def connected_channels(self) -> set[Edge]:
        """The channels that water reaches; only those irrigate. [TK-6] [HK-7]"""
        wet = self.wet_corners()
        return {edge for edge in self.channels if corners(edge) & wet}

    def irrigated(self) -> set[Cell]:
        """The plots next to the pond, beside a channel that water reaches, or with a watershed. [TK-6]"""
        wet = {cell for edge in self.connected_channels() for cell in edge}
        return {
            cell
            for cell, plot in self.plots.items()
            if POND in around(cell) or cell in wet or plot.improvement == "watershed"
        }

    def improvable_cells(self) -> set[Cell]:
        """Plots without an improvement and without bamboo. [TK-10]"""
        return {cell for cell, plot in self.plots.items() if plot.improvement is None and plot.height == 0}

    # Bamboo

    def rain_cells(self) -> set[Cell]:
        """The irrigated plots on which bamboo has room to grow. [TK-4]"""
        return {cell for cell in self.irrigated() if self.plots[cell].height < TALLEST}

    def gardened_cells(self, cell: Cell) -> set[Cell]:
        """The plots that the gardener makes grow: his own and those of its colour beside it, if irrigated. [TK-7]"""
        return self.same_colour_around(cell) & self.irrigated()

    def same_colour_around(self, cell: Cell) -> set[Cell]:
        """A plot and the plots of its colour next to it; nothing for the pond."""
        if cell == POND:
            return set()
        colour = self.plots[cell].colour
        return {near for near in [cell, *around(cell)] if near in self.plots and self.plots[near].colour == colour}

    def can_eat(self, cell: Cell) -> bool:
        """Would the panda find something to eat here? [TK-8]"""
        return cell in self.plots and self.plots[cell].height > 0 and self.plots[cell].improvement != "enclosure"

    # Figures

    def walks(self, figure: str) -> set[Cell]:
        """Where a figure may walk: in a straight line without a gap, not stopping at the Emperor. [TK-7] [HK-9]"""
        start = self.figures[figure]
        stops: set[Cell] = set()
        if start is None:
            return stops
        for by in STEPS:
            cell = step(start, by)
            while cell in self.tiles():
                stops.add(cell)
                cell = step(cell, by)
        return stops - {self.figures["emperor"]}

    def flights(self, figure: str) -> set[Cell]:
        """Where a storm or a jump may bring a figure: to any other tile but the Emperor's. [TK-4] [HK-6]"""
        if self.figures[figure] is None:
            return set()
        return self.tiles() - {self.figures[figure], self.figures["emperor"]}

    # Rearrangement

    def exchanged_channels(self, one: Cell, other: Cell) -> set[Edge]:
        """The channels after two plots change places: each takes its own along, in the same directions. [HK-7]

        Between neighbours the shared edge stays; on their axis the two outer edges are exchanged.
        """
        exchange: dict[Edge, Edge] = {}
        for by in STEPS:
            here = frozenset((one, step(one, by)))
            there = frozenset((other, step(other, by)))
            if step(one, by) == other:
                there = here
            elif step(other, by) == one:
                there = frozenset((other, step(other, (-by[0], -by[1]))))
            exchange[here] = there
            exchange[there] = here
        return {exchange.get(edge, edge) for edge in self.channels}

    def does_exchange_matter(self, one: Cell, other: Cell) -> bool:
        """Would the board look different after exchanging two plots? [HK-7]"""
        return (
            self.plots[one] != self.plots[other]
            or bool({one, other} & set(self.figures.values()))
            or self.exchanged_channels(one, other) != self.channels
        )

    def exchange(self, one: Cell, other: Cell) -> None:
        """Swap two plots with everything on and around them. [HK-7]"""
        self.channels = self.exchanged_channels(one, other)
        self.plots[one], self.plots[other] = self.plots[other], self.plots[one]
        places = {one: other, other: one}
        for figure, cell in self.figures.items():
            if cell in places:
                self.figures[figure] = places[cell]
