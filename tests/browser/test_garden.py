"""Takenoko's garden on a page of its own: every place can be found, read, reached and played."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import PHONE, find_barriers
from tests.browser.built_pages import serve
from tests.browser.conftest import NewPerson
from tests.games.takenoko.tables import POND_SIDE, Seat, Table, hikari_table, table

FINGER = 44  # pixels
FRAMES = 60
BUDGET = 20  # milliseconds of processor that a frame may take, for 50 frames a second
SECOND_RING = ["0,-2", "1,-2", "2,-2", "-1,-1", "2,-1", "-2,0", "2,0", "-2,1", "1,1", "-2,2", "-1,2", "0,2"]
FAR = ["1,-3", "2,-3", "3,-2", "3,-1", "-3,1", "-3,2", "-2,3", "-1,3", "2,1"]
KINDS = ["green"] * 6 + ["yellow"] * 6 + ["pink"] * 4 + [
    f"{colour}-{improvement}"
    for colour in ("green", "yellow", "pink")
    for improvement in ("watershed", "enclosure", "fertilizer")
] + ["green-watershed", "green-enclosure"]  # fmt: skip
CELLS = [*POND_SIDE, *SECOND_RING, *FAR]
LAND = " / ".join(
    f"{kind}:{index % 5} {cell}" if cell in POND_SIDE or "watershed" in kind else f"{kind}- {cell}"
    for index, (kind, cell) in enumerate(zip(KINDS, CELLS, strict=True))
)
# Drags the land in circles, one step for each frame.
DRAG = """async (frames) => {
    const frame = document.querySelector('.frame')
    const point = (kind, x, y) => new PointerEvent(kind, { pointerId: 1, clientX: x, clientY: y, bubbles: true })
    frame.dispatchEvent(point('pointerdown', 300, 300))
    for (let step = 0; step < frames; step++) {
        await new Promise(requestAnimationFrame)
        dispatchEvent(point('pointermove', 300 + 90 * Math.sin(step / 9), 300 + 60 * Math.sin(step / 7)))
    }
    dispatchEvent(point('pointerup', 300, 300))
}"""

# Zooms in and out, one step for each frame.
ZOOM = """async (frames) => {
    const frame = document.querySelector('.frame')
    for (let step = 0; step < frames; step++) {
        await new Promise(requestAnimationFrame)
        const deltaY = 25 * Math.sin(step / 20)
        const given = { deltaY, clientX: 300, clientY: 300, bubbles: true, cancelable: true }
        frame.dispatchEvent(new WheelEvent('wheel', given))
    }
}"""


def scene(game: Table, kind: str, **given: Any) -> dict[str, Any]:
    """What the page shows: the table of seat 0, and its moves of a kind."""
    choices = [offer for offer in game.game.offers(game.position, 0) if offer["kind"] == kind]
    assert choices or kind == "none"
    return {"view": game.view(0), "choices": choices, **given}


def full_bamboo() -> dict[str, Any]:
    """All plots, each with as much bamboo as it can have."""
    found = scene(table(land=LAND), "panda")
    for plot in found["view"]["land"]:
        plot |= {"height": 4, "irrigated": True}
    return found


def make_scenes() -> dict[str, dict[str, Any]]:
    """The scenes by name."""
    game = table(Seat(channels=1), Seat(), land=LAND, panda="1,0", gardener="1,0")
    swaps = hikari_table(Seat(special="rearrangement"), land=LAND)
    plots = [plot["cell"] for plot in swaps.view(0)["land"]]
    return {
        "panda": scene(game, "panda", ghost={"figure": "panda"}),
        "lay": scene(game, "lay"),
        "flood": scene(table(Seat(channels=1), Seat(), land=LAND, channels="1,-1 1,0"), "lay"),
        "keep": scene(
            table(phase="keep", drawn="green yellow pink", state="progress=1"), "keep", ghost={"plot": "pink"}
        ),
        "swap": scene(swaps, "none", pickable=plots),
        "holiday": scene(hikari_table(land=LAND, panda="-", holidays=(1, None), emperor="0,1"), "none"),
        "full": full_bamboo(),
    }


@pytest.fixture(scope="module")
def garden(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the garden's page."""
    built = tmp_path_factory.mktemp("garden")
    with serve("garden", built) as address:
        (built / "scenes").mkdir()
        for name, found in make_scenes().items():
            (built / "scenes" / f"{name}.json").write_text(json.dumps(found), "utf-8")
        yield address


def open_scene(new_person: NewPerson, address: str, name: str, **given: Any) -> Page:
    """The page with a scene."""
    page = new_person(address, **given).visit(f"index.html?scene={name}")
    expect(page.locator(".plane.ready")).to_be_attached()
    return page


def test_a_plot_is_chosen_and_shows_before_what_it_brings(new_person: NewPerson, garden: str) -> None:
    page = open_scene(new_person, garden, "panda")
    place = page.get_by_role("button", name="panda 0,1", exact=True)

    place.hover()
    expect(page.locator(".ring.aimed")).to_have_count(1)
    expect(page.locator(".figure.ghost")).to_have_count(1)
    expect(page.locator("rect.box")).to_have_count(1)
    place.click()

    expect(page.locator("output")).to_have_text("panda 0,1")


