"""Taking back: when a seat's latest decision may go, decided from the kernel alone, for every game alike.

A decision may be taken back as long as it showed nobody anything they could not have known, and everybody else's
choices, and chance's, were and are the same without it. Moves that others made meanwhile stay.
"""

from lampion.kernel.errors import NothingToUndo
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.tables.errors import CannotUndo
from lampion.tables.log import Entry
from lampion.tables.play import Play

GLANCE, CARE = 3, 24  # how many re-dealt worlds are compared: to light a button, and before a decision really goes
SEARCH = 16  # so many times more are looked through for one in which the decision was impossible


def find_undo(play: Play, seat: int, worlds: int = CARE) -> Entry:
    """The entry that this seat may take back now; the error says why not."""
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
    if not goes_on_without(game, before, after, seat, play.match.log[place + 1 :]):
        raise CannotUndo(reason="others")
    if reveals(game, before, seat, move, worlds):
        raise CannotUndo(reason="revealed")
    return entry


def can_undo(play: Play, seat: int) -> bool:
    """Would it be allowed, as far as a glance can tell?"""
    try:
        find_undo(play, seat, GLANCE)
    except (CannotUndo, NothingToUndo):
        return False
    return True


def goes_on_without(game: Game, before: Position, after: Position, seat: int, later: list[tuple[int, int]]) -> bool:
    """Had everybody else the same choices without the decision, and did the same things happen?"""
    taken, undone = after.copy(), before.copy()
    for other, move in later:
        if not same_choices(game, taken, undone, seat) or not undone.waits_for(other):
            return False
        if game.write_move(taken, other, move) != game.write_move(undone, other, move):
            return False
        told = []
        for position in (taken, undone):
            was = position.copy()
            position.play(other, move)
            told.append(game.narrate(was, other, move, position, CHANCE))
        if told[0] != told[1]:
            return False
    return same_choices(game, taken, undone, seat)


def same_choices(game: Game, one: Position, two: Position, seat: int) -> bool:
    """Have all others, and chance, the same moves in both positions?"""
    others = [other for other in range(one.seats) if other != seat]
    return one.chances() == two.chances() and all(choices(game, one, o) == choices(game, two, o) for o in others)


def choices(game: Game, position: Position, seat: int) -> list[str]:
    """The moves of a seat, by what they mean."""
    return [game.write_move(position, seat, move) for move in position.moves(seat)]


def reveals(game: Game, before: Position, seat: int, move: int, worlds: int) -> bool:
    """Did the decision show any seat something that it could not have known?

    For each seat's eyes the decision is repeated in worlds that those eyes could not tell apart. If it is impossible
    in one, or looks different, seeing it told them something. Equal knowledge shows in equal deals: dealing anew
    begins with putting what is unknown in one order.

    The true world is none of them: the worlds are what the seat itself holds for possible. Otherwise the answer would
    tell the seat what others have in their hands, and so know already.
    """
    return any(reveals_to(eyes, game, before, seat, move, worlds) for eyes in range(before.seats))


def reveals_to(eyes: int, game: Game, before: Position, seat: int, move: int, worlds: int) -> bool:
    """Did it show these eyes something?"""
    touched = False
    for world in range(worlds):
        here = before.hide(seat, Rng(world, 3))
        there = here.hide(eyes, Rng(world, 1))
        if there == here:
            continue
        if move not in there.moves(seat):
            return True
        after, then = here.copy(), there.copy()
        after.play(seat, move)
        then.play(seat, move)
        if then.hide(eyes, Rng(0)) != after.hide(eyes, Rng(0)):
            return True
        if game.narrate(there, seat, move, then, eyes) != game.narrate(here, seat, move, after, eyes):
            return True
        touched = touched or then != after.hide(eyes, Rng(world, 1))
    return touched and not is_possible_everywhere(eyes, before, seat, move, SEARCH * worlds)


def is_possible_everywhere(eyes: int, before: Position, seat: int, move: int, worlds: int) -> bool:
    """Do all of many worlds have this move?

    Asked when dealing and then deciding is not the same as deciding and then dealing by the same numbers. Then the
    decision touched something that is hidden, a card for instance that was shown, and that most worlds may have too.
    """
    for world in range(worlds):
        there = before.hide(seat, Rng(world, 3)).hide(eyes, Rng(world, 2))
        if move not in there.moves(seat):
            return False
    return True
