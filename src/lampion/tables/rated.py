"""Rated games: terms that are the same for everybody, no help, and no way out but losing.

A clock at which time runs out for good, the usual options, no ideas, nothing taken back. Whoever gives up or runs out
of time comes last. The host has no say any more: nobody is removed, nothing is closed or ended by agreement.
"""

from collections.abc import Mapping, Sequence

from lampion.kernel.game import Game
from lampion.kernel.levels import find_named
from lampion.tables.errors import BadRatedTerms, RatedTable
from lampion.tables.settings import Settings
from lampion.tables.table import Table


def check_unrated(table: Table) -> None:
    """Refuse at a rated table."""
    if table.settings.rated:
        raise RatedTable()


def check_terms(game: Game, seats: int, options: Mapping[str, str], settings: Settings, bots: Sequence[str]) -> None:
    """Refuse terms that a rated table can't have; `options` are settled."""
    if seats < 2:
        raise BadRatedTerms(problem="seats")
    if settings.pace.kind == "none":
        raise BadRatedTerms(problem="clock")
    if settings.at_zero != "forfeit":
        raise BadRatedTerms(problem="forfeit")
    if settings.hints:
        raise BadRatedTerms(problem="hints")
    if dict(options) != game.settle(seats, {}):
        raise BadRatedTerms(problem="options")
    check_bots(game, bots)


def check_bots(game: Game, bots: Sequence[str]) -> None:
    """Refuse bots whose rating wasn't measured."""
    for bot in bots:
        level = find_named(game.levels, bot)
        if level is None or level.rating is None:
            raise BadRatedTerms(problem="bot")
