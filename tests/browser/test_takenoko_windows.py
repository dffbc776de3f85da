"""Hikari's questions out of turn: every window, how long they wait, how to be left alone, and that they come back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.players import LONG
from tests.browser.takenoko import CANCEL, LEAVE, TK, Gardener, sit_down_at, sit_down_together
from tests.browser.test_reconnecting import CUT, expect_to_be_back
from tests.games.takenoko.tables import Seat, Table, hikari_table, hikari_turn
from tests.server.servers import ServerProcess

LAND = "green:2 1,0 / pink:1 0,1 / yellow:1 -1,1"
ALWAYS = ("own-turn", "turn-start", "before-action", "turn-end", "cancel")
PATIENCE = 25  # seconds until a question passes by itself
REACTION = 10  # seconds that a live clock gives for an answer


def window(name: str, *seats: Seat) -> Table:
    """A question for me, who holds a card for a jump."""
    given = seats or (Seat(special="jump"),)
    if name == "own-turn":
        return hikari_turn(*given, land=LAND)
    if name == "turn-start":
        return hikari_turn(*given, active=1, land=LAND)
    if name == "cancel":
        table = hikari_table(Seat(special="cancellation"), Seat(special="disease"), active=1, land=LAND)
        table.play(1, "disease 1,0")
        return table
    table = hikari_table(*given, active=1, land=LAND, made="plots channel" if name == "turn-end" else "")
    table.play(1, {"before-action": "ready", "turn-end": "end"}[name])
    return table


def title(player: Gardener, name: str) -> str:
    """What the question of a window is called."""
    if name == "own-turn":
        return player.say(f"{TK}-window-turn-start", you="yes", who="")
    return player.say(f"{TK}-window-{name}", you="no", who=player.say("web-bot-name-1"))


@pytest.mark.parametrize("name", ["own-turn", "turn-start", "before-action", "turn-end"])
def test_each_window_asks_and_the_card_is_played_there(new_person: NewPerson, name: str) -> None:
    """It says whose moment it is and which card could be played; Escape leaves the land and leads back to it."""
    player = sit_down_at(Gardener(new_person()), window(name), windows=ALWAYS)
    expect(player.question).to_contain_text(title(player, name))
    expect(player.question).to_contain_text(player.say("takenoko-special-jump"))
    player.asked("play-card").click()
    expect(player.question).to_be_hidden()
    player.page.keyboard.press("Escape")
    expect(player.question).to_contain_text(title(player, name))
    player.asked("play-card").click()
    expect(player.button(f"{TK}-go-pass")).to_have_count(0)  # it would give the card up
    player.press(f"{TK}-go-back")
    expect(player.question).to_contain_text(title(player, name))

    player.asked("play-card").click()
    player.figures.first.click()
    player.lit.first.click()

    expect(player.log).to_contain_text(player.say("takenoko-special-jump"))
    expect(player.hand.get_by_role("button", name=player.say("takenoko-special-jump"))).to_have_count(0)


def test_by_default_one_is_not_asked_in_the_turns_of_others(new_person: NewPerson) -> None:
    player = sit_down_at(Gardener(new_person()), window("before-action"))

    expect(player.question).to_contain_text(title(player, "own-turn"))


def test_a_question_that_nobody_answers_passes_by_itself(new_person: NewPerson) -> None:
    player = Gardener(new_person())
    player.page.clock.install()
    sit_down_at(player, window("cancel"))
    expect(player.asked("ask-wait")).to_have_text(re.compile(str(PATIENCE)))

    player.page.clock.run_for((PATIENCE - 2) * 1000)
    expect(player.question).to_be_visible()
    player.page.clock.run_for(3000)

    disease = player.say("takenoko-special-disease")
    expect(player.log).to_contain_text(player.say("takenoko-event-special-works", special=disease))


def test_taking_ones_time_stops_the_clock(new_person: NewPerson) -> None:
    player = Gardener(new_person())
    player.page.clock.install()
    sit_down_at(player, window("cancel"))

    player.asked("ask-wait").click()
    player.page.clock.run_for(3 * PATIENCE * 1000)

    expect(player.asked("ask-wait")).to_have_count(0)
    player.asked(*CANCEL).click()
    disease = player.say("takenoko-special-disease")
    expect(player.log).to_contain_text(player.say("takenoko-event-special-void", special=disease))


def test_everything_passes_until_my_turn(new_person: NewPerson) -> None:
    """No other question is shown in between; in my own turn I am asked again."""
    player = sit_down_at(Gardener(new_person()), window("turn-start"), windows=ALWAYS)
    expect(player.question).to_contain_text(title(player, "turn-start"))
    player.page.evaluate("""() => {
        window.asked = []
        new MutationObserver(() => {
            const found = document.querySelector('.question h3')?.textContent
            if (found && window.asked.at(-1) !== found) window.asked.push(found)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
    }""")

    player.asked("ask-turn").click()

    expect(player.question).to_contain_text(title(player, "own-turn"), timeout=LONG)
    asked = player.page.evaluate("window.asked")
    assert [one for one in asked if one != title(player, "turn-start")] == [title(player, "own-turn")]


def test_everything_passes_until_somebody_plays_a_card(new_person: NewPerson) -> None:
    """Meanwhile the page says so."""
    host, guest = Gardener(new_person()), Gardener(new_person())
    seats = Seat(special="disease"), Seat(special="jump")
    sit_down_together(host, guest, hikari_turn(*seats, land=LAND, weather="off"), minutes=10, windows=ALWAYS)
    host.asked("go-pass").click()
    guest.asked("ask-card").click()
    waits = guest.board.get_by_role("button", name=guest.words(f"{TK}-ask-card", whole=False), pressed=True)
    expect(waits).to_be_visible()

    host.action("channel").click()
    host.free.click()  # the action was not interrupted: the channel is there
    expect(guest.question).to_be_hidden()
    host.cards.click()
    host.lit.first.click()
    host.action("panda").click()

    expect(guest.question).to_be_visible()
    expect(waits).to_have_count(0)


def test_other_moments_open_the_switches(new_person: NewPerson) -> None:
    player = sit_down_at(Gardener(new_person()), window("cancel"))

    player.asked("ask-more").click()

    menu = player.dialog("web-windows")
    switch = menu.get_by_role("switch", name=player.words("takenoko-table-window-before-action"))
    expect(switch).not_to_be_checked()
    switch.check(force=True)
    expect(switch).to_be_checked()
    player.page.keyboard.press("Escape")
    expect(player.question).to_be_visible()


def test_the_wish_to_be_left_alone_outlives_a_reload(new_person: NewPerson) -> None:
    """Until a card is played, which nobody does before my own turn."""
    host, guest = Gardener(new_person()), Gardener(new_person())
    seats = Seat(special="disease"), Seat(special="jump")
    sit_down_together(host, guest, hikari_turn(*seats, land=LAND, weather="off"), minutes=10, windows=ALWAYS)
    host.asked("go-pass").click()
    guest.asked("ask-card").click()
    waits = guest.board.get_by_role("button", name=guest.words(f"{TK}-ask-card", whole=False), pressed=True)
    expect(waits).to_be_visible()

    guest.page.reload()

    expect(waits).to_be_visible()
    host.action("channel").click()
    host.free.click()  # the action was not interrupted
    expect(guest.question).to_be_hidden()


def test_with_a_clock_the_question_shows_the_time_of_the_table(new_person: NewPerson) -> None:
    """It passes for those who don't answer, so the time can't be stopped."""
    host, guest = Gardener(new_person()), Gardener(new_person())
    seats = Seat(special="disease"), Seat(special="cancellation")
    sit_down_together(host, guest, hikari_table(*seats, land=LAND), minutes=10, windows=ALWAYS)
    host.cards.click()
    host.lit.first.click()

    left = guest.question.get_by_role("button", name=guest.words(f"{TK}-ask-left", whole=False))
    expect(left).to_be_disabled()
    shown = re.search(r"\d+", left.inner_text())
    assert shown
    assert 0 < int(shown[0]) <= REACTION


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_the_same_question_is_there_after_a_reload(new_person: NewPerson, size: tuple[int, int]) -> None:
    player = sit_down_at(Gardener(new_person(size=size)), window("cancel"))
    before = player.question.locator("h3").inner_text(), player.asked(*CANCEL, *LEAVE).all_inner_texts()

    player.page.reload()

    expect(player.question.locator("h3")).to_have_text(before[0])
    assert player.asked(*CANCEL, *LEAVE).all_inner_texts() == before[1]
    player.asked(*CANCEL).click()
    expect(player.question).to_be_hidden()


@pytest.mark.thorough
def test_the_same_question_is_there_after_a_restart(new_person: NewPerson, start: Callable[..., ServerProcess]) -> None:
    server = start()
    player = Gardener(new_person(server.address))
    player.person.forgive(*CUT)
    sit_down_at(player, window("cancel"))
    words = player.question.locator("h3").inner_text()

    server.end()
    expect(player.page.get_by_text(player.words("web-offline"))).to_be_visible()
    server.start()

    expect_to_be_back(player)
    expect(player.question.locator("h3")).to_have_text(words)
    player.asked(*CANCEL).click()
    disease = player.say("takenoko-special-disease")
    expect(player.log).to_contain_text(player.say("takenoko-event-special-void", special=disease))


def test_two_people_play_and_cancel_with_a_clock(new_person: NewPerson) -> None:
    """One plays a card, the other is asked and cancels it, and the first may cancel that in turn."""
    host, guest = Gardener(new_person()), Gardener(new_person(size=PHONE), by="touch")
    seats = Seat(special="disease"), Seat(special="cancellation"), Seat(special="cancellation")
    sit_down_together(host, guest, hikari_table(*seats, land=LAND), minutes=10, windows=ALWAYS)
    expect(host.page.get_by_role("timer").first).to_be_visible()

    host.cards.click()
    host.lit.first.click()

    expect(guest.question).to_contain_text(guest.say("takenoko-special-disease"))
    expect(host.question).to_be_hidden()
    guest.play(guest.asked(*CANCEL))
    expect(guest.question).to_be_hidden()
    expect(host.log).to_contain_text(host.words("takenoko-event-said-cancel", whole=False))
    assert host.kind() in ("act", "plain", "free")
