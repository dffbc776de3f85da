"""`lampion arena`: bots against each other, with statistics."""

import contextlib
import errno
import json
import resource
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lampion.bots.programs import FAILURES
from tests.cli.commands import Run
from tests.cli.terminals import at_terminal

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = f"outside:{sys.executable} -I -S {ROOT / 'examples' / 'outside_bot.py'}"
QUICK = ("--jobs", "1")


def play(run: Run, *arguments: str | Path) -> dict[str, Any]:
    """Run an arena that prints JSON."""
    ended = run("arena", "spring-festival", *arguments, *QUICK, "--json")
    assert (ended.code, ended.err) == (0, "")
    report: dict[str, Any] = json.loads(ended.out)
    return report


def test_it_prints_shares_ratings_points_and_times(run: Run) -> None:
    report = play(run, "--bots", "greedy,random", "--games", "10")
    greedy, random = report["results"]

    assert (report["games"], report["round_games"], report["interrupted"]) == (10, 2, False)
    assert (greedy["bot"], greedy["games"], greedy["share"]) == ("greedy", 10, 1.0)
    assert greedy["share_interval"] == pytest.approx([0.7225, 1], abs=5e-5)
    assert greedy["rating_interval"][0] > random["rating_interval"][1]
    assert greedy["margin"] == -random["margin"] > 20
    assert greedy["points"] > random["points"]
    assert report["turns"] == 12
    assert report["decisions"] * 10 == greedy["decisions"] + random["decisions"]
    assert 0 < greedy["thinking"]["mean_ms"] <= greedy["thinking"]["max_ms"]


def test_the_same_seed_gives_the_same_games_in_one_process_and_in_two(run: Run) -> None:
    settings = ("arena", "spring-festival", "--bots", "greedy,random", "--games", "6", "--seed", "3", "--json")
    one, two = (json.loads(run(*settings, "--jobs", jobs).out) for jobs in ("1", "2"))
    for report in (one, two):
        for bot in report["results"]:
            del bot["thinking"]

    assert one == two


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["wins", "100.0 %", "rating", "ms per move", "Victories by seat"]),
        ("fr", ["gagne", "100,0 %", "cote", "ms par coup", "Victoires par place"]),
    ],
)
def test_it_prints_tables_for_people(run: Run, language: str, words: list[str]) -> None:
    ended = run("arena", "spring-festival", "--bots", "greedy,random", "--games", "4", *QUICK, "--language", language)

    assert ended.code == 0
    assert "--until" not in ended.out
    assert [word for word in words if word not in ended.out] == []
    assert max(map(len, ended.out.splitlines())) <= 80


def test_several_bots_meet_each_other(run: Run) -> None:
    ended = run("arena", "spring-festival", "--bots", "greedy,random", "--bots", EXAMPLE, "--games", "6", *QUICK)

    assert "How often the row finished ahead of the column" in ended.out
    assert "1 greedy" in ended.out
    assert "outside_bot.py" in ended.out.replace("\n", "").replace(" ", "")


def test_one_bot_can_play_against_a_table_full_of_others(run: Run) -> None:
    report = play(run, "--bots", "greedy,random", "--alone", "--seats", "4", "--games", "4")
    greedy, random = report["results"]

    assert (report["games"], report["round_games"]) == (4, 4)
    assert (greedy["fair_share"], random["fair_share"]) == (0.25, 0.75)


def test_options_of_the_game_are_taken(run: Run) -> None:
    assert play(run, "--bots", "random", "--games", "1", "--option", "sign=dragon")["options"]["sign"] == "dragon"


def test_an_outside_bot_plays(run: Run) -> None:
    report = play(run, "--bots", f"random,{EXAMPLE}", "--games", "2")

    assert report["results"][1]["bot"] == EXAMPLE
    assert report["results"][1]["faults"] == {}


