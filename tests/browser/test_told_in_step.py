"""Text never runs ahead of the picture: log, prompt and result wait until the board has shown what happened."""

from playwright.sync_api import expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.players import SF, Player, start_against_bots
from tests.browser.scenes import sit_down_near_the_end, sit_down_to_fire

EARLY = 1_000_000_000_000  # milliseconds; any moment will do


def stop_the_clock(player: Player) -> None:
    """Let no beat of an animation end."""
    player.page.clock.install(time=EARLY)
    player.page.clock.pause_at(EARLY + 1000)


def test_a_move_is_told_after_it_was_shown(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person(motion=True)))
    tiles, told = player.tiles(), player.log.get_by_role("listitem").count()
    stop_the_clock(player)

    player.choices.nth(player.best("place")).click()
    player.expect_tiles(tiles + 1)  # the tile is on its way

    expect(player.log.get_by_role("listitem")).to_have_count(told)
    expect(player.page.get_by_text(player.words("web-status-played"))).to_be_visible()
    expect(player.page.get_by_role("log")).to_be_empty()
    player.page.clock.resume()
    fired = player.words(f"{SF}-event-tile-placed", whole=False)
    expect(player.log).to_contain_text(fired)
    expect(player.page.get_by_role("log")).to_contain_text(fired)  # for screen readers


def test_the_result_is_told_after_the_finale(new_person: NewPerson) -> None:
    player = sit_down_near_the_end(Player(new_person(motion=True)), "spring-festival", 2, 1)
    while player.kind() != "finale":
        player.decide()
    stop_the_clock(player)

    player.choices.nth(player.best()).click()
    expect(player.page.get_by_text(player.words("web-status-ending"))).to_be_visible()  # the server has said all

    expect(player.result).to_be_hidden()
    expect(player.log).not_to_contain_text(player.say("web-line-finish"))
    player.page.clock.resume()
    expect(player.dialog("web-finale")).to_be_visible()
    expect(player.log).not_to_contain_text(player.say("web-line-finish"))
    player.page.keyboard.press("Escape")
    expect(player.result).to_be_visible()
    expect(player.log).to_contain_text(player.say("web-line-finish"))


def test_with_reduced_motion_everything_is_told_at_once(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))
    stop_the_clock(player)

    player.choices.nth(player.best("place")).click()

    expect(player.log).to_contain_text(player.words(f"{SF}-event-tile-placed", whole=False))


def test_a_hidden_page_holds_nothing_back(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person(motion=True)))
    stop_the_clock(player)
    tiles = player.tiles()
    player.choices.nth(player.best("place")).click()
    player.expect_tiles(tiles + 1)

    player.page.evaluate("""() => {
        Object.defineProperty(document, 'hidden', { get: () => true })
        document.dispatchEvent(new Event('visibilitychange'))
    }""")

    expect(player.log).to_contain_text(player.words(f"{SF}-event-tile-placed", whole=False))


def test_what_the_others_gained_stays_beside_their_names(new_person: NewPerson) -> None:
    player = start_against_bots(Player(new_person()), seats=3)
    gained = player.page.get_by_role("list", name=player.words("web-seats")).get_by_text(
        player.words("web-gained", whole=False)
    )

    while player.kind() != "over" and not gained.count():
        player.decide()

    assert gained.count()
    mine = player.page.get_by_role("list", name=player.words("web-seats")).get_by_role("listitem").first
    expect(mine.get_by_text(player.words("web-gained", whole=False))).to_have_count(0)


def test_a_line_of_the_log_shows_whose_moment_it_was(new_person: NewPerson) -> None:
    """Also with reduced motion, and on a phone, where the log is a sheet."""
    player = start_against_bots(Player(new_person(size=PHONE), by="touch"))
    player.lay(2)

    player.press("web-log")
    player.log.get_by_role("button", name=player.words(f"{SF}-event-start-placed")).filter(has_text="You").first.click()

    expect(player.page.get_by_text(player.words("web-past"))).to_be_visible()
    player.expect_tiles(1)
    player.press("web-past-now")
    player.expect_tiles(2)
