"""Looking around the table: what the others did, other players on a phone, cards up close, moves to confirm."""

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.players import SF, Player
from tests.browser.scenes import sit_down_to_fire

ROUND = 6  # decisions within which everybody has fired a tile
CONFIRM = "localStorage.setItem('lampion', JSON.stringify({confirm: true}))"


def swipe(cdp: CDPSession, sky: Locator, by: int) -> None:
    """Move a finger sideways over the sky."""
    box = sky.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2 - by / 2, box["y"] + 20
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 6):
        point = {"x": x + by * step / 5, "y": y}
        cdp.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_what_the_others_did_stays_outlined(new_person: NewPerson) -> None:
    """Also without motion: the tile they placed, and what it set off."""
    player = sit_down_to_fire(Player(new_person()))
    other = player.page.locator("section.other")
    expect(other.locator(".traced")).to_have_count(0)

    for _ in range(ROUND):
        player.decide()
        player.kind()  # the bot has fired too, or it is asked after me
        if other.locator(".began").count():
            break

    expect(other.locator(".began")).to_have_count(1)
    expect(player.page.get_by_role("group", name=player.panorama("web-you")).locator(".traced")).to_have_count(0)


def test_a_swipe_on_a_phone_shows_the_next_player(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person(size=PHONE), by="touch"))
    mine = player.page.get_by_role("group", name=player.panorama("web-you"))
    other = player.page.get_by_role("group", name=player.panorama("web-bot-name-1"))
    expect(mine).to_be_visible()
    expect(other).to_have_count(0)
    cdp = player.person.context.new_cdp_session(player.page)

    player.page.get_by_role("button").filter(has_text=player.say("web-bot-name-1")).tap()
    expect(other).to_be_visible()
    expect(mine).to_have_count(0)
    swipe(cdp, other, 200)
    expect(mine).to_be_visible()
    swipe(cdp, mine, -200)

    expect(other).to_be_visible()


def test_a_tap_shows_a_card_large(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person(size=PHONE), by="touch"))
    cards = player.page.get_by_role("group", name=player.words("spring-festival-table-cards")).first
    card = cards.get_by_role("img").first
    small = card.bounding_box()
    assert small

    card.tap()

    explained = player.page.get_by_role("status").filter(has_text=player.say(f"{SF}-about-card"))
    expect(explained).to_be_visible()
    large = explained.locator("svg").first.bounding_box()
    assert large
    assert large["width"] >= 2 * small["width"]


def test_a_mouse_may_ask_to_confirm_moves(new_person: NewPerson) -> None:
    person = new_person()
    person.context.add_init_script(CONFIRM)
    player = sit_down_to_fire(Player(person))
    tiles = player.tiles()
    place = player.page.locator(".choice.empty").first

    place.click()
    expect(player.button(f"{SF}-go-place")).to_be_visible()
    player.expect_tiles(tiles)
    player.button(f"{SF}-go-place").click()

    player.expect_tiles(tiles + 1)
