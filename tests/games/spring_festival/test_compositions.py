"""Compositions: when a card can be completed, with which tiles, and what follows."""

import pytest

from lampion.kernel.errors import MoveRefused, NotYourTurn
from lampion.kernel.limits import CHANCE
from tests.games.spring_festival.tables import Table, about_to_draw, completions, panorama, table
from tests.games.spring_festival.writing import Seat

SQUARE = "T47* 0,0 / T38* 1,0 / T31* 0,1 / T19* 1,1"
CORE_COLOURS = [f"C{number:02}" for number in range(1, 25)]
CORE_PATTERNS = [f"P{number:02}" for number in range(1, 25)]


def deck(game: Table, kind: str) -> int:
    """The number of cards left in the deck of a kind."""
    return int(game.view()[f"{kind}_deck"])


# The worked example


def test_compositions_example_two_red_corners_of_a_square() -> None:
    """[SF-9] C12 asks for red on opposite corners; T47 and T19 are red."""
    assert completions("C12", SQUARE) == ["0,0 1,0 0,1 1,1"]


def test_compositions_example_all_tiles_of_the_match_turn_back() -> None:
    """[SF-9] Those under wild cells too."""
    game = about_to_draw(SQUARE)
    game.chance("C12")

    game.play(0, "complete C12 0,0 1,0 0,1 1,1")

    assert game.board(0) == "T47 0,0 / T38 1,0 / T31 0,1 / T19 1,1"


def test_compositions_example_the_card_is_kept_and_a_colour_card_is_drawn() -> None:
    """[SF-9] Into the same slot; the pattern deck is not touched."""
    game = about_to_draw(SQUARE, slot=1, hand="C05 - P01 P04")
    game.chance("C12")
    game.play(0, "complete C12 0,0 1,0 0,1 1,1")
    assert game.waiting == [CHANCE]
    assert game.seat(0)["cards"] == ["C05", None, "P01", "P04"]

    game.chance("C07")

    assert game.seat(0)["cards"] == ["C05", "C07", "P01", "P04"]
    assert game.seat(0)["completed"] == ["C12"]
    assert game.score(0)["compositions"] == 5


# What matches


def test_a_colour_may_have_any_number_of_explosions() -> None:
    """[SF-9] C04 asks for two red tiles beside each other: here with four explosions and with one."""
    assert completions("C04", "T07* 0,0 / T48* 1,0 / T01* 2,0") == ["0,0 1,0 2,0"]


def test_a_number_of_explosions_may_have_any_colour() -> None:
    """[SF-9] P04 asks for two tiles of three explosions beside each other: here a green and a blue one."""
    assert completions("P04", "T13* 0,0 / T22* 1,0 / T01* 2,0") == ["0,0 1,0 2,0"]


def test_another_colour_does_not_match() -> None:
    """[SF-9] T10 is blue."""
    assert completions("C04", "T07* 0,0 / T10* 1,0 / T01* 2,0") == []


def test_another_number_of_explosions_does_not_match() -> None:
    """[SF-9] T31 has two."""
    assert completions("P04", "T13* 0,0 / T31* 1,0 / T01* 2,0") == []


@pytest.mark.parametrize("rocket", ["T47", "T38", "T31", "T19"])
def test_every_tile_of_a_match_has_exploded(rocket: str) -> None:
    """[SF-9] Under the wild cells too."""
    assert completions("C12", SQUARE.replace(f"{rocket}*", rocket)) == []


def test_a_wild_cell_needs_a_tile() -> None:
    """[SF-9] Without T38 there is no square."""
    assert completions("C12", "T47* 0,0 / T31* 0,1 / T19* 1,1") == []


def test_tiles_outside_the_shape_do_not_matter() -> None:
    """[SF-9] Whether they have exploded or not."""
    assert completions("C12", f"{SQUARE} / T03 2,0 / T12* 2,1") == ["0,0 1,0 0,1 1,1"]


def test_a_colour_card_ignores_a_rocket_of_the_right_colour() -> None:
    """[SF-9] T48 is red but has not exploded; T08 further on has."""
    assert completions("C04", "T07* 0,0 / T48 1,0 / T08* 2,0") == []


# Turning, never mirroring


@pytest.mark.parametrize(
    ("board", "cells"),
    [
        pytest.param("T10* 0,0 / T11* 0,1 / T08* 0,2 / T09* -1,2", "0,0 0,1 -1,2 0,2", id="as printed"),
        pytest.param("T08* 0,0 / T09* 0,-1 / T11* 1,0 / T10* 2,0", "0,-1 0,0 1,0 2,0", id="a quarter turn"),
        pytest.param("T08* 0,0 / T09* 1,0 / T11* 0,1 / T10* 0,2", "0,0 1,0 0,1 0,2", id="half a turn"),
        pytest.param("T10* 0,0 / T11* 1,0 / T08* 2,0 / T09* 2,1", "0,0 1,0 2,0 2,1", id="three quarters"),
    ],
)
def test_a_card_may_be_turned(board: str, cells: str) -> None:
    """[SF-9] C16: two red tiles at the foot of a J, and two wild cells above the right one."""
    assert completions("C16", board) == [cells]


