"""The moves that players of Fireworks can ever have, see `constants/verbs.py`."""

from collections.abc import Iterator

from lampion.games.fireworks import lookups
from lampion.games.fireworks.constants import kinds, launches, skies, verbs

MOST_SEATS = 4


def action_codes() -> Iterator[int]:
    """Every move, verb by verb."""
    for verb in (verbs.START, verbs.LIFT):
        yield from (code(verb, cell) for cell in range(skies.CELLS))
    for verb in (verbs.PILE, verbs.AIM):
        yield from (code(verb, place) for place in lookups.PLACES)
    yield from (code(verbs.HEIGHT, number) for number in range(launches.HEIGHTS))
    yield from (code(verbs.HELP, mask) for mask in range(1 << MOST_SEATS) if may_be_chosen(mask))
    yield from (code(verbs.FUNCTION, kind) for kind in range(kinds.GALE, kinds.COUNT))
    for verb in (verbs.TAKE, verbs.GALE):
        yield from (code(verb, tile) for tile in range(kinds.TILES))
    for verb in (verbs.PLACE, verbs.PUT):
        yield from (code(verb, place) for place in range(skies.CELLS * skies.TURNS))
    yield from (code(verb, 0) for verb in (verbs.ENOUGH, verbs.DONE, verbs.LAUNCH))
    yield from (code(verbs.CLAIM, kind) for kind in range(1, kinds.GALE))


def code(verb: int, argument: int) -> int:
    """The code of a move."""
    return verb * verbs.SIZE + argument


def may_be_chosen(mask: int) -> bool:
    """May the active player choose these helpers? As many as a card asks for, and fewer than all others. [FW-17]"""
    return 0 < mask.bit_count() < MOST_SEATS - 1 and mask.bit_count() + 1 in lookups.PEOPLE
