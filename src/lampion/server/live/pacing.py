"""The pace of an owner: the moves of their bots follow one another, at however many tables; so do drawn boards."""

from collections import OrderedDict

GAP = 0.025  # seconds between two moves of bots
DRAWN = 4  # gaps between two drawings, which take longer
MOST = 10_000  # owners; the least recent is forgotten


class Pacing:
    """When the next thing may be done for each owner: after so many gaps."""

    def __init__(self, gaps: int = 1) -> None:
        self.gaps = gaps
        self.latest: OrderedDict[str, float] = OrderedDict()

    def wait(self, owner: str, now: float) -> float:
        """How long what is to be done now has to wait for its turn, which it takes."""
        turn = max(now, self.latest.pop(owner, 0.0) + self.gaps * GAP)
        self.latest[owner] = turn
        if len(self.latest) > MOST:
            self.latest.popitem(last=False)
        return turn - now
