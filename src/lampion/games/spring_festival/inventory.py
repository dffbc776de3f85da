"""The box as plain data for interfaces: every piece by its id, the makers of the game, and how sure we are. [SF-2]"""

from dataclasses import asdict
from typing import TypedDict

from lampion.games.spring_festival.pieces import Box, Card, Colour, Kind, Sign, Tile
from lampion.kernel.game import Credit


class TilePiece(TypedDict):
    """A firework tile; arrows and half sparks are the same on both faces."""

    id: str
    colour: Colour
    explosions: int
    arrows: list[str]
    sparks: list[str]
    set: int  # 1 to 4: the starting set; 0: a tile of the store
    symbol: str


class CardPiece(TypedDict):
    """A composition card; the grid is as printed, lines from top to bottom, `.` a hole and `*` any tile."""

    id: str
    kind: Kind
    set: str  # core or extra
    shape: str
    points: int
    grid: list[str]


class SignPiece(TypedDict):
    """A sign of the advanced game: points for each thing that it looks for."""

    id: str
    points: int
    per: str
    status: str
    ruling: str


class Inventory(TypedDict):
    """All of the box."""

    credits: list[Credit]
    status: dict[str, str]  # table, table.field or signs.id -> known, inferred or reconstructed
    constants: dict[str, int]
    tiles: list[TilePiece]
    cards: list[CardPiece]
    signs: list[SignPiece]


def pieces(box: Box) -> Inventory:
    """What is in a box."""
    return {
        "credits": [
            {"name": box.name, "designers": [*box.designers], "artists": [], "publishers": [box.publisher]},
        ],
        "status": {**box.status},
        "constants": asdict(box.constants),
        "tiles": [tile_piece(tile) for tile in (*box.tiles, *box.starting_tiles)],
        "cards": [card_piece(card) for card in (*box.colour_cards, *box.pattern_cards)],
        "signs": [sign_piece(sign) for sign in box.signs],
    }


def tile_piece(tile: Tile) -> TilePiece:
    """A tile."""
    return {
        "id": tile.id,
        "colour": tile.colour,
        "explosions": tile.explosions,
        "arrows": [*tile.arrows],
        "sparks": [*tile.sparks],
        "set": tile.set,
        "symbol": tile.symbol,
    }


def card_piece(card: Card) -> CardPiece:
    """A composition card."""
    return {
        "id": card.id,
        "kind": card.kind,
        "set": card.set,
        "shape": card.shape,
        "points": card.points,
        "grid": [*card.grid],
    }


def sign_piece(sign: Sign) -> SignPiece:
    """A sign."""
    return {"id": sign.id, "points": sign.points, "per": sign.per, "status": sign.status, "ruling": sign.ruling}
