"""Whole random games of the Fireworks reference: they end, and no tile is lost."""

import random

import pytest

from .fireworks.game import ReferenceGame
from .fireworks.scenes import random_launch
from .fireworks.state import OPTIONS


def play_to_the_end(game: ReferenceGame, rng: random.Random) -> None:
    """Play at random, whoever waits."""
    while waiting := game.waiting():
        seat = rng.choice(sorted(waiting, key=str))
        if isinstance(seat, int):
            game.play(seat, rng.choice(sorted(game.legal(seat), key=str)))
        elif game.draws[0].what == "launch":
            game.launch(random_launch(game, rng))
        else:
            game.draw(rng.choice(sorted(game.chances(), key=str)))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", OPTIONS["mode"])
def test_random_games_end_and_keep_their_tiles(mode: str, seats: int) -> None:
    """In three games with random options."""
    for number in range(3):
        rng = random.Random(f"fireworks reference {mode} {seats} {number}")
        options = {name: rng.choice(values) for name, values in OPTIONS.items()}
        game = ReferenceGame(seats, options | {"mode": mode, "first": "0"})
        play_to_the_end(game, rng)

        placed = sum(len(player.sky.tiles) - 2 for player in game.players)
        full = [player.sky.is_full() for player in game.players]
        assert game.stage == "over"
        if game.has_box:
            functions = game.used_functions + game.waiting_functions + game.due
            assert any(full)
            assert placed + len(game.box) + len(functions) == 111
            unseen = sum(tile.kind is None for tile in game.box.values())
            assert game.unseen.total() == unseen
        else:
            assert all(full)
            assert placed + game.supply.total() == 104
