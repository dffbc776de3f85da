"""The Spring Festival reference itself follows the rulebook: pictured examples, cards, scores."""

import pytest

from .spring_festival_panorama import (
    CARDS,
    matches,
    read_panorama,
)
from .spring_festival_scenes import about_to_finish, about_to_fire, faces

# Placing, chain reaction, applause


def test_a_tile_is_placed_beside_a_tile_or_replaces_one() -> None:
    """[SF-6] [SF-A16] There is no pass."""
    game = about_to_fire("T31 0,0 / T13 1,0", "T38")

    assert game.legal(0) == {
        *(f"place T38 {cell}" for cell in ("0,-1", "1,-1", "2,0", "1,1", "0,1", "-1,0")),
        "replace T38 0,0",
        "replace T38 1,0",
    }


def test_the_pictured_chain_explodes_all_four_tiles() -> None:
    """[SF-7] T38 fires T19, which fires T31 and T13; no spark is complete."""
    game = about_to_fire("T31 0,0 / T13 1,0 / T19 1,1", "T38")

    game.play(0, "place T38 0,1")

    assert faces(game) == "T31* 0,0 / T13* 1,0 / T38* 0,1 / T19* 1,1"
    assert game.applause(0) == 0


def test_an_arrow_into_an_exploded_tile_does_nothing() -> None:
    """[SF-7] The pictured counterexample: the exploded T13 does not pass the fire on to T31."""
    game = about_to_fire("T13* 1,0 / T31 2,0", "T38")

    game.play(0, "place T38 0,0")

    assert faces(game) == "T38* 0,0 / T13* 1,0 / T31 2,0"


def test_an_arrow_does_not_jump_over_an_empty_cell() -> None:
    """[SF-A7] The E arrow of T38 meets nothing."""
    game = about_to_fire("T31 0,1 / T13 2,0", "T38")

    game.play(0, "place T38 0,0")

    assert faces(game) == "T38* 0,0 / T13 2,0 / T31 0,1"


@pytest.mark.parametrize("neighbour", ["T47", "T47*"])
def test_the_pictured_spark_pays_one_applause(neighbour: str) -> None:
    """[SF-8] Whichever face the neighbour shows."""
    game = about_to_fire(f"{neighbour} 0,0", "T38")

    game.play(0, "place T38 1,0")

    assert game.applause(0) == 1


@pytest.mark.parametrize(("board", "cell"), [("T13 0,0", "0,-1"), ("S1-3 0,0", "0,1")])
def test_the_half_sparks_of_t13_and_s1_3_pay_applause(board: str, cell: str) -> None:
    """[SF-8] Both are printed on the tiles."""
    game = about_to_fire(board, "T38")

    game.play(0, f"place T38 {cell}")

    assert game.applause(0) == 1


def test_one_tile_may_complete_three_sparks() -> None:
    """[SF-8] One applause for each."""
    game = about_to_fire("T42 0,1 / T47 -1,0 / T13 0,0 / T40 0,-1", "T38")

    game.play(0, "replace T38 0,0")

    assert game.applause(0) == 3


def test_a_replacement_pays_for_a_spark_that_was_complete_before() -> None:
    """[SF-A6] The old tile leaves, the new one counts as newly placed."""
    game = about_to_fire("T47 0,0 / T38* 1,0", "T42")

    game.play(0, "replace T42 1,0")

    assert faces(game) == "T47 0,0 / T42* 1,0"
    assert game.applause(0) == 1


def test_turning_tiles_over_pays_nothing() -> None:
    """[SF-8] T36 explodes T47, whose spark with T38 was complete before."""
    game = about_to_fire("T47 -1,0 / T38 0,0 / T01 -1,1", "T36")

    game.play(0, "place T36 -1,-1")

    assert faces(game) == "T36* -1,-1 / T47* -1,0 / T38 0,0 / T01* -1,1"
    assert game.applause(0) == 0


# Compositions


RED_SQUARE = "T47* 0,0 / T38* 1,0 / T31* 0,1 / T19* 1,1"


