"""Waiting in tests: for a condition, never for a length of time."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

PATIENCE = 60.0  # seconds; nothing takes this long, even on a busy machine
PAUSE = 0.005  # seconds between two checks

Value = TypeVar("Value")


async def until(condition: Callable[[], Value], patience: float = PATIENCE) -> Value:
    """Check a condition until it is true; returns its value."""
    try:
        async with asyncio.timeout(patience):
            while not (found := condition()):
                await asyncio.sleep(PAUSE)
            return found
    except TimeoutError:
        raise AssertionError(f"waited {patience} seconds in vain") from None


async def until_answered(ask: Callable[[], Awaitable[Value]], patience: float = PATIENCE) -> Value:
    """The same for a condition that must be awaited, such as a request to a server or a database."""
    try:
        async with asyncio.timeout(patience):
            while not (found := await ask()):
                await asyncio.sleep(PAUSE)
            return found
    except TimeoutError:
        raise AssertionError(f"asked for {patience} seconds in vain") from None


def wait_until(condition: Callable[[], Value], patience: float = PATIENCE) -> Value:
    """The same outside an event loop."""
    end = time.monotonic() + patience
    while not (found := condition()):
        assert time.monotonic() < end, f"waited {patience} seconds in vain"
        time.sleep(PAUSE)
    return found
