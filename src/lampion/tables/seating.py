"""Who comes, sits, leaves and starts: each function gives the entries that would follow, or an error."""

import json

from lampion.kernel.chance import Fair
from lampion.kernel.errors import UnknownSeat
from lampion.kernel.match import Match
from lampion.tables.course import Course
from lampion.tables.errors import (
    AlreadySeated,
    AlreadyStarted,
    NeedsInvitation,
    NotHost,
    NotReady,
    NotSeated,
    OldRules,
    Removed,
    SeatTaken,
    TableFull,
    TableLocked,
    TableOver,
    TooMuch,
)
from lampion.tables.log import Draft
from lampion.tables.outcome import outcome
from lampion.tables.playing import drop, go_on_from
from lampion.tables.table import Table

MOST_MUTED = 200  # people; everybody at the table is told who they are


def check_seat(table: Table, seat: int) -> int:
    """Is there such a seat?"""
    if not 0 <= seat < table.terms.seats:
        raise UnknownSeat(seat=seat, seats=table.terms.seats)
    return seat


def check_host(table: Table, guest: str) -> None:
    """Only the host may do this."""
    if not guest or guest != table.terms.host:
        raise NotHost()


def check_open(table: Table) -> None:
    """Only before the game."""
    if table.phase != "open":
        raise AlreadyStarted()


def check_welcome(table: Table, guest: str) -> None:
    """May this person be here at all?"""
    if guest in table.removed:
        raise Removed()
    if table.locked and table.find_seat(guest) is None and guest != table.terms.host:
        raise TableLocked()


def sit(table: Table, guest: str, seat: int | None, nonce: str, invite: str = "") -> list[Draft]:
    """A person takes an open seat, the first one if none is named, and is ready."""
    check_open(table)
    check_welcome(table, guest)
    mine = table.find_seat(guest)
    if mine is not None:
        if seat in (None, mine):
            return [] if table.seats[mine].nonce else [Draft("ready", mine, nonce)]
        raise AlreadySeated(seat=mine)
    if not table.settings.listed and guest != table.terms.host and invite != table.terms.invite:
        raise NeedsInvitation()
    if seat is None:
        seat = next((number for number, place in enumerate(table.seats) if place.is_open), None)
        if seat is None:
            raise TableFull()
    elif not table.seats[check_seat(table, seat)].is_open:
        raise SeatTaken(seat=seat)
    return [Draft("sit", seat, guest), Draft("ready", seat, nonce)]


def stand(table: Table, guest: str) -> list[Draft]:
    """A person leaves: before the game the seat is open again, in the game they resign, and a bot has the seat."""
    seat = table.seat_of(guest)
    if table.phase == "over":
        raise TableOver()
    if table.phase == "open":
        return [Draft("stand", seat)]
    return drop(table, seat, "resign", "resigned") if not table.seats[seat].out else []


def seat_bot(table: Table, host: str, seat: int, bot: str) -> list[Draft]:
    """The host gives an open seat, or one that a bot has, to a bot; during the game only a bot can be exchanged."""
    check_host(table, host)
    place = table.seats[check_seat(table, seat)]
    if place.guest or (table.phase == "playing" and place.is_open):
        raise SeatTaken(seat=seat)
    if table.phase == "over":
        raise TableOver()
    return [Draft("bot", seat, bot)]


def open_seat(table: Table, host: str, seat: int) -> list[Draft]:
    """The host takes a bot away before the game."""
    check_host(table, host)
    check_open(table)
    place = table.seats[check_seat(table, seat)]
    if place.guest:
        raise SeatTaken(seat=seat)
    return [Draft("open", seat)] if place.bot else []


def start(table: Table, host: str) -> list[Draft]:
    """The host starts the game when every seat is taken and everybody ready."""
    check_host(table, host)
    check_open(table)
    unready = [seat for seat, place in enumerate(table.seats) if not (place.bot or place.nonce)]
    if unready:
        raise NotReady(seats=unready)
    if not table.is_current:
        raise OldRules()
    nonces = [place.nonce for place in table.seats if place.guest]
    match = Match(table.game, table.terms.seats, table.terms.options, None)
    course = Course(table, match, Fair(table.terms.secret, nonces))
    return [Draft("start", text=json.dumps(nonces)), *course.go_on()]


def start_from(table: Table, host: str, position: str) -> list[Draft]:
    """The host plays on from a stored position; chance begins anew, and the record says so."""
    begun, *_ = start(table, host)
    told = go_on_from(table.game, position, table.terms.seats)
    nonces = json.loads(begun.text)
    match = Match(table.game, table.terms.seats, table.terms.options, None, table.game.read(position))
    return [begun, told, *Course(table, match, Fair(table.terms.secret, nonces)).go_on()]


def remove(table: Table, host: str, guest: str) -> list[Draft]:
    """The host sends a person away for good; in the game a bot plays on in their seat."""
    check_host(table, host)
    if guest == host:
        raise NotHost()
    seat = table.find_seat(guest)
    drafts = [] if guest in table.removed else [Draft("remove", text=guest)]
    if seat is None or table.phase == "over":
        return drafts
    if table.phase == "open":
        return [*drafts, Draft("stand", seat)]
    return drafts + (drop(table, seat, "resign", "resigned") if not table.seats[seat].out else [])


def mute(table: Table, host: str, guest: str, muted: bool) -> list[Draft]:
    """The host lets a person write no more, or again."""
    check_host(table, host)
    if guest == host:
        raise NotHost()
    if muted == (guest in table.muted):
        return []
    if muted and len(table.muted) >= MOST_MUTED:
        raise TooMuch()
    return [Draft("mute" if muted else "unmute", text=guest)]


def lock(table: Table, host: str, locked: bool) -> list[Draft]:
    """The host lets nobody new in, or everybody again."""
    check_host(table, host)
    return [] if locked == table.locked else [Draft("lock", text="yes" if locked else "no")]


def close(table: Table, host: str) -> list[Draft]:
    """The host ends it all, without a winner."""
    check_host(table, host)
    if table.phase == "over":
        raise TableOver()
    result = {"reason": "closed", "scores": [], "winners": []}
    if table.play is not None:
        result = outcome(table, table.play.position, "closed")
    return [Draft("finish", text=json.dumps(result))]


def rotate(table: Table) -> list[Draft]:
    """The seats of a rematch: everybody one place on, so that somebody else begins. People get ready anew.

    Who was sent away is not taken along: that seat is open.
    """
    if table.find_seat(table.terms.host) is None and not table.people():
        raise NotSeated()
    drafts = []
    for seat in range(table.terms.seats):
        place = table.seats[seat - 1]
        if place.guest and place.guest not in table.removed:
            drafts.append(Draft("sit", seat, place.guest))
        elif place.bot and not place.guest:
            drafts.append(Draft("bot", seat, place.bot))
    return drafts
