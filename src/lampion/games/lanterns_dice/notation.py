"""Moves as short texts: `turn red 2`, `light 3,2 red`, `emperor E2`, `launch V3 0,0 0,1 1,1`, for chance `red` or `V3`.

Every text names its colours, pools and pieces, so that a record can be read without a board; it reads back to the same
move.
"""

from collections.abc import Callable, Mapping

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice import queries, tray
from lampion.games.lanterns_dice.constants import pools, tiles, verbs
from lampion.games.lanterns_dice.pieces import CARD_IDS, SHAPE_IDS, SHEETS
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.kernel.errors import UnreadableMove
from lampion.kernel.grids import read_cell, write_cell
from lampion.kernel.limits import CHANCE

SIDES = ("A", "B")
SHEET_NUMBERS = {sheet: number for number, sheet in enumerate(SHEETS)}
CARD_NUMBERS = {card: number for number, card in enumerate(CARD_IDS)}
SIDE_NUMBERS = {side: number for number, side in enumerate(SIDES)}


def to_xy(pool: int) -> tuple[int, int]:
    """The column and the row of a pool, counted from 0 at the upper left."""
    return pool % pools.WIDTH, pool // pools.WIDTH


def to_pool(text: str) -> int:
    """The pool that a text like `3,2` names."""
    x, y = read_cell(text)
    if not (0 <= x < pools.COLUMNS and 0 <= y < pools.ROWS):
        raise UnreadableMove(text=text, problem="cell")
    return y * pools.WIDTH + x


def name(pool: int) -> str:
    """A pool as text."""
    return write_cell(*to_xy(pool))


def squares(placement: int) -> list[int]:
    """The pools that a placement covers, row by row."""
    form, pool = divmod(placement, tiles.PLACES)
    return [pool + step for step in box.FOOTPRINTS[form]]


def write_area(position: LanternsDice, seat: int, area: int) -> str:
    """An area as text: its pool and its colour."""
    colour = box.COLOUR_OF[queries.lake_of(position, seat) * pools.AREAS + area]
    return f"{name(area % pools.HALF)} {box.COLOURS[colour]}"


def read_area(position: LanternsDice, seat: int, cell: str, colour: str, text: str) -> int:
    """The area that two words name."""
    pool = to_pool(cell)
    number = look_up(box.COLOUR_NUMBERS, colour, text)
    for area in (pool, pools.HALF + pool):
        if box.COLOUR_OF[queries.lake_of(position, seat) * pools.AREAS + area] == number:
            return area
    raise UnreadableMove(text=text, problem="colour")


