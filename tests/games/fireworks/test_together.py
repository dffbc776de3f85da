"""Advanced 1: action cards, helpers, taking in turns and placing at the same time."""

import pickle
from typing import Any

import pytest

from lampion.games.fireworks.constants import phases
from tests.games.fireworks.launching import AROUND, NEARLY_FULL, OTHER_STARTS, STARTS, launch, ready
from tests.games.fireworks.nights import Table

UP = " / ".join(f"#{number} kiku-red up 0,{number - 11}" for number in range(11, 20))  # nine tiles
SKIES = (STARTS, OTHER_STARTS, "1,1 (kiku-green) / 3,3 (bodan-red)", "1,1 (kiku-blue) / 3,3 (bodan-gold)")
OTHER_FULL = f"{NEARLY_FULL} / 4,4 bee"


def cards(*skies: str, seats: int = 4, **given: Any) -> Table:
    """A game of advanced 1 in which seat 0 is about to draw a card."""
    tiles = given.pop("tiles", f"{AROUND} / {UP}")
    options = {"mode": "advanced-1", **given.pop("options", {})}
    skies = skies or SKIES[:seats]
    return ready(*skies, seats=seats, tiles=tiles, options=options, phase=phases.CARD, waiting=256, team=0, **given)


def take_all(game: Table) -> list[int]:
    """Everybody takes the first tile there is; who took, in order."""
    takers = []
    while game.position.phase == phases.TAKE:
        takers += game.waiting
        game.play(game.waiting[0], game.moves(game.waiting[0])[0])
    return takers


# Cards


def test_a_card_is_drawn_at_the_start_of_a_turn_by_the_copies_left() -> None:
    """[FW-16] 25 feats, two of each."""
    game = cards(deck=[0, 1, 0, *[2] * 23])

    odds = game.outcomes()
    assert len(odds) == 24
    assert (odds["chin"], odds["eyes-shut"]) == (1, 2)
    assert "off-hand" not in odds


def test_the_card_says_how_high_and_the_player_where() -> None:
    """[FW-16] [FW-5] After the aim the die falls at once; a pile is possible."""
    game = cards()
    game.chance("tall")

    assert len(game.moves(0)) == 162
    game.play(0, "aim 4,4")
    assert game.position.phase == phases.HIT
    assert game.view()["launch"]["height"] == 120


def test_used_cards_are_shuffled_when_the_deck_is_empty() -> None:
    """[FW-16] The last card is drawn, and the next turn has all fifty."""
    game = cards(deck=[0, 1, *[0] * 24])
    assert game.outcomes() == {"chin": 1}
    game.chance("chin")
    launch(game, "#1 kiku-gold")
    game.play(0, "take #1", "place 0,0 0", "done")

    assert set(game.outcomes().values()) == {2}
    assert len(game.outcomes()) == 25


def test_another_launch_has_another_card() -> None:
    """[FW-A16] [FW-16]"""
    game = cards()
    game.chance("chin")
    launch(game, "#1 kiku-gold", die="symbol")
    game.play(0, "take #1", "place 0,0 0")

    assert (game.position.phase, game.position.active) == (phases.CARD, 0)


# Helpers


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("hammer", ["help 1", "help 2", "help 3"]),
        ("hand-round", ["help 1 2", "help 1 3", "help 2 3"]),
    ],
)
def test_the_active_player_chooses_who_helps(card: str, moves: list[str]) -> None:
    """[FW-17] As many as the card asks for."""
    game = cards()
    game.chance(card)

    assert game.moves(0) == moves


def test_nobody_chooses_if_the_card_asks_for_all_or_more() -> None:
    """[FW-17] [FW-A25] A card for four in a game of two: both take part."""
    game = cards(seats=2)
    game.chance("wrist-ring")

    assert (game.position.phase, game.position.team) == (phases.PREPARE, 0b11)


def test_a_full_board_cannot_help() -> None:
    """[FW-A26] Of three others one is full: two helpers are not chosen but needed."""
    game = cards(SKIES[0], OTHER_FULL, *SKIES[2:], ending=1)
    game.chance("hand-round")

    assert game.position.team == 0b1101


def test_without_anybody_who_can_help_one_launches_alone() -> None:
    """[FW-A26]"""
    game = cards(SKIES[0], OTHER_FULL, seats=2, ending=1)
    game.chance("hammer")

    assert (game.position.team, game.position.phase) == (1, phases.PREPARE)


# Taking together


@pytest.mark.parametrize(("die", "takers"), [("1", [0, 2]), ("2", [0, 2, 0, 2]), ("3", [0, 2] * 3), ("symbol", [0, 2])])
def test_tiles_are_taken_in_turns_die_times_people(die: str, takers: list[int]) -> None:
    """[FW-17] [FW-A24] [FW-A41] From the active player clockwise; the symbol counts 1 for each."""
    game = cards()
    game.chance("hammer")
    game.play(0, "help 2")
    launch(game, "#1 kiku-gold", die=die)

    assert take_all(game) == takers


