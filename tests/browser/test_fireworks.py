"""Fireworks on its board: from the home page, a launch, taking and placing, and the end of a game."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.fireworks import FW, Stargazer
from tests.browser.scenes import find_decision, sit_down, sit_down_near_the_end


def test_a_newcomer_starts_from_the_home_page(new_person: NewPerson) -> None:
    player = Stargazer(new_person())
    player.person.visit()
    player.page.get_by_role("button", name=re.compile("Play now Fireworks")).click()
    player.press("web-start")

    assert player.decide() == "place"
    assert player.decide() == "place"

    expect(player.sky).to_have_attribute("aria-label", re.compile("2 tiles"))


def test_a_launch_ends_as_the_view_says(new_person: NewPerson) -> None:
    """Aim with a click, choose a height, launch: the tiles lie where the table has them, and the box says so."""
    player = Stargazer(new_person())
    sit_down(player, find_decision("fireworks", 2, "aim"), "fireworks", 2)
    assert player.kind() == "aim"
    player.board.get_by_role("radio", name=re.compile("^1 m")).click()
    expect(player.board.get_by_role("radio", name=re.compile("^1 m"))).to_be_checked()

    player.decide()
    player.kind()

    state = player.page.evaluate("fetch(location.href.replace('/table/', '/api/tables/')).then((one) => one.json())")
    tiles = [tile for tile in state["state"]["view"]["box"]["tiles"] if tile["kind"]]
    assert tiles
    for tile in tiles:
        expect(player.box.locator(f"[data-tile='{tile['tile']}']")).to_have_attribute("data-kind", tile["kind"])


def test_a_game_can_be_played_to_its_end(new_person: NewPerson) -> None:
    player = Stargazer(new_person())
    sit_down_near_the_end(player, "fireworks", seats=2, decisions=6)

    player.play_to_the_end()

    assert player.decisions >= 3
    expect(player.result.get_by_role("table")).to_be_visible()


def test_on_a_phone_tiles_are_taken_and_placed_by_touch(new_person: NewPerson) -> None:
    player = Stargazer(new_person(size=PHONE, language="fr"), "fr", "touch")
    sit_down(player, find_decision("fireworks", 2, "take"), "fireworks", 2)

    assert player.decide() == "take"
    assert player.kind() == "place"
    expect(player.board.locator(".said")).to_contain_text(player.words(f"{FW}-ask-place", whole=False))
    assert player.decide() == "place"


@pytest.mark.thorough
def test_tiles_can_be_claimed_in_turns_on_a_phone(new_person: NewPerson) -> None:
    player = Stargazer(new_person(size=PHONE, language="fr"), "fr", "touch")
    sit_down_near_the_end(player, "fireworks", seats=2, decisions=8, mode="advanced-2-turns")

    player.play_to_the_end()

    expect(player.result.get_by_role("table")).to_be_visible()
    expect(player.board.get_by_role("group", name=player.words(f"{FW}-towers"))).to_be_visible()
