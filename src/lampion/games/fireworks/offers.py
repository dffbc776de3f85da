"""The legal moves of a seat as plain data: what each touches, by its kind, and what it would bring."""

from collections.abc import Mapping
from typing import Any

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import queries
from lampion.games.fireworks.box_view import number_of, seats_of, to_place
from lampion.games.fireworks.constants import kinds, skies, verbs
from lampion.games.fireworks.notation import write_move
from lampion.games.fireworks.previews import Outlook
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.sky_shapes import to_cell
from lampion.kernel.game import Offer


def offers(position: Fireworks, seat: int) -> list[Offer]:
    """The legal moves of a seat."""
    legal = position.moves(seat)
    outlook = Outlook(position, seat)
    return [offer(position, seat, move, outlook) for move in legal]


def offer(position: Fireworks, seat: int, move: int, outlook: Outlook) -> Offer:
    """One legal move."""
    text = write_move(position, seat, move)
    return {
        "move": text,
        "kind": text.split()[0],
        "data": data_of(position, seat, move),
        "preview": {**outlook.preview(move)},
    }


def data_of(position: Fireworks, seat: int, move: int) -> dict[str, Any]:
    """What a move touches, by its kind."""
    verb, argument = divmod(move, verbs.SIZE)
    if verb == verbs.START:
        return {"start": box.START_IDS[queries.starts(position, seat)[0]], "cell": to_cell(argument)}
    if verb in (verbs.PILE, verbs.AIM):
        return {"place": to_place(argument)}
    if verb == verbs.HEIGHT:
        return {"height": box.HEIGHTS[argument], "place": to_place(position.aim)}
    if verb == verbs.HELP:
        return {"helpers": seats_of(argument, position, position.active)}
    if verb == verbs.FUNCTION:
        return {"function": box.KIND_IDS[argument]}
    if verb in (verbs.TAKE, verbs.GALE):
        return tile_data(position, argument)
    if verb == verbs.CLAIM:
        return {"kind": box.KIND_IDS[argument]}
    if verb == verbs.PLACE:
        return laid_data(queries.hand(position, seat)[0], argument)
    if verb == verbs.LIFT:
        return {"kind": box.KIND_IDS[box.LOOKS[queries.sky(position, seat)[argument]]], "cell": to_cell(argument)}
    if verb == verbs.PUT:
        laid, origin = queries.lifted(position, seat)
        return {**laid_data(box.LOOKS[laid], argument), "origin": to_cell(origin)}
    return {}


def tile_data(position: Fireworks, tile: int) -> dict[str, Any]:
    """A tile of the box: its number, what it is and where it lies. Tiles of a real box have no numbers. [FW-21]"""
    kind = box.KIND_IDS[queries.tile_kind(position, tile)]
    if position.real_box:
        return {"tile": 0, "kind": kind}
    return {"tile": number_of(tile), "kind": kind, "place": to_place(queries.tile_place(position, tile))}


def laid_data(kind: int, argument: int) -> dict[str, Any]:
    """A tile on a cell of a sky; a base tile with its rotation."""
    cell, rotation = divmod(argument, skies.TURNS)
    found: Mapping[str, Any] = {"kind": box.KIND_IDS[kind], "cell": to_cell(cell)}
    return {**found, "rotation": rotation} if kind < kinds.SPECIAL else {**found}
