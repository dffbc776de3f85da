"""A match in words, with a paragraph for each decision."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from lampion import i18n
from lampion.cli.names import Names
from lampion.cli.values import join, plain
from lampion.kernel.game import Event, Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match


@dataclass(frozen=True)
class Paragraph:
    """The effect of one decision, or of several chance moves in a row; or a heading."""

    text: str
    is_heading: bool = False


class Story:
    """Follows a match and tells its news, as far as the viewer may know them."""

    def __init__(self, match: Match, names: Names, viewer: int | None) -> None:
        self.match = match
        self.names = names
        self.viewer = viewer  # a seat, None for a spectator, or CHANCE for everything
        self.told = 0
        self.position = match.game.position(match.seats, match.options)

    def news(self) -> Iterator[Paragraph]:
        """What happened since the last call, in order."""
        log = self.match.log[self.told :]
        runs = groupby(enumerate(log), key=lambda entry: -1 if entry[1][0] == CHANCE else entry[0])
        for _, entries in runs:
            events = [event for _, (seat, move) in entries for event in self.step(seat, move)]
            yield from paragraphs(self.match.game, events, self.names)

    def step(self, seat: int, move: int) -> list[Event]:
        """Follow one move."""
        before = self.position.copy()
        self.position.play(seat, move)
        self.told += 1
        return self.match.game.narrate(before, seat, move, self.position, self.viewer)

    def catch_up(self) -> None:
        """Skip to the current position of the match, forwards or back."""
        self.told = len(self.match.log)
        self.position = self.match.position.copy()


def paragraphs(game: Game, events: list[Event], names: Names) -> Iterator[Paragraph]:
    """Events as paragraphs; the start of a new part of the game is a heading."""
    for heading, part in groupby(events, key=is_heading):
        if heading:
            yield from (Paragraph(tell(game, [event], names), True) for event in part)
        else:
            alike = (list(same) for _, same in groupby(part, key=likeness))
            yield Paragraph(" ".join(sentence for same in alike for sentence in tell_alike(game, same, names)))


def is_heading(event: Event) -> bool:
    """Does this event start a new part of the game?"""
    return event["kind"].endswith("-began") or event["kind"] == "game-over"


def likeness(event: Event) -> tuple[Any, ...]:
    """Events that share this can be told together: their kind, whose they are, and what is true of them."""
    return event["kind"], event["seat"], *(value for value in event["data"].values() if isinstance(value, bool))


def tell_alike(game: Game, events: list[Event], names: Names) -> Iterator[str]:
    """Sentences for events of one kind by one seat: a single one if the catalogue has it for several."""
    if len(events) > 1 and i18n.knows(names.language, f"{key_of(game, events[0])}.several"):
        yield tell(game, events, names)
    else:
        yield from (tell(game, [event], names) for event in events)


def tell(game: Game, events: list[Event], names: Names) -> str:
    """A sentence for one event, or for several of one kind, with lists for their data."""
    first = events[0]
    data = plain(game, first["data"], names)
    if len(events) > 1:
        each = [plain(game, event["data"], names) for event in events]
        data = {name: join(game, name, [values[name] for values in each]) for name in data} | {"count": len(events)}
    key = key_of(game, first) + (".several" if len(events) > 1 else "")
    return i18n.say(names.language, key, who=names.name(first["seat"]), you=names.is_you(first["seat"]), **data)


def key_of(game: Game, event: Event) -> str:
    """The catalogue's key for an event."""
    return f"{game.id}-event-{event['kind']}"
