"""Every page and every phase: no barriers, no text in the wrong language, nothing that doesn't fit.

One walk for each language and colour scheme collects all findings; the tests check them.
"""

from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser

from tests.browser.browsers import Person, find_barriers
from tests.browser.conftest import NewPerson
from tests.browser.page_checks import WIDTHS, find_foreign, find_misfits
from tests.browser.tour import tour
from tests.chance import word_of
from tests.server.servers import ServerProcess

BOARDS = ("table", "puzzle", "takenoko", "lanterns-dice")  # how the names of their sights begin
LOOKS = [
    ("fr", "light"),  # each sight at one or two widths, the others at all of them
    pytest.param(("fr", "dark"), marks=pytest.mark.thorough),
    pytest.param(("en", "light"), marks=pytest.mark.thorough),
    pytest.param(("en", "dark"), marks=pytest.mark.thorough),
]


@dataclass
class Walk:
    """The findings of a walk, by sight: a page or a phase, possibly with a dialog."""

    language: str
    sights: list[str] = field(default_factory=list)
    barriers: dict[str, list[str]] = field(default_factory=dict)
    foreign: dict[str, list[str]] = field(default_factory=dict)
    misfits: dict[str, list[str]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)


@pytest.fixture(scope="module", params=LOOKS, ids="-".join)
def walk(request: pytest.FixtureRequest, browser: Browser, site: ServerProcess) -> Walk:
    """Walk through every sight."""
    language, scheme = request.param
    is_brief = request.param == LOOKS[0]
    person = Person(browser, site.address, language=language, scheme=scheme, word=word_of(request.node))
    found = Walk(language)
    try:
        for sight in tour(person, language):
            found.sights.append(sight)
            found.barriers[sight] = find_barriers(person.page)
            found.foreign[sight] = find_foreign(person.page) if language == "fr" else []
            widths = some_widths(sight, len(found.sights)) if is_brief else WIDTHS
            found.misfits[sight] = find_misfits(person.page, widths)
    except BaseException:
        person.shoot(f"failed-tour-{language}-{scheme}")
        raise
    finally:
        person.context.close()
    found.errors = person.problems()
    return found


def some_widths(sight: str, number: int) -> tuple[tuple[int, int], ...]:
    """The narrowest width, and except for boards, which have tests of their sizes, another one in turn."""
    narrowest, *others = WIDTHS
    return (narrowest,) if sight.startswith(BOARDS) else (narrowest, others[number % len(others)])


def only_findings(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Only the sights with findings."""
    return {sight: problems for sight, problems in found.items() if problems}


def test_nothing_fails_the_accessibility_check(walk: Walk) -> None:
    assert only_findings(walk.barriers) == {}


def test_nothing_is_in_the_wrong_language(walk: Walk) -> None:
    assert only_findings(walk.foreign) == {}


def test_everything_fits_at_every_width(walk: Walk) -> None:
    assert only_findings(walk.misfits) == {}


def test_no_page_logs_an_error(walk: Walk) -> None:
    assert walk.errors == []


def test_every_phase_was_seen(walk: Walk) -> None:
    phases = {sight.removeprefix("table, ") for sight in walk.sights}
    assert phases >= {"set", "lay", "turn", "fire", "complete", "finale", "end", "replay", "waiting room", "generic"}
    assert len([sight for sight in walk.sights if sight.startswith("takenoko")]) >= 8


def test_a_foreign_word_would_be_found(new_person: NewPerson) -> None:
    """The check can fail: a page in English is full of words that a French page must not have."""
    page = new_person(language="en").visit("lobby")
    page.get_by_role("heading", level=1).wait_for()

    found = find_foreign(page)

    assert len(found) > 5
    assert "Tables with room" in found


def test_a_misfit_would_be_found(new_person: NewPerson) -> None:
    """The check can fail: a label too long for its button, overlapping buttons, a page that scrolls past its end."""
    page = new_person().visit("about")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(
        """() => {
            const group = document.createElement('nav')
            for (const text of ['One', 'A-very-long-word-without-a-break']) {
                const button = document.createElement('button')
                button.textContent = text
                const place = { position: 'absolute', top: '99px', left: '9px', width: '40px', whiteSpace: 'nowrap' }
                Object.assign(button.style, place)
                group.append(button)
            }
            document.querySelector('main').append(group)
            const lost = document.createElement('i')
            Object.assign(lost.style, { position: 'absolute', top: '5000px', width: '1px', height: '1px' })
            document.body.append(lost)
        }"""
    )

    found = find_misfits(page, ((1440, 900),))

    assert any("leaves its button" in problem for problem in found)
    assert any("lies on" in problem for problem in found)
    assert any("into emptiness" in problem for problem in found)
