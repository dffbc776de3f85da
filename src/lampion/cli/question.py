"""One question to a person: the prompt, the moves, and the person's answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from rich.text import Text

from lampion.cli import prompt_commands
from lampion.cli.moves import Choices
from lampion.cli.story import is_heading
from lampion.cli.values import plain
from lampion.kernel.errors import LampionError
from lampion.kernel.limits import CHANCE

if TYPE_CHECKING:
    from lampion.cli.session import Session


@runtime_checkable
class Picture(Protocol):
    """What a game's board may offer besides being printed."""

    def describe(self, word: str) -> list[str]:
        """A piece in words."""

    def show(self, names: Sequence[str]) -> Any:
        """A drawing of pieces."""


class Question:
    """A seat's decision; for chance, the owner of the box is asked what was drawn."""

    def __init__(self, session: Session, seat: int, before: Question | None) -> None:
        self.session = session
        self.screen = session.screen
        self.match = session.match
        self.seat = seat
        self.choices = Choices(session.match, seat, session.names)
        self.kind, self.words = self.ask_chance() if seat == CHANCE else self.ask_person()
        self.repeats = before is not None and seat == CHANCE and before.kind == self.kind
        self.settled = False

    def ask_person(self) -> tuple[str, str]:
        """The prompt of the game."""
        key, data = self.match.game.prompt(self.match.position, self.seat)
        words = self.screen.words(key, **plain(self.match.game, data, self.session.names))
        if len(self.session.people) > 1:
            words = self.screen.words("terminal-turn", who=self.session.names.name(self.seat), words=words)
        return key, words

    def ask_chance(self) -> tuple[str, str]:
        """The prompt for the next draw: its key in the catalogue and its text, the same for every outcome."""
        game, names = self.match.game, self.session.names
        move, after = self.match.moves(CHANCE)[0], self.match.position.copy()
        after.play(CHANCE, move)
        told = game.narrate(self.match.position, CHANCE, move, after, CHANCE)
        event = next(event for event in told if not is_heading(event))
        data = plain(game, event["data"], names)
        key = f"{game.id}-draw-{event['kind']}"
        return key, self.screen.words(key, who=names.name(event["seat"]), you=names.is_you(event["seat"]), **data)

    def settle(self) -> None:
        """Print everything, then read until a move is made or taken back."""
        if self.seat != CHANCE:
            self.session.show_board(self.seat)
        if not self.repeats:
            self.show_moves()
        self.screen.print(Text(self.words, "bold #ffd75f"))
        while not self.settled:
            words = [choice.text for choice in self.choices.all] + prompt_commands.own_words(self.screen.language)
            self.answer(self.session.reader.read(words))

    def show_moves(self) -> None:
        """Print the legal moves; for chance, pictures of the pieces that may come, as in the real box."""
        self.screen.print()
        texts = [choice.text for choice in self.choices.all]
        picture = self.picture()
        if self.seat != CHANCE:
            for line in self.choices.lines(self.screen.out.width):
                self.screen.print(line)
        else:
            self.screen.print((picture and picture.show(texts)) or " ".join(texts))

    def picture(self) -> Picture | None:
        """This game's board, if it can explain its pieces."""
        board = self.match.game.draw(self.match.view(None), self.screen.language)
        return board if isinstance(board, Picture) else None

    def answer(self, typed: str) -> None:
        """Do what a line asks for; if it is refused, print the reason and change nothing."""
        word, _, rest = typed.partition(" ")
        found = self.choices.find(typed)
        command = prompt_commands.find(word)
        try:
            if command is not None and not any(choice.text == typed for choice in found):
                command(self, rest.strip())
            elif len(found) == 1:
                self.play(found[0].text)
            elif found:
                self.screen.say("terminal-ambiguous", moves=" / ".join(choice.text for choice in found[:8]))
            elif self.seat == CHANCE and rest and self.choices.find(word):
                self.session.reader.waiting[:0] = [word, *rest.split()]
            elif typed.isdecimal():
                self.screen.say("terminal-no-such-number", text=typed, most=len(self.choices.all))
            elif typed:
                self.play(typed)
        except LampionError as error:
            self.screen.print(Text(error.say(self.screen.language), "red"))

    def play(self, text: str) -> None:
        """Play a move; the match refuses an illegal one with its reason."""
        self.match.play(text, self.seat)
        self.settled = True
