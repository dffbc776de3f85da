"""The daily challenge: one game a day, in which everybody meets the same bots and has the same luck.

Game, seats, options and bot follow from the date, in UTC. All tables of a day share a secret and have no nonces of
their own, and bots decide by the secret too, so the same decisions lead to the same draws for everybody. For that,
nothing may depend on who is quicker: where several seats decide at once, the person goes first, then the bots one by
one. So that nobody can try, nothing is taken back, and there are no hints; and so that nobody can foresee, until the
day is closed its tables are seen only by those who play there, and their secret by nobody.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any, TypeVar

from lampion.bots.search import read_budget
from lampion.games import GAMES
from lampion.games import game as find_game
from lampion.kernel.game import Game
from lampion.tables.errors import ChallengeOpen
from lampion.tables.table import Table

WEAKEST = 3  # the level of the bots, at least
GRACE = timedelta(hours=3)  # after the end of a day, for games that were begun on it
PERSON = 0  # the seat of whoever plays

One = TypeVar("One")


@dataclass(frozen=True)
class Plan:
    """What is played on a day: everybody alone in the first seat, the same bot in all others."""

    game: str
    seats: int
    options: dict[str, str]
    bot: str


def plan_of(day: date) -> Plan:
    """The games take turns; the rest differs from day to day, but is the same for everybody."""
    games = list(GAMES)
    game = find_game(games[day.toordinal() % len(games)])
    seats = pick(game.players, day, "seats")
    chosen = {option.name: pick(option.main, day, option.name) for option in game.options if option.main}
    options = game.settle(seats, chosen)
    if not game.allows_undo(options):  # a race: there it matters who is quicker
        options = game.settle(seats, {})
    return Plan(game.id, seats, options, pick(bots_for(game), day, "bot"))


def bots_for(game: Game) -> list[str]:
    """The levels of a game that aren't too weak, and whose choices don't depend on time."""
    timed = [level for level in game.levels if (budget := read_budget(level.bot)) is not None and budget.seconds]
    return [level.name for level in game.levels if level.number >= WEAKEST and level not in timed]


def pick(choices: Sequence[One], day: date, what: str) -> One:
    """One of the choices, another one for each day."""
    digest = sha256(f"lampion challenge {day.isoformat()} {what}".encode()).digest()
    return choices[int.from_bytes(digest[:8], "big") % len(choices)]


# Times, in milliseconds since 1970


def day_of(now: int) -> date:
    """The day that it is, in UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def end_of(day: date) -> int:
    """When a day is over: from then on nobody begins its game any more."""
    return milliseconds(datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1))


def closing_of(day: date) -> int:
    """When its results are final, and its games and its secret are open to everybody."""
    return end_of(day) + GRACE // timedelta(milliseconds=1)


def milliseconds(moment: datetime) -> int:
    """A moment as tables count time."""
    return int(moment.timestamp()) * 1000


# What is kept from whom


def check_may_look(table: Table, guest: str, now: int) -> None:
    """Refuse everybody but those who play there, as long as others may still play the same game."""
    if not table.find_seats(guest):
        check_published(table, now)


def check_published(table: Table, now: int) -> None:
    """Refuse as long as the secret of the day is one."""
    if table.settings.challenge and now < (until := closing_of(date.fromisoformat(table.settings.challenge))):
        raise ChallengeOpen(day=table.settings.challenge, until=until)


# How it went


@dataclass(frozen=True)
class Score:
    """What counts, if the game came to its end: points, and then how far they are ahead of the best bot's."""

    points: int
    lead: int
    won: bool


def score_of(outcome: dict[str, Any]) -> Score | None:
    """The score of whoever played; None for a game that was given up."""
    if outcome["reason"] != "played":
        return None
    scores = outcome["scores"]
    others = [points for seat, points in enumerate(scores) if seat != PERSON]
    return Score(scores[PERSON], scores[PERSON] - max(others), PERSON in outcome["winners"])
