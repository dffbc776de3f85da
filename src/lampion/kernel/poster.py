"""What a picture of a table shows: spots of colour in groups, such as one for each player. For link previews."""

from typing import NamedTuple


class Spot(NamedTuple):
    """A piece, by its middle in steps of its group's grid, downwards and to the right."""

    x: float
    y: float
    colour: str  # as in CSS: `#ff5c5c`
    shape: str = "square"  # or "hexagon", with a corner at the top, or "disc"
    lit: bool = True  # does it shine?
    size: float = 1
