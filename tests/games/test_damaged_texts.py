"""A damaged text of any position of any game is refused, or plays on to the end like any other.

Compiled code doesn't check array bounds, so no text that leads outside them may be accepted.
"""

import random

import pytest

from lampion.games import GAMES, game
from lampion.kernel.errors import BadPosition
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.conformance import hooks
from tests.conformance.walks import Case, travel
from tests.games.damage import damaged, sweep
from tests.tables.helpers import sample_options

LONGEST = 3000  # moves of a game that was read from a damaged text
RANDOM = [*range(10), *(pytest.param(more, marks=pytest.mark.thorough) for more in range(10, 60))]
SWEPT = [pytest.param(3, id="few"), pytest.param(40, id="many", marks=pytest.mark.thorough)]


def random_game(name: str, number: int) -> list[Position]:
    """All positions of a game with any number of seats and any options under which games end."""
    rng = Rng(number, 23)
    seats = game(name).players[rng.below(len(game(name).players))]
    case = Case(seats, sample_options(game(name), seats, rng), seed=number, scattered=True)
    return travel(game(name), case).positions


@pytest.mark.parametrize("number", RANDOM)
@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_text_is_refused_or_plays_on_to_the_end(name: str, number: int) -> None:
    """Whatever words and lines were swapped, dropped, doubled, changed or moved."""
    rng = random.Random(f"damage {number}")
    texts = [game(name).write(position) for position in random_game(name, number)]

    for text in rng.sample(texts, 15):
        for _ in range(6):
            check(name, damaged(name, text, texts, rng), rng)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("count", SWEPT)
@pytest.mark.parametrize("name", GAMES)
def test_systematic_damage_is_refused_or_plays_on_to_the_end(name: str, count: int, number: int) -> None:
    """Each number, word and phase of a position, in each phase that a game reaches."""
    rng = random.Random(f"sweep {number}")
    by_phase: dict[int, list[str]] = {}
    for position in random_game(name, number):
        by_phase.setdefault(position.fields()["phase"], []).append(game(name).write(position))
    texts = [text for group in by_phase.values() for text in group]

    for group in by_phase.values():
        for changed in rng.sample([*sweep(name, rng.choice(group), texts)], count):
            check(name, changed, rng)


def check(name: str, text: str, rng: random.Random) -> None:
    """Check that a text is refused, or that its game ends, keeps its pieces, and can be written on the way."""
    play = game(name)
    try:
        position = play.read(text)
    except BadPosition:
        return
    assert play.read(play.write(position)) == position, text
    census = hooks.of(play).census or (lambda _: {})
    pieces = census(position)
    keeps_all = hooks.of(play).leaves is hooks.nothing_leaves
    assert keeps_all or max(pieces.values()) == 1, text  # where pieces leave, each is counted by itself
    for step in range(LONGEST):
        if step % 10 == 0 or not position.waiting:
            now = census(position)
            assert all(count <= pieces.get(piece, 0) for piece, count in now.items()), text
            assert now == pieces or not keeps_all, text
            assert play.read(play.write(position)) == position, text
        if not position.waiting:
            return
        waiting = [seat for seat in range(CHANCE + 1) if position.waits_for(seat)]
        assert set(waiting) <= {*range(position.seats), CHANCE}, text
        assert all(position.moves(seat) for seat in waiting), text
        seat = rng.choice(waiting)
        position.play(seat, rng.choice(position.moves(seat)))
    raise AssertionError(f"the game does not end:\n{text}")
