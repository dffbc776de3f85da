"""Two tables side by side that differ only in what given eyes cannot know: other hands, plots that others drew.

Chance is scripted: where its outcome is hidden from the eyes it brings something else at the other table. The other
seats decide what looks the same in both. The pair ends when that cannot be, because something was shown.
"""

import contextlib
import json
from dataclasses import dataclass
from typing import Any

from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.tables import Draft, Table, playing, seating
from lampion.tables.errors import CannotUndo
from lampion.tables.play import Told
from lampion.tables.telling import tell, tell_state
from lampion.tables.undo import can_undo
from tests.tables.helpers import add, fill, new_table

TRIES = 30  # decisions of others that are looked at for one that looks the same in both worlds


def to_bytes(value: Any) -> bytes:
    """As it goes over the wire."""
    return json.dumps(value, ensure_ascii=False).encode()


@dataclass
class Pair:
    """Two tables, the eyes that see no difference, and how often there was one."""

    one: Table
    two: Table
    eyes: int
    differing: int = 0
    undos: int = 0

    @classmethod
    def begin(cls, name: str, seats: int, eyes: int, options: dict[str, Any]) -> "Pair":
        """Before the first outcome of chance."""
        tables = [fill(new_table(name, seats, **options)) for _ in range(2)]
        for table in tables:
            add(table, seating.start(table, "ann")[:1])
        return cls(tables[0], tables[1], eyes)

    @property
    def positions(self) -> tuple[Position, Position]:
        """Both positions."""
        return self.one.playing().position, self.two.playing().position

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.positions[0].is_over()

    def step(self, rng: Rng) -> bool:
        """One move in both worlds, or one undo, after which the eyes were shown and told the same; False: they part."""
        if rng.below(5) == 0:
            self.try_undo(rng.below(self.one.terms.seats))
        one, two = self.positions
        who = CHANCE if one.waits_for(CHANCE) else self.one.waiting()[rng.below(len(self.one.waiting()))]
        for here in shuffled(one.moves(who), rng)[:TRIES]:
            assert who != self.eyes or here in two.moves(who), "a move is missing in a world that looks the same"
            there = self.find_twin(who, here, rng)
            if there is not None:
                game = self.one.game
                self.take(
                    [Draft("move", who, game.write_move(one, who, here), "chance" if who == CHANCE else "person")],
                    [Draft("move", who, game.write_move(two, who, there), "chance" if who == CHANCE else "person")],
                )
                return True
        return False

    def find_twin(self, who: int, here: int, rng: Rng) -> int | None:
        """A move at the second table that looks to the eyes as this one does at the first."""
        one, two = self.positions
        looks = look(self.one.game, one, who, here, self.eyes)
        candidates = shuffled(two.moves(who), rng)
        if who == self.eyes:
            candidates = [move for move in candidates if move == here]
        elif who != CHANCE:
            candidates = [move for move in candidates if move == here] + candidates[:3]
        elif rng.below(2):
            candidates.sort(key=lambda move: move == here)  # something else, if that looks the same
        return next((move for move in candidates if look(self.one.game, two, who, move, self.eyes) == looks), None)

    def try_undo(self, seat: int) -> None:
        """A seat takes something back, if it may in both worlds."""
        possible = [can_undo(table.playing(), seat) for table in (self.one, self.two)]
        assert possible[0] == possible[1] or seat != self.eyes, "undo tells what the eyes cannot know"
        if all(possible):
            with contextlib.suppress(CannotUndo):
                self.take(playing.undo(self.one, seat), playing.undo(self.two, seat))
                self.undos += 1

    def take(self, one: list[Draft], two: list[Draft]) -> None:
        """Let it happen in both worlds, and compare all that is shown and told."""
        told = add(self.one, one), add(self.two, two)
        for eyes in (self.eyes, None):
            assert self.hear(self.one, told[0], eyes) == self.hear(self.two, told[1], eyes)
        self.differing += self.positions[0] != self.positions[1]

    def hear(self, table: Table, told: list[Told], eyes: int | None) -> bytes:
        """What eyes are told live."""
        return to_bytes([tell(table, told, eyes), tell_state(table, eyes, 0)])


def look(game: Game, before: Position, who: int, move: int, eyes: int) -> bytes:
    """How a move looks to eyes."""
    after = before.copy()
    after.play(who, move)
    return to_bytes([game.view(after, eyes), game.narrate(before, who, move, after, eyes)])


def shuffled(moves: list[int], rng: Rng) -> list[int]:
    """In random order."""
    left, mixed = list(moves), []
    while left:
        mixed.append(left.pop(rng.below(len(left))))
    return mixed
