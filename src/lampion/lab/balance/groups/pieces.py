"""The pieces of the box: how often each comes up, what it brings, and whether it wins more than others of its kind."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt

import numpy as np

from lampion.lab.balance.estimates import NOTHING, Estimate, mean, regress, share
from lampion.lab.balance.figures import Figure
from lampion.lab.balance.gathering import Gathered

FEWEST = 15  # times that a piece must have come up, and been missing, to be compared
SHARED = -1  # the seat of a piece that is in play for everybody

Kind = tuple[str, str]  # what happened, to which sort of piece


def find_pieces_of(found: Gathered) -> Iterator[Figure]:
    """The pieces of each seat, then those that are in play for everybody, then what was on offer."""
    for kind, pieces in sorted(list_kinds(found).items()):
        yield from compare_pieces(found, kind, pieces)
    for kind, pieces in sorted(list_kinds(found, shared=True).items()):
        yield from compare_shared(found, kind, pieces)
    yield from find_offers(found)


def list_kinds(found: Gathered, *, shared: bool = False) -> dict[Kind, list[str]]:
    """The kinds of mentions with at least two pieces that can be compared."""
    seats = found.study.contest.seats
    counts: dict[Kind, Counter[str]] = defaultdict(Counter)
    for game in found.games:
        for event, sort, piece, seat in game.mentions:
            if (seat == SHARED) == shared:
                counts[event, sort][piece] += 1
    most = len(found.games) * (1 if shared else seats) - FEWEST
    kinds = {}
    for kind, pieces in counts.items():
        enough = sorted(piece for piece, count in pieces.items() if FEWEST <= count <= most)
        if len(enough) > 1:
            kinds[kind] = enough
    return kinds


def compare_pieces(found: Gathered, kind: Kind, pieces: Sequence[str]) -> Iterator[Figure]:
    """What a seat with a piece gains over one without, within a deal; tested against others of its kind."""
    seats = found.study.contest.seats
    deals = np.repeat(found.deals, seats).astype(float)
    places = np.tile(np.arange(seats), len(found.games)).astype(float)
    wins = np.array([one for game in found.games for one in game.shares])
    leads = np.array([points - sum(game.scores) / seats for game in found.games for points in game.scores])
    had = {piece: np.array([float((*kind, piece, seat) in game.mentions) for game in found.games
                            for seat in range(seats)]) for piece in pieces}  # fmt: skip
    gains = {piece: regress(leads, had[piece], deals, places) for piece in pieces}
    gains = {piece: gain for piece, gain in gains.items() if gain is not NOTHING and gain.error > 0}
    for piece, gain in gains.items():
        about = ("piece", *kind, piece)
        peers, error = peers_of(gains, piece)
        win = regress(wins, had[piece], deals, places)
        data = {"peers": peers, "often": float(had[piece].mean()), "points": points_of(found, kind, piece)}
        yield Figure("components", "gain", gain, "lead", about, peers, error, "bh", data)
        yield Figure("components", "wins", win, "change", about, data={"often": data["often"]})


def peers_of(gains: dict[str, Estimate], piece: str) -> tuple[float, float]:
    """What the others of its kind gain, the surer ones counting more, and the standard error of that."""
    others = [gain for other, gain in gains.items() if other != piece]
    if not others:
        return gains[piece].value, gains[piece].error
    weights = [1 / gain.error**2 for gain in others]
    gain = sum(weight * gain.value for weight, gain in zip(weights, others, strict=True)) / sum(weights)
    return gain, sqrt(1 / sum(weights))


def points_of(found: Gathered, kind: Kind, piece: str) -> float:
    """The points that a piece brings each time, by what the events say; 0 if they say nothing."""
    times = points = 0
    for game in found.games:
        for seat in range(-1, found.study.contest.seats):
            count, brought = game.mentions.get((*kind, piece, seat), (0, 0))
            times, points = times + count, points + brought
    return points / times if times else 0.0


def compare_shared(found: Gathered, kind: Kind, pieces: Sequence[str]) -> Iterator[Figure]:
    """What everybody's points from each source are in games with a piece, and in those with its peers."""
    for place, source in enumerate(found.sources):
        points = np.array([np.mean([one[place] for one in game.sources]) for game in found.games])
        if not points.any():
            continue
        for piece in pieces:
            with_it = np.array([(*kind, piece, SHARED) in game.mentions for game in found.games])
            deals = np.array(found.deals)
            mine = mean(points[with_it].tolist(), deals[with_it].tolist())
            theirs = mean(points[~with_it].tolist(), deals[~with_it].tolist())
            data = {"peers": theirs.value, "never": "no" if points[with_it].any() else "yes", "source": source}
            about = ("shared", *kind, piece, source)
            yield Figure(
                "components", "shared", mine, "points", about, theirs.value, theirs.error, "bh", data
            )  # fmt: skip


def find_offers(found: Gathered) -> Iterator[Figure]:
    """How often a piece was taken when it was on offer."""
    looked = [game for game in found.games if game.looks is not None]
    offered: Counter[tuple[str, str]] = Counter()
    for game in looked:
        assert game.looks is not None
        offered.update(game.looks.offered)
    for sort, piece in sorted(key for key, count in offered.items() if count >= FEWEST):
        tops = [float(game.looks.taken[sort, piece]) for game in looked if game.looks]
        bottoms = [float(game.looks.offered[sort, piece]) for game in looked if game.looks]
        data = {"offered": offered[sort, piece]}
        taken = share(tops, [game.deal for game in looked], bottoms)
        yield Figure("components", "taken", taken, "share", ("offer", sort, piece), data=data)
