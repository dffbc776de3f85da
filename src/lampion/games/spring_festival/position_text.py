"""Positions as text, for tests, goldens and bug reports: what lies on the table, one line per seat.

    spring-festival 2 sign=goat
    fire round 3 active 1 turned 2 waiting 0 1
    sign goat
    store T17 T03 T44 T20
    out T05 T09
    0 set 1 tiles S1-1:0,0 S1-2*:1,0 holds T11 cards C03 C05 P01 - done C12 applause 3
    1 set 2 tiles S2-4:0,0 S2-2:0,1 holds - cards C01 C07 P04 P05 done applause 0

`*` marks an exploded tile; tiles are listed in the order in which their cells were filled. A position contains nothing
that nobody has seen, so nothing hidden is written: tiles and cards that aren't listed are unseen.
"""

from lampion.games.spring_festival import lookups as box
from lampion.games.spring_festival import queries
from lampion.games.spring_festival.constants import cards, cells, phases, tiles
from lampion.games.spring_festival.notation import name, to_cell
from lampion.games.spring_festival.position_checks import BY_CHANCE, MOST_APPLAUSE, find_problem
from lampion.games.spring_festival.rules import SpringFestival
from lampion.games.spring_festival.settings import OPTIONS, options_of, set_up
from lampion.kernel.errors import LampionError
from lampion.kernel.grids import read_cell
from lampion.kernel.limits import CHANCE
from lampion.kernel.options import settle
from lampion.kernel.position import revive
from lampion.kernel.reading import LineReader

PHASES = ("sets", "reveal", "deal", "sign", "start", "first", "store", "fire", "draw", "finale", "over")


def write(position: SpringFestival) -> str:
    """The text of a position."""
    defaults = settle(OPTIONS, {}, position.seats)
    chosen = [f"{option}={value}" for option, value in options_of(position).items() if value != defaults[option]]
    state = f"round {position.turn} active {position.active} turned {position.orientation}"
    lines = [
        " ".join(["spring-festival", str(position.seats), *chosen]),
        " ".join([PHASES[position.phase], state, "waiting", *write_mask(position.waiting)]),
    ]
    if position.phase == phases.DRAW_CARD:
        seat, slot = divmod(position.drawer, 4)
        lines.append(" ".join([f"draws {seat} slot {slot} then", *write_mask(position.busy)]))
    if position.sign:
        lines.append(f"sign {box.SIGN_IDS[position.sign]}")
    lines.append(" ".join(["store", *(box.TILE_IDS[queries.top(position, stack)] or "-" for stack in range(4))]))
    lines.append(" ".join(["out", *(box.TILE_IDS[tile] for tile in tiles_out(position))]))
    lines.extend(write_seat(position, seat) for seat in range(position.seats))
    return "\n".join(lines) + "\n"


def write_mask(mask: int) -> list[str]:
    """The seats of a bit mask."""
    return ["~"] if mask >> CHANCE else [str(seat) for seat in range(CHANCE) if mask >> seat & 1]


def write_seat(position: SpringFestival, seat: int) -> str:
    """The line of a seat."""
    tiles = [
        f"{box.TILE_IDS[tile]}{'*' if exploded else ''}:{name(cell)}"
        for cell, tile, exploded in queries.panorama(position, seat)
    ]
    return " ".join(
        [
            f"{seat} set {queries.starting_set(position, seat)} tiles",
            *tiles,
            f"holds {box.TILE_IDS[queries.tile_held(position, seat)] or '-'} cards",
            *(box.CARD_IDS[card] or "-" for card in queries.open_cards(position, seat)),
            "done",
            *(box.CARD_IDS[card] for card in queries.completed_cards(position, seat)),
            f"applause {queries.applause(position, seat)}",
        ]
    )


def tiles_out(position: SpringFestival) -> list[int]:
    """The tiles of the store that have left the game."""
    seen = set(queries.unseen_tiles(position)) | {queries.top(position, stack) for stack in range(4)}
    for seat in range(position.seats):
        seen |= {tile for _, tile, _ in queries.panorama(position, seat)} | {queries.tile_held(position, seat)}
    return [tile for tile in range(1, tiles.STORE + 1) if tile not in seen]


def read(text: str) -> SpringFestival:
    """The position that a text describes; an impossible one is refused with the line of the problem."""
    return _Reader(text).read()


