"""Moves as short texts: `panda 1,-2`, `lay 1,-1 0,1`, `keep green 2,-1`, `jump gardener 0,1`, and for chance `sun`.

Every text names its cells and pieces, so that a record can be read without a board; it reads back to the same move.
"""

from collections.abc import Callable

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import queries
from lampion.games.takenoko.constants import actions, figures, sizes, tiles, verbs
from lampion.games.takenoko.moves import argument_of, code_of, verb_of
from lampion.games.takenoko.pieces import CATEGORIES, IMPROVEMENTS
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.errors import UnreadableMove
from lampion.kernel.grids import read_cell, write_cell
from lampion.kernel.limits import CHANCE

SEATS = ("0", "1", "2", "3")
BY_CELL = {  # verbs that take one cell
    "gardener": verbs.GARDENER,
    "panda": verbs.PANDA,
    "rain": verbs.RAIN,
    "storm": verbs.STORM,
    "grow": verbs.GROW,
    "disease": verbs.DISEASE,
    "emperor": verbs.EMPEROR,
    "jump panda": verbs.JUMP_PANDA,
    "jump gardener": verbs.JUMP_GARDENER,
}
BY_WORD = {  # verbs that take one word, by its place in a list
    "objective": (verbs.OBJECTIVE, CATEGORIES),
    "claim": (verbs.CLAIM, tuple(box.CARD_IDS)),
    "choose": (verbs.CHOOSE, ("", *box.FACES)),
    "clouds": (verbs.CLOUDS, ("", *IMPROVEMENTS)),
    "with": (verbs.WITH, ("", *IMPROVEMENTS)),
    "plan": (verbs.PLAN, actions.names),
    "take": (verbs.TAKE, tuple(box.SPECIAL_IDS)),
    "holiday": (verbs.HOLIDAY, figures.names[:2]),
    "ally": (verbs.ALLY, SEATS),
}
ALONE = {
    "plots": verbs.PLOTS,
    "channel": verbs.CHANNEL,
    "end": verbs.END,
    "ready": verbs.READY,
    "pass": verbs.PASS,
    "decline": verbs.DECLINE,
    "skip": verbs.SKIP,
    "cancel": verbs.CANCEL,
    "bare": verbs.BARE,
    "done": verbs.DONE,
    "weather": verbs.WEATHER,
    "emperor leaves": verbs.EMPEROR_LEAVES,
}
OUTCOMES = (
    {card_id: code_of(verbs.CARD, number) for card_id, number in box.CARD_NUMBERS.items()}
    | {kind: code_of(verbs.KIND, number) for kind, number in box.KIND_NUMBERS.items()}
    | {face: code_of(verbs.FACE, number) for number, face in enumerate(box.FACES, 1)}
    | {supreme: code_of(verbs.SUPREME, number) for number, supreme in enumerate(box.SUPREME_IDS)}
    | {special: code_of(verbs.SPECIAL, number) for special, number in box.SPECIAL_NUMBERS.items()}
    | {f"seat {seat}": code_of(verbs.FIRST, seat) for seat in range(sizes.SEATS)}
)
OUTCOME_TEXTS = {move: text for text, move in OUTCOMES.items()}
ALONE_TEXTS = {verb: text for text, verb in ALONE.items()}
CELL_TEXTS = {verb: text for text, verb in BY_CELL.items()}
WORD_TEXTS = {verb: (text, words) for text, (verb, words) in BY_WORD.items()}


def to_qr(cell: int) -> tuple[int, int]:
    """The coordinates of a cell; the pond lies on 0,0."""
    return cell % sizes.WIDTH - 15, cell // sizes.WIDTH - 15


def to_cell(q: int, r: int) -> int:
    """The cell with these coordinates."""
    if not (-14 <= q <= 14 and -14 <= r <= 14):
        raise UnreadableMove(text=write_cell(q, r), problem="cell")
    return (r + 15) * sizes.WIDTH + q + 15


def name(cell: int) -> str:
    """A cell as text."""
    return write_cell(*to_qr(cell))


def edge_cells(edge: int) -> tuple[int, int]:
    """The two cells beside an edge, sorted."""
    cell, direction = divmod(edge, 3)
    return cell, cell + box.STEPS[direction]


def write_move(position: Takenoko, seat: int, move: int) -> str:
    """The text of a move in this position."""
    if seat == CHANCE:
        return OUTCOME_TEXTS[move]
    verb, argument = verb_of(move), argument_of(move)
    if verb in ALONE_TEXTS:
        return ALONE_TEXTS[verb]
    if verb in CELL_TEXTS:
        return f"{CELL_TEXTS[verb]} {name(argument)}"
    if verb in WORD_TEXTS:
        text, words = WORD_TEXTS[verb]
        return f"{text} {words[argument]}"
    return write_pair(position, verb, argument)


