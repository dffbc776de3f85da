"""Games in the browser: with the mouse, with a finger on a phone, with the keys alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.players import Player
from tests.browser.scenes import sit_down_near_the_end

FEW = 8  # decisions before the end
WHOLE = [pytest.param(False, id="start-and-end"), pytest.param(True, id="whole", marks=pytest.mark.thorough)]


def check_the_result(player: Player) -> None:
    """Who won, and where everyone's points come from: each column adds up, and the winner's total is the highest."""
    result = player.result
    expect(result).to_contain_text(player.words("web-end-won", "web-end-tie", "web-end-shared", whole=False))
    rows = [row.split("\t") for row in result.get_by_role("table").inner_text().splitlines() if "\t" in row]
    points = [[int(cell) for cell in row[1:]] for row in rows if re.fullmatch(r"\d+", row[-1].strip())]
    parts, total = points[:-1], points[-1]
    assert len(parts) >= 2
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    heads = result.get_by_role("columnheader").all_inner_texts()
    winners = [seat for seat, head in enumerate(heads) if player.say("web-winner") in head]
    assert {total[seat] for seat in winners} == {max(total)}


def test_a_newcomer_plays_a_whole_game_two_clicks_from_home(new_person: NewPerson) -> None:
    player = Player(new_person())
    player.person.visit()

    player.press("web-play-now")
    player.press("web-start")
    player.play_to_the_end()

    check_the_result(player)


@pytest.mark.parametrize("is_whole", WHOLE)
def test_a_game_on_a_phone_by_touch(new_person: NewPerson, is_whole: bool) -> None:
    player = Player(new_person(size=PHONE, language="fr"), "fr", by="touch")
    player.person.visit()

    player.button("web-play-now").first.tap()
    player.button("web-start").tap()
    play_it(player, is_whole)

    check_the_result(player)


@pytest.mark.parametrize("is_whole", WHOLE)
def test_a_game_by_keyboard_alone(new_person: NewPerson, is_whole: bool) -> None:
    player = Player(new_person(), by="keyboard")
    player.person.visit()
    expect(player.button("web-play-now").first).to_be_enabled()

    player.tab_to(player.button("web-play-now").first)
    player.page.keyboard.press("Enter")
    player.tab_to(player.button("web-start"))
    player.page.keyboard.press("Enter")
    play_it(player, is_whole)

    check_the_result(player)
    player.page.keyboard.press("Escape")
    expect(player.result).to_be_hidden()


def play_it(player: Player, is_whole: bool) -> None:
    """Play the game to its end; or only its beginning, and then the end of another one."""
    if not is_whole:
        assert player.play_until("fire") == "fire"
        player.decide()
        sit_down_near_the_end(player, "spring-festival", 2, FEW)
    player.play_to_the_end()
