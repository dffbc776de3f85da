"""Plots, improvements, objectives, special cards and supreme objectives in words, for help and for the table."""

from collections.abc import Mapping

from lampion import i18n
from lampion.games.takenoko import lookups as box
from lampion.games.takenoko.constants import actions, figures
from lampion.games.takenoko.drawing import Labels
from lampion.games.takenoko.pieces import CATEGORIES, COLOURS, FACES, IMPROVEMENTS, PlotObjective

CARDS = {card.id: card for card in box.CARDS}
SUPREME = dict(zip(box.SUPREME_IDS, box.SUPREME_POINTS, strict=True))
PLACES = {  # kinds of pieces that have a name and an explanation
    "chip": IMPROVEMENTS,
    "special": tuple(box.SPECIAL_NUMBERS),
    "face": FACES,
    "action": actions.names,
}


def say(language: str, key: str, **data: object) -> str:
    """A text of this game in a language."""
    return i18n.say(language, f"takenoko-{key}", **data)


def describe(word: str, options: Mapping[str, str], language: str) -> list[str]:
    """Every piece with this id or name, or every objective whose id starts with it; empty if there is none."""
    name = word.lower()
    if name in CARDS:
        return [describe_card(name, options, language)]
    found = [
        describe_piece(kind, piece, language)
        for kind, pieces in PLACES.items()
        for piece in pieces
        if name in (piece, say(language, f"{kind}-{piece}").lower())
    ]
    if name in SUPREME:
        found.append(describe_supreme(name, language))
    if name in box.KIND_NUMBERS:
        improvement = name.partition("-")[2]
        found.append(say(language, f"plot-{name}"))
        found += [describe_piece("chip", improvement, language)] if improvement else []
    if name.partition("-")[0] in CATEGORIES and not found:
        found += [describe_card(card, options, language) for card in CARDS if card.startswith(name)]
    return found


def call(word: str, language: str) -> str:
    """The name of a piece that chance can draw, by its id; empty for any other word."""
    for kind in ("card", "plot", "special", "supreme", "face"):
        if i18n.knows(language, f"takenoko-{kind}-{word}"):
            return say(language, f"{kind}-{word}")
    return ""


def describe_piece(kind: str, name: str, language: str) -> str:
    """A piece and what it does."""
    about = {
        "chip": f"chip-{name}.about",
        "special": f"special-{name}.about",
        "face": f"face-{name}.about",
        "action": f"action-{name}.about",
    }[kind]
    return say(language, "described", name=say(language, about.removesuffix(".about")), about=say(language, about))


def describe_supreme(name: str, language: str) -> str:
    """A supreme objective and what it scores. [HK-12]"""
    about = say(language, f"supreme-{name}.about", points=SUPREME[name])
    return say(language, "described", name=say(language, f"supreme-{name}"), about=about)


def describe_card(name: str, options: Mapping[str, str], language: str) -> str:
    """An objective, what it asks for and what it is worth. [TK-11]"""
    card = CARDS[name]
    shape = card.category
    if isinstance(card, PlotObjective):
        shape = card.shape if len(card.colours) == 1 else options["diamonds"]
    return say(
        language,
        "objective",
        card=name,
        category=say(language, f"category-{card.category}"),
        points=card.points,
        name=say(language, f"card-{name}"),
        about=say(language, f"shape-{shape}"),
    )


def letters_of(language: str) -> dict[str, str]:
    """The letter of each colour."""
    return {colour: say(language, f"colour-{colour}.letter") for colour in COLOURS}


def labels_of(language: str) -> Labels:
    """The short words on tiles."""
    return Labels(
        letters=letters_of(language),
        improvements={"": ""} | {chip: say(language, f"chip-{chip}.short") for chip in IMPROVEMENTS},
        figures={figure: say(language, f"figures-{figure}.short") for figure in figures.names},
        initials={figure: say(language, f"figures-{figure}.letter") for figure in figures.names},
        pond=say(language, "table-pond"),
    )
