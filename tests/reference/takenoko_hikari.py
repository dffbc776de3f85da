"""Hikari in slow, obvious code: the uses of each special card, and the points of supreme objectives."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from .takenoko_board import COLOURS, Board, Cell, in_reading_order, write_cell, write_cells
from .takenoko_box import CATEGORIES, Objective

Alliance = tuple[int, int]
MAJORITIES = {"most-plot": "plot", "most-gardener": "gardener", "most-panda": "panda"}


def jumps(board: Board) -> set[str]:
    """A figure on the board goes to any other tile but the Emperor's. [HK-6]"""
    return {f"jump {figure} {write_cell(cell)}" for figure in ("panda", "gardener") for cell in board.flights(figure)}


def swaps(board: Board) -> set[str]:
    """Any two plots, if swapping them changes the board. [HK-7]"""
    pairs = combinations(in_reading_order(board.plots), 2)
    return {f"swap {write_cells(pair)}" for pair in pairs if board.does_exchange_matter(*pair)}


def cells_losing_a_section(board: Board, chosen: Cell) -> set[Cell]:
    """The cells that lose a section: the chosen plot and those of its colour beside it. [HK-8]"""
    return {cell for cell in board.same_colour_around(chosen) if board.plots[cell].height > 0}


def diseases(board: Board) -> set[str]:
    """Any plot, if at least one section is lost there or beside it. [HK-8]"""
    return {f"disease {write_cell(cell)}" for cell in board.plots if cells_losing_a_section(board, cell)}


def emperor_visits(board: Board) -> set[str]:
    """The Emperor comes or moves to a plot without a figure, or leaves. [HK-9]"""
    visits = {f"emperor {write_cell(cell)}" for cell in board.plots if cell not in board.figures.values()}
    return visits if board.figures["emperor"] is None else visits | {"emperor leaves"}


def holidays(board: Board) -> set[str]:
    """A figure on the board leaves it. [HK-10]"""
    return {f"holiday {figure}" for figure in ("panda", "gardener") if board.figures[figure] is not None}


def alliances(seat: int, seats: int, allied: set[Alliance]) -> set[str]:
    """Ally with a neighbour, if both are free, or break any alliance. [HK-11]"""
    bound = {member for pair in allied for member in pair}
    neighbours = {(seat - 1) % seats, (seat + 1) % seats} - {seat}
    pacts = {f"ally {other}" for other in neighbours if seat not in bound and other not in bound}
    return pacts | {f"break {one} {other}" for one, other in allied}


def uses(card: str, board: Board, seat: int, seats: int, allied: set[Alliance]) -> set[str]:
    """Every use of a special card, except for weather and cancellation, which have their own rules. [HK-3]"""
    if card == "jump":
        return jumps(board)
    if card == "rearrangement":
        return swaps(board)
    if card == "disease":
        return diseases(board)
    if card == "emperor-visit":
        return emperor_visits(board)
    if card == "holidays":
        return holidays(board)
    if card == "alliance":
        return alliances(seat, seats, allied)
    return set()


# Supreme objectives


def most_colour_sets(cards: Sequence[Objective]) -> int:
    """The most sets of three of a colour, with each card counted for one of its colours. [HK-12]"""
    single = Counter(next(iter(card.colours)) for card in cards if len(card.colours) == 1)
    several = [card for card in cards if len(card.colours) > 1]

    def best(counts: Counter[str], left: list[Objective]) -> int:
        if not left:
            return sum(counts[colour] // 3 for colour in COLOURS)
        return max(best(counts + Counter([colour]), left[1:]) for colour in left[0].colours)

    return best(single, several)


def count_by_category(cards: Sequence[Objective]) -> Counter[str]:
    """The number of cards of each category."""
    return Counter(card.category for card in cards)


def supreme_points(supreme: str, seat: int, claimed: list[list[Objective]], colour_sets: str) -> int:
    """The points of a supreme objective for a seat, given the claimed cards of all seats. [HK-12]"""
    counts = [count_by_category(cards) for cards in claimed]
    if supreme == "same-colour-sets":
        if colour_sets == "category":
            return 3 * sum(counts[seat][category] // 3 for category in CATEGORIES)
        return 3 * most_colour_sets(claimed[seat])
    if supreme == "different-type-sets":
        return 3 * min(counts[seat][category] for category in CATEGORIES)
    numbers = [count[MAJORITIES[supreme]] for count in counts]
    if numbers[seat] == 0 or numbers[seat] < max(numbers):
        return 0
    return 3 // numbers.count(max(numbers))
