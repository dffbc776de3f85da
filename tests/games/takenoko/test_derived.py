"""What is kept up to date as the garden changes, compared with working it out from nothing."""

import pytest

import lampion
from lampion.games.takenoko.derived import list_derived
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import revive
from lampion.kernel.rng import Rng

OPTIONS = [
    {},
    {"hikari": "on"},
    {"hikari": "on", "bamboo": "28-26-24", "diamonds": "tips"},
    {"hikari": "on", "expert": "on", "actions": "committed", "mirror": "on"},
]


def check(position: Takenoko) -> None:
    """Compare what a position has kept with what a copy, restored from its fields, works out."""
    restored = revive(Takenoko, position.fields())
    assert isinstance(restored, Takenoko)
    assert list_derived(position) == list_derived(restored)


def play(seats: int, options: dict[str, str], seed: int) -> int:
    """Play a random game and check the position after every move, and now and then a re-dealt one."""
    game = lampion.game("takenoko")
    position = game.position(seats, game.settle(seats, options))
    assert isinstance(position, Takenoko)
    rng = Rng(seed)
    moves = 0
    while not position.is_over():
        seat = position.to_move()
        if seat == CHANCE:
            position.draw(rng)
        else:
            choices = position.moves(seat)
            position.play(seat, choices[rng.below(len(choices))])
        check(position)
        moves += 1
        if moves % 16 == 0:
            for viewer in range(seats):
                check(position.redealt(viewer, rng))
    return moves


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options.values()) or "base")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_kept_up_to_date_equals_what_follows_from_the_rest(seats: int, options: dict[str, str]) -> None:
    assert play(seats, options, seed=seats) > 100


@pytest.mark.thorough
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options.values()) or "base")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_does_in_many_games(seats: int, options: dict[str, str]) -> None:
    for seed in range(100, 160):
        play(seats, options, seed)


def test_a_swap_that_cuts_channels_off_and_a_channel_that_revives_them_are_followed() -> None:
    """[HK-7] [HK-A15] Random games rarely revive channels, so look for a few that do."""
    game = lampion.game("takenoko")
    revived = 0
    for seed in range(400):
        position = game.position(2, game.settle(2, {"hikari": "on"}))
        rng = Rng(seed, 7)
        cut_off = 0
        while not position.is_over():
            if position.waits_for(CHANCE):
                position.draw(rng)
                continue
            seat = position.to_move()
            choices = position.moves(seat)
            position.play(seat, choices[rng.below(len(choices))])
            assert isinstance(position, Takenoko)
            before, cut_off = cut_off, list_derived(position)["cut_off"]
            if before != cut_off:
                check(position)
                revived += cut_off < before
        if revived >= 3:
            return
    pytest.fail(f"only {revived} channels were revived")
