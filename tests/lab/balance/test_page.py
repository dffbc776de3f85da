"""The page of a report: every figure of every game in both languages, every text used, nothing from outside."""

import re
from functools import cache
from typing import Any

import pytest

import lampion
from lampion import i18n
from lampion.lab.balance.contests import Met, list_restricted, list_skill
from lampion.lab.balance.figures import GROUPS, read_figure
from lampion.lab.balance.gathering import Gathered, find_words, gather
from lampion.lab.balance.page import render
from lampion.lab.balance.report import make_report
from tests.lab.balance.studies import plan, study

GAMES = {"spring-festival": 60, "takenoko": 24, "lanterns-dice": 40, "fireworks": 16}


@cache
def found(name: str) -> Gathered:
    """A small study with invented results of contests."""
    gathered = gather(plan(name, games=GAMES[name]), 1, lambda _done, _of: None)
    gathered.pairings = [
        *list_skill(gathered.study), *list_restricted(gathered.study, find_words(gathered.study, gathered.games)),
    ]  # fmt: skip
    for place in range(len(gathered.pairings)):
        gathered.met += [Met(place, turn, float(turn % 4 > 0), 1) for turn in range(12)]
    return gathered


def report(name: str) -> dict[str, Any]:
    """The report on it."""
    return make_report(found(name))


@pytest.mark.parametrize("name", lampion.GAMES)
def test_every_figure_is_said_in_both_languages(name: str) -> None:
    data = report(name)
    for language in i18n.LANGUAGES:
        page = render(data, language)
        text = re.sub(r"<style>.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL)
        assert all(f'<section id="{group}">' in page for group in GROUPS)
        assert i18n.say(language, f"{name}-name") in text
        assert page.count("<svg") == page.count("</svg>") > 8
        assert "{" not in text
        assert "None" not in text
        assert "nan" not in text.split()


def test_all_groups_have_figures() -> None:
    groups = {figure["group"] for figure in report("spring-festival")["sides"][0]["figures"]}

    assert groups == set(GROUPS) - {"options"}


def test_no_text_of_the_report_is_unused() -> None:
    """Figures are named by group and name; everything else is named in the code."""
    names = {(figure["group"], figure["name"]) for name in GAMES for figure in report(name)["sides"][0]["figures"]}
    used = {f"balance-{group}-{name}" for group, name in names}
    used |= {f"balance-{group}" for group in GROUPS} | {"balance-options-group"}
    source = "".join(file.read_text("utf-8") for file in sources())
    keys = {key for key, _ in texts("en") if key.startswith("balance-")}
    patterns = ("balance-about-", "balance-bot-", "balance-column-", "balance-side-")
    units = {f"balance-{unit}" for unit in ("share", "change", "points", "lead", "count", "minutes")}

    left = [key for key in keys - used - units if not key.startswith(patterns) and not key.endswith("-plot")]

    assert sorted(key for key in left if f'"{key}"' not in source and f"'{key}'" not in source) == []


def sources() -> list[Any]:
    """The modules of the report."""
    from pathlib import Path

    return list((Path(lampion.__file__).parent / "lab/balance").rglob("*.py"))


def texts(language: str) -> list[tuple[str, str]]:
    """The keys of the report's catalogue."""
    [text] = [text for name, text in i18n.sources(language) if name == "balance.ftl"]
    return re.findall(r"^([a-z][a-z-]*) =(.*)$", text, re.MULTILINE)


def test_two_studies_stand_side_by_side_and_the_same_twice_differs_in_nothing() -> None:
    twice = make_report(study(), study())

    assert not any(one["is_sure"] for one in twice["differences"])
    assert i18n.say("en", "balance-moved-nothing") in render(twice, "en")


def test_a_figure_reads_back_from_its_data() -> None:
    for data in report("lanterns-dice")["sides"][0]["figures"]:
        about = {"about": tuple(data["about"])} if "about" in data else {}
        assert read_figure(data).write() == data | about


def test_the_page_asks_nobody_for_anything() -> None:
    page = render(report("fireworks"), "fr")

    assert "http" not in page
    assert "<script" not in page
    assert "url(" not in page
    assert "style=" not in page
