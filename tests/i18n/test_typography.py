"""French is set as French is printed."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

FRENCH = sorted(Path(str(files("lampion.i18n") / "fr")).glob("*.ftl"))
STRAIGHT = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_]|\{|«|“)")  # as in l'autre, qu'{ $who }


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.stem)
def test_french_apostrophes_are_curly(file: Path) -> None:
    """Straight ones only quote what is typed into a shell."""
    lines = file.read_text("utf-8").splitlines()

    assert [line for line in lines if STRAIGHT.search(line)] == []


def test_a_straight_apostrophe_is_found() -> None:
    assert STRAIGHT.search("l'autre")
    assert STRAIGHT.search("qu'{ $who }")
    assert not STRAIGHT.search("pip install 'lampion[postgres]'")
