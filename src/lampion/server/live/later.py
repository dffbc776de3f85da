"""A message that takes a while to put together: those behind it in a listener's queue wait for it."""

from collections.abc import Awaitable, Callable


class Later:
    """A message that is made when its turn comes to be sent."""

    def __init__(self, make: Callable[[], Awaitable[str]]) -> None:
        self.make = make

    async def text(self) -> str:
        """The message in the form in which it is sent."""
        return await self.make()
