"""Moves as short texts: `turn T17`, `place T17 2,-1`, `complete C12 0,0 1,0 0,1 1,1`, and for chance `T17` or `goat`.

Every text names its cells and pieces, so that a record can be read without a board; it reads back to the same move.
"""

from collections.abc import Callable

from lampion.games.spring_festival import lookups as box
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.errors import UnreadableMove
from lampion.kernel.grids import read_cell, write_cell
from lampion.kernel.limits import CHANCE


def to_xy(cell: int) -> tuple[int, int]:
    """The coordinates of a cell; the first tile lies on 0,0."""
    return cell % box.WIDTH - 15, cell // box.WIDTH - 17


def to_cell(x: int, y: int) -> int:
    """The cell with these coordinates."""
    if not (-15 <= x <= 15 and -15 <= y <= 15):
        raise UnreadableMove(text=write_cell(x, y), problem="cell")
    return (y + 17) * box.WIDTH + x + 15


def name(cell: int) -> str:
    """A cell as text."""
    return write_cell(*to_xy(cell))


def completion(position: SpringFestival, seat: int, move: int) -> tuple[int, list[int]]:
    """The card that a move completes, and the cells of its tiles, row by row."""
    form, corner = divmod(move - box.COMPLETE, box.CELLS)
    slot, footprint = divmod(form, 4)
    card = position.open_cards(seat)[slot]
    steps = box.FOOTPRINTS[card][footprint * 4 : footprint * 4 + box.CARD_SIZE[card]]
    return card, [corner + step for step in steps]


def write_move(position: SpringFestival, seat: int, move: int) -> str:
    """The text of a move in this position."""
    if seat == CHANCE:
        return write_outcome(move)
    if move < box.COMPLETE:
        index, cell = divmod(move - box.PLACE, box.CELLS)
        if position.phase == box.START:
            return f"place {box.TILE_IDS[44 + 4 * position.starting_set(seat) + index + 1]} {name(cell)}"
        verb = "replace" if position.tile_on(seat, cell) else "place"
        return f"{verb} {box.TILE_IDS[position.tile_held(seat)]} {name(cell)}"
    if move < box.PASS:
        card, cells = completion(position, seat, move)
        return f"complete {box.CARD_IDS[card]} {' '.join(map(name, cells))}"
    if move == box.PASS:
        return "pass"
    if move < box.CHOOSE:
        return f"turn {box.TILE_IDS[position.top(position.stack_of(seat, move - box.TURN))]}"
    if move < box.FIRE_FINALE:
        return f"set {move - box.CHOOSE + 1}"
    return f"finale {name(move - box.FIRE_FINALE)}"


def write_outcome(move: int) -> str:
    """The text of what chance brings."""
    if move < box.CARD:
        return box.TILE_IDS[move - box.TILE]
    if move < box.SIGN:
        return box.CARD_IDS[move - box.CARD]
    if move < box.FIRST:
        return box.SIGN_IDS[move - box.SIGN]
    return f"seat {move - box.FIRST}"


def read_move(position: SpringFestival, seat: int, text: str) -> int:
    """The code of the move that a text names; whether it is legal is another question."""
    verb, *words = text.split()[:32] or [""]
    if seat == CHANCE:
        return read_outcome(verb, words, text)
    if verb not in READERS:
        raise UnreadableMove(text=text, problem="verb")
    return READERS[verb](position, seat, words, text)


def read_place(position: SpringFestival, seat: int, words: list[str], text: str) -> int:
    """`place T17 2,-1` or `replace T17 2,-1`; the verb and the tile must fit the position."""
    tile_id, cell_text = expect(words, 2, text)
    cell = to_cell(*read_cell(cell_text))
    if position.phase == box.START:
        first = 44 + 4 * position.starting_set(seat) + 1
        index = look_up(box.TILE_NUMBERS, tile_id, text) - first
        if not 0 <= index < 4 or text.startswith("replace"):
            raise UnreadableMove(text=text, problem="tile")
        return box.PLACE + index * box.CELLS + cell
    if look_up(box.TILE_NUMBERS, tile_id, text) != position.tile_held(seat):
        raise UnreadableMove(text=text, problem="tile")
    if (position.tile_on(seat, cell) != box.NO_TILE) != text.startswith("replace"):
        raise UnreadableMove(text=text, problem="cell")
    return box.PLACE + cell


def read_complete(position: SpringFestival, seat: int, words: list[str], text: str) -> int:
    """`complete C12 0,0 1,0 0,1 1,1`: one of the seat's open cards and the cells of a match."""
    card = look_up(box.CARD_NUMBERS, words[0] if words else "", text)
    if card not in position.open_cards(seat):
        raise UnreadableMove(text=text, problem="card")
    cells = sorted(to_cell(*read_cell(word)) for word in words[1:])
    steps = [cell - cells[0] for cell in cells]
    for footprint in range(4):
        if steps == box.FOOTPRINTS[card][footprint * 4 : footprint * 4 + box.CARD_SIZE[card]]:
            slot = position.open_cards(seat).index(card)
            return box.COMPLETE + (slot * 4 + footprint) * box.CELLS + cells[0]
    raise UnreadableMove(text=text, problem="shape")


def read_turn(position: SpringFestival, seat: int, words: list[str], text: str) -> int:
    """`turn T17`: the visible tile of the store that shall face this seat."""
    tile = look_up(box.TILE_NUMBERS, expect(words, 1, text)[0], text)
    for orientation in range(4):
        if position.top(position.stack_of(seat, orientation)) == tile:
            return box.TURN + orientation
    raise UnreadableMove(text=text, problem="tile")


def read_set(_position: SpringFestival, _seat: int, words: list[str], text: str) -> int:
    """`set 2`: a starting set."""
    number = expect(words, 1, text)[0]
    if number not in ("1", "2", "3", "4"):
        raise UnreadableMove(text=text, problem="set")
    return box.CHOOSE + int(number) - 1


def read_finale(_position: SpringFestival, _seat: int, words: list[str], text: str) -> int:
    """`finale 2,-1`: the tile that starts the last chain."""
    return box.FIRE_FINALE + to_cell(*read_cell(expect(words, 1, text)[0]))


def read_pass(_position: SpringFestival, _seat: int, words: list[str], text: str) -> int:
    """`pass`: complete no more cards this turn."""
    expect(words, 0, text)
    return box.PASS


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
        return box.FIRST + int(more[0])
    expect(more, 0, text)
    if word in box.TILE_NUMBERS:
        return box.TILE + box.TILE_NUMBERS[word]
    if word in box.CARD_NUMBERS:
        return box.CARD + box.CARD_NUMBERS[word]
    return box.SIGN + look_up(box.SIGN_NUMBERS, word, text)


def expect(words: list[str], count: int, text: str) -> list[str]:
    """Exactly so many words after the verb."""
    if len(words) != count:
        raise UnreadableMove(text=text, problem="words")
    return words


def look_up(numbers: dict[str, int], word: str, text: str) -> int:
    """The number of a piece by its id."""
    if word not in numbers:
        raise UnreadableMove(text=text, problem="piece")
    return numbers[word]
