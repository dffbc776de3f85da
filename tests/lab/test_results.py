"""Results in a file that grows, and from which a contest resumes."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import lampion
from lampion.lab.contest import Contest
from lampion.lab.played_game import PlayedGame
from lampion.lab.results import BadResults, OtherContest, ResultsInUse, open_results
from tests.lab.contests import ended, plan


def fill(path: Path, contest: Contest, *games: PlayedGame) -> list[PlayedGame]:
    """Write some games to a file; returns what was in it before."""
    with open_results(path, contest) as (before, results):
        for game in games:
            results.add(game)
    return before


def test_what_was_played_is_there_the_next_time(tmp_path: Path) -> None:
    contest, path = plan("greedy", "random"), tmp_path / "results"
    games = [ended(1, "AB", 3, 4), ended(0, "BA", 9, 2)]

    assert fill(path, contest, games[0]) == []
    assert fill(path, contest, games[1]) == games[:1]
    assert fill(path, contest) == games
    assert len(path.read_text().splitlines()) == 3


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    """A process may be killed at any time."""
    contest, path = plan("greedy", "random"), tmp_path / "results"
    fill(path, contest, ended(0, "AB", 3, 4), ended(1, "BA", 5, 6))
    path.write_bytes(path.read_bytes()[:-10])

    assert fill(path, contest, ended(2, "AB", 7, 8)) == [ended(0, "AB", 3, 4)]
    assert [game.number for game in fill(path, contest)] == [0, 2]


@pytest.mark.parametrize("kept", [0, 1, 20, 200])
def test_even_the_first_line_may_have_been_cut_off(tmp_path: Path, kept: int) -> None:
    contest, path = plan("greedy", "random"), tmp_path / "results"
    fill(path, contest)
    path.write_bytes(path.read_bytes()[:kept])

    assert fill(path, contest) == []
    assert path.read_text().count("\n") == 1


@pytest.mark.parametrize(
    ("setting", "others"),
    [("seed", {"seed": 1}), ("seats", {"seats": 3}), ("alone", {"alone": True}), ("seconds", {"seconds": 1.0})],
)
def test_another_setting_is_refused_and_named(tmp_path: Path, setting: str, others: dict[str, Any]) -> None:
    fill(tmp_path / "results", plan("greedy", "random"))

    with pytest.raises(OtherContest, match=f"a different “{setting}”") as refused:
        fill(tmp_path / "results", plan("greedy", "random", **others))

    assert refused.value.data["setting"] == setting


def test_other_bots_or_rules_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results"
    fill(path, plan("greedy", "random"))
    with pytest.raises(OtherContest):
        fill(path, plan("random", "greedy"))

    path.write_text(path.read_text().replace('"rules":', '"rules":9'))
    with pytest.raises(OtherContest):
        fill(path, plan("greedy", "random"))


@pytest.mark.parametrize(
    "content", ["a letter", "a letter\n", '{"format":"other"}\n', '{"format":"lampion arena 1",\n']
)
def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "letter"
    path.write_text(content)

    with pytest.raises(BadResults):
        fill(path, plan("random"))

    assert path.read_text() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results"
    fill(path, plan("random"), ended(0, "AB", 1, 2))
    path.write_text(path.read_text() + '{"number": 1}\n')

    with pytest.raises(BadResults, match="line 3"):
        fill(path, plan("random"))


def test_levels_that_stand_for_other_bots_by_now_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results"
    fill(path, plan("level:2", "level:1"))
    assert fill(path, plan("level:2", "level:1")) == []

    game = lampion.game("spring-festival")
    monkeypatch.setattr(type(game), "levels", [replace(game.levels[0], bot="greedy:1%"), *game.levels[1:]])
    with pytest.raises(OtherContest, match="a different “levels”"):
        fill(path, plan("level:2", "level:1"))


def test_a_file_that_another_arena_uses_is_refused_and_left_alone(tmp_path: Path) -> None:
    """Both would play the same games, and write into each other's lines."""
    contest, path = plan("greedy", "random"), tmp_path / "results"
    with open_results(path, contest) as (_, results):
        before = path.read_bytes()
        with pytest.raises(ResultsInUse, match="another arena"):
            fill(path, contest, ended(0, "AB", 3, 4))
        assert path.read_bytes() == before
        results.add(ended(1, "BA", 5, 6))

    assert fill(path, contest) == [ended(1, "BA", 5, 6)]
