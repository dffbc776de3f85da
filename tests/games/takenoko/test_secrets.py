"""Non-interference: what others hold, what others know of the pile and all that chance will bring shows nowhere.

Worlds that a seat cannot tell apart are dealt by rewriting texts, so that nothing here depends on how the engine hides.
"""

import json
import random
from typing import Any

import pytest

from lampion.bots import bot
from lampion.games.takenoko.game import GAME
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng
from tests.conformance.checks.worlds import the_future_does_not_show
from tests.conformance.walks import Case
from tests.games.takenoko.tables import Seat, Table, hikari_table, table
from tests.games.takenoko.test_reference import choose_options
from tests.games.takenoko.worlds import redealt

QUICK = 12  # games
THOROUGH = range(100, 300)


def shown(game: Table, seat: int) -> str:
    """All that a seat and spectators are shown of a position, as it would go over the wire."""
    parts: list[Any] = [game.view(seat), game.view(), GAME.offers(game.position, seat), game.moves(seat)]
    if game.position.waits_for(seat):
        parts.append(GAME.prompt(game.position, seat))
    return json.dumps(parts)


def told(game: Table, who: int, move: str, seat: int) -> tuple[str, str, Table]:
    """What a move tells a seat and spectators, what the seat is shown then, and the position after it."""
    after = game.copy()
    code = GAME.read_move(game.position, who, move)
    after.position.play(who, code)
    events = [GAME.narrate(game.position, who, code, after.position, eyes) for eyes in (seat, None)]
    return json.dumps(events), shown(after, seat), after


def random_table(rng: random.Random) -> Table:
    """A random game somewhere between its deal and its end."""
    seats = rng.choice((2, 3, 4))
    game = Table.new(seats, **choose_options(rng, seats, rng.choice(("off", "on"))))
    for _ in range(rng.randrange(10, 500)):
        if not game.waiting:
            break
        play_any(game, rng)
    return game


def play_any(game: Table, rng: random.Random) -> None:
    """One random move, rather one that draws or hides something."""
    [seat] = game.waiting
    moves = list(game.outcomes()) if seat == CHANCE else game.moves(seat)
    secret = [move for move in moves if move.startswith(("plots", "objective", "under", "keep"))]
    game.play(seat, rng.choice(secret if secret and rng.random() < 0.4 else moves))


def check_walk(number: int, steps: int = 25) -> int:
    """Follow a random game for a while; returns how many pairs of different worlds were compared."""
    rng = random.Random(f"secrets {number}")
    game = random_table(rng)
    compared = 0
    for _ in range(steps):
        if not game.waiting:
            break
        for seat in range(game.position.seats):
            twin = redealt(game, seat, rng)
            compared += twin.position != game.position
            assert shown(twin, seat) == shown(game, seat)
            check_next(game, twin, seat, rng)
        play_any(game, rng)
    return compared


def check_next(game: Table, twin: Table, seat: int, rng: random.Random) -> None:
    """One move on: the seat's own moves, and the draws of others, tell it the same in both worlds."""
    [who] = game.waiting
    if who == seat:
        for move in rng.sample(game.moves(seat), min(4, len(game.moves(seat)))):
            if not (move == "plots" or game.view()["options"]["expert"] == "on"):
                assert told(twin, seat, move, seat)[:2] == told(game, seat, move, seat)[:2]
    elif who == CHANCE and is_secret(game, seat):
        heard = {told(world, CHANCE, outcome, seat)[:2] for world in (game, twin) for outcome in world.outcomes()}
        assert len(heard) == 1


