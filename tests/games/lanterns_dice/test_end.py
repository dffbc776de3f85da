"""The turn as a whole, the last launches, the points and the winner."""

from typing import Any

import pytest

from lampion.games.lanterns_dice.constants import phases
from lampion.kernel.errors import MoveRefused
from lampion.kernel.limits import CHANCE
from tests.games.lanterns_dice.lakes import Lakes, lakes


def row(y: int, first: int, last: int) -> str:
    """Complete pools in a row."""
    return " / ".join(f"{x},{y}" for x in range(first, last + 1))


def group(lit: str) -> int:
    """The points of seat 0 for its second largest group."""
    return lakes(lit).score(0)["group"]


def boats(lit: str) -> int:
    """The points of seat 0 for surrounded boats."""
    return lakes(lit).score(0)["boats"]


# The turn


def test_everybody_works_through_their_own_steps() -> None:
    """[LD-3] Without waiting for each other."""
    game = Lakes.new(4)
    game.any_chance()
    game.play(0, game.moves(0)[0])

    assert game.waiting == [0, 1, 2, 3]
    game.play(2, "pass", "pass")
    game.play(0, "pass", "pass")
    assert game.waiting == [0, 1, 3]
    assert [seat["step"] for seat in game.view()["seats"]] == ["emperor", "die", "done", "die"]


def test_the_active_player_may_launch_before_the_others_are_done() -> None:
    """[LD-3] [LD-A13]"""
    game = lakes("0,0 / 1,0 / 0,1", step="launch", other_step="die", turn=5)
    game.play(0, "launch V3 0,0 1,0 0,1")

    assert game.waiting == [1]
    assert game.phase == "steps"


def test_the_next_roll_waits_for_all() -> None:
    """[LD-A13] Then the next player clockwise is active."""
    game = lakes(step="launch", other_step="emperor", turn=5)
    game.play(0, "pass")
    assert game.waiting == [1]
    game.play(1, "pass")

    assert game.waiting == [CHANCE]
    assert (game.position.active, game.position.turn) == (1, 6)


def test_steps_come_in_order_within_a_seat() -> None:
    """[LD-3] [LD-A13] 2a, 2b, 3 and 4 for the active player, 2a and 3 for the others."""
    game = lakes(other_step="die")
    seen = []
    for _ in range(4):
        seen.append(game.seat(0)["step"])
        game.play(0, "pass")
    assert seen == ["die", "bonus", "emperor", "launch"]

    assert game.seat(1)["step"] == "die"
    game.play(1, "pass")
    assert game.seat(1)["step"] == "emperor"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_between_seats_makes_no_difference(seats: int) -> None:
    """[LD-A13] Nothing in steps 2 and 3 is shared."""
    one = Lakes.new(seats)
    one.chance("red", "blue", "orange", "white")
    one.play(0, "turn red 0")
    other = one.copy()
    for seat in range(seats):
        one.play(seat, one.moves(seat)[0], "pass")
    for seat in reversed(range(seats)):
        other.play(seat, other.moves(seat)[0], "pass")

    assert one.position == other.position


@pytest.mark.parametrize(("seats", "turns"), [(2, 20), (3, 24), (4, 24)])
def test_everybody_has_all_their_turns(seats: int, turns: int) -> None:
    """[LD-2] [LD-3] [LD-12] 10, 8 or 6 each, one after the other."""
    game, actives = Lakes.new(seats), []
    while game.phase != "last":
        game.any_chance()
        actives.append(game.position.active)
        game.play(game.waiting[0], "turn red 0")
        while game.phase == "steps":
            game.play(game.waiting[0], "pass")

    assert actives == [turn % seats for turn in range(turns)]


# The end


def last(*lits: str, active: int = 0) -> Lakes:
    """A game for two or more in its last phase."""
    seats = "".join(
        f"{seat} sheet {'ABCD'[seat]} gifts 0 lit {lit} launched now done\n".replace("lit  ", "lit ")
        for seat, lit in enumerate(lits)
    )
    turns = {2: 20, 3: 24, 4: 24}[len(lits)]
    return Lakes.read(f"""lanterns-dice {len(lits)}
last turn {turns} active {active} turned 0 waiting {active}
dice red blue blue white
emperor A A A
stacks V3 0 O4 0 T4 0 U5 0
{seats}""")


