"""Hints: what a bot would consider in a person's seat."""

from lampion.bots.analysis import Advice
from lampion.bots.estimates import percent, pick_hints
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.server.live.bot_pool import seed_of
from lampion.server.live.messages import HintInfo
from lampion.server.live.saving import SavedTable
from lampion.server.live.services import Services
from lampion.tables import Table


class Hints:
    """The latest hints at a table; until something happens there, each is worked out once."""

    def __init__(self, services: Services, saved: SavedTable) -> None:
        self.services = services
        self.saved = saved
        self.given: dict[int, tuple[tuple[Table, int], list[HintInfo]]] = {}  # by seat, with the moment they are for

    async def hint(self, seat: int) -> list[HintInfo]:
        """The best moves of a seat, given what the person there knows."""
        table = self.saved.table
        moment = table, table.number
        if seat in self.given and self.given[seat][0] == moment:
            return self.given[seat][1]
        position = table.require_match().position.copy()
        seed = seed_of(table.terms.secret, "hint", seat, len(table.seats[seat].decisions))
        owner = self.services.homes.owner(table.seats[seat].guest)
        advice = await self.services.bot_pool.advise(table.game, position, seat, seed, owner)
        found = describe(table.game, position, advice)
        self.given[seat] = moment, found
        return found


def describe(game: Game, position: Position, advice: Advice) -> list[HintInfo]:
    """The best few moves, with coarse estimates."""
    return [
        HintInfo(
            move=game.write_move(position, advice.seat, one.move),
            chance=percent(one.chance),
            lead=round(one.lead),
            gap=kind,
            points=points,
            reasons=game.reasons(position, advice.seat, one.move),
        )
        for one, kind, points in pick_hints(advice)
    ]
