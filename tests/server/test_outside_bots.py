"""`lampion serve --bot NAME=COMMAND`: a program in any language at a table, like any other bot."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import lampion
from lampion.bots import BOTS
from lampion.cli.main import main
from lampion.kernel import record as records
from tests.server.client import begin, chooser, guests_at, listening
from tests.server.conftest import StartProcess, Verify
from tests.server.rigged import ANSWER_SECONDS
from tests.waiting import PATIENCE, until

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
COMMAND = f"{sys.executable} {EXAMPLE}"

# Says hello, then leaves a file when it is asked, and never answers.
SILENT = """
import json, os, pathlib, sys
for line in sys.stdin:
    if json.loads(line)["type"] == "hello":
        print(json.dumps({"protocol": 1}), flush=True)
    else:
        path = pathlib.Path(sys.argv[1])
        path.with_suffix(".part").write_text(str(os.getpid()))
        path.with_suffix(".part").rename(path)
"""


@pytest.fixture
def silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Path]:
    """The command line of a program that never answers, and the file that appears when it is asked.

    It has so long for an answer that a test fails if anything waits for it.
    """
    monkeypatch.setenv(ANSWER_SECONDS, str(100 * PATIENCE))
    script, asked = tmp_path / "silent.py", tmp_path / "asked"
    script.write_text(SILENT)
    return f"{sys.executable} {script} {asked}", asked


def is_running(pid: int) -> bool:
    """Is this process still running?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def best(offers: list[Any]) -> str:
    """The move that the example in `examples/` chooses."""
    return str(max(offers, key=lambda offer: offer["preview"].get("points", 0))["move"])


async def test_a_program_plays_a_whole_game_at_a_table(killable: StartProcess, verify: Verify) -> None:
    server = killable("--bot", f"points={COMMAND}")

    async with guests_at(server.address, "Ada") as (ada,):
        assert (await ada.call("GET", "/api/games"))["bots"] == [*BOTS, "points"]
        table = await begin({0: ada}, 2, bot="points", game="spring-festival")
        async with listening((ada, table)) as (line,):
            await line.play_out(chooser(1))
            assert line.seats[1]["bot"] == "points"
        text = await ada.record(table)

    verify(text)
    record = records.read(text)
    played = lampion.game(record.game).replay(record, 0)
    own = 0
    for entry in record.entries:
        if entry.seat == 1:
            assert entry.move == best(played.offers(1))  # the server played none in its place
            own += 1
        played.play(entry.move, entry.seat)
    assert own > 20
    assert server.problems() == []


async def test_a_program_that_thinks_stops_with_the_server(killable: StartProcess, silent: tuple[str, Path]) -> None:
    command, asked = silent
    server = killable("--bot", f"silent={command}")

    async with guests_at(server.address, "Ada") as (ada,):
        await begin({0: ada}, 2, bot="silent", game="spring-festival")
        await until(asked.exists)

    server.end(signal.SIGTERM)

    assert not is_running(int(asked.read_text()))


async def test_a_program_that_thinks_stops_when_its_table_closes_and_holds_up_no_other_bot(
    killable: StartProcess, silent: tuple[str, Path]
) -> None:
    command, asked = silent
    server = killable("--bot", f"silent={command}")

    async with guests_at(server.address, "Ada") as (ada,):
        slow = [await begin({0: ada}, 2, bot="silent", game="spring-festival") for _ in range(4)]
        await until(asked.exists)
        quick = await begin({0: ada}, 2, bot="random", game="spring-festival")
        async with listening((ada, quick)) as (line,):
            await line.play_out(chooser(1))
        for table in slow:
            await ada.command(table, "close")
        await until(lambda: not is_running(int(asked.read_text())))


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        (["points"], "“points” doesn't look like NAME=COMMAND"),
        (["=./bot"], "“=./bot” doesn't look like NAME=COMMAND"),
        (["points="], "“points=” doesn't look like NAME=COMMAND"),
        (["greedy=./bot"], "There is already a bot called “greedy”. Choose another name."),
        ([f"a={COMMAND}", f"a={COMMAND}"], "There is already a bot called “a”. Choose another name."),
        (["a bot=./bot"], "A bot can't be called “a bot”: at most 40 letters from a to z, digits, - and _."),
        ([f"{'a' * 41}=./bot"], "at most 40 letters"),
        (["mine=/nowhere/bot"], "“/nowhere/bot” can't be used as a bot: it doesn't start, or stopped at once"),
        (["mine=./bot '"], "the quotes don't match"),
        (["mine= "], "a command line is missing"),
    ],
)
def test_a_bot_that_cannot_be_added_is_reported_before_the_server_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], bots: list[str], words: str
) -> None:
    data = tmp_path / "data"
    arguments = ["serve", "--language", "en", "--port", "0", "--data", str(data)]

    code = main([*arguments, *(word for bot in bots for word in ("--bot", bot))])

    assert code == 2
    assert words in " ".join(capsys.readouterr().err.split())
    assert not data.exists()


@pytest.mark.parametrize(("language", "words"), [("en", "NAME=COMMAND"), ("fr", "NOM=COMMANDE")])
def test_the_help_names_the_option_in_the_readers_language(language: str, words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lampion", "serve", "--help", "--language", language],
        capture_output=True, text=True, check=True, timeout=PATIENCE,
    )  # fmt: skip

    assert f"--bot {words}" in done.stdout
