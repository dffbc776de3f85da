"""Failures inside the server are logged, and block nobody."""

from collections.abc import Callable

import pytest

from lampion.bots import BOTS
from lampion.bots.base import Bot
from lampion.bots.search import Budget
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.server.live import analyses
from tests.server.client import begin, chooser, guests_at, listening
from tests.server.servers import Local
from tests.waiting import until_answered

SF = "spring-festival"


class Broken(Bot):
    """A bot that raises an error."""

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        raise ZeroDivisionError


class Cheating(Bot):
    """A bot that chooses a move that doesn't exist."""

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        return 65_000


class Confused(Bot):
    """A bot that tries out a move that doesn't exist."""

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        position.play(seat, 65_000)
        return 0


@pytest.mark.parametrize("kind", [Broken, Cheating, Confused])
async def test_a_legal_move_is_played_for_a_bot_that_fails(
    serve: Callable[[], Local], monkeypatch: pytest.MonkeyPatch, kind: type[Bot]
) -> None:
    monkeypatch.setitem(BOTS, "broken", kind)
    server = serve()

    async with guests_at(server.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, bot="broken", game=SF)
        async with listening((ada, table)) as (line,):
            await line.play_out(chooser(1))
            assert line.state["phase"] == "over"


async def test_an_analysis_that_fails_says_so_once_and_can_be_tried_again(
    serve: Callable[[], Local], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "share_out", lambda _decisions: Budget(simulations=40))
    server = serve()

    async with guests_at(server.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        async with listening((ada, table)) as (line,):
            await line.play_out(chooser(1))

        async def ask() -> str | None:
            status = str((await ada.call("GET", f"/api/tables/{table}/analysis?eyes=0"))["status"])
            return status if status not in ("waiting", "running") else None

        with monkeypatch.context() as patch:
            patch.setattr(analyses, "describe", lambda *_: 1 / 0)
            assert await until_answered(ask) == "failed"
        assert await until_answered(ask) == "done"
