"""The log of a table: everything that ever happened at it, numbered from 0. Entries are only ever added.

kind        seat     text                          what happened
sit         seat     the guest                     a person took the seat; with a second seat, others aren't ready
ready       seat                                   that person is ready (at older tables: and the nonce)
pledge      seat     the hash of a nonce           that person is ready, and will reveal this nonce
stand       seat                                   the person left before the game; the seat is open again
bot         seat     a bot                         a bot took the seat
open        seat                                   the host removed the bot
terms                JSON                          the host changed seats, options or settings before the game
begin                a position, or empty          the host starts, so everyone who pledged a nonce reveals it
reveal      seat     the nonce                     that person revealed it
start                JSON: a pledge for each seat  the game began (at older tables: a nonce for each person)
wait                 number of the draw            chance waits for the next link of everybody's chain
link        seat     the link                      that person's browser gave it
draw                 JSON: links, missing          chance draws by these links until somebody decides again
chained     seat                                   that browser, whose link was missing, gives links again
move        seat, ~  the move                      a seat or chance (seat 8) moved
undo        seat     number of a move              that move of the seat was taken back
substitute  seat     a bot                         a bot plays for a person who is away
return      seat                                   the person plays again
resign      seat                                   the person gave up
forfeit     seat                                   the seat ran out of time and lost
end         seat     "yes" or "no"                 wants to end the game now, or changed their mind
windows     seat     windows with commas           wants to be asked in these windows only
finish               the outcome, as JSON          the game is over
lock                 "yes" or "no"                 the table is locked to newcomers, or open again
mute        -        the guest                     may not chat; `unmute` ends that
remove      seat, -  the guest                     was sent away by the host; with a seat: in the middle of the game
woke                 milliseconds                  the server was down for this long: nobody's time ran
rules                JSON                          the game continues under other rules, from a stored position
rematch     seat     a table                       wants to play again, at that table (at older tables: nobody's seat)
decline     seat                                   doesn't want to play again, or no longer
"""

from dataclasses import dataclass
from typing import NamedTuple

REMATCH = "rematch"  # by which somebody sat down with the seats they had before: everybody has agreed to that


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table.

    `by` says who moved: person, bot, pass (automatic) or clock. A move that was taken back together with an earlier
    decision was taken back `along` with it. Whoever asked for a `rematch` sat down by that.
    """

    number: int
    kind: str
    seat: int | None
    text: str
    by: str
    at: int  # milliseconds since 1970


class Draft(NamedTuple):
    """An entry that has no number and time yet."""

    kind: str
    seat: int | None = None
    text: str = ""
    by: str = ""


def number(drafts: list[Draft], start: int, now: int) -> list[Entry]:
    """Drafts as the next entries of a log, numbered from `start`."""
    return [Entry(place, *draft, now) for place, draft in enumerate(drafts, start)]
