"""One game of a contest, here or in another process."""

import json
import multiprocessing

import pytest

from lampion.bots import BOTS
from lampion.bots.random import RandomBot
from lampion.lab.playing import Played, play
from lampion.lab.workers import WorkerLost, play_all


def facts(played):
    """All of a game but how long it took."""
    return played.number, played.bots, played.scores, played.winners, played.decisions, played.turns


def test_the_same_number_gives_the_same_game(plan):
    contest = plan("greedy", "random", seed=3)

    assert facts(play(contest, 4)) == facts(play(contest, 4))
    assert facts(play(contest, 4))[2:] != facts(play(contest, 6))[2:]


def test_a_game_knows_who_won_and_how_long_it_was(plan):
    played = play(plan("greedy", "random"), 1)

    assert played.bots == ("random", "greedy")
    assert played.winners == [1]
    assert played.scores[1] > played.scores[0]
    assert played.turns == 12
    assert played.decisions == sum(times.count for times in played.thinking)
    assert played.faults == [{}, {}]


def test_a_game_reads_back_from_its_line(plan):
    played = play(plan("random"), 0)

    assert Played.read(json.loads(json.dumps(played.write()))) == played


def test_those_who_win_together_share_the_victory(ended):
    shared = ended(0, "ABB", 30, 30, 10)

    assert (shared.share("A"), shared.share("B")) == (0.5, 0.5)
    assert ended(0, "ABB", 5, 30, 30).share("B") == 1


def test_two_processes_play_the_same_games_as_one(plan):
    contest = plan("greedy", "random", seed=7)
    together = sorted(play_all(contest, range(6), 2), key=lambda played: played.number)

    assert [facts(played) for played in together] == [facts(played) for played in play_all(contest, range(6), 1)]


def test_whoever_stops_listening_ends_the_processes(plan):
    stream = play_all(plan("random"), range(1_000_000), 2)
    next(stream)
    assert len(multiprocessing.active_children()) == 2

    stream.close()

    assert multiprocessing.active_children() == []


def test_a_process_that_ends_in_the_middle_of_a_game_is_noticed(plan, monkeypatch, capfd):
    """A bot that is registered here only is unknown there."""
    monkeypatch.setitem(BOTS, "here-only", RandomBot)

    with pytest.raises(WorkerLost):
        list(play_all(plan("here-only"), range(4), 2))

    assert "here-only" in capfd.readouterr().err
    assert multiprocessing.active_children() == []
