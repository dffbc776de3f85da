"""What is kept of a game: the lead, the waiting, the pieces, and what a choice changes for others."""

import pytest

import lampion
from lampion.kernel.rng import Rng
from lampion.lab.balance.looking import differ, follow
from lampion.lab.balance.study import REPEATS
from lampion.lab.balance.watching import count_waits, follow_lead, watch
from lampion.lab.pieces import find_pieces
from tests.lab.balance.studies import plan, study


def test_the_lead_is_followed_decision_by_decision() -> None:
    """The first seat leads, both are level, the second leads by 1, the first wins."""
    drama = follow_lead([[2, 0], [2, 2], [2, 3], [9, 3]], [0])

    assert (drama.changes, drama.deficit, drama.settled) == (2, 1, 0.75)
    assert drama.ahead == [0b11, 0b10, 0b01]


def test_who_leads_from_the_first_decision_on_has_it_settled_at_once() -> None:
    drama = follow_lead([[1, 0], [1, 0]], [0])

    assert (drama.changes, drama.settled, drama.deficit) == (0, 0.0, 0)


def test_waiting_is_counted_between_own_decisions() -> None:
    assert count_waits([0, 1, 1, 0, 0, 2, 1, 0], 0) == (4, 3)
    assert count_waits([0, 1, 1, 0, 0, 2, 1, 0], 2) == (0, 0)


def test_games_of_a_deal_have_the_same_chance_and_other_decisions() -> None:
    planned = plan()
    first, second = (watch(planned, number) for number in range(REPEATS))

    assert first.deal == second.deal == 0
    assert planned.chance_seed(0) == planned.chance_seed(1) != planned.chance_seed(2)
    assert first.verbs != second.verbs or first.sources != second.sources


@pytest.mark.parametrize("name", lampion.GAMES)
def test_a_game_is_watched_the_same_way_each_time(name: str) -> None:
    planned = plan(name, seats=3)
    once, again = (watch(planned, 4) for _ in range(2))

    assert once == again
    assert once.finished
    assert [sum(points[:-1]) for points in once.sources] == once.scores
    assert sum(once.shares) == pytest.approx(1)
    assert sum(sum(phase.values()) for phase in once.phases.values()) == sum(once.decisions)
    assert once.looks is not None
    assert len(once.looks.chances) == 3
    assert once.mentions


def test_pieces_are_found_in_what_a_game_declares() -> None:
    game = lampion.game("spring-festival")
    data = {"tile": "T17", "there": "T03", "taken": ["T01", "T02"], "cell": [0, 1], "cells": [[0, 1]], "count": 3}

    assert list(find_pieces(game, data)) == [
        ("tile", "T17", None), ("tile", "T03", None), ("tile", "T01", 0), ("tile", "T02", 1),
    ]  # fmt: skip


def test_the_same_choice_changes_nothing_for_others() -> None:
    """Both are followed with the same chance."""
    game = lampion.game("takenoko")
    position = game.position(2, game.settle(2, {}))
    rng = Rng(3)
    while position.waits_for(lampion.CHANCE):
        position.draw(rng)
    seat = position.to_move()
    move = position.moves(seat)[0]

    assert differ(follow(position, seat, move, 5), follow(position, seat, move, 5), seat) == (False, False)


def test_points_of_cards_are_those_that_the_game_counts() -> None:
    found = study()
    for game in found.games:
        cards = {key: points for key, (_, points) in game.mentions.items() if key[:2] == ("card-completed", "card")}
        place = found.sources.index("compositions")
        for seat in range(2):
            mine = sum(points for key, points in cards.items() if key[3] == seat)
            assert mine == game.sources[seat][place]
