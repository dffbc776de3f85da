"""The data of events, offers and prompts, ready for the catalogue. The client's `lib/values.ts` says the same."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from lampion import i18n
from lampion.cli.names import Names
from lampion.kernel.game import Game, Reason
from lampion.kernel.shapes import Meaning
from lampion.kernel.words import word_for


def plain(game: Game, data: Mapping[str, Any], names: Names) -> dict[str, Any]:
    """Each value said as its game declares; ids as words, where the catalogue has them."""
    return {name: plain_value(game, name, value, names) for name, value in data.items()}


def plain_value(game: Game, name: str, value: Any, names: Names) -> Any:
    """One value, ready for the catalogue."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in game.meanings and value is not None:
        return say(game, game.meanings[name], value, names)
    if isinstance(value, list):
        return ", ".join(str(word_for(game, name, item, names.language)) for item in value)
    return word_for(game, name, value, names.language)


def say(game: Game, meaning: Meaning, value: Any, names: Names) -> Any:
    """A value with a meaning. The terminal says a place by its coordinates only."""
    match meaning.how:
        case "cell":
            return ",".join(map(str, value))
        case "cells":
            return ", ".join(f"({x},{y})" for x, y in value)
        case "place":
            return ""
        case "piece":
            return word_for(game, meaning.piece, value, names.language)
        case "by-seat":
            words = [word_for(game, meaning.piece, item, names.language) for item in value]
            return ", ".join(f"{names.name(seat)} {word}" for seat, word in enumerate(words))
        case "seat":
            return names.name(value)
        case "seats":
            return names.several(value)
        case "scores":
            return " – ".join(map(str, value))
        case "sum":
            return value


def join(game: Game, name: str, values: list[Any]) -> Any:
    """What several events say in one field: numbers that add up as their sum, everything else as a list.

    Events told together agree on what is true of them. Pieces of a kind are counted: `red Kiku ×2`.
    """
    if name in game.meanings and game.meanings[name].how == "sum":
        return sum(values)
    if values[0] in ("yes", "no"):
        return values[0]
    counts = Counter(values) if name == "kind" else {}
    texts = [f"{value} ×{count}" if count > 1 else value for value, count in counts.items()]
    return ", ".join(texts or map(str, values))


def tell_reasons(game: Game, reasons: Sequence[Reason], names: Names) -> str:
    """Why a move is good, in a few words."""
    language = names.language
    said = [i18n.say(language, f"{game.id}-reason-{one['kind']}", **plain(game, one["data"], names)) for one in reasons]
    return ", ".join(said)
