"""Where nothing is the matter, a report is silent, but for its stated error rate.

Real games are shuffled so that nothing can be the matter: what happened to the pieces in one deal is put beside the
results of another one, and seats are swapped at random.
"""

import random
from copy import copy

import pytest
from scipy import stats  # type: ignore[import-untyped]

from lampion.lab.balance.differences import compare
from lampion.lab.balance.figures import judge
from lampion.lab.balance.gathering import Gathered
from lampion.lab.balance.groups.outcomes import find_seats
from lampion.lab.balance.groups.pieces import find_pieces_of
from lampion.lab.balance.report import find_figures
from lampion.lab.balance.study import REPEATS
from lampion.lab.balance.watching import Watched
from tests.lab.balance.studies import study

STRONG = ("more", "less")


def most_alarms(runs: int) -> int:
    """The number of runs with a false alarm, at a rate of 5 %, that comes up once in a thousand such tests."""
    return int(stats.binom.ppf(0.999, runs, 0.05))


def shuffle(found: Gathered, rng: random.Random) -> Gathered:
    """The same games, with the results of each deal beside the events of another, and seats swapped."""
    deals = [found.games[first : first + REPEATS] for first in range(0, len(found.games), REPEATS)]
    events = rng.sample(deals, len(deals))
    games = [game for pair in zip(deals, events, strict=True) for game in mix(*pair, rng)]
    return Gathered(found.study, found.components, found.sources, games)


def mix(results: list[Watched], events: list[Watched], rng: random.Random) -> list[Watched]:
    """A deal made of two."""
    mixed = []
    swaps = rng.random() < 0.5
    for result, event in zip(results, events, strict=True):
        game = copy(result)
        game.mentions = event.mentions
        if swaps:
            game.sources, game.shares = result.sources[::-1], result.shares[::-1]
        mixed.append(game)
    return mixed


@pytest.mark.parametrize("runs", [120, pytest.param(3000, marks=pytest.mark.thorough)])
def test_even_seats_are_seldom_called_uneven(runs: int) -> None:
    rng, found = random.Random(1), study()
    alarms = sum(
        any(one.verdict in STRONG for one in judge(list(find_seats(shuffle(found, rng))))) for _ in range(runs)
    )

    assert alarms <= most_alarms(runs)


@pytest.mark.parametrize("runs", [8, pytest.param(150, marks=pytest.mark.thorough)])
def test_pieces_that_do_nothing_seldom_stand_out(runs: int) -> None:
    rng, found = random.Random(2), study()
    alarms = sum(
        any(one.verdict in STRONG for one in judge(list(find_pieces_of(shuffle(found, rng))))) for _ in range(runs)
    )

    assert alarms <= most_alarms(runs)


@pytest.mark.parametrize("runs", [3, pytest.param(60, marks=pytest.mark.thorough)])
def test_two_studies_of_the_same_thing_seldom_differ(runs: int) -> None:
    """Each with games of its own."""
    sides = [find_figures(study(games=60, seed=seed)) for seed in range(1, 2 * runs + 1)]
    alarms = sum(any(one.is_sure for one in compare(*pair)) for pair in zip(sides[::2], sides[1::2], strict=True))

    assert alarms <= most_alarms(runs)
