"""`lampion simulate`: files that follow from the settings, complete or not there at all."""

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.commands import Outcome, Run
from tests.cli.terminals import at_terminal
from tests.waiting import wait_until

SETTINGS = ("simulate", "spring-festival", "--games", "1k", "--shard", "100")


def files_of(folder: Path) -> dict[str, bytes]:
    """Everything in a folder."""
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


@pytest.fixture
def simulate(run: Run, tmp_path: Path) -> Callable[..., Outcome]:
    """Runs a small simulation into a folder of this name."""

    def command(name: str = "out", *more: str, jobs: int = 1) -> Outcome:
        return run(*SETTINGS, "--output", tmp_path / name, "--jobs", str(jobs), *more)

    return command


def test_it_writes_all_games_and_says_where(simulate: Callable[..., Outcome], tmp_path: Path) -> None:
    ended = simulate()

    assert ended.code == 0
    assert f"1,000 games of 1,000 in {tmp_path / 'out'}." in " ".join(ended.out.split())
    assert pq.read_table(tmp_path / "out").num_rows == 1000
    assert sorted(pq.read_table(tmp_path / "out")["number"].to_pylist()) == list(range(1000))
    assert len(files_of(tmp_path / "out")) == 11


def test_the_number_of_processes_makes_no_difference(simulate: Callable[..., Outcome], tmp_path: Path) -> None:
    simulate("one")
    simulate("two", jobs=2)

    assert files_of(tmp_path / "one") == files_of(tmp_path / "two")


def test_what_is_missing_or_damaged_is_computed_again_and_nothing_else(
    simulate: Callable[..., Outcome], tmp_path: Path
) -> None:
    simulate()
    folder = tmp_path / "out"
    before = files_of(folder)
    (folder / "games-000003.parquet").unlink()
    (folder / "games-000005.parquet").write_bytes(before["games-000005.parquet"][:100])
    (folder / ".games-000007.parquet.draft").write_bytes(b"half")
    kept = (folder / "games-000001.parquet").stat().st_mtime_ns

    assert simulate().code == 0
    assert files_of(folder) == before
    assert (folder / "games-000001.parquet").stat().st_mtime_ns == kept


@pytest.mark.parametrize(
    ("more", "setting"),
    [(("--seed", "3"), "seed"), (("--seats", "3"), "seats"), (("--events",), "events"), (("--bots", "greedy"), "bots")],
)
def test_another_simulation_in_the_folder_is_refused_by_name(
    simulate: Callable[..., Outcome], tmp_path: Path, more: tuple[str, ...], setting: str
) -> None:
    simulate()
    before = files_of(tmp_path / "out")
    refused = simulate("out", *more)

    assert refused.code == 2
    assert f"a different “{setting}”" in " ".join(refused.err.split())
    assert files_of(tmp_path / "out") == before


def test_a_file_of_another_simulation_is_refused(simulate: Callable[..., Outcome], tmp_path: Path) -> None:
    simulate("one")
    simulate("two", "--seed", "1")
    content = (tmp_path / "two" / "games-000002.parquet").read_bytes()
    (tmp_path / "one" / "games-000002.parquet").write_bytes(content)

    refused = simulate("one")

    assert refused.code == 2
    assert "games-000002.parquet" in refused.err.replace("\n", "")


def test_a_folder_with_something_else_is_left_alone(simulate: Callable[..., Outcome], tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "thesis.tex").write_text("…")
    refused = simulate()

    assert refused.code == 2
    assert "thesis.tex" in refused.err
    assert list(files_of(tmp_path / "out")) == ["thesis.tex"]


@pytest.mark.parametrize("text", ["0", "-3", "1.5", "ten", "1e6", "10 M", "", "1.23456k"])
def test_what_is_no_number_of_games_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    refused = run("simulate", "spring-festival", f"--games={text}", "--output", tmp_path / "out")

    assert refused.code == 2
    assert "isn't a number of games" in " ".join(refused.err.split())
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("text", "games"), [("20", 20), ("0.5k", 500), ("1K", 1000), ("0.002M", 2000)])
def test_numbers_may_be_written_short(run: Run, tmp_path: Path, text: str, games: int) -> None:
    run("simulate", "spring-festival", "--games", text, "--output", tmp_path / "out", "--jobs", "1")

    assert pq.read_table(tmp_path / "out").num_rows == games


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--bots", "search:1s"), "thinks by the clock"),
        (("--bots", "level:8"), "level:8 (search:1s)"),
        (("--bots", "nobody"), "nobody"),
        (("--seats", "9"), "9"),
        (("--option", "cards=30"), "30"),
    ],
)
def test_bad_settings_are_refused_before_anything_is_written(
    simulate: Callable[..., Outcome], tmp_path: Path, more: tuple[str, ...], words: str
) -> None:
    refused = simulate("out", *more)

    assert refused.code == 2
    assert words in " ".join(refused.err.split())
    assert not (tmp_path / "out").exists()


