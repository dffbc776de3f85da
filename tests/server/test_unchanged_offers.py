"""News leave out offers that are the same as before, and a client that keeps its own never shows stale ones."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from lampion.games import GAMES
from lampion.kernel.rng import Rng
from lampion.server.bus.bus import Bus
from lampion.server.live.audience import Audience
from lampion.server.live.listeners import Listener
from lampion.server.live.presence import Presence
from lampion.tables import Table
from lampion.tables.live_match import AppliedEntry
from tests.tables.helpers import GUESTS, begin, move, step, texts, undo

SIMULTANEOUS: dict[str, dict[str, Any]] = {"spring-festival": {}, "fireworks": {"mode": "advanced-2"}}


class Client:
    """A socket at a table, and the offers that its page shows."""

    def __init__(self, audience: Audience, guest: str) -> None:
        self.listener = Listener(guest, "")
        self.audience = audience
        self.offers: list[Any] = []
        self.at = -1
        self.kept = 0  # times that offers were left out
        self.untold: list[AppliedEntry] = []
        viewer = audience.saved.table.find_eyes(guest)
        self.take(json.loads(json.dumps(audience.welcome(guest, viewer, self.listener)["state"])))

    def take(self, state: dict[str, Any]) -> None:
        """Show a state; offers that were left out must be those with the same number."""
        if "offers" in state:
            self.offers, self.at = state["offers"], state["offers_at"]
        else:
            assert state["offers_at"] == self.at
            self.kept += 1

    def hear(self) -> None:
        """Hear what happened since the last time."""
        self.audience.tell_news(self.untold, [self.listener])
        self.untold = []
        while not self.listener.queue.empty():
            self.take(json.loads(str(self.listener.queue.get_nowait()))["state"])


def gather(table: Table, people: tuple[str, ...]) -> tuple[Audience, list[Client]]:
    """The listeners of a table."""
    services: Any = SimpleNamespace(clock=lambda: 0, started=0, presence=Presence(Bus("alone")))
    saved: Any = SimpleNamespace(table=table, created=0)
    audience = Audience(services, saved)
    return audience, [Client(audience, guest) for guest in people]


def shown(offers: list[Any]) -> list[str]:
    """The moves of offers."""
    return [offer["move"] for offer in offers]


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_can_always_play_what_its_page_shows(game: str) -> None:
    """Over a game with undos in which people hear at different moments, several things at once."""
    table, rng = begin(game, 3, **SIMULTANEOUS.get(game, {})), Rng(5)
    audience, clients = gather(table, (*GUESTS[:3], GUESTS[0], "stranger"))

    for _ in range(60):
        if table.phase == "over":
            break
        before = len(table.entries)
        applied: list[AppliedEntry] = []
        undoing = [seat for seat in range(3) if audience.state(seat, 0)["undo"]] if rng.below(6) == 0 else []
        if undoing:
            applied = undo(table, undoing[0])
        else:
            step(table, rng)
            applied = [AppliedEntry(entry) for entry in table.entries[before:] if entry.kind != "move"]
        for client in clients:
            client.untold += applied
            if rng.below(3):
                client.hear()
                seat = table.find_seat(client.listener.guest)
                assert client.offers == json.loads(json.dumps(audience.state(seat, 0)["offers"]))
                waits = seat is not None and seat in table.waiting()
                assert shown(client.offers) == (texts(table, seat) if waits and seat is not None else [])
    assert all(client.kept for client in clients)


def test_what_others_do_at_the_same_time_leaves_my_offers_alone() -> None:
    """[SF-3] Everybody lays their starting tiles at once."""
    table = begin("spring-festival", 2)
    _, (ann, ben) = gather(table, GUESTS[:2])
    before = ann.offers

    for _ in range(3):
        applied = move(table, 1)
        for client in (ann, ben):
            client.untold += applied
            client.hear()

    assert (ann.kept, ben.kept) == (3, 0)
    assert ann.offers is before


def test_messages_are_much_shorter_without_the_same_offers() -> None:
    """[FW-A35] Whoever holds a tile has a hundred places to choose from."""
    table = begin("fireworks", 2, mode="advanced-2")
    for seat in (0, 0, 1, 1):
        move(table, seat)
    move(table, 0, "claim kiku-red")
    audience, (ann,) = gather(table, GUESTS[:1])
    whole = len(json.dumps(audience.state(0, 0)))

    audience.tell_news(move(table, 1, "claim bee"), [ann.listener])

    assert len(str(ann.listener.queue.get_nowait())) < whole / 2
