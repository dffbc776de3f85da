"""Checks about secrets: worlds that a seat cannot tell apart look the same to it, to the byte.

Such worlds are a position and its redeal for the seat, or two matches with the same past and different draws to come.
Any seat may know what spectators see, so that must be the same too.
"""

import json
from collections.abc import Sequence
from typing import Any, Self

from lampion.bots import bot
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.conformance import hooks
from tests.conformance.walks import Case, Journey, step, travel

EVERY = 9  # of so many moves, one is asked for its reasons
AHEAD = 12  # moves for which two worlds are followed side by side


def to_bytes(value: Any) -> bytes:
    """Plain data as it would go over the wire; the order of keys counts."""
    return json.dumps(value, ensure_ascii=False).encode()


def look(game: Game, position: Position, seat: int) -> list[bytes]:
    """Everything that a seat and spectators see of a position, and what the seat's bots would play."""
    shown: list[Any] = [
        dict(game.view(position, seat)),
        dict(game.view(position, None)),
        game.offers(position, seat),
        position.moves(seat),
        game.observe(position, seat),
    ]
    if position.waits_for(seat):
        shown.append(game.prompt(position, seat))
        shown.append([game.reasons(position, seat, move) for move in position.moves(seat)[::EVERY]])
        shown.extend(bot(name, 5).choose(game, position, seat) for name in ("greedy", "search:12"))
    return [to_bytes(part) for part in shown]


def redealt_worlds_look_the_same(game: Game, case: Case) -> None:
    """A seat sees the same in a position and in its redeal; redealing leaves the position unchanged."""
    journey = travel(game, case)
    for position in sample(journey, case, 6):
        for seat in range(case.seats):
            numbers = position.fields()
            redealt = position.redealt(seat, Rng(case.seed, 1))
            assert position.fields() == numbers
            assert look(game, redealt, seat) == look(game, position, seat)


def sample(journey: Journey, case: Case, count: int) -> list[Position]:
    """Some positions of a journey, evenly spread, with an offset that depends on the case."""
    every = max(1, len(journey.positions) // count)
    return journey.positions[case.percent % every :: every]


def redeals_are_canonical(game: Game, case: Case) -> None:
    """Worlds that a seat cannot tell apart redeal to the same world from the same seed: secrets leave no trace."""
    for position in sample(travel(game, case), case, 6):
        for seat in range(case.seats):
            redealt = position.redealt(seat, Rng(case.seed, 1))
            assert redealt.redealt(seat, Rng(case.seed, 2)) == position.redealt(seat, Rng(case.seed, 2))


def redealt_worlds_are_worlds(game: Game, case: Case) -> None:
    """A redeal is a possible position: it has all pieces, its text reads back, and it can be played on."""
    journey = travel(game, case)
    position = journey.positions[journey.index(case.percent)]
    census = hooks.of(game).census
    for seat in range(case.seats):
        redealt = position.redealt(seat, Rng(case.seed, 1))
        assert redealt.waiting == position.waiting
        assert game.read(game.write(redealt)) == redealt
        assert census is None or census(redealt) == census(position)
        rng = Rng(case.seed, 2)
        for _ in range(len(journey.log)):
            if redealt.waiting:
                step(redealt, rng, case.scattered)


def redealt_worlds_differ(game: Game, case: Case) -> None:
    """Where something is hidden from a seat, redeals differ from the position; otherwise they equal it.

    Chance sees everything, so it can tell the worlds apart.
    """
    for position in sample(travel(game, case), case, 6):
        for seat in range(case.seats):
            redealt = [position.redealt(seat, Rng(case.seed, number)) for number in range(20)]
            others = [world for world in redealt if world != position]
            assert bool(others) == hooks.of(game).hides(position, seat)
            assert game.has_secrets or not others
            everything = to_bytes(dict(game.view(position, CHANCE)))
            assert all(to_bytes(dict(game.view(world, CHANCE))) != everything for world in others)


def worlds_stay_the_same_while_nothing_shows(game: Game, case: Case) -> None:
    """Play on in two worlds: while a seat sees no difference, its narration, offers and prompts are the same.

    The second world repeats each move; the seat's own moves must be legal in it, and chance may take any outcome that
    gives the seat the same view. When no move does, something was revealed, and the comparison stops.
    """
    journey = travel(game, case)
    start = journey.index(case.percent)
    for seat in range(case.seats):
        other = journey.positions[start].redealt(seat, Rng(case.seed, 1))
        for before, who, move, after in list(journey.steps())[start : start + AHEAD]:
            assert who != seat or move in other.moves(seat), "a move is missing in a world that looks the same"
            taken, twin = find_twin(game, other, who, move, seat, after)
            if twin is None:
                break
            for viewer in (seat, None):
                events = game.narrate(before, who, move, after, viewer)
                assert to_bytes(game.narrate(other, who, taken, twin, viewer)) == to_bytes(events)
            assert look(game, twin, seat) == look(game, after, seat)
            other = twin


def find_twin(
    game: Game, other: Position, who: int, move: int, seat: int, after: Position
) -> tuple[int, Position | None]:
    """A move in the other world that gives the seat the same view as `after`, and the position it leads to."""
    seen = to_bytes(dict(game.view(after, seat)))
    for candidate in other.moves(who):
        if who == CHANCE or candidate == move:
            twin = other.copy()
            twin.play(who, candidate)
            if to_bytes(dict(game.view(twin, seat))) == seen:
                return candidate, twin
    return move, None


class Branch:
    """A source of chance that repeats known outcomes and then draws new ones."""

    def __init__(self, past: Sequence[int], seed: int) -> None:
        self.past, self.seed = past, seed
        self.repeated = 0
        self.rng = Rng(seed)

    def draw(self, position: Position) -> int:
        """Repeat the past first, then draw new outcomes."""
        if self.repeated == len(self.past):
            return position.draw(self.rng)
        move = self.past[self.repeated]
        self.repeated += 1
        position.play(CHANCE, move)
        return move

    def restart(self) -> Self:
        """The same source, from its first outcome."""
        return type(self)(self.past, self.seed)


def the_future_does_not_show(game: Game, case: Case) -> None:
    """Two matches with the same past and different draws to come look the same to everybody."""
    log = travel(game, case).log
    index = len(log) * case.percent // 100
    while 0 < index < len(log) and log[index][0] == CHANCE:
        index += 1
    if index or log[0][0] != CHANCE:
        one, two = (match_with_future(game, case, log[:index], seed) for seed in (1, 2))
        assert one.log == two.log == log[:index]
        assert one.text() == two.text()
        assert (one.waiting, one.score()) == (two.waiting, two.score())
        for seat in range(case.seats):
            assert look(game, one.position, seat) == look(game, two.position, seat)
            assert to_bytes(one.view(seat)) == to_bytes(two.view(seat))
            assert to_bytes(one.offers(seat)) == to_bytes(two.offers(seat))
        assert to_bytes(one.view(None)) == to_bytes(two.view(None))
        for viewer in (case.seed % case.seats, None):
            assert to_bytes(one.events(0, viewer)) == to_bytes(two.events(0, viewer))


def match_with_future(game: Game, case: Case, log: list[tuple[int, int]], seed: int) -> Match:
    """A match with this past, whose later draws come from a seed."""
    source = Branch([move for seat, move in log if seat == CHANCE], seed)
    match = Match(game, case.seats, case.options, source)
    for seat, move in log:
        if seat != CHANCE:
            match.play(move, seat)
    return match
