"""The lesson of Spring Festival, from its first step to its last, and the pages that explain."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import PHONE, ROOT
from tests.browser.conftest import NewPerson
from tests.browser.players import KINDS, MANY, SF, By, Player

SCENES = json.loads((ROOT / "web/src/games/spring-festival/tutorial.json").read_text("utf-8"))["scenes"]


def wanted(player: Player, scene: dict[str, Any]) -> Locator:
    """The choice that the lesson asks for, by its name."""
    offer = next(offer for offer in scene["offers"] if offer["move"] == scene["wanted"])
    if offer["kind"] == "complete":
        return player.button(f"{SF}-choice-complete")
    if offer["kind"] == "turn":
        return player.page.get_by_role("button", name=re.compile(rf"{offer['data']['tile']}\s?:"))
    cell = ",".join(str(number) for number in offer["data"]["cell"])
    return player.choices.and_(player.page.get_by_role("button", name=re.compile(rf"(?<![-\d]){cell}(?!\d)")))


def learn(player: Player) -> None:
    """Do what the lesson says, step by step."""
    for number, scene in enumerate(SCENES, 1):
        expect_step(player, number)
        expect(player.page.get_by_role("heading", name=player.say(f"{SF}-learn-{scene['key']}.title"))).to_be_visible()
        if scene["wanted"]:
            do(player, wanted(player, scene), is_card="complete" in scene["wanted"])
        elif number < len(SCENES):
            act(player, player.button(f"{SF}-learn-next"))
    act(player, player.button(f"{SF}-learn-done"))


def expect_step(player: Player, number: int) -> None:
    """Wait for this step of the lesson."""
    expect(player.page.get_by_text(player.say(f"{SF}-learn-step", number=number, count=len(SCENES)))).to_be_visible()


def act(player: Player, target: Locator) -> None:
    """Press a button with the player's device."""
    if player.by == "keyboard":
        player.tab_to(target)
        player.page.keyboard.press("Enter")
    elif player.by == "touch":
        target.tap()
    else:
        target.click()


def do(player: Player, target: Locator, is_card: bool) -> None:
    """Make the move that the lesson waits for."""
    if player.by == "keyboard":
        walk_to(player, target)
        for _ in range(2 if is_card else 1):
            player.page.keyboard.press("Enter")
        return
    act(player, target)
    if is_card or player.by == "touch":
        act(player, player.button(*(f"{SF}-go-{kind}" for kind in KINDS if kind != "set")))


def walk_to(player: Player, target: Locator) -> None:
    """Walk with the arrows towards the wanted cell, or along the store, until the focus is there."""
    expect(target).to_be_visible()
    goal = cell_in(target.get_attribute("aria-label"))
    for _ in range(MANY):
        if target.evaluate("one => one === document.activeElement"):
            return
        here = cell_in(player.page.evaluate("document.activeElement?.getAttribute('aria-label')"))
        aside, down = (goal[0] - here[0], goal[1] - here[1]) if goal and here else (1, 0)
        sideways = "ArrowRight" if aside > 0 else "ArrowLeft"
        upright = "ArrowDown" if down > 0 else "ArrowUp"
        player.page.keyboard.press(sideways if abs(aside) >= abs(down) else upright)
    raise AssertionError(f"the arrows do not lead to {goal}")


def cell_in(name: str | None) -> tuple[int, int] | None:
    """The cell in an accessible name."""
    found = re.search(r"(?<![-\d])(-?\d+),(-?\d+)", name or "")
    return (int(found[1]), int(found[2])) if found else None


@pytest.mark.parametrize(
    ("by", "language"),
    [
        ("mouse", "en"),
        pytest.param("touch", "fr", marks=pytest.mark.thorough),
        pytest.param("keyboard", "en", marks=pytest.mark.thorough),
    ],
)
def test_the_lesson_can_be_played_from_start_to_end(new_person: NewPerson, by: By, language: str) -> None:
    person = new_person(language=language, **({"size": PHONE} if by == "touch" else {}))
    player = Player(person, language, by)  # type: ignore[arg-type]
    person.visit("learn/spring-festival")

    learn(player)

    expect(player.page.get_by_role("heading", level=1, name=player.words("web-home-title"))).to_be_visible()


def test_the_lesson_shows_what_it_means_and_goes_back(new_person: NewPerson) -> None:
    player = Player(new_person())
    player.person.visit("learn/spring-festival")
    player.press(f"{SF}-learn-next")

    player.button(f"{SF}-choice-place").filter(visible=True).first.click()
    expect(player.page.get_by_text(player.words(f"{SF}-learn-astray")).first).to_be_visible()
    player.press(f"{SF}-learn-show")
    expect_step(player, 3)
    player.press(f"{SF}-learn-back")
    expect_step(player, 2)


def test_a_lesson_is_found_from_the_home_page(new_person: NewPerson) -> None:
    player = Player(new_person())
    player.person.visit()

    player.page.get_by_role("navigation", name=player.words("web-nav")).get_by_role(
        "link", name=player.words("web-nav-learn")
    ).click()
    player.page.get_by_role("link", name=re.compile(player.say("web-tutorial"))).first.click()

    expect(player.page.get_by_role("region", name=player.words(f"{SF}-learn"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_about_gives_credit_and_says_what_is_reconstructed(new_person: NewPerson, language: str) -> None:
    player = Player(new_person(language=language), language)  # type: ignore[arg-type]
    page = player.person.visit("about")

    for name in ("Spring Festival", "Takenoko", "Hikari"):
        expect(page.get_by_text(name).first).to_be_visible()
    expect(page.get_by_text(player.words("web-credit-designers", whole=False)).first).to_be_visible()
    expect(page.get_by_role("heading", name=player.words("web-about-reconstructed")).first).to_be_visible()
    page.locator("summary").first.click()
    expect(page.get_by_role("definition").first).to_be_visible()
