"""Advanced 2 at a live table: two people reach for the last tile of a kind, and one of them comes too late."""

import re

from playwright.sync_api import WebSocketRoute, expect

import lampion
from tests.browser.conftest import NewPerson
from tests.browser.fireworks import FW, Racer, view
from tests.browser.scenes import sit_down_together


class SlowNews:
    """Somebody to whom news come late, while it is switched on."""

    def __init__(self, player: Racer) -> None:
        self.held: list[str | bytes] = []
        self.page: WebSocketRoute | None = None
        self.is_on = False
        player.page.route_web_socket(re.compile("/socket"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        """Stand between the page and the server."""
        self.page = page
        page.connect_to_server().on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        """Keep a message, or send it on."""
        if self.is_on or self.page is None:
            self.held.append(message)
        else:
            self.page.send(message)

    def catch_up(self) -> None:
        """Send everything that was kept."""
        self.is_on = False
        while self.held and self.page:
            self.page.send(self.held.pop(0))


def find_last_copy() -> tuple[str, str]:
    """A race in which nobody holds a tile and a kind has one copy left, and that kind."""
    match = lampion.game("fireworks").start(2, seed=1, mode="advanced-2")
    while True:
        seen = match.game.view(match.position, 0)
        last = [kind for kind, left in seen["open"].items() if left == 1]
        if last and not any(seat["held"] for seat in seen["seats"]):
            return match.game.write(match.position), last[0]
        seat = min(seen["waiting"], key=lambda seat: len(seen["seats"][seat]["sky"]))
        match.play(lampion.bot("greedy", seed=seat).choose(match.game, match.position, seat), seat)


def test_two_people_race_for_the_last_tile_of_a_kind(new_person: NewPerson) -> None:
    """One gets it. The other, to whom the news come late, is told kindly, loses nothing and takes another one."""
    host, guest = Racer(new_person()), Racer(new_person(language="fr"), "fr")
    news = SlowNews(guest)
    position, kind = find_last_copy()
    sit_down_together(host, guest, position, "fireworks", 2, mode="advanced-2")
    towers = [player.box.locator(f".tower[data-kind='{kind}']") for player in (host, guest)]
    for tower in towers:
        expect(tower.get_by_role("button")).to_be_visible()
    before = view(guest)["seats"][1]

    news.is_on = True
    towers[0].get_by_role("button").click()
    expect(host.cells.first).to_be_visible()
    towers[1].get_by_role("button").click()
    news.catch_up()

    late = guest.say(f"{FW}-too-late", kind="…").split("…")[0]
    expect(guest.page.get_by_role("status").filter(has_text=late)).to_be_visible()
    assert view(host)["seats"][0]["held"] == [kind]
    after = view(guest)["seats"][1]
    assert (after["held"], after["sky"]) == ([], before["sky"])
    expect(towers[1]).to_have_attribute("data-left", "0")
    expect(towers[1].get_by_role("button")).to_have_count(0)
    assert [guest.decide(), guest.decide()] == ["take", "place"]
    assert host.decide() == "place"
