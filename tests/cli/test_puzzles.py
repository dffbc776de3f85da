"""`lampion puzzles`: what was found is never lost, and the number of processes changes nothing."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import lampion
from lampion.bots.puzzles import Answer, Puzzle, Step, puzzles_of
from lampion.lab import puzzle_hunt
from lampion.lab.puzzle_hunt import Found, Hunt, Tell, hunt_puzzles
from tests.cli.commands import Run

QUICK = ("--count", "2", "--simulations", "1000", "--jobs", "1")
ONE = Puzzle("toss 2", 0, (Step((Answer("heads", 0.75, 4.5), Answer("tails", 0.5, -1.0))),))


def test_puzzles_are_written_one_a_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    ended = run("puzzles", "spring-festival", *QUICK, "--file", str(file))

    assert ended.code == 0
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == 2
    assert all(len(Puzzle.read(line).steps[0].answers) > 2 for line in lines)
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
    def hunt(_hunt: Hunt, _tell: Tell, _kept: object) -> Iterator[Puzzle]:
        yield ONE
        raise problem

    monkeypatch.setattr(puzzle_hunt, "hunt_puzzles", hunt)
    file = tmp_path / "found.jsonl"
    ended = run("puzzles", "takenoko", "--file", str(file))

    assert ended.code == code
    assert file.read_text("utf-8") == f"{ONE.write()}\n"


def found(kind: str, number: int, *, theme: str = "", is_easy: bool = False) -> Found:
    """A puzzle, as a hunt finds it."""
    return Found(replace(ONE, position=f"toss {number}"), kind, theme, is_easy)


def choose(monkeypatch: pytest.MonkeyPatch, count: int, *found_in_games: Found | None) -> list[tuple[int, int]]:
    """What a hunt tells that finds this in its games, until it has enough."""
    coming = iter(found_in_games)
    monkeypatch.setattr(puzzle_hunt, "look_into", lambda *_: [one for one in (next(coming),) if one])
    told: list[tuple[int, int]] = []
    assert len(list(hunt_puzzles(Hunt("takenoko", count=count), lambda *now: told.append(now)))) == count
    return told


def test_no_kind_of_solution_takes_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = ["fire", "fire", "fire", "fire", "place", None, "place"]
    told = choose(monkeypatch, 5, *(found(kind, n) if kind else None for n, kind in enumerate(kinds)))
    assert told == [(0, 0), (1, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6), (5, 7)]


def test_few_of_the_puzzles_are_easy_or_end_for_the_same_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = [found(kind, n, is_easy=True) for n, kind in enumerate(("fire", "place", "fire", "place"))]
    told = choose(monkeypatch, 4, *easy, *(found(kind, n + 9) for n, kind in enumerate(("fire", "place", "place"))))
    assert [number for number, _ in told] == [0, 1, 2, 2, 2, 3, 4]
    alike = [found("take", n, theme="saturn") for n in range(3)]
    others = [found(kind, n + 9, theme=str(n)) for n, kind in enumerate(("take", "place", "place", "place"))]
    assert [number for number, _ in choose(monkeypatch, 5, *alike, *others)] == [0, 1, 1, 1, 2, 3, 4, 5]


def test_nothing_is_chosen_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    told = choose(monkeypatch, 2, found("fire", 1), found("place", 1), found("place", 2))
    assert [number for number, _ in told] == [0, 1, 1, 2]


def test_puzzles_that_are_still_good_are_kept(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = puzzles_of(lampion.game("spring-festival"))[:8]
    file = tmp_path / "kept.jsonl"
    file.write_text("".join(f"{puzzle.write()}\n" for puzzle in (*kept, kept[0])), "utf-8")
    monkeypatch.setattr(puzzle_hunt, "look_into", lambda *_: pytest.fail("there are enough"))
    again = tmp_path / "again.jsonl"
    ended = run("puzzles", "spring-festival", "--count", "2", "--keep", str(file), "--file", str(again), "--jobs", "1")
    assert ended.code == 0
    assert {*again.read_text("utf-8").splitlines()} < {puzzle.write() for puzzle in kept}


@pytest.mark.parametrize(
    ("text", "problem"), [(None, "no such file"), ("heads or tails?", "puzzles"), ("[1]", "puzzles")]
)
def test_a_file_without_puzzles_cannot_be_kept(run: Run, tmp_path: Path, text: str | None, problem: str) -> None:
    file = tmp_path / "kept.jsonl"
    if text is not None:
        file.write_text(text, "utf-8")
    refused = run("puzzles", "spring-festival", *QUICK, "--keep", str(file))
    assert refused.code == 2
    assert problem in " ".join(refused.err.split())
