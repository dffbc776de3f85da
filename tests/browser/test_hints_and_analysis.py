"""Bots on the page: hints, the analysis of a finished game, and levels."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.browsers import DESKTOP, EVERY_LOOK, PHONE, Language, Person, find_barriers, wait_in_page
from tests.browser.conftest import NewPerson
from tests.browser.page_checks import find_misfits
from tests.browser.players import LONG, Player, start_against_bots
from tests.browser.scenes import play_on, sit_down_to_fire
from tests.browser.test_playing_together import come_in, meet, open_a_table
from tests.chance import word_of
from tests.server.servers import ServerProcess

REASONS = ("completes", "prepares", "chain", "sparks")

# Hints


def hints(player: Player) -> Locator:
    """The panel with the moves that a bot would consider."""
    return player.page.get_by_role("region", name=player.words("web-hint"))


def ask_for_hints(player: Player) -> Locator:
    """Ask a bot; returns its three ideas."""
    player.press("web-hint")
    moves = hints(player).locator("li button")
    expect(moves).to_have_count(3)
    return moves


def test_a_hint_says_what_to_expect_and_highlights_the_move_pointed_at(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))
    room = player.board.locator(".board").first.bounding_box()
    moves = ask_for_hints(player)
    assert player.board.locator(".board").first.bounding_box() == room  # hints take no room from the board
    expect(moves.nth(0)).to_have_attribute("aria-pressed", "true")
    reasons = player.words(*(f"spring-festival-reason-{kind}" for kind in REASONS), whole=False)
    expect(moves.nth(0).locator(".why")).to_have_text(reasons)
    expect(player.page.locator("[aria-live]").filter(has_text=reasons)).not_to_have_count(0)  # and it is spoken
    expect(moves.nth(0)).to_contain_text(player.words("analysis-best", whole=False))
    expect(moves.nth(1)).to_contain_text(player.words("analysis-other", whole=False))
    for place in range(3):
        expect(moves.nth(place)).to_contain_text(player.words("analysis-chance", whole=False))
    assert re.match(r"1\. (Place the \w+ \d \w+|Replace the \w+ \d .* with the \w+ \d)", moves.nth(0).inner_text())
    lit = player.page.locator(".choice.hint")
    expect(lit).to_have_count(1)
    first = lit.get_attribute("aria-label") or ""
    assert player.say("web-hinted") in first  # for people who can't see the highlight
    head = hints(player).locator("p")
    best = head.inner_text()

    moves.nth(1).hover()
    expect(moves.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(lit).not_to_have_attribute("aria-label", first)
    expect(head).to_contain_text(player.words("web-hint-other", whole=False))
    player.page.mouse.move(1, 1)  # without the pointer, the best one is shown again
    expect(lit).to_have_attribute("aria-label", first)
    expect(head).to_have_text(best)
    moves.nth(2).click()
    player.page.mouse.move(1, 1)  # but a chosen one stays
    expect(moves.nth(2)).to_have_attribute("aria-pressed", "true")
    moves.nth(0).focus()
    expect(lit).to_have_attribute("aria-label", first)
    assert player.kind() == "fire"  # it only points

    player.decide()
    expect(hints(player)).to_have_count(0)


def test_a_hint_for_another_starting_tile_selects_it(new_person: NewPerson) -> None:
    player = start_against_bots(Player(new_person()))
    player.play_until("lay")
    moves = ask_for_hints(player)
    hand = player.page.get_by_role("radiogroup").get_by_role("radio")
    player.page.mouse.move(1, 1)

    for place in range(3):
        moves.nth(place).click()
        expect(player.page.locator(".choice.hint")).to_have_count(1)
        for tile in range(hand.count()):  # any other can still be taken
            hand.nth(tile).click()
            expect(hand.nth(tile)).to_be_checked()


def test_a_hint_stays_while_another_player_decides(new_person: NewPerson) -> None:
    host, guest = meet(new_person, hints=True)
    for player in (host, guest):
        player.lay(4)
    while not all(player.choices.first.is_visible() and player.kind() == "fire" for player in (host, guest)):
        for player in (host, guest):
            if player.choices.first.is_visible() and player.kind() != "fire":
                player.decide()
    ask_for_hints(host)
    lines = host.log.get_by_role("listitem").count()

    guest.decide()
    expect(host.log.get_by_role("listitem")).not_to_have_count(lines)

    expect(hints(host).locator("li button")).to_have_count(3)
    host.decide()
    expect(hints(host)).to_have_count(0)


@EVERY_LOOK
def test_hints_pass_the_accessibility_check(new_person: NewPerson, language: Language, scheme: str) -> None:
    player = sit_down_to_fire(Player(new_person(language=language, scheme=scheme), language))
    player.press("web-hint")
    expect(hints(player)).to_be_visible()

    assert find_barriers(player.page) == []


def test_hints_fit_on_a_phone(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person(size=PHONE), by="touch"))
    ask_for_hints(player)

    assert player.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert find_barriers(player.page) == []


SHORT_PHONE = (360, 640)


@pytest.mark.parametrize("game", ["spring-festival", "takenoko"])
def test_on_a_low_phone_each_highlighted_move_is_in_view(new_person: NewPerson, game: str) -> None:
    player = Player(new_person(size=SHORT_PHONE), by="touch")
    if game == "spring-festival":
        sit_down_to_fire(player)
    else:
        start_against_bots(player, game=game)
    moves = ask_for_hints(player)

    for place in range(3):
        moves.nth(place).dispatch_event("click")  # Playwright's tap would scroll the page
        expect(moves.nth(place)).to_have_attribute("aria-pressed", "true")
        wait_in_page(player.page, IS_HINT_IN_VIEW)


IS_HINT_IN_VIEW = """() => {
    const lit = document.querySelector('.board button.hint, .board .hint button')
    const { left, top, width, height } = lit.getBoundingClientRect()
    return [0.2, 0.5, 0.8].every((part) =>
        lit.contains(document.elementFromPoint(left + width / 2, top + height * part)))
}"""


# Analysis


def finish(person: Person, seats: int = 2) -> str:
    """Play a whole game against bots without the page; returns the id of the table."""
    made = person.context.request.post(f"{person.address}/api/play", data={"seats": seats, "bot": "random"})
    table: str = made.json()["id"]
    play_on(person, table, varied=True)
    return table


@pytest.fixture(scope="module")
def played(request: pytest.FixtureRequest, browser: Browser, site: ServerProcess) -> Iterator[tuple[Person, str]]:
    """A person who has played a game, and its table."""
    person = Person(browser, site.address, word=word_of(request.node))
    yield person, finish(person)
    person.context.close()


def analyse(player: Player, table: str) -> Locator:
    """Open the replay and run the analysis; returns the panel."""
    player.person.visit(f"replay/{table}")
    panel = player.page.get_by_role("region", name=player.words("analysis-title"))
    panel.get_by_role("button", name=player.words("analysis-do")).click()
    expect(panel.get_by_role("heading", name=player.words("analysis-costliest"))).to_be_visible(timeout=LONG)
    return panel


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)], ids=["tablet", "desktop"])
def test_an_analysis_leaves_everything_else_in_view(played: tuple[Person, str], size: tuple[int, int]) -> None:
    person, table = played
    player = Player(person)
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    panel = analyse(player, table)

    aside = player.page.get_by_role("complementary")
    assert aside.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    for part in (panel, player.log, player.page.get_by_role("region", name=player.words("web-scores"))):
        expect(part).to_be_in_viewport(ratio=0.9)
    graph = panel.get_by_role("img", name=player.words("analysis-graph", whole=False))
    assert player.say("web-you") in (graph.get_attribute("aria-label") or "")  # as in log and scores
    person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def slider(player: Player) -> Locator:
    """The slider of the replay."""
    return player.page.get_by_role("slider", name=player.words("web-replay-slider"))


def test_a_game_is_analysed_and_the_graph_leads_through_it(played: tuple[Person, str]) -> None:
    person, table = played
    player = Player(person)
    panel = analyse(player, table)

    graph = panel.get_by_role("img", name=player.words("analysis-graph", whole=False))
    assert len(re.findall(r"at the start, between", graph.get_attribute("aria-label") or "")) == 2
    assert panel.locator(".plot polyline").count() == 2
    dashes = {line.get_attribute("stroke-dasharray") or "" for line in panel.locator(".plot polyline").all()}
    assert len(dashes) == 2  # not by colour alone
    losses = panel.locator("ol button")
    assert losses.count() >= 1

    assert find_misfits(player.page) == []

    losses.first.click()
    expect(losses.first).to_have_attribute("aria-current", "step")
    expect(losses.first).to_contain_text(player.say("analysis-better", move="", why="none").strip())
    expect(player.board.locator("button.hint")).to_have_count(1)  # where the better move was
    expect(player.board.get_by_text(player.words("analysis-shown"))).to_be_visible()
    there = int(slider(player).input_value())
    assert there > 0

    costs = [count_cost(text) for text in losses.all_inner_texts()]
    assert costs == sorted(costs, reverse=True)
    rounds = player.words("spring-festival-event-round-began", whole=False)
    assert all(rounds.search(text) for text in losses.all_inner_texts())
    places = set()
    reader_keys = player.page.keyboard
    player.press("web-replay-first")
    player.page.evaluate("document.activeElement.blur()")
    for _ in range(losses.count()):
        reader_keys.press("Shift+ArrowRight")
        expect(panel.locator("[aria-current=step]")).to_have_count(1)
        places.add((int(slider(player).input_value()), panel.locator("[aria-current=step]").inner_text()))
    assert len(places) == losses.count()
    player.press("web-replay-mistake-previous")
    assert int(slider(player).input_value()) <= max(place for place, _ in places)

    handle = panel.get_by_role("slider")
    handle.focus()
    player.page.keyboard.press("Home")
    first = int(slider(player).input_value())
    player.page.keyboard.press("ArrowRight")
    second = int(slider(player).input_value())
    assert first < second
    player.page.keyboard.press("ArrowLeft")
    assert int(slider(player).input_value()) == first
    player.page.keyboard.press("End")
    assert int(slider(player).input_value()) == int(slider(player).get_attribute("max") or 0)
    handle.click()  # in the middle
    assert second < int(slider(player).input_value()) < int(slider(player).get_attribute("max") or 0)

    panel.get_by_text(player.words("analysis-table")).click()
    assert panel.get_by_role("row").count() > 20

    player.page.get_by_role("combobox", name=player.words("web-eyes", whole=False)).select_option("all")
    expect(slider(player)).to_be_visible()
    expect(panel.locator(".plot polyline")).to_have_count(2)  # it stays when the point of view changes


def count_cost(text: str) -> int:
    """What a decision cost, by its line: percent to win and points."""
    chance = re.search(r"(\d+)\s% to win instead of (\d+)\s%", text)
    points = re.search(r"(?:about|and) (\d+) points? less", text)
    return (int(chance[2]) - int(chance[1]) if chance else 0) + (int(points[1]) if points else 0)


@EVERY_LOOK
def test_an_analysis_passes_the_accessibility_check(
    new_person: NewPerson, played: tuple[Person, str], language: Language, scheme: str
) -> None:
    _, table = played
    player = Player(new_person(language=language, scheme=scheme), language)
    panel = analyse(player, table)
    panel.get_by_text(player.words("analysis-table")).click()

    assert find_barriers(player.page) == []


def test_an_analysis_fits_on_a_phone(new_person: NewPerson, played: tuple[Person, str]) -> None:
    _, table = played
    player = Player(new_person(size=PHONE))
    analyse(player, table)

    assert player.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


def test_a_game_that_is_not_over_is_not_analysed(new_person: NewPerson) -> None:
    player = sit_down_to_fire(Player(new_person()))
    player.person.visit(player.page.url.removeprefix(player.person.address).replace("table", "replay"))
    expect(slider(player)).to_be_visible()

    expect(player.page.get_by_role("button", name=player.words("analysis-do"))).to_have_count(0)


@pytest.mark.thorough
def test_a_game_of_four_is_analysed_in_french(new_person: NewPerson) -> None:
    player = Player(new_person(language="fr"), "fr")
    table = finish(player.person, 4)
    panel = analyse(player, table)

    assert panel.locator(".plot polyline").count() == 4
    assert find_barriers(player.page) == []


# Levels


def choice(player: Player) -> Locator:
    """The field for choosing a bot."""
    return player.page.get_by_label(player.words("web-bot-kind"))


def test_play_now_offers_levels_and_remembers_the_last(new_person: NewPerson) -> None:
    player = Player(new_person())
    player.person.visit()
    player.press("web-play-now")
    expect(choice(player)).to_have_value("level:3")
    options = choice(player).locator("option").all_inner_texts()
    assert options[0] == f"1 · {player.say('web-level-1')}"
    assert options[7] == f"8 · {player.say('web-level-8')}"
    assert player.say("web-seat-bot", bot=player.say("web-bot-greedy")) in options[8:]

    choice(player).select_option("level:2")
    expect(player.page.get_by_text(player.say("web-level-2.about"))).to_be_visible()
    player.press("web-start")
    expect(player.page.get_by_text(player.say("web-bot-tag-level", level=player.say("web-level-2")))).to_be_visible()

    player.person.visit()
    player.press("web-play-now")
    expect(choice(player)).to_have_value("level:2")


def test_a_level_that_another_game_leaves_out_is_the_next_weaker_one_there_and_stays_remembered(
    new_person: NewPerson,
) -> None:
    player = Player(new_person())
    page = player.person.visit()
    player.press("web-play-now")
    choice(player).select_option("level:7")
    page.get_by_role("dialog").locator("label").filter(has_text="Fireworks").click()
    expect(choice(player)).to_have_value("level:6")
    expect(page.get_by_text(player.say("web-level-6.about"))).to_be_visible()
    expect(choice(player).locator("optgroup").first.locator("option")).to_have_count(7)

    player.press("web-start")
    expect(page.get_by_text(player.say("web-bot-tag-level", level=player.say("web-level-6")))).to_be_visible()
    player.person.visit()
    player.press("web-play-now")
    page.get_by_role("dialog").locator("label").filter(has_text="Takenoko").click()
    expect(choice(player)).to_have_value("level:7")


def test_the_host_gives_seats_to_levels_and_changes_them(new_person: NewPerson) -> None:
    host = Player(new_person(language="fr"), "fr")
    come_in(Player(new_person()), open_a_table(host, seats=3, bots=0))
    host.press("web-add-bot")
    choice(host).select_option("level:5")
    host.press("web-seat-bot-do")
    expect(host.page.get_by_text(host.say("web-bot-tag-level", level=host.say("web-level-5")))).to_be_visible()

    host.press("web-change-bot")
    choice(host).select_option("random")
    assert find_barriers(host.page) == []
    host.press("web-seat-bot-do")
    expect(host.page.get_by_text(host.say("web-bot-tag", bot=host.say("web-bot-random")))).to_be_visible()

    host.press("web-start")
    expect(host.board).to_be_visible()  # once everyone has revealed their nonce
    expect(host.button("web-change-bot")).to_have_count(0)  # a weaker bot would help somebody to win


def test_whoever_is_alone_with_bots_changes_them_in_the_middle_of_the_game(new_person: NewPerson) -> None:
    player = Player(new_person())
    player.person.visit()
    player.press("web-play-now")
    player.press("web-start")
    expect(player.board).to_be_visible()

    player.press("web-change-bot")
    choice(player).select_option("level:1")
    player.press("web-seat-bot-do")

    expect(player.page.get_by_text(player.say("web-bot-tag-level", level=player.say("web-level-1")))).to_be_visible()
