"""Places that are close to legal ones, with the reason why they are closed: for a board that is touched there.

Only for what the viewer could do now; grouped by kind of move and reason, so it stays small on any land.
"""

from collections.abc import Iterator
from typing import Any, Literal, NotRequired, TypedDict

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import queries
from lampion.games.takenoko.constants import actions, figures, phases, sizes, specials, tiles, verbs
from lampion.games.takenoko.moves import argument_of, verb_of
from lampion.games.takenoko.notation import to_qr
from lampion.games.takenoko.previews import edge_qr, qr
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.shapes import Cells, Edge

Numbers = dict[str, Any]
PlaceReason = Literal[
    "here", "line", "gap", "emperor", "figure", "pond", "improved", "bamboo", "dry", "full", "no-bamboo", "channel",
    "unconnected", "one-plot", "allied", "far",
]  # fmt: skip
FIGURES = ((figures.PANDA, "panda", actions.PANDA), (figures.GARDENER, "gardener", actions.GARDENER))


class ClosedPlaces(TypedDict):
    """Cells, edges or seats where a kind of move is not possible, for one reason; `figure` only for jumps."""

    kind: str
    reason: PlaceReason
    figure: NotRequired[str]
    cells: NotRequired[Cells]
    edges: NotRequired[list[Edge]]
    seats: NotRequired[list[int]]


Found = Iterator[tuple[PlaceReason, int]]


def closed_places(position: Takenoko, numbers: Numbers, seat: int | None) -> list[ClosedPlaces]:
    """What is closed to a seat that is asked to move; nothing to everybody else."""
    if seat is None or seat >= position.seats or not position.waits_for(seat):
        return []
    return Places(position, numbers, seat).closed()


