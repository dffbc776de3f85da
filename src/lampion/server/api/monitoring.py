"""Metrics for Prometheus, and a health check."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from pydantic import BaseModel
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

import lampion
from lampion.server.api.local_only import only_from_here
from lampion.server.errors import PROBLEMS, Unavailable
from lampion.server.live.rooms import Rooms
from lampion.server.metrics import Metrics

router = APIRouter()


class Health(BaseModel):
    """The server is well."""

    status: str
    version: str
    process: str | None = None  # its name, if there are others
    bus: Literal["ok", "down"] | None = None  # without it, others' work is seen after a second


async def metrics_of(connection: HTTPConnection) -> Metrics:
    """The metrics of the app that a request is for."""
    found = connection.app.state.metrics
    assert isinstance(found, Metrics)
    return found


@router.get("/metrics", include_in_schema=False, dependencies=[Depends(only_from_here)])
async def show_metrics(metrics: Annotated[Metrics, Depends(metrics_of)]) -> Response:
    """Everything that is measured."""
    return Response(metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


@router.get("/healthz", tags=["server"], responses=PROBLEMS, response_model_exclude_none=True)
async def show_health(request: Request) -> Health:
    """Is the server up, does its database answer, and could it be written to a few seconds ago?"""
    await request.app.state.store.ping()
    rooms: Rooms | None = getattr(request.app.state, "rooms", None)
    if rooms is not None and rooms.trouble is not None:
        raise rooms.trouble.with_traceback(None)
    if rooms is not None and rooms.is_leaving:
        raise Unavailable()
    health = Health(status="ok", version=lampion.__version__)
    if rooms is not None and rooms.bus.is_shared:
        health.process, health.bus = rooms.bus.name, "ok" if rooms.bus.is_linked else "down"
    return health
