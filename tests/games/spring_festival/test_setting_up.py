"""Setting up: stacks, cards, starting sets, starting tiles, the sign and the first player."""

import pytest

from lampion.kernel.errors import IllegalMove, MoveRefused, NotYourTurn
from lampion.kernel.limits import CHANCE
from tests.games.spring_festival.tables import Table
from tests.games.spring_festival.writing import STORE_TILES

CORE_COLOURS = [f"C{number:02}" for number in range(1, 25)]
CORE_PATTERNS = [f"P{number:02}" for number in range(1, 25)]
ALL_SIGNS = {"goat", "rooster", "rabbit", "dog", "snake", "tiger", "rat", "monkey", "dragon", "pig", "ox", "horse"}


def laying_out(seats: int = 2, **options: object) -> Table:
    """A table at which everybody is about to lay out starting tiles."""
    game = Table.new(seats, **options)
    game.any_moves(until="start")
    return game


def lay_out_rows(game: Table) -> None:
    """Lay out every seat's starting tiles in a row, to the right."""
    for seat in list(game.waiting):
        for index, tile in enumerate(game.seat(seat)["starting_tiles"]):
            game.play(seat, f"place {tile} {index},0")


# Stacks and cards


def test_the_first_tile_of_the_store_is_any_of_the_48_at_equal_odds() -> None:
    """[SF-2] [SF-3] Only store tiles are in the stacks, each once."""
    assert Table.new().outcomes() == dict.fromkeys(STORE_TILES, 1)


def test_the_four_stacks_show_their_top_tile_one_after_the_other() -> None:
    """[SF-3] Only the top tile of each stack is visible."""
    game = Table.new()

    game.chance("T17", "T03", "T44", "T20")

    assert game.view()["store"]["tops"] == ["T17", "T03", "T44", "T20"]
    assert game.view()["store"]["below"] == [11, 11, 11, 11]