CORNER = "0,0:01 1,0:01 0,1:01"
TWO_CORNERS = "0,0:01 1,0:01 5,0:01 6,0:01 0,1:01 5,1:01"


def test_everybody_may_launch_once_more_in_turn_order() -> None:
    """[LD-12] [LD-A18] From the start player on; then the game is over."""
    game = last(CORNER, CORNER, CORNER)

    for seat in range(3):
        assert game.waiting == [seat]
        game.play(seat, "launch V3 0,0 1,0 0,1")
    assert game.position.is_over()
    assert game.scores("fireworks") == [4, 3, 3]


def test_the_last_launch_is_only_one() -> None:
    """[LD-12] [LD-A18]"""
    game = last(TWO_CORNERS, CORNER)
    game.play(0, "launch V3 0,0 1,0 0,1")

    assert game.waiting == [1]


def test_the_last_launch_may_be_left_out() -> None:
    """[LD-12]"""
    game = last(CORNER, CORNER)
    game.play(0, "pass")
    game.play(1, "pass")

    assert game.position.is_over()
    assert game.moves(0) == []


def test_whoever_has_just_launched_may_launch_again() -> None:
    """[LD-A18] In the last turn, and once more."""
    game = lakes("0,0 / 1,0 / 0,1", "0,0 / 1,0 / 0,1 / 5,0 / 6,0 / 5,1", step="done", other_step="launch", turn=20)
    game = Lakes.read(game.text().replace("active 0", "active 1"))
    game.play(1, "launch V3 0,0 1,0 0,1")
    game.play(0, "pass")

    assert "launch V3 5,0 6,0 5,1" in game.moves(1)


def test_nothing_else_happens_in_the_last_phase() -> None:
    """[LD-12] No dice, no areas, no emperor."""
    game = last(CORNER, CORNER)

    for move in ("reroll", "turn red 0", "light 3,3 red", "emperor E1"):
        with pytest.raises(MoveRefused):
            game.play(0, move)


# Points


def test_fireworks_count_their_values() -> None:
    """[LD-13]"""
    game = lakes("0,0 / 1,0 / 0,1 / 3,0 / 4,0 / 3,1 / 4,1", launched="V3 0,0 1,0 0,1 / O4 3,0 4,0 3,1 4,1")

    assert game.score(0)["fireworks"] == 4 + 5


def test_the_second_largest_group_counts() -> None:
    """[LD-14] The largest is ignored, and so are all smaller ones."""
    assert group(f"{row(0, 0, 4)} / {row(2, 0, 2)} / {row(4, 0, 1)}") == 3


def test_of_two_largest_groups_one_counts() -> None:
    """[LD-14]"""
    assert group(f"{row(0, 0, 3)} / {row(2, 0, 3)} / {row(4, 0, 1)}") == 4


def test_one_group_counts_nothing() -> None:
    """[LD-A19]"""
    assert group(row(0, 0, 8)) == 0
    assert group("") == 0


def test_covered_pools_count_in_groups() -> None:
    """[LD-14] [LD-A15]"""
    game = lakes(f"{row(0, 0, 5)} / 0,2 / 1,2 / 0,3", launched="V3 0,2 1,2 0,3")

    assert game.score(0)["group"] == 3


def test_incomplete_pools_do_not_connect_groups() -> None:
    """[LD-14]"""
    assert group(f"{row(0, 0, 2)} / 3,0 red / {row(0, 4, 5)}") == 2
    assert group(f"{row(0, 0, 2)} / 3,0 / {row(0, 4, 5)}") == 0


def test_diagonal_pools_do_not_hang_together() -> None:
    """[LD-14] Nor do the ends of rows."""
    assert group("0,0 / 1,1") == 1
    assert group("8,0 / 0,1") == 1


def test_a_surrounded_boat_is_worth_four_points() -> None:
    """[LD-15] Its pool is dark, and all four around it are complete."""
    assert boats("2,0 / 1,1 / 3,1 / 2,2") == 4


@pytest.mark.parametrize("pool", ["2,1 green", "2,1 red", "2,1"])
def test_a_lit_boat_is_lost(pool: str) -> None:
    """[LD-8] [LD-15]"""
    assert boats(f"2,0 / 1,1 / 3,1 / 2,2 / {pool}") == 0


