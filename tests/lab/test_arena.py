"""A contest in progress: what is missing, and when it is over."""

from dataclasses import replace

import pytest

from lampion.lab.arena import Arena
from lampion.lab.contest import Contest
from lampion.lab.played_game import PlayedGame
from tests.lab.contests import ended, plan


def won(contest: Contest, number: int, winner: str) -> PlayedGame:
    """A game that one of the two bots won."""
    bots = contest.seating(number)
    scores = [10 if name == winner else 5 for name in bots]
    return replace(ended(number, "AB", *scores), bots=bots)


def test_what_was_played_before_is_not_played_again() -> None:
    contest = plan("greedy", "random")
    arena = Arena(contest, 5)
    for number in (0, 3, 4):
        arena.add(won(contest, number, "greedy"))

    assert list(arena.missing()) == [1, 2, 5]


def test_it_is_over_when_all_games_are_played() -> None:
    contest = plan("greedy", "random")
    arena = Arena(contest, 4)
    stream = (won(contest, number, "random") for number in (3, 1, 0, 2))

    assert len(list(arena.follow(stream))) == 4
    assert arena.over
    assert [game.number for game in arena.counted()] == [0, 1, 2, 3]


def test_results_beyond_the_games_asked_for_do_not_count() -> None:
    contest = plan("greedy", "random")
    arena = Arena(contest, 2)
    arena.add(won(contest, 7, "greedy"))

    assert arena.counted() == []


def test_the_bar_ends_it_as_soon_as_it_is_ruled_out() -> None:
    contest = plan("greedy", "random")
    arena = Arena(contest, 1000, threshold=0.6)

    played = list(arena.follow(won(contest, number, "greedy") for number in arena.missing()))

    assert arena.over
    assert arena.test
    assert arena.test.verdict == "above"
    assert len(played) < 60
    assert list(arena.missing()) == []


def test_the_test_takes_rounds_in_their_order_whatever_ended_first() -> None:
    """Otherwise short games would count before long ones, and games in two processes differently from one."""
    contest = plan("greedy", "random")
    in_order, mixed = Arena(contest, 200, threshold=0.6), Arena(contest, 200, threshold=0.6)
    games = [won(contest, number, "random" if number % 20 == 0 else "greedy") for number in range(200)]
    for game in games:
        in_order.add(game)
    for game in [*games[100:], *reversed(games[:100])]:
        mixed.add(game)

    assert mixed.test
    assert in_order.test
    assert mixed.test.sequence.interval() == in_order.test.sequence.interval()
    assert mixed.counted() == in_order.counted()
    assert len(mixed.counted()) == mixed.test.sequence.count * 2 < 200


def test_the_share_of_a_round_is_taken_over_the_games_of_the_first_bot() -> None:
    """The game in which two of the others meet says nothing about it."""
    contest = plan("random", "greedy", "random", "greedy")
    arena = Arena(contest, 1, threshold=0.5)
    assert [*map(set, contest.seatings)] == [{"random"}, {"random", "greedy"}, {"random", "greedy"}, {"greedy"}]
    for number in range(4):
        arena.add(won(contest, number, "greedy"))

    assert arena.first_share(0) == pytest.approx(1 / 3)
