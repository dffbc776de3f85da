"""Shapes and emperor cards in words, for help and for readers who cannot see them."""

from lampion import i18n
from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice.pieces import COLOURS, Shape

SHAPES = {shape.id: shape for shape in box.BOX.shapes}
CARDS = {card.id: card for card in box.BOX.cards}


def describe(word: str, language: str) -> list[str]:
    """A shape or an emperor card by its id, an installation by its name; empty for any other word."""
    name = word.upper()
    if name in SHAPES:
        return [describe_shape(SHAPES[name], language)]
    if name in CARDS:
        return [describe_card(name, side, language) for side in CARDS[name].sides]
    named = [
        kind
        for kind in ("boat", "platform", "pavilion")
        if word.lower() == i18n.say(language, f"lanterns-dice-installation-{kind}")
    ]
    return [i18n.say(language, f"lanterns-dice-installation-{kind}.about") for kind in named]


def letters_of(language: str) -> dict[str, str]:
    """The letter of each colour."""
    return {colour: i18n.say(language, f"lanterns-dice-colour-{colour}.letter") for colour in COLOURS}


def describe_shape(shape: Shape, language: str) -> str:
    """A shape in words. [LD-1]"""
    return i18n.say(
        language,
        "lanterns-dice-describe-shape",
        id=shape.id,
        shape=i18n.say(language, f"lanterns-dice-shape-{shape.id}"),
        size=shape.size,
        pools="".join(shape.grid).count("#"),
        values=", ".join(map(str, shape.values)),
    )


def describe_card(name: str, side: str, language: str) -> str:
    """A side of an emperor card in words. [LD-10]"""
    card = CARDS[name]
    printed = card.sides[side]
    return i18n.say(
        language,
        "lanterns-dice-describe-card",
        card=name,
        side=side,
        cost=card.cost,
        effect=i18n.say(language, f"lanterns-dice-effect-{printed.effect}", areas=printed.areas),
        status=printed.status,
    )
