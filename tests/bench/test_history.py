"""`make bench` and its history: what is kept of a run, and when a figure counts as a drop."""

import io
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bench import __main__ as command
from bench import full_run, history, revisions
from bench.errors import BenchError
from bench.history import Run, Verdict
from bench.measures import MEASURES, Timing
from bench.processes import ROOT
from bench.sheet import drops, sheet, sparkline
from tests.bench.fakes import DECISIONS, SETUP, FakeWorker, make_run, opening


class Bench:
    """The command with its own files and fake workers; `dirty`: are there uncommitted changes?"""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.file, self.chart, self.dirty = folder / "history.jsonl", folder / "history.svg", False
        self.monkeypatch = monkeypatch

    def run(self, *arguments: str) -> int:
        self.monkeypatch.setattr(command, "open_worker", opening(*[FakeWorker()] * full_run.ROUNDS))
        return command.main(arguments)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Bench:
    bench = Bench(tmp_path, monkeypatch)
    monkeypatch.setattr(history, "HISTORY", bench.file)
    monkeypatch.setattr(history, "CHART", bench.chart)
    monkeypatch.setattr(revisions, "find_commit", lambda _revision: "0123456789abcdef")
    monkeypatch.setattr(revisions, "is_dirty", lambda: bench.dirty)
    monkeypatch.setattr(revisions, "is_built", lambda _tree: True)
    return bench


def compare(earlier: list[Run], run: Run, setup: str, measure: str) -> Verdict:
    verdict = history.judge(earlier, run, setup, measure)
    assert verdict is not None
    return verdict


def measure(*workers: FakeWorker) -> dict[str, Any]:
    return full_run.measure(opening(*workers), lambda _done: None)


