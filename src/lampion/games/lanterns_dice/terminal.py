"""The table of Lanterns Dice in the terminal: lakes with coordinates on the rim, dice, fireworks, cards and scores."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from lampion import i18n
from lampion.games.lanterns_dice import drawing
from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice.describing import CARDS, SHAPES, describe, describe_card, letters_of
from lampion.games.lanterns_dice.drawing import Pencil
from lampion.games.lanterns_dice.pieces import COLUMNS, ROWS, SHEETS, Pool
from lampion.games.lanterns_dice.view_shapes import BonusView, SeatView, StackView, StepView, View
from lampion.text_layout import Block, beside, column, join, pad, paragraph, width_of, without_wrapping

RIM = 3  # columns for the row numbers
WIDE_ENOUGH = 40  # for what lies beside a lake
STACK_WIDTH = 12
MARKS = {"past": "({})", "now": ">{}<", "ahead": "{}"}


def draw(view: View, language: str) -> "Board":
    """The table as its viewer sees it, for rich to print."""
    return Board(view, language)


class Board:
    """A view that rich can print, using the width it has, and that explains its pieces."""

    def __init__(self, view: View, language: str) -> None:
        self.view = view
        self.language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from Painter(self.view, self.language, options).paint()

    def show(self, names: Sequence[str]) -> "Pieces | None":
        """Shapes or emperor cards; None for other pieces."""
        return Pieces(names, self.language) if all(name in SHAPES or name in CARDS for name in names) else None

    def describe(self, word: str) -> list[str]:
        """A piece in words; empty if the word names none."""
        return describe(word, self.language)


class Pieces:
    """Some shapes, each under its id, and emperor cards in words."""

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.names = names
        self.language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        pencil = pencil_for(options, self.language)
        blocks = [[Text(name, "bold"), *pencil.shape(SHAPES[name].grid)] for name in self.names if name in SHAPES]
        words = [Text(line) for name in self.names if name in CARDS for line in describe(name, self.language)]
        yield from without_wrapping([*beside(blocks, options.max_width), *words])


class Painter:
    """Lays out one view for one screen."""

    def __init__(self, view: View, language: str, options: ConsoleOptions) -> None:
        self.view = view
        self.language = language
        self.width = options.max_width
        self.pencil = pencil_for(options, language)

    def paint(self) -> Iterator[Text]:
        """The whole table, line by line."""
        large = [seat for seat in self.view["seats"] if self.view["you"] in (seat["seat"], None)]
        small = [seat for seat in self.view["seats"] if seat not in large]
        others = [self.small_seat(seat) for seat in small]
        main = column([self.large_seat(seat) for seat in large])
        room = self.width - width_of(main) - 3
        if large and room >= WIDE_ENOUGH:
            lines = join([main, self.panel(others, room)], gap=3)
        else:
            lines = column([main, self.panel(others, self.width)])
        yield from without_wrapping([*self.header(), *lines, Text(), *self.legend()])

    def panel(self, others: Sequence[Block], width: int) -> Block:
        """What lies between the seats, and the other seats."""
        return column([self.tray(), self.stacks(), self.emperor(width), beside(others, width, gap=3)])

    def say(self, key: str, **data: object) -> str:
        """A text of this game."""
        return i18n.say(self.language, f"lanterns-dice-{key}", **data)

    def name(self, seat: int) -> str:
        """A player as the board calls them."""
        key = "terminal-you" if seat == self.view["you"] else "terminal-player"
        return i18n.say(self.language, key, seat=seat + 1)

    def header(self) -> Block:
        """The turn, the active player and the phase."""
        parts = [self.say("name")]
        if self.view["round"]:
            parts.append(self.say("table-round", round=self.view["round"], rounds=self.view["rounds"]))
            if self.view["phase"] not in ("last", "over"):
                parts.append(self.say("table-active", who=self.name(self.view["active"])))
        parts.append(self.say(f"phase-{self.view['phase']}"))
        return [Text(" · ".join(parts), "bold"), Text()]

    def legend(self) -> Block:
        """What the marks mean."""
        glyphs = self.pencil.glyphs
        words = self.say(
            "table-legend",
            dark=self.pencil.area("red", False).plain,
            lit=self.pencil.area("red", True).plain,
            complete=glyphs.complete,
            pavilion=glyphs.pavilion,
            platform=glyphs.platform,
            boat=glyphs.boat,
            tile=glyphs.firework,
        )
        return [Text(words, drawing.DIM)]

    # Seats

    def title(self, seat: SeatView) -> Block:
        """The player's name and the score as it stands."""
        is_you = seat["seat"] == self.view["you"]
        name = self.say("table-you", seat=seat["seat"] + 1) if is_you else self.name(seat["seat"])
        crown = " ★" if seat["seat"] in self.view["winners"] else ""
        sheet = f" · {self.say('table-sheet', sheet=seat['sheet'])}" if seat["sheet"] else ""
        points: dict[str, int] = {**seat["score"]}  # type: ignore[dict-item]
        provisional = sum(points[part] for part in self.view["provisional"])
        standing = self.say(
            "table-standing",
            points=seat["score"]["total"] - provisional,
            provisional=provisional,
            gifts=seat["gifts"],
        )
        return [Text(f"{name}{crown}{sheet}", f"bold {drawing.GOLD}"), Text(standing)]

    def large_seat(self, seat: SeatView) -> Block:
        """A seat with its lake in full, its points and its turn bonuses."""
        score = seat["score"]
        lines = [Text(self.say("table-parts", **{part: points for part, points in score.items() if part != "total"}))]
        if seat["groups"]:
            sizes = " ".join(str(len(group)) for group in seat["groups"])
            lines.append(Text(self.say("table-groups", sizes=sizes)))
        if seat["steps"]:
            lines.append(self.steps(seat["steps"]))
        if seat["bonuses"]:
            lines.append(self.bonuses(seat["bonuses"]))
        if seat["last_turns"] and seat["gifts"] and not self.view["winners"]:
            lines.append(Text(self.say("table-fade"), drawing.GOLD))
        return [*self.title(seat), *(self.lake(seat) if seat["lake"] else []), *lines]

    def small_seat(self, seat: SeatView) -> Block:
        """A seat at a glance: a mark for each pool."""
        return [*self.title(seat), *(self.small_lake(seat) if seat["lake"] else [])]

    def steps(self, steps: list[StepView]) -> Text:
        """The steps of the turn: those that are over in brackets, the present one marked."""
        shown = [MARKS[step["state"]].format(self.say(f"step-{step['step']}")) for step in steps]
        return Text(self.say("table-steps", steps=" ".join(shown)))

    def bonuses(self, bonuses: list[BonusView]) -> Text:
        """The turn bonuses of this game: those that are over in brackets, the present one marked."""
        shown = [
            MARKS[bonus["state"]].format(self.pencil.letters[bonus["colour"]])
            for bonus in bonuses
            if bonus["state"] != "out"
        ]
        return Text(self.say("table-bonuses", bonuses=" ".join(shown)))

    def lake(self, seat: SeatView) -> Block:
        """A lake with everything on it, coordinates on the rim."""
        lines = [Text(" " * RIM + "".join(f" {x:<{drawing.POOL_WIDTH - 1}}" for x in range(COLUMNS)), drawing.DIM)]
        for y in range(ROWS):
            blocks = [
                self.pencil.pool(pool, seat["lit"][y * COLUMNS + x], self.middle(seat, pool, x, y))
                for x, pool in enumerate(self.printed(seat)[y])
            ]
            lines.append(Text.assemble((f"{y:>{RIM - 1}} ", drawing.DIM), *(block[0] for block in blocks)))
            lines.append(Text.assemble(" " * RIM, *(block[1] for block in blocks)))
        return lines

    def small_lake(self, seat: SeatView) -> Block:
        """A lake with one mark for each pool."""
        lines = []
        for y in range(ROWS):
            marks = [self.mark(seat, pool, x, y) for x, pool in enumerate(self.printed(seat)[y])]
            lines.append(Text(" ".join(marks)))
        return lines

    def printed(self, seat: SeatView) -> tuple[tuple[Pool, ...], ...]:
        """The lake on a seat's sheet."""
        return box.BOX.lakes[SHEETS.index(seat["lake"] or SHEETS[0])].pools

    def middle(self, seat: SeatView, pool: Pool, x: int, y: int) -> str:
        """What lies in the middle of a pool."""
        glyphs = self.pencil.glyphs
        if any([x, y] in firework["cells"] for firework in seat["fireworks"]):
            return glyphs.firework
        if all(seat["lit"][y * COLUMNS + x]):
            return glyphs.complete
        if pool.boat:
            states = [boat["state"] for boat in seat["boats"] if boat["cell"] == [x, y]]
            return glyphs.surrounded if states == ["surrounded"] else glyphs.boat
        return glyphs.platform if pool.platform else glyphs.diagonal

    def mark(self, seat: SeatView, pool: Pool, x: int, y: int) -> str:
        """A pool in one character."""
        middle = self.middle(seat, pool, x, y)
        lit = sum(seat["lit"][y * COLUMNS + x])
        return middle if lit == 2 or pool.boat else (self.pencil.glyphs.empty, self.pencil.glyphs.diagonal)[lit]

    # What lies between the seats

    def tray(self) -> Block:
        """The dice, and who faces which."""
        tray = self.view["tray"]
        if not any(tray["dice"]):
            return []
        facing = {die: seat for seat, die in enumerate(tray["faces"][tray["orientation"]])}
        dice = []
        for number, colour in enumerate(tray["dice"]):
            owner = f" {self.name(facing[number])}" if number in facing else ""
            dice.append(Text.assemble(self.pencil.die(colour), owner))
        return [Text(self.say("table-tray"), f"bold {drawing.GOLD}"), Text("   ").join(dice)]

    def stacks(self) -> Block:
        """The stacks: shape, and the values that are left."""
        if not self.view["stacks"]:
            return []
        blocks = [self.stack(stack) for stack in self.view["stacks"]]
        return [Text(self.say("table-stacks"), f"bold {drawing.GOLD}"), *join(blocks, gap=1)]

    def stack(self, stack: StackView) -> Block:
        """One stack."""
        values = " ".join(map(str, stack["values"])) or self.pencil.glyphs.empty
        lines = [Text(stack["shape"], "bold"), Text(values), *self.pencil.shape(SHAPES[stack["shape"]].grid)]
        return [pad(line, STACK_WIDTH) for line in lines]

    def emperor(self, width: int) -> Block:
        """The emperor cards, in words."""
        lines = [
            line
            for card in self.view["emperor"]
            if card["side"]
            for line in paragraph(describe_card(card["card"], card["side"], self.language), width)
        ]
        return [Text(self.say("table-emperor"), f"bold {drawing.GOLD}"), *lines] if lines else []


def pencil_for(options: ConsoleOptions, language: str) -> Pencil:
    """A pencil that this screen can show."""
    return Pencil(drawing.ASCII if options.ascii_only else drawing.UNICODE, letters_of(language))
