"""A slow, obvious second implementation of Lanterns Dice: who may do what when, and the score."""

from dataclasses import dataclass, field

from .lanterns_dice_lake import (
    COLOURS,
    FIRST_GAME,
    LAKES,
    LETTERS,
    SHAPES,
    SIZES,
    Area,
    Pool,
    Sheet,
    neighbours,
    stack,
    turn_bonuses,
)

CHANCE = "~"
SIDES = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}
TURNS = {2: 10, 3: 8, 4: 6}
DICE = 4
CARDS = [1, 2, 3]  # each named by its price in gifts

# The first value of every option is the default.
OPTIONS = {
    "shapes": ["first", "drawn", "chosen"],
    "card_1": ["A", "B", "drawn"],
    "card_2": ["A", "B", "drawn"],
    "card_3": ["A", "B", "drawn"],
    "sheets": ["seat", "drawn"],
    "lakes": ["one", "four"],
}


@dataclass(frozen=True)
class Step:
    """Something a seat may still do in this turn.

    "die" and "bonus" light an area of a colour, "platform" one beside a pool, "emperor" buys a card, "first" and
    "second" light the areas of the card, "launch" takes a tile.
    """

    name: str
    colour: str = ""
    pool: Pool = (-1, -1)
    card: int = 0


@dataclass
class Player:
    """What a seat has in front of it, and what it has still to do in this turn, in order."""

    sheet: Sheet
    steps: list[Step] = field(default_factory=list)
    touched: set[Pool] = field(default_factory=set)  # pools with an area lit in this turn


def write_pool(pool: Pool) -> str:
    """A pool as moves write it, the column first."""
    row, column = pool
    return f"{column},{row}"


def read_pool(text: str) -> Pool:
    """The pool a move names."""
    column, row = text.split(",")
    return int(row), int(column)


def write_area(sheet: Sheet, area: Area) -> str:
    """An area as moves write it: its pool and its colour."""
    return f"{write_pool(area[:2])} {sheet.lake.colours[area]}"


def read_area(sheet: Sheet, pool: str, colour: str) -> Area:
    """The area a move names."""
    row, column = read_pool(pool)
    return next((row, column, half) for half in (0, 1) if sheet.lake.colours[row, column, half] == colour)


def write_launch(shape: str, place: frozenset[Pool]) -> str:
    """A launch: the shape and all the pools under it, row by row."""
    return " ".join(["launch", shape, *map(write_pool, sorted(place))])


