"""A second opinion on undo: did a decision reveal anything? Compares many re-dealt worlds, one by one.

For Takenoko, the only game with secrets so far, they come from the tests' own dealer, which rewrites texts.
"""

import random

from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.games.takenoko.tables import Table as Garden
from tests.games.takenoko.worlds import redealt


def deal_world(position: Position, viewer: int, number: int) -> Position:
    """A world that the viewer cannot tell from a position."""
    if isinstance(position, Takenoko):
        return redealt(Garden(position), viewer, random.Random(number)).position
    return position.redealt(viewer, Rng(number, 977))


def find_revelation(game: Game, before: Position, seat: int, text: str, worlds: int) -> str:
    """What any seat could learn from a decision, in words; empty if nothing."""
    move = game.read_move(before, seat, text)
    after = before.copy()
    after.play(seat, move)
    for viewer in range(before.seats):
        view, events = game.view(after, viewer), game.narrate(before, seat, move, after, viewer)
        for number in range(worlds):
            other = deal_world(before, viewer, number)
            if move not in other.moves(seat):
                return f"seat {viewer} learnt that {text!r} was possible"
            then = other.copy()
            then.play(seat, move)
            if game.view(then, viewer) != view:
                return f"seat {viewer} sees the effect of {text!r}"
            if game.narrate(other, seat, move, then, viewer) != events:
                return f"seat {viewer} is told the effect of {text!r}"
    return ""
