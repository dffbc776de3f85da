"""The legal moves of a seat as plain data: what each touches, by its kind, and what it would bring."""

from typing import Any

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import queries
from lampion.games.takenoko.naming import Sights
from lampion.games.takenoko.notation import write_move
from lampion.games.takenoko.previews import Outlook
from lampion.games.takenoko.rules import Takenoko
from lampion.games.takenoko.shapes import Use
from lampion.kernel.game import Offer

WORDS = {  # moves that name one thing: what it is
    "holiday": "figure",
    "objective": "category",
    "claim": "card",
    "choose": "face",
    "clouds": "chip",
    "with": "chip",
    "plan": "action",
    "take": "special",
}
BEFORE_CELL = {"jump": "figure", "improve": "chip"}  # moves that name a thing and a cell


def offers(position: Takenoko, seat: int) -> list[Offer]:
    """The legal moves of a seat."""
    legal = position.moves(seat)
    if not legal:
        return []
    outlook, sights = Outlook(position, seat), Sights(position)
    return [offer(position, seat, move, outlook, sights) for move in legal]


def offer(position: Takenoko, seat: int, move: int, outlook: Outlook, sights: Sights) -> Offer:
    """One legal move."""
    text = write_move(position, seat, move)
    return {
        "move": text,
        "kind": text.split()[0],
        "data": data_of(position, seat, text, sights),
        "preview": {**outlook.preview(seat, move)},
    }


def data_of(position: Takenoko, seat: int, text: str, sights: Sights) -> dict[str, Any]:
    """What a move touches, by its kind."""
    kind, *words = text.split()
    cells = to_cells(words)
    if kind in WORDS:
        return {WORDS[kind]: words[0]}
    if kind == "keep":
        return {"plot": words[0], "cell": cells[0]}
    if kind in BEFORE_CELL:
        return {BEFORE_CELL[kind]: words[0], "cell": cells[0], "tile": sights.at(cells[0])}
    if len(cells) == 2:
        return {"cells": cells, "edge" if kind == "lay" else "tiles": sights.on(cells)}
    if cells:
        return {"cell": cells[0], "tile": sights.at(cells[0])}
    if kind == "emperor":
        return {"tile": None}
    if kind == "under":
        return {"plots": words}
    if kind == "ally":
        return {"other": int(words[0])}
    if kind == "break":
        return {"seats": [int(word) for word in words]}
    if kind == "weather":
        return {"face": box.SPECIAL_IDS[queries.special_of(position, seat)].removeprefix("weather-")}
    if kind == "cancel":
        return {"special": "cancellation" if position.cancels else box.SPECIAL_IDS[position.announced_card]}
    return {}


def use_of(special: str, text: str) -> Use:
    """How a special card is used, from the text of the move that announced it."""
    kind, *words = text.split()
    return {
        "kind": kind,
        "cells": to_cells(words),
        "figure": words[0] if kind in ("jump", "holiday") else None,
        "seats": [int(word) for word in words] if kind in ("ally", "break") else [],
        "face": special.removeprefix("weather-") if kind == "weather" else None,
    }


def to_cells(words: list[str]) -> list[list[int]]:
    """The cells that a text names."""
    return [[int(part) for part in word.split(",")] for word in words if "," in word]
