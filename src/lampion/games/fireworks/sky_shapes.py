"""What can be seen in a sky: finished shapes, big fireworks on their way, halves that wait for another. [FW-14]

A sky is a list of what lies on its 25 cells; `constants/skies.py` says how that is numbered. The rules
say what a shape is worth.
"""

from collections.abc import Sequence

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import queries, scoring
from lampion.games.fireworks.constants import kinds, skies
from lampion.games.fireworks.night import Night
from lampion.games.fireworks.pieces import COLOURS
from lampion.games.fireworks.view_shapes import ClosedShape, Grade, LaidTile, OpenHalf, OpenRing, Shape

POINTS = box.BOX.scoring
GRADES: dict[Grade, int] = {
    "alike": POINTS.big_same_colour,
    "style": POINTS.big_same_style,
    "mixed": POINTS.big_mixed,
}
AROUND = [[(way, cell) for way, cell in enumerate(around) if cell != skies.CELLS] for around in box.NEIGHBOURS]
Sky = Sequence[int]


def to_cell(number: int) -> list[int]:
    """A cell by row and column."""
    return [*box.CELLS[number]]


def is_base(laid: int) -> bool:
    """Is this a base tile?"""
    return skies.BASE <= laid < skies.SPECIAL


def is_start(laid: int) -> bool:
    """Is this a start tile?"""
    return laid >= skies.START


def is_kiku(laid: int) -> bool:
    """Is this base or start tile a Kiku, not a Bodan?"""
    look: int = box.LOOKS[laid]
    return look < kinds.BODAN


def colour_of(laid: int) -> str:
    """The colour of a base or start tile."""
    return COLOURS[(box.LOOKS[laid] - kinds.KIKU) % kinds.COLOURS]


def rotation_of(laid: int) -> int | None:
    """How a base tile is turned."""
    return (laid - skies.BASE) % skies.TURNS if is_base(laid) else None


def neighbours(sky: Sky, number: int) -> list[tuple[int, int, int]]:
    """The cells around a cell: direction, cell, and what lies there."""
    return [(direction, cell, sky[cell]) for direction, cell in AROUND[number]]


def points_inward(laid: int, direction: int) -> bool:
    """Does a tile that lies in this direction have its big arc towards the middle?"""
    return is_base(laid) and box.ARC[laid] == (direction + 3) % skies.TURNS


def list_tiles(sky: Sky) -> list[LaidTile]:
    """The tiles of a sky, row by row."""
    return [
        {
            "cell": to_cell(number),
            "kind": box.KIND_IDS[box.LOOKS[laid]],
            "rotation": rotation_of(laid),
            "start": is_start(laid),
        }
        for number, laid in enumerate(sky)
        if laid
    ]


def specials_in(sky: Sky) -> list[str]:
    """The different special tiles of a sky, in the order of the box."""
    return [box.KIND_IDS[kind] for kind in sorted({box.LOOKS[laid] for laid in sky}) if kind >= kinds.SPECIAL]


def closed_shapes(position: Night, seat: int) -> list[ClosedShape]:
    """The finished shapes: big fireworks, then Saturns and kaleidoscopes, then flowers. [FW-14]"""
    sky = queries.sky(position, seat)
    found = [closed for cell in range(skies.CELLS) if (closed := big_firework(position, seat, sky, cell))]
    for piece in (pair, flower):
        for cell in range(skies.CELLS):
            closed = piece(position, seat, sky, cell)
            if closed and closed["cells"] == sorted(closed["cells"]):  # both of its tiles see the same shape
                found.append(closed)
    return found


def shapes_of(position: Night, seat: int, cell: int) -> list[ClosedShape]:
    """The finished shapes that the base tile on this cell is part of. [FW-A30]"""
    sky = queries.sky(position, seat)
    if not is_base(sky[cell]):
        return []
    middle = box.NEIGHBOURS[cell][box.ARC[sky[cell]]]
    found = (
        big_firework(position, seat, sky, middle),
        pair(position, seat, sky, cell),
        flower(position, seat, sky, cell),
    )
    return [closed for closed in found if closed]


