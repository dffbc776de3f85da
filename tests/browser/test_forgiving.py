"""A forgiving table: undo after a bot's reply, trying again at a new table, and what giving up would do."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import PHONE, Language
from tests.browser.conftest import NewPerson
from tests.browser.players import LONG, Player, start_against_bots
from tests.browser.scenes import sit_down_near_the_end, sit_down_to_be_answered, sit_down_to_fire
from tests.browser.test_playing_together import meet


def ask_to_give_up(player: Player) -> Locator:
    """Open the question before giving up."""
    player.press("web-menu")
    player.press("web-resign")
    return player.page.get_by_role("alert").filter(has=player.button("web-cancel"))


def test_a_decision_is_taken_back_together_with_the_bots_reply(new_person: NewPerson) -> None:
    player = sit_down_to_be_answered(Player(new_person()))
    player.kind()
    lines = player.log.get_by_role("listitem")
    before = lines.count()
    offered = player.names()
    player.decide()
    bot = player.say("web-bot-name-1")
    reply = lines.filter(has_text=bot).last
    expect(lines.nth(before + 1)).to_contain_text(bot)
    expect(player.button("web-undo")).to_be_enabled(timeout=LONG)

    player.press("web-undo")

    expect(player.log).to_contain_text(player.words("web-line-undo-together", whole=False))
    expect(reply).to_have_css("text-decoration-line", "line-through")
    expect(lines.nth(before)).to_have_css("text-decoration-line", "line-through")
    player.kind()
    assert player.names() == offered
    player.decide()
    player.kind()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_decision_that_stays_is_tried_again_at_a_new_table(new_person: NewPerson, language: Language) -> None:
    player = sit_down_to_fire(Player(new_person(language=language), language))
    old = player.page.url
    decided = player.decide()
    while player.kind() != "fire":
        decided = player.decide()
    expect(player.button("web-undo")).to_be_hidden()

    player.press("web-retry")
    asked = player.dialog("web-retry-here")
    expect(asked).to_contain_text(player.say("web-bot-name-1"))
    player.press("web-retry-do")

    expect(player.page).not_to_have_url(old)
    expect(asked).to_be_hidden()
    assert player.kind() == decided
    expect(player.button("web-retry")).to_have_count(0)  # nothing has been decided here


def test_an_earlier_moment_of_the_log_is_played_again_on_a_phone(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person(size=PHONE), by="touch"))
    old = player.page.url
    player.decide()
    player.play_until("fire")
    player.press("web-log")
    player.log.get_by_role("button").first.tap()
    expect(player.board).to_contain_text(player.say("web-past"))

    player.press("web-retry-here")
    player.press("web-retry-do")

    expect(player.page).not_to_have_url(old)
    player.decide()


def test_a_finished_game_is_tried_again(new_person: NewPerson) -> None:
    player = sit_down_near_the_end(Player(new_person()), "spring-festival", 2, 1)
    player.play_to_the_end()
    old = player.page.url
    player.page.keyboard.press("Escape")

    player.press("web-retry")
    player.press("web-retry-do")

    expect(player.page).not_to_have_url(old)
    player.kind()


def test_giving_up_against_bots_says_who_wins(new_person: NewPerson) -> None:
    player = start_against_bots(Player(new_person()), seats=3)
    player.kind()

    asked = ask_to_give_up(player)

    names = player.say("web-bot-name-1"), player.say("web-bot-name-2")
    expect(asked).to_contain_text(player.say("web-resign-leads", who=" and ".join(names), count=2))
    asked.get_by_role("button", name=player.words("web-resign")).click()
    expect(player.result).to_be_visible()


def test_giving_up_among_people_names_them(new_person: NewPerson) -> None:
    host, guest = meet(new_person)
    host.kind()

    asked = ask_to_give_up(host)

    me = guest.person.context.request.get(f"{guest.person.address}/api/me").json()
    expect(asked).to_contain_text(host.say("web-resign-ends", who=me["guest"]["name"], count=1))
    asked.get_by_role("button", name=host.words("web-cancel")).click()
    assert guest.kind() != "over"
