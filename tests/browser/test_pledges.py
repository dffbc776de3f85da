"""The page adds a nonce of its own to the luck of a game, and shows in the end that it counts."""

import re

from playwright.sync_api import Route, WebSocketRoute, expect

from lampion.games import game
from lampion.kernel.chance import commit
from lampion.kernel.record import read as read_record
from tests.browser.browsers import Language
from tests.browser.conftest import NewPerson
from tests.browser.players import Player
from tests.browser.test_playing_together import come_in, open_a_table


def test_the_own_nonce_is_kept_across_a_reload_and_shown_to_be_in_the_record(new_person: NewPerson) -> None:
    language: Language = "fr"
    host, guest = Player(new_person()), Player(new_person(language=language), language)
    come_in(guest, open_a_table(host, seats=2, bots=0))
    guest.page.reload()
    expect(guest.button("web-stand")).to_be_visible()
    host.press("web-start")
    expect(guest.board).to_be_visible()
    expect(host.board).to_be_visible()

    guest.press("web-menu")
    guest.press("web-resign")
    guest.page.get_by_role("alert").get_by_role("button", name=guest.words("web-resign")).click()

    for player in (host, guest):
        expect(player.result.get_by_text(player.words("web-fair-counts"))).to_be_visible()
        expect(player.page.get_by_text(player.words("web-fair-broken"))).to_have_count(0)


def test_every_draw_takes_a_link_of_this_browser_where_nobody_may_foresee_any(new_person: NewPerson) -> None:
    """Also after a reload; the page shows in the end that all of them count."""
    host = Player(new_person(language="fr"), "fr")
    open_a_table(host, seats=2, bots=1, chained=True)
    expect(host.page.get_by_text(host.words("web-chained-on", whole=False))).to_be_visible()
    host.press("web-start")
    for turn in range(12):
        if turn == 6:
            host.page.reload()
        host.decide()

    host.press("web-menu")
    host.press("web-resign")
    host.page.get_by_role("alert").get_by_role("button", name=host.words("web-resign")).click()

    expect(host.result.get_by_text(host.words("web-fair-counts"))).to_be_visible()
    address = host.page.url.split("?")[0].replace("/table/", "/api/tables/")
    record = read_record(host.page.request.get(f"{address}/record").text())
    assert len(record.links) > 2
    assert all(given.links[0] for given in record.links)
    game(record.game).verify(record)


def test_nobody_changes_seats_while_nonces_are_revealed(new_person: NewPerson) -> None:
    """The host has started, and one of the pages is slow to reveal its nonce."""
    host, guest = Player(new_person()), Player(new_person())
    guest.page.route_web_socket(re.compile("/socket"), keep_the_nonce)
    come_in(guest, open_a_table(host, seats=3, bots=1))
    expect(host.button("web-change-bot")).to_be_enabled()

    host.press("web-start")

    expect(host.page.get_by_text(host.words("web-dealing", whole=False))).to_be_visible()
    for key in ("web-change-bot", "web-free-seat", "web-start"):
        expect(host.button(key)).to_be_disabled()


def keep_the_nonce(page: WebSocketRoute) -> None:
    """Pass everything on but the nonce."""
    server = page.connect_to_server()
    page.on_message(lambda message: None if '"reveal"' in str(message) else server.send(message))


def test_a_record_that_breaks_a_promise_is_told(new_person: NewPerson) -> None:
    """As if the server had exchanged another person's pledge after everybody had revealed."""
    host, guest = Player(new_person()), Player(new_person())
    come_in(guest, open_a_table(host, seats=2, bots=0))
    host.press("web-start")
    expect(guest.board).to_be_visible()

    def forge(route: Route) -> None:
        text = route.fetch().text()
        route.fulfill(body="\n".join(forged if line.startswith("pledge 0") else line for line in text.split("\n")))

    nonce = "chosen-knowing-all-the-others"
    forged = f"pledge 0 {commit(nonce)} {nonce}"
    guest.page.route("**/record*", forge)
    guest.press("web-menu")
    guest.press("web-resign")
    guest.page.get_by_role("alert").get_by_role("button", name=guest.words("web-resign")).click()

    expect(guest.result.get_by_text(guest.words("web-fair-broken"))).to_be_visible()
    expect(guest.page.get_by_text(guest.words("web-fair-counts"))).to_have_count(0)
