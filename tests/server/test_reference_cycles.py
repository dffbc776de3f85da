"""Garbage collection of reference cycles: rare for old objects, but certain."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from lampion.server import reference_cycles


class Cycle:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def threshold() -> Iterator[None]:
    """Restore Python's thresholds after each test."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_python_does_not_collect_old_objects_by_itself() -> None:
    reference_cycles.collect_young_only()
    gc.collect()
    before = [generation["collections"] for generation in gc.get_stats()]

    kept = [[number] for number in range(300_000)]

    young, middle, old = (now["collections"] - then for now, then in zip(gc.get_stats(), before, strict=True))
    assert len(kept) == 300_000
    assert (young > 100, middle > 10, old) == (True, True, 0)


async def test_a_full_collection_frees_reference_cycles() -> None:
    cycle = weakref.ref(Cycle())

    task = asyncio.create_task(reference_cycles.collect_from_time_to_time())
    await asyncio.sleep(0)  # one turn of the loop: it collects before its first wait
    task.cancel()

    assert cycle() is None


@pytest.mark.parametrize(("takes", "waits"), [(0.01, 600.0), (1.5, 750.0)])
async def test_the_longer_a_collection_takes_the_rarer_it_is(
    monkeypatch: pytest.MonkeyPatch, takes: float, waits: float
) -> None:
    times, slept = iter([0.0, takes]), []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        raise asyncio.CancelledError

    monkeypatch.setattr(reference_cycles, "perf_counter", lambda: next(times))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await reference_cycles.collect_from_time_to_time()

    assert slept == [waits]
