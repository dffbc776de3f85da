"""The counts of the Takenoko heuristics agree with the rules."""

from collections.abc import Iterator

import pytest

import lampion
from lampion.games.takenoko.constants import phases, sizes, verbs
from lampion.games.takenoko.heuristics import VALUES, TakenokoHeuristics
from lampion.games.takenoko.lookups import CATEGORY_OF, POINTS
from lampion.games.takenoko.moves import argument_of, verb_of
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng
from tests.games.quick_play import play_quickly

CATEGORIES = ("plot", "gardener", "panda")


def walk(seed: int, **options: str) -> Iterator[tuple[Takenoko, TakenokoHeuristics, Rng]]:
    """The positions of a quick game in which the heuristics choose the moves."""
    game = lampion.game("takenoko")
    position = game.position(3, game.settle(3, options))
    assert isinstance(position, Takenoko)
    heuristics, rng = TakenokoHeuristics(position), Rng(seed)
    for _ in play_quickly(heuristics, rng):
        yield position, heuristics, rng


def counted(heuristics: TakenokoHeuristics, seat: int) -> dict[str, float]:
    return dict(zip(VALUES, heuristics.list_counts(seat), strict=True))


@pytest.mark.parametrize("options", [{}, {"hikari": "on"}, {"mirror": "on"}, {"diamonds": "tips"}])
@pytest.mark.parametrize("seed", range(4))
def test_objectives_that_miss_nothing_are_those_that_can_be_claimed(seed: int, options: dict[str, str]) -> None:
    claims = 0
    for position, heuristics, _ in walk(seed, **options):
        seat = position.to_move()
        if position.phase == phases.IDLE and seat != CHANCE:
            hand = position.fields()["hands"]
            found = counted(heuristics, seat)
            legal = [argument_of(move) for move in position.moves(seat) if verb_of(move) == verbs.CLAIM]
            for category, name in enumerate(CATEGORIES):
                cards = [card for card in legal if CATEGORY_OF[card] == category]
                assert found[f"{name} 0"] == sum(POINTS[card] * hand[seat * sizes.OBJECTIVES + card] for card in cards)
            claims += len(legal)
            total = sum(count for name, count in found.items() if name.split()[0] in CATEGORIES)
            assert total == sum(
                POINTS[card] * hand[seat * sizes.OBJECTIVES + card] for card in range(1, sizes.OBJECTIVES)
            )
    assert claims > 3


def test_claims_come_first_in_quick_play() -> None:
    for position, heuristics, rng in walk(2):
        seat = position.to_move()
        if position.phase == phases.IDLE and seat != CHANCE:
            legal = [move for move in position.moves(seat) if verb_of(move) == verbs.CLAIM]
            assert not legal or heuristics.choose(seat, rng) in legal
