"""The Fireworks reference itself follows the rules: action cards, the advanced games and the variants."""

import pytest

from .fireworks.box import CARDS, SPECIAL
from .fireworks.game import ReferenceGame
from .fireworks.scenes import filled_sky, place, read_sky, scene, take, take_all, take_unseen, throw, verbs
from .fireworks.sky import Sky

EIGHT = tuple(SPECIAL)


def advanced(
    seats: int, *cards: str, up: tuple[str, ...] = (), skies: dict[int, Sky] | None = None, **options: str
) -> ReferenceGame:
    """Advanced game 1 before a launch of seat 0 with this card."""
    return scene(seats, up, skies, cards, mode="advanced-1", **options)


# Action cards


def test_a_card_is_drawn_at_the_start_of_each_turn() -> None:
    """Each feat is there twice; the card says from which height."""
    game = advanced(2)
    assert game.chances() == {("card", card): 2 for card in CARDS}

    game.draw(("card", "pinch"))
    assert game.chances() == {}
    take(game, *throw(game, "symbol", "kiku-red"))
    assert game.chances()[("card", "pinch")] == 1


def test_the_discard_pile_becomes_the_deck_when_that_is_empty() -> None:
    """All fifty cards again."""
    game = advanced(2)
    game.discard = game.deck
    game.deck = type(game.deck)({"pinch": 1})
    game.discard["pinch"] = 1
    assert game.chances() == {("card", "pinch"): 1}

    game.draw(("card", "pinch"))
    take(game, *throw(game, "1", "kiku-red"))
    assert game.chances() == {("card", card): 2 for card in CARDS}


def test_the_active_player_chooses_who_helps() -> None:
    """[FW-A24] One of three, or two of three; with a card for all there is no choice."""
    game = advanced(4, "guide")
    assert game.legal(0) == {("helpers", 1), ("helpers", 2), ("helpers", 3)}
    game.play(0, ("helpers", 2))
    assert verbs(game, 0) == {"aim", "pile"}

    assert advanced(4, "hand-round").legal(0) == {("helpers", 1, 2), ("helpers", 1, 3), ("helpers", 2, 3)}
    assert verbs(advanced(4, "wrist-ring"), 0) == {"aim", "pile"}


def test_a_card_for_more_people_than_present_involves_everybody() -> None:
    """[FW-A25] Four at a table of three."""
    game = advanced(3, "wrist-ring")

    assert game.attempt.participants == [0, 1, 2]


def test_a_full_board_cannot_help() -> None:
    """[FW-A26] Two of three are left to choose from; with two full boards, none."""
    assert advanced(4, "guide", skies={2: filled_sky(0)}).legal(0) == {("helpers", 1), ("helpers", 3)}
    game = advanced(3, "hand-round", skies={1: filled_sky(0)})
    assert game.attempt.participants == [0, 2]


# Taking together


@pytest.mark.parametrize(
    ("die", "takers"), [("1", [0, 2]), ("symbol", [0, 2]), ("2", [0, 2, 0, 2]), ("3", [0, 2, 0, 2, 0, 2])]
)
def test_everybody_takes_as_many_as_the_die_shows_in_turns(die: str, takers: list[int]) -> None:
    """[FW-A24] [FW-A41] From the active player on."""
    game = advanced(3, "guide", up=EIGHT)
    game.play(0, ("helpers", 2))
    throw(game, die, "kiku-red")

    assert take_all(game) == takers


def test_all_have_taken_before_anybody_places() -> None:
    """[FW-A42] Then they place at the same time."""
    game = advanced(2, "guide", up=EIGHT)
    throw(game, "2", "kiku-red")
    take_all(game)

    assert game.waiting() == {0, 1}
    place(game, 1, 2)
    assert game.waiting() == {0}
    place(game, 0, 2)
    assert game.active == 1


def test_a_participant_whose_board_is_full_is_skipped() -> None:
    """[FW-A12] [FW-A26] Seat 1 has room for one tile."""
    game = advanced(2, "guide", up=EIGHT, skies={1: filled_sky(1)})
    throw(game, "2", "kiku-red")

    assert take_all(game) == [0, 1, 0, 0]


def test_a_helper_who_fills_a_board_ends_the_game_and_has_no_further_turn() -> None:
    """[FW-A27] Seat 2 still plays in this round."""
    game = advanced(3, "guide", up=EIGHT, skies={1: filled_sky(1)})
    game.play(0, ("helpers", 1))
    throw(game, "1", "kiku-red")
    take_all(game)
    place(game, 0)
    place(game, 1)

    assert game.active == 2
    game.draw(("card", "pinch"))
    throw(game, "1", "kiku-red")
    take_all(game)
    assert game.waiting() == set()


def test_a_failed_launch_of_several_gives_the_active_player_a_random_tile() -> None:
    """[FW-A28] Nobody else takes."""
    game = advanced(2, "guide", up=EIGHT)
    throw(game, "3")
    take_unseen(game, "kiku-red")

    assert game.waiting() == {0}
    place(game, 0)
    assert game.active == 1