def test_a_tile_that_was_seen_is_in_no_stack() -> None:
    """[SF-2] [SF-3] There is one of each tile."""
    game = Table.new()

    game.chance("T17", "T03")

    assert game.outcomes() == dict.fromkeys([tile for tile in STORE_TILES if tile not in ("T17", "T03")], 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_pattern_cards_each_are_dealt_before_two_colour_cards_each(seats: int) -> None:
    """[SF-3] First everybody's pattern cards, seat by seat, then everybody's colour cards."""
    game = Table.new(seats)
    game.chance("T01", "T02", "T03", "T04")

    game.chance(*CORE_PATTERNS[: 2 * seats], *CORE_COLOURS[: 2 * seats])

    hands = [game.seat(seat)["cards"] for seat in range(seats)]
    assert (
        hands
        == [
            ["C01", "C02", "P01", "P02"],
            ["C03", "C04", "P03", "P04"],
            ["C05", "C06", "P05", "P06"],
            ["C07", "C08", "P07", "P08"],
        ][:seats]
    )


@pytest.mark.parametrize(("seats", "left"), [(2, 20), (3, 18), (4, 16)])
def test_the_cards_that_were_not_dealt_are_the_decks(seats: int, left: int) -> None:
    """[SF-3] 24 cards of each kind, two of each kind to everybody."""
    game = laying_out(seats)

    assert (game.view()["colour_deck"], game.view()["pattern_deck"]) == (left, left)


def test_the_box_has_24_cards_of_each_kind() -> None:
    """[SF-A1] Numbers 1 to 24, unless the players add the others."""
    game = Table.new()
    game.chance("T01", "T02", "T03", "T04")
    assert game.outcomes() == dict.fromkeys(CORE_PATTERNS, 1)

    game.chance("P01", "P02", "P03", "P04")

    assert game.outcomes() == dict.fromkeys(CORE_COLOURS, 1)


def test_the_extra_cards_join_by_option() -> None:
    """[SF-A1] 36 cards of each kind."""
    game = Table.new(cards=36)
    game.chance("T01", "T02", "T03", "T04")
    assert game.outcomes() == dict.fromkeys([f"P{number:02}" for number in range(1, 37)], 1)

    game.chance("P33", "P34", "P35", "P36")

    assert game.outcomes() == dict.fromkeys([f"C{number:02}" for number in range(1, 37)], 1)


def test_a_card_is_dealt_once() -> None:
    """[SF-2] [SF-3] There is one of each card."""
    game = Table.new()
    game.chance("T01", "T02", "T03", "T04", "P07")

    assert game.outcomes() == dict.fromkeys([card for card in CORE_PATTERNS if card != "P07"], 1)
    with pytest.raises(IllegalMove):
        game.chance("P07")


def test_the_decks_are_face_down() -> None:
    """[SF-A2] A seat sees how many cards there are, and every card that is not open is as likely as any other."""
    game = laying_out()
    view = game.view(0)

    assert (view["colour_deck"], view["pattern_deck"]) == (20, 20)
    assert not {f"C{number:02}" for number in range(1, 37)} & words_of({**view, "seats": []})
    assert not {f"P{number:02}" for number in range(1, 37)} & words_of({**view, "seats": []})


def words_of(data: object) -> set[str]:
    """Every string in plain data."""
    if isinstance(data, dict):
        return {word for value in data.values() for word in words_of(value)}
    if isinstance(data, list):
        return {word for value in data for word in words_of(value)}
    return {data} if isinstance(data, str) else set()


def test_nobody_moves_while_chance_deals() -> None:
    """[SF-3] Cards are known before the first starting tile is laid."""
    game = Table.new()
    game.chance("T01", "T02", "T03", "T04", "P01")

    assert game.waiting == [CHANCE]
    assert game.moves(0) == []


# Starting sets


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_the_starting_set_of_its_number(seats: int) -> None:
    """[SF-3] Seat 0 has set 1, and so on."""
    game = laying_out(seats)

    sets = [game.seat(seat)["starting_tiles"] for seat in range(seats)]
    assert sets == [[f"S{number}-{index}" for index in (1, 2, 3, 4)] for number in (1, 2, 3, 4)][:seats]


def test_starting_sets_may_be_chosen_one_seat_after_the_other() -> None:
    """[SF-3] Seat 0 first; a set that is taken is gone."""
    game = Table.new(3, sets="chosen")
    assert (game.waiting, game.moves(0)) == ([0], ["set 1", "set 2", "set 3", "set 4"])

    game.play(0, "set 3")
    assert (game.waiting, game.moves(1)) == ([1], ["set 1", "set 2", "set 4"])

    game.play(1, "set 4")
    assert (game.waiting, game.moves(2)) == ([2], ["set 1", "set 2"])

    game.play(2, "set 1")
    assert game.waiting == [CHANCE]
    assert [game.seat(seat)["starting_set"] for seat in range(3)] == [3, 4, 1]


def test_a_seat_with_a_chosen_set_lays_out_the_tiles_of_that_set() -> None:
    """[SF-3]"""
    game = Table.new(2, sets="chosen")
    game.play(0, "set 4")
    game.play(1, "set 2")
    game.any_chance()

    assert game.moves(0) == ["place S4-1 0,0", "place S4-2 0,0", "place S4-3 0,0", "place S4-4 0,0"]


def test_a_set_that_somebody_has_cannot_be_chosen_again() -> None:
    """[SF-3]"""
    game = Table.new(2, sets="chosen")
    game.play(0, "set 3")

    with pytest.raises(IllegalMove):
        game.play(1, "set 3")


# Starting tiles


def test_the_first_starting_tile_lies_on_the_origin() -> None:
    """[SF-1] [SF-3] Any of the four may be first."""
    assert laying_out().moves(0) == ["place S1-1 0,0", "place S1-2 0,0", "place S1-3 0,0", "place S1-4 0,0"]


def test_a_starting_tile_is_laid_next_to_an_earlier_one() -> None:
    """[SF-3] [SF-A3] Not across a corner, not apart, not on another tile."""
    game = laying_out()

    game.play(0, "place S1-2 0,0")

    beside = ("0,-1", "1,0", "0,1", "-1,0")
    assert set(game.moves(0)) == {f"place {tile} {cell}" for tile in ("S1-1", "S1-3", "S1-4") for cell in beside}


def test_the_starting_tiles_form_one_group() -> None:
    """[SF-A3] Two separate pairs are refused, even if every tile would touch another one in the end."""
    game = laying_out()
    game.play(0, "place S1-1 0,0", "place S1-2 1,0")

    with pytest.raises(IllegalMove):
        game.play(0, "place S1-3 5,5")


def test_a_starting_tile_that_only_touches_a_corner_is_refused() -> None:
    """[SF-A3]"""
    game = laying_out()
    game.play(0, "place S1-1 0,0")

    with pytest.raises(IllegalMove):
        game.play(0, "place S1-2 1,1")


def test_a_starting_tile_does_not_replace_another() -> None:
    """[SF-3]"""
    game = laying_out()
    game.play(0, "place S1-1 0,0")

    with pytest.raises(MoveRefused):
        game.play(0, "place S1-2 0,0")
    with pytest.raises(MoveRefused):
        game.play(0, "replace S1-2 0,0")


def test_a_seat_lays_out_its_own_starting_tiles_only() -> None:
    """[SF-3]"""
    with pytest.raises(MoveRefused):
        laying_out().play(0, "place S2-1 0,0")


def test_nothing_explodes_while_starting_tiles_are_laid_out() -> None:
    """[SF-3] The arrow E of S1-1 points at S1-2, whose arrow W points back, and all stay rockets."""
    game = laying_out()

    game.play(0, "place S1-1 0,0", "place S1-2 1,0", "place S1-3 0,1", "place S1-4 1,1")

    assert game.board(0) == "S1-1 0,0 / S1-2 1,0 / S1-3 0,1 / S1-4 1,1"


def test_sparks_of_starting_tiles_earn_no_applause() -> None:
    """[SF-3] [SF-8] S1-2 and S1-1 share a complete spark, S1-3 and S1-1 another one."""
    game = laying_out()

    game.play(0, "place S1-2 0,0", "place S1-1 1,0", "place S1-3 1,-1", "place S1-4 2,0")

    assert game.applause() == [0, 0]


def test_everybody_lays_out_at_the_same_time_in_any_order() -> None:
    """[SF-3] Seats interleave freely, and a seat that is done waits for the others."""
    game = laying_out(3)
    assert game.waiting == [0, 1, 2]

    game.play(2, "place S3-1 0,0")
    game.play(0, "place S1-4 0,0", "place S1-3 0,1", "place S1-2 0,2", "place S1-1 0,3")
    assert game.waiting == [1, 2]

    with pytest.raises(NotYourTurn):
        game.play(0, "place S1-1 0,4")


def test_the_game_begins_when_everybody_has_laid_out_four_tiles() -> None:
    """[SF-3] [SF-4] The first active player turns the store of round 1."""
    game = laying_out(2, first="1")

    lay_out_rows(game)

    assert game.waiting == [1]
    assert (game.view()["phase"], game.view()["round"], game.view()["active"]) == ("store", 1, 1)


# The sign


def test_a_game_without_a_sign_draws_none() -> None:
    """[SF-3] [SF-12] The simple game."""
    game = laying_out(2, first="0")

    lay_out_rows(game)

    assert game.view()["sign"] is None
    assert game.waiting == [0]


def test_the_sign_is_drawn_after_the_starting_tiles() -> None:
    """[SF-3] [SF-A4] Any of the twelve at equal odds, and nobody knows it while laying out."""
    game = laying_out(2, sign="drawn", first="0")
    assert game.view()["sign"] is None

    lay_out_rows(game)
    assert game.outcomes() == dict.fromkeys(ALL_SIGNS, 1)

    game.chance("horse")
    assert game.view()["sign"] == "horse"
    assert game.waiting == [0]


def test_the_sign_may_be_drawn_before_the_starting_tiles() -> None:
    """[SF-A4] With the option it is drawn once the cards are dealt, and not again later."""
    game = Table.new(2, sign="drawn", sign_known="before", first="0")
    game.chance("T01", "T02", "T03", "T04", *CORE_PATTERNS[:4], *CORE_COLOURS[:4])
    assert game.outcomes() == dict.fromkeys(ALL_SIGNS, 1)

    game.chance("rat")
    assert (game.view()["sign"], game.view()["phase"]) == ("rat", "start")

    lay_out_rows(game)
    assert game.waiting == [0]


@pytest.mark.parametrize("sign_known", ["after", "before"])
def test_a_sign_chosen_by_name_is_known_from_the_start(sign_known: str) -> None:
    """[SF-A4] [SF-12] Chance has no say in it."""
    game = Table.new(2, sign="pig", sign_known=sign_known, first="0")
    assert game.view()["sign"] == "pig"

    game.any_moves(until="start")
    lay_out_rows(game)

    assert game.waiting == [0]


# The first player


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_finds_the_first_active_player(seats: int) -> None:
    """[SF-3] Every seat at equal odds."""
    game = laying_out(seats)
    lay_out_rows(game)
    assert game.outcomes() == {f"seat {seat}": 1 for seat in range(seats)}

    game.chance(f"seat {seats - 1}")

    assert game.waiting == [seats - 1]
    assert game.view()["active"] == seats - 1


def test_the_sign_comes_before_the_first_player() -> None:
    """[SF-3] [SF-A4] In the order of the setup steps."""
    game = laying_out(2, sign="drawn")
    lay_out_rows(game)

    game.chance("ox", "seat 1")

    assert (game.view()["sign"], game.waiting) == ("ox", [1])
