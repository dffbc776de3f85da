"""Moves as text: every move of whole games reads back, and mistakes are refused with their kind."""

import pytest

from lampion.games import game as find_game
from lampion.games.fireworks.game import GAME
from lampion.kernel.errors import UnreadableMove
from lampion.kernel.limits import CHANCE
from tests.conformance.walks import Case, travel
from tests.games.fireworks.launching import launch, ready
from tests.games.fireworks.nights import Table


@pytest.mark.parametrize("mode", ["game-1", "advanced-1", "advanced-2"])
@pytest.mark.parametrize("box", ["simulated", "real"])
def test_every_move_has_a_text_of_its_own_that_reads_back(mode: str, box: str) -> None:
    """Of players and of chance, in a whole game."""
    options = {"mode": mode, "box": box, "rearranging": "on", "second_try": "on", "up_to": "on"}
    for position in travel(GAME, Case(3, GAME.settle(3, options), seed=5)).positions[::9]:
        for seat in (*range(3), CHANCE):
            moves = position.moves(seat)
            texts = [find_game("fireworks").write_move(position, seat, move) for move in moves]
            assert len(set(texts)) == len(texts)
            assert [find_game("fireworks").read_move(position, seat, text) for text in texts] == moves


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "verb"),
        ("throw 4,4", "verb"),
        ("aim", "words"),
        ("aim 4,4 4,4", "words"),
        ("aim 4", "cell"),
        ("aim 4,10", "cell"),
        ("pile -2,0", "cell"),
        ("height 45", "piece"),
        ("help", "piece"),
        ("help 2 1", "piece"),
        ("help 5", "piece"),
        ("function moon", "piece"),
        ("take 17", "tile"),
        ("take #0", "tile"),
        ("take #112", "tile"),
        ("start 5,0", "cell"),
        ("place 0,0", "words"),
        ("place 0,0 6", "piece"),
        ("claim moon", "piece"),
        ("done now", "words"),
    ],
)
def test_moves_that_cannot_be_read_are_refused(text: str, problem: str) -> None:
    game = ready()
    with pytest.raises(UnreadableMove) as refused:
        GAME.read_move(game.position, 0, text)

    assert refused.value.data["problem"] == problem


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("layout 0", "piece"),
        ("layout 257", "piece"),
        ("seat 4", "piece"),
        ("hit 10,0", "cell"),
        ("bounce 1,0 edge 2", "cell"),
        ("bounce 0,0 side 2", "piece"),
        ("bounce 0,0 edge 4", "piece"),
        ("bounce 0,0 edge", "words"),
        ("turn 17", "tile"),
        ("turn #17 away", "words"),
        ("draw #112", "tile"),
        ("up moon", "piece"),
        ("down", "words"),
        ("die 7", "piece"),
        ("start moon", "piece"),
        ("moon", "piece"),
    ],
)
def test_outcomes_that_cannot_be_read_are_refused(text: str, problem: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        GAME.read_move(Table.new(2).position, CHANCE, text)

    assert refused.value.data["problem"] == problem


def test_a_launch_reads_like_a_story() -> None:
    """[FW-5] [FW-20] Places by row and column, the rim one farther out, tiles by their number."""
    game = ready()
    game.play(0, "aim 0,0", "height 70")

    assert "hit -1,-1" in game.outcomes()
    game.chance("hit 0,0")
    assert "bounce -2,2 corner symbol" in game.outcomes()


def test_a_special_tile_is_placed_without_a_turn() -> None:
    """[FW-2] The other way round for a base tile."""
    game = ready()
    launch(game, "#1 cat")
    game.play(0, "take #1")

    with pytest.raises(UnreadableMove):
        GAME.read_move(game.position, 0, "place 0,0 1")
