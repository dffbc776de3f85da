"""Defects that were planted are found, in the right place."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


def study(what: str, bot: str, games: int) -> list[list[str]]:
    """What stands out in a study of a game with something planted in it."""
    command = [sys.executable, "-m", "tests.lab.balance.planted", what, bot, str(games)]
    ended = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=300)
    found: list[list[str]] = json.loads(ended.stdout)
    return found


def test_a_seat_that_starts_with_two_points_is_found() -> None:
    """Without them the second seat is the better one."""
    found, before = study("seat", "random", 240), study("nothing", "random", 240)

    assert ["seats", "points", "seat", "1", "more", ""] in found
    assert ["seats", "points", "seat", "1", "more", ""] not in before
    assert {one[0] for one in found} <= {"seats", "scores"}


@pytest.mark.thorough  # by default, a seat and a sign are found
def test_a_card_that_is_worth_double_is_found() -> None:
    found = [one for one in study("card", "greedy", 1600) if one[1] == "gain" and one[3] == "card-completed"]

    assert found[0] == ["components", "gain", "piece", "card-completed", "card", "C05", "more", ""]


def test_a_sign_that_never_scores_is_found() -> None:
    found = [one for one in study("sign", "random", 480) if one[1] == "shared"]
    never = [one for one in found if one[-1] == "yes"]

    assert never == [["components", "shared", "shared", "sign-drawn", "sign", "goat", "sign", "less", "yes"]]
