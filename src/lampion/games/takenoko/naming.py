"""What people see on a cell: for sentences that name a place without its coordinates."""

from collections.abc import Iterable
from functools import cached_property

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import queries
from lampion.games.takenoko.notation import to_qr
from lampion.games.takenoko.pieces import COLOURS
from lampion.games.takenoko.rules import Takenoko
from lampion.games.takenoko.shapes import Tile


class Sights:
    """The colours of a land, with the plot that is just being placed."""

    def __init__(self, position: Takenoko) -> None:
        self.position = position

    @cached_property
    def colours(self) -> dict[tuple[int, int], str]:
        """The colour of each cell with a plot; most moves are told without."""
        kinds = {cell: kind for cell, kind, *_ in queries.list_plots(self.position)}
        if self.position.keeping:
            kinds[self.position.keeping_cell] = self.position.keeping
        return {to_qr(cell): COLOURS[box.COLOUR_OF[kind]] for cell, kind in kinds.items()}

    def at(self, cell: list[int]) -> Tile:
        """A cell with the colour of its plot."""
        return {"cell": cell, "colour": self.colours.get((cell[0], cell[1]))}

    def on(self, cells: Iterable[list[int]]) -> list[Tile]:
        """Several cells with the colours of their plots."""
        return [self.at(cell) for cell in cells]
