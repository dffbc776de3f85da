"""Rate limits and caps: bursts, refills, addresses, and what may be held at once."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection

from lampion.server.clock import MINUTE, SECOND
from lampion.server.config import CAPS, RATES, Rate
from lampion.server.limits import Limits, TooMany, TooManyAtOnce, address_of, is_local
from tests.server.sites import code_of, site

SMALL = {"chat": Rate(3, 30 * SECOND), "hints": Rate(1, MINUTE)}


def limits(**more: int) -> Limits:
    """Three lines of chat at once, one more every ten seconds."""
    return Limits(SMALL, {"sockets": 2}, **more)


def take(bucket: Limits, times: int, now: int = 0, key: str = "ada") -> None:
    """Write several lines of chat."""
    for _ in range(times):
        bucket.take("chat", key, now)


def test_a_burst_is_allowed_and_no_more() -> None:
    bucket = limits()
    take(bucket, 3)

    with pytest.raises(TooMany) as refused:
        take(bucket, 1)

    assert refused.value.data == {"kind": "chat", "seconds": 10}


def test_a_bucket_fills_again_with_time() -> None:
    bucket = limits()
    take(bucket, 3)
    take(bucket, 1, now=10 * SECOND)

    with pytest.raises(TooMany):
        take(bucket, 1, now=19 * SECOND)
    take(bucket, 1, now=20 * SECOND)


def test_a_bucket_never_holds_more_than_a_burst() -> None:
    bucket = limits()
    take(bucket, 3, now=1000 * MINUTE)

    with pytest.raises(TooMany):
        take(bucket, 1, now=1000 * MINUTE)


def test_asking_in_vain_does_not_lengthen_the_wait() -> None:
    bucket = limits()
    take(bucket, 3)
    for second in range(1, 10):
        with pytest.raises(TooMany) as refused:
            take(bucket, 1, now=second * SECOND)
        assert refused.value.data["seconds"] == 10 - second

    take(bucket, 1, now=10 * SECOND)


def test_every_client_and_every_kind_has_its_own_bucket() -> None:
    bucket = limits()
    take(bucket, 3, key="ada")

    take(bucket, 3, key="bob")
    bucket.take("hints", "ada", 0)


def test_a_clock_that_goes_back_gives_and_takes_nothing() -> None:
    bucket = limits()
    take(bucket, 2, now=MINUTE)

    take(bucket, 1, now=0)
    with pytest.raises(TooMany):
        take(bucket, 1, now=0)


def test_the_number_of_buckets_is_bounded() -> None:
    bucket = limits(most=100)
    for number in range(1000):
        bucket.take("chat", str(number), 0)

    assert len(bucket.buckets) == 100


@given(st.lists(st.integers(0, 5 * SECOND), max_size=200))
def test_over_any_time_no_more_gets_through_than_burst_and_refill(steps: list[int]) -> None:
    bucket, now, passed = limits(), 0, 0
    for step in steps:
        now += step
        try:
            take(bucket, 1, now)
            passed += 1
        except TooMany:
            pass

    assert passed <= 3 + now / (10 * SECOND) + 1e-6


def test_a_cap_allows_that_many_at_once_and_no_more() -> None:
    bucket = limits()
    with bucket.hold("sockets", "ada"), bucket.hold("sockets", "ada"):
        with pytest.raises(TooManyAtOnce), bucket.hold("sockets", "ada"):
            pass
        with bucket.hold("sockets", "bob"):
            pass

    with bucket.hold("sockets", "ada"):
        pass
    assert not bucket.held


@pytest.mark.parametrize(
    ("host", "counted", "local"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.8.8.8", "127.8.8.8", True),
        ("::1", "::1", True),
        ("::ffff:127.0.0.1", "127.0.0.1", True),
        ("203.0.113.9", "203.0.113.9", False),
        ("::ffff:203.0.113.9", "203.0.113.9", False),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", False),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64", False),
        ("testclient", "unknown", False),
    ],
)
def test_an_address_is_counted_as_the_network_of_one_customer(host: str, counted: str, local: bool) -> None:
    address = address_of(HTTPConnection({"type": "http", "client": (host, 1)}))

    assert (address, is_local(address)) == (counted, local)


def test_every_kind_that_is_counted_by_address_has_a_rate_for_this_machine() -> None:
    local = {kind for kind in RATES if kind.endswith("-local")}

    by_address = {"requests", "guests", "link-tries", "replays", "analyses", "lists", "openings", "boards", "previews"}
    assert local == {f"{kind}-local" for kind in by_address}
    assert all(RATES[kind].burst > RATES[kind.removesuffix("-local")].burst for kind in local)
    assert CAPS["sockets"] > CAPS["sockets-of-guest"]


def test_one_address_cannot_make_guests_without_end(tmp_path: Path) -> None:
    with site(tmp_path, rates={**RATES, "guests": Rate(3, MINUTE)}) as there:
        answers = [there.browser("203.0.113.9").post("/api/me") for _ in range(4)]
        elsewhere = there.browser("203.0.113.10").post("/api/me")
        here = there.browser("127.0.0.1").post("/api/me")
        there.time += 20 * SECOND
        later = there.browser("203.0.113.9").post("/api/me")

    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert code_of(answers[3]) == (429, "too-many")
    assert answers[3].headers["retry-after"] == "20"
    assert (elsewhere.status_code, here.status_code, later.status_code) == (201, 201, 201)


def test_a_name_that_is_refused_costs_nothing(tmp_path: Path) -> None:
    with site(tmp_path, rates={**RATES, "guests": Rate(1, MINUTE)}) as there:
        browser = there.browser("203.0.113.9")
        assert code_of(browser.post("/api/me", {"name": ""})) == (422, "bad-name")

        assert browser.post("/api/me", {"name": "Ada"}).status_code == 201


def test_one_address_cannot_flood_the_server(tmp_path: Path) -> None:
    with site(tmp_path, rates={**RATES, "requests": Rate(5, 5 * SECOND)}) as there:
        browser = there.browser("203.0.113.9")
        answers = [browser.get("/api/me") for _ in range(6)]

    assert [answer.status_code for answer in answers] == [200] * 5 + [429]


def test_links_cannot_be_guessed_without_end(tmp_path: Path) -> None:
    with site(tmp_path, rates={**RATES, "link-tries": Rate(3, MINUTE)}) as there:
        browser = there.browser("203.0.113.9")
        answers = [browser.post("/api/links", {"token": str(number)}) for number in range(4)]

    assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