def write_pair(position: Takenoko, verb: int, argument: int) -> str:
    """The text of a move that names two things."""
    if verb == verbs.SWAP:
        return " ".join(["swap", *map(name, sorted(queries.cell_of(position, plot) for plot in divmod(argument, 32)))])
    if verb == verbs.UNDER:
        kinds = queries.drawn_kinds(position)
        return " ".join(["under", *(box.KIND_IDS[kind] for kind in (kinds[::-1] if argument else kinds))])
    if verb == verbs.BREAK:
        return f"break {argument // 4} {argument % 4}"
    if verbs.LAY <= verb < verbs.LAY + 3:
        return " ".join(["lay", *map(name, edge_cells(argument * 3 + verb - verbs.LAY))])
    if verbs.IMPROVE <= verb < verbs.IMPROVE + sizes.CHIPS:
        return f"improve {IMPROVEMENTS[verb - verbs.IMPROVE]} {name(argument)}"
    return f"keep {box.KIND_IDS[verb - verbs.KEEP]} {name(argument)}"


def read_move(position: Takenoko, seat: int, text: str) -> int:
    """The code of the move that a text names, legal or not."""
    words = text.split()[:8]
    plain = " ".join(words)
    if seat == CHANCE:
        if plain not in OUTCOMES:
            raise UnreadableMove(text=text, problem="piece")
        return OUTCOMES[plain]
    if plain in ALONE:
        return code_of(ALONE[plain], 0)
    verb = " ".join(words[:2]) if words[:1] == ["jump"] else (words or [""])[0]
    more = words[len(verb.split()) :]
    if verb in BY_CELL:
        return code_of(BY_CELL[verb], to_cell(*read_cell(expect(more, 1, text)[0])))
    if verb in BY_WORD:
        number, choices = BY_WORD[verb]
        return code_of(number, place_of(expect(more, 1, text)[0], choices, text))
    if verb not in READERS:
        raise UnreadableMove(text=text, problem="verb", verbs=verbs_now(position, seat))
    return READERS[verb](position, expect(more, 2, text), text)


def verbs_now(position: Takenoko, seat: int) -> list[str]:
    """The first words of a seat's legal moves; the names of the actions if it has none."""
    legal = [write_move(position, seat, move).split()[0] for move in position.moves(seat)]
    return list(dict.fromkeys(legal or actions.names))


def read_keep(_position: Takenoko, words: list[str], text: str) -> int:
    """`keep green-watershed 1,0`."""
    kind = place_of(words[0], tuple(box.KIND_IDS[: tiles.POND]), text)
    return code_of(verbs.KEEP + kind, to_cell(*read_cell(words[1])))


def read_improve(_position: Takenoko, words: list[str], text: str) -> int:
    """`improve enclosure 1,0`."""
    chip = place_of(words[0], IMPROVEMENTS, text)
    return code_of(verbs.IMPROVE + chip, to_cell(*read_cell(words[1])))


def read_lay(_position: Takenoko, words: list[str], text: str) -> int:
    """`lay 1,-1 0,0`: the two cells beside an edge."""
    cell, other = sorted(to_cell(*read_cell(word)) for word in words)
    if other - cell not in box.STEPS[:3]:
        raise UnreadableMove(text=text, problem="edge")
    return code_of(verbs.LAY + box.STEPS.index(other - cell), cell)


def read_swap(position: Takenoko, words: list[str], text: str) -> int:
    """`swap 1,0 0,2`: two plots."""
    one, other = sorted(queries.plot_on(position, to_cell(*read_cell(word))) for word in words)
    if one < 1 or one == other:
        raise UnreadableMove(text=text, problem="cell")
    return code_of(verbs.SWAP, one * 32 + other)


def read_under(position: Takenoko, words: list[str], text: str) -> int:
    """`under green pink`: the first goes under the pile first."""
    kinds = [box.KIND_IDS[kind] for kind in queries.drawn_kinds(position)]
    if len(kinds) != 2 or sorted(words) != sorted(kinds):
        raise UnreadableMove(text=text, problem="piece")
    return code_of(verbs.UNDER, 0 if words == kinds else 1)


def read_break(_position: Takenoko, words: list[str], text: str) -> int:
    """`break 0 1`: the alliance of two seats."""
    return code_of(verbs.BREAK, place_of(words[0], SEATS, text) * 4 + place_of(words[1], SEATS, text))


READERS: dict[str, Callable[[Takenoko, list[str], str], int]] = {
    "keep": read_keep,
    "improve": read_improve,
    "lay": read_lay,
    "swap": read_swap,
    "under": read_under,
    "break": read_break,
}


def expect(words: list[str], count: int, text: str) -> list[str]:
    """The words after the verb, if there are exactly `count`."""
    if len(words) != count:
        raise UnreadableMove(text=text, problem="words")
    return words


def place_of(word: str, choices: tuple[str, ...], text: str) -> int:
    """The index of a word in a list of choices."""
    if not word or word not in choices:
        raise UnreadableMove(text=text, problem="piece")
    return choices.index(word)
