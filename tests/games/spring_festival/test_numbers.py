"""The named numbers of Spring Festival fit each other and the box."""

from types import ModuleType

import pytest

from lampion.games.spring_festival import lookups
from lampion.games.spring_festival.constants import cards, cells, features, phases, tiles, verbs, zodiac
from lampion.games.spring_festival.position_text import PHASES
from lampion.kernel.limits import CODES

SLOTS = 4  # open cards of a seat


def named(module: ModuleType) -> dict[str, int]:
    """The numbers of a module by name."""
    return {name: value for name, value in vars(module).items() if name.isupper()}


def test_every_code_of_a_move_is_below_the_limit() -> None:
    last = verbs.COMPLETE + SLOTS - 1

    assert max(named(verbs).values()) == verbs.SIZE
    assert (last + 1) * verbs.SIZE <= CODES


def test_verbs_do_not_overlap() -> None:
    codes = [number for name, number in named(verbs).items() if name != "SIZE"]

    assert sorted(codes) == list(range(verbs.COMPLETE + 1))


def test_the_largest_argument_fits() -> None:
    """A starting tile or a footprint, and a cell."""
    assert verbs.SIZE == SLOTS * cells.COUNT


@pytest.mark.parametrize("module", [phases, zodiac])
def test_numbers_count_up_from_zero(module: ModuleType) -> None:
    assert list(named(module).values()) == list(range(len(named(module))))


def test_every_phase_has_a_word() -> None:
    assert len(PHASES) == len(named(phases))


def test_signs_are_numbered_as_their_table() -> None:
    assert [name.lower() for name in named(zodiac)][1:-1] == list(lookups.SIGN_IDS[1:])


def test_tiles_and_cards_are_numbered_as_in_the_box() -> None:
    """[SF-2] [SF-A1]"""
    box = lookups.BOX

    assert (len(box.tiles), len(box.tiles) + 1) == (tiles.STORE, tiles.STARTING)
    assert tiles.FREE == len(box.tiles) + len(box.starting_tiles) + 1 == tiles.COUNT - 1
    assert (len(box.colour_cards), len(box.colour_cards) + 1) == (cards.DECK, cards.PATTERNS)
    assert len(box.colour_cards) + len(box.pattern_cards) + 1 == cards.COUNT


def test_every_tile_has_a_colour_and_a_number_of_explosions() -> None:
    for tile in range(1, tiles.FREE):
        assert (lookups.FEATURES[tile] & features.ALL_COLOURS).bit_count() == 1
        assert (lookups.FEATURES[tile] & features.ALL_COUNTS).bit_count() == 1