def test_four_people_go_on_from_pickles() -> None:
    """[FW-17] [FW-A42] [FW-A45] Whose turn it is to take, what everybody holds, may place and has taken up."""
    skies = (*SKIES[:3], f"{SKIES[3]} / 0,0 bee")
    game = cards(*skies, options={"rearranging": "on"}, characters=[0, 1, 2, 3], starts=[1, 2, 3, 4, 5, 6, 7, 8])
    game.chance("wrist-ring")
    launch(game, "#1 kiku-gold", die="1")
    for seat in range(4):
        assert game.waiting == [seat]
        game = Table(pickle.loads(pickle.dumps(game.position)))
        game.play(seat, game.moves(seat)[0])
    game.play(3, "lift 0,0")
    twin = Table(pickle.loads(pickle.dumps(game.position)))

    assert twin.waiting == [0, 1, 2, 3]
    assert [twin.moves(seat) for seat in range(4)] == [game.moves(seat) for seat in range(4)]
    assert "put 0,1" in twin.moves(3)
    assert "put 0,0" not in twin.moves(3)
    assert twin.view(3) == game.view(3)
    twin.play(3, "put 0,1")
    twin.play(3, twin.moves(3)[0])
    assert twin.waiting == [0, 1, 2]


def test_in_rain_together_one_tile_less_is_taken() -> None:
    """[FW-A24] [FW-11] Two people and a 2: three tiles."""
    game = cards(rain=1, used=[0, 1, 0])
    game.chance("hammer")
    game.play(0, "help 2")
    launch(game, "#1 kiku-gold", die="2")

    assert take_all(game) == [0, 2, 0]


def test_whoever_has_no_room_for_more_is_skipped() -> None:
    """[FW-A26] [FW-A12] The helper has one free cell, so the active player takes the rest."""
    game = cards(SKIES[0], NEARLY_FULL, seats=2)
    game.chance("hammer")
    launch(game, "#1 kiku-gold", die="2")

    assert take_all(game) == [0, 1, 0, 0]


def test_everybody_places_at_the_same_time_when_all_are_taken() -> None:
    """[FW-A42] In any order; each places the tiles in the order in which they were taken."""
    game = cards()
    game.chance("hammer")
    game.play(0, "help 2")
    launch(game, "#1 kiku-gold", die="2")
    game.play(0, "take #1")
    game.play(2, "take #11")
    game.play(0, "take #12")
    game.play(2, "take #13")

    assert game.waiting == [0, 2]
    game.play(2, "place 0,0 0", "place 0,1 0")
    assert game.waiting == [0]
    game.play(0, "place 0,0 0")
    assert "0,0=kiku-gold.0" in game.line("0")
    game.play(0, "place 0,1 0")
    assert (game.waiting, game.moves(0)) == ([0], ["done"])


def test_after_a_failure_only_the_active_player_takes_a_tile() -> None:
    """[FW-A28]"""
    game = cards()
    game.chance("hammer")
    game.play(0, "help 2")
    launch(game, die="3")
    game.chance("draw #2", "cat")

    assert game.waiting == [0]
    game.play(0, "place 0,0")
    assert game.moves(0) == ["done"]


def test_with_nothing_to_take_only_the_active_player_draws() -> None:
    """[FW-A40]"""
    game = cards(tiles=AROUND)
    game.chance("hammer")
    game.play(0, "help 2")
    launch(game, "#1 symbol", die="3")
    game.chance("draw #2", "cat")
    assert game.waiting == [0]
    game.play(0, "place 0,0")

    assert (game.position.phase, game.position.active) == (phases.CARD, 0)


def test_after_the_symbol_the_active_player_launches_again() -> None:
    """[FW-A41] [FW-12] Once everybody has placed."""
    game = cards()
    game.chance("hammer")
    game.play(0, "help 2")
    launch(game, "#1 kiku-gold", die="symbol")
    take_all(game)
    game.play(0, "place 0,0 0")
    game.play(2, "place 0,0 0")

    assert (game.position.phase, game.position.active) == (phases.CARD, 0)


def test_a_helper_who_fills_the_board_brings_the_end_and_has_no_more_turn() -> None:
    """[FW-A27] [FW-13]"""
    game = cards(SKIES[0], NEARLY_FULL, SKIES[2], seats=3)
    game.chance("hammer")
    game.play(0, "help 1")
    launch(game, "#1 kiku-gold", die="1")
    take_all(game)
    game.play(0, "place 0,0 0")
    game.play(1, "place 4,4 0")
    game.play(0, "done")

    assert (game.position.ending, game.position.active) == (1, 2)
