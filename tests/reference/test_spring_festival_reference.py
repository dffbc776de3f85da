"""The second opinion on Spring Festival is itself held against the rulebook: pictured examples, scores, whole games."""

import random
from collections import Counter
from itertools import product

import pytest

from .spring_festival import ReferenceGame, count_chain
from .spring_festival_panorama import (
    CARDS,
    COLOUR_CARDS,
    PATTERN_CARDS,
    STARTING_TILES,
    STORE_TILES,
    TILES,
    Placed,
    Tile,
    edge_cells,
    matches,
    read_panorama,
)
from .spring_festival_signs import SIGNS

Record = list[tuple[int | str, str]]


def faces(game: ReferenceGame, seat: int = 0) -> str:
    """The board of a seat as `read_panorama` reads it, in reading order."""
    cells = sorted(game.panorama(seat).items(), key=lambda item: (item[0][1], item[0][0]))
    return " / ".join(f"{tile}{'*' if exploded else ''} {x},{y}" for (x, y), (tile, exploded) in cells)


def play_until(game: ReferenceGame, stage: str, rng: random.Random, chance: tuple[str, ...] = ()) -> Record:
    """Play at random, with these outcomes first, until a stage waits for a decision."""
    record: Record = []
    outcomes = list(chance)
    while game.waiting() and (game.stage != stage or "~" in game.waiting()):
        seat = rng.choice(sorted(game.waiting(), key=str))
        if isinstance(seat, str):
            text = f"~ {outcomes.pop(0)}" if outcomes else rng.choice(sorted(game.chances()))
        else:
            text = rng.choice(sorted(game.legal(seat)))
        game.play(seat, text)
        record.append((seat, text))
    return record


def about_to_turn(seats: int, first: str = "0") -> ReferenceGame:
    """A game before its first turn of the store, with T01 to T04 on top of the stacks."""
    game = ReferenceGame(seats, {"first": first})
    play_until(game, "turn", random.Random(1), ("T01", "T02", "T03", "T04"))
    return game


def about_to_fire(board: str, tile: str, hand: tuple[str | None, ...] = (None, None, None, None)) -> ReferenceGame:
    """A two-player game in which seat 0 has this board and these cards, and a tile to fire."""
    game = about_to_turn(2)
    game.play(0, "turn T01")
    play_until(game, "fire", random.Random(1))
    game.players[0].panorama = read_panorama(board)
    game.players[0].hand = list(hand)
    game.players[0].tile_to_fire = tile
    return game


def about_to_finish(boards: list[str]) -> ReferenceGame:
    """A game in its grande finale with these boards."""
    game = ReferenceGame(len(boards), {})
    play_until(game, "finale", random.Random(1))
    for player, board in zip(game.players, boards, strict=True):
        player.panorama = read_panorama(board)
        player.applause = 0
        player.completed = []
    return game


# The box


@pytest.mark.parametrize("tile", TILES.values(), ids=TILES)
def test_every_tile_has_four_arrows_and_half_sparks_that_do_not_overlap(tile: Tile) -> None:
    """[SF-2] As many arrows as explosions, and half sparks on the free edges only."""
    assert len(tile.arrows) == tile.explosions
    assert len(tile.arrows | tile.sparks) == 4
    assert tile.sparks <= {"N", "E", "S", "W"}


def test_the_store_holds_three_tiles_of_every_colour_and_count() -> None:
    """[SF-2] 48 tiles, 16 combinations."""
    combinations = Counter((tile.colour, tile.explosions) for tile in STORE_TILES.values())

    assert set(combinations.values()) == {3}
    assert len(combinations) == 16


def test_the_starting_sets_hold_every_colour_and_count_once() -> None:
    """[SF-2] Four sets of four tiles, no combination twice."""
    assert len({(tile.colour, tile.explosions) for tile in STARTING_TILES.values()}) == 16


def test_each_direction_has_twenty_four_half_sparks() -> None:
    """[SF-2] Over all 64 tiles."""
    assert Counter(spark for tile in TILES.values() for spark in tile.sparks) == {"N": 24, "E": 24, "S": 24, "W": 24}


