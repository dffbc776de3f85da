"""What a view holds. The lakes, shapes and cards themselves are in the box: see `inventory.py`."""

from typing import Literal, NotRequired, TypedDict

from lampion.games.lanterns_dice.shapes import Area, CardSide, Cause, Colour, Fit, Letter, Side, Step, Why
from lampion.kernel.shapes import Cell, Cells

SeatStep = Literal["wait", "tray", "die", "bonus", "platform", "emperor", "area", "launch", "done"]


class TrayView(TypedDict):
    """The four dice, clockwise, and how the tray lies.

    A die that has not fallen yet is nothing. `sides` has the side of the table of each seat, and `faces` for each
    orientation the die that each seat would face.
    """

    dice: list[Colour | None]
    orientation: int
    sides: list[int]
    faces: list[list[int]]


class StackView(TypedDict):
    """A stack of fireworks: the values that are left, the top one first."""

    shape: str
    values: list[int]


class EmperorView(TypedDict):
    """An emperor card, as it lies."""

    card: str
    side: CardSide | None
    cost: int


class StepView(TypedDict):
    """A step of the turn, as one seat sees it; `why` it has nothing to do as things stand."""

    step: Step
    state: Literal["past", "now", "ahead"]
    why: Why | None


class CardView(TypedDict):
    """Whether a seat may pay for an emperor card, and if not, why."""

    card: str
    why: Why | None


class BonusView(TypedDict):
    """A printed turn bonus. `out` are those for another number of players."""

    turn: int
    under: Literal["", "3", "2"]
    colour: Colour
    state: Literal["ahead", "now", "past", "out"]


class FireworkView(TypedDict):
    """A firework that was launched, and the pools under it."""

    shape: str
    form: int
    value: int
    cells: Cells


class BoatView(TypedDict):
    """A boat: the sides on which its neighbours are complete, and the areas around it that are still dark."""

    cell: Cell
    state: Literal["open", "lost", "surrounded"]
    complete: list[Side]
    dark: int


class AlmostView(TypedDict):
    """An area that, once lit, lets fireworks fit; the best place of each shape."""

    area: Area
    fits: list[Fit]


class ChainView(TypedDict):
    """A platform that gives an area now, and what set off its chain."""

    cell: Cell
    cause: Cause


class ScoreView(TypedDict):
    """The points of a seat as they stand, by source."""

    fireworks: int
    group: int
    boats: int
    total: int


class SeatView(TypedDict):
    """A player's sheet.

    `lake` is the lake of the box that is printed on it, and `lit` has both areas of each pool, row by row. `colour` is
    that of the die that the seat faces, `step` what it does now (an `area` is one of an emperor card), and `cause` what
    allows the area that it may light. Groups come the largest
    first; the second one scores. `almost` are areas that would let a firework fit. In `last_turns`, gifts can hardly be
    spent any more, and they will be worth nothing.
    """

    seat: int
    sheet: Letter | None
    lake: Letter | None
    lit: list[list[bool]]
    gifts: int
    bonuses: list[BonusView]
    turns_left: int
    last_turns: bool
    colour: Colour | None
    step: SeatStep
    steps: list[StepView]
    cause: Cause | None
    chain: NotRequired[ChainView]
    card: str | None
    cards: list[CardView]
    fireworks: list[FireworkView]
    groups: list[Cells]
    boats: list[BoatView]
    almost: list[AlmostView]
    score: ScoreView


class View(TypedDict):
    """The table, which everybody sees alike; `provisional` are the parts of the scores that may still be lost."""

    game: str
    you: int | None
    options: dict[str, str]
    phase: str
    round: int
    rounds: int
    active: int
    waiting: list[int]
    chance: bool
    tray: TrayView
    stacks: list[StackView]
    emperor: list[EmperorView]
    seats: list[SeatView]
    provisional: list[str]
    winners: list[int]
