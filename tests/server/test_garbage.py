"""Searching for dead objects: seldom among the old ones, and always in the end."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from lampion.server import garbage


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.knot = self


@pytest.fixture(autouse=True)
def threshold() -> Iterator[None]:
    """Python searches as before when a test is over."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_python_does_not_search_among_old_objects_by_itself() -> None:
    garbage.leave_old_objects_alone()
    gc.collect()
    before = [generation["collections"] for generation in gc.get_stats()]

    kept = [[number] for number in range(300_000)]

    young, middle, old = (now["collections"] - then for now, then in zip(gc.get_stats(), before, strict=True))
    assert len(kept) == 300_000
    assert (young > 100, middle > 10, old) == (True, True, 0)


async def test_what_is_dead_goes_when_everything_is_searched() -> None:
    knot = weakref.ref(Knot())

    task = asyncio.create_task(garbage.search_now_and_then())
    await asyncio.sleep(0)  # once around the loop: it searches before it waits for the first time
    task.cancel()

    assert knot() is None


@pytest.mark.parametrize(("takes", "waits"), [(0.01, 600.0), (1.5, 750.0)])
async def test_the_longer_a_search_takes_the_more_seldom_it_is(
    monkeypatch: pytest.MonkeyPatch, takes: float, waits: float
) -> None:
    times, slept = iter([0.0, takes]), []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        raise asyncio.CancelledError

    monkeypatch.setattr(garbage, "perf_counter", lambda: next(times))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await garbage.search_now_and_then()

    assert slept == [waits]
