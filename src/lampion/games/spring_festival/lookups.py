"""The box as integer tables for the rules; never compiled.

The numbers of tiles, cards, signs and cells are explained in `constants`.
"""

from lampion.games.spring_festival.components import Card, Tile, load, quarter_turns
from lampion.games.spring_festival.constants import cells, features

BOX = load()

STEPS = {
    "N": -cells.WIDTH,
    "NE": -cells.WIDTH + 1,
    "E": 1,
    "SE": cells.WIDTH + 1,
    "S": cells.WIDTH,
    "SW": cells.WIDTH - 1,
    "W": -1,
    "NW": -cells.WIDTH - 1,
}
SPARK_BITS = {"N": features.NORTH, "E": features.EAST, "S": features.SOUTH, "W": features.WEST}
COLOUR_BITS = {"blue": features.BLUE, "green": features.GREEN, "red": features.RED, "yellow": features.YELLOW}
COUNT_BITS = {1: features.ONE, 2: features.TWO, 3: features.THREE, 4: features.FOUR}
NEEDS = {colour[0].upper(): bit for colour, bit in COLOUR_BITS.items()} | {
    str(count): bit for count, bit in COUNT_BITS.items()
}

TILES: list[Tile] = [*BOX.tiles, *BOX.starting_tiles]
TILE_IDS = ["", *(tile.id for tile in TILES)]
TILE_NUMBERS = {tile_id: number for number, tile_id in enumerate(TILE_IDS) if number}
FEATURES = [0, *(COLOUR_BITS[tile.colour] | COUNT_BITS[tile.explosions] for tile in TILES), 0]
SPARKS = [0, *(sum(SPARK_BITS[edge] for edge in tile.sparks) for tile in TILES), 0]
COLOURS = [0, *(list(COLOUR_BITS).index(tile.colour) + 1 for tile in TILES), 0]
EXPLOSIONS = [0, *(tile.explosions for tile in TILES), 0]
BITS = [bits.bit_count() for bits in range(16)]
ARROWS = [[0] * 4, *([*(STEPS[arrow] for arrow in tile.arrows), 0, 0, 0][:4] for tile in TILES), [0] * 4]

CARDS: list[Card] = [*BOX.colour_cards, *BOX.pattern_cards]
CARD_IDS = ["", *(card.id for card in CARDS)]
CARD_NUMBERS = {card_id: number for number, card_id in enumerate(CARD_IDS) if number}
CARD_POINTS = [0, *(card.points for card in CARDS)]
IS_CORE = [0, *(int(card.set == "core") for card in CARDS)]

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
    shape = [y * cells.WIDTH + x for y, row in enumerate(grid) for x, mark in enumerate(row) if mark != "."]
    return tuple(cell - shape[0] for cell in shape)


def wanted(grid: tuple[str, ...]) -> list[tuple[int, int]]:
    """The two cells of a card that ask for something: (step from the corner, what the tile must have)."""
    marks = [(y * cells.WIDTH + x, mark) for y, row in enumerate(grid) for x, mark in enumerate(row) if mark != "."]
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
