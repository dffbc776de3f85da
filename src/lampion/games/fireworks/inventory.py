"""The box as plain data for interfaces: every piece by its id, the makers of the game, and how sure we are. [FW-1]"""

from dataclasses import asdict
from typing import TypedDict

from lampion.games.fireworks.pieces import Box, Card, Tile
from lampion.kernel.game import Credit
from lampion.kernel.shapes import Cells


class TilePiece(TypedDict):
    """A tile: base tiles have a style and a colour, special tiles a group. [FW-A3] [FW-A4]"""

    id: str
    type: str  # start, base, special or function
    copies: int
    style: str | None
    colour: str | None
    group: str | None


class CardPiece(TypedDict):
    """An action card; height in centimetres, spread and force in percent of an ordinary launch."""

    id: str
    people: int
    copies: int
    height: int
    spread: int
    force: int
    status: str


class CharacterPiece(TypedDict):
    """A character: how many things it asks for, and its bonus; for the puppy by number of different special tiles."""

    id: str
    needs: int
    bonus: int
    bonuses: list[int]


class BoardPiece(TypedDict):
    """My sky: its cells row by row, and by how many half tiles each row is shifted to the right. [FW-A1] [FW-A49]"""

    cells: Cells
    rows: list[int]
    shifts: list[int]


class MotifsPiece(TypedDict):
    """The edges of the pieces on a base tile, counter-clockwise from the east. [FW-2]"""

    arc: int
    half: int
    flower: int


class Inventory(TypedDict):
    """All of the box."""

    credits: list[Credit]
    status: dict[str, str]  # table, table.field or cards.id -> known, inferred or reconstructed
    tiles: list[TilePiece]
    cards: list[CardPiece]
    characters: list[CharacterPiece]
    board: BoardPiece
    motifs: MotifsPiece
    faces: list[str]
    heights: list[int]
    points: dict[str, int]
    specials: list[int]
    gale: int
    pile: int


def pieces(box: Box) -> Inventory:
    """What is in a box."""
    return {
        "credits": [
            {"name": box.name, "designers": [*box.designers], "artists": [], "publishers": [box.publisher]},
        ],
        "status": {**box.status},
        "tiles": [
            tile_piece(tile, name)
            for name, tiles in (
                ("start", box.start_tiles),
                ("base", box.base_tiles),
                ("special", box.special_tiles),
                ("function", box.function_tiles),
            )
            for tile in tiles
        ],
        "cards": [card_piece(card) for card in box.cards],
        "characters": [
            {
                "id": character.id,
                "needs": character.needs,
                "bonus": character.bonus,
                "bonuses": [*box.puppy] if character.id == "puppy" else [],
            }
            for character in box.characters
        ],
        "board": {
            "cells": [[row, column] for row, length in enumerate(box.rows) for column in range(length)],
            "rows": [*box.rows],
            "shifts": [*box.shifts],
        },
        "motifs": {"arc": box.motifs.arc, "half": box.motifs.half, "flower": box.motifs.flower},
        "faces": [*box.faces],
        "heights": [*box.heights],
        "points": {name: points for name, points in asdict(box.scoring).items() if isinstance(points, int)},
        "specials": [*box.scoring.special_tiles],
        "gale": box.gale_tiles,
        "pile": box.pile_tiles,
    }


def tile_piece(tile: Tile, name: str) -> TilePiece:
    """A kind of tile."""
    return {
        "id": tile.id,
        "type": name,
        "copies": tile.copies,
        "style": tile.style or None,
        "colour": tile.colour or None,
        "group": tile.group or None,
    }


def card_piece(card: Card) -> CardPiece:
    """An action card."""
    return {
        "id": card.id,
        "people": card.people,
        "copies": card.copies,
        "height": card.height,
        "spread": card.spread,
        "force": card.force,
        "status": card.status,
    }
