"""Seats and scores: who wins, by how much, and where the points come from."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from lampion.lab.balance.estimates import mean, quantile, share
from lampion.lab.balance.figures import Figure
from lampion.lab.balance.gathering import Gathered

PARTS = (("low", 0.05), ("median", 0.5), ("high", 0.95))


def find_seats(found: Gathered) -> Iterator[Figure]:
    """Each seat's part of the victories, and how many points more than the average it makes."""
    seats = found.study.contest.seats
    for seat in range(seats):
        about = ("seat", str(seat + 1))
        wins = share([game.shares[seat] for game in found.games], found.deals)
        yield Figure("seats", "share", wins, "share", about, null=1 / seats)
        more = mean([game.scores[seat] - sum(game.scores) / seats for game in found.games], found.deals)
        yield Figure("seats", "points", more, "lead", about, null=0.0)


def find_scores(found: Gathered) -> Iterator[Figure]:
    """How many points there are, from what, and how close it gets."""
    seats, deals = found.study.contest.seats, found.deals
    scores = [points for game in found.games for points in game.scores]
    each_deal = [deal for deal in deals for _ in range(seats)]
    for name, part in PARTS:
        yield Figure("scores", name, quantile(scores, part, each_deal), "points")
    for place, source in enumerate(found.sources):
        points = [float(np.mean([one[place] for one in game.sources])) for game in found.games]
        never = not any(one[place] for game in found.games for one in game.sources)
        data = {"never": "yes" if never else "no", "part": part_of(points, scores)}
        yield Figure("scores", "source", mean(points, deals), "points", ("source", source), data=data)
    yield Figure("scores", "winner", mean([max(game.scores) for game in found.games], deals), "points")
    margins = [margin_of(game.scores) for game in found.games]
    yield Figure("scores", "margin", mean(margins, deals), "points")
    level = [float(game.scores.count(max(game.scores)) > 1) for game in found.games]
    shared = [float(sum(one > 0 for one in game.shares) > 1) for game in found.games]
    tied = [one * (1 - other) for one, other in zip(level, shared, strict=True)]
    yield Figure("scores", "tied", share(tied, deals), "share")
    yield Figure("scores", "shared", share(shared, deals), "share")


def part_of(points: list[float], scores: list[int]) -> float:
    """The part of all points that these are."""
    return float(np.mean(points) / np.mean(scores)) if any(scores) else 0.0


def margin_of(scores: list[int]) -> int:
    """How far the first is ahead of the second."""
    first, second = sorted(scores, reverse=True)[:2]
    return first - second
