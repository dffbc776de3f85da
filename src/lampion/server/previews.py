"""Link previews: what those who show a link to a table or a replay learn of it, as tags of its page and a picture.

They show what strangers may see and nothing else: of a table that takes an invitation, neither names nor position
before the game is over; of a locked one, nothing.
"""

import html
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from lampion import i18n
from lampion.kernel.errors import LampionError
from lampion.kernel.poster import Spot
from lampion.server.limits import address_of
from lampion.server.live.access import check_may_read
from lampion.server.live.messages import SeatInfo
from lampion.server.live.room import Room
from lampion.server.live.rooms import Rooms
from lampion.server.live.sockets import count_opening
from lampion.server.pages import METHODS, send_page
from lampion.server.people.language import language_of
from lampion.tables import Table

Key = tuple[str, int]  # a table and the number of its last entry, or what else is shown
Groups = Sequence[Sequence[Spot]]

KEPT = 60  # pictures in memory
CACHED = "public, max-age=300"
PICTURE = "preview.png"
NIGHT: Key = ("", 0)  # of the picture that shows nothing in particular

router = APIRouter(include_in_schema=False)
painted: OrderedDict[Key, bytes] = OrderedDict()


@dataclass(frozen=True)
class Preview:
    """What a link shows: a title, a line of text, the path of a picture, and what the page's address needs besides."""

    title: str
    text: str
    picture: str
    query: str = ""


async def show_table(request: Request) -> Response:
    """The page of a table or a replay, with tags about it."""
    found = await preview_of(request, request.path_params["table"])
    return send_page(request, head=write_tags(request, found))


for address in ("/table/{table}", "/replay/{table}"):
    router.add_api_route(address, show_table, methods=METHODS)


@router.api_route(f"/table/{{table}}/{PICTURE}", methods=METHODS)
async def show_picture(request: Request, table: str) -> Response:
    """The position of a table as everybody may see it; a night over the lake where strangers may see nothing."""
    count_picture(request)
    return await send_picture(request, *poster_of(await find_open(request, table)))


@router.api_route(f"/{PICTURE}", methods=METHODS)
async def show_night(request: Request) -> Response:
    """A night over the lake."""
    count_picture(request)
    return await send_picture(request, NIGHT, [])


def count_picture(request: Request) -> None:
    """Count a picture: painting one takes a core for half a second."""
    request.app.state.limits.take_from("previews", request, request.app.state.rooms.clock())


async def find_open(request: Request, table: str) -> Room | None:
    """The table, if strangers may read it, and unless too many were read for this client."""
    rooms: Rooms = request.app.state.rooms
    try:
        count_opening(request.app.state.limits, rooms, request, table)
        room = await rooms.find(table, address_of(request))
        check_may_read(room, "")
    except LampionError:
        return None
    return room


def shows_position(table: Table) -> bool:
    """May everybody with the address see names and position in a preview?"""
    return table.phase == "over" or table.settings.listed


# The picture


async def send_picture(request: Request, key: Key, groups: Groups) -> Response:
    """A picture of what everybody may see; `key` says what of."""
    rooms: Rooms = request.app.state.rooms
    picture = await rooms.bot_pool.paint(lambda: paint_once(key, groups), address_of(request))
    return Response(picture, media_type="image/png", headers={"Cache-Control": CACHED})


def poster_of(room: Room | None) -> tuple[Key, Groups]:
    """What a picture of a table shows, and a name for that; looked at now, as the game goes on meanwhile."""
    if room is None or not shows_position(room.table) or room.table.live_match is None:
        return NIGHT, []
    table = room.table
    view = table.game.view(room.table.live_match.position, None)
    return (room.id, table.number), table.game.poster(view)


def paint_once(key: Key, groups: Groups) -> bytes:
    """A picture that was painted before, or that is painted now, in the only thread that does."""
    from lampion.server.painting import paint  # NumPy takes a moment to load

    if key not in painted:
        painted[key] = paint(groups, zlib.crc32(key[0].encode()))
        while len(painted) > KEPT:
            painted.popitem(last=False)
    painted.move_to_end(key)
    return painted[key]


# The words


async def preview_of(request: Request, table: str) -> Preview:
    """What a link to this table shows."""
    language = language_of(request)
    room = await find_open(request, table)
    if room is None:
        return site_preview(language)
    picture = f"table/{room.id}/{PICTURE}?{room.table.number if shows_position(room.table) else 0}"
    return Preview(*describe(room, language), picture)


def site_preview(language: str) -> Preview:
    """What a link shows that leads to nothing in particular."""
    return Preview(i18n.say(language, "web-name"), i18n.say(language, "preview-site"), PICTURE)


def describe(room: Room, language: str) -> tuple[str, str]:
    """Title and text of a table's preview."""
    table = room.table
    game = i18n.say(language, f"{table.terms.game}-name")
    names = [name_of(seat, language) for seat in room.audience.seats()] if shows_position(table) else []
    about = {"game": game, "who": ", ".join(filter(None, names)) or "none", "seats": table.terms.seats}
    winners = (table.outcome or {}).get("winners", [])
    scores = (table.outcome or {}).get("scores", [])
    if table.phase == "over" and winners and names:
        who = [names[seat] for seat in winners]
        told = {**about, "count": len(who), "who": ", ".join(who)}
        points = ", ".join(f"{name} {points}" for name, points in zip(names, scores, strict=False))
        return i18n.say(language, "preview-won", **told), i18n.say(language, "preview-scores", scores=points)
    kind = "open" if table.phase == "open" else "playing" if table.phase == "playing" else "over"
    free = table.count_open_seats()
    title = i18n.say(language, f"preview-{kind}", **about, free=free)
    return title, i18n.say(language, f"preview-{kind}-about", **about, free=free)


def name_of(seat: SeatInfo, language: str) -> str:
    """The name of a seat, as the page has it; empty if it is open."""
    if seat["kind"] == "open":
        return ""
    if seat["kind"] == "bot":
        return i18n.say(language, f"web-bot-name-{seat['seat'] % 8}")
    return seat["name"] or i18n.say(language, "web-player", seat=seat["seat"] + 1)


def write_tags(request: Request, preview: Preview) -> str:
    """The tags that those who show links read."""
    base = (request.app.state.config.public_url or str(request.base_url)).rstrip("/")
    path = request.scope["path"]
    named = {
        "og:site_name": "Lampion", "og:type": "website", "og:title": preview.title, "og:description": preview.text,
        "og:url": f"{base}{path}{preview.query}", "og:image": f"{base}/{preview.picture}", "og:image:type": "image/png",
        "og:image:width": "1200", "og:image:height": "630", "og:image:alt": preview.title,
    }  # fmt: skip
    tags = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in named.items()]
    tags.append(f'<meta name="description" content="{html.escape(preview.text)}" />')
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return "".join(tags)
