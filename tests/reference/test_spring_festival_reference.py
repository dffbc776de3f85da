"""The Spring Festival reference itself follows the rulebook: the box, setting up, the store, whole games."""

import random
from collections import Counter
from itertools import product

import pytest

from .spring_festival import ReferenceGame, count_chain
from .spring_festival_panorama import (
    COLOUR_CARDS,
    PATTERN_CARDS,
    STARTING_TILES,
    STORE_TILES,
    TILES,
    Placed,
    Tile,
    edge_cells,
    read_panorama,
)
from .spring_festival_scenes import about_to_turn, faces, play_until
from .spring_festival_signs import SIGNS

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
    """The tiles that the seats have to fire, read from their legal moves."""
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


# Whole games


@pytest.mark.parametrize("sign", SIGNS)
def test_signs_ignore_faces(sign: str) -> None:
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
    """[SF-4] Twelve turns of the store, twelve tiles a seat, and an active player that changes clockwise."""
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
def test_the_automatic_finale_explodes_as_many_tiles_as_the_best_start(seed: int) -> None:
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