def test_a_channel_is_laid_with_a_finger(new_person: NewPerson, garden: str) -> None:
    page = open_scene(new_person, garden, "lay", size=PHONE)
    page.locator(".zoom").tap()
    places = page.get_by_role("button", name="lay ")
    boxes = [place.bounding_box() or {"width": 0, "height": 0} for place in places.all()]
    assert min(min(box["width"], box["height"]) for box in boxes) >= FINGER
    edge = page.get_by_role("button", name="lay 1,-1 1,0", exact=True)

    edge.tap()
    expect(page.locator(".choice.aimed")).to_have_attribute("aria-label", "lay 1,-1 1,0")
    expect(page.locator("output")).to_be_empty()
    edge.tap()

    expect(page.locator("output")).to_have_text("lay 1,-1 1,0")


def test_a_channel_shows_which_plots_it_waters(new_person: NewPerson, garden: str) -> None:
    page = open_scene(new_person, garden, "flood")
    expect(page.locator(".ring.flood")).to_have_count(0)

    page.get_by_role("button", name="lay 2,-1 1,0", exact=True).hover()

    expect(page.locator(".ring.flood")).to_have_count(1)


@pytest.mark.parametrize("name", ["panda", "lay", "keep", "swap"])
def test_arrow_keys_reach_every_place(new_person: NewPerson, garden: str, name: str) -> None:
    page = open_scene(new_person, garden, name)
    every = set(page.locator("[data-choice]").evaluate_all("nodes => nodes.map((node) => node.dataset.choice)"))
    page.keyboard.press("Tab")
    found = page.evaluate("document.activeElement.dataset.choice")
    reached, ahead = {found}, [found]

    while ahead:
        here = ahead.pop()
        for arrow in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
            page.locator(f'[data-choice="{here}"]').focus()
            page.keyboard.press(arrow)
            there = page.evaluate("document.activeElement.dataset.choice")
            ahead += [there] if there not in reached else []
            reached.add(there)

    assert reached == every


def test_the_first_plot_of_a_swap_is_picked(new_person: NewPerson, garden: str) -> None:
    page = open_scene(new_person, garden, "swap")

    page.get_by_role("button", name="plot 0,1", exact=True).click()

    expect(page.locator("output")).to_have_text("pick 0,1")


def test_a_closed_plot_answers_and_every_plot_is_read(new_person: NewPerson, garden: str) -> None:
    page = open_scene(new_person, garden, "holiday")
    expect(page.get_by_role("img", name="plot ")).to_have_count(len(CELLS) + 1)  # and the pond

    page.get_by_role("img", name="plot -1,2", exact=True).click()

    expect(page.locator("output")).to_have_text("closed -1,2")


def test_a_figure_on_holiday_is_beside_the_land(new_person: NewPerson, garden: str) -> None:
    page = open_scene(new_person, garden, "holiday")

    panda = page.locator('[data-anchor="figure-panda"]').bounding_box()
    assert panda
    for plot in page.get_by_role("img", name="plot ").all():
        box = plot.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert not (panda["x"] <= x <= panda["x"] + panda["width"] and panda["y"] <= y <= panda["y"] + panda["height"])


@pytest.mark.parametrize("name", ["panda", "lay", "keep", "swap", "holiday"])
def test_nothing_bars_anybody(new_person: NewPerson, garden: str, name: str) -> None:
    assert find_barriers(open_scene(new_person, garden, name)) == []


def test_all_plots_with_full_bamboo_move_without_being_drawn_again(new_person: NewPerson, garden: str) -> None:
    """What a drag costs is drawing; a land that only moves keeps up with the screen."""
    page = open_scene(new_person, garden, "full", motion=True)
    page.mouse.move(300, 300)
    page.mouse.wheel(0, -300)
    expect(page.locator(".zoom")).to_be_visible()
    expect(page.locator(".plane.moving")).to_have_count(0)
    browser = page.context.browser
    assert browser

    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    page.evaluate(DRAG, FRAMES)
    events = json.loads(browser.stop_tracing())["traceEvents"]

    assert sum(event["name"] == "RasterTask" for event in events) < FRAMES


@pytest.mark.thorough
@pytest.mark.parametrize("move", [DRAG, ZOOM], ids=["pan", "zoom"])
def test_all_plots_with_full_bamboo_leave_time_for_fifty_frames_a_second(
    new_person: NewPerson, garden: str, move: str
) -> None:
    """In processor time of the busiest thread, which other programs hardly change."""
    page = open_scene(new_person, garden, "full", motion=True)
    page.mouse.move(300, 300)
    page.mouse.wheel(0, -300)
    expect(page.locator(".zoom")).to_be_visible()
    expect(page.locator(".plane.moving")).to_have_count(0)
    browser = page.context.browser
    assert browser

    browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-toplevel"])
    page.evaluate(move, FRAMES)
    events = json.loads(browser.stop_tracing())["traceEvents"]

    busy = Counter[tuple[int, int]]()
    for event in events:
        if event["name"].endswith("RunTask"):
            busy[event["pid"], event["tid"]] += event.get("tdur", 0)
    assert 0 < max(busy.values()) / 1000 / FRAMES < BUDGET
