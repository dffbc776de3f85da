"""When an objective of Takenoko is fulfilled, in slow, obvious code: plots, bamboos and eaten sections."""

from .takenoko_board import Board, Cell, Plot
from .takenoko_box import Objective


def turned(pattern: dict[Cell, str]) -> dict[Cell, str]:
    """A pattern after a sixth of a turn, clockwise. [TK-11]"""
    return {(-r, q + r): colour for (q, r), colour in pattern.items()}


def mirrored(pattern: dict[Cell, str]) -> dict[Cell, str]:
    """A pattern with left and right swapped. [TK-13]"""
    return {(-q - r, r): colour for (q, r), colour in pattern.items()}


def is_laid_out(pattern: dict[Cell, str], board: Board) -> bool:
    """Does the garden show the pattern, all of it irrigated? Each of six turns is tried on each plot. [TK-11]"""
    colours = {cell: board.plots[cell].colour for cell in board.irrigated()}
    for _ in range(6):
        pattern = turned(pattern)
        first_q, first_r = next(iter(pattern))
        for plot_q, plot_r in colours:
            by_q, by_r = plot_q - first_q, plot_r - first_r
            if all(colours.get((q + by_q, r + by_r)) == colour for (q, r), colour in pattern.items()):
                return True
    return False


def fits_card(plot: Plot, card: Objective) -> bool:
    """Does a bamboo have the colour, exactly the height and the improvement of a gardener card? [TK-11]"""
    if card.improvement == "none":
        fits = plot.improvement is None
    elif card.improvement == "any":
        fits = True
    else:
        fits = plot.improvement == card.improvement
    return fits and plot.colour in card.colours and plot.height == card.height


def is_fulfilled(card: Objective, board: Board, eaten: dict[str, int], mirror: bool) -> bool:
    """May a player with these eaten sections claim the card now? [TK-11]"""
    if card.category == "plot":
        return is_laid_out(card.pattern, board) or (mirror and is_laid_out(mirrored(card.pattern), board))
    if card.category == "gardener":
        return sum(1 for plot in board.plots.values() if fits_card(plot, card)) >= card.bamboos
    return all(eaten[colour] >= count for colour, count in card.sections.items())
