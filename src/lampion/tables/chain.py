"""Draws that nobody can foresee: at a chained table, each takes the next link of a chain from every browser.

A person's nonce is the first link of a chain that only their browser knows; each link is the hash of the next one, so
the pledge has fixed all of them before the game. After a decision, chance waits until every link has come, and draws by
them as well. Draws that follow one another without a decision take one link together. Whoever's link doesn't come
within some seconds isn't waited for until they are here again; everybody is told.
"""

from typing_extensions import TypedDict

from lampion.kernel.chance import leads_to
from lampion.tables.errors import NotSeated, WrongNonce
from lampion.tables.follow_up import FollowUp, find_givers
from lampion.tables.log import Draft
from lampion.tables.settings import SECOND
from lampion.tables.table import Table

TIME_TO_GIVE = 5 * SECOND


class Drawing(TypedDict):
    """A draw that waits for links."""

    number: int  # of the draw, and of the link that is wanted
    after: int  # how many moves, draws included, came before it
    missing: list[int]  # the seats whose links haven't come


def state(table: Table) -> Drawing | None:
    """What chance waits for, if it does."""
    if table.drawing is None or table.live_match is None:
        return None
    return {
        "number": table.drawings + 1,
        "after": len(table.live_match.entries),
        "missing": [seat for seat in find_givers(table) if seat not in table.given],
    }


def give(table: Table, guest: str, number: int, link: str) -> list[Draft]:
    """A browser gives its link for a draw; the last one lets chance draw. One that is too late changes nothing."""
    own = table.find_seats(guest)
    if not own:
        raise NotSeated()
    if table.drawing is None or number != table.drawings + 1:
        return []
    fitting = [
        seat
        for seat in find_givers(table)
        if seat in own and (table.given[seat] == link if seat in table.given else is_next(table, seat, link))
    ]
    if not fitting:
        raise WrongNonce()
    fresh = {seat: link for seat in fitting if seat not in table.given}
    drafts = [Draft("link", seat, link) for seat in fresh]
    given = {**table.given, **fresh}
    if fresh and all(seat in given for seat in find_givers(table)):
        drafts += draw(table, given)
    return drafts


def is_next(table: Table, seat: int, link: str) -> bool:
    """Is this the link of a seat for the draw that waits?"""
    place = table.seats[seat]
    return leads_to(link, place.link, table.drawings + 1 - place.linked)


def draw(table: Table, given: dict[int, str]) -> list[Draft]:
    """Chance draws by the links that have come, and whatever follows without a decision."""
    follow_up = FollowUp.of(table)
    missing = [seat for seat in find_givers(table) if seat not in given]
    follow_up.draw_by([given.get(seat, "") for seat in range(table.terms.seats)], missing)
    return follow_up.complete()


def deadline(table: Table) -> int | None:
    """When chance draws without the links that are missing."""
    return None if table.drawing is None else table.drawing.at + TIME_TO_GIVE


def stop_waiting(table: Table) -> list[Draft]:
    """Chance draws without the links that are missing."""
    return draw(table, table.given) if table.drawing else []


def be_here(table: Table, guest: str) -> list[Draft]:
    """A browser whose link was missing gives its links again, unless that happened too often."""
    own = table.find_seats(guest)
    if not own:
        raise NotSeated()
    back = [seat for seat in own if may_come_back(table, seat)] if table.phase == "playing" else []
    return [Draft("chained", seat) for seat in back]


def may_come_back(table: Table, seat: int) -> bool:
    """Was a link of this seat missing, and may it give some again?"""
    return table.seats[seat].is_lost and not table.budget.is_lost_for_good(seat)
