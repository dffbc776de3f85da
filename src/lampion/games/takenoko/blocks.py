"""Blocks of text lines, put beside and under each other."""

from collections.abc import Sequence

from rich.text import Text

Block = list[Text]


def width_of(block: Block) -> int:
    """The widest line of a block."""
    return max((line.cell_len for line in block), default=0)


def column(blocks: Sequence[Block]) -> Block:
    """Blocks under each other, with an empty line between them."""
    lines: Block = []
    for block in filter(None, blocks):
        lines += [Text(), *block] if lines else block
    return lines


def join(left: Block, right: Block, gap: int) -> Block:
    """Two blocks beside each other, aligned at the top."""
    width = width_of(left) + gap
    lines = []
    for number in range(max(len(left), len(right))):
        start = left[number] if number < len(left) else Text()
        end = right[number] if number < len(right) else Text()
        line = Text.assemble(start, " " * (width - start.cell_len), end)
        line.rstrip()
        lines.append(line)
    return lines
