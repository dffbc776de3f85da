"""What follows from a move without anybody's decision: function tiles, tiles that go back, the next turn, the end."""

from typing import Any

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import queries
from lampion.games.fireworks.box_view import next_player, number_of, to_place
from lampion.games.fireworks.constants import kinds, modes
from lampion.games.fireworks.pieces import FUNCTION_IDS
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.view import view_ending
from lampion.kernel.game import Event


def event(kind: str, seat: int | None, /, **data: Any) -> Event:
    """An event with its data."""
    return {"kind": kind, "seat": seat, "data": data}


def tile_moves(before: Fireworks, after: Fireworks) -> list[dict[str, Any]]:
    """The tiles of the box that lie on another place now."""
    found = []
    for tile in queries.stack(after):
        origin, place = queries.tile_place(before, tile), queries.tile_place(after, tile)
        if origin != place:
            found.append({"tile": number_of(tile), "origin": to_place(origin), "place": to_place(place)})
    return found


def tell_changes(before: Fireworks, after: Fireworks) -> list[Event]:
    """What follows, in order."""
    return [
        *tell_functions(before, after),
        *tell_gale(before, after),
        *tell_full(before, after),
        *tell_returns(before, after),
        *tell_passage(before, after),
    ]


def tell_functions(before: Fireworks, after: Fireworks) -> list[Event]:
    """The function tile that works from now on, and those that begin to wait. [FW-9] [FW-A18] [FW-A37]"""
    used = zip(FUNCTION_IDS, queries.used_functions(before), queries.used_functions(after), strict=True)
    told = [event("function", before.active, effect=name) for name, was, now in used if now > was]
    due = zip(FUNCTION_IDS, queries.waiting_functions(before), queries.waiting_functions(after), strict=True)
    waiting = [name for name, was, now in due for _ in range(now - was)]
    owner = next_player(before)
    if waiting and owner is not None:
        told.append(event("function-waits", owner, functions=waiting))
    return told


def tell_gale(before: Fireworks, after: Fireworks) -> list[Event]:
    """Tiles that a gale turns face down without a choice: there are too few for one. [FW-10] [FW-A21]"""
    if before.effect != kinds.GALE:
        return []
    return [
        event("turned-down", before.active, tile=number_of(tile), kind=box.KIND_IDS[queries.tile_kind(before, tile)])
        for tile in range(kinds.TILES)
        if queries.tile_place(after, tile) and queries.is_up(before, tile) and not queries.is_up(after, tile)
    ]


def tell_full(before: Fireworks, after: Fireworks) -> list[Event]:
    """Skies that are full now. [FW-13]"""
    ending = view_ending(after)
    turns = ending["turns"] if ending else []
    return [
        event("sky-full", seat, turns=turns, count=len(turns))
        for seat in range(after.seats)
        if queries.room(before, seat) and not queries.room(after, seat)
    ]


def tell_returns(before: Fireworks, after: Fireworks) -> list[Event]:
    """Tiles that lay outside go back into the box. [FW-A22]"""
    back = [
        number_of(tile)
        for tile in queries.stack(after)
        if queries.is_outside(before, tile) and not queries.is_outside(after, tile)
    ]
    return [event("returned", None, tiles=back, count=len(back))] if back else []


def tell_passage(before: Fireworks, after: Fireworks) -> list[Event]:
    """A second try, another launch, a new turn, the end. [FW-4] [FW-12] [FW-A16] [FW-A32] [FW-A46]"""
    if after.is_over():
        scores = [after.points(seat) for seat in range(after.seats)]
        return [event("game-over", None, winners=after.leaders(), scores=scores)]
    if after.mode == modes.ADVANCED_2:
        return [event("race-began", None)] if after.turn and not before.turn else []
    if after.turn != before.turn:
        return [event("turn-began", after.active, turn=after.turn, claims=after.mode == modes.ADVANCED_2_TURNS)]
    if before.again and not after.again:
        return [event("relaunch", after.active)]
    return [event("second-try", after.active)] if after.tried and not before.tried else []
