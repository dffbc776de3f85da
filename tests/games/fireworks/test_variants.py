"""The variants of the edition of 2018: rearranging, a second try, and taking up to the number."""

from typing import Any

import pytest

from lampion.games.fireworks.constants import phases
from lampion.games.fireworks.game import GAME
from tests.games.fireworks.launching import AROUND, OTHER_STARTS, STARTS, launch, ready
from tests.games.fireworks.nights import Table

UP = " / ".join(f"#{number} kiku-red up 0,{number - 11}" for number in range(11, 17))
BEE = f"{STARTS} / 0,0 bee / 0,1 kiku-gold 2"


def game_with(option: str, *skies: str, **given: Any) -> Table:
    """A game with one of the variants."""
    options = {option: "on", **given.pop("options", {})}
    return ready(*(skies or (STARTS, OTHER_STARTS)), options=options, tiles=f"{AROUND} / {UP}", **given)


def test_the_options_and_their_defaults() -> None:
    """[FW-A48] [FW-19] The book's reading comes first."""
    assert {option.name: option.choices for option in GAME.options} == {
        "mode": ("game-1", "advanced-1", "advanced-2", "advanced-2-turns"),
        "rearranging": ("off", "on"),
        "second_try": ("off", "on"),
        "up_to": ("off", "on"),
        "puppy": ("add", "replace"),
        "first": ("drawn", "0", "1", "2", "3"),
        "box": ("simulated", "real"),
    }


# Rearranging


def test_tiles_may_be_moved_after_taking_and_before_placing() -> None:
    """[FW-A45] [FW-19] Each tile on the board, but not the start tiles."""
    game = game_with("rearranging", BEE, OTHER_STARTS)
    launch(game, "#1 kiku-gold")
    assert not any(move.startswith("lift") for move in game.moves(0))
    game.play(0, "take #1")

    assert [move for move in game.moves(0) if move.startswith("lift")] == ["lift 0,0", "lift 0,1"]


def test_a_tile_is_moved_or_turned_once() -> None:
    """[FW-A45] To any free cell, in any turn, but not as it lay."""
    game = game_with("rearranging", BEE, OTHER_STARTS)
    launch(game, "#1 kiku-gold")
    game.play(0, "take #1", "lift 0,1")

    moves = game.moves(0)
    assert len(moves) == 22 * 6 - 1
    assert "put 0,1 2" not in moves
    assert "put 0,1 3" in moves
    game.play(0, "put 0,1 3")
    assert "0,1=kiku-gold.3" in game.line("0")
    assert [move for move in game.moves(0) if move.startswith("lift")] == ["lift 0,0"]
    game.play(0, "lift 0,0")
    assert "put 0,0" not in game.moves(0)


def test_nothing_is_moved_after_the_first_new_tile_is_placed() -> None:
    """[FW-A45] Not even if more tiles are taken in this launch; the next launch allows it again."""
    game = game_with("rearranging", BEE, OTHER_STARTS)
    launch(game, "#1 kiku-gold", die="2")
    game.play(0, "take #1", "place 2,2 0", "take #11")
    assert {move.split()[0] for move in game.moves(0)} == {"place"}
    game.play(0, "place 2,3 0", "done")

    assert game.position.fields()["fixed"] == 0


def test_without_the_variant_nothing_moves() -> None:
    """[FW-8]"""
    game = ready(BEE, OTHER_STARTS, tiles=f"{AROUND} / {UP}")
    launch(game, "#1 kiku-gold")
    game.play(0, "take #1")

    assert {move.split()[0] for move in game.moves(0)} == {"place"}


# A second try


def test_after_a_failure_a_card_for_several_people_is_drawn() -> None:
    """[FW-A46] [FW-19] Only those for two to four; then the launch is prepared again."""
    game = game_with("second_try")
    launch(game, die="3")

    people = {"elbow-to-elbow", "hammer", "palm-to-palm", "back-to-back", "guide", "foreheads", "little-fingers"}
    people |= {"three-fingers", "hand-round", "three-elbows", "all-on-the-tube", "four-fingers", "wrist-ring"}
    assert game.outcomes() == dict.fromkeys(people, 2)
    game.chance("hammer")
    assert (game.position.phase, game.position.team) == (phases.PREPARE, 0b11)
    launch(game, "#1 kiku-gold", die="1")
    game.play(0, "take #1")
    assert game.waiting == [1]


def test_a_second_failure_brings_the_tile_at_random() -> None:
    """[FW-A46] Once a turn."""
    game = game_with("second_try")
    launch(game)
    game.chance("hammer")
    launch(game)

    assert (game.position.phase, game.position.failed) == (phases.DRAW, 1)


def test_waiting_function_tiles_are_due_only_once_the_second_try_has_landed() -> None:
    """[FW-A46] [FW-A37] The first launch of the turn goes on."""
    game = game_with("second_try", pool=[0, 1, 0])
    launch(game)
    assert game.position.rain == 0
    game.chance("hammer")
    launch(game, "#1 kiku-gold", die="2")

    assert (game.position.rain, game.position.quota) == (1, 3)


@pytest.mark.parametrize("mode", ["game-1", "advanced-1"])
def test_the_second_try_can_be_played_with_and_without_cards(mode: str) -> None:
    """[FW-A46] In advanced 1 all cards are in the deck, but only those for several people are drawn."""
    game = game_with("second_try", options={"mode": mode, "second_try": "on"}, card=0)
    launch(game)

    assert "tall" not in game.outcomes()
    assert "hammer" in game.outcomes()


# Up to


def test_fewer_tiles_may_be_taken_but_at_least_one() -> None:
    """[FW-A47] [FW-19]"""
    game = game_with("up_to")
    launch(game, "#1 kiku-gold", die="3")
    assert "enough" not in game.moves(0)
    game.play(0, "take #1", "place 0,0 0")
    assert "enough" in game.moves(0)
    game.play(0, "enough")

    assert game.moves(0) == ["done"]


def test_together_each_may_stop_for_oneself() -> None:
    """[FW-A47] [FW-17] The others go on in turns."""
    options = {"mode": "advanced-1", "up_to": "on"}
    game = game_with("up_to", options=options, phase=phases.CARD, waiting=256, team=0)
    game.chance("hammer")
    launch(game, "#1 kiku-gold", die="2")
    game.play(0, "take #1")
    assert "enough" not in game.moves(1)
    game.play(1, "take #11")
    game.play(0, "enough")
    assert game.waiting == [1]
    game.play(1, "take #12")
    assert game.waiting == [1]
    game.play(1, "enough")

    assert (game.position.phase, game.waiting) == (phases.PLACE, [0, 1])
