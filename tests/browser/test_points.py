"""Points as they stand: what may be lost again is apart, and a preview says which card could be completed."""

from playwright.sync_api import Locator, expect

from lampion import game as find_game
from tests.browser.browsers import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.players import SF, Player
from tests.browser.scenes import play_out, sit_down, sit_down_near_the_end


def column(sheet: Locator, body: str) -> list[int]:
    """My own numbers in a part of the score sheet."""
    return [int(cell) for cell in sheet.locator(f"{body} td:first-of-type").all_inner_texts()]


def test_the_majority_is_provisional_until_the_game_is_over(new_person: NewPerson) -> None:
    """It stands below the sum and isn't in it, as others may still take it away."""
    player = sit_down_near_the_end(Player(new_person()), "spring-festival", 2, 1)
    player.kind()
    player.page.keyboard.press("s")
    sheet = player.page.get_by_role("region", name=player.words("web-scores"))
    expect(sheet).to_contain_text(player.say("web-score-so-far"))
    majority = player.say("web-score-provisional", part=player.say("spring-festival-score-majority"))
    expect(sheet.get_by_role("row", name=majority)).to_be_visible()
    so_far = column(sheet, "tfoot")

    assert so_far == [sum(column(sheet, "tbody:not(.open)"))]
    seat = player.page.get_by_role("list", name=player.words("web-seats")).get_by_role("listitem").first
    expect(seat).to_contain_text(str(so_far[0]))
    player.play_to_the_end()

    final = player.result.get_by_role("region", name=player.words("web-scores"))
    expect(final).to_contain_text(player.say("spring-festival-score-total"))
    assert column(final, "tfoot") == [sum(column(final, "tbody"))]
    expect(player.result.get_by_text(majority)).to_have_count(0)


def find_card_in_reach() -> str:
    """The first position in which firing a rocket somewhere lets the first seat complete a card."""
    rules = find_game("spring-festival")
    for position, kinds in play_out("spring-festival", 2, ()):
        if "place" in kinds and any(
            offer["preview"]["completes"] for offer in rules.offers(rules.read(position), 0) if offer["kind"] == "place"
        ):
            return position
    raise AssertionError("no card is ever in reach")


def test_a_preview_says_that_a_card_could_be_completed(new_person: NewPerson) -> None:
    player = sit_down(Player(new_person()), find_card_in_reach(), "spring-festival", 2)
    player.kind()
    promise = player.words(f"{SF}-preview-completes", whole=False)
    choice = player.board.get_by_role("button", name=promise).and_(player.choices).first

    choice.hover()

    expect(player.board.locator(".said").get_by_text(promise)).to_be_visible()
    expect(player.board.locator(".card.soon")).not_to_have_count(0)
    choice.click()
    expect(player.button(f"{SF}-choice-complete").first).to_be_visible()
    assert player.kind() == "complete"


def test_on_a_phone_a_long_preview_is_not_cut(new_person: NewPerson) -> None:
    """In French, beside the button that plays it."""
    person = new_person(size=PHONE, language="fr")
    player = sit_down(Player(person, "fr", by="touch"), find_card_in_reach(), "spring-festival", 2)
    player.kind()
    promise = player.words(f"{SF}-preview-completes", whole=False)
    player.board.get_by_role("button", name=promise).and_(player.choices).first.tap()

    said = player.board.locator(".said")
    expect(said.get_by_text(promise)).to_be_visible()
    assert said.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
