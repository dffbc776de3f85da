"""The actions of Spring Festival: where sixteen tiles can lie, and where cards can be completed among them."""

from collections.abc import Iterator
from typing import Any

import pytest

from lampion.games.spring_festival import lookups
from lampion.games.spring_festival.constants import cards, cells, phases, verbs
from lampion.games.spring_festival.game import GAME
from lampion.games.spring_festival.notation import to_cell, to_xy
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import revive
from lampion.kernel.rng import Rng
from tests.conformance.pairs import sample_case
from tests.games.test_numberings import moves_of

SMALL = (verbs.START, verbs.TURN, verbs.CHOOSE, verbs.PASS)


def with_verb(*wanted: int) -> list[int]:
    """The actions with one of these verbs, as codes."""
    return [code for code in GAME.numbering.codes if code // verbs.SIZE in wanted]


def test_start_store_sets_and_passing_come_up_in_games() -> None:
    """[SF-3] [SF-5] Four starting tiles reach three steps from the first."""
    missing = set(with_verb(*SMALL))
    seed = 0
    while missing and seed < 3_000:
        case = sample_case(GAME, seed)
        missing -= moves_of(GAME.position(case.seats, case.options), Rng(seed), 3_000)
        seed += 1

    assert not missing
    assert len(with_verb(verbs.START)) == 4 * 25


def way_to(x: int, y: int) -> list[int]:
    """The cells from the first tile to another one, first along one axis, then along the other."""
    across = [(step if x > 0 else -step, 0) for step in range(abs(x) + 1)]
    down = [(x, step if y > 0 else -step) for step in range(1, abs(y) + 1)]
    return [to_cell(*cell) for cell in across + down]


FAR = [(x, side * (15 - abs(x))) for x in range(-15, 16) for side in (1, -1)]


@pytest.mark.parametrize(("x", "y"), [*FAR[::3], (0, 15), (15, 0), (0, -15), (-15, 0)])
def test_a_row_of_tiles_reaches_fifteen_steps(x: int, y: int) -> None:
    """[SF-6] [SF-10] The last tile goes to the end of the row, and the finale may start there."""
    way = way_to(x, y)
    position: Any = GAME.position(2, GAME.settle(2, {}))
    rng = Rng(1)
    offered: set[int] = set()
    while not position.is_over():
        seat = position.to_move()
        if seat == CHANCE:
            position.draw(rng)
            continue
        moves = position.moves(seat)
        offered.update(moves if seat == 0 else ())
        ahead = [
            move for move in moves if move % cells.COUNT in way and move // verbs.SIZE in (verbs.START, verbs.PLACE)
        ]
        position.play(seat, max(ahead, key=lambda move: way.index(move % cells.COUNT)) if ahead else moves[-1])

    assert verbs.PLACE * verbs.SIZE + way[-1] in offered
    assert verbs.FINALE * verbs.SIZE + way[-1] in offered
    assert offered <= set(GAME.numbering.codes)


def test_no_tile_lies_farther_out() -> None:
    """[SF-6] Sixteen connected tiles reach fifteen steps."""
    reach = {abs(x) + abs(y) for x, y in (to_xy(code % verbs.SIZE) for code in with_verb(verbs.PLACE, verbs.FINALE))}

    assert reach == set(range(16))
    assert len(with_verb(verbs.PLACE)) == len(with_verb(verbs.FINALE)) == 481


def tile_with(need: int) -> int:
    """A tile of the store that has what a card asks for."""
    return next(tile for tile in range(1, 49) if lookups.FEATURES[tile] & need)


def forms_of(slot: int, number: int) -> Iterator[tuple[int, int]]:
    """The cards of this slot with those of their forms that cover the footprint of this number."""
    kind = range(cards.PATTERNS, cards.COUNT) if slot >= cards.PATTERN_SLOT else range(1, cards.PATTERNS)
    for card in kind:
        for form in range(lookups.FORMS_FROM[card], lookups.FORMS_FROM[card + 1]):
            if lookups.COVERS[form] == number:
                yield card, form


def panorama_for(card: int, form: int, corner: int) -> list[tuple[int, int, bool]]:
    """Exploded tiles that complete a card, and the way to them from the first tile."""
    number = lookups.COVERS[form]
    covered = [corner + step for step in lookups.FOOTPRINTS[card][4 * number : 4 * number + lookups.CARD_SIZE[card]]]
    wanted = corner - lookups.CORNER[form]
    needs = {wanted: lookups.FIRST_NEED[card], wanted + lookups.SECOND[form]: lookups.SECOND_NEED[card]}
    nearest = min(covered, key=lambda cell: sum(map(abs, to_xy(cell))))
    way = [cell for cell in way_to(*to_xy(nearest)) if cell not in covered]
    laid = dict.fromkeys(connected([*way, *covered]), 1) | {cell: tile_with(need) for cell, need in needs.items()}
    return [(cell, tile, True) for cell, tile in laid.items()]


def laid_apart(cell: int, laid: list[int]) -> bool:
    """Does no tile lie beside a cell?"""
    return not any(cell + step in laid for step in (1, -1, cells.WIDTH, -cells.WIDTH))


def connected(cells_to_fill: list[int]) -> list[int]:
    """The same cells in an order in which each lies beside an earlier one."""
    laid = [cells.ORIGIN]
    while rest := [cell for cell in cells_to_fill if cell not in laid]:
        laid.append(next(cell for cell in rest if not laid_apart(cell, laid)))
    return laid


@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("slot", range(4))
def test_cards_can_be_completed_wherever_it_says(slot: int, every: int) -> None:
    """[SF-9] For each footprint and corner there is a card, and a panorama of sixteen tiles at most."""
    match = GAME.start(2, seed=1, cards="36")
    while match.view(None)["phase"] != "fire":
        match.play(match.moves()[0])
    numbers = match.position.fields() | {"phase": phases.FIRE, "waiting": 1, "held": [0] * 4}
    for code in with_verb(verbs.COMPLETE + slot)[::every]:
        number, corner = divmod(code % verbs.SIZE, cells.COUNT)
        panoramas = ((card, panorama_for(card, form, corner)) for card, form in forms_of(slot, number))
        card, panorama = min(panoramas, key=lambda found: len(found[1]))
        hand = [card if place == slot else 0 for place in range(16)]
        position = revive(SpringFestival, numbers | {"panorama 0": panorama, "open_cards": hand})
        assert len(panorama) <= cells.TILES
        assert code in position.moves(0)
