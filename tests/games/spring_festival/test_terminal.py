"""The board in the terminal: what every piece shows, with and without colour, wide and narrow, in any encoding."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

import lampion
from lampion.games.spring_festival import drawing
from lampion.games.spring_festival.describing import CARDS, TILES, describe, letters_of
from lampion.games.spring_festival.drawing import Pencil
from lampion.games.spring_festival.game import GAME
from lampion.text_layout import Block
from tests.games.spring_festival.tables import panorama

UNICODE = Pencil(drawing.UNICODE, letters_of("en"))
ASCII = Pencil(drawing.ASCII, letters_of("en"))


def plain(block: Block) -> list[str]:
    """The lines of a block without their colours."""
    return [line.plain for line in block]


def printed(view: Any, width: int = 80, language: str = "en", encoding: str = "utf-8", colour: bool = False) -> str:
    """What the terminal shows of a view."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(
        file=file, width=width, highlight=False, force_terminal=colour, color_system="truecolor" if colour else None
    )
    console.print(GAME.draw(view, language))
    file.flush()
    return file.buffer.getvalue().decode(encoding)


def test_a_rocket_shows_colour_explosions_arrows_and_half_sparks_on_its_frame() -> None:
    """[SF-1] T38 is yellow with 1 explosion, an arrow E and half sparks N, S and W."""
    assert plain(UNICODE.tile(TILES["T38"], exploded=False)) == [
        "╭──✦──╮",
        "✦ Y1  →",
        "╰──✦──╯",
    ]


def test_an_exploded_tile_has_another_frame_and_a_mark() -> None:
    """[SF-1] The face can be recognised without colour."""
    assert plain(UNICODE.tile(TILES["T22"], exploded=True)) == [
        "╔═════╗",
        "║ B3✸ ✦",
        "↙══↓══↘",
    ]


def test_diagonal_arrows_stand_at_the_corners() -> None:
    """[SF-1]"""
    assert plain(UNICODE.tile(TILES["T02"], exploded=False)) == [
        "↖─────↗",
        "│ G4  │",
        "↙─────↘",
    ]


def test_a_tile_can_be_drawn_in_ascii() -> None:
    """[SF-1]"""
    assert plain(ASCII.tile(TILES["T38"], exploded=False)) == [".--+--.", "+ Y1  >", "'--+--'"]
    assert plain(ASCII.tile(TILES["T22"], exploded=True)) == ["#=====#", "# B3* +", "/==v==\\"]


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_fills_its_cell(tile: str) -> None:
    """[SF-2]"""
    for pencil in (UNICODE, ASCII):
        for exploded in (False, True):
            assert {line.cell_len for line in pencil.tile(TILES[tile], exploded)} == {drawing.TILE_WIDTH}


def test_a_card_shows_its_points_and_what_its_cells_ask_for() -> None:
    """[SF-9]"""
    assert plain(UNICODE.card(CARDS["C12"])) == ["C12 +5", "R ▫", "▫ R"]
    assert plain(UNICODE.card(CARDS["P13"])) == ["P13 +6", "1 1 ▫", "  ▫  "]


def test_colours_have_their_letter_in_each_language() -> None:
    assert letters_of("en") == {"blue": "B", "green": "G", "red": "R", "yellow": "Y"}
    assert letters_of("fr") == {"blue": "B", "green": "V", "red": "R", "yellow": "J"}


def test_a_panorama_has_coordinates_on_its_rim_and_in_the_cells_where_a_tile_may_go() -> None:
    """[SF-6]"""
    table = panorama("T38* 0,0 / T13 1,0").holding("T31")

    lines = printed(table.view(0)).splitlines()

    start = next(number for number, line in enumerate(lines) if line.startswith("       -1     0      1      2"))
    assert [line[:36].rstrip() for line in lines[start : start + 6]] == [
        "       -1     0      1      2",
        " -1          0,-1   1,-1",
        "           ╔══✦══╗╭──✦──↗",
        "  0   -1,0 ✦ Y1✸ →│ G3  →  2,0",
        "           ╚══✦══╝╰─────↘",
        "  1          0,1    1,1",
    ]


def test_the_store_tells_who_faces_which_tile() -> None:
    """[SF-5]"""
    shown = printed(lampion.game("spring-festival").start(seats=3, seed=1).view(1), width=120)

    assert "Store, 11 tiles under each top" in shown
    assert "Player 1   You    Player 3    ·" in shown


def test_the_sign_is_shown_with_what_it_scores() -> None:
    """[SF-12]"""
    match = lampion.game("spring-festival").start(seed=1, sign="snake")

    assert "Sign Snake: 5 points for each red tile with tiles on all four sides" in printed(match.view(0))
    assert "Signe Serpent : 5 points pour chaque tuile rouge" in printed(match.view(0), language="fr")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_game_fits_the_screen(language: str, seats: int) -> None:
    match = lampion.game("spring-festival").start(seats=seats, seed=seats, sign="drawn")
    bot = lampion.bot("random", seed=1)
    while not match.over:
        match.play(bot.choose(match.game, match.position, match.to_move))
        if len(match.log) % 11 == 0 or match.over:
            for width in (80, 120):
                for viewer in (None, 0, seats - 1):
                    shown = printed(match.view(viewer), width, language)
                    assert max(map(len, shown.splitlines())) <= width


def test_a_screen_without_unicode_gets_ascii_pieces() -> None:
    match = lampion.game("spring-festival").start(seed=1)
    shown = printed(match.view(0), encoding="latin-1")

    assert "| B4  |" in shown
    assert "╭" not in shown


def test_a_narrow_screen_gets_small_pieces_and_no_error() -> None:
    match = lampion.game("spring-festival").start(seed=1)
    bot = lampion.bot("random", seed=1)
    while not match.over:
        match.play(bot.choose(match.game, match.position, match.to_move))
    for width in (1, 10, 30, 50):
        assert max(map(len, printed(match.view(0), width).splitlines())) <= width


def test_colour_adds_nothing_that_the_letters_do_not_say() -> None:
    """Without its colours, the board is printed exactly the same."""
    view = lampion.game("spring-festival").start(seed=1).view(0)
    coloured, plain_text = printed(view, colour=True), printed(view)

    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain_text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_piece_can_be_described(language: str) -> None:
    for piece in (*TILES, *CARDS, "goat", "horse"):
        assert len(describe(piece, language)) == 1


def test_tiles_of_a_kind_are_described_together() -> None:
    """[SF-2] Three tiles of the store and a starting tile for each colour and number."""
    assert [line.partition(":")[0] for line in describe("r3", "en")] == ["T19", "T20", "T21", "S3-3"]
    assert describe("nothing", "en") == []
