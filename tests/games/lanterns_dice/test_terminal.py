"""The table in the terminal: what every piece shows, with and without colour, wide and narrow, in any encoding."""

import io
from typing import Any

import pytest
from rich.console import Console

from lampion.games.lanterns_dice import drawing
from lampion.games.lanterns_dice.describing import describe, letters_of
from lampion.games.lanterns_dice.drawing import Pencil
from lampion.games.lanterns_dice.game import GAME
from lampion.games.lanterns_dice.pieces import COLOURS, Pool
from tests.games.lanterns_dice.lakes import Lakes, lakes

UNICODE = Pencil(drawing.UNICODE, letters_of("en"))
ASCII = Pencil(drawing.ASCII, letters_of("en"))
POOL = Pool(("red", "white"), (True, False))
PLATFORM = Pool(("white", "purple"), platform=True)


def printed(view: Any, width: int = 80, language: str = "en", encoding: str = "utf-8") -> str:
    """What the terminal shows of a view."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    Console(file=file, width=width, highlight=False, color_system=None).print(GAME.draw(view, language))
    file.flush()
    return file.buffer.getvalue().decode(encoding)


def plain(pencil: Pencil, pool: Pool, lit: list[bool], middle: str) -> list[str]:
    """A pool without its colours."""
    return [line.plain for line in pencil.pool(pool, lit, middle)]


def test_a_pool_shows_both_areas_and_its_pavilion() -> None:
    """[LD-1] A lit area has a capital letter and a filled lantern, so that it is seen without colour."""
    assert plain(UNICODE, POOL, [True, False], "╱") == ["R●*╱   ", "  ╱ w☾ "]
    assert plain(ASCII, POOL, [True, False], "/") == ["R+*/   ", "  / w  "]


def test_a_platform_lies_between_its_areas() -> None:
    """[LD-1]"""
    assert plain(UNICODE, PLATFORM, [False, True], "≡") == ["w☾ ≡   ", "  ≡ P★ "]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_colour_has_its_letter_and_its_lantern(language: str) -> None:
    """Six colours that can be told apart without colour."""
    letters = letters_of(language)

    assert len({letter.lower() for letter in letters.values()}) == 6
    assert len({drawing.UNICODE.dark[colour] for colour in COLOURS}) == 6
    assert len({drawing.UNICODE.lit[colour] for colour in COLOURS}) == 6


def test_the_table_shows_how_things_stand() -> None:
    """[LD-3] [LD-14] Groups, steps, bonuses, dice, stacks and cards."""
    text = printed(lakes("0,0 / 0,1 / 4,4", gifts=2).view(0))

    assert "turn 1 of 10 · active: You" in text
    assert "0 points (+1 if the game ended now) · 2 gifts" in text
    assert "groups of complete pools: 2 1" in text
    assert "this turn: (Roll) >Your die< Bonus Emperor Firework" in text
    assert "turn bonuses: >R< O W G P B G B O P" in text
    assert "R● You   B◆   G▲ Player 2   W☽" in text
    assert "4 3 3 2 2 1" in text
    assert "E2, side A, for 2 gifts" in text


def test_fireworks_and_boats_are_marked() -> None:
    """[LD-11] [LD-15] Covered pools, and a surrounded boat."""
    around = "2,0 / 1,1 / 3,1 / 2,2"
    text = printed(lakes(f"{around} / 1,0", launched="V3 1,0 2,0 1,1").view(0))

    assert "✸" in text
    assert "◈" in text


def test_the_end_of_gifts_is_announced() -> None:
    """[LD-A28] Only to those who still have some."""
    words = "Gifts that are left at the end are worth nothing."

    assert words in printed(lakes(turn=19).view(0))
    assert words not in printed(lakes(turn=17).view(0))
    assert words not in printed(lakes(turn=19, gifts=0).view(0))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 130])
def test_no_line_is_wider_than_the_screen(width: int, language: str) -> None:
    """A lake needs 66 columns."""
    for viewer in (0, None):
        lines = printed(lakes("0,0", "1,1", seats=4).view(viewer), width, language).splitlines()
        assert max(map(len, lines)) <= width


def test_a_wide_screen_has_everything_beside_the_lake() -> None:
    """So that it needs fewer lines."""
    view = lakes(seats=4).view(0)

    assert len(printed(view, 140).splitlines()) < len(printed(view, 80).splitlines())


def test_a_poor_terminal_gets_plain_characters() -> None:
    """Nothing is lost but the lanterns."""
    text = printed(lakes("0,0").view(0), encoding="latin-1")

    assert " 0 W+ =   b  #   p *" in text


def test_a_table_that_is_still_being_set_up_can_be_drawn() -> None:
    """[LD-2] Without sheets, stacks and cards."""
    text = printed(Lakes.new(2, sheets="drawn", shapes="drawn", card_1="drawn").view(0))

    assert "drawing the sheets" in text
    assert "E1" not in text


def test_pieces_explain_themselves() -> None:
    """[LD-1] [LD-10] Shapes, cards and installations, by id or name."""
    assert describe("v3", "en") == [
        "V3, the corner: a small firework on 3 pools; its tiles are worth 4, 3, 3, 2, 2, 1."
    ]
    assert [line.split(":")[0] for line in describe("E2", "en")] == [
        "E2, side A, for 2 gifts",
        "E2, side B, for 2 gifts",
    ]
    assert "reconstructed" in describe("E2", "en")[1]
    assert describe("ponton", "fr")[0].startswith("Allumez la seconde zone")
    assert describe("dragon", "en") == []