def test_the_pictured_composition_is_complete_in_one_way() -> None:
    """[SF-9] Red, any / any, red; its half turn is the same set of tiles."""
    assert matches(read_panorama(RED_SQUARE), CARDS["C12"]) == {frozenset({(0, 0), (1, 0), (0, 1), (1, 1)})}


@pytest.mark.parametrize("rocket", ["T47", "T38"])
def test_every_cell_of_a_composition_needs_an_exploded_tile(rocket: str) -> None:
    """[SF-9] Wild cells as well."""
    assert matches(read_panorama(RED_SQUARE.replace(f"{rocket}*", rocket)), CARDS["C12"]) == set()


def test_a_composition_may_be_turned_but_not_mirrored() -> None:
    """[SF-9] P22 is any / 2 / 2 with a foot to the left of the last 2."""
    upright = read_panorama("T37* 1,0 / T25* 1,1 / T26* 1,2 / T38* 0,2")
    turned = read_panorama("T37* 2,0 / T25* 1,0 / T26* 0,0 / T38* 0,-1")
    mirrored = read_panorama("T37* 0,0 / T25* 0,1 / T26* 0,2 / T38* 1,2")

    assert matches(upright, CARDS["P22"]) == {frozenset(upright)}
    assert matches(turned, CARDS["P22"]) == {frozenset(turned)}
    assert matches(mirrored, CARDS["P22"]) == set()


def test_a_player_who_can_complete_nothing_is_not_asked() -> None:
    """[SF-9] Two reds at a corner with nothing between them."""
    game = about_to_fire("T19* 1,0 / T07* 0,1", "T48", ("C08", *[None] * 3))

    game.play(0, "replace T48 1,0")

    assert game.waiting() == {1}


def test_each_match_of_a_card_is_a_separate_move() -> None:
    """[SF-9] Two reds at a corner, with either tile between them; the cells are named in reading order."""
    game = about_to_fire("T19* 1,0 / T07* 0,1 / T37* 0,0", "T47", ("C08", *[None] * 3))

    game.play(0, "place T47 1,1")

    assert game.legal(0) == {"pass", "complete C08 0,0 1,0 0,1", "complete C08 1,0 0,1 1,1"}


def test_completing_turns_the_tiles_back_and_draws_a_card_into_the_same_slot() -> None:
    """[SF-9] The card is kept for scoring."""
    game = about_to_fire("T47* 0,0 / T38* 1,0 / T31* 0,1 / T37* 2,0", "T19", (None, "C12", None, None))
    game.play(0, "place T19 1,1")

    game.play(0, "complete C12 0,0 1,0 0,1 1,1")

    assert faces(game) == "T47 0,0 / T38 1,0 / T37* 2,0 / T31 0,1 / T19 1,1"
    assert game.completed(0) == ["C12"]
    assert game.breakdown(0)["compositions"] == 5
    assert game.waiting() == {"~"}
    assert all(outcome.startswith("~ C") for outcome in game.chances())
    drawn = min(game.chances())
    game.play("~", drawn)
    assert game.hand(0) == [None, drawn.removeprefix("~ "), None, None]


def test_a_newly_drawn_card_may_be_completed_at_once() -> None:
    """[SF-9] With tiles that are still exploded."""
    game = about_to_fire("T47* 0,0 / T38* 1,0 / T31* 0,1 / T37* 2,0 / T05* 3,0 / T30* 4,0", "T19", ("C12", *[None] * 3))
    game.colour_deck = {"C02"}
    game.play(0, "place T19 1,1")
    game.play(0, "complete C12 0,0 1,0 0,1 1,1")

    game.play("~", "~ C02")

    assert game.legal(0) == {"pass", "complete C02 2,0 3,0 4,0"}


def test_an_empty_deck_gives_no_card() -> None:
    """[SF-A8] The player goes on with fewer cards."""
    game = about_to_fire("T47* 0,0 / T38* 1,0 / T31* 0,1", "T19", ("C12", *[None] * 3))
    game.colour_deck = set()
    game.play(0, "place T19 1,1")

    game.play(0, "complete C12 0,0 1,0 0,1 1,1")

    assert game.waiting() == {1}
    assert game.hand(0) == [None, None, None, None]


