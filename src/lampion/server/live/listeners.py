"""A listener: a socket, and the queue of messages that it is sent."""

import asyncio

from lampion.server.live.later import Later
from lampion.server.live.text_boards import Drawing, Frame

BACKLOG = 256  # messages that may wait for a slow listener before it is disconnected; it can reconnect and catch up


class Listener:
    """A socket at a table, with its queue of messages."""

    def __init__(self, guest: str, device: str, frame: Frame | None = None, eyes: int | None = None) -> None:
        self.guest = guest
        self.device = device
        self.frame = frame
        self.eyes = eyes  # of a guest's several seats, the one that looks; None: nobody yet
        self.queue: asyncio.Queue[str | Drawing | Later | None] = asyncio.Queue(BACKLOG)
        self.reason: tuple[int, str] = (1000, "")
        self.offers: tuple[int | None, int] = None, -1  # the seat and the number of the offers that it was sent last
        self.drawings = 0  # in the queue
        self.is_dismissed = False  # from now on its commands are ignored

    def send(self, message: str | Drawing | Later) -> None:
        """Queue a message; a listener that cannot keep up is disconnected."""
        try:
            self.queue.put_nowait(message)
            self.drawings += isinstance(message, Drawing)
        except asyncio.QueueFull:
            self.dismiss(1013, "too-slow")

    async def hear(self) -> str | None:
        """The next message; None: close the socket. A board is drawn only if no later one waits already."""
        message = await self.queue.get()
        if isinstance(message, Later):
            return await message.text()
        if not isinstance(message, Drawing):
            return message
        self.drawings -= 1
        return await message.text() if self.drawings <= 0 else message.plain()

    def dismiss(self, code: int, reason: str) -> None:
        """Have the socket closed; messages in the queue are dropped."""
        self.reason = code, reason
        self.is_dismissed = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.drawings = 0
        self.queue.put_nowait(None)
