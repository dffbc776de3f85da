"""The table in the terminal: every phase, both languages, usual widths, and no secrets of other seats."""

from functools import cache
from io import StringIO

import pytest
from rich.console import Console

from lampion import i18n
from lampion.cli.names import Names
from lampion.cli.story import tell
from lampion.games import game as find_game
from lampion.games.takenoko import lookups as box
from lampion.games.takenoko.constants import actions, phases
from lampion.games.takenoko.describing import describe, labels_of
from lampion.games.takenoko.drawing import ASCII, LARGE, UNICODE, LandDrawing, free_cells
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.rng import Rng
from tests.conformance.walks import Case, Journey, travel
from tests.games.takenoko.tables import Seat, hikari_table

GAME = find_game("takenoko")
TABLES = (
    (2, {"bamboo": "28-26-24"}),
    (3, {"hikari": "on", "actions": "committed", "diamonds": "tips"}),
    (4, {"hikari": "on", "expert": "on", "mirror": "on"}),
)


@cache
def walk(number: int) -> Journey:
    """A random game at one of the tables."""
    seats, options = TABLES[number]
    return travel(GAME, Case(seats, GAME.settle(seats, options), seed=7))


@cache
def sample_positions(number: int) -> list[Takenoko]:
    """The first and the last position of each phase of a random game."""
    phases: dict[int, list[Takenoko]] = {}
    for position in walk(number).positions:
        assert isinstance(position, Takenoko)
        phases.setdefault(position.phase, []).append(position)
    return [found[place] for found in phases.values() for place in (0, -1)]


def picture(position: Takenoko, viewer: int | None, language: str = "en", width: int = 80) -> str:
    """What a screen of this width shows."""
    screen = Console(file=StringIO(), width=width, color_system=None, highlight=False)
    with screen.capture() as capture:
        screen.print(GAME.draw(GAME.view(position, viewer), language))
    return capture.get()


def garden(*moves: str) -> Match:
    """A match for two without weather, in which seat 0 began and these moves were made."""
    match = GAME.start(2, by_hand=True, first="0", weather="off")
    match.play("plot-line-green", CHANCE)
    for card in ("gardener-green-3x4", "panda-trio", "plot-curve-pink", "gardener-pink-3x2", "panda-pink"):
        match.play(card, CHANCE)
    for move in moves:
        match.play(move, match.to_move)
    return match


def land(match: Match) -> list[str]:
    """The picture of the land."""
    drawn = LandDrawing(GAME.view(match.position, 0), LARGE, UNICODE, labels_of("en")).lines()  # type: ignore[arg-type]
    return [line.plain for line in drawn]


def test_random_games_reach_every_phase() -> None:
    """So the tests below cover all of them."""
    reached = {phases.names[position.phase] for number in range(len(TABLES)) for position in sample_positions(number)}

    assert set(phases.names) - reached <= {"grow"}


@pytest.mark.parametrize(("width", "language"), [(80, "en"), (80, "fr"), (120, "fr")])
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_phase_is_drawn_and_fits_the_width(table: int, width: int, language: str) -> None:
    """For a seat, for spectators, and for the viewer who sees everything."""
    for position in sample_positions(table):
        for viewer in (0, None, CHANCE):
            lines = picture(position, viewer, language, width).splitlines()

            assert max(map(len, lines)) <= width


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_nothing_hidden_is_drawn(table: int) -> None:
    """[TK-2] [TK-5] Worlds that a seat cannot tell apart look the same to it."""
    for position in sample_positions(table):
        other = position.copy()
        other.redeal(0, Rng(3))

        assert picture(position, 0) == picture(other, 0)


def test_hands_are_drawn_for_their_owners_only() -> None:
    """[TK-2] Others see how many cards of which kind there are."""
    position = garden().position
    assert isinstance(position, Takenoko)

    assert "two pink sections, 5 points  panda-pink" in picture(position, 1)
    assert "panda-pink" not in picture(position, 0)
    assert "hand: 1 plot, 1 gardener, 1 panda" in picture(position, 0)


def test_the_land_shows_plots_water_improvements_figures_and_channels() -> None:
    """[TK-5] [TK-6] A channel between two plots at the pond; the panda has left the pond and eaten."""
    match = garden(
        "plots", "green", "pink", "yellow", "keep green 0,-1", "under yellow pink", "channel", "end",
        "plots", "pink-enclosure", "yellow", "yellow", "keep pink-enclosure 1,-1",
        "under yellow yellow", "channel", "end",
        "lay 0,-1 1,-1", "panda 0,-1",
    )  # fmt: skip

    assert land(match) == [
        "┌───────┰───────┐",
        "│  0,-1 ┃  1,-1 │",
        "│G0    ≈┃P1 enc≈│",
        "│  PAN  ┃       │",
        "└───┬───┸───┬───┘",
        "    │  0,0  │",
        "    │  pond │",
        "    │  GAR  │",
        "    └───────┘",
    ]


