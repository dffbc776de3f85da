"""The path under which a proxy publishes the server, taken off every request."""

from starlette.types import ASGIApp, Receive, Scope, Send


class PathPrefix:
    """Takes the path of the public address off every request, whether or not a proxy has already done so."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Write the path as ASGI wants it: `root_path` in front, then the path that the routes know."""
        if self.prefix and scope["type"] in ("http", "websocket"):
            path = self.prefix + without_prefix(scope["path"], self.prefix)
            raw = self.prefix + without_prefix(scope.get("raw_path", b"").decode("latin-1"), self.prefix)
            scope = {**scope, "root_path": self.prefix, "path": path, "raw_path": raw.encode("latin-1")}
        await self.app(scope, receive, send)


def without_prefix(path: str, prefix: str) -> str:
    """A path without its prefix, if it has one."""
    return path.removeprefix(prefix) or "/" if path == prefix or path.startswith(f"{prefix}/") else path


def route_path(scope: Scope) -> str:
    """The path as the routes know it."""
    return without_prefix(scope["path"], scope.get("root_path", "")) if scope.get("root_path") else scope["path"]
