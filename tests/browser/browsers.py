"""People with a real browser: each has their own context, which records every error."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, get_args
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, WebSocket

from tests.chance import COOKIE
from tests.waiting import wait_until

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHOTS = ROOT / "build/screenshots"
PHONE, DESKTOP = (390, 844), (1440, 900)
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first is the quickest
QUIET = ("disable-gpu", "disable-background-networking", "disable-component-update", "disable-sync", "no-first-run")
NOWHERE = "host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.*"  # no host resolves but this machine
PATIENCE = 20_000  # milliseconds; nothing takes this long on an idle machine
SERIOUS = ("serious", "critical")

# By default, two of the four pairs: together they have both languages and both schemes.
EVERY_LOOK = pytest.mark.parametrize(
    ("language", "scheme"),
    [
        ("en", "dark"),
        ("fr", "light"),
        pytest.param("en", "light", marks=pytest.mark.thorough),
        pytest.param("fr", "dark", marks=pytest.mark.thorough),
    ],
)

# What the page draws follows from the word too: the same nonces in the same order, from each load on.
FIXED_NONCES = """
let drawn = 0
crypto.getRandomValues = (into) => {
  drawn += 1
  for (let place = 0; place < into.length; place++) into[place] = 'WORD'.charCodeAt(place % 16) ^ (31 * drawn + place)
  return into
}
"""

Language = Literal["en", "fr"]
Scheme = Literal["dark", "light"]
Look = tuple[Language, Scheme, tuple[int, int]]


def every_look_and_size(*by_default: Look) -> pytest.MarkDecorator:
    """Boards in both languages and schemes, on a desktop and on a phone; all but the given ones in the thorough run."""
    looks: list[Look] = [
        (language, scheme, size)
        for language in get_args(Language)
        for scheme in get_args(Scheme)
        for size in (DESKTOP, PHONE)
    ]
    assert set(by_default) <= set(looks)
    return pytest.mark.parametrize(
        ("language", "scheme", "size"),
        [
            pytest.param(
                *look,
                id=f"{look[0]}-{look[1]}-{'phone' if look[2] == PHONE else 'desktop'}",
                marks=() if look in by_default else pytest.mark.thorough,
            )
            for look in looks
        ],
    )


def find_chromium() -> str | None:
    """The path of this machine's browser."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@contextmanager
def chromium(playwright: Playwright, path: str) -> Iterator[Browser]:
    """A browser that makes no requests by itself."""
    flags = [f"--{flag}" for flag in (*QUIET, NOWHERE, *(["no-sandbox"] if os.geteuid() == 0 else []))]
    browser = playwright.chromium.launch(executable_path=path, args=flags)
    try:
        yield browser
    finally:
        browser.close()


def wait_in_page(page: Page, condition: str, arg: object = None) -> None:
    """Wait until an expression is true in the page, or a function of `arg`.

    Playwright's `wait_for_function` evaluates text inside the page, which our content security policy forbids from the
    second check on, so it fails whenever the condition isn't true at once.
    """
    wait_until(lambda: page.evaluate(condition, arg), patience=PATIENCE / 1000)


class Person:
    """A person with their own browser: cookies, language, colours and size."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: Language = "en",
        scheme: Scheme = "dark",
        size: tuple[int, int] = DESKTOP,
        motion: bool = False,
        word: str = "",
        **settings: Any,
    ) -> None:
        self.address = address.rstrip("/")
        self.faults: list[str] = []
        self.forgiven: list[str] = ["Service Worker registration blocked"]
        is_phone = size[0] < 600
        self.context: BrowserContext = browser.new_context(
            base_url=f"{self.address}/",
            locale=LOCALES[language],
            color_scheme=scheme,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=is_phone,
            is_mobile=is_phone,
            **{"service_workers": "block", **settings},  # only tests about installing wait for one
        )
        self.context.set_default_timeout(PATIENCE)
        if word:  # it seeds the server's chance
            self.context.add_cookies([{"name": COOKIE, "value": word, "url": self.address}])
            self.context.add_init_script(FIXED_NONCES.replace("WORD", word))
        self.context.on("request", self.record_request)
        self.context.on("page", self.watch)
        self.page: Page = self.context.new_page()

    def visit(self, path: str = "") -> Page:
        """Open a page of the server, by its path without a leading slash."""
        self.page.goto(f"{self.address}/{path.removeprefix('/')}")
        return self.page

    def forgive(self, *patterns: str) -> None:
        """Ignore errors that this test expects, such as a cut connection."""
        self.forgiven += patterns

    def problems(self) -> list[str]:
        """The unexpected errors."""
        return [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self.forgiven)]

    def watch(self, page: Page) -> None:
        """Record a page's errors."""
        page.on("console", self.record_message)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("websocket", self.record_socket)

    def record_message(self, message: ConsoleMessage) -> None:
        """Record console errors and warnings."""
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def record_request(self, request: Request) -> None:
        """Record a request that leaves the machine."""
        if not is_here(request.url):
            self.faults.append(f"left the machine: {request.url}")

    def record_socket(self, socket: WebSocket) -> None:
        """Record a socket that leaves the machine."""
        if not is_here(socket.url):
            self.faults.append(f"left the machine: {socket.url}")

    def shoot(self, name: str) -> Path:
        """Take a screenshot of the page."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        path = SHOTS / f"{re.sub(r'[^a-zA-Z0-9-]+', '-', name).strip('-')}.png"
        self.page.screenshot(path=path)
        return path


def is_here(url: str) -> bool:
    """Does an address stay on this machine?"""
    parts = urlsplit(url)
    host = parts.hostname or ""
    return parts.scheme in ("data", "blob", "about") or host in ("localhost", "::1") or host.startswith("127.")


def find_barriers(page: Page) -> list[str]:
    """Barriers for people who can't see or use a mouse: axe's serious findings on the current page."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text("utf-8"))  # not as a script tag, which the page's policy would refuse
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [describe(one) for one in found["violations"] if one["impact"] in SERIOUS]


def describe(finding: dict[str, Any]) -> str:
    """A finding as one line."""
    places = "; ".join(str(node["target"][0]) for node in finding["nodes"][:5])
    return f"{finding['impact']} {finding['id']}: {finding['help']} ({places})"