class ReferenceGame:
    """One game in progress.

    `agenda` holds what is to be drawn, rolled or chosen before anything else. The stages are "setting up", then
    "tray" and "steps" once for each turn, "last launches" and "over".
    """

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        """Set up the table in the order of the book: sheets, shapes, cards. [LD-2]"""
        self.options = {name: values[0] for name, values in OPTIONS.items()} | options
        if seats not in SIDES or self.options.keys() != OPTIONS.keys():
            raise ValueError(f"no such game: {seats} seats, {options}")
        for name, value in self.options.items():
            if value not in OPTIONS[name]:
                raise ValueError(f"no such option: {name}={value}")

        self.seats = seats
        self.players: list[Player] = []
        self.stacks: dict[str, list[int]] = {}
        self.cards: dict[int, str] = {}
        self.dice: list[str] = []
        self.stage = "setting up"
        self.turns = 0  # turns begun, of all seats together
        self.agenda: list[tuple[str, str]] = []

        if self.options["sheets"] == "drawn":
            self.agenda += [("sheet", "")] * seats
        else:
            for letter in LETTERS[:seats]:
                self._hand_out(letter)
        if self.options["shapes"] == "drawn":
            self.agenda += [("shape", "small"), ("shape", "medium"), ("shape", "medium"), ("shape", "large")]
        elif self.options["shapes"] == "chosen":
            self.agenda += [("choose", "")] * 4
        else:
            self.stacks = {shape: stack(shape) for shape in FIRST_GAME}
        for card in CARDS:
            if self.options[f"card_{card}"] == "drawn":
                self.agenda.append(("side", str(card)))
            else:
                self.cards[card] = self.options[f"card_{card}"]
        self._go_on()

    def _hand_out(self, letter: str) -> None:
        lake = LAKES["A"] if self.options["lakes"] == "one" else LAKES[letter]
        self.players.append(Player(Sheet(letter, lake)))

    # Whose turn it is

    def start(self) -> int:
        """The seat with the first letter begins. [LD-2] [LD-A22]"""
        return min(range(self.seats), key=lambda seat: self.players[seat].sheet.letter)

    def turn_order(self) -> list[int]:
        """Clockwise from the start player."""
        return [(self.start() + place) % self.seats for place in range(self.seats)]

    def active(self) -> int:
        """The seat whose turn it is."""
        return self.turn_order()[(self.turns - 1) % self.seats]

    def facing(self, seat: int, rotation: int) -> str:
        """The colour of the die that a seat faces if the tray is turned this far. [LD-4] [LD-A1]"""
        return self.dice[(SIDES[self.seats][seat] + rotation) % DICE]

    # Who may do what

    def waiting(self) -> set[int | str]:
        """The seats that may move now, or chance alone; nobody when the game is over. [LD-3] [LD-12]"""
        if self.agenda:
            return {self.start()} if self.agenda[0][0] == "choose" else {CHANCE}
        if self.stage == "tray":
            return {self.active()}
        busy = [seat for seat in self.turn_order() if self.players[seat].steps]
        return set(busy[:1] if self.stage == "last launches" else busy)

    def legal(self, seat: int) -> set[str]:
        """Every move the seat may make now."""
        if seat not in self.waiting():
            return set()
        if self.agenda:
            return {f"choose {shape}" for shape in SHAPES if shape not in self.stacks}
        if self.stage == "tray":
            can_reroll = self.players[seat].sheet.gifts >= 1
            turns = {f"turn {self.facing(seat, rotation)} {rotation}" for rotation in range(DICE)}
            return turns | ({"reroll"} if can_reroll else set())
        step = self.players[seat].steps[0]  # it may be left out, except the first area of a card that was bought
        moves = self._ways(seat, step)
        return moves if step.name == "first" else moves | {"pass"}

    def _ways(self, seat: int, step: Step) -> set[str]:
        """All ways to carry out a step, perhaps none."""
        sheet = self.players[seat].sheet
        if step.name == "emperor":
            return {f"emperor E{card}" for card in CARDS if card <= sheet.gifts and self._targets(seat, card)}
        if step.name == "launch":
            shapes = [shape for shape in self.stacks if self.stacks[shape]]
            return {write_launch(shape, place) for shape in shapes for place in sheet.launches(shape)}
        if step.name in ("die", "bonus"):
            areas = self._of_colours(seat, {step.colour})
        elif step.name == "platform":
            areas = {area for area in sheet.dark_areas() if area[:2] in neighbours(step.pool)}
        elif step.name == "first":
            areas = self._targets(seat, step.card)
        elif self.cards[step.card] == "A":  # the second area of card 3: of the same pool, or of the same colour
            areas = {area for area in sheet.dark_areas() if area[:2] == step.pool}
        else:
            areas = self._of_colours(seat, {step.colour})
        return {f"light {write_area(sheet, area)}" for area in areas}

    def _of_colours(self, seat: int, colours: set[str]) -> set[Area]:
        sheet = self.players[seat].sheet
        return {area for area in sheet.dark_areas() if sheet.lake.colours[area] in colours}

    def _targets(self, seat: int, card: int) -> set[Area]:
        """The areas that an emperor card lets a seat light, for card 3 as the first of two. [LD-10]"""
        player = self.players[seat]
        sheet = player.sheet
        face = f"{card}{self.cards[card]}"
        if face == "1A":  # a colour shown on any of the four dice
            return self._of_colours(seat, set(self.dice))
        if face == "1B":  # the other area of a pool in which you lit one this turn
            return {area for area in sheet.dark_areas() if area[:2] in player.touched}
        if face == "2A":  # a colour shown on none of the four dice
            return self._of_colours(seat, set(COLOURS) - set(self.dice))
        if face == "2B":  # in a pool beside a complete one
            beside = {pool for complete in sheet.complete_pools() for pool in neighbours(complete)}
            return {area for area in sheet.dark_areas() if area[:2] in beside}
        if face == "3A":  # both areas of one untouched pool
            return {area for area in sheet.dark_areas() if sheet.is_untouched(area[:2])}
        return sheet.dark_areas()  # two areas of one colour

    def chances(self) -> dict[str, int]:
        """The possible outcomes of chance, all equally likely."""
        if CHANCE not in self.waiting():
            return {}
        what, which = self.agenda[0]
        if what == "sheet":
            taken = [player.sheet.letter for player in self.players]
            outcomes = [f"sheet {letter}" for letter in LETTERS if letter not in taken]
        elif what == "shape":
            outcomes = [shape for shape in SIZES[which] if shape not in self.stacks]
        elif what == "side":
            outcomes = ["side A", "side B"]
        else:
            outcomes = COLOURS
        return {f"{CHANCE} {outcome}": 1 for outcome in outcomes}

    # Playing

    def play(self, seat: int | str, text: str) -> None:
        """Play a move of a seat, or an outcome of chance."""
        if isinstance(seat, str):
            if seat != CHANCE or text not in self.chances():
                raise ValueError(f"{text!r} is not a possible outcome here")
            self._draw(text.removeprefix(f"{CHANCE} "))
        else:
            if text not in self.legal(seat):
                raise ValueError(f"{text!r} is not a legal move of seat {seat} here")
            self._move(seat, *text.split())
        self._go_on()

    def _draw(self, outcome: str) -> None:
        what, which = self.agenda.pop(0)
        if what == "sheet":
            self._hand_out(outcome.removeprefix("sheet "))
        elif what == "shape":
            self.stacks[outcome] = stack(outcome)
        elif what == "side":
            self.cards[int(which)] = outcome.removeprefix("side ")
        else:
            self.dice.append(outcome)

    def _move(self, seat: int, verb: str, *words: str) -> None:
        player = self.players[seat]
        if verb == "choose":
            self.agenda.pop(0)
            self.stacks[words[0]] = stack(words[0])
        elif verb == "reroll":
            player.sheet.gifts -= 1
            self._roll()
        elif verb == "turn":
            self._turn_tray(int(words[1]))
        else:
            step = player.steps.pop(0)
            if verb == "emperor":
                card = int(words[0].removeprefix("E"))
                player.sheet.gifts -= card
                player.steps.insert(0, Step("first", card=card))
            elif verb == "light":
                self._light(player, step, read_area(player.sheet, *words))
            elif verb == "launch":
                self._launch(player.sheet, words[0], words[1:])

    def _roll(self) -> None:
        """Roll all four dice. [LD-4]"""
        self.dice = []
        self.agenda += [("die", "")] * DICE

    def _turn_tray(self, rotation: int) -> None:
        """Turn the tray: each seat faces the die at its side, and begins its steps. [LD-3] [LD-9]"""
        for seat, player in enumerate(self.players):
            die = self.facing(seat, rotation)
            player.touched = set()
            player.steps = [Step("die", colour=die), Step("emperor")]
            if seat == self.active():
                colour = turn_bonuses(player.sheet.letter, self.seats)[(self.turns - 1) // self.seats]
                player.steps = [Step("die", colour=die), Step("bonus", colour=colour), Step("emperor"), Step("launch")]
        self.stage = "steps"

    def _light(self, player: Player, step: Step, area: Area) -> None:
        """Light an area. A pavilion brings a gift, a platform that it completes another area at once. [LD-6] [LD-7]"""
        sheet = player.sheet
        pool = area[:2]
        sheet.lit.add(area)
        player.touched.add(pool)
        if area in sheet.lake.pavilions:
            sheet.gifts += 1
        if step.name == "first" and step.card == 3:
            player.steps.insert(0, Step("second", colour=sheet.lake.colours[area], pool=pool, card=3))
        if pool in sheet.lake.platforms and sheet.is_complete(pool):
            player.steps.insert(0, Step("platform", pool=pool))

    def _launch(self, sheet: Sheet, shape: str, pools: tuple[str, ...]) -> None:
        """Take the top tile of a stack and cover complete pools with it. [LD-11] [LD-A14]"""
        sheet.tiles.append(self.stacks[shape].pop(0))
        sheet.covered |= set(map(read_pool, pools))

    def _go_on(self) -> None:
        """When chance and every seat are done, begin the next turn, the last launches or the end. [LD-3] [LD-12]"""
        if self.agenda or self.waiting():
            return
        if self.stage == "last launches":
            self.stage = "over"
        elif self.turns == TURNS[self.seats] * self.seats:
            self.stage = "last launches"
            for player in self.players:
                player.steps = [Step("launch")]
        else:
            self.stage = "tray"
            self.turns += 1
            self._roll()

    # Results

    def score(self, seat: int) -> dict[str, int]:
        """The current points of a seat, by source."""
        return self.players[seat].sheet.score()

    def winners(self) -> set[int]:
        """Most points, then most for fireworks, then shared; before the end, the seats that would win. [LD-16]"""
        scores = [self.score(seat) for seat in range(self.seats)]
        standing = [(score["total"], score["fireworks"]) for score in scores]
        return {seat for seat in range(self.seats) if standing[seat] == max(standing)}
