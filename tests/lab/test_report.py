"""Shares, ratings, points and times: what the games of an arena show."""

import numpy as np
import pytest

from lampion.lab.arena import Arena
from lampion.lab.ratings import count_pairs, rate, rate_rounds
from lampion.lab.report import list_pairs, report, wilson
from lampion.lab.times import Times
from tests.lab.contests import ended, plan


def test_wilson_gives_the_interval_of_the_books() -> None:
    """Newcombe 1998, table I: 81 of 263, and 0 of 20."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=5e-5)
    assert wilson(0, 0) == (0, 1)


def test_pairs_count_which_seat_finished_ahead() -> None:
    """Winners come before all others, then points decide; ties count half; a bot is not compared with itself."""
    before = count_pairs("AB", [ended(0, "ABB", 20, 30, 10), ended(1, "BAB", 5, 5, 1)])

    assert before.tolist() == [[0, 1 + 1.5], [1 + 0.5, 0]]


def test_ten_to_one_is_four_hundred_points() -> None:
    ratings = rate(np.array([[0.0, 100], [10, 0]]))

    assert ratings == pytest.approx([200, -200], abs=0.1)


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    """Three bots, 150 points apart, four hundred rounds; in most runs all intervals cover the truth."""
    rng = np.random.default_rng(2)
    truth = np.array([-150.0, 0, 150])
    odds = 1 / (1 + 10 ** ((truth[None, :] - truth[:, None]) / 400))
    rounds = []
    for _ in range(400):
        wins = np.triu(rng.random((3, 3)) < odds, 1)
        rounds.append(wins + np.tril(~wins.T, -1).astype(float))

    ratings, ends = rate_rounds(rounds)

    assert ratings == pytest.approx(truth, abs=25)
    assert ends is not None
    assert ((ends[:, 0] < truth) & (truth < ends[:, 1])).all()
    assert (ends[:, 1] - ends[:, 0] < 70).all()


def test_a_bot_that_never_lost_has_a_finite_rating_with_a_wide_interval() -> None:
    ratings, ends = rate_rounds([np.array([[0.0, 2], [0, 0]])] * 20)

    assert ratings[0] == pytest.approx(400 * np.log10(40.5 / 0.5) / 2, abs=0.5)
    assert ends is not None
    assert ends[0][0] < ratings[0] < ends[0][1]
    assert ends[0][1] - ends[0][0] > 200


def test_a_ladder_whose_ends_never_met_has_its_whole_height() -> None:
    """Eight bots, each 200 points above the one below, which is the only one it has played."""
    share = 1 / (1 + 10 ** (-200 / 400))
    rounds = []
    for above in range(1, 8):
        for _ in range(40):
            wins = np.zeros((8, 8))
            wins[above, above - 1], wins[above - 1, above] = 2 * share, 2 - 2 * share
            rounds.append(wins)

    ratings, ends = rate_rounds(rounds, anchor=0)

    assert ratings == pytest.approx(np.arange(8) * 200, abs=30)
    assert ends is not None
    assert list(ends[0]) == [0, 0]
    assert ends[7][0] < 1400 < ends[7][1]


def test_bots_that_nothing_connects_are_still_rated() -> None:
    wins = np.zeros((4, 4))
    wins[0, 1] = wins[2, 3] = 2

    ratings, _ = rate_rounds([wins] * 5)

    assert ratings[0] > ratings[1]
    assert ratings[2] > ratings[3]
    assert ratings[0] == pytest.approx(ratings[2], abs=1)


def test_a_single_round_gives_no_interval() -> None:
    assert rate_rounds([np.array([[0.0, 1], [1, 0]])])[1] is None


def test_the_report_tells_victories_points_and_lengths() -> None:
    arena = Arena(plan("greedy", "random"), 4)
    names = {"G": "greedy", "R": "random"}
    for number, (bots, scores) in enumerate([("GR", (30, 10)), ("RG", (20, 20)), ("GR", (25, 5)), ("RG", (9, 8))]):
        game = ended(number, bots, *scores)
        arena.add(type(game)(**vars(game) | {"bots": tuple(names[letter] for letter in bots)}))

    data = report(arena)
    greedy, random = data["results"]

    assert (data["games"], data["round_games"], data["decisions"], data["turns"]) == (4, 2, 60, 12)
    assert (greedy["wins"], greedy["share"], greedy["fair_share"]) == (2.5, 0.625, 0.5)
    assert greedy["share_interval"] == wilson(2.5, 4)
    assert (greedy["points"], greedy["margin"]) == (20.75, 9.75)
    assert random["margin"] == -9.75
    assert greedy["rating"] == -random["rating"] > 0
    assert greedy["thinking"] == {"mean_ms": 2, "p99_ms": 2, "max_ms": 2}
    assert data["seat_shares"] == [0.875, 0.125]
    assert data["pairs"][0]["share"] == 0.625
    assert data["test"] is None


def test_an_arena_without_games_has_a_report_too() -> None:
    assert report(Arena(plan("greedy", "random"), 4, threshold=0.5))["games"] == 0


def test_times_are_exact_but_for_quantiles_which_are_good_to_five_percent() -> None:
    times, more = Times(), Times()
    for number in range(1, 1001):
        (times if number % 2 else more).add(number / 1000)
    times.merge(more)

    assert times.count == 1000
    assert times.mean() == pytest.approx(0.5005)
    assert times.longest == 1.0
    assert 0.99 <= times.quantile(0.99) <= 0.99 * 1.05
    assert times.quantile(1.0) == 1.0
    assert Times.read(times.write()) == times
    assert Times().quantile(0.5) == 0


def test_seats_of_one_game_are_not_counted_as_games_between_two_bots() -> None:
    """One bot against three others is one game, not three."""
    played = [ended(number, "ABBB", *scores) for number, scores in enumerate([(30, 10, 20, 40), (9, 8, 7, 6)])]

    one, other = list_pairs(["A", "B"], played)

    assert (one["bot"], one["games"], one["share"]) == ("A", 2, pytest.approx((2 / 3 + 1) / 2))
    assert (other["bot"], other["games"], other["share"]) == ("B", 2, pytest.approx((1 / 3 + 0) / 2))
    assert one["share_interval"] == wilson(one["share"] * 2, 2)
