"""Garbage collection of reference cycles, which stops the whole process: kept short and rare."""

import asyncio
import gc
from time import perf_counter

SHARE = 500  # collecting may take 1/SHARE of the time
LEAST = 600.0  # seconds between two collections
NEVER = 1_000_000_000


def collect_young_only() -> None:
    """Let Python collect only young objects by itself, which is quick.

    With a thousand tables in memory a full collection takes half a second, and Python would start one in the middle of
    a move.
    """
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def collect_from_time_to_time() -> None:
    """Collect all objects from time to time: the longer it takes, the less often."""
    while True:
        began = perf_counter()
        gc.collect()
        await asyncio.sleep(max(LEAST, SHARE * (perf_counter() - began)))
