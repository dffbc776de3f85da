"""The auction tests hidden hands, simultaneous secret bids, and a partly known pile."""

from collections import Counter
from math import sqrt

import pytest

from lampion.kernel.errors import NotYourTurn
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.rng import Rng
from tests.toys.auction import Auction, AuctionGame

GAME = AuctionGame()
ROUND_1 = "~ lot 9 / 0 bid 1 / 1 bid 8 / ~ peek 12 / ~ peek 10 / 1 first 12"  # seat 1 knows what comes next
ROUND_2 = "~ lot 12 / 0 bid 7 / 1 bid 2 / ~ peek 16 / 0 first 16"  # seat 0 sees the 10 and a new card


def auction(seats: int, moves: str) -> Match:
    """An auction after these moves: `~ lot 9 / 0 bid 3`. Two seats hold 1 3 5 7 and 2 4 6 8, three 1 4 7 10 ..."""
    match = GAME.start(seats, by_hand=True)
    for seat in range(seats):
        for card in range(seat + 1, 4 * seats + 1, seats):
            match.play(f"deal {card}", 8)
    for move in filter(None, moves.split(" / ")):
        who, text = move.split(" ", 1)
        match.play(text, 8 if who == "~" else int(who))
    return match


def position_of(match: Match) -> Auction:
    """The position of an auction."""
    assert isinstance(match.position, Auction)
    return match.position


def test_bids_are_made_at_the_same_time_in_any_order() -> None:
    one = auction(2, "~ lot 9 / 0 bid 1 / 1 bid 6")
    two = auction(2, "~ lot 9 / 1 bid 6 / 0 bid 1")

    assert one.position == two.position


def test_a_bid_is_made_once() -> None:
    match = auction(2, "~ lot 9 / 1 bid 6")

    with pytest.raises(NotYourTurn):
        match.play("bid 8", 1)


def test_a_bid_shows_only_to_its_owner_until_all_are_made() -> None:
    match = auction(2, "~ lot 9 / 1 bid 6")

    assert [match.view(viewer)["bids"] for viewer in (0, 1, None, CHANCE)] == [[0, 99], [0, 6], [0, 99], [0, 6]]
    data = [match.events(len(match.log) - 1, viewer)[0]["data"] for viewer in (0, 1, None, CHANCE)]
    assert data == [{}, {"card": 6}, {}, {"card": 6}]


def test_the_highest_bid_wins_the_lot() -> None:
    match = auction(2, "~ lot 9 / 0 bid 5 / 1 bid 6")

    assert match.score() == [0, 9]
    assert match.view(0)["spent"] == [5, 6]


def test_the_winner_knows_the_order_that_it_made() -> None:
    match = auction(2, ROUND_1)

    assert match.view(1)["known_top"] == [12, 10]
    assert match.view(0)["known_top"] == []
    assert [position_of(match).redealt(1, Rng(seed)).moves(8) for seed in range(20)] == [match.moves(8)] * 20


def test_a_card_seen_before_the_pile_was_rearranged_is_known_without_its_place() -> None:
    match = auction(2, f"{ROUND_1} / {ROUND_2}")

    tops = [position_of(match).redealt(1, Rng(seed)).known_top() for seed in range(200)]

    assert match.view(1)["known_top"] == [10]
    assert all(10 in top for top in tops)
    assert {top.index(10) for top in tops} == {0, 1}
    assert {card for top in tops for card in top} == {3, 5, 10, 11, 13, 14, 15, 16}


def test_a_card_that_does_not_turn_up_must_come_next() -> None:
    """Seat 1 knew that 10 was one of two cards, and the other was turned up."""
    match = auction(2, f"{ROUND_1} / {ROUND_2} / ~ lot 16")

    assert match.view(1)["known_top"] == [10]
    assert {position_of(match).redealt(1, Rng(seed)).known_top()[0] for seed in range(50)} == {10}


def test_a_redeal_gives_every_unseen_card_the_same_odds_in_every_hidden_place() -> None:
    """Seat 0 holds 3, 5, 7 and saw 1, 8 and 9: ten cards are left for three in a hand, two on top and five below."""
    match = auction(2, ROUND_1)
    unseen, deals = [2, 4, 6, 10, 11, 12, 13, 14, 15, 16], 4000

    worlds = [position_of(match).redealt(0, Rng(7, number)) for number in range(deals)]

    in_hand = Counter(card for world in worlds for card in world.hand(1))
    on_top = Counter(world.known_top()[0] for world in worlds)
    second = Counter(world.known_top()[1] for world in worlds)
    for places, share in ((in_hand, 0.3), (on_top, 0.1), (second, 0.1)):
        assert sorted(places) == unseen
        for count in places.values():
            assert abs(count - deals * share) < 5 * sqrt(deals * share * (1 - share))


def test_a_redeal_gives_another_bid_to_those_who_have_bid() -> None:
    match = auction(3, "~ lot 13 / 0 bid 4 / 1 bid 5")

    worlds = [position_of(match).redealt(2, Rng(number)) for number in range(300)]

    assert {world.bids[1] for world in worlds} == {1, 2, 4, 5, 7, 8, 10, 11, 14, 15, 16}
    assert {world.bids[2] for world in worlds} == {0}


def test_equal_scores_are_decided_by_the_highest_lot() -> None:
    """9 and 16 against 12 and 13."""
    match = auction(2, "")
    for card, owner in ((9, 1), (16, 1), (12, 2), (13, 2)):
        position_of(match).owners[card] = owner

    assert match.score() == [25, 25]
    assert match.position.leaders() == [0]
