"""One question to a person: what the game waits for, the moves, and what the person answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from rich.text import Text

from lampion.cli import commands
from lampion.cli.moves import Choices
from lampion.cli.story import plain
from lampion.kernel.errors import LampionError
from lampion.kernel.limits import CHANCE

if TYPE_CHECKING:
    from lampion.cli.table import Table


@runtime_checkable
class Picture(Protocol):
    """What the board of a game may offer besides being printed."""

    def describe(self, word: str) -> list[str]:
        """What a piece is, in words."""

    def show(self, names: Sequence[str]) -> Any:
        """Pieces as they look."""


class Question:
    """A seat that has to decide; for chance, the owner of the box is asked what was drawn."""

    def __init__(self, table: Table, seat: int, before: Question | None) -> None:
        self.table = table
        self.screen = table.screen
        self.match = table.match
        self.seat = seat
        self.choices = Choices(table.match, seat, table.names)
        self.kind, self.words = self.ask_chance() if seat == CHANCE else self.ask_person()
        self.repeats = before is not None and seat == CHANCE and before.kind == self.kind
        self.settled = False

    def ask_person(self) -> tuple[str, str]:
        """The prompt of the game."""
        key, data = self.match.game.prompt(self.match.position, self.seat)
        words = self.screen.words(key, **data)
        if len(self.table.people) > 1:
            words = self.screen.words("terminal-turn", who=self.table.names.name(self.seat), words=words)
        return key, words

    def ask_chance(self) -> tuple[str, str]:
        """What is drawn next: the kind of event that any outcome would be."""
        game, names = self.match.game, self.table.names
        move, after = self.match.moves(CHANCE)[0], self.match.position.copy()
        after.play(CHANCE, move)
        event = game.narrate(self.match.position, CHANCE, move, after, CHANCE)[0]
        data = plain(game, event["data"], names)
        key = f"{game.id}-draw-{event['kind']}"
        return key, self.screen.words(key, who=names.name(event["seat"]), you=names.is_you(event["seat"]), **data)

    def settle(self) -> None:
        """Show everything, then read until there is a move, or until one was taken back."""
        if self.seat != CHANCE:
            self.table.show_board(self.seat)
        if not self.repeats:
            self.show_moves()
        self.screen.print(Text(self.words, "bold #ffd75f"))
        while not self.settled:
            words = [choice.text for choice in self.choices.all] + commands.own_words(self.screen.language)
            self.answer(self.table.reader.read(words))

    def show_moves(self) -> None:
        """The legal moves; what may be drawn is shown as it looks, for people who hold it in their hands."""
        self.screen.print()
        texts = [choice.text for choice in self.choices.all]
        picture = self.picture()
        if self.seat != CHANCE:
            for line in self.choices.lines(self.screen.out.width):
                self.screen.print(line)
        else:
            self.screen.print((picture and picture.show(texts)) or " ".join(texts))

    def picture(self) -> Picture | None:
        """The board of this game, if it can explain its pieces."""
        board = self.match.game.draw(self.match.view(None), self.screen.language)
        return board if isinstance(board, Picture) else None

    def answer(self, typed: str) -> None:
        """Do what a line asks for; a refusal says why, and nothing has changed."""
        word, _, rest = typed.partition(" ")
        found = self.choices.find(typed)
        command = commands.find(word)
        try:
            if command is not None and not any(choice.text == typed for choice in found):
                command(self, rest.strip())
            elif len(found) == 1:
                self.play(found[0].text)
            elif found:
                self.screen.say("terminal-ambiguous", moves=" / ".join(choice.text for choice in found[:8]))
            elif self.seat == CHANCE and rest and self.choices.find(word):
                self.table.reader.waiting[:0] = [word, *rest.split()]
            elif typed.isdecimal():
                self.screen.say("terminal-no-such-number", text=typed, most=len(self.choices.all))
            elif typed:
                self.play(typed)
        except LampionError as error:
            self.screen.print(Text(error.say(self.screen.language), "red"))

    def play(self, text: str) -> None:
        """Play a move; the match refuses what is none, with its reason."""
        self.match.play(text, self.seat)
        self.settled = True
