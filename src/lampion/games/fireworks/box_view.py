"""The box, the launch and what lies beside the box, as plain data. [FW-5] [FW-9] [FW-20]"""

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import queries
from lampion.games.fireworks.constants import faces, kinds, modes, phases, places, verbs
from lampion.games.fireworks.pieces import FACE_IDS, FUNCTION_IDS
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.view_shapes import (
    BoxTile,
    BoxView,
    CardView,
    DeckView,
    FunctionsView,
    LaunchView,
    TakingView,
)

OPEN_MODES = (modes.ADVANCED_2, modes.ADVANCED_2_TURNS)


def to_place(place: int) -> list[int]:
    """A place of the box by row and column; the rim is one farther out."""
    return [place // places.WIDTH - 1, place % places.WIDTH - 1]


def number_of(tile: int) -> int:
    """A tile as people count, from 1."""
    return tile + 1


def seat_after(position: Fireworks, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % position.seats


def seats_of(mask: int, position: Fireworks, start: int) -> list[int]:
    """The seats of a bit mask, in turn order."""
    order = [(start + step) % position.seats for step in range(position.seats)]
    return [seat for seat in order if mask >> seat & 1]


def view_open(position: Fireworks) -> dict[str, int] | None:
    """Advanced 2: the tiles on the table by kind. [FW-18]"""
    if position.mode not in OPEN_MODES:
        return None
    left = queries.unseen(position)
    return {box.KIND_IDS[kind]: left[kind] for kind in range(1, kinds.GALE)}


def view_box(position: Fireworks) -> BoxView | None:
    """The box with its tiles from the lowest to the highest. [FW-20]"""
    if position.mode in OPEN_MODES:
        return None
    takeable = takeable_tiles(position)
    laid_out = not position.real_box and position.phase != phases.LAYOUT
    tiles = [
        view_tile(position, tile, layer, tile in takeable, laid_out)
        for layer, tile in enumerate(queries.stack(position))
    ]
    left = queries.unseen(position)
    inside = [tile for tile in tiles if not tile["outside"]]
    return {
        "laid_out": laid_out,
        "tiles": tiles,
        "face_up": sum(tile["up"] for tile in inside),
        "face_down": sum(not tile["up"] for tile in inside),
        "outside": len(tiles) - len(inside),
        "unseen": {kind: left[number] for number, kind in enumerate(box.KIND_IDS) if left[number]},
    }


def view_tile(position: Fireworks, tile: int, layer: int, takeable: bool, laid_out: bool) -> BoxTile:
    """A tile of the box; one that everybody has seen is known face down too. [FW-20]"""
    kind = queries.tile_kind(position, tile)
    up = queries.is_up(position, tile)
    return {
        "tile": number_of(tile),
        "place": to_place(queries.tile_place(position, tile)) if laid_out else None,
        "layer": layer,
        "up": up,
        "outside": queries.is_outside(position, tile),
        "kind": box.KIND_IDS[kind] or None,
        "seen": kind > 0 and not up,
        "takeable": takeable,
    }


def takeable_tiles(position: Fireworks) -> set[int]:
    """The tiles that can be taken at this moment. [FW-7] [FW-A9]"""
    if position.phase != phases.TAKE:
        return set()
    return {move % verbs.SIZE for move in position.moves(position.taker) if move // verbs.SIZE == verbs.TAKE}


def view_launch(position: Fireworks) -> LaunchView | None:
    """The launch of this turn as far as it has come. [FW-5]"""
    if position.mode in OPEN_MODES or not position.turn:
        return None
    turned = [tile for tile in queries.stack(position) if queries.is_turned(position, tile)]
    falling = position.phase in (phases.HIT, phases.BOUNCE, phases.TURNING, phases.KIND)
    bounced = position.phase in (phases.TURNING, phases.KIND)
    has_height = position.card > 0 or falling
    return {
        "piled": position.piled == 1,
        "aim": to_place(position.aim) if position.aim else None,
        "height": box.LEVEL_NAMES[position.level][0] if has_height else None,
        "hit": to_place(position.hit) if falling and position.phase != phases.HIT else None,
        "bounce": to_place(position.bounced) if bounced else None,
        "quality": box.QUALITY_IDS[position.quality] if bounced else None,
        "die": FACE_IDS[position.die] if position.die != faces.NONE else None,
        "turned": sorted(number_of(tile) for tile in turned if queries.is_up(position, tile)),
        "back": sorted(number_of(tile) for tile in turned if not queries.is_up(position, tile)),
        "unseen": why_unseen(position),
    }


def why_unseen(position: Fireworks) -> str | None:
    """Why the active player takes, or has just taken, a tile without looking. [FW-6] [FW-11]"""
    if position.phase not in (phases.DRAW, phases.DRAW_KIND, phases.PLACE):
        return None
    if position.failed:
        return "failure"
    return "rain" if position.rain and box.DIE_VALUES[position.die] == 1 else None


def left_to_take(position: Fireworks) -> int:
    """How many tiles are still taken: as the die says, if as many lie face up and there is room. [FW-7] [FW-A10]"""
    up = sum(queries.lies_open(position, tile) for tile in queries.stack(position))
    team = seats_of(position.team, position, position.active)
    room = sum(queries.room(position, seat) - len(queries.hand(position, seat)) for seat in team)
    return min(position.quota, up, room)


def view_taking(position: Fireworks) -> TakingView | None:
    """Who takes tiles now, and how many more: all that the die says, for each of the team. [FW-7] [FW-A11] [FW-A41]"""
    if position.phase not in (phases.TAKE, phases.DRAW, phases.DRAW_KIND):
        return None
    return {
        "left": left_to_take(position) if position.phase == phases.TAKE else 1,
        "taker": position.taker if position.phase == phases.TAKE else position.active,
        "team": seats_of(position.team, position, position.active),
        "unseen": position.phase != phases.TAKE,
        "drawn": position.drawn or None,
    }


def next_player(position: Fireworks) -> int | None:
    """Who has the next turn: a seat with a free cell; nobody once the last round is over. [FW-13] [FW-A18]"""
    seat = seat_after(position, position.active)
    for _ in range(position.seats):
        if position.ending and seat == position.first:
            return None
        if queries.room(position, seat):
            return seat
        seat = seat_after(position, seat)
    return None


def view_functions(position: Fireworks) -> FunctionsView | None:
    """Function tiles, and whose they are while they wait. [FW-9] [FW-A37]"""
    if position.mode in OPEN_MODES:
        return None
    owner = position.active if position.opening else next_player(position)
    waiting = [
        name
        for name, count in zip(FUNCTION_IDS, queries.waiting_functions(position), strict=True)
        for _ in range(count)
    ]
    return {
        "waiting": [{"kind": name, "seat": owner} for name in waiting],
        "new": [
            name
            for name, count in zip(FUNCTION_IDS, queries.fresh_functions(position), strict=True)
            for _ in range(count)
        ],
        "working": box.KIND_IDS[position.effect] or None,
        "gale_left": position.blown,
    }


def view_card(position: Fireworks) -> CardView | None:
    """The action card of this launch, and who takes part. [FW-16] [FW-17]"""
    if not position.card:
        return None
    return {
        "id": box.CARD_IDS[position.card],
        "people": box.PEOPLE[position.card],
        "team": seats_of(position.team, position, position.active),
    }


def view_deck(position: Fireworks) -> DeckView | None:
    """The deck of action cards, and those that were used; one variant needs it too. [FW-16] [FW-19]"""
    if position.mode != modes.ADVANCED_1 and not position.second_try:
        return None
    left = queries.deck(position)
    used = {card: box.CARD_COPIES[card] - left[card] for card in range(1, len(box.CARD_IDS))}
    return {
        "left": sum(left),
        "discard": [box.CARD_IDS[card] for card, count in used.items() for _ in range(count - (card == position.card))],
    }
