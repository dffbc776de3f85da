"""What people see on a cell: for sentences that name a place without its coordinates."""

from collections.abc import Iterable
from functools import cached_property

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import queries
from lampion.games.takenoko.notation import to_cell
from lampion.games.takenoko.pieces import COLOURS
from lampion.games.takenoko.rules import Takenoko
from lampion.games.takenoko.shapes import Tile


class Sights:
    """The colours of a land, with the plot that is just being placed."""

    def __init__(self, position: Takenoko) -> None:
        self.position = position

    @cached_property
    def kinds(self) -> dict[int, int]:
        """The kind of plot on each cell with one; most moves are told without."""
        kinds = {plot[0]: plot[1] for plot in queries.list_plots(self.position)}
        if self.position.keeping:
            kinds[self.position.keeping_cell] = self.position.keeping
        return kinds

    def at(self, cell: list[int]) -> Tile:
        """A cell with the colour of its plot."""
        kind = self.kinds.get(to_cell(*cell))
        return {"cell": cell, "colour": None if kind is None else COLOURS[box.COLOUR_OF[kind]]}

    def on(self, cells: Iterable[list[int]]) -> list[Tile]:
        """Several cells with the colours of their plots."""
        return [self.at(cell) for cell in cells]
