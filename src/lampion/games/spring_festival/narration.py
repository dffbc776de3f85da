"""What a move did, as events in order: for the log, for animation and for previews. Words live in the catalogue."""

from typing import Any

from lampion.games.spring_festival import lookups as box
from lampion.games.spring_festival.notation import completion, to_xy
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.game import Event
from lampion.kernel.limits import CHANCE

Cell = list[int]  # [x, y]


def event(kind: str, seat: int | None, **data: Any) -> Event:
    """An event with its particulars."""
    return {"kind": kind, "seat": seat, "data": data}


def xy(cell: int) -> Cell:
    """A cell as plain data."""
    return list(to_xy(cell))


def narrate(before: SpringFestival, seat: int, move: int, after: SpringFestival) -> list[Event]:
    """What happened between two positions."""
    told = tell_chance(before, move) if seat == CHANCE else tell_decision(before, seat, move)
    return told + tell_passage(before, after)


def tell_chance(before: SpringFestival, move: int) -> list[Event]:
    """A tile, card, sign or first player turned up."""
    if before.phase == box.REVEAL:
        return [event("tile-revealed", None, tile=box.TILE_IDS[move - box.TILE], stack=before.drawn)]
    if before.phase == box.DRAW_SIGN:
        return [event("sign-drawn", None, sign=box.SIGN_IDS[move - box.SIGN])]
    if before.phase == box.DRAW_FIRST:
        return [event("first-found", move - box.FIRST)]
    seat, slot = divmod(before.drawer, 4)
    if before.phase == box.DEAL:
        seat = before.drawn % (2 * before.seats) // 2
        slot = before.drawn % 2 + (2 if before.drawn < 2 * before.seats else 0)
    return [event("card-drawn", seat, card=box.CARD_IDS[move - box.CARD], slot=slot)]


def tell_decision(before: SpringFestival, seat: int, move: int) -> list[Event]:
    """What a player did, and what followed from it at once."""
    if before.phase == box.START:
        index, cell = divmod(move - box.PLACE, box.CELLS)
        tile = box.TILE_IDS[44 + 4 * before.starting_set(seat) + index + 1]
        return [event("start-placed", seat, tile=tile, cell=xy(cell))]
    if before.phase == box.STORE:
        return tell_turn(before, seat, move - box.TURN)
    if before.phase == box.FINALE:
        return tell_finale(before, seat, move - box.FIRE_FINALE)
    if before.phase == box.SETS:
        return [event("set-chosen", seat, set=move - box.CHOOSE + 1)]
    if move == box.PASS:
        return [event("turn-passed", seat)]
    if move >= box.COMPLETE:
        card, cells = completion(before, seat, move)
        points = box.CARD_POINTS[card]
        return [event("card-completed", seat, card=box.CARD_IDS[card], cells=[xy(c) for c in cells], points=points)]
    return tell_launch(before, seat, move - box.PLACE)


def tell_turn(before: SpringFestival, active: int, orientation: int) -> list[Event]:
    """The store turned, tiles taken, tiles discarded. [SF-5]"""
    told = [event("store-turned", active, orientation=orientation)]
    faced = [before.stack_of(seat, orientation) for seat in range(before.seats)]
    for seat, stack in enumerate(faced):
        told.append(event("tile-taken", seat, tile=box.TILE_IDS[before.top(stack)], stack=stack))
    for stack in range(4):
        if stack not in faced:
            told.append(event("tile-discarded", None, tile=box.TILE_IDS[before.top(stack)], stack=stack))
    return told


def tell_launch(before: SpringFestival, seat: int, cell: int) -> list[Event]:
    """A tile placed, perhaps another removed, its sparks, and the chain wave by wave. [SF-6] [SF-7] [SF-8]"""
    tile = before.tile_held(seat)
    removed = before.tile_on(seat, cell)
    fired = before.copy()
    fired.launch(seat, cell)
    told = [event("tile-removed", seat, tile=box.TILE_IDS[removed], cell=xy(cell))] if removed else []
    told.append(event("tile-placed", seat, tile=box.TILE_IDS[tile], cell=xy(cell), replaced=bool(removed)))
    told.extend(event("spark-completed", seat, cells=[xy(cell), xy(other)]) for other in sparks_of(fired, seat, cell))
    applause = fired.applause_of(seat) - before.applause_of(seat)
    if applause:
        told.append(event("applause", seat, count=applause))
    was_rocket = {c for c, _, exploded in before.panorama(seat) if not exploded}
    return told + tell_chain(fired, seat, cell, was_rocket | {cell})


