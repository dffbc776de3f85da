"""`lampion balance`: a page and its figures, for one study or two side by side."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lampion
from lampion.lab.balance import gathering
from lampion.lab.balance.gathering import StudyLost
from tests.cli.commands import Outcome, Run

BOX = Path(lampion.__file__).parent / "games/spring_festival/components.toml"


@pytest.fixture
def balance(run: Run, tmp_path: Path) -> Callable[..., Outcome]:
    """Runs a small study into a page."""

    def command(*more: str | Path) -> Outcome:
        quick = ("--games", "40", "--bots", "random", "--simulations", "10", "--contests", "0", "--jobs", "1")
        return run("balance", "spring-festival", *quick, "--output", tmp_path / "page.html", *more)

    return command


def read_figures(folder: Path) -> dict[str, Any]:
    """The figures beside the page."""
    report: dict[str, Any] = json.loads((folder / "page.json").read_text("utf-8"))
    return report


@pytest.mark.parametrize(("language", "words"), [("en", "The balance of"), ("fr", "L’équilibre de")])
def test_it_writes_a_page_that_needs_no_network_and_its_figures(
    balance: Callable[..., Outcome], tmp_path: Path, language: str, words: str
) -> None:
    ended = balance("--language", language)
    page = (tmp_path / "page.html").read_text("utf-8")

    assert (ended.code, ended.err) == (0, "")
    assert "page.html" in ended.out.replace("\n", "")
    assert f'<html lang="{language}">' in page
    assert words in page
    assert "http" not in page
    assert "<script" not in page
    assert len(read_figures(tmp_path)["sides"]) == 1


def test_a_changed_number_in_a_copy_of_the_box_shows_what_moved(
    balance: Callable[..., Outcome], tmp_path: Path
) -> None:
    """As a designer does it: the finale brings three points a tile instead of one."""
    box = tmp_path / "mine.toml"
    box.write_text(BOX.read_text("utf-8").replace("points_per_exploded_tile = 1", "points_per_exploded_tile = 3"))
    ended = balance("--versus-components", box)
    report = read_figures(tmp_path)
    moved = [(one["name"], *one["about"]) for one in report["differences"] if one["is_sure"]]

    assert ended.code == 0
    assert ("source", "source", "finale") in moved
    assert ("decisions",) not in moved
    assert "figures differ beyond chance" in " ".join(ended.out.split())
    assert report["sides"][0]["study"]["components"] != report["sides"][1]["study"]["components"]


def test_two_sets_of_options_stand_side_by_side(balance: Callable[..., Outcome], tmp_path: Path) -> None:
    assert balance("--versus-option", "sign=tiger").code == 0
    first, second = (side["study"]["options"]["sign"] for side in read_figures(tmp_path)["sides"])

    assert (first, second) == ("none", "tiger")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--bots", "search:1s"), "thinks by the clock"),
        (("--seats", "7"), "7"),
        (("--option", "cards=30"), "30"),
        (("--versus-option", "cards=30"), "30"),
        (("--output", "/no/such/folder/page.html"), "no such file or folder"),
    ],
)
def test_bad_settings_are_refused_and_nothing_is_written(
    balance: Callable[..., Outcome], tmp_path: Path, more: tuple[str, ...], words: str
) -> None:
    refused = balance(*more)

    assert refused.code == 2
    assert words in " ".join(refused.err.split())
    assert list(tmp_path.iterdir()) == []


def test_a_box_that_is_missing_or_impossible_is_named(balance: Callable[..., Outcome], tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(BOX.read_text("utf-8").replace("rounds = 12", "rounds = 11"))

    assert "gone.toml" in balance("--components", tmp_path / "gone.toml").err.replace("\n", "")
    assert "rounds" in balance("--components", bad).err
    assert not (tmp_path / "page.html").exists()


def stop_after(monkeypatch: pytest.MonkeyPatch, name: str, times: int, problem: BaseException) -> None:
    """Let a step of the study end with a problem after so many times."""
    usual, left = getattr(gathering, name), [times]

    def step(*given: Any) -> Any:
        left[0] -= 1
        if left[0] < 0:
            raise problem
        return usual(*given)

    monkeypatch.setattr(gathering, name, step)


@pytest.mark.parametrize(("problem", "code"), [(KeyboardInterrupt(), 130), (StudyLost(), 2)])
def test_what_is_complete_is_reported_when_a_study_ends_early(
    balance: Callable[..., Outcome], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: BaseException, code: int
) -> None:
    """Whole deals, of two games if all bots are the same; a second study isn't begun."""
    stop_after(monkeypatch, "watch", 15, problem)
    ended = balance("--versus-option", "sign=tiger")
    report = read_figures(tmp_path)

    assert ended.code == code
    assert "page.html" in ended.out.replace("\n", "")
    [side] = report["sides"]
    assert (side["study"]["games"], side["study"]["deals"], side["study"]["cut_short"]) == (14, 7, True)
    assert "This study ended early" in (tmp_path / "page.html").read_text("utf-8")


def test_whole_rounds_of_contests_are_kept(
    balance: Callable[..., Outcome], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(monkeypatch, "meet_numbered", 7, KeyboardInterrupt())
    assert balance("--games", "8", "--contests", "4").code == 130
    games = [one["data"]["games"] for one in read_figures(tmp_path)["sides"][0]["figures"] if one["group"] == "skill"]

    assert games == [4, 2]


def test_nothing_is_written_of_a_study_that_had_hardly_begun(
    balance: Callable[..., Outcome], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(monkeypatch, "watch", 3, KeyboardInterrupt())

    assert balance().code == 130
    assert list(tmp_path.iterdir()) == []
