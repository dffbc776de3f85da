"""The actions of each game: moves of thousands of games are among them, and none changes within a version."""

from hashlib import sha256

import pytest

from lampion.games import GAMES, game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.conformance.pairs import sample_case

# A number of actions and a digest of their codes, by game and version of the rules. They change with the rules only.
FROZEN = {
    ("spring-festival", 1): (7943, "c3ff3b57c6f7fe8b"),
    ("takenoko", 1): (16466, "5d6c559bea477b36"),
    ("lanterns-dice", 1): (1101, "0b359db9f8d12379"),
    ("fireworks", 1): (772, "387d3bce44b38cec"),
}


@pytest.mark.parametrize("name", GAMES)
def test_actions_stay_the_same_within_a_version(name: str) -> None:
    play = game(name)
    codes = play.numbering.codes

    assert (len(codes), sha256(repr(list(codes)).encode()).hexdigest()[:16]) == FROZEN[name, play.rules]


def moves_of(position: Position, rng: Rng, most: int) -> set[int]:
    """All legal moves of a random game, or of its first `most` moves."""
    found: set[int] = set()
    for _ in range(most):
        seat = position.to_move()
        if seat < 0:
            break
        if seat == CHANCE:
            position.draw(rng)
        else:
            moves = position.moves(seat)
            found.update(moves)
            position.play(seat, moves[rng.below(len(moves))])
    return found


@pytest.mark.parametrize("games", [300, pytest.param(10_000, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_many_games_has_an_action(name: str, games: int) -> None:
    play = game(name)
    codes = set(play.numbering.codes)
    for seed in range(games):
        case = sample_case(play, seed)
        found = moves_of(play.position(case.seats, case.options), Rng(seed), 3_000)
        assert found <= codes, (case, sorted(found - codes))
