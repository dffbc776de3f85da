"""Who listens at which table at the other processes of a site."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from lampion.server.bus.bus import Bus


class Crowd(NamedTuple):
    """The listeners of a table at one process: guests, and how many strangers."""

    guests: frozenset[str]
    strangers: int


NOBODY = Crowd(frozenset(), 0)


class Presence:
    """The listeners at other processes, as far as they have told. While the bus is down, what was true last."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.elsewhere: dict[str, dict[str, Crowd]] = {}  # by table and process
        self.here: dict[str, Callable[[], Crowd]] = {}  # the tables with listeners of our own
        self.on_changed: list[Callable[[str, frozenset[str]], None]] = []  # called with a table and who left there
        bus.on("hello", lambda _: self.tell_all())
        bus.on("here", self.hear)
        bus.on_came.append(lambda _: self.tell_all())
        bus.on_left.append(self.forget)
        bus.on_link.append(self.greet)

    def at(self, table: str) -> Crowd:
        """Who listens at a table elsewhere."""
        crowds = self.elsewhere.get(table)
        if not crowds:
            return NOBODY
        guests = frozenset[str]().union(*(crowd.guests for crowd in crowds.values()))
        return Crowd(guests, sum(crowd.strangers for crowd in crowds.values()))

    def note(self, table: str, look: Callable[[], Crowd]) -> None:
        """The listeners at a table have changed here; `look` says who they are."""
        if not self.bus.is_shared:
            return
        if look() == NOBODY:
            self.here.pop(table, None)
        else:
            self.here[table] = look
        self.tell(table, look)

    def tell(self, table: str, look: Callable[[], Crowd]) -> None:
        """Tell the others who listens here."""

        def describe() -> tuple[list[str], int]:
            crowd = look()
            return sorted(crowd.guests), crowd.strangers

        self.bus.tell_latest("here", table, describe)

    def tell_all(self) -> None:
        """Tell a process that came, or all after a break."""
        for table, look in self.here.items():
            self.tell(table, look)

    def greet(self, is_linked: bool) -> None:
        """After a break, ask everybody who is there."""
        if is_linked:
            self.bus.tell("hello")
            self.tell_all()

    def hear(self, process: str, table: str, guests: Iterable[str], strangers: int) -> None:
        """Another process says who listens there."""
        crowd = Crowd(frozenset(guests), strangers)
        crowds = self.elsewhere.setdefault(table, {})
        before = crowds.pop(process, NOBODY)
        if crowd != NOBODY:
            crowds[process] = crowd
        if not crowds:
            del self.elsewhere[table]
        if crowd != before:
            for call in self.on_changed:
                call(table, before.guests - crowd.guests)

    def forget(self, process: str) -> None:
        """Another process is gone, and with it all who listened there."""
        for table in [table for table, crowds in self.elsewhere.items() if process in crowds]:
            self.hear(process, table, (), 0)