def test_a_player_who_passes_is_done_for_this_round() -> None:
    """[SF-9] Completing is never forced."""
    game = about_to_fire("T47* 0,0 / T38* 1,0 / T31* 0,1", "T19", ("C12", *[None] * 3))
    game.play(0, "place T19 1,1")

    game.play(0, "pass")

    assert game.waiting() == {1}
    assert game.completed(0) == []


def test_nothing_can_be_completed_before_the_tile_is_fired() -> None:
    """[SF-A9] However complete the board is."""
    game = about_to_fire(RED_SQUARE, "T01", ("C12", *[None] * 3))

    assert {move.split()[0] for move in game.legal(0)} == {"place", "replace"}


# Grande finale and scoring


def test_the_finale_may_start_from_any_tile() -> None:
    """[SF-A10] A poor choice is allowed."""
    game = about_to_finish(["T38 0,0 / T13 1,0", "T01 0,0"])

    assert game.waiting() == {0, 1}
    assert game.legal(0) == {"finale 0,0", "finale 1,0"}


@pytest.mark.parametrize(("move", "finale", "applause"), [("finale 0,0", 2, 3), ("finale 1,0", 1, 0)])
def test_a_perfect_finale_brings_three_applause(move: str, finale: int, applause: int) -> None:
    """[SF-10] T38 reaches T13, not the other way round."""
    game = about_to_finish(["T38 0,0 / T13 1,0", "T01 0,0 / T02 1,0"])

    game.play(0, move)

    assert game.breakdown(0)["finale"] == finale
    assert game.applause(0) == applause


def test_the_finale_counts_only_once_it_was_fired() -> None:
    """[SF-11] The score as it stands."""
    game = about_to_finish(["T38* 0,0", "T01 0,0"])

    assert game.breakdown(0)["finale"] == 0


def test_each_opponent_with_strictly_fewer_applause_brings_three_points() -> None:
    """[SF-11] Equal is not fewer."""
    game = about_to_finish(["T38 0,0", "T01 0,0", "T02 0,0", "T03 0,0"])
    for seat, applause in enumerate([5, 5, 2, 0]):
        game.players[seat].applause = applause

    assert [game.breakdown(seat)["majority"] for seat in range(4)] == [6, 6, 3, 0]


def test_the_total_adds_up_all_sources() -> None:
    """[SF-11] Finale 2, applause 3, majority 3, compositions 5 and 6, rooster 6."""
    game = about_to_finish(["T14 0,0 / T15 1,0 / T38 0,1", "T02 0,0 / T03 2,2"])
    game.sign = "rooster"
    game.players[0].completed = ["C12", "P09"]
    game.players[0].applause = 3

    game.play(0, "finale 0,0")

    assert game.breakdown(0) == {
        "finale": 2,
        "applause": 3,
        "majority": 3,
        "compositions": 11,
        "sign": 6,
        "total": 25,
    }


def test_a_tie_is_broken_by_applause_tokens() -> None:
    """[SF-11] A finale of one, then a composition or two applause with their majority: six points each."""
    game = about_to_finish(["T02 0,0 / T03 2,2", "T02 0,0 / T03 2,2"])
    game.players[0].completed = ["C12"]
    game.players[1].applause = 2
    game.play(0, "finale 0,0")
    game.play(1, "finale 0,0")

    assert game.breakdown(0)["total"] == game.breakdown(1)["total"] == 6
    assert game.winners() == {1}


def test_a_tie_in_points_and_applause_is_a_shared_victory() -> None:
    """[SF-11] Three seats, two of them equal."""
    game = about_to_finish(["T02 0,0 / T03 2,2", "T02 0,0 / T03 2,2", "T02 0,0 / T03 2,2"])
    for seat, completed in enumerate([["C12"], ["C01"], ["C16"]]):
        game.players[seat].completed = completed
        game.play(seat, "finale 0,0")

    assert game.waiting() == set()
    assert game.winners() == {0, 2}
