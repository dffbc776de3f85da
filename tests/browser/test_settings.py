"""Settings: one panel, at the table, in the replay and on one's own page, kept on the device."""

from playwright.sync_api import Locator, expect

from tests.browser.browsers import find_barriers, wait_in_page
from tests.browser.conftest import NewPerson
from tests.browser.players import Player
from tests.browser.scenes import sit_down_to_fire
from tests.browser.test_interaction import COUNT_SOUNDS


def group(player: Player, key: str) -> Locator:
    """A row of choices, by its name."""
    return player.page.get_by_role("group", name=player.words(key))


def test_settings_are_one_click_away_and_kept(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))
    player.press("web-settings")
    panel = player.dialog("web-settings")
    expect(panel).to_be_visible()
    assert find_barriers(player.page) == []
    pace = group(player, "web-bot-pace")
    expect(pace.get_by_role("radio", name=player.words("web-bot-pace-normal"))).to_be_checked()

    pace.get_by_role("radio", name=player.words("web-bot-pace-slow")).check(force=True)
    group(player, "web-motion").get_by_role("radio", name=player.words("web-motion-none")).check(force=True)
    confirm = panel.get_by_role("switch", name=player.words("web-confirm", whole=False))
    confirm.check(force=True)
    panel.get_by_role("switch", name=player.words("web-sound", whole=False)).check(force=True)
    volume = panel.get_by_role("slider", name=player.words("web-volume"))
    volume.fill("25")
    player.page.reload()
    player.kind()
    player.page.keyboard.press("p")

    expect(pace.get_by_role("radio", name=player.words("web-bot-pace-slow"))).to_be_checked()
    expect(confirm).to_be_checked()
    expect(volume).to_have_value("25")
    expect(player.page.locator("html")).to_have_attribute("data-still", "")
    player.person.visit("me")  # the same panel
    expect(pace.get_by_role("radio", name=player.words("web-bot-pace-slow"))).to_be_checked()


def test_the_volume_is_applied(new_person: NewPerson) -> None:
    """The usual volume is the one that the sounds are written for; at zero nothing is heard."""
    player = Player(new_person())
    player.person.context.add_init_script(COUNT_SOUNDS)
    player.person.context.add_init_script("""
        window.gains = []
        const make = AudioContext.prototype.createGain
        AudioContext.prototype.createGain = function () {
            const one = make.call(this)
            window.gains.push(one)
            return one
        }
    """)
    player.person.visit("me")
    player.page.get_by_role("switch", name=player.words("web-sound", whole=False)).check(force=True)
    wait_in_page(player.page, "window.gains.length > 0")  # what makes sounds is loaded with the first one
    assert 0.9 < player.page.evaluate("window.gains[0].gain.value") < 1.1

    player.page.get_by_role("slider", name=player.words("web-volume")).fill("0")

    wait_in_page(player.page, "window.gains[0].gain.value === 0")
