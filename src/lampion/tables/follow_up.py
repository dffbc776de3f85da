"""What follows from a decision: chance, automatic passes, perhaps the end. Played on a copy; gives the new entries."""

import json
from collections.abc import Sequence

from lampion.kernel.chance import Fair
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.tables import budget
from lampion.tables.log import Draft
from lampion.tables.outcome import outcome
from lampion.tables.table import Table


def find_givers(table: Table) -> list[int]:
    """The seats whose browsers give links: those who play, have revealed a nonce and weren't missing lately."""
    return [seat for seat, place in enumerate(table.seats) if place.nonce and not (place.is_lost or place.out)]


class FollowUp:
    """A copy of the game on which moves are tried; the table itself changes once the entries are saved."""

    def __init__(self, table: Table, match: Match, fair: Fair) -> None:
        self.table = table
        self.match = match.copy()
        self.fair = fair.copy()
        self.may_draw, self.drawings = table.may_draw, table.drawings
        self.has_asked = table.drawing is not None  # for links
        self.lost: set[int] = set()  # the seats whose links were missing just now
        self.drafts: list[Draft] = []
        # The windows in which people want to be asked; bots are always asked.
        self.wanted = {seat: place.windows for seat, place in enumerate(table.seats) if place.is_played_by_person}

    @classmethod
    def of(cls, table: Table) -> "FollowUp":
        """The table's game, from its current position."""
        return cls(table, table.require_match().match, table.fair)

    def play(self, seat: int, move: str | int, by: str) -> None:
        """Play a move of a seat; the game refuses an illegal one."""
        game, before = self.table.game, self.match.position.copy()
        self.match.play(move, seat)
        self.may_draw = self.may_draw and (seat == CHANCE or not self.table.settings.chained)
        self.drafts.append(Draft("move", seat, game.write_move(before, seat, self.match.log[-1][1]), by))

    def complete(self) -> list[Draft]:
        """Play everything that needs no decision, and return all the new entries."""
        while self.draw_chance() or self.decline_window():
            pass
        if self.match.over or len(self.match.log) >= budget.MOST_MOVES:
            reason = "played" if self.match.over else "endless"
            self.drafts.append(Draft("finish", text=json.dumps(outcome(self.table, self.match.position, reason))))
        return self.drafts

    def draw_chance(self) -> bool:
        """Let chance move if the game waits for it; did it?"""
        if not self.match.position.waits_for(CHANCE) or not (self.may_draw or self.take_links()):
            return False
        self.play(CHANCE, self.fair.choose(self.match.position), "chance")
        return True

    def take_links(self) -> bool:
        """At a chained table, a draw after a decision waits for people's links; may it go on, as nobody gives any?"""
        if self.has_asked:
            return False
        if set(find_givers(self.table)).difference(self.lost):
            self.drafts.append(Draft("wait", text=str(self.drawings + 1)))
            self.has_asked = True
            return False
        self.draw_by([""] * self.table.terms.seats)
        return True

    def draw_by(self, links: list[str], missing: Sequence[int] = ()) -> None:
        """Let chance draw by these links; the seats whose links are missing are no longer waited for."""
        self.drafts.append(Draft("draw", text=json.dumps({"links": links, "missing": list(missing)})))
        self.fair.advance(links)
        self.drawings += 1
        self.may_draw, self.has_asked = True, False
        self.lost.update(missing)

    def decline_window(self) -> bool:
        """Pass for a person who doesn't want to be asked in this window; was there one?"""
        for seat in self.match.waiting:
            window = self.table.game.window(self.match.position, seat)
            if window is not None and seat in self.wanted and window not in self.wanted[seat]:
                self.play(seat, self.table.game.decline(self.match.position, seat), "pass")
                return True
        return False