@pytest.mark.parametrize(
    "board",
    [
        pytest.param("T10* 0,0 / T11* 0,1 / T08* 0,2 / T09* 1,2", id="foot to the right"),
        pytest.param("T08* 0,0 / T09* 0,1 / T11* 1,0 / T10* 2,0", id="a quarter turn of that"),
        pytest.param("T08* 0,0 / T09* -1,0 / T11* 0,1 / T10* 0,2", id="half a turn of that"),
        pytest.param("T10* 0,0 / T11* 1,0 / T08* 2,0 / T09* 2,-1", id="three quarters of that"),
    ],
)
def test_a_card_is_never_mirrored(board: str) -> None:
    """[SF-9] C16 is a J; an L is its mirror image."""
    assert completions("C16", board) == []


def test_a_mirrored_shape_is_the_match_of_its_own_card() -> None:
    """[SF-9] P19 asks for an L with two tiles of three explosions at its foot."""
    assert completions("P19", "T10* 0,0 / T11* 0,1 / T13* 0,2 / T22* 1,2") == ["0,0 0,1 0,2 1,2"]


def test_marks_on_a_shape_that_is_its_own_mirror_image_are_not_mirrored_either() -> None:
    """[SF-9] C19 has yellow on the left and in the middle of a T, never in the middle and on the right."""
    assert completions("C19", "T04* 0,0 / T05* 1,0 / T01* 2,0 / T02* 1,1") == ["0,0 1,0 2,0 1,1"]
    assert completions("C19", "T01* 0,0 / T04* 1,0 / T05* 2,0 / T02* 1,1") == []


def test_a_corner_card_is_not_mirrored_either() -> None:
    """[SF-9] C06: yellow above the corner and on it, wild to the right of it."""
    assert completions("C06", "T04* 0,0 / T05* 0,1 / T01* 1,1") == ["0,0 0,1 1,1"]
    assert completions("C06", "T01* 0,0 / T04* 0,1 / T05* 1,1") == []


# Choice


def test_the_player_chooses_among_several_matches() -> None:
    """[SF-9] C04 in a row of three red tiles and one more tile at each end."""
    board = "T01* 0,0 / T07* 1,0 / T08* 2,0 / T09* 3,0 / T10* 4,0"

    assert completions("C04", board) == ["0,0 1,0 2,0", "1,0 2,0 3,0", "2,0 3,0 4,0"]


def test_only_the_chosen_tiles_turn_back() -> None:
    """[SF-9]"""
    game = about_to_draw("T01* 0,0 / T07* 1,0 / T08* 2,0 / T09* 3,0 / T10* 4,0")
    game.chance("C04")

    game.play(0, "complete C04 2,0 3,0 4,0")

    assert game.board(0) == "T01* 0,0 / T07* 1,0 / T08 2,0 / T09 3,0 / T10 4,0"


def test_two_turns_of_a_card_over_the_same_tiles_are_one_move() -> None:
    """[SF-9] C11 fits a square of four yellow tiles in all four turns, C12 a square of four red ones in two."""
    assert completions("C11", "T04* 0,0 / T05* 1,0 / T06* 0,1 / T16* 1,1") == ["0,0 1,0 0,1 1,1"]
    assert completions("C12", "T07* 0,0 / T08* 1,0 / T09* 0,1 / T19* 1,1") == ["0,0 1,0 0,1 1,1"]


def test_the_two_ends_of_a_straight_card_are_one_move() -> None:
    """[SF-9] C01, blue at both ends of three, looks the same after half a turn."""
    assert completions("C01", "T10* 0,0 / T01* 1,0 / T11* 2,0") == ["0,0 1,0 2,0"]


def test_matches_of_two_cards_are_separate_moves() -> None:
    """[SF-9] The same three tiles complete C04 or P03."""
    game = about_to_draw("T07* 0,0 / T08* 1,0 / T01* 2,0", hand="- - P03 -")

    game.chance("C04")

    assert sorted(game.moves(0)) == ["complete C04 0,0 1,0 2,0", "complete P03 0,0 1,0 2,0", "pass"]


