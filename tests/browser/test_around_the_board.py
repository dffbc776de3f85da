"""Around the board: undo, hints, log, language, clock, giving up."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.players import SF, Player, start_against_bots
from tests.browser.scenes import sit_down_to_fire
from tests.browser.test_playing_together import come_in, meet, open_a_table
from tests.server.servers import Local

MINUTE = 60_000
TIME = re.compile(r"^\d+:\d\d$")


@pytest.fixture
def local(tmp_path: Path) -> Iterator[Local]:
    """A server whose clock tests can move forward."""
    server = Local(tmp_path)
    try:
        yield server
    finally:
        server.stop()


def put_forward(server: Local, milliseconds: int) -> None:
    """Let time pass, so that clocks run out."""
    server.time.ahead += milliseconds
    asyncio.run_coroutine_threadsafe(server.ring(), server.loop).result(20)


def test_a_tile_can_be_taken_back(new_person: NewPerson) -> None:
    player = start_against_bots(Player(new_person()))
    player.lay(2)

    player.press("web-undo")
    player.expect_tiles(1)
    player.page.keyboard.press("u")
    player.expect_tiles(0)

    expect(player.log).to_contain_text(player.words("web-line-undo", whole=False))
    player.play_until("fire")


def test_what_was_revealed_cannot_be_taken_back(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))
    player.decide()
    player.play_until("fire")  # a round later the store shows other tiles

    expect(player.button("web-undo")).to_be_hidden()
    expect(player.button("web-retry")).to_be_enabled()


def test_a_hint_points_at_a_move(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))

    player.press("web-hint")

    expect(player.page.get_by_text(player.words(f"{SF}-hint-place", f"{SF}-hint-replace"))).to_be_visible()
    expect(player.page.locator(".choice.hint")).to_have_count(1)
    assert player.kind() == "fire"  # it only points


def test_a_table_of_people_has_hints_only_if_it_says_so(new_person: NewPerson) -> None:
    without, _ = meet(new_person)
    without.kind()
    expect(without.button("web-hint")).to_have_count(0)

    with_hints, guest = meet(new_person, hints=True)
    with_hints.kind()
    expect(with_hints.button("web-hint")).to_be_enabled()
    expect(guest.button("web-hint")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment_and_back(new_person: NewPerson) -> None:
    player = start_against_bots(Player(new_person()))
    player.play_until("fire")
    tiles = player.tiles()

    player.log.get_by_role("button", name=player.words(f"{SF}-event-start-placed")).filter(has_text="You").first.click()
    expect(player.page.get_by_text(player.words("web-past"))).to_be_visible()
    player.expect_tiles(1)
    expect(player.choices).to_have_count(0)
    player.press("web-past-next")
    player.expect_tiles(2)
    player.press("web-past-previous")
    player.expect_tiles(1)
    player.press("web-past-now")

    player.expect_tiles(tiles)
    assert player.kind() == "fire"


def test_the_language_can_be_switched_in_mid_game(new_person: NewPerson) -> None:
    player = start_against_bots(Player(new_person()))
    player.play_until("fire")
    tiles = player.tiles()

    player.speak("fr")

    assert player.kind() == "fire"
    player.expect_tiles(tiles)
    expect(player.board).to_contain_text(player.words(f"{SF}-prompt-place", whole=False))
    expect(player.log).to_contain_text(player.words("web-line-start", whole=False))
    expect(player.log).to_contain_text(player.words(f"{SF}-event-start-placed", whole=False))
    expect(player.page).to_have_title(player.words("web-title-turn"))
    player.decide()
    player.speak("en")
    player.play_until("fire")


def test_the_clock_of_the_seat_to_move_runs(new_person: NewPerson) -> None:
    player, _ = meet(new_person, clock=5)
    player.kind()
    clock = player.page.get_by_role("timer").first
    expect(clock).to_have_text(TIME)
    first = clock.inner_text()

    expect(clock).not_to_have_text(first)
    seconds = [int(part) for part in clock.inner_text().split(":")]
    assert 60 * seconds[0] + seconds[1] <= 5 * 60


def test_a_bot_takes_over_when_the_time_is_up_and_gives_back(new_person: NewPerson, local: Local) -> None:
    host, guest = meet(new_person, address=local.address, clock=1)
    guest.lay(4)  # now only the host's time runs
    host.lay(1)

    put_forward(local, 10 * MINUTE)

    expect(host.board).to_contain_text(host.words("web-status-replaced", whole=False))
    expect(host.choices).to_have_count(0)
    assert guest.kind() in ("turn", "fire")  # the bot laid out the rest: the first round began
    host.press("web-return")
    expect(guest.log).to_contain_text(guest.words("web-line-return", whole=False))
    while not host.choices.first.is_visible():
        guest.decide()
    for player in (host, guest):
        player.person.context.close()  # before their server ends


def test_giving_up_ends_the_game_for_two(new_person: NewPerson) -> None:
    host, guest = meet(new_person)
    host.kind()

    host.press("web-menu")
    host.press("web-resign")
    host.page.get_by_role("alert").get_by_role("button", name=host.words("web-resign")).click()

    expect(guest.result).to_contain_text(guest.words("web-end-left", whole=False))
    expect(host.result).to_be_visible()


def test_players_can_agree_to_end_the_game(new_person: NewPerson) -> None:
    host, guest = meet(new_person)
    host.kind()
    host.press("web-menu")
    host.press("web-end-wanted")
    asked = guest.page.get_by_role("status").filter(has_text=guest.words("web-end-asked", whole=False))
    expect(asked).to_be_visible()
    guest.press("web-end-agree")

    expect(host.page.get_by_text(host.words("web-end-agreed")).first).to_be_visible()


def test_ending_at_once_is_asked_twice(new_person: NewPerson) -> None:
    """Bots always agree, so the offer would end the game."""
    player = start_against_bots(Player(new_person()))
    player.kind()
    player.press("web-menu")
    player.press("web-end-wanted")
    asked = player.page.get_by_role("alert").filter(has_text=player.say("web-end-sure"))
    asked.get_by_role("button", name=player.words("web-end-wanted")).click()

    expect(player.page.get_by_text(player.words("web-end-agreed")).first).to_be_visible()


def test_an_offer_to_end_is_open_to_a_third_person(new_person: NewPerson) -> None:
    """Everybody who plays sees who would like to stop, and may keep playing; those who watch aren't asked."""
    host, *guests = (Player(new_person()) for _ in range(3))
    invitation = open_a_table(host, seats=3, bots=0)
    for guest in guests:
        come_in(guest, invitation)
    host.press("web-start")
    watcher = Player(new_person())
    watcher.page.goto(host.page.url)
    second, third = guests
    names = [named(player) for player in (host, second, third)]

    host.press("web-menu")
    host.press("web-end-wanted")
    expect_offer(second, "web-end-asked", names[0])
    second.press("web-end-agree")

    expect_offer(third, "web-end-asked", f"{names[0]} and {names[1]}")
    expect_offer(host, "web-end-waits", names[2])
    expect(third.button("web-end-agree")).to_be_visible()
    third.press("web-end-unwanted")
    expect(third.button("web-end-agree")).to_be_hidden()
    assert third.kind() == "lay"
    expect(watcher.board).to_be_visible()
    expect(watcher.button("web-end-agree")).to_have_count(0)


