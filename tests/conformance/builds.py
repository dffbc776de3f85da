"""Digests of random games, on which the compiled and the plain form of rules and bots must agree.

Run as a program, it reads the games to play from standard input and writes its answer to standard output.
"""

import base64
import json
import pickle
import sys
from hashlib import sha256

from lampion.bots import bot
from lampion.bots.analysis import advise
from lampion.bots.search import Budget
from lampion.games import game
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from tests.conformance.walks import Case, everyone_waiting, travel

BOTS = ("greedy", "search:60", "search:60x2")


def digest(play: Game, position: Position, seat: int = 0) -> str:
    """A short hash of a position's fields, moves, odds, scores and text, and of what a seat may know about it."""
    waiting = everyone_waiting(position)
    facts = [
        position.fields(),
        [position.moves(seat) for seat in waiting],
        position.chances(),
        [position.points(seat) for seat in range(position.seats)],
        position.leaders(),
        play.write(position),
        play.observe(position, seat),
    ]
    return sha256(repr(facts).encode()).hexdigest()[:16]


def digests(name: str, case: Case) -> list[str]:
    """A digest for each position of a game, with the eyes of one seat after another."""
    positions = travel(game(name), case).positions
    return [digest(game(name), position, number % case.seats) for number, position in enumerate(positions)]


def think(play: Game, position: Position) -> list[str]:
    """What bots choose in a position, and the values they expect, to the last digit."""
    thoughts = []
    for seat in everyone_waiting(position):
        if seat != CHANCE:
            choices = [bot(name, 5).choose(play, position, seat) for name in BOTS]
            thoughts.append(repr((choices, advise(play, position, seat, Budget(simulations=60), seed=5))))
    return thoughts


def pack(position: Position) -> str:
    """A pickled position that fits into JSON."""
    return base64.b64encode(pickle.dumps(position)).decode()


def unpack(text: str) -> Position:
    """Decode a position that `pack` encoded."""
    position: Position = pickle.loads(base64.b64decode(text))
    return position


def answer(question: dict[str, object]) -> dict[str, object]:
    """Play the cases of a question, and examine the positions that came with it."""
    name = str(question["game"])
    rows: list[dict[str, object]] = question["cases"]  # type: ignore[assignment]
    packed: list[str] = question["positions"]  # type: ignore[assignment]
    cases = [Case(**row) for row in rows]  # type: ignore[arg-type]
    revived = [unpack(text) for text in packed]
    return {
        "form": sys.modules[type(revived[0]).__module__].__file__,
        "digests": [digests(name, case) for case in cases],
        "revived": [digest(game(name), position) for position in revived],
        "thoughts": [think(game(name), position) for position in revived],
        "positions": [pack(position) for position in revived],
    }


if __name__ == "__main__":
    json.dump(answer(json.load(sys.stdin)), sys.stdout)
