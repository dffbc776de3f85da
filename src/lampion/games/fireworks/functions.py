"""Function tiles: which may work in a launch, and what becomes of the others. [FW-9]"""

from lampion.games.fireworks.constants import kinds, verbs
from lampion.games.fireworks.night import Night


def available(night: Night, kind: int) -> int:
    """How many function tiles of a kind may work now: new ones, and in a first launch those that wait. [FW-A37]"""
    number = kind - kinds.GALE
    return night.fresh[number] + night.pool[number] if night.opening else night.fresh[number]


def only(night: Night) -> int:
    """The one kind that may work; 0 if there is none, and -1 if there is a choice. [FW-A17]"""
    found = 0
    for kind in range(kinds.GALE, kinds.COUNT):
        if available(night, kind):
            if found:
                return -1
            found = kind
    return found


def find(night: Night) -> int:
    """The kinds among which the active player chooses. [FW-9]"""
    count = 0
    for kind in range(kinds.GALE, kinds.COUNT):
        if available(night, kind):
            count = night.add(count, verbs.FUNCTION * verbs.SIZE + kind)
    return count


def use(night: Night, kind: int) -> None:
    """One tile works and is out of the game; the others wait for the next player. Kind 0: there is none. [FW-A37]"""
    for number in range(kinds.FUNCTIONS):
        night.pool[number] += night.fresh[number]
        night.fresh[number] = 0
    night.opening = 0
    night.effect = kind
    if kind:
        night.pool[kind - kinds.GALE] -= 1
        night.used[kind - kinds.GALE] += 1
    if kind == kinds.RAIN:
        night.rain = 1


def pass_on(night: Night, kind: int) -> None:
    """A function tile that was taken unseen waits for the next player. [FW-A18]"""
    night.pool[kind - kinds.GALE] += 1
