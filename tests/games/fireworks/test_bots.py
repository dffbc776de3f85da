"""What a bot that searches does in a launch: it looks at the forecast, and piles up tiles when few are left."""

import pytest

from lampion.bots import bot
from tests.games.fireworks.launching import ready
from tests.games.fireworks.nights import Table

SCATTERED = " / ".join(
    f"#{number} - down {row},{column}"
    for number, (row, column) in enumerate(((row, column) for row in (0, 2, 4, 6, 8) for column in (0, 3, 6, 8)), 1)
)


def chosen(game: Table, seed: int) -> str:
    """What a bot does first."""
    move = bot("search:100", seed).choose(game.game, game.position, 0)
    return game.game.write_move(game.position, 0, move)


@pytest.mark.parametrize("seed", range(3))
def test_a_few_scattered_tiles_are_piled_up(seed: int) -> None:
    """[FW-A36]"""
    assert chosen(ready(tiles=SCATTERED), seed).startswith("pile")


@pytest.mark.parametrize("seed", range(3))
def test_then_the_pile_is_aimed_at(seed: int) -> None:
    """[FW-5]"""
    game = ready(tiles=SCATTERED)
    game.play(0, "pile 3,5")
    verb, place = chosen(game, seed).split()
    row, column = map(int, place.split(","))

    assert verb == "aim"
    assert abs(row - 3) <= 2
    assert abs(column - 5) <= 2
