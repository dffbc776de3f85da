"""The board of Lanterns Dice: the tray, lights and chains, fireworks, other lakes, hints and what survives a reload."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from lampion.games.lanterns_dice.constants import phases
from tests.browser.browsers import PHONE, Language
from tests.browser.conftest import NewPerson
from tests.browser.lanterns import LD, Lamplighter, sit_down_at, sit_down_together
from tests.games.lanterns_dice.lakes import Lakes, lakes
from tests.server.servers import ServerProcess

# Two platforms side by side, each with one area dark: wr at 5,1 and wp at 6,1.
CHAIN = "5,1 white / 6,1 white / 8,1 / 0,0"
SQUARE = "0,0 / 1,0 / 0,1 / 1,1 / 4,4 / 5,4 / 5,5"


def late(*lit: str, **given: Any) -> Lakes:
    """A game in its last turns, in which much may be lit."""
    return lakes(*lit, turn=17, **given)


def tray_table(seats: int = 4) -> Lakes:
    """My turn: the dice have fallen, and I have a gift for another roll."""
    return late(phase=phases.TRAY, seats=seats, gifts=1, dice="red blue green white")


def launch_table() -> Lakes:
    """My turn: a square fits, and corners in several ways."""
    return late(SQUARE, step="launch")


def center(place: Locator) -> tuple[float, float]:
    """The middle of something on the page."""
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_before_the_tray_is_set_everyones_die_is_seen(new_person: NewPerson) -> None:
    player = sit_down_at(Lamplighter(new_person()), tray_table())
    expect(player.ways).to_have_count(4)
    way = player.ways.filter(visible=True).nth(2)
    expect(way).to_have_accessible_name(re.compile("You green, .* white, .* red and .* blue"))

    way.hover()

    expect(player.tray).to_have_accessible_name(re.compile("You green"))
    expect(player.said).to_contain_text("areas to choose from")
    way.click()
    player.log_has("lanterns-dice-event-tray-turned")
    expect(player.lit.first).to_have_accessible_name(re.compile("^Light the green area"))


def test_the_tray_turns_under_the_finger(new_person: NewPerson) -> None:
    player = sit_down_at(Lamplighter(new_person()), tray_table())
    expect(player.tray).to_have_accessible_name(re.compile("You red"))
    x, y = center(player.tray)
    mouse = player.page.mouse

    mouse.move(x, y + 60)
    mouse.down()
    mouse.move(x + 45, y + 45, steps=3)
    mouse.move(x + 60, y, steps=3)  # a quarter turn against the clock
    mouse.up()
    expect(player.tray).to_have_accessible_name(re.compile("You blue"))
    player.button(f"{LD}-turn-left").click()
    expect(player.tray).to_have_accessible_name(re.compile("You red"))
    mouse.click(x, y - 60)  # the die opposite
    expect(player.tray).to_have_accessible_name(re.compile("You green"))
    player.go.click()

    expect(player.lit.first).to_have_accessible_name(re.compile("^Light the green area"))


def test_another_roll_costs_a_gift(new_person: NewPerson) -> None:
    player = sit_down_at(Lamplighter(new_person()), tray_table())

    player.button(f"{LD}-go-reroll").click()

    player.log_has("lanterns-dice-event-dice-rerolled")
    expect(player.board.get_by_role("img", name="No gifts", exact=True).first).to_be_visible()
    expect(player.ways.first).to_be_visible()


def test_an_area_shows_what_it_brings_and_can_be_undone(new_person: NewPerson) -> None:
    player = sit_down_at(Lamplighter(new_person()), late("3,0 white", dice="red blue green white"))
    red = player.area("red", "pavilion", "at the top")

    red.hover()
    expect(player.said).to_contain_text("completes the pool")
    expect(player.said).to_contain_text("brings a gift")
    red.click()
    expect(player.board.get_by_role("img", name="2 gifts", exact=True).first).to_be_visible()
    player.log_has(f"{LD}-event-area-lit")
    player.press("web-undo")

    expect(player.board.get_by_role("img", name="1 gift", exact=True).first).to_be_visible()
    expect(red).to_be_visible()


def test_a_chain_of_platforms_is_shown_step_by_step(new_person: NewPerson) -> None:
    player = sit_down_at(Lamplighter(new_person()), late(CHAIN, dice="red blue green white"))
    first = player.area("red", "white and red pool with a platform")

    first.hover()
    expect(player.said).to_contain_text("then one more beside it")
    expect(player.said).to_contain_text("chain of up to")
    first.click()
    onward = player.area("purple", "white and purple pool with a platform")
    onward.click()

    expect(player.lit.first).to_be_visible()
    expect(player.said).to_contain_text(player.say(f"{LD}-ask-platform"))


def test_a_reload_in_the_middle_of_a_chain_changes_nothing(
    new_person: NewPerson, start: Callable[..., ServerProcess]
) -> None:
    """And neither does a server that is killed and started again."""
    server = start()
    person = new_person(server.address)
    player = sit_down_at(Lamplighter(person), late(CHAIN, dice="red blue green white"))
    player.area("red", "white and red pool with a platform").click()
    player.area("purple", "white and purple pool with a platform").click()
    expect(player.lit.first).to_be_visible()
    before = sorted(player.lit.evaluate_all("all => all.map((one) => one.ariaLabel)"))

    player.page.reload()
    expect(player.lit.first).to_be_visible()
    assert sorted(player.lit.evaluate_all("all => all.map((one) => one.ariaLabel)")) == before
    person.forgive("ERR_CONNECTION", "WebSocket", "502", "Failed to load")
    server.restart()
    expect(player.page.get_by_text(player.words("web-offline"))).to_be_hidden(timeout=60_000)

    assert sorted(player.lit.evaluate_all("all => all.map((one) => one.ariaLabel)")) == before
    player.lit.first.click()
    player.log_has(f"{LD}-event-area-lit")


def test_a_firework_is_turned_flipped_and_launched(new_person: NewPerson) -> None:
    player = sit_down_at(Lamplighter(new_person()), launch_table())
    expect(player.stacks).to_have_count(2)  # the corner and the square

    player.board.get_by_role("button", name=re.compile("^The corner")).click()
    player.lit.first.click()
    expect(player.go).to_be_visible()
    first = player.board.locator(".tile.ghost .edge").get_attribute("d")
    player.page.keyboard.press("r")
    expect(player.board.locator(".tile.ghost .edge")).not_to_have_attribute("d", first or "")
    player.page.keyboard.press("f")
    expect(player.go).to_be_visible()
    player.go.click()

    player.log_has(f"{LD}-event-firework-launched")
    expect(player.pool("under the corner").first).to_be_attached()


def test_a_firework_is_dragged_onto_the_lake(new_person: NewPerson) -> None:
    player = sit_down_at(Lamplighter(new_person()), launch_table())
    square = player.board.get_by_role("button", name=re.compile("^The square"))
    x, y = center(square)
    box = player.lake.bounding_box()
    assert box
    mouse = player.page.mouse

    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 60, y, steps=3)
    mouse.move(box["x"] + box["width"] / 9, box["y"] + box["height"] / 6, steps=4)
    expect(player.board.locator(".tile.ghost")).to_have_count(1)
    mouse.up()
    player.go.click()

    expect(player.pool("under the square").first).to_be_attached()


def test_what_is_missing_for_fireworks_is_shown_on_request(new_person: NewPerson) -> None:
    player = sit_down_at(Lamplighter(new_person()), late("0,0 / 1,0 / 0,1 / 1,1 white", dice="red blue green white"))
    expect(player.board.locator(".marks .lack")).to_have_count(0)

    player.button(f"{LD}-almost").click()

    expect(player.board.locator(".marks .lack").first).to_be_attached()


def test_another_lake_is_enlarged_on_demand(new_person: NewPerson) -> None:
    player = sit_down_at(Lamplighter(new_person()), late(SQUARE, "8,5 / 7,5", dice="red blue green white"))
    expect(player.lit.first).to_be_visible()

    player.page.keyboard.press("2")

    expect(player.lit).to_have_count(0)
    expect(player.pool("at the lower right", "purple lit, green lit")).to_be_attached()
    player.page.keyboard.press("Escape")
    expect(player.lit.first).to_be_visible()


def test_a_hint_lights_what_it_means(new_person: NewPerson) -> None:
    player = sit_down_at(Lamplighter(new_person()), late(SQUARE, dice="red blue green white"))
    expect(player.lit.first).to_be_visible()

    player.press("web-hint")

    expect(player.board.locator(".choice.hint").first).to_be_visible(timeout=60_000)


def test_everyone_decides_at_the_same_time_in_any_order(new_person: NewPerson) -> None:
    """Two people and two bots: the guest is done while the host still thinks, and the other way round."""
    host, guest = Lamplighter(new_person()), Lamplighter(new_person(language="fr"), "fr")
    table = late(SQUARE, SQUARE, step="die", other_step="die", gifts=0, seats=4, dice="red blue green white")
    sit_down_together(host, guest, table)
    expect(host.lit.first).to_be_visible()

    guest.play(guest.lit)
    expect(guest.lit).to_have_count(0)
    expect(host.lit.first).to_be_visible()
    expect(host.log).to_contain_text(re.compile("lights blue"))
    host.play(host.lit)

    expect(host.lit.first).to_have_accessible_name(re.compile("^Light the "))  # the turn bonus


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_finger_sees_before_it_plays(new_person: NewPerson, language: Language) -> None:
    """Both areas of a pool are possible: one tap shows the pool, a button says which, another one lights it."""
    player = Lamplighter(new_person(size=PHONE, language=language), language, by="touch")
    sit_down_at(player, late(CHAIN, dice="red blue green white"))
    player.area("red", player.say(f"{LD}-region-0-1")).first.tap()
    expect(player.go).to_be_visible()
    expect(player.lit.first).to_be_visible()

    player.go.tap()

    player.board.get_by_role("button", name=player.words(f"{LD}-choice-light")).last.tap()
    expect(player.go).to_be_visible()
