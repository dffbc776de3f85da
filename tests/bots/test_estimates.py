"""Estimates are rounded to coarse steps."""

import pytest

from lampion.bots.analysis import Advice, Choice, Suggestion
from lampion.bots.estimates import Loss, gap, loss, percent, pick_hints


@pytest.mark.parametrize(("chance", "expected"), [(0, 0), (0.024, 0), (0.026, 5), (0.61, 60), (0.63, 65), (1, 100)])
def test_chances_are_rounded_to_five_percent(chance: float, expected: int) -> None:
    assert percent(chance) == expected


@pytest.mark.parametrize(
    ("cost", "points", "expected"),
    [
        (0.0, 0.2, ("even", 0)),
        (0.03, 0.2, ("slight", 0)),
        (0.0, 0.9, ("slight", 0)),
        (0.9, 0.9, ("clear", 0)),
        (0.4, 0.0, ("clear", 0)),
        (0.0, 1.6, ("points", 2)),
        (0.3, 4.4, ("points", 4)),
    ],
)
def test_differences_are_given_only_as_precisely_as_they_are_known(
    cost: float, points: float, expected: tuple[str, int]
) -> None:
    assert gap(Suggestion(1, 0.5, 0.0, 200, cost, points)) == expected


@pytest.mark.parametrize(("visits", "expected"), [(99, ("even", 0)), (100, ("points", 5))])
def test_a_difference_that_may_be_luck_is_not_reported(visits: int, expected: tuple[str, int]) -> None:
    assert gap(Suggestion(1, 0.5, 0.0, visits, 0.2, 5.0)) == expected


def test_the_best_is_compared_with_the_next_and_the_others_with_the_best() -> None:
    moves = [
        Suggestion(1, 0.6, 5.0, 900),
        Suggestion(2, 0.55, 3.0, 400, 0.05, 2.0),
        Suggestion(3, 0.3, 0.0, 200, 0.3, 5.0),
    ]
    assert [rest for _, *rest in pick_hints(Advice(0, moves))] == [["points", 2], ["points", 2], ["points", 5]]
    assert pick_hints(Advice(0, moves[:1])) == [(moves[0], "only", 0)]
    assert pick_hints(Advice(0, [])) == []


@pytest.mark.parametrize(
    ("cost", "points", "expected"),
    [
        (0.3, 7.2, Loss("both", 60, 30, 7)),
        (0.3, 1.0, Loss("chance", 60, 30, 1)),
        (0.04, 0.0, Loss("chance", 60, 55, 1)),
        (0.0, 3.0, Loss("points", 60, 55, 3)),
    ],
)
def test_what_a_decision_cost_is_chance_points_or_both(cost: float, points: float, expected: Loss) -> None:
    best = Suggestion(1, 0.6, 5.0, 900)
    assert loss(Choice(4, Suggestion(2, 0.6 - cost, 5.0 - points, 200, cost, points), best)) == expected
