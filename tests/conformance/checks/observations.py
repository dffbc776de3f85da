"""Checks for programs that learn: moves as actions, and what a seat may know as numbers."""

from itertools import pairwise

from lampion.kernel import header
from lampion.kernel.game import Game
from tests.conformance.checks.worlds import sample, to_bytes
from tests.conformance.walks import Case, seats_waiting, travel


def moves_are_actions(game: Game, case: Case) -> None:
    """Each legal move of a whole game has an action of its own, which leads back to it."""
    for position in travel(game, case).positions:
        for seat in seats_waiting(position):
            moves = position.moves(seat)
            actions = [game.numbering.encode(move) for move in moves]
            assert len(set(actions)) == len(moves)
            assert [game.numbering.decode(action) for action in actions] == moves


def planes_fill_the_row(game: Game, case: Case) -> None:
    """The planes follow each other without a gap, and the header says what the position does."""
    assert game.planes[0].start == 0
    assert all(one.end == other.start for one, other in pairwise(game.planes))
    assert len({plane.name for plane in game.planes}) == len(game.planes)
    assert all(len(plane.columns) in (0, plane.shape[-1]) for plane in game.planes)
    table, waiting, points = game.planes[-3:]
    for position in sample(travel(game, case), case, 20):
        for seat in range(case.seats):
            row = game.observe(position, seat)
            assert len(row) == points.end
            others = [(seat + step) % case.seats for step in range(case.seats)]
            rest = [0] * (header.PEOPLE - case.seats)
            assert row[table.start : table.start + 3] == [case.seats, seat, position.phase]
            assert row[waiting.start : waiting.end] == [int(position.waits_for(other)) for other in others] + rest
            scores = row[points.start : points.end : 2]
            assert scores == [max(-128, min(127, position.points(other))) for other in others] + rest


def observing_changes_nothing(game: Game, case: Case) -> None:
    """Observing leaves the position as it is, and an observer that has watched a game sees what a new one sees."""
    journey = travel(game, case)
    watched = journey.positions[0].copy()
    observer = game.observer(watched)
    for position, seat, move, _ in journey.steps():
        number = case.seed % case.seats
        assert list(memoryview(observer.read(number)).cast("b")) == game.observe(position, number)
        watched.play(seat, move)
    assert watched == journey.positions[-1]


def what_looks_different_is_observed(game: Game, case: Case) -> None:
    """Two moments of a game that a seat sees differently have different observations for it.

    A game without planes of its own tells only the header.
    """
    if not game.own_planes:
        return
    seen: dict[tuple[int, ...], bytes] = {}
    for number, position in enumerate(sample(travel(game, case), case, 60)):
        seat = number % case.seats
        shown = to_bytes(game.view(position, seat))
        assert seen.setdefault(tuple(game.observe(position, seat)), shown) == shown
