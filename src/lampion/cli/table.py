"""A game at the terminal: people, bots and chance take their turns until the game is over or somebody leaves."""

from collections.abc import Callable, Collection, Mapping

from lampion.bots.base import Bot
from lampion.cli.names import Names, only_one
from lampion.cli.question import Question
from lampion.cli.reader import Reader
from lampion.cli.screen import Screen
from lampion.cli.story import Story
from lampion.kernel.errors import NothingToUndo
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.record import Record


class Table:
    """A match being played here, and who plays it."""

    def __init__(
        self, screen: Screen, match: Match, people: Collection[int], bots: Mapping[int, Bot], keep: Callable[[], Record]
    ) -> None:
        self.screen = screen
        self.match = match
        self.people = people
        self.bots = bots
        self.keep = keep  # gives the record of the match as it stands
        self.names = Names(screen.language, only_one(people))
        self.story = Story(match, self.names, self.names.you)
        self.reader = Reader()

    def play(self) -> None:
        """Take turns until the game is over. Somebody may leave before: that raises Left, or EOFError."""
        asked = None
        self.tell_news()
        while not self.match.over:
            seat = self.match.to_move
            if seat in self.bots:
                self.match.play(self.bots[seat].choose(self.match.game, self.match.position, seat), seat)
            else:
                asked = Question(self, seat, asked)
                asked.settle()
            self.tell_news()

    def tell_news(self) -> None:
        """Say what happened since the last time."""
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
        self.story.catch_up()

    def show_board(self, seat: int | None) -> None:
        """The table as a seat sees it."""
        self.screen.print()
        self.screen.print(self.match.game.draw(self.match.view(seat), self.screen.language))
