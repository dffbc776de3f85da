"""What stands around the tables: identity, limits, metrics, errors and guards, put around an app in their order."""

from fastapi import FastAPI

from lampion.server import guests, metrics, problems
from lampion.server.clocktime import Clock, now
from lampion.server.config import Config
from lampion.server.cookies import CookieSender
from lampion.server.guard import Door, Porch, Prefix
from lampion.server.headers import SecurityHeaders
from lampion.server.identity import Identity
from lampion.server.limits import Limits
from lampion.server.metrics import Metrics
from lampion.server.watching import Watch
from lampion.storage import Store, read_key


def surround(app: FastAPI, config: Config, store: Store, clock: Clock = now) -> None:
    """Give an app its guests and its guards; routes find what they need in `app.state`."""
    app.state.config = config
    app.state.store = store
    app.state.limits = Limits(config.rates, config.caps)
    app.state.metrics = Metrics()
    app.state.identity = Identity(config, store, read_key(config.data, "cookie.key"), clock)
    app.include_router(metrics.router)
    app.include_router(guests.router)
    problems.install(app)
    # From the innermost to the outermost.
    app.add_middleware(Porch, most=config.body)
    app.add_middleware(Door, config=config, limits=app.state.limits, clock=clock)
    app.add_middleware(Watch, metrics=app.state.metrics)
    app.add_middleware(CookieSender)
    app.add_middleware(SecurityHeaders, config=config)
    app.add_middleware(Prefix, prefix=config.prefix)
