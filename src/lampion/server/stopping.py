"""Stopping when the system, a person or the parent process says so."""

import asyncio
import signal
from contextlib import suppress
from multiprocessing.process import parent_process

PAUSE = 1.0  # seconds between two looks whether the parent lives


def stop_on_signals(stopping: asyncio.Event) -> None:
    """Set an event on SIGTERM and Ctrl-C."""
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # Windows ends processes without asking
        for sign in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sign, stopping.set)


async def parent_is_gone() -> None:
    """Wait until the process that started this one is gone."""
    parent = parent_process()
    while parent is not None and parent.is_alive():
        await asyncio.sleep(PAUSE)
