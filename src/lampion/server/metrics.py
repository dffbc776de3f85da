"""Numbers about a running server for Prometheus, and whether it is well."""

from typing import Annotated

from fastapi import APIRouter, Depends
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from pydantic import BaseModel
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

import lampion
from lampion.server.limits import address_of, is_local
from lampion.server.problems import PROBLEMS, NotFound

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
THINKING = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

router = APIRouter()


class Metrics:
    """What one server process counts and measures, in a registry of its own."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        route = ("method", "route")
        self.requests = Counter("lampion_requests", "Requests", (*route, "status"), registry=registry)
        self.request_seconds = Histogram(
            "lampion_request_seconds", "Time to answer a request", route, buckets=MOMENTS, registry=registry
        )
        self.sockets = Gauge("lampion_sockets_open", "Sockets that are open", registry=registry)
        self.tables = Gauge("lampion_tables_in_memory", "Tables that are in memory", registry=registry)
        self.moves = Counter("lampion_moves", "Moves played", ("by",), registry=registry)
        self.appends = Counter("lampion_appends", "Entries written to the database", registry=registry)
        self.bot_seconds = Histogram(
            "lampion_bot_seconds", "Time that a bot thought", buckets=THINKING, registry=registry
        )
        self.seen_seconds = Histogram(
            "lampion_move_seen_seconds", "Time from a move's arrival until it was sent to all who watch",
            buckets=MOMENTS, registry=registry,
        )  # fmt: skip

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self.registry)


def metrics_of(connection: HTTPConnection) -> Metrics:
    """The metrics of the app that a request is for."""
    found = connection.app.state.metrics
    assert isinstance(found, Metrics)
    return found


def only_from_here(request: Request) -> None:
    """Hide a route from all but programs on this machine that come directly, not through a proxy."""
    host = (request.url.hostname or "").lower()
    forwarded = any(name in request.headers for name in FORWARDED)
    if forwarded or not is_local(address_of(request)) or host == request.app.state.config.public_host:
        raise NotFound()


class Health(BaseModel):
    """The server is well."""

    status: str
    version: str


@router.get("/metrics", include_in_schema=False, dependencies=[Depends(only_from_here)])
async def show_metrics(metrics: Annotated[Metrics, Depends(metrics_of)]) -> Response:
    """All that is measured."""
    return Response(metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


@router.get("/healthz", tags=["server"], responses=PROBLEMS)
async def show_health(request: Request) -> Health:
    """Is the server up, and does its database answer?"""
    await request.app.state.store.ping()
    return Health(status="ok", version=lampion.__version__)
