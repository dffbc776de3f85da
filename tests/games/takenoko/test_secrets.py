"""Non-interference: nothing shows what others hold, what others know of the pile, or what chance will bring.

Worlds that a seat cannot tell apart are made by rewriting texts, so that nothing here depends on the engine's redeals.
"""

import json
import random
from typing import Any

import pytest

from lampion.bots import bot
from lampion.games.takenoko.game import GAME
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.conformance.checks.worlds import the_future_does_not_show
from tests.conformance.walks import Case
from tests.games.takenoko.tables import SEEN, Seat, Table, hikari_table, table
from tests.games.takenoko.test_reference import choose_options
from tests.games.takenoko.worlds import redealt

QUICK = 5  # games
THOROUGH = range(100, 300)


def shown(game: Table, seat: int) -> str:
    """Everything that a seat and spectators see of a position, as it would go over the wire."""
    parts: list[Any] = [game.view(seat), game.view(), GAME.offers(game.position, seat), game.moves(seat)]
    if game.position.waits_for(seat):
        parts.append(GAME.prompt(game.position, seat))
    return json.dumps(parts)


def after_move(game: Table, who: int, move: str, seat: int) -> tuple[str, str, Table]:
    """The events of a move for a seat and spectators, what they see then, and the table after it."""
    after = game.copy()
    code = GAME.read_move(game.position, who, move)
    after.position.play(who, code)
    events = [GAME.narrate(game.position, who, code, after.position, viewer) for viewer in (seat, None)]
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
    """Play a random move, more often one that draws or hides something."""
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
    """Check one move ahead: the seat's own moves, and the draws of others, look the same to it in both worlds."""
    [who] = game.waiting
    if who == seat:
        for move in rng.sample(game.moves(seat), min(4, len(game.moves(seat)))):
            if not (move == "plots" or game.view()["options"]["expert"] == "on"):
                assert after_move(twin, seat, move, seat)[:2] == after_move(game, seat, move, seat)[:2]
    elif who == CHANCE and is_secret(game, seat):
        seen = {after_move(world, CHANCE, outcome, seat)[:2] for world in (game, twin) for outcome in world.outcomes()}
        assert len(seen) == 1


def is_secret(game: Table, seat: int) -> bool:
    """Does chance draw something for another player that this seat must not see?"""
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
    """Check that the bot makes the same choice in different worlds, this many times, in one game or several."""
    rng = random.Random(f"greedy {number}")
    game = random_table(rng)
    while choices:
        if not game.waiting:
            game = random_table(rng)
            continue
        [seat] = game.waiting
        if seat != CHANCE and len(game.moves(seat)) > 1:
            twin = redealt(game, seat, rng)
            chosen = [bot("greedy", number).choose(GAME, world.position, seat) for world in (game, twin)]
            assert chosen[0] == chosen[1]
            choices -= twin.position != game.position
        play_any(game, rng)


@pytest.mark.parametrize("number", range(4))
def test_greedy_chooses_the_same_in_worlds_that_look_the_same(number: int) -> None:
    """[TK-2] [TK-A12] It uses only what its seat knows."""
    check_greedy(number, choices=3)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(10, 60))
def test_greedy_chooses_the_same_in_more_worlds(number: int) -> None:
    """[TK-2] [TK-A12]"""
    check_greedy(number, choices=20)


# The future


@pytest.mark.parametrize("seed", range(6))
def test_what_chance_will_bring_does_not_show(seed: int) -> None:
    """[TK-2] [HK-1] Two matches with the same past and a different future look the same."""
    rng = random.Random(f"future {seed}")
    seats = rng.choice((2, 3, 4))
    options = GAME.settle(seats, choose_options(rng, seats, rng.choice(("off", "on"))))

    the_future_does_not_show(GAME, Case(seats, options, seed, rng.randrange(5, 60)))


# Single cases


def test_other_hands_are_redealt_and_ones_own_hand_stays() -> None:
    """[TK-2] The engine's own redeal, for bots."""
    game = table(Seat("plot-line-pink panda-trio"), Seat("plot-line-green gardener-green-3x4"))

    worlds = [Table(game.position.redealt(0, Rng(seed))) for seed in range(40)]

    assert {tuple(world.hand(0)) for world in worlds} == {("plot-line-pink", "panda-trio")}
    assert len({tuple(world.hand(1)) for world in worlds}) > 10
    assert all("plot-line-pink" not in world.hand(1) for world in worlds)


def test_plots_that_others_put_under_the_pile_are_redealt_and_ones_own_stay() -> None:
    """[TK-A12]"""
    game = table(pile="green-fertilizer@0 pink@1 yellow@0")

    worlds = [game.position.redealt(0, Rng(seed)) for seed in range(40)]

    below = [GAME.view(world, CHANCE)["pile"]["below"] for world in worlds]
    assert {(first, last) for first, _, last in below} == {("green-fertilizer", "yellow")}
    assert len({middle for _, middle, _ in below}) > 3


# Seat 0 knows the first two.
BELOW = "pink-fertilizer@0 green-fertilizer@0 pink-watershed@2 pink-enclosure@1 yellow-watershed@2"
BELOW += " yellow-enclosure@2 yellow-fertilizer@1"


