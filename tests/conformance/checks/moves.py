"""Checks about moves: games end, lists are sound, and whatever is not listed is refused and changes nothing."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from lampion.kernel.errors import (
    GameOver,
    IllegalMove,
    LampionError,
    NotYourTurn,
    StaleMove,
    UnknownSeat,
    UnreadableMove,
)
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE, CODES, OUTCOMES, ROOM
from lampion.kernel.match import Match
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.conformance import hooks
from tests.conformance.walks import Case, Journey, everyone_waiting, position_at, replay, seats_waiting, travel


def walks_end(game: Game, case: Case) -> None:
    """Random games end, whether seats that wait together move in turn order or in random order."""
    for scattered in (False, True):
        journey = travel(game, replace(case, scattered=scattered))
        assert not journey.positions[-1].waiting or hooks.of(game).may_go_on(case.options)
        assert all(position.waiting for position in journey.positions[:-1])


def pieces_are_conserved(game: Game, case: Case) -> None:
    """Every piece is in exactly one place, until a move takes it out of the game."""
    game_hooks = hooks.of(game)
    assert game_hooks.census is not None, f"{game.id} has no census in tests/conformance/games/"
    journey = travel(game, case)
    expected = game_hooks.census(journey.positions[0])
    for before, seat, move, after in journey.steps():
        for piece in game_hooks.leaves(before, seat, move):
            expected[piece] -= 1
        assert game_hooks.census(after) == expected


def moves_have_no_doubles(game: Game, case: Case) -> None:
    """No list holds a code twice, and no two moves of a list have the same text."""
    for position in travel(game, case).positions:
        for seat in everyone_waiting(position):
            moves = position.moves(seat)
            assert len(set(moves)) == len(moves)
            assert len({game.write_move(position, seat, move) for move in moves}) == len(moves)


def moves_fit_the_buffers(game: Game, case: Case) -> None:
    """Codes stay below 65,536, and lists fit the kernel's buffers."""
    for position in travel(game, case).positions:
        for seat in everyone_waiting(position):
            moves = position.moves(seat)
            assert 1 <= len(moves) <= (OUTCOMES if seat == CHANCE else ROOM)
            assert all(0 <= move < CODES for move in moves)


def asking_changes_nothing(game: Game, case: Case) -> None:
    """Asking for lists, views, offers, texts or scores leaves the position unchanged."""
    position = position_at(game, case)
    before = position.fields()
    for seat in range(position.seats):
        position.moves(seat)
        game.view(position, seat)
        game.offers(position, seat)
        game.breakdown(position, seat)
        position.points(seat)
        position.redealt(seat, Rng(case.seed))
        if position.waits_for(seat):
            game.prompt(position, seat)
    position.chances()
    position.leaders()
    game.view(position, None)
    game.write(position)

    assert position.fields() == before


def other_codes_are_refused(game: Game, case: Case) -> None:
    """A listed code can be played; any other is illegal, and nothing changes."""
    journey = travel(game, case)
    position = journey.positions[journey.index(case.percent)]
    for seat in everyone_waiting(position):
        legal = set(position.moves(seat))
        for move in sample_codes(journey, legal, Rng(case.seed)):
            twin = position.copy()
            if move in legal:
                twin.play(seat, move)
                assert twin != position, f"seat {seat}'s move {move} does nothing"
            else:
                with pytest.raises(IllegalMove) as refusal:
                    twin.play(seat, move)
                assert refusal.value.data == {"move": move, "seat": seat}
                assert twin == position


def sample_codes(journey: Journey, legal: set[int], rng: Rng) -> set[int]:
    """Legal codes, their neighbours, codes played elsewhere in the game, the ends of the range, and random ones."""
    near = {move + step for move in legal for step in (-1, 0, 1)}
    played = {move for _, move in journey.log}
    ends = {-1, 0, CODES - 1, CODES, 2**31 - 1, -(2**31), 2**70, -(2**70)}
    return near | played | ends | {rng.below(CODES) for _ in range(50)}


def other_texts_are_refused(game: Game, case: Case) -> None:
    """A text is played if it names a legal move; any other is refused as unreadable or illegal, and nothing changes."""
    journey = travel(game, case)
    index = journey.index(case.percent)
    match = replay(game, case, journey.log[:index])
    position = journey.positions[index]
    for seat in everyone_waiting(position):
        legal = match.texts(seat)
        for text in sample_texts(game, journey, legal, Rng(case.seed)):
            twin = match.copy()
            try:
                twin.play(text, seat)
            except (UnreadableMove, IllegalMove):
                assert text not in legal
                assert (twin.log, twin.position) == (match.log, position)
            else:
                played = game.write_move(position, seat, twin.log[-1][1])
                assert played in legal
                assert sorted(played.split()) == sorted(text.split()), f"{text!r} was taken for {played!r}"


