"""Joining, leaving, starting and what hosts do: each function returns the entries that follow, or raises."""

import json
from collections.abc import Mapping

from lampion.kernel.errors import UnknownSeat
from lampion.tables.actions import drop
from lampion.tables.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadRatedTerms,
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
from lampion.tables.rated import check_bots, check_terms, check_unrated
from lampion.tables.revealing import deal
from lampion.tables.settings import Settings
from lampion.tables.table import Table
from lampion.tables.tournament import begin_if_all_are_here, check_free

MOST_MUTED = 200  # people; everyone at the table is sent the list


def check_seat(table: Table, seat: int) -> int:
    """Refuse a seat number that the table doesn't have."""
    if not 0 <= seat < table.terms.seats:
        raise UnknownSeat(seat=seat, seats=table.terms.seats)
    return seat


def check_host(table: Table, guest: str) -> None:
    """Refuse anyone but the host."""
    if not guest or guest != table.terms.host:
        raise NotHost()


def check_change(table: Table, host: str) -> None:
    """Refuse anyone but the host, and a host who has changed too much."""
    check_host(table, host)
    table.budget.check_host()


def check_open(table: Table) -> None:
    """Refuse once the game has started. Nobody changes seats when nonces are being revealed."""
    if table.phase != "open" or table.begun:
        raise AlreadyStarted()


def check_changeable(table: Table) -> None:
    """Refuse once the game has started, and at a challenge: its seats, bots and terms are the same for everybody."""
    if table.settings.challenge:
        raise AlreadyStarted()
    check_open(table)


def check_welcome(table: Table, guest: str) -> None:
    """Refuse people who were removed, and newcomers at a locked table."""
    if guest in table.removed:
        raise Removed()
    check_may_read(table, guest)


def check_may_read(table: Table, guest: str) -> None:
    """Refuse newcomers at a locked table. People who were removed see what everyone may see."""
    if table.locked and table.find_seat(guest) is None and guest != table.terms.host:
        raise TableLocked()


def sit(
    table: Table, guest: str, seat: int | None, pledge: str = "", invite: str = "", *, beside: bool = False
) -> list[Draft]:
    """A person takes an open seat, by default the first one, and is ready. `pledge` is the hash of their nonce.

    Somebody `beside` a guest who sits here takes another seat of that guest: they share a screen.
    """
    check_open(table)
    check_welcome(table, guest)
    own = table.find_seats(guest)
    if beside and not own:
        raise NotSeated()
    if beside:
        check_unrated(table)
    if own and not beside:
        unready = [place for place in own if not table.seats[place].is_ready]
        if seat is None:
            return turn_up(table, unready[0], pledge) if unready else []
        if seat in own:
            return turn_up(table, seat, pledge) if seat in unready else []
        raise AlreadySeated(seat=own[0])
    if not table.settings.listed and guest != table.terms.host and invite != table.invite:
        raise NeedsInvitation()
    table.budget.check_guest(guest)
    if seat is None:
        seat = next((number for number, place in enumerate(table.seats) if place.is_open), None)
        if seat is None:
            raise TableFull()
    elif not table.seats[check_seat(table, seat)].is_open:
        raise SeatTaken(seat=seat)
    return [Draft("sit", seat, guest), get_ready(seat, pledge)]


def turn_up(table: Table, seat: int, pledge: str) -> list[Draft]:
    """A person who has a seat gets ready; the last one at a table of a tournament starts the game."""
    return [get_ready(seat, pledge), *begin_if_all_are_here(table, seat, pledge)]


def get_ready(seat: int, pledge: str) -> Draft:
    """The entry that makes a person ready, with or without a nonce of their own."""
    return Draft("pledge", seat, pledge) if pledge else Draft("ready", seat)


def stand(table: Table, guest: str, own: int | None = None) -> list[Draft]:
    """A person leaves: before the game the seat opens again; during it they resign and a bot plays on."""
    seat = table.seat_of(guest, own)
    if table.phase == "over":
        raise TableOver()
    if table.phase == "open":
        check_changeable(table)
        check_free(table)
        return [Draft("stand", seat)]
    return drop(table, seat, "resign", "resigned") if not table.seats[seat].out else []


def seat_bot(table: Table, host: str, seat: int, bot: str) -> list[Draft]:
    """The host gives an open seat to a bot, or replaces a bot by another.

    During the game only the latter, and only where no other person plays: a weaker bot would help somebody to win. The
    bots of a challenge are the same for everybody.
    """
    check_change(table, host)
    place = table.seats[check_seat(table, seat)]
    if place.guest or (table.phase == "playing" and place.is_open):
        raise SeatTaken(seat=seat)
    if table.phase == "over":
        raise TableOver()
    if table.phase == "playing":
        check_unrated(table)
    if table.settings.rated:
        check_bots(table.game, [bot])
    if table.phase == "open":
        check_changeable(table)
    elif table.settings.challenge or any(one.guest not in ("", host) for one in table.seats):
        raise AlreadyStarted()
    return [] if place.bot == bot else [Draft("bot", seat, bot)]


