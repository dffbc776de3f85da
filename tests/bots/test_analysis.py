"""Advice and reviews: what they find, that they stop, and that nothing hidden from the seat changes them."""

from threading import Event
from time import monotonic
from typing import Any

import pytest

from lampion.bots import bot
from lampion.bots.analysis import MOST, Review, advise, review
from lampion.bots.estimates import pick_hints
from lampion.bots.search import Budget
from lampion.games.spring_festival.constants.phases import FINALE
from lampion.kernel.errors import NotYourTurn
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.bots.games import GAMES, call_while_thinking, play_on, start
from tests.conformance.checks.worlds import find_twin
from tests.conformance.walks import step

QUICK = Budget(simulations=120)


def finale(seats: int = 2) -> Match:
    """A game of Spring Festival just before somebody lights the last rocket."""
    match = start("spring-festival", seats, {})
    greedy = bot("greedy", 1)
    while match.position.fields()["phase"] != FINALE:
        match.play(greedy.choose(match.game, match.position, match.to_move), match.to_move)
    return match


def points_after(match: Match, seat: int, move: int) -> int:
    """The points of a seat once it has made a move."""
    twin = match.position.copy()
    twin.play(seat, move)
    return twin.points(seat)


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_advice_is_legal_and_the_best_costs_nothing(name: str, seats: int, options: dict[str, Any]) -> None:
    match = start(name, seats, options, 31)
    seat = match.to_move
    advice = advise(match.game, match.position, seat, Budget(simulations=400), 5)
    assert 1 <= len(advice.moves) <= MOST
    assert {one.move for one in advice.moves} <= set(match.moves(seat))
    assert (advice.moves[0].cost, advice.moves[0].points) == (0, 0)
    assert all(0 <= one.chance <= 1 and one.cost >= 0 and one.points >= 0 for one in advice.moves)


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_advice(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    match = start(name, seats, options)
    for number in range(8):
        seat = match.to_move
        first = advise(match.game, match.position, seat, QUICK, 5)
        for deal in range(3):
            twin = match.position.redealt(seat, Rng(deal, number))
            assert advise(match.game, twin, seat, QUICK, 5) == first
        play_on(match, 9, number)
        if match.over:
            break


def two_worlds(name: str, seats: int, options: dict[str, Any], moves: int, seat: int) -> tuple[Match, Match, int]:
    """Two finished games that a seat couldn't tell apart up to an entry of their logs, and that entry."""
    match = start(name, seats, options, moves)
    game, settled = match.game, match.options
    here = Match(game, seats, settled, None, match.position)
    there = Match(game, seats, settled, None, match.position.redealt(seat, Rng(9)))
    assert here.position != there.position
    rng = Rng(4)
    while not here.over:
        before: Position = here.position.copy()
        who, move = step(before, rng)
        taken, twin = find_twin(game, there.position, who, move, seat, before)
        if twin is None:
            break
        here.play(move, who)
        there.play(taken, who)
    parted = len(here.log)
    for number, world in enumerate((here, there)):
        chance = Rng(number)
        while not world.over:
            if world.to_move == CHANCE:
                world.play(world.position.copy().draw(chance), CHANCE)
            else:
                world.play(world.moves()[chance.below(len(world.moves()))])
    return here, there, parted


@pytest.mark.parametrize(("name", "seats", "options"), [("takenoko", 2, {}), ("takenoko", 3, {"hikari": "on"})])
def test_a_review_is_the_same_until_something_was_revealed(name: str, seats: int, options: dict[str, Any]) -> None:
    here, there, parted = two_worlds(name, seats, options, 60, 1)
    reviews: list[Review] = []
    for match in (here, there):
        stopped, entries = Event(), [entry for entry, (who, _) in enumerate(match.log) if who == 1]
        enough = sum(entry < parted for entry in entries)

        def until_parted(done: int, _of: int, stopped: Event = stopped, enough: int = enough) -> None:
            if done > enough:
                stopped.set()

        reviews.append(review(match.game, match, 1, Budget(simulations=60), 2, until_parted, stopped))
    before = [[one for one in each.choices if one.entry < parted] for each in reviews]
    assert before[0] == before[1]
    assert len(before[0]) >= 3


def test_a_review_gives_outlooks_and_costs_to_the_end() -> None:
    match = start("spring-festival", 2, {}, 1000)
    reports: list[tuple[int, int]] = []
    found = review(match.game, match, 0, QUICK, 1, lambda done, of: reports.append((done, of)))
    mine = [entry for entry, (who, _) in enumerate(match.log) if who == 0]
    assert found.whole
    assert {choice.entry for choice in found.choices} <= set(mine)
    assert [one.entry for one in found.outlooks] == [choice.entry for choice in found.choices] + [len(match.log)]
    assert found.outlooks[-1].chance == (1.0 if 0 in match.position.leaders() else 0.0)
    assert found.outlooks[-1].lead == match.score()[0] - match.score()[1]
    assert reports == [(done, len(found.choices)) for done in range(len(found.choices) + 1)]
    assert 1 <= len(found.costliest) <= MOST
    assert review(match.game, match, 0, QUICK, 1) == found


def test_advice_from_a_short_search_gives_no_differences() -> None:
    """With a hundred simulations for twenty moves, it is luck which one looks better."""
    match = start("spring-festival", 2, {})
    greedy = bot("greedy", 1)
    while len(match.moves(match.to_move)) < 20:
        match.play(greedy.choose(match.game, match.position, match.to_move), match.to_move)
    for seed in range(5):
        advice = advise(match.game, match.position, match.to_move, Budget(simulations=100), seed)
        assert len(advice.moves) > 1
        assert {gap for _, gap, _ in pick_hints(advice)} == {"even"}


def test_a_move_that_the_search_left_out_is_rated_too() -> None:
    match = start("spring-festival", 2, {}, 1000)
    found = review(match.game, match, 1, Budget(simulations=20), 1)
    assert found.whole
    assert all(0 <= choice.played.chance <= 1 for choice in found.choices)
    assert any(choice.played != choice.best for choice in found.choices)


def test_the_longest_chain_is_advised() -> None:
    """Spring Festival, the finale: the rocket with the longest chain."""
    match = finale()
    seat = match.to_move
    best = advise(match.game, match.position, seat, Budget(simulations=600), 1).moves[0].move
    assert points_after(match, seat, best) == max(points_after(match, seat, move) for move in match.moves(seat))


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    """Spring Festival, the finale: lighting the shortest chain gives away the difference to the longest."""
    match = finale()
    seat = match.to_move
    by_points = sorted(match.moves(seat), key=lambda move: points_after(match, seat, move))
    worst, best = (points_after(match, seat, move) for move in (by_points[0], by_points[-1]))
    assert best - worst >= 3
    blunder = len(match.log)
    match.play(by_points[0], seat)
    play_on(match, 100)
    whole = review(match.game, match, seat, Budget(simulations=600), 1)
    found = next(choice for choice in whole.costliest if choice.entry == blunder)
    assert found.points == pytest.approx(best - worst, abs=0.5)
    better = Match(match.game, 2, match.options, None)
    for who, move in match.log[:blunder]:
        better.play(move, who)
    assert points_after(better, seat, found.best.move) == best


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    match = start("spring-festival", 2, {}, 31)
    with pytest.raises(NotYourTurn):
        advise(match.game, match.position, 1 - match.to_move, QUICK, 1)


def test_thinking_stops_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start("spring-festival", 4, {}, 1000)
    stopped = Event()
    call_while_thinking(monkeypatch, stopped.set)
    began = monotonic()
    found = review(match.game, match, 0, Budget(seconds=60), 1, stopped=stopped)
    assert monotonic() - began < 5
    assert not found.whole
    match.go_to(20)
    assert advise(match.game, match.position, match.to_move, Budget(seconds=60), 1, stopped).moves == []
    assert monotonic() - began < 5
