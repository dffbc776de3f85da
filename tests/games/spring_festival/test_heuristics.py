"""What the heuristics of Spring Festival count must agree with the rules."""

from collections.abc import Iterator
from itertools import chain

import pytest

import lampion
from lampion.games.spring_festival import queries
from lampion.games.spring_festival.chain_reaction import count_explosions
from lampion.games.spring_festival.constants import phases, verbs
from lampion.games.spring_festival.heuristics import VALUES, SpringFestivalHeuristics
from lampion.games.spring_festival.lookups import CARD_POINTS
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
        if position.phase == phases.FINALE:
            seat = position.to_move()
            chains = []
            for move in position.moves(seat):
                twin = position.copy()
                twin.play(seat, move)
                chains.append(count_explosions(twin, seat))
            assert looking.reach(seat) == max(chains)
            assert counted(looking, seat)["whole"] == (max(chains) == len(queries.panorama(position, seat)))
            looked += 1
    assert looked == 3


@pytest.mark.parametrize("seed", range(6))
def test_a_quick_finale_is_the_longest_one(seed: int) -> None:
    for position, looking, rng in walk(seed):
        if position.phase == phases.FINALE:
            seat = position.to_move()
            best = looking.reach(seat)
            twin = position.copy()
            twin.play(seat, looking.choose(seat, rng))
            assert count_explosions(twin, seat) == best


def test_cards_that_miss_nothing_are_those_that_can_be_completed() -> None:
    looked = 0
    for position, looking, _ in chain.from_iterable(map(walk, range(6))):
        seat = position.to_move()
        if position.phase == phases.FIRE and position.turn < 12 and not queries.tile_held(position, seat):
            found = [move // verbs.SIZE for move in position.moves(seat)]
            slots = {verb - verbs.COMPLETE for verb in found if verb >= verbs.COMPLETE}
            points = sum(CARD_POINTS[queries.open_cards(position, seat)[slot]] for slot in slots)
            assert counted(looking, seat)["ready"] == points
            looked += 1
    assert looked > 20


def test_cards_are_completed_whenever_they_can_be_in_quick_play() -> None:
    for position, looking, rng in walk(3):
        seat = position.to_move()
        if position.phase == phases.FIRE and not queries.tile_held(position, seat):
            chosen = [looking.choose(seat, rng) for _ in range(20)]
            assert sum(move // verbs.SIZE >= verbs.COMPLETE for move in chosen) > 12  # now and then it is careless
