"""The daily challenge in the browser: from the home page to one's place, a friend's game, and the day after."""

import asyncio
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from lampion.server.clock import HOUR
from lampion.storage import Attempt
from lampion.tables import challenge
from tests.browser.browsers import DESKTOP, PATIENCE, PHONE, Language, find_barriers
from tests.browser.conftest import NewPerson
from tests.browser.page_checks import find_misfits
from tests.browser.players import By, Player, Reader
from tests.server.client import guests_at
from tests.server.people import SF
from tests.server.servers import Local

SHORT = (844, 390)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Local]:
    """A server on which it is noon, on a day of Spring Festival for two."""
    made = Local(tmp_path)
    try:
        days = (challenge.day_of(made.time()) + timedelta(days=number) for number in range(1, 2_000))
        day = next(day for day in days if (plan := challenge.plan_of(day)).game == SF and plan.seats == 2)
        made.time.ahead += challenge.end_of(day) - 12 * HOUR - made.time()
        yield made
    finally:
        made.stop()


class Challenger(Player):
    """Somebody at the daily challenge."""

    def open(self, path: str = "challenge") -> None:
        """Open the page of a day."""
        self.person.visit(path)
        expect(self.region("challenge-standings")).to_be_visible()

    def region(self, key: str) -> Locator:
        """A part of the page."""
        return self.page.get_by_role("region", name=self.say(key), exact=True)

    def play_to_the_end(self) -> None:
        """Play the game of the table shown to its end, without watching."""
        table = self.page.url.rsplit("/", 1)[1]
        self.page.evaluate(
            """async (table) => {
                for (;;) {
                    const { state } = await (await fetch(`api/tables/${table}`)).json()
                    if (state.phase === 'over') return
                    const body = { type: 'move', number: state.decision, move: state.offers[0]?.move }
                    const headers = { 'Content-Type': 'application/json' }
                    const asked = { method: 'POST', headers, body: JSON.stringify(body) }
                    if (body.move) await fetch(`api/tables/${table}/commands`, asked)
                }
            }""",
            table,
        )


def note_results(server: Local, table: str, *results: tuple[str, int, int]) -> date:
    """Others have played today as well, with these names, points and leads; returns the day."""
    day = challenge.day_of(server.time())

    async def note() -> None:
        for name, points, lead in results:
            async with guests_at(server.address, name) as (person,):
                attempt = Attempt(day.isoformat(), person.id, table, "played", points, lead, lead > 0)
                assert await server.rooms.store.begin_attempt(attempt)

    asyncio.run_coroutine_threadsafe(note(), server.loop).result(PATIENCE / 1000)
    return day


def rows(reader: Reader) -> list[list[str]]:
    """The standings as the page shows them."""
    found: list[Any] = reader.page.locator("tbody tr").all()
    return [[cell.inner_text().strip() for cell in row.locator("th, td").all()] for row in found]


@pytest.mark.parametrize(("language", "size", "by"), [("en", DESKTOP, "mouse"), ("fr", PHONE, "touch")])
def test_from_the_home_page_to_ones_place_and_to_a_friend(
    server: Local, new_person: NewPerson, language: Language, size: tuple[int, int], by: By
) -> None:
    ada = Challenger(new_person(server.address, language=language, size=size), language, by)
    ada.person.visit("")
    ada.link("web-challenge-look").click()
    expect(ada.page.get_by_role("heading", name=ada.say("challenge-today"))).to_be_visible()
    expect(ada.page.get_by_text(ada.say("challenge-standings-none"))).to_be_visible()
    assert find_barriers(ada.page) == []
    assert find_misfits(ada.page, (size, SHORT)) == []
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})

    ada.press("challenge-play")
    ada.page.wait_for_url("**/table/*")
    expect(ada.choices.first).to_be_visible()
    for key in ("web-undo", "web-hint"):
        expect(ada.button(key)).to_have_count(0)
    ada.play_to_the_end()
    table = ada.page.url.rsplit("/", 1)[1]
    note_results(server, table, ("Bob the Lamplighter", 900, 12), ("Cai", 900, 12), ("Dan", 900, -3))
    ada.page.reload()
    ada.link("web-challenge-standings").click()

    expect(ada.region("challenge-mine")).to_contain_text(ada.say("challenge-place-of", place=4, count=4))
    assert [(row[0], row[3]) for row in rows(ada)[:3]] == [("1", "+12"), ("1", "+12"), ("3", "-3")]
    assert ada.say("web-you") in rows(ada)[3][1]
    expect(ada.button("challenge-again")).to_be_visible()
    assert find_barriers(ada.page) == []
    assert find_misfits(ada.page, (size, SHORT, (320, 640))) == []

    ada.press("challenge-share")
    link = ada.dialog("challenge-share").get_by_role("textbox").input_value()
    eve = Challenger(new_person(server.address, language=language, size=size), language, by)
    eve.page.goto(link)
    expect(eve.page.locator("tbody tr")).to_have_count(4)
    expect(eve.page.locator("tbody a")).to_have_count(0)
    eve.press("challenge-play")
    eve.page.wait_for_url("**/table/*")
    assert not eve.page.url.endswith(table)


def test_when_the_day_is_closed_its_games_and_its_secret_are_open(server: Local, new_person: NewPerson) -> None:
    ada = Challenger(new_person(server.address, language="fr"), "fr")
    ada.open()
    ada.press("challenge-play")
    ada.page.wait_for_url("**/table/*")
    ada.play_to_the_end()
    ada.open()
    day = challenge.day_of(server.time())
    ada.page.locator("summary").click()
    expect(ada.page.locator("details code")).to_have_count(1)

    server.time.ahead += 24 * HOUR
    bob = Challenger(new_person(server.address, language="fr"), "fr")
    bob.open()
    bob.region("challenge-past").get_by_role("link").first.click()
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text(str(day.year))
    expect(bob.page.get_by_text(bob.say("challenge-final"))).to_be_visible()
    bob.page.locator("summary").click()
    expect(bob.page.locator("details code")).to_have_count(2)
    expect(bob.button("challenge-past-play")).to_be_visible()
    bob.page.locator("tbody a").click()
    bob.page.wait_for_url("**/replay/*")
    expect(bob.page.get_by_role("slider")).to_be_visible()


def test_a_day_without_a_challenge_is_refused_kindly(new_person: NewPerson) -> None:
    reader = Reader(new_person())
    reader.person.forgive("404")
    reader.person.visit("challenge/1999-01-01")
    expect(reader.page.get_by_text(reader.say("error-no-challenge"))).to_be_visible()
    reader.link("challenge-today").click()
    expect(reader.page.get_by_role("heading", name=reader.say("challenge-today"))).to_be_visible()
