"""A toy's board, built on the kit in a few dozen lines, on a page of its own: what every board gets for nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsers import PHONE, wait_in_page
from tests.browser.built_pages import WEB, serve
from tests.browser.conftest import NewPerson

MOST_LINES = 120  # of board and script together


@pytest.fixture(scope="module")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the toy's page."""
    with serve("toy", tmp_path_factory.mktemp("toy")) as address:
        yield address


def pad(page: Page, where: str) -> Locator:
    """A pad that can be chosen."""
    return page.get_by_role("button", name=f"Hop to {where}")


def frog(page: Page, seat: int, where: str) -> Locator:
    """A frog on a pad."""
    return page.get_by_role("img", name=f"Frog {seat} on {where}", exact=True)


def test_its_own_part_is_small() -> None:
    files = [WEB / "tests/toy" / name for name in ("Board.svelte", "pond.ts")]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if line.strip()]

    assert len(lines) <= MOST_LINES


def test_a_click_plays_and_the_picture_follows(new_person: NewPerson, pond: str) -> None:
    page = new_person(pond, motion=True).visit("index.html")
    expect(page.locator(".choice.hint")).to_have_attribute("data-choice", "0,-1")

    pad(page, "0,-1").click()

    expect(frog(page, 1, "0,-1")).to_be_visible()
    expect(frog(page, 2, "0,0")).to_be_visible()
    expect(pad(page, "0,-1")).to_have_count(0)


def test_a_touch_shows_before_it_plays(new_person: NewPerson, pond: str) -> None:
    page = new_person(pond, size=PHONE).visit("index.html")

    pad(page, "-1,0").tap()
    expect(page.locator(".choice.aimed")).to_have_attribute("data-choice", "-1,0")
    expect(frog(page, 1, "0,0")).to_be_visible()
    pad(page, "-1,0").tap()

    expect(frog(page, 1, "-1,0")).to_be_visible()


def test_arrow_keys_walk_the_hexes_and_enter_plays(new_person: NewPerson, pond: str) -> None:
    page = new_person(pond).visit("index.html")
    expect(pad(page, "0,1")).to_be_visible()

    page.keyboard.press("ArrowDown")
    seen = {page.evaluate("document.activeElement.dataset.choice")}
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.choice"))
    last = page.evaluate("document.activeElement.dataset.choice")
    page.keyboard.press("Enter")

    assert len(seen) >= 4
    expect(frog(page, 1, last)).to_be_visible()


def test_the_plane_zooms_and_fits_again(new_person: NewPerson, pond: str) -> None:
    page = new_person(pond).visit("index.html")
    place = pad(page, "0,-1")
    before = place.bounding_box()
    assert before

    place.focus()
    page.keyboard.press("+")
    wait_in_page(page, "was => document.activeElement.getBoundingClientRect().width > 1.2 * was", before["width"])
    page.keyboard.press("0")

    wait_in_page(
        page, "was => Math.abs(document.activeElement.getBoundingClientRect().width - was) < 1", before["width"]
    )


def test_on_a_phone_players_are_tabs(new_person: NewPerson, pond: str) -> None:
    page = new_person(pond, size=PHONE).visit("index.html")
    tabs = page.locator("button[aria-keyshortcuts]")
    expect(tabs).to_have_count(2)

    tabs.nth(1).tap()

    expect(tabs.nth(1)).to_have_attribute("aria-pressed", "true")
