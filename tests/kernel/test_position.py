"""Positions as values: equal, hashable, copied and pickled; and what a compiled base class refuses."""

import copy
import pickle

import pytest

import lampion
from lampion.games import game
from lampion.kernel.errors import IllegalMove, NotYourTurn, UnknownSeat
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

GAME = game("spring-festival")


def start() -> Position:
    """The start of a game for two."""
    return GAME.position(2, GAME.settle(2, {}))


def test_equal_positions_are_equal_and_hash_alike() -> None:
    one, two = start(), start()

    assert one == two
    assert len({one, two}) == 1


def test_a_move_changes_a_position() -> None:
    one, two = start(), start()

    two.draw(Rng(1))

    assert one != two


def test_a_position_equals_nothing_else() -> None:
    assert start() != 0
    assert start() != start().fields()


def test_deep_copies_and_pickles_of_every_protocol_are_equal() -> None:
    position = start()
    position.draw(Rng(1))

    assert copy.deepcopy(position) == copy.copy(position) == position
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(position, protocol)) == position


def test_the_numbers_of_a_position_are_a_copy() -> None:
    position = start()

    position.fields()["bag"] = []

    assert position == start()


def test_chance_is_drawn_only_when_it_is_due() -> None:
    match = GAME.start(2, seed=1)

    with pytest.raises(NotYourTurn):
        match.position.draw(Rng(1))


def test_there_are_no_outcomes_when_chance_is_not_due() -> None:
    position = GAME.start(2, seed=1).position

    assert (position.chances(), position.moves(CHANCE)) == ([], [])


def test_points_of_a_seat_that_does_not_exist_are_refused() -> None:
    for seat in (-1, 2, CHANCE):
        with pytest.raises(UnknownSeat):
            start().points(seat)


def test_a_seat_that_does_not_exist_has_no_moves() -> None:
    assert [GAME.start(2, seed=1).position.moves(seat) for seat in (-1, 2, 7, 9, 100)] == [[]] * 5


@pytest.mark.parametrize("huge", [2**16, 2**31, 2**63, 2**70, -(2**31) - 1, -(2**70)])
def test_numbers_too_large_for_c_are_refused_like_any_other(huge: int) -> None:
    position = GAME.start(2, seed=1).position
    before, seat = position.copy(), position.to_move()

    with pytest.raises(IllegalMove) as illegal:
        position.play(seat, huge)
    with pytest.raises(UnknownSeat) as unknown:
        position.play(huge, position.moves(seat)[0])

    assert illegal.value.data == {"move": huge, "seat": seat}
    assert unknown.value.data == {"seat": huge, "seats": 2}
    assert (position.moves(huge), position.waits_for(huge)) == ([], False)
    assert position == before


def test_redealing_without_a_generator_is_refused() -> None:
    with pytest.raises(TypeError):
        start().redealt(0, None)  # type: ignore[arg-type]


def test_a_refusal_names_the_seats_that_are_waited_for() -> None:
    with pytest.raises(NotYourTurn) as refusal:
        start().play(1, 0)

    assert refusal.value.data == {"seat": 1, "waiting": [CHANCE]}


def test_a_compiled_position_refuses_games_in_plain_python() -> None:
    """Compiled code would never call their methods; in plain Python, a game can be sketched this way."""
    sketch = type("Sketch", (Position,), {})
    if lampion.compiled:
        with pytest.raises(TypeError):
            sketch(2)
    else:
        assert sketch(2).seats == 2
