"""Reconnecting: after a reload, a lost connection or a killed server, the table comes back by itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.browsers import DESKTOP, PHONE
from tests.browser.conftest import NewPerson
from tests.browser.players import LONG, SF, Player, start_against_bots
from tests.server.servers import ServerProcess

AT_ONCE = 3500  # milliseconds; a missed ping takes four seconds
CUT = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "ERR_SOCKET_NOT_CONNECTED", "ERR_CONNECTION_RESET")


def expect_to_be_back(player: Player) -> None:
    """Wait until the notice about the lost connection is gone."""
    expect(player.page.get_by_text(player.words("web-offline"))).to_be_hidden(timeout=LONG)


def fired(player: Player) -> int:
    """How many tiles I fired, according to the log."""
    return (
        player.log.get_by_text(player.words(f"{SF}-event-tile-placed", whole=False)).filter(has_text="You fire").count()
    )


def log_lines(player: Player) -> list[str]:
    """The lines of the log."""
    return player.log.get_by_role("listitem").all_inner_texts()


def look(player: Player) -> tuple[list[str], list[str], int]:
    """What a person sees while waiting for their own decision."""
    player.kind()
    return log_lines(player), sorted(player.names()), player.tiles()


def test_a_reload_changes_nothing(new_person: NewPerson) -> None:
    player = start_against_bots(Player(new_person()))
    player.play_until("fire")
    player.page.get_by_role("tab", name=player.words("web-log")).click()
    before = look(player)

    player.page.reload()

    assert look(player) == before


def test_a_click_without_a_connection_is_played_once(new_person: NewPerson) -> None:
    """As with a closed laptop: while no socket opens, the page says so and the click waits; then it is played once."""
    person = new_person()
    connection = Connection(person.page)
    player = start_against_bots(Player(person))
    player.play_until("fire")
    before, tiles = fired(player), player.tiles()

    connection.cut()
    expect(player.page.get_by_text(player.words("web-offline"))).to_be_visible()
    place = next(n for n, name in enumerate(player.names()) if player.kind_of(name) == "place")
    player.choices.nth(place).click()
    expect(player.choices).to_have_count(0)
    assert player.tiles() == tiles
    connection.restore()

    expect_to_be_back(player)
    player.expect_tiles(tiles + 1)
    player.kind()
    assert fired(player) == before + 1


def test_a_browser_that_was_offline_reconnects(new_person: NewPerson) -> None:
    player = start_against_bots(Player(new_person()))
    player.person.forgive(*CUT)
    player.play_until("fire")
    before = look(player)

    player.person.context.set_offline(True)
    expect(player.page.get_by_text(player.words("web-offline"))).to_be_visible(timeout=LONG)
    player.person.context.set_offline(False)

    expect_to_be_back(player)
    assert look(player) == before
    player.decide()
    player.kind()
    assert fired(player) == 1 + sum("You fire" in line for line in before[0])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("place", ["table", "home"])
def test_a_lost_network_is_told_at_once(new_person: NewPerson, size: tuple[int, int], place: str) -> None:
    """Sooner than a ping could be missed, on top of everything, also where there is no socket."""
    player = start_against_bots(Player(new_person(size=size)))
    player.person.forgive(*CUT)
    expect(player.board).to_be_visible()
    if place == "home":
        player.person.visit()
        expect(player.button("web-play-now").first).to_be_enabled()
    banner = player.page.get_by_text(player.words("web-offline"))

    player.person.context.set_offline(True)

    expect(banner).to_be_visible(timeout=AT_ONCE)
    expect(banner).to_be_in_viewport(ratio=1)
    assert banner.evaluate("""one => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }""")
    player.person.context.set_offline(False)
    expect_to_be_back(player)


def test_a_server_that_is_killed_loses_nothing(new_person: NewPerson, start: Callable[..., ServerProcess]) -> None:
    """Killed in mid-game and restarted on the same data and port: the page reconnects and plays a pending click."""
    server = start()
    player = start_against_bots(Player(new_person(server.address)))
    player.person.forgive(*CUT)
    player.play_until("fire")
    before, tiles = fired(player), player.tiles()
    url = player.page.url

    server.end()
    expect(player.page.get_by_text(player.words("web-offline"))).to_be_visible()
    place = next(n for n, name in enumerate(player.names()) if player.kind_of(name) == "place")
    player.choices.nth(place).click()
    server.start()

    expect_to_be_back(player)
    player.expect_tiles(tiles + 1)
    player.play_until("fire")
    assert player.page.url == url
    assert fired(player) >= before + 1


class Connection:
    """The connection between a page and its table, which can be cut and restored."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/socket**", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """Handle a new connection of the page."""
        if self.is_cut:
            socket.close(code=1012)
            return
        socket.connect_to_server()
        self.open.append(socket)

    def cut(self) -> None:
        """Close all connections and refuse new ones."""
        self.is_cut = True
        for socket in self.open:
            socket.close(code=1012)
        self.open.clear()

    def restore(self) -> None:
        """Accept connections again."""
        self.is_cut = False
