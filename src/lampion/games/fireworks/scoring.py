"""Scoring: big fireworks, Saturns, kaleidoscopes, small flowers, special tiles and characters. [FW-14] [FW-15]"""

from lampion.games.fireworks import lookups
from lampion.games.fireworks.constants import characters, kinds, skies
from lampion.games.fireworks.night import Night

NEIGHBOURS = lookups.NEIGHBOURS
ARC = lookups.ARC
HALF = lookups.HALF
FLOWER = lookups.FLOWER
LOOKS = lookups.LOOKS
SPECIAL_POINTS = lookups.SPECIAL_POINTS
PUPPY_POINTS = lookups.PUPPY_POINTS
NEEDS = lookups.NEEDS
BONUS = lookups.BONUS
BIG_SAME_COLOUR = lookups.BOX.scoring.big_same_colour
BIG_SAME_STYLE = lookups.BOX.scoring.big_same_style
BIG_MIXED = lookups.BOX.scoring.big_mixed
START_TILE = lookups.BOX.scoring.start_tile
SATURN_SAME = lookups.BOX.scoring.saturn_same_colour
SATURN_MIXED = lookups.BOX.scoring.saturn_mixed
KALEIDOSCOPE_SAME = lookups.BOX.scoring.kaleidoscope_same_colour
KALEIDOSCOPE_MIXED = lookups.BOX.scoring.kaleidoscope_mixed
SMALL_FLOWER = lookups.BOX.scoring.small_flower


def big_points(night: Night, seat: int, cell: int) -> int:
    """The points of the big firework around a start tile; 0 while it is not complete. [FW-14] [FW-A29]"""
    sky = seat * skies.SIZE
    centre = LOOKS[night.sky[sky + cell]]
    same_colour = same_style = True
    for side in range(6):
        code = night.sky[sky + NEIGHBOURS[cell][side]]
        if ARC[code] != (side + 3) % 6:
            return 0
        if LOOKS[code] != centre:
            same_colour = False
        if (LOOKS[code] < kinds.BODAN) != (centre < kinds.BODAN):
            same_style = False
    return BIG_SAME_COLOUR if same_colour else BIG_SAME_STYLE if same_style else BIG_MIXED


def pair_points(night: Night, seat: int, cell: int) -> int:
    """The points of the Saturn or kaleidoscope between this tile's half and the one that it meets. [FW-14]"""
    sky = seat * skies.SIZE
    code = night.sky[sky + cell]
    side = HALF[code]
    if side == 6:
        return 0
    other = night.sky[sky + NEIGHBOURS[cell][side]]
    if HALF[other] != (side + 3) % 6 or (LOOKS[code] < kinds.BODAN) != (LOOKS[other] < kinds.BODAN):
        return 0
    if LOOKS[code] < kinds.BODAN:
        return KALEIDOSCOPE_SAME if LOOKS[code] == LOOKS[other] else KALEIDOSCOPE_MIXED
    return SATURN_SAME if LOOKS[code] == LOOKS[other] else SATURN_MIXED


def is_flower(night: Night, seat: int, cell: int) -> bool:
    """Does this tile's half of a small flower meet another? [FW-14]"""
    sky = seat * skies.SIZE
    side = FLOWER[night.sky[sky + cell]]
    return side != 6 and FLOWER[night.sky[sky + NEIGHBOURS[cell][side]]] == (side + 3) % 6


def count_bigs(night: Night, seat: int) -> int:
    """How many big fireworks a seat has."""
    count = 0
    for cell in range(skies.CELLS):
        if night.sky[seat * skies.SIZE + cell] >= skies.START and big_points(night, seat, cell):
            count += 1
    return count


def big_total(night: Night, seat: int) -> int:
    """The points of all big fireworks."""
    total = 0
    for cell in range(skies.CELLS):
        if night.sky[seat * skies.SIZE + cell] >= skies.START:
            total += big_points(night, seat, cell)
    return total


def start_total(night: Night, seat: int) -> int:
    """The points of start tiles without a big firework. [FW-14]"""
    total = 0
    for cell in range(skies.CELLS):
        if night.sky[seat * skies.SIZE + cell] >= skies.START and not big_points(night, seat, cell):
            total += START_TILE
    return total