def is_secret(game: Table, seat: int) -> bool:
    """Does chance draw for another player, and nothing that has to be shown?"""
    view = game.view()
    if game.phase == "deal":
        return bool(sum(sum(place["hand_counts"].values()) for place in view["seats"]) // 3 != seat)
    if game.phase == "objective":
        return bool(view["active"] != seat and view["options"]["expert"] == "off")
    return game.phase == "plots" and bool(view["active"] != seat)


@pytest.mark.parametrize("number", range(QUICK))
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(number: int) -> None:
    """[TK-2] [TK-5] [TK-9] [TK-A12] View, offers, prompt and events, here and one move on."""
    assert check_walk(number) > 0


@pytest.mark.thorough
@pytest.mark.parametrize("number", THOROUGH)
def test_more_worlds_that_a_seat_cannot_tell_apart_look_the_same(number: int) -> None:
    """[TK-2] [TK-5] [TK-9] [TK-A12] About ten thousand pairs."""
    check_walk(number)


# Bots


def check_greedy(number: int, choices: int) -> None:
    """The bot makes the same choice in both worlds."""
    rng = random.Random(f"greedy {number}")
    game = random_table(rng)
    while game.waiting and choices:
        [seat] = game.waiting
        if seat != CHANCE and len(game.moves(seat)) > 1:
            twin = redealt(game, seat, rng)
            chosen = [bot("greedy", number).choose(GAME, world.position, seat) for world in (game, twin)]
            assert chosen[0] == chosen[1]
            choices -= 1
        play_any(game, rng)


@pytest.mark.parametrize("number", range(4))
def test_greedy_chooses_the_same_in_worlds_that_look_the_same(number: int) -> None:
    """[TK-2] [TK-A12] It thinks about what its seat knows."""
    check_greedy(number, choices=3)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(10, 60))
def test_greedy_chooses_the_same_in_more_worlds(number: int) -> None:
    """[TK-2] [TK-A12]"""
    check_greedy(number, choices=20)


# The future


@pytest.mark.parametrize("seed", range(6))
def test_what_chance_will_bring_does_not_show(seed: int) -> None:
    """[TK-2] [HK-1] Two matches with the same past and another future show, offer and tell the same."""
    rng = random.Random(f"future {seed}")
    seats = rng.choice((2, 3, 4))
    options = GAME.settle(seats, choose_options(rng, seats, rng.choice(("off", "on"))))

    the_future_does_not_show(GAME, Case(seats, options, seed, rng.randrange(5, 60)))


# By name


def test_the_hands_of_others_are_dealt_anew_and_the_own_hand_stays() -> None:
    """[TK-2] The engine's own way to hide, for bots."""
    game = table(Seat("plot-line-pink panda-trio"), Seat("plot-line-green gardener-green-3x4"))

    worlds = [Table(game.position.hide(0, Rng(seed))) for seed in range(40)]

    assert {tuple(world.hand(0)) for world in worlds} == {("plot-line-pink", "panda-trio")}
    assert len({tuple(world.hand(1)) for world in worlds}) > 10
    assert all("plot-line-pink" not in world.hand(1) for world in worlds)


def test_what_others_put_under_the_pile_is_dealt_anew_and_the_own_plots_stay() -> None:
    """[TK-A12]"""
    game = table(pile="green-fertilizer@0 pink@1 yellow@0")

    worlds = [game.position.hide(0, Rng(seed)) for seed in range(40)]

    below = [GAME.view(world, CHANCE)["pile"]["below"] for world in worlds]
    assert {(first, last) for first, _, last in below} == {("green-fertilizer", "yellow")}
    assert len({middle for _, middle, _ in below}) > 3


def test_plots_that_wait_for_an_order_may_be_equal_or_different_for_all_that_others_know() -> None:
    """[TK-A12] An order is always asked for, so that being asked tells nothing."""
    game = table()
    game.play(0, "plots", "~ green", "~ yellow", "~ pink", "keep green 1,0")

    worlds = [Table(game.position.hide(1, Rng(seed))) for seed in range(200)]

    assert {len(set(world.view(0)["pile"]["drawn"])) for world in worlds} == {1, 2}


def test_special_cards_are_no_secret() -> None:
    """[HK-A4] Nothing of them is dealt anew."""
    game = hikari_table(Seat(), Seat(special="jump"), Seat(special="disease"), display="jump disease holidays")

    worlds = [Table(game.position.hide(0, Rng(seed))) for seed in range(10)]

    assert {world.text() for world in worlds} == {game.text()}
