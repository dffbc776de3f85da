"""The box as integer tables for the rules; never compiled.

The numbers of kinds, cells, places, cards and characters are explained in `constants`.
"""

from functools import cache

from lampion.games.fireworks.components import load
from lampion.games.fireworks.constants import launches, places, skies
from lampion.games.fireworks.pieces import FACE_IDS, FUNCTION_IDS, SPECIAL_IDS, Grid

BOX = load()

BITS = [1 << bit for bit in range(64)]

# Tiles

KIND_IDS = ("", *(tile.id for tile in BOX.base_tiles), *SPECIAL_IDS, *FUNCTION_IDS)
KIND_NUMBERS = {kind_id: number for number, kind_id in enumerate(KIND_IDS) if number}
COPIES = [0, *(tile.copies for tile in (*BOX.base_tiles, *BOX.special_tiles, *BOX.function_tiles))]
START_IDS = ("", *(tile.id for tile in BOX.start_tiles))
START_NUMBERS = {tile_id: number for number, tile_id in enumerate(START_IDS) if number}
GALE_TILES = BOX.gale_tiles
FACES = [BOX.faces.count(face) for face in FACE_IDS]
DIE_VALUES = (1, 2, 3, 1, 0)  # by face; the symbol counts 1
QUALITY_IDS = ("flat", "edge", "corner")

CHARACTER_IDS = ("", *(character.id for character in BOX.characters))
CHARACTER_NUMBERS = {character_id: number for number, character_id in enumerate(CHARACTER_IDS) if number}
NEEDS = [0, *(character.needs for character in BOX.characters)]
BONUS = [0, *(character.bonus for character in BOX.characters)]
SPECIAL_POINTS = [0, *BOX.scoring.special_tiles, *[BOX.scoring.special_tiles[-1]] * 3]
PUPPY_POINTS = [0, *BOX.puppy, *[BOX.puppy[-1]] * 3]

CARD_IDS = ("", *(card.id for card in BOX.cards))
CARD_NUMBERS = {card_id: number for number, card_id in enumerate(CARD_IDS) if number}
CARD_COPIES = [0, *(card.copies for card in BOX.cards)]
PEOPLE = [1, *(card.people for card in BOX.cards)]

# The sky: a cell by number, and its neighbours from the east counter-clockwise; 25 is outside

CELLS = [(row, column) for row, length in enumerate(BOX.rows) for column in range(length)]
_SPOTS = {(row, 2 * column + BOX.shifts[row]): number for number, (row, column) in enumerate(CELLS)}
_STEPS = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))
NEIGHBOURS = [
    [_SPOTS.get((row + rows, across + steps), skies.CELLS) for rows, steps in _STEPS]
    for (row, across), number in sorted(_SPOTS.items(), key=lambda spot: spot[1])
]
NEIGHBOURS.append([skies.CELLS] * 6)


def on_edge(motif: int) -> list[int]:
    """By what lies on a cell: the direction of a piece of a base tile; 6 for other tiles."""
    turned = [(turn + motif) % skies.TURNS for turn in range(skies.TURNS)]
    return [6, *turned * 8, *[6] * (skies.COUNT - skies.SPECIAL)]


ARC, HALF, FLOWER = on_edge(BOX.motifs.arc), on_edge(BOX.motifs.half), on_edge(BOX.motifs.flower)
# By what lies on a cell: 1 to 8, style and colour of base and start tiles; 9 to 16, special tiles.
LOOKS = [0, *(kind for kind in range(1, 9) for _ in range(6)), *range(9, 17), *range(1, 9)]

# The box: rows and columns of its places

