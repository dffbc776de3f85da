"""What a move is good for, in a few codes with data: for hints and analyses. Nothing here is a rule.

A seat's own objectives and the land before and after the move are all that is used.
"""

from typing import Any

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import moves, queries
from lampion.games.takenoko.constants import sizes, verbs
from lampion.games.takenoko.heuristics import TakenokoHeuristics
from lampion.games.takenoko.pieces import CATEGORIES, COLOURS
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.game import Reason

MOST = 3  # reasons for one move


def reason(kind: str, **data: Any) -> Reason:
    """A reason with its data."""
    return {"kind": kind, "data": data}


def objective(kind: str, card: int) -> Reason:
    """A reason that concerns an objective."""
    return reason(kind, category=CATEGORIES[box.CATEGORY_OF[card]], points=box.POINTS[card])


def reasons(position: Takenoko, seat: int, move: int) -> list[Reason]:
    """What a move is good for, the most telling first."""
    if moves.verb_of(move) == verbs.CLAIM:
        return [objective("scores", moves.argument_of(move))]
    after = position.copy()
    after.play(seat, move)
    return [*of_hand(position, seat, after), *of_land(position, seat, after)][:MOST]


def of_hand(position: Takenoko, seat: int, after: Takenoko) -> list[Reason]:
    """The objective in hand that the move fulfils, else the one that it brings closest. [TK-11]"""
    was, now = TakenokoHeuristics(position), TakenokoHeuristics(after)
    hand = position.fields()["hands"][seat * sizes.OBJECTIVES : (seat + 1) * sizes.OBJECTIVES]
    nearer = []
    for card, copies in enumerate(hand):
        if copies and (steps := now.steps_to(seat, card)) < was.steps_to(seat, card):
            nearer.append((steps, -box.POINTS[card], card))
    return [objective("prepares" if steps else "completes", card) for steps, _, card in sorted(nearer)[:1]]


def of_land(position: Takenoko, seat: int, after: Takenoko) -> list[Reason]:
    """Bamboo that is eaten or grows, and plots that get water. [TK-6] [TK-7] [TK-8]"""
    found = []
    eaten_was, eaten_now = position.fields()["eaten"], after.fields()["eaten"]
    for number, colour in enumerate(COLOURS):
        if eaten_now[seat * 3 + number] > eaten_was[seat * 3 + number]:
            found.append(reason("eats", colour=colour))
    was = {cell: height for cell, _, _, height, _ in queries.list_plots(position)}
    grown = sum(height > was.get(cell, 0) for cell, _, _, height, _ in queries.list_plots(after))
    wet = wet_cells(after) - wet_cells(position)
    if wet:
        found.append(reason("waters", count=len(wet)))
    elif grown:
        found.append(reason("grows", count=grown))
    return found


def wet_cells(position: Takenoko) -> set[int]:
    """The cells of all irrigated plots."""
    plots = queries.list_plots(position)
    return {cell for plot, (cell, *_) in enumerate(plots, 1) if queries.is_wet(position, plot)}
