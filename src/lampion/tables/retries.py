"""Trying again: a moment of a game from which a new table may start.

Once a game is over nothing is hidden any more, and anyone may play on from any of its moments. While it lasts, only a
person alone with bots may, in their own seat, and everything hidden from that seat is dealt again: the new table tells
nothing about the old one. Chance is new in any case, because each table has its own secret. A challenge can't be tried
again at all while it lasts.
"""

from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.tables.errors import NoMoment, NotOver, NotSeated, OldRules, TableOver
from lampion.tables.rated import check_unrated
from lampion.tables.table import Table
from lampion.tables.views import walk_log


def check_retry(table: Table, seat: int, own: int | None) -> None:
    """Refuse unless the person in seat `own`, or somebody who only watches (None), may play on here in this seat."""
    if table.phase == "over":
        return
    check_unrated(table)
    if own is None or not table.is_alone_with_bots(own) or table.settings.challenge:
        raise NotOver()
    if seat != own:
        raise NotSeated()


def position_for(table: Table, number: int, seat: int, length: int, rng: Rng) -> str:
    """The position after an entry, as text, for a new table with a person in this seat; `length` entries are saved."""
    position = find_position(table, number, length)
    if position.is_over():
        raise TableOver()
    return table.game.write(position if table.phase == "over" else position.redealt(seat, rng))


def find_position(table: Table, number: int, length: int) -> Position:
    """The position after an entry."""
    if table.live_match is None:
        raise OldRules()
    for twin, applied in walk_log(table, length):
        if applied.entry.number == number and twin.live_match is not None:
            return twin.live_match.position
    raise NoMoment(number=number)
