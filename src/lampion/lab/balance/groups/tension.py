"""Luck and drama: how much the deal decides, how early one can tell, and how the lead changes hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from lampion.lab.balance.estimates import Array, Estimate, Places, correlation, mean, share
from lampion.lab.balance.figures import Figure
from lampion.lab.balance.gathering import Gathered
from lampion.lab.balance.watching import MOMENTS


def find_luck(found: Gathered) -> Iterator[Figure]:
    """What the chance of a deal decides, and how well the score so far tells the winner."""
    yield Figure("luck", "deal", part_of_the_deal(found), "share")
    for place, moment in enumerate(MOMENTS):
        told = [leader_share(game.drama.ahead[place], game.shares) for game in found.games]
        yield Figure("luck", "foretold", share(told, found.deals), "share", ("moment", f"{moment:.0%}".rstrip("%")))


def leader_share(ahead: int, shares: Sequence[float]) -> float:
    """The part of the victory that goes to who was ahead; several share it evenly."""
    leaders = [seat for seat in range(len(shares)) if ahead >> seat & 1]
    return sum(shares[seat] for seat in leaders) / len(leaders)


def part_of_the_deal(found: Gathered) -> Estimate:
    """The part of the variance of the lead that games with the same chance and seats have in common."""
    size = len(found.study.contest.seatings)
    leads = np.array([lead_of_first(game.scores) for game in found.games], float)
    groups = np.array([game.deal * size + game.number % size for game in found.games])
    return correlation(lambda places: common_part(leads[places], groups[places]), found.deals)


def lead_of_first(scores: Sequence[int]) -> int:
    """The lead of the first seat over the best other one."""
    return scores[0] - max(scores[1:])


def common_part(values: Array, groups: Places) -> float:
    """The intraclass correlation, from the variance between groups and within them."""
    _, places = np.unique(groups, return_inverse=True)
    sizes = np.bincount(places)
    if len(sizes) < 2 or len(values) == len(sizes):
        return 0.0
    means = np.bincount(places, values) / sizes
    between = float((sizes * (means - values.mean()) ** 2).sum() / (len(sizes) - 1))
    within = float(((values - means[places]) ** 2).sum() / (len(values) - len(sizes)))
    usual = (len(values) - (sizes**2).sum() / len(values)) / (len(sizes) - 1)
    spread = between + (usual - 1) * within
    return float((between - within) / spread) if spread > 0 else 0.0


def find_drama(found: Gathered) -> Iterator[Figure]:
    """How the lead changes hands, and what the leader may expect."""
    games, deals = found.games, found.deals
    yield Figure("drama", "changes", mean([game.drama.changes for game in games], deals), "count")
    yield Figure("drama", "settled", share([game.drama.settled for game in games], deals), "share")
    yield Figure("drama", "deficit", mean([game.drama.deficit for game in games], deals), "points")
    looked = [game for game in games if game.looks is not None]
    for place, moment in enumerate(MOMENTS):
        chances = [game.looks.chances[place] for game in looked if game.looks and len(game.looks.chances) > place]
        deals_of = [game.deal for game in looked if game.looks and len(game.looks.chances) > place]
        if chances:
            about = ("moment", f"{moment:.0%}".rstrip("%"))
            yield Figure("drama", "leader", share(chances, deals_of), "share", about)
