"""Positions as text, for tests, goldens and bug reports: what lies on the table, one line per seat.

    fireworks 2 mode=advanced-1
    take turn 3 first 0 active 1 waiting 1
    launch count=4 rain piled card=chin die=2 quota=1
    box #1:4,4 #3:0,8=kiku-red #2:4,5+bee #9:8,8+bodan-blue!
    functions new used symbol wait gale
    discard chin hammer
    0 sky 1,1=start:kiku-red 0,1=kiku-red.3 2,2=cat hand starts character maicho
    1 sky 1,1=start:kiku-gold 3,3=start:bodan-red hand bee starts character puppy

The box is listed from its lowest tile to its highest: `=` is known and face down, `+` face up, `!` outside, `*` has
turned in the launch that goes on. A position contains nothing that nobody has seen: a tile without a name is unseen.
"""

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import queries
from lampion.games.fireworks.constants import faces, phases
from lampion.games.fireworks.pieces import FACE_IDS, FUNCTION_IDS
from lampion.games.fireworks.position_reading import PositionReader
from lampion.games.fireworks.position_words import (
    COUNTS,
    FALLING,
    FIELDS,
    FLAGS,
    LOOK_IDS,
    MASKS,
    PHASES,
    full_deck,
    placed,
)
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.settings import OPTIONS, options_of
from lampion.games.fireworks.wording import write_place, write_sky_cell
from lampion.kernel.limits import CHANCE
from lampion.kernel.options import settle


def write(position: Fireworks) -> str:
    """The text of a position."""
    defaults = settle(OPTIONS, {}, position.seats)
    chosen = [f"{option}={value}" for option, value in options_of(position).items() if value != defaults[option]]
    state = f"turn {position.turn} first {position.first} active {position.active}"
    lines = [
        " ".join(["fireworks", str(position.seats), *chosen]),
        " ".join([PHASES[position.phase], state, "waiting", *write_mask(position.waiting)]),
        " ".join(["launch", *write_launch(position)]),
        " ".join(["box", *(write_tile(position, tile) for tile in queries.stack(position))]),
        " ".join(["functions", *write_functions(position)]),
        " ".join(["discard", *write_discard(position)]),
        *(write_seat(position, seat) for seat in range(position.seats)),
    ]
    return "\n".join(lines) + "\n"


def write_mask(mask: int) -> list[str]:
    """The seats of a bit mask."""
    return ["~"] if mask >> CHANCE else [str(seat) for seat in range(CHANCE) if mask >> seat & 1]


def write_launch(position: Fireworks) -> list[str]:
    """Everything about the launch that is not as it is before one."""
    numbers = position.fields()
    numbers["helpers"] = numbers["team"] & ~(1 << position.active)
    words = [f"{name}={numbers[FIELDS.get(name, name)]}" for name in COUNTS if numbers[FIELDS.get(name, name)]]
    words += [name for name in FLAGS if numbers[name]]
    words += [f"{name}={'+'.join(write_mask(numbers[name]))}" for name in MASKS if numbers[name]]
    if position.card:
        words.append(f"card={box.CARD_IDS[position.card]}")
    words += [f"{name}={write_place(numbers[field])}" for name, field in placed(position.phase)]
    if not position.card and position.phase in FALLING:
        words.append(f"height={box.LEVEL_NAMES[position.level][0]}")
    if position.phase in (phases.TURNING, phases.KIND):
        words.append(f"quality={box.QUALITY_IDS[position.quality]}")
    if position.die != faces.NONE:
        words.append(f"die={FACE_IDS[position.die]}")
    if position.effect:
        words.append(f"effect={box.KIND_IDS[position.effect]}")
    if position.drawn:
        words.append(f"drawn=#{position.drawn}")
    return words


def write_tile(position: Fireworks, tile: int) -> str:
    """A tile of the box."""
    kind, is_up = queries.tile_kind(position, tile), queries.is_up(position, tile)
    face = "+" if is_up else "=" if kind else ""
    marks = f"{'!' if queries.is_outside(position, tile) else ''}{'*' if queries.is_turned(position, tile) else ''}"
    return f"#{tile + 1}:{write_place(queries.tile_place(position, tile))}{face}{box.KIND_IDS[kind]}{marks}"


def write_functions(position: Fireworks) -> list[str]:
    """Function tiles: new, used, and waiting."""
    words: list[str] = []
    for word, counts in (
        ("new", queries.fresh_functions(position)),
        ("used", queries.used_functions(position)),
        ("wait", queries.waiting_functions(position)),
    ):
        words += [word, *(name for name, count in zip(FUNCTION_IDS, counts, strict=True) for _ in range(count))]
    return words


def write_discard(position: Fireworks) -> list[str]:
    """The action cards that are not in the deck."""
    deck, full = queries.deck(position), full_deck(position.mode, position.second_try)
    return [name for card, name in enumerate(box.CARD_IDS) for _ in range(full[card] - deck[card])]


def write_seat(position: Fireworks, seat: int) -> str:
    """The line of a seat."""
    laid = [f"{write_sky_cell(cell)}={LOOK_IDS[look]}" for cell, look in enumerate(queries.sky(position, seat)) if look]
    words = [str(seat), "sky", *laid, "hand", *(box.KIND_IDS[kind] for kind in queries.hand(position, seat)), "starts"]
    words += [box.START_IDS[start] for start in queries.starts(position, seat)]
    words += ["character", box.CHARACTER_IDS[queries.character(position, seat)] or "-"]
    moved, (lifted, origin) = queries.moved(position, seat), queries.lifted(position, seat)
    if moved:
        words += ["moved", *map(write_sky_cell, moved)]
    if lifted:
        words += ["lifted", LOOK_IDS[lifted], "from", write_sky_cell(origin)]
    return " ".join(words)


def read(text: str) -> Fireworks:
    """The position that a text describes; an impossible one is refused with the line of the problem."""
    return PositionReader(text).read()
