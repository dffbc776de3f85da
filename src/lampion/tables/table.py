"""A table: terms, seats and a log. Its state is what its entries add up to, applied one by one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from lampion.kernel.chance import Fair, Pledge
from lampion.kernel.errors import LampionError
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.tables.budget import Budget
from lampion.tables.clock import Clock
from lampion.tables.errors import NotSeated, NotStarted, OldRules, TableOver, WhichSeat
from lampion.tables.live_match import AppliedEntry, LiveMatch
from lampion.tables.log import REMATCH, Entry
from lampion.tables.seats import Answers, Seat
from lampion.tables.settings import Settings


@dataclass(frozen=True)
class Terms:
    """What is agreed before the game. Until it starts, the host may change seats, options and settings."""

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
    """Everything known at a table. `apply` is the only way to change it."""

    def __init__(self, terms: Terms, game: Game) -> None:
        self.opening = terms  # before the log
        self.terms = terms
        self.game = game
        self.settings = terms.settings
        self.entries: list[Entry] = []
        self.seats = [Seat(windows=frozenset(game.marked_windows)) for _ in range(terms.seats)]
        self.phase = "open"  # then "playing", then "over"
        self.begun: Entry | None = None  # the host has started, and people are revealing their nonces
        self.version = terms.rules, terms.components  # of the rules in force
        self.live_match: LiveMatch | None = None
        self.fair = Fair(terms.secret)
        self.drawing: Entry | None = None  # chance waits for people's links
        self.given: dict[int, str] = {}  # the links for that draw, by seat
        self.drawings = 0  # how many draws have taken links
        self.may_draw = True  # at a chained table, until somebody decides
        self.clock = Clock(terms.settings.pace, terms.seats)
        self.outcome: dict[str, Any] | None = None
        self.locked = False
        self.muted: set[str] = set()
        self.removed: set[str] = set()
        self.rematch = Answers()
        self.budget = Budget()
        # Answers that are dear to find, by seat, and the number of entries for which they hold.
        self.refused_undos: dict[int, tuple[int, LampionError]] = {}
        self.glances: dict[int, tuple[int, bool]] = {}  # is an undo on offer?

    @classmethod
    def load(cls, terms: Terms, game: Game, entries: Iterable[Entry]) -> Table:
        """A table from its log and its terms, the first ones or the latest."""
        entries = list(entries)
        table = cls(opening_terms(terms, entries), game)
        for _ in table.apply_all(entries):
            pass
        return table

    def apply_all(self, entries: Iterable[Entry]) -> Iterator[AppliedEntry]:
        """Apply entries one by one, and yield each with its effect."""
        for entry in entries:
            yield self.apply(entry)

    @property
    def number(self) -> int:
        """How many entries there are, which is the number of the next one."""
        return len(self.entries)

    @property
    def is_current(self) -> bool:
        """Does this package still have the rules that the table is played by?"""
        return self.version == (self.game.rules, self.game.components)

    def require_match(self) -> LiveMatch:
        """The game in progress, or the error that says why there is none."""
        if self.phase == "open":
            raise NotStarted()
        if self.phase == "over":
            raise TableOver()
        if self.live_match is None:
            raise OldRules()
        return self.live_match

    @property
    def invite(self) -> str:
        """The invitation, another one whenever somebody was removed: the old one may be known to them."""
        if not self.removed:
            return self.terms.invite
        return sha256(f"{self.terms.invite} {len(self.removed)}".encode()).hexdigest()[:22]

    def find_seats(self, guest: str) -> list[int]:
        """The seats of a guest: several, if people share this guest's screen. The host may have removed them."""
        if not guest or guest in self.removed:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def find_seat(self, guest: str) -> int | None:
        """The first seat of a guest, if they have one."""
        return next(iter(self.find_seats(guest)), None)

    def seat_of(self, guest: str, seat: int | None = None) -> int:
        """The seat of a guest; whoever has several says which."""
        own = self.find_seats(guest)
        if not own:
            raise NotSeated()
        if (seat is None and len(own) > 1) or (seat is not None and seat not in own):
            raise WhichSeat(seats=own)
        return own[0] if seat is None else seat

    def find_eyes(self, guest: str, wanted: int | None = None) -> int | None:
        """The seat with whose eyes a guest sees the table: their own, or of several the one they last asked for.

        Where people share a screen and hands are secret, nobody's eyes see a game until one of them is asked for.
        """
        own = self.find_seats(guest)
        if wanted in own:
            return wanted
        is_covered = len(own) > 1 and self.game.has_secrets and self.phase == "playing"
        return None if is_covered else next(iter(own), None)

    def people(self) -> list[str]:
        """The guests seated here, in the order of their first seats."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest))

    def count_open_seats(self) -> int:
        """How many people can still sit down; nobody once the game has begun."""
        return sum(seat.is_open for seat in self.seats) if self.phase == "open" else 0

    def waiting(self) -> list[int]:
        """The seats that the game waits for."""
        if self.phase != "playing" or self.live_match is None:
            return []
        return [seat for seat in range(self.terms.seats) if self.live_match.position.waits_for(seat)]

    def waits_for_people(self) -> dict[str, bool]:
        """Everyone seated here, and whether the table is waiting for them."""
        waiting = self.waiting()
        found = dict.fromkeys(self.people(), False)
        for number, seat in enumerate(self.seats):
            if (number in waiting and seat.is_played_by_person) or (self.phase == "open" and not seat.is_ready):
                found |= {seat.guest: True} if seat.guest else {}
        return found

    def allows_hints(self) -> bool:
        """A person alone with bots always gets hints, as do people at one screen; for others it is a setting.

        A challenge and a rated game are played without.
        """
        if self.settings.rated:
            return False
        playing = {seat.guest for seat in self.seats if seat.guest and not seat.out}
        return (self.settings.hints or len(playing) < 2) and not self.settings.challenge

    def allows_undo(self) -> bool:
        """May decisions be taken back in this game, under these options? Not in a challenge, rated or chained."""
        is_free = not (self.settings.challenge or self.settings.rated or self.settings.chained)
        return is_free and self.game.allows_undo(self.terms.options)

    def is_alone_with_bots(self, seat: int) -> bool:
        """Does nobody else have a seat here, not at the same screen nor behind a bot that stands in, nor gave up?"""
        return bool(self.seats[seat].guest) and not any(
            place.guest for number, place in enumerate(self.seats) if number != seat
        )

    # Applying entries. Each kind has a method of its name.

    def apply(self, entry: Entry) -> AppliedEntry:
        """Apply the next entry of the log."""
        if entry.number != self.number:
            raise ValueError(f"entry {entry.number} does not follow {self.number - 1}")
        self.entries.append(entry)
        self.budget.count(entry)
        take_effect: Callable[[Entry], AppliedEntry | None] = getattr(self, f"apply_{entry.kind}")
        applied = take_effect(entry)
        self.clock.update(entry.at, self.asked())
        return applied or AppliedEntry(entry)

    def asked(self) -> dict[int, tuple[int, bool]]:
        """The seats whose clocks run: seat -> (number of its decision, is it a reaction?)."""
        if self.settings.pace.kind == "none" or self.live_match is None:
            return {}
        position = self.live_match.position
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

    def apply_sit(self, entry: Entry) -> None:
        seat = self.seat(entry)
        seat.clear()
        if entry.text in self.people() and entry.by != REMATCH:
            self.ask_again(entry.text)
        seat.guest = entry.text
        seat.windows = frozenset(self.game.marked_windows)

    def ask_again(self, guest: str) -> None:
        """A guest takes a second seat, and so will see two hands: everybody else agrees by getting ready again.

        The host agrees by starting.
        """
        self.take_readiness_back(guest, self.terms.host)

    def take_readiness_back(self, *agreed: str) -> None:
        """Everybody but those who have agreed gets ready again."""
        for seat in self.seats:
            if seat.guest and seat.guest not in agreed:
                seat.is_ready, seat.pledge = False, ""

    def apply_ready(self, entry: Entry) -> None:
        self.seat(entry).is_ready = True

    def apply_pledge(self, entry: Entry) -> None:
        seat = self.seat(entry)
        seat.is_ready, seat.pledge = True, entry.text

    def apply_begin(self, entry: Entry) -> None:
        self.begun = entry

    def apply_reveal(self, entry: Entry) -> None:
        seat = self.seat(entry)
        seat.nonce = seat.link = entry.text

    def apply_stand(self, entry: Entry) -> None:
        self.seat(entry).clear()

    def apply_bot(self, entry: Entry) -> None:
        seat = self.seat(entry)
        seat.clear()
        seat.bot = entry.text

    apply_open = apply_stand

    def apply_terms(self, entry: Entry) -> None:
        change = json.loads(entry.text)
        seats, settings = change["seats"], Settings.read(change["settings"])
        before = self.terms.seats, self.terms.options, replace(self.settings, listed=settings.listed)
        if before != (seats, change["options"], settings):
            self.take_readiness_back(self.terms.host)
        self.terms = replace(self.terms, seats=seats, options=change["options"], settings=settings)
        self.settings = settings
        added = [Seat(windows=frozenset(self.game.marked_windows)) for _ in range(len(self.seats), seats)]
        self.seats = self.seats[:seats] + added
        self.clock = Clock(settings.pace, seats)

    def apply_start(self, entry: Entry) -> None:
        self.phase, self.begun = "playing", None
        self.fair = read_fair(self.terms.secret, entry.text)
        if self.is_current:
            self.live_match = LiveMatch(self.game, self.terms.seats, self.terms.options)

    def apply_wait(self, entry: Entry) -> None:
        self.drawing, self.given = entry, {}

    def apply_link(self, entry: Entry) -> None:
        seat = self.seat(entry)
        self.given[entry.seat or 0] = seat.link = entry.text
        seat.linked = self.drawings + 1

    def apply_draw(self, entry: Entry) -> None:
        draw = json.loads(entry.text)
        for seat in draw["missing"]:
            self.seats[seat].is_lost = True
        self.fair.advance(draw["links"])
        self.drawings += 1
        self.drawing, self.may_draw = None, True

    def apply_chained(self, entry: Entry) -> None:
        self.seat(entry).is_lost = False

    def apply_move(self, entry: Entry) -> AppliedEntry | None:
        if entry.seat == CHANCE:
            self.fair.draws += 1
        else:
            self.may_draw = not self.settings.chained
            seat = self.seat(entry)
            seat.decisions.append(entry.number)
            seat.moves += 1
            self.clock.add_increment(entry.seat or 0)
        return self.live_match.move(entry) if self.live_match else None

    def apply_undo(self, entry: Entry) -> None:
        seat = self.seat(entry)
        seat.decisions.append(entry.number)
        seat.moves -= 1
        self.clock.revoke_increment(entry.seat or 0, seat.moves)
        if self.live_match:
            self.live_match.withdraw(int(entry.text))

    def apply_substitute(self, entry: Entry) -> None:
        self.seat(entry).bot = entry.text

    def apply_return(self, entry: Entry) -> None:
        seat = self.seat(entry)
        seat.bot = ""
        self.clock.grant_grace(entry.seat or 0, seat.moves)

    def apply_resign(self, entry: Entry) -> None:
        self.seat(entry).out = "resigned"

    def apply_forfeit(self, entry: Entry) -> None:
        self.seat(entry).out = "forfeit"

    def apply_end(self, entry: Entry) -> None:
        self.seat(entry).wants_end = entry.text == "yes"

    def apply_windows(self, entry: Entry) -> None:
        self.seat(entry).windows = frozenset(filter(None, entry.text.split(",")))

    def apply_finish(self, entry: Entry) -> None:
        self.phase, self.begun, self.drawing = "over", None, None
        self.outcome = json.loads(entry.text)

    def apply_lock(self, entry: Entry) -> None:
        self.locked = entry.text == "yes"

    def apply_mute(self, entry: Entry) -> None:
        self.muted.add(entry.text)

    def apply_unmute(self, entry: Entry) -> None:
        self.muted.discard(entry.text)

    def apply_remove(self, entry: Entry) -> None:
        self.removed.add(entry.text)
        if entry.seat is not None:
            self.seat(entry).out = "removed"

    def apply_woke(self, entry: Entry) -> None:
        self.clock.shift(int(entry.text))

    def apply_rules(self, entry: Entry) -> None:
        change = json.loads(entry.text)
        self.version = change["rules"], change["components"]
        self.live_match = None
        if self.is_current:
            start = self.game.read(change["position"])
            self.live_match = LiveMatch(self.game, self.terms.seats, self.terms.options, start)

    def apply_rematch(self, entry: Entry) -> None:
        self.rematch.table = entry.text
        if entry.seat is not None:  # at older tables, nobody is named
            self.rematch.asked.add(entry.seat)
            self.rematch.declined.discard(entry.seat)

    def apply_decline(self, entry: Entry) -> None:
        self.rematch.declined.add(entry.seat or 0)
        self.rematch.asked.discard(entry.seat or 0)


def read_fair(secret: str, text: str) -> Fair:
    """The chance of a game that starts with these pledges; older tables had nonces without a pledge."""
    given = json.loads(text)
    if any(isinstance(one, str) for one in given):
        return Fair(secret, given)
    return Fair(secret, pledges=[Pledge(*one) for one in given])


def opening_terms(terms: Terms, entries: Iterable[Entry]) -> Terms:
    """The terms with as many seats as the table had at first: the entries before a change were about those."""
    change = next((entry for entry in entries if entry.kind == "terms"), None)
    return terms if change is None else replace(terms, seats=json.loads(change.text)["was"])