def sample_texts(game: Game, journey: Journey, legal: list[str], rng: Rng) -> set[str]:
    """Legal texts, slightly changed ones, texts of moves played elsewhere in the game, and nonsense."""
    texts = {"", " ", "~", "#", "0", "-1", "é", "None", "x" * 2000, "1,1 " * 500}
    for text in legal[:3]:
        words = text.split()
        texts |= {text, text.upper(), f"{text} {words[-1]}", " ".join(words[:-1]), " ".join(words[1:])}
        for _ in range(12):
            place = rng.below(len(text))
            texts.add(text[:place] + "0-,Z9٢é "[rng.below(8)] + text[place + rng.below(2) :])
    for _ in range(10):
        number = rng.below(len(journey.log))
        texts.add(game.write_move(journey.positions[number], *journey.log[number]))
    return texts


def wrong_seats_are_refused(game: Game, case: Case) -> None:
    """Out of turn, no such seat, the game is over: each has its error, and nothing changes."""
    journey = travel(game, case)
    index = journey.index(case.percent)
    match = replay(game, case, journey.log[:index])
    late: type[LampionError] = NotYourTurn if match.position.waiting else GameOver
    moves: list[int | str] = [0, journey.log[0][1], game.write_move(journey.positions[0], *journey.log[0])]
    for move in moves:
        for seat in [*range(case.seats), CHANCE]:
            if not match.position.waiting >> seat & 1:
                expect_refusal(match, move, seat, late)
        for seat in (-1, case.seats, CHANCE + 1, 100):
            if seat != CHANCE:
                expect_refusal(match, move, seat, UnknownSeat)
        if match.over:
            expect_refusal(match, move, None, GameOver)


def expect_refusal(match: Match, move: int | str, seat: int | None, kind: type[LampionError]) -> None:
    """Check that a move is refused with this error, and nothing changes."""
    before, log = match.position.copy(), list(match.log)
    with pytest.raises(kind):
        match.play(move, seat)
    assert (match.position, match.log) == (before, log)


def stale_numbers_are_refused(game: Game, case: Case) -> None:
    """A move that names a decision already made, or not yet due, is refused, and nothing changes."""
    journey = travel(game, case)
    match = replay(game, case, journey.log[: journey.index(case.percent)])
    for seat in seats_waiting(match.position):
        [move, *_] = match.moves(seat)
        number = match.decisions(seat)
        assert number == sum(1 for who, _ in match.log if who == seat)
        for wrong in {0, number - 1, number + 1} - {number}:
            before = match.position.copy()
            with pytest.raises(StaleMove) as refusal:
                match.play(move, seat, wrong)
            assert refusal.value.data == {"seat": seat, "number": wrong, "expected": number}
            assert match.position == before
        twin = match.copy()
        twin.play(move, seat, number)
        assert twin.decisions(seat) == number + 1


def waiting_is_consistent(game: Game, case: Case) -> None:
    """`waiting`, `to_move` and the lists of moves agree; while chance is due, only chance moves."""
    for position in travel(game, case).positions:
        expected = [CHANCE] if position.waiting >> CHANCE & 1 else seats_in(position.waiting, range(position.seats))
        assert seats_in(position.waiting, range(32)) == expected
        assert [seat for seat in range(-1, 12) if position.waits_for(seat)] == expected
        assert [seat for seat in range(-1, 12) if position.moves(seat)] == expected
        assert bool(position.chances()) == (expected == [CHANCE])
        assert position.is_over() == (not expected)
        assert 0 <= position.active < position.seats
        assert position.to_move() == first_in_turn(position, expected)


def turns_only_rise(game: Game, case: Case) -> None:
    """The turn number rises by one at a time, so that a search can see when a turn is over."""
    for before, _, _, after in travel(game, case).steps():
        assert after.turn - before.turn in (0, 1)


def seats_in(mask: int, seats: Iterable[int]) -> list[int]:
    """The seats whose bit is set in a mask."""
    return [seat for seat in seats if mask >> seat & 1]


def first_in_turn(position: Position, waiting: list[int]) -> int:
    """The first of the waiting seats in turn order from the active seat; -1 if nobody waits."""
    if not waiting or waiting == [CHANCE]:
        return waiting[0] if waiting else -1
    return min(waiting, key=lambda seat: (seat - position.active) % position.seats)