class _Reader(LineReader):
    """Reads the lines in order, then checks that everything fits together."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.used: set[str] = set()  # tiles and cards read so far: none can be in two places

    def read(self) -> SpringFestival:
        self.next_line("spring-festival")
        seats = self.number(self.take(), 2, 4)
        try:
            fresh = set_up(seats, settle(OPTIONS, self.options(), seats))
        except LampionError as error:
            self.fail(str(error))
        self.numbers = fresh.fields()
        self.read_state(seats)
        if self.comes("sign"):
            self.next_line("sign")
            self.numbers["sign"] = box.SIGN_NUMBERS[self.choice(box.SIGN_IDS[1:])]
            self.finish_line()
        self.next_line("store")
        self.numbers["tops"] = [self.tile(optional=True) for _ in range(4)]
        self.finish_line()
        self.next_line("out")
        self.numbers["out"] = [self.tile() for _ in range(len(self.words))]
        for seat in range(seats):
            self.read_seat(seat)
        self.finish()
        self.fill_bags(seats)
        problem = find_problem(self.numbers)
        if problem:
            self.fail(problem)
        return revive(SpringFestival, self.numbers)  # type: ignore[return-value]

    def read_state(self, seats: int) -> None:
        self.next_line()
        phase = PHASES.index(self.choice(PHASES))
        self.numbers["phase"] = phase
        for field, word, most in (("turn", "round", 12), ("active", "active", seats - 1), ("orientation", "turned", 3)):
            self.expect(word)
            self.numbers[field] = self.number(self.take(), 0, most)
        self.expect("waiting")
        self.numbers["waiting"] = self.mask(seats, chance=phase in BY_CHANCE)
        if phase == phases.DRAW_CARD:
            self.next_line("draws")
            seat = self.number(self.take(), 0, seats - 1)
            self.expect("slot")
            self.numbers["drawer"] = seat * 4 + self.number(self.take(), 0, 3)
            self.expect("then")
            self.numbers["busy"] = self.mask(seats, chance=False)

    def read_seat(self, seat: int) -> None:
        """The line of a seat."""
        self.next_line(str(seat))
        self.expect("set")
        number = self.number(self.take(), 0, 4)
        self.slot("sets", seat, number)
        self.expect("tiles")
        panorama: list[tuple[int, int, bool]] = []
        while self.words and self.words[0] != "holds":
            panorama.append(self.read_tile(panorama))
        self.numbers[f"panorama {seat}"] = panorama
        self.expect("holds")
        self.slot("held", seat, self.tile(optional=True))
        self.expect("cards")
        for slot in range(4):
            self.slot("open_cards", seat * 4 + slot, self.card(optional=True, pattern=slot >= 2))
        self.expect("done")
        earned = 0
        while self.words and self.words[0] != "applause":
            card = self.card()
            self.slot("owners", card, seat + 1)
            earned += box.CARD_POINTS[card]
        self.slot("earned", seat, earned)
        self.expect("applause")
        self.slot("applause", seat, self.number(self.take(), 0, MOST_APPLAUSE))
        self.finish_line()
        laid = [tile for _, tile, _ in panorama]
        in_setup = self.numbers["turn"] == 0 and self.numbers["phase"] in range(phases.START + 1)
        missing = [i for i in range(4) if tiles.STARTING + 4 * (number - 1) + i not in laid]
        self.slot("rest", seat, sum(1 << i for i in missing) if in_setup else 0)

    def read_tile(self, panorama: list[tuple[int, int, bool]]) -> tuple[int, int, bool]:
        """A tile of a panorama: on 0,0 or beside one that was read before it."""
        word = self.take()
        tile_text, _, cell_text = word.partition(":")
        try:
            cell = to_cell(*read_cell(cell_text))
        except LampionError as error:
            self.fail(str(error))
        filled = [other for other, _, _ in panorama]
        beside = cell == cells.ORIGIN if not filled else any(cell + box.STEPS[side] in filled for side in "NESW")
        if cell in filled or not beside or len(filled) == cells.TILES:
            self.fail(f"{word} cannot lie there")
        self.words.insert(0, tile_text.removesuffix("*"))
        return cell, self.tile(starting=True), tile_text.endswith("*")

    def fill_bags(self, seats: int) -> None:
        """Tiles and cards that the text doesn't list are unseen."""
        for deck in ("bag", "colour_deck", "pattern_deck"):
            names = box.TILE_IDS if deck == "bag" else box.CARD_IDS
            items: list[int] = self.numbers[deck]
            left = [item for item in items if names[item] not in self.used]
            self.numbers[deck] = left
            self.numbers[deck.removesuffix("_deck") + "_count"] = len(left)
        waiting = self.numbers["waiting"]
        over = self.numbers["phase"] in (phases.FINALE, phases.OVER)
        self.numbers["fired"] = (1 << seats) - 1 & ~waiting if over else 0

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

    def slot(self, field: str, place: int, value: int) -> None:
        self.numbers[field][place] = value

    def tile(self, optional: bool = False, starting: bool = False) -> int:
        return self.piece(box.TILE_NUMBERS, tiles.FREE - 1 if starting else tiles.STORE, optional)

    def card(self, optional: bool = False, pattern: bool | None = None) -> int:
        card = self.piece(box.CARD_NUMBERS, cards.COUNT - 1, optional)
        in_play = not card or self.numbers["deck_option"] == cards.DECK or box.IS_CORE[card]
        if not in_play or (card and pattern is not None and pattern != (card >= cards.PATTERNS)):
            self.fail(f"{box.CARD_IDS[card]} cannot be here")
        return card

    def piece(self, numbers: dict[str, int], most: int, optional: bool) -> int:
        word = self.take()
        if optional and word == "-":
            return 0
        if word not in numbers or numbers[word] > most or word in self.used:
            self.fail(f"{word!r} is unknown, or appears twice")
        self.used.add(word)
        return numbers[word]
