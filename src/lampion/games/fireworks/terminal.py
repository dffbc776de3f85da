"""The table of Fireworks in the terminal: the box in letters, my sky, the others' skies, and the score aid."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from lampion import i18n
from lampion.games.fireworks import describing, drawing
from lampion.games.fireworks.drawing import DIM, GOLD
from lampion.games.fireworks.view_shapes import BoxTile, CharacterView, SeatView, View
from lampion.text_layout import Block, beside, column, join, width_of

GAP = 4
LARGE = 44  # columns of a sky in full
WIDEST_AID = 90
AID = ("big", "saturn", "kaleidoscope", "flower", "special")  # the rows of the score aid


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
        return describing.describe(word, self.language)


class Painter:
    """Lays out one view for one screen."""

    def __init__(self, view: View, language: str, console: Console, options: ConsoleOptions) -> None:
        self.view = view
        self.language = language
        self.console = console
        self.width = options.max_width
        self.glyphs = drawing.ASCII if options.ascii_only else drawing.UNICODE
        self.letters = describing.letters_of(language)

    def paint(self) -> Iterator[Text]:
        """The whole table, line by line."""
        own = [seat for seat in self.view["seats"] if seat["seat"] == self.view["you"]]
        others = [seat for seat in self.view["seats"] if seat not in own]
        box = self.box()
        side = max(width_of(box), 40)
        if own and self.width >= side + GAP + LARGE:
            left = column([box, *(self.small_seat(seat, side) for seat in others)])
            room = self.width - side - GAP
            right = column([self.large_seat(own[0], room), self.aid(own[0], room)])
            lines = join([left, right], GAP)
        elif own:
            small = beside([self.small_seat(seat, self.width) for seat in others], self.width, GAP)
            lines = column([self.large_seat(own[0], self.width), box, small, self.aid(own[0], self.width)])
        else:
            lines = column(
                [box, beside([self.large_seat(seat, min(self.width, LARGE)) for seat in others], self.width, GAP)]
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

    def kind(self, kind: str) -> str:
        """A tile by name."""
        return self.say(f"kind-{kind}")

    def wrap(self, text: str | Text, width: int, indent: int = 2) -> Block:
        """A paragraph as lines that fit, all but the first indented."""
        words = Text(text) if isinstance(text, str) else text
        lines = list(words.wrap(self.console, max(20, width - indent)))
        for line in lines:
            line.rstrip()
        return [lines[0], *(Text.assemble(" " * indent, line) for line in lines[1:])] if lines else []

    # The turn

    def header(self) -> Block:
        """The turn, whose it is, what is going on, the card, function tiles and the rain."""
        view = self.view
        parts = [self.say("name")]
        if view["turn"]:
            parts.append(self.say("table-turn", turn=view["turn"]))
        if view["turn"] and view["phase"] != "over" and view["open"] is None:
            parts.append(self.say("table-active", who=self.name(view["active"])))
        parts.append(self.say(f"phase-{view['phase']}"))
        if view["ending"] and view["phase"] != "over":
            parts.append(self.say("table-last-round"))
        lines = self.wrap(Text(" · ".join(parts), f"bold {GOLD}"), self.width)
        for words in (self.happening(), self.card(), self.functions()):
            lines += self.wrap(words, self.width) if words else []
        return lines

    def happening(self) -> str:
        """The die, and what is still to be taken."""
        launch, taking = self.view["launch"], self.view["taking"]
        parts = [self.say("table-die", die=self.say(f"die-{launch['die']}"))] if launch and launch["die"] else []
        if taking and taking["left"]:
            parts.append(self.say("table-taking", left=taking["left"]))
        return " · ".join(parts)

    def card(self) -> str:
        """The action card of this launch, and who takes part. [FW-16] [FW-17]"""
        card, deck = self.view["card"], self.view["deck"]
        parts = []
        if card:
            name = self.say(f"card-{card['id']}")
            parts.append(self.say("table-card", card=name, about=self.say(f"card-{card['id']}.about")))
            if len(card["team"]) > 1:
                parts.append(self.say("table-team", who=", ".join(self.name(seat) for seat in card["team"])))
        if deck:
            parts.append(self.say("table-deck", left=deck["left"]))
        return " · ".join(parts)

    def functions(self) -> str:
        """Function tiles that work or wait, and the rain for as long as it lasts. [FW-9] [FW-A19]"""
        functions = self.view["functions"]
        parts = [self.say("table-rain")] if self.view["rain"] else []
        if functions and functions["working"]:
            parts.append(self.say("table-function-works", function=self.say(f"function-{functions['working']}")))
        for one in functions["waiting"] if functions else []:
            if one["seat"] is not None:
                words = self.say(f"function-{one['kind']}")
                parts.append(self.say("table-function-waits", function=words, who=self.name(one["seat"])))
        return " · ".join(parts)

    # The box

    def box(self) -> Block:
        """The box in letters and its open tiles in words; in advanced 2 the tiles on the table."""
        view = self.view
        if view["open"] is not None:
            names = [f"{self.kind(kind)} ×{count}" for kind, count in view["open"].items() if count]
            return self.under(self.say("table-open"), names)
        if view["box"] is None:
            return []
        found = view["box"]
        title = self.say("table-box", up=found["face_up"], down=found["face_down"], outside=found["outside"])
        picture = drawing.draw_box(found, view["launch"], self.letters, self.glyphs) if found["laid_out"] else []
        if width_of(picture) > self.width:
            picture = []
        width = min(self.width, max(width_of(picture), 40))
        lines = [*self.wrap(Text(title, f"bold {GOLD}"), width), *picture]
        inside = [tile for tile in found["tiles"] if tile["up"] and not tile["outside"]]
        outside = [tile for tile in found["tiles"] if tile["outside"]]
        for key, tiles in (("table-up", inside), ("table-outside", outside)):
            if tiles:
                lines += self.wrap(self.say(key, tiles=", ".join(map(self.box_tile, tiles))), width)
        if picture:
            glyphs = self.glyphs
            legend = self.say("table-legend-box", seen=glyphs.seen, aim=glyphs.aim, hit=glyphs.hit)
            lines += self.wrap(Text(legend, DIM), width)
        return lines

    def box_tile(self, tile: BoxTile) -> str:
        """`#17 red Kiku (4,4)`; in a real box only what it is."""
        what = self.kind(tile["kind"]) if tile["kind"] else "?"
        place = tile["place"]
        return f"#{tile['tile']} {what} ({place[0]},{place[1]})" if place else what

    def under(self, title: str, lines: Sequence[str]) -> Block:
        """Lines under a heading."""
        return [Text(title, f"bold {GOLD}"), *(Text(f"  {line}") for line in lines)]

    # The seats

    def large_seat(self, seat: SeatView, width: int) -> Block:
        """A seat with its sky in full."""
        glyphs = self.glyphs
        legend = self.say("table-legend-sky", arc=glyphs.arc, half=glyphs.half, flower=glyphs.flower, start="( )")
        picture = drawing.draw_sky(seat, self.letters, glyphs)
        if width_of(picture) > width:
            return [*self.about(seat, width), *drawing.draw_small_sky(seat, self.letters, glyphs, numbered=True)]
        return [*self.about(seat, width), *picture, *self.wrap(Text(legend, DIM), width)]

    def small_seat(self, seat: SeatView, width: int) -> Block:
        """A seat at a glance."""
        return [*self.about(seat, width), *drawing.draw_small_sky(seat, self.letters, self.glyphs)]

    def about(self, seat: SeatView, width: int) -> Block:
        """Name, points, character, and the tiles to be placed."""
        number = seat["seat"]
        name = self.say("table-you", seat=number + 1) if number == self.view["you"] else self.name(number)
        crown = f" {self.glyphs.crown}" if number in self.view["winners"] else ""
        points: dict[str, int] = {**seat["score"]}  # type: ignore[dict-item]
        provisional = sum(points[part] for part in self.view["provisional"])
        standing = self.say("table-standing", points=points["total"], provisional=provisional, free=seat["free"])
        lines = self.wrap(Text.assemble((f"{name}{crown}", f"bold {GOLD}"), f"  {standing}"), width)
        if seat["character"]:
            lines += self.wrap(self.character(seat["character"]), width)
        held = [self.kind(kind) for kind in (*seat["starts"], *seat["held"])]
        if held:
            lines += self.wrap(self.say("table-held", tiles=", ".join(held)), width)
        return lines

    def character(self, character: CharacterView) -> str:
        """A character with what its owner has so far. [FW-15]"""
        return self.say(
            "table-character",
            character=self.say(f"character-{character['id']}"),
            about=self.say(f"character-{character['id']}.about"),
            done=character["done"],
            needed="none" if character["needed"] is None else character["needed"],
            points=character["points"],
        )

    def aid(self, seat: SeatView, width: int) -> Block:
        """The score aid, with what the viewer has so far. [FW-14]"""
        points: dict[str, int] = {**seat["score"]}  # type: ignore[dict-item]
        lines = []
        for part in AID:
            count = len(seat["specials"]) if part == "special" else sum(one["shape"] == part for one in seat["shapes"])
            have = self.say("table-aid-have", count=count, points=points[part])
            lines.append(f"{self.say(f'table-aid-{part}')} – {have}")
        wrapped = [line for words in lines for line in self.wrap(words, min(width, WIDEST_AID))]
        return [Text(self.say("table-aid"), f"bold {GOLD}"), *wrapped]
