"""Placing tiles on one's sky, and moving them where a variant allows it. [FW-8] [FW-A45]"""

from lampion.games.fireworks.constants import kinds, skies, verbs
from lampion.games.fireworks.night import Night


def hold(night: Night, seat: int, kind: int) -> None:
    """A seat gets a tile that it has to place."""
    night.hand[seat * skies.HAND + night.hand_count[seat]] = kind
    night.hand_count[seat] += 1


def has_space(night: Night, seat: int) -> bool:
    """Could a seat place one more tile than it holds? [FW-A12]"""
    return night.room[seat] > night.hand_count[seat]


def find(night: Night, seat: int) -> int:
    """The first tile held goes on any free cell, turned in any way; before that, tiles may be moved. [FW-8] [FW-A45]"""
    if night.lifted[seat]:
        return find_puts(night, seat)
    count = find_cells(night, seat, verbs.PLACE * verbs.SIZE, night.hand[seat * skies.HAND] < kinds.SPECIAL)
    if night.rearranging and not night.fixed >> seat & 1:
        for cell in range(skies.CELLS):
            spot = seat * skies.SIZE + cell
            if skies.FREE < night.sky[spot] < skies.START and not night.moved[spot]:
                count = night.add(count, verbs.LIFT * verbs.SIZE + cell)
    return count


def find_cells(night: Night, seat: int, code: int, turns: bool) -> int:
    """Every free cell, with every turn if the tile can be turned. [FW-2]"""
    count = 0
    for cell in range(skies.CELLS):
        if night.sky[seat * skies.SIZE + cell] == skies.FREE:
            night.found[count] = code + cell * skies.TURNS
            count += 1
            if turns:
                for turn in range(1, skies.TURNS):
                    night.found[count] = code + cell * skies.TURNS + turn
                    count += 1
    return count


def find_puts(night: Night, seat: int) -> int:
    """A tile that was taken up goes anywhere but where it lay as it lay. [FW-A45]"""
    lifted = night.lifted[seat]
    count = find_cells(night, seat, verbs.PUT * verbs.SIZE, lifted < skies.SPECIAL)
    turn = (lifted - skies.BASE) % skies.TURNS if lifted < skies.SPECIAL else 0
    old = verbs.PUT * verbs.SIZE + (night.lifted_from[seat] - 1) * skies.TURNS + turn
    kept = 0
    for i in range(count):
        if night.found[i] != old:
            night.found[kept] = night.found[i]
            kept += 1
    return kept


def place(night: Night, seat: int, cell: int, turn: int) -> None:
    """Place the first tile that a seat holds; no tile of its sky moves after that. [FW-8]"""
    spot = seat * skies.SIZE + cell
    kind = night.hand[seat * skies.HAND]
    if kind < kinds.SPECIAL:
        night.sky[spot] = skies.BASE + (kind - 1) * skies.TURNS + turn
    else:
        night.sky[spot] = skies.SPECIAL + kind - kinds.SPECIAL
    night.hand_count[seat] -= 1
    for i in range(seat * skies.HAND, seat * skies.HAND + night.hand_count[seat]):
        night.hand[i] = night.hand[i + 1]
    night.hand[seat * skies.HAND + night.hand_count[seat]] = 0
    night.room[seat] -= 1
    if night.room[seat] == 0:
        night.ending = 1
    if night.rearranging:
        night.fixed |= 1 << seat
        for i in range(seat * skies.SIZE, seat * skies.SIZE + skies.CELLS):
            night.moved[i] = 0


def lift(night: Night, seat: int, cell: int) -> None:
    """Take up a tile to move or turn it. [FW-A45]"""
    spot = seat * skies.SIZE + cell
    night.lifted[seat] = night.sky[spot]
    night.lifted_from[seat] = cell + 1
    night.sky[spot] = skies.FREE


def put(night: Night, seat: int, cell: int, turn: int) -> None:
    """Put it down; it is not moved again until the next tiles are taken. [FW-A45]"""
    spot = seat * skies.SIZE + cell
    lifted = night.lifted[seat]
    if lifted < skies.SPECIAL:
        lifted = lifted - (lifted - skies.BASE) % skies.TURNS + turn
    night.sky[spot] = lifted
    night.moved[spot] = 1
    night.lifted[seat] = night.lifted_from[seat] = 0
