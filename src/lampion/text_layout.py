"""Blocks of text lines, placed beside and below each other: how games lay out the terminal."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from rich.text import Text

Block = list[Text]

GAP = 2  # columns between blocks


def width_of(block: Block) -> int:
    """The widest line of a block."""
    return max((line.cell_len for line in block), default=0)


def pad(line: Text, width: int) -> Text:
    """A line padded to this width; a longer one stays as it is."""
    return Text.assemble(line, " " * max(0, width - line.cell_len))


def column(blocks: Sequence[Block]) -> Block:
    """Blocks below each other, with a blank line between them; empty ones take no space."""
    lines: Block = []
    for block in filter(None, blocks):
        lines += [Text(), *block] if lines else block
    return lines


def beside(blocks: Sequence[Block], width: int, gap: int = GAP) -> Block:
    """Blocks next to each other, as many in a row as fit the width, with a blank line between rows."""
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


def paragraph(text: str, width: int) -> Block:
    """A sentence in lines of at most this width."""
    return [Text(line) for line in wrap(text, width)]


def without_wrapping(lines: Block) -> Iterator[Text]:
    """Lines that a narrow screen cuts off rather than breaks in two; sentences may break."""
    for line in lines:
        line.no_wrap = line.cell_len > 0 and "  " in line.plain
        line.overflow = "crop" if line.no_wrap else "fold"
        yield line
