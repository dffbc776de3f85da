"""The catalogue's texts as patterns, so that tests don't quote them."""

import re
from functools import cache

from fluent.syntax import FluentParser, ast

from lampion.i18n import sources

ANYTHING = "[\\s\\S]+?"
NONSENSE = "¤ ¤"  # what matches this matches anything


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """All texts of a language, by key or by `key.part`."""
    found: dict[str, ast.Pattern] = {}
    for _, text in sources(language):
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                parts = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
                found |= {entry.id.name: entry.value} if entry.value else {}
                found |= parts
    return found


def regex(pattern: ast.Pattern, **wanted: str) -> str:
    """A text as a regular expression; its variables match anything, or the given values."""
    return "".join(piece(element, wanted) for element in pattern.elements)


def piece(element: ast.TextElement | ast.Placeable, wanted: dict[str, str]) -> str:
    """An element of a text as a regular expression."""
    if isinstance(element, ast.TextElement):
        return "".join("\\s+" if part.isspace() else re.escape(part) for part in re.split(r"(\s+)", element.value))
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        return f"(?:{'|'.join(regex(variant.value, **wanted) for variant in inside.variants)})"
    if isinstance(inside, ast.StringLiteral):
        return re.escape(inside.value)
    if isinstance(inside, ast.VariableReference) and inside.id.name in wanted:
        return wanted[inside.id.name]
    return ANYTHING


def words(language: str, *keys: str, whole: bool = True, **wanted: str) -> re.Pattern[str]:
    """A pattern that matches any of these texts."""
    found = "|".join(regex(messages(language)[key], **wanted) for key in keys)
    return re.compile(f"^\\s*(?:{found})\\s*$" if whole else f"(?:{found})")


def count(language: str, key: str, text: str) -> int:
    """The `$count` of a text found anywhere on the page; 0 if the text is missing."""
    found = re.search(regex(messages(language)[key], count="(\\d+)"), text)
    return next((int(number) for number in found.groups() if number), 0) if found else 0


@cache
def telltales(language: str) -> tuple[re.Pattern[str], ...]:
    """Patterns for the texts of a language that have words besides their variables, in each of their variants."""
    patterns = {regex(pattern) for pattern in messages(language).values()}
    found = (re.compile(text) for text in patterns if re.search(r"[^\W\d_]{2}", literal(text)))
    return tuple(pattern for pattern in found if not pattern.fullmatch(NONSENSE))


def literal(text: str) -> str:
    """The literal text in a regular expression."""
    return re.sub(r"\\s\+|\[\\s\\S\]\+\?|\(\?:|[\\|()]", " ", text)


@cache
def belongs_to(language: str, text: str) -> bool:
    """Can this text come from the catalogue of a language?"""
    return any(pattern.fullmatch(text) for pattern in telltales(language))


def is_foreign(text: str, language: str = "fr", other: str = "en") -> bool:
    """Does this text belong to the other language only?"""
    return belongs_to(other, text) and not belongs_to(language, text)
