"""Figures in words, in one language: their numbers, what they are about, and the sentence that says what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from math import isinf
from typing import Any

from lampion import i18n
from lampion.games import game as find_game
from lampion.kernel.words import outline, word_for
from lampion.lab.balance.figures import Figure, Unit

PERCENT = ("share", "change")
SIGNED = ("change", "lead")


class Words:
    """Says things about one game in one language."""

    def __init__(self, language: str, game_id: str) -> None:
        self.language = language
        self.game = find_game(game_id)

    def say(self, key: str, **data: Any) -> str:
        """A text of the catalogue."""
        return i18n.say(self.language, key, **data)

    def number(self, value: float, unit: Unit) -> str:
        """A number in its unit, as people write it."""
        if isinf(value):
            return "…"
        shown = value * 100 if unit in PERCENT else value
        if unit not in SIGNED:
            return self.say(f"balance-{unit}", value=shown)
        sign = "±" if round(shown, 1) == 0 else "+" if shown > 0 else "−"
        return self.say(f"balance-{unit}", value=abs(shown), sign=sign)

    def interval(self, low: float, high: float, unit: Unit) -> str:
        """An interval; nothing for a fact without one."""
        if low == high:
            return ""
        return self.say("balance-interval", low=self.number(low, unit), high=self.number(high, unit))

    def about(self, about: tuple[str, ...]) -> str:
        """Whom or what a figure is about."""
        if not about:
            return ""
        sort, *names = about
        if sort == "source":
            return self.source(names[0])
        if sort == "phase":
            return outline(self.language, names[0])
        if sort in ("piece", "shared"):
            return self.piece(names[1], names[2])
        if sort == "offer":
            return self.piece(names[0], names[1])
        if sort in ("level", "budget"):
            return self.bot(names[0])
        return self.say(f"balance-about-{sort}", id=self.move(names[0]) if sort == "word" else names[0])

    def piece(self, sort: str, piece: str) -> str:
        """A piece of the box."""
        word = str(word_for(self.game, sort, piece, self.language))
        key = f"{self.game.id}-piece-{piece}"
        return self.say(key) if word == piece and i18n.knows(self.language, key) else word

    def bot(self, name: str) -> str:
        """A bot, as people call it; one of somebody's own by its name."""
        kind, _, number = name.partition(":")
        if kind == "level":
            return self.say("balance-bot-level", id=number, name=self.say(f"web-level-{number}"))
        key = f"balance-bot-{kind}"
        return self.say(key, count=int(number or 0)) if i18n.knows(self.language, key) else name

    def move(self, word: str) -> str:
        """A kind of moves, as the list of moves calls it; or whatever else a bot does without."""
        key = f"{self.game.id}-move-{word}"
        return f"{self.say(key)} …" if i18n.knows(self.language, key) else word

    def options(self, chosen: Mapping[str, str]) -> str:
        """What is played with, apart from what is usual."""
        usual = {option.name: option.choices[0] for option in self.game.options}
        said = [
            self.say(f"{self.game.id}-option-{name}-{choice}")
            for name, choice in chosen.items()
            if choice != usual.get(name)
        ]
        return " ".join(said) or self.say("balance-options-usual")

    def sort(self, sort: str) -> str:
        """A sort of pieces, as a heading."""
        key = f"{self.game.id}-sort-{sort}"
        return self.say(key) if i18n.knows(self.language, key) else sort

    def source(self, source: str) -> str:
        """Where points come from."""
        return self.say(f"{self.game.id}-score-{source}")

    def kind(self, event: str) -> str:
        """What happens to pieces of a kind: the sentence of the event, with dots for what differs."""
        key = f"{self.game.id}-event-{event}"
        return outline(self.language, key) if i18n.knows(self.language, key) else event

    def label(self, figure: Figure) -> str:
        """A few words for a plot or a table."""
        if figure.about:
            return self.about(figure.about)
        return self.say(f"balance-{figure.group}-{figure.name}.label")

    def sentence(self, figure: Figure) -> str:
        """What the figure means."""
        data = dict(figure.data)
        for name in ("peers",):
            if name in data:
                data[name] = self.number(data[name], figure.unit)
        if "points" in data:
            data["points"] = self.number(data["points"], "points") if data["points"] else "none"
        for name in ("part", "often"):
            if name in data and figure.name != "phase":
                data[name] = self.number(data[name], "share")
        if figure.name == "phase":
            data |= {"p95": f"{data['p95']:.0f}", "often": self.number(data["often"], "count")}
        if "source" in data:
            data["source"] = self.source(data["source"])
        null = "" if figure.null is None else self.number(figure.null, figure.unit)
        about = self.about(figure.about)
        value = self.number(figure.estimate.value, figure.unit)
        words = {"about": about, "value": value, "null": null, "verdict": figure.verdict}
        if "other" in data:
            data["other"] = self.bot(data["other"])
        if figure.about[:1] == ("word",):
            words["id"] = self.move(figure.about[1])
        text = self.say(f"balance-{figure.group}-{figure.name}", **words | data)
        return f"{text[:1].upper()}{text[1:]}".strip()

    def title(self, figure: Figure) -> str:
        """What a figure is, in a table of differences."""
        group = self.say(f"balance-{figure.group}")
        if figure.about and figure.about[0] in ("piece", "shared"):
            return f"{group}: {self.about(figure.about)} ({self.kind(figure.about[1])})"
        return f"{group}: {self.label(figure)}"
