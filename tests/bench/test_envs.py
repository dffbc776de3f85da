"""The comparison with peers: which ratio counts, what fails, and that our own loops play."""

import io
from collections.abc import Callable, Iterator

import pytest
from rich.console import Console

from bench import drives, envs
from bench.envs import CONTESTS, Contest, Outcome, hold, read_arguments, sheet


def fake(speeds: list[float]) -> Callable[[str], drives.Drive]:
    """A side that is as fast as told, round by round."""
    told: Iterator[float] = iter(speeds)
    return lambda _game: lambda _seconds: next(told)


def test_the_ratio_is_the_median_of_the_rounds_after_the_first() -> None:
    contest = Contest("turns", fake([1, 30, 40, 60]), "theirs", fake([99, 10, 10, 10]), 4.0)
    outcome = hold(contest, "takenoko", 3, 0.1)

    assert (outcome.ours, outcome.theirs, outcome.ratio) == (40, 10, 4)
    assert outcome.is_good


@pytest.mark.parametrize(("ratio", "missed"), [(3.99, True), (4.0, False)])
def test_a_ratio_below_its_bar_is_missed(ratio: float, missed: bool) -> None:
    outcome = Outcome(Contest("turns", fake([]), "theirs", fake([]), 4.0), "takenoko", 10 * ratio, 10, ratio)
    paper = io.StringIO()
    Console(file=paper, width=100).print(sheet([outcome]))

    assert outcome.is_good is not missed
    assert ("missed" in paper.getvalue()) is missed


def test_every_comparison_has_a_bar_and_can_be_chosen() -> None:
    arguments = read_arguments(["--only", "vector", "--game", "takenoko", "--rounds", "2"])

    assert [contest.ratio for contest in CONTESTS] == [3, 2, 2, 1.5, 5, 0.3, 1.8]
    assert [contest.name for contest in CONTESTS if contest.name.startswith(arguments.only)] == [
        "vector",
        "vector, playouts",
        "vector, threads",
    ]
    assert set(envs.GAMES) <= set(drives.GAMES)


@pytest.mark.parametrize(
    "side",
    [
        drives.turns,
        drives.wrapped_turns,
        drives.alone,
        drives.openspiel,
        drives.tic_tac_toe,
        drives.vector,
        drives.vector_alone,
        drives.two_threads,
        drives.playouts,
    ],
)
def test_each_loop_plays(side: Callable[[str], drives.Drive]) -> None:
    assert side("lanterns-dice")(0.01) > 100
