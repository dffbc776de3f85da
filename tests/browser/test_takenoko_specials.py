"""Hikari's special actions through the page: each is chosen in its own way, on the land or by its picture."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.takenoko import TK, Gardener, name_plot, sit_down_at
from tests.browser.words import words
from tests.games.takenoko.tables import Seat, Table, hikari_table, hikari_turn

LAND = "green:2 1,0 / pink:1 0,1 / yellow:1 -1,1"
GREEN, PINK, YELLOW = ("green", "E"), ("pink", "SE"), ("yellow", "SW")


def own_turn(special: str, *others: Seat, **given: Any) -> Table:
    """My turn, with this card in hand."""
    return hikari_table(Seat(special=special), *others, **{"land": LAND, **given})


def play_card(player: Gardener) -> None:
    """Take up my special card."""
    button = player.button(f"{TK}-play-card").or_(player.cards).first
    button.tap() if player.by == "touch" else button.click()


def place(player: Gardener, plot: tuple[str, str]) -> Locator:
    """A lit plot."""
    name = re.escape(name_plot(player, *plot))
    return player.lit.and_(player.page.get_by_role("button", name=re.compile(name, re.IGNORECASE)))


def choose(player: Gardener, choice: Locator) -> None:
    """Touch a choice; by touch, confirm it."""
    player.play(choice, 0)


def expect_told(player: Gardener, words: str | re.Pattern[str]) -> None:
    """Expect a line of the log, which a phone shows on demand."""
    if player.by == "touch":
        player.press("web-log")
    expect(player.log).to_contain_text(words)
    if player.by == "touch":
        player.page.keyboard.press("Escape")
        expect(player.log).to_be_hidden()


def told_at(player: Gardener, event: str, plot: tuple[str, str]) -> re.Pattern[str]:
    """The line of the log about what happened on a plot."""
    return words(player.language, f"{TK}-{event}", whole=False, tile=re.escape(name_plot(player, *plot)))


def jump(player: Gardener) -> None:
    """The gardener jumps to a plot of one's choice."""
    expect(player.said).to_have_text(player.say(f"{TK}-do-jump"))
    choose(player, player.figures.nth(1))
    choose(player, place(player, YELLOW))
    expect_told(player, told_at(player, "event-figure-moved", YELLOW))


def swap(player: Gardener) -> None:
    """First one plot, then the other, which says what would happen."""
    expect(player.said).to_have_text(player.say(f"{TK}-do-swap"))
    place(player, GREEN).click()
    expect(player.said).to_have_text(player.say(f"{TK}-do-swap-second"))
    lifted = player.garden.get_by_role("button", pressed=True)
    expect(lifted).to_have_accessible_name(re.compile(re.escape(name_plot(player, *GREEN)), re.IGNORECASE))
    choose(player, place(player, PINK))
    expect_told(player, player.words(f"{TK}-event-plots-swapped", whole=False))


def disease(player: Gardener) -> None:
    """Where it would strike, and what would be lost."""
    expect(player.said).to_have_text(player.say(f"{TK}-do-disease"))
    plot = place(player, GREEN)
    plot.tap() if player.by == "touch" else plot.hover()
    expect(player.said).to_have_text(player.say(f"{TK}-preview-shrinks", count=1))
    player.go.tap() if player.by == "touch" else plot.click()
    expect_told(player, player.words(f"{TK}-event-bamboo-lost", whole=False))


def visit(player: Gardener) -> None:
    """The Emperor comes to a plot."""
    expect(player.said).to_have_text(player.say(f"{TK}-do-emperor"))
    choose(player, place(player, PINK))
    expect_told(player, told_at(player, "event-figure-came", PINK))


def send_off(player: Gardener) -> None:
    """The Emperor leaves."""
    choose(player, player.button(f"{TK}-go-emperor-leaves"))
    expect_told(player, player.say("takenoko-event-figure-left", figure="emperor"))


def holidays(player: Gardener) -> None:
    """The panda goes on holiday."""
    expect(player.said).to_have_text(player.say(f"{TK}-do-holiday"))
    choose(player, player.pictured.filter(has_text=player.say("takenoko-figures-panda")))
    expect_told(player, player.say("takenoko-event-figure-left", figure="panda"))


def ally(player: Gardener) -> None:
    """A neighbour becomes an ally."""
    expect(player.said).to_have_text(player.say(f"{TK}-do-ally"))
    choose(player, player.pictured.filter(has_text=player.say("web-bot-name-1")))
    expect_told(player, player.words("takenoko-event-alliance-made", whole=False))


def part(player: Gardener) -> None:
    """An alliance of others is broken."""
    expect(player.said).to_have_text(player.say(f"{TK}-do-break"))
    choose(player, player.pictured)
    expect_told(player, player.words("takenoko-event-alliance-broken", whole=False))


def weather(player: Gardener) -> None:
    """A card instead of the die."""
    choose(player, player.pictured)
    expect(player.board.get_by_text(player.say("takenoko-face-sun"), exact=True).first).to_be_visible()


SPECIALS: dict[str, tuple[Table, Callable[[Gardener], None]]] = {
    "weather": (hikari_turn(Seat(special="weather-sun"), land=LAND, display="jump jump holidays"), weather),
    "jump": (own_turn("jump"), jump),
    "rearrangement": (own_turn("rearrangement"), swap),
    "disease": (own_turn("disease"), disease),
    "emperor-visit": (own_turn("emperor-visit"), visit),
    "emperor-leaves": (own_turn("emperor-visit", emperor="1,0"), send_off),
    "holidays": (own_turn("holidays"), holidays),
    "alliance": (own_turn("alliance"), ally),
    "alliance-broken": (own_turn("alliance", Seat(ally=2), Seat(ally=1)), part),
}


@pytest.mark.parametrize("name", SPECIALS)
def test_each_special_action_is_chosen_in_its_own_way(new_person: NewPerson, name: str) -> None:
    table, use = SPECIALS[name]
    player = sit_down_at(Gardener(new_person()), table)

    play_card(player)
    use(player)

    expect(player.cards).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("name", SPECIALS)
def test_each_special_action_can_be_chosen_by_touch_in_french(new_person: NewPerson, name: str) -> None:
    table, use = SPECIALS[name]
    player = sit_down_at(Gardener(new_person(language="fr", size=PHONE), "fr", by="touch"), table)

    play_card(player)
    use(player)

    expect(player.cards).to_have_count(0)


@pytest.mark.parametrize("answer", ["cancel", "pass"])
def test_a_card_can_be_cancelled_or_let_happen(new_person: NewPerson, answer: str) -> None:
    """The question says who plays what, where, and what would happen; the cards lie in the order in which they act."""
    table = hikari_table(Seat(special="cancellation"), Seat(special="disease"), active=1, land=LAND)
    table.play(1, "disease 1,0")
    player = sit_down_at(Gardener(new_person()), table)
    expect(player.question).to_contain_text(name_plot(player, *GREEN))
    expect(player.question).to_contain_text(player.say(f"{TK}-preview-shrinks", count=1))
    cards = player.question.get_by_role("list", name=player.words(f"{TK}-stack")).get_by_role("listitem")
    expect(cards).to_contain_text([player.say("takenoko-special-disease"), player.say("takenoko-special-cancellation")])

    player.asked({"cancel": "go-cancel-card", "pass": "go-happen"}[answer]).click()

    outcome = {"cancel": "special-void", "pass": "special-works"}[answer]
    disease = player.say("takenoko-special-disease")
    expect_told(player, player.say(f"takenoko-event-{outcome}", special=disease))
