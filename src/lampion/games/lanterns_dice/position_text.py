"""Positions as text, for tests, goldens and bug reports: what lies on the table, one line per seat.

    lanterns-dice 2 shapes=drawn
    steps turn 3 active 0 turned 2 waiting 0 1
    dice red blue blue white
    emperor A B A
    stacks I3 0 O4 1 T4 0 X5 2
    0 sheet A gifts 1 lit 0,0:01 1,0:01 2,0:01 4,2:1 launched I3 4 0,0 1,0 2,0 now bonus platform 1,0 touched 1,0
    1 sheet B gifts 1 lit 3,3:0 launched now emperor touched 3,3

`lit` names pools and which of their areas are lit, `stacks` how many tiles were taken of each shape in play. A firework
is its shape, its value and the pools under it. `now` is the step of a seat; after it come the platform that gives an
area, the emperor card that is being used (with its first area and how many are left), and the pools touched this turn.
Nothing in this game is hidden.
"""

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice import queries
from lampion.games.lanterns_dice.constants import cards, choices, phases, pools, tiles
from lampion.games.lanterns_dice.notation import SIDES, name, squares, to_pool
from lampion.games.lanterns_dice.pieces import CARD_IDS, SHAPE_IDS, SHEETS
from lampion.games.lanterns_dice.position_checks import BY_CHANCE, MOST_GIFTS, find_problem
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.games.lanterns_dice.settings import OPTIONS, options_of, set_up
from lampion.kernel.errors import LampionError
from lampion.kernel.limits import CHANCE
from lampion.kernel.options import settle
from lampion.kernel.position import revive
from lampion.kernel.reading import LineReader

PHASES = ("sheets", "shapes", "choose", "sides", "roll", "tray", "steps", "last", "over")
STEPS = ("done", "die", "bonus", "emperor", "area", "launch")
HALVES = {"0": (1, 0), "1": (0, 1), "01": (1, 1)}
NONE = "-"


def write(position: LanternsDice) -> str:
    """The text of a position."""
    defaults = settle(OPTIONS, {}, position.seats)
    chosen = [f"{option}={value}" for option, value in options_of(position).items() if value != defaults[option]]
    state = f"turn {position.turn} active {position.active} turned {position.orientation}"
    sides = [queries.card_side(position, card) for card in range(cards.COUNT)]
    stacks = [
        f"{shape} {queries.taken(position, number)}"
        for number, shape in enumerate(SHAPE_IDS)
        if position.shapes >> number & 1
    ]
    lines = [
        " ".join(["lanterns-dice", str(position.seats), *chosen]),
        " ".join([PHASES[position.phase], state, "waiting", *write_mask(position.waiting)]),
        " ".join(["dice", *(box.COLOURS[queries.die(position, die)] or NONE for die in range(4))]),
        " ".join(["emperor", *(NONE if side == cards.UNKNOWN else SIDES[side] for side in sides)]),
        " ".join(["stacks", *stacks]),
    ]
    lines.extend(write_seat(position, seat) for seat in range(position.seats))
    return "\n".join(lines) + "\n"


def write_mask(mask: int) -> list[str]:
    """The seats of a bit mask."""
    return ["~"] if mask >> CHANCE else [str(seat) for seat in range(CHANCE) if mask >> seat & 1]


def write_seat(position: LanternsDice, seat: int) -> str:
    """The line of a seat."""
    sheet = (*SHEETS, NONE)[queries.sheet(position, seat)]
    words = [
        f"{seat} sheet {sheet} gifts {queries.gifts(position, seat)} lit",
        *write_lit(position, seat),
        "launched",
        *(word for firework in queries.launches(position, seat) for word in write_firework(*firework)),
        f"now {STEPS[queries.step(position, seat)]}",
    ]
    if queries.platform(position, seat) >= 0:
        words.append(f"platform {name(queries.platform(position, seat))}")
    if queries.bought(position, seat) >= 0:
        first = queries.first_area(position, seat)
        lit = NONE if first < 0 else f"{name(first % pools.HALF)}:{first // pools.HALF}"
        words.append(f"card {CARD_IDS[queries.bought(position, seat)]} {lit} {queries.areas_left(position, seat)}")
    touched = queries.list_pools(queries.touched(position, seat))
    if touched:
        words.append(" ".join(["touched", *map(name, touched)]))
    return " ".join(words)