def test_what_an_outside_bot_does_wrong_is_counted_and_shown(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text('for _ in range(10**6): input(); print(\'{"protocol": 1, "move": "dance"}\', flush=True)')
    command = ("--bots", f"random,outside:{sys.executable} -I -S {bad}", "--games", "2")
    report = play(run, *command)
    program = report["results"][1]
    shown = run("arena", "spring-festival", *command, *QUICK).out

    assert program["faults"] == {"illegal": 2 * FAILURES, "absent": program["decisions"] - 2 * FAILURES}
    assert "made at random, because the move was not legal" in " ".join(shown.split())
    assert "The first time: 'dance'" in shown


def test_it_stops_when_the_bar_is_excluded(run: Run) -> None:
    report = play(run, "--bots", "greedy,random", "--games", "1000", "--until", "60%")

    assert report["games"] < 60
    assert (report["test"]["bot"], report["test"]["bar"], report["test"]["verdict"]) == ("greedy", 0.6, "above")
    assert report["test"]["interval"][0] >= 0.599


def test_the_verdict_is_said_in_words(run: Run) -> None:
    arguments = ("--bots", "random,greedy", "--games", "1000", "--until", "0.5", *QUICK)
    shown = " ".join(run("arena", "spring-festival", *arguments).out.split())

    assert "random wins less than 50.0 % after" in shown
    assert "with --until, only the test's interval holds" in shown


def test_it_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    """Only the missing games are played and appended, and all games in the file count."""
    file = tmp_path / "results.jsonl"
    settings = ("--bots", "greedy,random", "--file", file)
    assert play(run, *settings, "--games", "4")["games"] == 4
    lines = file.read_text().splitlines()

    report = play(run, *settings, "--games", "8")

    assert report["games"] == 8
    assert file.read_text().splitlines()[:5] == lines
    assert len(file.read_text().splitlines()) == 9
    before = file.read_bytes()
    assert play(run, *settings, "--games", "8") == report
    assert file.read_bytes() == before


@pytest.fixture
def full_disk() -> Iterator[Callable[[int], None]]:
    """Files cannot grow beyond the given number of bytes, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_ends_it_with_what_was_played(run: Run, tmp_path: Path, full_disk: Callable[[int], None]) -> None:
    """Afterwards the contest can be resumed from its file."""
    file = tmp_path / "results.jsonl"
    settings = ("--bots", "greedy,random", "--file", file)
    play(run, *settings, "--games", "4")
    size = file.stat().st_size
    full_disk(size + 100)

    ended = run("arena", "spring-festival", *settings, "--games", "8", *QUICK)

    assert ended.code == 2
    assert "Interrupted: 5 games were played of 8" in ended.out
    assert "Victories by seat" in ended.out
    assert f"{file}: File too large" in ended.err.replace("\n", "")
    full_disk(resource.RLIM_INFINITY)
    assert play(run, *settings, "--games", "8")["games"] == 8


def test_an_error_elsewhere_is_not_blamed_on_the_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EAGAIN, "No more processes")

    monkeypatch.setattr("lampion.lab.workers.play", fail)
    ended = run("arena", "spring-festival", "--bots", "random", "--file", tmp_path / "results.jsonl", *QUICK)

    assert ended.code == 2
    assert "results.jsonl" not in ended.err


def test_a_changed_setting_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    play(run, "--bots", "random", "--games", "1", "--file", file)

    refused = run("arena", "spring-festival", "--bots", "random", "--games", "1", "--file", file, "--seed", "5")

    assert refused.code == 2
    assert "a different “seed”: 0 there, 5 here" in " ".join(refused.err.split())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "clever"], "no bot called “clever”"),
        (["--bots", ","], "0 bots are too few"),
        (["--bots", "greedy", "--alone"], "1 bots are too few: at least 2"),
        (["--bots", "outside:/no/such/bot"], "can't be used as a bot"),
        (["--bots", "random", "--until", "150%"], "isn't a share"),
        (["--bots", "random", "--until", "often"], "isn't a share"),
        (["--bots", "random", "--seats", "9"], "9 players"),
        (["--bots", "random", "--games", "0"], "too small"),
        (["--bots", "random", "--file", "/no/such/folder/file"], "no such file or folder"),
    ],
)
def test_impossible_arguments_are_refused(run: Run, arguments: list[str], complaint: str) -> None:
    refused = run("arena", "spring-festival", *arguments)

    assert refused.code == 2
    assert complaint in " ".join(refused.err.split())


def running(word: str) -> list[str]:
    """The command lines of running processes that contain a word."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):  # the process has just ended
            found.append(path.read_text(errors="replace"))
    return [command for command in found if word in command]


def test_ctrl_c_ends_it_with_what_was_played(tmp_path: Path) -> None:
    """At a real terminal, with a progress bar, two processes and an outside bot; the file can be resumed."""
    file = tmp_path / "results.jsonl"
    program = tmp_path / "bot.py"
    program.write_text((ROOT / "examples" / "outside_bot.py").read_text("utf-8"), "utf-8")
    bots = f"greedy,random,outside:{sys.executable} -I -S {program}"
    arguments = ["arena", "spring-festival", "--bots", bots, "--games", "60000", "--jobs", "2"]
    with at_terminal(*arguments, "--file", str(file)) as session:
        session.expect(r"greedy \d+\.\d %.* \d+/60000")
        session.sendintr()
        session.expect(r"Interrupted: \d+ games? (was|were) played of 60,000")
        session.expect("Victories by seat")

    assert session.exitstatus == 130
    assert len(file.read_text().splitlines()) > 1
    assert running(str(program)) == []


def test_brackets_in_a_name_are_printed_as_they_are(tmp_path: Path) -> None:
    """At a real terminal, whose progress bar shows the names."""
    program = tmp_path / "[" / "b]"
    program.parent.mkdir()
    program.write_text(f"#!{sys.executable}\n" + (ROOT / "examples" / "outside_bot.py").read_text("utf-8"), "utf-8")
    program.chmod(0o755)
    arguments = ["arena", "spring-festival", "--bots", "random,outside:./[/b]", "--games", "40", "--jobs", "1"]
    with at_terminal(*arguments, folder=tmp_path) as session:
        session.expect("Victories by seat")

    assert session.exitstatus == 0
