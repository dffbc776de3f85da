"""Once more: against bots in one click; among people by asking, accepting and refusing."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import DESKTOP, PHONE, Language, find_barriers
from tests.browser.conftest import NewPerson
from tests.browser.players import LONG, Player
from tests.browser.scenes import find_decision, play_on, sit_down_together
from tests.browser.test_finale import LAST, SEATS, before_the_end

KINDS = {"spring-festival": ("place",), "takenoko": (), "lanterns-dice": (), "fireworks": ()}


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("spring-festival", "en", DESKTOP),
        *(pytest.param(game, "fr", PHONE, marks=pytest.mark.thorough) for game in LAST),
        *(pytest.param(game, "en", DESKTOP, marks=pytest.mark.thorough) for game in LAST if game != "spring-festival"),
    ],
)
def test_against_bots_one_click_starts_the_next_game(
    new_person: NewPerson, game: str, language: Language, size: tuple[int, int]
) -> None:
    player = Player(new_person(language=language, size=size), language)
    table = before_the_end(player, game)
    play_on(player.person, table)

    player.button("web-rematch").click(timeout=LONG)

    expect(player.page).not_to_have_url(f"{player.person.address}/table/{table}")
    following = player.page.url.partition("/table/")[2]
    expect(player.board.locator("svg").first).to_be_visible()
    state = player.person.context.request.get(f"{player.person.address}/api/tables/{following}").json()
    assert state["state"]["phase"] == "playing"
    assert [seat["bot"] for seat in state["seats"]].count("greedy") == SEATS[game] - 1
    assert state["seats"][1]["nonce"]  # this browser's own, pledged before and revealed at the start


def end_together(host: Player, guest: Player, game: str) -> None:
    """Two people at the end of a game that somebody gave up."""
    sit_down_together(host, guest, find_decision(game, 2, *KINDS[game]), game, 2)
    expect(guest.board.locator("svg").first).to_be_visible()
    host.press("web-menu")
    host.press("web-resign")
    host.page.get_by_role("alert").get_by_role("button", name=host.words("web-resign")).click()
    for player in (host, guest):
        expect(player.result).to_be_visible()


@pytest.mark.parametrize("game", ["fireworks", *(pytest.param(game, marks=pytest.mark.thorough) for game in LAST)])
def test_among_people_asking_is_shown_and_refused_or_accepted(new_person: NewPerson, game: str) -> None:
    host = Player(new_person())
    guest = Player(new_person(language="fr", size=PHONE), "fr")
    end_together(host, guest, game)

    host.press("web-rematch")
    expect(host.result).to_contain_text(host.words("web-rematch-missing", whole=False))
    expect(guest.result).to_contain_text(guest.words("web-rematch-asked", whole=False))
    assert find_barriers(guest.page) == []
    guest.press("web-rematch-decline")
    expect(host.result).to_contain_text(host.words("web-rematch-declined", whole=False))
    expect(guest.result).to_contain_text(guest.words("web-rematch-declined-yours", whole=False))
    before = host.page.url

    guest.press("web-rematch-accept")  # after all

    for player in (host, guest):
        expect(player.page).not_to_have_url(before)
        expect(player.board.locator("svg").first).to_be_visible()
    assert host.page.url == guest.page.url
