"""The moves a person can choose from: numbered, grouped, with previews, and found by what is typed."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.text import Text

from lampion import i18n
from lampion.cli.names import Names
from lampion.cli.values import plain
from lampion.kernel.game import Game, Offer
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match

GAP = 3


@dataclass(frozen=True)
class Choice:
    """A legal move as listed."""

    text: str
    kind: str
    label: str
    preview: str = ""


class Choices:
    """The legal moves of a seat, in the order of their numbers, which start at 1."""

    def __init__(self, match: Match, seat: int, names: Names) -> None:
        self.game = match.game
        self.language = names.language
        self.by_chance = seat == CHANCE
        if self.by_chance:
            self.all = [Choice(text, "", text) for text in match.texts(seat)]
        else:
            offers = sorted(match.offers(seat), key=lambda offer: reading_order(self.game, offer))
            self.all = [self.choice(offer, offers, names) for offer in offers]

    def choice(self, offer: Offer, offers: Sequence[Offer], names: Names) -> Choice:
        """A move with its label and its preview."""
        return Choice(
            offer["move"],
            offer["kind"],
            label(self.game, offer, offers, names),
            preview(self.game, offer["preview"], self.language),
        )

    def find(self, typed: str) -> list[Choice]:
        """The moves that an answer may mean: by number, by full text, or by some of its words in order."""
        words = typed.lower().split()
        exact = [choice for choice in self.all if choice.text.lower().split() == words]
        if exact:
            return exact
        if typed.isdecimal() and typed.isascii() and not self.by_chance:
            return self.all[int(typed) - 1 : int(typed)] if len(typed) < 6 and int(typed) else []
        return [choice for choice in self.all if has_in_order(choice.text.lower().split(), words)]

    def lines(self, width: int) -> list[Text]:
        """The list, with a heading for each kind and as many columns as fit."""
        number = 0
        lines: list[Text] = []
        for kind, group in groupby(self.all, key=lambda choice: choice.kind):
            choices = list(group)
            widest = max(len(choice.label) for choice in choices)
            cells = [entry(number + place, choice, widest) for place, choice in enumerate(choices, 1)]
            number += len(choices)
            if kind:
                lines.append(Text(i18n.say(self.language, f"{self.game.id}-move-{kind}"), "bold"))
            lines += in_columns(cells, width)
        key = f"{self.game.id}-preview"
        if any(choice.preview for choice in self.all) and i18n.knows(self.language, key):
            lines.append(Text(i18n.say(self.language, key), "#8a8fa8"))
        return lines


def label(game: Game, offer: Offer, offers: Sequence[Offer], names: Names) -> str:
    """What the catalogue says, or the text of the move without the words that all of its kind begin with."""
    key = f"{game.id}-offer-{offer['kind']}"
    if i18n.knows(names.language, key):
        return i18n.say(names.language, key, **plain(game, offer["data"], names))
    alike = [other["move"].split() for other in offers if other["kind"] == offer["kind"]]
    shared = shared_words(alike) if len(alike) > 1 else 1
    return " ".join(offer["move"].split()[shared:]) or offer["move"]


def reading_order(game: Game, offer: Offer) -> tuple[str, str, int, int]:
    """Sort by kind, pieces, and row from the top; moves without a cell keep their order."""
    cells: list[list[int]] = []
    pieces: list[str] = []
    for name, value in offer["data"].items():
        how = game.meanings[name].how if name in game.meanings else ""
        if how in ("cell", "cells"):
            cells += [value] if how == "cell" else value
        elif not how:
            pieces += value if isinstance(value, list) else [str(value)]
    if not cells:
        return offer["kind"], "", 0, 0
    return offer["kind"], " ".join(pieces), cells[0][1], cells[0][0]


def shared_words(texts: Sequence[Sequence[str]]) -> int:
    """How many leading words all texts share."""
    count = 0
    for words in zip(*texts, strict=False):
        if len(set(words)) > 1:
            break
        count += 1
    return count


def preview(game: Game, data: dict[str, Any], language: str) -> str:
    """What a move would bring, in a few characters, leaving out zeros."""
    parts = []
    for name, value in data.items():
        key = f"{game.id}-preview-{name}"
        if value and i18n.knows(language, key):
            count = len(value) if isinstance(value, list) else abs(value)
            cells = sum(len(one) if isinstance(one, list) else 1 for one in value) if isinstance(value, list) else 0
            sign = "+" if isinstance(value, list) or value > 0 else "-"
            parts.append(i18n.say(language, key, count=count, cells=cells, sign=sign))
    return " ".join(parts)


def has_in_order(text: Sequence[str], words: Sequence[str]) -> bool:
    """Does the text contain these words in this order?"""
    rest = iter(text)
    return bool(words) and all(word in rest for word in words)


def entry(number: int, choice: Choice, width: int) -> Text:
    """A numbered move; previews start in the same column."""
    label = f"{choice.label:<{width}}  " if choice.preview else choice.label
    return Text.assemble((f"{number:>3} ", "#8a8fa8"), label, (choice.preview, "#ffd75f"))


def in_columns(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells row by row, as many in a row as fit."""
    widest = max(cell.cell_len for cell in cells) + GAP
    columns = max(1, (width + GAP) // widest)
    lines = []
    for start in range(0, len(cells), columns):
        row = cells[start : start + columns]
        line = Text.assemble(*(part for cell in row for part in (cell, " " * (widest - cell.cell_len))))
        line.rstrip()
        lines.append(line)
    return lines
