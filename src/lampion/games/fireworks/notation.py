"""Moves as short texts: `aim 4,4`, `height 70`, `take #17`, `place 1,2 3`, and for chance `hit 4,5` or `kiku-red`.

Cells and places are written `row,column`, tiles of the box `#1` to `#111`. A text reads back to the same move.
"""

from collections.abc import Callable

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import queries
from lampion.games.fireworks.constants import kinds, skies, verbs
from lampion.games.fireworks.outcome_notation import read_outcome, write_outcome
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.wording import (
    expect,
    look_up,
    read_number,
    read_place,
    read_sky_cell,
    write_place,
    write_sky_cell,
)
from lampion.kernel.errors import UnreadableMove
from lampion.kernel.limits import CHANCE

HEIGHTS = {str(height): number for number, height in enumerate(box.HEIGHTS)}


def write_tile(position: Fireworks, tile: int) -> str:
    """A tile of the box by its number; with the real box by its kind, as its tiles have no numbers."""
    return box.KIND_IDS[queries.tile_kind(position, tile)] if position.real_box else f"#{tile + 1}"


def read_tile(position: Fireworks, word: str, text: str) -> int:
    """The tile of the box that a word names; with the real box, the first of its kind that lies face up."""
    if not position.real_box:
        return read_number(word, text)
    kind = look_up(box.KIND_NUMBERS, word, text)
    for tile in range(kinds.TILES):
        if queries.tile_kind(position, tile) == kind and queries.lies_open(position, tile):
            return tile
    raise UnreadableMove(text=text, problem="tile")


# Writing


def write_move(position: Fireworks, seat: int, move: int) -> str:
    """The text of a move in this position."""
    verb, argument = divmod(move, verbs.SIZE)
    if seat == CHANCE:
        return write_outcome(verb, argument)
    word = WORDS[verb]
    if verb in (verbs.START, verbs.LIFT):
        return f"{word} {write_sky_cell(argument)}"
    if verb in (verbs.PILE, verbs.AIM):
        return f"{word} {write_place(argument)}"
    if verb in (verbs.TAKE, verbs.GALE):
        return f"{word} {write_tile(position, argument)}"
    if verb in (verbs.PLACE, verbs.PUT):
        cell, turn = divmod(argument, skies.TURNS)
        return f"{word} {write_sky_cell(cell)}{f' {turn}' if can_turn(position, seat) else ''}"
    if verb == verbs.HEIGHT:
        return f"{word} {box.HEIGHTS[argument]}"
    if verb == verbs.HELP:
        return " ".join([word, *(str(other) for other in range(position.seats) if argument >> other & 1)])
    if verb in (verbs.FUNCTION, verbs.CLAIM):
        return f"{word} {box.KIND_IDS[argument]}"
    return word


def can_turn(position: Fireworks, seat: int) -> bool:
    """Is the tile that a seat has to place, or has taken up, one that can be turned? [FW-2]"""
    lifted = queries.lifted(position, seat)[0]
    if lifted:
        return lifted < skies.SPECIAL
    held = queries.hand(position, seat)
    return not held or held[0] < kinds.SPECIAL


# Reading


def read_move(position: Fireworks, seat: int, text: str) -> int:
    """The code of the move that a text names, legal or not."""
    verb, *words = text.split()[:32] or [""]
    if seat == CHANCE:
        return read_outcome(position, verb, words, text)
    if verb not in VERBS:
        raise UnreadableMove(text=text, problem="verb", verbs=list(VERBS))
    code = VERBS[verb]
    return code * verbs.SIZE + READERS[code](position, seat, words, text)


def read_a_cell(_position: Fireworks, _seat: int, words: list[str], text: str) -> int:
    """`start 1,1` or `lift 1,1`."""
    return read_sky_cell(expect(words, 1, text)[0])


def read_a_place(_position: Fireworks, _seat: int, words: list[str], text: str) -> int:
    """`pile 4,4` or `aim 4,4`."""
    return read_place(expect(words, 1, text)[0])


def read_height(_position: Fireworks, _seat: int, words: list[str], text: str) -> int:
    """`height 70`."""
    return look_up(HEIGHTS, expect(words, 1, text)[0], text)


def read_help(_position: Fireworks, _seat: int, words: list[str], text: str) -> int:
    """`help 1 2`: seats in rising order."""
    if not words or words != sorted(set(words)) or any(word not in ("0", "1", "2", "3") for word in words):
        raise UnreadableMove(text=text, problem="piece")
    return sum(1 << int(word) for word in words)


def read_a_kind(_position: Fireworks, _seat: int, words: list[str], text: str) -> int:
    """`function gale` or `claim kiku-red`."""
    return look_up(box.KIND_NUMBERS, expect(words, 1, text)[0], text)


def read_a_tile(position: Fireworks, _seat: int, words: list[str], text: str) -> int:
    """`take #17` or `gale #17`."""
    return read_tile(position, expect(words, 1, text)[0], text)


def read_laying(position: Fireworks, seat: int, words: list[str], text: str) -> int:
    """`place 1,2 3`, or `place 1,2` for a special tile; `put` likewise."""
    if not can_turn(position, seat):
        return read_sky_cell(expect(words, 1, text)[0]) * skies.TURNS
    cell, turn = expect(words, 2, text)
    if turn not in ("0", "1", "2", "3", "4", "5"):
        raise UnreadableMove(text=text, problem="piece")
    return read_sky_cell(cell) * skies.TURNS + int(turn)


def read_nothing(_position: Fireworks, _seat: int, words: list[str], text: str) -> int:
    """`done`, `launch` or `enough`."""
    expect(words, 0, text)
    return 0


WORDS = {
    verbs.START: "start",
    verbs.PILE: "pile",
    verbs.AIM: "aim",
    verbs.HEIGHT: "height",
    verbs.HELP: "help",
    verbs.FUNCTION: "function",
    verbs.TAKE: "take",
    verbs.ENOUGH: "enough",
    verbs.PLACE: "place",
    verbs.LIFT: "lift",
    verbs.PUT: "put",
    verbs.GALE: "gale",
    verbs.DONE: "done",
    verbs.LAUNCH: "launch",
    verbs.CLAIM: "claim",
}
VERBS = {word: verb for verb, word in WORDS.items()}
READERS: dict[int, Callable[[Fireworks, int, list[str], str], int]] = {
    verbs.START: read_a_cell,
    verbs.PILE: read_a_place,
    verbs.AIM: read_a_place,
    verbs.HEIGHT: read_height,
    verbs.HELP: read_help,
    verbs.FUNCTION: read_a_kind,
    verbs.TAKE: read_a_tile,
    verbs.ENOUGH: read_nothing,
    verbs.PLACE: read_laying,
    verbs.LIFT: read_a_cell,
    verbs.PUT: read_laying,
    verbs.GALE: read_a_tile,
    verbs.DONE: read_nothing,
    verbs.LAUNCH: read_nothing,
    verbs.CLAIM: read_a_kind,
}
