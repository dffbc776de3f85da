"""Playouts and perft: the fast loops against the obvious ones."""

import pytest

from lampion.games import game
from lampion.kernel.limits import CHANCE
from lampion.kernel.playouts import Playouts, perft
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

GAME = game("spring-festival")


def position_at(percent: int, seed: int = 1, seats: int = 2) -> Position:
    """The position at this percentage of a random game."""
    positions = [GAME.position(seats, GAME.settle(seats, {"sets": "chosen"}))]
    rng = Rng(seed)
    while positions[-1].waiting:
        position = positions[-1].copy()
        seat = position.to_move()
        moves = position.moves(seat)
        position.play(seat, moves[rng.below(len(moves))])
        positions.append(position)
    return positions[(len(positions) - 1) * percent // 100]


def count_naively(position: Position, depth: int, every_chance: bool) -> int:
    """The number of sequences of `depth` decisions, counted by definition."""
    seat = position.to_move()
    if depth == 0 and seat != CHANCE:
        return 1
    moves = position.moves(seat)
    if seat == CHANCE and not every_chance:
        moves = moves[:1]
    lines = 0
    for move in moves:
        after = position.copy()
        after.play(seat, move)
        lines += count_naively(after, depth if seat == CHANCE else depth - 1, every_chance)
    return lines


@pytest.mark.parametrize("percent", [0, 20, 50, 80, 95, 99, 100])
def test_perft_equals_the_naive_count(percent: int) -> None:
    for seed in (1, 2, 3):
        position = position_at(percent, seed)

        assert [perft(position, depth) for depth in range(3)] == [
            count_naively(position, depth, False) for depth in range(3)
        ]


def test_perft_over_all_of_chance_equals_the_naive_count() -> None:
    """At the end of the last round only cards are left to chance."""
    for seed in range(1, 6):
        position = position_at(92, seed)
        while position.fields()["turn"] == 11 or position.waits_for(CHANCE):
            position.play(position.to_move(), position.moves(position.to_move())[0])

        assert [perft(position, depth, True) for depth in range(3)] == [
            count_naively(position, depth, True) for depth in range(3)
        ]


def test_perft_of_the_last_decision_counts_its_moves() -> None:
    position = position_at(99)
    while position.waiting.bit_count() > 1:
        position.play(position.to_move(), position.moves(position.to_move())[0])

    assert perft(position, 1) == len(position.moves(position.to_move())) > 1


def test_perft_leaves_its_position_alone() -> None:
    position = position_at(30)
    before = position.copy()

    perft(position, 2)

    assert position == before


def test_perft_needs_a_position() -> None:
    for nothing in (None, 0, GAME):
        with pytest.raises(TypeError):
            perft(nothing, 1)  # type: ignore[arg-type]


def test_perft_of_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        perft(position_at(100), -1)


def test_playouts_play_the_same_game_for_the_same_number() -> None:
    playouts = Playouts(position_at(0))

    first = playouts.play_game(5, 17), playouts.work.copy()
    playouts.play_game(5, 18)

    assert (playouts.play_game(5, 17), playouts.work) == first
    assert playouts.work.is_over()


def test_playouts_leave_their_start_alone() -> None:
    start = position_at(0)
    playouts = Playouts(start.copy())

    playouts.play_many(1, 0, 3)

    assert playouts.start == start


def test_many_playouts_count_the_decisions_of_all() -> None:
    playouts = Playouts(position_at(0))

    assert playouts.play_many(1, 3, 4) == sum(playouts.play_game(1, number) for number in range(3, 7))


def test_playouts_need_a_position() -> None:
    for nothing in (None, 0, GAME):
        with pytest.raises(TypeError):
            Playouts(nothing)  # type: ignore[arg-type]
