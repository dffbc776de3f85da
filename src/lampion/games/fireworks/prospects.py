"""What a tile would bring on a free cell: for previews and lists. The rules of scoring say how much. [FW-14] [FW-15]"""

from lampion.games.fireworks import scoring
from lampion.games.fireworks.constants import kinds, skies
from lampion.games.fireworks.night import Night


def look_of(kind: int, turn: int) -> int:
    """What lies on a cell once a tile of this kind is placed there."""
    if kind < kinds.SPECIAL:
        return skies.BASE + (kind - 1) * skies.TURNS + turn
    return skies.SPECIAL + kind - kinds.SPECIAL


def gain(night: Night, seat: int, kind: int, cell: int, turn: int) -> int:
    """The points that a tile would bring at once on this free cell."""
    spot = seat * skies.SIZE + cell
    before = scoring.score(night, seat)
    night.sky[spot] = look_of(kind, turn)
    after = scoring.score(night, seat)
    night.sky[spot] = skies.FREE
    return after - before


def best_gain(night: Night, seat: int, kind: int) -> int:
    """The most points that a tile could bring at once, wherever it is placed."""
    best = 0
    turns = skies.TURNS if kind < kinds.SPECIAL else 1
    for cell in range(skies.CELLS):
        if night.sky[seat * skies.SIZE + cell] == skies.FREE:
            for turn in range(turns):
                points = gain(night, seat, kind, cell, turn)
                best = points if points > best else best
    return best
