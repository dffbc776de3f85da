"""The box as integer tables for the rules; never compiled.

Kinds of plots: 1 to 12 in the order of the data file (green, yellow, pink; plain, watershed, enclosure, fertilizer), 13
the pond. Colours: 0 green, 1 yellow, 2 pink. Objectives: 1 to 15 plot, 16 to 30 gardener, 31 to 34 panda. Other numbers
have names in `constants/`.

The land is a window of 32 by 32 cells around the pond, larger than 27 plots can reach:

    cell = (r + 15) * 32 + (q + 15)       the six neighbours, clockwise from the east: +1 +32 +31 -1 -32 -31

An edge is a cell and one of the directions 0, 1, 2 (east, south-east, south-west): edge = cell * 3 + direction.
"""

from types import ModuleType

from lampion.games.takenoko.components import load
from lampion.games.takenoko.constants import categories, faces, improvements, sizes, specials, tiles
from lampion.games.takenoko.pieces import CATEGORIES, COLOURS, IMPROVEMENTS, Objective, Pattern

BOX = load()


def check_room(what: str, count: int, room: int) -> None:
    """Compiled code has arrays of fixed length: refuse a box that doesn't fit them."""
    if count != room:
        raise ValueError(f"{BOX.file}: the rules are compiled for {room} {what}, not {count}")


def check_names(names: list[str], numbers: ModuleType) -> None:
    """Check that each id has the number that `constants/` gives it."""
    for number, name in enumerate(names):
        constant = name.upper().replace("-", "_")
        if name and getattr(numbers, constant) != number:
            raise ValueError(f"{BOX.file}: {name} must be number {getattr(numbers, constant)}, not {number}")


# Plots
STEPS = [1, sizes.WIDTH, sizes.WIDTH - 1, -1, -sizes.WIDTH, -sizes.WIDTH + 1]
KIND_IDS = ["", *(kind.id for kind in BOX.plots["6221"]), "pond"]
KIND_NUMBERS = {kind_id: number for number, kind_id in enumerate(KIND_IDS) if 0 < number < tiles.POND}
COLOUR_OF = [tiles.NO_COLOUR, *(COLOURS.index(kind.colour) for kind in BOX.plots["6221"]), tiles.NO_COLOUR]
PRINTED_ON = [0, *(("none", *IMPROVEMENTS).index(kind.improvement) for kind in BOX.plots["6221"]), 0]
KIND_COUNTS = [[0, *(kind.count for kind in BOX.plots[row]), 0] for row in ("6221", "5222")]
HIGHEST = BOX.constants.max_height
check_room("kinds of plots", len(KIND_IDS), sizes.KINDS)
check_room("tiles", sum(KIND_COUNTS[0]) + 1, sizes.TILES)
check_names(["", *IMPROVEMENTS], improvements)

# Objectives
CARDS: list[Objective] = [*BOX.plot_objectives["dominoes"], *BOX.gardener_objectives, *BOX.panda_objectives]
CARD_IDS = ["", *(card.id for card in CARDS)]
CARD_NUMBERS = {card_id: number for number, card_id in enumerate(CARD_IDS) if number}
CATEGORY_OF = [9, *(CATEGORIES.index(card.category) for card in CARDS)]
CARDS_FROM = [CATEGORY_OF.index(category) for category in range(3)] + [len(CARD_IDS)]
POINTS = [0, *(card.points for card in CARDS)]
COPIES = [0, *(card.copies for card in CARDS)]
CARD_BITS = [1 << number for number in range(len(CARD_IDS))]
CATEGORY_CARDS = [sum(CARD_BITS[CARDS_FROM[i] : CARDS_FROM[i + 1]]) for i in range(3)]
CARD_COLOURS = [0, *(sum(1 << COLOURS.index(colour) for colour in card.colours) for card in CARDS)]
BAMBOOS, HEIGHT, BAMBOO_COLOUR, ASKED_IMPROVEMENT = ([0] * len(CARD_IDS) for _ in range(4))
for _number, _card in enumerate(BOX.gardener_objectives, CARDS_FROM[categories.GARDENER]):
    BAMBOOS[_number], HEIGHT[_number] = _card.bamboos, _card.height
    BAMBOO_COLOUR[_number] = COLOURS.index(_card.colour)
    ASKED_IMPROVEMENT[_number] = ("none", *IMPROVEMENTS, "any").index(_card.improvement)
COLOUR_CARDS = [[0] * sizes.COLOUR_CARDS for _ in COLOURS]
for _colour, _cards in enumerate(COLOUR_CARDS):
    _asking = [number for number in range(*CARDS_FROM[1:3]) if BAMBOO_COLOUR[number] == _colour]
    _cards[: len(_asking)] = _asking
LOWEST_ASKED = min(card.height for card in BOX.gardener_objectives)
SECTIONS = [[0] * 3 for _ in CARD_IDS]
for _number, _panda in enumerate(BOX.panda_objectives, CARDS_FROM[categories.PANDA]):
    SECTIONS[_number] = [_panda.sections.count(colour) for colour in COLOURS]
TRIGGER = [BOX.constants.end_trigger.get(seats, 0) for seats in range(5)]
EMPEROR_POINTS = BOX.constants.emperor_points
HAND_LIMIT = [BOX.constants.hand_limit, BOX.constants.hikari_hand_limit]
STALL_ROUNDS = BOX.constants.stall_rounds
check_room("objectives", len(CARD_IDS), sizes.OBJECTIVES)
check_names(list(CATEGORIES), categories)

