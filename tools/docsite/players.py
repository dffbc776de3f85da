"""Writes the players' page of each game in another language than English, from the catalogue of texts."""

from collections.abc import Iterator
from pathlib import Path

from lampion.games import GAMES, game
from lampion.i18n import knows, say
from lampion.kernel.game import Game

FOLDER = "jeux"  # beside the French index


def write(folder: Path, language: str) -> None:
    """A page for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (folder / f"{name}.md").write_text("\n\n".join(describe(game(name), language)) + "\n", "utf-8")


def describe(play: Game, language: str) -> Iterator[str]:
    """The paragraphs of a page: the game, its makers, the rules in brief, house rules, and our rulings."""
    least, most = min(play.players), max(play.players)
    yield f"# {say(language, f'{play.id}-name')}"
    yield say(language, f"{play.id}-about")
    yield "\n".join(f"- **{credit['name']}** : {', '.join(credit['designers'])}" for credit in play.pieces()["credits"])
    yield f"## {say(language, 'web-help-rules')}"
    yield say(language, "terminal-games-players", least=least, most=most) + "."
    yield say(language, f"{play.id}-rules")
    yield f"## {say(language, 'web-house-rules')}"
    for option in play.options:
        key = f"{play.id}-option-{option.name}"
        yield f"### {say(language, key)}"
        yield say(language, f"{key}.about")
        yield "\n".join(
            f"- {say(language, f'{key}-{choice}')} {say(language, f'{key}-{choice}.about')}"
            for choice in option.choices
        )
    rulings = list(find_rulings(play, language))
    yield f"## {say(language, 'web-about-rulings', count=len(rulings))}"
    for question, answer in rulings:
        yield f"**{question}**  \n{answer}"


def find_rulings(play: Game, language: str) -> Iterator[tuple[str, str]]:
    """Questions that a rulebook leaves open, with our answers."""
    for book in ("", "-more"):
        number = 1
        while knows(language, key := f"{play.id}-web-ruling{book}-{number}"):
            yield say(language, key), say(language, f"{key}.answer")
            number += 1
