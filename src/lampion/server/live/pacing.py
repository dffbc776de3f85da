"""The pace of bots: the moves of one owner's bots follow one another, at however many tables they play."""

from collections import OrderedDict

GAP = 0.025  # seconds between two of them
MOST = 10_000  # owners; the least recent is forgotten


class Pacing:
    """When the bots of each owner may move next."""

    def __init__(self) -> None:
        self.latest: OrderedDict[str, float] = OrderedDict()

    def wait(self, owner: str, now: float) -> float:
        """How long a bot that wants to move now has to wait for its turn, which it takes."""
        turn = max(now, self.latest.pop(owner, 0.0) + GAP)
        self.latest[owner] = turn
        if len(self.latest) > MOST:
            self.latest.popitem(last=False)
        return turn - now
