"""Sends the cookie that a lookup left for the answer."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STARTS = ("http.response.start", "websocket.accept", "websocket.http.response.start")


class CookieSender:
    """Adds the cookie to any answer, including errors and sockets."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the header when the answer begins."""

        async def add(message: Message) -> None:
            cookie = scope.get("state", {}).get("cookie")
            if cookie and message["type"] in STARTS:
                message.setdefault("headers", [])
                MutableHeaders(scope=message).append("set-cookie", cookie)
            await send(message)

        await self.app(scope, receive, add)
