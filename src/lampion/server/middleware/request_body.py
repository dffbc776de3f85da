"""Bodies of requests: JSON only, and bounded in size and time."""

import asyncio

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lampion.server.errors import Refusal, answer
from lampion.server.people.language import language_of


class TooLarge(Refusal):
    """The body has more bytes than the server accepts. Data: most."""

    code = "too-large"
    status = 413


class TooSlow(Refusal):
    """The body took too long to arrive. Data: seconds."""

    code = "too-slow"
    status = 408


class NotJson(Refusal):
    """The body is not declared as JSON. No data."""

    code = "not-json"
    status = 415


class RequestBody:
    """Reads the whole body of a request before the app sees it."""

    patience = 30  # seconds

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its body, or refuse it."""
        headers = Headers(scope=scope) if scope["type"] == "http" else Headers()
        if "content-length" not in headers and "transfer-encoding" not in headers:
            await self.app(scope, receive, send)
            return
        try:
            body = await self.read(headers, receive)
        except Refusal as refusal:
            await answer(refusal, language_of(HTTPConnection(scope)))(scope, receive, send)
            return
        if body is None:  # the client left and needs no answer
            return
        sent = False

        async def replay() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, replay, send)

    async def read(self, headers: Headers, receive: Receive) -> bytes | None:
        """The body, counted while it arrives; None if the client left."""
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:20]) > self.most:
            raise TooLarge(most=self.most)
        parts, size, more = [], 0, True
        until = asyncio.get_running_loop().time() + self.patience
        while more:
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise TooSlow(seconds=self.patience) from None
            if message["type"] == "http.disconnect":
                return None
            part = message.get("body", b"")
            size += len(part)
            if size > self.most:
                raise TooLarge(most=self.most)
            parts.append(part)
            more = message.get("more_body", False)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if size and kind != "application/json":
            raise NotJson()
        return b"".join(parts)
