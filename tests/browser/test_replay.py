"""Replays: moment by moment, from other points of view, from a link, and continued from there."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.browser.browsers import Person
from tests.browser.conftest import NewPerson
from tests.browser.players import Player, start_against_bots
from tests.chance import word_of
from tests.server.servers import ServerProcess


@pytest.fixture(scope="module")
def played(request: pytest.FixtureRequest, browser: Browser, site: ServerProcess) -> Iterator[tuple[Player, str]]:
    """A person who just finished a game against two bots, and the path of the table."""
    player = start_against_bots(Player(Person(browser, site.address, word=word_of(request.node))), seats=3)
    player.play_to_the_end()
    yield player, player.page.url.removeprefix(site.address)
    player.person.context.close()


@pytest.fixture
def reader(played: tuple[Player, str]) -> Player:
    """The same person, at the replay of that game."""
    player, table = played
    player.person.visit(table)
    open_replay(player)
    return player


def open_replay(player: Player) -> None:
    """Follow the link from the result of a game to its replay, and wait until all moments are loaded."""
    player.result.get_by_role("link", name=player.words("web-replay")).click()
    expect(player.log).to_contain_text(player.say("web-line-finish"))


def slider(player: Player) -> Locator:
    """The slider of the replay."""
    return player.page.get_by_role("slider", name=player.words("web-replay-slider"))


def place(player: Player) -> int:
    """The number of the moment that is shown."""
    return int(slider(player).input_value())


def last(player: Player) -> int:
    """The number of the last moment."""
    return int(slider(player).get_attribute("max") or 0)


def list_tiles(player: Player) -> list[str]:
    """The names of the tiles in all panoramas, with their places."""
    names: list[str] = player.board.locator("[aria-label]").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    return [name for name in names if re.match(r"\w+ \d, (?:rocket|exploded|fusée|explosée)\b", name)]


def test_a_finished_game_opens_at_its_result_with_players_and_date(reader: Player) -> None:
    assert place(reader) == last(reader)
    aside = reader.page.get_by_role("complementary")
    expect(aside).to_contain_text(reader.words("web-end-won", "web-end-tie", "web-end-shared", whole=False))
    about = aside.get_by_text(reader.words("web-replay-about"))
    expect(about).to_contain_text(reader.say("web-you"))
    expect(about).to_contain_text(re.compile(r"\d{4}"))


def test_the_slider_and_the_buttons_lead_through_the_game(reader: Player) -> None:
    reader.press("web-replay-first")
    assert place(reader) == 0
    reader.press("web-past-next")
    reader.press("web-past-next")
    assert place(reader) == 2
    reader.press("web-past-previous")
    assert place(reader) == 1

    slider(reader).fill(str(last(reader) // 2))
    assert 4 <= reader.tiles() <= 14
    reader.press("web-replay-last")
    assert place(reader) == last(reader)
    expect(reader.page.get_by_text(reader.words("web-end-won", "web-end-tie", "web-end-shared")).first).to_be_visible()


def test_the_keys_lead_through_the_game(reader: Player) -> None:
    reader.press("web-replay-first")
    reader.page.get_by_role("heading", level=1).evaluate("() => document.activeElement.blur()")

    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        reader.page.keyboard.press(key)
    assert place(reader) == 1
    reader.page.keyboard.press("End")
    assert place(reader) == last(reader)


def test_a_replay_can_play_back_by_itself(reader: Player) -> None:
    reader.press("web-replay-first")
    for _ in range(2):
        reader.page.get_by_role("button", name=reader.words("web-replay-speed", whole=False)).click()

    reader.press("web-replay-play")
    expect(slider(reader)).not_to_have_value("0")
    expect(slider(reader)).not_to_have_value("1")
    reader.press("web-replay-pause")


def test_another_point_of_view_shows_other_hands(new_person: NewPerson) -> None:
    """Once the game is over, it can be seen from any seat, or with everything revealed."""
    reader = start_against_bots(Player(new_person()), seats=3, game="takenoko")
    reader.press("web-menu")
    reader.press("web-resign")
    reader.page.get_by_role("alert").get_by_role("button", name=reader.words("web-resign")).click()
    open_replay(reader)
    reader.press("web-replay-last")
    viewer = reader.page.get_by_role("combobox", name=reader.words("web-eyes", whole=False))
    names = viewer.get_by_role("option").all_inner_texts()
    assert len(names) == 4  # from my seat, from two bots', and with everything revealed
    assert names[-1] == reader.say("web-eyes-all")

    cards = reader.board.get_by_role("group", name=reader.words("takenoko-web-hand")).get_by_role("button")
    hands: list[list[str]] = []
    for name in names[:-1]:
        viewer.select_option(label=name)
        if hands:
            expect(cards.first).not_to_have_accessible_name(hands[-1][0])
        hands.append(cards.locator(".unseen").all_inner_texts())

    assert len({tuple(hand) for hand in hands}) == 3
    viewer.select_option(label=names[-1])
    for seat in range(3):  # everything revealed
        reader.page.keyboard.press(str(seat + 1))
        expect(cards).to_have_count(len(hands[seat]))


def test_a_link_leads_to_its_moment(reader: Player, new_person: NewPerson) -> None:
    slider(reader).fill("9")
    seen = list_tiles(reader)
    assert seen
    reader.press("web-share")
    address = reader.page.get_by_role("textbox", name=reader.words("web-replay-link")).input_value()
    assert "at=" in address
    reader.page.keyboard.press("Escape")

    other = Player(new_person())
    other.page.goto(address)

    expect(slider(other)).to_have_value("9")
    assert list_tiles(other) == seen


def test_a_game_can_be_continued_from_any_moment(reader: Player) -> None:
    slider(reader).fill(str(last(reader) // 2))
    tiles = reader.tiles()
    reader.press("web-play-on")
    dialog = reader.dialog("web-play-on")
    dialog.get_by_role("radio").first.check(force=True)
    dialog.get_by_role("button", name=reader.words("web-start")).click()

    expect(reader.page).to_have_url(re.compile("/table/"))
    assert reader.kind() != "over"
    assert tiles <= reader.tiles() <= tiles + 1
    reader.decide()
    assert reader.kind() != "over"


def test_a_replay_that_is_being_left_does_not_take_its_address_back(reader: Player) -> None:
    """A replay writes its moment into the address after a delay, when the next page may still be loading."""
    page, held = reader.page, list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.clock.install()
    page.route("**/Table-*.js", hold)
    page.reload()
    slider(reader).fill(str(last(reader) // 2))
    reader.press("web-play-on")
    reader.dialog("web-play-on").get_by_role("button", name=reader.words("web-start")).click()
    expect(page).to_have_url(re.compile("/table/"))

    page.clock.fast_forward(1000)
    assert held
    for route in held:
        route.continue_()
    page.unroute("**/Table-*.js")

    assert reader.kind() != "over"
    expect(page).to_have_url(re.compile("/table/"))


def test_the_record_of_a_game_can_be_downloaded(played: tuple[Player, str]) -> None:
    player, table = played
    player.person.visit(table)

    with player.page.expect_download() as download:
        player.result.get_by_role("link", name=player.words("web-record")).click()

    assert b"spring-festival" in download.value.path().read_bytes()