def test_the_two_half_sparks_that_are_easily_missed_are_there() -> None:
    """[SF-2] T13 has one at the top, S1-3 one at the bottom."""
    assert TILES["T13"].sparks == {"N"}
    assert TILES["S1-3"].sparks == {"S"}


# Setting up


def test_chance_brings_tops_then_pattern_cards_then_colour_cards_then_an_early_sign() -> None:
    """[SF-3] [SF-A4] The order in which a table is laid out."""
    game = ReferenceGame(2, {"sign": "drawn", "sign_known": "before"})

    kinds = []
    while game.waiting() == {"~"}:
        outcome = min(game.chances())
        kinds.append("sign" if outcome[2:] in SIGNS else outcome[2])
        game.play("~", outcome)

    assert "".join(kinds) == "TTTTPPPPCCCCsign"
    assert game.hand(0) == ["C01", "C02", "P01", "P02"]
    assert game.hand(1) == ["C03", "C04", "P03", "P04"]


def test_a_late_sign_is_drawn_after_the_starting_tiles_and_before_the_first_player() -> None:
    """[SF-3] [SF-A4] The printed order; until then the sign pays nothing."""
    game = ReferenceGame(3, {"sign": "drawn"})

    record = play_until(game, "turn", random.Random(3))

    assert [seat for seat, _ in record[-3:]] == [record[-3][0], "~", "~"]
    assert record[-3][1].startswith("place S")
    assert record[-2][1].removeprefix("~ ") in SIGNS
    assert record[-1][1] == f"~ seat {game.active}"


def test_an_unknown_sign_pays_nothing() -> None:
    """[SF-12] The score as it stands before the sign is drawn."""
    game = ReferenceGame(2, {"sign": "drawn"})
    game.players[0].panorama = read_panorama("T14 0,0 / T15 1,0")

    assert game.breakdown(0)["sign"] == 0


def test_a_named_sign_pays_from_the_start() -> None:
    """[SF-12] The score as it stands."""
    game = ReferenceGame(2, {"sign": "rooster"})
    game.players[0].panorama = read_panorama("T14 0,0 / T15 1,0")

    assert game.breakdown(0)["sign"] == 6


@pytest.mark.parametrize(("cards", "left"), [("24", 20), ("36", 32)])
def test_the_decks_hold_twenty_four_or_thirty_six_cards(cards: str, left: int) -> None:
    """[SF-A1] Less two for each of two players."""
    game = ReferenceGame(2, {"cards": cards})

    play_until(game, "starting tiles", random.Random(1))

    assert len(game.pattern_deck) == len(game.colour_deck) == left


def test_players_may_choose_their_starting_sets_one_after_the_other() -> None:
    """[SF-3] A set that is taken is gone."""
    game = ReferenceGame(2, {"sets": "chosen"})
    game.play(0, "set 3")

    assert game.waiting() == {1}
    assert game.legal(1) == {"set 1", "set 2", "set 4"}


def test_the_first_starting_tile_lies_in_the_middle_and_the_others_beside_it() -> None:
    """[SF-3] [SF-A3] Any of the four may come first; the group stays connected."""
    game = ReferenceGame(2, {})
    play_until(game, "starting tiles", random.Random(1))

    assert game.legal(0) == {"place S1-1 0,0", "place S1-2 0,0", "place S1-3 0,0", "place S1-4 0,0"}
    game.play(0, "place S1-2 0,0")
    cells = ("0,-1", "1,0", "0,1", "-1,0")
    assert game.legal(0) == {f"place {tile} {cell}" for tile in ("S1-1", "S1-3", "S1-4") for cell in cells}


def test_starting_tiles_are_rockets_that_pay_no_applause() -> None:
    """[SF-3] S1-3 and S1-1 share a complete spark."""
    game = ReferenceGame(2, {})
    play_until(game, "starting tiles", random.Random(1))

    game.play(0, "place S1-3 0,0")
    game.play(0, "place S1-1 0,1")

    assert faces(game) == "S1-3 0,0 / S1-1 0,1"
    assert game.applause(0) == 0


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (5, {}), (2, {"first": "2"}), (2, {"sign": "cat"}), (2, {"colour": "red"})],
)
def test_an_impossible_game_is_refused(seats: int, options: dict[str, str]) -> None:
    """[SF-3] Two to four seats, and only the options there are."""
    with pytest.raises(ValueError, match="no such"):
        ReferenceGame(seats, options)


