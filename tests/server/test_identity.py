"""Guests: a signed cookie names a device; devices can be added by a link and signed out; guests can be forgotten."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from lampion.server.clock import DAY, HOUR, MINUTE, SECOND
from lampion.server.people.cookies import AGE, COOKIE
from lampion.server.people.identity import Known, Visitor, name_browser
from lampion.server.people.names import LONGEST
from lampion.storage import Device, Guest
from tests.server.sites import START, Browser, Site, code_of, site

STRANGER = {"guest": None, "longest_name": LONGEST}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 "
    "Safari/537.36 Edg/140.0"
)


def add_routes(app: FastAPI) -> None:
    """Routes that return the name of the guest they see."""

    @app.get("/api/known")
    async def known(guest: Known) -> str:
        return guest.name

    @app.get("/api/visitor")
    async def visitor(guest: Visitor) -> str:
        return guest.name if guest else "nobody"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    """A site with the routes above."""
    with site(tmp_path, add_routes) as opened:
        yield opened


# Becoming a guest


def test_a_new_browser_is_a_stranger(here: Site) -> None:
    assert here.browser().get("/api/me").json() == STRANGER


def test_a_guest_is_known_by_the_cookie(here: Site) -> None:
    ada = here.browser().sign_up("Ada")

    assert ada.get("/api/known").json() == "Ada"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(here: Site) -> None:
    made = here.browser().post("/api/me", {"name": "Ada"})

    cookie = made.headers["set-cookie"]
    assert cookie.split("; ")[1:] == ["HttpOnly", f"Max-Age={365 * 24 * 3600}", "Path=/", "SameSite=lax"]


def test_behind_https_under_a_path_the_cookie_is_secure_and_keeps_to_the_path(tmp_path: Path) -> None:
    with site(tmp_path, public_url="https://example.org/lampion/") as there:
        made = there.browser(base="https://example.org").post("/lampion/api/me", {"name": "Ada"})

    assert {"Secure", "Path=/lampion"} <= set(made.headers["set-cookie"].split("; "))


@pytest.mark.parametrize(("language", "word"), [("en", "Lantern"), ("fr", "Lampion")])
def test_a_guest_without_a_name_gets_one_in_their_language(here: Site, language: str, word: str) -> None:
    name = here.browser(accept_language=language).post("/api/me").json()["guest"]["name"]

    first, number = name.split()
    assert first == word
    assert 100 <= int(number) < 1000


def test_a_browser_has_one_guest_only(here: Site) -> None:
    assert code_of(here.browser().sign_up().post("/api/me")) == (409, "already-known")


def test_a_route_for_guests_refuses_others(here: Site) -> None:
    refused = here.browser().get("/api/known")

    assert code_of(refused) == (401, "no-identity")
    assert "set-cookie" not in refused.headers


def test_a_public_route_sees_a_stranger_in_a_new_browser(here: Site) -> None:
    assert here.browser().get("/api/visitor").json() == "nobody"


# Cookies that are no good


def altered(cookie: str, place: int) -> str:
    """A cookie with one letter changed."""
    return cookie[:place] + ("A" if cookie[place] != "A" else "B") + cookie[place + 1 :]


BAD = {
    "nonsense": lambda _: "nonsense",
    "empty": lambda _: '""',
    "huge": lambda cookie: cookie * 40,
    "other device": lambda cookie: altered(cookie, 3),
    "other time": lambda cookie: altered(cookie, cookie.index(".") + 3),
    "other signature": lambda cookie: altered(cookie, len(cookie) - 5),
    "no signature": lambda cookie: cookie.rpartition(".")[0],
    "no time": lambda cookie: cookie.partition(".")[0],
    "not ASCII": lambda cookie: "é".encode().decode("latin-1") + cookie,
}


@pytest.mark.parametrize("change", BAD.values(), ids=BAD)
def test_a_forged_cookie_is_ignored_and_cleared(here: Site, change: Callable[[str], str]) -> None:
    ada = here.browser().sign_up()
    cookie = f"{COOKIE}={change(ada.jar[COOKIE])}"

    refused = here.browser().get("/api/known", headers={"cookie": cookie.encode("latin-1")})

    assert code_of(refused) == (401, "no-identity")
    assert refused.headers["set-cookie"].startswith('lampion=""; HttpOnly; Max-Age=0')


def test_a_cookie_signed_with_another_key_is_ignored(here: Site, tmp_path_factory: pytest.TempPathFactory) -> None:
    with site(tmp_path_factory.mktemp("elsewhere"), add_routes) as elsewhere:
        stranger = elsewhere.browser().sign_up()

    refused = here.browser().get("/api/known", headers={"cookie": f"{COOKIE}={stranger.jar[COOKIE]}"})

    assert code_of(refused) == (401, "no-identity")


def test_a_cookie_survives_a_restart(here: Site) -> None:
    ada = here.browser().sign_up("Ada")

    here.restart(add_routes)

    assert ada.name() == "Ada"


def test_the_key_is_for_the_user_of_the_server_only(here: Site, tmp_path: Path) -> None:
    assert (tmp_path / "cookie.key").stat().st_mode & 0o777 == 0o600


def test_a_cookie_that_was_not_used_for_a_year_has_expired(here: Site) -> None:
    ada = here.browser().sign_up()

    here.time += AGE + SECOND

    refused = ada.get("/api/known")
    assert code_of(refused) == (401, "no-identity")
    assert "Max-Age=0" in refused.headers["set-cookie"]


def test_a_cookie_lasts_forever_when_it_is_used(here: Site) -> None:
    ada = here.browser().sign_up("Ada")

    for _ in range(3):
        here.time += AGE - DAY
        assert ada.name() == "Ada"


def test_a_cookie_is_renewed_after_a_day(here: Site) -> None:
    ada = here.browser().sign_up()

    here.time += DAY - SECOND
    early = ada.get("/api/me")
    here.time += 2 * SECOND
    late = ada.get("/api/me")

    assert "set-cookie" not in early.headers
    assert late.headers["set-cookie"].startswith("lampion=")
    assert "set-cookie" not in ada.get("/api/me").headers


def test_a_refusal_renews_the_cookie_too(here: Site) -> None:
    ada = here.browser().sign_up()

    here.time += 2 * DAY

    assert "set-cookie" in ada.post("/api/me").headers


def test_a_clock_that_was_put_back_signs_nobody_out(here: Site) -> None:
    ada = here.browser().sign_up("Ada")

    here.time -= HOUR

    assert ada.name() == "Ada"


# Sparing the database


def count_calls(here: Site, name: str) -> list[object]:
    """A list that grows with each call of a method of the store."""
    calls: list[object] = []
    method = getattr(here.store, name)

    async def counted(*arguments: object) -> object:
        calls.append(arguments)
        return await method(*arguments)

    setattr(here.store, name, counted)
    return calls


def test_a_device_is_cached_for_a_short_while(here: Site) -> None:
    ada = here.browser().sign_up()
    calls = count_calls(here, "find_device")

    for _ in range(5):
        ada.get("/api/me")
    here.time += MINUTE
    ada.get("/api/me")

    assert len(calls) == 2


def test_a_device_is_noted_as_seen_once_an_hour(here: Site) -> None:
    ada = here.browser().sign_up()
    calls = count_calls(here, "touch")

    for _ in range(9):
        here.time += 20 * MINUTE
        ada.get("/api/me")

    assert len(calls) == 2
    assert ada.get("/api/me/devices").json()["devices"][0]["seen"] > START


# Names and languages


def test_a_guest_can_take_another_name(here: Site) -> None:
    ada = here.browser().sign_up("Ada")

    changed = ada.ask("PATCH", "/api/me", json={"name": "Lovelace"})

    assert changed.json()["guest"]["name"] == "Lovelace"
    assert ada.name() == "Lovelace"


def test_a_new_name_is_seen_on_all_devices_at_once(here: Site) -> None:
    ada, phone = here.browser().sign_up("Ada"), here.browser()
    phone.post("/api/links", {"token": ada.post("/api/me/links").json()["token"]})
    assert phone.name() == "Ada"

    ada.ask("PATCH", "/api/me", json={"name": "Lovelace"})

    assert phone.name() == "Lovelace"


def test_errors_speak_the_language_of_the_guest(here: Site) -> None:
    ada = here.browser(accept_language="en").sign_up()
    ada.ask("PATCH", "/api/me", json={"language": "fr"})

    assert ada.post("/api/me").json()["error"]["message"] == "Vous avez déjà un nom ici."


def test_only_known_languages_can_be_chosen(here: Site) -> None:
    refused = here.browser().sign_up().ask("PATCH", "/api/me", json={"language": "xx"})

    assert code_of(refused) == (422, "bad-request")
    assert refused.json()["error"]["data"] == {"where": "body.language", "problem": "choice"}


# Devices


def link(here: Site, ada: Browser, **headers: str) -> Browser:
    """Sign another device of a guest in."""
    other = here.browser(**headers)
    answer = other.post("/api/links", {"token": ada.post("/api/me/links").json()["token"]})
    assert answer.status_code == 200
    return other


def test_a_link_signs_another_device_in(here: Site) -> None:
    ada = here.browser().sign_up("Ada")

    phone = link(here, ada)

    assert phone.get("/api/me").json() == ada.get("/api/me").json()
    assert phone.jar[COOKIE] != ada.jar[COOKIE]


def test_the_address_of_a_link_keeps_the_token_out_of_requests(here: Site) -> None:
    made = here.browser().sign_up().post("/api/me/links").json()

    assert made["url"] == f"http://localhost/link#{made['token']}"
    assert made["expires"] == START + 10 * MINUTE


def test_a_link_leads_to_the_public_address(tmp_path: Path) -> None:
    with site(tmp_path, public_url="https://example.org/lampion/") as there:
        made = there.browser().sign_up().post("/api/me/links").json()

    assert made["url"] == f"https://example.org/lampion/link#{made['token']}"


def test_a_link_works_once(here: Site) -> None:
    ada = here.browser().sign_up()
    token = ada.post("/api/me/links").json()["token"]
    here.browser().post("/api/links", {"token": token})

    assert code_of(here.browser().post("/api/links", {"token": token})) == (404, "unknown-link")


def test_only_one_of_two_browsers_with_the_same_link_gets_in(here: Site) -> None:
    token = here.browser().sign_up().post("/api/me/links").json()["token"]
    others = [here.browser() for _ in range(5)]

    async def rush() -> list[httpx.Response]:
        return await asyncio.gather(*(other.send("POST", "/api/links", json={"token": token}) for other in others))

    assert sorted(answer.status_code for answer in here.runner.run(rush())) == [200, 404, 404, 404, 404]


def test_a_link_is_too_old_after_ten_minutes(here: Site) -> None:
    token = here.browser().sign_up().post("/api/me/links").json()["token"]

    here.time += 10 * MINUTE

    assert code_of(here.browser().post("/api/links", {"token": token})) == (404, "unknown-link")


@pytest.mark.parametrize("token", ["", "x", "é", "' or 1=1 --", "\x00"])
def test_an_invented_link_is_unknown(here: Site, token: str) -> None:
    assert code_of(here.browser().post("/api/links", {"token": token})) == (404, "unknown-link")


def test_a_link_replaces_whoever_the_browser_was(here: Site) -> None:
    ada, bob = here.browser().sign_up("Ada"), here.browser().sign_up("Bob")
    before = bob.jar[COOKIE]
    token = ada.post("/api/me/links").json()["token"]

    bob.post("/api/links", {"token": token})

    assert bob.name() == "Ada"
    assert here.browser().get("/api/me", headers={"cookie": f"{COOKIE}={before}"}).json() == STRANGER


def test_a_link_used_on_the_same_device_changes_nothing(here: Site) -> None:
    ada = here.browser().sign_up("Ada")
    before = ada.jar[COOKIE]

    ada.post("/api/links", {"token": ada.post("/api/me/links").json()["token"]})

    assert ada.jar[COOKIE] == before
    assert len(ada.get("/api/me/devices").json()["devices"]) == 1


def test_devices_are_listed_without_what_is_in_their_cookies(here: Site) -> None:
    ada = here.browser(user_agent=FIREFOX).sign_up()
    link(here, ada, user_agent=SAFARI)

    shown = ada.get("/api/me/devices")

    assert {(device["label"], device["current"]) for device in shown.json()["devices"]} == {
        ("Firefox, Linux", True),
        ("Safari, iPhone", False),
    }
    assert ada.jar[COOKIE].partition(".")[0] not in shown.text


@pytest.mark.parametrize(
    ("agent", "label"),
    [(FIREFOX, "Firefox, Linux"), (SAFARI, "Safari, iPhone"), (EDGE, "Edge, Windows"), ("<script>", ""), ("", "")],
)
def test_a_browser_is_named_in_a_few_fixed_words(agent: str, label: str) -> None:
    assert name_browser(agent) == label


def test_a_device_that_is_signed_out_is_unknown_at_once(here: Site) -> None:
    ada = here.browser().sign_up()
    phone = link(here, ada)
    assert phone.get("/api/known").status_code == 200
    (other,) = (device for device in ada.get("/api/me/devices").json()["devices"] if not device["current"])

    assert ada.ask("DELETE", f"/api/me/devices/{other['id']}").status_code == 204

    refused = phone.get("/api/known")
    assert code_of(refused) == (401, "no-identity")
    assert "Max-Age=0" in refused.headers["set-cookie"]


def test_all_other_devices_can_be_signed_out(here: Site) -> None:
    ada = here.browser().sign_up("Ada")
    others = [link(here, ada) for _ in range(3)]

    assert ada.ask("DELETE", "/api/me/devices").json() == {"removed": 3}

    assert [other.name() for other in others] == [None, None, None]
    assert ada.name() == "Ada"


def test_a_device_can_sign_itself_out(here: Site) -> None:
    ada = here.browser().sign_up()
    (device,) = ada.get("/api/me/devices").json()["devices"]

    left = ada.ask("DELETE", f"/api/me/devices/{device['id']}")

    assert "Max-Age=0" in left.headers["set-cookie"]
    assert ada.name() is None


def test_the_devices_of_others_cannot_be_signed_out(here: Site) -> None:
    ada, eve = here.browser().sign_up("Ada"), here.browser().sign_up("Eve")
    (device,) = ada.get("/api/me/devices").json()["devices"]

    assert code_of(eve.ask("DELETE", f"/api/me/devices/{device['id']}")) == (404, "unknown-device")
    assert ada.name() == "Ada"


def test_callbacks_hear_of_every_device_that_is_signed_out(here: Site) -> None:
    heard: list[str] = []
    here.app.state.identity.on_removed(heard.append)
    ada = here.browser().sign_up()
    other = link(here, ada).jar[COOKIE].partition(".")[0]

    ada.ask("DELETE", "/api/me/devices")

    assert heard == [other]


def test_a_device_that_is_signed_out_while_it_is_looked_up_is_not_cached(
    here: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = here.browser().sign_up()
    phone = link(here, ada)
    identity, device = here.app.state.identity, phone.jar[COOKIE].partition(".")[0]
    guest = ada.get("/api/me").json()["guest"]["id"]
    identity.known.clear()
    find = here.store.find_device

    async def find_slowly(device_id: str) -> tuple[Guest, Device] | None:
        found = await find(device_id)
        if found and device_id == device:
            await identity.sign_out(guest, device)
        return found

    monkeypatch.setattr(here.store, "find_device", find_slowly)

    assert phone.name() is None


# Being forgotten


def test_a_guest_can_be_forgotten_on_all_devices(here: Site) -> None:
    ada = here.browser().sign_up("Ada")
    phone = link(here, ada)
    guest = ada.get("/api/me").json()["guest"]["id"]

    gone = ada.ask("DELETE", "/api/me")

    assert gone.status_code == 204
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert (ada.name(), phone.name()) == (None, None)
    assert here.runner.run(here.store.guests([guest]))[guest].name == ""


def test_a_link_of_a_forgotten_guest_leads_nowhere(here: Site) -> None:
    ada = here.browser().sign_up("Ada")
    token = ada.post("/api/me/links").json()["token"]

    ada.ask("DELETE", "/api/me")

    assert code_of(here.browser().post("/api/links", {"token": token})) == (404, "unknown-link")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("GET", "/api/me/devices"), ("DELETE", "/api/me/devices"),
        ("DELETE", "/api/me/devices/x"), ("POST", "/api/me/links"),
    ],
)  # fmt: skip
def test_routes_under_me_need_a_guest(here: Site, method: str, path: str) -> None:
    body: dict[str, Any] = {"json": {}} if method == "PATCH" else {}

    assert code_of(here.browser().ask(method, path, **body)) == (401, "no-identity")
