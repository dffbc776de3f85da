"""Calibration: how much work to time."""

from lampion.kernel.bench import calibrate


def test_work_that_cannot_take_long_enough_ends_at_its_bound() -> None:
    """A search has room for a limited number of simulations, however long the timing."""
    asked: list[int] = []

    assert calibrate(asked.append, 1e9, most=100) == 100
    assert asked == [1, 4, 16, 64, 100]


def test_no_more_is_found_than_the_bound() -> None:
    assert calibrate(lambda count: sum(range(10_000 * count)), 0.001, most=3) <= 3
