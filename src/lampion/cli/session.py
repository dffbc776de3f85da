"""A game at the terminal: people, bots and chance take turns until the game is over or a person quits."""

from collections.abc import Collection, Mapping

from lampion.bots.base import Bot
from lampion.cli.names import Names, only_one
from lampion.cli.question import Question
from lampion.cli.reader import Reader
from lampion.cli.screen import Screen
from lampion.cli.story import Story
from lampion.kernel.chance import Fair
from lampion.kernel.errors import NothingToUndo
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.record import Record


class Session:
    """A match in progress at this terminal, with its people and bots."""

    def __init__(self, screen: Screen, match: Match, people: Collection[int], bots: Mapping[int, Bot]) -> None:
        self.screen = screen
        self.match = match
        self.people = people
        self.bots = bots
        self.names = Names(screen.language, only_one(people))
        self.story = Story(match, self.names, self.names.you)
        self.reader = Reader()

    def play(self) -> None:
        """Take turns until the game is over; Quit or EOFError if a person leaves before that."""
        asked = None
        self.print_news()
        while not self.match.over:
            seat = self.match.to_move
            if seat in self.bots:
                self.match.play(self.bots[seat].choose(self.match.game, self.match.position, seat), seat)
            elif self.passes_by_itself(seat):
                self.match.play(self.match.game.decline(self.match.position, seat), seat)
            else:
                asked = Question(self, seat, asked)
                asked.settle()
            self.print_news()

    def passes_by_itself(self, seat: int) -> bool:
        """Is there nothing to do for this person but to pass? That is a window which the game doesn't let one mark."""
        game = self.match.game
        return seat != CHANCE and game.window(self.match.position, seat) not in (None, *game.windows)

    def print_news(self) -> None:
        """Print what happened since the last time."""
        for paragraph in self.story.news():
            if paragraph.is_heading:
                self.screen.head(paragraph.text)
            else:
                self.screen.print_indented(paragraph.text)

    def take_back(self) -> None:
        """Undo everything since the latest decision of a person, or of the owner of the box."""
        hands = {*self.people, CHANCE} if self.match.source is None else {*self.people}
        places = [place for place, (seat, _) in enumerate(self.match.log) if seat in hands]
        if not places:
            raise NothingToUndo()
        self.match.go_to(places[-1])
        while len(places) > 1 and self.passes_by_itself(self.match.to_move):
            places.pop()
            self.match.go_to(places[-1])
        self.story.catch_up()

    def show_board(self, seat: int | None) -> None:
        """Print the board as a seat sees it."""
        self.screen.print()
        self.screen.print(self.match.game.draw(self.match.view(seat), self.screen.language))

    def record(self) -> Record:
        """The record of the match so far; the secret behind fair chance is published only when the game is over."""
        record, source = self.match.record(), self.match.source
        return record.publish(source.secret) if isinstance(source, Fair) and self.match.over else record
