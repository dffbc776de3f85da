"""Undo: whether a seat may take its latest decision back, decided from the kernel alone, the same for every game.

A decision may be taken back if it revealed nothing and if, without it, every other seat and chance would have had, and
would still have, the same choices. Moves that others have made since then stay. (The terminal doesn't ask: at one
keyboard anything may be taken back.)
"""

from lampion.kernel.errors import NothingToUndo
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.tables.errors import CannotUndo
from lampion.tables.live_match import LiveMatch
from lampion.tables.log import Entry

GLANCE, CARE = 3, 24  # re-dealt worlds to compare: for showing the button, and before really taking back
SEARCH = 16  # times as many worlds to search for one in which the decision was impossible


def find_undo(play: LiveMatch, seat: int, worlds: int = CARE) -> Entry:
    """The entry that this seat may take back now, or the error that says why it can't."""
    found = play.latest_move(seat)
    if found is None:
        raise NothingToUndo()
    place, before = found
    entry = play.entries[place]
    if entry.by != "person":
        raise CannotUndo(reason="away")
    game, move = play.match.game, play.match.log[place][1]
    after = before.copy()
    after.play(seat, move)
    if not is_the_same_without(game, before, after, seat, play.match.log[place + 1 :]):
        raise CannotUndo(reason="others")
    if reveals(game, before, seat, move, worlds):
        raise CannotUndo(reason="revealed")
    return entry


def can_undo(play: LiveMatch, seat: int) -> bool:
    """Would an undo be allowed, as far as a quick look can tell?"""
    try:
        find_undo(play, seat, GLANCE)
    except (CannotUndo, NothingToUndo):
        return False
    return True


def is_the_same_without(game: Game, before: Position, after: Position, seat: int, later: list[tuple[int, int]]) -> bool:
    """Would everyone else have had the same choices without the decision, with the same effects?

    Later moves of the seat itself are passes that followed by themselves; they go with the decision.
    """
    taken, undone = after.copy(), before.copy()
    for other, move in later:
        if other == seat:
            taken.play(seat, move)
            continue
        if not same_choices(game, taken, undone, seat) or not undone.waits_for(other):
            return False
        if game.write_move(taken, other, move) != game.write_move(undone, other, move):
            return False
        events = []
        for position in (taken, undone):
            was = position.copy()
            position.play(other, move)
            events.append(game.narrate(was, other, move, position, CHANCE))
        if events[0] != events[1]:
            return False
    return same_choices(game, taken, undone, seat)


def same_choices(game: Game, one: Position, two: Position, seat: int) -> bool:
    """Do all other seats, and chance, have the same moves in both positions?"""
    others = [other for other in range(one.seats) if other != seat]
    if any(one.waits_for(other) != two.waits_for(other) for other in others):
        return False  # said without writing out the moves
    return one.chances() == two.chances() and all(choices(game, one, o) == choices(game, two, o) for o in others)


def choices(game: Game, position: Position, seat: int) -> list[str]:
    """The moves of a seat, as text."""
    return [game.write_move(position, seat, move) for move in position.moves(seat)]


def reveals(game: Game, before: Position, seat: int, move: int, worlds: int) -> bool:
    """Did the decision show any seat something new?

    For each seat, the decision is repeated in worlds that the seat couldn't tell apart. If it is impossible in one of
    them, or looks different there, seeing it told the seat something. Equal knowledge gives equal deals, because a
    re-deal first puts everything unknown into a fixed order.

    The true world isn't among them: they are the worlds that the deciding seat considers possible. If the true
    world were used, whether the undo is allowed would leak what others hold.
    """
    if not game.has_secrets:
        return False
    return any(reveals_to(viewer, game, before, seat, move, worlds) for viewer in range(before.seats))


def reveals_to(viewer: int, game: Game, before: Position, seat: int, move: int, worlds: int) -> bool:
    """Did the decision show the viewer something new?"""
    touched = False
    for world in range(worlds):
        here = before.redealt(seat, Rng(world, 3))
        there = here.redealt(viewer, Rng(world, 1))
        if there == here:
            continue
        if move not in there.moves(seat):
            return True
        after, then = here.copy(), there.copy()
        after.play(seat, move)
        then.play(seat, move)
        if then.redealt(viewer, Rng(0)) != after.redealt(viewer, Rng(0)):
            return True
        if game.narrate(there, seat, move, then, viewer) != game.narrate(here, seat, move, after, viewer):
            return True
        touched = touched or then != after.redealt(viewer, Rng(world, 1))
    return touched and not is_possible_everywhere(viewer, before, seat, move, SEARCH * worlds)


def is_possible_everywhere(viewer: int, before: Position, seat: int, move: int, worlds: int) -> bool:
    """Is the move legal in every one of many worlds?

    Asked when dealing and then deciding differs from deciding and then dealing with the same random numbers: then the
    decision touched something hidden, such as a card that was shown and that most worlds may have as well.
    """
    for world in range(worlds):
        there = before.redealt(seat, Rng(world, 3)).redealt(viewer, Rng(world, 2))
        if move not in there.moves(seat):
            return False
    return True
