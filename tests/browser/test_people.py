"""Ratings and profiles in the browser: a rated game from the lobby to the ladder."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from lampion.games import game as find_game
from lampion.ladder.counting import DAY, MONTH
from lampion.ladder.skill import START, chance
from lampion.server.clock import now
from lampion.server.live.results import rate_by
from lampion.storage import GameResult, SeatResult, Store
from tests.browser.browsers import DESKTOP, PHONE, Language, Scheme, find_barriers
from tests.browser.conftest import NewPerson
from tests.browser.page_checks import find_foreign, find_misfits
from tests.browser.players import Player
from tests.server.site_thread import site_thread

SF = "spring-festival"
BOTH = pytest.mark.parametrize(
    ("language", "size"),
    [
        ("en", DESKTOP),
        ("fr", PHONE),
        pytest.param("en", PHONE, marks=pytest.mark.thorough),
        pytest.param("fr", DESKTOP, marks=pytest.mark.thorough),
    ],
    ids=["en-desktop", "fr-phone", "en-phone", "fr-desktop"],
)


def check_page(player: Player, name: str) -> None:
    """Nothing keeps anybody out, nothing overflows, and everything is in the page's language."""
    player.page.wait_for_load_state("networkidle")
    assert find_barriers(player.page) == []
    size: Any = player.page.viewport_size
    assert find_misfits(player.page, ((size["width"], size["height"]),)) == []
    if player.language == "fr":
        assert find_foreign(player.page) == []
    player.person.shoot(f"{name}-{player.language}-{size['width']}")


def give_up(player: Player) -> None:
    """Give up the game on the page."""
    player.press("web-menu")
    player.press("web-resign")
    player.page.get_by_role("alert").get_by_role("button", name=player.words("web-resign")).click()


@BOTH
def test_a_rated_game_leads_to_the_ladder_and_the_profile(
    new_person: NewPerson, language: Language, size: tuple[int, int]
) -> None:
    player = Player(new_person(language=language, size=size), language)
    page = player.person.visit(f"lobby?new={SF}")
    rated = page.get_by_role("switch", name=player.words("people-rated"))
    rated.check(force=True)
    expect(page.get_by_role("combobox", name=player.words(f"{SF}-option-sign", whole=False))).to_have_count(0)
    page.get_by_label(player.say("web-seat-number", seat=2), exact=True).select_option("level:3")
    player.press("web-make-table")
    strengths = page.get_by_role("region", name=player.words("people-table-ratings"))
    expect(strengths.get_by_role("listitem")).to_have_count(2)
    check_page(player, "rated-table")
    player.press("web-start")
    player.kind()
    expect(player.button("web-hint")).to_have_count(0)
    give_up(player)
    expect(strengths.get_by_text("−").first).to_be_visible()

    player.person.visit("me")
    player.link("web-my-profile").click()
    expect(page.get_by_role("heading", name=player.say(f"{SF}-name"))).to_be_visible()
    check_page(player, "profile")
    page.get_by_role("radio", name=player.words("people-shown-nobody")).check(force=True)
    page.reload()
    expect(page.get_by_role("radio", name=player.words("people-shown-nobody"))).to_be_checked()
    with page.expect_download() as download:
        player.link("people-records").click()
    assert download.value.suggested_filename == "lampion-records.zip"

    player.link("people-rating").first.click()
    mine = page.get_by_role("row").filter(has_text="?").first
    expect(mine).to_be_visible()
    check_page(player, "ladder")


@pytest.mark.parametrize(
    ("language", "size", "scheme"),
    [
        ("fr", PHONE, "light"),
        pytest.param("en", DESKTOP, "dark", marks=pytest.mark.thorough),
        pytest.param("en", PHONE, "dark", marks=pytest.mark.thorough),
        pytest.param("fr", DESKTOP, "light", marks=pytest.mark.thorough),
    ],
    ids=["fr-phone-light", "en-desktop-dark", "en-phone-dark", "fr-desktop-light"],
)
def test_a_rating_over_time_is_a_graph(
    new_person: NewPerson, tmp_path: Path, language: Language, size: tuple[int, int], scheme: Scheme
) -> None:
    with site_thread(tmp_path) as site:
        person = new_person(site.address, language=language, size=size, scheme=scheme)
        player = Player(person, language)
        guest = person.context.request.post(f"{site.address}/api/me", data={"name": "Ada"}).json()["guest"]["id"]
        asyncio.run_coroutine_threadsafe(seed_results(site.rooms.store, guest), site.loop).result()
        page = person.visit("people/me")
        told = page.get_by_role("img", name=player.words("people-graph"))
        expect(told).to_have_count(2)
        assert "40" in (told.last.get_attribute("aria-label") or "")  # the latest game comes first
        check_page(player, f"rating-graph-{scheme}")
        told.first.scroll_into_view_if_needed()
        person.shoot(f"rating-graph-{language}-{scheme}-{size[0]}")
        person.context.close()


