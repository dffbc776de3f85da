"""Interaction: dragging, long press, letters, sound, motion, notifications, small screens."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.players import SF, Player, start_against_bots
from tests.browser.scenes import sit_down_to_fire
from tests.browser.test_playing_together import meet

SMALL = (390, 640)  # a phone whose browser shows its own bars
COUNT_SOUNDS = """
    window.heard = 0
    for (const name of ['createOscillator', 'createBufferSource']) {
        const make = AudioContext.prototype[name]
        AudioContext.prototype[name] = function () { window.heard += 1; return make.call(this) }
    }
"""
FAKE_NOTIFICATIONS = """
    window.called = []
    window.Notification = class { constructor(title, { body }) { window.called.push(body) } close() {} }
    window.Notification.permission = 'granted'
    Object.defineProperty(document, 'hidden', { get: () => window.away === true })
"""
IS_MOVING = (
    "() => document.getAnimations().some((one) => one.playState === 'running') || document.querySelector('.flight')"
)
RECORD_FLIGHTS = """() => {
    window.flights = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        const started = animate.apply(this, how)
        if (this.matches('.flight')) window.flights.push(this.getBoundingClientRect().toJSON())
        return started
    }
}"""
COUNT_MOVING_FRAMES = f"""() => {{
    window.moved = 0
    const see = () => {{ if (({IS_MOVING})()) window.moved += 1; requestAnimationFrame(see) }}
    see()
}}"""


def prefer(player: Player, **preferences: Any) -> None:
    """Set these preferences before the page loads."""
    player.person.context.add_init_script(f"localStorage.lampion ??= {json.dumps(json.dumps(preferences))}")


def held(player: Player) -> Locator:
    """The tile in my hand."""
    return player.page.get_by_role("img", name=player.words(f"{SF}-held"))


def first_place(player: Player) -> Locator:
    """A cell next to my tiles."""
    return player.choices.nth(next(n for n, name in enumerate(player.names()) if player.kind_of(name) == "place"))


def test_a_tile_can_be_dragged_to_its_place(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))
    tiles = player.tiles()

    held(player).drag_to(first_place(player))

    player.expect_tiles(tiles + 1)


def test_a_tile_that_is_dropped_elsewhere_is_not_played(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))
    tiles = player.tiles()

    held(player).drag_to(player.page.get_by_role("group", name=player.words("spring-festival-table-store")))

    expect(held(player)).to_be_visible()
    assert player.kind() == "fire"
    assert player.tiles() == tiles


def test_a_long_press_explains_and_plays_nothing(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person(size=PHONE), by="touch"))
    tiles = player.tiles()
    piece = player.page.get_by_role("button", name=player.words(f"{SF}-choice-replace"))
    box = piece.first.bounding_box()
    assert box
    finger = player.person.context.new_cdp_session(player.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    about = player.page.get_by_role("status").filter(has_text=player.words(f"{SF}-about-rocket", whole=False))
    expect(about).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(about).to_be_visible()
    assert player.tiles() == tiles
    assert player.kind() == "fire"


def test_letters_on_the_pieces_can_be_switched_on(new_person: NewPerson) -> None:
    player = Player(new_person())
    prefer(player, letters=True)
    sit_down_to_fire(player)

    player.page.locator("[data-letters]").first.wait_for(state="attached")  # they are loaded on demand
    letters: list[str] = player.page.locator("[data-letters]").evaluate_all(
        "all => all.map((one) => one.dataset.letters)"
    )

    tiles = [text for text in letters if re.fullmatch(r"[A-Z]\d", text)]
    assert {text[0] for text in tiles} == {"R", "Y", "G", "B"}  # the four starting tiles have the four colours


@pytest.mark.parametrize("sound", [True, False])
def test_sound_plays_only_when_switched_on(new_person: NewPerson, sound: bool) -> None:
    player = Player(new_person(motion=True))
    player.person.context.add_init_script(COUNT_SOUNDS)
    prefer(player, sound=sound)
    start_against_bots(player)
    player.lay(2)
    player.play_until("fire")

    assert (player.page.evaluate("window.heard") > 0) is sound


def test_moves_are_animated(new_person: NewPerson) -> None:
    """A tile flies from the hand to its place."""
    player = sit_down_to_fire(Player(new_person(motion=True)))
    tiles = player.tiles()
    hand = held(player).bounding_box()
    assert hand
    player.page.evaluate(RECORD_FLIGHTS)

    first_place(player).click()

    player.expect_tiles(tiles + 1)
    starts = [[flight[side] for side in hand] for flight in player.page.evaluate("window.flights")]
    assert pytest.approx(list(hand.values()), abs=1) in starts


def test_reduced_motion_is_respected(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person(motion=False)))
    player.page.evaluate(COUNT_MOVING_FRAMES)

    first_place(player).click()
    player.play_until("fire")

    assert player.page.evaluate("window.moved") == 0


def test_a_player_looking_elsewhere_is_notified_of_their_turn(new_person: NewPerson) -> None:
    host, guest = Player(new_person()), Player(new_person())
    host.person.context.add_init_script(FAKE_NOTIFICATIONS)
    prefer(host, notify=True)
    meet(new_person, host=host, guest=guest)
    host.lay(4)
    expect(host.page.get_by_text(host.words("web-status-waiting"))).to_be_visible()
    assert host.page.evaluate("window.called") == []

    host.page.evaluate("window.away = true")
    guest.lay(4)
    while not host.page.evaluate("window.called.length"):
        if guest.choices.first.is_visible():
            guest.decide()

    assert host.page.evaluate("window.called[0]") in (
        host.say(f"{SF}-prompt-place"),
        host.say("spring-festival-web-prompt-turn-store"),
    )
    expect(host.page).to_have_title(host.words("web-title-turn"))


def test_a_small_screen_scrolls_to_the_decision(new_person: NewPerson) -> None:
    player = start_against_bots(Player(new_person(size=SMALL), by="touch"), seats=2)
    store = player.page.get_by_role("group", name=player.words("spring-festival-table-store"))
    sky = player.page.get_by_role("group", name=player.panorama("web-you"))
    asked: set[str] = set()
    while (kind := player.kind()) != "over" and asked != {"lay", "fire", "turn"}:
        asked.add(kind)
        if kind in ("lay", "fire", "turn"):
            expect(store if kind == "turn" else sky).to_be_in_viewport(ratio=0.9)
        player.decide()

    assert asked >= {"lay", "fire", "turn"}
