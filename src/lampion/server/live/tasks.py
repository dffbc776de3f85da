"""Tasks that run in the background of the server."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from lampion.kernel.errors import LampionError
from lampion.server.logs import logger


class Tasks:
    """Keeps background tasks until they end, and logs their failures."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self.finish)
        return task

    def finish(self, task: asyncio.Task[Any]) -> None:
        """Forget a task that has ended, and log its failure."""
        self.running.discard(task)
        if not task.cancelled():
            error = task.exception()
            if error is not None and not isinstance(error, LampionError):  # refusals are for the caller
                logger.error("a task failed", exc_info=error)

    async def stop(self) -> None:
        """Cancel every task, and wait until it has ended."""
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
