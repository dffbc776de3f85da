"""The box as integer tables for the rules; never compiled.

The numbers of pools, colours, shapes and cards are explained in `constants`.
"""

from collections.abc import Callable

from lampion.games.lanterns_dice import pieces
from lampion.games.lanterns_dice.components import load
from lampion.games.lanterns_dice.constants import colours, pools, tiles
from lampion.games.lanterns_dice.pieces import Grid, Pool, PrintedLake

BOX = load()

# Pools and colours

COLOURS: tuple[str, ...] = ("", *pieces.COLOURS)
COLOUR_NUMBERS = {colour: number for number, colour in enumerate(COLOURS) if number}
POOLS = [row * pools.WIDTH + column for row in range(pools.ROWS) for column in range(pools.COLUMNS)]
WHOLE = sum(1 << pool for pool in POOLS)  # all pools of a lake


def select(lake: PrintedLake, wanted: Callable[[Pool], bool]) -> int:
    """The pools of a lake that a test selects, as a bit mask."""
    flat = [pool for row in lake.pools for pool in row]
    return sum(1 << number for number, pool in zip(POOLS, flat, strict=True) if wanted(pool))


def coloured(lake: PrintedLake, half: int, colour: str) -> int:
    """The pools of a lake whose area has this colour."""
    return select(lake, lambda pool: pool.colours[half] == colour)


def with_pavilion(lake: PrintedLake, half: int) -> int:
    """The pools of a lake with a pavilion on this area."""
    return select(lake, lambda pool: pool.pavilions[half])


# Pools by what an area of theirs has: its colour, by (lake * 2 + half) * colours.COUNT + colour, and a pavilion, by
# lake * 2 + half.
AREAS = [coloured(lake, half, colour) for lake in BOX.lakes for half in (0, 1) for colour in COLOURS]
PAVILIONS = [with_pavilion(lake, half) for lake in BOX.lakes for half in (0, 1)]
# By lake.
PLATFORMS = [select(lake, lambda pool: pool.platform) for lake in BOX.lakes]
BOATS = [select(lake, lambda pool: pool.boat) for lake in BOX.lakes]


def colour_of(lake: PrintedLake, half: int, place: int) -> int:
    """The colour of an area; colours.NONE outside the lake."""
    row, column = divmod(place, pools.WIDTH)
    inside = row < pools.ROWS and column < pools.COLUMNS
    return COLOUR_NUMBERS[lake.pools[row][column].colours[half]] if inside else colours.NONE


# By lake * pools.AREAS + area.
COLOUR_OF = [colour_of(lake, half, place) for lake in BOX.lakes for half in (0, 1) for place in range(pools.HALF)]


# The tray and the turn

FACES = [COLOUR_NUMBERS[face] for face in BOX.faces]
SIDES = [[0] * 4 if seats not in BOX.sides else [*BOX.sides[seats], 0, 0][:4] for seats in range(5)]
TURNS = [BOX.turns.get(seats, 0) for seats in range(5)]
MOST_TURNS = max(TURNS)
# By (sheet * 5 + number of seats) * MOST_TURNS + the seat's turn, counted from 0.
BONUSES = [
    COLOUR_NUMBERS[sheet.bonuses(seats)[turn]] if turn < TURNS[seats] else colours.NONE
    for sheet in BOX.sheets
    for seats in range(5)
    for turn in range(MOST_TURNS)
]
FIRST_GIFTS = BOX.constants.first_gifts
REROLL = BOX.constants.reroll_gifts
PER_PAVILION = BOX.constants.pavilion_gifts

# Emperor cards; their sides as card * cards.SIDES + side

COSTS = [card.cost for card in BOX.cards]
EFFECTS = [pieces.EFFECTS.index(card.sides[side].effect) for card in BOX.cards for side in ("A", "B")]
CARD_AREAS = [card.sides[side].areas for card in BOX.cards for side in ("A", "B")]

# Fireworks

SHAPE_NUMBERS = {shape: number for number, shape in enumerate(pieces.SHAPE_IDS)}
SIZE_OF = [pieces.SIZES.index(shape.size) for shape in BOX.shapes]
DRAWN = [BOX.drawn[size] for size in pieces.SIZES]
FIRST_GAME = sum(1 << SHAPE_NUMBERS[shape] for shape in BOX.first_game)
VALUES = [value for shape in BOX.shapes for value in shape.values]  # by shape * tiles.TILES + rank in the stack


def footprint(grid: Grid) -> list[int]:
    """The squares of a form as steps from the first one, row by row from the top."""
    squares = [y * pools.WIDTH + x for y, row in enumerate(grid) for x, mark in enumerate(row) if mark == "#"]
    return [square - squares[0] for square in squares]


# By form: its squares, as steps and as a mask, and its shape. The forms of a shape follow each other.
FOOTPRINTS = [footprint(form) for shape in BOX.shapes for form in shape.forms]
SHAPE_OF = [number for number, shape in enumerate(BOX.shapes) for _ in shape.forms]
FORMS_FROM = [SHAPE_OF.index(number) for number in range(tiles.COUNT)] + [len(FOOTPRINTS)]
SQUARES = [sum(1 << step for step in steps) for steps in FOOTPRINTS] + [0] * (tiles.FORMS - len(FOOTPRINTS))
# The squares after the first one, form * 4 + 0 to 3: a smaller shape looks again at its first square.
STEPS = [step for steps in FOOTPRINTS for step in [*steps[1:], 0, 0][:4]] + [0] * 4 * (tiles.FORMS - len(FOOTPRINTS))
FORM_SHAPES = SHAPE_OF + [0] * (tiles.FORMS - len(SHAPE_OF))

PER_POOL = BOX.constants.points_per_pool
PER_BOAT = BOX.constants.points_per_boat
