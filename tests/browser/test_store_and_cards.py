"""The store turns just as far as it has to, and a card that is being completed is shown large on a phone."""

from math import atan2, degrees

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import PHONE, wait_in_page
from tests.browser.conftest import NewPerson
from tests.browser.players import SF, Player
from tests.browser.scenes import find_decision, sit_down
from tests.browser.test_interaction import RECORD_FLIGHTS

ANGLE = "one => Number(/rotate\\(([-\\d.]+)deg/.exec(one.style.transform)[1])"
NEAR = 12  # degrees
LARGE = 90  # pixels
Point = tuple[float, float]
MIDDLE = """one => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
}"""


def side_of(middle: Point, point: Point) -> int:
    """On which side of the store a point lies, in quarters of a turn."""
    angle = degrees(atan2(point[1] - middle[1], point[0] - middle[0]))
    side = round(angle / 90)
    assert abs(angle - 90 * side) < NEAR, angle
    return side % 4


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_the_store_turns_the_short_way_until_each_tile_faces_its_taker(new_person: NewPerson, quarters: int) -> None:
    """[SF-5] Tiles leave the store from the side of the player who takes them."""
    player = sit_down(
        Player(new_person(motion=True)), find_decision("spring-festival", 3, "turn"), "spring-festival", 3
    )
    assert player.kind() == "turn"
    store = player.page.get_by_role("group", name=player.words("spring-festival-table-store"))
    middle = store.evaluate(MIDDLE)
    sides = store.locator(".side > span")
    expect(sides).to_have_count(3)
    wanted = {side_of(middle, one.evaluate(MIDDLE)) for one in sides.all()}
    tops = {int(top.get_attribute("data-choice") or ""): top for top in store.get_by_role("button").all()}
    mine = max(tops, key=lambda stack: tops[stack].evaluate(MIDDLE)[1])  # the one at the bottom faces me
    disc = store.locator(".disc")
    before = disc.evaluate(ANGLE)
    player.page.evaluate(RECORD_FLIGHTS)

    tops[(mine + quarters) % 4].click()

    wait_in_page(player.page, "() => window.flights.length >= 3")
    assert abs(disc.evaluate(ANGLE) - before) == 90 * min(quarters, 4 - quarters)
    flights = player.page.evaluate("window.flights.slice(0, 3)")
    starts = [(one["left"] + one["width"] / 2, one["top"] + one["height"] / 2) for one in flights]
    assert {side_of(middle, start) for start in starts} == wanted


def test_on_a_phone_the_card_that_is_being_completed_is_shown_large(new_person: NewPerson) -> None:
    """With its tiles lit in the sky, until it is done."""
    position = find_decision("spring-festival", 2, "complete")
    player = sit_down(Player(new_person(size=PHONE), by="touch"), position, "spring-festival", 2)
    assert player.kind() == "complete"
    large = player.board.locator(".grown")
    expect(large).to_have_count(0)
    card = player.button(f"{SF}-choice-complete").first

    card.tap()

    expect(large).to_be_in_viewport(ratio=1)
    grown, small = large.bounding_box(), card.bounding_box()
    assert grown
    assert small
    assert grown["width"] > max(LARGE, 1.5 * small["width"])
    expect(player.board.locator(".cell.lit")).not_to_have_count(0)
    player.button(f"{SF}-go-complete").tap()
    expect(large).to_have_count(0)
