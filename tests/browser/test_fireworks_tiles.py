"""Tiles on the screen are where the table has them, and look like what they are, also after a launch."""

import re

import pytest
from playwright.sync_api import expect

from lampion.games.fireworks.game import GAME
from tests.browser.browsers import PHONE, wait_in_page
from tests.browser.conftest import NewPerson
from tests.browser.fireworks import Stargazer, view
from tests.browser.scenes import find_decision, sit_down
from tests.browser.test_large_boards import FRAMES, RECORD_FRAMES, count_frames
from tests.browser.test_replay import last, slider
from tests.games.fireworks.nights import night

KINDS = (
    "kiku-red", "kiku-gold", "kiku-green", "kiku-blue", "bodan-red", "bodan-gold", "bodan-green", "bodan-blue",
    "bee", "chrysanthemum", "willow", "palm", "bangs", "butterfly", "cat", "smile",
)  # fmt: skip
COLOURS = {"red": 0, "gold": 44, "green": 149, "blue": 210}  # degrees of the colour wheel
FIRST, PITCH = 16.5 + 187 / 18, 187 / 9  # millimetres: the middle of the first place, and from one to the next [FW-20]
WITHIN = 6.5  # of its place, a tile may lie anywhere; face-up ones make room for each other
ROOM = 10
STACK = 10.5  # millimetres on the floor that the highest stack of tiles seems to lie farther back

# Where the overlays of the known tiles are on the floor of the box, in millimetres.
LYING = """(box) => Object.fromEntries([...box.querySelectorAll('.tile')].map((one) => {
    const [own, around] = [one.getBoundingClientRect(), box.getBoundingClientRect()]
    const scale = (around.width * (1 - 2 * 0.046)) / 220
    const x = (own.left + own.right) / 2 - around.left - around.width * 0.046
    const y = (own.top + own.bottom) / 2 - around.top - around.width * 0.1
    return [one.dataset.tile, [x / scale, y / scale / 0.655]]
}))"""

# How much of each hue the canvas shows in the middle of a tile's overlay: bright, saturated points by degrees.
HUES = """(box, tile) => {
    const canvas = box.querySelector('canvas')
    const [own, around] = [box.querySelector(`[data-tile='${tile}']`), canvas].map((one) => one.getBoundingClientRect())
    const ratio = canvas.width / around.width
    const half = Math.round(((around.width * 0.908) / 220) * 9 * ratio)
    const x = Math.round(((own.left + own.right) / 2 - around.left) * ratio)
    const y = Math.round(((own.top + own.bottom) / 2 - around.top) * ratio)
    const [wide, high] = [half * 2, Math.round(half * 1.2)]
    const pen = new OffscreenCanvas(wide, high).getContext('2d', { willReadFrequently: true })
    pen.drawImage(canvas, half - x, high / 2 - y)
    const { data } = pen.getImageData(0, 0, wide, high)
    const found = []
    for (let at = 0; at < data.length; at += 4) {
        const [r, g, b] = data.slice(at, at + 3)
        const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
        if (most < 120 || most - least < most * 0.45) continue
        const part = most - least
        const hue = most === r ? ((g - b) / part) % 6 : most === g ? (b - r) / part + 2 : (r - g) / part + 4
        found.push(Math.round(hue * 60 + 360) % 360)
    }
    return found
}"""


def sit_down_to_see_all_kinds(player: Stargazer) -> None:
    """A full box with one tile of each kind lying face up, apart from each other."""
    down = [f"#{number} - down {number % 9},{number // 9 % 9}" for number in range(17, 112)]
    up = [
        f"#{number + 1} {kind} up {2 * (number // 4) + 1},{2 * (number % 4) + 1}" for number, kind in enumerate(KINDS)
    ]
    position = night(
        "1,1 (kiku-red) / 3,3 (bodan-blue)", "1,1 (kiku-gold) / 3,3 (bodan-red)", tiles=" / ".join([*down, *up])
    )
    sit_down(player, GAME.write(position), "fireworks", 2, first="0")
    assert player.kind() == "aim"


def expect_tiles_in_place(player: Stargazer) -> dict[str, list[float]]:
    """Every tile whose kind is known has an overlay on its place, with the kind that the view tells."""
    told = [tile for tile in view(player)["box"]["tiles"] if tile["kind"] and not tile["outside"]]
    assert told
    for tile in told:
        expect(player.box.locator(f"[data-tile='{tile['tile']}']")).to_have_attribute("data-kind", tile["kind"])
    found: dict[str, list[float]] = player.box.evaluate(LYING)
    for tile in told:
        (x, y), (row, column) = found[str(tile["tile"])], tile["place"]
        near = WITHIN + (ROOM if tile["up"] else 0.5)
        assert abs(x - FIRST - PITCH * column) <= near, tile
        assert -near - STACK <= y - FIRST - PITCH * row <= near, tile
    return found


