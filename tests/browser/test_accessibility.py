"""Accessibility: axe finds nothing serious, in any language and colour scheme."""

import pytest

from tests.browser.browsers import PHONE, find_barriers
from tests.browser.conftest import NewPerson
from tests.browser.test_opening import BOARD, PAGES, play_now

# In French and in light colours, the tour looks at all of this by default.
REST = (("en", "light"), ("fr", "dark"), ("fr", "light"))
LOOKS = pytest.mark.parametrize(
    ("language", "scheme"),
    [("en", "dark"), *(pytest.param(*look, marks=pytest.mark.thorough) for look in REST)],
)


@LOOKS
def test_no_page_fails_the_accessibility_check(new_person: NewPerson, language: str, scheme: str) -> None:
    person = new_person(language=language, scheme=scheme)
    found = {}
    for path in PAGES:
        page = person.visit(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        found[f"/{path}"] = find_barriers(page)

    assert {path: barriers for path, barriers in found.items() if barriers} == {}


@LOOKS
def test_no_table_fails_the_accessibility_check(new_person: NewPerson, language: str, scheme: str) -> None:
    person = new_person(language=language, scheme=scheme)
    page = person.visit(play_now(person))
    page.locator(BOARD).wait_for()

    assert find_barriers(page) == []


def test_a_table_on_a_phone_passes_the_accessibility_check(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    page = person.visit(play_now(person))
    page.locator(BOARD).wait_for()

    assert find_barriers(page) == []
