"""`lampion puzzles`: what was found is never lost, and the number of processes changes nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lampion.bots.puzzles import Answer, Puzzle
from lampion.lab import puzzle_hunt
from lampion.lab.puzzle_hunt import Hunt, Tell, hunt_puzzles
from tests.cli.commands import Run

QUICK = ("--count", "2", "--simulations", "1000", "--jobs", "1")
ONE = Puzzle("toss 2", 0, (Answer("heads", 0.75, 4.5), Answer("tails", 0.5, -1.0)))


def test_puzzles_are_written_one_a_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    ended = run("puzzles", "spring-festival", *QUICK, "--file", str(file))

    assert ended.code == 0
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == 2
    assert all(len(Puzzle.read(line).answers) > 2 for line in lines)
    assert "2 puzzles" in ended.out


def test_the_number_of_processes_changes_nothing() -> None:
    def find(jobs: int) -> list[Puzzle]:
        return list(hunt_puzzles(Hunt("spring-festival", count=2, simulations=1000, jobs=jobs), lambda *_: None))

    assert find(1) == find(2)


@pytest.mark.parametrize(("file", "problem"), [("/no/such/folder/p.jsonl", "no such file or folder"), (".", "folder")])
def test_a_place_where_nothing_can_be_written_is_refused_before_the_work(
    run: Run, monkeypatch: pytest.MonkeyPatch, file: str, problem: str
) -> None:
    monkeypatch.setattr(puzzle_hunt, "hunt_puzzles", lambda *_: pytest.fail("it has begun"))
    refused = run("puzzles", "spring-festival", *QUICK, "--file", file)

    assert refused.code == 2
    assert problem in " ".join(refused.err.split())


@pytest.mark.parametrize(("problem", "code"), [(KeyboardInterrupt(), 130), (puzzle_hunt.HunterLost(), 2)])
def test_what_was_found_before_an_interruption_is_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, problem: BaseException, code: int
) -> None:
    def hunt(_hunt: Hunt, _tell: Tell) -> Iterator[Puzzle]:
        yield ONE
        raise problem

    monkeypatch.setattr(puzzle_hunt, "hunt_puzzles", hunt)
    file = tmp_path / "found.jsonl"
    ended = run("puzzles", "takenoko", "--file", str(file))

    assert ended.code == code
    assert file.read_text("utf-8") == f"{ONE.write()}\n"


def test_no_kind_of_solution_takes_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = iter(["fire", "fire", "fire", "fire", "place", None, "place"])
    monkeypatch.setattr(puzzle_hunt, "look_into", lambda *_: (kind := next(kinds)) and (kind, ONE))
    told: list[tuple[int, int]] = []

    assert len(list(hunt_puzzles(Hunt("takenoko", count=5), lambda *now: told.append(now)))) == 5
    assert told == [(1, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6), (5, 7)]