# Hikari
SPECIAL_IDS = ["", *(special.id for special in BOX.specials)]
SPECIAL_NUMBERS = {special_id: number for number, special_id in enumerate(SPECIAL_IDS) if number}
SPECIAL_COPIES = [0, *(special.copies for special in BOX.specials)]
SUPREME_IDS = [supreme.id for supreme in BOX.supreme]
SUPREME_POINTS = [supreme.points for supreme in BOX.supreme]
SUPREME_REVEALED = BOX.constants.supreme_revealed
check_room("special cards", len(SPECIAL_IDS), sizes.SPECIALS)
check_room("supreme objectives", len(SUPREME_IDS), sizes.SUPREME)
check_names(SPECIAL_IDS, specials)

# Supplies and the die
CHANNELS = BOX.channels
CHIP_COUNTS = [BOX.chips[chip] for chip in IMPROVEMENTS]
BAMBOO_OPTIONS = ("unlimited", "36-30-24", "28-26-24")
BAMBOO_COUNTS = [[255] * 3, *([BOX.bamboo[row][colour] for colour in COLOURS] for row in BAMBOO_OPTIONS[1:])]
FACES = BOX.faces
check_room("channels", CHANNELS, sizes.CHANNELS)
check_names(["", *FACES], faces)


def to_steps(pattern: Pattern) -> tuple[list[int], list[int]]:
    """A pattern as steps between cells, and its colours; four of each."""
    steps = [r * sizes.WIDTH + q for (q, r), _ in pattern]
    colours = [COLOURS.index(colour) for _, colour in pattern]
    return [*steps, 0][:4], [*colours, 0][:4]


# A form is a pattern in one of its rotations. Rules of patterns: 0 as printed, 1 mirrored too, 2 with the tips layout.
PATTERN_CARD: list[int] = []
PATTERN_SIZE: list[int] = []
PATTERN_CELLS: list[list[int]] = []
PATTERN_COLOURS: list[list[int]] = []
PATTERN_RULES: list[int] = []


def add_forms(card: int, patterns: tuple[Pattern, ...], rules: int) -> None:
    """Put the rotations of a card into the tables, for some of the rules."""
    for pattern in patterns:
        steps, colours = to_steps(pattern)
        PATTERN_CARD.append(card)
        PATTERN_SIZE.append(len(pattern))
        PATTERN_CELLS.append(steps)
        PATTERN_COLOURS.append(colours)
        PATTERN_RULES.append(rules)


for _number, (_printed, _tips) in enumerate(
    zip(BOX.plot_objectives["dominoes"], BOX.plot_objectives["tips"], strict=True), 1
):
    if _printed.pattern == _tips.pattern:
        add_forms(_number, _printed.rotations, 0b111)
        _mirrors = tuple(form for form in _printed.rotations_and_mirrors if form not in _printed.rotations)
        add_forms(_number, _mirrors, 0b010)
    else:
        add_forms(_number, _printed.rotations, 0b011)
        _mirrors = tuple(form for form in _printed.rotations_and_mirrors if form not in _printed.rotations)
        add_forms(_number, _mirrors, 0b010)
        add_forms(_number, _tips.rotations, 0b100)
FORMS = len(PATTERN_CARD)
FORMS_FROM = [0, *(PATTERN_CARD.index(card) for card in range(1, CARDS_FROM[categories.GARDENER])), FORMS]
for _table in (PATTERN_CARD, PATTERN_SIZE, PATTERN_RULES):
    _table.extend([0] * (sizes.FORMS - FORMS))
for _rows in (PATTERN_CELLS, PATTERN_COLOURS):
    _rows.extend([0] * sizes.PATTERN for _ in range(sizes.FORMS - FORMS))
check_room("patterns at most", len(PATTERN_CARD), sizes.FORMS)

# A placing is a form seen from one of its plots: the steps to the others, and the marks that they must have in
# `irrigated`. The placings stand sorted by rule of patterns and by the colour of that plot.
PLACINGS_FROM: list[int] = []
PLACING_BITS: list[int] = []
PLACING_STEPS: list[list[int]] = []
PLACING_MARKS: list[list[int]] = []


def add_placings(rule: int, colour: int) -> None:
    """Put all placings of plots of a colour into the tables, for one of the rules."""
    PLACINGS_FROM.append(len(PLACING_BITS))
    for form in range(FORMS):
        for seen in range(PATTERN_SIZE[form]) if PATTERN_RULES[form] >> rule & 1 else ():
            if PATTERN_COLOURS[form][seen] == colour:
                others = [place for place in range(PATTERN_SIZE[form]) if place != seen]
                steps = [PATTERN_CELLS[form][place] - PATTERN_CELLS[form][seen] for place in others]
                PLACING_BITS.append(CARD_BITS[PATTERN_CARD[form]])
                PLACING_STEPS.append([*steps, 0][: sizes.PATTERN - 1])
                PLACING_MARKS.append([*(PATTERN_COLOURS[form][place] + 1 for place in others), colour + 1][:3])


for _rule in range(3):
    for _colour in range(sizes.COLOURS):
        add_placings(_rule, _colour)
PLACINGS_FROM.append(len(PLACING_BITS))
PLACING_BITS.extend([0] * (sizes.PLACINGS - len(PLACING_BITS)))
for _rows in (PLACING_STEPS, PLACING_MARKS):
    _rows.extend([0] * (sizes.PATTERN - 1) for _ in range(sizes.PLACINGS - len(_rows)))
check_room("placings at most", len(PLACING_BITS), sizes.PLACINGS)
