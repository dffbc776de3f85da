"""What people, bots and the clock do in a game: each function gives the entries that would follow, or an error."""

import json

from lampion.kernel.errors import StaleMove
from lampion.kernel.game import Game
from lampion.kernel.match import Match
from lampion.tables.course import Course
from lampion.tables.errors import NotAway, NotSeated, NotStarted, OldRules, UnknownWindow
from lampion.tables.log import Draft
from lampion.tables.outcome import outcome
from lampion.tables.seats import Seat
from lampion.tables.table import Table
from lampion.tables.undo import find_undo

ABSENCE = 120  # seconds after which others may call a bot, at a table without clocks


def was_done(table: Table, seat: int, number: int, kind: str, text: str = "") -> bool:
    """Was this decision of the seat made before, and just so? Then saying it again changes nothing.

    `number` counts the seat's own decisions, so what others do meanwhile never makes it stale.
    """
    made = table.seats[seat].made
    if 0 <= number < len(made):
        entry = table.entries[made[number]]
        if entry.kind == kind and (kind == "undo" or entry.text == " ".join(text.split())):
            return True
    if number != len(made):
        raise StaleMove(seat=seat, number=number, expected=len(made))
    return False


def check_asked(table: Table, seat: int) -> None:
    """Does the game wait for this seat, and does its person play?"""
    position = table.playing().position
    if not position.waits_for(seat):
        position.refuse(seat, -1)
    if not table.seats[seat].is_played_by_person:
        raise NotSeated()


def move(table: Table, seat: int, text: str | int, by: str = "person") -> list[Draft]:
    """A seat moves; then chance, passes, perhaps the end."""
    course = Course.of(table)
    course.play(seat, text, by)
    return course.go_on()


def undo(table: Table, seat: int) -> list[Draft]:
    """A seat takes its latest decision back."""
    return [Draft("undo", seat, str(find_undo(table.playing(), seat).number))]


def resign(table: Table, seat: int) -> list[Draft]:
    """A seat gives up."""
    if table.seats[seat].out:
        raise NotSeated()
    return drop(table, seat, "resign", "resigned")


def drop(table: Table, seat: int, kind: str, reason: str) -> list[Draft]:
    """A seat is out: with one seat or no person left the game is over, otherwise a bot plays on for it."""
    position = table.playing().position
    left = [place for number, place in enumerate(table.seats) if number != seat and not place.out]
    if len(left) == 1 or not any(place.guest for place in left):
        return [Draft(kind, seat), Draft("finish", text=json.dumps(outcome(table, position, reason, seat)))]
    return [Draft(kind, seat), Draft("substitute", seat, table.settings.substitute)]


def want_end(table: Table, seat: int, wanted: bool) -> list[Draft]:
    """A seat would end the game now; when all people who play agree it is over."""
    position = table.playing().position
    drafts = [Draft("end", seat, "yes" if wanted else "no")]
    others = [place for number, place in enumerate(table.seats) if number != seat and place.is_played_by_person]
    if wanted and all(place.wants_end for place in others):
        drafts.append(Draft("finish", text=json.dumps(outcome(table, position, "agreed"))))
    return drafts


def call_bot(table: Table, seat: int, away: int | None, bot: str | None = None) -> list[Draft]:
    """Others let a bot play for somebody who has been away for so many seconds; None: is here."""
    table.playing()
    place = table.seats[seat]
    if not place.is_played_by_person or away is None or table.settings.pace.kind != "none":
        raise NotAway(seat=seat, seconds=0)
    if away < ABSENCE:
        raise NotAway(seat=seat, seconds=ABSENCE - away)
    return [Draft("substitute", seat, bot or table.settings.substitute, "call")]


def come_back(table: Table, seat: int) -> list[Draft]:
    """A person takes the seat back from the bot that played for them."""
    table.playing()
    place: Seat = table.seats[seat]
    if place.out:
        raise NotSeated()
    return [Draft("return", seat), *ask_only_in(table, seat, place.windows)] if place.bot else []


def time_out(table: Table, seat: int) -> list[Draft]:
    """The time of a seat is up: pass in a reaction window; otherwise a bot takes over, or the game is lost."""
    play = table.playing()
    if table.game.window(play.position, seat) is not None:
        return move(table, seat, table.game.decline(play.position, seat), "clock")
    if table.settings.at_zero == "forfeit":
        return drop(table, seat, "forfeit", "forfeit")
    return [Draft("substitute", seat, table.settings.substitute, "clock")]


def mark_windows(table: Table, seat: int, windows: list[str]) -> list[Draft]:
    """In which windows a seat wants to be asked; if it is being asked in another one just now, it passes."""
    for window in windows:
        if window not in table.game.windows:
            raise UnknownWindow(window=window, known=list(table.game.windows))
    drafts = [Draft("windows", seat, ",".join(window for window in table.game.windows if window in windows))]
    if table.waiting() and table.seats[seat].is_played_by_person:
        drafts += ask_only_in(table, seat, frozenset(windows))
    return drafts


def ask_only_in(table: Table, seat: int, windows: frozenset[str]) -> list[Draft]:
    """From now on a person is asked in these windows only: the passes that follow from it at once."""
    course = Course.of(table)
    course.wanted[seat] = windows
    return course.go_on()


def go_on_under_new_rules(table: Table, position: str) -> list[Draft]:
    """The package plays by other rules than the table did: go on from the last stored position, and say so."""
    if table.phase != "playing":
        raise NotStarted()
    told = go_on_from(table.game, position, table.terms.seats)
    match = Match(table.game, table.terms.seats, table.terms.options, None, table.game.read(position))
    return [told, *Course(table, match, table.fair).go_on()]


def go_on_from(game: Game, position: str, seats: int) -> Draft:
    """The entry that says: from here on by the rules of this package, from a stored position."""
    if game.read(position).seats != seats:
        raise OldRules()
    return Draft("rules", text=json.dumps({"rules": game.rules, "components": game.components, "position": position}))
