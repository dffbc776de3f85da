"""Contests and results as the tests of the laboratory use them."""

from collections.abc import Callable

import pytest

import lampion
from lampion.lab.contest import Contest
from lampion.lab.playing import Played
from lampion.lab.times import Times


@pytest.fixture
def plan() -> Callable[..., Contest]:
    """A contest at Spring Festival."""

    def contest(*bots: str, seats: int = 2, **more: object) -> Contest:
        return Contest.plan(lampion.game("spring-festival"), bots, seats, {}, **more)

    return contest


@pytest.fixture
def ended() -> Callable[..., Played]:
    """A game that ended with these points; the best win."""

    def game(number: int, bots: str, *scores: int) -> Played:
        winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
        thinking = [Times() for _ in scores]
        for times in thinking:
            times.add(0.002)
        seats = len(scores)
        return Played(number, tuple(bots), list(scores), winners, 60, 12, thinking, [{}] * seats, [""] * seats)

    return game
