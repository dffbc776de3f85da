"""The page's texts: every key the client uses is in the catalogue, and no text is hard-coded."""

import re
from pathlib import Path

import pytest

from tests.i18n.test_catalogue import keys

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = sorted(file for kind in ("*.svelte", "*.ts") for file in WEB.rglob(kind) if "generated" not in file.parts)
COMPONENTS = [file for file in SOURCES if file.suffix == ".svelte"]
PLACEHOLDER = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")


def named(text: str) -> set[str]:
    """The quoted strings that look like keys, with `*` for placeholders."""
    found = re.findall(r"'([a-z][\w.-]*)'", text) + re.findall(r'"([a-z][\w.-]*)"', text)
    templates = [PLACEHOLDER.sub("*", template) for template in re.findall(r"`([^`\n]*)`", text)]
    return {word for word in [*found, *templates] if re.match(r"[a-z*][\w.*-]*\Z", word) and "-" in word}


def all_named() -> set[str]:
    return {word for file in SOURCES for word in named(file.read_text("utf-8"))}


def matches(pattern: str, key: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", r".+"), key) is not None


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(WEB)))
def test_every_key_that_a_file_names_is_in_the_catalogue(file: Path) -> None:
    """Keys are what is given to `t`; templates must fit at least one key."""
    text = PLACEHOLDER.sub("*", file.read_text("utf-8"))
    asked = re.findall(r"\bt\(\s*['\"`]([\w.*-]+)['\"`]", text)

    assert [key for key in asked if not any(matches(key, known) for known in keys("en"))] == []


def test_no_text_of_the_page_is_unused() -> None:
    own = {key for key in keys("en") if re.match(r"(?:[a-z-]+-)?web-", key)}
    patterns = [word for word in all_named() if "web-" in word]

    assert sorted(key for key in own if not any(matches(pattern, key) for pattern in patterns)) == []


@pytest.mark.parametrize(
    "file", [f for f in SOURCES if f.suffix == ".svelte"], ids=lambda file: str(file.relative_to(WEB))
)
def test_no_component_contains_literal_text(file: Path) -> None:
    """Letters between tags, and in attributes that people read, come from the catalogue."""
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", file.read_text("utf-8"), flags=re.DOTALL)
    text = strip_braces(text)
    attributes = re.findall(r"\b(?:aria-label|title|placeholder|alt|label)=\"([^\"]*[A-Za-z]{2}[^\"]*)\"", text)
    between = [part.strip() for part in re.findall(r">([^<>]*)<", text)]
    words = [part for part in between if re.search(r"[A-Za-zÀ-ÿ]{2}", part)]

    assert attributes + words == []


def strip_braces(text: str) -> str:
    """The template without its expressions."""
    depth = 0
    kept = []
    for letter in text:
        depth += letter == "{"
        if not depth:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
