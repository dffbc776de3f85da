"""The engine and a slow second implementation from the book agree at every step of random games."""

import random
from collections.abc import Mapping

import pytest

from lampion.games.spring_festival.game import GAME
from tests.games.spring_festival.tables import Table
from tests.reference.choices import compare_choices, list_moves, to_reference
from tests.reference.spring_festival import OPTIONS, ReferenceGame

GAMES_PER_SHARE = 24  # the default run has two shares, the thorough one fifty
QUICK_SHARES = range(2)
THOROUGH_SHARES = range(2, 50)


class Pair:
    """One game, played by engine and reference."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.seats = rng.choice((2, 3, 4))
        self.options = choose_options(rng, self.seats)
        self.engine = Table.new(self.seats, **self.options)
        self.reference = ReferenceGame(self.seats, self.options)

    def play_to_the_end(self) -> None:
        """Play random moves; seats that wait together move in random order."""
        self.compare()
        while self.engine.waiting:
            seat = self.rng.choice(self.engine.waiting)
            move = self.choose(list_moves(self.engine, seat))
            self.engine.play(seat, move)
            self.reference.play(*to_reference(seat, move))
            self.compare()

    def choose(self, moves: list[str]) -> str:
        """A random move, more often one that completes a card: purely random play seldom empties a deck."""
        cards = [move for move in moves if move.startswith("complete")]
        return self.rng.choice(cards if cards and self.rng.random() < 0.7 else moves)

    def compare(self) -> None:
        """Compare waiting seats, their moves, the outcomes of chance, everything on the table, and the scores."""
        compare_choices(self.engine, self.reference)
        for seat, view in enumerate(self.engine.view()["seats"]):
            laid = {(tile["cell"][0], tile["cell"][1]): (tile["tile"], tile["exploded"]) for tile in view["panorama"]}
            assert self.faces(laid) == self.faces(self.reference.panorama(seat))
            assert view["cards"] == self.reference.hand(seat)
            assert view["completed"] == sorted(self.reference.completed(seat))
            assert view["applause"] == self.reference.applause(seat)
            assert view["score"] == self.reference.breakdown(seat)
        assert set(self.engine.position.leaders()) == self.reference.winners()

    def faces(self, board: Mapping[tuple[int, int], tuple[str, bool]]) -> object:
        """A board as far as the book defines it: a best finale may start from any of several equally good tiles."""
        if self.options["finale"] == "best" and self.reference.stage == "over":
            return {cell: tile for cell, (tile, _) in board.items()}, sum(exploded for _, exploded in board.values())
        return board


def choose_options(rng: random.Random, seats: int) -> dict[str, str]:
    """Random values of all options; no sign, a drawn sign and a named sign are equally likely."""
    options = {name: rng.choice(values) for name, values in OPTIONS.items()}
    options["sign"] = rng.choice(("none", "drawn", rng.choice(OPTIONS["sign"][2:])))
    options["first"] = rng.choice(("drawn", *map(str, range(seats))))
    return options


def play_share(share: int) -> None:
    for number in range(GAMES_PER_SHARE):
        Pair(random.Random(f"spring-festival {share} {number}")).play_to_the_end()


@pytest.mark.parametrize("share", QUICK_SHARES)
def test_the_engine_agrees_with_the_reference(share: int) -> None:
    """[SF-3] [SF-4] [SF-5] [SF-6] [SF-7] [SF-8] [SF-9] [SF-10] [SF-11] [SF-12] In 24 games a share."""
    play_share(share)


@pytest.mark.thorough
@pytest.mark.parametrize("share", THOROUGH_SHARES)
def test_the_engine_agrees_with_the_reference_over_more_games(share: int) -> None:
    """[SF-3] [SF-4] [SF-5] [SF-6] [SF-7] [SF-8] [SF-9] [SF-10] [SF-11] [SF-12] With the quick ones, 1,200 games."""
    play_share(share)


def test_both_know_the_same_options() -> None:
    """[SF-A1] [SF-A4] [SF-A10] [SF-A14] With the same default, the first value."""
    assert {option.name: list(option.choices) for option in GAME.options} == OPTIONS
