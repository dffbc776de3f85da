"""The rematch of a finished game: who asks is ready, who refuses is shown, and it starts when everybody has accepted.

At the old table, the log says who has asked and who has refused; at the new one, whoever asked has a seat, and nobody
else.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, repeat

from typing_extensions import TypedDict

from lampion.tables.errors import NotOver, NotReady, NotSeated, NotStarted
from lampion.tables.log import REMATCH, Draft
from lampion.tables.seating import check_welcome, get_ready, start
from lampion.tables.table import Table


class RematchState(TypedDict):
    """The next game, and what the people of this one have answered, by their seats here."""

    table: str
    asked: list[int]
    declined: list[int]
    missing: list[int]  # people who have not answered


def check(table: Table, guest: str) -> list[int]:
    """The seats in which a guest played a game that is over; refuses everyone else, and tables without a game."""
    seats = table.find_seats(guest)
    if not seats:
        raise NotSeated()
    if table.phase != "over":
        raise NotOver()
    if not any(entry.kind == "start" for entry in table.entries):
        raise NotStarted()
    return seats


def ask(table: Table, seats: list[int], following: str) -> list[Draft]:
    """The people in these seats want to play again, at this table unless there is one already."""
    asked = table.rematch.asked if table.rematch.table else set()
    return [Draft("rematch", seat, table.rematch.table or following) for seat in seats if seat not in asked]


def decline(table: Table, seats: list[int]) -> list[Draft]:
    """The people in these seats refuse, or change their mind after asking."""
    refusing = [seat for seat in seats if seat not in table.rematch.declined] if table.rematch.table else []
    for seat in refusing:
        table.budget.check_seat(seat)
    return [Draft("decline", seat) for seat in refusing]


def find_missing(table: Table, *answered: int) -> list[int]:
    """The people who have not answered; with the seats of some who are just doing so."""
    known = {*table.rematch.asked, *table.rematch.declined, *answered}
    return [
        seat
        for seat, place in enumerate(table.seats)
        if place.guest and place.guest not in table.removed and seat not in known
    ]


def is_agreed(table: Table, seats: list[int]) -> bool:
    """Will everybody have accepted once these seats do?"""
    return not find_missing(table, *seats) and not table.rematch.declined.difference(seats)


def state(table: Table) -> RematchState | None:
    """What everybody may see of it; None if nobody has asked."""
    if not table.rematch.table:
        return None
    return {
        "table": table.rematch.table,
        "asked": sorted(table.rematch.asked),
        "declined": sorted(table.rematch.declined),
        "missing": find_missing(table),
    }


# The next table


def seat_bots(table: Table) -> list[Draft]:
    """The bots, one seat on, so that another seat begins."""
    return [
        Draft("bot", seat, table.seats[seat - 1].bot)
        for seat in range(table.terms.seats)
        if table.seats[seat - 1].bot and not table.seats[seat - 1].guest
    ]


def is_as_agreed(table: Table, following: Table) -> bool:
    """Is everything at the next table as it was at this one: terms, bots, and nobody with a seat more than before?

    Whoever asks for a rematch agrees to that and to nothing else.
    """
    before, now = table.terms, following.terms
    options = table.game.settle(before.seats, before.options)
    settings = replace(table.settings, listed=following.settings.listed, challenge="", tournament="")
    bots = {draft.seat: draft.text for draft in seat_bots(table)}
    return (
        (before.seats, options, settings) == (now.seats, now.options, following.settings)
        and bots == {seat: place.bot for seat, place in enumerate(following.seats) if place.bot}
        and all(len(following.find_seats(one)) <= len(table.find_seats(one)) for one in following.people())
    )


def join(table: Table, following: Table, guest: str, seats: list[int], pledges: Sequence[str] = ()) -> list[Draft]:
    """A guest who played in these seats takes the next ones, ready if all is as it was; nobody else is seated.

    Everybody at the same screen may have pledged a nonce; for others, the table's commitment covers one.
    """
    if following.phase != "open" or following.begun:
        return []
    pledged = chain(pledges, repeat(""))
    ready = is_as_agreed(table, following)
    mine = following.find_seats(guest)
    if mine:
        unready = [place for place in mine if not following.seats[place].is_ready]
        return [get_ready(place, next(pledged)) for place in unready if ready]
    check_welcome(following, guest)
    following.budget.check_guest(guest)
    count = following.terms.seats
    free = [place for place in range(count) if following.seats[place].is_open]
    drafts: list[Draft] = []
    for seat in seats[: len(free)]:
        place = min(free, key=lambda place: (place - seat - 1) % count)
        free.remove(place)
        if ready:
            drafts += [Draft("sit", place, guest, REMATCH), get_ready(place, next(pledged))]
        else:
            drafts.append(Draft("sit", place, guest))
    return drafts


def leave(following: Table, guest: str) -> list[Draft]:
    """A guest who changed their mind gives their seats up, unless the game has begun."""
    if following.phase != "open" or following.begun:
        return []
    return [Draft("stand", seat) for seat in following.find_seats(guest)]


def begin(table: Table, following: Table) -> list[Draft]:
    """The game starts if every seat is taken and everybody ready; otherwise its host goes on from there."""
    if following.phase != "open" or following.begun or not is_as_agreed(table, following):
        return []
    try:
        return start(following, following.terms.host)
    except NotReady:
        return []