def test_cells_that_do_not_match_are_refused() -> None:
    """[SF-9]"""
    game = about_to_draw(f"{SQUARE} / T03* 2,0 / T12* 2,1")
    game.chance("C12")

    with pytest.raises(MoveRefused):
        game.play(0, "complete C12 1,0 2,0 1,1 2,1")
    with pytest.raises(MoveRefused):
        game.play(0, "complete C12 0,0 1,0 2,0 2,1")


def test_a_card_that_lies_in_front_of_another_seat_is_refused() -> None:
    """[SF-9]"""
    game = table(Seat(SQUARE), Seat(holds="T06", hand="C12 - - -"), phase="draw", draws=(0, 0), waiting="0 1")
    game.chance("C08")

    with pytest.raises(MoveRefused):
        game.play(0, "complete C12 0,0 1,0 0,1 1,1")


# After a completion


def test_the_new_card_is_of_the_same_kind() -> None:
    """[SF-9] [SF-A2] Any pattern card that is not open or completed, at equal odds."""
    game = about_to_draw("T13* 0,0 / T22* 1,0 / T01* 2,0", slot=2, hand="C01 C02 - P09", done="P20")

    game.chance("P04")
    game.play(0, "complete P04 0,0 1,0 2,0")

    assert game.outcomes() == dict.fromkeys([card for card in CORE_PATTERNS if card not in ("P04", "P09", "P20")], 1)


def test_a_new_card_may_be_completed_in_the_same_round() -> None:
    """[SF-9] C08 turns up and fits tiles that are still exploded."""
    game = about_to_draw("T07* 0,0 / T48* 1,0 / T01* 2,0 / T08* 0,1 / T11* -1,1 / T09* -1,2")
    game.chance("C04")
    game.play(0, "complete C04 0,0 1,0 2,0")

    game.chance("C08")

    assert game.moves(0) == ["complete C08 -1,1 0,1 -1,2", "pass"]


def test_a_tile_serves_one_card_a_round() -> None:
    """[SF-9] T48 could serve C04 or C08; after C04 it is a rocket again."""
    game = about_to_draw("T07* 0,0 / T48* 1,0 / T09* 2,0 / T08* 1,1", slot=1, hand="C08 - - -")
    game.chance("C04")
    assert "complete C08 0,0 1,0 1,1" in game.moves(0)

    game.play(0, "complete C04 0,0 1,0 2,0")
    game.chance("C24")

    assert game.waiting == [1]


def test_several_cards_may_be_completed_in_one_round() -> None:
    """[SF-9] One after the other, as long as they share no tiles."""
    game = about_to_draw("T07* 0,0 / T48* 1,0 / T01* 2,0 / T13* 2,1 / T22* 1,1 / T10* 0,1", hand="- - P04 -")
    game.chance("C04")

    game.play(0, "complete C04 0,0 1,0 2,0")
    game.chance("C21")
    game.play(0, "complete P04 0,1 1,1 2,1")

    assert game.board(0) == "T07 0,0 / T48 1,0 / T01 2,0 / T10 0,1 / T22 1,1 / T13 2,1"
    assert game.seat(0)["completed"] == ["C04", "P04"]
    assert game.score(0)["compositions"] == 8


def test_a_tile_may_serve_again_in_a_later_round() -> None:
    """[SF-9] T07 and T08 were used for a card; a chain explodes them again."""
    game = table(Seat("T07 0,0 / T08 1,0", holds="T12", hand="C04 - - -"), Seat(holds="T06"))

    game.play(0, "place T12 2,0")

    assert game.moves(0) == ["complete C04 0,0 1,0 2,0", "pass"]


def test_completing_is_a_choice() -> None:
    """[SF-9] Whoever passes keeps the card and the explosions, and is done for this round."""
    game = about_to_draw(SQUARE)
    game.chance("C12")

    game.play(0, "pass")

    assert game.waiting == [1]
    assert game.board(0) == SQUARE
    assert game.seat(0)["cards"] == ["C12", None, None, None]
    assert game.seat(0)["completed"] == []


def test_nobody_is_asked_when_nothing_can_be_completed() -> None:
    """[SF-9] The seat is done at once."""
    board = panorama("T10 0,0", hand="C12 - - -")

    board.place("T47", at="1,0")

    assert board.table.waiting == [1]


def test_a_seat_is_asked_after_its_chain_reaction() -> None:
    """[SF-4] [SF-9] Only the chain explodes the tiles that C04 needs."""
    board = panorama("T42 0,0 / T21 1,0 / T36 2,0", hand="C04 - - -")

    board.place("T38", at="-1,0")

    assert board.table.moves(0) == ["complete C04 0,0 1,0 2,0", "pass"]


