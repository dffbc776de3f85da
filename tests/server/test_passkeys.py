"""Passkeys: they sign a guest in on another device; answers for other sites, old or altered ones are refused."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cbor2
import pytest
from webauthn.helpers import bytes_to_base64url

from lampion.server.api.passkeys import AGE, MOST
from lampion.server.config import Rate
from tests.server.authenticator import NEW, Authenticator
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


def strange_keys(good: dict[int, Any]) -> Iterator[object]:
    """What a device could call a public key: parts that are missing or something else, or no key at all."""
    for part in good:
        others: tuple[object, ...] = (None, 0, 99, -257, b"", b"\xff" * 32, "x", [1], {})
        yield from ({**good, part: other} for other in others)
        yield {name: value for name, value in good.items() if name != part}
    yield from ({}, 5, [1], "x", None)
    yield from ({1: 3, 3: -257, -1: b"\x01", -2: b"\x00"}, {1: 1, 3: -8, -1: 6, -2: b"short"})


STATEMENTS: list[object] = [
    {}, 5, None, [1], {"x5c": []}, {"x5c": [b"abc"], "alg": -7, "sig": b"x"}, {"x5c": [5]}, {"alg": -7, "sig": b"x"},
    {"ver": "2.0", "alg": -257, "x5c": [b"a"], "sig": b"", "certInfo": bytes(40), "pubArea": bytes(20)},
    {"ver": "1", "response": b"a.b.c"},
]  # fmt: skip
FORMS = ["none", "packed", "fido-u2f", "tpm", "apple", "android-key", "android-safetynet", "of tomorrow", 5, None]


def test_whatever_a_device_sends_is_taken_or_refused_in_words(here: Site) -> None:
    """The library that checks it stumbles over some of it."""
    here.app.state.limits.rates = {kind: Rate(100_000, 1) for kind in here.app.state.limits.rates}
    ada, device = here.browser().sign_up("Ada"), Authenticator()
    start = ask(ada, "/api/me/passkeys/options")
    data = device.describe(start["rp"]["id"], NEW) + bytes(16) + len(device.name).to_bytes(2, "big") + device.name
    plain = {"fmt": "none", "attStmt": {}, "authData": data + cbor2.dumps(device.public())}
    wholes: list[object] = [{**plain, "authData": data + cbor2.dumps(key)} for key in strange_keys(device.public())]
    wholes += [{**plain, "fmt": form, "attStmt": statement} for form in FORMS for statement in STATEMENTS]
    wholes += [{**plain, "authData": (data + b"more")[:length]} for length in (0, 1, 36, 37, 40, 53, 54, 55, 60, 99)]
    wholes += [{**plain, "authData": None}, {}, [], 5, "x", None, {"fmt": "none"}]
    for whole in wholes:
        made = device.create(ask(ada, "/api/me/passkeys/options"))
        made["response"]["attestationObject"] = bytes_to_base64url(cbor2.dumps(whole))
        answer = ada.post("/api/me/passkeys", made)
        assert answer.status_code in (201, 422), whole
        if answer.status_code == 201:
            is_sound = isinstance(whole, dict) and whole["authData"] == plain["authData"]
            assert enter(here.browser(), device).status_code == (200 if is_sound else 422), whole
            key = answer.json()["passkeys"][0]["id"]
            assert ada.ask("DELETE", f"/api/me/passkeys/{key}").status_code == 204
        else:
            assert answer.json()["error"]["code"] == "bad-passkey", whole


def test_keys_that_were_asked_for_before_there_were_enough_are_too_many(here: Site) -> None:
    ada = here.browser().sign_up("Ada")
    here.app.state.limits.rates = {kind: Rate(1_000, 1) for kind in here.app.state.limits.rates}
    devices = [Authenticator(name=b"passkey number %d" % number) for number in range(MOST + 1)]
    made = [device.create(ask(ada, "/api/me/passkeys/options")) for device in devices]

    answers = [ada.post("/api/me/passkeys", one).status_code for one in made]

    assert answers == [201] * MOST + [409]
