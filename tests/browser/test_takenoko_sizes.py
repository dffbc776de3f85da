"""Takenoko at every size: nothing overlaps or leaves the page, what is asked is in view, a finger hits every button."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import PHONE, Language, Scheme, every_look_and_size, find_barriers
from tests.browser.conftest import NewPerson
from tests.browser.page_checks import FINGER, SHOWN, SIZES, SMALL, find_misfits
from tests.browser.players import By
from tests.browser.takenoko import TK, Gardener, sit_down_at
from tests.games.takenoko.tables import SEEN, Seat, Table, hikari_table, table

HAND = "plot-line-green plot-diamond-green gardener-pink-3x2 panda-trio"


def full_table(seats: int, hikari: bool, **given: Any) -> Table:
    """My turn late in a game: a full hand, something to claim, to lay and to place, and twenty plots."""
    special = "disease" if hikari else "-"
    me = Seat(hand=HAND, channels=2, chips="enclosure fertilizer", eaten="green yellow pink", special=special)
    others = [Seat(hand="panda-green panda-yellow", channels=1) for _ in range(seats - 1)]
    if hikari:
        return hikari_table(me, *others, **{"land": SEEN, **given})
    return table(me, *others, **{"land": SEEN, **given})


def parts(player: Gardener) -> list[Locator]:
    """What a person needs to decide."""
    return [player.garden, player.hand, player.dock, player.plain.first]


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.thorough)])
@pytest.mark.parametrize(("seats", "hikari"), [(2, False), (4, True)], ids=["base", "hikari"])
def test_everything_fits(new_person: NewPerson, seats: int, hikari: bool, language: Language) -> None:
    """On a wide screen without scrolling: the garden, my cards, and what is asked."""
    made = "panda gardener" if seats == 2 else "panda"
    seats = max(seats, 3) if hikari else seats
    player = sit_down_at(Gardener(new_person(language=language), language), full_table(seats, hikari, made=made))
    expect(player.garden).to_be_visible()
    claim = player.words(f"{TK}-choice-claim", whole=False)  # lies on its card
    found = find_misfits(player.page, SIZES, parts(player)[: 3 if hikari else 4])
    found = [one for one in found if " lies on " not in one or not claim.search(one)]

    assert not found, "\n".join(found)


@pytest.mark.parametrize("hikari", [False, True], ids=["base", "hikari"])
def test_what_the_others_hold_can_be_read_beside_the_garden(new_person: NewPerson, hikari: bool) -> None:
    player = sit_down_at(Gardener(new_person()), full_table(4, hikari))
    others = player.board.locator(".others section")
    expect(others).to_have_count(3)
    for other in others.all():
        box, stored = other.bounding_box(), other.locator(".stores").bounding_box()
        assert box
        assert stored
        assert stored["y"] + stored["height"] <= box["y"] + box["height"] <= 900


MODES = ("idle", "panda", "lay", "disease", "question")


def sit_down_in(player: Gardener, mode: str) -> None:
    """My turn with something chosen, or a question in the turn of somebody else."""
    if mode == "question":
        seats = Seat(special="cancellation"), Seat(special="disease")
        asked = hikari_table(*seats, active=1, land="green:2 1,0 / pink:1 0,1")
        asked.play(1, "disease 1,0")
        sit_down_at(player, asked)
        expect(player.question).to_be_visible()
        return
    sit_down_at(player, full_table(4, mode == "disease"))
    chosen = {
        "panda": player.action("panda"),
        "lay": player.free.first,
        "disease": player.button(f"{TK}-play-card").or_(player.cards).first,
    }
    if mode in chosen:
        player.play(chosen[mode], 0)
    expect(player.lit.or_(player.actions).first).to_be_visible()


@pytest.mark.parametrize("mode", MODES)
def test_a_finger_hits_everything(new_person: NewPerson, mode: str) -> None:
    """Edges of channels after zooming in, which a button offers."""
    player = Gardener(new_person(size=PHONE), by="touch")
    sit_down_in(player, mode)
    zoom = player.button("web-zoom")
    if mode not in ("idle", "question") and zoom.count():
        zoom.tap()
        expect(zoom).to_have_attribute("aria-pressed", "true")

    board = player.board.locator(".board").last.get_by_role("button")
    assert board.evaluate_all(SMALL, FINGER) == []


def test_on_a_phone_my_cards_are_in_view_below_the_garden(new_person: NewPerson) -> None:
    """Also with three kinds of pieces to lay and to place, in French, which needs more room."""
    player = Gardener(new_person(language="fr", size=PHONE), "fr", "touch")
    sit_down_at(player, full_table(4, hikari=False))
    expect(player.free).to_have_count(3)

    assert player.claims.evaluate_all(SHOWN) == [True]


def test_on_a_phones_side_a_question_is_read_whole(new_person: NewPerson) -> None:
    """Who plays what, what would happen, and every answer, in French; the land stays in view above."""
    player = Gardener(new_person(language="fr", size=(844, 390)), "fr")
    sit_down_in(player, "question")
    parts = player.question.locator("h3, .words p, .answers button, .more button")

    assert parts.count() >= 7
    assert all(parts.evaluate_all(SHOWN))
    expect(player.garden).to_be_in_viewport(ratio=1)


@every_look_and_size(("en", "dark", PHONE))  # the tour has the others of the default run
def test_nobody_meets_a_barrier(
    new_person: NewPerson, language: Language, scheme: Scheme, size: tuple[int, int]
) -> None:
    by: By = "touch" if size == PHONE else "mouse"
    player = Gardener(new_person(language=language, scheme=scheme, size=size), language, by)
    found: dict[str, list[str]] = {}
    for mode in MODES:
        sit_down_in(player, mode)
        found[mode] = find_barriers(player.page)

    assert {mode: barriers for mode, barriers in found.items() if barriers} == {}