def test_no_card_is_completed_before_the_tile_is_placed() -> None:
    """[SF-A9] Even though the square of C12 has been there since the round before."""
    game = table(Seat(SQUARE, holds="T05", hand="C12 - - -"), Seat(holds="T06"))

    assert {move.split()[0] for move in game.moves(0)} == {"place", "replace"}
    with pytest.raises(MoveRefused):
        game.play(0, "complete C12 0,0 1,0 0,1 1,1")


def test_a_card_left_from_an_earlier_round_may_be_completed_after_placing() -> None:
    """[SF-9] [SF-A9]"""
    game = table(Seat(SQUARE, holds="T46", hand="C12 - - -"), Seat(holds="T06"))

    game.play(0, "place T46 0,-1")

    assert game.moves(0) == ["complete C12 0,0 1,0 0,1 1,1", "pass"]


# Decks


@pytest.mark.parametrize(
    ("card", "hand", "done"),
    [
        ("C04", "C04 - - -", CORE_COLOURS),
        ("C04", "- C04 - -", CORE_COLOURS),
        ("P03", "- - P03 -", CORE_PATTERNS),
        ("P03", "- - - P03", CORE_PATTERNS),
    ],
    ids=["first colour", "second colour", "first pattern", "second pattern"],
)
def test_an_empty_deck_gives_no_card(card: str, hand: str, done: list[str]) -> None:
    """[SF-A8] The seat goes on with fewer open cards, and the other deck is not touched."""
    rest = " ".join(other for other in done if other != card)
    game = table(Seat("T07 0,0 / T08 1,0", holds="T12", hand=hand), Seat(holds="T06", done=rest))
    game.play(0, "place T12 2,0")

    game.play(0, f"complete {card} 0,0 1,0 2,0")

    assert game.waiting == [1]
    assert game.seat(0)["cards"] == [None, None, None, None]
    assert game.seat(0)["completed"] == [card]


def test_after_an_empty_deck_other_cards_can_still_be_completed() -> None:
    """[SF-9] [SF-A8] The seat is asked again at once."""
    rest = " ".join(card for card in CORE_COLOURS if card not in ("C04", "C08"))
    game = table(
        Seat("T07 0,0 / T08 1,0 / T48* 0,1 / T36* -1,1 / T34* -1,2", holds="T12", hand="C04 C08 - -"),
        Seat(holds="T06", done=rest),
    )
    game.play(0, "place T12 2,0")

    game.play(0, "complete C04 0,0 1,0 2,0")

    assert game.moves(0) == ["complete C08 -1,1 0,1 -1,2", "pass"]


def test_the_last_card_of_a_deck_is_drawn() -> None:
    """[SF-A8] Only then is the deck empty."""
    rest = " ".join(card for card in CORE_COLOURS if card not in ("C04", "C20"))
    game = table(Seat("T07 0,0 / T08 1,0", holds="T12", hand="C04 - - -"), Seat(holds="T06", done=rest))
    game.play(0, "place T12 2,0")

    game.play(0, "complete C04 0,0 1,0 2,0")

    assert game.outcomes() == {"C20": 1}
    game.chance("C20")
    assert deck(game, "colour") == 0


def test_cards_are_drawn_in_the_order_in_which_people_act() -> None:
    """[SF-A5] Seat 1 completes first and draws first; seat 0 can no longer draw that card."""
    game = two_with_a_match()
    game.play(1, "complete C12 0,0 1,0 0,1 1,1")
    game.chance("C20")

    game.play(0, "complete C04 0,0 1,0 2,0")

    assert "C20" not in game.outcomes()
    game.chance("C19")
    assert (game.seat(0)["cards"][0], game.seat(1)["cards"][0]) == ("C19", "C20")


def test_the_seats_may_act_in_the_other_order() -> None:
    """[SF-A5]"""
    game = two_with_a_match()
    game.play(0, "complete C04 0,0 1,0 2,0")
    game.chance("C20")

    game.play(1, "complete C12 0,0 1,0 0,1 1,1")
    game.chance("C19")

    assert (game.seat(0)["cards"][0], game.seat(1)["cards"][0]) == ("C20", "C19")


def test_a_card_is_drawn_before_anybody_else_moves() -> None:
    """[SF-9] [SF-A5] At once: while chance draws, the others wait."""
    game = two_with_a_match()

    game.play(0, "complete C04 0,0 1,0 2,0")

    assert game.waiting == [CHANCE]
    with pytest.raises(NotYourTurn):
        game.play(1, "pass")


def two_with_a_match() -> Table:
    """Three seats of which the first two may complete a colour card, and the third has a tile to play."""
    game = table(
        Seat("T07 0,0 / T08 1,0", holds="T12", hand="C04 - - -"),
        Seat(SQUARE, holds="T46", hand="C12 - - -"),
        Seat(holds="T06"),
    )
    game.play(0, "place T12 2,0")
    game.play(1, "place T46 0,-1")
    return game
