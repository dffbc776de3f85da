"""Moves as short texts: `panda 1,-2`, `lay 1,-1 0,1`, `keep green 2,-1`, `jump gardener 0,1`, and for chance `sun`.

Every text names its cells and pieces, so that a record can be read without a board; it reads back to the same move.
"""

from collections.abc import Callable

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko.pieces import CATEGORIES, IMPROVEMENTS
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.errors import UnreadableMove
from lampion.kernel.grids import read_cell, write_cell
from lampion.kernel.limits import CHANCE

FIGURES = ("panda", "gardener")
BY_CELL = {  # verbs that take one cell
    "gardener": box.GARDENER_TO,
    "panda": box.PANDA_TO,
    "rain": box.RAIN_AT,
    "storm": box.STORM_TO,
    "grow": box.GROW_AT,
    "disease": box.DISEASE_AT,
    "emperor": box.EMPEROR_TO,
    "jump panda": box.JUMP_PANDA,
    "jump gardener": box.JUMP_GARDENER,
}
BY_WORD = {  # verbs that take one word, by its place in a list
    "objective": (box.OBJECTIVE, CATEGORIES),
    "claim": (box.CLAIM, tuple(box.CARD_IDS)),
    "choose": (box.CHOOSE, ("", *box.FACES)),
    "clouds": (box.CHIP, ("", *IMPROVEMENTS)),
    "with": (box.WITH, ("", *IMPROVEMENTS)),
    "plan": (box.PLAN, box.ACTIONS),
    "take": (box.TAKE, tuple(box.SPECIAL_IDS)),
    "holiday": (box.HOLIDAY, FIGURES),
    "ally": (box.ALLY, ("0", "1", "2", "3")),
}
ALONE = {
    "plots": box.TAKE_PLOTS,
    "channel": box.TAKE_CHANNEL,
    "end": box.END,
    "ready": box.READY,
    "pass": box.PASS,
    "decline": box.DECLINE,
    "skip": box.SKIP,
    "cancel": box.CANCEL,
    "bare": box.BARE,
    "done": box.DONE,
    "weather": box.WEATHER_CARD,
    "emperor leaves": box.EMPEROR_LEAVES,
}
OUTCOMES = (
    {card_id: box.CARD + number for card_id, number in box.CARD_NUMBERS.items()}
    | {kind: box.KIND + number for kind, number in box.KIND_NUMBERS.items()}
    | {face: box.FACE + number for number, face in enumerate(box.FACES, 1)}
    | {supreme: box.SUPREME + number for number, supreme in enumerate(box.SUPREME_IDS)}
    | {special: box.SPECIAL + number for special, number in box.SPECIAL_NUMBERS.items()}
    | {f"seat {seat}": box.FIRST + seat for seat in range(4)}
)
OUTCOME_TEXTS = {move: text for text, move in OUTCOMES.items()}
ALONE_TEXTS = {move: text for text, move in ALONE.items()}


def to_qr(cell: int) -> tuple[int, int]:
    """The coordinates of a cell; the pond lies on 0,0."""
    return cell % box.WIDTH - 15, cell // box.WIDTH - 15


def to_cell(q: int, r: int) -> int:
    """The cell with these coordinates."""
    if not (-14 <= q <= 14 and -14 <= r <= 14):
        raise UnreadableMove(text=write_cell(q, r), problem="cell")
    return (r + 15) * box.WIDTH + q + 15


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
    if move in ALONE_TEXTS:
        return ALONE_TEXTS[move]
    if move < box.KEEP:
        for verb, base in BY_CELL.items():
            if base <= move < base + box.CELLS:
                return f"{verb} {name(move - base)}"
    for verb, (base, words) in BY_WORD.items():
        if base <= move < base + len(words):
            return f"{verb} {words[move - base]}"
    return write_pair(position, move)


