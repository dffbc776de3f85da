"""Around the table by keyboard: every way away from the board leads back to it, and the focus is never lost."""

from playwright.sync_api import expect

from tests.browser.browsers import wait_in_page
from tests.browser.conftest import NewPerson
from tests.browser.players import Player
from tests.browser.scenes import sit_down_near_the_end, sit_down_to_fire
from tests.browser.test_playing_together import come_in, open_a_table


def is_on_board(player: Player) -> None:
    """Wait until the focus is on something that can be chosen."""
    wait_in_page(player.page, "document.activeElement?.matches('.frame .board .choice')")


def test_keys_for_log_and_scores_lead_there_and_escape_back(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))
    for key, words in (("s", "web-scores"), ("l", "web-log")):
        player.page.keyboard.press(key)
        tab = player.page.get_by_role("tab", name=player.words(words))
        expect(tab).to_be_focused()
        expect(tab).to_have_attribute("aria-selected", "true")
        player.page.keyboard.press("Escape")
        is_on_board(player)


def test_the_log_is_one_stop_and_arrows_walk_its_lines(new_person: NewPerson) -> None:
    """Up from the last line; leaving and coming back leads to the same one."""
    player = sit_down_near_the_end(Player(new_person()), "spring-festival", 2, 3)
    player.decide()
    lines = player.log.get_by_role("button")
    expect(lines.nth(1)).to_be_visible()
    stop = player.page.locator(".log [tabindex='0']")
    expect(stop).to_have_count(1)
    stop.focus()
    was = stop.get_attribute("data-line")

    player.page.keyboard.press("ArrowUp")

    expect(stop).to_be_focused()
    above = stop.get_attribute("data-line")
    assert above != was
    player.page.keyboard.press("Tab")
    wait_in_page(player.page, "!document.activeElement?.closest('.log')")
    player.page.keyboard.press("Shift+Tab")
    expect(stop).to_be_focused()
    assert stop.get_attribute("data-line") == above


def test_escape_leads_from_the_chat_to_the_board(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))
    player.page.keyboard.press("c")
    field = player.page.locator("#chat-input")
    expect(field).to_be_focused()
    player.page.keyboard.type("hello")

    player.page.keyboard.press("Escape")

    is_on_board(player)
    expect(field).to_have_value("hello")


def test_hints_lead_to_the_place_they_mean(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))
    player.page.keyboard.press("h")
    hints = player.page.get_by_role("region", name=player.words("web-hint"))
    hints.get_by_role("button").first.focus()

    player.page.keyboard.press("Escape")
    expect(player.page.locator(".choice.hint")).to_be_focused()
    hints.get_by_role("button", name=player.words("web-close")).press("Enter")

    expect(hints).to_be_hidden()
    is_on_board(player)


def test_help_scrolls_by_keys_and_names_the_way_back(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person(size=(1000, 500))))
    player.page.keyboard.press("?")
    shown = player.dialog("web-help")
    last = shown.get_by_text(player.say("web-key-escape-does"))
    expect(shown).to_be_visible()
    expect(last).not_to_be_in_viewport()

    player.page.keyboard.press("End")

    expect(last).to_be_in_viewport()


def test_being_ready_keeps_the_focus(new_person: NewPerson) -> None:
    """Whoever has to get ready again, as the host has changed the terms."""
    host, guest = Player(new_person()), Player(new_person())
    come_in(guest, open_a_table(host, seats=2, bots=0))
    table = guest.page.url.partition("/table/")[2].partition("#")[0]
    changed = {"type": "terms", "seats": 3, "settings": {"listed": False}}
    host.person.context.request.post(f"{host.person.address}/api/tables/{table}/commands", data=changed)
    ready = guest.button("web-be-ready")

    ready.press("Enter")

    expect(ready).to_be_hidden()
    expect(guest.page.locator("li:focus")).to_contain_text(guest.say("web-ready"))
