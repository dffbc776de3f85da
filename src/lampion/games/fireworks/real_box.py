"""With the real box, a launch is a question: what turned up, what was knocked back, what lies outside. [FW-21]

Tiles have no places. Those that are face down have no identity, as nobody can follow them. Odds are needed only where
nobody enters what happened: they come from a small table of how many tiles turn.
"""

from lampion.games.fireworks import lookups
from lampion.games.fireworks.constants import kinds, verbs
from lampion.games.fireworks.night import Night

BITS = lookups.BITS
REAL_FIRST = lookups.REAL_FIRST
REAL_MORE = lookups.REAL_MORE


def count_down(night: Night) -> int:
    """How many tiles lie face down that this launch hasn't turned."""
    count = 0
    for tile in range(kinds.TILES):
        if is_still(night, tile) and not night.tile[tile] & kinds.UP:
            count += 1
    return count


def is_still(night: Night, tile: int) -> bool:
    """Does a tile lie in the box as it did before the launch?"""
    return night.place[tile] != 0 and not night.tile[tile] & (kinds.TURNED | kinds.OUT)


def find_still(night: Night, kind: int, up: bool) -> int:
    """The first untouched tile that shows this kind, or that lies face down; -1: there is none."""
    for tile in range(kinds.TILES):
        if is_still(night, tile):
            if up and night.tile[tile] == (kind | kinds.UP):
                return tile
            if not up and not night.tile[tile] & kinds.UP:
                return tile
    return -1


def find_turnings(night: Night) -> int:
    """Nothing turned any more, or a tile of some kind did: face up, inside or outside; back; or out of the box."""
    down = count_down(night)
    hazard = 0
    if down:
        hazard = REAL_MORE[down // 16] if night.new else REAL_FIRST[down // 16]
    weight = down if down else 1
    count = night.add_outcome(0, verbs.STILL * verbs.SIZE, weight * (32 - hazard) * 16)
    for kind in range(1, kinds.COUNT):
        odds = night.bag[kind] * hazard
        if down:
            count = night.add_outcome(count, verbs.REAL_UP * verbs.SIZE + kind, odds * 15)
            count = night.add_outcome(count, verbs.REAL_UP_OUT * verbs.SIZE + kind, odds)
        if find_still(night, kind, True) >= 0:
            count = night.add_outcome(count, verbs.REAL_DOWN * verbs.SIZE + kind, 3 * weight)
            count = night.add_outcome(count, verbs.REAL_OUT * verbs.SIZE + kind, weight)
    return count


def turn_up(night: Night, kind: int, outside: int) -> None:
    """A tile of this kind turned face up."""
    tile = find_still(night, kind, False)
    night.bag[kind] -= 1
    night.new += 1
    night.tile[tile] = kind | kinds.UP | kinds.TURNED | (kinds.OUT if outside else 0)
    night.up[tile >> 6] |= BITS[tile & 63]


def knock_back(night: Night, kind: int) -> None:
    """A tile of this kind turned face down."""
    tile = find_still(night, kind, True)
    night.tile[tile] = kind | kinds.TURNED
    night.up[tile >> 6] &= ~BITS[tile & 63]


def fly_out(night: Night, kind: int) -> None:
    """A tile of this kind that lay face up left the box."""
    night.tile[find_still(night, kind, True)] |= kinds.OUT | kinds.TURNED
