"""What follows from the end of a game: it is counted once, for profiles, and if it was a rated one for the ladder."""

from collections.abc import Sequence

from lampion.games import game as find_game
from lampion.kernel.game import Game
from lampion.kernel.levels import find_named
from lampion.ladder.counting import MONTH, Seat, count_game, count_meetings
from lampion.ladder.skill import NEWCOMER, Skill, anchor
from lampion.server.logs import note
from lampion.storage import GameResult, RatedSeat, Rating, SeatResult, Store
from lampion.storage.result_store import BOT, Meeting, Rate
from lampion.tables import Table
from lampion.tables.places import find_places, find_players


class Results:
    """Counts finished games."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def count(self, table: Table) -> None:
        """Count the game of a table that is over; doing so again changes nothing. A game that never began isn't one."""
        if not any(entry.kind == "start" for entry in table.entries):
            return
        result = describe(table)
        rate = None
        if table.settings.rated and result.seats[0].place is not None and all_known(table.game, result.seats):
            rate = rate_by(table.game, result)
        if await self.store.add_result(result, rate, result.ended - MONTH):
            note("counted", table=result.table, game=result.game, rated=rate is not None)


def describe(table: Table) -> GameResult:
    """The result of a table that is over."""
    end = next(entry for entry in table.entries if entry.kind == "finish")
    assert table.outcome is not None
    places, scores = find_places(table), table.outcome["scores"]
    return GameResult(
        table.terms.id,
        table.terms.game,
        table.outcome["reason"],
        table.settings.rated,
        end.at,
        [
            SeatResult(guest, bot, places[seat] if places else None, scores[seat] if scores else None)
            for seat, (guest, bot) in enumerate(find_players(table))
        ],
    )


def all_known(game: Game, seats: Sequence[SeatResult]) -> bool:
    """Is every seat a guest's or a measured bot's?"""
    return all(seat.guest or skill_of_bot(game, seat.bot) for seat in seats)


def skill_of_bot(game: Game, bot: str) -> Skill | None:
    """The measured skill of a bot; None if it wasn't measured."""
    level = find_named(game.levels, bot)
    if level is None or level.rating is None or level.low is None or level.high is None:
        return None
    return anchor(level.rating, level.low, level.high)


def skill_of(rating: Rating | None) -> Skill:
    """The skill behind a stored rating; without one, a newcomer's."""
    return Skill(rating.mean, rating.spread, rating.games) if rating else NEWCOMER


def rate_by(game: Game, result: GameResult) -> Rate:
    """The function by which the store rates a game, inside its transaction."""

    seats = result.seats

    def rate(before: dict[str, Rating], meetings: list[list[Meeting]]) -> list[RatedSeat | None]:
        skills = [skill_of_bot(game, seat.bot) or skill_of(before.get(seat.guest)) for seat in seats]
        table = [Seat(seat.guest or BOT, skill, seat.place or 1) for seat, skill in zip(seats, skills, strict=True)]
        met = [count_meetings(one, result.ended) for one in meetings]
        return [
            None
            if one.skill.is_fixed
            else RatedSeat(
                one.skill.mean, one.skill.spread, change.skill.mean, change.skill.spread, change.share,
                change.skill.games,
            )
            for one, change in zip(table, count_game(table, met), strict=True)
        ]  # fmt: skip

    return rate


def skills_of_levels(game_id: str) -> list[tuple[str, Skill]]:
    """The measured levels of a game, the strongest first."""
    game = find_game(game_id)
    found = [(level.name, skill_of_bot(game, level.name)) for level in reversed(game.levels)]
    return [(name, skill) for name, skill in found if skill is not None]