# The store


def tiles_taken(game: ReferenceGame) -> list[str]:
    """What the seats have to fire, read off their legal moves."""
    play_until(game, "fire", random.Random(1))
    return [min(game.legal(seat)).split()[1] for seat in range(game.seats)]


@pytest.mark.parametrize(
    ("seats", "first", "turn", "taken"),
    [
        (2, "0", "T01", ["T01", "T03"]),
        (2, "1", "T01", ["T03", "T01"]),
        (2, "1", "T02", ["T04", "T02"]),
        (3, "0", "T04", ["T04", "T01", "T02"]),
        (3, "2", "T01", ["T03", "T04", "T01"]),
        (4, "1", "T03", ["T02", "T03", "T04", "T01"]),
    ],
)
def test_the_store_turns_as_one_disc(seats: int, first: str, turn: str, taken: list[str]) -> None:
    """[SF-5] Two players face opposite stacks; the others follow each other clockwise."""
    game = about_to_turn(seats, first)

    game.play(int(first), f"turn {turn}")

    assert tiles_taken(game) == taken


def test_only_the_active_player_turns_the_store() -> None:
    """[SF-4] All four tops may come to face that seat."""
    game = about_to_turn(3, "1")

    assert game.waiting() == {1}
    assert game.legal(1) == {"turn T01", "turn T02", "turn T03", "turn T04"}
    assert game.legal(0) == set()


def test_four_new_tops_are_revealed_before_the_tiles_are_fired() -> None:
    """[SF-5] Taken and discarded tiles alike never come back."""
    game = about_to_turn(2)

    game.play(0, "turn T02")

    assert game.waiting() == {"~"}
    assert set(game.chances()) == {f"~ {tile}" for tile in STORE_TILES if tile not in ("T01", "T02", "T03", "T04")}


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


def test_each_match_of_a_card_is_a_move_of_its_own() -> None:
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


# Whole games


@pytest.mark.parametrize("sign", SIGNS)
def test_signs_do_not_look_at_faces(sign: str) -> None:
    """[SF-A11] The same points for rockets and explosions."""
    game = ReferenceGame(2, {"sign": sign})
    play_until(game, "over", random.Random(5))
    before = game.breakdown(0)["sign"]

    for placed in game.players[0].panorama.values():
        placed.exploded = not placed.exploded

    assert game.breakdown(0)["sign"] == before


WALKS = [
    (seats, {"cards": cards, "sign": sign, "sign_known": known, "sets": sets, "first": first, "finale": finale})
    for seats, (cards, sign, known, sets, first, finale) in product(
        (2, 3, 4),
        [
            ("24", "none", "after", "seat", "drawn", "free"),
            ("36", "drawn", "before", "chosen", "1", "best"),
            ("24", "drawn", "after", "chosen", "drawn", "best"),
            ("36", "pig", "after", "seat", "0", "free"),
        ],
    )
]


@pytest.mark.parametrize(("seats", "options"), WALKS)
def test_every_game_ends_after_twelve_rounds(seats: int, options: dict[str, str]) -> None:
    """[SF-4] Twelve turns of the store, twelve tiles a seat, the active player passing clockwise."""
    game = ReferenceGame(seats, options)

    record = play_until(game, "over", random.Random(7))

    turners = [seat for seat, text in record if text.startswith("turn ")]
    assert len(turners) == 12
    assert all(isinstance(seat, int) for seat in turners)
    assert turners == [(int(turners[0]) + turn) % seats for turn in range(12)]
    fired = Counter(seat for seat, text in record if text.startswith(("place T", "replace T")))
    assert fired == dict.fromkeys(range(seats), 12)
    assert game.unseen_tiles == set()
    assert game.waiting() == set()
    assert game.winners()


