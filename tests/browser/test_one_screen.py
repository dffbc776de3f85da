"""Several people at one screen: names, the curtain between secret hands, and the board that turns."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import DESKTOP, PHONE, Language, find_barriers
from tests.browser.conftest import NewPerson
from tests.browser.players import LONG, Player
from tests.browser.scenes import play_out, sit_down
from tests.browser.sofa import Sofa
from tests.browser.takenoko import Gardener
from tests.waiting import wait_until

FEW = 4  # decisions before the end from which the default test plays
MOST = 400  # decisions in a game
TURN = 12  # decisions after which the other one has been asked
ASKED = r"Mia\s?:"  # how the status line addresses her
LOOKS = 3  # times to read everything that the page holds in a whole game


def labels_of(player: Gardener) -> list[str]:
    """The cards in the hand of whoever looks, as the page names them."""
    cards = player.hand.get_by_role("button")
    expect(cards.first).to_be_visible()
    names: list[str] = cards.evaluate_all("all => all.map((one) => one.getAttribute('aria-label') ?? one.innerText)")
    return [name for name in names if name]


def play_on_one_screen(sofa: Sofa, player: Gardener, first: str, looks: int) -> int:
    """Play a game of two to its end, handing over at each turn; returns how often the page was read at the curtain.

    That takes seconds, as everything alive in the page's memory is gone through: it is read so many times at most.
    """
    read = handed = 0
    who = first
    while not player.result.is_visible():
        assert player.decisions < MOST, "the game does not end"
        if sofa.curtain.is_visible():
            who = sofa.asked()
            sofa.look(who)
        elif sofa.is_asked():
            player.decide()
        elif sofa.hand_over.is_visible():
            labels = labels_of(player)
            since = len(sofa.heard)
            sofa.hand_over.click()
            expect(sofa.curtain).to_be_visible()
            handed += 1
            if read < looks:
                sofa.page.wait_for_timeout(0)
                sofa.expect_nothing_private(labels, first_covered(sofa, since))
                read += 1
            assert sofa.asked() != who
    assert handed
    return read


def first_covered(sofa: Sofa, since: int) -> int:
    """The place of the first message after the screen was covered; those before it were on their way."""
    messages = sofa.heard
    return next((place for place in range(since, len(messages)) if messages[place]["type"] == "table"), len(messages))


@pytest.mark.parametrize(
    ("decisions", "language"),
    [
        (FEW, "fr"),
        pytest.param(None, "en", marks=pytest.mark.thorough),
        pytest.param(None, "fr", marks=pytest.mark.thorough),
    ],
)
def test_two_people_on_one_phone_never_see_each_others_hand(
    new_person: NewPerson, decisions: int | None, language: Language
) -> None:
    """Takenoko by touch. Whenever the curtain is up, nothing of a hand is in the page, in its memory, or comes."""
    player = Gardener(new_person(size=PHONE, language=language), language, "touch")
    sofa = Sofa(player)
    moments = play_out("takenoko", 2, ())
    sit_down(player, moments[0 if decisions is None else -decisions][0], "takenoko", 2, beside=["Mia"])
    expect(sofa.curtain).to_be_visible()
    assert find_barriers(player.page) == []

    first = sofa.asked()
    sofa.read_what_everybody_may_see()
    read = play_on_one_screen(sofa, player, first, 1 if decisions else LOOKS)

    assert read
    sofa.check_messages()
    expect(player.result.get_by_text("Mia").first).to_be_visible()


def test_after_a_reload_nobody_looks_and_after_a_cut_the_same_person_does(new_person: NewPerson) -> None:
    player = Gardener(new_person())
    sofa = Sofa(player)
    position = play_out("takenoko", 2, ())[6][0]
    sit_down(player, position, "takenoko", 2, beside=["Mia"])
    mine = sofa.asked()
    sofa.look(mine)
    labels = labels_of(player)

    player.page.reload()
    sofa.expect_nothing_private(labels, len(sofa.heard))
    sofa.look(mine)
    player.person.forgive("ERR_INTERNET_DISCONNECTED")
    player.person.context.set_offline(True)
    expect(player.page.get_by_text(player.words("web-offline"))).to_be_visible(timeout=LONG)
    player.person.context.set_offline(False)
    expect(player.page.get_by_text(player.words("web-offline"))).to_be_hidden(timeout=LONG)

    assert labels_of(player) == labels
    sofa.cover.click()
    expect(sofa.curtain).to_be_visible()
    player.page.keyboard.press("Enter")  # the first button has the focus
    expect(sofa.curtain).to_be_hidden()
    assert labels_of(player) == labels


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)], ids=["desktop", "phone"])
def test_where_nothing_is_secret_the_board_turns_by_itself(
    new_person: NewPerson, language: Language, size: tuple[int, int]
) -> None:
    """From the home page: a name is enough; the status line says by name whose decision it is."""
    player = Player(new_person(language=language, size=size), language)
    page = player.person.visit("?play=spring-festival")
    sheet = player.dialog("web-play-now")
    sheet.get_by_role("switch", name=player.words("web-play-beside", whole=False)).check(force=True)
    expect(player.button("web-start")).to_be_disabled()
    sheet.get_by_role("textbox", name=player.say("web-beside-name")).fill("Mia")
    expect(sheet.get_by_label(player.say("web-bot-kind"))).to_be_hidden()
    player.press("web-start")
    expect(player.board).to_be_visible()
    status = page.locator(".status")
    names = page.locator(".seats").first

    expect(names).to_contain_text("Mia")
    turn = page.get_by_role("button", name=player.words("web-turn-to"))
    expect(turn).to_have_text(re.compile("Mia")) if size == DESKTOP else expect(turn).to_be_visible()
    for _ in range(TURN):
        if re.search(ASKED, status.inner_text()):
            break
        player.decide()
        expect(player.choices.first).to_be_visible(timeout=LONG)
    expect(status).to_contain_text(re.compile(ASKED))
    player.decide()
    assert find_barriers(page) == []
    turn.click()
    expect(status).not_to_contain_text(re.compile(ASKED))
    assert not page.locator(".curtain").count()


def test_a_friend_elsewhere_sees_who_shares_a_screen_and_agrees(new_person: NewPerson) -> None:
    """In the waiting room, and again when somebody sits down beside another; then all play, with a bot."""
    host, friend = Gardener(new_person()), Gardener(new_person(language="fr"), "fr")
    sofa = Sofa(host)
    page = host.person.visit("lobby?new=takenoko")
    page.get_by_role("group", name=host.words("web-seats")).get_by_role("radio", name="4").check(force=True)
    page.get_by_label(host.say("web-seat-number", seat=4), exact=True).select_option("greedy")
    host.press("web-make-table")
    invitation = page.get_by_role("textbox", name=host.words("web-invite-link")).input_value()
    friend.page.goto(invitation)
    friend.press("web-sit-down")
    expect(friend.button("web-stand")).to_be_visible()

    host.press("web-next-to-me")
    page.get_by_role("textbox", name=host.say("web-beside-name")).fill("Grandma")
    assert find_barriers(page) == []
    host.press("web-sit-beside")

    rows = friend.page.get_by_role("listitem").filter(has_text=friend.words("web-same-screen", whole=False))
    expect(rows).to_have_count(2)
    expect(rows.last).to_contain_text("Grandma")
    expect(host.button("web-start")).to_be_disabled()
    friend.press("web-be-ready")
    host.press("web-start")
    expect(sofa.curtain).to_be_visible()
    expect(friend.board).to_be_visible()

    turns: set[str] = set()
    gold = sofa.curtain.locator(".button.gold")
    deciding = gold.or_(sofa.hand_over)
    for _ in range(MOST):
        wait_until(lambda: deciding.first.is_visible() or is_asked(host) or is_asked(friend), patience=LONG / 1000)
        if gold.first.is_visible():
            turns.add(sofa.asked())
            if len(turns) == 2:
                break
            sofa.look(sofa.asked())
        elif sofa.hand_over.is_visible():
            sofa.hand_over.click()
        else:
            (host if is_asked(host) else friend).decide()
    assert len(turns) == 2
    sofa.check_messages()


def is_asked(player: Gardener) -> bool:
    """Can this person decide something now?"""
    kinds = (player.question, player.claims, player.pictured, player.figures, player.lit, player.actions, player.plain)
    return any(one.first.is_visible() for one in kinds)
