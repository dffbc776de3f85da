"""Variants of the toys with one fault each, registered under the check that must find it."""

from __future__ import annotations

from itertools import count
from typing import Any, ClassVar, TypedDict

from lampion.kernel.errors import BadPosition, LampionError, UnreadableMove
from lampion.kernel.fields import FieldVisitor
from lampion.kernel.game import Event, Game, Offer
from lampion.kernel.limits import CHANCE, CODES
from lampion.kernel.observer import Observer
from lampion.kernel.planes import Plane
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.conformance.checks import Check, chance, interfaces, moves, observations, positions, worlds
from tests.toys.auction import Auction, AuctionGame
from tests.toys.kites import NOBODY, OVER, WIND, Kites, KitesGame

FAULTS: list[tuple[Check, Game]] = []


def found_by(check: Check) -> Any:
    """Register a faulty game, or the game of a faulty position, under the check that must find it."""

    def register(kind: Any) -> Any:
        if issubclass(kind, Position):
            base = AuctionGame if issubclass(kind, Auction) else KitesGame
            game = type(f"{kind.__name__}Game", (base,), {"kind": kind})()
        else:
            game = kind()
        FAULTS.append((check, game))
        return kind

    return register


@found_by(moves.walks_end)
class NeverEnds(Kites):
    def finish_turn(self) -> None:
        super().finish_turn()
        self.round = 0


@found_by(moves.pieces_are_conserved)
class LosesBids(Auction):
    def award(self) -> None:
        super().award()
        self.spent[:] = bytes(len(self.spent))


@found_by(moves.moves_have_no_doubles)
class ListsTwice(Kites):
    def find_moves(self, seat: int) -> int:
        length = super().find_moves(seat)
        self.found[length] = self.found[0]
        return length if seat == CHANCE else length + 1


@found_by(moves.moves_have_no_doubles)
class TextsWithoutTargets(KitesGame):
    def write_move(self, position: Any, seat: int, move: int) -> str:
        return super().write_move(position, seat, move).split()[0]


@found_by(moves.moves_fit_the_buffers)
class LargeCodes(Kites):
    def find_moves(self, seat: int) -> int:
        length = super().find_moves(seat)
        for i in range(length if seat != CHANCE else 0):
            self.found[i] += 65_536
        return length

    def step(self, seat: int, move: int) -> None:
        super().step(seat, move % 65_536)


@found_by(moves.asking_changes_nothing)
class ScoresOnce(Kites):
    def score(self, seat: int) -> int:
        points = super().score(seat)
        self.points_of[seat] = 0
        return points


@found_by(moves.other_codes_are_refused)
class PlaysAnything(Kites):
    def play(self, seat: int, move: int) -> None:
        super().play(seat, move if move in self.moves(seat) else self.moves(seat)[0])


@found_by(moves.other_texts_are_refused)
class ReadsAnything(KitesGame):
    def read_move(self, position: Any, seat: int, text: str) -> int:
        try:
            return super().read_move(position, seat, text)
        except UnreadableMove:
            return int(position.moves(seat)[0])


@found_by(moves.wrong_seats_are_refused)
class PlaysForOthers(Kites):
    def play(self, seat: int, move: int) -> None:
        super().play(self.to_move(), move)


@found_by(moves.waiting_is_consistent)
class ChanceAndASeat(Kites):
    def wait(self, phase: int, seats: int) -> None:
        super().wait(phase, seats | 1 if seats >> CHANCE else seats)


@found_by(moves.turns_only_rise)
class TurnsBack(Kites):
    def finish_turn(self) -> None:
        super().finish_turn()
        self.turn = self.active


@found_by(positions.copies_are_independent)
class SharesAList(Kites):
    def __init__(self, seats: int = 0) -> None:
        self.inner = [[0]]
        super().__init__(seats)

    def step(self, seat: int, move: int) -> None:
        super().step(seat, move)
        self.inner[0][0] += 1

    def visit_fields(self, visitor: FieldVisitor) -> None:
        super().visit_fields(visitor)
        self.inner[0][0] = visitor.number("inner", self.inner[0][0])


@found_by(positions.pickles_read_back)
class ForgetsAField(Kites):
    def visit_fields(self, visitor: FieldVisitor) -> None:
        last, self.last = self.last, NOBODY
        super().visit_fields(visitor)
        self.last = NOBODY if visitor.restoring else last


