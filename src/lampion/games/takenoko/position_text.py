"""Positions as text, for tests, goldens and bug reports: what lies on the table, one line per kind of thing.

    takenoko 3 hikari=on
    idle turn 12 active 1 first 0 waiting 1
    state face=1 used=1 made=1 progress=1
    land green:1,0:2 yellow-watershed:0,1:0 pink+enclosure:-1,1:0-
    channels 1,0/0,1
    figures panda=1,0 gardener=0,0 emperor=-
    pile green@0 pink@0
    drawn
    rejected
    special display jump jump holidays discard disease supreme most-panda most-plot most-gardener
    0 hand plot-line-green panda-trio claimed - channels 1 chips watershed eaten green yellow special jump ally 2

A plot is its kind, a chip if one lies on it, its cell and its height; `-` marks a plot that has not had its first
growth. `pile` lists the plots under the pile with the seat that knows them; in `green@0~1` seat 1 put plots there that
are now among these, and its line ends with `remembers` and their kinds. `state` names the small numbers of the turn
that are not zero, and an announced card as in `announced=jump/panda/1,0`. Supplies, decks and bags are what is left of
the box.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import queries
from lampion.games.takenoko.constants import categories, figures, options, phases, sizes, specials, tiles, verbs
from lampion.games.takenoko.moves import code_of
from lampion.games.takenoko.notation import edge_cells, name, read_move, to_cell, write_move
from lampion.games.takenoko.pieces import COLOURS, IMPROVEMENTS
from lampion.games.takenoko.position_checks import find_dead_end, find_problem
from lampion.games.takenoko.position_phases import BY_CHANCE
from lampion.games.takenoko.rules import Takenoko
from lampion.games.takenoko.settings import OPTIONS, options_of, set_up
from lampion.kernel.errors import LampionError
from lampion.kernel.grids import read_cell
from lampion.kernel.limits import CHANCE
from lampion.kernel.options import settle
from lampion.kernel.position import revive
from lampion.kernel.reading import LineReader

LONGEST = 999_999_999  # turns: more than anybody will play
STATE = {  # small numbers and the largest value of each
    "face": 6, "replaced": 1, "used": 31, "made": 3, "keeping": 12, "keeping_cell": sizes.CELLS - 1, "category": 2,
    "tries": 15, "pending": (1 << sizes.TILES) - 1, "mover": 3, "after": 5, "dealt": 12, "emperor": 4, "progress": 1,
    "stalled": LONGEST, "window": 3, "passed": 15, "announced_card": 12, "announcer": 3,
    "cancels": 4, "cancellers": 8**4 - 1, "answered": 15, "drawn_mixed": 15,
}  # fmt: skip
LISTS = {"plans": (5, 3), "holiday_by": (2, 4)}  # (length, largest value)
# Older texts give the announced move as a number: where the numbers of each verb began.
FORMER_CODES = {
    5120: verbs.DISEASE, 6144: verbs.EMPEROR, 7168: verbs.JUMP_PANDA, 8192: verbs.JUMP_GARDENER, 29696: verbs.SWAP,
    30773: verbs.WEATHER, 30774: verbs.EMPEROR_LEAVES, 30814: verbs.HOLIDAY, 30816: verbs.ALLY, 30820: verbs.BREAK,
}  # fmt: skip
PLOT = re.compile(r"([a-z-]+?)(?:\+([a-z]+))?:(-?\d+,-?\d+):([0-4])(-?)")


def write(position: Takenoko) -> str:
    """The text of a position."""
    numbers: dict[str, Any] = position.fields()
    defaults = settle(OPTIONS, {}, position.seats)
    chosen = [f"{option}={value}" for option, value in options_of(numbers).items() if value != defaults[option]]
    head = f"{phases.names[position.phase]} turn {position.turn} active {position.active} first {position.first}"
    state = [f"{field}={numbers[field]}" for field in STATE if numbers[field]]
    if position.announced_card:
        state.append("announced=" + write_move(position, position.announcer, position.announced).replace(" ", "/"))
    state += [f"{field}={'.'.join(map(str, numbers[field]))}" for field in LISTS if any(numbers[field])]
    places = zip(figures.names, numbers["figures"], strict=True)
    lines = [
        ["takenoko", str(position.seats), *chosen],
        [head, "waiting", *write_mask(position.waiting)],
        ["state", *state],
        ["land", *(write_plot(*plot) for plot in queries.list_plots(position))],
        ["channels", *("/".join(map(name, edge_cells(edge))) for edge in numbers["laid"])],
        ["figures", *(f"{who}={write_place(position, place)}" for who, place in places)],
        ["pile", *map(write_buried, numbers["pile"], numbers["pile_seats"], numbers["mixed"])],
        ["drawn", *(box.KIND_IDS[kind] for kind in queries.drawn_kinds(position))],
        ["rejected", *(box.CARD_IDS[card] for card in rejected_cards(numbers))],
        ["special", "display", *(box.SPECIAL_IDS[card] or "-" for card in numbers["display"])]
        + ["discard", *spell(numbers["special_discard"], box.SPECIAL_IDS)]
        + ["supreme", *(supreme for i, supreme in enumerate(box.SUPREME_IDS) if position.supreme >> i & 1)],
        *(write_seat(numbers, seat) for seat in range(position.seats)),
    ]
    return "".join(" ".join(line) + "\n" for line in lines)


def write_mask(mask: int) -> list[str]:
    """The seats of a bit mask."""
    return ["~"] if mask >> CHANCE else [str(seat) for seat in range(CHANCE) if mask >> seat & 1]


def write_place(position: Takenoko, plot: int) -> str:
    """Where a figure stands."""
    return "-" if plot == figures.AWAY else name(queries.cell_of(position, plot))


def write_plot(cell: int, kind: int, chip: int, height: int, grown: int) -> str:
    """A plot of the land."""
    on_it = f"+{IMPROVEMENTS[chip - 1]}" if chip else ""
    return f"{box.KIND_IDS[kind]}{on_it}:{name(cell)}:{height}{'' if grown else '-'}"


def write_buried(kind: int, seat: int, mixed: int) -> str:
    """A plot under the pile."""
    return "~".join([f"{box.KIND_IDS[kind]}@{seat}", *write_mask(mixed)])


def write_seat(numbers: dict[str, Any], seat: int) -> list[str]:
    """The line of a seat."""
    cards = slice(seat * sizes.OBJECTIVES, (seat + 1) * sizes.OBJECTIVES)
    threes = slice(seat * 3, seat * 3 + 3)
    ally = numbers["allies"][seat]
    remembered = spell(numbers["remembered"][seat * sizes.KINDS : (seat + 1) * sizes.KINDS], box.KIND_IDS)
    return [
        f"{seat} hand",
        *spell(numbers["hands"][cards], box.CARD_IDS),
        "claimed",
        *spell(numbers["claimed"][cards], box.CARD_IDS),
        f"channels {numbers['channels_stored'][seat]} chips",
        *spell(numbers["chips_stored"][threes], IMPROVEMENTS),
        "eaten",
        *spell(numbers["eaten"][threes], COLOURS),
        f"special {box.SPECIAL_IDS[numbers['specials'][seat]] or '-'} ally {ally - 1 if ally else '-'}",
        *(["remembers", *remembered] if remembered else []),
    ]


def spell(counts: Iterable[int], names: Iterable[str]) -> list[str]:
    """Each name, repeated by its count."""
    return [word for word, count in zip(names, counts, strict=True) for _ in range(count)]


def rejected_cards(numbers: dict[str, Any]) -> list[int]:
    """Cards under both decks, in order."""
    return [
        card
        for category in range(2)
        for card in numbers["rejected"][category * sizes.REJECTED :][: numbers["rejected_count"][category]]
    ]


def read(text: str) -> Takenoko:
    """The position that a text describes; an impossible one is refused with the line of the problem."""
    return _Reader(text).read()


class _Reader(LineReader):
    """Reads the lines in order; supplies are what is left of the box, and can't be negative."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.cells: list[int] = [tiles.POND_CELL]
        self.announced = ""

    def read(self) -> Takenoko:
        self.next_line("takenoko")
        self.seats = self.number(self.take(), 2, 4)
        try:
            fresh = set_up(self.seats, settle(OPTIONS, self.options(), self.seats))
        except LampionError as error:
            self.fail(str(error))
        self.fresh: dict[str, Any] = fresh.fields()
        self.numbers: dict[str, Any] = fresh.fields()
        self.read_head()
        self.read_state()
        self.read_land()
        self.read_figures()
        self.read_piles()
        self.read_special()
        for seat in range(self.seats):
            self.read_seat(seat)
        self.finish()
        self.count_supplies()
        self.refuse(find_problem(self.numbers, self.fresh))
        position: Takenoko = revive(Takenoko, self.numbers)  # type: ignore[assignment]
        if self.announced:
            self.numbers["announced"] = self.read_announced(position)
            position = revive(Takenoko, self.numbers)  # type: ignore[assignment]
        self.refuse(find_dead_end(position, self.numbers))
        return position

    def refuse(self, problem: str) -> None:
        if problem:
            self.fail(f"{problem} is impossible in this position")

    def read_announced(self, position: Takenoko) -> int:
        """The code of the move that announced a card."""
        if self.announced.isdecimal():
            number = self.number(self.announced, min(FORMER_CODES), 65535)
            start = max(start for start in FORMER_CODES if start <= number)
            return code_of(FORMER_CODES[start], number - start)
        try:
            return read_move(position, position.announcer, self.announced.replace("/", " "))
        except LampionError as error:
            self.fail(str(error))

    def read_head(self) -> None:
        self.next_line()
        phase = self.choice(phases.names)
        self.numbers["phase"] = phases.names.index(phase)
        for field, most in (("turn", LONGEST), ("active", self.seats - 1), ("first", self.seats - 1)):
            self.expect(field)
            self.numbers[field] = self.number(self.take(), 0, most)
        self.expect("waiting")
        if self.numbers["phase"] in BY_CHANCE:
            self.expect("~")
            self.numbers["waiting"] = 1 << CHANCE
        else:
            self.numbers["waiting"] = sum({1 << self.number(word, 0, self.seats - 1) for word in self.words})
        if (self.numbers["waiting"].bit_count() == 0) != (phase == "over") or len(self.words) > 1:
            self.fail("exactly one seat waits, or none when the game is over")

    def read_state(self) -> None:
        self.next_line("state")
        read: set[str] = set()
        for word in self.words:
            field, _, value = word.partition("=")
            if field in read:
                self.fail(f"{field} appears twice")
            read.add(field)
            if field in LISTS:
                length, most = LISTS[field]
                values = [self.number(part, 0, most) for part in value.split(".")]
                if len(values) != length:
                    self.fail(f"{field} needs {length} numbers")
                self.numbers[field] = values
            elif field == "announced":
                self.announced, self.numbers[field] = value, 1  # the move is read once its plots are known
            elif field in STATE:
                self.numbers[field] = self.number(value, 0, STATE[field])
            else:
                self.fail(f"{field!r} is unknown")

    def read_land(self) -> None:
        self.next_line("land")
        land = []
        for word in self.words:
            match = PLOT.fullmatch(word)
            if match is None or match[1] not in box.KIND_NUMBERS or match[2] not in (None, *IMPROVEMENTS):
                self.fail(f"{word!r} is not a plot")
            kind = box.KIND_NUMBERS[match[1]]
            if match[2] and box.PRINTED_ON[kind]:
                self.fail(f"{word!r} has two improvements")
            cell = self.cell(match[3])
            if cell in self.cells:
                self.fail(f"{match[3]} is taken twice")
            self.cells.append(cell)
            chip = IMPROVEMENTS.index(match[2]) + 1 if match[2] else 0
            land.append((cell, kind, chip, int(match[4]), int(not match[5])))
        if len(land) >= sizes.TILES:
            self.fail("more than 27 plots")
        self.numbers["land"] = land
        self.next_line("channels")
        edges = []
        for word in self.words:
            cell, other = (self.cell(part) for part in (*word.split("/"), "", "")[:2])
            if other - cell not in box.STEPS[:3] or cell * 3 + box.STEPS.index(other - cell) in edges:
                self.fail(f"{word!r} is not a free edge")
            edges.append(cell * 3 + box.STEPS.index(other - cell))
        self.numbers["laid"] = edges

    def read_figures(self) -> None:
        self.next_line("figures")
        for number, who in enumerate(figures.names):
            figure, _, place = self.take().partition("=")
            if figure != who or (place != "-" and self.cell(place) not in self.cells):
                self.fail(f"where is the {who}?")
            self.numbers["figures"][number] = figures.AWAY if place == "-" else self.cells.index(self.cell(place))
        self.finish_line()

    def read_piles(self) -> None:
        self.next_line("pile")
        pairs = [word.partition("@") for word in self.words]
        self.numbers["pile"] = [self.look_up(kind, box.KIND_NUMBERS) for kind, _, _ in pairs]
        seats = [[self.number(seat, 0, self.seats - 1) for seat in who.split("~")] for _, _, who in pairs]
        self.numbers["pile_seats"] = [owner for owner, *_ in seats]
        self.numbers["mixed"] = [sum({1 << seat for seat in others}) for _, *others in seats]
        self.numbers["pile_count"] = len(pairs)
        self.next_line("drawn")
        drawn = [self.look_up(word, box.KIND_NUMBERS) for word in self.words]
        if drawn != sorted(drawn) or len(drawn) > 3:
            self.fail("up to three plots in the order of the box expected")
        self.numbers["drawn"], self.numbers["drawn_count"] = [*drawn, 0, 0, 0][:3], len(drawn)
        self.next_line("rejected")
        rejected: list[list[int]] = [[], []]
        for word in self.words:
            card = self.look_up(word, box.CARD_NUMBERS)
            if box.CATEGORY_OF[card] == categories.PANDA:
                self.fail(f"{word} cannot be rejected")
            rejected[box.CATEGORY_OF[card]].append(card)
        self.numbers["rejected_count"] = [len(cards) for cards in rejected]
        self.numbers["rejected"] = [
            card for cards in rejected for card in (*cards, *[0] * (sizes.REJECTED - len(cards)))
        ]

    def read_special(self) -> None:
        self.next_line("special")
        self.expect("display")
        self.numbers["display"] = [self.look_up(self.take(), box.SPECIAL_NUMBERS, optional=True) for _ in range(3)]
        self.expect("discard")
        self.numbers["special_discard"] = self.tally("supreme", box.SPECIAL_IDS)
        supreme = [self.choice(tuple(box.SUPREME_IDS)) for _ in range(len(self.words))]
        if len(set(supreme)) < len(supreme):
            self.fail("a supreme objective appears twice")
        self.numbers["supreme"] = sum(1 << box.SUPREME_IDS.index(word) for word in supreme)

    def read_seat(self, seat: int) -> None:
        self.next_line(str(seat))
        self.expect("hand")
        cards = slice(seat * sizes.OBJECTIVES, (seat + 1) * sizes.OBJECTIVES)
        threes = slice(seat * 3, seat * 3 + 3)
        self.numbers["hands"][cards] = self.tally("claimed", box.CARD_IDS)
        self.numbers["claimed"][cards] = self.tally("channels", box.CARD_IDS)
        self.numbers["channels_stored"][seat] = self.number(self.take(), 0, box.CHANNELS)
        self.expect("chips")
        self.numbers["chips_stored"][threes] = self.tally("eaten", IMPROVEMENTS)
        self.numbers["eaten"][threes] = self.tally("special", COLOURS)
        self.numbers["specials"][seat] = self.look_up(self.take(), box.SPECIAL_NUMBERS, optional=True)
        self.expect("ally")
        ally = self.take()
        self.numbers["allies"][seat] = 0 if ally == "-" else self.number(ally, 0, self.seats - 1) + 1
        if self.words:
            self.expect("remembers")
            for word in self.words:
                self.numbers["remembered"][seat * sizes.KINDS + self.look_up(word, box.KIND_NUMBERS)] += 1

    def count_supplies(self) -> None:
        """Work out what is left of the box."""
        land = self.numbers["land"]
        kinds = Counter(kind for _, kind, _, _, _ in land)
        kinds.update([*self.numbers["pile"], *self.numbers["drawn"]])
        if self.numbers["keeping"]:
            kinds[self.numbers["keeping"]] += 1
        self.numbers["bag"] = self.left("plots", self.fresh["bag"], kinds)
        self.numbers["bag_count"] = sum(self.numbers["bag"])
        chips = Counter(chip - 1 for _, _, chip, _, _ in land if chip)
        for place, count in enumerate(self.numbers["chips_stored"]):
            chips[place % 3] += count
        self.numbers["chip_supply"] = self.left("chips", self.fresh["chip_supply"], chips)
        channels = Counter({0: len(self.numbers["laid"]) + sum(self.numbers["channels_stored"])})
        self.numbers["channel_supply"] = self.left("channels", [box.CHANNELS], channels)[0]
        cards: Counter[int] = Counter(rejected_cards(self.numbers))
        for field in ("hands", "claimed"):
            for place, count in enumerate(self.numbers[field]):
                cards[place % sizes.OBJECTIVES] += count
        self.numbers["decks"] = self.left("objectives", box.COPIES, cards)
        if self.numbers["options"][options.LIMITED_BAMBOO]:
            sections: Counter[int] = Counter()
            for _, kind, _, height, _ in land:
                sections[box.COLOUR_OF[kind]] += height
            for place, count in enumerate(self.numbers["eaten"]):
                sections[place % 3] += count
            self.numbers["bamboo_supply"] = self.left("bamboo", self.fresh["bamboo_supply"], sections)
        cards = Counter([*self.numbers["display"], *self.numbers["specials"], self.numbers["announced_card"]])
        cards.update(card for card, count in enumerate(self.numbers["special_discard"]) for _ in range(count))
        cards[specials.ALLIANCE] += sum(ally > 0 for ally in self.numbers["allies"]) // 2
        self.numbers["special_pile"] = self.left("special cards", self.fresh["special_pile"], cards)

    def left(self, what: str, box_counts: Iterable[int], used: Counter[int]) -> list[int]:
        counts = [count - used[number] if number or what in ("chips", "channels", "bamboo") else 0
                  for number, count in enumerate(box_counts)]  # fmt: skip
        if any(count < 0 for count in counts):
            self.fail(f"more {what} than the box has")
        return counts

    # Words

    def cell(self, word: str) -> int:
        try:
            return to_cell(*read_cell(word))
        except LampionError as error:
            self.fail(str(error))

    def look_up(self, word: str, numbers: dict[str, int], optional: bool = False) -> int:
        if optional and word == "-":
            return 0
        if word not in numbers:
            self.fail(f"{word!r} is unknown")
        return numbers[word]

    def tally(self, stop: str, names: Iterable[str]) -> list[int]:
        """Count the words up to `stop`, by their place in a list."""
        counts = Counter[str]()
        while (word := self.take()) != stop:
            counts[word] += 1
        known = list(names)
        for word in counts:
            if not word or word not in known:
                self.fail(f"{word!r} is unknown")
        return [counts[word] for word in known]