def write_move(position: LanternsDice, seat: int, move: int) -> str:
    """The text of a move in this position."""
    verb, argument = divmod(move, verbs.SIZE)
    if seat == CHANCE:
        return write_outcome(verb, argument)
    if verb == verbs.LIGHT:
        return f"light {write_area(position, seat, argument)}"
    if verb == verbs.TURN:
        return f"turn {box.COLOURS[queries.die(position, tray.die_of(position, seat, argument))]} {argument}"
    if verb == verbs.LAUNCH:
        shape = SHAPE_IDS[box.SHAPE_OF[argument // tiles.PLACES]]
        return " ".join(["launch", shape, *map(name, squares(argument))])
    if verb == verbs.EMPEROR:
        return f"emperor {CARD_IDS[argument]}"
    if verb == verbs.CHOOSE:
        return f"choose {SHAPE_IDS[argument]}"
    return "reroll" if verb == verbs.REROLL else "pass"


def write_outcome(verb: int, number: int) -> str:
    """The text of what chance brings."""
    if verb == verbs.DIE:
        return box.COLOURS[number]
    if verb == verbs.SHAPE:
        return SHAPE_IDS[number]
    return f"sheet {SHEETS[number]}" if verb == verbs.SHEET else f"side {SIDES[number]}"


def read_move(position: LanternsDice, seat: int, text: str) -> int:
    """The code of the move that a text names, legal or not."""
    verb, *words = text.split()[:32] or [""]
    if seat == CHANCE:
        return read_outcome(verb, words, text)
    if verb not in READERS:
        raise UnreadableMove(text=text, problem="verb", verbs=list(READERS))
    return READERS[verb](position, seat, words, text)


def read_light(position: LanternsDice, seat: int, words: list[str], text: str) -> int:
    """`light 3,2 red`: a pool, and the colour of one of its areas."""
    cell, colour = expect(words, 2, text)
    return verbs.LIGHT * verbs.SIZE + read_area(position, seat, cell, colour, text)


def read_turn(position: LanternsDice, seat: int, words: list[str], text: str) -> int:
    """`turn red 2`: the colour that is to face this seat, and how far the tray is turned then."""
    colour, number = expect(words, 2, text)
    if number not in ("0", "1", "2", "3"):
        raise UnreadableMove(text=text, problem="orientation")
    faced = queries.die(position, tray.die_of(position, seat, int(number)))
    if look_up(box.COLOUR_NUMBERS, colour, text) != faced:
        raise UnreadableMove(text=text, problem="colour")
    return verbs.TURN * verbs.SIZE + int(number)


def read_emperor(_position: LanternsDice, _seat: int, words: list[str], text: str) -> int:
    """`emperor E2`: an emperor card."""
    return verbs.EMPEROR * verbs.SIZE + look_up(CARD_NUMBERS, expect(words, 1, text)[0], text)


def read_launch(_position: LanternsDice, _seat: int, words: list[str], text: str) -> int:
    """`launch V3 0,0 0,1 1,1`: a shape, and the pools under it."""
    shape = look_up(box.SHAPE_NUMBERS, words[0] if words else "", text)
    covered = sorted(map(to_pool, words[1:]))
    steps = [pool - covered[0] for pool in covered]
    for form in range(box.FORMS_FROM[shape], box.FORMS_FROM[shape + 1]):
        if steps == box.FOOTPRINTS[form]:
            return verbs.LAUNCH * verbs.SIZE + form * tiles.PLACES + covered[0]
    raise UnreadableMove(text=text, problem="shape")


def read_choose(_position: LanternsDice, _seat: int, words: list[str], text: str) -> int:
    """`choose V3`: a shape to play with."""
    return verbs.CHOOSE * verbs.SIZE + look_up(box.SHAPE_NUMBERS, expect(words, 1, text)[0], text)


def read_reroll(_position: LanternsDice, _seat: int, words: list[str], text: str) -> int:
    """`reroll`: pay for another roll."""
    expect(words, 0, text)
    return verbs.REROLL * verbs.SIZE


def read_pass(_position: LanternsDice, _seat: int, words: list[str], text: str) -> int:
    """`pass`: leave something out."""
    expect(words, 0, text)
    return verbs.PASS * verbs.SIZE


READERS: dict[str, Callable[[LanternsDice, int, list[str], str], int]] = {
    "turn": read_turn,
    "reroll": read_reroll,
    "light": read_light,
    "emperor": read_emperor,
    "launch": read_launch,
    "pass": read_pass,
    "choose": read_choose,
}


def read_outcome(word: str, more: list[str], text: str) -> int:
    """What chance brings: a colour, a shape, `sheet B` or `side A`."""
    if word == "sheet":
        return verbs.SHEET * verbs.SIZE + look_up(SHEET_NUMBERS, expect(more, 1, text)[0], text)
    if word == "side":
        return verbs.SIDE * verbs.SIZE + look_up(SIDE_NUMBERS, expect(more, 1, text)[0], text)
    expect(more, 0, text)
    if word in box.SHAPE_NUMBERS:
        return verbs.SHAPE * verbs.SIZE + box.SHAPE_NUMBERS[word]
    return verbs.DIE * verbs.SIZE + look_up(box.COLOUR_NUMBERS, word, text)


def expect(words: list[str], count: int, text: str) -> list[str]:
    """The words after the verb, if there are exactly `count`."""
    if len(words) != count:
        raise UnreadableMove(text=text, problem="words")
    return words


def look_up(numbers: Mapping[str, int], word: str, text: str) -> int:
    """The number of a piece by its name."""
    if word not in numbers:
        raise UnreadableMove(text=text, problem="piece")
    return numbers[word]
