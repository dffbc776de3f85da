"""Tables for people who are looking for one."""

import json
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.kernel.levels import find_level
from lampion.ladder.pairing import Group, Seeker, find_groups
from lampion.ladder.skill import START
from lampion.server.clock import SECOND
from lampion.server.limits import TooManyAtOnce
from lampion.server.live.new_tables import NewTables
from lampion.server.live.results import skill_of, skill_of_bot
from lampion.server.logs import note
from lampion.storage import SeekerRow
from lampion.tables import Pace, Settings

GONE = 15 * SECOND  # without a sign of life, somebody no longer waits
STEP = 260  # points between two levels, where they weren't measured
PACES = {
    "quick": Pace("live", bank=300, increment=10),
    "calm": Pace("live", bank=900, increment=20),
    "days": Pace("days", days=1),
}


class Wish(NamedTuple):
    """What somebody is looking for."""

    game: str
    seats: int
    pace: str
    rated: bool

    def write(self) -> str:
        """As text, the same for everybody who wants the same."""
        return json.dumps(list(self))

    @classmethod
    def read(cls, text: str) -> "Wish":
        """From text."""
        return cls(*json.loads(text))


class Pairings:
    """Finds tables."""

    def __init__(self, new_tables: NewTables) -> None:
        self.new_tables = new_tables
        self.store = new_tables.rooms.store
        self.clock = new_tables.rooms.clock

    async def seek(self, guest: str, wish: Wish, patience: int | None, pledge: str) -> None:
        """Start looking; refused to somebody who may not have one more table."""
        await self.new_tables.check_room_for_more(guest)
        now = self.clock()
        stored = await self.store.ratings_of([guest], wish.game)
        rating = skill_of(stored[0]).mean if stored else START
        await self.store.seek(SeekerRow(guest, wish.write(), rating, now, patience, pledge, now, ""))
        await self.match(wish)

    async def look(self, guest: str) -> SeekerRow | None:
        """How far it is; somebody who asks still waits."""
        row = await self.store.find_seeker(guest)
        if row is None:
            return None
        await self.store.see_seeker(guest, self.clock())
        if row.table_id:
            if await self.store.find_table(row.table_id) or self.clock() - row.seen < GONE:
                return row
            await self.store.seek_again(row.table_id)  # whoever was making that table is no more
        await self.match(Wish.read(row.wish))
        return await self.store.find_seeker(guest)

    async def match(self, wish: Wish) -> None:
        """Let those sit down who fit together."""
        now = self.clock()

        def match(rows: Sequence[SeekerRow]) -> dict[str, list[SeekerRow]]:
            known = {row.guest: row for row in rows}
            seekers = [Seeker(row.guest, row.wish, wish.seats, row.rating, row.since, row.patience) for row in rows]
            groups = find_groups(seekers, now)
            return {
                secrets.token_urlsafe(12): [known[one.guest] for one in group.people]
                for group in groups
                if not is_alone_without_bots(group)
            }

        for table, people in (await self.store.match(wish.write(), now - GONE, match)).items():
            try:
                await self.seat(table, wish, people)
            except TooManyAtOnce as error:  # the first one has enough tables by now, and mustn't be in the others' way
                note("somebody who was looking has too many tables", table=table, most=error.data["most"])
                await self.store.stop_seeking(people[0].guest, table)
                await self.store.seek_again(table)
            except LampionError as error:
                note("no table for people who fit together", table=table, problem=error.code)
                await self.store.seek_again(table)
                raise

    async def seat(self, table: str, wish: Wish, people: list[SeekerRow]) -> None:
        """Make the table and start its game."""
        missing = wish.seats - len(people)
        bot = fitting_bot(wish.game, sum(one.rating for one in people) / len(people))
        rated = wish.rated and (not missing or skill_of_bot(find_game(wish.game), bot) is not None)
        settings = Settings(pace=PACES[wish.pace], at_zero="forfeit" if rated else "bot", listed=False, rated=rated)
        pledges = {one.guest: one.pledge for one in people}
        await self.new_tables.start_together(table, pledges, wish.game, settings, [bot] * missing)


def is_alone_without_bots(group: Group) -> bool:
    """Nobody plays alone."""
    return len(group.people) + group.bots < 2


def fitting_bot(game_id: str, rating: float) -> str:
    """The level next to a rating; where levels weren't measured, by their numbers."""
    game = find_game(game_id)
    measured = {level.name: level.rating for level in game.levels if level.rating is not None}
    if measured:
        return min(measured, key=lambda name: abs(measured[name] - rating))
    return find_level(game.levels, max(1, min(len(game.levels), 1 + round(rating / STEP)))).name
