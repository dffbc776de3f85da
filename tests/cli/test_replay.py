"""`lampion replay`: a record told in words."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lampion.cli.files import read_record
from lampion.kernel.record import Record
from tests.cli.commands import Run


def test_a_game_is_told_round_by_round_with_final_board_and_scores(run: Run, seeded: Path) -> None:
    shown = run("replay", seeded)

    assert shown.code == 0
    assert [f"\nRound {number}: " in shown.out for number in range(1, 13)] == [True] * 12
    assert "\nGrande finale: " in shown.out
    assert "the game is over" in shown.out
    assert "Compositions" in shown.out
    assert shown.out.splitlines()[-1].startswith("Player ")


def test_the_same_game_is_told_in_french(run: Run, seeded: Path) -> None:
    shown = run("replay", seeded, "--language", "fr")

    assert "\nTour 12 : " in shown.out
    assert "\nBouquet final : " in shown.out
    assert "gagne avec" in shown.out.splitlines()[-1]


def test_part_of_a_game_ends_where_asked(run: Run, seeded: Path) -> None:
    shown = run("replay", seeded, "--to", "22")

    assert "After 22 of " in shown.out
    assert "Round 2" not in shown.out
    assert "The game is not finished." in shown.out


def test_more_moves_than_there_are_mean_all_of_them(run: Run, seeded: Path) -> None:
    assert run("replay", seeded, "--to", "9999").out == run("replay", seeded).out


def test_boards_come_between_the_rounds_if_wanted(run: Run, seeded: Path) -> None:
    plain, with_boards = (run("replay", seeded, *more).out for more in ([], ["--board"]))

    assert plain.count("half spark") == 1
    assert with_boards.count("half spark") == 14


@pytest.mark.parametrize("other", [{"rules": 99}, {"components": "0123456789abcdef"}, {"game": "tomorrow"}])
def test_a_record_of_other_rules_opens_for_reading(
    run: Run, seeded: Path, tmp_path: Path, other: dict[str, Any]
) -> None:
    file = rewrite(tmp_path, replace(read_record(str(seeded)), **other))
    shown = run("replay", file)

    assert shown.code == 0
    assert shown.err != ""
    assert "0 place S1-" in shown.out
    assert "with" in shown.out.splitlines()[-1]
    refused = run("replay", file, "--analyse")
    assert (refused.code, refused.out, refused.err != "") == (2, "", True)


def test_a_broken_record_is_refused_with_its_line(run: Run, seeded: Path) -> None:
    seeded.write_text(seeded.read_text().replace("0 place S1-", "0 place S9-", 1))
    refused = run("replay", seeded)

    assert refused.code == 2
    assert refused.err.startswith("Line ")


def rewrite(folder: Path, record: Record) -> Path:
    """Write a record under another name, with matching checksums."""
    file = folder / "rewritten.txt"
    file.write_text(record.write())
    return file
