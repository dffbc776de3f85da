"""Everywhere and at every moment: no barrier, no word in the wrong language, everything in its place."""

from collections.abc import Callable

import pytest

from tests.browser.browsers import Language, Scheme, find_barriers
from tests.browser.conftest import Come
from tests.browser.looks import find_foreign, find_misfits
from tests.browser.tour import tour

thorough = pytest.mark.thorough
Look = tuple[Language, Scheme]


def collect(come: Come, look: Look, find: Callable[..., list[str]]) -> dict[str, list[str]]:
    """What is found on the way, by sight."""
    language, scheme = look
    person = come(language=language, scheme=scheme)
    found = {sight: find(person.page) for sight in tour(person, language)}
    return {sight: problems for sight, problems in found.items() if problems}


@pytest.mark.parametrize(
    "look",
    [
        ("fr", "light"),
        pytest.param(("fr", "dark"), marks=thorough),
        pytest.param(("en", "light"), marks=thorough),
        pytest.param(("en", "dark"), marks=thorough),
    ],
    ids="-".join,
)
def test_no_sight_has_a_barrier_or_a_foreign_word(come: Come, look: Look) -> None:
    def find(page):  # type: ignore[no-untyped-def]
        return find_barriers(page) + (find_foreign(page) if look[0] == "fr" else [])

    assert collect(come, look, find) == {}


@pytest.mark.parametrize("language", [pytest.param("en", marks=thorough), "fr"])
def test_everything_fits_at_every_width(come: Come, language: Language) -> None:
    assert collect(come, (language, "dark"), find_misfits) == {}


def test_a_foreign_word_would_be_found(come: Come) -> None:
    """The check can fail: a page in English is full of words that a French page must not have."""
    page = come(language="en").visit("lobby")
    page.get_by_role("heading", level=1).wait_for()

    found = find_foreign(page)

    assert len(found) > 5
    assert "Tables with room" in found
