"""Outcomes of chance as short texts: `hit 4,5`, `turn #17 outside`, `seat 1`, or the name of a piece."""

from collections.abc import Callable, Mapping

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import launches, phases, verbs
from lampion.games.fireworks.pieces import FACE_IDS
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.wording import NUMBER, expect, look_up, read_number, read_place, write_place
from lampion.kernel.errors import UnreadableMove
from lampion.kernel.grids import read_cell, write_cell

FACES = {face: number for number, face in enumerate(FACE_IDS)}
QUALITIES = {quality: number for number, quality in enumerate(box.QUALITY_IDS)}
REAL_WORDS = {
    verbs.REAL_UP: ("up", ""),
    verbs.REAL_UP_OUT: ("up", " outside"),
    verbs.REAL_DOWN: ("down", ""),
    verbs.REAL_OUT: ("out", ""),
}


def write_outcome(verb: int, number: int) -> str:
    """The text of what chance brings."""
    if verb == verbs.LAYOUT:
        return f"layout {number + 1}"
    if verb == verbs.FIRST:
        return f"seat {number}"
    if verb == verbs.HIT:
        return f"hit {write_place(number)}"
    if verb == verbs.BOUNCE:
        step, rest = divmod(number, 12)
        way = write_cell(2 * (step // 3) - 2, 2 * (step % 3) - 2)
        return f"bounce {way} {box.QUALITY_IDS[rest // 4]} {FACE_IDS[rest % 4]}"
    if verb == verbs.STILL:
        return "still"
    if verb in (verbs.TURN, verbs.TURN_OUT, verbs.DRAW):
        word = "draw" if verb == verbs.DRAW else "turn"
        return f"{word} #{number + 1}{' outside' if verb == verbs.TURN_OUT else ''}"
    if verb in REAL_WORDS:
        word, outside = REAL_WORDS[verb]
        return f"{word} {box.KIND_IDS[number]}{outside}"
    if verb == verbs.FACE:
        return f"die {FACE_IDS[number]}"
    if verb == verbs.DEAL_START:
        return f"start {box.START_IDS[number + 1]}"
    names: Mapping[int, tuple[str, ...]] = {
        verbs.CHARACTER: box.CHARACTER_IDS,
        verbs.CARD: box.CARD_IDS,
        verbs.KIND: box.KIND_IDS,
    }
    return names[verb][number]


def read_outcome(position: Fireworks, word: str, words: list[str], text: str) -> int:
    """What chance brings: `hit 4,5`, `turn #17 outside`, `seat 1`, or the name of a tile, a card or a character."""
    if word in OUTCOME_READERS:
        return OUTCOME_READERS[word](words, text)
    expect(words, 0, text)
    if word == "still":
        return verbs.STILL * verbs.SIZE
    if position.phase == phases.CARD:
        return verbs.CARD * verbs.SIZE + look_up(box.CARD_NUMBERS, word, text)
    if position.phase == phases.DEAL_CHARACTER:
        return verbs.CHARACTER * verbs.SIZE + look_up(box.CHARACTER_NUMBERS, word, text)
    return verbs.KIND * verbs.SIZE + look_up(box.KIND_NUMBERS, word, text)


def read_layout(words: list[str], text: str) -> int:
    """`layout 17`."""
    (number,) = expect(words, 1, text)
    if not NUMBER.fullmatch(number) or not 1 <= int(number) <= launches.LAYOUTS * launches.SYMMETRIES:
        raise UnreadableMove(text=text, problem="piece")
    return verbs.LAYOUT * verbs.SIZE + int(number) - 1


def read_seat(words: list[str], text: str) -> int:
    """`seat 1`."""
    (number,) = expect(words, 1, text)
    if number not in ("0", "1", "2", "3"):
        raise UnreadableMove(text=text, problem="piece")
    return verbs.FIRST * verbs.SIZE + int(number)


def read_hit(words: list[str], text: str) -> int:
    """`hit 4,5`."""
    return verbs.HIT * verbs.SIZE + read_place(expect(words, 1, text)[0])


def read_bounce(words: list[str], text: str) -> int:
    """`bounce -2,0 edge 3`: how far along each axis, how the die hit, and what it shows."""
    way, quality, face = expect(words, 3, text)
    rows, columns = read_cell(way)
    if rows not in (-2, 0, 2) or columns not in (-2, 0, 2):
        raise UnreadableMove(text=text, problem="cell")
    step = (rows // 2 + 1) * 3 + columns // 2 + 1
    rest = look_up(QUALITIES, quality, text) * 4 + look_up(FACES, face, text)
    return verbs.BOUNCE * verbs.SIZE + step * 12 + rest


def read_turn(words: list[str], text: str) -> int:
    """`turn #17` or `turn #17 outside`."""
    outside = words[1:] == ["outside"]
    (word,) = words[:1] if outside else expect(words, 1, text)
    return (verbs.TURN_OUT if outside else verbs.TURN) * verbs.SIZE + read_number(word, text)


def read_draw(words: list[str], text: str) -> int:
    """`draw #17`."""
    return verbs.DRAW * verbs.SIZE + read_number(expect(words, 1, text)[0], text)


def read_up(words: list[str], text: str) -> int:
    """`up kiku-red` or `up kiku-red outside`."""
    outside = words[1:] == ["outside"]
    (word,) = words[:1] if outside else expect(words, 1, text)
    return (verbs.REAL_UP_OUT if outside else verbs.REAL_UP) * verbs.SIZE + look_up(box.KIND_NUMBERS, word, text)


def read_down(words: list[str], text: str) -> int:
    """`down kiku-red`."""
    return verbs.REAL_DOWN * verbs.SIZE + look_up(box.KIND_NUMBERS, expect(words, 1, text)[0], text)


def read_out(words: list[str], text: str) -> int:
    """`out kiku-red`."""
    return verbs.REAL_OUT * verbs.SIZE + look_up(box.KIND_NUMBERS, expect(words, 1, text)[0], text)


def read_die(words: list[str], text: str) -> int:
    """`die 2`."""
    return verbs.FACE * verbs.SIZE + look_up(FACES, expect(words, 1, text)[0], text)


def read_start(words: list[str], text: str) -> int:
    """`start kiku-red`."""
    return verbs.DEAL_START * verbs.SIZE + look_up(box.START_NUMBERS, expect(words, 1, text)[0], text) - 1


OUTCOME_READERS: dict[str, Callable[[list[str], str], int]] = {
    "layout": read_layout,
    "seat": read_seat,
    "hit": read_hit,
    "bounce": read_bounce,
    "turn": read_turn,
    "draw": read_draw,
    "up": read_up,
    "down": read_down,
    "out": read_out,
    "die": read_die,
    "start": read_start,
}
