"""Routes that only programs on this machine may use."""

from starlette.requests import Request

from lampion.server.errors import NotFound
from lampion.server.limits import address_of, is_local

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


def only_from_here(request: Request) -> None:
    """Hide a route from everyone but programs on this machine that connect directly, not through a proxy."""
    host = (request.url.hostname or "").lower()
    forwarded = any(name in request.headers for name in FORWARDED)
    if forwarded or not is_local(address_of(request)) or host == request.app.state.config.public_host:
        raise NotFound()
