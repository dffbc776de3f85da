"""Whole games, told by the page in both languages: they are recorded in Python, and a test of the client reads them."""

import json
import os
import runpy
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from lampion.kernel.game import Game
from lampion.kernel.position import Position
from tests.conformance.walks import Case, Journey, seats_waiting, travel

WEB = Path(__file__).parents[2] / "web"
EVERY = 5  # positions: one is looked at, and so are all with a rare question
ALIKE = 2  # offers of a kind that would bring the same sort of things


def some_offers(game: Game, position: Position, seat: int) -> list[Any]:
    """A few offers of each sort."""
    found: dict[tuple[str, ...], list[Any]] = {}
    for offer in game.offers(position, seat):
        sort = (offer["kind"], *sorted(name for name, value in offer["preview"].items() if value))
        found.setdefault(sort, []).append(offer)
    return [offer for alike in found.values() for offer in alike[:ALIKE]]


def look(game: Game, position: Position, seat: int) -> dict[str, Any]:
    """What a seat sees and is asked."""
    asked = position.waits_for(seat)
    return {
        "view": game.view(position, seat),
        "prompt": game.prompt(position, seat) if asked else None,
        "offers": some_offers(game, position, seat) if asked else [],
    }


def record(game: Game, journey: Journey, often: Sequence[str]) -> dict[str, Any]:
    """What seat 0 is told of a game, and what everybody is asked at some moments."""
    moments = [look(game, journey.positions[-1], 0)]
    for number, position in enumerate(journey.positions):
        for seat in seats_waiting(position):
            if number % EVERY == 0 or game.prompt(position, seat)[0].rpartition("-")[2] not in often:
                moments.append(look(game, position, seat))
    events = [game.narrate(before, seat, move, after, 0) for before, seat, move, after in journey.steps()]
    return {"events": events, "moments": moments}


def check_sentences(
    game: Game, cases: Sequence[tuple[int, dict[str, str], int]], often: Sequence[str], folder: Path
) -> None:
    """Let the client tell games with these seats, options and seeds; `often` are prompts of which some are enough."""
    if not (WEB / "node_modules/vitest").exists():
        pytest.skip("the client's checks are not installed")
    games = [
        record(game, travel(game, Case(seats, game.settle(seats, options), seed)), often)
        for seats, options, seed in cases
    ]
    recording = folder / "games.json"
    recording.write_text(json.dumps({"box": game.pieces(), "games": games}), "utf-8")
    node = runpy.run_path(str(WEB / "build.py"))["find_node"]()

    done = subprocess.run(
        [node, "node_modules/vitest/vitest.mjs", "run", f"src/games/{game.id}/whole-games.test.ts"],
        cwd=WEB,
        env={**os.environ, "VITE_RECORDING": str(recording)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout
