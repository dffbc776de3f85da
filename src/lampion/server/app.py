"""The app: what stands around the tables, and the tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.exceptions import HTTPException

import lampion
from lampion.server import analysing, lan, pages, sockets, tables
from lampion.server.analysing import Analyst
from lampion.server.clerk import Clerk
from lampion.server.clocktime import Clock, now
from lampion.server.config import Config
from lampion.server.lan import Doorway
from lampion.server.pages import Client
from lampion.server.rooms import Rooms
from lampion.server.surroundings import surround
from lampion.storage import Store


def create_app(config: Config, store: Store, clock: Clock = now) -> FastAPI:
    """A server over an open database."""
    app = FastAPI(
        title="Lampion", version=lampion.__version__, lifespan=live, redirect_slashes=False,
        openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
    )  # fmt: skip
    surround(app, config, store, clock)
    rooms = app.state.rooms = Rooms(config, store, app.state.metrics, clock)
    app.state.clerk = Clerk(rooms, app.state.limits)
    app.state.identity.on_removed(rooms.sign_out)
    app.state.identity.on_changed(lambda guest: rooms.rename(guest.id, guest.name))
    app.include_router(tables.router)
    app.state.analyst = Analyst(rooms, app.state.limits)
    app.include_router(analysing.router)
    app.include_router(sockets.router)
    app.state.doorway = Doorway(config)
    app.include_router(lan.router)
    app.state.client = Client()
    app.include_router(pages.router)
    app.add_exception_handler(HTTPException, pages.show_nothing)  # type: ignore[arg-type]
    return app


@asynccontextmanager
async def live(app: FastAPI) -> AsyncIterator[None]:
    """What goes on while the server runs."""
    rooms: Rooms = app.state.rooms
    await rooms.start()
    yield
    await rooms.stop()
