"""How strong bots are, on one scale for tables of any size.

Every game is taken apart into its pairs of seats: who finished before whom, equal ones half each. Over those pairs
`choix` fits a Bradley-Terry model, which for whole orders of several players is a consistent estimate of a
Plackett-Luce model (Azari Soufiani and others, "Generalized method-of-moments for rank aggregation", NIPS 2013).

Pairs of one game depend on each other, and so do the games of a round. So intervals come from the Bayesian bootstrap
(Rubin, 1981), in which whole rounds get random weights. The prior, half a victory each way between bots that have met,
gets random weights too: for two bots and rounds of one game that is the Jeffreys interval, honest for who never lost.
"""

from collections.abc import Sequence
from itertools import combinations
from math import log

import choix
import numpy as np
from numpy.typing import NDArray

from lampion.lab.playing import Played

SCALE = 400 / log(10)  # 400 points: ten times as often before the other one as behind it
PRIOR = 0.5  # victories each way between two bots that were never won: who wins all has a finite rating
FAINTEST = 1e-3  # of the random weights of the prior
DRAWS = 200  # for an interval
SEED = 5

Matrix = NDArray[np.float64]


def count_pairs(names: Sequence[str], played: Sequence[Played]) -> Matrix:
    """How often each bot (row) finished before each other one (column)."""
    before = np.zeros((len(names), len(names)))
    for game in played:
        for one, other in combinations(range(len(game.bots)), 2):
            row, column = names.index(game.bots[one]), names.index(game.bots[other])
            if row != column:
                ahead = (game.place(one) > game.place(other)) + (game.place(one) == game.place(other)) / 2
                before[row, column] += ahead
                before[column, row] += 1 - ahead
    return before


def rate(before: Matrix) -> Matrix:
    """The rating of each bot; their mean is 0."""
    if len(before) < 2:
        return np.zeros(len(before))
    strengths: Matrix = choix.ilsr_pairwise_dense(before, max_iter=10_000, tol=1e-4)
    centred: Matrix = (strengths - strengths.mean()) * SCALE
    return centred


def rate_rounds(rounds: Sequence[Matrix], anchor: int | None = None) -> tuple[Matrix, Matrix | None]:
    """Ratings, and for each the ends of its 95 % interval if there are rounds enough to draw from.

    Their mean is 0, or with an anchor the rating of that bot; intervals then are of the distance to it.
    """
    pairs = np.array(rounds)
    met = have_met(pairs.sum(axis=0))
    ratings = moor(rate(pairs.sum(axis=0) + PRIOR * met), anchor)
    if len(pairs) < 2:
        return ratings, None
    rng = np.random.default_rng(SEED)
    drawn = []
    for _ in range(DRAWS):
        weights = rng.standard_exponential(len(pairs))
        prior = np.maximum(rng.standard_gamma(PRIOR, met.shape), FAINTEST)
        drawn.append(moor(rate(np.tensordot(weights, pairs, axes=1) + prior * met), anchor))
    return ratings, np.quantile(drawn, (0.025, 0.975), axis=0).T


def have_met(before: Matrix) -> Matrix:
    """Which two bots have played each other; all of them if that does not connect everybody."""
    others: Matrix = 1 - np.eye(len(before))
    met: Matrix = ((before + before.T) > 0) * others
    steps = np.linalg.matrix_power(met + np.eye(len(met)), len(met))
    return met if steps.all() else others


def moor(ratings: Matrix, anchor: int | None) -> Matrix:
    """The same ratings, the anchor's being 0."""
    return ratings if anchor is None else ratings - ratings[anchor]
