"""What a move did, as a list of events. Texts live in the catalogue.

Everything is open, so every viewer is told the same. One event is for replays alone: a tile that nobody has seen hops;
people are told when it is known what it is, in the `turn` that follows.
"""

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import queries, scoring, sky_shapes
from lampion.games.fireworks.box_view import number_of, seats_of, to_place
from lampion.games.fireworks.constants import kinds, phases, skies, verbs
from lampion.games.fireworks.narration_of_changes import event, tell_changes, tile_moves
from lampion.games.fireworks.offers import data_of
from lampion.games.fireworks.pieces import FACE_IDS
from lampion.games.fireworks.rules import Fireworks
from lampion.kernel.game import Event
from lampion.kernel.limits import CHANCE

TURNINGS = (verbs.TURN, verbs.TURN_OUT)
PLAIN = {  # decisions that are told as they are
    verbs.START: "start-placed",
    verbs.HELP: "helpers-chosen",
    verbs.CLAIM: "tile-claimed",
    verbs.LIFT: "tile-lifted",
    verbs.ENOUGH: "said-enough",
    verbs.LAUNCH: "said-launch",
    verbs.DONE: "said-done",
}


def narrate(before: Fireworks, seat: int, move: int, after: Fireworks, viewer: int | None) -> list[Event]:
    """What happened between two positions, in that order."""
    told = tell_chance(before, move, after, viewer) if seat == CHANCE else tell_decision(before, seat, move, after)
    return told + tell_changes(before, after)


# Decisions


def tell_decision(before: Fireworks, seat: int, move: int, after: Fireworks) -> list[Event]:
    """What a player did; of a function tile, what follows tells that it works."""
    verb = move // verbs.SIZE
    data = data_of(before, seat, move)
    if verb in PLAIN:
        return [event(PLAIN[verb], seat, **data)]
    if verb == verbs.PILE:
        return [event("piled", seat, **data, moves=tile_moves(before, after))]
    if verb == verbs.AIM and after.phase == phases.HEIGHT:
        return [event("aimed", seat, **data)]
    if verb in (verbs.AIM, verbs.HEIGHT):
        return [event("launch", seat, place=data["place"], height=box.LEVEL_NAMES[after.level][0])]
    if verb in (verbs.TAKE, verbs.GALE):
        kind = "tile-taken" if verb == verbs.TAKE else "turned-down"
        return [event(kind, seat, tile=data["tile"], kind=data["kind"])]
    if verb in (verbs.PLACE, verbs.PUT):
        kind = "tile-placed" if verb == verbs.PLACE else "tile-moved"
        return [event(kind, seat, **data), *tell_gains(before, seat, move, after)]
    return []


def tell_gains(before: Fireworks, seat: int, move: int, after: Fireworks) -> list[Event]:
    """Shapes that a tile finished, and what special tiles and the character bring more than before. [FW-14] [FW-15]"""
    cell = move % verbs.SIZE // skies.TURNS
    told = [event("shape-closed", seat, **shape) for shape in sky_shapes.shapes_of(after, seat, cell)]
    specials, now = (box.SPECIAL_POINTS[scoring.count_specials(one, seat)] for one in (before, after))
    if now > specials:
        told.append(event("bonus", seat, source="special", points=now - specials))
    bonus, now = (scoring.character_bonus(one, seat) for one in (before, after))
    if now > bonus:
        told.append(event("bonus", seat, source="character", points=now - bonus))
    return told


# Chance


