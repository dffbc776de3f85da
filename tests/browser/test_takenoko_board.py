"""Takenoko's board: what is closed says why, cards show themselves on the land, free steps, hints, replay, analysis."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.browsers import PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.scenes import sit_down_near_the_end
from tests.browser.takenoko import TK, Gardener, name_plot, sit_down_at
from tests.browser.test_hints_and_analysis import analyse
from tests.browser.test_replay import last, open_replay, place, slider
from tests.chance import word_of
from tests.games.takenoko.tables import RING, Seat, Table, hikari_table, table
from tests.server.servers import ServerProcess

LAND = "green:1 1,0 / pink:1 0,1 / yellow:1 -1,1 / yellow- 1,1"
HAND = "plot-line-green gardener-pink-3x2 panda-trio"


def my_turn(eaten: str = "", chips: str = "enclosure", **given: object) -> Table:
    """My turn in the base game, with something in reserve."""
    seat = Seat(hand=HAND, channels=1, chips=chips, eaten=eaten)
    return table(seat, Seat(), **{"land": LAND, "face": "sun", **given})  # type: ignore[arg-type]


def plot(player: Gardener, colour: str, direction: str) -> Locator:
    """A plot that can't be touched now, but read."""
    name = re.escape(name_plot(player, colour, direction))
    return player.garden.get_by_role("img", name=re.compile(f"^{name}", re.IGNORECASE))


def test_a_closed_action_says_why(new_person: NewPerson) -> None:
    player = sit_down_at(Gardener(new_person(size=PHONE), by="touch"), my_turn(made="panda"))
    expect(player.action("panda")).to_be_disabled()

    player.action("panda").tap(force=True)

    expect(player.said).to_contain_text(player.say(f"{TK}-action-made"))


def test_an_alliance_of_others_shows_on_a_phone(new_person: NewPerson) -> None:
    player = Gardener(new_person(size=PHONE), by="touch")
    sit_down_at(player, hikari_table(Seat(), Seat(ally=2), Seat(ally=1), land=LAND))

    names = [player.say(f"web-bot-name-{seat}") for seat in (1, 2)]
    allied = player.board.get_by_text(player.words(f"{TK}-allies", whole=False)).filter(has_text=names[0])
    expect(allied.filter(has_text=names[1])).to_be_visible()


def test_points_that_others_may_take_are_not_in_the_total(new_person: NewPerson) -> None:
    """Supreme objectives count at the end; the sheet names them apart."""
    player = sit_down_at(Gardener(new_person()), hikari_table(Seat(claimed="panda-trio"), land=LAND))
    expect(player.board.locator(".total")).to_have_text("6")

    player.page.keyboard.press("s")

    supreme = player.say("web-score-provisional", part=player.say("takenoko-score-supreme"))
    row = player.page.get_by_role("row").filter(has_text=supreme)
    expect(row.get_by_role("cell").first).to_have_text("3")


def test_a_closed_place_says_why(new_person: NewPerson) -> None:
    """For what was chosen: the panda walks in a straight line, an improvement needs a plot without bamboo."""
    player = sit_down_at(Gardener(new_person()), my_turn(panda="1,0"))
    player.action("panda").click()
    expect(player.said).to_have_text(player.say(f"{TK}-do-panda"))

    plot(player, "green", "E").click()
    expect(player.said).to_have_text(player.say(f"{TK}-closed-here-panda"))
    player.page.keyboard.press("Escape")
    player.board.get_by_role("button", name=player.words("takenoko-count-enclosure", whole=False)).click()
    expect(player.said).to_have_text(player.say(f"{TK}-do-improve"))
    plot(player, "pink", "SE").click()

    expect(player.said).to_have_text(player.say(f"{TK}-closed-bamboo"))
    player.free.first.click()
    expect(player.said).to_have_text(player.say(f"{TK}-do-lay"))
    yellow = player.say(f"{TK}-plot-yellow", place="|").split("|")[0].strip()
    player.garden.get_by_role("img", name=re.compile(yellow, re.IGNORECASE)).last.click()  # far from the pond

    expect(player.said).to_contain_text(player.say(f"{TK}-closed-unconnected"))


def test_who_cannot_become_an_ally_says_why(new_person: NewPerson) -> None:
    seats = Seat(special="alliance"), Seat(), Seat(), Seat()
    player = sit_down_at(Gardener(new_person()), hikari_table(*seats, land=LAND))
    player.cards.click()
    expect(player.pictured).to_have_count(3)

    player.pictured.filter(has_text=player.say("web-bot-name-2")).click(force=True)

    expect(player.said).to_have_text(player.say(f"{TK}-closed-far"))


