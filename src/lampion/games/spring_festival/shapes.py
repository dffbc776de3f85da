"""What offers and events hold, by their kinds. Views are declared in `view.py`, the box in `inventory.py`."""

from typing import Annotated, Any, Literal, TypedDict

from lampion.kernel.shapes import Cell, Cells, Edge, Meaning, OfferShape, Scores, Seats, Sum

Side = Literal["N", "E", "S", "W"]


class Neighbour(TypedDict):
    """A tile beside a cell, and on which side of the cell it lies."""

    side: Side
    tile: str


Beside = Annotated[list[Neighbour], Meaning("place")]


# Offers


class Nothing(TypedDict):
    """A move that touches nothing."""


class SetNumber(TypedDict):
    """A starting set."""

    set: int


class TileOnCell(TypedDict):
    """A tile, and the cell where it lies."""

    tile: str
    cell: Cell


class TileLaid(TileOnCell):
    """A tile that lies or would lie on a cell, beside these."""

    beside: Beside


class TileSwapped(TileLaid):
    """The same, in place of another tile."""

    there: Annotated[str, Meaning("piece", "tile")]


class TileFromStore(TypedDict):
    """The tile that this seat would take, from which stack, and what every seat would take.

    The tile is named again if another one in the store has its colour and number, to be told apart by its arrows.
    """

    tile: str
    stack: int
    taken: Annotated[list[str], Meaning("by-seat", "tile")]
    apart: str


class CardOnCells(TypedDict):
    """A card, and the cells that it would cover."""

    card: str
    cells: Cells


class Preview(TypedDict):
    """The tiles that would explode, wave by wave, the sparks that would close, the applause and the points.

    Points that others may still take away are `provisional`. The cards are those that could be completed right after.
    """

    waves: list[Cells]
    sparks: list[Edge]
    applause: int
    points: int
    provisional: int
    completes: list[str]


OFFERS = {
    "set": OfferShape(SetNumber, Preview),
    "turn": OfferShape(TileFromStore, Preview),
    "place": OfferShape(TileLaid, Preview),
    "replace": OfferShape(TileSwapped, Preview),
    "complete": OfferShape(CardOnCells, Preview),
    "pass": OfferShape(Nothing, Preview),
    "finale": OfferShape(TileLaid, Preview),
}


# Events


class TileOfStack(TypedDict):
    """A tile on top of a stack."""

    tile: str
    stack: int


class CardDrawn(TypedDict):
    """A card, and its place among the cards of its owner."""

    card: str
    slot: int


class SignDrawn(TypedDict):
    """A sign."""

    sign: str


class StoreTurned(TypedDict):
    """How the store lies now."""

    orientation: int


class TilePlaced(TileLaid):
    """The same, perhaps in place of another."""

    replaced: bool


class SparkCompleted(TypedDict):
    """The two cells on which the halves lie: first the new tile's."""

    cells: Edge


class Count(TypedDict):
    """A number of applause."""

    count: int


class ChainWave(TypedDict):
    """The tiles that explode at once, and how many they are; wave 0 is the tile that was fired."""

    wave: int
    cells: Cells
    tiles: list[str]
    size: Sum


class CardCompleted(TypedDict):
    """A card, the cells that it covers, and its points."""

    card: str
    cells: Cells
    points: int


class FinaleCounted(TypedDict):
    """How many tiles explode, of how many."""

    tiles: int
    of: int


class RoundBegan(TypedDict):
    """The number of a round, from 1."""

    round: int


class GameOver(TypedDict):
    """Who won, and the points of all seats."""

    winners: Seats
    scores: Scores


EVENTS: dict[str, Any] = {
    "set-chosen": SetNumber,
    "tile-revealed": TileOfStack,
    "card-drawn": CardDrawn,
    "sign-drawn": SignDrawn,
    "first-found": Nothing,
    "start-placed": TileLaid,
    "round-began": RoundBegan,
    "store-turned": StoreTurned,
    "tile-taken": TileOfStack,
    "tile-discarded": TileOfStack,
    "tile-removed": TileOnCell,
    "tile-placed": TilePlaced,
    "spark-completed": SparkCompleted,
    "applause": Count,
    "chain-wave": ChainWave,
    "card-completed": CardCompleted,
    "turn-passed": Nothing,
    "finale-began": Nothing,
    "finale-fired": TileLaid,
    "finale-counted": FinaleCounted,
    "finale-perfect": Count,
    "game-over": GameOver,
}


# Reasons


class Points(TypedDict):
    """The points of a card."""

    points: int


class Chain(TypedDict):
    """How many tiles explode."""

    count: int


class Sparks(TypedDict):
    """How many sparks close, each for one applause."""

    count: int
    applause: int


REASONS: dict[str, Any] = {
    "scores": Points,
    "completes": Points,
    "prepares": Points,
    "chain": Chain,
    "sparks": Sparks,
    "finale": FinaleCounted,
    "perfect": FinaleCounted,
    "could-complete": Points,
    "could-chain": Chain,
    "could-spark": Chain,
    "could-prepare": Points,
}
