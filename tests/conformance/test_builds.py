"""The compiled and the plain form of rules and bots agree move by move, and read each other's pickles."""

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import lampion
from lampion.games import GAMES, game
from tests.conformance.builds import digest, digests, pack, think, unpack
from tests.conformance.walks import Case, is_allowed, seats_waiting, travel

ROOT = Path(__file__).parents[2]
FORMS = "compiled-and-plain" if lampion.compiled else "plain-twice-because-nothing-is-compiled"


def pick_cases(name: str, enough: int) -> list[Case]:
    """Cases with at least `enough` moves in total: the defaults, then each option in turn, and so numbers of seats."""
    play = game(name)
    variants: list[dict[str, str]] = [{}]
    variants += [{option.name: value} for option in play.options for value in option.choices[1:]]
    cases: list[Case] = []
    moves = 0
    while moves < enough or len(cases) < len(play.players):
        seed, place = divmod(len(cases), len(play.players))
        seats = play.players[place]
        allowed = [play.settle(seats, variant) for variant in variants if is_allowed(play, seats, variant)]
        cases.append(Case(seats, allowed[len(cases) % len(allowed)], seed, 0, seed % 2 == 1))
        moves += len(travel(play, cases[-1]).log)
    return cases


def ask_plain(question: dict[str, Any]) -> dict[str, Any]:
    """Play the same games in another process, in plain Python."""
    paths = [str(ROOT), str(Path(lampion.__file__).parents[1])]
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.builds"],
        input=json.dumps(question),
        cwd=ROOT,
        env=os.environ | {"LAMPION_PURE": "1", "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answered: dict[str, Any] = json.loads(done.stdout)
    return answered


@pytest.mark.parametrize("forms", [FORMS])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("moves", "thinking"), [(4_000, 5), pytest.param(240_000, 12, marks=pytest.mark.thorough)])
def test_both_forms_agree_move_by_move(moves: int, thinking: int, name: str, forms: str) -> None:
    """In so many moves; in so many positions bots think alike, which takes plain Python longest."""
    cases = pick_cases(name, moves)
    journeys = [travel(game(name), case) for case in cases[:thinking]]
    positions = [next(filter(seats_waiting, journey.positions[journey.index(60) :])) for journey in journeys]

    plain = ask_plain(
        {
            "game": name,
            "cases": [asdict(case) for case in cases],
            "positions": [pack(position) for position in positions],
        }
    )

    assert plain["form"].endswith(".py")
    for case, theirs in zip(cases, plain["digests"], strict=True):
        ours = digests(name, case)
        assert len(ours) == len(theirs), case
        assert ours == theirs, (
            case,
            next(i for i, pair in enumerate(zip(ours, theirs, strict=True)) if len({*pair}) > 1),
        )
    assert plain["revived"] == [digest(game(name), position) for position in positions]
    assert all(plain["thoughts"])
    assert plain["thoughts"] == [think(game(name), position) for position in positions]
    assert [unpack(text) for text in plain["positions"]] == positions
