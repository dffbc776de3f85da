"""Perft: the number of lines of play hasn't changed. `python -m tests.perft.counts` rewrites the numbers.

The default run counts what is quick even in plain Python, the thorough run everything.
"""

import pytest

from lampion.games import GAMES
from tests.perft.counts import Table, read

QUICK = 30_000  # lines


def pick_counts() -> list[object]:
    """Every number of every table, the large ones for the thorough run."""
    counts: list[object] = []
    for name in GAMES:
        for table in read(name):
            for depth, lines in enumerate(table.lines, 1):
                marks = [pytest.mark.thorough] if lines > QUICK else []
                counts.append(pytest.param(name, table, depth, id=f"{name}-{table}-depth-{depth}", marks=marks))
    return counts


@pytest.mark.parametrize(("name", "table", "depth"), pick_counts())
def test_the_number_of_lines_is_what_it_was(name: str, table: Table, depth: int) -> None:
    assert table.count(name, depth) == table.lines[depth - 1]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_numbers(name: str) -> None:
    assert read(name), (
        f"write tests/perft/{name}.toml with the tables to count, and `lines = [0, 0, 0]` for three depths"
    )
