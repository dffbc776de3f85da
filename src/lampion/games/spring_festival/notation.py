"""Moves as short texts: `turn T17`, `place T17 2,-1`, `complete C12 0,0 1,0 0,1 1,1`, and for chance `T17` or `goat`.

Every text names its cells and pieces, so that a record can be read without a board; it reads back to the same move.
"""

from collections.abc import Callable

from lampion.games.spring_festival import lookups as box
from lampion.games.spring_festival import queries, store
from lampion.games.spring_festival.constants import cells, phases, tiles, verbs
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.errors import UnreadableMove
from lampion.kernel.grids import read_cell, write_cell
from lampion.kernel.limits import CHANCE


def to_xy(cell: int) -> tuple[int, int]:
    """The coordinates of a cell; the first tile lies on 0,0."""
    return cell % cells.WIDTH - 15, cell // cells.WIDTH - 17


def to_cell(x: int, y: int) -> int:
    """The cell with these coordinates."""
    if not (-15 <= x <= 15 and -15 <= y <= 15):
        raise UnreadableMove(text=write_cell(x, y), problem="cell")
    return (y + 17) * cells.WIDTH + x + 15


def name(cell: int) -> str:
    """A cell as text."""
    return write_cell(*to_xy(cell))


def completion(position: SpringFestival, seat: int, move: int) -> tuple[int, list[int]]:
    """The card that a move completes, and the cells of its tiles, row by row."""
    verb, argument = divmod(move, verbs.SIZE)
    footprint, corner = divmod(argument, cells.COUNT)
    card = queries.open_cards(position, seat)[verb - verbs.COMPLETE]
    steps = box.FOOTPRINTS[card][footprint * 4 : footprint * 4 + box.CARD_SIZE[card]]
    return card, [corner + step for step in steps]


def write_move(position: SpringFestival, seat: int, move: int) -> str:
    """The text of a move in this position."""
    verb, argument = divmod(move, verbs.SIZE)
    if seat == CHANCE:
        return write_outcome(verb, argument)
    if verb == verbs.PLACE:
        word = "replace" if queries.tile_on(position, seat, argument) else "place"
        return f"{word} {box.TILE_IDS[queries.tile_held(position, seat)]} {name(argument)}"
    if verb == verbs.START:
        index, cell = divmod(argument, cells.COUNT)
        return f"place {box.TILE_IDS[queries.starting_tile(position, seat, index)]} {name(cell)}"
    if verb == verbs.TURN:
        return f"turn {box.TILE_IDS[queries.top(position, store.stack_of(position, seat, argument))]}"
    if verb == verbs.CHOOSE:
        return f"set {argument + 1}"
    if verb == verbs.FINALE:
        return f"finale {name(argument)}"
    if verb == verbs.PASS:
        return "pass"
    card, covered = completion(position, seat, move)
    return f"complete {box.CARD_IDS[card]} {' '.join(map(name, covered))}"


def write_outcome(verb: int, number: int) -> str:
    """The text of what chance brings."""
    if verb == verbs.TILE:
        return box.TILE_IDS[number]
    if verb == verbs.CARD:
        return box.CARD_IDS[number]
    if verb == verbs.SIGN:
        return box.SIGN_IDS[number]
    return f"seat {number}"


def read_move(position: SpringFestival, seat: int, text: str) -> int:
    """The code of the move that a text names, legal or not."""
    verb, *words = text.split()[:32] or [""]
    if seat == CHANCE:
        return read_outcome(verb, words, text)
    if verb not in READERS:
        raise UnreadableMove(text=text, problem="verb", verbs=list(READERS))
    return READERS[verb](position, seat, words, text)


