"""`lampion tune`: weights that are found are not lost, and what they are worth is said plainly."""

import tomllib

import pytest

from lampion.lab import tuning
from tests.cli.terminals import at_terminal

QUICK = ("--generations", "2", "--games", "1", "--simulations", "2", "--checks", "2", "--jobs", "1")


def test_the_weights_are_printed_with_the_command_that_found_them(run):
    ended = run("tune", "spring-festival", *QUICK)

    assert ended.code == 0
    assert "lampion tune spring-festival --generations 2" in ended.out.splitlines()[0]
    assert set(tomllib.loads(ended.out)) == {"values", "habits"}


@pytest.mark.parametrize(("file", "problem"), [("/no/such/folder/w.toml", "no such file or folder"), (".", "folder")])
def test_a_place_where_nothing_can_be_written_is_refused_before_the_work(run, monkeypatch, file, problem):
    monkeypatch.setattr(tuning, "tune", lambda *_: pytest.fail("it has begun"))
    refused = run("tune", "spring-festival", *QUICK, "--file", file)

    assert refused.code == 2
    assert problem in " ".join(refused.err.split())


def test_weights_that_cannot_be_written_after_all_are_shown(run, monkeypatch, tmp_path):
    file = tmp_path / "deep" / "w.toml"
    file.parent.mkdir()

    def tune(setting, tell):
        file.parent.rmdir()
        return tuning.heuristics_of(tuning.find_game(setting.game)).WEIGHTS

    monkeypatch.setattr(tuning, "tune", tune)
    refused = run("tune", "spring-festival", *QUICK, "--file", file)

    assert refused.code == 2
    assert set(tomllib.loads(refused.out)) == {"values", "habits"}


@pytest.mark.parametrize(("gain", "is_doubtful"), [(3.0, False), (1.0, True), (-2.0, True)])
def test_it_says_when_the_gain_may_be_chance(run, monkeypatch, gain, is_doubtful):
    def tune(setting, tell):
        tell("checked", {"games": 100, "gain": gain, "error": 1.5})
        return tuning.heuristics_of(tuning.find_game(setting.game)).WEIGHTS

    monkeypatch.setattr(tuning, "tune", tune)
    ended = run("tune", "spring-festival", *QUICK)

    assert ("not clearly better" in ended.err) == is_doubtful


def test_one_check_proves_nothing(run):
    assert "too small" in run("tune", "spring-festival", "--checks", "1").err


def test_commas_alone_name_no_weights(run):
    refused = run("tune", "spring-festival", *QUICK, "--only", ", ,")

    assert refused.code == 2
    assert "No weight is called" in refused.err


def test_ctrl_c_keeps_the_best_so_far(tmp_path):
    """At a real terminal, with two processes that hear it too."""
    file = tmp_path / "w.toml"
    arguments = ["--generations", "500", "--games", "2", "--simulations", "2", "--jobs", "2", "--file", str(file)]
    with at_terminal("tune", "spring-festival", *arguments, columns=200) as session:
        session.expect(r"Generation [2-9] of 500")
        session.sendintr()
        session.expect(r"Interrupted: these are the best weights so far, after \d+ of 500 generations")

    assert session.exitstatus == 130
    assert set(tomllib.loads(file.read_text())) == {"values", "habits"}