def test_with_nothing_to_take_only_the_active_player_draws() -> None:
    """[FW-A40] It stays a success: the symbol gives another launch, with a card."""
    game = advanced(2, "guide")
    throw(game, "symbol", "symbol")
    take_unseen(game, "kiku-red")
    place(game, 0)

    assert game.active == 0
    assert game.draws[0].what == "card"


@pytest.mark.parametrize(("die", "takers"), [("2", [0, 1, 0]), ("3", [0, 1, 0, 1, 0])])
def test_rain_takes_one_tile_from_the_whole_team(die: str, takers: list[int]) -> None:
    """[FW-A24] The last of them."""
    game = advanced(2, "guide", up=EIGHT)
    throw(game, die, "rain")

    assert take_all(game) == takers


# Variants


def test_up_to_lets_a_player_stop_after_one_tile() -> None:
    """[FW-A47] Not before."""
    game = scene(up=EIGHT, up_to="on")
    throw(game, "3", "kiku-red")
    assert verbs(game, 0) == {"take"}
    take(game, 0)
    assert verbs(game, 0) == {"take", "stop"}
    game.play(0, ("stop",))

    assert game.active == 1


def test_up_to_lets_each_participant_stop() -> None:
    """[FW-A47] The others go on."""
    game = advanced(2, "guide", up=EIGHT, up_to="on")
    throw(game, "2", "kiku-red")
    take(game, 0, 1)
    game.play(0, ("stop",))

    assert game.waiting() == {1}


def test_a_second_try_is_launched_with_a_card_for_several() -> None:
    """[FW-A46] In game 1 too; there are 26 such cards."""
    game = scene(3, up=EIGHT, second_try="on")
    throw(game, "3")
    assert sum(game.chances().values()) == 26
    game.draw(("card", "hammer"))
    game.play(0, ("helpers", 1))
    throw(game, "1", "kiku-red")

    assert take_all(game) == [0, 1]


def test_a_second_failure_gives_the_random_tile() -> None:
    """[FW-A46] There is no third try; after a symbol, in a new turn, there is another second one."""
    game = scene(2, up=EIGHT, second_try="on")
    throw(game, "3")
    game.draw(("card", "hammer"))
    throw(game, "1")
    take_unseen(game, "kiku-red")
    place(game, 0)
    assert game.active == 1

    throw(game, "symbol", "kiku-red")
    take(game, 0)
    throw(game, "1")
    assert game.draws[0].what == "card"


def test_a_waiting_function_tile_is_due_in_the_second_try() -> None:
    """[FW-A38] [FW-A46] Together with what that turns up."""
    game = scene(2, up=EIGHT, second_try="on")
    game.due = ["gale"]
    throw(game, "3")
    game.draw(("card", "hammer"))
    throw(game, "2", "rain")

    assert game.legal(0) == {("function", "gale"), ("function", "rain")}


def test_rearranging_moves_or_turns_each_tile_once_before_the_new_ones_are_placed() -> None:
    """[FW-A45] Start tiles stay; turning alone is a move. Alone, the first tile is placed before the next is taken."""
    sky = read_sky("start-kiku-red 0,0 / start-kiku-gold 0,1 / kiku-red@2 0,2 / cat 0,3")
    game = scene(up=EIGHT, skies={0: sky}, rearranging="on")
    throw(game, "2", "kiku-red")
    game.play(0, ("take", 0))

    moves = {move for move in game.legal(0) if move[0] == "move"}
    assert len(moves) == 21 + 5 + 21 * 6
    game.play(0, ("move", 0, 2, 0, 2, 3))
    assert not any(move[:3] == ("move", 0, 2) for move in game.legal(0))
    game.play(0, ("move", 0, 3, 4, 4, 0))
    assert not any(move[:3] == ("move", 4, 4) for move in game.legal(0))
    game.play(0, ("place", 0, 3, 0))
    game.play(0, ("take", 1))
    assert verbs(game, 0) == {"place"}


# Advanced game 2


def test_everybody_takes_and_places_at_once_from_104_open_tiles() -> None:
    """[FW-A35] One tile at a time, placed before the next."""
    game = scene(3, mode="advanced-2")
    assert game.supply.total() == 104
    assert game.waiting() == {0, 1, 2}
    assert len(game.legal(1)) == 16

    game.play(1, ("take", "cat"))
    game.play(0, ("take", "cat"))
    assert ("take", "cat") not in game.legal(2)
    assert verbs(game, 1) == {"place"}
    place(game, 1)
    game.play(1, ("take", "bee"))


def test_in_turns_everybody_takes_and_places_one_tile() -> None:
    """[FW-A48] Clockwise."""
    game = scene(3, mode="advanced-2-turns")
    for seat in (0, 1, 2, 0):
        assert game.waiting() == {seat}
        game.play(seat, ("take", "kiku-red"))
        assert game.waiting() == {seat}
        place(game, seat)


@pytest.mark.parametrize("mode", ["advanced-2", "advanced-2-turns"])
def test_the_game_ends_when_all_boards_are_full(mode: str) -> None:
    """12 of 104 tiles are left over."""
    game = scene(4, mode=mode)
    while game.waiting():
        seat = min(game.waiting(), key=str)
        assert isinstance(seat, int)
        game.play(seat, min(game.legal(seat), key=str))

    assert all(player.sky.is_full() for player in game.players)
    assert game.supply.total() == 12
