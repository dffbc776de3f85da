"""Results of finished games and the ratings that follow from them. Each game is counted once."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from lampion.storage.database import Database, find
from lampion.storage.retention import insert_or_update, note_time, noted_time
from lampion.storage.rows import GameResult, PlayedGame, RatedSeat, Rating
from lampion.storage.schema import entrants, entries, facts, guests, profiles, ratings, result_seats, results, tables
from lampion.storage.tournament_store import forget_entrants

SETTLED = "settled"  # until when every game that ended has been counted
NUMBER = "results"  # how many have been
BOT = "bot"  # all bots are one opponent

Meeting = tuple[str, int]  # an opponent, and when that game ended
# From the ratings of a game's people and their latest meetings (by seat), what changes for each seat.
Rate = Callable[[dict[str, Rating], list[list[Meeting]]], list[RatedSeat | None]]


class ResultStore:
    """The part of the store with results and ratings."""

    database: Database

    async def add_result(self, result: GameResult, rate: Rate | None, since: int) -> bool:
        """Count a finished game, and rate it; false if it was counted before.

        `since`: from when on meetings of the same people count as recent. Games are counted one after the other,
        whichever processes they ended in.
        """
        return await self.database.write(lambda connection: count_result(connection, result, rate, since))

    async def uncounted(self) -> list[str]:
        """Tables whose game ended but wasn't counted, because the server stopped in between; the first to end first."""
        return await self.database.write(find_uncounted)

    async def note_counted(self, now: int) -> None:
        """Note that every game that ended until now has been counted."""
        await self.database.write(lambda connection: note_time(connection, SETTLED, now))

    async def ratings_of(self, people: Collection[str], game: str | None = None) -> list[Rating]:
        """The ratings of some people, in one game or all."""
        query = select(ratings).where(ratings.c.guest.in_(list(people)))
        if game is not None:
            query = query.where(ratings.c.game == game)
        return [Rating(*row) for row in await find(self.database, query.order_by(ratings.c.game, ratings.c.guest))]

    async def ladder(
        self, game: str, enough: int, start: int, limit: int, among: Collection[str] | None = None
    ) -> list[Rating]:
        """A page of the people with a rating in a game, the strongest first; those after few games come last."""
        query = select(ratings).where(ratings.c.game == game)
        if among is not None:
            query = query.where(ratings.c.guest.in_(list(among)))
        query = query.order_by((ratings.c.games >= enough).desc(), ratings.c.mean.desc(), ratings.c.guest)
        return [Rating(*row) for row in await find(self.database, query.offset(start).limit(limit))]

    async def place_on_ladder(self, rating: Rating, enough: int) -> int:
        """The place of somebody on the ladder of a game, from 1."""
        is_settled = rating.games >= enough
        above = ratings.c.mean > rating.mean
        better = and_(ratings.c.games >= enough, above) if is_settled else or_(ratings.c.games >= enough, above)
        query = select(func.count()).select_from(ratings).where(ratings.c.game == rating.game, better)
        (row,) = await find(self.database, query)
        return int(row[0]) + 1

    async def changes_at(self, table_id: str) -> dict[int, RatedSeat]:
        """What a rated game changed, by seat."""
        query = select(result_seats).where(result_seats.c.table_id == table_id, result_seats.c.share.is_not(None))
        return {
            row.seat: RatedSeat(row.mean, row.spread, row.new_mean, row.new_spread, row.share, 0)
            for row in await find(self.database, query)
        }

    # What somebody has played

    async def games_of(self, guest: str, limit: int) -> list[PlayedGame]:
        """The games that somebody has played to an end, the latest first."""
        query = (
            select(results, result_seats, tables.c.id)
            .join_from(results, result_seats)
            .outerjoin(tables, tables.c.id == results.c.table_id)
            .where(result_seats.c.guest == guest)
            .order_by(results.c.number.desc())
            .limit(limit)
        )
        return [read_game(row) for row in await find(self.database, query)]

    async def meetings_of(self, guest: str, limit: int) -> list[tuple[str, str, int | None, int | None]]:
        """Whom somebody has met, latest first: the other guest, the game, both places; of so many of their games."""
        mine, other = result_seats.alias(), result_seats.alias()
        own = (
            select(mine.c.table_id, mine.c.place, results.c.game, results.c.number)
            .join(results, results.c.table_id == mine.c.table_id)
            .where(mine.c.guest == guest)
            .order_by(results.c.number.desc())
            .limit(limit)
            .subquery()
        )
        query = (
            select(other.c.guest, own.c.game, own.c.place, other.c.place)
            .join(own, own.c.table_id == other.c.table_id)
            .where(other.c.guest.is_not(None), other.c.guest != guest)
            .order_by(own.c.number.desc(), other.c.seat)
        )
        return [(row[0], row[1], row[2], row[3]) for row in await find(self.database, query)]

    async def met_among(self, guest: str, others: Collection[str]) -> set[str]:
        """With whom of these people somebody has finished a game."""
        mine, theirs = result_seats.alias(), result_seats.alias()
        both = and_(mine.c.table_id == theirs.c.table_id, mine.c.guest == guest)
        query = select(theirs.c.guest).join(mine, both).where(theirs.c.guest.in_(list(others))).distinct()
        return {row.guest for row in await find(self.database, query)}

    async def forget_history(self, guest: str) -> None:
        """Forget what somebody has played and how well; the results of others stay."""
        await self.database.write(lambda connection: forget_results(connection, guest))

    # Who may see a profile

    async def shown_to(self, people: Collection[str]) -> dict[str, str]:
        """Whom each of these people shows their profile to, if they have said so."""
        query = select(profiles).where(profiles.c.guest.in_(list(people)))
        return {row.guest: row.shown for row in await find(self.database, query)}

    async def show_profile(self, guest: str, shown: str) -> None:
        """Choose who sees one's profile."""
        row = {"guest": guest, "shown": shown}
        await self.database.write(lambda connection: insert_or_update(connection, profiles, row, ["guest"]))