def tell_finale(before: SpringFestival, seat: int, cell: int) -> list[Event]:
    """The last chain, and the crowd if it is perfect. [SF-10]"""
    after = before.copy()
    after.play(seat, box.FIRE_FINALE + cell)
    cells = {c for c, _, _ in before.panorama(seat)}
    told = [event("finale-fired", seat, tile=box.TILE_IDS[before.tile_on(seat, cell)], cell=xy(cell))]
    told += tell_chain(after, seat, cell, cells)
    told.append(event("finale-counted", seat, tiles=after.explosions(seat), of=len(cells)))
    if after.explosions(seat) == len(cells):
        told.append(event("finale-perfect", seat, count=after.applause_of(seat) - before.applause_of(seat)))
    return told


def tell_chain(after: SpringFestival, seat: int, start: int, could: set[int]) -> list[Event]:
    """The tiles that turned, in waves: first the fired one, then what its arrows reached, and so on. [SF-7]"""
    turned = {cell for cell, _, exploded in after.panorama(seat) if exploded} & could
    wave = [start]
    told: list[Event] = []
    while wave:
        tiles = [box.TILE_IDS[after.tile_on(seat, cell)] for cell in wave]
        told.append(event("chain-wave", seat, wave=len(told), cells=[xy(cell) for cell in wave], tiles=tiles))
        turned.difference_update(wave)
        reached = (cell + step for cell in wave for step in box.ARROWS[after.tile_on(seat, cell)])
        wave = list(dict.fromkeys(cell for cell in reached if cell in turned))
    return told


def sparks_of(position: SpringFestival, seat: int, cell: int) -> list[int]:
    """The neighbours with which the tile on a cell forms complete sparks. [SF-8]"""
    mine = box.SPARKS[position.tile_on(seat, cell)]
    meets = {"N": "S", "E": "W", "S": "N", "W": "E"}
    return [
        cell + box.STEPS[side]
        for side, bit in box.SPARK_BITS.items()
        if mine & bit and box.SPARKS[position.tile_on(seat, cell + box.STEPS[side])] & box.SPARK_BITS[meets[side]]
    ]


def tell_passage(before: SpringFestival, after: SpringFestival) -> list[Event]:
    """A new round, the finale, the end: what the last decision of a round brings about by itself."""
    told = []
    if after.turn != before.turn:
        told.append(event("round-began", after.active, round=after.turn))
    if after.phase in (box.FINALE, box.OVER) and before.phase not in (box.FINALE, box.OVER):
        told.append(event("finale-began", None))
        if after.best_finale:
            for seat in range(after.seats):
                told += tell_best_finale(after, seat)
    if after.phase == box.OVER:
        scores = [after.points(seat) for seat in range(after.seats)]
        told.append(event("game-over", None, winners=after.leaders(), scores=scores))
    return told


def tell_best_finale(after: SpringFestival, seat: int) -> list[Event]:
    """The finale that fired itself: its first tile is the earliest from which the chain reaches all that exploded."""
    cells = {cell for cell, _, _ in after.panorama(seat)}
    chain: list[Event] = []
    start = 0
    for start in [cell for cell, _, exploded in after.panorama(seat) if exploded]:
        chain = tell_chain(after, seat, start, set(cells))
        if sum(len(wave["data"]["cells"]) for wave in chain) == after.explosions(seat):
            break
    told = [event("finale-fired", seat, tile=box.TILE_IDS[after.tile_on(seat, start)], cell=xy(start)), *chain]
    told.append(event("finale-counted", seat, tiles=after.explosions(seat), of=len(cells)))
    if after.explosions(seat) == len(cells):
        told.append(event("finale-perfect", seat, count=box.PERFECT))
    return told
