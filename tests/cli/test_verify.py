"""`lampion verify`: valid records, invalid ones, and what cannot be checked."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lampion.cli.files import read_record
from lampion.kernel.chance import commit
from lampion.kernel.record import Result
from tests.cli.commands import Run


def test_a_fair_game_holds_in_every_respect(run: Run, fair: Path) -> None:
    checked = run("verify", fair)

    assert checked.code == 0
    assert checked.err == ""
    assert [line[0] for line in checked.out.splitlines()] == ["✓", "✓", "✓", "✓", "T"]
    assert "draws match the published secret" in checked.out
    assert checked.out.splitlines()[-1] == "The record is valid."


def test_the_verdict_is_in_french_too(run: Run, fair: Path) -> None:
    assert run("verify", fair, "--language", "fr").out.splitlines()[-1] == "La partie enregistrée est valable."


def test_a_record_without_secret_says_that_its_draws_cannot_be_checked(run: Run, seeded: Path) -> None:
    checked = run("verify", seeded)

    assert checked.code == 0
    assert "– The table promised no secret" in checked.out


def test_a_promised_secret_that_was_not_published_is_mentioned(run: Run, fair: Path) -> None:
    fair.write_text(replace(read_record(str(fair)), secret="").write())
    checked = run("verify", fair)

    assert checked.code == 0
    assert "– The secret is not published" in checked.out


def test_a_record_without_checksum_and_end_is_said_to_be_so(run: Run, seeded: Path) -> None:
    seeded.write_text("".join(seeded.read_text().splitlines(True)[:19]))
    checked = run("verify", seeded)

    assert checked.code == 0
    assert "– The record has no checksum" in checked.out
    assert "– The game is not finished." in checked.out


def test_why_a_game_ended_early_is_said(run: Run, seeded: Path) -> None:
    lines = seeded.read_text().splitlines(True)[:19]
    seeded.write_text("".join([*lines, "stopped removed\n"]))

    assert "– The game ended early: the host removed a player." in run("verify", seeded).out
    assert "The game ended early: the host removed a player." in run("replay", seeded).out


def test_every_changed_byte_is_noticed(run: Run, fair: Path) -> None:
    original = fair.read_bytes()
    for place in range(0, len(original), 41):
        for change in (1, 0x80):
            fair.write_bytes(original[:place] + bytes([original[place] ^ change]) + original[place + 1 :])
            checked = run("verify", fair)

            assert checked.code == 1, f"byte {place}"
            assert checked.out.splitlines()[-1] == "The record is not valid."


@pytest.mark.parametrize("end", [b"\r\n", b"\r"])
def test_changed_line_ends_are_noticed(run: Run, fair: Path, end: bytes) -> None:
    fair.write_bytes(fair.read_bytes().replace(b"\n", end))

    assert run("verify", fair).code == 1


def test_a_secret_that_was_not_the_promised_one_is_refused(run: Run, fair: Path) -> None:
    fair.write_text(replace(read_record(str(fair)), secret="another").write())
    checked = run("verify", fair)

    assert checked.code == 1
    assert "✗ The published secret isn't the one promised" in checked.out


def test_draws_that_the_secret_does_not_give_are_refused_with_their_line(run: Run, fair: Path) -> None:
    fair.write_text(replace(read_record(str(fair)), secret="another", commitment=commit("another")).write())
    checked = run("verify", fair)

    assert checked.code == 1
    assert "but the published secret gives" in checked.out.replace("\n", " ")


@pytest.mark.parametrize(
    "change",
    [
        {"result": Result((1, 2), (1,))},
        {"result": None},
        {"options": {"cards": "99"}},
        {"options": {"rain": "1"}},
        {"seats": 7},
    ],
)
def test_a_sealed_record_that_tells_an_impossible_game_is_refused(
    run: Run, seeded: Path, change: dict[str, Any]
) -> None:
    seeded.write_text(replace(read_record(str(seeded)), **change).write())

    assert run("verify", seeded).code == 1


def test_an_illegal_move_is_refused_with_its_line(run: Run, seeded: Path) -> None:
    record = read_record(str(seeded))
    entries = [replace(entry, move="place S1-1 9,9") if entry.seat == 0 else entry for entry in record.entries]
    seeded.write_text(replace(record, entries=tuple(entries)).write())
    checked = run("verify", seeded)

    assert checked.code == 1
    assert "✗ Line 20 of the record" in checked.out


@pytest.mark.parametrize("other", [{"rules": 99}, {"game": "tomorrow"}])
def test_a_record_of_other_rules_cannot_be_checked_here(run: Run, seeded: Path, other: dict[str, Any]) -> None:
    seeded.write_text(replace(read_record(str(seeded)), **other).write())
    checked = run("verify", seeded)

    assert checked.code == 2
    assert checked.err != ""


def test_a_missing_file_gets_no_verdict(run: Run) -> None:
    checked = run("verify", "nowhere.txt")

    assert checked.code == 2
    assert checked.out == ""


def test_a_file_that_is_not_text_is_refuted(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")

    assert run("verify", tmp_path / "picture.png").code == 1
