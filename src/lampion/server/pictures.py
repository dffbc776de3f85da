"""A table as the terminal draws it, for a page that knows no board of that game: lines of coloured text."""

import asyncio
import io
import json
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from fastapi import Depends, Query
from pydantic import BaseModel, ConfigDict
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from starlette.requests import HTTPConnection

from lampion.kernel.game import Game
from lampion.server.language import language_of

STEP = 20  # letters between one width and the next
TextPart = tuple[str, str | None, str | None]  # what it says, its colour, what is behind it: #rrggbb
TextLine = list[TextPart]


class Frame(BaseModel):
    """How somebody wants the table drawn."""

    model_config = ConfigDict(frozen=True)

    language: str
    width: int  # letters in a line

    def draw(self, game: Game, view: Any) -> list[TextLine]:
        """A view of a game, drawn."""
        console = Console(
            file=io.StringIO(), width=self.width, force_terminal=True, color_system="truecolor", legacy_windows=False
        )
        return [to_parts(line) for line in console.render_lines(game.draw(view, self.language), pad=False)]


class Drawing:
    """A message with a picture that takes its time: drawn beside the event loop, once for all who get the same."""

    def __init__(self, message: Mapping[str, Any], frame: Frame, game: Game, view: Any) -> None:
        self.message = message
        self.frame, self.game, self.view = frame, game, view
        self.task: asyncio.Task[str] | None = None

    async def text(self) -> str:
        """The message as it is sent."""
        if self.task is None:
            self.task = asyncio.create_task(asyncio.to_thread(self.write))
        return await asyncio.shield(self.task)

    def write(self) -> str:
        """Draw, which takes some twenty milliseconds."""
        return json.dumps({**self.message, "text": self.frame.draw(self.game, self.view)})


def frame_of(
    connection: HTTPConnection,
    text: Annotated[Literal["0", "1"], Query(description="1: `text` has the table as the terminal draws it")] = "0",
    width: Annotated[int, Query(ge=40, le=240, description="letters in a line of `text`")] = 100,
) -> Frame | None:
    """How the asker wants the table drawn, if at all."""
    # In steps, so that many who look at one table share few drawings.
    return Frame(language=language_of(connection), width=width - width % STEP) if text == "1" else None


Wanted = Annotated[Frame | None, Depends(frame_of)]


def to_parts(line: Iterable[Segment]) -> TextLine:
    """A line without what only a terminal knows; neighbours that look the same are one part."""
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
    """Colours as a page writes them."""
    front, back = (None if one is None or one.is_default else one.get_truecolor().hex for one in (colour, behind))
    if is_reverse:
        return back or "#0b1026", front or "#f4efe2"
    return front, back
