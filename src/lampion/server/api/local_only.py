"""Routes that only programs on this machine may use."""

from starlette.requests import Request

from lampion.server.errors import NotFound
from lampion.server.limits import address_of, is_local

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


async def only_from_here(request: Request) -> None:
    """Hide a route from everyone but programs on this machine that connect directly, not through a proxy.

    They name this machine's loopback as the host. Whatever other name a request has, a proxy passed it on.
    """
    host = (request.url.hostname or "").lower().removesuffix(".")
    forwarded = any(name in request.headers for name in FORWARDED)
    named = host == "localhost" or host.endswith(".localhost") or is_local(host)
    if forwarded or not named or not is_local(address_of(request)) or host == request.app.state.config.public_host:
        raise NotFound()