@pytest.mark.parametrize(("pool", "points"), [("5,5", 4), ("2,1 green", 0), ("2,1 red", 0)])
def test_every_seat_has_its_own_boats(pool: str, points: int) -> None:
    """[LD-15] What others have lit doesn't matter."""
    game = lakes("5,0 / 5,2", f"2,0 / 1,1 / 3,1 / 2,2 / {pool}")

    assert game.scores("boats") == [0, points]


@pytest.mark.parametrize("missing", ["2,0", "1,1", "3,1", "2,2"])
def test_a_boat_needs_all_four_neighbours(missing: str) -> None:
    """[LD-15] Half a pool is not enough."""
    around = {"2,0": "2,0 blue", "1,1": "1,1 white", "3,1": "3,1 blue", "2,2": "2,2 white"}
    around = {pool: half if pool == missing else pool for pool, half in around.items()}

    assert boats(" / ".join(around.values())) == 0


def test_covered_pools_surround_boats() -> None:
    """[LD-15]"""
    game = lakes("2,0 / 1,1 / 3,1 / 2,2 / 3,2", launched="V3 3,1 2,2 3,2")

    assert game.score(0)["boats"] == 4


def test_a_boat_beside_a_boat_needs_it_complete() -> None:
    """[LD-A20] On our lake no two boats are adjacent, so this cannot happen."""
    rows = Lakes.new().game.pieces()["lakes"][0]["pools"]
    found = [tuple(pool["cell"]) for pool in rows if pool["boat"]]

    assert len(found) == 6
    assert not any(abs(a - c) + abs(b - d) == 1 for a, b in found for c, d in found)


def test_gifts_are_worth_nothing() -> None:
    """[LD-12] [LD-A28]"""
    assert lakes(gifts=9, phase=phases.LAST, turn=20).scores() == [0, 0]


# The winner

SIMON = """lanterns-dice 3
over turn 24 active 0 turned 0 waiting
dice red blue blue white
emperor A A A
stacks V3 3 O4 1 T4 0 U5 0
0 sheet A gifts 0 lit {lit} launched {launched} now done
1 sheet B gifts 1 lit launched now done
2 sheet C gifts 1 lit launched now done
"""
UPPER_RIGHT = "5,0 6,0 7,0 8,0 5,1 6,1 8,1 5,2 6,2 7,2 8,2 8,3"
LOWER_LEFT = "0,2 1,2 2,2 0,3 2,3 0,4 1,4 2,4 0,5 1,5"


def test_the_example_of_the_rulebook_has_33_points() -> None:
    """[LD-13] [LD-14] [LD-15] [LD-16] Fireworks of 5, 4, 3 and 3, groups of 12 and 10, two surrounded boats."""
    pools = sorted(f"{UPPER_RIGHT} {LOWER_LEFT}".split(), key=lambda cell: cell.split(",")[::-1])
    launched = "O4 5 5,0 6,0 5,1 6,1 V3 4 7,0 8,0 8,1 V3 3 0,2 1,2 0,3 V3 3 0,4 1,4 0,5"
    game = Lakes.read(SIMON.format(lit=" ".join(f"{pool}:01" for pool in pools), launched=launched))

    assert game.score(0) == {"fireworks": 15, "group": 10, "boats": 8, "total": 33}
    assert [len(found) for found in game.seat(0)["groups"]] == [12, 10]
    assert game.winners == [0]


def compare(one: str, other: str, **more: Any) -> list[int]:
    """The winners of a game for two."""
    return lakes(one, other, phase=phases.LAST, turn=20, **more).winners


def test_the_most_points_win() -> None:
    """[LD-16]"""
    assert compare("0,0 / 5,5", "0,0 / 1,0 / 5,5 / 6,5") == [1]


def test_of_equal_scores_more_fireworks_win() -> None:
    """[LD-16] Four points for a firework against four for a group."""
    lit = "0,0 / 1,0 / 0,1"
    other = f"{row(0, 0, 3)} / {row(2, 0, 3)}"

    assert compare(lit, other, launched="V3 0,0 1,0 0,1") == [0]


def test_otherwise_the_victory_is_shared() -> None:
    """[LD-16]"""
    assert compare("0,0 / 5,5", "3,3 / 8,0") == [0, 1]
