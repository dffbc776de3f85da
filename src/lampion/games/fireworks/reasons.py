"""What a move is good for, in a few codes with data: for hints and analyses. Nothing here is a rule.

Everything on the table is open, so a seat knows all that is used here.
"""

from typing import Any

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import queries, sky_shapes
from lampion.games.fireworks.constants import kinds, skies, verbs
from lampion.games.fireworks.previews import FULL, Outlook, faces
from lampion.games.fireworks.rules import Fireworks
from lampion.kernel.game import Reason

MOST = 3  # reasons for one move


def reason(kind: str, **data: Any) -> Reason:
    """A reason with its data."""
    return {"kind": kind, "data": data}


def reasons(position: Fireworks, seat: int, move: int) -> list[Reason]:
    """What a move is good for, the most telling first."""
    verb = move // verbs.SIZE
    preview = Outlook(position, seat).preview(move)
    if verb in (verbs.PLACE, verbs.PUT):
        return [*of_gain(preview), *of_rings(position, seat, move)][:MOST]
    if verb in (verbs.TAKE, verbs.CLAIM):
        argument = move % verbs.SIZE
        kind = queries.tile_kind(position, argument) if verb == verbs.TAKE else argument
        return of_tile(queries.sky(position, seat), kind, preview["points"])
    if verb in (verbs.AIM, verbs.HEIGHT):
        return [reason("expects", turned=preview["turned"], risk=preview["risk"])]
    if verb == verbs.START and preview["rings"]:
        return [reason("room", count=preview["rings"])]
    return []


def of_tile(sky: list[int], kind: int, points: int) -> list[Reason]:
    """What a tile could bring at once, and later: in a big firework of its style, or as a new special tile. [FW-7]"""
    found = [reason("could-score", points=points)] if points else []
    if kind >= kinds.SPECIAL:
        special = {box.LOOKS[laid] for laid in sky if skies.SPECIAL <= laid < skies.START}
        return found if kind in special else [*found, reason("could-vary", count=len(special) + 1)]
    done = [
        ring["done"] + 1
        for ring in sky_shapes.open_rings(sky)
        if ring["closable"] and is_alike(kind, box.LOOKS[sky[find_cell(ring["cell"])]])
    ]
    best = max(done, default=0)
    return [*found, reason("could-feed", count=best)] if 1 < best < FULL else found


def find_cell(place: list[int]) -> int:
    """The number of a cell."""
    row, column = place
    return box.CELLS.index((row, column))


def is_alike(kind: int, other: int) -> bool:
    """Are two kinds of base tiles of the same style?"""
    return (kind < kinds.BODAN) == (other < kinds.BODAN)


def of_gain(preview: dict[str, Any]) -> list[Reason]:
    """The shapes that a tile finishes, the best first, and what it brings besides. [FW-14] [FW-15]"""
    closed = sorted(preview["closes"], key=lambda one: -one["points"])
    found = [reason("closes", shape=one["shape"], points=one["points"]) for one in closed]
    return [*found, reason("bonus", points=preview["bonus"])] if preview.get("bonus", 0) > 0 else found


def of_rings(position: Fireworks, seat: int, move: int) -> list[Reason]:
    """How far a big firework would be that this tile becomes part of. [FW-14]"""
    cell, rotation = divmod(move % verbs.SIZE, skies.TURNS)
    held = queries.hand(position, seat)
    lifted, _ = queries.lifted(position, seat)
    kind = box.LOOKS[lifted] if lifted else held[0]
    laid = skies.BASE + (kind - 1) * skies.TURNS + rotation
    rings = sky_shapes.open_rings(queries.sky(position, seat))
    done = [
        ring["done"] + 1
        for ring in rings
        if ring["closable"] and sky_shapes.is_base(laid) and faces(laid, cell, ring["cell"])
    ]
    return [reason("feeds", count=count) for count in done if count < FULL]
