"""A queue in which owners take turns, so that somebody with much work doesn't delay somebody with little."""

import asyncio
from collections import Counter, OrderedDict, deque


class FairQueue:
    """Lets `most` work at the same time; the others wait, their owners in turn.

    One owner may have `most_of_owner` at work, for work so long that it isn't enough to be the next in turn. Work
    without an owner is the server's own.
    """

    def __init__(self, most: int, most_of_owner: int | None = None) -> None:
        self.free = most
        self.most_of_owner = most_of_owner or most
        self.working: Counter[str] = Counter()
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, owner: str) -> None:
        """Wait for one's turn."""
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        self.let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.forget(owner, turn)
            else:  # it was let in at the same moment
                self.leave(owner)
            raise

    def leave(self, owner: str) -> None:
        """The work is done."""
        self.working[owner] -= 1
        if not self.working[owner]:
            del self.working[owner]
        self.free += 1
        self.let_in()

    def let_in(self) -> None:
        """Let in whoever may work now: of each owner in turn the first in line."""
        for owner in list(self.waiting):
            if not self.free:
                return
            line = self.waiting[owner]
            while line and line[0].done():  # its caller was cancelled just now
                line.popleft()
            if line and (not owner or self.working[owner] < self.most_of_owner):
                self.free -= 1
                self.working[owner] += 1
                line.popleft().set_result(None)
                self.waiting.move_to_end(owner)
            if not line:
                del self.waiting[owner]

    def forget(self, owner: str, turn: asyncio.Future[None]) -> None:
        """Somebody no longer waits."""
        line = self.waiting.get(owner)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self.waiting[owner]
