"""`lampion serve` with the luck that tests ask for: `python -m tests.server.rigged serve …`.

Production code knows nothing of it: the modules that draw secrets are given other ones, and each request sets the
word that the draws follow from.
"""

import sys
from http.cookies import SimpleCookie
from unittest.mock import patch

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from lampion.cli.main import main
from lampion.server import app, serving
from lampion.server.config import Config
from lampion.storage import Store
from tests.chance import COOKIE, MODULES, Luck, spoken


class Listening:
    """Hears the word of whoever asks."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """All that follows from a request draws from its word."""
        sent = dict(scope.get("headers", ())).get(b"cookie", b"").decode("latin-1")
        cookie = SimpleCookie(sent).get(COOKIE)
        spoken.set(cookie.value if cookie else "")
        await self.app(scope, receive, send)


def create_app(config: Config, store: Store) -> FastAPI:
    """The usual app, behind somebody who listens."""
    made = app.create_app(config, store)
    made.add_middleware(Listening)
    return made


if __name__ == "__main__":
    luck = Luck()
    for module in MODULES:
        patch(module, luck).start()
    patch.object(serving, "create_app", create_app).start()
    sys.exit(main())
