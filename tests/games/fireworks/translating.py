"""What the Fireworks reference says, in the notation of the engine."""

from tests.reference.fireworks.box import is_base
from tests.reference.fireworks.game import ReferenceGame
from tests.reference.fireworks.state import Move

PARTS = {
    "big fireworks": "big",
    "start tiles": "start",
    "saturns": "saturn",
    "kaleidoscopes": "kaleidoscope",
    "small flowers": "flower",
    "special tiles": "special",
    "character": "character",
    "total": "total",
}


def write_cell(row: object, column: object) -> str:
    """A cell or a place."""
    return f"{row},{column}"


def write_tile(game: ReferenceGame, number: int) -> str:
    """A tile of the box by its number, of a real box by its kind."""
    return str(game.box[number].kind) if game.is_real else f"#{number + 1}"


def write_laying(kind: str, row: object, column: object, turn: object) -> str:
    """Where a tile goes, and how it is turned if it can be."""
    return f"{row},{column} {turn}" if is_base(kind) else f"{row},{column}"


def write_move(game: ReferenceGame, seat: int, move: Move) -> str:
    """A move of a seat; rearranging begins by lifting a tile."""
    verb, *words = move
    if verb in ("start", "pile", "aim"):
        return f"{verb} {write_cell(*words)}"
    if verb == "move":
        return f"lift {write_cell(*words[:2])}"
    if verb == "place":
        return f"place {write_laying(game.players[seat].held[0], *words)}"
    if verb == "height":
        return f"height {round(100 * float(words[0]))}"
    if verb == "take" and game.stage == "claim":
        return f"claim {words[0]}"
    if verb in ("take", "gale"):
        return f"{verb} {write_tile(game, int(words[0]))}"
    word = {"helpers": "help", "stop": "enough"}.get(str(verb), verb)
    return " ".join(str(part) for part in (word, *words))


def write_moves(game: ReferenceGame, seat: int) -> dict[str, Move]:
    """The moves of a seat by their texts; of real tiles that look alike, one."""
    return {write_move(game, seat, move): move for move in sorted(game.legal(seat), key=str)}


def write_puts(game: ReferenceGame, seat: int, lifted: str) -> dict[str, Move]:
    """The ways to put a tile that was lifted."""
    puts = {}
    for move in game.legal(seat):
        if move[0] == "move" and write_cell(*move[1:3]) == lifted:
            kind = game.players[seat].sky.tiles[int(move[1]), int(move[2])].kind
            puts[f"put {write_laying(kind, *move[3:])}"] = move
    return puts


def write_outcome(outcome: Move) -> str:
    """What chance brings."""
    what, value = outcome
    if what == "start tile":
        return str(value).replace("start-", "start ")
    if what == "first":
        return f"seat {value}"
    if what == "tile":
        return f"draw #{int(value) + 1}"
    return str(value)


def write_outcomes(game: ReferenceGame) -> dict[str, Move]:
    """The outcomes of chance by their texts."""
    return {write_outcome(outcome): outcome for outcome in game.chances()}
