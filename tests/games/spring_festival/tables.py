"""Tables for the tests of Spring Festival: positions in a line or two, moves and results as text.

A board is written as in "T13* 1,0 / T31 2,0", where `*` marks an exploded tile. Boards come back in reading order.
"""

from __future__ import annotations

from typing import Any

from lampion.games.spring_festival.game import GAME
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.game import Event
from lampion.kernel.limits import CHANCE
from tests.games.spring_festival.writing import EMPTY_HAND, STORE_TILES, Seat, read_board, write_board, write_position
from tests.games.table import GameTable


class Table(GameTable[SpringFestival]):
    """A game of Spring Festival in progress."""

    game = GAME

    def any_moves(self, until: str) -> None:
        """Let everybody make the first move they have until a phase waits for a decision; cards are never completed."""
        while not self.position.is_over() and (self.view()["phase"] != until or self.waiting == [CHANCE]):
            self.any_chance()
            if self.view()["phase"] != until and not self.position.is_over():
                seat = self.waiting[0]
                self.play(seat, self.moves(seat)[-1 if "pass" in self.moves(seat) else 0])

    def board(self, seat: int) -> str:
        """The panorama of a seat."""
        laid = self.seat(seat)["panorama"]
        return write_board({tuple(tile["cell"]): (tile["tile"], tile["exploded"]) for tile in laid})

    def held(self) -> list[str | None]:
        """The tile that each seat has taken and must play."""
        return [seat["held"] for seat in self.view()["seats"]]

    def applause(self) -> list[int]:
        """The applause of each seat."""
        return [seat["applause"] for seat in self.view()["seats"]]


class Panorama:
    """One seat of a table for two, about to fire a tile with `place` or `replace`; its board may start at any cell.

    The other seat still has to play its tile, so that the round stays open.
    """

    def __init__(self, board: str, hand: str, applause: int, options: dict[str, object]) -> None:
        self.cells = read_board(board)
        self.start = (0, 0) if (0, 0) in self.cells else next(iter(self.cells))
        self.mine = Seat(self.shifted(board), hand=hand, applause=applause)
        self.options = options
        self.table: Table

    def shifted(self, text: str, back: bool = False) -> str:
        """A text with its cells counted from the first tile, or converted back to the cells of the test."""
        sign = 1 if back else -1
        words = []
        for word in text.split(" "):
            x, comma, y = word.partition(",")
            words.append(f"{int(x) + sign * self.start[0]},{int(y) + sign * self.start[1]}" if comma else word)
        return " ".join(words)

    def holding(self, tile: str) -> Table:
        """The table just after the tile was taken."""
        self.mine.holds = tile
        other = next(spare for spare in reversed(STORE_TILES) if spare != tile and spare not in self.mine.board)
        return table(self.mine, Seat(holds=other), **self.options)

    def place(self, tile: str, at: str) -> list[Event]:
        """Place this tile on an empty cell; returns the events, with cells counted from the first tile."""
        self.table = self.holding(tile)
        return self.table.play(0, f"place {tile} {self.shifted(at)}")

    def replace(self, tile: str, at: str) -> list[Event]:
        """Replace the tile on a cell with this one."""
        self.table = self.holding(tile)
        return self.table.play(0, f"replace {tile} {self.shifted(at)}")

    def text(self) -> str:
        """The panorama as it is now."""
        return self.shifted(self.table.board(0), back=True)

    @property
    def applause(self) -> int:
        """The applause of this seat."""
        return self.table.applause()[0]


def panorama(board: str, hand: str = EMPTY_HAND, applause: int = 0, **options: object) -> Panorama:
    """A panorama for one placement."""
    return Panorama(board, hand, applause, options)


def about_to_draw(board: str, slot: int = 0, hand: str = EMPTY_HAND, *, done: str = "", **options: object) -> Table:
    """A table for two in which seat 0 has completed a card and draws into this slot; seat 1 still has to fire."""
    spare = next(tile for tile in reversed(STORE_TILES) if tile not in board)
    return table(Seat(board, hand=hand, done=done), Seat(holds=spare), phase="draw", draws=(0, slot), **options)


def completions(card: str, board: str, **options: Any) -> list[str]:
    """The cells with which a card drawn now can be completed on this board."""
    game = about_to_draw(board, slot=0 if card.startswith("C") else 2, **options)
    game.chance(card)
    return sorted(move.removeprefix(f"complete {card} ") for move in game.moves(0) if move != "pass")


def about_to_finish(*seats: Seat, waiting: str | None = None, **options: object) -> Table:
    """A table in its grande finale, where nobody has fired yet."""
    return table(*seats, phase="finale", waiting=waiting, **options)


def finished(*seats: Seat, starts: tuple[str, ...] = (), **options: Any) -> Table:
    """A finished game: each seat fired its finale at its cell in `starts`, or at 0,0."""
    game = about_to_finish(*seats, **options)
    for seat in range(game.position.seats):
        game.play(seat, f"finale {starts[seat] if seat < len(starts) else '0,0'}")
    return game


def sign_points(sign: str, board: str, **options: Any) -> int:
    """What a sign pays for a board at the end of a game."""
    return finished(Seat(board), Seat(), sign=sign, **options).score(0)["sign"]


def table(*seats: Seat, **given: Any) -> Table:
    """A table with these seats; `write_position` says what else can be given."""
    return Table.read(write_position(*seats, **given))


def beside(**tiles: str) -> list[dict[str, str]]:
    """The neighbours by which people say where a tile lies."""
    return [{"side": side, "tile": tile} for side, tile in tiles.items()]
