"""Boards as coloured text, drawn as in the terminal, for clients without a board for that game."""

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, Literal

from fastapi import Depends, Query
from pydantic import BaseModel, ConfigDict
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from starlette.requests import HTTPConnection

from lampion.kernel.game import Game
from lampion.server.live.story import with_lines
from lampion.server.live.wire import write_json
from lampion.server.people.language import language_of

STEP = 20  # characters between one width and the next
TextPart = tuple[str, str | None, str | None]  # text, colour, background: #rrggbb
TextLine = list[TextPart]
Aside = Callable[[Callable[[], str]], Awaitable[str]]  # does something slow beside the event loop


class Frame(BaseModel):
    """The language and width in which a client wants the board."""

    model_config = ConfigDict(frozen=True)

    language: str
    width: int  # characters in a line

    def draw(self, game: Game, view: Any) -> list[TextLine]:
        """Draw a view of a game."""
        console = Console(
            file=io.StringIO(), width=self.width, force_terminal=True, color_system="truecolor", legacy_windows=False
        )
        return [to_parts(line) for line in console.render_lines(game.draw(view, self.language), pad=False)]


class News:
    """A message about what happened, put into words once for all listeners who get the same one."""

    def __init__(self, message: Mapping[str, Any], lines: Sequence[str], game: Game, view: Any) -> None:
        self.message, self.lines = message, lines
        self.game, self.view = game, view
        self.drawings: dict[Frame, Drawing] = {}

    @cached_property
    def text(self) -> str:
        """The message without a drawn board."""
        return with_lines(self.message, self.lines)

    def for_frame(self, frame: Frame | None, aside: Aside) -> "str | Drawing":
        """The message for listeners who want a drawn board, or none."""
        if frame is None or self.view is None:
            return self.text
        if frame not in self.drawings:
            self.drawings[frame] = Drawing(self, frame, aside)
        return self.drawings[frame]


class Drawing:
    """News whose board is slow to draw: drawn `aside`, once for all listeners who get the same one."""

    def __init__(self, news: News, frame: Frame, aside: Aside) -> None:
        self.news, self.frame = news, frame
        self.aside = aside
        self.task: asyncio.Future[str] | None = None

    async def text(self) -> str:
        """The message in the form in which it is sent."""
        if self.task is None:
            plain = self.plain()
            self.task = asyncio.ensure_future(self.aside(lambda: self.write(plain)))
        return await asyncio.shield(self.task)

    def plain(self) -> str:
        """The message without its board."""
        return self.news.text

    def write(self, plain: str) -> str:
        """Draw the board, which takes about twenty milliseconds."""
        return f'{plain[:-1]},"text":{write_json(self.frame.draw(self.news.game, self.news.view))}}}'


async def frame_of(
    connection: HTTPConnection,
    text: Annotated[Literal["0", "1"], Query(description="1: `text` has the board as the terminal draws it")] = "0",
    width: Annotated[int, Query(ge=40, le=240, description="characters in a line of `text`")] = 100,
) -> Frame | None:
    """The frame that a request asks for, if any."""
    # In steps, so that many listeners at one table share few drawings.
    return Frame(language=language_of(connection), width=width - width % STEP) if text == "1" else None


WantedFrame = Annotated[Frame | None, Depends(frame_of)]


def to_parts(line: Iterable[Segment]) -> TextLine:
    """A line in plain parts; neighbours with the same colours are one part."""
    parts: TextLine = []
    for segment in line:
        style = segment.style
        colours = hexes(style.color if style else None, style.bgcolor if style else None, bool(style and style.reverse))
        if parts and parts[-1][1:] == colours:
            parts[-1] = (parts[-1][0] + segment.text, *colours)
        elif segment.text:
            parts.append((segment.text, *colours))
    return parts


def hexes(colour: Color | None, behind: Color | None, is_reverse: bool) -> tuple[str | None, str | None]:
    """Colours as CSS writes them."""
    front, back = (None if one is None or one.is_default else one.get_truecolor().hex for one in (colour, behind))
    if is_reverse:
        return back or "#0b1026", front or "#f4efe2"
    return front, back
