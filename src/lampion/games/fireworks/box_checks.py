"""Can the box look like this? Checks of tiles in a position that was read from text."""

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import kinds, phases, places
from lampion.games.fireworks.position_numbers import BEFORE_REST, LANDED, SETUP, TURNING, Numbers, is_open_mode, tiles


def box_fits(numbers: Numbers) -> bool:
    """All unseen tiles lie in the box; nothing lies there that has been seen elsewhere. [FW-1]"""
    if min(numbers["bag"]) < 0:
        return False
    if is_open_mode(numbers) or numbers["phase"] == phases.LAYOUT:
        return not numbers["box"]
    if len(tiles(numbers, without=kinds.KIND)) != sum(numbers["bag"]):
        return False
    setup = numbers["phase"] in SETUP
    return not setup or all(mark == 0 for mark in tiles(numbers))


def places_fit(numbers: Numbers) -> bool:
    """Tiles lie inside the rim; in the real box they have no place. [FW-20] [FW-21]"""
    if numbers["real_box"]:
        return all(place == places.MIDDLE for _, place, _ in numbers["box"])
    return all(box.IS_PLACE[place] for _, place, _ in numbers["box"])


def faces_fit(numbers: Numbers) -> bool:
    """What lies face up is known, function tiles do not stay, and outside lies what flew there. [FW-9] [FW-A22]"""
    phase = numbers["phase"]
    turning = phase in (*TURNING, phases.REAL_TURNING)
    outside = phase in LANDED or phase == phases.REAL_DIE or (phase in BEFORE_REST and numbers["tried"])
    for tile, _, mark in numbers["box"]:
        kind, turned = mark & kinds.KIND, mark & kinds.TURNED
        revealed = phase == phases.KIND and tile + 1 == numbers["drawn"]
        if turned and not turning:
            return False
        if mark & kinds.OUT and (not mark & kinds.UP or not (outside or turned)):
            return False
        if mark & kinds.UP and not kind and not revealed:
            return False
        if kind >= kinds.GALE and not (turned and mark & kinds.UP):
            return False
        if turned and not mark & kinds.UP and not kind:
            return False
        if numbers["real_box"] and kind and not turned and not mark & kinds.UP:
            return False
    return True


def turning_fits(numbers: Numbers) -> bool:
    """Tiles turn in rising order, and are counted. [FW-20]"""
    phase, at = numbers["phase"], numbers["at"]
    turned = [tile for tile, _, mark in numbers["box"] if mark & kinds.TURNED]
    if phase not in (*TURNING, phases.REAL_TURNING, phases.REAL_DIE):
        return bool(at == numbers["new"] == 0)
    if phase == phases.REAL_DIE:
        return bool(at == 0 and numbers["new"] <= kinds.TILES)
    up = tiles(numbers, kinds.TURNED | kinds.UP)
    surely = [mark for mark in up if not mark & kinds.OUT or mark & kinds.KIND >= kinds.GALE or not mark & kinds.KIND]
    if not len(surely) <= numbers["new"] <= len(up):
        return False
    if phase == phases.REAL_TURNING:
        return bool(at == 0)
    return bool(at == (max(turned) + 1 if turned else 0))


def drawn_fits(numbers: Numbers) -> bool:
    """The tile whose kind is being drawn. [FW-20]"""
    phase, drawn = numbers["phase"], numbers["drawn"]
    mark = next((mark for tile, _, mark in numbers["box"] if tile + 1 == drawn), -1)
    if phase == phases.KIND:
        return bool(drawn == numbers["at"] and mark >= 0 and not mark & kinds.KIND and mark & kinds.UP)
    if phase == phases.DRAW_KIND and not numbers["real_box"]:
        return bool(mark == 0)
    if phase == phases.DRAW_KIND and not tiles(numbers, without=kinds.KIND):
        return False
    if phase == phases.DRAW:
        inside = tiles(numbers, without=kinds.OUT)
        down = [mark for mark in inside if not mark & kinds.UP]
        return bool(drawn == 0 and inside and not (numbers["real_box"] and down))
    return bool(drawn == 0)
