"""How a game goes on after a decision, tried on the side: chance, automatic passes, the end. Gives the entries."""

import json

from lampion.kernel.chance import Fair
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.tables.log import Draft
from lampion.tables.outcome import outcome
from lampion.tables.table import Table


class Course:
    """A copy of the game on which moves are tried; the table itself changes when the entries are saved."""

    def __init__(self, table: Table, match: Match, fair: Fair) -> None:
        self.table = table
        self.match = match.copy()
        self.fair = fair.restart()
        self.fair.draws = fair.draws
        self.drafts: list[Draft] = []
        # In which windows people want to be asked; bots are always asked.
        self.wanted = {seat: place.windows for seat, place in enumerate(table.seats) if place.is_played_by_person}

    @classmethod
    def of(cls, table: Table) -> "Course":
        """The game of a table from where it stands."""
        return cls(table, table.playing().match, table.fair)

    def play(self, seat: int, move: str | int, by: str) -> None:
        """A seat moves, if it may."""
        game, before = self.table.game, self.match.position.copy()
        self.match.play(move, seat)
        self.drafts.append(Draft("move", seat, game.write_move(before, seat, self.match.log[-1][1]), by))

    def go_on(self) -> list[Draft]:
        """All that follows without anybody deciding."""
        while self.draw() or self.pass_on():
            pass
        if self.match.over:
            self.drafts.append(Draft("finish", text=json.dumps(outcome(self.table, self.match.position, "played"))))
        return self.drafts

    def draw(self) -> bool:
        """Let chance move, if it is to."""
        if not self.match.position.waits_for(CHANCE):
            return False
        self.play(CHANCE, self.fair.choose(self.match.position), "chance")
        return True

    def pass_on(self) -> bool:
        """Pass for somebody who does not want to be asked in this window."""
        for seat in self.match.waiting:
            window = self.table.game.window(self.match.position, seat)
            if window is not None and seat in self.wanted and window not in self.wanted[seat]:
                self.play(seat, self.table.game.decline(self.match.position, seat), "pass")
                return True
        return False
