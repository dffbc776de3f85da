"""What an undo takes back: a decision alone, or, against bots alone, also everything that the bots have done since.

First the rule of every table is asked (`undo.py`): if nobody depends on the decision, it alone goes and everything else
stays. Otherwise a person who is alone with bots may go back to the moment before the decision, and all later moves go
with it. What remains is the beginning of the game as it was played, so it is always legal. Two things prevent that: an
outcome of chance since then, and a move that showed this person something hidden. What the decision showed to bots
doesn't count, because they decide by the position alone.
"""

from typing import Any

from lampion.kernel.errors import NothingToUndo
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.tables.errors import CannotUndo
from lampion.tables.live_match import LiveMatch
from lampion.tables.log import Entry
from lampion.tables.table import Table
from lampion.tables.undo import CARE, GLANCE, SEARCH, find_undo, is_the_same_without, reveals


def find_withdrawn(table: Table, seat: int, worlds: int = CARE) -> list[Entry]:
    """The moves that go if this seat takes its latest decision back, the last one first; or why it can't."""
    play = table.require_match()
    if not table.allows_undo():
        reasons = {"challenge": table.settings.challenge, "chained": table.settings.chained}
        raise CannotUndo(reason=next((reason for reason, holds in reasons.items() if holds), "race"))
    try:
        return find_with_passes(play, seat, worlds) if has_passed(play, seat) else [find_undo(play, seat, worlds)]
    except CannotUndo:
        if not table.is_alone_with_bots(seat):
            raise
    return find_rewound(play, seat, worlds)


def has_passed(play: LiveMatch, seat: int) -> bool:
    """Did this seat's latest move pass by itself, because there was nothing to do?"""
    found = play.latest_move(seat)
    if found is None or play.entries[found[0]].by != "pass":
        return False
    game = play.match.game
    return game.window(found[1], seat) not in game.windows


def find_with_passes(play: LiveMatch, seat: int, worlds: int) -> list[Entry]:
    """The latest decision and the passes that followed it by themselves, the last one first; or why it can't go."""
    place = find_decision(play, seat)
    if place is None:
        raise CannotUndo(reason="away")
    game, move, before = play.match.game, play.match.log[place][1], play.position_before(place)
    after = before.copy()
    after.play(seat, move)
    if not is_the_same_without(game, before, after, seat, play.match.log[place + 1 :]):
        raise CannotUndo(reason="others")
    if reveals(game, before, seat, move, worlds):
        raise CannotUndo(reason="revealed")
    return [entry for entry in play.entries[place:] if entry.seat == seat][::-1]


def can_take_back(table: Table, seat: int) -> bool:
    """Would an undo be allowed, as far as a quick look can tell?"""
    try:
        find_withdrawn(table, seat, GLANCE)
    except (CannotUndo, NothingToUndo):
        return False
    return True


def find_decision(play: LiveMatch, seat: int) -> int | None:
    """The place of the latest move that the person in a seat made themselves, unless a bot has stood in since."""
    for place in range(len(play.entries) - 1, -1, -1):
        entry = play.entries[place]
        if entry.seat == seat and entry.by in ("person", "bot"):
            return place if entry.by == "person" else None
    return None


def find_rewound(play: LiveMatch, seat: int, worlds: int) -> list[Entry]:
    """Every move since the latest decision of a person alone with bots, that one included, the last one first."""
    place = find_decision(play, seat)
    if place is None:
        raise CannotUndo(reason="away")
    later = play.match.log[place:]
    if any(mover == CHANCE for mover, _ in later):
        raise CannotUndo(reason="chance")
    position = play.position_before(place).copy()
    for mover, move in later:
        if shows(seat, play.match.game, position, mover, move, worlds):
            raise CannotUndo(reason="revealed")
        position.play(mover, move)
    return play.entries[place:][::-1]


def shows(viewer: int, game: Game, before: Position, seat: int, move: int, worlds: int) -> bool:
    """Did a move show the viewer something hidden?

    It did if there is a world that the viewer couldn't tell from the true one, and in which the seat had no move that
    looks the same. Of the true world only what the viewer saw of the move counts: otherwise the answer itself would
    tell them more.
    """
    seen = look(viewer, game, before, seat, move)
    differs = False
    for world in range(worlds):
        there = before.redealt(viewer, Rng(world, 4))
        if there == before:
            continue
        differs = True
        if not has_lookalike(viewer, game, there, seat, move, seen):
            return True
    if not differs:
        return False
    for world in range(worlds, SEARCH * worlds):  # for a world in which the move is impossible, though that is rare
        there = before.redealt(viewer, Rng(world, 4))
        if move not in there.moves(seat) and not has_lookalike(viewer, game, there, seat, move, seen):
            return True
    return False


def has_lookalike(viewer: int, game: Game, there: Position, seat: int, move: int, seen: tuple[Any, Any]) -> bool:
    """Is there a move in this world that looks to the viewer like the one they saw? Their own can only be the same."""
    moves = there.moves(seat)
    if move in moves and look(viewer, game, there, seat, move) == seen:
        return True
    return seat != viewer and any(look(viewer, game, there, seat, one) == seen for one in moves if one != move)


def look(viewer: int, game: Game, before: Position, seat: int, move: int) -> tuple[Any, Any]:
    """What the viewer is told of a move, and what they see after it."""
    after = before.copy()
    after.play(seat, move)
    return game.narrate(before, seat, move, after, viewer), game.view(after, viewer)
