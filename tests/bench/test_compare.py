"""`python -m bench --compare`: two trees measured in turns, and what prevents a comparison."""

import io
import math
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console

from bench import compare, revisions
from bench.__main__ import main
from bench.compare import Comparison, Plan, Request
from bench.errors import BenchError
from bench.measures import BY_NAME, MEASURES
from bench.processes import ROOT
from tests.bench.fakes import GAMES, SETUP, Asked, FakeWorker

OUTSIDE = [
    (6, 0, 0.969),
    (8, 0, 0.992),
    (9, 1, 0.961),
    (12, 2, 0.961),
    (20, 5, 0.959),
]  # rounds, ranks outside the interval on either side, and its confidence, from the binomial distribution


def make_request(*measures: str, games: Sequence[str] = (), seats: Sequence[int] = (), rounds: int = 6) -> Request:
    return Request("before", games, seats, {}, [BY_NAME[name] for name in measures] or MEASURES, rounds)


def play(
    before: Callable[[int], float], after: Callable[[int], float], *measures: str, rounds: int = 6
) -> tuple[list[Comparison], Asked]:
    """Compare two workers at one setup; `before` and `after` give the slowness of each in a round."""
    numbers = iter(range(rounds))
    asked: Asked = []

    @contextmanager
    def open_pair() -> Iterator[compare.Pair]:
        number = next(numbers)
        yield FakeWorker("before", before(number), asked=asked), FakeWorker("after", after(number), asked=asked)

    wanted = make_request(*measures, rounds=rounds)
    plan = Plan({"takenoko 4": SETUP}, {("takenoko 4", measure.work): 800 for measure in wanted.measures})
    compared = compare.play_rounds(wanted, plan, open_pair, lambda _done: None)
    return compared, asked


def noise(number: int) -> float:
    """The slowness of the machine, which is up to twice as slow in some rounds."""
    return 1 + number * 7 % 4 / 3


def test_the_same_speed_is_a_ratio_of_one_however_the_machine_varies() -> None:
    compared, _ = play(noise, lambda number: noise(number) * (1.01 if number % 2 else 0.99))

    for comparison in compared:
        ratio, low, high = comparison.ratio()
        assert ratio == pytest.approx(1, abs=0.001)
        assert low < 1 < high


@pytest.mark.parametrize("measure", BY_NAME)
def test_half_the_speed_is_a_ratio_of_one_half_whatever_the_figure(measure: str) -> None:
    (comparison,), _ = play(noise, lambda number: 2 * noise(number) * (1.01 if number % 2 else 0.99), measure)

    ratio, low, high = comparison.ratio()
    assert ratio == pytest.approx(0.5, abs=0.001)
    assert 0.48 < low < ratio < high < 0.52


def test_both_do_the_same_work_in_turns_after_a_warm_up() -> None:
    _, asked = play(noise, noise, "games_per_s", "decisions_per_s")

    assert asked[:6] == [
        ("before", "games", 100, 0),
        ("after", "games", 100, 0),
        ("before", "games", 800, 0),
        ("after", "games", 800, 0),
        ("after", "games", 800, 0),
        ("before", "games", 800, 0),
    ]
    assert asked[-1] == ("before", "games", 800, 5)  # another seed each round
    assert len(asked) == 6 * 6  # both figures come from the same games


@pytest.mark.parametrize(("rounds", "outside", "certainty"), OUTSIDE)
def test_the_interval_holds_the_median_at_95_per_cent(rounds: int, outside: int, certainty: float) -> None:
    """Leaving out one more round on either side would give less than that."""

    def chance(left_out: int) -> float:
        return 1 - 2 * sum(math.comb(rounds, number) for number in range(left_out + 1)) / 2.0**rounds

    assert compare.count_outside(rounds) == outside
    assert chance(outside) == pytest.approx(certainty, abs=0.0005)
    assert chance(outside + 1) < 0.95


def test_single_unlucky_rounds_do_not_matter() -> None:
    after = [1.01, 1.02, 0.1, 1.03, 1.04, 1.05, 1.06, 1.07, 1.08, 1.09, 9.0, 1.0]

    assert Comparison("takenoko 4", MEASURES[0], [1.0] * 12, after).ratio() == pytest.approx((1.045, 1.01, 1.08))


