"""The middleware: other hosts, other sites, bodies, the path behind a proxy, security headers."""

import json
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI, WebSocket
from starlette.requests import Request
from starlette.types import Message

from lampion.server.config import BadUrl, Config
from tests.server.sites import Site, code_of, site

PUBLIC = "https://games.example.org/lampion"
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")


def add_routes(app: FastAPI) -> None:
    """An echo, a page and a socket."""

    @app.api_route("/api/echo", methods=["GET", *UNSAFE])
    async def echo(request: Request) -> dict[str, object]:
        body = await request.body()
        return {"size": len(body), "path": request.url.path, "scheme": request.url.scheme}

    @app.get("/page")
    async def page() -> str:
        return "page"

    @app.websocket("/api/socket")
    async def talk(websocket: WebSocket) -> None:
        await websocket.accept()


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    """A site that people reach directly."""
    with site(tmp_path, add_routes) as opened:
        yield opened


@pytest.fixture
def behind_proxy(tmp_path: Path) -> Iterator[Site]:
    """A site that people reach through a proxy, under a path."""
    with site(tmp_path, add_routes, public_url=PUBLIC) as opened:
        yield opened


# Hosts


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8000", "LOCALHOST", "localhost.", "lampion.localhost:8000", "127.0.0.1:8000",
        "192.168.1.20", "[::1]:8000", "[fe80::1]", socket.gethostname(),
        f"{socket.gethostname().split('.')[0]}.local:80",
    ],
)  # fmt: skip
def test_the_names_and_addresses_of_this_machine_are_answered(here: Site, host: str) -> None:
    assert here.browser().get("/api/echo", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:8000", "localhost.evil.example", "localhost@evil.example", "[evil.example]",
        "127.0.0.1.evil.example", "[1.2]",
        "evil-localhost", "localhost/evil.example", "localhost:x", "[::1", "", " ", "localhost?", "localhost#",
        "games.example.org",
    ],
)  # fmt: skip
def test_a_foreign_name_that_points_here_is_refused(here: Site, host: str) -> None:
    refused = here.browser().get("/api/echo", headers={"host": host})

    assert code_of(refused) == (421, "wrong-host")


def test_two_hosts_at_once_are_refused(here: Site) -> None:
    headers = [("host", "localhost"), ("host", "evil.example")]

    async def ask() -> list[Message]:
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = {
            "type": "http", "method": "GET", "path": "/api/echo", "raw_path": b"/api/echo", "query_string": b"",
            "root_path": "", "scheme": "http", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
            "headers": [(name.encode(), value.encode()) for name, value in headers],
        }  # fmt: skip
        await here.app(scope, receive, send)
        return sent

    assert here.runner.run(ask())[0]["status"] == 421


def test_the_host_of_the_public_address_is_answered(behind_proxy: Site) -> None:
    assert behind_proxy.browser().get("/api/echo", headers={"host": "games.example.org"}).status_code == 200


def test_a_socket_for_another_host_is_refused(here: Site) -> None:
    start, body = here.open_socket("/api/socket", host="evil.example")

    assert (start["type"], start["status"]) == ("websocket.http.response.start", 421)
    assert json.loads(body["body"])["error"]["code"] == "wrong-host"


# Sites


@pytest.mark.parametrize("method", UNSAFE)
@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://localhost:8000", "https://localhost", "http://localhost.evil", "x", "",
     "http://localhost@evil.example", "http://localhost/x", "http://localhost:99999"],
)  # fmt: skip
def test_a_page_of_another_site_may_not_act(here: Site, method: str, origin: str) -> None:
    assert code_of(here.browser().ask(method, "/api/echo", headers={"origin": origin})) == (403, "cross-site")


def test_a_host_with_an_odd_port_is_accepted(here: Site) -> None:
    headers = {"host": "localhost:99999", "origin": "http://localhost:99999"}

    assert here.browser().post("/api/echo", headers=headers).status_code == 200


@pytest.mark.parametrize("method", UNSAFE)
@pytest.mark.parametrize("origin", ["http://localhost", "http://localhost:80", "HTTP://LOCALHOST"])
def test_a_page_of_this_site_may_act(here: Site, method: str, origin: str) -> None:
    assert here.browser().ask(method, "/api/echo", headers={"origin": origin}).status_code == 200


def test_a_program_without_an_origin_may_act(here: Site) -> None:
    assert here.browser().post("/api/echo").status_code == 200


def test_a_link_from_another_site_may_be_followed(here: Site) -> None:
    headers = {"origin": "https://evil.example", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}

    assert here.browser().get("/page", headers=headers).status_code == 200


def test_what_the_browser_calls_cross_site_may_not_act(here: Site) -> None:
    refused = here.browser().post("/api/echo", headers={"sec-fetch-site": "cross-site"})

    assert code_of(refused) == (403, "cross-site")


def test_pages_of_the_public_address_may_act_whatever_the_proxy_calls_the_host(behind_proxy: Site) -> None:
    ask = behind_proxy.browser(base="http://127.0.0.1:8000").post

    assert ask("/api/echo", headers={"origin": "https://games.example.org"}).status_code == 200
    assert ask("/api/echo", headers={"origin": "http://games.example.org"}).status_code == 403


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:8001", "ws://localhost", ""])
def test_a_socket_from_another_site_is_refused(here: Site, origin: str) -> None:
    start, body = here.open_socket("/api/socket", origin=origin)

    assert start["status"] == 403
    assert json.loads(body["body"])["error"]["code"] == "cross-site"


@pytest.mark.parametrize("headers", [{}, {"origin": "http://localhost"}])
def test_a_socket_from_this_site_or_from_a_program_is_let_in(here: Site, headers: dict[str, str]) -> None:
    assert here.open_socket("/api/socket", **headers)[0]["type"] == "websocket.accept"


