"""Installed like an app: a manifest with icons, and a page that opens without a network, says so and comes back."""

import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lampion.server.pages import FOLDER
from tests.browser.browsers import DESKTOP, PHONE, Language, Person, find_barriers, wait_in_page
from tests.browser.conftest import NewPerson
from tests.browser.players import LONG, Player, Reader, start_against_bots
from tests.server.servers import ServerProcess

PUBLIC = Path(__file__).parent.parent.parent / "web/public"
CUT = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
CACHED = """async () => {
    const found = {}
    for (const name of await caches.keys()) {
        found[name] = (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)
    }
    return found
}"""
SIDE = 48  # pixels at which drawings and icons are compared
COMPARE = """async ([drawing, icon, side]) => {
    const read = async (source) => {
        const image = new Image()
        image.src = source
        await image.decode()
        const canvas = new OffscreenCanvas(side, side)
        const context = canvas.getContext('2d')
        context.drawImage(image, 0, 0, side, side)
        return context.getImageData(0, 0, side, side).data
    }
    const [one, two] = [await read(drawing), await read(icon)]
    return one.reduce((sum, value, place) => sum + Math.abs(value - two[place]), 0) / one.length
}"""


def manifest() -> dict[str, Any]:
    """The manifest as it is served."""
    found: dict[str, Any] = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    return found


def install(person: Person, path: str = "") -> Page:
    """Open a page, and wait until the service worker is in control."""
    page = person.visit(path)
    wait_in_page(page, "!!navigator.serviceWorker.controller")
    return page


def test_the_manifest_names_icons_that_are_there(new_person: NewPerson) -> None:
    person = new_person()
    page = person.visit()
    link = page.locator("link[rel=manifest]").evaluate("one => one.href")
    answer = person.context.request.get(link)
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()

    assert (told["name"], told["display"], told["start_url"], told["scope"]) == ("Lampion", "standalone", "./", "./")
    purposes = [(icon["sizes"], icon.get("purpose", "any")) for icon in told["icons"]]
    assert {("192x192", "any"), ("512x512", "any"), ("192x192", "maskable"), ("512x512", "maskable")} <= set(purposes)
    for icon in told["icons"]:
        got = person.context.request.get(f"{person.address}/{icon['src']}")
        assert got.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", got.body()[16:24])) == icon["sizes"]


@pytest.mark.parametrize(
    ("icon", "drawing"),
    [(file.name, "icon-maskable.svg" if "mask" in file.name or "apple" in file.name else "icon.svg")
     for file in sorted(PUBLIC.glob("*.png"))],
)  # fmt: skip
def test_icons_show_the_drawings_they_were_made_from(new_person: NewPerson, icon: str, drawing: str) -> None:
    """`tools/draw_icons.py` makes them."""
    person = new_person()
    page = person.visit("about")

    assert page.evaluate(COMPARE, [f"./{drawing}", f"./{icon}", SIDE]) < 3


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)], ids=["desktop", "phone"])
def test_without_a_network_the_page_opens_and_says_so_and_comes_back(
    new_person: NewPerson, language: Language, size: tuple[int, int]
) -> None:
    person = new_person(language=language, size=size, service_workers="allow")
    person.forgive(*CUT)
    reader = Reader(person, language)
    page = install(person)

    person.context.set_offline(True)
    page.reload()

    expect(page.get_by_role("heading", level=1)).to_have_text(reader.words("web-home-title"))
    expect(page.get_by_text(reader.words("web-offline"))).to_be_visible()
    expect(page.get_by_text(reader.words("web-offline-home"))).to_be_visible()
    expect(reader.button("web-play-now").first).to_be_disabled()
    assert find_barriers(page) == []

    person.context.set_offline(False)
    expect(page.get_by_text(reader.words("web-offline"))).to_be_hidden(timeout=LONG)
    expect(reader.button("web-play-now").first).to_be_enabled()
    expect(page.get_by_text(reader.words("web-offline-home"))).to_be_hidden()


def test_a_table_opened_without_a_network_comes_back(new_person: NewPerson) -> None:
    """What its page needs was kept as it was used."""
    person = new_person(service_workers="allow")
    person.forgive(*CUT)
    install(person)
    player = start_against_bots(Player(person))
    player.kind()

    person.context.set_offline(True)
    player.page.reload()
    expect(player.page.get_by_text(player.words("web-offline"))).to_be_visible()
    person.context.set_offline(False)

    player.kind()
    expect(player.page.get_by_text(player.words("web-offline"))).to_be_hidden(timeout=LONG)


def test_nothing_of_a_game_is_kept(new_person: NewPerson) -> None:
    """The caches have the files of this build and the bare page; no answer of the server."""
    person = new_person(service_workers="allow")
    install(person)
    player = start_against_bots(Player(person))
    player.decide()
    table = player.page.url.rpartition("/")[2]
    player.person.visit(f"replay/{table}")
    player.page.locator("[data-players]").wait_for()

    ((name, paths),) = player.page.evaluate(CACHED).items()

    assert name.startswith("lampion-")
    files = {f"/assets/{file.name}" for file in (FOLDER / "assets").iterdir()}
    assert set(paths) - {"/"} <= files
    assert any("Replay" in path for path in paths)
    assert table not in json.dumps(paths)


def test_a_newer_version_is_taken_up_with_the_next_page_and_old_ones_go(
    new_person: NewPerson, start: Callable[..., ServerProcess]
) -> None:
    """Whoever has an old worker gets the new page at once; caches of versions long gone are dropped."""
    person = new_person(service_workers="allow")
    page = person.visit()
    page.evaluate("""async () => {
        for (const name of ['lampion-older', 'lampion-old', 'somebody-else']) await caches.open(name)
    }""")
    wait_in_page(page, "!!navigator.serviceWorker.controller")
    wait_in_page(page, "caches.keys().then((names) => !names.includes('lampion-older'))")

    kept = page.evaluate("caches.keys()")
    assert {"lampion-old", "somebody-else"} <= set(kept)
    assert len(kept) == 3
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    page.evaluate("window.isHere = true")
    Reader(person).link("web-nav-about").first.click()
    expect(page).to_have_url(f"{person.address}/about")
    assert page.evaluate("window.isHere"), "without a newer version a page is shown at once"

    page.evaluate("navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))")
    page.reload()
    page.evaluate("window.isHere = true")
    wait_in_page(page, "!!navigator.serviceWorker.controller")
    page.wait_for_load_state("networkidle")
    page.evaluate("navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))")
    Reader(person).link("web-nav-lobby").first.click()
    expect(page).to_have_url(f"{person.address}/lobby")
    wait_in_page(page, "window.isHere === undefined")
