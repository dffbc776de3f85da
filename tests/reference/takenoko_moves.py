"""The moves of the active seat of Takenoko in its turn, given the table and the turn so far."""

from collections import Counter
from dataclasses import dataclass, field

from .takenoko_board import CHIPS, POND, Cell, write_cell, write_cells
from .takenoko_box import CATEGORIES
from .takenoko_table import Table

ACTIONS = ["plots", "channel", "gardener", "panda", "objective"]


@dataclass
class Turn:
    """The turn so far; `face` is the weather in force."""

    face: str | None = None
    weather_card: str | None = None
    planned: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    kept: str = ""
    kept_cell: Cell = POND
    category: str = ""
    cards_to_draw: int = 0

    def number_of_actions(self) -> int:
        """Two, or up to three with sun. [TK-3] [TK-4]"""
        return 3 if self.face == "sun" else 2


def with_cells(words: str, cells: set[Cell]) -> set[str]:
    """The same words, followed by each of the cells."""
    return {f"{words} {write_cell(cell)}" for cell in cells}


def weather_choices(table: Table) -> set[str]:
    """Any weather, but clouds only while a chip is left. [TK-4]"""
    faces = ["sun", "rain", "wind", "storm"] + (["clouds"] if table.has_chips() else [])
    return {f"choose {face}" for face in faces} | {"decline"}


def chips_in_supply(table: Table) -> set[str]:
    """One of the chips left in the supply. [TK-4]"""
    return {f"clouds {chip}" for chip in CHIPS if table.chip_supply[chip]} | {"decline"}


def plans(turn: Turn) -> set[str]:
    """Two different actions, or any two with wind, or with sun an optional third. [TK-13]"""
    free = [action for action in ACTIONS if action not in turn.planned or turn.face == "wind"]
    return {f"plan {action}" for action in free} | ({"done"} if len(turn.planned) == 2 else set())


def allowed_actions(table: Table, turn: Turn) -> set[str]:
    """The actions that the turn still allows, possible or not. [TK-3]"""
    if table.options["actions"] == "committed":
        return set(Counter(turn.planned) - Counter(turn.done))
    if len(turn.done) == turn.number_of_actions():
        return set()
    return {action for action in ACTIONS if action not in turn.done or turn.face == "wind"}


def possible_actions(table: Table, turn: Turn, seat: int) -> set[str]:
    """Every way to carry out an action that is allowed. [TK-3]"""
    moves: set[str] = set()
    allowed = allowed_actions(table, turn)
    if "plots" in allowed and table.has_plots():
        moves.add("plots")
    if "channel" in allowed and table.channel_supply:
        moves.add("channel")
    for figure in ("gardener", "panda"):
        if figure in allowed:
            moves |= with_cells(figure, table.garden.walks(figure))
    if "objective" in allowed and table.has_room(seat):
        moves |= {f"objective {category}" for category in CATEGORIES if table.decks[category].size()}
    return moves


def free_steps(table: Table, seat: int) -> set[str]:
    """Stored channels and chips, and claims. [TK-3]"""
    player = table.players[seat]
    moves = {f"claim {card}" for card in player.hand if table.can_claim(seat, card)}
    if player.channels:
        moves |= {f"lay {write_cells(edge)}" for edge in table.garden.free_edges()}
    for chip in CHIPS:
        if player.chips[chip]:
            moves |= with_cells(f"improve {chip}", table.garden.improvable_cells())
    return moves


def keeps(table: Table, turn: Turn) -> set[str]:
    """Each drawn kind on each free cell. [TK-5]"""
    return {move for kind in turn.drawn for move in with_cells(f"keep {kind}", table.garden.free_cells())}


def stored_chips(table: Table, seat: int) -> set[str]:
    """A plot is placed with a stored chip, or without. [TK-10]"""
    return {f"with {chip}" for chip in CHIPS if table.players[seat].chips[chip]} | {"bare"}


def orders_under_the_pile(turn: Turn) -> set[str]:
    """The two plots not kept, either one first. [TK-5]"""
    one, other = turn.drawn
    return {f"under {one} {other}", f"under {other} {one}"}