def test_a_clean_tree_adds_a_line_and_a_drawing(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run() == 0
    assert bench.run() == 0

    first, second = history.read(bench.file)
    assert first["commit"] == "0123456789ab"
    assert first["dirty"] is False
    assert first["tables"] == second["tables"]
    assert bench.chart.read_text("utf-8").startswith("<svg")
    assert "1 earlier run like it" in " ".join(capsys.readouterr().out.split())


def test_uncommitted_changes_are_measured_but_not_kept(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    bench.dirty = True

    assert bench.run() == 0

    said = capsys.readouterr()
    assert "this run isn't added to the history" in " ".join(said.err.split())
    assert "games_per_s" in said.out
    assert not bench.file.exists()


def test_uncommitted_changes_are_kept_on_demand(bench: Bench) -> None:
    bench.dirty = True

    bench.run("--dirty")

    assert [run["dirty"] for run in history.read(bench.file)] == [True]


def test_drawing_alone_measures_nothing(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run("--draw") == 2
    assert "Nothing has been measured yet" in capsys.readouterr().err
    history.append(bench.file, make_run())

    assert bench.run("--draw") == 0

    assert len(history.read(bench.file)) == 1
    assert "takenoko 4" in capsys.readouterr().out


def test_a_busy_machine_is_noted(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "getloadavg", lambda: (512.34, 0, 0))

    bench.run()

    assert history.read(bench.file)[0]["load"] == 512.3
    assert "The machine is busy: load 512.3 on" in capsys.readouterr().err


def test_arguments_of_a_comparison_are_refused_without_one(bench: Bench) -> None:
    with pytest.raises(SystemExit):
        bench.run("--game", "takenoko")
    assert not bench.file.exists()


def test_a_line_is_small_and_reads_back(bench: Bench) -> None:
    """Two games at three numbers of players in less than 2 KB."""
    bench.run()
    (run,) = history.read(bench.file)
    again = bench.file.with_name("again.jsonl")
    history.append(again, run)

    assert len(bench.file.read_bytes()) < 2000
    assert again.read_bytes() == bench.file.read_bytes()


def test_no_host_name_and_no_path_is_kept(bench: Bench) -> None:
    bench.run()
    kept = bench.file.read_text("utf-8")

    assert platform.node() not in json.loads(kept)["machine"].values()
    assert not [folder for folder in (ROOT, Path.home(), Path(sys.executable).parent) if str(folder) in kept]


def test_figures_are_held_against_the_yardstick() -> None:
    """A microsecond a unit, fifty decisions a unit, ten milliseconds a yardstick."""
    figures = measure(*[FakeWorker()] * full_run.ROUNDS)
    run = make_run() | figures

    def look_up(measure: str, kind: str) -> float | None:
        return history.value(run, "takenoko 4", measure, kind)

    assert figures["yardstick"] == {"milliseconds": 10.0}
    assert (look_up("games_per_s", "raw"), look_up("games_per_s", "ratio")) == (1_000_000, 10_000)
    assert look_up("decisions_per_s", "ratio") == 10_000 * DECISIONS
    assert (look_up("copy_ns", "raw"), look_up("copy_ns", "ratio")) == (1000, 10_000)
    assert look_up("guided_simulations_per_s", "spread") == 0


def test_a_slower_machine_changes_figures_but_not_their_ratios() -> None:
    fast, slow = measure(*[FakeWorker()] * full_run.ROUNDS), measure(*[FakeWorker(slowness=2)] * full_run.ROUNDS)

    assert slow["yardstick"]["milliseconds"] == 20.0
    for setup in fast["tables"]:
        assert slow["tables"][setup]["ratio"] == fast["tables"][setup]["ratio"]
        assert slow["tables"][setup]["raw"] != fast["tables"][setup]["raw"]


def test_processes_that_differ_make_a_spread() -> None:
    """Half of them take twice as long for the work and the usual time for the yardstick."""

    class Unlucky(FakeWorker):
        def time_yardstick(self) -> float:
            return 0.01

    half = full_run.ROUNDS // 2
    figures = measure(*[FakeWorker()] * half, *[Unlucky(slowness=2)] * half)

    assert figures["tables"]["takenoko 4"]["spread"][0] == pytest.approx(38.0, abs=0.1)  # log 2 * sqrt(0.3)


def test_every_timing_lies_between_two_of_the_yardstick() -> None:
    order: list[str] = []

    class Logging(FakeWorker):
        def time_yardstick(self) -> float:
            order.append("yardstick")
            return super().time_yardstick()

        def measure(self, work: str, setup: dict[str, Any], count: int, seed: int) -> Timing:
            order.append(work)
            return super().measure(work, setup, count, seed)

    samples = full_run.Samples()
    worker, setup = Logging(), SETUP
    samples.warm_up(worker, setup)
    samples.begin_round(setup)
    samples.take(worker, setup, 0)

    assert order[::2] == ["yardstick"] * 7
    assert sorted(order[1::2]) == sorted({measure.work for measure in MEASURES})


def test_unknown_fields_of_later_versions_are_left_alone(bench: Bench) -> None:
    later = make_run() | {"weather": "rain"}
    later["measures"] = ["castles_per_s", *later["measures"]]
    later["tables"]["takenoko 4"] = {
        "raw": [7.0] + [1000.0] * 7, "ratio": [7.0] + [50.0] * 7, "spread": [0.1] * 8, "colour": ["red"] * 8,
    }  # fmt: skip
    history.append(bench.file, later)
    (run,) = history.read(bench.file)

    assert run["weather"] == "rain"
    assert history.value(run, "takenoko 4", "games_per_s") == 50.0
    assert compare([make_run()], run, "takenoko 4", "games_per_s").change == 0.5
    assert history.judge([make_run()], run, "takenoko 4", "castles_per_s") is None
    assert bench.run("--draw") == 0


@pytest.mark.parametrize("line", ["<<<<<<< HEAD", "{}", "[]", '{"machine": 3, "yardstick": {"version": 1}}'])
def test_a_line_that_is_not_a_run_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "history.jsonl"
    history.append(file, make_run())
    file.write_text(file.read_text("utf-8") + line + "\n", "utf-8")

    with pytest.raises(BenchError, match=r"history\.jsonl, line 2, isn't a run"):
        history.read(file)


def test_only_runs_like_it_are_compared() -> None:
    run = make_run()
    others = [make_run(cpu="Abacus 4000"), make_run(form="plain"), make_run(python="CPython 3.12.0"), make_run(50.0)]
    newer = make_run()
    newer["yardstick"]["version"] += 1

    assert history.comparable([*others, newer], run) == [others[-1]]


def test_a_first_run_is_compared_with_nothing() -> None:
    assert history.judge([], make_run(), "takenoko 4", "games_per_s") is None
    assert drops([make_run()]) == []


@pytest.mark.parametrize(("now", "is_drop"), [(100.0, False), (97.1, False), (96.9, True), (130.0, False)])
def test_on_a_steady_machine_three_per_cent_is_a_drop(now: float, is_drop: bool) -> None:
    verdict = compare([make_run(100.0)], make_run(now), "takenoko 4", "games_per_s")

    assert verdict == Verdict(now / 100, 0.97)
    assert verdict.is_drop is is_drop


@pytest.mark.parametrize(("now", "is_drop"), [(86.5, False), (85.5, True)])
def test_where_processes_differ_a_drop_must_be_larger(now: float, is_drop: bool) -> None:
    """Three spreads of 5 %."""
    verdict = compare([make_run(100.0, 5.0)], make_run(now, 5.0), "takenoko 4", "games_per_s")

    assert verdict.limit == pytest.approx(0.8607, abs=1e-4)
    assert verdict.is_drop is is_drop


def test_where_runs_differ_a_drop_must_be_larger() -> None:
    """The median of five runs is 100, and they differ by about 5 %, though processes within a run agree."""
    earlier = [make_run(ratio) for ratio in (97.0, 102.0, 97.0, 103.0, 100.0)]

    assert compare(earlier, make_run(91.0), "takenoko 4", "copy_ns").is_drop is False
    assert compare(earlier, make_run(85.0), "takenoko 4", "copy_ns").is_drop is True


def test_a_faster_commit_is_not_noise() -> None:
    """After a gain of 40 %, a loss of 5 % is still a drop."""
    earlier = [make_run(ratio) for ratio in (100.0, 101.0, 100.0, 140.0, 141.0, 140.0, 141.0)]

    assert compare(earlier, make_run(133.0), "takenoko 4", "copy_ns") == Verdict(133 / 140, 0.97)


def test_runs_of_long_ago_do_not_count() -> None:
    earlier = [make_run(50.0)] * history.RECENT + [make_run(100.0)] * history.RECENT

    assert compare(earlier, make_run(90.0), "takenoko 4", "copy_ns").change == 0.9


def test_the_sheet_marks_a_drop() -> None:
    runs = [make_run(100.0), make_run(80.0, commit="fedcba987654")]
    shown = io.StringIO()
    Console(file=shown, width=100).print(sheet(runs))
    lines = shown.getvalue().splitlines()

    assert len(drops(runs)) == len(MEASURES)
    assert "fedcba987654" in "".join(lines)
    assert [line.split() for line in lines if "games_per_s" in line] == [
        ["games_per_s", "█▁", "1,000", "×0.800", "below", "0.97"]
    ]


def test_noise_is_drawn_flat_and_a_change_is_not() -> None:
    assert sparkline([]) == ""
    assert set(sparkline([100.0, 100.2, 99.9])) <= set("▄▅")
    assert sparkline([1.0, 2.0, 1.5]) == "▁█▅"


def test_the_history_itself_does_not_make_a_tree_dirty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(revisions, "ROOT", tmp_path)
    files = [tmp_path / name for name in ("rules.py", *revisions.HISTORY)]
    for file in files:
        file.parent.mkdir(exist_ok=True)
        file.write_text("1", "utf-8")
    identity = ("-c", "user.name=nobody", "-c", "user.email=nobody@localhost")
    for words in (("init", "--quiet"), ("add", "."), (*identity, "commit", "--quiet", "--no-gpg-sign", "-m", "first")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)

    def change(file: Path) -> bool:
        file.write_text("2", "utf-8")
        return revisions.is_dirty()

    assert [revisions.is_dirty(), change(files[1]), change(files[2]), change(files[0])] == [False, False, False, True]
    assert revisions.find_commit("HEAD") == revisions.git("rev-parse", "HEAD").decode().strip()
