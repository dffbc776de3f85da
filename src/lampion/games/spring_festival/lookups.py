"""The box as integer tables for the rules; never compiled.

Tiles: 1 to 48 are T01 to T48, 49 to 64 are S1-1 to S4-4; 0 is no tile, 65 a free cell beside the panorama.
Cards: 1 to 36 are C01 to C36, 37 to 72 are P01 to P36. Signs: 1 to 12 in the order of `SIGN_IDS`.

A panorama is a window of 36 rows of 32 cells, large enough for any sixteen connected tiles around the first one:

    cell = (y + 17) * 32 + (x + 15)       x, y from -15 to 15; column 31 and two rows at each end stay empty

The four panoramas lie one after the other; a *spot* is a cell of one of them: spot = seat * CELLS + cell.
"""

from lampion.games.spring_festival.components import Card, Tile, load, quarter_turns

BOX = load()

WIDTH = 32
CELLS = 32 * 36
ORIGIN = 17 * WIDTH + 15
NO_TILE = 0
FREE = 65
SIZE = 16  # tiles in the largest panorama
EDGES = 40  # more than the 34 free cells that sixteen tiles can have around them

# Codes of moves, one range a kind.
PLACE = 0  # + cell: place or replace; in the setup + index in the set * CELLS + cell
COMPLETE = 4 * CELLS  # + (slot * 4 + footprint) * CELLS + corner
PASS = COMPLETE + 16 * CELLS
TURN = PASS + 1  # + orientation
CHOOSE = TURN + 4  # + starting set
FIRE_FINALE = CHOOSE + 4  # + cell
TILE = FIRE_FINALE + CELLS  # + tile: chance
CARD = TILE + 65  # + card: chance
SIGN = CARD + 73  # + sign: chance
FIRST = SIGN + 13  # + seat: chance

# Phases.
SETS, REVEAL, DEAL, DRAW_SIGN, START, DRAW_FIRST, STORE, FIRE, DRAW_CARD, FINALE, OVER = range(11)

DRAWN = 13  # the sign, or the first seat, is left to chance

STEPS = {
    "N": -WIDTH,
    "NE": -WIDTH + 1,
    "E": 1,
    "SE": WIDTH + 1,
    "S": WIDTH,
    "SW": WIDTH - 1,
    "W": -1,
    "NW": -WIDTH - 1,
}
SPARK_BITS = {"N": 1, "E": 2, "S": 4, "W": 8}
COLOURS = ("blue", "green", "red", "yellow")
COLOUR_BITS = {colour: 1 << i for i, colour in enumerate(COLOURS)}
COUNT_BITS = {count: 16 << count - 1 for count in (1, 2, 3, 4)}
ALL_COLOURS = sum(COLOUR_BITS.values())
ALL_COUNTS = sum(COUNT_BITS.values())
NEEDS = {letter: COLOUR_BITS[colour] for letter, colour in zip("BGRY", COLOURS, strict=True)} | {
    str(count): bit for count, bit in COUNT_BITS.items()
}

TILES: list[Tile] = [*BOX.tiles, *BOX.starting_tiles]
TILE_IDS = ["", *(tile.id for tile in TILES)]
TILE_NUMBERS = {tile_id: number for number, tile_id in enumerate(TILE_IDS) if number}
FEATURES = [0, *(COLOUR_BITS[tile.colour] | COUNT_BITS[tile.explosions] for tile in TILES), 0]
SPARKS = [0, *(sum(SPARK_BITS[edge] for edge in tile.sparks) for tile in TILES), 0]
ARROWS = [[0] * 4, *([*(STEPS[arrow] for arrow in tile.arrows), 0, 0, 0][:4] for tile in TILES), [0] * 4]

