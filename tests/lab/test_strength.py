"""`python -m bench.strength`: results are never lost, and only complete ones are written."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import lampion
from bench import strength
from bench.strength import Planned
from lampion.lab.report import report
from lampion.lab.results import open_results, read_results

LEVELS = Planned("Spring Festival", "levels: level:2 against level:1", ("level:2", "level:1"), 4, 0.6)
GREEDY = Planned("Spring Festival", "greedy against random", ("greedy", "random"), 4, 0.95)

BEGIN, END = "<!-- strength of spring-festival: begin -->", "<!-- strength of spring-festival: end -->"
BEFORE = "before <!-- strength of takenoko: begin -->\nas it was\n<!-- strength of takenoko: end --> "
AFTER = " after"

Measure = Callable[..., None]
ChangeLevels = Callable[[str], None]


@pytest.fixture
def measure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Measure:
    """Runs the command for two short matches, with its own files."""
    monkeypatch.setattr(strength, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(strength, "DOCS", tmp_path / "bots.md")
    monkeypatch.setattr(strength, "plan", lambda: iter([GREEDY, LEVELS]))
    monkeypatch.setattr(strength, "rating_table", lambda _arenas, game: [f"ratings of {game}"])
    strength.DOCS.write_text(BEFORE + BEGIN + "\nold\n" + END + AFTER, "utf-8")
    return lambda *arguments: strength.main([*arguments] if "--jobs" in arguments else [*arguments, "--jobs", "1"])


@pytest.fixture
def change_levels(monkeypatch: pytest.MonkeyPatch) -> ChangeLevels:
    """Makes level 1 another bot, which has no results yet."""

    def change(name: str) -> None:
        game = lampion.game("spring-festival")
        monkeypatch.setattr(type(game), "levels", [replace(game.levels[0], bot=name), *game.levels[1:]])

    return change


def test_complete_matches_are_written_in_their_order(measure: Measure) -> None:
    measure("--only", "levels")
    measure("--write")
    text = strength.DOCS.read_text("utf-8")

    assert text.startswith(f"{BEFORE}{BEGIN}\n| game")
    assert text.endswith(f"\nratings of spring-festival\n{END}{AFTER}")
    assert text.index("greedy against random") < text.index("level:2 against level:1")


@pytest.mark.parametrize("arguments", [("--jobs", "0"), ("--only", "levels")])
def test_nothing_is_written_while_matches_are_missing(measure: Measure, arguments: tuple[str, str]) -> None:
    """A fresh clone has no results: they are not kept with the code."""
    with pytest.raises(SystemExit, match=r"Spring Festival: greedy against random \(0 of 4 games\)"):
        measure("--write", *arguments)

    assert "old" in strength.DOCS.read_text("utf-8")
    assert not strength.RESULTS.exists()  # it stopped before anything was played


def test_more_games_than_were_played_are_missing(measure: Measure, capsys: pytest.CaptureFixture[str]) -> None:
    measure()
    with pytest.raises(SystemExit, match="4 of 8 games"):
        measure("--write", "--more", "2", "--jobs", "0")

    assert "old" in strength.DOCS.read_text("utf-8")


def test_showing_results_changes_no_file(
    measure: Measure, change_levels: ChangeLevels, capsys: pytest.CaptureFixture[str]
) -> None:
    measure()
    before = {path.name: path.read_bytes() for path in strength.RESULTS.iterdir()}
    change_levels("greedy:1%")
    capsys.readouterr()

    measure("--jobs", "0")

    assert {path.name: path.read_bytes() for path in strength.RESULTS.iterdir()} == before
    shown = capsys.readouterr().out
    assert "greedy against random" in shown
    assert "level:2 against level:1" not in shown  # those were other bots


def test_results_of_levels_that_have_changed_are_kept_aside_each_time(
    measure: Measure, change_levels: ChangeLevels
) -> None:
    kept = []
    for name in ("greedy:1%", "greedy:2%", "greedy:3%"):
        change_levels(name)
        measure("--only", "levels")
        kept.append(LEVELS.file.read_bytes())

    assert [LEVELS.file.with_suffix(f".old{number}").read_bytes() for number in (1, 2)] == kept[:2]


def test_results_that_another_process_is_adding_to_are_left_alone_with_a_message(measure: Measure) -> None:
    measure()
    before = GREEDY.file.read_bytes()

    with open_results(GREEDY.file, GREEDY.arena(1).contest), pytest.raises(SystemExit, match="is in use by another"):
        measure("--more", "2")

    assert GREEDY.file.read_bytes() == before


def test_a_match_that_may_stop_early_is_shown_with_the_interval_of_its_test(
    measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = replace(GREEDY, games=100, wanted=0.6, stops=True)
    monkeypatch.setattr(strength, "plan", lambda: iter([match]))
    measure()
    arena = strength.load(match, 1)
    data = report(arena)
    low, high = data["test"]["interval"]

    assert len(read_results(match.file, arena.contest)) < 100
    assert data["test"]["interval"] != data["results"][0]["share_interval"]
    assert f"100.0% ({low:.1%} – {high:.1%}) | 60%: yes |" in strength.row(match, data)


def test_one_game_can_be_written_without_the_others(measure: Measure, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their results stay as they are in the docs."""
    other = replace(GREEDY, variant="Takenoko")
    monkeypatch.setattr(strength, "plan", lambda: iter([GREEDY, LEVELS, other]))
    measure("--write", "--only", "Spring")
    text = strength.DOCS.read_text("utf-8")

    assert "as it was" in text
    assert "ratings of spring-festival" in text
    assert not other.file.exists()
