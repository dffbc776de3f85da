"""`lampion replay --analyse`: the analysis of a record."""

import json
from pathlib import Path

from lampion.cli.files import read_record
from lampion.cli.review import sparkline
from tests.cli.commands import Run

QUICK = ("--analyse", "--simulations", "30")


def test_chances_and_losses_are_shown(run: Run, seeded: Path) -> None:
    shown = run("replay", seeded, *QUICK)

    assert shown.code == 0
    assert "Chance over the game" in shown.out
    assert "What cost the most" in shown.out
    assert any(bar in shown.out for bar in "▁▂▃▄▅▆▇█")
    assert "100\u00a0%" in shown.out  # somebody won


def test_the_same_in_french(run: Run, seeded: Path) -> None:
    shown = run("replay", seeded, *QUICK, "--language", "fr")

    assert "Chances au fil de la partie" in shown.out
    assert "Ce qui a coûté le plus" in shown.out


def test_json_names_the_entries_of_the_record(run: Run, seeded: Path) -> None:
    reviews = json.loads(run("replay", seeded, *QUICK, "--json").out)
    entries = read_record(str(seeded)).entries

    assert [one["seat"] for one in reviews] == list(range(len(reviews)))
    losses = [(one["seat"], loss) for one in reviews for loss in one["costliest"]]
    assert losses
    for seat, loss in losses:
        assert (entries[loss["entry"]].seat, entries[loss["entry"]].move) == (seat, loss["played"])
        assert loss["better"] != loss["played"]
    assert {one["outlooks"][-1]["chance"] for one in reviews} == {0.0, 1.0}


def test_simulations_alone_ask_for_the_analysis_too(run: Run, seeded: Path) -> None:
    assert run("replay", seeded, "--simulations", "30").out == run("replay", seeded, *QUICK).out


def test_the_same_record_has_the_same_analysis(run: Run, seeded: Path) -> None:
    assert run("replay", seeded, *QUICK, "--json").out == run("replay", seeded, *QUICK, "--json").out


def test_a_part_of_a_game_can_be_analysed(run: Run, seeded: Path) -> None:
    reviews = json.loads(run("replay", seeded, "--to", "30", *QUICK, "--json").out)

    assert all(outlook["entry"] < 30 for one in reviews for outlook in one["outlooks"])


def test_a_line_of_bars_fits(run: Run) -> None:
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(sparkline([0.1] * 500)) == 48
    assert sparkline([]) == ""
