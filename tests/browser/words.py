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


def regex(pattern: ast.Pattern, *, inside: bool = False, **wanted: str) -> str:
    """A text as a regular expression; its variables match anything, or the given values.

    If it is looked for inside of others, what would match anything before it is left out: searching takes too long.
    """
    first, *others = (piece(element, wanted, inside and not place) for place, element in enumerate(pattern.elements))
    return "".join(others if inside and others and first == ANYTHING else [first, *others])


def piece(element: ast.TextElement | ast.Placeable, wanted: dict[str, str], inside: bool) -> str:
    """An element of a text as a regular expression."""
    if isinstance(element, ast.TextElement):
        return "".join("\\s+" if part.isspace() else re.escape(part) for part in re.split(r"(\s+)", element.value))
    shown = element.expression
    if isinstance(shown, ast.SelectExpression):
        return f"(?:{'|'.join(regex(variant.value, inside=inside, **wanted) for variant in shown.variants)})"
    if isinstance(shown, ast.StringLiteral):
        return re.escape(shown.value)
    if isinstance(shown, ast.VariableReference) and shown.id.name in wanted:
        return wanted[shown.id.name]
    return ANYTHING


def words(language: str, *keys: str, whole: bool = True, **wanted: str) -> re.Pattern[str]:
    """A pattern that matches any of these texts."""
    found = "|".join(regex(messages(language)[key], inside=not whole, **wanted) for key in keys)
    return re.compile(f"^\\s*(?:{found})\\s*$" if whole else f"(?:{found})")


def count(language: str, key: str, text: str) -> int:
    """The `$count` of a text found anywhere on the page; 0 if the text is missing."""
    found = re.search(regex(messages(language)[key], inside=True, count="(\\d+)"), text)
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
