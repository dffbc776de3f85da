"""How the client is served: addresses, encodings, caching, under a path, and what the page says without a client."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from lampion.server import pages
from lampion.server.pages import Client
from tests.server.site_thread import SiteThread, site_thread

PAGE = '<!doctype html><base href="__BASE__"><script type="module" src="./assets/index-Ab12.js"></script>'
SCRIPT = b"console.log('lantern')\n" * 40
PATHS = ("", "lobby", "table/abc", "replay/abc?at=3", "learn", "learn/takenoko", "about", "link", "me")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a build."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "built.digest").write_text("secret")
    (folder / "assets/index-Ab12.js").write_bytes(SCRIPT)
    (folder / "assets/index-Ab12.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets/index-Ab12.js.br").write_bytes(b"as brotli")
    (folder / "assets/small-Cd34.css").write_text("a{}")
    (folder.parent / "outside.js").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def site(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteThread]:
    """A server with that client."""
    with site_thread(tmp_path_factory.mktemp("data")) as site:
        site.app.state.client = Client(folder)
        yield site


@pytest.fixture
def browser(site: SiteThread) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=site.address) as client:
        yield client


@pytest.mark.parametrize("path", PATHS)
def test_every_address_of_the_client_shows_the_page(browser: httpx.Client, path: str) -> None:
    shown = browser.get(f"/{path}")

    assert (shown.status_code, shown.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert shown.headers["cache-control"] == "no-cache"
    assert '<base href="/">' in shown.text


@pytest.mark.parametrize("path", ["nowhere", "table", "table/a/b", "api", "api/nowhere", "assets", "assets/"])
def test_other_addresses_do_not_show_it(browser: httpx.Client, path: str) -> None:
    shown = browser.get(f"/{path}")

    assert (shown.status_code, shown.json()["error"]["code"]) == (404, "not-found")


def test_a_person_who_types_a_wrong_address_sees_the_page_say_so(browser: httpx.Client) -> None:
    shown = browser.get("/nowhere", headers={"Accept": "text/html"})
    program = browser.get("/api/nowhere", headers={"Accept": "text/html"})

    assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert (program.status_code, program.json()["error"]["code"]) == (404, "not-found")


def test_an_unchanged_page_is_revalidated(browser: httpx.Client) -> None:
    etag = browser.get("/").headers["etag"]

    again = browser.get("/lobby", headers={"if-none-match": etag})

    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None), ("br;q=0, gzip;q=0.5", "gzip"), ("", None)],
)
def test_assets_are_sent_in_the_best_encoding_the_browser_accepts(
    site: SiteThread, accepted: str, encoding: str | None
) -> None:
    with httpx.stream("GET", f"{site.address}/assets/index-Ab12.js", headers={"accept-encoding": accepted}) as answer:
        content = b"".join(answer.iter_raw())

    expected = {"br": b"as brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[encoding]
    assert answer.headers.get("content-encoding") == encoding
    assert (len(content), int(answer.headers["content-length"])) == (len(expected), len(expected))
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_each_encoding_of_an_asset_has_its_own_tag(browser: httpx.Client) -> None:
    tags = {
        browser.get("/assets/index-Ab12.js", headers={"accept-encoding": form}).headers["etag"]
        for form in ("gzip", "identity")
    }

    assert len(tags) == 2
    for tag in tags:
        again = browser.get(
            "/assets/index-Ab12.js",
            headers={"if-none-match": f'"other", W/{tag}', "accept-encoding": "gzip" if "gzip" in tag else "identity"},
        )
        assert (again.status_code, again.content) == (304, b"")


def test_a_small_asset_is_not_compressed(browser: httpx.Client) -> None:
    shown = browser.get("/assets/small-Cd34.css")

    assert (shown.text, shown.headers["content-type"]) == ("a{}", "text/css; charset=utf-8")
    assert "vary" not in shown.headers


def test_files_next_to_the_page_are_revalidated(browser: httpx.Client) -> None:
    shown = browser.get("/icon.svg")

    assert (shown.text, shown.headers["content-type"]) == ("<svg/>", "image/svg+xml")
    assert shown.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/assets/index-Ab12.js", "/icon.svg"])
def test_head_gives_the_headers_without_the_content(browser: httpx.Client, path: str) -> None:
    plain = {"accept-encoding": "identity"}
    shown, head = browser.get(path, headers=plain), browser.head(path, headers=plain)

    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-length", "content-type", "etag", "cache-control"):
        assert head.headers[name] == shown.headers[name]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../built.digest",
        "/assets/..%2fbuilt.digest",
        "/assets/..%2f..%2foutside.js",
        "/assets/%2e%2e/icon.svg",
        "/..%2foutside.js",
        "/built.digest",
        "/index.html",
        "/assets/index-Ab12.js.gz",
        "/assets/index-Ab12.js%00",
        "/pages.py",
    ],
)
def test_nothing_else_can_be_read(site: SiteThread, path: str) -> None:
    with httpx.Client() as client:
        request = client.build_request("GET", site.address)
        request.url = request.url.copy_with(raw_path=path.encode())
        shown = client.send(request)

    assert shown.status_code == 404
    assert "secret" not in shown.text


def test_pages_accept_no_other_methods(browser: httpx.Client) -> None:
    shown = browser.post("/lobby")

    assert (shown.status_code, shown.headers["allow"]) == (405, "GET, HEAD")


def test_the_page_carries_the_strict_policy(browser: httpx.Client) -> None:
    policy = browser.get("/").headers["content-security-policy"]

    assert "script-src 'self'" in policy
    assert "base-uri 'self'" in policy
    assert "unsafe" not in policy


def test_under_a_path_the_page_names_it(folder: Path, tmp_path: Path) -> None:
    with site_thread(tmp_path, public_url="http://games.example/lampion/") as site:
        site.app.state.client = Client(folder)
        for prefix in ("", "/lampion"):  # whether or not the proxy strips it
            page = httpx.get(f"{site.address}{prefix}/table/abc")
            assert '<base href="/lampion/">' in page.text
            assert httpx.get(f"{site.address}{prefix}/assets/small-Cd34.css").text == "a{}"
        assert httpx.get(f"{site.address}/lampion").status_code == 200


def test_a_rebuilt_client_is_served_at_once(tmp_path: Path) -> None:
    client = Client(tmp_path)
    assert not client.is_built()

    (tmp_path / "index.html").write_text("first")
    assert client.is_built()
    (tmp_path / "index.html").write_text("second")
    os.utime(tmp_path / "index.html", ns=(1, 1))
    client.refresh()

    assert client.page == "second"


def test_without_a_client_the_page_says_so_in_both_languages_and_the_rest_works(tmp_path: Path) -> None:
    with site_thread(tmp_path / "data") as site:
        site.app.state.client = Client(tmp_path / "nothing")
        shown = httpx.get(f"{site.address}/")
        menu = httpx.get(f"{site.address}/api/games")

    assert (shown.status_code, shown.headers["cache-control"]) == (503, "no-store")
    assert "The web page is missing" in shown.text
    assert "La page web manque" in shown.text
    assert menu.json()["games"]


def test_every_kind_of_file_that_a_build_leaves_is_served() -> None:
    if not pages.FOLDER.exists():
        pytest.skip("the client is not built")
    unserved = {".br", ".gz", ".digest", ".html"}
    kinds = {file.suffix for file in pages.FOLDER.rglob("*") if file.is_file()}

    assert kinds - unserved <= set(pages.TYPES)
