"""Starting a game and inviting friends: what is asked, what is remembered, and who may decide what."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import DESKTOP, PHONE, Language
from tests.browser.conftest import NewPerson
from tests.browser.page_checks import find_misfits
from tests.browser.players import Player, start_against_bots

LONG = "W" * 24  # as long as a name may be, in the widest letters
SIZES = ((390, 844), (844, 390), (720, 450), (1024, 768), (1440, 900), (2560, 1440))  # 720: 1440 at 200 %


def table_of(player: Player) -> dict[str, Any]:
    """The terms of the table on the page."""
    made = re.search(r"/table/([\w-]+)", player.page.url)
    assert made
    found: dict[str, Any] = player.person.context.request.get(f"{player.person.address}/api/tables/{made[1]}").json()
    return found["table"]  # type: ignore[no-any-return]


def call_oneself(player: Player, name: str) -> None:
    """Become a guest of this name."""
    made = player.person.context.request.post(f"{player.person.address}/api/me", data={"name": name})
    assert made.status == 201, made.text()


def invite(host: Player, game: str = "Spring Festival") -> str:
    """Make a private table from the home page with two clicks; returns the link."""
    host.person.visit()
    host.press("web-invite-friends")
    host.dialog("web-invite-friends").get_by_role("button", name=game).click()
    return host.page.get_by_role("textbox", name=host.words("web-invite-link")).input_value()


def house_rules(host: Player) -> Locator:
    """The host's house rules, opened."""
    rules = host.page.locator("details").filter(has_text=host.say("web-house-rules"))
    if rules.get_attribute("open") is None:
        rules.locator("summary").click()
    return rules


