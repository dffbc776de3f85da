"""The box as integer tables for the rules; never compiled.

Kinds of plots: 1 to 12 in the order of the data file (green, yellow, pink; plain, watershed, enclosure, fertilizer), 13
the pond. Improvements: 1 watershed, 2 enclosure, 3 fertilizer. Colours: 0 green, 1 yellow, 2 pink. Objectives: 1 to 15
plot, 16 to 30 gardener, 31 to 34 panda. Special cards: 1 to 12 in the order of the data file.

The land is a window of 32 by 32 cells around the pond, larger than 27 plots can reach:

    cell = (r + 15) * 32 + (q + 15)       the six neighbours, clockwise from the east: +1 +32 +31 -1 -32 -31

An edge is a cell and one of the directions 0, 1, 2 (east, south-east, south-west): edge = cell * 3 + direction.
"""

from lampion.games.takenoko.components import load
from lampion.games.takenoko.pieces import CATEGORIES, COLOURS, IMPROVEMENTS, Objective, Pattern

BOX = load()

WIDTH = 32
CELLS = WIDTH * 32
POND_CELL = 15 * WIDTH + 15
STEPS = [1, WIDTH, WIDTH - 1, -1, -WIDTH, -WIDTH + 1]
POND = 13
KINDS = 14
CHANNELS = BOX.channels
HIGHEST = BOX.constants.max_height
WATERSHED, ENCLOSURE, FERTILIZER = 1, 2, 3
PANDA_FIGURE, GARDENER_FIGURE, EMPEROR_FIGURE = 0, 1, 2
AWAY = 255
EMPEROR_POINTS = BOX.constants.emperor_points

KIND_IDS = ["", *(kind.id for kind in BOX.plots["6221"]), "pond"]
KIND_NUMBERS = {kind_id: number for number, kind_id in enumerate(KIND_IDS) if 0 < number < POND}
COLOUR_OF = [3, *(COLOURS.index(kind.colour) for kind in BOX.plots["6221"]), 3]
PRINTED_ON = [0, *([0, *range(1, 4)][("none", *IMPROVEMENTS).index(kind.improvement)] for kind in BOX.plots["6221"]), 0]
KIND_COUNTS = [[0, *(kind.count for kind in BOX.plots[row]), 0] for row in ("6221", "5222")]

CARDS: list[Objective] = [*BOX.plot_objectives["dominoes"], *BOX.gardener_objectives, *BOX.panda_objectives]
OBJECTIVES = len(CARDS) + 1
CARD_IDS = ["", *(card.id for card in CARDS)]
CARD_NUMBERS = {card_id: number for number, card_id in enumerate(CARD_IDS) if number}
PLOT, GARDENER, PANDA = range(3)
CATEGORY_OF = [9, *(CATEGORIES.index(card.category) for card in CARDS)]
CARDS_FROM = [CATEGORY_OF.index(category) for category in range(3)] + [OBJECTIVES]
POINTS = [0, *(card.points for card in CARDS)]
COPIES = [0, *(card.copies for card in CARDS)]
CARD_COLOURS = [0, *(sum(1 << COLOURS.index(colour) for colour in card.colours) for card in CARDS)]
ANY_IMPROVEMENT = 4
BAMBOOS, HEIGHT, BAMBOO_COLOUR, ASKED_IMPROVEMENT = ([0] * OBJECTIVES for _ in range(4))
for _number, _card in enumerate(BOX.gardener_objectives, 1 + len(BOX.plot_objectives["dominoes"])):
    BAMBOOS[_number], HEIGHT[_number] = _card.bamboos, _card.height
    BAMBOO_COLOUR[_number] = COLOURS.index(_card.colour)
    ASKED_IMPROVEMENT[_number] = ("none", *IMPROVEMENTS, "any").index(_card.improvement)
SECTIONS = [[0] * 3 for _ in range(OBJECTIVES)]
for _number, _panda in enumerate(BOX.panda_objectives, OBJECTIVES - len(BOX.panda_objectives)):
    SECTIONS[_number] = [_panda.sections.count(colour) for colour in COLOURS]
TRIGGER = [BOX.constants.end_trigger.get(seats, 0) for seats in range(5)]

SPECIAL_IDS = ["", *(special.id for special in BOX.specials)]
SPECIAL_NUMBERS = {special_id: number for number, special_id in enumerate(SPECIAL_IDS) if number}
SPECIALS = len(SPECIAL_IDS)
SPECIAL_COPIES = [0, *(special.copies for special in BOX.specials)]
WEATHER_SUN = SPECIAL_NUMBERS["weather-sun"]
CANCELLATION, ALLIANCE, JUMP = (SPECIAL_NUMBERS[name] for name in ("cancellation", "alliance", "jump"))
EMPEROR_VISIT, REARRANGEMENT = SPECIAL_NUMBERS["emperor-visit"], SPECIAL_NUMBERS["rearrangement"]
DISEASE, HOLIDAYS = SPECIAL_NUMBERS["disease"], SPECIAL_NUMBERS["holidays"]
SUPREME_IDS = [supreme.id for supreme in BOX.supreme]
SUPREME_POINTS = [supreme.points for supreme in BOX.supreme]
SUPREME_REVEALED = BOX.constants.supreme_revealed
DISPLAY_SIZE = BOX.constants.display_size
STALL_ROUNDS = BOX.constants.stall_rounds
HAND_LIMIT = [BOX.constants.hand_limit, BOX.constants.hikari_hand_limit]

