"""Two tables side by side that differ only in what the viewer cannot know: other seats' hands and drawn plots.

Chance is scripted: where an outcome is hidden from the viewer, the second table may get another one. Other seats make
moves that look the same at both tables. The pair ends when there is none, because something was revealed.
"""

import contextlib
import json
from dataclasses import dataclass
from typing import Any

from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.tables import Draft, Table, actions, seating
from lampion.tables.errors import CannotUndo
from lampion.tables.live_match import AppliedEntry
from lampion.tables.take_back import can_take_back
from lampion.tables.views import log_lines, table_state
from tests.tables.helpers import add, fill, new_table

TRIES = 30  # moves to try until one looks the same in both worlds


def to_bytes(value: Any) -> bytes:
    """A value as it is sent over the wire."""
    return json.dumps(value, ensure_ascii=False).encode()


@dataclass
class Pair:
    """Two tables that look the same to the viewer, and how often they differed."""

    one: Table
    two: Table
    viewer: int
    differing: int = 0
    undos: int = 0

    @classmethod
    def begin(cls, name: str, seats: int, viewer: int, options: dict[str, Any], people: int | None = None) -> "Pair":
        """Two tables just started, before the first outcome of chance."""
        tables = [fill(new_table(name, seats, **options), people) for _ in range(2)]
        for table in tables:
            add(table, seating.start(table, "ann")[:1])
        return cls(tables[0], tables[1], viewer)

    @property
    def positions(self) -> tuple[Position, Position]:
        """Both positions."""
        return self.one.require_match().position, self.two.require_match().position

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.positions[0].is_over()

    def step(self, rng: Rng) -> bool:
        """Make a move in both worlds that looks the same, perhaps after an undo; False if there is none."""
        if rng.below(5) == 0:
            self.try_undo(rng.below(self.one.terms.seats))
        one, two = self.positions
        who = CHANCE if one.waits_for(CHANCE) else self.one.waiting()[rng.below(len(self.one.waiting()))]
        for here in shuffled(one.moves(who), rng)[:TRIES]:
            assert who != self.viewer or here in two.moves(who), "a move is missing in a world that looks the same"
            there = self.find_twin(who, here, rng)
            if there is not None:
                game = self.one.game
                by = "chance" if who == CHANCE else "person" if self.one.seats[who].guest else "bot"
                self.apply(
                    [Draft("move", who, game.write_move(one, who, here), by)],
                    [Draft("move", who, game.write_move(two, who, there), by)],
                )
                return True
        return False

    def find_twin(self, who: int, here: int, rng: Rng) -> int | None:
        """A move at the second table that looks to the viewer as this one does at the first."""
        one, two = self.positions
        looks = look(self.one.game, one, who, here, self.viewer)
        candidates = shuffled(two.moves(who), rng)
        if who == self.viewer:
            candidates = [move for move in candidates if move == here]
        elif who != CHANCE:
            candidates = [move for move in candidates if move == here] + candidates[:3]
        elif rng.below(2):
            candidates.sort(key=lambda move: move == here)  # something else, if that looks the same
        return next((move for move in candidates if look(self.one.game, two, who, move, self.viewer) == looks), None)

    def try_undo(self, seat: int) -> None:
        """A seat takes back a decision, if it may in both worlds."""
        possible = [can_take_back(table, seat) for table in (self.one, self.two)]
        assert possible[0] == possible[1] or seat != self.viewer, "undo reveals what the viewer cannot know"
        if all(possible):
            with contextlib.suppress(CannotUndo):
                self.apply(actions.undo(self.one, seat), actions.undo(self.two, seat))
                self.undos += 1

    def apply(self, one: list[Draft], two: list[Draft]) -> None:
        """Apply drafts in both worlds, and compare everything that is sent."""
        applied = add(self.one, one), add(self.two, two)
        for viewer in (self.viewer, None):
            assert self.sent(self.one, applied[0], viewer) == self.sent(self.two, applied[1], viewer)
        self.differing += self.positions[0] != self.positions[1]

    def sent(self, table: Table, applied: list[AppliedEntry], viewer: int | None) -> bytes:
        """What the viewer is sent live."""
        return to_bytes([log_lines(table, applied, viewer), table_state(table, viewer, 0)])


def look(game: Game, before: Position, who: int, move: int, viewer: int) -> bytes:
    """How a move looks to the viewer."""
    after = before.copy()
    after.play(who, move)
    return to_bytes([game.view(after, viewer), game.narrate(before, who, move, after, viewer)])


def shuffled(moves: list[int], rng: Rng) -> list[int]:
    """The moves in random order."""
    left, mixed = list(moves), []
    while left:
        mixed.append(left.pop(rng.below(len(left))))
    return mixed