ROW = [place // places.WIDTH for place in range(places.COUNT)]
COLUMN = [place % places.WIDTH for place in range(places.COUNT)]
PLACES = [place for place in range(places.COUNT) if 1 <= ROW[place] <= 9 and 1 <= COLUMN[place] <= 9]
IS_PLACE = [int(place in set(PLACES)) for place in range(places.COUNT)]
BESIDE = [
    [place, place - 1, place + 1, place - places.WIDTH, place + places.WIDTH] if IS_PLACE[place] else [0] * 5
    for place in range(places.COUNT)
]


def by_distance(centre: int) -> list[int]:
    """All places of the box, the nearest first."""
    row, column = ROW[centre], COLUMN[centre]
    return sorted(PLACES, key=lambda place: ((ROW[place] - row) ** 2 + (COLUMN[place] - column) ** 2, place))


NEAREST = [by_distance(centre) if IS_PLACE[centre] else [0] * len(PLACES) for centre in range(places.COUNT)]
PILE_ROWS = [rows for rows, _ in BOX.launch.pile]
PILE_COLUMNS = [columns for _, columns in BOX.launch.pile]


def mirror(place: int, symmetry: int) -> int:
    """A place, counted from 0 to 80, as a place of the frame in one of eight symmetries."""
    row, column = divmod(place, places.INNER)
    row, column = (8 - row if symmetry & 1 else row), (8 - column if symmetry & 2 else column)
    if symmetry & 4:
        row, column = column, row
    return (row + 1) * places.WIDTH + column + 1


MIRRORED = [[mirror(place, symmetry) for place in range(81)] for symmetry in range(launches.SYMMETRIES)]
LAYOUTS = [list(layout) for layout in BOX.launch.layouts]

# The launch

QUALITY_POWER = (2, 5, 8)
QUALITY_ODDS = (6, 9, 5)
STEP_ODDS = (36, 28, 36)


def padded(grid: Grid) -> list[int]:
    """A table by rows and columns away, filled up with zeros."""
    return [
        grid[rows][columns] if rows < len(grid) and columns < len(grid[rows]) else 0
        for rows in range(places.WIDTH)
        for columns in range(places.WIDTH)
    ]


_NAMES = [(launch.height, launch.spread, launch.force) for launch in BOX.launch.launches]
_FILL = launches.LEVELS - len(_NAMES)
HEIGHT_LEVELS = [_NAMES.index((height, 100, 100)) for height in BOX.heights]
CARD_LEVELS = [0, *(_NAMES.index((card.height, card.spread, card.force)) for card in BOX.cards)]
HEIGHTS = BOX.heights
LEVEL_NAMES = _NAMES
AIM = [[0] * 11 + [odds for row in launch.aim for odds in row] + [0] * 11 for launch in BOX.launch.launches]
AIM += [[0] * places.COUNT] * _FILL
RING = [padded(launch.ring) for launch in BOX.launch.launches] + [[0] * places.COUNT] * _FILL
ECHO = [padded(launch.echo) for launch in BOX.launch.launches] + [[0] * places.COUNT] * _FILL
_BOUNCES = [
    (rows, columns, STEP_ODDS[rows // 2 + 1] * STEP_ODDS[columns // 2 + 1])
    for rows in (-2, 0, 2)
    for columns in (-2, 0, 2)
]


def over_bounces(echo: Grid) -> list[int]:
    """The blow of the bounce, averaged over where it may go: for forecasts."""
    size = len(echo)
    means = [0] * places.COUNT
    for away in range(places.COUNT):
        for rows, columns, odds in _BOUNCES:
            row, column = abs(away // places.WIDTH + rows), abs(away % places.WIDTH + columns)
            if row < size and column < size:
                means[away] += odds * echo[row][column]
    return [(mean + 5000) // 10000 for mean in means]


MEAN_ECHO = [over_bounces(launch.echo) for launch in BOX.launch.launches] + [[0] * places.COUNT] * _FILL
REACH = [max(len(launch.ring), len(launch.echo)) for launch in BOX.launch.launches] + [0] * _FILL
COVERS = list(BOX.launch.covers)
TURNS = list(BOX.launch.turns)
LEAVES = [list(row) for row in BOX.launch.leaves]
SHIFTS = [list(row) for row in BOX.launch.shifts]
SCATTER = (0, 9, 3, 13, 6, 15, 1, 11, 4, 8, 14, 2, 10, 5, 12, 7)

# With the real box, by sixteen face-down tiles: of 32, how often a first tile turns, and how often another one.
REAL_FIRST = (12, 15, 20, 23, 25, 26, 27, 28)
REAL_MORE = (5, 8, 12, 15, 17, 18, 19, 20)


def part(length: int, along: int, across: int) -> int:
    """The part of a way of this length that goes along one axis, rounded, in whole numbers only."""
    square = along * along + across * across
    size = 0
    while square and (2 * size + 1) ** 2 * square <= 4 * length * length * along * along:
        size += 1
    return size if along > 0 else -size


# By steps from the impact and how far a tile slides: rows and columns that it moves. A slide of 4 leads to the wall.
_WAYS = (0, 1, 2, 3, 9)
_OFFSETS = [(rows, columns) for rows in range(-10, 11) for columns in range(-10, 11)]
SLIDE_ROWS = [part(way, rows, columns) for rows, columns in _OFFSETS for way in _WAYS]
SLIDE_COLUMNS = [part(way, columns, rows) for rows, columns in _OFFSETS for way in _WAYS]
_AROUND = ((0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1))
AROUND = [(rows + 10) * 21 + columns + 10 for rows, columns in _AROUND]  # the way of a tile right under the die

# Dealing start tiles


@cache
def ways(seats: int, counts: tuple[int, ...]) -> int:
    """In how many ways that many seats can get two start tiles of different colours, if so many are left of each."""
    if seats == 0:
        return 1
    total = 0
    for one in range(4):
        for other in range(4):
            if one != other and counts[one] and counts[other]:
                left = tuple(count - (colour in (one, other)) for colour, count in enumerate(counts))
                total += counts[one] * counts[other] * ways(seats - 1, left)
    return total


WAYS = [[ways(seats, (code // 27, code // 9 % 3, code // 3 % 3, code % 3)) for code in range(81)] for seats in range(5)]
