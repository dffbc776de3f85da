"""Fireworks on the generic board, until it has one of its own: from the home page, and to the end of a game."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.players import Player
from tests.browser.scenes import sit_down_near_the_end
from tests.browser.test_generic import expect_a_drawing, moves, play_to_the_end


def test_fireworks_starts_from_the_home_page(new_person: NewPerson) -> None:
    player = Player(new_person())
    player.person.visit()
    player.page.get_by_role("button", name=re.compile("Play now Fireworks")).click()
    player.press("web-start")

    expect(moves(player).first).to_be_visible()
    expect_a_drawing(player)
    expect(player.page.get_by_text(player.words("fireworks-web-prompt-start", whole=False)).first).to_be_visible()


def test_fireworks_can_be_played_to_the_end(new_person: NewPerson) -> None:
    player = sit_down_near_the_end(Player(new_person()), "fireworks", seats=2, decisions=6)

    made = play_to_the_end(player)

    assert made >= 3
    expect(player.result.get_by_role("table")).to_be_visible()


@pytest.mark.thorough
def test_tiles_can_be_claimed_in_turns_on_a_phone(new_person: NewPerson) -> None:
    player = sit_down_near_the_end(
        Player(new_person(size=PHONE, language="fr"), "fr"), "fireworks", seats=2, decisions=8, mode="advanced-2-turns"
    )

    play_to_the_end(player)

    expect(player.result.get_by_role("table")).to_be_visible()