def test_a_plot_shows_where_it_may_be_placed() -> None:
    """[TK-5] Only the active player sees the coordinates of the cells to choose from."""
    position = garden("plots", "green", "green", "green").position
    assert isinstance(position, Takenoko)

    assert all(f"{q},{r}" in picture(position, 0) for q, r in free_cells(GAME.view(position, 0)))  # type: ignore[arg-type]
    assert "1,-1" not in picture(position, 1)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_free_cells_are_those_of_the_rules(table: int) -> None:
    """[TK-5]"""
    for position in walk(table).positions:
        if isinstance(position, Takenoko) and phases.names[position.phase] == "keep":
            offers = GAME.offers(position, position.active)

            assert free_cells(GAME.view(position, None)) == {tuple(offer["data"]["cell"]) for offer in offers}  # type: ignore[arg-type]


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_marks_are_on_the_cards_that_can_be_claimed(table: int) -> None:
    """[TK-11] The view alone is enough to know, under all options for patterns."""
    for position in walk(table).positions[::5]:
        if isinstance(position, Takenoko) and phases.names[position.phase] == "idle":
            view = GAME.view(position, position.active)
            seat = view["seats"][position.active]
            texts = [GAME.write_move(position, position.active, move) for move in position.moves(position.active)]

            marked = {f"claim {progress['card']}" for progress in seat["objectives"] or [] if progress["ready"]}
            assert marked == {text for text in texts if text.startswith("claim")}


def test_the_land_can_be_drawn_in_ascii() -> None:
    """Even with channels that are cut off."""
    for position in sample_positions(2):
        drawn = LandDrawing(GAME.view(position, None), LARGE, ASCII, labels_of("en"))  # type: ignore[arg-type]

        assert all(line.plain.isascii() for line in drawn.lines())


@pytest.mark.parametrize("width", [24, 40])
def test_narrow_screens_still_name_every_plot(width: int) -> None:
    """With smaller tiles, or in words."""
    position = walk(0).positions[-1]
    assert isinstance(position, Takenoko)
    shown = picture(position, None, width=width)

    assert all(f"{q},{r}" in shown for q, r in (plot["cell"] for plot in GAME.view(position, None)["land"]))
    assert max(map(len, shown.splitlines())) <= width


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_everything_that_happens_has_words(table: int, language: str) -> None:
    """Events for a seat, for spectators and for the viewer who sees everything; hidden things are left out."""
    for before, seat, move, after in walk(table).steps():
        for viewer in (0, None, CHANCE):
            for event in GAME.narrate(before, seat, move, after, viewer):
                words = tell(GAME, [event], Names(language, viewer if viewer == 0 else None))

                assert "None" not in words
                assert "hidden" not in words


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_prompt_has_words_and_help(language: str) -> None:
    """Whatever a seat is asked."""
    for number in range(len(TABLES)):
        for position in sample_positions(number):
            for seat in (seat for seat in range(position.seats) if position.waits_for(seat)):
                key, data = GAME.prompt(position, seat)

                assert i18n.say(language, key, **data)
                assert i18n.say(language, f"{key}.help")


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(
    "name", [*box.CARD_NUMBERS, *box.SPECIAL_NUMBERS, *box.SUPREME_IDS, *box.FACES, *actions.names]
)
def test_every_piece_is_described(name: str, language: str) -> None:
    """By its id, as `help` asks for it."""
    assert describe(name, {"diamonds": "tips"}, language)


def test_possible_draws_are_described_by_name() -> None:
    """For people who draw from their own box and type in what they drew."""
    board = GAME.draw(GAME.view(garden().position, None), "en")

    assert board.show(["panda-trio", "sun"]).plain == "panda-trio  a section of each colour\nsun         sun"
    assert board.show(["seat 0", "seat 1"]) is None


def test_other_words_describe_nothing() -> None:
    """So the terminal can say that there is no such piece."""
    assert describe("teapot", {"diamonds": "dominoes"}, "en") == []


def test_points_for_supreme_objectives_stand_apart_until_the_end() -> None:
    """[HK-12]"""
    shown = picture(hikari_table(Seat(claimed="panda-trio")).position, 0)

    assert "6 points (+3 if the game ended now), 1 of 8 objectives claimed" in shown
