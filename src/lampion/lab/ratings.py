"""Ratings: how strong bots are, on one scale for tables of any size.

Every game is split into its pairs of seats: which one finished ahead, with half a point each for a tie. `choix` fits a
Bradley-Terry model to those pairs, which for rankings of several players is a consistent estimate of a Plackett-Luce
model (Azari Soufiani and others, "Generalized method-of-moments for rank aggregation", NIPS 2013).

Pairs within a game depend on each other, and so do the games of a round. Intervals therefore come from the Bayesian
bootstrap (Rubin, 1981), which gives whole rounds random weights. The prior, half a victory each way between bots that
have met, gets random weights too: for two bots and rounds of one game that is the Jeffreys interval, which is honest
even for a bot that never lost.
"""

from collections.abc import Sequence
from itertools import combinations
from math import log

import choix
import numpy as np
from numpy.typing import NDArray

from lampion.lab.played_game import PlayedGame

SCALE = 400 / log(10)  # 400 points: finishes ahead ten times as often as behind
PRIOR = 0.5  # imagined victories each way between two bots: even one that wins everything has a finite rating
FAINTEST = 1e-3  # the smallest random weight of the prior
DRAWS = 200  # bootstrap samples for an interval
SEED = 5

Matrix = NDArray[np.float64]


def count_pairs(names: Sequence[str], played: Sequence[PlayedGame]) -> Matrix:
    """How often each bot (row) finished ahead of each other bot (column)."""
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
    """Ratings, and the ends of their 95 % intervals if there are enough rounds to draw from.

    Their mean is 0; with an anchor, that bot's rating is 0 and intervals are of the distance to it.
    """
    pairs = np.array(rounds)
    met = have_met(pairs.sum(axis=0))
    ratings = anchored(rate(pairs.sum(axis=0) + PRIOR * met), anchor)
    if len(pairs) < 2:
        return ratings, None
    rng = np.random.default_rng(SEED)
    drawn = []
    for _ in range(DRAWS):
        weights = rng.standard_exponential(len(pairs))
        prior = np.maximum(rng.standard_gamma(PRIOR, met.shape), FAINTEST)
        drawn.append(anchored(rate(np.tensordot(weights, pairs, axes=1) + prior * met), anchor))
    return ratings, np.quantile(drawn, (0.025, 0.975), axis=0).T


def have_met(before: Matrix) -> Matrix:
    """Which pairs of bots have played each other; all pairs if that doesn't connect everyone."""
    others: Matrix = 1 - np.eye(len(before))
    met: Matrix = ((before + before.T) > 0) * others
    steps = np.linalg.matrix_power(met + np.eye(len(met)), len(met))
    return met if steps.all() else others


def anchored(ratings: Matrix, anchor: int | None) -> Matrix:
    """The ratings, shifted so that the anchor's is 0."""
    return ratings if anchor is None else ratings - ratings[anchor]
