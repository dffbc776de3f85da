"""The moves that players of Lanterns Dice can ever have, see `constants/verbs.py`."""

from collections.abc import Iterator

from lampion.games.lanterns_dice import lookups
from lampion.games.lanterns_dice.constants import cards, pools, tiles, verbs


def action_codes() -> Iterator[int]:
    """Every move, verb by verb."""
    yield code(verbs.PASS, 0)
    yield from (code(verbs.LIGHT, half * pools.HALF + pool) for half in (0, 1) for pool in lookups.POOLS)
    yield from (code(verbs.TURN, orientation) for orientation in range(4))
    yield code(verbs.REROLL, 0)
    yield from (code(verbs.EMPEROR, card) for card in range(cards.COUNT))
    yield from (code(verbs.LAUNCH, placement) for placement in placements())
    yield from (code(verbs.CHOOSE, shape) for shape in range(tiles.COUNT))


def code(verb: int, argument: int) -> int:
    """The code of a move."""
    return verb * verbs.SIZE + argument


def placements() -> Iterator[int]:
    """Every form wherever it lies inside the lake. [LD-11]"""
    for form, steps in enumerate(lookups.FOOTPRINTS):
        for pool in lookups.POOLS:
            if all(pool + step in lookups.POOLS for step in steps):
                yield form * tiles.PLACES + pool
