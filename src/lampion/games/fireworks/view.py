"""What a viewer may see, as plain data for interfaces. `offers.py` lists the legal moves.

Tiles that nobody has seen have no identity yet, and everything else on the table is open. So every viewer sees the
same, and `you` is the viewer's seat.
"""

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import queries, scoring, sky_shapes
from lampion.games.fireworks.box_view import (
    seat_after,
    view_box,
    view_card,
    view_deck,
    view_functions,
    view_launch,
    view_open,
    view_taking,
)
from lampion.games.fireworks.constants import characters, kinds, modes, verbs
from lampion.games.fireworks.prompts import asked
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.settings import options_of
from lampion.games.fireworks.sky_shapes import to_cell
from lampion.games.fireworks.view_shapes import (
    CharacterView,
    EndingView,
    LaidTile,
    ScoreView,
    SeatView,
    View,
)
from lampion.kernel.limits import CHANCE

PHASES = (
    ("layout", "deal-start", "deal-character", "start", "draw-first", "card", "help", "prepare", "height", "hit")
    + ("bounce", "turning", "kind", "function", "take", "draw", "draw-kind", "place", "gale", "done", "launch")
    + ("real-turning", "real-die", "claim", "over")
)  # fmt: skip
MOVABLE = ("big", "saturn", "kaleidoscope", "flower", "character")  # what rearranging can undo


def view(position: Fireworks, viewer: int | None) -> View:
    """The table as a seat sees it; without a seat, as a spectator does."""
    options = options_of(position)
    return {
        "game": "fireworks",
        "you": viewer,
        "options": options,
        "mode": options["mode"],
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "active": position.active,
        "first": position.first,
        "waiting": [seat for seat in range(position.seats) if position.waits_for(seat)],
        "chance": position.waits_for(CHANCE),
        "box": view_box(position),
        "open": view_open(position),
        "launch": view_launch(position),
        "taking": view_taking(position),
        "functions": view_functions(position),
        "rain": position.rain == 1,
        "card": view_card(position),
        "deck": view_deck(position),
        "seats": [view_seat(position, seat) for seat in range(position.seats)],
        "ending": view_ending(position),
        "provisional": provisional_parts(position),
        "winners": position.leaders() if position.is_over() else [],
    }


def provisional_parts(position: Fireworks) -> list[str]:
    """The parts of a score that may still be lost: none, unless tiles may be rearranged. [FW-A45]"""
    return [*MOVABLE] if position.rearranging and not position.is_over() else []


def view_ending(position: Fireworks) -> EndingView | None:
    """The last round. [FW-13] [FW-A27] [FW-A33]"""
    if not position.ending or position.mode >= modes.ADVANCED_2:
        return None
    turns = []
    seat = seat_after(position, position.active)
    while not position.is_over() and seat != position.first:
        if queries.room(position, seat):
            turns.append(seat)
        seat = seat_after(position, seat)
    return {"full": [seat for seat in range(position.seats) if not queries.room(position, seat)], "turns": turns}


def view_seat(position: Fireworks, seat: int) -> SeatView:
    """What a seat has."""
    sky = queries.sky(position, seat)
    specials = sky_shapes.specials_in(sky)
    return {
        "seat": seat,
        "sky": sky_shapes.list_tiles(sky),
        "free": sum(not laid for laid in sky),
        "full": all(sky),
        "starts": [box.START_IDS[tile] for tile in queries.starts(position, seat)],
        "held": [box.KIND_IDS[kind] for kind in queries.hand(position, seat)],
        "shapes": sky_shapes.closed_shapes(position, seat),
        "rings": sky_shapes.open_rings(sky),
        "halves": sky_shapes.open_halves(sky),
        "specials": specials,
        "next_special": next_special(len(specials)),
        "character": view_character(position, seat),
        "movable": movable_cells(position, seat),
        "lifted": view_lifted(position, seat),
        "asked": asked(position, seat) if position.waits_for(seat) else None,
        "score": score(position, seat),
    }


def next_special(count: int) -> int:
    """What one more different special tile would bring. [FW-14]"""
    return box.SPECIAL_POINTS[count + 1] - box.SPECIAL_POINTS[count] if count < kinds.SPECIALS else 0


def movable_cells(position: Fireworks, seat: int) -> list[list[int]]:
    """With the variant: the cells whose tiles may be moved now. [FW-A45]"""
    if not position.waits_for(seat) or not position.rearranging:
        return []
    return [to_cell(move % verbs.SIZE) for move in position.moves(seat) if move // verbs.SIZE == verbs.LIFT]


def view_lifted(position: Fireworks, seat: int) -> LaidTile | None:
    """With the variant: the tile in hand, and where it lay. [FW-A45]"""
    laid, cell = queries.lifted(position, seat)
    if not laid:
        return None
    return {
        "cell": to_cell(cell),
        "kind": box.KIND_IDS[box.LOOKS[laid]],
        "rotation": sky_shapes.rotation_of(laid),
        "start": False,
    }


def view_character(position: Fireworks, seat: int) -> CharacterView | None:
    """A character and how far its owner is. [FW-15]"""
    character = queries.character(position, seat)
    if not character:
        return None
    done, needed = progress(position, seat, character)
    points = scoring.character_bonus(position, seat)
    return {
        "id": box.CHARACTER_IDS[character],
        "done": done if needed is None else min(done, needed),
        "needed": needed,
        "points": points,
        "met": points > 0,
    }


def progress(position: Fireworks, seat: int, character: int) -> tuple[int, int | None]:
    """How many of the things that a character asks for are there, and how many it needs. [FW-15]"""
    saturns, kaleidoscopes = (scoring.count_pairs(position, seat, kiku) for kiku in (False, True))
    flowers, specials = scoring.count_flowers(position, seat), scoring.count_specials(position, seat)
    needed = box.NEEDS[character]
    return {
        characters.MAICHO: (specials, needed),
        characters.KOHANA: (flowers, None),
        characters.MANKA: (kaleidoscopes, needed),
        characters.TOSEI: (saturns, needed),
        characters.KAGIYA: (sum(min(count, needed) for count in (saturns, kaleidoscopes, flowers)), 3 * needed),
        characters.TAMAYA: (scoring.count_bigs(position, seat), needed),
        characters.PUPPY: (specials, None),
    }[character]


def score(position: Fireworks, seat: int) -> ScoreView:
    """The points of a seat as they stand, by source. [FW-14] [FW-15]"""
    return {
        "big": scoring.big_total(position, seat),
        "start": scoring.start_total(position, seat),
        "saturn": scoring.pair_total(position, seat, False),
        "kaleidoscope": scoring.pair_total(position, seat, True),
        "flower": scoring.count_flowers(position, seat) * box.BOX.scoring.small_flower,
        "special": box.SPECIAL_POINTS[scoring.count_specials(position, seat)],
        "character": scoring.character_bonus(position, seat),
        "total": position.score(seat),
    }
