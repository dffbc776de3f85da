"""Which pieces of the box an event or an offer names, for any game: from what the game declares of its fields."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lampion import i18n
from lampion.kernel.game import Event, Game

ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]*")
POINTS = ("points", "value")  # the fields in which events say what a piece brings


@dataclass(frozen=True)
class Mention:
    """A piece in an event: what happened, to whom, what sort of piece it is and which, and the points it brought."""

    event: str
    seat: int | None
    sort: str
    piece: str
    points: int


def find_mentions(game: Game, event: Event) -> Iterator[Mention]:
    """The pieces that an event names; the points belong to the first of them."""
    points = next((event["data"][name] for name in POINTS if isinstance(event["data"].get(name), int)), 0)
    for sort, piece, whose in find_pieces(game, event["data"]):
        yield Mention(event["kind"], event["seat"] if whose is None else whose, sort, piece, points)
        points = 0


def find_pieces(game: Game, data: Mapping[str, Any]) -> Iterator[tuple[str, str, int | None]]:
    """The sort and the id of each piece that data names, and the seat where it is listed by seat."""
    for name, value in data.items():
        meaning = game.meanings.get(name)
        if meaning is None:
            values = value if isinstance(value, list) else [value]
            for one in values:
                if isinstance(one, str) and ID.fullmatch(one):
                    yield sort_of(game, name, one), one, None
        elif meaning.how == "piece" and isinstance(value, str):
            yield meaning.piece, value, None
        elif meaning.how == "by-seat":
            for seat, one in enumerate(value):
                yield meaning.piece, one, seat


def sort_of(game: Game, name: str, piece: str) -> str:
    """The sort of a piece; a list such as `kinds` holds pieces of the sort `kind`."""
    single = name.removesuffix("s")
    if single == name or i18n.knows("en", f"{game.id}-{name}-{piece}"):
        return name
    return single if i18n.knows("en", f"{game.id}-{single}-{piece}") or f"{single}s" == name else name