def count_pairs(night: Night, seat: int, kiku: bool) -> int:
    """How many kaleidoscopes, or Saturns, a seat has; both halves see the same one."""
    count = 0
    for cell in range(skies.CELLS):
        if pair_points(night, seat, cell) and (LOOKS[night.sky[seat * skies.SIZE + cell]] < kinds.BODAN) == kiku:
            count += 1
    return count // 2


def pair_total(night: Night, seat: int, kiku: bool) -> int:
    """The points of all kaleidoscopes, or of all Saturns."""
    total = 0
    for cell in range(skies.CELLS):
        if (LOOKS[night.sky[seat * skies.SIZE + cell]] < kinds.BODAN) == kiku:
            total += pair_points(night, seat, cell)
    return total // 2


def count_flowers(night: Night, seat: int) -> int:
    """How many small flowers a seat has."""
    count = 0
    for cell in range(skies.CELLS):
        if is_flower(night, seat, cell):
            count += 1
    return count // 2


def count_specials(night: Night, seat: int) -> int:
    """How many different special tiles a seat has. [FW-14]"""
    seen = 0
    count = 0
    for cell in range(skies.CELLS):
        look = LOOKS[night.sky[seat * skies.SIZE + cell]]
        if look >= kinds.SPECIAL and not seen >> look & 1:
            seen |= 1 << look
            count += 1
    return count


def character_bonus(night: Night, seat: int) -> int:
    """The bonus of a seat's character. [FW-15] [FW-A31]"""
    character = night.characters[seat]
    needs = NEEDS[character]
    bonus = BONUS[character]
    if character == characters.NONE:
        return 0
    if character == characters.PUPPY:
        specials = count_specials(night, seat)
        return PUPPY_POINTS[specials] - (SPECIAL_POINTS[specials] if night.puppy_replaces else 0)
    if character == characters.KOHANA:
        return bonus * count_flowers(night, seat)
    if character == characters.MAICHO:
        return bonus if count_specials(night, seat) >= needs else 0
    if character == characters.MANKA:
        return bonus if count_pairs(night, seat, True) >= needs else 0
    if character == characters.TOSEI:
        return bonus if count_pairs(night, seat, False) >= needs else 0
    if character == characters.TAMAYA:
        return bonus if count_bigs(night, seat) >= needs else 0
    return bonus if least_of_each(night, seat) >= needs else 0


def least_of_each(night: Night, seat: int) -> int:
    """Of Saturns, kaleidoscopes and small flowers, the number of the rarest."""
    least = count_pairs(night, seat, False)
    kaleidoscopes = count_pairs(night, seat, True)
    flowers = count_flowers(night, seat)
    least = kaleidoscopes if kaleidoscopes < least else least
    return flowers if flowers < least else least


def score(night: Night, seat: int) -> int:
    """The points of a seat as they stand. [FW-14]"""
    total = SPECIAL_POINTS[count_specials(night, seat)] + character_bonus(night, seat)
    halves = 0
    for cell in range(skies.CELLS):
        code = night.sky[seat * skies.SIZE + cell]
        if skies.FREE < code < skies.SPECIAL:
            halves += pair_points(night, seat, cell)
            if is_flower(night, seat, cell):
                halves += SMALL_FLOWER
        elif code >= skies.START:
            points = big_points(night, seat, cell)
            total += points if points else START_TILE
    return total + halves // 2


def points_from(night: Night, seat: int, source: int) -> int:
    """The same one by one: large fireworks, start tile, Saturns, kaleidoscopes, flowers, special tiles, character."""
    if source == 0:
        return big_total(night, seat)
    if source == 1:
        return start_total(night, seat)
    if source == 2:
        return pair_total(night, seat, False)
    if source == 3:
        return pair_total(night, seat, True)
    if source == 4:
        return count_flowers(night, seat) * SMALL_FLOWER
    return SPECIAL_POINTS[count_specials(night, seat)] if source == 5 else character_bonus(night, seat)
