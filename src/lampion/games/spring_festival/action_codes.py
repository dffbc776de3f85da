"""The moves that players of Spring Festival can ever have, see `constants/verbs.py`."""

from collections.abc import Iterator

from lampion.games.spring_festival import lookups
from lampion.games.spring_festival.constants import cards, cells, verbs

STARTING = 4  # tiles that everybody places at the start


def action_codes() -> Iterator[int]:
    """Every move, verb by verb."""
    yield from (code(verbs.PLACE, cell) for cell in cells_within(cells.TILES - 1))
    for index in range(STARTING):
        yield from (code(verbs.START, index * cells.COUNT + cell) for cell in cells_within(STARTING - 1))
    yield from (code(verbs.TURN, orientation) for orientation in range(4))
    yield from (code(verbs.CHOOSE, number) for number in range(4))
    yield from (code(verbs.FINALE, cell) for cell in cells_within(cells.TILES - 1))
    yield code(verbs.PASS, 0)
    for slot in range(4):
        yield from (code(verbs.COMPLETE + slot, argument) for argument in completions(slot))


def code(verb: int, argument: int) -> int:
    """The code of a move."""
    return verb * verbs.SIZE + argument


def distance(cell: int) -> int:
    """How many steps a cell is from the first tile."""
    return abs(cell % cells.WIDTH - cells.ORIGIN % cells.WIDTH) + abs(cell // cells.WIDTH - cells.ORIGIN // cells.WIDTH)


def cells_within(steps: int) -> list[int]:
    """The cells that so many steps reach: a tile this far out needs as many others in a row behind it. [SF-6]"""
    return [cell for cell in range(cells.COUNT) if distance(cell) <= steps]


def completions(slot: int) -> set[int]:
    """Footprints of the cards that a slot holds, wherever sixteen tiles can reach from the first one. [SF-9]"""
    kind = range(cards.PATTERNS, cards.COUNT) if slot >= cards.PATTERN_SLOT else range(1, cards.PATTERNS)
    found = set()
    for card in kind:
        size = lookups.CARD_SIZE[card]
        forms = range(lookups.FORMS_FROM[card], lookups.FORMS_FROM[card + 1])
        for number in {lookups.COVERS[form] for form in forms}:
            steps = lookups.FOOTPRINTS[card][4 * number : 4 * number + size]
            found |= {number * cells.COUNT + corner for corner in corners(steps)}
    return found


def corners(steps: list[int]) -> Iterator[int]:
    """Where the first cell of a footprint can lie: the way to it and the footprint take sixteen tiles at most."""
    for corner in range(cells.COUNT):
        if min(distance(corner + step) for step in steps) + len(steps) <= cells.TILES and all(
            distance(corner + step) < cells.TILES for step in steps
        ):
            yield corner
