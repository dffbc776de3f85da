"""`tools/suite.py`: which tests it chooses, how it counts, and what it does not run again."""

from pathlib import Path

import pytest

from tools import suite

TESTS = suite.ROOT / "tests"
REPORT = '<testsuites><testsuite tests="{}" failures="{}" errors="{}" skipped="{}"/></testsuites>'


def write_report(folder: Path, tests: int, failures: int = 0, errors: int = 0, skipped: int = 0) -> Path:
    """The report of a run."""
    file = folder / "report.xml"
    file.write_text(REPORT.format(tests, failures, errors, skipped), "utf-8")
    return file


def test_every_test_belongs_to_exactly_one_part() -> None:
    parts = [part for part in suite.PARTS if part != "plain"]
    folders = [folder for part in parts for folder in suite.folders_of(part)]
    files = sorted(TESTS.rglob("test_*.py"))

    owners = [[folder for folder in folders if file.is_relative_to(suite.ROOT / folder)] for file in files]

    assert len(files) > 100
    assert [file for file, owner in zip(files, owners, strict=True) if len(owner) != 1] == []


def test_every_path_that_is_named_exists() -> None:
    named = {name for names in (*suite.PARTS.values(), *suite.TOUCHED.values(), suite.SLOW) for name in names}
    assert {name for name in named if not (TESTS / name).exists()} == set()
    assert {path for path in suite.TOUCHED if not (suite.ROOT / path).exists()} == set()


def test_every_folder_of_the_package_has_tests_that_touch_it() -> None:
    folders = [path for path in (suite.ROOT / "src/lampion").iterdir() if (path / "__init__.py").exists()]
    assert len(folders) > 5
    for folder in folders:
        assert suite.choose([str(folder.relative_to(suite.ROOT))])


def test_tests_are_chosen_by_what_they_touch() -> None:
    assert suite.choose(["src/lampion/bots/tree.py"]) == ["tests/bots"]
    assert suite.choose(["tests/cli/test_play.py", "src/lampion/cli"]) == ["tests/cli/test_play.py", "tests/cli"]
    assert suite.choose(["src/lampion/games/takenoko/", "src/lampion/bots"])[-1] == "tests/bots"


def test_a_path_that_nothing_touches_is_refused() -> None:
    with pytest.raises(SystemExit, match="No tests are known for LICENSE"):
        suite.choose(["LICENSE"])


@pytest.mark.parametrize(
    ("counts", "good"),
    [((7,), True), ((0,), False), ((7, 1), False), ((7, 0, 1), False), ((7, 0, 0, 1), False)],
)
def test_a_run_is_good_only_if_everything_ran_and_passed(tmp_path: Path, counts: tuple[int, ...], good: bool) -> None:
    assert suite.read(write_report(tmp_path, *counts), 1.0, 1.0).is_good is good


def test_a_run_without_a_report_has_failed(tmp_path: Path) -> None:
    assert not suite.read(tmp_path / "none.xml", 1.0, 1.0).is_good


@pytest.fixture
def ran_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Fake parts, of which `server` fails the first time; returns the parts that were run."""
    ran: list[str] = []

    def run_part(part: str) -> suite.Counts:
        ran.append(part)
        return suite.Counts(5, int(part == "server" and ran.count("server") == 1), 0, 1.0, 1.0)

    monkeypatch.setattr(suite, "RESULTS", tmp_path)
    monkeypatch.setattr(suite, "run_part", run_part)
    monkeypatch.setattr(suite, "describe_state", lambda: "as it is")
    return ran


def test_what_has_passed_is_not_run_again(ran_parts: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert suite.run_all(None) == 1  # one part fails the first time
    assert ran_parts == list(suite.PARTS)

    ran_parts.clear()
    ran_parts.append("server")
    assert suite.run_all(None) == 0
    assert ran_parts == ["server", "server"]

    ran_parts.clear()
    ran_parts.append("server")
    monkeypatch.setattr(suite, "describe_state", lambda: "something has changed")
    assert suite.run_all(None) == 0
    assert ran_parts[1:] == list(suite.PARTS)


def test_runs_are_noted_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "RUNS", tmp_path / "runs.csv")
    for busy in (0, 2):
        suite.note(suite.Counts(5784, 1, 0, 480.0, 600.0), busy)

    header, *lines = (tmp_path / "runs.csv").read_text("utf-8").splitlines()

    assert tuple(header.split(",")) == suite.COLUMNS
    assert [line.split(",")[2:] for line in lines] == [
        ["0", "5784", "1", "0", "8.0", "10.0"],
        ["2", "5784", "1", "0", "8.0", "10.0"],
    ]
