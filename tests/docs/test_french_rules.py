"""The rules in French keep in step with the English ones: the same sections with the same numbers and references."""

import re
from pathlib import Path

import pytest

import lampion
from lampion.i18n import knows
from tests.docs.pages import ROOT, Page
from tests.docs.test_rule_ids import CITED, HEADING, RULES, ids_of
from tools.docsite import players

FRENCH = {name: ROOT / "docs/fr" / players.FOLDER / f"{name}.md" for name in lampion.GAMES}


def sections(page: Path) -> dict[str, str]:
    """The numbered rules without rulings, each up to the next heading."""
    parts = re.split(r"^(?=#+ )", Page(page).text, flags=re.MULTILINE)
    found = {heading[1]: part for part in parts if (heading := HEADING.match(part))}
    return {rule: part for rule, part in found.items() if not re.search(r"-A\d", rule)}


def numbers_in(section: str) -> list[int]:
    """Every number of a section, sorted, apart from those of rules and in the targets of links."""
    text = re.sub(r"\]\([^)]*\)|(?:src|tools)/[\w/.]+", "", section)
    return sorted(int(number) for number in re.findall(r"\d+", CITED.sub("", text)))


@pytest.mark.parametrize("name", FRENCH)
def test_the_sections_are_the_same_in_the_same_order(name: str) -> None:
    assert list(sections(FRENCH[name])) == list(sections(RULES[name]))


@pytest.mark.parametrize("name", FRENCH)
def test_a_section_has_the_same_numbers(name: str) -> None:
    """Points, counts, cells, examples: a number that changes in one language changes in the other."""
    english = {rule: numbers_in(section) for rule, section in sections(RULES[name]).items()}

    assert {rule: numbers_in(section) for rule, section in sections(FRENCH[name]).items()} == english


@pytest.mark.parametrize("name", FRENCH)
def test_a_section_refers_to_the_same_rules(name: str) -> None:
    english = {rule: set(CITED.findall(section)) for rule, section in sections(RULES[name]).items()}

    assert {rule: set(CITED.findall(section)) for rule, section in sections(FRENCH[name]).items()} == english


@pytest.mark.parametrize("name", FRENCH)
def test_every_ruling_has_its_answer_in_french(name: str) -> None:
    """The players' page takes them from the catalogue, where they are counted from 1."""
    rulings = [rule for rule in ids_of(name) if re.search(r"-A\d", rule)]
    play = lampion.game(name)
    text = "\n".join(players.describe(play, "fr"))

    assert [rule for rule in rulings if f"\n({rule.lower()})=\n### {rule} " not in f"\n{text}"] == []
    assert not knows("fr", f"{name}-web-ruling-{len(rulings) + 1}")


def test_numbers_are_those_of_the_text() -> None:
    """Not those of ids and of addresses."""
    assert numbers_in("Take 3, as in [SF-7](#sf-7-chain) and FW-A45: `T19`") == [3, 19]
