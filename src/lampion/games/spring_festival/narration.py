"""What a move did, as events in order: for the log, for animation and for previews. Texts live in the catalogue."""

from typing import Any

from lampion.games.spring_festival import chain_reaction, outcomes, panorama, queries, store
from lampion.games.spring_festival import lookups as box
from lampion.games.spring_festival.constants import cells, phases, verbs
from lampion.games.spring_festival.notation import completion, to_xy
from lampion.games.spring_festival.rules import SpringFestival
from lampion.games.spring_festival.shapes import Neighbour, Side
from lampion.kernel.game import Event
from lampion.kernel.limits import CHANCE
from lampion.kernel.shapes import Cell

SIDES: tuple[Side, ...] = ("N", "E", "S", "W")


def event(kind: str, seat: int | None, **data: Any) -> Event:
    """An event with its data."""
    return {"kind": kind, "seat": seat, "data": data}


def xy(cell: int) -> Cell:
    """A cell as plain data."""
    return list(to_xy(cell))


def neighbours(position: SpringFestival, seat: int, cell: int) -> list[Neighbour]:
    """The tiles beside a cell: people say where a tile lies by what is next to it."""
    around = {side: queries.tile_on(position, seat, cell + box.STEPS[side]) for side in SIDES}
    return [{"side": side, "tile": box.TILE_IDS[tile]} for side, tile in around.items() if tile]


def narrate(before: SpringFestival, seat: int, move: int, after: SpringFestival) -> list[Event]:
    """What happened between two positions."""
    told = tell_chance(before, move) if seat == CHANCE else tell_decision(before, seat, move)
    return told + tell_passage(before, after)


def tell_chance(before: SpringFestival, move: int) -> list[Event]:
    """A tile, card, sign or first player was drawn."""
    verb, number = divmod(move, verbs.SIZE)
    if verb == verbs.TILE:
        return [event("tile-revealed", None, tile=box.TILE_IDS[number], stack=before.dealt)]
    if verb == verbs.SIGN:
        return [event("sign-drawn", None, sign=box.SIGN_IDS[number])]
    if verb == verbs.FIRST:
        return [event("first-found", number)]
    seat, slot = divmod(outcomes.next_slot(before), 4)
    return [event("card-drawn", seat, card=box.CARD_IDS[number], slot=slot)]


def tell_decision(before: SpringFestival, seat: int, move: int) -> list[Event]:
    """What a player did, and what followed from it at once."""
    verb, argument = divmod(move, verbs.SIZE)
    if verb == verbs.PLACE:
        return tell_launch(before, seat, argument)
    if verb == verbs.START:
        index, cell = divmod(argument, cells.COUNT)
        tile = box.TILE_IDS[queries.starting_tile(before, seat, index)]
        return [event("start-placed", seat, tile=tile, cell=xy(cell), beside=neighbours(before, seat, cell))]
    if verb == verbs.TURN:
        return tell_turn(before, seat, argument)
    if verb == verbs.CHOOSE:
        return [event("set-chosen", seat, set=argument + 1)]
    if verb == verbs.FINALE:
        return tell_finale(before, seat, argument)
    if verb == verbs.PASS:
        return [event("turn-passed", seat)]
    card, covered = completion(before, seat, move)
    points = box.CARD_POINTS[card]
    return [event("card-completed", seat, card=box.CARD_IDS[card], cells=[xy(c) for c in covered], points=points)]


def tell_turn(before: SpringFestival, active: int, orientation: int) -> list[Event]:
    """The store turned, tiles taken, tiles discarded. [SF-5]"""
    told = [event("store-turned", active, orientation=orientation)]
    faced = [store.stack_of(before, seat, orientation) for seat in range(before.seats)]
    for seat, stack in enumerate(faced):
        told.append(event("tile-taken", seat, tile=box.TILE_IDS[queries.top(before, stack)], stack=stack))
    for stack in range(4):
        if stack not in faced:
            told.append(event("tile-discarded", None, tile=box.TILE_IDS[queries.top(before, stack)], stack=stack))
    return told


def tell_launch(before: SpringFestival, seat: int, cell: int) -> list[Event]:
    """A tile placed, perhaps another removed, its sparks, and the chain wave by wave. [SF-6] [SF-7] [SF-8]"""
    tile = queries.tile_held(before, seat)
    removed = queries.tile_on(before, seat, cell)
    fired = before.copy()
    panorama.launch(fired, seat, cell)
    told = [event("tile-removed", seat, tile=box.TILE_IDS[removed], cell=xy(cell))] if removed else []
    beside = neighbours(before, seat, cell)
    told.append(
        event("tile-placed", seat, tile=box.TILE_IDS[tile], cell=xy(cell), beside=beside, replaced=bool(removed))
    )
    told.extend(event("spark-completed", seat, cells=[xy(cell), xy(other)]) for other in sparks_of(fired, seat, cell))
    applause = queries.applause(fired, seat) - queries.applause(before, seat)
    if applause:
        told.append(event("applause", seat, count=applause))
    was_rocket = {c for c, _, exploded in queries.panorama(before, seat) if not exploded}
    return told + tell_chain(fired, seat, cell, was_rocket | {cell})


