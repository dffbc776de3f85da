"""The table of Spring Festival in the terminal: panoramas with coordinates on the rim, store, cards and scores."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from lampion import i18n
from lampion.games.spring_festival import drawing
from lampion.games.spring_festival.describing import CARDS, TILES, describe, describe_sign, letters_of
from lampion.games.spring_festival.drawing import Pencil, centre
from lampion.games.spring_festival.pieces import DIRECTIONS, EDGES, Tile
from lampion.games.spring_festival.view import SeatView, View
from lampion.text_layout import GAP, Block, beside, column, join, pad, width_of, without_wrapping

Cell = tuple[int, int]

RIM = 4  # columns for the y coordinates
SMALL_WIDTH = 4
FOUR_CARDS = 4 * (drawing.CARD_WIDTH + 1)
WIDE_ENOUGH = 60  # for a seat beside others
PANEL = FOUR_CARDS // 2  # the least width for what lies beside a panorama


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
        """Tiles or cards, drawn; None for other pieces."""
        return Pieces(names, self.language) if all(name in TILES or name in CARDS for name in names) else None

    def describe(self, word: str) -> list[str]:
        """A piece in words; empty if the word names none."""
        return describe(word, self.language)


class Pieces:
    """Some tiles or cards, each under its id."""

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.names = names
        self.language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        pencil = pencil_for(options, self.language)
        blocks = [named_tile(pencil, name) if name in TILES else narrow_card(pencil, name) for name in self.names]
        yield from without_wrapping(beside(blocks, options.max_width, gap=1))


class Painter:
    """Lays out one view for one screen."""

    def __init__(self, view: View, language: str, options: ConsoleOptions) -> None:
        self.view = view
        self.language = language
        self.width = options.max_width
        self.pencil = pencil_for(options, language)

    def paint(self) -> Iterator[Text]:
        """The whole table, line by line."""
        own = [seat for seat in self.view["seats"] if seat["seat"] == self.view["you"]]
        others = [seat for seat in self.view["seats"] if seat not in own]
        if own:
            lines = self.paint_for(own[0], [*self.store(), *map(self.small_seat, others)])
        else:
            lines = beside([*self.store(), *(self.large_seat(seat, self.width) for seat in others)], self.width, gap=4)
        yield from without_wrapping([*self.header(), *lines, Text(), self.legend()])

    def paint_for(self, you: SeatView, others: list[Block]) -> Block:
        """The viewer's own seat large, store and opponents beside it if there is room, else below."""
        right = column(others)
        room = self.width - width_of(right) - 4
        left = self.large_seat(you, room)
        if room >= WIDE_ENOUGH and width_of(left) <= room:
            return join([left, right], gap=4)
        return column([self.large_seat(you, self.width), beside(others, self.width, gap=4)])

    def say(self, key: str, **data: object) -> str:
        """A text of this game."""
        return i18n.say(self.language, f"spring-festival-{key}", **data)

    def name(self, seat: int) -> str:
        """A player as the board calls them."""
        key = "terminal-you" if seat == self.view["you"] else "terminal-player"
        return i18n.say(self.language, key, seat=seat + 1)

    def header(self) -> Block:
        """The round, the phase, the active player, and the sign."""
        parts = [self.say("name")]
        if self.view["round"]:
            parts.append(self.say("table-round", round=self.view["round"], rounds=self.view["rounds"]))
            if self.view["phase"] not in ("finale", "over"):
                parts.append(self.say("table-active", who=self.name(self.view["active"])))
        parts.append(self.say(f"phase-{self.view['phase']}"))
        lines = [Text(" · ".join(parts), "bold")]
        if self.view["sign"]:
            lines.append(Text(describe_sign(self.view["sign"], self.language), drawing.GOLD))
        return [*lines, Text()]

    def legend(self) -> Text:
        """What the marks mean."""
        glyphs = self.pencil.glyphs
        example = TILES["T19"]
        words = self.say(
            "table-legend",
            rocket=self.pencil.mark(example, False).strip(),
            explosion=self.pencil.mark(example, True),
            arrow=glyphs.arrows["E"],
            spark=glyphs.spark,
        )
        return Text(words, drawing.DIM)

    def title(self, seat: SeatView) -> Block:
        """The player's name and the score as it stands."""
        is_you = seat["seat"] == self.view["you"]
        name = self.say("table-you", seat=seat["seat"] + 1) if is_you else self.name(seat["seat"])
        crown = " ★" if seat["seat"] in self.view["winners"] else ""
        points: dict[str, int] = {**seat["score"]}  # type: ignore[dict-item]
        provisional = sum(points[part] for part in self.view["provisional"])
        standing = self.say(
            "table-standing",
            points=seat["score"]["total"] - provisional,
            provisional=provisional,
            applause=seat["applause"],
            completed=len(seat["completed"]),
        )
        return [Text(f"{name}{crown}", f"bold {drawing.GOLD}"), Text(standing)]

    def large_seat(self, seat: SeatView, width: int) -> Block:
        """A seat with its panorama in full, what it holds and its cards."""
        panorama = self.panorama(seat, width)
        room = width - width_of(panorama) - 3 * GAP
        panel = self.panel(seat, room if room >= PANEL else width)
        return [*self.title(seat), *beside([panorama, panel], width, gap=3 * GAP)]

    def small_seat(self, seat: SeatView) -> Block:
        """A seat at a glance."""
        cards = self.cards(seat, FOUR_CARDS)
        held = self.tiles_in_hand(seat)
        if held:
            words = self.say("table-holds", tiles=" ".join(held))
            cards = [Text(words), *cards]
        return [*self.title(seat), *join([self.small_panorama(seat), cards], gap=GAP)]

    def panel(self, seat: SeatView, width: int) -> Block:
        """What a seat holds, and its open cards."""
        hand = beside([named_tile(self.pencil, tile) for tile in self.tiles_in_hand(seat)], width)
        cards = self.cards(seat, width)
        parts = {"table-hand": hand, "table-cards": cards}
        return column([[Text(self.say(title), "bold"), *lines] for title, lines in parts.items() if lines])

    def tiles_in_hand(self, seat: SeatView) -> list[str]:
        """The tile that was taken, or the starting tiles that are left."""
        return [seat["held"]] if seat["held"] else seat["starting_tiles"]

    def cards(self, seat: SeatView, width: int) -> Block:
        """The open cards of a seat."""
        names = [name for name in seat["cards"] if name and self.view["phase"] not in ("finale", "over")]
        blocks = [narrow_card(self.pencil, name) for name in names]
        return beside(blocks, width if width >= FOUR_CARDS else PANEL, gap=1)

    def store(self) -> list[Block]:
        """The visible tile of each stack and the player it faces; nothing when the store is empty."""
        store = self.view["store"]
        if not any(store["tops"]):
            return []
        facing = {stack: self.name(seat) for seat, stack in enumerate(store["faces"])}
        stacks = []
        for stack, top in enumerate(store["tops"]):
            width = drawing.TILE_WIDTH + GAP
            tile = named_tile(self.pencil, top) if top else [Text()] * 4
            block = [Text.assemble(" ", pad(line, drawing.TILE_WIDTH + 1)) for line in tile]
            stacks.append([*block, centre(facing.get(stack, self.pencil.glyphs.empty), width, drawing.DIM)])
        below = min(store["below"])
        return [[Text(self.say("table-store", below=below), f"bold {drawing.GOLD}"), *join(stacks, gap=0)]]

    def panorama(self, seat: SeatView, width: int) -> Block:
        """A panorama with everything on its tiles; if that is too wide, without free cells, or else small."""
        tiles = tiles_of(seat)
        for free in (free_cells(tiles) if self.tiles_in_hand(seat) else set(), set()):
            columns = span(x for x, _ in (*tiles, *free))
            if RIM + len(columns) * drawing.TILE_WIDTH <= width:
                return self.large_panorama(tiles, free)
        return self.small_panorama(seat)

    def large_panorama(self, tiles: dict[Cell, tuple[Tile, bool]], free: set[Cell]) -> Block:
        """Tiles of three lines, coordinates on the rim and in the free cells."""
        columns, rows = span(x for x, _ in (*tiles, *free)), span(y for _, y in (*tiles, *free))
        labels = [centre(str(x), drawing.TILE_WIDTH, drawing.DIM) for x in columns]
        lines = [Text.assemble(" " * RIM, *labels)]
        for y in rows:
            cells = [self.cell(tiles, free, (x, y)) for x in columns]
            for number in range(3) if any(there == y for _, there in tiles) else (1,):
                label = f"{y:>{RIM - 1}} " if number == 1 else " " * RIM
                lines.append(Text.assemble((label, drawing.DIM), *(cell[number] for cell in cells)))
        return lines

    def cell(self, tiles: dict[Cell, tuple[Tile, bool]], free: set[Cell], cell: Cell) -> Block:
        """A tile, the coordinates of a cell where one may be placed, or nothing."""
        if cell in tiles:
            return self.pencil.tile(*tiles[cell])
        blank = Text(" " * drawing.TILE_WIDTH)
        label = f"{cell[0]},{cell[1]}" if cell in free else ""
        return [blank, centre(label, drawing.TILE_WIDTH, drawing.DIM), blank]

    def small_panorama(self, seat: SeatView) -> Block:
        """A panorama with colour, number and face of each tile."""
        tiles = tiles_of(seat)
        columns, rows = span(x for x, _ in tiles), span(y for _, y in tiles)
        lines = [Text(" " * RIM + "".join(f"{x:<{SMALL_WIDTH}}" for x in columns), drawing.DIM)]
        for y in rows:
            cells = [
                self.pencil.small_tile(*tiles[x, y]) if (x, y) in tiles else Text(self.pencil.glyphs.empty, drawing.DIM)
                for x in columns
            ]
            label = (f"{y:>{RIM - 1}} ", drawing.DIM)
            lines.append(Text.assemble(label, *(pad(cell, SMALL_WIDTH) for cell in cells)))
        return lines


