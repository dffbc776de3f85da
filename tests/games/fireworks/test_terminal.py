"""The table in the terminal: the box in letters, skies, the score aid, in every phase, both languages, usual widths."""

from functools import cache
from io import StringIO

import pytest
from rich.console import Console

from lampion import i18n
from lampion.cli.names import Names
from lampion.cli.story import tell
from lampion.games import game as find_game
from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import faces, kinds, phases
from lampion.games.fireworks.describing import describe, letters_of
from lampion.games.fireworks.drawing import ASCII, UNICODE, draw_box, draw_sky, draw_small_sky
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.view import PHASES, view
from lampion.kernel.limits import CHANCE
from lampion.text_layout import Block
from tests.conformance.walks import Case, Journey, travel
from tests.games.fireworks.nights import night, place_number

GAME = find_game("fireworks")
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (4, {"mode": "advanced-1"}),
    (3, {"mode": "advanced-2", "rearranging": "on"}),
    (2, {"mode": "advanced-2-turns"}),
    (3, {"second_try": "on", "up_to": "on", "rearranging": "on"}),
    (2, {"box": "real"}),
)
STARTS = "1,1 (kiku-red) / 3,3 (bodan-blue)"
LETTERS = letters_of("en")
NARROW = 86  # columns, in which everything stands below each other


@cache
def walk(number: int) -> Journey:
    """A random game at one of the tables."""
    seats, options = TABLES[number]
    return travel(GAME, Case(seats, GAME.settle(seats, options), seed=5))


@cache
def sample_positions(number: int) -> list[Fireworks]:
    """The first and the last position of each phase of a random game."""
    found: dict[int, list[Fireworks]] = {}
    for position in walk(number).positions:
        assert isinstance(position, Fireworks)
        found.setdefault(position.phase, []).append(position)
    return [positions[place] for positions in found.values() for place in (0, -1)]


def picture(position: Fireworks, viewer: int | None, language: str = "en", width: int = 100) -> str:
    """What a screen of this width shows."""
    screen = Console(file=StringIO(), width=width, color_system=None, highlight=False)
    with screen.capture() as capture:
        screen.print(GAME.draw(GAME.view(position, viewer), language))
    return capture.get()


def plain(block: Block) -> list[str]:
    """The lines of a drawing."""
    return [line.plain for line in block]


def test_random_games_reach_every_phase() -> None:
    """So the tests below cover all of them, but for two that are rare."""
    reached = {PHASES[position.phase] for number in range(len(TABLES)) for position in sample_positions(number)}

    assert set(PHASES) - reached <= {"function", "gale"}


@pytest.mark.parametrize(("width", "language"), [(44, "en"), (80, "fr"), (120, "en")])
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_phase_is_drawn_and_fits_the_width(table: int, width: int, language: str) -> None:
    """For a seat, and for spectators."""
    for position in sample_positions(table):
        for viewer in (0, None):
            lines = picture(position, viewer, language, width).splitlines()

            assert max(map(len, lines)) <= width


def test_a_tile_shows_its_pieces_where_they_are() -> None:
    """[FW-2] Arc in the east, half in the north-west, flower in the south-west; turned once, each goes on by one."""
    seat = view(night("0,0 kiku-red 0 / 0,1 bodan-blue 1"), 0)["seats"][0]

    assert [line[:16].rstrip() for line in plain(draw_sky(seat, LETTERS, UNICODE))[:3]] == [
        " ◆           ●",
        "   R  ● ◆  b",
        " ✿           ✿",
    ]


def test_start_and_special_tiles_look_different() -> None:
    """[FW-2]"""
    seat = view(night("0,0 (kiku-red) / 0,1 bee"), 0)["seats"][0]

    assert plain(draw_sky(seat, LETTERS, UNICODE))[1].split()[:2] == ["(R)", "BE"]
    assert plain(draw_small_sky(seat, LETTERS, UNICODE))[0].split() == ["(R)", "BE", "·", "·", "·"]


def test_a_narrow_screen_numbers_rows_and_columns() -> None:
    """[FW-2] There is no room for coordinates in the cells."""
    lines = plain(draw_small_sky(view(night("1,2 bee"), 0)["seats"][0], LETTERS, UNICODE, numbered=True))

    assert lines[0].split() == ["0", "1", "2", "3", "4"]
    assert lines[2].split() == ["1", "·", "·", "BE", "·", "·"]
    assert "0   1   2   3   4" in picture(night(STARTS), 0, width=40)


def test_free_cells_show_their_coordinates() -> None:
    """[FW-2] As moves write them; every other row is shifted by half a tile."""
    lines = plain(draw_sky(view(night(), 0)["seats"][0], LETTERS, UNICODE))

    assert lines[1].split() == ["0,0", "0,1", "0,2", "0,3", "0,4"]
    assert lines[4].index("1,0") == lines[1].index("0,0") + 4


def test_the_box_shows_what_lies_on_each_place() -> None:
    """[FW-20] A red Kiku over two others, one that was seen, an aim; tiles outside are not in it."""
    tiles = (
        "#1 - down 0,0 / #2 - down 0,0 / #3 kiku-red up 0,0 / #4 cat down 0,1 / #5 - down 8,8"
        " / #6 bee up 8,7 / #7 smile out 4,4"
    )
    shown = view(night(tiles=tiles, phase=phases.HEIGHT, aim=place_number("1,2")), 0)
    assert shown["box"] is not None
    lines = plain(draw_box(shown["box"], shown["launch"], LETTERS, UNICODE))

    assert lines[0].split() == [str(number) for number in range(9)]
    assert lines[1].split()[:4] == ["0", "R2", "1~", "·"]
    assert lines[2].split()[:4] == ["1", "·", "·", "+·"]
    assert lines[5].split() == ["4", *["·"] * 9]
    assert lines[9].split()[-2:] == ["BE", "1"]


