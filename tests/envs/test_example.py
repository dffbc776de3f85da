"""The example learns a game and sits at a table with what it has learnt. It needs PyTorch: `make learning`."""

import subprocess
import sys
from pathlib import Path

import pytest

from lampion.bots import bot
from lampion.bots.outside import OutsideBot
from lampion.games import game

EXAMPLE = Path(__file__).resolve().parents[2] / "examples/agent.py"
MATCHES = 20


@pytest.mark.thorough
def test_the_example_learns_and_beats_random_at_a_table(tmp_path: Path) -> None:
    file = tmp_path / "agent.zip"
    command = [sys.executable, str(EXAMPLE), "train", "lanterns-dice", str(file), "--minutes", "0.8"]
    subprocess.run(command, check=True, timeout=1_800)
    agent = OutsideBot(f"{sys.executable} {EXAMPLE} play {file}", seconds=60)
    rival, won = bot("random", 1), 0.0
    try:
        for number in range(MATCHES):
            match, own = game("lanterns-dice").start(2, seed=number), number % 2
            while not match.over:
                player = agent if match.to_move == own else rival
                match.play(player.choose(match.game, match.position, match.to_move))
            winners = match.position.leaders()
            won += (own in winners) / len(winners)
    finally:
        agent.close()

    assert agent.faults == {}
    assert won > MATCHES * 0.8
