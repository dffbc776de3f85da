"""Every size: on a low screen nothing scrolls, on a phone the prompt is one line, and hints never move the board."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import DESKTOP, PHONE, Language
from tests.browser.conftest import NewPerson
from tests.browser.players import Player
from tests.browser.scenes import sit_down_near_the_end, sit_down_to_fire

LOW = [(844, 390), (720, 450)]  # a phone in landscape; a laptop at 200 %
HUGE = (2560, 1440)
SCROLLS = "document.documentElement.scrollHeight - innerHeight"
BOARD = "document.querySelector('.frame .board').getBoundingClientRect().toJSON()"
TARGET = 40  # pixels


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", LOW, ids=["phone", "zoomed"])
def test_on_a_low_screen_the_board_gets_the_room(
    new_person: NewPerson, size: tuple[int, int], language: Language
) -> None:
    player = sit_down_to_fire(Player(new_person(size=size, language=language), language), seats=4)
    expect(player.page.get_by_role("banner")).to_be_hidden()  # the site's header

    assert player.page.evaluate(SCROLLS) <= 0
    board = player.page.evaluate(BOARD)
    assert board["height"] > 0.85 * size[1]
    assert board["width"] > 0.9 * size[0]
    bar = player.page.get_by_role("toolbar", name=player.words("web-actions"))
    for button in bar.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= TARGET
    player.press("web-hint")
    expect(player.page.get_by_role("region", name=player.words("web-hint"))).to_be_visible()
    assert player.page.evaluate(BOARD) == board
    assert player.page.evaluate(SCROLLS) <= 0


def test_a_low_screen_shows_the_replay_without_scrolling(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person(size=LOW[0])))
    player.decide()
    player.play_until("fire")
    player.person.visit(player.page.url.removeprefix(player.person.address).replace("table", "replay"))
    expect(player.page.get_by_role("slider", name=player.words("web-replay-slider"))).to_be_visible()

    assert player.page.evaluate(SCROLLS) <= 0
    player.press("web-beside")
    expect(player.log).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_hints_do_not_move_the_board(new_person: NewPerson, size: tuple[int, int]) -> None:
    player = sit_down_to_fire(Player(new_person(size=size), by="touch" if size == PHONE else "mouse"))
    where = "scrollY + document.querySelector('.frame .board').getBoundingClientRect().top"
    before = player.page.evaluate(where)

    player.press("web-hint")
    expect(player.page.get_by_role("region", name=player.words("web-hint"))).to_be_visible()

    assert player.page.evaluate(where) == before


def test_on_a_phone_the_prompt_is_one_line_with_its_help_behind(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person(size=PHONE), by="touch"))
    prompt = player.board.get_by_role("button", name=player.words("spring-festival-web-prompt-place", whole=False))
    box = prompt.bounding_box()
    assert box
    assert box["height"] < 30
    help_text = player.page.get_by_text(player.words("spring-festival-prompt-place.help"))
    expect(help_text).to_be_hidden()
    board = player.page.evaluate(BOARD)

    prompt.tap()

    expect(help_text).to_be_visible()
    assert player.page.evaluate(BOARD) == board
    player.page.keyboard.press("Escape")
    expect(help_text).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, HUGE], ids=["desktop", "huge"])
def test_an_opponent_has_the_whole_width_of_their_panel(new_person: NewPerson, size: tuple[int, int]) -> None:
    """With their cards in a row below, not beside."""
    player = sit_down_to_fire(Player(new_person(size=size)))
    panel = player.board.get_by_role("region", name=player.say("web-bot-name-1"), exact=True)
    whole, sky = panel.bounding_box(), panel.locator(".pieces").bounding_box()
    cards = panel.get_by_role("group", name=player.words("spring-festival-table-cards")).bounding_box()
    assert whole
    assert sky
    assert cards
    assert sky["width"] > 0.97 * whole["width"]
    assert cards["y"] >= sky["y"] + sky["height"]
    assert cards["width"] > 0.6 * whole["width"]
    assert cards["y"] + cards["height"] <= whole["y"] + whole["height"]


@pytest.mark.parametrize("size", LOW, ids=["phone", "zoomed"])
def test_a_low_screen_shows_the_whole_result(new_person: NewPerson, size: tuple[int, int]) -> None:
    player = sit_down_near_the_end(Player(new_person(size=size)), "spring-festival", 2, 1)

    player.play_to_the_end()

    expect(player.result.get_by_text(player.say("spring-festival-score-total"))).to_be_in_viewport(ratio=1)
    expect(player.button("web-rematch")).to_be_in_viewport(ratio=1)


def test_large_screens_get_larger_text(new_person: NewPerson) -> None:
    person = new_person(size=HUGE)
    page = person.visit("lobby")
    page.locator("h1").first.wait_for()
    font = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    assert 19 < page.evaluate(font) < 22

    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert page.evaluate(font) == pytest.approx(16, abs=0.1)
