"""Tiles, characters and action cards in words, for help and for the table."""

from lampion import i18n
from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.pieces import FIREWORK_IDS, FUNCTION_IDS, SPECIAL_IDS


def say(language: str, key: str, **data: object) -> str:
    """A text of this game in a language."""
    return i18n.say(language, f"fireworks-{key}", **data)


def call(word: str, language: str) -> str:
    """The name of a piece that chance can draw, by its id; empty for any other word."""
    for kind in ("kind", "card", "character"):
        if i18n.knows(language, f"fireworks-{kind}-{word}"):
            return say(language, f"{kind}-{word}")
    return ""


def describe(word: str, language: str) -> list[str]:
    """Every piece with this id or name; empty if there is none."""
    asked = word.lower()
    tiles = [tile for tile in box.KIND_IDS[1:] if asked in (tile, say(language, f"kind-{tile}").lower())]
    found = [describe_tile(tile, language) for tile in tiles]
    for kind, pieces in (("character", box.CHARACTER_IDS[1:]), ("card", box.CARD_IDS[1:])):
        for piece in pieces:
            name = say(language, f"{kind}-{piece}")
            if asked in (piece, name.lower()):
                found.append(say(language, "described", name=name, about=say(language, f"{kind}-{piece}.about")))
    return found


def describe_tile(tile: str, language: str) -> str:
    """A tile and what it is good for. [FW-2]"""
    if tile in FUNCTION_IDS:
        return say(language, f"function-{tile}.about")
    group = "special" if tile in SPECIAL_IDS else tile.partition("-")[0]
    return say(language, f"about-{group}", tile=say(language, f"kind-{tile}"))


def letters_of(language: str) -> dict[str, str]:
    """The letters of each kind of tile: one for Kiku (capital) and Bodan, two for the others."""
    return {tile: say(language, f"kind-{tile}.letter") for tile in (*FIREWORK_IDS, *SPECIAL_IDS, *FUNCTION_IDS)}