def open_seat(table: Table, host: str, seat: int) -> list[Draft]:
    """The host removes a bot before the game."""
    check_change(table, host)
    check_changeable(table)
    place = table.seats[check_seat(table, seat)]
    if place.guest:
        raise SeatTaken(seat=seat)
    return [Draft("open", seat)] if place.bot else []


def change_terms(table: Table, host: str, seats: int, options: Mapping[str, object], settings: Settings) -> list[Draft]:
    """The host changes seats, options or settings before the game.

    Nobody loses a seat to that, but everybody else gets ready again, unless it's only about who sees the table.
    """
    check_change(table, host)
    check_changeable(table)
    check_free(table)
    settled = table.game.settle(seats, options)
    if settings.rated:
        check_terms(table.game, seats, settled, settings, [place.bot for place in table.seats if place.bot])
        if len(table.people()) < sum(bool(place.guest) for place in table.seats):
            raise BadRatedTerms(problem="screen")
    for seat in range(seats, table.terms.seats):
        if table.seats[seat].guest:
            raise SeatTaken(seat=seat)
    if (seats, settled, settings) == (table.terms.seats, table.terms.options, table.settings):
        return []
    change = {"seats": seats, "was": table.terms.seats, "options": settled, "settings": settings.write()}
    return [Draft("terms", text=json.dumps(change))]


def start(table: Table, host: str, position: str = "") -> list[Draft]:
    """The host starts the game, once every seat is taken and everyone is ready; from a stored position if given.

    First, everyone who has pledged a nonce reveals it.
    """
    check_host(table, host)
    check_open(table)
    unready = [seat for seat, place in enumerate(table.seats) if not (place.bot or place.is_ready)]
    if unready:
        raise NotReady(seats=unready)
    if not table.is_current:
        raise OldRules()
    if any(place.pledge for place in table.seats):
        return [Draft("begin", text=position)]
    return deal(table, table.seats, position)


def remove(table: Table, host: str, guest: str) -> list[Draft]:
    """The host removes a guest for good, with everybody at the same screen.

    During the game bots play on in their seats, and nobody can win any more. If the host would be the last person,
    the game ends. Removing somebody who plays is never refused.
    """
    check_host(table, host)
    if guest == host:
        raise NotHost()
    if guest in table.removed:
        return []
    own = table.find_seats(guest)
    if table.phase == "open" and own:
        check_open(table)
        check_free(table)
        return [Draft("remove", text=guest), *(Draft("stand", seat) for seat in own)]
    playing = [seat for seat in own if not table.seats[seat].out]
    if table.phase == "over" or not playing:
        table.budget.check_removals()
        return [Draft("remove", text=guest)]
    check_unrated(table)
    removals = [Draft("remove", seat, guest) for seat in playing]
    if any(place.guest not in ("", guest, host) and not place.out for place in table.seats):
        return [*removals, *(Draft("substitute", seat, table.settings.substitute) for seat in playing)]
    position = table.require_match().position
    return [*removals, Draft("finish", text=json.dumps(outcome(table, position, "removed", playing[0])))]


def mute(table: Table, host: str, guest: str, muted: bool) -> list[Draft]:
    """The host mutes a person in the chat, or lets them write again."""
    check_change(table, host)
    if guest == host:
        raise NotHost()
    if muted == (guest in table.muted):
        return []
    if muted and len(table.muted) >= MOST_MUTED:
        raise TooMuch()
    return [Draft("mute" if muted else "unmute", text=guest)]


def lock(table: Table, host: str, locked: bool) -> list[Draft]:
    """The host locks the table to newcomers, or unlocks it."""
    check_change(table, host)
    check_free(table)
    if table.phase == "over":
        raise TableOver()
    return [] if locked == table.locked else [Draft("lock", text="yes" if locked else "no")]


def close(table: Table, host: str) -> list[Draft]:
    """The host ends the game without a winner."""
    check_host(table, host)
    if table.phase == "over":
        raise TableOver()
    check_free(table)
    if table.phase == "playing":
        check_unrated(table)
    result = {"reason": "closed", "scores": [], "winners": []}
    if table.live_match is not None:
        result = outcome(table, table.live_match.position, "closed")
    return [Draft("finish", text=json.dumps(result))]
