"""The lessons of Takenoko and Hikari: every step is done on the board, by touch, mouse and keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import DESKTOP, PHONE, Language
from tests.browser.conftest import NewPerson
from tests.browser.lessons import act, expect_step, read_boxes, read_lesson, walk_towards
from tests.browser.players import By, Player
from tests.browser.takenoko import CANCEL, LEAVE, TK

SCENES = {name: read_lesson(f"takenoko/tutorial{name and f'.{name}'}.json")["scenes"] for name in ("", "hikari")}
DOCKED = ("plots", "channel")  # actions that are made at once
POINTED = ("gardener", "panda", "objective")  # actions that are chosen first and then pointed at
SIDEWAYS = (844, 390)


def open_lesson(player: Player, lesson: str) -> None:
    """Visit the page of a lesson."""
    player.person.visit(f"learn/takenoko{lesson and f'?lesson={lesson}'}")


def spot(player: Player, key: str) -> Locator:
    """What can be chosen under this key: a plot, an edge, a card, an action."""
    return player.page.locator(f'[data-choice="{key}"]')


def spot_of(player: Player, offer: dict[str, Any]) -> Locator:
    """Where the board shows an offer."""
    data = offer["data"]
    if offer["kind"] == "lay":
        return spot(player, "|".join(sorted(",".join(map(str, cell)) for cell in data["cells"])))
    if "cell" in data:
        return spot(player, ",".join(map(str, data["cell"])))
    return spot(player, data["card"] if offer["kind"] == "claim" else offer["move"])


def do(player: Player, scene: dict[str, Any]) -> None:
    """Make the move that the lesson waits for: what it lights, press by press."""
    offer = next(offer for offer in scene["offers"] if offer["move"] == scene["wanted"])
    kind = offer["kind"]
    keys = {"end": ["go-end"], "under": ["go-under"], "pass": ["go-pass", *LEAVE], "cancel": [*CANCEL]}.get(kind)
    if keys:
        names = player.words(*(f"{TK}-{key}" for key in keys), whole=False)
        return press(player, player.page.get_by_role("button", name=names))
    if kind in DOCKED:
        return choose(player, spot(player, kind), kind)
    if kind in POINTED:
        press(player, spot(player, kind), walks=True)
    if kind == "lay":
        press(player, player.page.get_by_role("button", name=re.compile(rf"{player.say(f'{TK}-lay')}$")))
    if kind == "disease":
        press(player, player.page.get_by_role("button", name=player.words(f"{TK}-play-card")).first)
    return choose(player, spot_of(player, offer), kind)


def press(player: Player, target: Locator, walks: bool = False) -> None:
    """Press what is lit now, which has to be in view."""
    expect(target.locator("xpath=ancestor-or-self::*[contains(@class, 'hint')]")).not_to_have_count(0)
    expect(target).to_be_in_viewport()
    if walks and player.by == "keyboard":
        walk_towards(player, target)
        return player.page.keyboard.press("Enter")
    return act(player, target)


def choose(player: Player, target: Locator, kind: str) -> None:
    """Press a place; a touch has to be confirmed, except for a claim."""
    press(player, target, walks=True)
    if player.by == "touch" and kind != "claim":
        act(player, player.button(f"{TK}-go-{kind}"))


def title_of(player: Player, scene: dict[str, Any]) -> str:
    """The heading of a step."""
    return player.say(f"{TK}-learn-{scene['key']}.title")


def learn(player: Player, lesson: str) -> None:
    """Do what the lesson says, step by step, up to its last one."""
    scenes = SCENES[lesson]
    for number, scene in enumerate(scenes, 1):
        expect_step(player, number, len(scenes))
        expect(player.page.get_by_role("heading", level=2, name=title_of(player, scene), exact=True)).to_be_visible()
        if scene["wanted"]:
            do(player, scene)
        elif number < len(scenes):
            act(player, player.button("web-lesson-next"))


@pytest.mark.parametrize(
    ("lesson", "by", "size", "language"),
    [
        ("", "touch", PHONE, "en"),
        pytest.param("hikari", "touch", PHONE, "fr", marks=pytest.mark.thorough),
        pytest.param("", "keyboard", DESKTOP, "fr", marks=pytest.mark.thorough),
        pytest.param("hikari", "keyboard", DESKTOP, "en", marks=pytest.mark.thorough),
        pytest.param("", "mouse", SIDEWAYS, "fr", marks=pytest.mark.thorough),
        pytest.param("hikari", "mouse", SIDEWAYS, "en", marks=pytest.mark.thorough),
    ],
)
def test_a_lesson_can_be_gone_through_on_the_board(
    new_person: NewPerson, lesson: str, by: By, size: tuple[int, int], language: Language
) -> None:
    player = Player(new_person(size=size, language=language), language, by)
    open_lesson(player, lesson)

    learn(player, lesson)

    act(player, player.button("web-lesson-done"))
    expect(player.board).to_be_visible()
    table = player.page.url.rsplit("/", 1)[1]
    told = player.person.context.request.get(f"{player.person.address}/api/tables/{table}").json()
    assert (told["table"]["options"]["hikari"] == "on") == (lesson == "hikari")


def test_the_first_lesson_leads_to_that_of_hikari(new_person: NewPerson) -> None:
    player = Player(new_person(size=PHONE))
    player.person.visit("learn")
    hikari = player.link(f"{TK}-lesson-hikari")
    expect(hikari).to_be_visible()
    player.page.get_by_role("link", name=player.words("web-tutorial", whole=False)).filter(has_text="Takenoko").click()
    expect(hikari).to_be_visible()
    for number in range(1, len(SCENES[""])):
        expect_step(player, number, len(SCENES[""]))
        player.press("web-lesson-next", "web-lesson-show")
    expect(player.button("web-lesson-done")).to_be_visible()

    hikari.click()

    expect_step(player, 1, len(SCENES["hikari"]))
    expect(player.link(f"{TK}-lesson-first")).to_be_visible()
    expect(hikari).to_be_hidden()


def test_another_move_gets_a_kind_word_and_nothing_happens(new_person: NewPerson) -> None:
    player = Player(new_person())
    open_lesson(player, "")
    player.press("web-lesson-next")
    expect_step(player, 2, len(SCENES[""]))

    spot(player, "channel").click()

    expect(player.page.get_by_text(player.words("web-lesson-astray")).first).to_be_visible()
    expect_step(player, 2, len(SCENES[""]))


def test_a_question_of_the_lesson_waits(new_person: NewPerson) -> None:
    """At a table it would pass by itself; here there is time to read."""
    player = Player(new_person())
    open_lesson(player, "hikari")
    for number in range(1, 5):
        expect_step(player, number, len(SCENES["hikari"]))
        player.press("web-lesson-next", "web-lesson-show")

    expect(player.page.get_by_role("region", name=player.words(f"{TK}-question"))).to_be_visible()
    expect(player.button(f"{TK}-ask-wait")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("lesson", ["", "hikari"])
@pytest.mark.parametrize("size", [PHONE, pytest.param(SIDEWAYS, marks=pytest.mark.thorough)])
def test_on_a_phone_the_coach_leaves_the_garden_in_view(
    new_person: NewPerson, size: tuple[int, int], lesson: str, language: Language
) -> None:
    player = Player(new_person(size=size, language=language), language)
    open_lesson(player, lesson)
    page, scenes = player.page, SCENES[lesson]
    coach = page.get_by_role("region", name=player.words("web-lesson"))
    for number in range(1, len(scenes) + 1):
        expect_step(player, number, len(scenes))
        told, garden = read_boxes(coach, page.locator(".sky"))
        assert garden["left"] >= told["right"] or garden["top"] >= told["bottom"]
        assert garden["width"] > 0.3 * size[0]
        assert garden["height"] > 0.12 * size[1]
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), number
        forward = player.button("web-lesson-next", "web-lesson-show", "web-lesson-done")
        expect(forward).to_be_in_viewport(ratio=1)
        if number < len(scenes):
            forward.click()
