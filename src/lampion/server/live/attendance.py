"""Who listens at a table, here and at other processes, and who was here a moment ago."""

from collections.abc import Iterable

from lampion.server.live.listeners import Listener
from lampion.server.live.presence import Crowd
from lampion.server.live.saving import SavedTable
from lampion.server.live.services import Services

ATTENTION = 60_000  # milliseconds after the latest poll in which bots go on


class Attendance:
    """The listeners of a table."""

    def __init__(self, services: Services, saved: SavedTable) -> None:
        self.services = services
        self.saved = saved
        self.listeners: set[Listener] = set()
        self.visited = 0  # when somebody last polled
        self.left_at: dict[str, int] = {}  # when people left, or were last heard of

    def add(self, listener: Listener) -> None:
        """A listener came."""
        self.listeners.add(listener)
        self.left_at.pop(listener.guest, None)
        self.note_presence()

    def remove(self, listener: Listener) -> None:
        """A listener left."""
        self.listeners.discard(listener)
        if listener.guest and not self.is_here(listener.guest):
            self.left_at[listener.guest] = self.services.clock()
        self.note_presence()

    def note_gone(self, guests: Iterable[str]) -> None:
        """Somebody has left, or come, at another process."""
        for guest in guests:
            if not self.is_here(guest):
                self.left_at[guest] = self.services.clock()

    def note_presence(self) -> None:
        """Let other processes know who listens here."""
        self.services.presence.note(self.saved.table.terms.id, self.crowd_here)

    def crowd_here(self) -> Crowd:
        """Who listens here, at this process."""
        guests = [listener.guest for listener in self.listeners]
        return Crowd(frozenset(filter(None, guests)), guests.count(""))

    def elsewhere(self) -> Crowd:
        """Who listens at other processes."""
        return self.services.presence.at(self.saved.table.terms.id)

    def dismiss(self, code: int, reason: str, *, guest: str | None = None, device: str | None = None) -> None:
        """Disconnect everyone, or only a guest or a device."""
        for listener in list(self.listeners):
            if guest in (None, listener.guest) and device in (None, listener.device):
                listener.dismiss(code, reason)

    def note_visit(self, guest: str) -> None:
        """Somebody who polls was here just now; a player is not away."""
        self.visited = self.services.clock()
        if self.saved.table.find_seat(guest) is not None and not self.is_here(guest):
            self.left_at[guest] = self.services.clock()

    def is_attended(self) -> bool:
        """Is somebody here, or was a moment ago? Several people who take turns come back."""
        people = {seat.guest for seat in self.saved.table.seats if seat.guest and not seat.out}
        is_watched = bool(self.listeners) or any(self.elsewhere())
        return is_watched or len(people) > 1 or self.services.clock() - self.visited < ATTENTION

    def guests_here(self) -> set[str]:
        """The guests who listen, here or at another process."""
        return {listener.guest for listener in self.listeners} | self.elsewhere().guests

    def seats_here(self) -> list[int]:
        """The seats of people who are here."""
        here = self.guests_here()
        return [number for number, seat in enumerate(self.saved.table.seats) if seat.guest and seat.guest in here]

    def is_here(self, guest: str) -> bool:
        """Does a guest listen?"""
        return any(listener.guest == guest for listener in self.listeners) or guest in self.elsewhere().guests

    def seconds_away(self, seat: int) -> int | None:
        """For how many seconds the person in a seat has been away; None: not away, as far as can be known."""
        table = self.saved.table
        guest = table.seats[seat].guest
        if self.is_here(guest) or not self.services.bus.is_linked:
            return None
        latest = max((entry.at for entry in table.entries if entry.seat == seat), default=0)
        gone = max(latest, self.left_at.get(guest, self.services.started))
        return (self.services.clock() - gone) // 1000

    def count_watchers(self) -> int:
        """How many people without a seat are here: guests once, strangers by their connections."""
        elsewhere, table = self.elsewhere(), self.saved.table
        watching = [one.guest for one in self.listeners if table.find_seat(one.guest) is None]
        guests = {guest for guest in [*watching, *elsewhere.guests] if guest and table.find_seat(guest) is None}
        return len(guests) + watching.count("") + elsewhere.strangers