def named(player: Player) -> str:
    """The name of a guest."""
    return str(player.person.context.request.get(f"{player.person.address}/api/me").json()["guest"]["name"])


def expect_offer(player: Player, key: str, who: str) -> None:
    """Wait for the open offer to end the game, in these words."""
    expect(player.page.get_by_role("status").filter(has_text=player.say(key, who=who))).to_be_visible()


def test_a_prompt_is_explained_the_first_time_it_comes_up(new_person: NewPerson) -> None:
    player = start_against_bots(Player(new_person()))
    player.kind()
    explanation = player.page.get_by_text(player.words("spring-festival-prompt-place-start.help"))
    expect(explanation).to_be_visible()

    player.page.reload()
    player.kind()
    expect(explanation).to_be_hidden()
    player.press("web-status-help")
    expect(explanation).to_be_visible()


def test_the_log_names_pieces_by_their_look(new_person: NewPerson) -> None:
    """No tile or card numbers and no coordinates: the board shows neither."""
    player = start_against_bots(Player(new_person()))
    player.play_until("fire")
    player.decide()
    player.play_until("fire", "finale")

    lines = player.log.get_by_role("listitem").all_inner_texts()

    assert any(re.search(r"(red|yellow|green|blue) [1-6]", line) for line in lines)
    assert [line for line in lines if re.search(r"\b[TCPS]\d|\(-?\d+,-?\d+\)", line)] == []


def test_help_explains_what_to_do_and_the_keys(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))

    player.press("web-help")

    shown = player.dialog("web-help")
    expect(shown).to_contain_text(player.words("spring-festival-prompt-place.help", whole=False))
    expect(shown).to_contain_text(player.words("web-key-arrows-does", whole=False))


def test_every_piece_has_an_explanation(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))

    player.page.get_by_role("img", name=player.words(f"{SF}-held")).hover()
    expect(player.page.get_by_role("status").filter(has_text=player.words(f"{SF}-tile", whole=False))).to_be_visible()
    player.page.get_by_role("img", name=player.words("spring-festival-web-card-colour.about")).first.hover()
    about = player.words(f"{SF}-about-card", whole=False)
    expect(player.page.get_by_role("status").filter(has_text=about)).to_be_visible()