def write_lit(position: LanternsDice, seat: int) -> list[str]:
    """The pools in which something is lit, row by row."""
    halves = [queries.lit(position, seat, half) for half in (0, 1)]
    lit = {pool: "".join(str(half) for half in (0, 1) if halves[half] >> pool & 1) for pool in box.POOLS}
    return [f"{name(pool)}:{found}" for pool, found in lit.items() if found]


def write_firework(form: int, pool: int, value: int) -> list[str]:
    """A firework that was launched: its shape, its value, and the pools under it."""
    return [SHAPE_IDS[box.SHAPE_OF[form]], str(value), *map(name, squares(form * tiles.PLACES + pool))]


def read(text: str) -> LanternsDice:
    """The position that a text describes; an impossible one is refused with the line of the problem."""
    return _Reader(text).read()


class _Reader(LineReader):
    """Reads the lines in order, then checks that everything fits together."""

    def read(self) -> LanternsDice:
        self.next_line("lanterns-dice")
        seats = self.number(self.take(), 2, 4)
        try:
            fresh = set_up(seats, settle(OPTIONS, self.options(), seats))
        except LampionError as error:
            self.fail(str(error))
        self.numbers = fresh.fields()
        self.read_state(seats)
        self.read_table()
        for seat in range(seats):
            self.read_seat(seat)
        self.finish()
        self.find_first(seats)
        problem = find_problem(self.numbers)
        if problem:
            self.fail(problem)
        position: LanternsDice = revive(LanternsDice, self.numbers)  # type: ignore[assignment]
        if not all(position.moves(seat) for seat in range(seats) if position.waits_for(seat)):
            self.fail("a card without an area to light is impossible")
        return position

    def read_state(self, seats: int) -> None:
        self.next_line()
        phase = PHASES.index(self.choice(PHASES))
        self.numbers["phase"] = phase
        turns = box.TURNS[seats] * seats
        for field, word, most in (
            ("turn", "turn", turns),
            ("active", "active", seats - 1),
            ("orientation", "turned", 3),
        ):
            self.expect(word)
            self.numbers[field] = self.number(self.take(), 0, most)
        self.expect("waiting")
        self.numbers["waiting"] = self.mask(seats, chance=phase in BY_CHANCE)

    def read_table(self) -> None:
        """Dice, emperor cards and stacks."""
        self.next_line("dice")
        faces = [self.choice((NONE, *box.COLOURS[1:])) for _ in range(4)]
        self.finish_line()
        self.numbers["dice"] = [box.COLOUR_NUMBERS.get(face, 0) for face in faces]
        fallen = sum(face != NONE for face in faces)
        self.numbers["dealt"] = fallen if self.numbers["phase"] == phases.ROLL else 0
        self.next_line("emperor")
        sides = [self.choice((*SIDES, NONE)) for _ in range(cards.COUNT)]
        self.finish_line()
        self.numbers["card_sides"] = [(*SIDES, NONE).index(side) for side in sides]
        self.next_line("stacks")
        self.numbers["shapes"], self.numbers["taken"] = 0, [0] * tiles.COUNT
        while self.words:
            shape = SHAPE_IDS.index(self.choice(SHAPE_IDS))
            if self.numbers["shapes"] >> shape:
                self.fail("shapes in the usual order expected, each once")
            self.numbers["shapes"] |= 1 << shape
            self.numbers["taken"][shape] = self.number(self.take(), 0, tiles.TILES)

    def read_seat(self, seat: int) -> None:
        """The line of a seat."""
        self.next_line(str(seat))
        self.expect("sheet")
        sheet = (*SHEETS, NONE).index(self.choice((*SHEETS, NONE)))
        own_lake = self.numbers["own_lakes"] and sheet != choices.NO_SHEET
        self.slot("sheets", seat, sheet)
        self.slot("lakes", seat, sheet if own_lake else 0)
        self.expect("gifts")
        self.slot("gifts", seat, self.number(self.take(), 0, MOST_GIFTS))
        self.expect("lit")
        first, second = self.read_lit()
        self.expect("launched")
        covered = self.read_fireworks(seat)
        self.expect("now")
        self.slot("steps", seat, STEPS.index(self.choice(STEPS)))
        self.read_action(seat)
        touched = 0
        if self.words:
            self.expect("touched")
            found = [self.pool(self.take()) for _ in range(max(1, len(self.words)))]
            if found != sorted(set(found)):
                self.fail("pools in order expected")
            touched = sum(1 << pool for pool in found)
        self.numbers[f"pools {seat}"] = (first, second, covered, touched)

    def read_lit(self) -> tuple[int, int]:
        """The lit areas."""
        lit, last = [0, 0], -1
        while self.words and self.words[0] != "launched":
            cell, _, halves = self.take().partition(":")
            pool = self.pool(cell)
            if halves not in HALVES or pool <= last:
                self.fail(f"{cell}:{halves} cannot be lit here")
            last = pool
            for half in (0, 1):
                lit[half] |= HALVES[halves][half] << pool
        return lit[0], lit[1]

    def read_fireworks(self, seat: int) -> int:
        """The fireworks of a seat; returns the pools under them."""
        covered, count = 0, 0
        while self.words and self.words[0] != "now":
            shape = SHAPE_IDS.index(self.choice(SHAPE_IDS))
            value = self.number(self.take(), 1, tiles.MOST_VALUE)
            form, pool = self.read_form(shape)
            if count == tiles.LAUNCHES or covered & box.SQUARES[form] << pool:
                self.fail(f"{SHAPE_IDS[shape]} cannot lie there")
            covered |= box.SQUARES[form] << pool
            self.slot("launches", seat * tiles.LAUNCHES + count, value * tiles.VALUES + form * tiles.PLACES + pool)
            self.numbers["earned"][seat] += value
            count += 1
        self.slot("launch_count", seat, count)
        return covered

    def read_form(self, shape: int) -> tuple[int, int]:
        """The pools under a firework, as its form and the pool of its first square."""
        covered = [self.pool(self.take()) for _ in box.FOOTPRINTS[box.FORMS_FROM[shape]]]
        steps_taken = [pool - covered[0] for pool in covered]
        forms = range(box.FORMS_FROM[shape], box.FORMS_FROM[shape + 1])
        fitting = [form for form in forms if box.FOOTPRINTS[form] == steps_taken]
        if not fitting:
            self.fail(f"these pools do not have the shape {SHAPE_IDS[shape]}")
        return fitting[0], covered[0]

    def read_action(self, seat: int) -> None:
        """The platform that gives an area, and the card that is being used."""
        if self.words and self.words[0] == "platform":
            self.take()
            self.slot("platforms", seat, self.pool(self.take()) + 1)
        if self.words and self.words[0] == "card":
            self.take()
            self.slot("bought", seat, 1 + CARD_IDS.index(self.choice(CARD_IDS)))
            cell, _, half = self.take().partition(":")
            if cell != NONE or half:
                if half not in ("0", "1"):
                    self.fail("0 or 1 expected for the half of a pool")
                self.slot("first_areas", seat, 1 + int(half) * pools.HALF + self.pool(cell))
            self.slot("left", seat, self.number(self.take(), 0, 3))

    def find_first(self, seats: int) -> None:
        """The start player has the first sheet of the alphabet. [LD-2]"""
        sheets = self.numbers["sheets"][:seats]
        self.numbers["first"] = sheets.index(min(sheets))

    # Words

    def mask(self, seats: int, chance: bool) -> int:
        if chance:
            self.expect("~")
            self.finish_line()
            return 1 << CHANCE
        numbers = [self.number(self.take(), 0, seats - 1) for _ in range(len(self.words))]
        if numbers != sorted(set(numbers)):
            self.fail("seats in rising order expected")
        return sum(1 << number for number in numbers)

    def pool(self, word: str) -> int:
        try:
            return to_pool(word)
        except LampionError as error:
            self.fail(str(error))

    def slot(self, field: str, place: int, value: int) -> None:
        self.numbers[field][place] = value
