"""Checks about chance: the odds are valid, and every source of chance follows them."""

from collections import Counter
from collections.abc import Callable
from math import sqrt

from lampion.kernel.chance import Fair
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.conformance.walks import Case, travel

DRAWS = 600


def chance_nodes(game: Game, case: Case) -> list[Position]:
    """The positions of a walk in which chance decides."""
    return [position for position in travel(game, case).positions if position.waits_for(CHANCE)]


def choose(outcomes: list[tuple[int, int]], left: int) -> int:
    """The outcome that a number below the sum of the odds selects."""
    for move, weight in outcomes:
        if left < weight:
            return move
        left -= weight
    raise AssertionError("the number is not below the sum of the odds")


def odds_are_positive(game: Game, case: Case) -> None:
    """Every listed outcome can happen, and the generator can handle the sum of the odds."""
    for position in chance_nodes(game, case):
        outcomes = position.chances()
        assert [move for move, _ in outcomes] == position.moves(CHANCE)
        assert all(1 <= weight < 65_536 for _, weight in outcomes)
        assert sum(weight for _, weight in outcomes) < 2**32


def draws_follow_the_odds(game: Game, case: Case) -> None:
    """With the same random numbers, `draw` follows the listed odds, and its outcome can be played by hand."""
    for number, position in enumerate(chance_nodes(game, case)):
        outcomes = position.chances()
        expected = choose(outcomes, Rng(case.seed, number).below(sum(weight for _, weight in outcomes)))
        drawn, by_hand = position.copy(), position.copy()

        outcome = drawn.draw(Rng(case.seed, number))

        by_hand.play(CHANCE, expected)
        assert outcome == expected
        assert drawn == by_hand


def fair_draws_follow_the_odds(game: Game, case: Case) -> None:
    """A fair stream draws what the listed odds say for its next number."""
    stream, twin = Fair(f"secret {case.seed}", ["nonce"]), Fair(f"secret {case.seed}", ["nonce"])
    for position in chance_nodes(game, case):
        outcomes = position.chances()
        expected = choose(outcomes, twin.below(sum(weight for _, weight in outcomes)))
        drawn, by_hand = position.copy(), position.copy()

        outcome = stream.draw(drawn)

        by_hand.play(CHANCE, expected)
        assert outcome == expected
        assert drawn == by_hand


def frequencies_match_the_odds(game: Game, case: Case) -> None:
    """Over many draws from either source, each outcome is about as frequent as its odds say."""
    nodes = chance_nodes(game, case)
    if nodes:
        position = nodes[len(nodes) * case.percent // 101]
        rng, fair = Rng(case.seed), Fair(str(case.seed))
        expect_frequencies(position, lambda twin: twin.draw(rng))
        expect_frequencies(position, fair.draw)


def expect_frequencies(position: Position, draw: Callable[[Position], int]) -> None:
    """Allow five standard deviations: bad luck exceeds that once in millions, and the seeds are fixed."""
    counts = Counter(draw(position.copy()) for _ in range(DRAWS))
    outcomes = position.chances()
    total = sum(weight for _, weight in outcomes)
    assert set(counts) <= {move for move, _ in outcomes}
    for move, weight in outcomes:
        share = weight / total
        assert abs(counts[move] - DRAWS * share) <= 5 * sqrt(DRAWS * share * (1 - share)) + 1
