"""What a move is good for, in a few codes with data: for hints and analyses. Nothing here is a rule.

Everything on the table is open [SF-3], so a seat knows all that is used here.
"""

from typing import Any

from lampion.games.spring_festival import lookups as box
from lampion.games.spring_festival import panorama, queries
from lampion.games.spring_festival.constants import cells, features, verbs
from lampion.games.spring_festival.narration import tell_decision
from lampion.games.spring_festival.notation import completion, to_xy
from lampion.games.spring_festival.pieces import HOLE, WILD, Card
from lampion.games.spring_festival.previews import completable_after
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.game import Reason
from lampion.kernel.limits import CHANCE

MOST = 3  # reasons for one move
LONG = 3  # tiles, from which on a chain is worth mentioning
NEAR = 2  # what a card may lack so that the next step to it is worth mentioning
LACKING = 2  # what a card lacks for a cell without the right tile; a rocket lacks only its explosion

Sky = dict[tuple[int, int], tuple[int, bool]]  # by cell: the features of the tile there, and whether it has exploded


def reason(kind: str, **data: Any) -> Reason:
    """A reason with its data."""
    return {"kind": kind, "data": data}


def reasons(position: SpringFestival, seat: int, move: int) -> list[Reason]:
    """What a move is good for, the most telling first."""
    verb, argument = divmod(move, verbs.SIZE)
    if verb >= verbs.COMPLETE:
        return [reason("scores", points=box.CARD_POINTS[completion(position, seat, move)[0]])]
    if verb == verbs.FINALE:
        return of_finale(position, seat, move)
    if verb == verbs.TURN:
        return of_turn(position, seat, move)
    if verb == verbs.PLACE:
        after = position.copy()
        panorama.launch(after, seat, argument)
        return [*at_once(position, seat, move), *of_cards(position, seat, after)][:MOST]
    if verb == verbs.START:
        after = position.copy()
        after.play(seat, move)
        return of_cards(position, seat, after)
    return []


def at_once(position: SpringFestival, seat: int, move: int) -> list[Reason]:
    """The best card that a rocket completes, its chain and its sparks. [SF-7] [SF-8] [SF-9]"""
    told = tell_decision(position, seat, move)
    found = [reason("completes", points=points)] if (points := best_card(position, seat, move)) else []
    count = sum(event["data"]["size"] for event in told if event["kind"] == "chain-wave")
    if count >= LONG:
        found.append(reason("chain", count=count))
    sparks = sum(event["kind"] == "spark-completed" for event in told)
    if sparks:
        found.append(reason("sparks", count=sparks, applause=sparks))
    return found


def best_card(position: SpringFestival, seat: int, move: int) -> int:
    """The points of the best card that could be completed after firing a rocket; 0 for none."""
    return max((box.CARD_POINTS[card] for card in completable_after(position, seat, move)), default=0)


def of_cards(position: SpringFestival, seat: int, after: SpringFestival) -> list[Reason]:
    """The card that the move brings closer to completion: the closest one."""
    was, now = sky(position, seat), sky(after, seat)
    nearer = []
    for number in queries.open_cards(position, seat):
        if number:
            missing = lacks(box.CARDS[number - 1], now)
            if 0 < missing <= NEAR and missing < lacks(box.CARDS[number - 1], was):
                nearer.append((missing, -box.CARD_POINTS[number]))
    return [reason("prepares", points=-points) for _, points in sorted(nearer)[:1]]


def of_turn(position: SpringFestival, seat: int, move: int) -> list[Reason]:
    """The best that can be done with the tile that this seat would take. [SF-5]"""
    after = position.copy()
    after.play(seat, move)
    while after.waits_for(CHANCE):  # what the store shows next doesn't matter here
        after.play(CHANCE, after.chances()[0][0])
    rockets = [other for other in after.moves(seat) if other // verbs.SIZE == verbs.PLACE]
    points = max((best_card(after, seat, other) for other in rockets), default=0)
    if points:
        return [reason("could-complete", points=points)]
    longest = max((chain(after, seat, other) for other in rockets), default=0)
    if longest >= LONG:
        return [reason("could-chain", count=longest)]
    told = [found for other in rockets for found in reasons(after, seat, other)]
    sparks = max((found["data"]["count"] for found in told if found["kind"] == "sparks"), default=0)
    if sparks:
        return [reason("could-spark", count=sparks)]
    points = max((found["data"]["points"] for found in told if found["kind"] == "prepares"), default=0)
    return [reason("could-prepare", points=points)] if points else []


def chain(position: SpringFestival, seat: int, move: int) -> int:
    """How many tiles a rocket would make explode."""
    told = tell_decision(position, seat, move)
    return sum(event["data"]["size"] for event in told if event["kind"] == "chain-wave")


def of_finale(position: SpringFestival, seat: int, move: int) -> list[Reason]:
    """How many tiles explode in the end. [SF-10]"""
    counted = next(event["data"] for event in tell_decision(position, seat, move) if event["kind"] == "finale-counted")
    return [reason("perfect" if counted["tiles"] == counted["of"] else "finale", **counted)]


def sky(position: SpringFestival, seat: int) -> Sky:
    """The tiles of a seat by their cells."""
    laid = queries.panorama(position, seat)
    return {to_xy(cell): (box.FEATURES[tile], exploded) for cell, tile, exploded in laid}


def lacks(card: Card, laid: Sky) -> int:
    """How far a card is from being completed where it is closest: rockets that must explode count 1, tiles 2. [SF-9]"""
    best = cells.COUNT
    for grid in card.rotations:
        asked = [
            (x, y, features.ANY if mark == WILD else box.NEEDS[mark])
            for y, line in enumerate(grid)
            for x, mark in enumerate(line)
            if mark != HOLE
        ]
        corners = {(x - right, y - down) for x, y in laid for right, down, _ in asked}
        for left, top in corners:
            best = min(best, sum(step(laid.get((left + x, top + y)), need) for x, y, need in asked))
    return best


def step(tile: tuple[int, bool] | None, need: int) -> int:
    """What one cell of a card lacks."""
    if tile is None or not tile[0] & need:
        return LACKING
    return 0 if tile[1] else 1
