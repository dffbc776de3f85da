"""Square grids: cells as people write them, `x,y` with x to the right and y down."""

import re

from lampion.kernel.errors import UnreadableMove

CELL = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})")


def write_cell(x: int, y: int) -> str:
    """A cell as text."""
    return f"{x},{y}"


def read_cell(text: str) -> tuple[int, int]:
    """The cell that a text names."""
    match = CELL.fullmatch(text)
    if match is None:
        raise UnreadableMove(text=text, problem="cell")
    return int(match[1]), int(match[2])
