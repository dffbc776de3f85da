"""The log of a table: all that ever happened at it, numbered from 0. Nothing is changed or removed, only added.

kind        seat     text                          what happened
sit         seat     the guest                     a person took the seat
ready       seat     a nonce                       that person is ready, and adds to the luck of the game
stand       seat                                   the person left it before the game; it is open again
bot         seat     a bot                         the seat is a bot's
open        seat                                   the host took the bot away
start                the nonces, as JSON           the game began
move        seat, ~  the move                      somebody or chance (seat 8) moved
undo        seat     number of a move              that move was taken back
substitute  seat     a bot                         a bot plays for a person who is away
return      seat                                   the person plays again
resign      seat                                   the person gave up
forfeit     seat                                   the clock ended the game for this seat
end         seat     "yes" or "no"                 wants to end the game now, or no longer
windows     seat     windows with commas           wants to be asked in these
finish               the outcome, as JSON          the game is over
lock                 "yes" or "no"                 nobody new may come, or may again
mute        -        the guest                     may not write; `unmute` ends that
remove      -        the guest                     may not come back
woke                 milliseconds                  the server was away so long: nobody's time ran
rules                JSON                          the game goes on under other rules, from a stored position
rematch              a table                       where the next game is
"""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table. `by` tells who moved: person, bot, pass (automatic) or clock."""

    number: int
    kind: str
    seat: int | None
    text: str
    by: str
    at: int  # milliseconds since 1970


class Draft(NamedTuple):
    """An entry before it has a number and a time."""

    kind: str
    seat: int | None = None
    text: str = ""
    by: str = ""


def number(drafts: list[Draft], start: int, now: int) -> list[Entry]:
    """Drafts as the next entries of a log."""
    return [Entry(place, *draft, now) for place, draft in enumerate(drafts, start)]
