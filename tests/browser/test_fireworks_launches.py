"""Launches of Fireworks and what they bring: interrupted, taken back, with function tiles, with a real box."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.fireworks import FW, Stargazer, find_rain, view
from tests.browser.scenes import find_decision, sit_down, sit_down_near_the_end
from tests.browser.test_fireworks_tiles import expect_tiles_in_place
from tests.waiting import wait_until


def test_a_launch_goes_on_after_a_reload(new_person: NewPerson) -> None:
    """Somebody who has aimed and not yet chosen a height finds the sight where it was, and launches."""
    player = Stargazer(new_person())
    sit_down(player, find_decision("fireworks", 2, "height"), "fireworks", 2)
    assert player.kind() == "plain"
    launch = view(player)["launch"]
    assert launch["aim"]
    assert launch["height"] is None
    player.page.reload()
    assert player.kind() == "plain"
    assert view(player)["launch"] == launch
    expect(player.board.get_by_role("radio", checked=True)).to_have_count(1)
    player.board.get_by_role("radio", name=re.compile("^1 m")).click()

    player.decide()

    expect(player.log).to_contain_text(re.compile(r"from 1 m\b"))
    player.kind()
    assert view(player)["phase"] != "height"


def test_a_reload_while_tiles_fly_loses_nothing(new_person: NewPerson) -> None:
    """The launch was made once, and the page shows at once where everything has come to rest."""
    player = Stargazer(new_person(motion=True))
    sit_down(player, find_decision("fireworks", 2, "aim"), "fireworks", 2)
    assert player.kind() == "aim"
    player.board.get_by_role("radio", name=re.compile("^1 m")).click()
    player.go.first.click()
    wait_until(lambda: view(player)["phase"] == "take")
    told = view(player)

    player.page.reload()

    assert player.kind() == "take"
    assert view(player) == told
    expect_tiles_in_place(player)
    expect(player.log.get_by_text(re.compile(r"from 1 m\b"))).to_have_count(1)


def test_a_placing_can_be_taken_back_until_done(new_person: NewPerson) -> None:
    player = Stargazer(new_person())
    sit_down(player, find_decision("fireworks", 2, "place"), "fireworks", 2)
    assert player.kind() == "place"
    before = view(player)["seats"][0]
    player.decide()
    expect(player.sky).not_to_have_attribute("aria-label", re.compile(rf"\b{len(before['sky'])} tiles"))

    player.press("web-undo")

    expect(player.sky).to_have_attribute("aria-label", re.compile(rf"\b{len(before['sky'])} tiles"))
    assert player.kind() == "place"
    assert view(player)["seats"][0]["held"] == before["held"]
    assert player.decide() == "place"


def test_one_of_several_function_tiles_works(new_person: NewPerson) -> None:
    player = Stargazer(new_person(language="fr"), "fr")
    sit_down(player, find_decision("fireworks", 2, "function"), "fireworks", 2)
    assert player.kind() == "function"
    functions = player.functions
    count = functions.count()
    assert count >= 2
    for name in functions.evaluate_all("all => all.map((one) => one.getAttribute('aria-label') ?? one.innerText)"):
        assert len(name) > 20, "a function tile does not say what it does"

    player.decide()
    player.kind()

    expect(functions).to_have_count(0)
    assert len(view(player)["functions"]["waiting"]) == count - 1


def test_a_gale_turns_tiles_face_down(new_person: NewPerson) -> None:
    """They stay where they are, and the board says that everybody has seen them."""
    player = Stargazer(new_person())
    sit_down(player, find_decision("fireworks", 2, "gale"), "fireworks", 2)
    assert player.kind() == "take"
    left = view(player)["functions"]["gale_left"]
    tile = player.tiles.first.evaluate("one => one.closest('.tile').dataset.tile")

    player.decide()

    assert view(player)["functions"]["gale_left"] == left - 1
    turned = player.box.locator(f"[data-tile='{tile}']")
    expect(turned.get_by_role("button")).to_have_count(0)
    expect(turned.get_by_role("img")).to_have_accessible_name(re.compile("seen|face down"))


def test_heavy_rain_is_shown(new_person: NewPerson) -> None:
    player = Stargazer(new_person(language="fr"), "fr")
    sit_down(player, find_rain(), "fireworks", 4)
    player.kind()

    expect(player.board.locator(".raining").filter(has_text=player.words(f"{FW}-rain"))).to_be_visible()


def test_a_real_box_is_played_without_a_picture_of_it(new_person: NewPerson) -> None:
    """One presses a button, is told what turned up, takes by kind and places."""
    player = Stargazer(new_person())
    sit_down(player, find_decision("fireworks", 2, "launch", box="real"), "fireworks", 2, box="real")
    assert player.kind() == "plain"

    kinds = [player.decide() for _ in range(3)]

    assert kinds[0] == "plain"
    assert "place" in kinds
    assert view(player)["box"]["laid_out"] is False


def test_the_swinging_sight_is_stopped_and_stays_a_habit(new_person: NewPerson) -> None:
    """What is sent is an ordinary aim; whoever likes the sight has it at every launch."""
    player = Stargazer(new_person(motion=True))
    sit_down(player, find_decision("fireworks", 2, "aim"), "fireworks", 2)
    player.kind()
    stop = player.button(f"{FW}-sight.stop")

    player.press(f"{FW}-sight")
    expect(stop).to_be_visible()
    player.page.keyboard.press("Space")
    expect(stop).to_have_count(0)
    expect(player.go.first).to_be_visible()
    player.page.reload()

    expect(stop).to_be_visible()


@pytest.mark.thorough
def test_a_game_with_a_real_box_is_played_to_its_end(new_person: NewPerson) -> None:
    player = Stargazer(new_person(language="fr"), "fr")
    sit_down_near_the_end(player, "fireworks", 2, 12, box="real")

    player.play_to_the_end()

    expect(player.result.get_by_role("table")).to_be_visible()


def test_a_tile_of_the_sky_is_taken_up_and_put_elsewhere(new_person: NewPerson) -> None:
    player = Stargazer(new_person())
    options = {"rearranging": "on", "up_to": "on"}
    sit_down(player, find_decision("fireworks", 2, "lift", **options), "fireworks", 2, **options)
    player.kind()
    lifts = player.cells.and_(player.page.locator(".laid"))
    expect(lifts.first).to_be_visible()
    key = lifts.first.get_attribute("data-choice")
    before = {str(tile["cell"]): tile["kind"] for tile in view(player)["seats"][0]["sky"]}
    lifts.first.click()
    player.go.first.click()
    expect(player.cells.and_(player.page.locator(f".ground:not([data-choice='{key}'])")).first).to_be_visible()

    player.cells.and_(player.page.locator(f".ground:not([data-choice='{key}'])")).first.click()
    player.kind()

    after = {str(tile["cell"]): tile["kind"] for tile in view(player)["seats"][0]["sky"]}
    assert sorted(after.values()) == sorted(before.values())
    assert after != before


def test_one_may_take_fewer_tiles_than_the_die_shows(new_person: NewPerson) -> None:
    player = Stargazer(new_person())
    sit_down(player, find_decision("fireworks", 2, "enough", up_to="on"), "fireworks", 2, up_to="on")
    player.kind()
    turn = view(player)["turn"]

    enough = player.go.filter(has_text=player.words(f"{FW}-go-enough")).or_(player.go)
    enough.first.click()
    player.kind()

    after = view(player)
    assert after["turn"] > turn or after["phase"] != "take"