def write_pair(position: Takenoko, move: int) -> str:
    """The text of a move that names two things."""
    if box.KEEP <= move < box.IMPROVE:
        kind, cell = divmod(move - box.KEEP, box.CELLS)
        return f"keep {box.KIND_IDS[kind]} {name(cell)}"
    if box.IMPROVE <= move < box.LAY:
        chip, cell = divmod(move - box.IMPROVE, box.CELLS)
        return f"improve {IMPROVEMENTS[chip]} {name(cell)}"
    if box.LAY <= move < box.SWAP:
        return " ".join(["lay", *map(name, edge_cells(move - box.LAY))])
    if box.SWAP <= move < box.TAKE_PLOTS:
        plots = divmod(move - box.SWAP, 32)
        return " ".join(["swap", *map(name, sorted(position.cell_of(plot) for plot in plots))])
    if box.UNDER <= move < box.UNDER + 2:
        kinds = position.drawn_kinds()
        return " ".join(["under", *(box.KIND_IDS[kind] for kind in (kinds if move == box.UNDER else kinds[::-1]))])
    one, other = divmod(move - box.BREAK, 4)
    return f"break {one} {other}"


def read_move(position: Takenoko, seat: int, text: str) -> int:
    """The code of the move that a text names; whether it is legal is another question."""
    words = text.split()[:8]
    plain = " ".join(words)
    if seat == CHANCE:
        if plain not in OUTCOMES:
            raise UnreadableMove(text=text, problem="piece")
        return OUTCOMES[plain]
    if plain in ALONE:
        return ALONE[plain]
    verb = " ".join(words[:2]) if words[:1] == ["jump"] else (words or [""])[0]
    more = words[len(verb.split()) :]
    if verb in BY_CELL:
        return BY_CELL[verb] + to_cell(*read_cell(expect(more, 1, text)[0]))
    if verb in BY_WORD:
        base, choices = BY_WORD[verb]
        return base + place_of(expect(more, 1, text)[0], choices, text)
    if verb not in READERS:
        raise UnreadableMove(text=text, problem="verb")
    return READERS[verb](position, expect(more, 2, text), text)


def read_keep(_position: Takenoko, words: list[str], text: str) -> int:
    """`keep green-watershed 1,0`."""
    return (
        box.KEEP + place_of(words[0], tuple(box.KIND_IDS[: box.POND]), text) * box.CELLS + to_cell(*read_cell(words[1]))
    )


def read_improve(_position: Takenoko, words: list[str], text: str) -> int:
    """`improve enclosure 1,0`."""
    return box.IMPROVE + place_of(words[0], IMPROVEMENTS, text) * box.CELLS + to_cell(*read_cell(words[1]))


def read_lay(_position: Takenoko, words: list[str], text: str) -> int:
    """`lay 1,-1 0,0`: the two cells beside an edge."""
    cell, other = sorted(to_cell(*read_cell(word)) for word in words)
    if other - cell not in box.STEPS[:3]:
        raise UnreadableMove(text=text, problem="edge")
    return box.LAY + cell * 3 + box.STEPS.index(other - cell)


def read_swap(position: Takenoko, words: list[str], text: str) -> int:
    """`swap 1,0 0,2`: two plots."""
    one, other = sorted(position.plot_on(to_cell(*read_cell(word))) for word in words)
    if one < 1 or one == other:
        raise UnreadableMove(text=text, problem="cell")
    return box.SWAP + one * 32 + other


def read_under(position: Takenoko, words: list[str], text: str) -> int:
    """`under green pink`: the first goes under the pile first."""
    kinds = [box.KIND_IDS[kind] for kind in position.drawn_kinds()]
    if len(kinds) != 2 or sorted(words) != sorted(kinds):
        raise UnreadableMove(text=text, problem="piece")
    return box.UNDER if words == kinds else box.UNDER + 1


def read_break(_position: Takenoko, words: list[str], text: str) -> int:
    """`break 0 1`: the alliance of two seats."""
    seats = ("0", "1", "2", "3")
    return box.BREAK + place_of(words[0], seats, text) * 4 + place_of(words[1], seats, text)


READERS: dict[str, Callable[[Takenoko, list[str], str], int]] = {
    "keep": read_keep,
    "improve": read_improve,
    "lay": read_lay,
    "swap": read_swap,
    "under": read_under,
    "break": read_break,
}


def expect(words: list[str], count: int, text: str) -> list[str]:
    """Exactly so many words after the verb."""
    if len(words) != count:
        raise UnreadableMove(text=text, problem="words")
    return words


def place_of(word: str, choices: tuple[str, ...], text: str) -> int:
    """Where a word stands in a list."""
    if not word or word not in choices:
        raise UnreadableMove(text=text, problem="piece")
    return choices.index(word)
