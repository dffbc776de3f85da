"""Batches: the same games on any number of threads, as arrays, equal to games played step by step."""

from typing import Any

import numpy as np
import pytest

from lampion.games import game
from lampion.kernel.batch import Batch
from lampion.kernel.errors import BadOption, BadSeats, UnknownOption
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng

GAME = game("spring-festival")


def step_by_step(seats: int, seed: int, number: int, **chosen: str) -> tuple[list[int], list[int], int]:
    """Scores, winners and number of decisions of one game of a batch, by public methods only."""
    position = GAME.position(seats, GAME.settle(seats, chosen))
    rng = Rng(seed, number)
    decisions = 0
    while position.waiting:
        seat = position.to_move()
        if seat == CHANCE:
            position.draw(rng)
        else:
            moves = position.moves(seat)
            position.play(seat, moves[rng.below(len(moves))])
            decisions += 1
    winners = position.leaders()
    return [position.points(seat) for seat in range(seats)], [int(seat in winners) for seat in range(seats)], decisions


def is_equal(one: Batch, two: Batch) -> bool:
    """Are all arrays the same?"""
    return all(np.array_equal(getattr(one, field), getattr(two, field)) for field in ("scores", "won", "decisions"))


@pytest.mark.parametrize("seats", GAME.players)
def test_each_game_has_a_row_and_each_seat_a_column(seats: int) -> None:
    batch = GAME.batch(7, seats, seed=1)

    assert (batch.scores.shape, batch.won.shape, batch.decisions.shape) == ((7, seats), (7, seats), (7,))
    assert {batch.scores.dtype, batch.won.dtype, batch.decisions.dtype} == {np.dtype(np.int32)}


@pytest.mark.parametrize(("seats", "chosen"), [(2, {}), (3, {"sign": "drawn", "cards": "36"}), (4, {"finale": "best"})])
def test_games_of_a_batch_equal_games_played_step_by_step(seats: int, chosen: dict[str, Any]) -> None:
    batch = GAME.batch(12, seats, seed=9, **chosen)

    for number in range(12):
        scores, won, decisions = step_by_step(seats, 9, number, **chosen)
        assert batch.scores[number].tolist() == scores
        assert batch.won[number].tolist() == won
        assert batch.decisions[number] == decisions


def test_the_number_of_threads_makes_no_difference() -> None:
    batches = [GAME.batch(23, 3, seed=4, threads=threads) for threads in (1, 2, 5, 50)]

    assert all(is_equal(batches[0], batch) for batch in batches[1:])


def test_other_seeds_give_other_games() -> None:
    assert not is_equal(GAME.batch(20, 2, seed=1), GAME.batch(20, 2, seed=2))


def test_a_larger_batch_begins_with_the_same_games() -> None:
    assert np.array_equal(GAME.batch(5, 2, seed=1).scores, GAME.batch(9, 2, seed=1).scores[:5])


def test_no_games_give_empty_arrays() -> None:
    batch = GAME.batch(0, 2)

    assert (batch.scores.shape, batch.won.shape, batch.decisions.shape) == ((0, 2), (0, 2), (0,))


@pytest.mark.parametrize("seed", [-1, 2**62, 2**63, 2**64 - 1, 2**64 + 7])
def test_any_seed_is_taken_as_the_generator_takes_it(seed: int) -> None:
    assert GAME.batch(2, 2, seed=seed).scores[1].tolist() == step_by_step(2, seed, 1)[0]


def test_a_negative_number_of_games_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        GAME.batch(-1, 2)


def test_impossible_settings_are_refused() -> None:
    with pytest.raises(BadSeats):
        GAME.batch(1, 7)
    with pytest.raises(BadOption):
        GAME.batch(1, 2, cards="30")
    with pytest.raises(UnknownOption):
        GAME.batch(1, 2, card="36")


def test_somebody_wins_every_game() -> None:
    batch = GAME.batch(50, 4, seed=3)

    assert (batch.won.sum(axis=1) >= 1).all()
    best = batch.scores == batch.scores.max(axis=1, keepdims=True)
    assert (best | (batch.won == 0)).all()
