"""The lobby and identity: public tables, names, second devices."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.players import Player, start_against_bots
from tests.browser.test_playing_together import meet


def test_a_table_with_options_appears_for_others_who_join(new_person: NewPerson) -> None:
    host, guest = Player(new_person()), Player(new_person())
    rename(host, "Ada of the lake")
    page = host.person.visit("lobby")
    host.press("web-new-table")
    page.get_by_role("combobox", name=host.words("spring-festival-option-sign", whole=False)).select_option(index=1)
    page.get_by_role("radio", name=host.say("web-pace-days-is", days=1)).check(force=True)
    host.press("web-make-table")
    expect(page.get_by_role("listitem").filter(has_text=host.say("spring-festival-option-sign-drawn"))).to_be_visible()
    expect(page.get_by_text(host.words("web-pace-days-is", whole=False)).first).to_be_visible()

    guest.person.visit("lobby")
    row = guest.page.get_by_role("listitem").filter(has_text="Ada of the lake")
    expect(row).to_contain_text(guest.words("web-pace-days-is", whole=False))
    row.get_by_role("link").click()
    guest.press("web-sit")
    expect(host.page.get_by_role("listitem").filter(has_text=host.words("web-ready", whole=False))).to_have_count(2)
    host.press("web-start")

    assert guest.kind() == "lay" or guest.kind() == "set"


def test_a_game_in_the_lobby_can_be_watched(new_person: NewPerson) -> None:
    host, watcher = Player(new_person()), Player(new_person())
    rename(host, "Blue heron")
    page = host.person.visit("lobby?new")
    page.get_by_label(host.say("web-seat-number", seat=2), exact=True).select_option("greedy")
    host.press("web-make-table")
    host.press("web-start")
    host.kind()

    watcher.person.visit("lobby?watch=spring-festival")
    row = watcher.page.get_by_role("listitem").filter(has_text="Blue heron")
    row.get_by_role("link", name=watcher.words("web-watch", whole=False)).click()

    expect(watcher.board).to_be_visible()
    expect(watcher.page.get_by_role("group", name=re.compile("^Panorama of Blue heron")).first).to_be_visible()
    expect(watcher.choices).to_have_count(0)


def test_tables_waiting_for_me_come_first(new_person: NewPerson) -> None:
    """A table where only the other player has something left to do comes second, though it changed last."""
    player = start_against_bots(Player(new_person()))
    player.kind()
    mine = player.page.url
    meet(new_person, host=player)
    player.lay(4)
    expect(player.page.get_by_text(player.words("web-status-waiting"))).to_be_visible()

    player.person.visit()

    tables = player.page.get_by_role("region", name=player.words("web-my-games")).get_by_role("listitem")
    expect(tables).to_have_count(2)
    expect(tables.first).to_contain_text(player.say("web-your-turn"))
    expect(tables.first).to_contain_text(player.say("web-you"))
    expect(tables.last).to_contain_text(player.say("web-phase-playing"))
    expect(player.page).to_have_title(player.words("web-title-turn"))
    tables.first.get_by_role("link").click()
    expect(player.page).to_have_url(mine)
    player.kind()


def test_the_network_is_opened_and_closed_from_the_waiting_room(new_person: NewPerson) -> None:
    """ "Invite friends" shows addresses that others in the network can use, and a code for their phones."""
    host = Player(new_person())
    page = host.person.visit("lobby?new")
    host.press("web-make-table")

    host.press("web-lan-do")
    expect(page.get_by_text(host.words("web-lan-open"))).to_be_visible()
    links = [field.input_value() for field in page.get_by_role("textbox", name=host.words("web-invite-link")).all()]
    assert any("127.0.0.2" in link for link in links)
    expect(page.get_by_role("img", name=host.words("web-invite-code"))).to_be_visible()
    friend = Player(new_person())
    friend.page.goto(next(link for link in links if "127.0.0.2" in link))
    friend.press("web-sit")
    expect(friend.button("web-stand")).to_be_visible()
    friend.person.context.close()

    host.press("web-lan-close")
    expect(host.button("web-lan-do")).to_be_visible()


def rename(player: Player, name: str) -> None:
    """Choose a name."""
    player.person.visit("me")
    player.page.get_by_role("textbox", name=player.words("web-my-name")).fill(name)
    player.press("web-save")
    expect(player.page.get_by_role("link", name=name)).to_be_visible()


def test_a_new_name_is_seen_at_once(new_person: NewPerson) -> None:
    player = Player(new_person())
    rename(player, "Ada")
    rename(player, "Zoë <i>")

    player.page.reload()

    expect(player.page.get_by_role("textbox", name=player.words("web-my-name"))).to_have_value("Zoë <i>")


def test_a_link_signs_in_a_second_device_once_and_it_can_be_signed_out(new_person: NewPerson) -> None:
    first, second, third = Player(new_person()), Player(new_person()), Player(new_person())
    rename(first, "Carla")
    first.press("web-link-make")
    link = first.page.get_by_role("textbox", name=first.words("web-link-make")).input_value()

    second.page.goto(link)
    second.press("web-link-take")
    expect(second.page.get_by_text(second.say("web-link-done", name="Carla"))).to_be_visible()

    third.person.forgive("40[0-9]")
    third.page.goto(link)
    third.press("web-link-take")
    expect(third.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()

    first.page.reload()
    expect(first.button("web-device-remove")).to_have_count(2)
    first.press("web-devices-remove")
    expect(first.button("web-device-remove")).to_have_count(1)
    second.person.forgive("40[0-9]")
    second.person.visit("me")
    expect(second.page.get_by_text(second.words("web-my-name-new"))).to_be_visible()


def test_a_guest_can_delete_their_data(new_person: NewPerson) -> None:
    player = Player(new_person())
    rename(player, "Nobody")

    player.press("web-forget")
    player.page.get_by_role("button", name=player.words("web-forget")).last.click()

    expect(player.page.get_by_text(player.words("web-my-name-new"))).to_be_visible()


def test_preferences_are_kept(new_person: NewPerson) -> None:
    player = Player(new_person())
    page = player.person.visit("me")
    page.get_by_role("radio", name=player.words("web-scheme-light")).check(force=True)
    page.get_by_role("switch", name=player.words("web-letters", whole=False)).check(force=True)
    player.speak("fr")

    page.reload()

    expect(page.get_by_role("radio", name=player.words("web-scheme-light"))).to_be_checked()
    expect(page.get_by_role("switch", name=player.words("web-letters", whole=False))).to_be_checked()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
