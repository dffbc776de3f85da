"""The search for dead objects that hold each other: everything waits meanwhile, so nobody should notice it."""

import asyncio
import gc
from time import perf_counter

SHARE = 500  # the search may take one part in so many of the time
LEAST = 600.0  # seconds from one search to the next
NEVER = 1_000_000_000


def leave_old_objects_alone() -> None:
    """Let Python search by itself among young objects only, which is quick.

    With a thousand tables in memory a search among all objects takes half a second, and Python would begin one in the
    middle of a move.
    """
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def search_now_and_then() -> None:
    """Search among all objects from time to time: the longer it takes, the more seldom."""
    while True:
        began = perf_counter()
        gc.collect()
        await asyncio.sleep(max(LEAST, SHARE * (perf_counter() - began)))
