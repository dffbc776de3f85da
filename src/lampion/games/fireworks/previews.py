"""What a move would bring, before it is made: forecasts of launches, points and shapes of placings."""

from typing import Any

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import prospects, queries, sky_shapes
from lampion.games.fireworks.constants import skies, verbs
from lampion.games.fireworks.forecasts import Forecasts
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.shapes import Best, Forecast, Gain, Rings

FULL = 6  # tiles around a start tile


class Outlook:
    """A position as far as previews of one seat's moves need it."""

    def __init__(self, position: Fireworks, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.rings = sky_shapes.open_rings(queries.sky(position, seat))
        self.best: dict[int, int] = {}  # by kind
        self.forecasts: Forecasts | None = None

    def preview(self, move: int) -> Any:
        """What a legal move would bring."""
        verb, argument = divmod(move, verbs.SIZE)
        if verb == verbs.START:
            return self.of_start(argument)
        if verb == verbs.AIM:
            return self.of_aim(argument)
        if verb == verbs.HEIGHT:
            return self.of_height(argument)
        if verb == verbs.TAKE:
            return self.of_tile(queries.tile_kind(self.position, argument))
        if verb == verbs.CLAIM:
            return self.of_tile(argument)
        if verb in (verbs.PLACE, verbs.PUT):
            return self.of_placing(move)
        return {}

    def of_start(self, cell: int) -> Rings:
        """How many big fireworks are possible with a start tile here, at best. [FW-3]"""
        laid = [number for number, what in enumerate(queries.sky(self.position, self.seat)) if what]
        if laid:
            return {"rings": possible_rings(laid[0], cell)}
        return {"rings": max(possible_rings(cell, other) for other in range(skies.CELLS) if other != cell)}

    def of_aim(self, place: int) -> Forecast:
        """What to expect of a launch at this place, for each height, or for the card's. [FW-20]"""
        if self.forecasts is None:
            self.forecasts = Forecasts(self.position)
        return self.forecasts.at(place)

    def of_height(self, number: int) -> Forecast:
        """What to expect from this height. [FW-20]"""
        if self.forecasts is None:
            self.forecasts = Forecasts(self.position)
        return self.forecasts.at(self.position.aim, number)

    def of_tile(self, kind: int) -> Best:
        """The most that a tile could bring at once. [FW-7]"""
        if kind not in self.best:
            self.best[kind] = prospects.best_gain(self.position, self.seat, kind)
        return {"points": self.best[kind]}

    def of_placing(self, move: int) -> Gain:
        """The points of a placing, the shapes it would finish, and big fireworks that it would spoil. [FW-8] [FW-14]"""
        after = self.position.copy()
        after.play(self.seat, move)
        cell = move % verbs.SIZE // skies.TURNS
        points = after.score(self.seat) - self.position.score(self.seat)
        closes = sky_shapes.shapes_of(after, self.seat, cell) if points else []
        lost = box.BOX.scoring.start_tile * sum(one["shape"] == "big" for one in closes)
        found: Gain = {"points": points, "closes": closes}
        bonus = points + lost - sum(one["points"] for one in closes)
        if bonus:
            found["bonus"] = bonus
        spoils = self.spoiled(cell, queries.sky(after, self.seat)[cell])
        if spoils:
            found["spoils"] = spoils
        return found

    def spoiled(self, cell: int, laid: int) -> int:
        """How many big fireworks could no longer be finished with this tile on this cell."""
        here = sky_shapes.to_cell(cell)
        return sum(
            ring["closable"] and here in ring["free"] and not faces(laid, cell, ring["cell"]) for ring in self.rings
        )


def faces(laid: int, cell: int, middle: list[int]) -> bool:
    """Does the big arc of this tile point to that start tile?"""
    if not sky_shapes.is_base(laid):
        return False
    ahead = box.NEIGHBOURS[cell][box.ARC[laid]]
    return ahead != skies.CELLS and sky_shapes.to_cell(ahead) == middle


def possible_rings(one: int, other: int) -> int:
    """How many big fireworks can be finished around start tiles on these cells. [FW-3]"""
    rings = [{*box.NEIGHBOURS[cell]} for cell in (one, other)]
    closable = [skies.CELLS not in ring and not {one, other} & ring for ring in rings]
    return min(sum(closable), 1) if all(closable) and rings[0] & rings[1] else sum(closable)
