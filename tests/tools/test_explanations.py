"""Explained survivors: read from their file, found by the text of their line, and noticed when they are stale."""

from pathlib import Path

import pytest

from lampion.games import GAMES
from tools.mutation import scope
from tools.mutation.explanations import FOLDER, Explanation, file_of, read, stale
from tools.mutation.mutants import find_mutants
from tools.mutation.report import Report, Result, diff

SOURCE = b"def f(a):\n    if a < 1:\n        return 2\n    return 3\n"
MUTANTS = find_mutants("rules.py", SOURCE)
[BOUNDARY] = [mutant for mutant in MUTANTS if mutant.kind == "comparison"]
WHY = Explanation("rules.py", "f", "if a < 1:", "if a <= 1:", "nobody passes 1")
ENTRY = """
[[survivor]]
module = "rules.py"
function = "f"
line = "if a < 1:"
becomes = "if a <= 1:"
why = "nobody passes 1"
"""


def report(outcome: str, *explanations: Explanation) -> Report:
    """The report of a run that tried only the boundary."""
    explained = {explanation.key: explanation for explanation in explanations}
    return Report("toy", {"rules.py": SOURCE}, len(MUTANTS), [Result(BOUNDARY, outcome, "")], explained)


def test_an_explanation_is_for_the_mutant_of_its_line(tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text(ENTRY, "utf-8")

    assert read(tmp_path / "toy.toml") == {BOUNDARY.key: WHY}
    assert read(tmp_path / "other.toml") == {}


@pytest.mark.parametrize("text", [ENTRY + ENTRY, ENTRY.replace("nobody passes 1", ""), '[[survivor]]\nline = "x"'])
def test_an_explanation_that_says_too_little_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text(text, "utf-8")

    with pytest.raises(ValueError, match=r"toy\.toml"):
        read(tmp_path / "toy.toml")


def test_an_explanation_survives_an_edit_elsewhere() -> None:
    edited = find_mutants("rules.py", b"# A comment.\n\n" + SOURCE)

    assert stale({WHY.key: WHY}, edited, set()) == []


def test_stale_explanations_are_reported() -> None:
    edited = find_mutants("rules.py", SOURCE.replace(b"a < 1", b"a < 2"))

    assert stale({WHY.key: WHY}, edited, set()) == [(WHY, "no such line")]
    assert stale({WHY.key: WHY}, MUTANTS, {WHY.key}) == [(WHY, "caught by a test")]


def test_only_survivors_without_an_explanation_count() -> None:
    assert [result.mutant for result in report("survived").survivors] == [BOUNDARY]
    assert report("survived", WHY).survivors == []
    assert report("caught").survivors == []
    assert "nobody passes 1" in report("survived", WHY).markdown()


def test_a_survivor_is_shown_as_a_diff() -> None:
    assert diff(SOURCE, BOUNDARY).splitlines() == [
        " def f(a):",
        "-    if a < 1:",
        "+    if a <= 1:",
        "         return 2",
        "     return 3",
    ]
    assert diff(SOURCE, BOUNDARY) in report("survived").markdown()


@pytest.mark.parametrize("name", GAMES)
def test_the_explanations_of_a_game_can_be_read(name: str) -> None:
    """And name files of its rules."""
    assert {explanation.module for explanation in read(file_of(name)).values()} <= set(scope.rules_of(name))


def test_every_file_of_explanations_belongs_to_a_game() -> None:
    assert set(FOLDER.glob("*.toml")) <= {file_of(name) for name in GAMES}
