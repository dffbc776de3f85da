"""Link previews of pages that belong to no table: the daily challenge, and puzzles. Everybody may see all of them."""

from datetime import date

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from lampion import i18n
from lampion.bots.puzzles import puzzles_of
from lampion.games import GAMES
from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.kernel.game import Game
from lampion.server.api.puzzles import number_of
from lampion.server.limits import address_of
from lampion.server.live.rooms import Rooms
from lampion.server.pages import METHODS, send_page
from lampion.server.people.language import language_of
from lampion.server.previews import (
    NIGHT,
    PICTURE,
    Groups,
    Preview,
    count_picture,
    send_picture,
    site_preview,
    write_tags,
)
from lampion.tables import challenge

router = APIRouter(include_in_schema=False)


@router.api_route("/challenge", methods=METHODS)
async def show_todays_challenge(request: Request) -> Response:
    """The page of today's challenge."""
    rooms: Rooms = request.app.state.rooms
    return await show_challenge(request, challenge.day_of(rooms.clock()).isoformat())


@router.api_route("/challenge/{day}", methods=METHODS)
async def show_challenge(request: Request, day: str) -> Response:
    """The page of a day's challenge, with tags about it."""
    rooms: Rooms = request.app.state.rooms
    language = language_of(request)
    played = await game_of(request, day)
    if played is None:
        return send_page(request, head=write_tags(request, site_preview(language)))
    told = {"game": i18n.say(language, f"{played}-name"), "day": day}
    picture = picture_of(find_game(played), number_of(find_game(played), rooms.clock()))
    preview = Preview(
        i18n.say(language, "preview-challenge", **told), i18n.say(language, "preview-challenge-about"), picture
    )
    return send_page(request, head=write_tags(request, preview))


@router.api_route("/puzzle/{game}", methods=METHODS)
async def show_puzzle(request: Request, game: str) -> Response:
    """The page of a puzzle, with tags about it."""
    language = language_of(request)
    number = find_number(request, game)
    preview = site_preview(language)
    if number:
        about = {"game": i18n.say(language, f"{game}-name"), "number": number}
        preview = Preview(
            i18n.say(language, "puzzle-of-game", **about),
            i18n.say(language, "preview-puzzle-about"),
            picture_of(find_game(game), number),
            f"?number={number}",
        )
    return send_page(request, head=write_tags(request, preview))


@router.api_route(f"/puzzle/{{game}}/{PICTURE}", methods=METHODS)
async def show_picture(request: Request, game: str) -> Response:
    """The position of a puzzle; a night over the lake if there is no such puzzle."""
    count_picture(request)
    number = find_number(request, game)
    if not number:
        return await send_picture(request, NIGHT, [])
    rooms: Rooms = request.app.state.rooms
    groups = await rooms.bot_pool.aside(lambda: draw(game, number), address_of(request))
    return await send_picture(request, (f"puzzle {game}", number), groups)


async def game_of(request: Request, day: str) -> str | None:
    """What is or was played on a day; None also for who asks too often."""
    rooms: Rooms = request.app.state.rooms
    try:
        wanted = date.fromisoformat(day)
        if wanted == challenge.day_of(rooms.clock()):
            return challenge.plan_of(wanted).game
        request.app.state.limits.take_from("lists", request, rooms.clock())
    except (ValueError, LampionError):
        return None
    row = await rooms.store.challenge(wanted.isoformat())
    return row.game if row else None


def find_number(request: Request, game: str) -> int:
    """The puzzle that an address means, today's by default; 0 if there is none."""
    if game not in GAMES:
        return 0
    asked = request.query_params.get("number", "")
    today = number_of(find_game(game), request.app.state.rooms.clock())
    number = int(asked) if asked.isdecimal() and len(asked) < 7 else today
    return number if 0 < number <= len(puzzles_of(find_game(game))) else 0


def picture_of(game: Game, number: int) -> str:
    """The path of a puzzle's picture."""
    return f"puzzle/{game.id}/{PICTURE}?number={number}"


def draw(name: str, number: int) -> Groups:
    """What everybody sees of a puzzle's position."""
    game = find_game(name)
    return game.poster(game.view(puzzles_of(game)[number - 1].before(game), None))