def big_firework(position: Night, seat: int, sky: Sky, cell: int) -> ClosedShape | None:
    """The big firework around a start tile, if it is finished. [FW-14] [FW-A29]"""
    if cell == skies.CELLS or not is_start(sky[cell]):
        return None
    points = scoring.big_points(position, seat, cell)
    if not points:
        return None
    around = neighbours(sky, cell)
    cells = [cell, *(other for _, other, _ in around)]
    grade = grade_of([sky[cell], *(laid for _, _, laid in around)])
    return {"shape": "big", "cells": [to_cell(one) for one in cells], "points": points, "grade": grade}


def grade_of(tiles: Sequence[int]) -> Grade:
    """How much the tiles of a big firework are alike."""
    looks = {box.LOOKS[laid] for laid in tiles}
    if len(looks) == 1:
        return "alike"
    return "style" if len({look < kinds.BODAN for look in looks}) == 1 else "mixed"


def pair(position: Night, seat: int, sky: Sky, cell: int) -> ClosedShape | None:
    """The Saturn or kaleidoscope that the half of this tile is part of, if it is finished. [FW-14]"""
    points = scoring.pair_points(position, seat, cell)
    if not points:
        return None
    other = box.NEIGHBOURS[cell][box.HALF[sky[cell]]]
    return {
        "shape": "kaleidoscope" if is_kiku(sky[cell]) else "saturn",
        "cells": [to_cell(cell), to_cell(other)],
        "points": points,
        "same": box.LOOKS[sky[cell]] == box.LOOKS[sky[other]],
    }


def flower(position: Night, seat: int, sky: Sky, cell: int) -> ClosedShape | None:
    """The small flower that this tile is part of, if it is finished. [FW-14]"""
    if not scoring.is_flower(position, seat, cell):
        return None
    other = box.NEIGHBOURS[cell][box.FLOWER[sky[cell]]]
    return {"shape": "flower", "cells": [to_cell(cell), to_cell(other)], "points": POINTS.small_flower}


def open_rings(sky: Sky) -> list[OpenRing]:
    """The start tiles without a finished big firework. [FW-14]"""
    found: list[OpenRing] = []
    for number, laid in enumerate(sky):
        if not is_start(laid):
            continue
        around = neighbours(sky, number)
        inward = [other for way, _, other in around if points_inward(other, way)]
        if len(inward) == 6:
            continue
        spoiled = [cell for way, cell, other in around if other and not points_inward(other, way)]
        closable = len(around) == 6 and not spoiled
        found.append(
            {
                "cell": to_cell(number),
                "done": len(inward),
                "closable": closable,
                "best": GRADES[grade_of([laid, *inward])] if closable else 0,
                "free": [to_cell(cell) for _, cell, other in around if not other],
                "spoiled": [to_cell(cell) for cell in spoiled],
            }
        )
    return found


def open_halves(sky: Sky) -> list[OpenHalf]:
    """Halves that face a free cell, and so can still meet another. [FW-14]"""
    found: list[OpenHalf] = []
    for number, laid in enumerate(sky):
        for direction, cell, other in neighbours(sky, number) if is_base(laid) else ():
            if other:
                continue
            shape: Shape
            if box.HALF[laid] == direction:
                shape, best = best_pair(laid)
                colour = colour_of(laid)
            elif box.FLOWER[laid] == direction:
                shape, best, colour = "flower", POINTS.small_flower, None
            else:
                continue
            found.append(
                {"shape": shape, "cell": to_cell(number), "towards": to_cell(cell), "colour": colour, "best": best}
            )
    return found


def best_pair(laid: int) -> tuple[Shape, int]:
    """What a half could make with another one, and the most points for it. [FW-14]"""
    if is_kiku(laid):
        return "kaleidoscope", max(POINTS.kaleidoscope_same_colour, POINTS.kaleidoscope_mixed)
    return "saturn", max(POINTS.saturn_same_colour, POINTS.saturn_mixed)