async def seed_results(store: Store, guest: str) -> None:
    """Forty rated games of one kind and twelve of another, by chance results against bots near one's rating."""
    luck = Random(7)
    for name, count, strength in ((SF, 40, 1100), ("takenoko", 12, 500)):
        game = find_game(name)
        levels = [level for level in game.levels if level.rating is not None]
        for number in range(count):
            found = await store.ratings_of([guest], name)
            mean = found[0].mean if found else START
            level = min(levels, key=lambda one: abs((one.rating or 0) - mean))
            place = 1 if luck.random() < chance(strength, level.rating or 0) else 2
            seats = [SeatResult(guest, "", place, 50), SeatResult("", level.name, 3 - place, 50)]
            result = GameResult(f"{name}-{number}", name, "played", True, now() - (count - number) * 2 * DAY, seats)
            await store.add_result(result, rate_by(game, result), result.ended - MONTH)


def test_a_history_is_deleted_after_asking(new_person: NewPerson) -> None:
    player = Player(new_person())
    made = player.person.context.request.post(f"{player.person.address}/api/play", data={"game": SF})
    table = made.json()["id"]
    player.person.context.request.post(f"{player.person.address}/api/tables/{table}/commands", data={"type": "resign"})
    page = player.person.visit("people/me")
    expect(page.get_by_role("heading", name=player.say(f"{SF}-name"))).to_be_visible()

    player.press("people-forget")
    page.get_by_role("button", name=player.words("people-forget")).last.click()

    expect(page.get_by_text(player.words("people-no-games"))).to_be_visible()


def test_a_hidden_profile_says_so(new_person: NewPerson) -> None:
    player = Player(new_person())
    player.person.forgive("404")
    page = player.person.visit("people/nobody-at-all")

    expect(page.get_by_text(player.words("error-hidden-profile"))).to_be_visible()


# Passkeys


