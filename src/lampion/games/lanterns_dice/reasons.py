"""What a move is good for, in a few codes with data: for hints and analyses. Nothing here is a rule."""

from typing import Any

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice import queries
from lampion.games.lanterns_dice.constants import pools, tiles, verbs
from lampion.games.lanterns_dice.pieces import SHAPE_IDS
from lampion.games.lanterns_dice.previews import preview
from lampion.games.lanterns_dice.reading import Reading
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.games.lanterns_dice.shapes import Fit, Preview
from lampion.kernel.game import Reason

MOST = 3  # reasons for one move


def reason(kind: str, **data: Any) -> Reason:
    """A reason with its data."""
    return {"kind": kind, "data": data}


def reasons(position: LanternsDice, seat: int, move: int) -> list[Reason]:
    """What a move is good for, the most telling first."""
    verb, argument = divmod(move, verbs.SIZE)
    if verb == verbs.LAUNCH:
        shape = box.SHAPE_OF[argument // tiles.PLACES]
        return [reason("scores", shape=SHAPE_IDS[shape], points=queries.value_of(position, shape))]
    if verb == verbs.LIGHT:
        return of_light(position, seat, move)[:MOST]
    if verb in (verbs.TURN, verbs.EMPEROR):
        after = position.copy()
        after.play(seat, move)
        return of_choice(after, seat)
    return []


def of_light(position: LanternsDice, seat: int, move: int) -> list[Reason]:
    """What an area brings. [LD-5] [LD-6] [LD-7] [LD-11] [LD-14] [LD-15]"""
    seen = preview(position, seat, move)
    found = [reason("surrounds", points=box.PER_BOAT * len(seen["surrounded"]))] if "surrounded" in seen else []
    if best := best_fit(seen.get("fireworks", [])):
        found.append(reason("allows", shape=best["shape"], points=best["value"]))
    if grown := seen["provisional"] - box.PER_BOAT * len(seen.get("surrounded", [])):
        found += [reason("group", count=grown)] if grown > 0 else []
    if "onward" in seen:
        found.append(reason("chain", count=len(seen["chain"])))
    if "gifts" in seen:
        found.append(reason("gift", count=seen["gifts"]))
    if not found:
        found += [reason("completes")] if "completed" in seen else of_half(position, seat, move)
    return found


def best_fit(fits: list[Fit]) -> Fit | None:
    """The most valuable firework of these."""
    return max(fits, key=lambda fit: fit["value"], default=None)


def of_half(position: LanternsDice, seat: int, move: int) -> list[Reason]:
    """The best firework that would only lack the other area of the pool. [LD-11]"""
    read, pool = Reading(position), 1 << move % pools.HALF
    best = best_fit(read.fits(read.free(seat) | pool, pool))
    return [reason("prepares", shape=best["shape"], points=best["value"])] if best else []


def of_choice(after: LanternsDice, seat: int) -> list[Reason]:
    """The best that can be done with a die or an emperor card. [LD-4] [LD-10]"""
    seen: list[Preview] = [
        preview(after, seat, move) for move in after.moves(seat) if move // verbs.SIZE == verbs.LIGHT
    ]
    if best := best_fit([fit for one in seen for fit in one.get("fireworks", [])]):
        return [reason("could-allow", shape=best["shape"], points=best["value"])]
    if count := sum("completed" in one for one in seen):
        return [reason("could-complete", count=count)]
    return [reason("could-gift")] if any(one.get("gifts", 0) > 0 for one in seen) else []
