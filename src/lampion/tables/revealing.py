"""Between the host's start and the first draw: everyone who has pledged a nonce reveals it, or it is replaced.

When this begins, the secret and all nonces are fixed: the one by the commitment, the others by their pledges. Nobody
can change seats from here on, so nobody can choose a nonce knowing those of others.
"""

import json
from collections.abc import Sequence
from dataclasses import replace

from lampion.kernel.chance import Fair, Pledge, commit
from lampion.kernel.match import Match
from lampion.tables.actions import rules_entry
from lampion.tables.errors import AlreadyStarted, NotSeated, NotStarted, WrongNonce
from lampion.tables.follow_up import FollowUp
from lampion.tables.log import Draft
from lampion.tables.seats import Seat
from lampion.tables.settings import SECOND
from lampion.tables.table import Table

TIME_TO_REVEAL = 30 * SECOND


def reveal(table: Table, guest: str, nonce: str) -> list[Draft]:
    """A person reveals their nonce; the last one starts the game. The pledges tell for which seats it is."""
    own = table.find_seats(guest)
    if not own:
        raise NotSeated()
    pledged = [one for one in own if commit(nonce) == table.seats[one].pledge]
    if not pledged:
        raise WrongNonce()
    hidden = [one for one in pledged if not table.seats[one].nonce]
    if not hidden:
        return []
    if table.begun is None:
        raise NotStarted() if table.phase == "open" else AlreadyStarted()
    seats = [replace(place, nonce=nonce) if seat in hidden else place for seat, place in enumerate(table.seats)]
    drafts = [Draft("reveal", seat, nonce) for seat in hidden]
    if all(one.nonce for one in seats if one.pledge):
        drafts += deal(table, seats, table.begun.text)
    return drafts


def deadline(table: Table) -> int | None:
    """When nonces that have not been revealed are replaced."""
    return None if table.begun is None else table.begun.at + TIME_TO_REVEAL


def stop_waiting(table: Table) -> list[Draft]:
    """The game starts; nonces that have not been revealed are replaced by those that the commitment covers."""
    return deal(table, table.seats, table.begun.text) if table.begun else []


def deal(table: Table, seats: Sequence[Seat], position: str) -> list[Draft]:
    """The game starts with the nonces of these seats, from a stored position if given; the record says so."""
    pledges = [Pledge(seat.pledge, seat.nonce) for seat in seats]
    drafts = [Draft("start", text=json.dumps([[one.digest, one.nonce] for one in pledges]))]
    start = None
    if position:
        drafts.append(rules_entry(table.game, position, table.terms.seats))
        start = table.game.read(position)
    match = Match(table.game, table.terms.seats, table.terms.options, None, start)
    return [*drafts, *FollowUp(table, match, Fair(table.terms.secret, pledges=pledges)).complete()]
