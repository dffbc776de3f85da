"""The counts of the Lanterns Dice heuristics agree with the rules, and quick play takes what it can."""

from collections.abc import Iterator
from itertools import chain

import pytest

import lampion
from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice import queries
from lampion.games.lanterns_dice.constants import phases, steps, tiles, verbs
from lampion.games.lanterns_dice.heuristics import VALUES, LanternsDiceHeuristics
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.kernel.rng import Rng
from tests.games.lanterns_dice.lakes import Lakes, lakes
from tests.games.quick_play import play_quickly


def walk(seed: int) -> Iterator[tuple[LanternsDice, LanternsDiceHeuristics, Rng]]:
    """The positions of a quick game in which the heuristics choose the moves."""
    game = lampion.game("lanterns-dice")
    position = game.position(3, game.settle(3, {"shapes": "drawn", "lakes": "four"}))
    assert isinstance(position, LanternsDice)
    heuristics, rng = LanternsDiceHeuristics(position), Rng(seed)
    for _ in play_quickly(heuristics, rng):
        yield position, heuristics, rng


def counted(game: Lakes, seat: int = 0) -> dict[str, float]:
    """What the heuristics count for a seat."""
    return dict(zip(VALUES, LanternsDiceHeuristics(game.position).list_counts(seat), strict=True))


def favourite(game: Lakes, seat: int = 0) -> str:
    """The move that quick play makes most often."""
    heuristics, rng = LanternsDiceHeuristics(game.position), Rng(1)
    chosen = [heuristics.choose(seat, rng) for _ in range(40)]
    return game.game.write_move(game.position, seat, max(chosen, key=chosen.count))


def test_ready_is_the_best_firework_that_can_be_launched() -> None:
    checked = 0
    for position, heuristics, _ in chain.from_iterable(map(walk, range(4))):
        seat = position.to_move()
        if position.phase == phases.STEPS and queries.step(position, seat) == steps.LAUNCH:
            moves = [move % verbs.SIZE for move in position.moves(seat) if move // verbs.SIZE == verbs.LAUNCH]
            values = [queries.value_of(position, box.SHAPE_OF[move // tiles.PLACES]) for move in moves]
            assert heuristics.list_counts(seat)[0] == max(values, default=0)
            checked += bool(values)
    assert checked > 10


def test_pools_are_counted_by_what_is_lit() -> None:
    """In the first turn all of the game is left, so that nothing is discounted."""
    counts = counted(lakes("0,0 / 1,0 / 2,0 purple / 5,5 green / 6,1 white", gifts=2))

    assert counts["pools"] == counts["largest"] == 2
    assert counts["halves"] == 3
    assert counts["near"] == 1
    assert counts["platforms"] == 1
    assert counts["gifts"] == 2


@pytest.mark.parametrize(
    ("lit", "name"),
    [("2,0", "one side"), ("2,0 / 1,1", "two sides"), ("2,0 / 1,1 / 3,1", "three sides")],
)
def test_boats_are_counted_by_their_complete_sides(lit: str, name: str) -> None:
    """[LD-15] A boat that is lit or surrounded promises nothing more."""
    assert counted(lakes(lit))[name] == 1
    assert counted(lakes(f"{lit} / 2,1 red"))[name] == 0
    assert sum(counted(lakes("2,0 / 1,1 / 3,1 / 2,2"))[side] for side in ("two sides", "three sides")) == 0


def test_promises_fade_towards_the_end() -> None:
    early, late = (counted(lakes("0,0 / 1,0 green", turn=turn)) for turn in (1, 19))

    assert 0 < late["pools"] < early["pools"]
    assert not any(counted(lakes("0,0", phase=phases.OVER, turn=20)).values())


def test_quick_play_completes_pools() -> None:
    assert favourite(lakes("0,1 orange", dice="red blue blue white")) == "light 0,1 red"


def test_quick_play_sets_off_platforms() -> None:
    assert favourite(lakes("0,1 orange / 8,3 purple", dice="red blue blue white")) == "light 8,3 red"


def test_quick_play_spares_boats() -> None:
    """[LD-8]"""
    for position, heuristics, rng in walk(2):
        seat = position.to_move()
        if position.phase == phases.STEPS and queries.step(position, seat) == steps.DIE and position.turn < 6:
            boats = box.BOATS[queries.lake_of(position, seat)]
            chosen = [heuristics.choose(seat, rng) % verbs.SIZE % 64 for _ in range(20)]
            assert sum(boats >> pool & 1 for pool in chosen) < 8


def test_quick_play_launches_the_best_firework() -> None:
    """[LD-11]"""
    assert favourite(lakes("0,0 / 1,0 / 0,1 / 1,1", step="launch", turn=5)).startswith("launch O4")


def test_quick_play_turns_the_tray_to_a_good_colour() -> None:
    """[LD-4]"""
    game = Lakes.read("""lanterns-dice 2
tray turn 3 active 0 turned 1 waiting 0
dice red blue green white
emperor A A A
stacks V3 0 O4 0 T4 0 U5 0
0 sheet A gifts 1 lit 1,0:1 launched now done
1 sheet B gifts 1 lit launched now done
""")

    assert favourite(game) == "turn blue 1"
