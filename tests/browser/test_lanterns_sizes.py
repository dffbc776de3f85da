"""Lanterns Dice at every size: nothing overlaps or leaves the page, what is asked is in view, fingers hit their aim."""

import pytest
from playwright.sync_api import Locator, expect

from lampion.games.lanterns_dice.constants import phases
from tests.browser.browsers import PHONE, Language, Scheme, every_look_and_size, find_barriers
from tests.browser.conftest import NewPerson
from tests.browser.lanterns import Lamplighter, sit_down_at
from tests.browser.page_checks import FINGER, SHOWN, SIZES, SMALL, find_misfits
from tests.browser.players import By
from tests.games.lanterns_dice.lakes import Lakes, lakes

LIT = "0,0 / 1,0 / 0,1 / 1,1 / 4,4 / 5,4 / 5,5 / 8,1 red / 5,1 white / 6,1 white / 3,0 white"
SCENES = ("tray", "die", "emperor", "launch")


def scene(name: str, seats: int = 4) -> Lakes:
    """My turn late in a game, in this step."""
    if name == "tray":
        return lakes(LIT, phase=phases.TRAY, seats=seats, turn=17, gifts=1, dice="red blue green white")
    return lakes(LIT, step=name, seats=seats, turn=17, gifts=1, dice="red blue green white")


def parts(player: Lamplighter, name: str) -> list[Locator]:
    """What a person needs to decide."""
    asked = {"tray": player.ways, "die": player.lit, "emperor": player.cards, "launch": player.stacks}[name]
    return [player.lake, asked.first, player.said]


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", SCENES)
def test_everything_fits(new_person: NewPerson, name: str, language: Language) -> None:
    """On a wide screen without scrolling: the lake, what is asked, and the line that says so."""
    player = sit_down_at(Lamplighter(new_person(language=language), language), scene(name))
    expect(player.lake).to_be_visible()
    expect(parts(player, name)[1]).to_be_visible()
    found = find_misfits(player.page, SIZES, parts(player, name))

    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", SCENES)
def test_a_finger_hits_everything(new_person: NewPerson, name: str) -> None:
    player = sit_down_at(Lamplighter(new_person(size=PHONE), by="touch"), scene(name))
    expect(parts(player, name)[1]).to_be_visible()

    board = player.board.locator(".board").last.get_by_role("button")

    assert board.evaluate_all(SMALL, FINGER) == []
    lake = player.lake.bounding_box()
    assert lake
    assert lake["width"] / 6 >= FINGER
    assert lake["y"] + lake["height"] <= PHONE[1]


@pytest.mark.parametrize("name", ["tray", "die"])
def test_on_a_phone_what_decides_is_in_view_below_the_lake(new_person: NewPerson, name: str) -> None:
    """In French, which needs more room, with everything that the choice would bring."""
    player = sit_down_at(Lamplighter(new_person(language="fr", size=PHONE), "fr", "touch"), scene(name))
    if name == "die":
        player.lit.first.tap()
    expect(player.go).to_be_visible()
    buttons = player.board.locator(".buttons").get_by_role("button")

    assert buttons.count() == 2
    assert buttons.evaluate_all(SHOWN) == [True, True]
    assert player.said.evaluate("(said) => said.scrollHeight <= said.clientHeight")


@every_look_and_size(("en", "dark", PHONE))  # the tour has the others of the default run
def test_nobody_meets_a_barrier(
    new_person: NewPerson, language: Language, scheme: Scheme, size: tuple[int, int]
) -> None:
    """In each step, with something chosen and what it would bring."""
    by: By = "touch" if size == PHONE else "mouse"
    player = Lamplighter(new_person(language=language, scheme=scheme, size=size), language, by)
    found: dict[str, list[str]] = {}
    for name in SCENES:
        sit_down_at(player, scene(name))
        asked = parts(player, name)[1]
        expect(asked).to_be_visible()
        found[name] = find_barriers(player.page)
        player.point_at(asked)
        found[f"{name}, chosen"] = find_barriers(player.page)

    assert {name: barriers for name, barriers in found.items() if barriers} == {}
