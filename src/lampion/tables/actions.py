"""What people, bots and the clock do during a game: each function returns the entries that follow, or raises."""

import json
from collections.abc import Collection

from lampion.kernel.errors import LampionError, MoveRefused, StaleMove, TooLate
from lampion.kernel.game import Game
from lampion.kernel.match import Match
from lampion.tables.errors import NotAway, NoTimeLeft, NotSeated, NotStarted, OldRules, TableOver, UnknownWindow
from lampion.tables.follow_up import FollowUp
from lampion.tables.log import Draft, Entry
from lampion.tables.outcome import outcome
from lampion.tables.rated import check_unrated
from lampion.tables.seats import Seat
from lampion.tables.table import Table
from lampion.tables.take_back import find_withdrawn
from lampion.tables.too_late import came_too_late

ABSENCE = 120  # seconds away before others may call in a bot, at a table without clocks


def was_done(table: Table, seat: int, number: int, kind: str, text: str = "") -> bool:
    """Has the seat already made this very decision? Then sending it again changes nothing.

    `number` counts the seat's own decisions, so nothing that others do makes it stale.
    """
    made = table.seats[seat].decisions
    if 0 <= number < len(made):
        entry = table.entries[made[number]]
        if entry.kind == kind and (kind == "undo" or entry.text == " ".join(text.split())):
            return True
    if number > len(made) and kind == "move" and not table.game.allows_undo(table.terms.options):
        raise TooLate(move=text, seat=seat)  # in a race people prepare moves, and the one before was too late
    if number != len(made):
        raise StaleMove(seat=seat, number=number, expected=len(made))
    return False


def check_asked(table: Table, seat: int) -> None:
    """Refuse unless the game waits for this seat and a person plays it."""
    position = table.require_match().position
    if not position.waits_for(seat):
        position.refuse(seat, -1)
    if not table.seats[seat].is_played_by_person:
        raise NotSeated()


def move(table: Table, seat: int, text: str | int, by: str = "person") -> list[Draft]:
    """A seat moves; chance and passes follow, perhaps the end. If others were quicker, the refusal says so."""
    follow_up = FollowUp.of(table)
    try:
        follow_up.play(seat, text, by)
    except MoveRefused as refusal:
        if came_too_late(table.require_match(), seat, text):
            raise TooLate(move=text, seat=seat) from refusal
        raise
    return follow_up.complete()


def undo(table: Table, seat: int) -> list[Draft]:
    """A seat takes its latest decision back. Against bots alone, their later moves may go with it."""
    check_unrated(table)
    table.budget.check_seat(seat)
    *along, decision = find_withdrawn_once(table, seat)
    drafts = [Draft("undo", one.seat, str(one.number), "along") for one in along]
    return [*drafts, Draft("undo", seat, str(decision.number))]


def find_withdrawn_once(table: Table, seat: int) -> list[Entry]:
    """The moves that go with the latest decision. A refusal holds until something happens, however often one asks."""
    number, refusal = table.refused_undos.get(seat, (0, None))
    if refusal is not None and number == table.number:
        raise refusal.with_traceback(None)
    try:
        return find_withdrawn(table, seat)
    except LampionError as refusal:
        table.refused_undos[seat] = table.number, refusal
        raise


def resign(table: Table, seat: int) -> list[Draft]:
    """A seat gives up."""
    if table.seats[seat].out:
        raise NotSeated()
    return drop(table, seat, "resign", "resigned")


def drop(table: Table, seat: int, kind: str, reason: str) -> list[Draft]:
    """A seat drops out: if one seat or no person is left the game is over, otherwise a bot plays on for it."""
    position = table.require_match().position
    left = [place for number, place in enumerate(table.seats) if number != seat and not place.out]
    if len(left) == 1 or not any(place.guest for place in left):
        return [Draft(kind, seat), Draft("finish", text=json.dumps(outcome(table, position, reason, seat)))]
    return [Draft(kind, seat), Draft("substitute", seat, table.settings.substitute)]