CHIP_COUNTS = [BOX.chips[chip] for chip in IMPROVEMENTS]
BAMBOO_OPTIONS = ("unlimited", "36-30-24", "28-26-24")
BAMBOO_COUNTS = [[255] * 3, *([BOX.bamboo[row][colour] for colour in COLOURS] for row in BAMBOO_OPTIONS[1:])]
FACES = BOX.faces
SUN, RAIN, WIND, STORM, CLOUDS, QUESTION = range(1, 7)
ACTIONS = ("plots", "channel", "gardener", "panda", "objective")
PLOTS_ACTION, CHANNEL_ACTION, GARDENER_ACTION, PANDA_ACTION, OBJECTIVE_ACTION = range(5)

# Options, by place in Table.options.
HIKARI, WEATHER_OPTION, EXPERT, COMMITTED, PATTERN_RULE, GREEN_PLOTS = range(6)
LIMITED_BAMBOO, STALL, FIRST_OPTION, JUMP_ARRIVAL, COLOUR_SETS, MIRROR = range(6, 12)
DRAWN = 9  # the first player is left to chance

# Codes of moves, one range a kind.
GARDENER_TO, PANDA_TO, RAIN_AT, STORM_TO, GROW_AT, DISEASE_AT = (i * CELLS for i in range(6))
EMPEROR_TO, JUMP_PANDA, JUMP_GARDENER = (i * CELLS for i in range(6, 9))
KEEP = 9 * CELLS  # + kind * CELLS + cell
IMPROVE = KEEP + KINDS * CELLS  # + (chip - 1) * CELLS + cell
LAY = IMPROVE + 3 * CELLS  # + edge
SWAP = LAY + 3 * CELLS  # + plot * 32 + plot
TAKE_PLOTS = SWAP + 1024
TAKE_CHANNEL = TAKE_PLOTS + 1
OBJECTIVE = TAKE_CHANNEL + 1  # + category
CLAIM = OBJECTIVE + 3  # + objective
END = CLAIM + 40
READY, PASS, DECLINE, SKIP, CANCEL, BARE, DONE = (END + i for i in range(1, 8))
WEATHER_CARD, EMPEROR_LEAVES = END + 8, END + 9
CHOOSE = END + 10  # + face
CHIP = CHOOSE + 8  # + chip: clouds
WITH = CHIP + 4  # + chip
UNDER = WITH + 4  # + 0: as drawn, + 1: the other way round
PLAN = UNDER + 2  # + action
TAKE = PLAN + 5  # + special
HOLIDAY = TAKE + 16  # + figure
ALLY = HOLIDAY + 2  # + seat
BREAK = ALLY + 4  # + seat * 4 + seat
BY_CHANCE = BREAK + 16
CARD = BY_CHANCE  # + objective
KIND = CARD + 40  # + kind
FACE = KIND + 16  # + face
SUPREME = FACE + 8  # + supreme
SPECIAL = SUPREME + 8  # + special
FIRST = SPECIAL + 16  # + seat

SCRATCH = 700  # a part of the move buffer behind any list: for questions asked while a list is being written

# Phases.
PHASES = (
    ("deal", "supreme", "display", "first", "window", "answer", "roll", "choose", "rain", "storm", "clouds", "plan")
    + ("idle", "act", "plots", "keep", "chip", "under", "objective", "grow", "take", "refill", "over")
)  # fmt: skip
(
    DEALING, REVEALING, DISPLAYING, FINDING_FIRST, WINDOW, ANSWER, ROLLING, CHOOSING, RAINING, STORMING, CLOUDY,
    PLANNING, IDLE, ACT, DRAWING_PLOTS, KEEPING, CHIPPING, UNDERING, DRAWING_CARD, GROWING, TAKING, REFILLING, OVER,
) = range(len(PHASES))  # fmt: skip

# Windows in which special cards are played; 0 is the active player's own idle moment.
TURN_START, BEFORE_ACTION, TURN_END = 1, 2, 3

# What follows a growth that somebody decides about, or a refill of the display.
THEN_ACTIONS, THEN_IDLE, THEN_UNDER, THEN_SPECIAL, THEN_NEXT, THEN_GARDENER = range(6)


def to_steps(pattern: Pattern) -> tuple[list[int], list[int]]:
    """A pattern as steps between cells, and its colours; four of each."""
    steps = [r * WIDTH + q for (q, r), _ in pattern]
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
FORMS_FROM = [0, *(PATTERN_CARD.index(card) for card in range(1, CARDS_FROM[GARDENER])), FORMS]  # by plot objective
FORMS_ROOM = 128
for _table in (PATTERN_CARD, PATTERN_SIZE, PATTERN_RULES):
    _table.extend([0] * (FORMS_ROOM - FORMS))
for _rows in (PATTERN_CELLS, PATTERN_COLOURS):
    _rows.extend([0] * 4 for _ in range(FORMS_ROOM - FORMS))
