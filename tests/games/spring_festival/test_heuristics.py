"""What the heuristics of Spring Festival count must agree with the rules."""

from collections.abc import Iterator
from itertools import chain

import pytest

import lampion
from lampion.games.spring_festival.heuristics import VALUES, SpringFestivalHeuristics
from lampion.games.spring_festival.lookups import CARD_POINTS, CELLS, COMPLETE, FINALE, FIRE, PASS
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.rng import Rng
from tests.games.quick_play import play_quickly


def walk(seed: int) -> Iterator[tuple[SpringFestival, SpringFestivalHeuristics, Rng]]:
    """The positions of a game that is played as the heuristics would play quickly."""
    game = lampion.game("spring-festival")
    position = game.position(3, game.settle(3, {}))
    assert isinstance(position, SpringFestival)
    looking, rng = SpringFestivalHeuristics(position), Rng(seed)
    for _ in play_quickly(looking, rng):
        yield position, looking, rng


def counted(looking: SpringFestivalHeuristics, seat: int) -> dict[str, float]:
    return dict(zip(VALUES, looking.list_counts(seat), strict=True))


@pytest.mark.parametrize("seed", range(6))
def test_reach_is_the_longest_chain_of_the_finale(seed: int) -> None:
    looked = 0
    for position, looking, _ in walk(seed):
        if position.phase == FINALE:
            seat = position.to_move()
            chains = []
            for move in position.moves(seat):
                twin = position.copy()
                twin.play(seat, move)
                chains.append(twin.explosions(seat))
            assert looking.reach(seat) == max(chains)
            assert counted(looking, seat)["whole"] == (max(chains) == len(position.panorama(seat)))
            looked += 1
    assert looked == 3


@pytest.mark.parametrize("seed", range(6))
def test_a_quick_finale_is_the_longest_one(seed: int) -> None:
    for position, looking, rng in walk(seed):
        if position.phase == FINALE:
            seat = position.to_move()
            best = looking.reach(seat)
            twin = position.copy()
            twin.play(seat, looking.choose(seat, rng))
            assert twin.explosions(seat) == best


def test_cards_that_miss_nothing_are_those_that_can_be_completed() -> None:
    looked = 0
    for position, looking, _ in chain.from_iterable(map(walk, range(6))):
        seat = position.to_move()
        if position.phase == FIRE and position.turn < 12 and not position.tile_held(seat):
            slots = {(move - COMPLETE) // (4 * CELLS) for move in position.moves(seat) if COMPLETE <= move < PASS}
            points = sum(CARD_POINTS[position.open_cards(seat)[slot]] for slot in slots)
            assert counted(looking, seat)["ready"] == points
            looked += 1
    assert looked > 20


def test_cards_are_completed_whenever_they_can_be_in_quick_play() -> None:
    for position, looking, rng in walk(3):
        seat = position.to_move()
        if position.phase == FIRE and not position.tile_held(seat):
            chosen = [looking.choose(seat, rng) for _ in range(20)]
            assert sum(COMPLETE <= move < PASS for move in chosen) > 12  # now and then it is careless
