"""New tables: the only place where seats, bots and readiness are put together and the first entries written."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from lampion.games import game as find_game
from lampion.server.limits import TooManyAtOnce
from lampion.server.live.bot_limits import check_substitute
from lampion.server.live.room import Room
from lampion.server.live.rooms import Rooms
from lampion.storage import SeatName
from lampion.tables import Draft, Settings, Table, Terms, rematch, seating
from lampion.tables.errors import BadRatedTerms
from lampion.tables.rated import check_terms

UNLISTED = Settings(listed=False)


class Neighbour(NamedTuple):
    """Somebody who shares the screen of whoever makes a table; `pledge` is the hash of their nonce."""

    name: str
    pledge: str | None


class NewTables:
    """Makes tables: open to others, against bots at once, and for a rematch."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def open(
        self,
        host: str,
        game: str,
        seats: int,
        options: Mapping[str, object],
        settings: Settings,
        bots: Mapping[int, str],
        seat: int | None,
        pledge: str | None,
        beside: Mapping[int, Neighbour] | None = None,
        secret: str = "",
    ) -> Room:
        """A table where others can sit down: bots in some seats, the host ready in another or nowhere yet.

        People `beside` the host have seats too, and share the host's screen. Tables of a challenge share a `secret`.
        """
        neighbours = sorted((beside or {}).items())
        if neighbours and settings.rated:
            raise BadRatedTerms(problem="screen")
        drafts = seat_bots(bots) + sit_down(host, seat, pledge)
        for number, neighbour in neighbours:
            drafts += sit_down(host, number, neighbour.pledge)
        room = await self.make(host, game, seats, options, settings, drafts, secret)
        for number, neighbour in neighbours:
            await self.name_seat(room, SeatName(number, host, neighbour.name))
        return room

    async def name_seat(self, room: Room, named: SeatName) -> None:
        """Say at a new table what somebody beside a guest is called."""
        if room.audience.name_seat(named):
            await self.rooms.store.name_seat(room.id, named)

    async def start_against_bots(
        self,
        person: str,
        game: str,
        bots: Mapping[int, str],
        options: Mapping[str, object],
        seat: int = 0,
        pledge: str | None = None,
        position: str = "",
        settings: Settings = UNLISTED,
        beside: Mapping[int, Neighbour] | None = None,
    ) -> Room:
        """A game that starts at once: a person, perhaps people beside them, bots; from a stored position if given."""
        seats = len(bots) + 1 + len(beside or {})
        room = await self.open(person, game, seats, options, settings, bots, seat, pledge, beside)
        await room.act(lambda table: seating.start(table, person, position))
        return room

    async def start_together(
        self,
        table_id: str,
        people: Mapping[str, str],
        game: str,
        settings: Settings,
        bots: Sequence[str] = (),
    ) -> Room:
        """A game that starts at once for people who have agreed to it, each with their pledge, and bots behind them."""
        drafts = [draft for seat, one in enumerate(people.items()) for draft in sit_down(one[0], seat, one[1])]
        drafts += seat_bots(dict(enumerate(bots, len(people))))
        host = next(iter(people))
        room = await self.make(host, game, len(people) + len(bots), {}, settings, drafts, table_id=table_id)
        await room.act(lambda table: seating.start(table, host))
        return room

    async def reserve(self, table_id: str, people: Sequence[str], game: str, settings: Settings) -> Room:
        """A table whose seats belong to these people, who have yet to turn up. It isn't any of them who asks for it."""
        drafts = [Draft("sit", seat, person) for seat, person in enumerate(people)]
        return await self.make(people[0], game, len(people), {}, settings, drafts, table_id=table_id, is_asked=False)

    async def rematch(self, room: Room, guest: str, pledges: Sequence[str] = ()) -> str:
        """The id of the next table, the same one for all who ask.

        Everyone who does is seated there, one seat on and ready; the last one, or a person alone with bots, starts it.
        """
        seats = rematch.check(room.table, guest)
        async with room.rematch_lock:
            if not room.table.rematch.table:
                await self.open_rematch(room, guest, seats)
        following = await self.rooms.find(room.table.rematch.table)
        await following.audience.learn_names({guest})
        joined: list[SeatName] = []

        def join(table: Table) -> list[Draft]:
            drafts = rematch.join(room.table, table, guest, seats, pledges)
            places = [draft.seat for draft in drafts if draft.kind == "sit" and draft.seat is not None]
            named = [(room.audience.beside.get(seat), place) for seat, place in zip(seats, places, strict=False)]
            joined[:] = [replace(one, seat=place) for one, place in named if one is not None]
            for one in joined:
                following.audience.name_seat(one)
            return drafts

        await following.act(join)
        for one in joined:
            await self.rooms.store.name_seat(following.id, one)
        if joined:
            self.rooms.bus.tell("names", following.id)
        if rematch.is_agreed(room.table, seats):
            await following.act(lambda table: rematch.begin(room.table, table))
        await room.act(lambda table: rematch.ask(table, seats, following.id), guest)
        return following.id

    async def open_rematch(self, room: Room, guest: str, seats: list[int]) -> None:
        """A new table on the same terms. Only those who played find it, unless its host lists it."""
        terms = room.table.terms
        settings = replace(room.table.settings, listed=False, challenge="", tournament="")
        bots = rematch.seat_bots(room.table)
        new = await self.make(guest, terms.game, terms.seats, terms.options, settings, bots)
        await room.act(lambda table: rematch.ask(table, seats, new.id), guest)
        if room.table.rematch.table != new.id:  # another process was first
            self.rooms.drop(new)
            await self.rooms.store.delete_table(new.id)

    async def decline(self, room: Room, guest: str) -> None:
        """Refuse a rematch; whoever had asked for it leaves their seat there."""
        seats = rematch.check(room.table, guest)
        if room.table.rematch.asked.intersection(seats):
            following = await self.rooms.find(room.table.rematch.table)
            await following.act(lambda table: rematch.leave(table, guest))
        await room.act(lambda table: rematch.decline(table, seats), guest)

    async def make(
        self,
        host: str,
        game_id: str,
        seats: int,
        options: Mapping[str, object],
        settings: Settings,
        drafts: list[Draft],
        secret: str = "",
        table_id: str = "",
        is_asked: bool = True,
    ) -> Room:
        """A table with its first entries. Its secret is chosen now, before anyone sits down, unless it has one."""
        game = find_game(game_id)
        check_substitute(settings.substitute, game)
        if settings.rated:
            bots = [draft.text for draft in drafts if draft.kind == "bot"]
            check_terms(game, seats, game.settle(seats, options), settings, bots)
        if is_asked:
            await self.check_room_for_more(host)
        terms = Terms(
            id=table_id or secrets.token_urlsafe(12),
            game=game.id,
            rules=game.rules,
            components=game.components,
            seats=seats,
            options=game.settle(seats, options),
            settings=settings,
            host=host,
            invite=secrets.token_urlsafe(16),
            secret=secret or secrets.token_hex(32),
        )
        return await self.rooms.add(Table(terms, game), drafts)

    async def check_room_for_more(self, host: str) -> None:
        """Refuse a host who has enough tables that are open, or at which a game goes on."""
        for phase, kind in (("open", "open-tables-of-host"), ("playing", "running-tables-of-host")):
            most = self.rooms.config.caps[kind]
            if await self.rooms.store.count_hosted(host, phase) >= most:
                raise TooManyAtOnce(kind=kind, most=most)


def seat_bots(bots: Mapping[int, str]) -> list[Draft]:
    """Entries that give bots their seats."""
    return [Draft("bot", seat, name) for seat, name in sorted(bots.items())]


def sit_down(person: str, seat: int | None, pledge: str | None) -> list[Draft]:
    """Entries that seat a person who is ready."""
    if seat is None:
        return []
    return [Draft("sit", seat, person), seating.get_ready(seat, pledge or "")]
