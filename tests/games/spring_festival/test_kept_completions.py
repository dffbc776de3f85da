"""Completions are kept once they were found; they must be those that a restored position, which has none, finds."""

import pickle
import random

import pytest

import lampion
from lampion.games.spring_festival.constants import phases
from lampion.games.spring_festival.queries import tile_held
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng

GAMES = 20  # in one share
SHARES = [0, *(pytest.param(share, marks=pytest.mark.thorough) for share in range(1, 40))]


def restored(position: SpringFestival) -> SpringFestival:
    """The position as its fields alone make it."""
    twin = pickle.loads(pickle.dumps(position))
    assert isinstance(twin, SpringFestival)
    return twin


def waiting(position: SpringFestival) -> list[int]:
    """The seats that may move."""
    return [seat for seat in range(position.seats) if position.waits_for(seat)]


def asked(position: SpringFestival) -> list[int]:
    """Those that have fired and may complete cards."""
    firing = waiting(position) if position.phase == phases.FIRE else []
    return [seat for seat in firing if not tile_held(position, seat)]


def compare(position: SpringFestival, rng: random.Random) -> None:
    """List the moves of everybody who is asked, in any order and more than once."""
    seats = asked(position)
    for seat in rng.sample(seats * 2, 2 * len(seats)):
        assert position.moves(seat) == restored(position).moves(seat)


def go_on(position: SpringFestival, rng: random.Random, chance: Rng) -> None:
    """Chance decides, drawn or given; or a seat plays, mostly one that still has to fire, so that several are asked."""
    if position.waits_for(CHANCE) and rng.random() < 0.5:
        position.draw(chance)
    elif position.waits_for(CHANCE):
        position.play(CHANCE, rng.choice(position.chances())[0])
    else:
        seats = waiting(position)
        others = [seat for seat in seats if seat not in asked(position)]
        seat = rng.choice(others if others and rng.random() < 0.8 else seats)
        position.play(seat, rng.choice(restored(position).moves(seat)))


def play_and_compare(seed: int) -> int:
    """Play a game and compare after every move; returns how often several seats were asked at once.

    A copy is compared too, and one from before the move.
    """
    rng, chance = random.Random(seed), Rng(seed)
    game, seats = lampion.game("spring-festival"), rng.choice((2, 3, 4))
    position = game.position(seats, game.settle(seats, {}))
    assert isinstance(position, SpringFestival)
    together = 0
    while not position.is_over():
        before = position.copy()
        go_on(position, rng, chance)
        together += len(asked(position)) > 1
        for one in (position.copy(), position, before):
            compare(one, rng)
    return together


@pytest.mark.parametrize("share", SHARES)
def test_kept_completions_are_those_of_a_restored_position(share: int) -> None:
    """[SF-9] Whoever is asked, in whatever order, and however often."""
    assert sum(play_and_compare(share * GAMES + number) for number in range(GAMES)) > 10
