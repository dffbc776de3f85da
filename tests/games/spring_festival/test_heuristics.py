"""The counts of the Spring Festival heuristics agree with the rules."""

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
    """The positions of a quick game in which the heuristics choose the moves."""
    game = lampion.game("spring-festival")
    position = game.position(3, game.settle(3, {}))
    assert isinstance(position, SpringFestival)
    heuristics, rng = SpringFestivalHeuristics(position), Rng(seed)
    for _ in play_quickly(heuristics, rng):
        yield position, heuristics, rng


def counted(heuristics: SpringFestivalHeuristics, seat: int) -> dict[str, float]:
    return dict(zip(VALUES, heuristics.list_counts(seat), strict=True))


@pytest.mark.parametrize("seed", range(6))
def test_reach_is_the_longest_chain_of_the_finale(seed: int) -> None:
    checked = 0
    for position, heuristics, _ in walk(seed):
        if position.phase == phases.FINALE:
            seat = position.to_move()
            chains = []
            for move in position.moves(seat):
                twin = position.copy()
                twin.play(seat, move)
                chains.append(count_explosions(twin, seat))
            assert heuristics.reach(seat) == max(chains)
            assert counted(heuristics, seat)["whole"] == (max(chains) == len(queries.panorama(position, seat)))
            checked += 1
    assert checked == 3


@pytest.mark.parametrize("seed", range(6))
def test_a_quick_finale_is_the_longest_one(seed: int) -> None:
    for position, heuristics, rng in walk(seed):
        if position.phase == phases.FINALE:
            seat = position.to_move()
            best = heuristics.reach(seat)
            twin = position.copy()
            twin.play(seat, heuristics.choose(seat, rng))
            assert count_explosions(twin, seat) == best


def test_cards_that_miss_nothing_are_those_that_can_be_completed() -> None:
    checked = 0
    for position, heuristics, _ in chain.from_iterable(map(walk, range(6))):
        seat = position.to_move()
        if position.phase == phases.FIRE and position.turn < 12 and not queries.tile_held(position, seat):
            found = [move // verbs.SIZE for move in position.moves(seat)]
            slots = {verb - verbs.COMPLETE for verb in found if verb >= verbs.COMPLETE}
            points = sum(CARD_POINTS[queries.open_cards(position, seat)[slot]] for slot in slots)
            assert counted(heuristics, seat)["ready"] == points
            checked += 1
    assert checked > 20


def test_cards_are_completed_whenever_they_can_be_in_quick_play() -> None:
    for position, heuristics, rng in walk(3):
        seat = position.to_move()
        if position.phase == phases.FIRE and not queries.tile_held(position, seat):
            chosen = [heuristics.choose(seat, rng) for _ in range(20)]
            assert sum(move // verbs.SIZE >= verbs.COMPLETE for move in chosen) > 12  # quick play is sometimes careless
