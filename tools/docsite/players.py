"""Writes the players' page of each game in another language than English.

The numbered rules are written by hand, in `docs/fr/jeux`; options and rulings come from the catalogue of texts.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from lampion.games import GAMES, game
from lampion.i18n import knows, say
from lampion.kernel.game import Game

FOLDER = "jeux"  # beside the French index
WRITTEN = Path(__file__).resolve().parents[2] / "docs"
HEADING = re.compile(r"^(#+) ([A-Z]{2}-A?\d+(?:-[a-z]+)?) (?=\S)", re.MULTILINE)
MENTION = re.compile(r"(```.*?```|`[^`\n]+`|^#.*$)|\b([A-Z]{2}-A?\d+(?:-[a-z]+)?)\b", re.MULTILINE | re.DOTALL)


def write(folder: Path, language: str) -> None:
    """A page for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (folder / f"{name}.md").write_text("\n\n".join(describe(game(name), language)) + "\n", "utf-8")


def describe(play: Game, language: str) -> Iterator[str]:
    """The paragraphs of a page: the game, its makers, the rules in brief and in full, house rules, and our rulings."""
    start, rules = read_rules(play.id, language)
    least, most = min(play.players), max(play.players)
    yield start
    yield "\n".join(f"- **{credit['name']}** : {', '.join(credit['designers'])}" for credit in play.pieces()["credits"])
    yield f"## {say(language, 'web-help-rules')}"
    yield say(language, "terminal-games-players", least=least, most=most) + "."
    yield say(language, f"{play.id}-rules")
    yield rules
    yield f"## {say(language, 'web-house-rules')}"
    for option in play.options:
        key = f"{play.id}-option-{option.name}"
        yield f"### {say(language, key)}"
        yield say(language, f"{key}.about")
        yield "\n".join(
            f"- {say(language, f'{key}-{choice}')} {say(language, f'{key}-{choice}.about')}"
            for choice in option.choices
        )
    books = dict.fromkeys(rule.partition("-")[0] for _, rule in HEADING.findall(rules))
    rulings = list(find_rulings(play, language, list(books)))
    yield f"## {say(language, 'web-about-rulings', count=len(rulings))}"
    for rule, question, answer in rulings:
        yield mark_rules(f"### {rule} {question}")
        yield answer


def read_rules(name: str, language: str) -> tuple[str, str]:
    """What is written by hand: the beginning of the page, and the numbered rules, with links from rule to rule."""
    text = (WRITTEN / language / FOLDER / f"{name}.md").read_text("utf-8").strip()
    start, heading, rules = text.partition("\n\n## ")
    return link_rules(start), mark_rules(link_rules(heading.lstrip() + rules))


def mark_rules(text: str) -> str:
    """An anchor before each numbered heading."""
    return HEADING.sub(lambda heading: f"({heading[2].lower()})=\n{heading[0]}", text)


def link_rules(text: str) -> str:
    """Each mention of a rule becomes a link, apart from those in headings and code."""
    return MENTION.sub(lambda found: found[1] or f"[{found[2]}](#{found[2].lower()})", text)


def find_rulings(play: Game, language: str, books: list[str]) -> Iterator[tuple[str, str, str]]:
    """Questions that a rulebook leaves open, with our answers: number, question, answer."""
    for book, key in zip(books, ("", "-more"), strict=False):
        number = 1
        while knows(language, text := f"{play.id}-web-ruling{key}-{number}"):
            yield f"{book}-A{number}", say(language, text), say(language, f"{text}.answer")
            number += 1