def count_result(connection: Connection, result: GameResult, rate: Rate | None, since: int) -> bool:
    """Count a finished game in a transaction of its own."""
    number = take_number(connection)
    if connection.execute(select(results.c.number).where(results.c.table_id == result.table)).first():
        return False
    known = {seat.guest for seat in result.seats if seat.guest}
    remembered = guests.c.id.in_(sorted(known)), guests.c.name != ""  # without those who left while they played
    known = set(connection.scalars(select(guests.c.id).where(*remembered)))
    changes: list[RatedSeat | None] = [None] * len(result.seats)
    if rate is not None:
        query = select(ratings).where(ratings.c.game == result.game, ratings.c.guest.in_(sorted(known)))
        before = {row.guest: Rating(*row) for row in connection.execute(query)}
        meetings = [find_meetings(connection, result.game, seat.guest, since) for seat in result.seats]
        changes = rate(before, meetings)
    connection.execute(
        insert(results),
        {
            "table_id": result.table, "number": number, "game": result.game, "reason": result.reason,
            "rated": rate is not None, "ended": result.ended,
        },
    )  # fmt: skip
    for place, (seat, change) in enumerate(zip(result.seats, changes, strict=True)):
        row = {**asdict(seat), "guest": seat.guest if seat.guest in known else None}
        rated = asdict(change) if change else {}
        games = rated.pop("games", None)
        connection.execute(insert(result_seats), {"table_id": result.table, "seat": place, **row, **rated})
        if change and seat.guest in known and change.share > 0:
            new = {
                "guest": seat.guest, "game": result.game, "mean": change.new_mean, "spread": change.new_spread,
                "games": games, "changed": result.ended,
            }  # fmt: skip
            insert_or_update(connection, ratings, new, ["guest", "game"])
    return True


def take_number(connection: Connection) -> int:
    """The number of the next result. Until the transaction ends, no other process gets one."""
    insert_or_update(connection, facts, {"name": NUMBER, "value": "0"}, ["name"], keep=True)
    row = connection.execute(select(facts.c.value).where(facts.c.name == NUMBER).with_for_update()).scalar_one()
    connection.execute(update(facts).where(facts.c.name == NUMBER).values(value=str(int(row) + 1)))
    return int(row)


def find_meetings(connection: Connection, game: str, guest: str, since: int) -> list[Meeting]:
    """Whom somebody has lately met in rated games of this kind, and when; all bots are one opponent."""
    if not guest:
        return []
    mine, other = result_seats.alias(), result_seats.alias()
    query = (
        select(results.c.table_id, other.c.guest, other.c.bot, results.c.ended)
        .join(mine, mine.c.table_id == results.c.table_id)
        .join(other, and_(other.c.table_id == results.c.table_id, other.c.seat != mine.c.seat))
        .where(mine.c.guest == guest, results.c.game == game, results.c.rated, results.c.ended > since)
    )
    met = {(table, guest or (BOT if bot else ""), ended) for table, guest, bot, ended in connection.execute(query)}
    return sorted((name, ended) for _, name, ended in met if name)


def find_uncounted(connection: Connection) -> list[str]:
    """Tables that are over, without a result, since everything was last counted."""
    since = noted_time(connection, SETTLED)
    if not since:
        return []
    counted = select(results.c.table_id).where(results.c.table_id == tables.c.id).exists()
    begun = select(entries.c.number).where(entries.c.table_id == tables.c.id, entries.c.kind == "start").exists()
    query = select(tables.c.id).where(tables.c.phase == "over", tables.c.touched >= since, ~counted, begun)
    return list(connection.scalars(query.order_by(tables.c.touched, tables.c.id)))


def forget_results(connection: Connection, guest: str) -> None:
    """Nobody knows any more whose results these were."""
    connection.execute(update(result_seats).where(result_seats.c.guest == guest).values(guest=None))
    connection.execute(delete(ratings).where(ratings.c.guest == guest))
    forget_entrants(connection, entrants.c.guest == guest)


def read_game(row: Row[Any]) -> PlayedGame:
    """A finished game from its row."""
    found: Sequence[Any] = row
    _, _, game, reason, rated, ended = found[:6]
    table, seat, _, _, place, score, mean, _, new_mean, new_spread, _, kept = found[6:]
    return PlayedGame(
        table, game, reason, rated, ended, seat, place, score, mean, new_mean, new_spread, kept is not None
    )
