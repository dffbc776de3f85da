"""The box as plain data for interfaces: lakes, shapes, cards, the makers of the game, and how sure we are. [LD-1]"""

from dataclasses import asdict
from typing import TypedDict

from lampion.games.lanterns_dice.pieces import (
    COLOURS,
    COLUMNS,
    ROWS,
    Box,
    EmperorCard,
    Grid,
    PrintedLake,
    Shape,
    Sheet,
    turned,
)
from lampion.games.lanterns_dice.places import spot_in
from lampion.games.lanterns_dice.shapes import CardSide, Colour, Letter, Spot
from lampion.kernel.game import Credit
from lampion.kernel.shapes import Cell, Cells


class PoolPiece(TypedDict):
    """A pool of a lake: the colours of its two areas, the upper left one first, what lies in it, and where it is."""

    cell: Cell
    colours: list[Colour]
    pavilions: list[bool]
    platform: bool
    boat: bool
    place: Spot


class LakePiece(TypedDict):
    """A lake, row by row. With one lake for all, every sheet has lake A."""

    lake: Letter
    pools: list[PoolPiece]


class FormPiece(TypedDict):
    """A way in which a shape can lie; `turned` clockwise and `flipped`, it has these forms."""

    cells: Cells
    turned: int
    flipped: int


class ShapePiece(TypedDict):
    """A shape of fireworks: the values of its tiles, the highest first, and its different forms."""

    shape: str
    size: str  # small, medium or large
    values: list[int]
    forms: list[FormPiece]


class CardPiece(TypedDict):
    """A side of an emperor card: the code of its effect, how many areas it lights, and how sure we are of it."""

    card: str
    side: CardSide
    cost: int
    effect: str
    areas: int
    status: str


class SheetPiece(TypedDict):
    """The turn bonuses of a sheet."""

    sheet: Letter
    turns: list[Colour]  # 1 to 6
    three: list[Colour]  # 7 and 8
    two: list[Colour]  # 7 to 10


class Inventory(TypedDict):
    """All of the box."""

    credits: list[Credit]
    status: dict[str, str]  # table or table.field -> known, inferred or reconstructed
    constants: dict[str, int]
    columns: int
    rows: int
    colours: list[Colour]  # the faces of a die
    lakes: list[LakePiece]
    shapes: list[ShapePiece]
    cards: list[CardPiece]
    sheets: list[SheetPiece]


def pieces(box: Box) -> Inventory:
    """What is in a box."""
    return {
        "credits": [
            {
                "name": box.name,
                "designers": [*box.designers],
                "artists": [*box.artists],
                "publishers": [*box.publishers],
            },
        ],
        "status": {**box.status},
        "constants": asdict(box.constants),
        "columns": COLUMNS,
        "rows": ROWS,
        "colours": [*COLOURS],
        "lakes": [lake_piece(lake) for lake in box.lakes],
        "shapes": [shape_piece(shape) for shape in box.shapes],
        "cards": [piece for card in box.cards for piece in card_pieces(card)],
        "sheets": [sheet_piece(sheet) for sheet in box.sheets],
    }


def lake_piece(lake: PrintedLake) -> LakePiece:
    """A lake."""
    pools: list[PoolPiece] = [
        {
            "cell": [x, y],
            "colours": [*pool.colours],
            "pavilions": [*pool.pavilions],
            "platform": pool.platform,
            "boat": pool.boat,
            "place": spot_in(lake, x, y),
        }
        for y, row in enumerate(lake.pools)
        for x, pool in enumerate(row)
    ]
    return {"lake": lake.id, "pools": pools}  # type: ignore[typeddict-item]


def shape_piece(shape: Shape) -> ShapePiece:
    """A shape in all its forms. [LD-11]"""
    forms = shape.forms
    return {
        "shape": shape.id,
        "size": shape.size,
        "values": [*shape.values],
        "forms": [
            {
                "cells": squares(form),
                "turned": forms.index(turned(form, 1)),
                "flipped": forms.index(turned(form, 0, 1)),
            }
            for form in forms
        ],
    }


def squares(grid: Grid) -> Cells:
    """The squares of a grid, row by row."""
    return [[x, y] for y, row in enumerate(grid) for x, mark in enumerate(row) if mark == "#"]


def card_pieces(card: EmperorCard) -> list[CardPiece]:
    """Both sides of an emperor card. [LD-10]"""
    return [
        {
            "card": card.id,
            "side": side,  # type: ignore[typeddict-item]
            "cost": card.cost,
            "effect": effect.effect,
            "areas": effect.areas,
            "status": effect.status,
        }
        for side, effect in card.sides.items()
    ]


def sheet_piece(sheet: Sheet) -> SheetPiece:
    """The turn bonuses of a sheet. [LD-9]"""
    return {
        "sheet": sheet.id,  # type: ignore[typeddict-item]
        "turns": [*sheet.turns],
        "three": [*sheet.three],
        "two": [*sheet.two],
    }