def test_face_up_tiles_are_listed_with_their_numbers() -> None:
    """[FW-7] So that `take #3` can be typed; those outside are listed apart."""
    shown = picture(night(tiles="#3 kiku-red up 4,4 / #9 bee out 0,0"), 0)

    assert "Face up: #3 red Kiku (4,4)" in shown
    assert "Outside: #9 bee (0,0)" in shown


def test_drawings_can_be_made_in_ascii() -> None:
    """With all pieces and marks."""
    for position in sample_positions(0):
        shown = view(position, 0)
        assert shown["box"] is not None
        blocks = [draw_sky(shown["seats"][0], LETTERS, ASCII), draw_small_sky(shown["seats"][1], LETTERS, ASCII)]
        if shown["box"]["laid_out"]:
            blocks.append(draw_box(shown["box"], shown["launch"], LETTERS, ASCII))

        assert all(line.isascii() for block in blocks for line in plain(block))


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "two colours – 1 so far, 3 points"), ("fr", "couleurs différentes – 1 jusqu’ici, 3 points")],
)
def test_the_score_aid_says_what_one_has_so_far(language: str, words: str) -> None:
    """[FW-14] A Saturn of one colour."""
    position = night(f"{STARTS} / 0,0 bodan-red 4 / 0,1 bodan-red 1")

    assert words in " ".join(picture(position, 0, language, NARROW).split())


def test_spectators_get_no_score_aid() -> None:
    """There is nobody whose points it could show."""
    assert "Score aid" in picture(night(STARTS), 0)
    assert "Score aid" not in picture(night(STARTS), None)


def test_the_head_says_what_is_going_on() -> None:
    """[FW-7] [FW-9] [FW-11] [FW-13] Die, number of tiles, rain, waiting function tiles, the last round."""
    position = night(
        STARTS,
        STARTS,
        tiles="#1 bee up 4,4 / #2 cat up 4,4",
        phase=phases.TAKE,
        quota=2,
        die=faces.THREE,
        rain=1,
        ending=1,
        effect=kinds.RAIN,
        pool=[1, 0, 0],
    )
    shown = picture(position, 0, width=200)

    for words in ("die 3", "2 tiles to take", "heavy rain works", "gale waits for Player 2", "last round"):
        assert words in shown


def test_a_card_says_what_the_launch_does() -> None:
    """[FW-16] [FW-17]"""
    position = night(STARTS, STARTS, options={"mode": "advanced-1"}, card=box.CARD_NUMBERS["hammer"], team=0b11)
    shown = picture(position, 0, width=200)

    assert "the hammer" in shown
    assert "a hard blow" in shown
    assert "together: You, Player 2" in shown


def test_a_character_lies_open() -> None:
    """[FW-15] [FW-A43] For others too."""
    position = night(STARTS, STARTS, options={"mode": "advanced-1"}, characters=[1, 4, 0, 0])

    assert "Tosei: 3 points for two Saturns (0 of 2; 0 points so far)" in " ".join(
        picture(position, 0, width=NARROW).split()
    )


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_everything_that_happens_has_words(table: int, language: str) -> None:
    """Events for a seat, for spectators and in replays."""
    for before, seat, move, after in walk(table).steps():
        for viewer in (0, CHANCE):
            for event in GAME.narrate(before, seat, move, after, viewer):
                words = tell(GAME, [event], Names(language, viewer if viewer == 0 else None))

                assert words
                assert "None" not in words


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_prompt_has_words_and_help(table: int, language: str) -> None:
    """Whatever a seat is asked."""
    for position in sample_positions(table):
        for seat in (seat for seat in range(position.seats) if position.waits_for(seat)):
            key, data = GAME.prompt(position, seat)

            assert i18n.say(language, key, **data)
            assert i18n.say(language, f"{key}.help")


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_owners_of_the_box_are_asked_for_every_outcome(table: int, language: str) -> None:
    """[FW-21] The first event of any outcome names the question, the same for all outcomes of a moment."""
    for position in sample_positions(table):
        if not position.waits_for(CHANCE):
            continue
        asked = set()
        for move, _ in position.chances():
            after = position.copy()
            after.play(CHANCE, move)
            asked.add(GAME.narrate(position, CHANCE, move, after, CHANCE)[0]["kind"])
        first = position.copy()
        first.play(CHANCE, position.chances()[0][0])
        told = GAME.narrate(position, CHANCE, position.chances()[0][0], first, CHANCE)[0]

        assert i18n.knows(language, f"fireworks-draw-{told['kind']}"), (PHASES[position.phase], asked)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("name", [*box.KIND_NUMBERS, *box.CHARACTER_NUMBERS, *box.CARD_NUMBERS])
def test_every_piece_is_described(name: str, language: str) -> None:
    """[FW-1] By its id, as `help` asks for it."""
    assert describe(name, language)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_letters_tell_all_tiles_apart(language: str) -> None:
    """[FW-1] 19 kinds."""
    letters = letters_of(language)

    assert len(letters) == len(set(letters.values())) == 19


def test_possible_draws_are_described_by_name() -> None:
    """For people who draw from their own box and type in what they drew."""
    board = GAME.draw(GAME.view(night(), None), "en")

    assert board.show(["bee", "kiku-red"]).plain == "bee       bee\nkiku-red  red Kiku"
    assert board.show(["hit 4,4", "hit 4,5"]) is None


def test_other_words_describe_nothing() -> None:
    """So the terminal can say that there is no such piece."""
    assert describe("teapot", "en") == []
