"""Friends in the same network, which another loopback address stands for."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lampion.server.api import lan
from tests.server.site_thread import SiteThread, site_thread

FRIENDS = "127.0.0.2"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SiteThread]:
    monkeypatch.setenv("LAMPION_LAN", FRIENDS)
    with site_thread(tmp_path) as site:
        yield site


def port_of(site: SiteThread) -> int:
    port: int = site.socket.getsockname()[1]
    return port


def ask(site: SiteThread, wanted: bool | None = None, **headers: str) -> httpx.Response:
    if wanted is None:
        return httpx.get(f"{site.address}/api/lan", headers=headers)
    return httpx.post(f"{site.address}/api/lan", json={"open": wanted}, headers=headers)


def listen_until_the_end(socket: ClientConnection) -> None:
    while True:
        socket.recv(10)


def is_reachable(site: SiteThread) -> bool:
    try:
        return httpx.get(f"http://{FRIENDS}:{port_of(site)}/healthz").status_code == 200
    except httpx.ConnectError:
        return False


def test_it_is_closed_at_first(site: SiteThread) -> None:
    answer = ask(site)

    assert answer.json() == {"possible": True, "open": False, "addresses": [f"http://{FRIENDS}:{port_of(site)}/"]}
    assert not is_reachable(site)


def test_it_opens_and_closes(site: SiteThread) -> None:
    assert ask(site, True).json()["open"]
    assert is_reachable(site)

    assert not ask(site, False).json()["open"]
    assert not is_reachable(site)


def test_it_opens_once_however_often_it_is_asked(site: SiteThread) -> None:
    assert [ask(site, wanted).json()["open"] for wanted in (True, True, False, False, True)] == [
        True, True, False, False, True,
    ]  # fmt: skip
    assert is_reachable(site)


def test_closing_disconnects_only_those_who_came_that_way(site: SiteThread) -> None:
    ask(site, True)
    table = httpx.post(f"{site.address}/api/play", json={}).json()["id"]
    path = f"/api/tables/{table}/socket"
    with (
        connect(f"ws://{FRIENDS}:{port_of(site)}{path}") as friend,
        connect(f"ws://127.0.0.1:{port_of(site)}{path}") as host,
    ):
        friend.recv(10)
        ask(site, False)

        with pytest.raises(ConnectionClosed):
            listen_until_the_end(friend)
        host.send('{"type": "ping", "id": "still here"}')
        while "still here" not in host.recv(10):
            pass


def test_it_closes_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPION_LAN", FRIENDS)
    with site_thread(tmp_path) as site:
        ask(site, True)
        port = port_of(site)

    with socket.create_server((FRIENDS, port)):
        pass


def test_friends_cannot_open_or_close_anything(site: SiteThread) -> None:
    """Only people at this machine get an answer; this one comes through a proxy."""
    for wanted in (None, True, False):
        refused = ask(site, wanted, **{"x-forwarded-for": "192.168.1.7"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (404, "not-found")
    assert not is_reachable(site)


def test_another_site_cannot_open_or_close_it(site: SiteThread) -> None:
    refused = ask(site, True, origin="http://evil.example")

    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "cross-site")


def test_nonsense_is_refused(site: SiteThread) -> None:
    refused = httpx.post(f"{site.address}/api/lan", json={"open": "perhaps"})

    assert refused.json()["error"]["code"] == "bad-request"


def test_a_taken_port_is_reported(site: SiteThread) -> None:
    with socket.create_server((FRIENDS, port_of(site))):
        refused = ask(site, True)

    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no-lan")


def test_a_machine_without_a_network_cannot_open_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LAMPION_LAN", raising=False)
    monkeypatch.setattr(lan, "address_towards", lambda _there: "")
    with site_thread(tmp_path) as site:
        answer = ask(site)
        refused = ask(site, True)

    assert answer.json() == {"possible": False, "open": False, "addresses": []}
    assert refused.json()["error"]["code"] == "no-lan"


def test_a_server_with_a_public_address_needs_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPION_LAN", FRIENDS)
    with site_thread(tmp_path, public_url="https://games.example") as site:
        assert ask(site).json() == {"possible": False, "open": False, "addresses": []}


def test_a_server_that_listens_everywhere_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPION_LAN", FRIENDS)
    with site_thread(tmp_path, host="0.0.0.0") as site:
        answer = ask(site, True).json()
        assert answer == {"possible": True, "open": True, "addresses": [f"http://{FRIENDS}:{port_of(site)}/"]}


@pytest.mark.parametrize(
    ("towards", "found"),
    [
        ({}, []),
        ({"192.0.2.1": "192.168.1.5", "10.255.255.254": "10.0.0.2"}, ["192.168.1.5", "10.0.0.2"]),
        ({"192.0.2.1": "8.8.8.8"}, []),  # a public address isn't in a local network
        ({"192.0.2.1": "127.0.0.1"}, []),
        ({"192.0.2.1": "10.0.0.2", "10.255.255.254": "10.0.0.2"}, ["10.0.0.2"]),
    ],
)
def test_only_private_addresses_count(
    monkeypatch: pytest.MonkeyPatch, towards: dict[str, str], found: list[str]
) -> None:
    monkeypatch.delenv("LAMPION_LAN", raising=False)
    monkeypatch.setattr(lan, "address_towards", lambda there: towards.get(there, ""))

    assert lan.find_addresses() == found
