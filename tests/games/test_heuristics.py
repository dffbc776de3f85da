"""What the heuristics of every game have in common."""

from importlib import import_module

import pytest

from lampion.games import GAMES
from tests.games.boxes import package_of


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_in_the_file_are_known_by_name(name: str) -> None:
    heuristics = import_module(f"{package_of(name)}.heuristics")

    assert len(heuristics.WEIGHTS.values) == len(heuristics.VALUES)
    assert any(heuristics.WEIGHTS.values)
    assert any(heuristics.WEIGHTS.habits)
