"""The app: services, middleware and routes put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.exceptions import HTTPException

import lampion
from lampion.server import balance, errors, page_previews, pages, previews
from lampion.server.api import (
    analysis,
    challenges,
    clubs,
    games,
    guests,
    ladders,
    lan,
    lobby,
    mates,
    monitoring,
    new_tables,
    pairings,
    passkeys,
    profiles,
    puzzles,
    replays,
    tables,
    tournaments,
)
from lampion.server.api.lan import LanAccess
from lampion.server.bus.bus import Bus
from lampion.server.bus.errors import needing_driver
from lampion.server.bus.leases import Leases
from lampion.server.bus.shared_limits import SharedLimits
from lampion.server.clock import Clock, now
from lampion.server.config import Config
from lampion.server.limits import Limits
from lampion.server.live import sockets
from lampion.server.live.analyses import Analyst
from lampion.server.live.challenges import Challenges
from lampion.server.live.command_executor import CommandExecutor
from lampion.server.live.far_thoughts import FarThoughts
from lampion.server.live.new_tables import NewTables
from lampion.server.live.pairings import Pairings
from lampion.server.live.rooms import Rooms
from lampion.server.live.site import Site
from lampion.server.live.tournaments import Tournaments
from lampion.server.metrics import Metrics
from lampion.server.middleware.access_log import AccessLog
from lampion.server.middleware.cookie_sender import CookieSender
from lampion.server.middleware.guard import Guard
from lampion.server.middleware.path_prefix import PathPrefix
from lampion.server.middleware.request_body import RequestBody
from lampion.server.middleware.security_headers import SecurityHeaders
from lampion.server.pages import Client
from lampion.server.people.homes import Homes
from lampion.server.people.identity import Identity
from lampion.storage import Store, read_key

COOKIE_KEY = "cookie.key"
BASIC_ROUTES = (monitoring, guests, passkeys)
TABLE_ROUTES = (
    games,
    new_tables,
    lobby,
    tables,
    replays,
    analysis,
    puzzles,
    challenges,
    sockets,
    lan,
    ladders,
    profiles,
    pairings,
    mates,
    clubs,
    tournaments,
)


def create_app(config: Config, store: Store, clock: Clock = now, key: bytes | None = None) -> FastAPI:
    """A server over an open database; the key for cookies is by default in the data folder."""
    app = FastAPI(
        title="Lampion", version=lampion.__version__, lifespan=run_rooms, redirect_slashes=False,
        openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
    )  # fmt: skip
    add_basics(app, config, store, clock, key)
    bus, leases, redis = meet(config)
    rooms = app.state.rooms = Rooms(config, store, app.state.metrics, app.state.homes, clock, bus, leases)
    if bus.is_shared:
        app.state.site = Site(rooms, app.state.identity, bus)
        rooms.bot_pool.far = FarThoughts(redis, bus, app.state.metrics)
        app.state.shared_limits = SharedLimits(app.state.limits, bus, clock)
    app.state.new_tables = NewTables(rooms)
    app.state.challenges = Challenges(rooms, app.state.new_tables)
    app.state.pairings = Pairings(app.state.new_tables)
    app.state.tournaments = Tournaments(app.state.new_tables)
    app.state.executor = CommandExecutor(rooms.services, app.state.new_tables, app.state.limits)
    app.state.analyst = Analyst(rooms.services, app.state.limits)
    app.state.lan_access = LanAccess(config)
    app.state.client = Client()
    app.state.identity.on_removed(rooms.sign_out)
    app.state.identity.on_changed(lambda guest: rooms.rename(guest.id, guest.name))
    for module in TABLE_ROUTES:
        app.include_router(module.router)
    app.include_router(previews.router)
    app.include_router(page_previews.router)
    app.include_router(balance.router)
    app.include_router(pages.router)  # last: it matches any address
    app.add_exception_handler(HTTPException, pages.show_nothing)  # type: ignore[arg-type]
    return app


def add_basics(app: FastAPI, config: Config, store: Store, clock: Clock = now, key: bytes | None = None) -> None:
    """What a server has even without tables: guests, limits, metrics, errors and middleware.

    Routes find the services in `app.state`.
    """
    app.state.config = config
    app.state.store = store
    app.state.limits = Limits(config.rates, config.caps)
    app.state.metrics = Metrics(config.process if config.redis else "")
    app.state.homes = Homes()
    app.state.identity = Identity(config, store, key or read_key(config.data, COOKIE_KEY), clock)
    for module in BASIC_ROUTES:
        app.include_router(module.router)
    errors.install(app)
    # From the innermost to the outermost.
    app.add_middleware(RequestBody, most=config.body)
    app.add_middleware(Guard, config=config, limits=app.state.limits, clock=clock)
    app.add_middleware(AccessLog, metrics=app.state.metrics)
    app.add_middleware(CookieSender)
    app.add_middleware(SecurityHeaders, config=config)
    app.add_middleware(PathPrefix, prefix=config.prefix)


def meet(config: Config) -> tuple[Bus, Leases, Any]:
    """The bus and the leases of a process that is alone, or of one of several, and the connection to Redis."""
    if config.redis is None:
        return Bus(config.process), Leases(), None
    with needing_driver():
        from lampion.server.bus.redis_bus import RedisBus, connect
        from lampion.server.bus.redis_leases import RedisLeases
    redis = connect(config.redis)
    bus = RedisBus(redis, config.process)
    return bus, RedisLeases(redis, bus), redis


@asynccontextmanager
async def run_rooms(app: FastAPI) -> AsyncIterator[None]:
    """Keep the tables alive while the server runs. Whatever is read once is read before anybody asks for it."""
    rooms: Rooms = app.state.rooms
    await asyncio.to_thread(puzzles.read_all)
    await rooms.start()
    yield
    await rooms.stop()