def plug_in(player: Player, *credentials: dict[str, Any]) -> Any:
    """Give a browser an authenticator, which already knows these passkeys; returns a way to ask for what it knows."""
    session = player.person.context.new_cdp_session(player.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    for credential in credentials:
        session.send("WebAuthn.addCredential", {"authenticatorId": made, "credential": credential})
    return lambda: session.send("WebAuthn.getCredentials", {"authenticatorId": made})["credentials"]


def removals(player: Player) -> Locator:
    """The buttons that remove a passkey; each names its browser."""
    return player.page.get_by_role("button", name=player.words("people-passkey-remove", whole=False))


def by_name(person: Any) -> str:
    """The server by its name, as passkeys belong to names."""
    return str(person.address).replace("127.0.0.1", "localhost")


@BOTH
def test_a_passkey_signs_in_on_another_device(new_person: NewPerson, language: Language, size: tuple[int, int]) -> None:
    first, second = (Player(new_person(language=language, size=size), language) for _ in range(2))
    known = plug_in(first)
    first.page.goto(f"{by_name(first.person)}/me")
    first.page.get_by_role("textbox", name=first.words("web-my-name")).fill("Wanda")
    first.press("web-save")
    first.press("people-passkey-add")
    expect(removals(first)).to_have_count(1)
    check_page(first, "passkeys")
    (credential,) = known()

    plug_in(second, credential)
    second.page.goto(f"{by_name(second.person)}/me")
    second.press("people-passkey-use")
    expect(second.page.get_by_text(second.say("web-link-done", name="Wanda"))).to_be_visible()
    expect(removals(second)).to_have_count(1)
    removals(second).click()
    expect(removals(second)).to_have_count(0)


def test_at_an_address_without_a_name_the_page_says_that_passkeys_need_one(new_person: NewPerson) -> None:
    player = Player(new_person())
    player.person.context.request.post(f"{player.person.address}/api/me", data={})
    page = player.person.visit("me")

    expect(page.get_by_text(player.words("people-passkeys-cannot"))).to_be_visible()


# Find me a table


@BOTH
def test_two_people_find_each_other(new_person: NewPerson, language: Language, size: tuple[int, int]) -> None:
    first, second = (Player(new_person(language=language, size=size), language) for _ in range(2))
    for player in (first, second):
        player.person.visit(f"find?game={SF}")
        player.page.get_by_role("radio", name=player.words("people-pace-quick")).check(force=True)
        player.page.get_by_role("radio", name=player.say("people-find-after", seconds=0)).check(force=True)
    check_page(first, "find")
    first.press("people-find-start")
    expect(first.page.get_by_text(first.words("people-find-no-bots"))).to_be_visible()
    check_page(first, "find-waiting")

    second.press("people-find-start")

    assert {first.kind(), second.kind()} <= {"lay", "set"}
    assert first.page.url == second.page.url


def test_a_bot_takes_the_seat_when_nobody_comes_and_a_search_can_be_stopped(new_person: NewPerson) -> None:
    player = Player(new_person())
    page = player.person.visit(f"find?game={SF}")
    player.press("people-find-start")
    expect(page.get_by_text(player.words("people-find-bots-in"))).to_be_visible()
    player.press("people-find-stop")
    expect(player.button("people-find-start")).to_be_visible()

    wish = {"game": SF, "seats": 2, "pace": "calm", "patience": 5}
    player.person.context.request.post(f"{player.person.address}/api/me/search", data=wish)
    page.reload()

    assert player.kind() in ("lay", "set")


# People one has played with


@BOTH
def test_somebody_one_has_played_with_is_invited_in_one_click(
    new_person: NewPerson, language: Language, size: tuple[int, int]
) -> None:
    host, friend = (Player(new_person(language=language, size=size), language) for _ in range(2))
    for player, name in ((host, "Wanda"), (friend, "Milo")):
        player.person.context.request.post(f"{player.person.address}/api/me", data={"name": name})
    meet(host, friend)

    host.person.visit("lobby")
    host.page.get_by_role("button", name=f"{host.say('people-invite')} Milo").click()
    expect(host.button("web-start")).to_be_visible()
    friend.person.visit("lobby")
    asked = friend.page.get_by_role("region", name=friend.words("people-invitations"))
    expect(asked).to_contain_text("Wanda")
    check_page(friend, "lobby")
    asked.get_by_role("link").click()
    friend.press("web-sit-down")
    expect(host.button("web-start")).to_be_enabled()


def meet(host: Player, friend: Player, **wanted: Any) -> None:
    """Two people finish a game, without the page."""
    ask, other = host.person.context.request, friend.person.context.request
    tables = f"{host.person.address}/api/tables"
    made = ask.post(tables, data={"game": SF, "seats": 2, **wanted}).json()
    commands = f"{tables}/{made['id']}/commands"
    assert other.post(commands, data={"type": "sit", "invite": made["invite"]}).ok
    assert ask.post(commands, data={"type": "start"}).ok
    assert other.post(commands, data={"type": "resign"}).ok


def test_the_lobby_is_filtered_by_game_and_pace(new_person: NewPerson) -> None:
    player = Player(new_person())
    ask, address = player.person.context.request, player.person.address
    ask.post(f"{address}/api/me", data={"name": "Grey crane"})
    ask.post(f"{address}/api/tables", data={"game": SF, "seats": 2, "settings": {"pace": {"kind": "days", "days": 7}}})
    page = player.person.visit("lobby")
    row = page.get_by_role("listitem").filter(has_text=player.say("web-pace-days-is", days=7))
    expect(row).to_be_visible()
    expect(page.get_by_role("heading", name=player.words("people-lobby-nearly"))).to_be_visible()

    page.get_by_role("combobox", name=player.words("web-pace")).select_option("live")
    expect(row).to_have_count(0)
    page.get_by_role("combobox", name=player.words("web-pace")).select_option("days")
    expect(row).to_be_visible()
    page.get_by_role("combobox", name=player.words("web-game")).select_option("takenoko")
    expect(row).to_have_count(0)
