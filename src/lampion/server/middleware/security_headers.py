"""Headers that tell the browser what a page may load, who may frame it, and what may be cached."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lampion.server.config import Config
from lampion.server.middleware.path_prefix import route_path

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # an invitation is a secret in an adadd
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
STARTS = ("http.response.start", "websocket.http.response.start")
UNCACHED = ("/metrics", "/healthz")


class SecurityHeaders:
    """Adds the headers to every answer, including errors and refused sockets."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.always = dict(ALWAYS)
        if config.is_secure:
            self.always["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers when the answer begins. The API is never cached; pages set their own caching."""

        async def add(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in self.always.items():
                    headers[name] = value
                path = route_path(scope)
                if path == "/api" or path.startswith("/api/") or path in UNCACHED or message["status"] >= 400:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self.app(scope, receive, add)
