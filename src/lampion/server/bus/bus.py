"""The bus: what the processes of a site tell each other. A process that is alone tells nobody."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

Hear = Callable[..., None]  # called with the name of the process that spoke, and its words
Make = Callable[[], tuple[Any, ...]]


class Bus:
    """The bus of a process that is alone. Nothing depends on what is told here: the database holds the truth."""

    is_shared = False  # could there be others?
    is_linked = True  # do they hear us, and we them?

    def __init__(self, name: str = "") -> None:
        self.name = name  # of this process
        self.hearers: defaultdict[str, list[Hear]] = defaultdict(list)
        self.on_link: list[Callable[[bool], None]] = []  # called when the link breaks and when it is back
        self.on_came: list[Callable[[str], None]] = []  # called with the name of a process that came
        self.on_left: list[Callable[[str], None]] = []  # the same when it left or died

    def on(self, topic: str, hear: Hear) -> None:
        """Call a function with what others tell about a topic."""
        self.hearers[topic].append(hear)

    def tell(self, topic: str, *words: Any) -> None:
        """Tell the others something, soon; it may be lost, and nobody waits for it."""

    def tell_latest(self, topic: str, key: str, make: Make) -> None:
        """The same for what changes quickly: only what it is in a moment is told."""

    async def start(self) -> None:
        """Meet the others."""

    async def stop(self) -> None:
        """Say goodbye."""
