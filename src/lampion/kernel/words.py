"""The catalogue's words for what a game names by ids."""

from typing import Any

from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from lampion import i18n
from lampion.kernel.game import Game


def word_for(game: Game, name: str, value: Any, language: str) -> Any:
    """The word for an id, if the catalogue has one; `kinds` is looked up like `kind`."""
    for key in (f"{game.id}-{name}-{value}", f"{game.id}-{name.removesuffix('s')}-{value}"):
        if i18n.knows(language, key):
            return i18n.say(language, key)
    return value


class Variables(Visitor):
    """Finds the names of a text's variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.names.add(node.id.name)


def outline(language: str, key: str, **data: Any) -> str:
    """The text for a key with dots for whatever isn't given: what all such sentences have in common."""
    pattern = i18n.bundle(language).get_message(key).value
    found = Variables()
    found.visit(pattern)
    text = i18n.say(language, key, **dict.fromkeys(found.names, "…") | data)
    return text[:-1] if text.endswith("….") else text
