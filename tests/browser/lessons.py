"""What the tests of all lessons share: which step it is, and pressing things with the learner's device."""

import json
from typing import Any, cast

from playwright.sync_api import Locator, expect

from tests.browser.browsers import ROOT
from tests.browser.players import MANY, Player

GAMES = ROOT / "web/src/games"


def read_lesson(path: str) -> Any:
    """The scenes of a lesson and the pieces they show, by its path: `takenoko/tutorial.json`."""
    return json.loads((GAMES / path).read_text("utf-8"))


def expect_step(player: Player, number: int, count: int) -> None:
    """Wait for this step of the lesson."""
    expect(player.page.get_by_text(player.say("web-lesson-step", number=number, count=count))).to_be_visible()


def act(player: Player, target: Locator) -> None:
    """Press a button with the player's device."""
    if player.by == "keyboard":
        player.tab_to(target)
        player.page.keyboard.press("Enter")
    elif player.by == "touch":
        target.tap()
    else:
        target.click()


def has_focus(target: Locator) -> bool:
    """Is the focus on this?"""
    return bool(target.evaluate("one => one === document.activeElement"))


def walk_towards(player: Player, target: Locator) -> None:
    """Tab to the part of the page with this choice, then walk there with the arrows."""
    expect(target).to_be_visible()
    for _ in range(MANY):
        if has_focus(target):
            return
        player.page.keyboard.press(str(target.evaluate(WAY)))
    raise AssertionError(f"the keys do not lead to {target}")


# The key that leads on: an arrow among the choices of the same part, else Tab.
WAY = """one => {
    const part = (node) => node.closest('[role=group], .sheet, .choices, .hand') ?? document.body
    const here = document.activeElement
    if (!here || !here.dataset?.choice || part(here) !== part(one)) return 'Tab'
    const from = here.getBoundingClientRect(), to = one.getBoundingClientRect()
    const x = to.x + to.width / 2 - from.x - from.width / 2, y = to.y + to.height / 2 - from.y - from.height / 2
    if (Math.abs(x) >= Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft'
    return y > 0 ? 'ArrowDown' : 'ArrowUp'
}"""


def read_boxes(*parts: Locator) -> list[dict[str, float]]:
    """Where these parts of a page lie at one and the same moment."""
    handles = [part.element_handle() for part in parts]
    read = "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    return cast(list[dict[str, float]], parts[0].page.evaluate(read, handles))


def overflow(part: Locator) -> int:
    """How many pixels of a part are out of its own view."""
    return int(part.evaluate("one => Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth)"))
