"""What a move would bring, before it is made."""

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice import queries, scoring, tray
from lampion.games.lanterns_dice.constants import pools, verbs
from lampion.games.lanterns_dice.places import area_of, cells_of, xy
from lampion.games.lanterns_dice.reading import Reading
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.games.lanterns_dice.seat_view import colour_name, first_of_each
from lampion.games.lanterns_dice.shapes import Area, Outlook, Preview


def preview(position: LanternsDice, seat: int, move: int) -> Preview:
    """What a legal move would bring."""
    verb, argument = divmod(move, verbs.SIZE)
    after = position.copy()
    after.play(seat, move)
    found: Preview = {
        "points": scoring.firework_points(after, seat) - scoring.firework_points(position, seat),
        "provisional": provisional_points(after, seat) - provisional_points(position, seat),
    }
    if gifts := queries.gifts(after, seat) - queries.gifts(position, seat):
        found["gifts"] = gifts
    if verb == verbs.LIGHT:
        add_light(found, position, seat, argument % pools.HALF, after)
    elif verb == verbs.TURN:
        found["outlooks"] = [outlook(after, other) for other in range(after.seats)]
        found["areas"] = list_areas(after, seat)
    elif verb == verbs.EMPEROR:
        found["areas"] = list_areas(after, seat)
    return found


def provisional_points(position: LanternsDice, seat: int) -> int:
    """The points of group and boats as they stand. [LD-14] [LD-15]"""
    return scoring.group_points(position, seat) + scoring.boat_points(position, seat)


def list_areas(position: LanternsDice, seat: int) -> list[Area]:
    """The areas that a seat could light now."""
    lake = queries.lake_of(position, seat)
    return [area_of(lake, move % verbs.SIZE) for move in position.moves(seat) if move // verbs.SIZE == verbs.LIGHT]


def add_light(found: Preview, before: LanternsDice, seat: int, pool: int, after: LanternsDice) -> None:
    """What an area would bring: its pool, boats, a platform and its chain, fireworks. [LD-7] [LD-8] [LD-11]"""
    was, now = Reading(before), Reading(after)
    if now.lost_boats(seat) != was.lost_boats(seat):
        found["lost"] = [xy(pool)]
    if not queries.complete(after, seat) >> pool & 1:
        return
    found["completed"] = [xy(pool)]
    found["sizes"] = [group.bit_count() for group in queries.groups(after, seat)[:2]]
    if surrounded := scoring.surrounded(after, seat) & ~scoring.surrounded(before, seat):
        found["surrounded"] = cells_of(surrounded)
    if fits := first_of_each(now.fits(now.free(seat), 1 << pool)):
        found["fireworks"] = fits
    if queries.platform(after, seat) >= 0 and (onward := list_areas(after, seat)):
        found["platform"] = xy(pool)
        found["onward"] = onward
        lake = queries.lake_of(after, seat)
        found["chain"] = [area_of(lake, area) for area in longest_chain(after, seat)[1]]


def longest_chain(position: LanternsDice, seat: int) -> tuple[tuple[int, int, int], list[int]]:
    """How good the best way on from a platform is (length, points, gifts), and its areas in order. [LD-7] [LD-A9]"""
    best = (0, position.score(seat), queries.gifts(position, seat)), [0][:0]
    if queries.platform(position, seat) < 0:
        return best
    for move in position.moves(seat):
        if move // verbs.SIZE == verbs.LIGHT:
            after = position.copy()
            after.play(seat, move)
            (length, points, gifts), areas = longest_chain(after, seat)
            if (length + 1, points, gifts) > best[0]:
                best = (length + 1, points, gifts), [move % verbs.SIZE, *areas]
    return best


def outlook(position: LanternsDice, seat: int) -> Outlook:
    """What the die that a seat faces means for its lake. [LD-4] [LD-5]"""
    read, lake, colour = Reading(position), queries.lake_of(position, seat), tray.colour_of(position, seat)
    areas = read.dark_areas(seat, colour)
    completing = [area for area in areas if read.lit(seat, 1 - area // pools.HALF) >> area % pools.HALF & 1]
    return {
        "seat": seat,
        "die": tray.die_of(position, seat, position.orientation),
        "colour": colour_name(colour),
        "areas": len(areas),
        "completing": len(completing),
        "pavilions": sum(box.PAVILIONS[2 * lake + area // pools.HALF] >> area % pools.HALF & 1 for area in areas),
        "platforms": sum(box.PLATFORMS[lake] >> area % pools.HALF & 1 for area in completing),
    }
