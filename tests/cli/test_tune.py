"""`lampion tune`: the weights found are never lost, and their gain is stated plainly."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from lampion.games.spring_festival import heuristics
from lampion.kernel.heuristics import Weights
from lampion.lab import tuning
from lampion.lab.tuning import Setting, Tell
from tests.cli.commands import Run
from tests.cli.terminals import at_terminal

QUICK = ("--generations", "2", "--games", "1", "--simulations", "2", "--checks", "2", "--jobs", "1")


def test_the_weights_are_printed_with_the_command_that_found_them(run: Run) -> None:
    ended = run("tune", "spring-festival", *QUICK)

    assert ended.code == 0
    assert "lampion tune spring-festival --generations 2" in ended.out.splitlines()[0]
    assert set(tomllib.loads(ended.out)) == {"values", "habits"}


@pytest.mark.parametrize(("file", "problem"), [("/no/such/folder/w.toml", "no such file or folder"), (".", "folder")])
def test_a_place_where_nothing_can_be_written_is_refused_before_the_work(
    run: Run, monkeypatch: pytest.MonkeyPatch, file: str, problem: str
) -> None:
    monkeypatch.setattr(tuning, "tune", lambda *_: pytest.fail("it has begun"))
    refused = run("tune", "spring-festival", *QUICK, "--file", file)

    assert refused.code == 2
    assert problem in " ".join(refused.err.split())


def test_weights_that_cannot_be_written_after_all_are_shown(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "deep" / "w.toml"
    file.parent.mkdir()

    def tune(setting: Setting, tell: Tell) -> Weights:
        file.parent.rmdir()
        return heuristics.WEIGHTS

    monkeypatch.setattr(tuning, "tune", tune)
    refused = run("tune", "spring-festival", *QUICK, "--file", file)

    assert refused.code == 2
    assert set(tomllib.loads(refused.out)) == {"values", "habits"}


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Make the final check find a gain, give or take 1.5 points."""

    def find(gain: float) -> None:
        def tune(_setting: Setting, tell: Tell) -> Weights:
            tell("checked", {"games": 100, "gain": gain, "error": 1.5})
            return heuristics.WEIGHTS

        monkeypatch.setattr(tuning, "tune", tune)

    return find


@pytest.mark.parametrize(("gain", "is_doubtful"), [(3.0, False), (1.0, True), (-2.0, True)])
def test_only_weights_that_are_clearly_better_are_recommended(
    run: Run, check: Callable[[float], None], tmp_path: Path, gain: float, is_doubtful: bool
) -> None:
    check(gain)
    ended = run("tune", "spring-festival", *QUICK, "--file", tmp_path / "w.toml")

    assert ("not clearly better" in ended.err) == is_doubtful
    assert ("Replace the game’s weights.toml with them" not in ended.out) == is_doubtful


@pytest.mark.parametrize(("gain", "words"), [(3.0, "+3.0 ± 1.5 points"), (-2.0, "-2.0 ± 1.5 points")])
def test_the_file_says_how_much_better_its_weights_are(
    run: Run, check: Callable[[float], None], gain: float, words: str
) -> None:
    check(gain)
    ended = run("tune", "spring-festival", *QUICK)

    assert f"{words} a game (95 %) against the weights before, in 100 games" in ended.out


@pytest.fixture
def lose_process(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Make a process die after some generations, perhaps none."""

    def lose(generations: int) -> None:
        def tune(_setting: Setting, tell: Tell) -> Weights:
            for number in range(1, generations + 1):
                tell("generation", {"generation": number, "of": 20, "lead": 0.5, "weights": heuristics.WEIGHTS})
            raise tuning.TunerLost

        monkeypatch.setattr(tuning, "tune", tune)

    return lose


def test_the_best_so_far_is_kept_when_a_process_ends(
    run: Run, lose_process: Callable[[int], None], tmp_path: Path
) -> None:
    lose_process(3)
    ended = run("tune", "spring-festival", *QUICK, "--file", tmp_path / "w.toml")

    assert ended.code == 2
    assert "the best weights so far, after 3 of 20 generations" in " ".join(ended.err.split())
    assert "A process died" in ended.err
    assert set(tomllib.loads((tmp_path / "w.toml").read_text())) == {"values", "habits"}
    assert "not checked" in (tmp_path / "w.toml").read_text()
    assert "Replace the game’s weights.toml with them" not in ended.out


def test_a_process_that_ends_before_anything_was_found_leaves_only_a_message(
    run: Run, lose_process: Callable[[int], None], tmp_path: Path
) -> None:
    lose_process(0)
    ended = run("tune", "spring-festival", *QUICK, "--file", tmp_path / "w.toml")

    assert ended.code == 2
    assert "A process died" in ended.err
    assert not (tmp_path / "w.toml").exists()


def test_one_check_proves_nothing(run: Run) -> None:
    assert "too small" in run("tune", "spring-festival", "--checks", "1").err


def test_commas_alone_name_no_weights(run: Run) -> None:
    refused = run("tune", "spring-festival", *QUICK, "--only", ", ,")

    assert refused.code == 2
    assert "There is no weight called" in refused.err


def test_ctrl_c_keeps_the_best_so_far(tmp_path: Path) -> None:
    """At a real terminal, with two processes that receive the signal too."""
    file = tmp_path / "w.toml"
    arguments = ["--generations", "500", "--games", "2", "--simulations", "2", "--jobs", "2", "--file", str(file)]
    with at_terminal("tune", "spring-festival", *arguments, columns=200) as session:
        session.expect(r"Generation [2-9] of 500")
        session.sendintr()
        session.expect(r"Interrupted: these are the best weights so far, after \d+ of 500 generations")

    assert session.exitstatus == 130
    assert set(tomllib.loads(file.read_text())) == {"values", "habits"}
