"""Positions as text: what stands where, and what is refused."""

import pytest

from lampion.games import game as find_game
from lampion.games.fireworks.game import GAME
from lampion.kernel.errors import BadPosition
from tests.conformance.walks import Case, travel
from tests.games.fireworks.nights import Table

# Game 1, seat 1 takes a second tile: three tiles are left in the box, and one lies outside.
TEXT = """fireworks 2 first=0
take turn 2 first 0 active 1 waiting 1
launch count=2 quota=1 die=2
box #1:4,4 #3:0,8=kiku-red #2:4,5+bee #9:8,8+bodan-blue!
functions new used symbol wait gale
discard
0 sky 1,1=start:kiku-red 3,3=start:bodan-blue hand starts character -
1 sky 0,0=cat 1,1=start:kiku-gold 3,3=start:bodan-red hand starts character -
"""


def full(text: str = TEXT) -> str:
    """The text with all the tiles in the box that nobody has seen."""
    numbers = [number for number in range(4, 112) if number != 9][:104]  # 111, less four here and three elsewhere
    return text.replace("box ", " ".join(["box", *(f"#{number}:0,0" for number in numbers), ""]))


def refusal(text: str) -> tuple[int, str]:
    """The line and the problem that a refusal names."""
    with pytest.raises(BadPosition) as refused:
        GAME.read(text)
    return refused.value.data["line"], refused.value.data["problem"]


def test_a_text_reads_back() -> None:
    """[FW-20] Tiles from the lowest to the highest, known and unknown, inside and outside."""
    text = full()
    game = Table.read(text)

    assert game.text() == text
    assert game.moves(1) == ["take #2"]
    assert game.view()["box"]["outside"] == 1


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("take turn", "aim turn", "'aim' is not one of"),
        ("turn 2", "turn 99", "the number of turns is impossible"),
        ("active 1", "active 0", "the number of tiles to be taken is impossible"),
        ("first 0 active", "first 1 active", "the first player is impossible"),
        ("waiting 1", "waiting 0", "the number of tiles to be taken is impossible"),
        ("quota=1", "quota=13", "the number of tiles to be taken is impossible"),
        ("quota=1 ", "", "the number of tiles to be taken is impossible"),
        ("die=2", "die=4", "'4' is not one of"),
        (" die=2", "", "a launch is impossible"),
        ("count=2", "count=16", "a launch is impossible"),
        ("#2:4,5+bee ", "", "the number of tiles is impossible"),
        ("#2:4,5+bee", "#2:4,5=bee", "the number of tiles to be taken is impossible"),
        ("#2:4,5+bee", "#2:4,5+gale", "a tile in the box is impossible"),
        ("#2:4,5+bee", "#2:4,5+bee*", "a tile in the box is impossible"),
        ("#2:4,5+bee", "#2:9,5+bee", "a place is impossible"),
        ("#2:4,5+bee", "#1:4,5+bee", "a tile lies in the box twice"),
        ("+bodan-blue!", "=bodan-blue!", "a tile in the box is impossible"),
        ("used symbol", "used symbol gale", "function tiles stand in the order"),
        ("wait gale", "wait gale gale gale", "the number of tiles is impossible"),
        ("discard", "discard chin", "action cards stand in the usual order"),
        ("0,0=cat", "0,0=moon", "'moon' is unknown here"),
        ("0,0=cat", "0,0=start:kiku-blue", "a start tile is impossible"),
        ("1,1=start:kiku-gold", "1,1=start:bodan-red", "a start tile is impossible"),
        ("hand starts", "hand bee starts", "the number of tiles is impossible"),
        ("character -", "character puppy", "a character is impossible"),
        ("quota=1", "quota=1 rain", "the rain is impossible"),
        ("quota=1", "quota=1 tried", "a launch is impossible"),
        ("die=2", "die=2 effect=rain", "the function tile that works is impossible"),
        ("quota=1", "quota=1 card=chin", "an action card is impossible"),
    ],
)
def test_impossible_positions_are_refused(old: str, new: str, problem: str) -> None:
    """With the first thing that cannot be."""
    text = full().replace(old, new, 1)
    assert text != full()

    assert refusal(text)[1].startswith(problem)


@pytest.mark.parametrize("mode", ["game-1", "advanced-1", "advanced-2", "advanced-2-turns"])
def test_every_position_of_a_game_with_all_variants_reads_back(mode: str) -> None:
    """[FW-19] Rearranging, a second try and taking up to the number included."""
    options = {"mode": mode, "rearranging": "on", "second_try": "on", "up_to": "on"}
    for position in travel(GAME, Case(4, GAME.settle(4, options), seed=2, scattered=True)).positions[::5]:
        assert GAME.read(find_game("fireworks").write(position)) == position
