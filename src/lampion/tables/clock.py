"""The clocks of a table. Each waiting seat's runs on its own; time is told from outside, so they survive restarts."""

from dataclasses import dataclass

from lampion.tables.settings import DAY, SECOND, Pace

GRACE = 30 * SECOND  # what somebody has at least who returns to a seat


@dataclass(frozen=True, slots=True)
class Run:
    """A clock that runs: since when, for which decision of the seat, and whether in a reaction window."""

    start: int
    decision: int
    reaction: bool


class Clock:
    """How much time each seat has left."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.bank * SECOND] * seats
        self.running: dict[int, Run] = {}
        self.used: dict[tuple[int, int, bool], int] = {}  # of the time that a decision has for itself: taking it back
        self.rewarded: set[tuple[int, int]] = set()  # gives none of it again, and these decisions lose their reward

    def run(self, now: int, asked: dict[int, tuple[int, bool]]) -> None:
        """Stop the clocks of decisions that were made, start those of new ones: seat -> (decision, reaction)."""
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
                self.running[seat] = Run(now - self.used.get((seat, decision, reaction), 0), decision, reaction)

    def reward(self, seat: int) -> None:
        """A decision was made on the seat's own time: it gets some more. Reactions, passes and bots bring none."""
        run = self.running.get(seat)
        if run is not None and not run.reaction:
            self.left[seat] += self.pace.increment * SECOND
            self.rewarded.add((seat, run.decision))

    def take_back(self, seat: int, decision: int) -> None:
        """A decision was taken back: its reward goes too."""
        if (seat, decision) in self.rewarded:
            self.rewarded.remove((seat, decision))
            self.left[seat] -= self.pace.increment * SECOND

    def welcome(self, seat: int) -> None:
        """Somebody returns, with a little time at least."""
        self.left[seat] = max(self.left[seat], GRACE)
        self.used = {key: spent for key, spent in self.used.items() if key[0] != seat}

    def skip(self, gap: int) -> None:
        """Nobody's time ran for so long."""
        for seat, run in self.running.items():
            self.running[seat] = Run(run.start + gap, run.decision, run.reaction)

    def remaining(self, seat: int, now: int) -> int:
        """Milliseconds that a seat has left for what it is asked now, or will have when it is asked."""
        run = self.running.get(seat)
        if run is None:
            return self.left[seat] if self.pace.kind == "live" else self.pace.days * DAY
        return self.deadline(seat) - now

    def deadline(self, seat: int) -> int:
        """When the time of a running clock is up."""
        run = self.running[seat]
        if self.pace.kind == "days":
            return run.start + self.pace.days * DAY
        return run.start + (self.pace.reaction * SECOND if run.reaction else self.left[seat])

    def next_deadline(self) -> tuple[int, int] | None:
        """The seat whose time is up first, and when: (when, seat)."""
        return min(((self.deadline(seat), seat) for seat in self.running), default=None)