@found_by(positions.positions_read_back)
class ReadsNoPoints(KitesGame):
    def read(self, text: str) -> Position:
        position = super().read(text)
        assert isinstance(position, Kites)
        position.points_of[0] = 0
        return position


@found_by(positions.changed_position_texts_are_noticed)
class NamesNoLine(KitesGame):
    def read(self, text: str) -> Position:
        try:
            return super().read(text)
        except LampionError:
            raise BadPosition(line=0, problem="wrong") from None


@found_by(positions.moves_read_back)
class ReadsNoTargets(KitesGame):
    def read_move(self, position: Any, seat: int, text: str) -> int:
        return super().read_move(position, seat, f"{text.partition(' ')[0]} 0")


@found_by(positions.records_replay)
class StartsAnywhere(KitesGame):
    starts: ClassVar = count()

    def position(self, seats: int, options: Any) -> Position:
        position = super().position(seats, options)
        position.active = next(self.starts) % seats
        return position


@found_by(positions.scores_add_up)
class AddsWrong(KitesGame):
    def breakdown(self, position: Any, seat: int) -> dict[str, int]:
        return {"points": position.score(seat), "cards": 1, "total": position.score(seat)}


@found_by(positions.scores_add_up)
class ForgetsTheTieBreak(Kites):
    def winners(self) -> int:
        best = max(self.points_of[: self.seats])
        return sum(1 << seat for seat in range(self.seats) if self.points_of[seat] == best)


@found_by(positions.scores_add_up)
class AlliesLose(Kites):
    def winners(self) -> int:
        return Position.winners(self)


@found_by(positions.results_tell_the_end)
class NobodyWins(Kites):
    def winners(self) -> int:
        return 0 if self.phase == OVER else super().winners()


@found_by(chance.odds_are_positive)
class ImpossibleFace(Kites):
    def find_moves(self, seat: int) -> int:
        length = super().find_moves(seat)
        if seat == CHANCE:
            self.odds[2] = 0
        return length


@found_by(chance.draws_follow_the_odds)
@found_by(chance.frequencies_match_the_odds)
class LoadedDie(Kites):
    def roll(self, rng: Rng) -> int:
        move = WIND + (0, 0, 1, 1, 2, 2)[rng.below(6)]
        self.step(CHANCE, move)
        return move


@found_by(chance.fair_draws_follow_the_odds)
class RestlessOdds(Kites):
    calls: ClassVar = count()

    def find_moves(self, seat: int) -> int:
        length = super().find_moves(seat)
        if seat == CHANCE and next(self.calls) % 2:
            self.odds[:3] = self.odds[2::-1]
        return length


@found_by(interfaces.views_are_plain_data)
class ViewsWithTuples(KitesGame):
    def view(self, position: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(position, seat), "points": tuple(position.points_of)}


class Promised(TypedDict):
    """A view that no game makes."""

    never: int


@found_by(interfaces.shapes_are_as_declared)
class PromisesAnotherView(KitesGame):
    def view(self, position: Any, seat: int | None) -> Promised:  # type: ignore[override]
        return super().view(position, seat)  # type: ignore[return-value]


@found_by(interfaces.offers_list_the_legal_moves)
class OffersInAnotherOrder(KitesGame):
    def offers(self, position: Any, seat: int) -> list[Offer]:
        return super().offers(position, seat)[::-1]


@found_by(interfaces.offers_list_the_legal_moves)
class OffersTooFew(KitesGame):
    def offers(self, position: Any, seat: int) -> list[Offer]:
        return super().offers(position, seat)[:3]


@found_by(interfaces.narration_is_plain_data)
class TellsNothing(KitesGame):
    def narrate(self, before: Any, seat: int, move: int, after: Any, viewer: int | None = None) -> list[Event]:
        return []


@found_by(interfaces.matches_tell_what_happened)
class TellsTheHour(KitesGame):
    hours: ClassVar = count()

    def narrate(self, before: Any, seat: int, move: int, after: Any, viewer: int | None = None) -> list[Event]:
        events = super().narrate(before, seat, move, after, viewer)
        events[0]["data"]["hour"] = next(self.hours)
        return events


@found_by(interfaces.prompts_are_plain_data)
class AsksWithSets(KitesGame):
    def prompt(self, position: Any, seat: int) -> tuple[str, dict[str, Any]]:
        return "prompt", {"moves": set(position.moves(seat))}


@found_by(worlds.redealt_worlds_look_the_same)
class ShowsHands(AuctionGame):
    def view(self, position: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(position, seat), "all": [position.hand(other) for other in range(position.seats)]}


