"""Tournaments in the browser: planned, entered, begun, played and read."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import DESKTOP, PHONE, Language
from tests.browser.conftest import NewPerson
from tests.browser.players import Player
from tests.browser.test_people import BOTH, SF, check_page, give_up

CUP = "Lantern cup"
NAMES = ("Ada", "Wanda", "Milo")


def call(player: Player, method: str, path: str, data: dict[str, Any] | None = None) -> Any:
    """Do something without the page."""
    answer = player.person.context.request.fetch(f"{player.person.address}/api/{path}", method=method, data=data)
    assert answer.ok, answer.text()
    return answer.json()


def gather(players: list[Player]) -> str:
    """Everybody in a club of the first one; returns its id."""
    for player, name in zip(players, NAMES, strict=True):
        call(player, "POST", "me", {"name": name})
    club = call(players[0], "POST", "clubs", {"name": "Reed lantern club"})
    for player in players[1:]:
        call(player, "POST", f"clubs/{club['id']}/members", {"invite": club["invite"]})
    return str(club["id"])


def plan(players: list[Player], **wanted: Any) -> str:
    """A tournament that everybody has entered; returns its id."""
    body = {"name": CUP, "game": SF, "pace": "quick", **wanted}
    cup = call(players[0], "POST", f"clubs/{gather(players)}/tournaments", body)["id"]
    for player in players:
        call(player, "POST", f"tournaments/{cup}/entrants")
    return str(cup)


@BOTH
def test_a_tournament_is_planned_entered_begun_and_played(
    new_person: NewPerson, language: Language, size: tuple[int, int]
) -> None:
    players = [Player(new_person(language=language, size=size), language) for _ in NAMES]
    organiser, *others = players
    page = organiser.person.visit(f"club/{gather(players)}")
    organiser.press("tournaments-plan")
    page.get_by_role("textbox", name=organiser.words("tournaments-name")).fill(CUP)
    page.get_by_role("radio", name=organiser.words("tournaments-form-round-robin")).check(force=True)
    page.get_by_role("radio", name=organiser.words("people-pace-quick")).check(force=True)
    check_page(organiser, "tournament-plan")
    page.locator("form").get_by_role("button", name=organiser.words("tournaments-plan")).click()
    expect(page.get_by_role("heading", level=1, name=CUP)).to_be_visible()
    address = page.url.rpartition("/")[2]
    for player in players:
        player.person.visit(f"tournament/{address}")
        player.press("tournaments-enter")
    check_page(others[0], "tournament-open")

    organiser.press("tournaments-begin")
    expect(page.get_by_role("heading", name=organiser.say("tournaments-round", round=1))).to_be_visible()
    resting: list[Player] = []
    for player in players:
        player.page.reload()
        here = player.link("tournaments-go")
        expect(here.or_(player.page.get_by_text(player.words("tournaments-bye-yours")))).to_be_visible()
        if here.count():
            here.click()
            player.press("web-be-ready")
        else:
            resting.append(player)
    assert len(resting) == 1
    one, other = (player for player in players if player not in resting)
    for player in (one, other):
        assert player.kind() in ("lay", "set")
    give_up(one)
    other.page.get_by_role("link", name=other.words("people-tournament")).click()
    expect(other.page.get_by_role("heading", name=other.say("tournaments-round", round=2))).to_be_visible()
    standings = other.page.get_by_role("region", name=other.words("tournaments-standings"))
    rows = standings.get_by_role("row")
    expect(rows).to_have_count(4)
    for player, wins in ((one, "0"), (other, "1")):
        row = rows.filter(has_text=call(player, "GET", "me")["guest"]["name"])
        expect(row.get_by_role("cell").last).to_have_text(wins)
    check_page(other, "tournament")


def test_whoever_waits_sees_who_is_missing_and_may_leave(new_person: NewPerson) -> None:
    players = [Player(new_person(size=DESKTOP)) for _ in NAMES]
    cup = plan(players, form="round-robin")
    shown = call(players[0], "POST", f"tournaments/{cup}/rounds")
    (board,) = (one for one in shown["played"][0]["boards"] if one["table"])
    names = {one["number"]: one["name"] for one in shown["entrants"]}
    missing = next(player for player, name in zip(players, NAMES, strict=True) if name == names[board["people"][0]])
    call(players[NAMES.index(names[board["people"][1]])], "POST", f"tables/{board['table']}/commands", {"type": "sit"})

    page = missing.person.visit(f"tournament/{cup}")
    expect(page.get_by_text(missing.say("tournaments-waits", who=names[board["people"][0]]))).to_be_visible()
    missing.link("tournaments-go").click()
    expect(missing.button("web-be-ready")).to_be_visible()
    for key in ("web-stand", "web-start", "web-remove"):
        expect(missing.button(key)).to_have_count(0)
    missing.link("people-tournament").click()
    for _ in range(2):  # it asks first
        missing.press("tournaments-leave")
    expect(page.get_by_text(missing.words("tournaments-absent"))).to_be_visible()


@pytest.mark.thorough
@BOTH
def test_a_tournament_is_read_after_its_end(new_person: NewPerson, language: Language, size: tuple[int, int]) -> None:
    players = [Player(new_person(language=language, size=size), language) for _ in NAMES]
    cup = plan(players, rounds=1)
    shown = call(players[0], "POST", f"tournaments/{cup}/rounds")
    (board,) = (one for one in shown["played"][0]["boards"] if one["table"])
    names = {one["number"]: one["name"] for one in shown["entrants"]}
    seated = [players[NAMES.index(names[one])] for one in board["people"]]
    for player in seated:
        call(player, "POST", f"tables/{board['table']}/commands", {"type": "sit"})
    call(seated[1], "POST", f"tables/{board['table']}/commands", {"type": "resign"})

    page = players[0].person.visit(f"tournament/{cup}")
    expect(page.get_by_text(players[0].say("tournaments-state-over"), exact=False).first).to_be_visible()
    expect(page.get_by_role("link", name=players[0].say("tournaments-look"))).to_be_visible()
    check_page(players[0], "tournament-over")
    for _ in range(2):
        players[0].press("tournaments-delete")
    expect(page.get_by_role("heading", level=1, name="Reed lantern club")).to_be_visible()


@pytest.mark.thorough
def test_a_table_of_a_tournament_on_a_phone(new_person: NewPerson) -> None:
    players = [Player(new_person(language="fr", size=PHONE), "fr") for _ in NAMES]
    cup = plan(players, rounds=1)
    shown = call(players[0], "POST", f"tournaments/{cup}/rounds")
    (board,) = (one for one in shown["played"][0]["boards"] if one["table"])
    names = {one["number"]: one["name"] for one in shown["entrants"]}
    player = players[NAMES.index(names[board["people"][0]])]
    player.person.visit(f"table/{board['table']}")
    expect(player.button("web-be-ready")).to_be_visible()
    check_page(player, "tournament-table")
