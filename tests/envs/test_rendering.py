"""Tables as text and as pictures, without a terminal and without a browser."""

from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageDraw

from lampion.envs import SoloEnv, TurnEnv, glyphs
from lampion.envs.rendering import HEIGHT, WIDTH, to_text
from lampion.games import GAMES, game
from lampion.kernel.rng import Rng
from tests.envs.play import finite_case, make_turns, play_turns

LETTERS = "–—’“”éœ…"  # beyond ASCII, and in every font


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_what_has_happened(name: str) -> None:
    environment = TurnEnv(name, render_mode="rgb_array")
    environment.reset(seed=1)
    before = environment.render()
    for _ in zip(range(30), play_turns(environment, Rng(1)), strict=False):
        pass
    after = environment.render()

    assert before.dtype == np.uint8
    assert after.shape[2] == 3
    assert len(np.unique(after.reshape(-1, 3), axis=0)) > 5
    assert before.shape != after.shape or (before != after).any()


@pytest.mark.parametrize("name", GAMES)
def test_every_sign_of_a_drawing_has_a_picture(name: str) -> None:
    """A sign that the font lacks would be an empty box."""
    signs: set[str] = set()
    for seed in range(2):
        environment = make_turns(finite_case(name, seed), name, render_mode="ansi")
        environment.reset(seed=seed)
        for number, _ in enumerate(play_turns(environment, Rng(seed))):
            if number % 20 == 0:
                signs.update(environment.render())
    pen: Any = ImageDraw.Draw(Image.new("RGB", (WIDTH, HEIGHT)))
    strange = {sign for sign in signs if ord(sign) > 126 and sign not in LETTERS}

    assert strange
    assert {sign for sign in strange if not glyphs.draw(pen, sign, (0, 0, 7, 15), (255, 255, 255))} == set()


@pytest.mark.parametrize(
    ("sign", "arms"),
    [
        ("┌", {"S": 1, "E": 1}),
        ("┼", {"N": 1, "S": 1, "W": 1, "E": 1}),
        ("┮", {"S": 1, "W": 1, "E": 3}),
        ("┹", {"N": 3, "W": 3, "E": 1}),
        ("═", {"W": 3, "E": 3}),
        ("╮", {"S": 1, "W": 1}),
        ("╱", {}),
        ("x", {}),
    ],
)
def test_lines_and_corners_are_read_from_their_names(sign: str, arms: dict[str, int]) -> None:
    assert glyphs.arms_of(sign) == arms


def test_a_seat_sees_its_own_hand_and_a_spectator_does_not() -> None:
    alone = SoloEnv("takenoko", render_mode="ansi")
    alone.reset(seed=1)
    turns = TurnEnv("takenoko", render_mode="ansi")
    turns.reset(seed=1)
    position = alone.core.episode.position

    assert alone.render() == to_text(game("takenoko"), game("takenoko").view(position, 0))
    assert "You (player 1)" in alone.render()
    assert "You" not in turns.render()
    assert "\x1b" not in alone.render()


def test_without_a_mode_nothing_is_drawn() -> None:
    environment = TurnEnv("takenoko")
    environment.reset(seed=1)

    assert environment.render() is None