@found_by(worlds.redealt_worlds_look_the_same)
class ShowsHandsToSpectators(AuctionGame):
    def view(self, position: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(position, seat), "first": position.hand(0) if seat is None else []}


@found_by(worlds.redealt_worlds_look_the_same)
class OrderTellsASecret(Auction):
    def find_moves(self, seat: int) -> int:
        length = super().find_moves(seat)
        if seat != CHANCE and sum(self.hand((seat + 1) % self.seats)) % 2:
            self.found[:length] = self.found[:length][::-1]
        return length


@found_by(worlds.redealt_worlds_look_the_same)
class OfferTellsASecret(AuctionGame):
    def offers(self, position: Any, seat: int) -> list[Offer]:
        offers = super().offers(position, seat)
        for offer in offers:
            offer["preview"] = {"wins": max(position.hands) in position.hand(seat)}
        return offers


@found_by(worlds.redealt_worlds_look_the_same)
class ForgetsWhatWasSeen(Auction):
    def redeal(self, seat: int, rng: Rng) -> None:
        for card in self.known_top():
            self.seen[card] &= ~(1 << seat)
        super().redeal(seat, rng)


@found_by(worlds.redeals_are_canonical)
class SwapsOneCard(Auction):
    def redeal(self, seat: int, rng: Rng) -> None:
        other = (seat + 1) % self.seats
        hand, bag = self.hand(other), list(self.bag[: self.bag_count])
        if hand and bag:
            place = rng.below(len(bag))
            hand[0], bag[place] = bag[place], hand[0]
            self.set_hand(other, hand)
            self.bag[: self.bag_count] = bytes(sorted(bag))


@found_by(worlds.redealt_worlds_are_worlds)
class DealsTwice(Auction):
    def redeal(self, seat: int, rng: Rng) -> None:
        super().redeal(seat, rng)
        other = (seat + 1) % self.seats
        self.set_hand(other, (self.hand(seat) + self.hand(other))[: len(self.hand(other))])


@found_by(worlds.redealt_worlds_differ)
class HidesNothing(Auction):
    def redeal(self, seat: int, rng: Rng) -> None:
        """Redeal nothing, so that the seat keeps seeing everything."""


@found_by(worlds.redealt_worlds_differ)
class ChanceSeesTooLittle(AuctionGame):
    def view(self, position: Any, seat: int | None) -> dict[str, Any]:
        return super().view(position, None if seat == CHANCE else seat)


@found_by(worlds.redealt_worlds_differ)
class HidesWhatIsOpen(Kites):
    def redeal(self, seat: int, rng: Rng) -> None:
        self.points_of[seat] = rng.below(5)


@found_by(worlds.worlds_stay_the_same_while_nothing_shows)
class TellsSpectatorsEverything(AuctionGame):
    def narrate(self, before: Any, seat: int, move: int, after: Any, viewer: int | None = None) -> list[Event]:
        return super().narrate(before, seat, move, after, CHANCE if viewer is None else viewer)


@found_by(worlds.worlds_stay_the_same_while_nothing_shows)
class TellsWhatWasDealt(AuctionGame):
    def narrate(self, before: Any, seat: int, move: int, after: Any, viewer: int | None = None) -> list[Event]:
        events = super().narrate(before, seat, move, after, viewer)
        if seat == CHANCE:
            events[0]["data"]["card"] = move % 32
        return events


@found_by(worlds.the_future_does_not_show)
class ViewsThatChange(KitesGame):
    looks: ClassVar = count()

    def view(self, position: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(position, seat), "looks": next(self.looks)}


@found_by(observations.moves_are_actions)
class NumbersEverySecondMove(KitesGame):
    def action_codes(self) -> range:
        return range(0, CODES, 2)


@found_by(observations.planes_fill_the_row)
class LeavesAGapBetweenPlanes(KitesGame):
    own_planes = (Plane("late", 1, (1,), "Begins too late."),)


@found_by(observations.observing_changes_nothing)
class CountsItsReaders(KitesGame):
    class Meddler(Observer):
        def observe_planes(self, seat: int) -> None:
            self.position.turn += 1

    def observer(self, position: Any) -> Observer:
        return self.Meddler(position)


@found_by(observations.what_looks_different_is_observed)
class LooksAway(KitesGame):
    own_planes = (Plane("nothing", 0, (1,), "Always 0."),)

    def observer(self, position: Any) -> Observer:
        return Observer(position, 1)