def drawn_again() -> Table:
    """A table at which seat 1 has drawn both plots of seat 0 and another one."""
    game = table(Seat(), Seat(), Seat(), land=SEEN, pile=BELOW, active=1)
    game.play(1, "plots")
    return game


def test_a_seat_remembers_its_plots_when_somebody_draws_them() -> None:
    """[TK-A12] They are in that hand, and nobody else knows."""
    game = drawn_again()

    assert game.view(0)["seats"][0]["remembers"] == ["green-fertilizer", "pink-fertilizer"]
    assert [game.view(viewer)["seats"][0]["remembers"] for viewer in (1, 2, None)] == [None] * 3


def test_a_seat_remembers_which_of_its_plots_were_put_back() -> None:
    """[TK-A12] In an order it doesn't know; what was placed is no longer among them."""
    game = drawn_again()
    game.play(1, "keep green-fertilizer 4,-2", "under pink-fertilizer pink-watershed")

    assert game.view(0)["seats"][0]["remembers"] == ["pink-fertilizer"]
    assert game.view(0)["pile"]["below"][-2:] == [None, None]
    assert game.view(1)["pile"]["below"][-2:] == ["pink-fertilizer", "pink-watershed"]


def test_a_seat_that_draws_a_remembered_plot_itself_knows_it_again() -> None:
    """[TK-A12] The other one is still among the places it cannot tell apart."""
    mine = Seat(remembers="green-fertilizer pink-fertilizer")
    pile = "pink-fertilizer@1~0 pink-watershed@1 yellow-fertilizer@1 green-fertilizer@1~0 pink-enclosure@1"
    game = table(mine, Seat(), land=SEEN, pile=f"{pile} yellow-watershed@1 yellow-enclosure@1")

    game.play(0, "plots")

    assert game.view(0)["pile"]["drawn"] == ["yellow-fertilizer", "pink-watershed", "pink-fertilizer"]
    assert game.view(0)["seats"][0]["remembers"] == ["green-fertilizer"]


def test_remembered_plots_are_dealt_among_their_places_only() -> None:
    """[TK-A12] Both orders occur, and the plots stay among the two that were put back."""
    game = drawn_again()
    game.play(1, "keep pink-watershed 4,-2", "under pink-fertilizer green-fertilizer")

    below = [GAME.view(game.position.redealt(0, Rng(seed)), CHANCE)["pile"]["below"] for seed in range(40)]

    assert {frozenset(kinds[-2:]) for kinds in below} == {frozenset(("green-fertilizer", "pink-fertilizer"))}
    assert len({tuple(kinds[-2:]) for kinds in below}) == 2
    assert len({tuple(kinds[:-2]) for kinds in below}) > 10


def test_a_remembered_plot_among_others_may_lie_in_each_of_their_places() -> None:
    """[TK-A12] Seat 0 knows one of the two, and nothing about the other."""
    game = drawn_again()
    game.play(1, "keep green-fertilizer 4,-2", "under pink-fertilizer pink-watershed")

    below = [GAME.view(game.position.redealt(0, Rng(seed)), CHANCE)["pile"]["below"] for seed in range(60)]

    assert all("pink-fertilizer" in kinds[-2:] for kinds in below)
    assert {kinds.index("pink-fertilizer") for kinds in below} == {4, 5}
    assert len({tuple(kinds[-2:]) for kinds in below}) > 5


def test_what_others_remember_is_a_secret() -> None:
    """[TK-A12] Worlds that a seat cannot tell apart redeal the same, whatever others remember."""
    game = drawn_again()
    game.play(1, "keep pink-watershed 4,-2", "under pink-fertilizer green-fertilizer")

    dealt = [Table(game.position.redealt(2, Rng(seed))) for seed in range(10)]

    assert all(world.view(CHANCE)["seats"][0]["remembers"] == [] for world in dealt)
    assert all(world.view(2) == game.view(2) for world in dealt)


def test_who_only_watches_remembers_nothing_and_no_plot_is_lost() -> None:
    """[TK-A12] Every plot is where a plot was before."""
    match = GAME.start(4, seed=1)
    while not match.over:
        before = count_hidden(match.position)
        assert count_hidden(match.position.redealt(7, Rng(1))) == before
        moves = match.moves()
        match.play(moves[len(match.log) % len(moves)])


def count_hidden(position: Position) -> list[int]:
    """How many plots of each kind are in the bag, under the pile or in a hand."""
    fields = position.fields()
    lying = [*fields["pile"], *fields["drawn"][: fields["drawn_count"]]]
    return [count + lying.count(kind) for kind, count in enumerate(fields["bag"])]


def test_others_cannot_tell_whether_plots_that_wait_for_an_order_are_equal() -> None:
    """[TK-A12] An order is always asked for, so that being asked reveals nothing."""
    game = table()
    game.play(0, "plots", "~ green", "~ yellow", "~ pink", "keep green 1,0")

    worlds = [Table(game.position.redealt(1, Rng(seed))) for seed in range(200)]

    assert {len(set(world.view(0)["pile"]["drawn"])) for world in worlds} == {1, 2}


def test_special_cards_are_not_secret() -> None:
    """[HK-A4] None of them is redealt."""
    game = hikari_table(Seat(), Seat(special="jump"), Seat(special="disease"), display="jump disease holidays")

    worlds = [Table(game.position.redealt(0, Rng(seed))) for seed in range(10)]

    assert {world.text() for world in worlds} == {game.text()}
