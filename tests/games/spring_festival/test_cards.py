"""Every card of the box is completed by its own picture in all four turns, and by no mirror image of it."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tests.games.spring_festival.tables import completions
from tests.games.spring_festival.writing import Cell, write_board

BOX = tomllib.loads((files("lampion.games.spring_festival") / "components.toml").read_text("utf-8"))
CARDS = {row["id"]: row for kind in ("colour_cards", "pattern_cards") for row in BOX[kind]["rows"]}
TILES = BOX["tiles"]["rows"]
LETTERS = {"B": "blue", "G": "green", "R": "red", "Y": "yellow"}

Picture = dict[Cell, str]


def picture_of(card: str) -> Picture:
    """The cells of a printed card, each with the mark that says what it asks for."""
    grid = CARDS[card]["grid"]
    return {(x, y): mark for y, row in enumerate(grid) for x, mark in enumerate(row) if mark != "."}


def turned(picture: Picture) -> Picture:
    """Turn a picture a quarter clockwise."""
    return {(-y, x): mark for (x, y), mark in picture.items()}


def mirrored(picture: Picture) -> Picture:
    """Swap left and right."""
    return {(-x, y): mark for (x, y), mark in picture.items()}


def moved(picture: Picture) -> Picture:
    """The same picture with its first cell, in reading order, on 0,0."""
    left, top = min(picture, key=lambda cell: (cell[1], cell[0]))
    return {(x - left, y - top): mark for (x, y), mark in picture.items()}


def turns(picture: Picture) -> list[Picture]:
    """A picture in its four turns."""
    pictures = [moved(picture)]
    for _ in range(3):
        pictures.append(moved(turned(pictures[-1])))
    return pictures


def fits(tile: dict[str, Any], mark: str) -> bool:
    """Does a tile have the colour or the number that a mark asks for?"""
    return tile["colour"] == LETTERS.get(mark) or str(tile["explosions"]) == mark


def board_for(picture: Picture) -> str:
    """Exploded tiles that match a picture; those under wild cells match none of its marks."""
    marks = [mark for mark in picture.values() if mark != "*"]
    useless = [tile for tile in TILES if not any(fits(tile, mark) for mark in marks)]
    used: list[str] = []
    tiles = {}
    for cell, mark in picture.items():
        choice = useless if mark == "*" else [tile for tile in TILES if fits(tile, mark)]
        used.append(next(tile["id"] for tile in choice if tile["id"] not in used))
        tiles[cell] = (used[-1], True)
    return write_board(tiles)


def in_text(picture: Picture) -> str:
    """The cells of a picture as a move names them."""
    return " ".join(f"{x},{y}" for x, y in sorted(picture, key=lambda cell: (cell[1], cell[0])))


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_completed_by_its_picture_in_every_turn(card: str) -> None:
    """[SF-2] [SF-9]"""
    for picture in turns(picture_of(card)):
        assert completions(card, board_for(picture), cards=36) == [in_text(picture)]


CHIRAL = [card for card in CARDS if moved(mirrored(picture_of(card))) not in turns(picture_of(card))]


@pytest.mark.parametrize("card", CHIRAL)
def test_a_card_is_not_completed_by_the_mirror_image_of_its_picture(card: str) -> None:
    """[SF-9]"""
    for picture in turns(mirrored(picture_of(card))):
        assert completions(card, board_for(picture), cards=36) == []


def test_most_cards_differ_from_their_mirror_image() -> None:
    """[SF-9] So that mirroring would be noticed."""
    assert len(CHIRAL) == 40
