"""Cells as people write them."""

import pytest

from lampion.kernel.errors import UnreadableMove
from lampion.kernel.grids import read_cell, write_cell


@pytest.mark.parametrize(("x", "y"), [(0, 0), (2, -1), (-15, 15), (999, -999)])
def test_a_cell_reads_back(x: int, y: int) -> None:
    assert read_cell(write_cell(x, y)) == (x, y)


@pytest.mark.parametrize(
    "text", ["", "1", "1,", ",1", "1,2,3", "1, 2", " 1,2", "a,b", "1.0,2", "+1,2", "1000,0", "1;2"]
)
def test_text_that_is_not_a_cell_is_refused(text: str) -> None:
    with pytest.raises(UnreadableMove) as refusal:
        read_cell(text)

    assert refusal.value.data == {"text": text, "problem": "cell"}


@pytest.mark.parametrize("text", ["01,2", "1,02", "-0,0", "0,-0", "00,0", "٢,1", "-01,1"])
def test_a_cell_has_one_text_only(text: str) -> None:
    with pytest.raises(UnreadableMove):
        read_cell(text)
