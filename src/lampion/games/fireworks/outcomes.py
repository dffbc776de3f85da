"""What chance may bring in each phase, with its odds."""

from lampion.games.fireworks import helping, launch, lookups, real_box, setting_up, taking
from lampion.games.fireworks.constants import faces, kinds, launches, phases, places, verbs
from lampion.games.fireworks.night import Night
from lampion.kernel.rng import Rng

AIM = lookups.AIM
ROW = lookups.ROW
COLUMN = lookups.COLUMN
FACES = lookups.FACES
STEP_ODDS = lookups.STEP_ODDS
QUALITY_ODDS = lookups.QUALITY_ODDS


def find(night: Night) -> int:
    """List the outcomes of the phase."""
    if night.phase == phases.TURNING:
        return launch.find_turnings(night)
    if night.phase == phases.KIND or night.phase == phases.DRAW_KIND:
        return find_kinds(night)
    if night.phase == phases.HIT:
        return find_hits(night)
    if night.phase == phases.BOUNCE:
        return find_bounces(night)
    if night.phase == phases.DRAW:
        return taking.find_draws(night)
    if night.phase == phases.CARD:
        return helping.find_cards(night)
    if night.phase == phases.REAL_TURNING:
        return real_box.find_turnings(night)
    if night.phase == phases.REAL_DIE:
        return find_faces(night)
    return find_deals(night)


def find_deals(night: Night) -> int:
    """What chance brings before the first turn: the layout, start tiles, characters, who begins. [FW-3]"""
    if night.phase == phases.DEAL_START:
        return setting_up.find_deals(night)
    if night.phase == phases.DEAL_CHARACTER:
        return setting_up.find_characters(night)
    if night.phase == phases.LAYOUT:
        return find_numbers(night, verbs.LAYOUT, launches.LAYOUTS * launches.SYMMETRIES)
    return find_numbers(night, verbs.FIRST, night.seats)


def find_numbers(night: Night, verb: int, count: int) -> int:
    """That many numbers from 0 on, all alike."""
    for i in range(count):
        night.add_outcome(i, verb * verbs.SIZE + i, 1)
    return count


def find_kinds(night: Night) -> int:
    """What a tile may be that nobody has seen. [FW-20]"""
    count = 0
    for kind in range(1, kinds.COUNT):
        count = night.add_outcome(count, verbs.KIND * verbs.SIZE + kind, night.bag[kind])
    return count


def find_hits(night: Night) -> int:
    """Where the die may land: rows and columns are missed independently. [FW-20]"""
    count = 0
    row = ROW[night.aim] * places.WIDTH
    column = COLUMN[night.aim] * places.WIDTH
    for y in range(places.WIDTH):
        for x in range(places.WIDTH):
            odds = AIM[night.level][row + y] * AIM[night.level][column + x]
            count = night.add_outcome(count, verbs.HIT * verbs.SIZE + y * places.WIDTH + x, odds)
    return count


def find_bounces(night: Night) -> int:
    """Where the die bounces to, how it hit, and what it shows: all independent. [FW-20]"""
    count = 0
    for step in range(launches.STEPS):
        for quality in range(launches.QUALITIES):
            for face in range(faces.COUNT):
                move = verbs.BOUNCE * verbs.SIZE + step * 12 + quality * 4 + face
                odds = STEP_ODDS[step // 3] * STEP_ODDS[step % 3] * QUALITY_ODDS[quality] * FACES[face]
                count = night.add_outcome(count, move, odds)
    return count


def find_faces(night: Night) -> int:
    """What the die shows. [FW-A5]"""
    count = 0
    for face in range(faces.COUNT):
        count = night.add_outcome(count, verbs.FACE * verbs.SIZE + face, FACES[face])
    return count


# The same odds without a list


def roll_hit(night: Night, rng: Rng) -> int:
    """Where the die lands: the row from the whole draw, the column from what is left of it."""
    left = rng.below(240 * 240)
    start = ROW[night.aim] * places.WIDTH
    row = 0
    while left >= 240 * AIM[night.level][start + row]:
        left -= 240 * AIM[night.level][start + row]
        row += 1
    left //= AIM[night.level][start + row]
    start = COLUMN[night.aim] * places.WIDTH
    column = 0
    while left >= AIM[night.level][start + column]:
        left -= AIM[night.level][start + column]
        column += 1
    return verbs.HIT * verbs.SIZE + row * places.WIDTH + column


def roll_bounce(rng: Rng) -> int:
    """Where the die bounces to, how it hit, and what it shows, each from what is left of one draw."""
    left = rng.below(100 * 100 * 20 * 6)
    rows = columns = quality = face = 0
    while left >= 12000 * STEP_ODDS[rows]:
        left -= 12000 * STEP_ODDS[rows]
        rows += 1
    left //= STEP_ODDS[rows]
    while left >= 120 * STEP_ODDS[columns]:
        left -= 120 * STEP_ODDS[columns]
        columns += 1
    left //= STEP_ODDS[columns]
    while left >= 6 * QUALITY_ODDS[quality]:
        left -= 6 * QUALITY_ODDS[quality]
        quality += 1
    left //= QUALITY_ODDS[quality]
    while left >= FACES[face]:
        left -= FACES[face]
        face += 1
    return verbs.BOUNCE * verbs.SIZE + (rows * 3 + columns) * 12 + quality * 4 + face


def roll_kind(night: Night, rng: Rng) -> int:
    """What a tile is that nobody has seen."""
    total = 0
    for kind in range(1, kinds.COUNT):
        total += night.bag[kind]
    left = rng.below(total)
    kind = 1
    while left >= night.bag[kind]:
        left -= night.bag[kind]
        kind += 1
    return verbs.KIND * verbs.SIZE + kind
