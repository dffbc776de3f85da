"""Which pieces of the box an event or an offer names, for any game: from what the game declares of its fields."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from lampion import i18n
from lampion.games import game as find_game
from lampion.kernel.game import Event, Game
from lampion.kernel.shapes import choices

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
    """The sort and the id of each piece that data names, and the seat where it is listed by seat.

    A piece that is named twice, such as a tile to be told apart from another one, counts once.
    """
    seen: set[str] = set()
    for name, value in data.items():
        meaning = game.meanings.get(name)
        if meaning is not None and meaning.how == "by-seat":
            for seat, one in enumerate(value):
                yield meaning.piece, one, seat
        elif meaning is None or meaning.how == "piece":
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, str) and one not in seen and (meaning or is_piece(game, name, one)):
                    seen.add(one)
                    yield meaning.piece if meaning else sort_of(game, name, one), one, None


def is_piece(game: Game, name: str, one: str) -> bool:
    """Is what a field holds the id of a piece, and not one of a few words that say how or why?"""
    if not ID.fullmatch(one):
        return False
    return name not in words_of(game.id) or i18n.knows("en", f"{game.id}-{sort_of(game, name, one)}-{one}")


@cache
def words_of(game_id: str) -> frozenset[str]:
    """The fields of a game that hold one of a few words."""
    game = find_game(game_id)
    return choices(game.offer_shapes, game.event_shapes)


def sort_of(game: Game, name: str, piece: str) -> str:
    """The sort of a piece; a list such as `kinds` holds pieces of the sort `kind`."""
    single = name.removesuffix("s")
    if single == name or i18n.knows("en", f"{game.id}-{name}-{piece}"):
        return name
    return single if i18n.knows("en", f"{game.id}-{single}-{piece}") or f"{single}s" == name else name
