"""Thousands of pairs of worlds that a seat cannot tell apart."""

from itertools import count

from lampion.kernel.game import Game
from lampion.kernel.rng import Rng
from tests.conformance.checks.worlds import look, the_future_does_not_show
from tests.conformance.walks import Case, is_allowed, travel


def sample_case(game: Game, seed: int) -> Case:
    """A random game under random options at a table of any size."""
    rng = Rng(seed, 1)
    seats = game.players[rng.below(len(game.players))]
    while True:
        options = {option.name: option.choices[rng.below(len(option.choices))] for option in game.options}
        if is_allowed(game, seats, options):
            return Case(seats, game.settle(seats, options), seed, rng.below(101), rng.below(2) == 1)


def compare_pairs(game: Game, pairs: int, first_seed: int) -> int:
    """Compare at least `pairs` positions with their redeals, and matches with another future; returns the number."""
    compared = 0
    for seed in count(first_seed):
        case = sample_case(game, seed)
        the_future_does_not_show(game, case)
        for number, position in enumerate(travel(game, case).positions):
            for seat in range(case.seats):
                redealt = position.redealt(seat, Rng(seed, number))
                assert look(game, redealt, seat) == look(game, position, seat), (case, number, seat)
                compared += 1
        if compared >= pairs:
            break
    return compared
