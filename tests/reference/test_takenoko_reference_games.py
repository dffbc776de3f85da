"""Whole random games of the Takenoko reference: they end, and nothing is lost on the way."""

import random

import pytest

from .takenoko import ReferenceGame
from .takenoko_scenes import check_cards, check_counts, check_garden, random_move
from .takenoko_state import OPTIONS


def sampled_options(rng: random.Random, hikari: str) -> dict[str, str]:
    """Random options, except those under which a game of random moves might never end."""
    options = {name: rng.choice(values) for name, values in OPTIONS.items() if name not in ("stall", "first")}
    return options | {"hikari": hikari}


def play_checked_game(seats: int, options: dict[str, str], rng: random.Random) -> ReferenceGame:
    """Play a game of random moves, and check everything after every step."""
    game = ReferenceGame(seats, options)
    while game.waiting():
        assert len(game.waiting()) == 1
        game.play(*random_move(game, rng))
        check_counts(game)
        check_cards(game)
        check_garden(game)
    return game


@pytest.mark.parametrize("hikari", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_random_moves_ends(seats: int, hikari: str) -> None:
    """[TK-12] [HK-12] Nothing is lost on the way, and somebody wins."""
    rng = random.Random(f"{seats} {hikari}")
    game = play_checked_game(seats, sampled_options(rng, hikari), rng)

    assert game.winners() <= set(range(seats))
    assert game.winners()
    assert all(len(game.claimed(seat)) < 12 for seat in range(seats))


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(40))
def test_many_games_of_random_moves_end(seed: int) -> None:
    """[TK-12] [HK-12] With all options mixed."""
    rng = random.Random(seed)
    seats = rng.choice([2, 3, 4])
    game = play_checked_game(seats, sampled_options(rng, rng.choice(["off", "on"])), rng)

    assert game.winners()


def test_a_game_played_again_comes_out_the_same() -> None:
    """[TK-3] Its moves determine a game."""
    rng = random.Random(7)
    game = ReferenceGame(3, {"hikari": "on"})
    record = []
    for _ in range(300):
        record.append(random_move(game, rng))
        game.play(*record[-1])
    again = ReferenceGame(3, {"hikari": "on"})
    for who, text in record:
        again.play(who, text)

    assert again.board() == game.board()
    assert again.waiting() == game.waiting()
    assert [again.hand(seat) for seat in range(3)] == [game.hand(seat) for seat in range(3)]
