"""Texts for people: one catalogue per language, shared by terminal, server and browser."""

import os
import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

LANGUAGES = ("en", "fr")
VOWEL = re.compile("[aeiouàâäéèêëîïôöùûüæœ]|y(?![aeiou])", re.IGNORECASE)


def preferred() -> str:
    """The language of the user: `LAMPION_LANGUAGE`, then the locale, else English."""
    for variable in ("LAMPION_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def say(language: str, key: str, **data: Any) -> str:
    """The text for a key in a language, filled with the data; `key.part` is an attribute of a message."""
    message_id, _, part = key.partition(".")
    words = bundle(language)
    message = words.get_message(message_id)
    pattern = message.attributes[part] if part else message.value
    if pattern is None:
        raise LookupError(key)
    text, problems = words.format_pattern(pattern, data)
    if problems:
        raise problems[0]
    return str(text)


def knows(language: str, key: str) -> bool:
    """Does the catalogue have this key?"""
    message_id, _, part = key.partition(".")
    words = bundle(language)
    return words.has_message(message_id) and (not part or part in words.get_message(message_id).attributes)


@cache
def bundle(language: str) -> Any:
    """All catalogue files of a language as one Fluent bundle."""
    if language not in LANGUAGES:
        raise LookupError(f"no catalogue for {language!r}: choose from {', '.join(LANGUAGES)}")
    words = FluentBundle([language], functions={"DE": de}, use_isolating=False)
    for name, text in sources(language):
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise SyntaxError(f"{language}/{name}: {entry.content}")
        words.add_resource(resource)
    return words


def de(name: Any) -> Any:
    """A name after the French `de`: `de Tao`, `d’Ada`. Catalogues call it as `DE`, in the browser too."""
    return f"d’{name}" if VOWEL.match(str(name)) else f"de {name}"


def sources(language: str) -> list[tuple[str, str]]:
    """The catalogue files of a language: (file name, text)."""
    folder = files(__package__).joinpath(language)
    found = [(entry.name, entry.read_text("utf-8")) for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return sorted(found)