CARDS: list[Card] = [*BOX.colour_cards, *BOX.pattern_cards]
CARD_IDS = ["", *(card.id for card in CARDS)]
CARD_NUMBERS = {card_id: number for number, card_id in enumerate(CARD_IDS) if number}
CARD_POINTS = [0, *(card.points for card in CARDS)]
IS_CORE = [0, *(int(card.set == "core") for card in CARDS)]
PATTERNS_FROM = len(BOX.colour_cards) + 1

SIGN_IDS = (
    ("", "goat", "rooster", "snake", "rat", "dragon", "ox")
    + ("rabbit", "dog", "tiger", "monkey", "pig", "horse")
)  # fmt: skip
SIGN_NUMBERS = {sign_id: number for number, sign_id in enumerate(SIGN_IDS) if number}
SIGN_POINTS = [0, *(next(sign.points for sign in BOX.signs if sign.id == sign_id) for sign_id in SIGN_IDS[1:])]
SMALLEST_GROUP = next(sign.spec.min_group for sign in BOX.signs if sign.id == "tiger")

ROUNDS = BOX.constants.rounds
PERFECT = BOX.constants.perfect_finale_applause
PER_EXPLOSION = BOX.constants.points_per_exploded_tile
PER_APPLAUSE = BOX.constants.points_per_applause
PER_RIVAL = BOX.constants.points_per_opponent_with_fewer_applause
SIDES = [[0] * 4 if seats not in BOX.sides else [*BOX.sides[seats], 0, 0][:4] for seats in range(5)]


def footprint(grid: tuple[str, ...]) -> tuple[int, ...]:
    """The cells of a card's shape as steps from its corner: the first cell, row by row from the top."""
    cells = [y * WIDTH + x for y, row in enumerate(grid) for x, mark in enumerate(row) if mark != "."]
    return tuple(cell - cells[0] for cell in cells)


def wanted(grid: tuple[str, ...]) -> list[tuple[int, int]]:
    """The two cells of a card that ask for something: (step from the corner, what the tile must have)."""
    marks = [(y * WIDTH + x, mark) for y, row in enumerate(grid) for x, mark in enumerate(row) if mark != "."]
    return [(cell - marks[0][0], NEEDS[mark]) for cell, mark in marks if mark != "*"]


# A form is a card in one of its rotations, seen from its first wanted cell: steps to the second wanted cell, to the
# other cells (a card of three cells looks twice at the first) and to the corner, and which footprint it covers.
FORMS = 4 * len(CARDS)  # the most that there can be
FORMS_FROM = [0, 0]  # by card: its first form; those of the next card follow
SECOND, THIRD, FOURTH, CORNER, COVERS = [0] * FORMS, [0] * FORMS, [0] * FORMS, [0] * FORMS, [0] * FORMS
FIRST_NEED, SECOND_NEED = [0], [0]
CARD_SIZE = [0]
FOOTPRINTS: list[list[int]] = [[0] * 16]  # by card: four footprints of four steps from the corner


def add_card(card: Card) -> None:
    """Put a card with all its forms into the tables."""
    shapes: list[tuple[int, ...]] = []
    form = FORMS_FROM[-1]
    for grid in quarter_turns(card.grid):
        shape = footprint(grid)
        if shape not in shapes:
            shapes.append(shape)
        (first, _), (second, _) = sorted(wanted(grid), key=lambda cell: -cell[1])
        rest = [step for step in shape if step not in (first, second)]
        SECOND[form], THIRD[form], FOURTH[form] = (step - first for step in (second, rest[0], [first, *rest[1:]][-1]))
        CORNER[form] = -first
        COVERS[form] = shapes.index(shape)
        form += 1
    FORMS_FROM.append(form)
    needs = sorted((need for _, need in wanted(card.grid)), reverse=True)
    FIRST_NEED.append(needs[0])
    SECOND_NEED.append(needs[1])
    CARD_SIZE.append(len(shapes[0]))
    FOOTPRINTS.append([step for shape in [*shapes, *[(0,)] * 4][:4] for step in [*shape, 0, 0, 0][:4]])


for _card in CARDS:
    add_card(_card)
