"""`lampion bench`, `lampion perft` and `lampion games`."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from lampion.cli.screen import Screen
from lampion.kernel.bench import ROUNDS
from tests.cli.commands import Run


def test_bench_prints_json_alone_with_all_its_fields(run: Run) -> None:
    measured = run("bench", "spring-festival", "--seats", "3", "--seconds", "0.01", "--json")
    fields = json.loads(measured.out)

    assert measured.code == 0
    assert measured.err == ""
    assert {
        "games_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "copy_ns",
        "python_decisions_per_s",
    } <= fields.keys()
    assert isinstance(fields["compiled"], bool)
    assert fields["seats"] == 3


@pytest.mark.parametrize(("language", "words"), [("en", "games a second"), ("fr", "parties par seconde")])
def test_bench_prints_a_table_for_people(run: Run, language: str, words: str) -> None:
    measured = run("bench", "spring-festival", "--seconds", "0.01", "--language", language)

    assert words in measured.out


def test_the_bar_of_bench_is_full_when_all_is_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[float] = []

    @contextmanager
    def progress(_screen: Screen, _words: str) -> Iterator[Callable[[float], None]]:
        yield reported.append

    monkeypatch.setattr(Screen, "progress", progress)
    run("bench", "spring-festival", "--seconds", "0.001")

    rounds = 2 * ROUNDS  # of games, then of searches
    assert reported == pytest.approx([number / rounds for number in range(1, rounds + 1)])


def test_bench_takes_the_options_of_the_game(run: Run) -> None:
    assert run("bench", "spring-festival", "--option", "sign=unicorn").code == 2
    assert run("bench", "spring-festival", "--seconds", "fast").code == 2


def test_perft_counts_the_sequences_of_each_depth(run: Run) -> None:
    """[SF-3] Four tiles on 0,0, three on four cells, two on six, the last on eight at a line or seven at a corner."""
    counted = json.loads(run("perft", "spring-festival", "--depth", "4", "--json").out)

    assert [count["lines"] for count in counted["counts"]] == [1, 4, 4 * 12, 48 * 12, 96 * (2 * 8 + 4 * 7)]


def test_perft_can_follow_every_draw(run: Run) -> None:
    """[SF-3] Sets chosen in turn come before all chance: four for the first player."""
    arguments = ["--depth", "1", "--every-chance", "--json", "--option", "sets=chosen"]
    counted = json.loads(run("perft", "spring-festival", *arguments).out)

    assert counted["every_chance"] is True
    assert [count["lines"] for count in counted["counts"]] == [1, 4]


def test_perft_prints_lines_for_people(run: Run) -> None:
    assert "depth 2: 48 sequences in " in run("perft", "spring-festival", "--depth", "2").out
    assert "profondeur 2 : 48 suites en " in run("perft", "spring-festival", "--depth", "2", "--language", "fr").out


@pytest.mark.parametrize("depth", ["-1", "31", "deep", ""])
def test_perft_refuses_impossible_depths(run: Run, depth: str) -> None:
    assert run("perft", "spring-festival", "--depth", depth).code == 2


def test_games_lists_players_options_and_their_values(run: Run) -> None:
    listed = run("games").out

    assert "spring-festival  Spring Festival, 2 to 4 players" in listed
    assert "cards  Composition cards." in listed
    assert "rooster  We play with this sign: Rooster." in listed
    assert "Coq." in run("games", "--language", "fr").out
