"""Clubs in the browser: founded, joined by the link, tables and ladder, and who may do what."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import DESKTOP, Language
from tests.browser.conftest import NewPerson
from tests.browser.players import Player
from tests.browser.test_people import BOTH, SF, check_page, meet

CLUB = "Reed lantern club"


def found(founder: Player) -> str:
    """Found a club on the page; returns its link."""
    page = founder.person.visit("club")
    page.get_by_role("textbox", name=founder.words("clubs-name")).fill(CLUB)
    founder.press("clubs-found")
    expect(page.get_by_role("heading", level=1, name=CLUB)).to_be_visible()
    return page.get_by_role("textbox", name=founder.words("clubs-link")).input_value()


def follow(player: Player, link: str) -> None:
    """Open a link that somebody has sent."""
    player.person.visit(link.partition(player.person.address)[2].lstrip("/"))


@BOTH
def test_a_club_is_founded_joined_and_played_in(
    new_person: NewPerson, language: Language, size: tuple[int, int]
) -> None:
    founder, friend = (Player(new_person(language=language, size=size), language) for _ in range(2))
    founder.person.visit("lobby")
    founder.link("web-clubs").click()
    expect(founder.page.get_by_text(founder.words("clubs-none"))).to_be_visible()
    check_page(founder, "clubs")
    link = found(founder)

    follow(friend, link)
    friend.page.get_by_role("textbox", name=friend.words("web-my-name")).fill("Wanda")
    check_page(friend, "club-invited")
    friend.press("clubs-join")
    expect(friend.page.get_by_role("heading", level=1, name=CLUB)).to_be_visible()
    expect(friend.page.get_by_role("listitem").filter(has_text="Wanda")).to_contain_text(friend.say("clubs-you"))

    founder.press("web-new-table")
    founder.press("web-make-table")
    expect(founder.button("web-start")).to_be_visible()
    friend.page.reload()
    friend.page.get_by_role("region", name=friend.words("clubs-tables")).get_by_role("link").click()
    friend.press("web-sit-down")
    expect(founder.button("web-start")).to_be_enabled()
    friend.page.go_back()
    check_page(friend, "club")


def test_members_are_named_helpers_removed_and_handed_the_club(new_person: NewPerson) -> None:
    founder, friend = (Player(new_person(size=DESKTOP)) for _ in range(2))
    for player, name in ((founder, "Ada"), (friend, "Wanda")):
        player.person.context.request.post(f"{player.person.address}/api/me", data={"name": name})
    link = found(founder)
    follow(friend, link)
    friend.press("clubs-join")
    wanda = founder.page.get_by_role("listitem").filter(has_text="Wanda")
    founder.page.reload()
    wanda.get_by_role("button", name=founder.say("clubs-make-helper"), exact=False).click()
    expect(wanda).to_contain_text(founder.say("clubs-role-helper"))

    hand_over = wanda.get_by_role("button", name=founder.say("clubs-hand-over"), exact=False)
    hand_over.click()
    expect(wanda.get_by_role("alert")).to_contain_text("Wanda")
    hand_over.click()
    expect(founder.button("clubs-leave")).to_be_visible()
    friend.page.reload()
    friend.page.get_by_role("textbox", name=friend.words("clubs-name")).fill("Blue lanterns")
    friend.press("clubs-rename")
    expect(friend.page.get_by_role("heading", level=1, name="Blue lanterns")).to_be_visible()

    ada = friend.page.get_by_role("listitem").filter(has_text="Ada")
    for _ in range(2):  # it asks first
        ada.get_by_role("button", name=friend.say("clubs-remove"), exact=False).click()
    expect(ada).to_have_count(0)
    founder.person.forgive("404")
    founder.page.reload()
    expect(founder.page.get_by_text(founder.words("error-unknown-club"))).to_be_visible()
    for _ in range(2):
        friend.press("clubs-close")
    expect(friend.page.get_by_text(friend.words("clubs-none"))).to_be_visible()


def test_a_founder_is_asked_before_closing_and_a_member_before_leaving(new_person: NewPerson) -> None:
    founder, friend = (Player(new_person(size=DESKTOP)) for _ in range(2))
    link = found(founder)
    founder.press("clubs-close")
    expect(founder.page.get_by_text(founder.words("clubs-close-sure"))).to_be_visible()
    founder.press("web-cancel")

    follow(friend, link)
    friend.press("clubs-join")
    for _ in range(2):
        friend.press("clubs-leave")
    expect(friend.page.get_by_text(friend.words("clubs-none"))).to_be_visible()


@pytest.mark.thorough
@BOTH
def test_the_ladder_of_a_club_shows_who_played(
    new_person: NewPerson, language: Language, size: tuple[int, int]
) -> None:
    host, friend = (Player(new_person(language=language, size=size), language) for _ in range(2))
    for player, name in ((host, "Ada"), (friend, "Wanda")):
        player.person.context.request.post(f"{player.person.address}/api/me", data={"name": name})
    rated = {"rated": True, "at_zero": "forfeit", "pace": {"kind": "live"}}
    meet(host, friend, settings={**rated, "listed": True})
    follow(friend, found(host))
    friend.press("clubs-join")

    friend.page.get_by_role("radio", name=friend.say(f"{SF}-name")).check(force=True)
    ladder = friend.page.get_by_role("table", name=friend.words("clubs-ladder"))
    expect(ladder.get_by_role("row").filter(has_text="Ada")).to_be_visible()
    expect(ladder.get_by_role("row").filter(has_text="Wanda")).to_be_visible()
    check_page(friend, "club-ladder")
