"""One game of a contest, here or in another process."""

import errno
import json
import multiprocessing
import sys
from collections.abc import Generator
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

import lampion
from lampion.bots import BOTS, bot
from lampion.bots.base import Bot, IllegalChoice
from lampion.bots.outside import OutsideBot
from lampion.bots.random import RandomBot
from lampion.kernel.errors import UnknownBot
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.lab.arena import Arena
from lampion.lab.contest import Contest
from lampion.lab.played_game import LONGEST, PlayedGame, play, works_alone
from lampion.lab.report import report
from lampion.lab.workers import NoProcess, WorkerLost, play_all
from tests.lab.contests import ended, plan


def facts(played: PlayedGame) -> tuple[object, ...]:
    """A game without its times."""
    return played.number, played.bots, played.scores, played.winners, played.decisions, played.turns


def test_the_same_number_gives_the_same_game() -> None:
    contest = plan("greedy", "random", seed=3)

    assert facts(play(contest, 4)) == facts(play(contest, 4))
    assert facts(play(contest, 4))[2:] != facts(play(contest, 6))[2:]


def test_a_game_knows_who_won_and_how_long_it_was() -> None:
    played = play(plan("greedy", "random"), 1)

    assert played.bots == ("random", "greedy")
    assert played.winners == [1]
    assert played.scores[1] > played.scores[0]
    assert played.turns == 12
    assert played.decisions == sum(times.count for times in played.thinking)
    assert played.faults == [{}, {}]


def test_a_game_reads_back_from_its_line() -> None:
    played = play(plan("random"), 0)

    assert PlayedGame.read(json.loads(json.dumps(played.write()))) == played


def test_joint_winners_share_the_victory() -> None:
    shared = ended(0, "ABB", 30, 30, 10)

    assert (shared.share("A"), shared.share("B")) == (0.5, 0.5)
    assert ended(0, "ABB", 5, 30, 30).share("B") == 1


def test_two_processes_play_the_same_games_as_one() -> None:
    contest = plan("greedy", "random", seed=7)
    together = sorted(play_all(contest, range(6), 2), key=lambda played: played.number)

    assert [facts(played) for played in together] == [facts(played) for played in play_all(contest, range(6), 1)]


def test_closing_the_stream_ends_the_processes() -> None:
    stream = play_all(plan("random"), range(1_000_000), 2)
    assert isinstance(stream, Generator)
    next(stream)
    assert len(multiprocessing.active_children()) == 2

    stream.close()

    assert multiprocessing.active_children() == []


def test_an_error_in_a_worker_is_raised_in_the_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is registered only here is unknown in the other process."""
    monkeypatch.setitem(BOTS, "here-only", RandomBot)

    with pytest.raises(UnknownBot) as refusal:
        list(play_all(plan("here-only"), range(4), 2))

    assert refusal.value.data["name"] == "here-only"
    assert multiprocessing.active_children() == []


def test_a_process_that_ends_in_the_middle_of_a_game_is_noticed() -> None:
    stream = play_all(plan("random"), range(1_000_000), 2)
    next(stream)
    multiprocessing.active_children()[0].kill()

    with pytest.raises(WorkerLost):
        list(stream)

    assert multiprocessing.active_children() == []


def test_a_process_that_cannot_be_started_is_an_error_and_leaves_no_others_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start, started = SpawnProcess.start, list[SpawnProcess]()

    def start_one(process: SpawnProcess) -> None:
        if started:
            raise OSError(errno.EAGAIN, "Resource temporarily unavailable")
        start(process)
        started.append(process)

    monkeypatch.setattr(SpawnProcess, "start", start_one)

    with pytest.raises(NoProcess, match="Resource temporarily unavailable"):
        list(play_all(plan("random"), range(4), 2))

    assert multiprocessing.active_children() == []


class FirstBot(Bot):
    """Always takes the first legal move: in Takenoko, such a game never ends by itself."""

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        return position.moves(seat)[0]


def test_a_game_without_end_counts_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", FirstBot)
    contest = Contest.plan(lampion.game("takenoko"), ["first"], 2, {"stall": "off"})
    played = play(contest, 0)
    arena = Arena(contest, 1)
    arena.add(played)

    assert played.unfinished
    assert LONGEST // 2 < played.decisions <= LONGEST
    assert played.winners
    assert report(arena)["unfinished"] == 1


def test_a_bot_that_chooses_an_illegal_move_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Bot):
        def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
            return 65_000

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    with pytest.raises(IllegalChoice, match="Cheat chose 65000"):
        play(plan("cheat"), 0)


def test_bots_are_measured_by_their_work_and_programs_by_the_time_that_passes() -> None:
    """A busy machine would weaken bots with a budget in time."""
    assert works_alone(bot("search:100ms"))
    assert works_alone(bot("level:8"))
    assert not works_alone(bot("search:100msx2"))
    assert not works_alone(OutsideBot("true", 0, 1.0))


def test_starting_a_program_does_not_count_as_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A large one takes a while to load: the clock is first read after its hello."""
    program, ready = tmp_path / "slow.py", tmp_path / "ready"
    readings: list[bool] = []

    def read_clock() -> float:
        readings.append(ready.exists())
        return len(readings) / 1000

    monkeypatch.setattr("lampion.lab.played_game.perf_counter", read_clock)
    monkeypatch.setattr("lampion.lab.played_game.work_time", read_clock)
    program.write_text(f"""
import json, sys
open({str(ready)!r}, "w")
print(json.dumps({{"protocol": 1}}), flush=True) if sys.stdin.readline() else None
for line in sys.stdin:
    print(json.dumps({{"move": json.loads(line)["offers"][0]["move"]}}), flush=True)
""")
    contest = plan("random", f"outside:{sys.executable} -I -S {program}")
    ready.unlink()  # planning the contest has tried the program

    played = play(contest, 0)

    assert played.faults == [{}, {}]
    assert len(readings) == 2 * played.decisions
    assert all(readings)
