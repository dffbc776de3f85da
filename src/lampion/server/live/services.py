"""What a room needs from the server."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from lampion.server.bus.bus import Bus
from lampion.server.bus.leases import Leases
from lampion.server.clock import Clock
from lampion.server.live.bot_pool import BotPool
from lampion.server.live.pacing import Pacing
from lampion.server.live.presence import Presence
from lampion.server.live.pulse import Pulse
from lampion.server.live.results import Results
from lampion.server.live.site_pulse import SitePulse
from lampion.server.metrics import Metrics
from lampion.server.people.homes import Homes
from lampion.storage import Store

Spawn = Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]]


@dataclass(frozen=True, slots=True)
class Services:
    """The few services that every room of a server shares."""

    store: Store
    metrics: Metrics
    clock: Clock
    bot_pool: BotPool
    spawn: Spawn  # runs something in a task of its own
    started: int  # when the server started
    pulse: Pulse
    homes: Homes
    pacing: Pacing  # of bots
    drawing: Pacing
    results: Results
    bus: Bus
    leases: Leases
    presence: Presence
    site_pulse: SitePulse | None  # None: this process is alone