def test_the_table_says_what_is_faster_and_what_is_slower() -> None:
    slower, _ = play(noise, lambda number: 2 * noise(number), "games_per_s")
    faster, _ = play(lambda number: 2 * noise(number), noise, "copy_ns")
    shown = io.StringIO()
    out = Console(file=shown, width=80)
    out.print(compare.show([*slower, *faster], "HEAD~1 (0123456)", "this tree", 6, compiled=True))
    rows = [line.split() for line in shown.getvalue().splitlines() if "_" in line]

    assert rows == [
        ["games_per_s", "675,000", "337,500", "0.500", "0.500–0.500", "slower"],
        ["copy_ns", "2,963", "1,481", "2.000", "2.000–2.000", "faster"],
    ]


def test_a_ratio_that_is_too_low_fails() -> None:
    compared, _ = play(lambda _: 1.0, lambda _: 1.25, "games_per_s")
    shown = io.StringIO()
    out = Console(file=shown, width=80)

    assert compare.judge(compared, None, out) == 0
    assert compare.judge(compared, 0.79, out) == 0
    assert compare.judge(compared, 0.81, out) == 1
    assert shown.getvalue() == "takenoko 4 games_per_s: 0.800 is below 0.81\n"


def test_other_games_from_the_same_seeds_are_remarked_on() -> None:
    @contextmanager
    def open_pair() -> Iterator[compare.Pair]:
        yield FakeWorker(decisions=50), FakeWorker(decisions=60)

    plan = Plan({"takenoko 4": SETUP}, {("takenoko 4", "games"): 8})
    compared = compare.play_rounds(make_request("games_per_s"), plan, open_pair, lambda _done: None)

    (remark,) = compare.remarks(compared)
    assert "takenoko 4: the two play different games" in remark
    assert "50.0 decisions a game before and 60.0 now" in remark
    assert list(compare.remarks(play(noise, noise)[0])) == []


def test_all_setups_are_compared_unless_some_are_chosen() -> None:
    chosen = compare.choose_setups(Request("before", ["takenoko"], [4], {"hikari": "on"}, MEASURES, 6), GAMES)

    assert len(compare.choose_setups(make_request(), GAMES)) == 6
    assert chosen == {"takenoko 4 hikari=on": {"game": "takenoko", "seats": 4, "options": {"hikari": "on"}}}


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (make_request(games=["chess"]), "There is no game 'chess'; there are spring-festival, takenoko."),
        (make_request(games=["takenoko"], seats=[5]), "takenoko is for 2 to 4 players, not 5."),
    ],
)
def test_unknown_games_and_seats_are_refused(wanted: Request, words: str) -> None:
    with pytest.raises(BenchError, match=words):
        compare.choose_setups(wanted, GAMES)


def test_a_game_that_the_other_revision_lacks_is_named() -> None:
    with pytest.raises(BenchError, match="v1 doesn't have takenoko 4"):
        compare.check({"takenoko 4": SETUP}, {"spring-festival": [2, 3, 4]}, "v1")


def test_an_unknown_revision_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--compare", "no-such-branch"]) == 2
    assert "There is no revision 'no-such-branch' here" in capsys.readouterr().err


def test_a_wrong_option_is_refused_before_anything_is_built(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LAMPION_PURE", "1")
    monkeypatch.setattr(revisions, "unpacked", None)

    assert main(["--compare", "HEAD", "--game", "takenoko", "--option", "hikari=maybe"]) == 2
    assert "“maybe” isn't a value of the option “hikari”" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [("--rounds", "5"), ("--option", "hikari"), ("--measure", "castles_per_s")])
def test_impossible_arguments_are_refused(arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--compare", "HEAD", *arguments])

    assert ended.value.code == 2


def test_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    environment = os.environ | {"TMPDIR": str(tmp_path), "LAMPION_PURE": "1"}
    command = [sys.executable, "-m", "bench", "--compare", "HEAD", "--measure", "games_per_s"]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        first = process.stderr.readline()
        assert list(tmp_path.glob("lampion-bench-*"))
        process.send_signal(signal.SIGINT)
        rest = process.stderr.read()

    assert first == "measuring HEAD and this tree in turns\n" or "with uncommitted" in first
    assert rest == "Stopped; nothing was left behind.\n"
    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == []


@pytest.mark.thorough
def test_a_revision_against_itself(tmp_path: Path) -> None:
    """The real thing on a small job: the commit is built and compared with this tree, which may have changes."""
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    job = ["--game", "spring-festival", "--seats", "2", "--rounds", "6", "--measure", "copy_ns"]
    command = [sys.executable, "-m", "bench", "--compare", "HEAD", *job, "--fail-below", "0.5"]
    compared = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    assert compared.returncode == 0, compared.stderr
    (figure,) = [line.split() for line in compared.stdout.splitlines() if "copy_ns" in line]
    assert float(figure[3]) == pytest.approx(1, abs=0.3)
    assert list(tmp_path.iterdir()) == []
