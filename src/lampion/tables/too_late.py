"""Whether a refused move came too late: it was on offer for this very decision until others moved."""

from lampion.kernel.errors import MoveRefused
from lampion.kernel.position import Position
from lampion.tables.live_match import LiveMatch

FAR = 60  # moves of others for which somebody may have prepared a move


def came_too_late(play: LiveMatch, seat: int, move: str | int) -> bool:
    """Was this move legal at any moment since the seat's latest decision? It is known that it no longer is."""
    found, log = play.latest_move(seat), play.match.log
    if found is None:
        place, position = 0, play.match.first_position(play.match.seats)
        if len(log) <= FAR and is_legal(play, position, seat, move):
            return True
    else:
        place, position = found[0], found[1].copy()
    for number, (mover, code) in enumerate(log[place:], place):
        position.play(mover, code)
        if number >= len(log) - FAR and is_legal(play, position, seat, move):
            return True
    return False


def is_legal(play: LiveMatch, position: Position, seat: int, move: str | int) -> bool:
    """Is the seat asked in this position, and is this one of its moves?"""
    if not position.waits_for(seat):
        return False
    try:
        code = play.match.game.read_move(position, seat, move) if isinstance(move, str) else move
    except MoveRefused:
        return False
    return code in position.moves(seat)
