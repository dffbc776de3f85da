"""What events and reasons hold, by their kinds."""

from typing import Annotated, Any, TypedDict

from lampion.games.lanterns_dice.shapes import CardSide, Cause, Choice, Colour, Letter, Nothing, Place, Why
from lampion.kernel.shapes import Cell, Cells, Meaning, Scores, Seats, Sum


class ShapeDrawn(TypedDict):
    """A shape that is in play."""

    shape: str


class SideDrawn(TypedDict):
    """The side of an emperor card that lies up."""

    card: str
    side: CardSide
    cost: int


class SheetDrawn(TypedDict):
    """The sheet of a seat."""

    sheet: Letter


class TurnBegan(TypedDict):
    """The number of the active player's turn, from 1, of how many; the colour of its bonus; is it the last?"""

    round: int
    rounds: int
    bonus: Annotated[str, Meaning("piece", "face")]
    last: bool


class DieRolled(TypedDict):
    """A die, and the face that it shows."""

    die: int
    face: Colour


class DiceRerolled(TypedDict):
    """All dice are rolled again, for gifts."""

    cost: int


class TrayTurned(TypedDict):
    """How the tray lay and lies, and the face that every seat has before it."""

    was: int
    orientation: int
    faced: Annotated[list[str], Meaning("by-seat", "face")]


class AreaLit(TypedDict):
    """An area, and what allowed to light it."""

    cell: Cell
    half: int
    colour: Colour
    cause: Cause
    place: Place


class OnPool(TypedDict):
    """A pool."""

    cell: Cell
    place: Place


class PlatformReached(TypedDict):
    """A platform that gives an area beside it, and from how many."""

    cell: Cell
    areas: int
    place: Place


class GiftGained(TypedDict):
    """Gifts from a pavilion, and how many the seat has now."""

    count: Sum
    gifts: int
    cell: Cell


class GiftSpent(TypedDict):
    """Gifts that were spent, and how many are left."""

    count: Sum
    gifts: int


class BoatSurrounded(TypedDict):
    """A boat, and its points."""

    cell: Cell
    points: int
    place: Place


class EmperorUsed(TypedDict):
    """An emperor card, and what it costs."""

    card: str
    side: CardSide
    cost: int


class FireworkLaunched(TypedDict):
    """A firework, the pools under it, its value, and what the next one of its shape is worth; 0 for none."""

    shape: str
    form: int
    cells: Cells
    value: int
    next: int
    place: Place


class BonusCrossed(TypedDict):
    """A turn bonus."""

    turn: int
    bonus: Annotated[str, Meaning("piece", "face")]


class StepPassed(TypedDict):
    """What a seat leaves out."""

    passed: Choice


class StepSkipped(TypedDict):
    """A step with nothing to do, and why."""

    skipped: Choice
    why: Why


class SeatScored(TypedDict):
    """The points of a seat in the end, by source."""

    fireworks: int
    group: int
    boats: int
    total: int


class GameOver(TypedDict):
    """Who won, and the points of all seats."""

    winners: Seats
    scores: Scores


EVENTS: dict[str, Any] = {
    "shape-drawn": ShapeDrawn,
    "shape-chosen": ShapeDrawn,
    "side-drawn": SideDrawn,
    "sheet-drawn": SheetDrawn,
    "turn-began": TurnBegan,
    "die-rolled": DieRolled,
    "dice-rerolled": DiceRerolled,
    "tray-turned": TrayTurned,
    "area-lit": AreaLit,
    "gift-gained": GiftGained,
    "gift-spent": GiftSpent,
    "pool-completed": OnPool,
    "boat-lost": OnPool,
    "boat-surrounded": BoatSurrounded,
    "platform-reached": PlatformReached,
    "bonus-crossed": BonusCrossed,
    "emperor-used": EmperorUsed,
    "firework-launched": FireworkLaunched,
    "step-passed": StepPassed,
    "step-skipped": StepSkipped,
    "launches-began": Nothing,
    "seat-scored": SeatScored,
    "game-over": GameOver,
}


# Reasons


class Firework(TypedDict):
    """A firework, and its value."""

    shape: str
    points: int


class Points(TypedDict):
    """Points."""

    points: int


class Number(TypedDict):
    """How many."""

    count: int


REASONS: dict[str, Any] = {
    "scores": Firework,
    "allows": Firework,
    "prepares": Firework,
    "surrounds": Points,
    "group": Number,
    "gift": Number,
    "chain": Number,
    "completes": Nothing,
    "could-allow": Firework,
    "could-complete": Number,
    "could-gift": Nothing,
}
