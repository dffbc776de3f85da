"""The generic board, for games without one of their own: played from the terminal's drawing and the list of moves.

Most of these tests take Takenoko's board away, so that its many kinds of moves are listed: browsers don't find it.
"""

import re
from contextlib import suppress
from time import monotonic

import pytest
from playwright.sync_api import Error, Locator, Route, expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.players import GAME, Player
from tests.browser.scenes import sit_down_near_the_end

BOARD = "./takenoko/Board.svelte"  # where the page looks for Takenoko's board


def without_its_board(player: Player) -> Player:
    """A person whose page finds no board of Takenoko's own."""

    def rename(route: Route) -> None:
        with suppress(Error):  # the browser was closed while something was still loading
            code = route.fetch()
            route.fulfill(response=code, body=code.text().replace(f'"{BOARD}":', '"./nowhere":'))

    player.person.context.route(re.compile(r"/assets/[^/]+\.js$"), rename)
    return player


def moves(player: Player) -> Locator:
    """The moves that aren't folded away."""
    return player.page.get_by_role("region", name=player.words("web-choices")).get_by_role("button", disabled=False)


def folded(player: Player) -> Locator:
    """Groups of moves that must be opened first."""
    return player.page.get_by_role("region", name=player.words("web-choices")).locator("summary")


def play_to_the_end(player: Player) -> int:
    """Play the first move until the game is over; returns the number of decisions."""
    deadline, made = monotonic() + GAME, 0
    while True:
        expect(moves(player).or_(folded(player)).or_(player.result).first).to_be_visible()
        if player.result.is_visible():
            return made
        if not moves(player).count():
            folded(player).first.click()
        moves(player).first.click()
        made += 1
        assert monotonic() < deadline, "the game does not end"


def begin(player: Player) -> Player:
    """Begin a game from the home page."""
    player.person.visit()
    player.page.get_by_role("button", name="Play now Takenoko").click()
    player.press("web-start")
    expect(moves(player).first).to_be_visible()
    return player


def expect_a_drawing(player: Player) -> None:
    """Expect the text drawing on the page."""
    expect(player.page.get_by_role("region", name=player.words("web-drawing"))).to_be_visible()


def test_takenoko_starts_two_clicks_from_home(new_person: NewPerson) -> None:
    player = begin(without_its_board(Player(new_person())))

    expect_a_drawing(player)
    drawing = player.page.get_by_role("region", name=player.words("web-drawing"))
    expect(drawing).to_contain_text(player.say("web-bot-name-1"))  # by name, as everywhere, not by number
    expect(drawing).not_to_contain_text(re.compile("player \\d", re.IGNORECASE))


def test_takenoko_can_be_played_to_the_end(new_person: NewPerson) -> None:
    player = sit_down_near_the_end(without_its_board(Player(new_person())), "takenoko", seats=2, decisions=6)

    made = play_to_the_end(player)

    assert made >= 3
    expect(player.result.get_by_role("table")).to_be_visible()


@pytest.mark.thorough
def test_takenoko_can_be_played_from_start_to_end(new_person: NewPerson) -> None:
    player = begin(without_its_board(Player(new_person())))

    made = play_to_the_end(player)

    assert made > 10
    expect(player.result.get_by_role("table")).to_be_visible()


@pytest.mark.thorough
def test_takenoko_with_hikari_can_be_played_to_the_end_on_a_phone(new_person: NewPerson) -> None:
    player = without_its_board(Player(new_person(size=PHONE, language="fr"), "fr"))
    page = player.person.visit("lobby?new=takenoko")
    page.get_by_label(player.words("takenoko-option-hikari", whole=False)).first.select_option("on")
    page.get_by_label(player.say("web-seat-number", seat=2), exact=True).select_option("greedy")
    player.press("web-make-table")
    player.press("web-start")
    expect(moves(player).first).to_be_visible()
    expect_a_drawing(player)

    play_to_the_end(player)

    expect(player.result.get_by_role("table")).to_be_visible()


def test_moves_can_be_searched_and_reached_by_keyboard(new_person: NewPerson) -> None:
    player = begin(without_its_board(Player(new_person())))
    while player.page.get_by_role("searchbox").count() == 0:
        moves(player).first.click()
        expect(moves(player).first).to_be_visible()
    count = moves(player).count()
    wanted = moves(player).nth(count - 1).inner_text().split()[0]

    player.page.get_by_role("searchbox").fill(wanted)

    expect(moves(player).filter(has_text=wanted).first).to_be_visible()
    assert moves(player).count() <= count
    player.page.get_by_role("searchbox").fill("nothing like this")
    expect(player.page.get_by_text(player.words("web-choices-nothing"))).to_be_visible()


def test_a_hint_points_at_one_of_the_moves(new_person: NewPerson) -> None:
    player = begin(without_its_board(Player(new_person())))

    player.press("web-hint")

    expect(player.page.get_by_role("button", name=player.say("web-hinted"))).to_be_visible()
