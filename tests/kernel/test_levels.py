"""The levels of a game: some of eight, in order."""

import pytest

from lampion.games import GAMES, game
from lampion.kernel.levels import COUNT, find_level, find_named, read_levels

SOME = read_levels([{"number": number, "bot": f"greedy:{number}%"} for number in (1, 2, 5, 8)])


@pytest.mark.parametrize("numbers", [[], [2, 3], [1, 3, 2], [1, 2, 2], [1, COUNT + 1], [0, 1]])
def test_levels_begin_with_the_first_and_rise(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="instead of 1 and others up to 8"):
        read_levels([{"number": number, "bot": "random"} for number in numbers])


@pytest.mark.parametrize(("wanted", "found"), [(1, 1), (2, 2), (4, 2), (5, 5), (7, 5), (8, 8)])
def test_a_level_that_is_left_out_stands_for_the_next_weaker_one(wanted: int, found: int) -> None:
    assert find_level(SOME, wanted).number == found
    assert find_named(SOME, f"level:{wanted}") == find_level(SOME, wanted)


def test_other_bots_are_no_levels() -> None:
    assert [find_named(SOME, name) for name in ("greedy", "level:9", "level:", "search:1s")] == [None] * 4


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_beginner_and_its_strongest_bot(name: str) -> None:
    """What the names of the first and the last level promise is the same everywhere."""
    levels = game(name).levels

    assert (levels[0].number, levels[0].bot) == (1, "random")
    assert (levels[-1].number, levels[-1].bot) == (COUNT, "search:1s")
    assert len({level.bot for level in levels}) == len(levels)
