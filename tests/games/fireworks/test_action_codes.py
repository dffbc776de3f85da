"""The actions of Fireworks are the moves that its games bring, and no others."""

from lampion.games.fireworks.game import GAME
from lampion.kernel.rng import Rng
from tests.conformance.pairs import sample_case
from tests.games.test_numberings import moves_of


def test_every_action_is_a_move_of_some_game() -> None:
    missing = set(GAME.numbering.codes)
    seed = 0
    while missing and seed < 6_000:
        case = sample_case(GAME, seed)
        missing -= moves_of(GAME.position(case.seats, case.options), Rng(seed), 3_000)
        seed += 1

    assert not missing
