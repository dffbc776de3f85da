"""Contests and results for the tests of the lab."""

from typing import Any

import lampion
from lampion.lab.contest import Contest
from lampion.lab.played_game import PlayedGame
from lampion.lab.times import Times


def plan(*bots: str, seats: int = 2, **more: Any) -> Contest:
    """A contest in Spring Festival."""
    return Contest.plan(lampion.game("spring-festival"), bots, seats, {}, **more)


def ended(number: int, bots: str, *scores: int) -> PlayedGame:
    """A game that ended with these points; the highest scores win."""
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    thinking = [Times() for _ in scores]
    for times in thinking:
        times.add(0.002)
    seats = len(scores)
    return PlayedGame(number, tuple(bots), list(scores), winners, 60, 12, thinking, [{}] * seats, [""] * seats)
