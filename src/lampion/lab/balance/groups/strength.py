"""Skill and dominance: what better play is worth, and what a bot loses without something."""

from __future__ import annotations

from collections.abc import Iterator

from lampion.lab.balance.estimates import share
from lampion.lab.balance.figures import Figure
from lampion.lab.balance.gathering import Gathered

ABOUT = {"level": "level", "random": "level", "tenfold": "budget", "without": "word"}


def find_skill(found: Gathered) -> Iterator[Figure]:
    """Each level against the one below and against random play, each budget against a tenth."""
    yield from (figure for figure in find_contests(found) if figure.name != "without")


def find_dominance(found: Gathered) -> Iterator[Figure]:
    """A bot against itself without a kind of move."""
    yield from (figure for figure in find_contests(found) if figure.name == "without")


def find_contests(found: Gathered) -> Iterator[Figure]:
    """The share of the victories of the bot that sat alone, which is a fair one if both are as strong."""
    seats = found.study.contest.seats
    for place, pairing in enumerate(found.pairings):
        met = [one for one in found.met if one.pairing == place]
        if not met:
            continue
        wins = share([one.share for one in met], [one.round for one in met])
        group = "dominance" if pairing.why == "without" else "skill"
        about = (ABOUT[pairing.why], pairing.without or pairing.bot)
        data = {"other": pairing.other, "games": len(met)}
        yield Figure(group, pairing.why, wins, "share", about, null=1 / seats, data=data)
