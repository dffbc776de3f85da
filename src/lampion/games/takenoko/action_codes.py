"""The moves that players of Takenoko can ever have, see `constants/verbs.py`."""

from collections.abc import Iterator

from lampion.games.takenoko import lookups
from lampion.games.takenoko.constants import categories, faces, figures, sizes, tiles, verbs

NEIGHBOURS = ((0, 1), (0, 2), (0, 3), (1, 2), (2, 3))  # seats side by side, at a table of some size
TO_PLOTS = (
    *(verbs.GARDENER, verbs.PANDA, verbs.RAIN, verbs.STORM, verbs.GROW, verbs.DISEASE, verbs.EMPEROR),
    *(verbs.JUMP_PANDA, verbs.JUMP_GARDENER),
    *(verbs.IMPROVE + chip for chip in range(sizes.CHIPS)),
    *(verbs.KEEP + kind for kind in range(1, tiles.POND)),
)
TO_THE_POND = (verbs.GARDENER, verbs.PANDA, verbs.STORM, verbs.JUMP_PANDA, verbs.JUMP_GARDENER)
SINGLE = (
    *(verbs.EMPEROR_LEAVES, verbs.WEATHER, verbs.PLOTS, verbs.CHANNEL, verbs.END, verbs.READY, verbs.PASS),
    *(verbs.DECLINE, verbs.SKIP, verbs.CANCEL, verbs.BARE, verbs.DONE),
)


def action_codes() -> Iterator[int]:
    """Every move, verb by verb."""
    yield from (code(verb, cell) for verb in TO_PLOTS for cell in cells_in_reach())
    yield from (code(verb, tiles.POND_CELL) for verb in TO_THE_POND)
    yield from (code(verbs.LAY + edge % 3, edge // 3) for edge in edges_in_reach())
    yield from (code(verb, 0) for verb in SINGLE)
    yield from (code(verbs.OBJECTIVE, category) for category in range(categories.PANDA + 1))
    yield from (code(verbs.CLAIM, card) for card in range(1, sizes.OBJECTIVES))
    yield from (code(verbs.CHOOSE, face) for face in range(faces.SUN, faces.QUESTION))
    for verb in (verbs.CLOUDS, verbs.WITH):
        yield from (code(verb, chip) for chip in range(1, sizes.CHIPS + 1))
    yield from (code(verbs.UNDER, order) for order in (0, 1))
    yield from (code(verbs.PLAN, action) for action in range(sizes.ACTIONS))
    yield from special_codes()


def special_codes() -> Iterator[int]:
    """What special cards bring besides moves to plots. [HK-2] [HK-7] [HK-10] [HK-11]"""
    for other in range(1, sizes.TILES):
        yield from (code(verbs.SWAP, one * 32 + other) for one in range(1, other))
    yield from (code(verbs.HOLIDAY, figure) for figure in (figures.PANDA, figures.GARDENER))
    yield from (code(verbs.ALLY, seat) for seat in range(sizes.SEATS))
    yield from (code(verbs.BREAK, seat * 4 + ally) for seat, ally in NEIGHBOURS)
    yield from (code(verbs.TAKE, card) for card in range(1, sizes.SPECIALS))


def code(verb: int, argument: int) -> int:
    """The code of a move."""
    return verb * verbs.SIZE + argument


def cells_in_reach() -> list[int]:
    """Where one of 27 plots can lie. [TK-5]

    Look along one of the three axes. A plot that is the first at distance d > 1 lies beside two at d - 1, so a way out
    takes two plots at every distance and one at the last: 2 d - 1. Straight out from the pond it takes one more.
    """
    middle = tiles.POND_CELL % sizes.WIDTH
    found = []
    for cell in range(sizes.CELLS):
        q, r = cell % sizes.WIDTH - middle, cell // sizes.WIDTH - tiles.POND_CELL // sizes.WIDTH
        away = max(abs(q), abs(r), abs(q + r))
        straight = 0 in (q, r, q + r)
        if away == 1 or (away > 1 and 2 * away - 1 + straight < sizes.TILES):
            found.append(cell)
    return found


def edges_in_reach() -> set[int]:
    """Where one of 20 channels can lie: a way from a corner of the pond to it needs no more. [TK-6]

    Each channel of the way adds at most one plot, which lies beside two others; so there are plots enough.
    """
    reached: set[int] = set()
    corners = set(corners_of(tiles.POND_CELL))
    for _ in range(lookups.CHANNELS):
        edges = {edge for corner in corners for edge in edges_at(corner) if tiles.POND_CELL not in cells_of(edge)}
        reached |= edges
        corners = {corner for edge in reached for corner in ends_of(edge)}
    return reached


def cells_of(edge: int) -> tuple[int, int]:
    """The cells on both sides of an edge."""
    cell, direction = divmod(edge, 3)
    return cell, cell + lookups.STEPS[direction]


def corners_of(cell: int) -> list[frozenset[int]]:
    """The corners of a cell, each as the three cells that meet there."""
    steps = lookups.STEPS
    return [frozenset((cell, cell + steps[i], cell + steps[(i + 1) % 6])) for i in range(6)]


def ends_of(edge: int) -> list[frozenset[int]]:
    """The two corners where an edge ends."""
    one, other = cells_of(edge)
    return [corner for corner in corners_of(one) if other in corner]


def edges_at(corner: frozenset[int]) -> list[int]:
    """The three edges that meet at a corner."""
    return [
        cell * 3 + direction
        for cell in corner
        for direction, step in enumerate(lookups.STEPS[:3])
        if cell + step in corner
    ]