def tell_finale(before: SpringFestival, seat: int, cell: int) -> list[Event]:
    """The last chain, and the crowd if it is perfect. [SF-10]"""
    after = before.copy()
    after.play(seat, verbs.FINALE * verbs.SIZE + cell)
    laid = {c for c, _, _ in queries.panorama(before, seat)}
    told = [tell_fuse(before, seat, cell), *tell_chain(after, seat, cell, laid)]
    told.append(event("finale-counted", seat, tiles=chain_reaction.count_explosions(after, seat), of=len(laid)))
    if chain_reaction.count_explosions(after, seat) == len(laid):
        told.append(event("finale-perfect", seat, count=queries.applause(after, seat) - queries.applause(before, seat)))
    return told


def tell_fuse(position: SpringFestival, seat: int, cell: int) -> Event:
    """The tile that starts the finale."""
    tile = box.TILE_IDS[queries.tile_on(position, seat, cell)]
    return event("finale-fired", seat, tile=tile, cell=xy(cell), beside=neighbours(position, seat, cell))


def tell_chain(after: SpringFestival, seat: int, start: int, could: set[int]) -> list[Event]:
    """The tiles that turned, in waves: first the fired one, then what its arrows reached, and so on. [SF-7]"""
    turned = {cell for cell, _, exploded in queries.panorama(after, seat) if exploded} & could
    wave = [start]
    told: list[Event] = []
    while wave:
        tiles = [box.TILE_IDS[queries.tile_on(after, seat, cell)] for cell in wave]
        where = [xy(cell) for cell in wave]
        told.append(event("chain-wave", seat, wave=len(told), cells=where, tiles=tiles, size=len(wave)))
        turned.difference_update(wave)
        reached = (cell + step for cell in wave for step in box.ARROWS[queries.tile_on(after, seat, cell)])
        wave = list(dict.fromkeys(cell for cell in reached if cell in turned))
    return told


def sparks_of(position: SpringFestival, seat: int, cell: int) -> list[int]:
    """The neighbours with which the tile on a cell forms complete sparks. [SF-8]"""
    mine = box.SPARKS[queries.tile_on(position, seat, cell)]
    meets = {"N": "S", "E": "W", "S": "N", "W": "E"}
    found = []
    for side, bit in box.SPARK_BITS.items():
        other = cell + box.STEPS[side]
        if mine & bit and box.SPARKS[queries.tile_on(position, seat, other)] & box.SPARK_BITS[meets[side]]:
            found.append(other)
    return found


def tell_passage(before: SpringFestival, after: SpringFestival) -> list[Event]:
    """A new round, the finale, the end: what follows automatically from the last decision of a round."""
    told = []
    if after.turn != before.turn:
        told.append(event("round-began", after.active, round=after.turn))
    if after.phase in (phases.FINALE, phases.OVER) and before.phase not in (phases.FINALE, phases.OVER):
        told.append(event("finale-began", None))
        if after.best_finale:
            for seat in range(after.seats):
                told += tell_best_finale(after, seat)
    if after.phase == phases.OVER:
        scores = [after.points(seat) for seat in range(after.seats)]
        told.append(event("game-over", None, winners=after.leaders(), scores=scores))
    return told


def tell_best_finale(after: SpringFestival, seat: int) -> list[Event]:
    """The finale that fired itself: its first tile is the earliest whose chain reaches every exploded tile."""
    laid = {cell for cell, _, _ in queries.panorama(after, seat)}
    chain: list[Event] = []
    start = 0
    for start in [cell for cell, _, exploded in queries.panorama(after, seat) if exploded]:
        chain = tell_chain(after, seat, start, set(laid))
        if sum(len(wave["data"]["cells"]) for wave in chain) == chain_reaction.count_explosions(after, seat):
            break
    told = [tell_fuse(after, seat, start), *chain]
    told.append(event("finale-counted", seat, tiles=chain_reaction.count_explosions(after, seat), of=len(laid)))
    if chain_reaction.count_explosions(after, seat) == len(laid):
        told.append(event("finale-perfect", seat, count=box.PERFECT))
    return told