@pytest.mark.parametrize(("seats", "options"), WALKS)
def test_a_panorama_is_connected_and_loses_tiles_only_by_replacement(seats: int, options: dict[str, str]) -> None:
    """[SF-6] Sixteen tiles less one for every replacement."""
    game = ReferenceGame(seats, options)

    record = play_until(game, "over", random.Random(11))

    for seat in range(seats):
        replaced = sum(1 for mover, text in record if mover == seat and text.startswith("replace"))
        cells = set(game.panorama(seat))
        assert len(cells) == 16 - replaced
        reached = {min(cells)}
        while grown := {beside for cell in reached for beside in edge_cells(cell) & cells} - reached:
            reached |= grown
        assert reached == cells


@pytest.mark.parametrize(("seats", "options"), WALKS)
def test_no_card_is_lost_or_doubled(seats: int, options: dict[str, str]) -> None:
    """[SF-9] Decks, hands and completed cards together are the cards of the game."""
    game = ReferenceGame(seats, options)

    play_until(game, "over", random.Random(13))

    everywhere = [*game.colour_deck, *game.pattern_deck]
    for seat in range(seats):
        everywhere += [*game.completed(seat), *(card for card in game.hand(seat) if card)]
    numbers = range(1, int(options["cards"]) + 1)
    assert sorted(everywhere) == [f"{kind}{number:02}" for kind in "CP" for number in numbers]


@pytest.mark.parametrize("seed", range(5))
def test_hands_keep_colour_cards_left_and_pattern_cards_right(seed: int) -> None:
    """[SF-9] A card is replaced by one of its kind."""
    game = ReferenceGame(4, {"cards": "36"})

    play_until(game, "over", random.Random(seed))

    for seat in range(4):
        assert all(card in COLOUR_CARDS for card in game.hand(seat)[:2])
        assert all(card in PATTERN_CARDS for card in game.hand(seat)[2:])


@pytest.mark.parametrize("seed", range(5))
def test_the_automatic_finale_explodes_as_many_as_any_start(seed: int) -> None:
    """[SF-A10] Every start is tried on a panorama of rockets."""
    game = ReferenceGame(3, {"finale": "best"})

    record = play_until(game, "over", random.Random(seed))

    assert not any(text.startswith("finale") for _, text in record)
    for seat in range(3):
        rockets = {cell: Placed(TILES[tile], exploded=False) for cell, (tile, _) in game.panorama(seat).items()}
        assert game.breakdown(seat)["finale"] == max(count_chain(rockets, start) for start in rockets)


def test_the_last_round_reveals_no_new_tops() -> None:
    """[SF-5] 48 tiles and no more."""
    game = ReferenceGame(3, {})

    record = play_until(game, "over", random.Random(17))

    assert sum(1 for _, text in record if text.startswith("~ T")) == 48
    last_turn = max(number for number, (_, text) in enumerate(record) if text.startswith("turn "))
    assert record[last_turn + 1][0] != "~"


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (0, "turn T05"),
        (0, "pass"),
        (1, "turn T01"),
        (2, "turn T01"),
        (-1, "turn T01"),
        ("~", "~ T05"),
        ("0", "turn T01"),
    ],
)
def test_a_move_that_is_not_offered_is_refused(seat: int | str, text: str) -> None:
    """[SF-4] Wrong tile, wrong verb, wrong seat, no such seat, no chance pending."""
    game = about_to_turn(2)

    with pytest.raises(ValueError, match="is not"):
        game.play(seat, text)


def test_nobody_moves_while_chance_is_pending() -> None:
    """[SF-4] The tops come first."""
    game = ReferenceGame(2, {})

    assert game.waiting() == {"~"}
    assert game.legal(0) == set()
    with pytest.raises(ValueError, match="is not"):
        game.play(0, "place S1-1 0,0")


def test_outcomes_of_chance_are_equally_likely() -> None:
    """[SF-3] 48 tiles to begin with."""
    game = ReferenceGame(2, {})

    assert game.chances() == {f"~ {tile}": 1 for tile in STORE_TILES}
