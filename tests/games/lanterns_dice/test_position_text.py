"""Positions as text: valid ones read back equal; malformed and impossible ones are refused."""

import random

import pytest

from lampion.games.lanterns_dice.game import GAME
from lampion.kernel.errors import BadPosition
from lampion.kernel.limits import CHANCE
from tests.games.lanterns_dice.damage import PHASES
from tests.games.lanterns_dice.lakes import Lakes
from tests.games.lanterns_dice.positions import BASES, IMPOSSIBLE, MALFORMED


def test_every_phase_reads_back_to_itself() -> None:
    """[LD-2] [LD-3] [LD-12] In games that visit all of them."""
    rng = random.Random("all phases")
    seen: dict[str, str] = {}
    for shapes in ("drawn", "chosen"):
        game = Lakes.new(2, shapes=shapes, sheets="drawn", card_2="drawn")
        seen[game.phase] = game.text()
        while game.waiting:
            seat = rng.choice(game.waiting)
            game.play(seat, rng.choice(list(game.outcomes()) if seat == CHANCE else game.moves(seat)))
            seen[game.phase] = game.text()

    assert set(seen) == set(PHASES)
    assert all(Lakes.read(text).text() == text for text in seen.values())


@pytest.mark.parametrize("base", BASES)
def test_the_unchanged_positions_are_valid(base: str) -> None:
    """[LD-2] [LD-3] One of each phase, written as people read it."""
    assert Lakes.read(BASES[base]).text() == BASES[base]


@pytest.mark.parametrize(("text", "line"), MALFORMED)
def test_a_malformed_position_is_refused_with_its_line(text: str, line: int) -> None:
    """[LD-1] Unknown words, pieces that the box doesn't have, pools beside the lake."""
    with pytest.raises(BadPosition) as refused:
        GAME.read(text)

    assert refused.value.data["line"] == line


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_a_position_that_no_game_reaches_is_refused(text: str) -> None:
    """[LD-2] [LD-3] [LD-7] [LD-10] [LD-11] Compiled rules would trust it."""
    with pytest.raises(BadPosition):
        GAME.read(text)


def test_a_card_without_an_area_to_light_is_refused() -> None:
    """[LD-A25] Its seat could do nothing."""
    text = BASES["steps"].replace("card_3=B", "card_1=B").replace("A A B", "B A A")
    text = text.replace("lit 3,0:0 6,0:0 7,0:1", "lit 3,0:0 6,0:0")

    with pytest.raises(BadPosition) as refused:
        GAME.read(text.replace("card E3 7,0:1 1 touched 7,0", "card E1 - 1"))

    assert refused.value.data["problem"] == "a card without an area to light is impossible"
