"""The clocks of a table, one a seat, running independently. The caller passes the time in, so they survive restarts."""

from dataclasses import dataclass

from lampion.tables.settings import DAY, SECOND, Pace

GRACE = 30 * SECOND  # the least a person has left on returning to their seat


@dataclass(frozen=True, slots=True)
class RunningClock:
    """A clock that is running: since when, for which decision of its seat, and whether for a reaction."""

    start: int
    decision: int
    reaction: bool


class Clock:
    """How much time each seat has left."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.bank * SECOND] * seats
        self.running: dict[int, RunningClock] = {}
        self.used: dict[tuple[int, int, bool], int] = {}  # time spent on a decision, kept in case it is taken back
        self.graced: set[tuple[int, int]] = set()  # decisions for which a person returned
        self.incremented: set[tuple[int, int]] = set()  # decisions that earned an increment, lost if taken back

    def update(self, now: int, asked: dict[int, tuple[int, bool]]) -> None:
        """Stop the clocks of decisions made and start those of new ones. `asked`: seat -> (decision, is a reaction)."""
        if self.pace.kind == "none":
            return
        for seat, run in list(self.running.items()):
            if asked.get(seat) != (run.decision, run.reaction):
                del self.running[seat]
                spent = max(0, now - run.start)
                if self.pace.kind == "live" and not run.reaction:
                    self.left[seat] -= spent
                else:
                    self.used[seat, run.decision, run.reaction] = spent
        for seat, (decision, reaction) in asked.items():
            if seat not in self.running:
                used = self.used.get((seat, decision, reaction), 0)
                self.running[seat] = RunningClock(now - used, decision, reaction)

    def add_increment(self, seat: int) -> None:
        """Add the increment after a decision made on the seat's own time; reactions, passes and bots earn none."""
        run = self.running.get(seat)
        if run is not None and not run.reaction:
            self.left[seat] += self.pace.increment * SECOND
            self.incremented.add((seat, run.decision))

    def revoke_increment(self, seat: int, decision: int) -> None:
        """Take the increment of a decision that was taken back."""
        if (seat, decision) in self.incremented:
            self.incremented.remove((seat, decision))
            self.left[seat] -= self.pace.increment * SECOND

    def grant_grace(self, seat: int, decision: int) -> None:
        """Give a person who returns to their seat at least a little time, but only once for each decision."""
        if (seat, decision) in self.graced:
            return
        self.graced.add((seat, decision))
        self.left[seat] = max(self.left[seat], GRACE)
        self.used = {key: spent for key, spent in self.used.items() if key[0] != seat}

    def is_spent(self, seat: int, decision: int) -> bool:
        """Has a seat that no clock runs for used up its time for this decision, and what it got on returning?"""
        if (seat, decision) not in self.graced:
            return False
        if self.pace.kind == "days":
            return self.used.get((seat, decision, False), 0) >= self.pace.days * DAY
        return self.left[seat] <= 0

    def shift(self, gap: int) -> None:
        """Leave out a gap of this many milliseconds, in which nobody's time ran."""
        for seat, run in self.running.items():
            self.running[seat] = RunningClock(run.start + gap, run.decision, run.reaction)

    def remaining(self, seat: int, now: int) -> int:
        """Milliseconds a seat has left for its current decision, or will have for its next one."""
        run = self.running.get(seat)
        if run is None:
            return self.left[seat] if self.pace.kind == "live" else self.pace.days * DAY
        return self.deadline(seat) - now

    def deadline(self, seat: int) -> int:
        """When a running clock reaches zero."""
        run = self.running[seat]
        if self.pace.kind == "days":
            return run.start + self.pace.days * DAY
        return run.start + (self.pace.reaction * SECOND if run.reaction else self.left[seat])

    def next_deadline(self) -> tuple[int, int] | None:
        """The first running clock to reach zero: (when, seat)."""
        return min(((self.deadline(seat), seat) for seat in self.running), default=None)