def test_a_tap_explains_what_is_only_read(new_person: NewPerson) -> None:
    """Such as how the game ends, and what the actions of a turn may be."""
    player = sit_down_at(Gardener(new_person(size=PHONE), by="touch"), my_turn())
    explained = player.page.get_by_role("status")
    expect(player.actions.first).to_be_visible()

    player.board.locator(".lanterns").first.tap()
    expect(explained.filter(has_text=player.say(f"{TK}-about-target", target=9))).to_be_visible()
    player.board.locator(".slots").first.tap()

    expect(explained.filter(has_text=player.say(f"{TK}-about-slots"))).to_be_visible()


def test_by_keyboard_the_order_under_the_pile_is_confirmed_first(new_person: NewPerson) -> None:
    drawn = my_turn(phase="keep", drawn="green yellow pink", state="progress=1", chips="")
    player = sit_down_at(Gardener(new_person(), by="keyboard"), drawn)

    while player.kind() != "plain":
        player.decide()

    expect(player.button(f"{TK}-go-under")).to_be_focused()


def test_arrows_walk_along_my_cards(new_person: NewPerson) -> None:
    player = sit_down_at(Gardener(new_person(), by="keyboard"), my_turn())
    cards = player.hand.get_by_role("button")
    expect(cards).to_have_count(3)
    cards.first.focus()

    player.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    player.page.keyboard.press("ArrowLeft")
    player.page.keyboard.press("ArrowLeft")

    expect(cards.last).to_be_focused()


def test_looking_at_an_objective_draws_it_on_the_land(new_person: NewPerson) -> None:
    """Resting on the card shows it as long as one rests; pressing it keeps it until Escape."""
    player = sit_down_at(Gardener(new_person()), my_turn(land=RING))
    card = player.hand.get_by_role("button").first
    marks = player.garden.locator(".dim")
    expect(card).to_be_visible()
    expect(marks).to_have_count(0)

    card.hover()
    expect(marks).not_to_have_count(0)
    player.page.mouse.move(1, 1)
    expect(marks).to_have_count(0)
    card.click()
    player.page.mouse.move(1, 1)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(marks).not_to_have_count(0)
    player.page.keyboard.press("Escape")

    expect(marks).to_have_count(0)


def test_free_steps_are_chosen_pointed_at_and_taken_back(new_person: NewPerson) -> None:
    player = sit_down_at(Gardener(new_person()), my_turn())
    lay = player.free.first
    expect(player.lit).to_have_count(0)

    lay.click()
    expect(player.said).to_have_text(player.say(f"{TK}-do-lay"))
    expect(player.lit).not_to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(player.lit).to_have_count(0)
    lay.click()
    player.lit.first.click()
    expect(player.log).to_contain_text(player.words(f"{TK}-event-channel-laid", whole=False))
    expect(player.free).to_have_count(1)
    player.press("web-undo")

    expect(player.free).to_have_count(2)


def test_a_fulfilled_objective_is_claimed_on_its_card(new_person: NewPerson) -> None:
    player = sit_down_at(Gardener(new_person(size=PHONE), by="touch"), my_turn(eaten="green yellow pink"))
    expect(player.claims).to_have_count(1)

    player.play(player.claims)

    expect(player.claims).to_have_count(0)
    expect(player.hand.get_by_role("button")).to_have_count(2)


@pytest.mark.parametrize("by", ["mouse", "drag"])
def test_a_drawn_plot_is_placed_by_pointing_or_dragging(new_person: NewPerson, by: str) -> None:
    player = sit_down_at(Gardener(new_person()), my_turn(phase="keep", drawn="green yellow pink", state="progress=1"))
    expect(player.drawn).to_have_count(3)
    player.drawn.nth(1).click()
    expect(player.drawn.nth(1)).to_be_checked()
    there = player.lit.first

    there.click() if by == "mouse" else player.drawn.nth(1).drag_to(there)

    expect(player.said).to_have_text(player.say(f"{TK}-do-chip"))
    expect(player.pictured).to_have_count(1)
    player.press(f"{TK}-go-bare")
    expect(player.log).to_contain_text(player.words(f"{TK}-event-plot-placed", whole=False))
    expect(player.said).to_have_text(player.say(f"{TK}-do-under"))
    player.press(f"{TK}-go-under")
    expect(player.actions).to_have_count(4)