# Bodies


def in_parts(size: int) -> AsyncIterator[bytes]:
    """A body in parts, without an announced length."""

    async def parts() -> AsyncIterator[bytes]:
        for start in range(0, size, 1000):
            yield b"1" * min(1000, size - start)

    return parts()


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize("announced", [True, False])
@pytest.mark.parametrize(("size", "status"), [(0, 200), (64 * 1024, 200), (64 * 1024 + 1, 413), (10_000_000, 413)])
def test_a_body_has_64_kilobytes_at_most(here: Site, size: int, status: int, announced: bool) -> None:
    content = b"1" * size if announced else in_parts(size)

    answer = here.browser().ask("POST", "/api/echo", content=content, headers=JSON)

    assert answer.status_code == status
    if status == 200:
        assert answer.json()["size"] == size
    else:
        assert code_of(answer) == (413, "too-large")
        assert answer.headers["connection"] == "close"


@pytest.mark.parametrize("length", ["999999999999999999999999999", "-1", "x", "1, 1"])
def test_a_malformed_length_is_refused(here: Site, length: str) -> None:
    refused = here.browser().ask("POST", "/api/echo", content=b"1", headers={**JSON, "content-length": length})

    assert code_of(refused) == (413, "too-large")


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "APPLICATION/JSON"])
def test_a_body_of_json_is_taken(here: Site, kind: str) -> None:
    assert here.browser().ask("POST", "/api/echo", content=b"{}", headers={"content-type": kind}).status_code == 200


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/jsonp"],
)  # fmt: skip
def test_a_body_of_another_kind_is_refused(here: Site, kind: str) -> None:
    refused = here.browser().ask("POST", "/api/echo", content=b"{}", headers={"content-type": kind})

    assert code_of(refused) == (415, "not-json")


# Paths


@pytest.mark.parametrize("path", ["/lampion/api/echo", "/api/echo"])
def test_the_path_of_the_public_address_may_be_there_or_not(behind_proxy: Site, path: str) -> None:
    answer = behind_proxy.browser().get(path)

    assert (answer.status_code, answer.json()["path"]) == (200, "/lampion/api/echo")


@pytest.mark.parametrize("path", ["/lampionapi/echo", "/lampion/lampion/api/echo", "/lampion", "/other/api/echo"])
def test_other_paths_lead_nowhere(behind_proxy: Site, path: str) -> None:
    assert code_of(behind_proxy.browser().get(path)) == (404, "not-found")


def test_a_socket_is_found_under_the_path_too(behind_proxy: Site) -> None:
    assert behind_proxy.open_socket("/lampion/api/socket")[0]["type"] == "websocket.accept"


def test_methods_are_found_under_the_path_too(behind_proxy: Site) -> None:
    refused = behind_proxy.browser().ask("PUT", "/lampion/api/me")

    assert refused.headers["allow"] == "GET, POST, PATCH, DELETE"


@pytest.mark.parametrize(
    ("url", "origin", "prefix", "secure"),
    [
        ("https://example.org", "https://example.org", "", True),
        ("https://example.org/", "https://example.org", "", True),
        ("https://EXAMPLE.org:443/a/b/", "https://example.org", "/a/b", True),
        ("http://192.168.1.2:8000", "http://192.168.1.2:8000", "", False),
        ("http://[::1]:8000/x", "http://[::1]:8000", "/x", False),
    ],
)
def test_a_public_address_is_read(tmp_path: Path, url: str, origin: str, prefix: str, secure: bool) -> None:
    config = Config(data=tmp_path, public_url=url)

    assert (config.origin, config.prefix, config.is_secure) == (origin, prefix, secure)


@pytest.mark.parametrize(
    "url",
    [
        "example.org", "ftp://example.org", "https://", "https:///x", "https://example.org?x", "https://example.org#x",
        "https://me@example.org", "https://example.org:x", "https://example.org:99999", "https://example.org//x",
        "https://example.org/a;b", "https://exämple.org", "https://example.org/a b", "javascript:alert(1)", "",
    ],
)  # fmt: skip
def test_a_malformed_public_address_is_refused(tmp_path: Path, url: str) -> None:
    with pytest.raises(BadUrl):
        Config(data=tmp_path, public_url=url)


# Headers


@pytest.mark.parametrize(
    ("path", "headers"),
    [("/page", {}), ("/api/echo", {}), ("/api/nothing", {}), ("/page", {"host": "evil.example"}), ("/healthz", {})],
)
def test_every_answer_tells_the_browser_what_a_page_may_do(here: Site, path: str, headers: dict[str, str]) -> None:
    sent = here.browser().get(path, headers=headers).headers

    policy = dict(part.split(" ", 1) for part in sent["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
    assert policy["base-uri"] == "'self'"
    assert "unsafe" not in sent["content-security-policy"]
    assert sent["x-content-type-options"] == "nosniff"
    assert sent["referrer-policy"] == "same-origin"
    assert sent["cross-origin-opener-policy"] == sent["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in sent["permissions-policy"]
    assert "server" not in sent
    assert "strict-transport-security" not in sent


def test_answers_of_the_api_are_not_cached(here: Site) -> None:
    assert here.browser().get("/api/echo").headers["cache-control"] == "no-store"
    assert here.browser().get("/nothing").headers["cache-control"] == "no-store"
    assert "cache-control" not in here.browser().get("/page").headers


def test_behind_https_browsers_are_told_to_keep_to_https(behind_proxy: Site) -> None:
    assert behind_proxy.browser().get("/page").headers["strict-transport-security"] == "max-age=31536000"
