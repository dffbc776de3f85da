"""Checks about positions: copies, pickles, texts and records all restore the same game, and scores add up."""

import pickle

from lampion.kernel import record as records
from lampion.kernel.errors import BadPosition
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.conformance import hooks
from tests.conformance.walks import Case, Journey, everyone_waiting, position_at, replay, step, travel


def copies_are_independent(game: Game, case: Case) -> None:
    """A copy is equal, and playing on with either leaves the other unchanged."""
    journey = travel(game, case)
    index = journey.index(case.percent)
    position = journey.positions[index]
    numbers = position.fields()
    twin, still = position.copy(), position.copy()
    assert twin == position
    assert hash(twin) == hash(position)
    play_to_the_end(game, twin, journey, index)
    assert position.fields() == numbers
    play_to_the_end(game, position, journey, index)
    assert still.fields() == numbers


def play_to_the_end(game: Game, position: Position, journey: Journey, index: int) -> None:
    """Play the rest of a journey, and check that everything on the way is the same as the first time."""
    for number, (seat, move) in enumerate(journey.log[index:], index):
        first_time = journey.positions[number]
        assert position.fields() == first_time.fields()
        assert position.chances() == first_time.chances()
        for who in everyone_waiting(first_time):
            assert position.moves(who) == first_time.moves(who)
        position.play(seat, move)
    assert game.write(position) == game.write(journey.positions[-1])
    assert [position.points(seat) for seat in range(position.seats)] == [
        journey.positions[-1].points(seat) for seat in range(position.seats)
    ]


def pickles_read_back(game: Game, case: Case) -> None:
    """A pickled position comes back equal, with the same hash, and goes on in the same way to the end."""
    journey = travel(game, case)
    index = journey.index(case.percent)
    position = journey.positions[index]

    revived = pickle.loads(pickle.dumps(position))

    assert revived == position
    assert hash(revived) == hash(position)
    play_to_the_end(game, revived, journey, index)


def positions_read_back(game: Game, case: Case) -> None:
    """The text of a position reads back to an equal one, which goes on in the same way to the end."""
    journey = travel(game, case)
    index = journey.index(case.percent)
    position = journey.positions[index]
    text = game.write(position)

    revived = game.read(text)

    assert revived == position
    assert hash(revived) == hash(position)
    assert game.write(revived) == text
    play_to_the_end(game, revived, journey, index)


def changed_position_texts_are_noticed(game: Game, case: Case) -> None:
    """A changed text is refused with its line, or describes a position that is sound and can be played on."""
    text = game.write(position_at(game, case))
    rng = Rng(case.seed)
    for _ in range(40):
        place, letter = rng.below(len(text)), "0159 -:~\nTx"[rng.below(11)]
        changed = text[:place] + letter + text[place + rng.below(2) :]
        try:
            position = game.read(changed)
        except BadPosition as problem:
            line = problem.data["line"]
        else:
            line = 1
            assert game.read(game.write(position)) == position
            for _ in range(20):
                if position.waiting:
                    step(position, rng, case.scattered)
        assert 1 <= line <= changed.count("\n") + 1


def moves_read_back(game: Game, case: Case) -> None:
    """The text of each legal move reads back to its code, and fits on one line of a record."""
    for position in travel(game, case).positions:
        for seat in everyone_waiting(position):
            for move in position.moves(seat):
                text = game.write_move(position, seat, move)
                assert game.read_move(position, seat, text) == move
                assert text.split() == text.split(" ")
                assert text.isprintable()


def records_replay(game: Game, case: Case) -> None:
    """The record of a game, finished or not, reads back equal and replays to an equal position."""
    journey = travel(game, case)
    for length in (journey.index(case.percent), len(journey.log)):
        match = replay(game, case, journey.log[:length])
        record = match.record()

        read = records.read(record.write())
        replayed = game.replay(read)

        assert read == record
        assert read.write() == record.write()
        assert replayed.log == journey.log[:length]
        assert replayed.position == journey.positions[length]
        assert replayed.result() == match.result()
        assert (replayed.result() is None) == (length < len(journey.log))


def scores_add_up(game: Game, case: Case) -> None:
    """The breakdown adds up to the points; the leaders follow from score, tie-break and alliances."""
    for position in travel(game, case).positions[-1:-60:-3]:
        for seat in range(position.seats):
            *parts, total = game.breakdown(position, seat).values()
            assert sum(parts) == total == position.points(seat)
            assert parts == [position.points_from(seat, source) for source in range(len(parts))]
        ranks = [(position.points(seat), tie_break(position, seat)) for seat in range(position.seats)]
        best = [seat for seat in range(position.seats) if ranks[seat] == max(ranks)]
        with_allies = {
            other
            for other in range(position.seats)
            for seat in best
            if hooks.of(game).allies(position, seat) >> other & 1
        }
        assert position.leaders() == sorted({*best} | with_allies)


def tie_break(position: Position, seat: int) -> int:
    """The tie-break of a seat; 0 for a compiled game without one, which has no such method in Python."""
    return getattr(position, "tie_break", lambda _seat: 0)(seat)


def results_tell_the_end(game: Game, case: Case) -> None:
    """A finished match has a result with its scores and winners; an unfinished one has no result."""
    journey = travel(game, case)
    match = replay(game, case, journey.log[:-1])
    assert match.result() is None
    match.play(journey.log[-1][1], journey.log[-1][0])
    result = match.result()
    assert result is not None
    assert result.scores == tuple(match.position.points(seat) for seat in range(case.seats))
    assert result.winners == tuple(match.position.leaders())
    assert result.winners