def want_end(table: Table, seat: int, wanted: bool, here: Collection[int] = ()) -> list[Draft]:
    """A seat wants to end the game now, or no longer; when everyone agrees, it is over.

    Everyone: the people who play, and those behind a substitute who are `here`.
    """
    position = table.require_match().position
    check_unrated(table)
    drafts = [] if wanted == table.seats[seat].wants_end else [Draft("end", seat, "yes" if wanted else "no")]
    if drafts and not wanted:
        table.budget.check_seat(seat)
    others = [
        place
        for number, place in enumerate(table.seats)
        if number != seat and (place.is_played_by_person or (number in here and not place.out))
    ]
    if wanted and all(place.wants_end for place in others):
        drafts.append(Draft("finish", text=json.dumps(outcome(table, position, "agreed"))))
    return drafts


def call_bot(table: Table, seat: int, away: int | None) -> list[Draft]:
    """Others call in the table's substitute for a person who has been `away` for so many seconds; None: is here."""
    table.require_match()
    place = table.seats[seat]
    if not place.is_played_by_person or away is None or table.settings.pace.kind != "none":
        raise NotAway(seat=seat, seconds=0)
    if away < ABSENCE:
        raise NotAway(seat=seat, seconds=ABSENCE - away)
    return [Draft("substitute", seat, table.settings.substitute, "call")]


def come_back(table: Table, seat: int) -> list[Draft]:
    """A person takes their seat back from the bot that stood in, unless that would be back at once: no time is left."""
    table.require_match()
    place: Seat = table.seats[seat]
    if place.out:
        raise NotSeated()
    if not place.bot:
        return []
    if table.clock.is_spent(seat, place.moves):
        raise NoTimeLeft()
    return [Draft("return", seat), *ask_only_in(table, seat, place.windows)]


def time_out(table: Table, seat: int) -> list[Draft]:
    """A seat's time is up: it passes in a reaction window; otherwise a bot takes over, or the seat forfeits."""
    play = table.require_match()
    if table.game.window(play.position, seat) is not None:
        return move(table, seat, table.game.decline(play.position, seat), "clock")
    if table.settings.at_zero == "forfeit":
        return drop(table, seat, "forfeit", "forfeit")
    return [Draft("substitute", seat, table.settings.substitute, "clock")]


def mark_windows(table: Table, seat: int, windows: list[str]) -> list[Draft]:
    """Set the windows in which a seat wants to be asked; if it is being asked in another one now, it passes."""
    if table.phase == "over":
        raise TableOver()
    for window in windows:
        if window not in table.game.windows:
            raise UnknownWindow(window=window, known=list(table.game.windows))
    if table.seats[seat].windows == frozenset(windows):
        return []
    table.budget.check_seat(seat)
    drafts = [Draft("windows", seat, ",".join(window for window in table.game.windows if window in windows))]
    if table.waiting() and table.seats[seat].is_played_by_person:
        drafts += ask_only_in(table, seat, frozenset(windows))
    return drafts


def ask_only_in(table: Table, seat: int, windows: frozenset[str]) -> list[Draft]:
    """From now on a person is asked in these windows only: the passes that follow at once."""
    follow_up = FollowUp.of(table)
    follow_up.wanted[seat] = windows
    return follow_up.complete()


def continue_under_new_rules(table: Table, position: str) -> list[Draft]:
    """This package has other rules than the table began with: continue from the last stored position, and log it."""
    if table.phase != "playing":
        raise NotStarted()
    entry = rules_entry(table.game, position, table.terms.seats)
    match = Match(table.game, table.terms.seats, table.terms.options, None, table.game.read(position))
    return [entry, *FollowUp(table, match, table.fair).complete()]


def rules_entry(game: Game, position: str, seats: int) -> Draft:
    """The entry from which on the game follows this package's rules, starting at a stored position."""
    if game.read(position).seats != seats:
        raise OldRules()
    return Draft("rules", text=json.dumps({"rules": game.rules, "components": game.components, "position": position}))
