"""What a view holds. Nothing on this table is secret but what nobody has seen yet, so every viewer sees the same."""

from typing import Literal, NotRequired, TypedDict

from lampion.kernel.shapes import Cell, Cells

Shape = Literal["big", "saturn", "kaleidoscope", "flower"]
Grade = Literal["alike", "style", "mixed"]  # of a big firework: one style and colour, one style, neither


class ClosedShape(TypedDict):
    """A finished shape: where it lies (a big firework with its start tile first), and its points by themselves.

    `grade` is that of a big firework; `same` says whether a Saturn or a kaleidoscope has one colour.
    """

    shape: Shape
    cells: Cells
    points: int
    grade: NotRequired[Grade]
    same: NotRequired[bool]


class OpenRing(TypedDict):
    """A start tile whose big firework isn't finished.

    `done` of six cells have a tile with its arc inward. `closable` says whether the ring can still be finished, and
    `best` the points that it could bring at most; `free` are its free cells, `spoiled` those with a tile that is
    turned away, or special.
    """

    cell: Cell
    done: int
    closable: bool
    best: int
    free: Cells
    spoiled: Cells


class OpenHalf(TypedDict):
    """A half that faces a free cell: of a Saturn, a kaleidoscope or a flower, with the most points it could bring."""

    shape: Shape
    cell: Cell  # where the half lies
    towards: Cell  # the free cell that it faces
    colour: str | None  # of the half; nothing for a flower
    best: int


class LaidTile(TypedDict):
    """A tile of a sky. Base tiles have a `rotation`: where their big arc is, counter-clockwise from the east."""

    cell: Cell
    kind: str
    rotation: int | None
    start: bool


class ScoreView(TypedDict):
    """The points of a seat as they stand, by source."""

    big: int
    start: int
    saturn: int
    kaleidoscope: int
    flower: int
    special: int
    character: int
    total: int


class CharacterView(TypedDict):
    """A character and how far its owner is: `done` of `needed`, for `points` as things stand, at most `best`.

    A character without a limit (Kohana, the puppy) has no `needed`. For Kagiya the parts count.
    """

    id: str
    done: int
    needed: int | None
    points: int
    met: bool


class SeatView(TypedDict):
    """What a seat has. `held` are tiles that it took and has to place; `starts` are start tiles still to be placed.

    With the variant, `movable` are the cells whose tiles may still be moved, and `lifted` is the tile in hand, with the
    cell where it lay. `next_special` is what one more different special tile would bring. `asked` says what the seat
    has to decide now, if anything: in advanced 2 one may `claim` while another has to `place`.
    """

    seat: int
    sky: list[LaidTile]
    free: int
    full: bool
    starts: list[str]
    held: list[str]
    shapes: list[ClosedShape]
    rings: list[OpenRing]
    halves: list[OpenHalf]
    specials: list[str]
    next_special: int
    character: CharacterView | None
    movable: Cells
    lifted: LaidTile | None
    asked: str | None
    score: ScoreView


class BoxTile(TypedDict):
    """A tile in the box, by its number, which it keeps for the whole game.

    `place` is one of 9 × 9, and where a tile outside lay last; higher layers lie on top. `kind` is known of tiles that
    are face up, and of those that were (`seen`). `takeable` tiles can be taken at this moment. In a real box nobody
    enters places.
    """

    tile: int
    place: Cell | None
    layer: int
    up: bool
    outside: bool
    kind: str | None
    seen: bool
    takeable: bool


class BoxView(TypedDict):
    """The Starry Sky. `unseen` counts by kind what nobody has seen yet: the same as looking through all that is open.

    A box that is not `laid_out` is a real one, or still to be filled.
    """

    laid_out: bool
    tiles: list[BoxTile]
    face_up: int
    face_down: int
    outside: int
    unseen: dict[str, int]


class LaunchView(TypedDict):
    """The launch of this turn as far as it has come; `place` of the hit may lie up to one place beyond the nine.

    `turned` and `back` are tiles that went face up and face down. `unseen` is why the active player took a tile without
    looking: `failure` or `rain`.
    """

    piled: bool
    aim: Cell | None
    height: int | None
    hit: Cell | None
    bounce: Cell | None
    quality: str | None
    die: str | None
    turned: list[int]
    back: list[int]
    unseen: str | None


class TakingView(TypedDict):
    """Who takes tiles: `left` more in all, `taker` next, then round the `team`; `unseen` means without looking.

    `drawn` is the tile that was taken unseen, while nobody knows what it is.
    """

    left: int
    taker: int
    team: list[int]
    unseen: bool
    drawn: int | None


class CardView(TypedDict):
    """The action card of this launch: how many people it asks for, and who takes part."""

    id: str
    people: int
    team: list[int]


class WaitingFunction(TypedDict):
    """A function tile that waits, and the seat whose it is; nobody's if no turn follows."""

    kind: str
    seat: int | None


class FunctionsView(TypedDict):
    """Function tiles: those that wait, those that this launch turned up, and the one that works in this turn."""

    waiting: list[WaitingFunction]
    new: list[str]
    working: str | None
    gale_left: int


class DeckView(TypedDict):
    """Action cards: how many are left to draw, and those that were used, in the order of the box."""

    left: int
    discard: list[str]


class EndingView(TypedDict):
    """The last round: whose skies are full, and who still has a turn after this one, in order. [FW-13]"""

    full: list[int]
    turns: list[int]


class View(TypedDict):
    """The table as a seat sees it.

    `box` is there unless all tiles lie `open` on the table, by kind, as in advanced 2. `provisional` are the parts of
    the scores that may still be lost.
    """

    game: str
    you: int | None
    options: dict[str, str]
    mode: str
    phase: str
    turn: int
    active: int
    first: int
    waiting: list[int]
    chance: bool
    box: BoxView | None
    open: dict[str, int] | None
    launch: LaunchView | None
    taking: TakingView | None
    functions: FunctionsView | None
    rain: bool
    card: CardView | None
    deck: DeckView | None
    seats: list[SeatView]
    ending: EndingView | None
    provisional: list[str]
    winners: list[int]
