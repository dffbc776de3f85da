"""Tables of a tournament: people and terms are given, and the game begins by itself once everybody has turned up.

Whoever sits here turns up by getting ready. The host has no say; nor has anybody during the game, as it is a rated one.
"""

import json
from collections.abc import Collection

from lampion.tables.errors import TournamentTable
from lampion.tables.log import Draft
from lampion.tables.revealing import deal
from lampion.tables.table import Table


def check_free(table: Table) -> None:
    """Refuse at a table of a tournament."""
    if table.settings.tournament:
        raise TournamentTable()


def begin_if_all_are_here(table: Table, seat: int, pledge: str) -> list[Draft]:
    """The start of a tournament's game, if this seat, which is getting ready now, was the last one."""
    others = [place for number, place in enumerate(table.seats) if number != seat]
    if not table.settings.tournament or not all(place.is_ready for place in others):
        return []
    if pledge or any(place.pledge for place in others):
        return [Draft("begin")]
    return deal(table, table.seats, "")


def call_off(table: Table, present: Collection[int] | None = None) -> list[Draft]:
    """The game isn't played, as not everybody has turned up; these seats did, by default those that are ready."""
    if table.phase != "open" or table.begun:
        return []
    if present is None:
        present = [number for number, place in enumerate(table.seats) if place.is_ready]
    return [
        Draft("finish", text=json.dumps({"reason": "absent", "scores": [], "winners": [], "present": sorted(present)}))
    ]
