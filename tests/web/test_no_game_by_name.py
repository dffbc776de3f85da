"""Common files of the client, the catalogue and the tools know no game by name: a new game needs no edit there."""

import re
from pathlib import Path

import pytest

from lampion.games import GAMES

ROOT = Path(__file__).parents[2]
COMMON = ("web/src", "web/build.py", "web/vite.config.ts", "web/index.html", "src/lampion/i18n", "tools")
TEXT = {".py", ".ts", ".svelte", ".css", ".html", ".ftl", ""}
ALLOWED = {
    "tools/check_release.py",  # a test of what is released: it plays a game
    "tools/take_screenshots.py",  # pictures of games
    "web/src/generated/meanings.ts",  # written from the registry
    "web/src/generated/types.ts",
}


def spellings(game: str) -> tuple[str, ...]:
    """A game's name in catalogues and addresses, in Python, and in types."""
    return game, game.replace("-", "_"), "".join(part.capitalize() for part in game.split("-"))


NAMES = [spelling for game in GAMES for spelling in spellings(game)]
WORDS = {"fireworks"}  # games whose name is also a plain word: it counts only where it is used as a name


def pattern_of(game: str) -> str:
    """What a common file must not contain."""
    if game not in WORDS:
        return "|".join(map(re.escape, spellings(game)))
    return rf"['\"`/]{game}\b|\b{game}[-_/]|\b{game.capitalize()}[A-Z]"


PATTERN = re.compile("|".join(map(pattern_of, GAMES)))


def common_files() -> list[Path]:
    """Every file of the common code: a game's own file or folder carries its name."""
    files = [
        file for name in COMMON for file in ([ROOT / name] if (ROOT / name).is_file() else (ROOT / name).rglob("*"))
    ]
    return sorted(
        file
        for file in files
        if file.is_file()
        and file.suffix in TEXT
        and "__pycache__" not in file.parts
        and ".test." not in file.name
        and str(file.relative_to(ROOT)) not in ALLOWED
        and not any(name in str(file.relative_to(ROOT)) for name in NAMES)
    )


@pytest.mark.parametrize("file", common_files(), ids=lambda file: str(file.relative_to(ROOT)))
def test_a_common_file_names_no_game(file: Path) -> None:
    assert PATTERN.findall(file.read_text("utf-8")) == []


@pytest.mark.parametrize("text", ["'fireworks'", "fireworks-name = ", "games/fireworks", "FireworksView"])
def test_a_plain_word_is_found_where_it_is_a_name(text: str) -> None:
    assert PATTERN.search(text)
    assert not PATTERN.search("The sky is full of fireworks. Fireworks!")


def test_the_search_covers_the_common_code() -> None:
    names = {str(file.relative_to(ROOT)) for file in common_files()}

    assert {"web/src/games/index.ts", "src/lampion/i18n/en/web.ftl", "tools/write_types.py"} <= names
    assert not any("/spring-festival/" in name for name in names)
