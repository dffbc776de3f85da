"""The weather: what each face of the die offers; all of it is optional. [TK-4]

Sun and wind change which actions are allowed: see `moves.allowed_actions`.
"""

from lampion.games.takenoko import lookups, panda_and_gardener
from lampion.games.takenoko.constants import faces, figures, phases, sizes, verbs
from lampion.games.takenoko.garden import Garden

HIGHEST = lookups.HIGHEST


def question_of(garden: Garden, face: int) -> int:
    """The phase that asks the player about this weather; IDLE when there is nothing to ask. [TK-4] [TK-A11]"""
    if face == faces.QUESTION or (face == faces.CLOUDS and not has_chips(garden)):
        return phases.CHOOSING
    if face == faces.CLOUDS:
        return phases.CLOUDY
    if face == faces.RAIN and can_rain(garden):
        return phases.RAINING
    if face == faces.STORM and can_storm(garden):
        return phases.STORMING
    return phases.IDLE


def has_chips(garden: Garden) -> bool:
    """Is a chip left in the supply?"""
    return garden.chip_supply[0] + garden.chip_supply[1] + garden.chip_supply[2] > 0


def can_rain(garden: Garden) -> bool:
    """Is there an irrigated plot that can still grow?"""
    for plot in range(1, garden.plots):
        if garden.wet[plot] and garden.heights[plot] < HIGHEST:
            return True
    return False


def can_storm(garden: Garden) -> bool:
    """Is the panda in the garden, with another tile to flee to than the Emperor's?"""
    barred = 1 if garden.figures[figures.EMPEROR] == figures.AWAY else 2
    return garden.figures[figures.PANDA] != figures.AWAY and garden.plots > barred


def take_chip(garden: Garden, seat: int, improvement: int) -> None:
    """Clouds: move a chip from the supply to the player's store. [TK-4]"""
    garden.chip_supply[improvement - 1] -= 1
    garden.chips_stored[seat * sizes.CHIPS + improvement - 1] += 1
    garden.progress = 1


# Moves


def find_outcomes(garden: Garden) -> int:
    """The six faces of the die."""
    count = 0
    for face in range(faces.SUN, faces.QUESTION + 1):
        count = garden.add_chance(count, verbs.FACE, face, 1)
    return count


def find_faces(garden: Garden) -> int:
    """Any weather; clouds only while a chip is left. [TK-4] [TK-A11]"""
    count = 0
    for face in range(faces.SUN, faces.QUESTION):
        if face != faces.CLOUDS or has_chips(garden):
            count = garden.add_move(count, verbs.CHOOSE, face)
    return garden.add_move(count, verbs.DECLINE, 0)


def find_chips(garden: Garden) -> int:
    """A chip from the supply. [TK-4]"""
    count = 0
    for chip in range(sizes.CHIPS):
        if garden.chip_supply[chip]:
            count = garden.add_move(count, verbs.CLOUDS, chip + 1)
    return garden.add_move(count, verbs.DECLINE, 0)


def find_rain(garden: Garden) -> int:
    """Irrigated plots that can still grow. [TK-4]"""
    count = 0
    for plot in range(1, garden.plots):
        if garden.wet[plot] and garden.heights[plot] < HIGHEST:
            count = garden.add_move(count, verbs.RAIN, garden.cells[plot])
    return count


def find_storm(garden: Garden) -> int:
    """Every tile but the panda's and the Emperor's. [TK-4] [TK-A10] [HK-9]"""
    return panda_and_gardener.find_jumps(garden, figures.PANDA, verbs.STORM, 0)
