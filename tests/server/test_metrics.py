"""Metrics for Prometheus, shown to this machine only, and the health check."""

import re
from pathlib import Path

import pytest

import lampion
from lampion.storage.errors import StorageFailed
from tests.server.sites import code_of, site


def test_requests_are_counted_by_route_not_by_address(tmp_path: Path) -> None:
    with site(tmp_path) as there:
        browser = there.browser().sign_up()
        for number in range(5):
            browser.ask("DELETE", f"/api/me/devices/{number}")
            browser.get(f"/nothing/{number}")
        text = browser.get("/metrics").text

    route = 'method="DELETE",route="/api/me/devices/{device}"'
    assert f'lampion_requests_total{{{route},status="404"}} 5.0' in text
    assert f"lampion_request_seconds_count{{{route}}} 5.0" in text
    assert 'lampion_requests_total{method="GET",route="(none)",status="404"} 5.0' in text


def test_the_counters_of_tables_are_exported(tmp_path: Path) -> None:
    with site(tmp_path) as there:
        metrics = there.app.state.metrics
        metrics.sockets.inc()
        metrics.tables.set(3)
        metrics.moves.labels("bot").inc()
        metrics.appends.inc(2)
        metrics.bot_seconds.observe(0.1)
        metrics.seen_seconds.observe(0.01)
        text = there.browser().get("/metrics").text

    for line in (
        "lampion_sockets_open 1.0", "lampion_tables_in_memory 3.0", 'lampion_moves_total{by="bot"} 1.0',
        "lampion_appends_total 2.0", "lampion_bot_seconds_count 1.0", "lampion_move_seen_seconds_count 1.0",
    ):  # fmt: skip
        assert line in text
    assert re.search(r"^process_resident_memory_bytes \d", text, re.MULTILINE)


def test_two_apps_count_separately(tmp_path_factory: pytest.TempPathFactory) -> None:
    with site(tmp_path_factory.mktemp("a")) as one, site(tmp_path_factory.mktemp("b")) as other:
        one.browser().get("/api/me")
        text = other.browser().get("/metrics").text

    assert "/api/me" not in text


@pytest.mark.parametrize(
    ("client", "headers"),
    [
        ("203.0.113.9", {}),
        ("192.168.1.2", {}),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}),
        ("127.0.0.1", {"forwarded": "for=127.0.0.1"}),
        ("127.0.0.1", {"x-real-ip": "127.0.0.1"}),
        ("127.0.0.1", {"via": "1.1 proxy"}),
        ("127.0.0.1", {"host": "games.example.org"}),
    ],
)
def test_metrics_are_hidden_from_everyone_but_direct_clients_on_this_machine(
    tmp_path: Path, client: str, headers: dict[str, str]
) -> None:
    with site(tmp_path, public_url="https://games.example.org") as there:
        assert code_of(there.browser(client).get("/metrics", headers=headers)) == (404, "not-found")


def test_a_healthy_server_says_so(tmp_path: Path) -> None:
    with site(tmp_path) as there:
        answer = there.browser().get("/healthz")

    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": lampion.__version__})


def test_a_server_whose_database_does_not_answer_is_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise StorageFailed(problem="gone")

    with site(tmp_path) as there:
        monkeypatch.setattr(there.store, "ping", fail)
        answer = there.browser().get("/healthz")

    assert code_of(answer) == (503, "unavailable")