@pytest.mark.parametrize("swaps", [0, 1, 2])
def test_the_other_plots_go_under_the_pile_in_the_order_shown(new_person: NewPerson, swaps: int) -> None:
    """As they were drawn, with one tap, unless they are swapped; I know what lies there."""
    game = my_turn()
    game.play(0, "plots", "~ green", "~ pink", "~ yellow-enclosure")
    game.play(0, "keep pink 1,-1", "bare")
    player = sit_down_at(Gardener(new_person(size=PHONE), by="touch"), game)
    plots = [player.say("takenoko-plot-green"), player.say("takenoko-plot-yellow-enclosure")]
    shown = plots[::-1] if swaps == 1 else plots

    for _ in range(swaps):
        player.press(f"{TK}-swap-order")
    expect(player.board).to_contain_text(re.compile("[\\s\\S]*".join(map(re.escape, shown)), re.IGNORECASE))
    player.press(f"{TK}-go-under")

    expect(player.actions).to_have_count(4)


def test_whoever_always_keeps_the_order_is_asked_no_more(new_person: NewPerson) -> None:
    """Until they say otherwise; an undo asks again."""
    player = Gardener(new_person())
    drawn = my_turn(phase="keep", drawn="green yellow pink", state="progress=1", chips="")
    sit_down_at(player, drawn)
    player.lit.first.click()
    player.press(f"{TK}-order-always")
    expect(player.actions).to_have_count(4)

    sit_down_at(player, drawn)
    expect(player.button(f"{TK}-order-kept")).to_be_visible()
    player.lit.first.click()
    expect(player.actions).to_have_count(4)
    player.press("web-undo")

    expect(player.button(f"{TK}-go-under")).to_be_visible()


def test_a_hint_leads_to_what_it_means(new_person: NewPerson) -> None:
    """Whatever it is: an action, a place on the land, or a button."""
    player = sit_down_at(Gardener(new_person()), my_turn())

    player.press("web-hint")

    ideas = player.page.get_by_role("region", name=player.words("web-hint")).locator("li button")
    expect(ideas).to_have_count(3)
    for number in range(3):
        ideas.nth(number).click()
        player.page.mouse.move(1, 1)
        expect(player.board.locator(".hint")).not_to_have_count(0)


# A finished game


@pytest.fixture(scope="module")
def played(request: pytest.FixtureRequest, browser: Browser, site: ServerProcess) -> Iterator[tuple[Gardener, str]]:
    """A person who just finished a game with Hikari, and the path of its table."""
    player = Gardener(Person(browser, site.address, word=word_of(request.node)))
    sit_down_near_the_end(player, "takenoko", 3, 4, hikari="on")
    player.play_to_the_end()
    yield player, player.page.url.removeprefix(site.address)
    player.person.context.close()


@pytest.mark.thorough
def test_a_replay_shows_the_same_board_through_any_eyes(played: tuple[Gardener, str]) -> None:
    reader, path = played
    reader.person.visit(path)
    open_replay(reader)
    slider(reader).fill(str(last(reader) // 2))
    expect(reader.garden).to_be_visible()
    viewer = reader.page.get_by_role("combobox", name=reader.words("web-eyes", whole=False))
    hands = []
    for name in viewer.get_by_role("option").all_inner_texts()[:3]:
        viewer.select_option(label=name)
        expect(reader.hand.get_by_role("button").first).to_be_visible()
        hands.append(reader.hand.get_by_role("button").locator(".unseen").all_inner_texts())
        assert reader.lit.count() == reader.actions.count() == 0

    assert len({str(hand) for hand in hands}) == 3


@pytest.mark.thorough
def test_a_line_of_the_log_leads_to_its_moment(played: tuple[Gardener, str]) -> None:
    reader, path = played
    reader.person.visit(path)
    open_replay(reader)
    reader.press("web-replay-last")
    assert place(reader) == last(reader)

    reader.log.get_by_role("button").first.click()

    expect(slider(reader)).not_to_have_value(str(last(reader)))
    expect(reader.garden).to_be_visible()


@pytest.mark.thorough
def test_an_analysis_shows_a_past_decision_on_the_board(played: tuple[Gardener, str]) -> None:
    reader, path = played
    panel = analyse(reader, path.rpartition("/")[2])

    panel.locator("ol button").first.click()

    expect(reader.board.get_by_text(reader.words("analysis-shown"))).to_be_visible()
    expect(reader.board.locator(".hint")).not_to_have_count(0)
