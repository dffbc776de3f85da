"""Decisions of bots that are asked for in Redis: a list for each group of bots, from which thinkers take them."""

import json
from dataclasses import asdict, dataclass

KEY = "lampion:jobs:"
QUICK = "quick"
LONGER = ("slow", "long", "wide")
KEPT = 120  # seconds that a list is kept without thinkers


@dataclass(frozen=True, slots=True)
class Job:
    """A decision of a bot. The position is as in records; the bot itself deals again what its seat doesn't know."""

    id: str
    process: str  # which wants to know
    game: str
    rules: int
    components: str
    position: str
    seat: int
    bot: str
    seed: int

    def write(self) -> str:
        """The job as text."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> "Job":
        """The job that a text describes."""
        return cls(**json.loads(text))


def key_of(group: str) -> str:
    """The list of a group."""
    return KEY + group
