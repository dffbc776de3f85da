"""Lantern auction: hidden hands, simultaneous secret bids, and a pile whose top cards some seats know.

Sixteen lanterns, 1 to 16. Everybody is dealt four. In each of four rounds the top lantern of the pile is turned up,
everybody secretly bids one lantern from their hand, the highest bid wins the lot, and the bids are shown and leave the
game. The winner then looks at the next two lanterns of the pile and puts them back in either order. Lots score their
value; the highest lot breaks ties.

A player who had already seen one of those two knows that it is still among them, but no longer where.
"""

from __future__ import annotations

from typing import Any

from lampion.kernel import bags
from lampion.kernel.fields import FieldVisitor
from lampion.kernel.game import Event
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.conformance.hooks import REGISTRY, Hooks
from tests.toys.toy import WIDTH, Toy, event

CARDS, HAND, NOBODY = 16, 4, 9
DEAL, LOT, PEEK, BID, FIRST, OVER = range(6)  # phases; all but the last are also the verbs of moves
VERBS = ("deal", "lot", "peek", "bid", "first")


class Auction(Position):
    """An auction in progress."""

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        self.round = 0
        self.bag_count, self.top_count = CARDS, 0
        self.bag = bytearray(range(1, CARDS + 1))  # cards whose place nobody knows, sorted
        self.top = bytearray(2)  # the next cards of the pile, once somebody has seen them
        self.seen = bytearray(CARDS + 1)  # by card on top: bit mask of the seats that know it is there
        self.arranger = NOBODY  # the seat that knows their order
        self.lot = 0
        self.hands = bytearray(4 * HAND)  # by seat: sorted, padded with 0
        self.bids = bytearray(4)  # by seat: face down until everybody has bid
        self.spent = bytearray(CARDS + 1)  # by card: 1 once it has been bid and shown
        self.owners = bytearray(CARDS + 1)  # by lot: seat + 1 of the winner
        if seats:
            self.wait_for_chance(DEAL)

    def hand(self, seat: int) -> list[int]:
        """The cards in a hand."""
        return [card for card in self.hands[seat * HAND : (seat + 1) * HAND] if card]

    def set_hand(self, seat: int, cards: list[int]) -> None:
        """Replace a hand."""
        self.hands[seat * HAND : (seat + 1) * HAND] = bytes(sorted(cards) + [0] * (HAND - len(cards)))

    def known_top(self) -> list[int]:
        """The cards on top of the pile that somebody has seen."""
        return list(self.top[: self.top_count])

    def set_top(self, cards: list[int]) -> None:
        """Replace the known top of the pile."""
        self.top_count = len(cards)
        self.top[:] = bytes(cards + [0] * (2 - len(cards)))

    def find_moves(self, seat: int) -> int:
        """The cards in hand, the two cards peeked at, or the possible draws."""
        if seat == CHANCE:
            known = self.phase == LOT and self.top_count > 0
            cards = self.known_top()[:1] if known else list(self.bag[: self.bag_count])
        else:
            cards = self.hand(seat) if self.phase == BID else self.known_top()
        for i, card in enumerate(cards):
            self.found[i] = self.phase * WIDTH + card
            if seat == CHANCE:
                self.odds[i] = 1
        return len(cards)

    def step(self, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        card = move % WIDTH
        if self.phase == DEAL:
            self.deal(card)
        elif self.phase == LOT:
            self.turn_up(card)
        elif self.phase == PEEK:
            self.take_from_bag(card)
            self.show(card)
        elif self.phase == BID:
            self.bid(seat, card)
        else:
            self.arrange(seat, card)

    def take_from_bag(self, card: int) -> None:
        """Remove a card from the bag: somebody now knows where it is."""
        bags.remove_at(self.bag, self.bag_count, bags.index_of(self.bag, self.bag_count, card))
        self.bag_count -= 1
        self.bag[self.bag_count] = 0

    def deal(self, card: int) -> None:
        """Deal a card: four to the first seat, four to the next, and so on."""
        seat = self.dealt // HAND
        self.take_from_bag(card)
        self.set_hand(seat, [*self.hand(seat), card])
        self.dealt += 1
        if self.dealt == HAND * self.seats:
            self.wait_for_chance(LOT)

    def turn_up(self, card: int) -> None:
        """Turn up the top of the pile as the next lot, for everybody to see."""
        if self.top_count:
            self.set_top(self.known_top()[1:])
            self.seen[card] = 0
        else:
            self.take_from_bag(card)
        self.lot = card
        self.turn += 1
        self.wait(BID, self.everybody())

    def bid(self, seat: int, card: int) -> None:
        """Lay a bid face down; after the last one, award the lot."""
        self.set_hand(seat, [other for other in self.hand(seat) if other != card])
        self.bids[seat] = card
        self.waiting ^= 1 << seat
        if not self.waiting:
            self.award()

    def award(self) -> None:
        """Give the lot to the highest bidder, who then looks at the pile unless the auction is over."""
        winner = max(range(self.seats), key=lambda seat: self.bids[seat])
        self.owners[self.lot] = winner + 1
        for seat in range(self.seats):
            self.spent[self.bids[seat]] = 1
            self.bids[seat] = 0
        self.active = winner
        self.lot = 0
        self.round += 1
        if self.round == HAND:
            self.wait(OVER, 0)
        elif self.top_count + self.bag_count < 2:
            self.wait_for_chance(LOT)
        else:
            for card in self.known_top():
                self.seen[card] |= 1 << winner
            self.wait_for_chance(PEEK)
            self.look()

    def show(self, card: int) -> None:
        """Show the winner one more card of the pile."""
        self.set_top([*self.known_top(), card])
        self.seen[card] = 1 << self.active
        self.look()

    def look(self) -> None:
        """Once the winner has seen two cards, let them choose the order; until then there is none."""
        if self.top_count == 2:
            self.set_top(sorted(self.known_top()))
            self.arranger = NOBODY
            self.wait(FIRST, 1 << self.active)

    def arrange(self, seat: int, first: int) -> None:
        """Put the two cards back, this one first."""
        self.set_top([first, *(card for card in self.known_top() if card != first)])
        self.arranger = seat
        self.wait_for_chance(LOT)

    def lots(self, seat: int) -> list[int]:
        """The lots that a seat has won."""
        return [card for card in range(1, CARDS + 1) if self.owners[card] == seat + 1]

    def score(self, seat: int) -> int:
        """The value of the lots."""
        return sum(self.lots(seat))

    def tie_break(self, seat: int) -> int:
        """The highest lot."""
        return max(self.lots(seat), default=0)

    def knows_order(self, seat: int) -> bool:
        """Does this seat know which of the seen cards comes first?"""
        return self.arranger == seat or self.top_count < 2 or self.phase == FIRST

    def redeal(self, seat: int, rng: Rng) -> None:
        """Re-deal what this seat has not seen: hands, bids, cards on top, the bag, and an order unknown to it."""
        others = [other for other in range(self.seats) if other != seat]
        unseen = [card for card in self.known_top() if not self.seen[card] >> seat & 1]
        pool = list(self.bag[: self.bag_count]) + unseen
        for other in others:
            pool += self.hand(other) + [bid for bid in [self.bids[other]] if bid]
        pool.sort()
        shuffle(pool, rng)
        for other in others:
            self.set_hand(other, [pool.pop() for _ in self.hand(other)])
            if self.bids[other]:
                self.bids[other] = pool.pop()
        self.redeal_top(seat, unseen, [pool.pop() for _ in unseen], rng)
        pool.sort()
        self.bag[: self.bag_count] = bytes(pool)

    def redeal_top(self, seat: int, unseen: list[int], fresh: list[int], rng: Rng) -> None:
        """Replace the cards this seat has not seen; what the other seats have seen stays the same."""
        known = [card for card in self.known_top() if card not in unseen]
        masks = sorted(self.seen[card] for card in unseen)
        for card in unseen:
            self.seen[card] = 0
        for card, mask in zip(fresh, masks, strict=True):
            self.seen[card] = mask
        if unseen or not self.knows_order(seat):
            cards = sorted(known + fresh)
            if not self.knows_order(seat):
                shuffle(cards, rng)
            self.set_top(cards)

    def visit_fields(self, visitor: FieldVisitor) -> None:
        """Pass all numbers through a visitor."""
        self.round = visitor.number("round", self.round)
        self.bag_count = visitor.number("bag_count", self.bag_count)
        self.top_count = visitor.number("top_count", self.top_count)
        self.arranger = visitor.number("arranger", self.arranger)
        self.lot = visitor.number("lot", self.lot)
        visitor.small("bag", self.bag, CARDS)
        visitor.small("top", self.top, 2)
        visitor.small("seen", self.seen, CARDS + 1)
        visitor.small("hands", self.hands, 4 * HAND)
        visitor.small("bids", self.bids, 4)
        visitor.small("spent", self.spent, CARDS + 1)
        visitor.small("owners", self.owners, CARDS + 1)


def shuffle(cards: list[int], rng: Rng) -> None:
    """Shuffle in place, with every order equally likely."""
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


class AuctionGame(Toy):
    """The auction as a game."""

    id = "toy-auction"
    players = (2, 3)
    has_secrets = True
    kind = Auction
    verbs = VERBS
    chance_verbs = frozenset(VERBS[:3])

    def view(self, position: Any, seat: int | None) -> dict[str, Any]:
        """The viewer's cards and bid, the pile cards they know, and everything public; 99 stands for a hidden card."""
        seats = range(position.seats)
        sees = [seat in (other, CHANCE) for other in seats]
        known = [card for card in position.known_top() if seat == CHANCE or is_seen(position, card, seat)]
        in_order = seat == CHANCE or (seat is not None and position.knows_order(seat))
        return {
            "you": seat,
            "phase": position.phase,
            "round": position.round,
            "active": position.active,
            "waiting": [other for other in seats if position.waits_for(other)],
            "lot": position.lot,
            "pile": position.bag_count + position.top_count,
            "known_top": known if in_order else sorted(known),
            "seen_by": [position.seen[card] for card in known] if seat == CHANCE else [],
            "hands": [[card if sees[other] else 99 for card in position.hand(other)] for other in seats],
            "bids": [position.bids[other] if sees[other] else 99 * (position.bids[other] > 0) for other in seats],
            "spent": [card for card in range(1, CARDS + 1) if position.spent[card]],
            "lots": [position.lots(other) for other in seats],
        }

    def narrate(self, before: Any, seat: int, move: int, after: Any, viewer: int | None = None) -> list[Event]:
        """The events of a move; they name a card only to the seats that see it."""
        card = move % WIDTH
        who = before.dealt // HAND if before.phase == DEAL else before.active if seat == CHANCE else seat
        shown = {"card": card} if viewer in (who, CHANCE) else {}
        if before.phase == LOT:
            return [event("lot-turned", None, card=card)]
        events = [event(f"{VERBS[before.phase]}-made", who, **shown)]
        if after.round != before.round:
            bids = [card if other == seat else before.bids[other] for other in range(before.seats)]
            events += [event("bids-shown", None, bids=bids), event("lot-won", after.active, card=before.lot)]
        return events


def is_seen(position: Auction, card: int, seat: int | None) -> bool:
    """Does a seat know that this card lies on top of the pile?"""
    return seat is not None and position.seen[card] >> seat & 1 == 1


def census(position: Auction) -> dict[str, int]:
    """The number of places that hold each card."""
    places = [*position.bag[: position.bag_count], *position.known_top(), position.lot, *position.hands, *position.bids]
    places += [card for card in range(CARDS + 1) if position.spent[card]]
    places += [card for card in range(CARDS + 1) if position.owners[card]]
    return {str(card): places.count(card) for card in range(1, CARDS + 1)}


def hides(position: Auction, seat: int) -> bool:
    """Could anything that this seat has not seen be different?"""
    unseen = sum(not is_seen(position, card, seat) for card in position.known_top())
    for other in range(position.seats):
        if other != seat:
            unseen += len(position.hand(other)) + (position.bids[other] > 0)
    return not position.knows_order(seat) or (unseen > 0 and unseen + position.bag_count > 1)


REGISTRY["toy-auction"] = Hooks(census=census, hides=hides)
