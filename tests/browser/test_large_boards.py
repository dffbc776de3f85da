"""Large skies: sixteen tiles in any shape fit on any screen, and their last chain runs smoothly."""

import os
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

import lampion
from tests.browser.conftest import NewPerson
from tests.browser.page_checks import find_misfits
from tests.browser.players import LONG, Player
from tests.browser.scenes import SEED, sit_down

TILES = 16
LEGIBLE = 24  # pixels; tiles that would have to be smaller are moved into view instead
FRAMES = 50  # a second
RECORD_FRAMES = """() => {
    const times = (window.frames_seen = [])
    const see = (now) => { times.push(now); if (!window.frames_done) requestAnimationFrame(see) }
    requestAnimationFrame(see)
}"""

Cell = tuple[int, int]
Shape = Callable[[Cell], Any]
SHAPES: dict[str, Shape] = {
    "row": lambda cell: (-abs(cell[1]), cell[0]),
    "column": lambda cell: (-abs(cell[0]), cell[1]),
    "stairs": lambda cell: (-abs(cell[0] - cell[1]), cell[0] + cell[1]),
    "block": lambda cell: -max(abs(cell[0] - 1.5), abs(cell[1] - 1.5)),
}


@cache
def grow(shape: str) -> str:
    """A game in which the sky of the first seat grew in a shape, and its finale is to be lit."""
    match = lampion.game("spring-festival").start(2, seed=SEED)
    bots = [lampion.bot("greedy", seed=SEED + seat) for seat in range(match.seats)]
    while True:
        seat = 0 if match.position.waits_for(0) else match.to_move
        offers = match.offers(0) if seat == 0 else []
        if any(offer["kind"] == "finale" for offer in offers):
            return match.game.write(match.position)
        places = [offer for offer in offers if offer["kind"] == "place"]
        if places:
            match.play(max(places, key=lambda offer: SHAPES[shape](tuple(offer["data"]["cell"])))["move"], 0)
        else:
            match.play(bots[seat].choose(match.game, match.position, seat), seat)


def sit_down_to_light_the_finale(player: Player, shape: str) -> Player:
    """That game on the page."""
    sit_down(player, grow(shape), "spring-festival", 2)
    assert player.kind() == "finale"
    player.expect_tiles(TILES)
    return player


@pytest.mark.parametrize(
    "shape", ["row", *(pytest.param(name, marks=pytest.mark.thorough) for name in SHAPES if name != "row")]
)
def test_sixteen_tiles_in_any_shape_fit(new_person: NewPerson, shape: str) -> None:
    player = sit_down_to_light_the_finale(Player(new_person()), shape)

    assert find_misfits(player.page) == []
    for width, height in ((320, 640), (390, 844), (1440, 900)):
        player.page.set_viewport_size({"width": width, "height": height})
        sky = player.page.get_by_role("group", name=player.panorama("web-you"))
        expect(sky.get_by_role("button")).to_have_count(TILES)
        around = sky.bounding_box()
        assert around
        for tile in sky.get_by_role("button").all():
            box = tile.bounding_box()
            assert box
            assert box["width"] >= LEGIBLE
            if box["width"] > LEGIBLE + 0.01 or (shape, width) == ("row", 390):  # on a phone, a row still fits
                assert around["x"] <= box["x"]
                assert box["x"] + box["width"] <= around["x"] + around["width"]
                assert around["y"] <= box["y"]
                assert box["y"] + box["height"] <= around["y"] + around["height"]


def test_a_long_chain_runs_smoothly_or_with_fewer_sparks(new_person: NewPerson) -> None:
    """50 frames per second on an idle machine; otherwise the board must have reduced its sparks."""
    player = sit_down_to_light_the_finale(Player(new_person()), "block")
    player.page.emulate_media(reduced_motion="no-preference")

    player.page.evaluate(RECORD_FRAMES)
    player.choices.nth(player.best()).click()
    expect(player.board).to_contain_text(player.words("web-status-ending", whole=False))  # the winner isn't shown yet
    expect(player.dialog("web-finale")).to_be_visible(timeout=LONG)  # which has its own pace
    rate, gap, busy = count_frames(player)

    quality = player.page.locator("canvas[data-quality]").count()
    assert rate >= FRAMES / busy or quality, f"{rate:.0f} frames a second, the longest gap {gap:.0f} ms"


def count_frames(player: Player) -> tuple[float, float, float]:
    """Frames a second since they are recorded, the longest gap in milliseconds, and how busy the machine is."""
    frames: list[float] = player.page.evaluate("() => { window.frames_done = true; return window.frames_seen }")
    gaps = [after - before for before, after in pairwise(frames)]
    return 1000 * len(gaps) / (frames[-1] - frames[0]), max(gaps), max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
