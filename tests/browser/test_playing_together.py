"""People together at a table: invitation, a whole game with bots, a spectator, a rematch, chat."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.players import Player, Reader, play_together
from tests.browser.scenes import play_out, sit_down_together

FEW = 4  # decisions of the host before the end


def open_a_table(
    host: Player, *, seats: int, bots: int, clock: int | None = None, hints: bool = False, chained: bool = False
) -> str:
    """Open a table through the form of the lobby; returns the invitation link."""
    page = host.person.visit("lobby?new=spring-festival")
    page.get_by_role("group", name=host.words("web-seats")).get_by_role("radio", name=str(seats)).check(force=True)
    for seat in range(seats - bots + 1, seats + 1):
        page.get_by_label(host.say("web-seat-number", seat=seat), exact=True).select_option("greedy")
    page.get_by_text(host.words("web-house-rules")).click()
    page.get_by_role("switch", name=host.words("web-listed", whole=False)).uncheck(force=True)
    if clock:
        page.get_by_role("radio", name=host.words("web-pace-live")).check(force=True)
        page.get_by_label(host.words("web-pace-minutes")).fill(str(clock))
        page.get_by_label(host.words("web-pace-minutes")).blur()
    if hints:
        page.get_by_role("switch", name=host.words("web-hints", whole=False)).check(force=True)
    if chained:
        page.get_by_role("switch", name=host.words("web-chained", whole=False)).check(force=True)
    host.press("web-make-table")
    return page.get_by_role("textbox", name=host.words("web-invite-link")).input_value()


def come_in(guest: Player, invitation: str) -> None:
    """Follow the invitation and sit down."""
    guest.page.goto(invitation)
    guest.press("web-sit-down")
    expect(guest.button("web-stand")).to_be_visible()


def meet(
    new_person: NewPerson,
    *,
    address: str | None = None,
    host: Player | None = None,
    guest: Player | None = None,
    seats: int = 2,
    bots: int = 0,
    **settings: Any,
) -> tuple[Player, Player]:
    """Two people begin a game: the host and an invited guest."""
    host, guest = host or Player(new_person(address)), guest or Player(new_person(address))
    come_in(guest, open_a_table(host, seats=seats, bots=bots, **settings))
    host.press("web-start")
    return host, guest


WHOLE = [pytest.param(False, id="end"), pytest.param(True, id="whole", marks=pytest.mark.thorough)]


@pytest.mark.parametrize("is_whole", WHOLE)
def test_two_people_and_two_bots_play_while_someone_watches(new_person: NewPerson, is_whole: bool) -> None:
    host, guest = Player(new_person()), Player(new_person())
    if is_whole:
        meet(new_person, host=host, guest=guest, seats=4, bots=2)
    else:
        sit_down_together(host, guest, play_out("spring-festival", 4, ())[-FEW][0], "spring-festival", 4)
    watcher = Player(new_person())
    watcher.page.goto(host.page.url)
    expect(watcher.board).to_be_visible()
    expect(host.page.get_by_text(host.words("web-watching"))).to_be_visible()

    asked = play_together(host, guest, watched_by=watcher)

    assert asked == 0, "a watcher was offered a move"
    for player in (host, guest, watcher):
        expect(player.result).to_be_visible()
    assert points(watcher) == points(guest) == points(host)
    assert len(points(host)) >= 2

    host.press("web-rematch")
    guest.press("web-rematch-accept")
    elsewhere = re.compile(f"/table/(?!{watcher.page.url.rpartition('/')[2]})")
    expect(guest.page).to_have_url(elsewhere)
    expect(host.page).to_have_url(elsewhere)
    assert host.page.url == guest.page.url
    assert guest.kind() == host.kind() == "lay"


def points(player: Player) -> list[str]:
    """The score sheet without its header: everyone is "You" on their own sheet."""
    return player.result.get_by_role("table").locator("tbody tr, tfoot tr").all_inner_texts()


def test_two_people_chat(new_person: NewPerson) -> None:
    host, guest = meet(new_person)
    for player, text in ((host, "Hello <b>there</b>"), (guest, "Bonne fête ✦")):
        player.page.get_by_role("tab", name=player.words("web-chat", whole=False)).click()
        player.page.get_by_role("textbox", name=player.words("web-chat-placeholder")).fill(text)
        player.press("web-chat-send")

    for player in (host, guest):
        lines = player.page.get_by_role("list", name=player.words("web-chat")).get_by_role("listitem")
        expect(lines).to_contain_text(["Hello <b>there</b>", "Bonne fête ✦"])


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_is_typed_after_c_goes_to_the_chat(new_person: NewPerson, size: tuple[int, int]) -> None:
    """Even in one breath: the letters would otherwise be shortcuts."""
    guest = Player(new_person(size=size))
    host, guest = meet(new_person, guest=guest)
    guest.kind()
    guest.page.keyboard.type("cut, please\n")

    expect(host.page.get_by_role("log")).to_contain_text("ut, please")


def test_unread_chat_messages_are_counted(new_person: NewPerson) -> None:
    host, guest = meet(new_person)
    guest.kind()
    guest.page.keyboard.type("cAre you there?\n")

    expect(host.page.get_by_role("tab", name=host.words("web-chat", whole=False))).to_contain_text("1")
    expect(host.page.get_by_role("log")).to_contain_text("Are you there?")


@pytest.mark.parametrize("width", [1024, 1440])
def test_the_chat_badge_fits_beside_the_word_in_french(new_person: NewPerson, width: int) -> None:
    host = Player(new_person(language="fr", size=(width, 768)), "fr")
    host, guest = meet(new_person, host=host)
    guest.kind()
    guest.page.keyboard.type("cCoucou\n")

    tab = host.page.get_by_role("tab", name=host.words("web-chat", whole=False))
    expect(tab).to_contain_text("1")
    lines, covered = tab.evaluate("""one => {
        const range = document.createRange()
        range.selectNodeContents(one.firstChild)
        const [word, badge] = [range.getBoundingClientRect(), one.querySelector('.unread').getBoundingClientRect()]
        const wide = Math.min(word.right, badge.right) - Math.max(word.left, badge.left)
        const high = Math.min(word.bottom, badge.bottom) - Math.max(word.top, badge.top)
        return [range.getClientRects().length, wide > 2 && high > 8]
    }""")
    assert (lines, covered) == (1, False)


def test_the_tab_says_whose_turn_it_is(new_person: NewPerson) -> None:
    host, guest = meet(new_person)
    for player in (host, guest):
        player.kind()
        expect(player.page).to_have_title(player.words("web-title-turn"))
    host.lay(4)

    expect(host.page.get_by_text(host.words("web-status-waiting"))).to_be_visible()
    expect(host.page).not_to_have_title(host.words("web-title-turn"))


def test_undo_takes_back_only_ones_own_move(new_person: NewPerson) -> None:
    """Both lay out at once; taking back one's own tile leaves the other's alone."""
    host, guest = meet(new_person)
    for player in (host, guest):
        player.lay(2)

    host.press("web-undo")

    host.expect_tiles(1)
    assert guest.tiles() == 2


def test_a_closed_table_cannot_be_joined_without_the_invitation(new_person: NewPerson) -> None:
    host, stranger = Player(new_person()), Reader(new_person())
    host.person.visit()
    host.press("web-invite-friends")
    host.dialog("web-invite-friends").get_by_role("button", name="Takenoko").click()
    expect(host.button("web-start")).to_be_visible()

    stranger.page.goto(host.page.url.partition("#")[0])
    stranger.press("web-sit")

    expect(stranger.page.get_by_role("status").filter(has_text="invitation")).to_be_visible()
    expect(stranger.button("web-sit")).to_be_visible()
