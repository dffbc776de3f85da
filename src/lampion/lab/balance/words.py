"""Figures in words, in one language: their numbers, what they are about, and the sentence that says what they mean."""

from __future__ import annotations

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
            return str(word_for(self.game, names[1], names[2], self.language))
        if sort == "offer":
            return str(word_for(self.game, names[0], names[1], self.language))
        if sort == "level":
            level = names[0].rpartition(":")[2]
            return self.say("balance-about-level", id=names[0], name=self.say(f"web-level-{level}"))
        return self.say(f"balance-about-{sort}", id=names[0])

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
        words = {"about": about, "value": value, "null": null, "verdict": figure.verdict, "id": figure.about[-1:]}
        words["id"] = figure.about[1] if len(figure.about) == 2 else ""
        text = self.say(f"balance-{figure.group}-{figure.name}", **words | data)
        return " ".join(text.split(" ")).strip()

    def title(self, figure: Figure) -> str:
        """What a figure is, in a table of differences."""
        group = self.say(f"balance-{figure.group}")
        if figure.about and figure.about[0] in ("piece", "shared"):
            return f"{group}: {self.about(figure.about)} ({self.kind(figure.about[1])})"
        return f"{group}: {self.label(figure)}"
