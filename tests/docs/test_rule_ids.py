"""Every numbered rule is cited by code and by a test, and no citation names a rule that doesn't exist."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import lampion
from tests.docs.pages import ROOT, Page

HEADING = re.compile(r"^#+ ([A-Z]{2}-A?\d+(?:-[a-z]+)?) ", re.MULTILINE)
RULES = {name: ROOT / "docs" / "games" / f"{name}.md" for name in lampion.GAMES}


def ids_of(name: str) -> list[str]:
    """The numbered rules and rulings of a game."""
    return HEADING.findall(RULES[name].read_text("utf-8"))


KNOWN = {rule for name in RULES for rule in ids_of(name)}
PREFIXES = sorted({rule.partition("-")[0] for rule in KNOWN})
CITED = re.compile(rf"\b((?:{'|'.join(PREFIXES)})-A?\d+(?:-[a-z]+)?)\b")


def citations(files: Iterable[Path]) -> dict[str, set[str]]:
    """Which rules are cited, and where."""
    found: dict[str, set[str]] = {}
    for file in files:
        for rule in CITED.findall(file.read_text("utf-8")):
            found.setdefault(rule, set()).add(file.relative_to(ROOT).as_posix())
    return found


CODE = citations((ROOT / "src").rglob("*.py"))
TESTS = citations(path for path in (ROOT / "tests").rglob("test_*.py"))


@pytest.mark.parametrize("rule", sorted(KNOWN))
def test_every_rule_is_cited_by_code(rule: str) -> None:
    """So that a reader of the rules finds what implements them."""
    assert rule in CODE


@pytest.mark.parametrize("rule", sorted(KNOWN))
def test_every_rule_is_cited_by_a_test(rule: str) -> None:
    """So that a reader of the rules finds what checks them."""
    assert rule in TESTS


def test_no_code_or_test_cites_a_rule_that_does_not_exist() -> None:
    """A mistyped number, or a rule that was removed."""
    everywhere = citations(
        path
        for folder in ("src", "tests", "docs", "bench", "tools")
        for suffix in ("py", "pxd", "md", "toml", "ftl")
        for path in (ROOT / folder).rglob(f"*.{suffix}")
    )

    assert {rule: places for rule, places in everywhere.items() if rule not in KNOWN} == {}


@pytest.mark.parametrize("name", RULES)
def test_a_rule_has_one_heading(name: str) -> None:
    """No number is given twice."""
    ids = ids_of(name)

    assert len(ids) > 10
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", RULES)
def test_rules_and_rulings_are_numbered_without_gaps(name: str) -> None:
    """[SF-1] to the last, and likewise the rulings."""
    for prefix in {rule.partition("-")[0] for rule in ids_of(name)}:
        for kind in (rf"{prefix}-(\d+)", rf"{prefix}-A(\d+)"):
            numbers = [int(match[1]) for rule in ids_of(name) if (match := re.fullmatch(kind, rule))]
            assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("name", RULES)
def test_every_ruling_says_question_decision_and_reason(name: str) -> None:
    """In this order."""
    rulings = re.split(r"^### [A-Z]{2}-A\d+ ", Page(RULES[name]).text, flags=re.MULTILINE)[1:]

    assert rulings
    for ruling in rulings:
        section = ruling.partition("\n## ")[0]
        assert re.findall(r"^- \*\*(\w+)\.\*\*", section, re.MULTILINE) == ["Question", "Decision", "Reason"]