def tell_chance(before: Fireworks, move: int, after: Fireworks, viewer: int | None) -> list[Event]:
    """An outcome of chance."""
    verb, outcome = divmod(move, verbs.SIZE)
    if verb == verbs.LAYOUT:
        return [event("layout-found", None, tiles=kinds.TILES)]
    if verb == verbs.DEAL_START:
        return [event("start-dealt", before.dealt // 2, start=box.START_IDS[outcome + 1])]
    if verb == verbs.CHARACTER:
        return [event("character-dealt", before.dealt, character=box.CHARACTER_IDS[outcome])]
    if verb == verbs.FIRST:
        return [event("first-found", outcome)]
    if verb == verbs.CARD:
        return tell_card(before, outcome, after)
    if verb == verbs.DRAW:
        return tell_draw(before, outcome)
    if verb == verbs.KIND and before.phase == phases.DRAW_KIND:
        return [event("unseen-known", before.active, kind=box.KIND_IDS[outcome])]
    if before.real_box:
        return tell_real_launch(before, move, after)
    return tell_launch(before, move, after, viewer)


def tell_card(before: Fireworks, card: int, after: Fireworks) -> list[Event]:
    """An action card, and who helps if there is no choice. [FW-16] [FW-17] [FW-A25]"""
    told = [event("card-drawn", before.active, card=box.CARD_IDS[card], people=box.PEOPLE[card])]
    helpers = seats_of(after.team & ~(1 << after.active), after, after.active)
    if not helpers or after.phase == phases.HELP:
        return told
    return [*told, event("helpers-chosen", before.active, helpers=helpers)]


def tell_draw(before: Fireworks, tile: int) -> list[Event]:
    """A tile at random, and what it is if it was seen before. [FW-6] [FW-A40]"""
    told = [event("unseen-taken", before.active, tile=number_of(tile))]
    kind = queries.tile_kind(before, tile)
    return [*told, event("unseen-known", before.active, kind=box.KIND_IDS[kind])] if kind else told


def tell_launch(before: Fireworks, move: int, after: Fireworks, viewer: int | None) -> list[Event]:
    """The die falls and bounces, tiles turn over, everything comes to rest. [FW-5] [FW-20]"""
    verb, outcome = divmod(move, verbs.SIZE)
    if verb == verbs.HIT:
        return [event("hit", before.active, place=to_place(outcome))]
    if verb == verbs.BOUNCE:
        place, quality = to_place(after.bounced), box.QUALITY_IDS[after.quality]
        return [event("bounce", before.active, place=place, quality=quality)]
    if verb in TURNINGS:
        kind = queries.tile_kind(before, outcome)
        outside = verb == verbs.TURN_OUT
        if kind:
            return [tell_turn(before, after, outcome, kind)]
        return [event("hop", before.active, tile=number_of(outcome), outside=outside)] if viewer == CHANCE else []
    if verb == verbs.KIND:
        return [tell_turn(before, after, before.drawn - 1, outcome)]
    return tell_rest(before, after)


def tell_turn(before: Fireworks, after: Fireworks, tile: int, kind: int) -> Event:
    """A tile turned over, or flew out of the box as it was. [FW-A22] [FW-A23]"""
    up = queries.is_up(after, tile)
    over = before.phase == phases.KIND or up != queries.is_up(before, tile)
    return event(
        "turn",
        before.active,
        tile=number_of(tile),
        kind=box.KIND_IDS[kind],
        up=up,
        over=over,
        outside=queries.is_outside(after, tile),
    )


def tell_rest(before: Fireworks, after: Fireworks) -> list[Event]:
    """The die lies still, or nothing has turned up. [FW-5] [FW-6]"""
    moves, back = tile_moves(before, after), count_back(before)
    told = [event("rest", before.active, die=FACE_IDS[before.die], moves=moves, new=before.new, back=back)]
    return [*told, *tell_result(before)]


def tell_result(before: Fireworks) -> list[Event]:
    """A launch that turned nothing face up is a failure. [FW-6] [FW-A6]"""
    return [] if before.new else [event("failure", before.active)]


def count_back(before: Fireworks) -> int:
    """How many tiles the launch has turned face down. [FW-A23]"""
    turned = [tile for tile in queries.stack(before) if queries.is_turned(before, tile)]
    return sum(not queries.is_up(before, tile) for tile in turned)


def tell_real_launch(before: Fireworks, move: int, after: Fireworks) -> list[Event]:
    """What people saw in their own box. [FW-21]"""
    verb, outcome = divmod(move, verbs.SIZE)
    if verb == verbs.STILL:
        return [event("still", before.active, new=before.new, back=count_back(before))]
    if verb == verbs.FACE:
        return [event("die", before.active, die=FACE_IDS[outcome]), *tell_result(before)]
    changed = [
        tile for tile in range(kinds.TILES) if queries.is_turned(after, tile) and not queries.is_turned(before, tile)
    ]
    return [tell_turn(before, after, tile, outcome) for tile in changed]
