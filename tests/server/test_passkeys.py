"""Passkeys: they sign a guest in on another device; answers for other sites, old or altered ones are refused."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lampion.server.api.passkeys import AGE, MOST
from tests.server.authenticator import Authenticator
from tests.server.sites import Browser, Site, code_of, site


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    """A site without tables."""
    with site(tmp_path) as opened:
        yield opened


def ask(browser: Browser, path: str) -> dict[str, Any]:
    """The options for a device."""
    options: dict[str, Any] = browser.post(path).json()["options"]
    return options


def add(browser: Browser, device: Authenticator) -> None:
    """Add a passkey."""
    made = browser.post("/api/me/passkeys", device.create(ask(browser, "/api/me/passkeys/options")))
    assert made.status_code == 201, made.text


def enter(browser: Browser, device: Authenticator, **changes: Any) -> Any:
    """Sign in with a passkey."""
    return browser.post("/api/passkeys", device.sign(ask(browser, "/api/passkeys/options"), **changes))


def test_a_passkey_signs_in_on_another_device(here: Site) -> None:
    ada, device = here.browser().sign_up("Ada"), Authenticator()
    add(ada, device)
    other = here.browser()

    assert enter(other, device).json()["guest"] == ada.get("/api/me").json()["guest"]
    assert other.name() == "Ada"
    assert len(ada.get("/api/me/devices").json()["devices"]) == 2


def test_whoever_was_somebody_else_here_is_signed_out(here: Site) -> None:
    ada, bea, device = here.browser().sign_up("Ada"), here.browser().sign_up("Bea"), Authenticator()
    add(ada, device)

    enter(bea, device)

    assert bea.name() == "Ada"


def test_the_options_name_no_key_and_nobody(here: Site) -> None:
    """A stranger can't find out who has passkeys: the device knows."""
    add(here.browser().sign_up("Ada"), Authenticator())
    options = ask(here.browser(), "/api/passkeys/options")

    assert options["rpId"] == "localhost"
    assert options.get("allowCredentials", []) == []
    assert "Ada" not in str(options)


@pytest.mark.parametrize(
    "changes",
    [
        {"origin": "https://evil.example"},
        {"type": "webauthn.create"},
        {"challenge": "bm90IHlvdXJz"},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_an_answer_that_was_signed_for_something_else_is_refused(here: Site, changes: dict[str, str]) -> None:
    device = Authenticator()
    add(here.browser().sign_up("Ada"), device)
    other = here.browser()

    assert code_of(enter(other, device, **changes)) == (422, "bad-passkey")
    assert other.name() is None


def test_an_answer_counts_once_and_not_for_long(here: Site) -> None:
    device = Authenticator()
    add(here.browser().sign_up("Ada"), device)
    first, second = here.browser(), here.browser()
    answer = device.sign(ask(first, "/api/passkeys/options"))
    assert first.post("/api/passkeys", answer).status_code == 200
    assert code_of(second.post("/api/passkeys", answer)) == (422, "bad-passkey")

    late = device.sign(ask(second, "/api/passkeys/options"))
    here.time += AGE
    assert code_of(second.post("/api/passkeys", late)) == (422, "bad-passkey")


def test_a_challenge_for_a_new_key_is_for_one_guest_and_for_nothing_else(here: Site) -> None:
    ada, bea, device = here.browser().sign_up("Ada"), here.browser().sign_up("Bea"), Authenticator()
    made = device.create(ask(ada, "/api/me/passkeys/options"))
    assert code_of(bea.post("/api/me/passkeys", made)) == (422, "bad-passkey")
    add(ada, device)

    options = ask(ada, "/api/me/passkeys/options")
    signed = device.sign({**options, "rpId": "localhost"})
    assert code_of(here.browser().post("/api/passkeys", signed)) == (422, "bad-passkey")


def test_another_key_of_the_same_name_is_refused(here: Site) -> None:
    """Somebody who knows the id of a passkey can neither use it nor take it over."""
    device, thief = Authenticator(), Authenticator()
    add(here.browser().sign_up("Ada"), device)
    bea = here.browser().sign_up("Bea")

    assert code_of(enter(bea, thief)) == (422, "bad-passkey")
    taken = bea.post("/api/me/passkeys", thief.create(ask(bea, "/api/me/passkeys/options")))
    assert code_of(taken) == (422, "bad-passkey")


def test_a_copied_key_whose_counter_goes_back_is_refused(here: Site) -> None:
    device = Authenticator()
    add(here.browser().sign_up("Ada"), device)
    assert enter(here.browser(), device, uses=9).status_code == 200

    assert code_of(enter(here.browser(), device, uses=5)) == (422, "bad-passkey")


def test_a_removed_passkey_signs_nobody_in(here: Site) -> None:
    ada, bea, device = here.browser().sign_up("Ada"), here.browser().sign_up("Bea"), Authenticator()
    add(ada, device)
    (passkey,) = ada.get("/api/me/passkeys").json()["passkeys"]
    assert code_of(bea.ask("DELETE", f"/api/me/passkeys/{passkey['id']}")) == (404, "unknown-passkey")
    assert ada.ask("DELETE", f"/api/me/passkeys/{passkey['id']}").status_code == 204

    assert code_of(enter(here.browser(), device)) == (404, "unknown-passkey")


def test_with_a_guest_the_passkeys_go(here: Site) -> None:
    ada, device = here.browser().sign_up("Ada"), Authenticator()
    add(ada, device)
    ada.ask("DELETE", "/api/me")

    assert code_of(enter(here.browser(), device)) == (404, "unknown-passkey")


def test_nobody_has_passkeys_without_end(here: Site) -> None:
    ada = here.browser().sign_up("Ada")
    for number in range(MOST):
        here.time += 60_000
        add(ada, Authenticator(name=b"passkey number %d" % number))

    assert code_of(ada.post("/api/me/passkeys/options")) == (409, "many-passkeys")


def test_behind_a_proxy_keys_belong_to_the_public_name(tmp_path: Path) -> None:
    with site(tmp_path, public_url="https://example.org/lampion/") as there:
        ada = there.browser(base="https://example.org")
        ada.post("/lampion/api/me", {"name": "Ada"})
        device = Authenticator("https://example.org")
        options = ada.post("/lampion/api/me/passkeys/options").json()["options"]
        assert options["rp"]["id"] == "example.org"
        assert ada.post("/lampion/api/me/passkeys", device.create(options)).status_code == 201


@pytest.mark.parametrize("text", ["", "e30", "WzFd", "bm90IGpzb24", "eyJjaGFsbGVuZ2UiOjF9"])
def test_nonsense_is_refused_in_words(here: Site, text: str) -> None:
    device = Authenticator()
    answer = device.sign(ask(here.browser(), "/api/passkeys/options"))
    answer["response"]["clientDataJSON"] = text

    assert code_of(here.browser().post("/api/passkeys", answer))[0] == 422
