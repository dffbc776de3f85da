"""What the page says: places by their neighbours, chains by their length, and no coordinates or numbers of pieces."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import Language
from tests.browser.conftest import NewPerson
from tests.browser.players import Player
from tests.browser.scenes import sit_down_to_fire

JARGON = re.compile(r"(?<![\d,–−-])-?\d,-?\d(?!\d)|\b[TCP]\d\d\b|\bS\d-\d\b")
PLACES = {
    "en": r"\b(left|right) of the|\b(above|below|between) the",
    "fr": r"\b(à gauche|à droite|au-dessus) de la|\b(sous|entre) la",
}


def say_everything(page: Page) -> list[str]:
    """Every text and every accessible name on the page."""
    found: list[str] = page.evaluate("""() => {
        const names = [...document.querySelectorAll('[aria-label], [title]')]
        const words = names.flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')])
        return [...words, ...document.body.innerText.split('\\n')].filter(Boolean)
    }""")
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_speaks_without_coordinates_and_numbers_of_pieces(new_person: NewPerson, language: Language) -> None:
    player = sit_down_to_fire(Player(new_person(language=language), language))
    names = player.names()
    assert all(re.search(PLACES[language], name) for name in names)
    assert len(set(names)) == len(names)  # no two choices sound the same

    lines = player.log.get_by_role("listitem")
    before = lines.count()
    player.decide()
    expect(lines.nth(before)).to_be_visible()
    fired = re.compile(rf"\b(You fire|Vous lancez) .*({PLACES[language]})")
    expect(player.log).to_contain_text(fired)

    assert [text for text in say_everything(player.page) if JARGON.search(text)] == []
