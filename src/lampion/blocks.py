"""Blocks of text lines, put beside and under each other: how games lay out a terminal."""

from collections.abc import Sequence

from rich.text import Text

Block = list[Text]

GAP = 2  # columns between blocks


def width_of(block: Block) -> int:
    """The widest line of a block."""
    return max((line.cell_len for line in block), default=0)


def pad(line: Text, width: int) -> Text:
    """A line of exactly this width, or as it is if it is longer."""
    return Text.assemble(line, " " * max(0, width - line.cell_len))


def column(blocks: Sequence[Block]) -> Block:
    """Blocks under each other, with an empty line between them; empty ones take no room."""
    lines: Block = []
    for block in filter(None, blocks):
        lines += [Text(), *block] if lines else block
    return lines


def beside(blocks: Sequence[Block], width: int, gap: int = GAP) -> Block:
    """Blocks next to each other, as many in a row as the width allows; an empty line keeps rows apart."""
    rows: list[list[Block]] = []
    for block in blocks:
        if not rows or sum(width_of(other) + gap for other in rows[-1]) + width_of(block) > width:
            rows.append([])
        rows[-1].append(block)
    return column([join(row, gap) for row in rows])


def join(row: Sequence[Block], gap: int = GAP) -> Block:
    """Blocks next to each other in one row, aligned at the top."""
    widths = [width_of(block) + gap for block in row]
    height = max((len(block) for block in row), default=0)
    lines = []
    for number in range(height):
        pieces = [block[number] if number < len(block) else Text() for block in row]
        line = Text.assemble(*(pad(piece, width) for piece, width in zip(pieces, widths, strict=True)))
        line.rstrip()
        lines.append(line)
    return lines
