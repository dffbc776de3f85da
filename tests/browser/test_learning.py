"""The lesson of Spring Festival, from its first step to its last, and the pages that explain."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import PHONE, Language
from tests.browser.conftest import NewPerson
from tests.browser.lessons import act, expect_step, overflow, read_boxes, read_lesson
from tests.browser.players import KINDS, MANY, SF, By, Player

LESSON = read_lesson("spring-festival/tutorial.json")
SIGNS = read_lesson("spring-festival/tutorial.signs.json")
SCENES = LESSON["scenes"]
TILES = {tile["id"]: tile for tile in (*LESSON["box"]["tiles"], *SIGNS["box"]["tiles"])}
COUNT = len(SCENES)


def wanted(player: Player, scene: dict[str, Any]) -> Locator:
    """The choice that the lesson asks for, by its name."""
    offer = next(offer for offer in scene["offers"] if offer["move"] == scene["wanted"])
    if offer["kind"] == "complete":
        return player.button(f"{SF}-choice-complete")
    if offer["kind"] == "turn":
        return player.choices.and_(player.page.get_by_role("button", name=re.compile(name_tile(player, offer), re.I)))
    cell = ",".join(str(number) for number in offer["data"]["cell"])
    return player.choices.and_(player.page.locator(f'[data-choice="{cell}"]'))


def name_tile(player: Player, offer: dict[str, Any]) -> str:
    """How the page calls the tile that an offer takes from the store."""
    tile = TILES[offer["data"]["tile"]]
    colour = player.say(f"spring-festival-colour-{tile['colour']}.tile")
    return rf"^\w+ {colour} {tile['explosions']}\s?:"


def learn(player: Player, scenes: list[dict[str, Any]]) -> None:
    """Do what the lesson says, step by step."""
    for number, scene in enumerate(scenes, 1):
        expect_step(player, number, len(scenes))
        expect(player.page.get_by_role("heading", name=player.say(f"{SF}-learn-{scene['key']}.title"))).to_be_visible()
        if scene["wanted"]:
            do(player, wanted(player, scene), is_card="complete" in scene["wanted"])
        elif number < len(scenes):
            act(player, player.button("web-lesson-next"))
    act(player, player.button("web-lesson-done"))


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
    goal = cell_in(target.get_attribute("data-choice"))
    for _ in range(MANY):
        if target.evaluate("one => one === document.activeElement"):
            return
        here = cell_in(player.page.evaluate("document.activeElement?.getAttribute('data-choice')"))
        aside, down = (goal[0] - here[0], goal[1] - here[1]) if goal and here else (1, 0)
        sideways = "ArrowRight" if aside > 0 else "ArrowLeft"
        upright = "ArrowDown" if down > 0 else "ArrowUp"
        player.page.keyboard.press(sideways if abs(aside) >= abs(down) else upright)
    raise AssertionError(f"the arrows do not lead to {goal}")


def cell_in(name: str | None) -> tuple[int, int] | None:
    """The cell of a choice on the board."""
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

    learn(player, SCENES)

    assert player.kind() in ("set", "lay")  # a game has begun
    table = player.page.url.rsplit("/", 1)[1]
    seats = person.context.request.get(f"{person.address}/api/tables/{table}").json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "level:2"]


@pytest.mark.parametrize(
    ("by", "language"), [("touch", "fr"), pytest.param("keyboard", "en", marks=pytest.mark.thorough)]
)
def test_the_lesson_of_the_signs_ends_with_an_advanced_game(new_person: NewPerson, by: By, language: Language) -> None:
    person = new_person(language=language, **({"size": PHONE} if by == "touch" else {}))
    player = Player(person, language, by)
    person.visit("learn")
    player.link(f"{SF}-lesson-signs").click()

    learn(player, SIGNS["scenes"])

    assert player.kind() in ("set", "lay")
    table = player.page.url.rsplit("/", 1)[1]
    options = person.context.request.get(f"{person.address}/api/tables/{table}").json()["table"]["options"]
    assert options["sign"] == "drawn"


def test_the_end_of_the_lesson_leads_to_a_choice_of_opponents_too(new_person: NewPerson) -> None:
    player = Player(new_person())
    player.person.visit("learn/spring-festival")
    for number in range(1, COUNT):
        expect_step(player, number, COUNT)
        player.press("web-lesson-next", "web-lesson-show")
    player.link("web-lesson-other").click()

    sheet = player.dialog("web-play-now")
    expect(sheet.get_by_role("radio", name="Spring Festival")).to_be_checked()
    player.press("web-close")
    expect(sheet).to_be_hidden()
    player.page.reload()
    expect(player.button("web-play-now").first).to_be_enabled()
    expect(sheet).to_be_hidden()


def test_the_lesson_shows_what_it_means_and_goes_back(new_person: NewPerson) -> None:
    player = Player(new_person())
    player.person.visit("learn/spring-festival")
    player.press("web-lesson-next")

    player.button(f"{SF}-choice-place").filter(visible=True).first.click()
    expect(player.page.get_by_text(player.words("web-lesson-astray")).first).to_be_visible()
    player.press("web-lesson-show")
    expect_step(player, 3, COUNT)
    player.press("web-lesson-back")
    expect_step(player, 2, COUNT)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(844, 390), PHONE], ids=["landscape", "portrait"])
def test_on_a_phone_the_coach_leaves_the_sky_in_view(
    new_person: NewPerson, size: tuple[int, int], language: Language
) -> None:
    """Coach, sky, store and cards are all there at every step, and nothing has to be scrolled."""
    player = Player(new_person(size=size, language=language), language)
    page = player.person.visit("learn/spring-festival")
    coach = page.get_by_role("region", name=player.words("web-lesson"))
    for number in range(1, len(SCENES) + 1):
        expect_step(player, number, COUNT)
        told, sky = read_boxes(coach, page.locator(".sky"))
        assert sky["left"] >= told["right"] or sky["top"] >= told["bottom"]
        assert sky["width"] > 0.3 * size[0]
        assert sky["height"] > 0.2 * size[1]
        for part in (coach, page.locator(".stage"), page.locator("html")):
            assert overflow(part) <= 0, (number, part)
        forward = player.button("web-lesson-next", "web-lesson-show", "web-lesson-done")
        expect(forward).to_be_in_viewport(ratio=1)
        if number < len(SCENES):
            forward.click()


def test_a_lesson_is_found_from_the_home_page(new_person: NewPerson) -> None:
    player = Player(new_person())
    player.person.visit()

    player.page.get_by_role("navigation", name=player.words("web-nav")).get_by_role(
        "link", name=player.words("web-nav-learn")
    ).click()
    player.page.get_by_role("link", name=re.compile(player.say("web-tutorial"))).first.click()

    expect(player.page.get_by_role("region", name=player.words("web-lesson"))).to_be_visible()


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