def read_place(position: SpringFestival, seat: int, words: list[str], text: str) -> int:
    """`place T17 2,-1` or `replace T17 2,-1`; the verb and the tile must fit the position."""
    tile_id, cell_text = expect(words, 2, text)
    cell = to_cell(*read_cell(cell_text))
    if position.phase == phases.START:
        index = look_up(box.TILE_NUMBERS, tile_id, text) - queries.starting_tile(position, seat, 0)
        if not 0 <= index < 4 or text.startswith("replace"):
            raise UnreadableMove(text=text, problem="tile")
        return verbs.START * verbs.SIZE + index * cells.COUNT + cell
    if look_up(box.TILE_NUMBERS, tile_id, text) != queries.tile_held(position, seat):
        raise UnreadableMove(text=text, problem="tile")
    if (queries.tile_on(position, seat, cell) != tiles.NONE) != text.startswith("replace"):
        raise UnreadableMove(text=text, problem="cell")
    return verbs.PLACE * verbs.SIZE + cell


def read_complete(position: SpringFestival, seat: int, words: list[str], text: str) -> int:
    """`complete C12 0,0 1,0 0,1 1,1`: one of the seat's open cards and the cells of a match."""
    card = look_up(box.CARD_NUMBERS, words[0] if words else "", text)
    if card not in queries.open_cards(position, seat):
        raise UnreadableMove(text=text, problem="card")
    covered = sorted(to_cell(*read_cell(word)) for word in words[1:])
    steps = [cell - covered[0] for cell in covered]
    for footprint in range(4):
        if steps == box.FOOTPRINTS[card][footprint * 4 : footprint * 4 + box.CARD_SIZE[card]]:
            slot = queries.open_cards(position, seat).index(card)
            return (verbs.COMPLETE + slot) * verbs.SIZE + footprint * cells.COUNT + covered[0]
    raise UnreadableMove(text=text, problem="shape")


def read_turn(position: SpringFestival, seat: int, words: list[str], text: str) -> int:
    """`turn T17`: the visible tile of the store that is to face this seat."""
    tile = look_up(box.TILE_NUMBERS, expect(words, 1, text)[0], text)
    for orientation in range(4):
        if queries.top(position, store.stack_of(position, seat, orientation)) == tile:
            return verbs.TURN * verbs.SIZE + orientation
    raise UnreadableMove(text=text, problem="tile")


def read_set(_position: SpringFestival, _seat: int, words: list[str], text: str) -> int:
    """`set 2`: a starting set."""
    number = expect(words, 1, text)[0]
    if number not in ("1", "2", "3", "4"):
        raise UnreadableMove(text=text, problem="set")
    return verbs.CHOOSE * verbs.SIZE + int(number) - 1


def read_finale(_position: SpringFestival, _seat: int, words: list[str], text: str) -> int:
    """`finale 2,-1`: the tile that starts the last chain."""
    return verbs.FINALE * verbs.SIZE + to_cell(*read_cell(expect(words, 1, text)[0]))


def read_pass(_position: SpringFestival, _seat: int, words: list[str], text: str) -> int:
    """`pass`: complete no more cards this turn."""
    expect(words, 0, text)
    return verbs.PASS * verbs.SIZE


READERS: dict[str, Callable[[SpringFestival, int, list[str], str], int]] = {
    "turn": read_turn,
    "place": read_place,
    "replace": read_place,
    "complete": read_complete,
    "pass": read_pass,
    "finale": read_finale,
    "set": read_set,
}


def read_outcome(word: str, more: list[str], text: str) -> int:
    """What chance brings: a tile, a card, a sign, or `seat 2`."""
    if word == "seat" and len(more) == 1 and more[0] in ("0", "1", "2", "3"):
        return verbs.FIRST * verbs.SIZE + int(more[0])
    expect(more, 0, text)
    if word in box.TILE_NUMBERS:
        return verbs.TILE * verbs.SIZE + box.TILE_NUMBERS[word]
    if word in box.CARD_NUMBERS:
        return verbs.CARD * verbs.SIZE + box.CARD_NUMBERS[word]
    return verbs.SIGN * verbs.SIZE + look_up(box.SIGN_NUMBERS, word, text)


def expect(words: list[str], count: int, text: str) -> list[str]:
    """The words after the verb, if there are exactly `count`."""
    if len(words) != count:
        raise UnreadableMove(text=text, problem="words")
    return words


def look_up(numbers: dict[str, int], word: str, text: str) -> int:
    """The number of a piece by its id."""
    if word not in numbers:
        raise UnreadableMove(text=text, problem="piece")
    return numbers[word]