def test_a_place_where_nothing_can_be_written_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused = run(*SETTINGS, "--output", tmp_path / "file")

    assert refused.code == 2
    assert str(tmp_path / "file") in refused.err.replace("\n", "")


def test_two_at_once_are_refused(simulate: Callable[..., Outcome], tmp_path: Path) -> None:
    simulate()
    code = "import fcntl, sys; f = open(sys.argv[1]); fcntl.flock(f, fcntl.LOCK_EX); print(flush=True); input()"
    arguments = [sys.executable, "-c", code, str(tmp_path / "out" / "_simulation.json")]
    with subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout
        other.stdout.readline()
        refused = simulate()
        other.communicate(b"\n")

    assert refused.code == 2
    assert "Another simulation is writing" in " ".join(refused.err.split())


@pytest.fixture
def full_disk() -> Iterator[Callable[[int], None]]:
    """Files cannot grow beyond the given number of bytes, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    signal.signal(signal.SIGXFSZ, ignored)


def test_a_full_disk_leaves_nothing_half_written(
    simulate: Callable[..., Outcome], tmp_path: Path, full_disk: Callable[[int], None]
) -> None:
    simulate("whole")
    whole = files_of(tmp_path / "whole")
    simulate()
    for number in (8, 9):
        (tmp_path / "out" / f"games-{number:06}.parquet").unlink()
    full_disk(2000)

    ended = simulate()

    assert ended.code == 2
    assert "File too large" in ended.err.replace("\n", " ")
    assert "800 games of 1,000" in ended.out
    assert files_of(tmp_path / "out") == {name: whole[name] for name in sorted(whole)[:9]}
    full_disk(resource.RLIM_INFINITY)
    assert simulate().code == 0
    assert files_of(tmp_path / "out") == whole


def started(folder: Path, jobs: int) -> "subprocess.Popen[bytes]":
    """A simulation in a process group of its own, long enough to be interrupted."""
    arguments = ["simulate", "spring-festival", "--games", "150k", "--shard", "2k", "--output", str(folder)]
    environment = os.environ | {"LAMPION_LANGUAGE": "en"}
    command = [sys.executable, "-m", "lampion", *arguments, "--jobs", str(jobs)]
    return subprocess.Popen(command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL)


@pytest.mark.parametrize("jobs", [1, 2])
def test_after_kill_9_the_same_command_gives_the_same_bytes(run: Run, tmp_path: Path, jobs: int) -> None:
    settings = ("simulate", "spring-festival", "--games", "150k", "--shard", "2k", "--jobs", "1", "--output")
    killed = tmp_path / "killed"
    process = started(killed, jobs)
    wait_until(lambda: killed.is_dir() and len(list(killed.glob("*.parquet"))) >= 2)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    complete = len(list(killed.glob("*.parquet")))
    assert complete < 75

    assert run(*settings, killed).code == 0
    assert run(*settings, tmp_path / "whole").code == 0
    assert files_of(killed) == files_of(tmp_path / "whole")


def test_ctrl_c_keeps_what_is_complete(tmp_path: Path) -> None:
    """At a real terminal, where the bar shows the rate and the time left."""
    folder = tmp_path / "out"
    arguments = ["--games", "40M", "--shard", "5k", "--output", str(folder), "--jobs", "2"]
    with at_terminal("simulate", "spring-festival", *arguments, columns=200) as session:
        session.expect(r"[\d,]{5,} of 40,000,000 games.*games/s.*\d:\d\d")
        session.sendintr()
        session.expect(r"[\d,]+ games of 40,000,000 in")
        session.expect("The same command computes the rest")

    assert session.exitstatus == 130
    assert [file.name for file in folder.glob(".*.draft")] == []
    assert all(pq.read_metadata(file).num_rows == 5000 for file in folder.glob("*.parquet"))


def test_without_the_library_it_says_what_to_install(
    simulate: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lampion.lab.simulation.running.find_spec", lambda _name: None)
    refused = simulate()

    assert refused.code == 2
    assert "lampion[lab]" in refused.err