def pencil_for(options: ConsoleOptions, language: str) -> Pencil:
    """A pencil that this screen can show."""
    return Pencil(drawing.ASCII if options.ascii_only else drawing.UNICODE, letters_of(language))


def named_tile(pencil: Pencil, name: str) -> Block:
    """A rocket under its id."""
    return [centre(name, drawing.TILE_WIDTH, "bold"), *pencil.tile(TILES[name], False)]


def narrow_card(pencil: Pencil, name: str) -> Block:
    """A card, padded to the common width."""
    return [pad(line, drawing.CARD_WIDTH) for line in pencil.card(CARDS[name])]


def tiles_of(seat: SeatView) -> dict[Cell, tuple[Tile, bool]]:
    """The tiles of a panorama by cell, each with its face."""
    return {(laid["cell"][0], laid["cell"][1]): (TILES[laid["tile"]], laid["exploded"]) for laid in seat["panorama"]}


def free_cells(tiles: Iterable[Cell]) -> set[Cell]:
    """The empty cells next to a tile; the first tile lies on 0,0. [SF-3] [SF-6]"""
    laid = set(tiles)
    beside_tiles = {(x + DIRECTIONS[edge][0], y + DIRECTIONS[edge][1]) for x, y in laid for edge in EDGES}
    return beside_tiles - laid if laid else {(0, 0)}


def span(numbers: Iterable[int]) -> range:
    """All numbers from the smallest to the largest."""
    found = list(numbers)
    return range(min(found), max(found) + 1) if found else range(0)
