"""A table: terms, seats and a log. What it is now is what its entries say, taken in one by one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from lampion.kernel.chance import Fair
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.tables.clock import Clock
from lampion.tables.errors import NotSeated, NotStarted, OldRules, TableOver
from lampion.tables.log import Entry
from lampion.tables.play import Play, Told
from lampion.tables.seats import Seat
from lampion.tables.settings import Settings


@dataclass(frozen=True)
class Terms:
    """What is fixed when a table is made."""

    id: str
    game: str
    rules: int
    components: str
    seats: int
    options: dict[str, str]
    settings: Settings
    host: str
    invite: str
    secret: str


class Table:
    """All that is known at a table. `take` is the only way to change it."""

    def __init__(self, terms: Terms, game: Game) -> None:
        self.terms = terms
        self.game = game
        self.settings = terms.settings
        self.entries: list[Entry] = []
        self.seats = [Seat(windows=frozenset(game.marked_windows)) for _ in range(terms.seats)]
        self.phase = "open"  # then "playing", then "over"
        self.version = terms.rules, terms.components  # under which the game goes on
        self.play: Play | None = None
        self.fair = Fair(terms.secret)
        self.clock = Clock(terms.settings.pace, terms.seats)
        self.outcome: dict[str, Any] | None = None
        self.locked = False
        self.muted: set[str] = set()
        self.removed: set[str] = set()
        self.rematch = ""

    @classmethod
    def load(cls, terms: Terms, game: Game, entries: Iterable[Entry]) -> Table:
        """A table as its log tells it."""
        table = cls(terms, game)
        for _ in table.walk(entries):
            pass
        return table

    def walk(self, entries: Iterable[Entry]) -> Iterator[Told]:
        """Take entries in, one by one, and tell them."""
        for entry in entries:
            yield self.take(entry)

    @property
    def number(self) -> int:
        """How many entries there are: the number of the next one."""
        return len(self.entries)

    @property
    def is_current(self) -> bool:
        """Do the rules that this table is played by still exist here?"""
        return self.version == (self.game.rules, self.game.components)

    @property
    def nonces(self) -> tuple[str, ...]:
        """What people added to the luck of the game."""
        return self.fair.nonces

    def playing(self) -> Play:
        """The game in progress; the error says why there is none."""
        if self.phase == "open":
            raise NotStarted()
        if self.phase == "over":
            raise TableOver()
        if self.play is None:
            raise OldRules()
        return self.play

    def find_seat(self, guest: str) -> int | None:
        """Where a person sits."""
        return next((number for number, seat in enumerate(self.seats) if guest and seat.guest == guest), None)

    def seat_of(self, guest: str) -> int:
        """Where a person sits; the error says that they do not."""
        seat = self.find_seat(guest)
        if seat is None:
            raise NotSeated()
        return seat

    def people(self) -> list[str]:
        """The people who sit here, in the order of their seats."""
        return [seat.guest for seat in self.seats if seat.guest]

    def waiting(self) -> list[int]:
        """The seats that the game waits for."""
        if self.phase != "playing" or self.play is None:
            return []
        return [seat for seat in range(self.terms.seats) if self.play.position.waits_for(seat)]

    def waits_for_people(self) -> dict[str, bool]:
        """Everybody who sits here, and whether it is on them to do something."""
        waiting = self.waiting()
        return {
            seat.guest: (number in waiting and not seat.bot) or (self.phase == "open" and not seat.nonce)
            for number, seat in enumerate(self.seats)
            if seat.guest
        }

    def allows_hints(self) -> bool:
        """Hints are for those who play bots alone; otherwise the table says so, for all to see."""
        playing = [seat for seat in self.seats if seat.guest and not seat.out]
        return self.settings.hints or len(playing) < 2

    # Taking entries in. Each kind has a method of its name.

    def take(self, entry: Entry) -> Told:
        """Let an entry of the log happen."""
        if entry.number != self.number:
            raise ValueError(f"entry {entry.number} does not follow {self.number - 1}")
        self.entries.append(entry)
        happen: Callable[[Entry], Told | None] = getattr(self, f"take_{entry.kind}")
        told = happen(entry)
        self.clock.run(entry.at, self.asked())
        return told or Told(entry)

    def asked(self) -> dict[int, tuple[int, bool]]:
        """The people whose clocks run: seat -> (number of its decision, is it a reaction?)."""
        if self.settings.pace.kind == "none" or self.play is None:
            return {}
        position = self.play.position
        return {
            seat: (self.seats[seat].moves, self.game.window(position, seat) is not None)
            for seat in self.waiting()
            if self.seats[seat].is_played_by_person
        }

    def seat(self, entry: Entry) -> Seat:
        """The seat that an entry is about."""
        if entry.seat is None:
            raise ValueError(f"{entry.kind} needs a seat")
        return self.seats[entry.seat]

    def take_sit(self, entry: Entry) -> None:
        seat = self.seat(entry)
        seat.clear()
        seat.guest = entry.text
        seat.windows = frozenset(self.game.marked_windows)

    def take_ready(self, entry: Entry) -> None:
        self.seat(entry).nonce = entry.text

    def take_stand(self, entry: Entry) -> None:
        self.seat(entry).clear()

    def take_bot(self, entry: Entry) -> None:
        seat = self.seat(entry)
        seat.clear()
        seat.bot = entry.text

    take_open = take_stand

    def take_start(self, entry: Entry) -> None:
        self.phase = "playing"
        self.fair = Fair(self.terms.secret, json.loads(entry.text))
        if self.is_current:
            self.play = Play(self.game, self.terms.seats, self.terms.options)

    def take_move(self, entry: Entry) -> Told | None:
        if entry.seat == CHANCE:
            self.fair.draws += 1
        else:
            seat = self.seat(entry)
            seat.made.append(entry.number)
            seat.moves += 1
            self.clock.reward(entry.seat or 0)
        return self.play.move(entry) if self.play else None

    def take_undo(self, entry: Entry) -> None:
        seat = self.seat(entry)
        seat.made.append(entry.number)
        seat.moves -= 1
        self.clock.take_back(entry.seat or 0, seat.moves)
        if self.play:
            self.play.withdraw(int(entry.text))

    def take_substitute(self, entry: Entry) -> None:
        self.seat(entry).bot = entry.text

    def take_return(self, entry: Entry) -> None:
        self.seat(entry).bot = ""
        self.clock.welcome(entry.seat or 0)

    def take_resign(self, entry: Entry) -> None:
        self.seat(entry).out = "resigned"

    def take_forfeit(self, entry: Entry) -> None:
        self.seat(entry).out = "forfeit"

    def take_end(self, entry: Entry) -> None:
        self.seat(entry).wants_end = entry.text == "yes"

    def take_windows(self, entry: Entry) -> None:
        self.seat(entry).windows = frozenset(filter(None, entry.text.split(",")))

    def take_finish(self, entry: Entry) -> None:
        self.phase = "over"
        self.outcome = json.loads(entry.text)

    def take_lock(self, entry: Entry) -> None:
        self.locked = entry.text == "yes"

    def take_mute(self, entry: Entry) -> None:
        self.muted.add(entry.text)

    def take_unmute(self, entry: Entry) -> None:
        self.muted.discard(entry.text)

    def take_remove(self, entry: Entry) -> None:
        self.removed.add(entry.text)

    def take_woke(self, entry: Entry) -> None:
        self.clock.skip(int(entry.text))

    def take_rules(self, entry: Entry) -> None:
        told = json.loads(entry.text)
        self.version = told["rules"], told["components"]
        self.play = None
        if self.is_current:
            start = self.game.read(told["position"])
            self.play = Play(self.game, self.terms.seats, self.terms.options, start)

    def take_rematch(self, entry: Entry) -> None:
        self.rematch = entry.text
