"""`lampion serve` with chance fixed by tests: `python -m tests.server.rigged serve …`.

Production code knows nothing of this: the modules that draw secrets get a stand-in, and each request sets the word
that its draws follow from. With `TURNS`, people move first where several seats decide at the same time, and bots
follow one by one; otherwise their thinking times would decide who draws what. With `ANSWER_SECONDS`, outside programs
have that long for an answer. A table can also be made in the middle of a game.
"""

import asyncio
import os
import secrets
import signal
import sys
import time
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
from lampion.server.clock import Clock, now
from lampion.server.config import Config
from lampion.server.live.bot_turns import BotTurns
from lampion.server.live.new_tables import Neighbour
from lampion.server.people.identity import Visitor
from lampion.storage import Store
from lampion.tables import Draft, Settings, Table, seating
from lampion.tables.settings import Pace
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


def first_to_move(table: Table) -> int | None:
    """The seat that goes first among those that may decide now: a person, else the first bot; None after the end."""
    return min(table.waiting(), key=lambda seat: (bool(table.seats[seat].bot), seat), default=None)


async def move_in_turn(turns: BotTurns, seat: int, decision: int) -> None:
    """Let a bot move if it is its turn; if not, it is asked again after the next move."""
    if seat == first_to_move(turns.saved.table):
        await let_bot_move(turns, seat, decision)
    elif turns.thinking[seat].task is asyncio.current_task():
        del turns.thinking[seat]


let_bot_move = BotTurns.let_bot_move
router = APIRouter()


class Scene(BaseModel):
    """A game in progress: the visitor in its first seat, people at their screen and others next, bots in the rest."""

    game: str
    seats: int
    options: dict[str, str]
    position: str
    bot: str
    people: int = 1
    beside: list[str] = []  # the names of people at the visitor's screen, who are among these
    minutes: int = 0  # of a live clock
    windows: list[str] | None = None  # in which people are asked, if not in the usual ones


prepared: dict[str, Scene] = {}  # by table: what begins once everybody is there


@router.post("/api/rigged/scene", status_code=201)
async def set_scene(
    scene: Scene, request: Request, rooms: RoomsHere, new_tables: NewTablesHere, guest: Visitor
) -> TableMade:
    """Seat the visitor in the middle of a game; it begins at once if nobody else is to come."""
    guest = guest or await become_guest(request, request.app.state.limits, rooms)
    bots = dict.fromkeys(range(scene.people, scene.seats), scene.bot)
    pace = Pace(kind="live", bank=60 * scene.minutes) if scene.minutes else Pace()
    settings = Settings(listed=False, pace=pace)
    beside = {seat: Neighbour(name, None) for seat, name in enumerate(scene.beside, 1)}
    room = await new_tables.open(guest.id, scene.game, scene.seats, scene.options, settings, bots, 0, None, beside)
    prepared[room.id] = scene
    if scene.people == 1 + len(scene.beside):
        await begin_scene(room.id, rooms)
    return TableMade.of(room)


@router.post("/api/rigged/scene/{table}", status_code=204)
async def begin_scene(table: str, rooms: RoomsHere) -> None:
    """Begin a prepared game."""
    scene, room = prepared.pop(table), await rooms.find(table)
    if scene.windows is not None:
        drafts = [Draft("windows", seat, ",".join(scene.windows)) for seat in range(scene.people)]
        await room.act(lambda _: drafts)
    await room.act(lambda table: seating.start(table, table.terms.host, scene.position))


def create_app(config: Config, store: Store, clock: Clock = now, key: bytes | None = None) -> FastAPI:
    """The usual app with the route for scenes, behind the middleware for the word."""
    with same_priority():
        made = app.create_app(config, store, clock, key)
    made.include_router(router)
    made.router.routes.insert(0, made.router.routes.pop())  # before the catch-all route for pages
    made.add_middleware(WordMiddleware)
    return made


def set_clock_ahead(*_: object) -> None:
    """The clock of this machine is set an hour ahead."""
    before = time.time_ns
    time.time_ns = lambda: before() + 3600 * 10**9


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, set_clock_ahead)
    luck = Luck(spoken.get)
    vars(luck)["token_urlsafe"] = secrets.token_urlsafe  # ids must not repeat after a restart
    stand_in(luck)
    patch.object(process, "create_app", create_app).start()
    if os.environ.get(TURNS):
        patch.object(BotTurns, "let_bot_move", move_in_turn).start()
    if seconds := os.environ.get(ANSWER_SECONDS):
        patch.object(outside.share, "__defaults__", (float(seconds),)).start()
    sys.exit(main())