class Places:
    """The places of one position, for one seat."""

    def __init__(self, position: Takenoko, numbers: Numbers, seat: int) -> None:
        self.position = position
        self.numbers = numbers
        self.seat = seat
        self.plots = queries.list_plots(position)
        self.tiles = [tiles.POND_CELL, *(plot[0] for plot in self.plots)]
        self.legal = {(verb_of(move), argument_of(move)) for move in position.moves(seat)}
        self.standing = [
            None if plot == figures.AWAY else queries.cell_of(position, plot) for plot in numbers["figures"]
        ]

    def closed(self) -> list[ClosedPlaces]:
        """Everything that is closed, by kind."""
        phase = self.position.phase
        found: list[ClosedPlaces] = []
        if phase == phases.IDLE:
            if self.numbers["channels_stored"][self.seat]:
                found += gather("lay", "edges", self.edges())
            if any(self.numbers["chips_stored"][self.seat * sizes.CHIPS : (self.seat + 1) * sizes.CHIPS]):
                found += gather("improve", "cells", self.chips())
        if phase == phases.ACT or (phase == phases.IDLE and not queries.others_may_play(self.position)):
            for figure, name, action in FIGURES:
                if queries.may_make(self.position, action) and self.standing[figure] is not None:
                    found += gather(name, "cells", self.steps(figure))
        if phase == phases.KEEPING:
            found += gather("keep", "cells", self.empty_cells())
        elif phase == phases.RAINING:
            found += gather("rain", "cells", self.rain())
        elif phase == phases.STORMING:
            found += gather("storm", "cells", self.jumps(figures.PANDA, verbs.STORM))
        if phase in (phases.IDLE, phases.WINDOW) and not self.position.emperor:
            found += self.special()
        return found

    def special(self) -> list[ClosedPlaces]:
        """Targets that the seat's special card can't have. [HK-6] to [HK-11]"""
        card = self.numbers["specials"][self.seat]
        if card == specials.JUMP:
            jumps = []
            for figure, name, _ in FIGURES:
                if self.standing[figure] is not None:
                    places = self.jumps(figure, verbs.JUMP_PANDA + figure)
                    jumps += [place | {"figure": name} for place in gather("jump", "cells", places)]
            return jumps
        if card == specials.DISEASE:
            return gather("disease", "cells", self.diseases())
        if card == specials.EMPEROR_VISIT:
            return gather("emperor", "cells", self.visits())
        if card == specials.REARRANGEMENT:
            return gather("swap", "cells", iter([("pond", tiles.POND_CELL)]))
        return gather("ally", "seats", self.allies()) if card == specials.ALLIANCE else []

    def steps(self, figure: int) -> Found:
        """Tiles that a figure can't walk to. [TK-7] [TK-8] [HK-9]"""
        start = self.standing[figure]
        reached = set(queries.cells_in_reach(self.position, figure))
        for cell in self.tiles:
            if cell not in reached and start is not None:
                yield (self.barred(cell, start) or ("gap" if in_line(start, cell) else "line")), cell

    def jumps(self, figure: int, verb: int) -> Found:
        """Tiles that a figure can't jump to. [TK-A10] [HK-A12]"""
        for cell in self.tiles:
            if (verb, cell) not in self.legal:
                yield self.barred(cell, self.standing[figure]) or "emperor", cell

    def barred(self, cell: int, start: int | None) -> PlaceReason | None:
        """Does a figure stand here already, or the Emperor?"""
        if cell == start:
            return "here"
        return "emperor" if cell == self.standing[figures.EMPEROR] else None

    def chips(self) -> Found:
        """Tiles that can't have a chip. [TK-10]"""
        yield "pond", tiles.POND_CELL
        for cell, kind, chip, height, _ in self.plots:
            if box.PRINTED_ON[kind] or chip:
                yield "improved", cell
            elif height:
                yield "bamboo", cell

    def rain(self) -> Found:
        """Tiles where rain has no effect. [TK-4]"""
        yield "pond", tiles.POND_CELL
        for cell, _, _, height, _ in self.plots:
            if (verbs.RAIN, cell) not in self.legal:
                yield ("full" if height == box.HIGHEST else "dry"), cell

    def empty_cells(self) -> Found:
        """Cells that touch a single plot. [TK-5]"""
        free = set(queries.open_cells(self.position))
        beside = {cell + step for cell, *_ in self.plots for step in box.STEPS}
        for cell in sorted(beside - free - set(self.tiles)):
            yield "one-plot", cell

    def edges(self) -> Found:
        """Edges that can't have a channel: between tiles, or beside a gap where water would reach. [TK-6]"""
        lands, laid = set(self.tiles), set(self.numbers["laid"])
        around = {edge_of(cell, direction) for cell in self.tiles[1:] for direction in range(6)}
        for edge in sorted(around):
            one, other = edge // 3, edge // 3 + box.STEPS[edge % 3]
            if edge in laid:
                yield "channel", edge
            elif tiles.POND_CELL in (one, other):
                yield "pond", edge
            elif one in lands and other in lands:
                if not queries.may_lay(self.position, edge):
                    yield "unconnected", edge
            elif queries.joins_water(self.position, edge):
                yield "one-plot", edge

    def diseases(self) -> Found:
        """Tiles around which a disease would cost nothing. [HK-8] [HK-A17]"""
        yield "pond", tiles.POND_CELL
        for cell, *_ in self.plots:
            if (verbs.DISEASE, cell) not in self.legal:
                yield "no-bamboo", cell

    def visits(self) -> Found:
        """Tiles where the Emperor can't go. [HK-A18]"""
        yield "pond", tiles.POND_CELL
        for cell, *_ in self.plots:
            if (verbs.EMPEROR, cell) not in self.legal:
                yield ("here" if cell == self.standing[figures.EMPEROR] else "figure"), cell

    def allies(self) -> Found:
        """Seats that can't become allies. [HK-11]"""
        allied = self.numbers["allies"]
        for other in range(self.position.seats):
            if other != self.seat and (verbs.ALLY, other) not in self.legal:
                yield ("allied" if allied[self.seat] or allied[other] else "far"), other


def gather(kind: str, what: Literal["cells", "edges", "seats"], found: Found) -> list[ClosedPlaces]:
    """Places of one kind, grouped by reason."""
    groups: dict[str, list[Any]] = {}
    say = {"cells": qr, "edges": edge_qr, "seats": int}[what]
    for reason, place in found:
        groups.setdefault(reason, []).append(say(place))  # type: ignore[operator]
    return [{"kind": kind, "reason": reason, what: places} for reason, places in groups.items()]  # type: ignore[misc]


def in_line(one: int, other: int) -> bool:
    """Do two cells lie on a straight line?"""
    (q, r), (other_q, other_r) = to_qr(one), to_qr(other)
    return q == other_q or r == other_r or q + r == other_q + other_r


def edge_of(cell: int, direction: int) -> int:
    """The number of an edge of a cell."""
    return cell * 3 + direction if direction < 3 else (cell + box.STEPS[direction]) * 3 + direction - 3