def expect_painted(player: Stargazer) -> int:
    """Base tiles that lie face up with nothing on them show their colour; returns how many there are."""
    tiles = view(player)["box"]["tiles"]
    seen = 0
    for number, tile in enumerate(tiles):  # from the lowest to the highest
        row, column = tile["place"]
        above = [one["place"] for one in tiles[number + 1 :] if not one["outside"]]
        is_covered = any(abs(row - one) <= 1 and abs(column - other) <= 1 for one, other in above)
        colour = (tile["kind"] or "").rpartition("-")[2]
        if not tile["up"] or tile["outside"] or is_covered or colour not in COLOURS:
            continue
        hues = player.box.evaluate(HUES, tile["tile"])
        shares = {
            name: sum(abs((hue - wanted + 180) % 360 - 180) < 24 for hue in hues) for name, wanted in COLOURS.items()
        }
        assert max(shares, key=lambda name: shares[name]) == colour, (tile, shares)
        assert shares[colour] > 20, (tile, shares)
        seen += 1
    return seen


def expect_the_same(player: Stargazer, lying: dict[str, list[float]]) -> None:
    """The same tiles are in the same places."""
    expect(player.box.locator(".tile")).to_have_count(len(lying))
    replayed: dict[str, list[float]] = player.box.evaluate(LYING)
    assert replayed.keys() == lying.keys()
    for tile, place in lying.items():
        assert replayed[tile] == pytest.approx(place, abs=0.5)


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_every_kind_is_painted_where_it_can_be_pressed(new_person: NewPerson, size: tuple[int, int]) -> None:
    player = Stargazer(new_person(size=size))
    sit_down_to_see_all_kinds(player)

    expect_tiles_in_place(player)

    assert expect_painted(player) == 8


@pytest.mark.parametrize("motion", [True, pytest.param(False, marks=pytest.mark.thorough)], ids=["moving", "still"])
def test_after_a_launch_tiles_lie_where_the_table_has_them(new_person: NewPerson, motion: bool) -> None:
    """Some were turned, some slid, and the replay ends with the same picture."""
    player = Stargazer(new_person(motion=motion))
    sit_down(player, find_decision("fireworks", 2, "aim"), "fireworks", 2)
    assert player.kind() == "aim"
    before = {tile["tile"]: tile for tile in view(player)["box"]["tiles"]}
    player.board.get_by_role("radio", name=re.compile("^1 m")).click()
    player.decide()
    player.kind()
    after = {tile["tile"]: tile for tile in view(player)["box"]["tiles"]}
    assert sum(after[tile]["up"] and not before[tile]["up"] for tile in after) >= 2
    assert any(after[tile]["place"] != before[tile]["place"] for tile in after)

    lying = expect_tiles_in_place(player)
    assert expect_painted(player) >= 1

    player.press("web-menu")
    player.press("web-resign")
    player.page.get_by_role("alert").get_by_role("button", name=player.words("web-resign")).click()
    player.result.get_by_role("link", name=player.words("web-replay")).click()
    slider(player).wait_for()
    wait_in_page(player.page, "Number(document.querySelector('input[type=range]').max) > 0")
    slider(player).fill(str(last(player)))
    expect_the_same(player, lying)

    player.press("web-past-previous")  # before giving up
    player.press("web-past-previous")  # before the launch
    player.press("web-past-next")
    expect_the_same(player, lying)


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_a_launch_into_a_full_box_runs_smoothly(new_person: NewPerson, size: tuple[int, int]) -> None:
    """50 frames a second with all 111 tiles, on an idle machine."""
    player = Stargazer(new_person(size=size, motion=True))
    sit_down_to_see_all_kinds(player)
    player.board.get_by_role("radio", name=re.compile("^1 m")).click()
    assert len(view(player)["box"]["tiles"]) == 111

    player.page.evaluate(RECORD_FRAMES)
    player.decide()
    player.kind()
    rate, gap, busy = count_frames(player)

    assert rate >= FRAMES / busy, f"{rate:.0f} frames a second, the longest gap {gap:.0f} ms"
