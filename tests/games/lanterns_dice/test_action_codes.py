"""The actions of Lanterns Dice are the moves that its games bring, and no others."""

from collections.abc import Iterable

import pytest

from lampion.games.lanterns_dice import lookups
from lampion.games.lanterns_dice.constants import tiles, verbs
from lampion.games.lanterns_dice.game import GAME
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.kernel.position import revive
from lampion.kernel.rng import Rng
from tests.conformance.pairs import sample_case
from tests.games.test_numberings import moves_of


def with_verb(codes: Iterable[int], *wanted: int) -> set[int]:
    """The codes with one of these verbs."""
    return {code for code in codes if code // verbs.SIZE in wanted}


def test_every_action_but_launches_is_a_move_of_some_game() -> None:
    missing = set(GAME.numbering.codes) - with_verb(GAME.numbering.codes, verbs.LAUNCH)
    seed = 0
    while missing and seed < 3_000:
        case = sample_case(GAME, seed)
        missing -= moves_of(GAME.position(case.seats, case.options), Rng(seed), 3_000)
        seed += 1

    assert not missing


@pytest.mark.parametrize("first", [0, 4])
def test_on_a_wholly_lit_lake_a_firework_fits_wherever_it_lies_inside(first: int) -> None:
    """[LD-11] Four shapes are in play; on nothing but complete pools, each is launched in every place and turn."""
    start = GAME.start(2, seed=1)
    while start.view(None)["phase"] != "steps":
        start.play(start.moves()[0])
    numbers = start.position.fields()
    whole = lookups.WHOLE
    numbers |= {"shapes": 0b1111 << first, "phase": 7, "waiting": 1, "active": 0, "pools 0": (whole, whole, 0, 0)}
    position = revive(LanternsDice, numbers)
    forms = [form for form, shape in enumerate(lookups.SHAPE_OF) if first <= shape < first + 4]
    expected = {
        code for code in with_verb(GAME.numbering.codes, verbs.LAUNCH) if code % verbs.SIZE // tiles.PLACES in forms
    }

    assert with_verb(position.moves(0), verbs.LAUNCH) == expected
