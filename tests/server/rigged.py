"""`lampion serve` with chance fixed by tests: `python -m tests.server.rigged serve …`.

Production code knows nothing of this: the modules that draw secrets get a stand-in, and each request sets the word
that its draws follow from. With `TURNS`, people move first where several seats decide at the same time, and bots
follow one by one; otherwise their thinking times would decide who draws what. With `ANSWER_SECONDS`, outside programs
have that long for an answer. A table can also be made in the middle of a game.
"""

import asyncio
import os
import secrets
import sys
from http.cookies import SimpleCookie
from unittest.mock import patch

from fastapi import APIRouter, FastAPI, Request
from pydantic import BaseModel
from starlette.types import ASGIApp, Receive, Scope, Send

from lampion.bots import outside
from lampion.cli.main import main
from lampion.server import app, process
from lampion.server.api.dependencies import NewTablesHere, RoomsHere
from lampion.server.api.new_tables import TableMade, become_guest
from lampion.server.config import Config
from lampion.server.live.bot_turns import BotTurns
from lampion.server.people.identity import Visitor
from lampion.storage import Store
from lampion.tables import Table
from tests.chance import COOKIE, TURNS, WORD, Luck, spoken, stand_in
from tests.server.site_thread import same_priority

ANSWER_SECONDS = "LAMPION_TEST_ANSWER_SECONDS"  # the environment variable with the time limit of outside programs


class WordMiddleware:
    """Reads the word for chance from the cookie of each request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let everything that follows from a request draw from its word."""
        sent = dict(scope.get("headers", ())).get(b"cookie", b"").decode("latin-1")
        cookie = SimpleCookie(sent).get(COOKIE)
        spoken.set(cookie.value if cookie else os.environ.get(WORD, ""))
        await self.app(scope, receive, send)


def first_to_move(table: Table) -> int:
    """The seat that goes first among those that may decide now: a person, else the first bot."""
    return min(table.waiting(), key=lambda seat: (bool(table.seats[seat].bot), seat))


async def move_in_turn(turns: BotTurns, seat: int, decision: int) -> None:
    """Let a bot move if it is its turn; if not, it is asked again after the next move."""
    if seat == first_to_move(turns.saved.table):
        await let_bot_move(turns, seat, decision)
    elif turns.thinking[seat].task is asyncio.current_task():
        del turns.thinking[seat]


let_bot_move = BotTurns.let_bot_move
router = APIRouter()


class Scene(BaseModel):
    """A game in progress, with the visitor in its first seat."""

    game: str
    seats: int
    options: dict[str, str]
    position: str
    bot: str


@router.post("/api/rigged/scene", status_code=201)
async def set_scene(
    scene: Scene, request: Request, rooms: RoomsHere, new_tables: NewTablesHere, guest: Visitor
) -> TableMade:
    """Seat the visitor against bots in the middle of a game."""
    guest = guest or await become_guest(request, request.app.state.limits, rooms)
    room = await new_tables.start_against_bots(
        guest.id, scene.game, scene.seats, scene.options, scene.bot, nonce="nonce", position=scene.position
    )
    return TableMade(id=room.id, invite=room.table.terms.invite)


def create_app(config: Config, store: Store) -> FastAPI:
    """The usual app with the route for scenes, behind the middleware for the word."""
    with same_priority():
        made = app.create_app(config, store)
    made.include_router(router)
    made.router.routes.insert(0, made.router.routes.pop())  # before the catch-all route for pages
    made.add_middleware(WordMiddleware)
    return made


if __name__ == "__main__":
    luck = Luck(spoken.get)
    vars(luck)["token_urlsafe"] = secrets.token_urlsafe  # ids must not repeat after a restart
    stand_in(luck)
    patch.object(process, "create_app", create_app).start()
    if os.environ.get(TURNS):
        patch.object(BotTurns, "let_bot_move", move_in_turn).start()
    if seconds := os.environ.get(ANSWER_SECONDS):
        patch.object(outside.share, "__defaults__", (float(seconds),)).start()
    sys.exit(main())