@pytest.mark.parametrize(
    ("game", "option", "values"),
    [
        ("Spring Festival", "spring-festival-option-sign", ("none", "drawn")),
        ("Takenoko", "takenoko-option-hikari", ("off", "on")),
    ],
)
def test_play_now_asks_for_game_and_main_option_and_remembers_them(
    new_person: NewPerson, game: str, option: str, values: tuple[str, str]
) -> None:
    player = Player(new_person())
    page = player.person.visit()
    player.press("web-play-now")
    page.get_by_role("dialog").locator("label").filter(has_text=game).click()  # the dialog grows when words arrive
    main = page.get_by_role("switch", name=player.say(option), exact=True)
    expect(main).not_to_be_checked()
    usual, value = values
    expect(page.get_by_text(player.say(f"{option}-{usual}"))).to_be_visible()
    main.check(force=True)
    expect(page.get_by_text(player.say(f"{option}-{value}"))).to_be_visible()
    page.get_by_role("group", name=player.words("web-opponents")).get_by_role("radio", name="2").check(force=True)
    page.get_by_label(player.words("web-bot-kind")).select_option("level:1")
    player.press("web-start")
    expect(player.board).to_be_visible()
    terms = table_of(player)
    assert (terms["seats"], terms["options"][option.rpartition("-")[2]]) == (3, value)

    player.person.visit()
    player.press("web-play-now")

    expect(page.get_by_role("radio", name=game)).to_be_checked()
    expect(page.get_by_role("switch", name=player.say(option), exact=True)).to_be_checked()
    expect(page.get_by_role("group", name=player.words("web-opponents")).get_by_role("radio", name="2")).to_be_checked()
    expect(page.get_by_label(player.words("web-bot-kind"))).to_have_value("level:1")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_clicks_from_home_there_is_a_private_table_with_link_and_code(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    host, friend = Player(new_person(size=size)), Player(new_person())

    link = invite(host)

    expect(host.page.get_by_role("textbox", name=host.words("web-invite-link"))).to_be_in_viewport(ratio=1)
    code = host.page.get_by_role("img", name=host.words("web-invite-code"))
    expect(code).to_have_count(0)  # no phone would find this machine
    host.press("web-lan-do")
    expect(code).to_be_in_viewport(ratio=1)
    host.press("web-lan-close")
    assert table_of(host)["settings"]["listed"] is False
    friend.page.goto(link)
    friend.page.get_by_role("textbox", name=friend.words("web-my-name")).fill("Bea of the hills")
    friend.press("web-sit-down")
    expect(friend.button("web-stand")).to_be_visible()
    expect(host.page.get_by_role("listitem").filter(has_text="Bea of the hills")).to_be_visible()
    host.press("web-start")
    expect(friend.board).to_be_visible()
    for player, sees in ((host, 1), (friend, 0)):
        player.press("web-menu")
        expect(player.dialog("web-menu")).to_be_visible()
        expect(player.page.get_by_text(player.words("web-menu-host"))).to_have_count(sees)


def test_the_waiting_room_has_the_chat_above_the_house_rules(new_person: NewPerson) -> None:
    """Also on a phone, where they are below one another."""
    host = Player(new_person(size=PHONE))
    invite(host)
    chat = host.page.get_by_role("region", name=host.words("web-chat"))
    rules = house_rules(host)

    upper, lower = chat.bounding_box(), rules.bounding_box()

    assert upper
    assert lower
    assert upper["y"] + upper["height"] <= lower["y"]


def test_people_read_no_numbers_that_only_programs_understand(new_person: NewPerson) -> None:
    """Neither the strength of a bot, nor the hash of a secret before it can be checked."""
    player = Player(new_person())
    player.person.visit()
    player.press("web-play-now")
    sheet = player.dialog("web-play-now")
    expect(sheet.get_by_label(player.words("web-bot-kind"))).to_be_visible()
    assert re.findall(r"\d{3,}", sheet.inner_text()) == []
    player.press("web-start")
    player.kind()
    player.press("web-menu")

    menu = player.dialog("web-menu")
    expect(menu.get_by_role("link", name=player.words("web-menu-replay"))).to_be_visible()
    assert re.findall(r"[0-9a-f]{16,}", menu.inner_text()) == []


def test_a_name_is_changed_in_the_waiting_room(new_person: NewPerson) -> None:
    host, friend = Player(new_person()), Player(new_person())
    friend.page.goto(invite(host))

    field = host.page.get_by_role("textbox", name=host.words("web-my-name"))
    field.fill("Ada")
    field.press("Enter")

    expect(friend.page.get_by_text(friend.say("web-invited", who="Ada"))).to_be_visible()
    expect(host.page.get_by_role("link", name="Ada")).to_be_visible()


def test_the_host_changes_house_rules_and_guests_only_see_them(new_person: NewPerson) -> None:
    host, friend = Player(new_person()), Player(new_person())
    friend.page.goto(invite(host, "Takenoko"))
    friend.press("web-sit-down")
    expect(friend.button("web-stand")).to_be_visible()

    rules = house_rules(host)
    rules.get_by_role("group", name=host.words("web-seats")).get_by_role("radio", name="3").check(force=True)
    expect(friend.page.get_by_text(friend.say("web-seat-number", seat=3))).to_be_visible()
    rules.get_by_label(host.say("takenoko-option-hikari")).first.select_option("on")
    expect(friend.page.get_by_text(friend.say("takenoko-option-hikari-on"))).to_be_visible()
    clock = rules.get_by_role("group", name=host.words("web-pace"))
    presets = clock.get_by_role("radio").evaluate_all("all => all.map((one) => one.parentElement.innerText.trim())")
    assert presets == ["No clock", "5 min + 10 s", "15 min + 20 s", "1 day per move", "3 days per move"]
    clock.get_by_role("radio", name="15 min + 20 s").check(force=True)
    expect(friend.page.get_by_text("15 min + 20 s")).to_be_visible()
    rules.get_by_label(host.words("web-pace-minutes")).fill("7")
    rules.get_by_label(host.words("web-pace-minutes")).blur()
    expect(friend.page.get_by_text("7 min + 20 s")).to_be_visible()

    assert table_of(host)["settings"]["pace"]["bank"] == 7 * 60
    assert rules.get_by_role("combobox").first.input_value() == "on", "the main option comes first"
    for key in ("web-house-rules", "web-lan-do", "web-start", "web-add-bot", "web-remove"):
        expect(friend.page.get_by_text(friend.words(key))).to_have_count(0)


def test_somebody_who_watched_and_sat_down_no_longer_watches(new_person: NewPerson) -> None:
    host, friend = Player(new_person()), Player(new_person())
    friend.page.goto(invite(host))
    watching = host.page.get_by_text(host.words("web-watching"))
    expect(watching).to_be_visible()

    friend.press("web-sit-down")

    expect(friend.button("web-stand")).to_be_visible()
    expect(watching).to_be_hidden()


def test_full_tables_are_not_among_those_with_room(new_person: NewPerson) -> None:
    host, friend = Player(new_person()), Player(new_person())
    call_oneself(host, "Full house")
    host.person.visit("lobby?new=takenoko")
    host.press("web-make-table")
    expect(host.button("web-start")).to_be_visible()
    friend.person.visit("lobby")
    row = friend.page.get_by_role("listitem").filter(has_text="Full house")
    expect(row).to_be_visible()

    host.press("web-add-bot")
    host.press("web-seat-bot-do")
    expect(host.button("web-start")).to_be_enabled()

    friend.page.reload()
    expect(friend.page.get_by_role("heading", name=friend.words("web-lobby-open"))).to_be_visible()
    expect(row).to_have_count(0)


@pytest.mark.parametrize("sizes", [SIZES[:1], SIZES[1:]], ids=["phone", "wide"])
def test_my_games_are_above_the_fold(new_person: NewPerson, sizes: tuple[tuple[int, int], ...]) -> None:
    player = Player(new_person(size=sizes[0]))
    start_against_bots(player)
    expect(player.board).to_be_visible()

    player.person.visit()

    row = player.page.get_by_role("region", name=player.words("web-my-games")).get_by_role("listitem").first
    for width, height in sizes:
        player.page.set_viewport_size({"width": width, "height": height})
        expect(row).to_be_in_viewport(ratio=1)
        expect(row).to_contain_text(player.say("web-your-turn"))
        expect(player.button("web-play-now").first).to_be_in_viewport(ratio=1)


def test_the_headline_never_lies_on_the_moon(new_person: NewPerson) -> None:
    for language in ("en", "fr"):
        person = new_person(language=language)
        page = person.visit()
        page.locator("h1").first.wait_for()
        for width in (*range(390, 1500, 37), 1920, 2560):
            page.set_viewport_size({"width": width, "height": 844})
            gap = page.evaluate("""() => {
                const range = document.createRange()
                range.selectNodeContents(document.querySelector('h1'))
                const moon = document.querySelector('.moon circle:nth-of-type(2)').getBoundingClientRect()
                const apart = [...range.getClientRects()].map((text) => Math.max(
                    moon.left - text.right, text.left - moon.right, moon.top - text.bottom, text.top - moon.bottom))
                return Math.min(...apart)
            }""")
            assert gap >= 0, (language, width, gap)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_home_lobby_and_waiting_room_fit_every_size_with_the_longest_names(
    new_person: NewPerson, language: Language
) -> None:
    host, friend = Player(new_person(language=language), language), Player(new_person(language=language), language)
    call_oneself(host, LONG)
    call_oneself(friend, LONG)
    link = invite(host)
    found = {"waiting room": find_misfits(host.page, SIZES)}
    friend.page.goto(link)
    expect(friend.button("web-sit-down")).to_be_visible()
    found["invitation"] = find_misfits(friend.page, SIZES)
    house_rules(host)
    found["house rules"] = find_misfits(host.page, SIZES)
    host.page.get_by_role("switch", name=host.words("web-listed", whole=False)).check(force=True)
    for path in ("", "lobby"):
        friend.person.visit(path)
        expect(friend.page.get_by_text(LONG).or_(friend.page.get_by_role("heading", level=1)).first).to_be_visible()
        found[f"/{path}"] = find_misfits(friend.page, SIZES)
    host.person.visit()
    expect(host.page.get_by_role("region", name=host.words("web-my-games"))).to_be_visible()
    found["my games"] = find_misfits(host.page, SIZES)

    assert {place: problems for place, problems in found.items() if problems} == {}


def test_names_are_cut_with_an_ellipsis(new_person: NewPerson) -> None:
    host, friend = Player(new_person()), Player(new_person())
    call_oneself(host, LONG)
    call_oneself(friend, LONG.lower())
    friend.page.goto(invite(host))
    friend.press("web-sit-down")
    expect(friend.button("web-stand")).to_be_visible()
    friend.page.get_by_role("textbox", name=friend.words("web-chat-placeholder")).fill("Hello")
    friend.press("web-chat-send")

    names = [
        host.page.get_by_role("listitem").filter(has_text=LONG.lower()).locator(".cut"),
        host.page.get_by_role("list", name=host.words("web-chat")).locator(".cut"),
    ]
    host.press("web-start")
    host.page.get_by_role("tab", name=host.words("web-chat", whole=False)).click()
    names.append(host.page.get_by_role("list", name=host.words("web-seats")).locator(".cut"))

    for name in (one.first for one in names):
        expect(name).to_have_css("text-overflow", "ellipsis")
        expect(name).to_have_css("white-space", "nowrap")


def test_the_page_takes_the_limit_of_names_from_the_server(new_person: NewPerson) -> None:
    player = Player(new_person())
    page = player.person.visit("me")
    field = page.get_by_role("textbox", name=player.words("web-my-name"))

    field.fill(LONG + "W")
    expect(page.get_by_text(player.say("web-name-long", most=24))).to_be_visible()
    expect(player.button("web-save")).to_be_disabled()

    field.fill(LONG)
    player.press("web-save")
    expect(page.get_by_text(player.words("web-name-saved"))).to_be_visible()
