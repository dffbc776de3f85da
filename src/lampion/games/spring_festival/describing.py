"""Tiles, cards and signs in words, for help and for readers who cannot see them."""

from collections.abc import Sequence

from lampion import i18n
from lampion.games.spring_festival import lookups as box
from lampion.games.spring_festival.pieces import HOLE, LETTERS, WILD, Card, Tile

TILES = {tile.id: tile for tile in box.TILES}
CARDS = {card.id: card for card in box.CARDS}


def describe(word: str, language: str) -> list[str]:
    """A tile or card by its id, all tiles of a kind (`R3`), or a sign by its id; empty for any other word."""
    kind = word.upper()
    if kind in TILES:
        return [describe_tile(TILES[kind], language)]
    if kind in CARDS:
        return [describe_card(CARDS[kind], language)]
    if word.lower() in box.SIGN_NUMBERS:
        return [describe_sign(word.lower(), language)]
    letters = letters_of(language)
    alike = [tile for tile in TILES.values() if kind == f"{letters[tile.colour]}{tile.explosions}"]
    return [describe_tile(tile, language) for tile in alike]


def letters_of(language: str) -> dict[str, str]:
    """The letter of each colour."""
    return {colour: i18n.say(language, f"spring-festival-colour-{colour}.letter") for colour in LETTERS.values()}


def describe_tile(tile: Tile, language: str) -> str:
    """A tile in words."""
    return i18n.say(
        language,
        "spring-festival-tile",
        tile=tile.id,
        colour=i18n.say(language, f"spring-festival-colour-{tile.colour}.tile"),
        explosions=tile.explosions,
        arrows=directions(tile.arrows, language),
        halves=len(tile.sparks),
        sparks=directions(tile.sparks, language),
    )


def directions(names: Sequence[str], language: str) -> str:
    """Directions in words."""
    return ", ".join(i18n.say(language, f"spring-festival-direction-{name}") for name in names)


def describe_card(card: Card, language: str) -> str:
    """A composition card in words, its cells row by row."""
    rows = []
    for line in card.grid:
        cells = (describe_cell(mark, language) for mark in line if mark != HOLE)
        rows.append(", ".join(cells))
    return i18n.say(
        language, f"spring-festival-card-{card.kind}", card=card.id, points=card.points,
        shape=i18n.say(language, f"spring-festival-shape-{card.shape}"), rows=" / ".join(rows),
    )  # fmt: skip


def describe_cell(mark: str, language: str) -> str:
    """What a cell of a card asks for."""
    if mark == WILD:
        return i18n.say(language, "spring-festival-wild")
    return i18n.say(language, f"spring-festival-colour-{LETTERS[mark]}") if mark in LETTERS else mark


def describe_sign(sign: str, language: str) -> str:
    """A sign and what it scores. [SF-12]"""
    name = i18n.say(language, f"spring-festival-sign-{sign}")
    points = box.SIGN_POINTS[box.SIGN_NUMBERS[sign]]
    about = i18n.say(language, f"spring-festival-sign-{sign}.about", points=points)
    return i18n.say(language, "spring-festival-table-sign", name=name, about=about)
