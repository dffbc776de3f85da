"""The table of Takenoko in the terminal: the land with coordinates on every tile, the seats, the supply, Hikari."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from lampion import i18n
from lampion.games.takenoko import describing, drawing
from lampion.games.takenoko.describing import CARDS, SUPREME, describe_piece
from lampion.games.takenoko.drawing import DIM, GOLD, LandDrawing, Size
from lampion.games.takenoko.hikari_view import HikariView
from lampion.games.takenoko.land_words import tell_land
from lampion.games.takenoko.progress import AnyProgress
from lampion.games.takenoko.seat_view import SeatView
from lampion.games.takenoko.view import View
from lampion.text_layout import Block, column, join, width_of

GAP = 3
LEAST_LAND = 38  # columns for the land and what lies below it
PANEL = 46  # the least width for what lies beside the land
WIDEST_PANEL = 76


def draw(view: View, language: str) -> "Board":
    """The table as its viewer sees it, for rich to print."""
    return Board(view, language)


class Board:
    """A view that rich can print, using the width it has, and that explains its pieces."""

    def __init__(self, view: View, language: str) -> None:
        self.view = view
        self.language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from Painter(self.view, self.language, console, options).paint()

    def show(self, names: Sequence[str]) -> Text | None:
        """A list of pieces by id, each with its name; None if one of them is not a piece."""
        called = [describing.call(name, self.language) for name in names]
        if not all(called):
            return None
        width = max(map(len, names)) + 2
        return Text("\n").join(Text(f"{name:<{width}}{words}") for name, words in zip(names, called, strict=True))

    def describe(self, word: str) -> list[str]:
        """A piece in words; empty if the word names none."""
        return describing.describe(word, self.view["options"], self.language)


class Painter:
    """Lays out one view for one screen."""

    def __init__(self, view: View, language: str, console: Console, options: ConsoleOptions) -> None:
        self.view = view
        self.language = language
        self.console = console
        self.width = options.max_width
        self.glyphs = drawing.ASCII if options.ascii_only else drawing.UNICODE

    def paint(self) -> Iterator[Text]:
        """The whole table, line by line."""
        size, land = self.land()
        side = max(width_of(land), LEAST_LAND)
        room = min(self.width - side - GAP, WIDEST_PANEL)
        if room >= PANEL:
            left = column([land, self.legend(size, side), self.supply(side)])
            lines = join([left, column([*self.seats(room), self.hikari(room)])], GAP)
        else:
            seats = self.seats(self.width)
            lines = column(
                [land, self.legend(size, self.width), *seats, self.supply(self.width), self.hikari(self.width)]
            )
        for line in [*self.header(), Text(), *lines]:
            line.no_wrap, line.overflow = True, "crop"
            yield line

    def say(self, key: str, **data: object) -> str:
        """A text of this game."""
        return describing.say(self.language, key, **data)

    def name(self, seat: int) -> str:
        """A player as the board calls them."""
        key = "terminal-you" if seat == self.view["you"] else "terminal-player"
        return i18n.say(self.language, key, seat=seat + 1)

    def wrap(self, text: str | Text, width: int, indent: int = 0) -> Block:
        """A paragraph as lines that fit, all but the first indented."""
        words = Text(text) if isinstance(text, str) else text
        lines = list(words.wrap(self.console, max(20, width - indent)))
        for line in lines:
            line.rstrip()
        return [lines[0], *(Text.assemble(" " * indent, line) for line in lines[1:])] if lines else []

    def under(self, title: Text, paragraphs: Sequence[str | Text], width: int) -> Block:
        """A heading and paragraphs below it."""
        lines = self.wrap(title, width)
        for paragraph in paragraphs:
            lines += [Text.assemble("  ", line) for line in self.wrap(paragraph, width - 2, 2)]
        return lines

    def counts(self, numbers: Mapping[str, int], every: bool = False) -> str:
        """`2 green, 1 pink`; zeros are left out unless every count is asked for."""
        parts = [self.say(f"count-{name}", count=count) for name, count in numbers.items() if count or every]
        return ", ".join(parts) or self.say("count-nothing")

    # The turn

    def header(self) -> Block:
        """The turn, whose it is, the phase, the weather, and the actions made or planned."""
        view = self.view
        parts = [self.say("name")]
        if view["turn"]:
            parts.append(self.say("table-turn", turn=view["turn"]))
            if view["phase"] != "over":
                parts.append(self.say("table-active", who=self.name(view["active"])))
        parts.append(self.say(f"phase-{view['phase']}"))
        if view["hikari"] and view["hikari"]["window"]:
            parts.append(self.say(f"table-window-{view['hikari']['window']}"))
        more = []
        if view["weather"]:
            more.append(self.say("table-weather", face=self.say(f"face-{view['weather']}")))
        if view["actions"]:
            more.append(self.say("table-actions", actions=self.actions(view["actions"])))
        if view["plans"]:
            planned = [action for action, count in view["plans"].items() for _ in range(count)]
            more.append(self.say("table-plans", actions=self.actions(planned)))
        if view["stalled"]:
            more.append(self.say("table-stalled", rounds=view["stalled"]))
        lines = self.wrap(Text(" · ".join(parts), f"bold {GOLD}"), self.width)
        return lines + self.wrap(" · ".join(more), self.width) if more else lines

    def actions(self, actions: Sequence[str]) -> str:
        """Actions by name."""
        return ", ".join(self.say(f"action-{action}") for action in actions)

    # The land

    def land(self) -> tuple[Size | None, Block]:
        """The land in the largest size for which there is room, and that size; in words if it is too wide for any."""
        free = drawing.free_cells(self.view) if self.view["phase"] == "keep" and self.view["pile"]["drawn"] else set()
        labels = describing.labels_of(self.language)
        for size in drawing.sizes_for(self.view, free):
            lines = LandDrawing(self.view, size, self.glyphs, labels).lines(free)
            if width_of(lines) <= self.width:
                return size, lines
        told = tell_land(self.view, self.glyphs, self.language)
        return None, [line for paragraph in told for line in self.wrap(paragraph, self.width, 2)]

    def legend(self, size: Size | None, width: int) -> Block:
        """What the marks mean."""
        letter = describing.letters_of(self.language)["green"]
        example = f"{letter}3 {self.say('chip-fertilizer.short')}{self.glyphs.irrigated}"
        parts = [self.say("table-legend", example=example, dry=self.glyphs.dry)]
        connected = {channel["connected"] for channel in self.view["channels"]}
        if True in connected:
            parts.append(self.say("table-legend-live", mark=self.glyphs.channels[drawing.EAST] * 3))
        if False in connected:
            parts.append(self.say("table-legend-cut", mark=self.glyphs.cut[0] * 3))
        marks = describing.labels_of(self.language).figures_at(size) if size else {}
        for name, mark in marks.items():
            if self.view["figures"][name]:
                parts.append(f"{mark} {self.say(f'figures-{name}')}")
        if any(seat["hand"] for seat in self.view["seats"]):
            parts.append(self.say("table-legend-claimable", mark=self.glyphs.claimable))
        return self.wrap(Text(" · ".join(parts), DIM), width)

    # The seats

    def seats(self, width: int) -> list[Block]:
        """The viewer's own seat first, then the others in turn order."""
        count = len(self.view["seats"])
        you = self.view["you"]
        start = you if you is not None and you < count else 0
        return [self.seat(self.view["seats"][(start + place) % count], width) for place in range(count)]

    def seat(self, seat: SeatView, width: int) -> Block:
        """A seat: what lies in front of it, and what it holds."""
        paragraphs: list[str | Text] = []
        if seat["objectives"] is None:
            paragraphs.append(self.say("table-hand", what=self.counts(seat["hand_counts"])))
        else:
            paragraphs += [self.objective(progress) for progress in seat["objectives"]]
        if seat["special"]:
            is_you = seat["seat"] == self.view["you"]
            name = seat["special"]
            words = describe_piece("special", name, self.language) if is_you else self.say(f"special-{name}")
            paragraphs.append(self.say("table-special", special=words))
        if seat["seat"] == self.view["active"]:
            paragraphs += self.drawn_plots()
        stored = {"channels": seat["channels"], **seat["chips"]}
        if any(stored.values()):
            paragraphs.append(self.say("table-stored", what=self.counts(stored)))
        if any(seat["eaten"].values()):
            paragraphs.append(self.say("table-eaten", what=self.counts(seat["eaten"])))
        if seat["claimed"]:
            claimed = [f"{self.say(f'card-{card}')} ({CARDS[card].points})" for card in seat["claimed"]]
            paragraphs.append(self.say("table-claimed", what=" · ".join(claimed)))
        return self.under(self.title(seat), paragraphs, width)

    def title(self, seat: SeatView) -> Text:
        """The player's name and standing."""
        number = seat["seat"]
        name = self.say("table-you", seat=number + 1) if number == self.view["you"] else self.name(number)
        crown = f" {self.glyphs.crown}" if number in self.view["winners"] else ""
        provisional = seat["score"]["supreme"] if self.view["provisional"] else 0
        standing = [
            self.say(
                "table-standing",
                points=seat["score"]["total"] - provisional,
                provisional=provisional,
                claimed=len(seat["claimed"]),
                target=self.view["target"],
            )
        ]
        if self.view["emperor"] == number:
            standing.append(self.say("table-emperor"))
        if seat["ally"] is not None:
            standing.append(self.say("table-ally", who=self.name(seat["ally"])))
        return Text.assemble((f"{name}{crown}", f"bold {GOLD}"), f"  {' · '.join(standing)}")

    def objective(self, progress: AnyProgress) -> Text:
        """An objective in hand, marked if it can be claimed."""
        card, ready = progress["card"], progress["ready"]
        mark = f"{self.glyphs.claimable} " if ready else "  "
        words = self.say("table-objective", name=self.say(f"card-{card}"), points=progress["points"])
        return Text.assemble((mark, f"bold {GOLD}"), (words, "bold" if ready else ""), (f"  {card}", DIM))

    def drawn_plots(self) -> list[str]:
        """The plots that the active player has just drawn."""
        pile = self.view["pile"]
        if not pile["drawn_count"]:
            return []
        drawn = pile["drawn"]
        kinds = ", ".join(self.say(f"plot-{kind}") for kind in drawn) if drawn else ""
        return [self.say("table-drawn", what=kinds or self.counts({"plots": pile["drawn_count"]}))]

    # What lies beside the land

    def supply(self, width: int) -> Block:
        """The pile, channels, chips, bamboo and decks."""
        view = self.view
        pile = view["pile"]
        lines = [self.say("table-pile", what=self.counts({"plots": pile["left"]}, every=True))]
        if any(pile["below"]):
            unknown = self.say("table-unknown-plot")
            below = ", ".join(self.say(f"plot-{kind}") if kind else unknown for kind in pile["below"])
            lines.append(self.say("table-below", what=below))
        lines += [
            self.say("table-remembered", what=", ".join(self.say(f"plot-{kind}") for kind in seat["remembers"]))
            for seat in view["seats"]
            if seat["remembers"] and seat["seat"] == view["you"]
        ]
        lines.append(self.say("table-rest", what=self.counts(view["supply"])))
        if view["bamboo"]:
            lines.append(self.say("table-bamboo", what=self.counts(view["bamboo"], every=True)))
        lines.append(self.say("table-decks", what=self.counts(view["decks"], every=True)))
        rejected = [self.say(f"card-{card}") for cards in view["rejected"].values() for card in cards]
        if rejected:
            lines.append(self.say("table-rejected", what=", ".join(rejected)))
        return self.under(Text(self.say("table-supply"), f"bold {GOLD}"), lines, width)

    def hikari(self, width: int) -> Block:
        """The announced card, figures on holiday, supreme objectives and the display; nothing without Hikari.

        What the cards on display do is explained when one may be taken.
        """
        hikari = self.view["hikari"]
        if hikari is None:
            return []
        supreme = [self.say(f"supreme-{name}.about", points=SUPREME[name]) for name in hikari["supreme"]]
        display = [describe_piece("special", name, self.language) for name in hikari["display"]]
        if self.view["phase"] != "take":
            display = [" · ".join(self.say(f"special-{name}") for name in hikari["display"])]
        display.append(self.say("table-specials", pile=hikari["pile"], discard=len(hikari["discard"])))
        return column([
            self.hikari_news(hikari, width),
            self.under(Text(self.say("table-supreme"), f"bold {GOLD}"), supreme, width),
            self.under(Text(self.say("table-display"), f"bold {GOLD}"), display, width),
        ])  # fmt: skip

    def hikari_news(self, hikari: HikariView, width: int) -> Block:
        """The announced card, and figures that are away."""
        lines: Block = []
        if hikari["announced"] and hikari["announcer"] is not None:
            words = self.say(
                "table-announced",
                who=self.name(hikari["announcer"]),
                use=hikari["announced"],
                cancels=hikari["cancels"],
            )
            lines += self.wrap(Text(words, "bold reverse"), width)
        for figure, seat in hikari["holidays"].items():
            lines += self.wrap(self.say("table-holiday", figure=figure, who=self.name(seat)), width)
        return lines
