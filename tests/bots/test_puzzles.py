"""Puzzles: one move is clearly the best, a longer search agrees, and none is about a decision that decides nothing."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import lampion
from lampion.bots.analysis import COST, POINTS, advise
from lampion.bots.puzzle_clarity import FEWEST, MOST
from lampion.bots.puzzle_lines import Question, find_line
from lampion.bots.puzzle_moves import find_puzzle
from lampion.bots.puzzles import Answer, Puzzle, Step, puzzles_of
from lampion.bots.search import Budget
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.lab.puzzle_hunt import Hunt, look_into
from tests.bots.games import PUZZLED, play_on
from tests.lines import a_line, twins

ENOUGH = 200  # puzzles of each game
LARGEST_SHARE = 0.5  # of them with a solution of the same kind
FIRST = 2000  # simulations with which they were found
FEW = 60  # simulations where the result doesn't matter


def laid_out(game: Game, puzzle: Puzzle) -> Iterator[tuple[Position, Step]]:
    """The steps of a puzzle, each with its position, if everything before was solved."""
    for place, step in enumerate(puzzle.steps):
        yield puzzle.before(game, [before.best.move for before in puzzle.steps[:place]]), step


@pytest.mark.parametrize("name", PUZZLED)
def test_every_game_has_puzzles_about_many_kinds_of_decisions(name: str) -> None:
    game = lampion.game(name)
    puzzles = puzzles_of(game)
    assert len(puzzles) >= ENOUGH
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    kinds: Counter[str] = Counter()
    for puzzle in puzzles:
        position, step = next(laid_out(game, puzzle))
        offers = {offer["move"]: offer["kind"] for offer in game.offers(position, puzzle.seat)}
        kinds[offers[step.best.move]] += 1
    assert max(kinds.values()) <= LARGEST_SHARE * len(puzzles), kinds
    assert {game.read(puzzle.position).seats for puzzle in puzzles} == set(game.players)


@pytest.mark.parametrize("name", PUZZLED)
def test_the_answers_are_the_legal_moves_and_the_best_is_clearly_best(name: str) -> None:
    game = lampion.game(name)
    for puzzle in puzzles_of(game):
        for position, step in laid_out(game, puzzle):
            moves = position.moves(puzzle.seat)
            assert FEWEST <= len(moves) <= MOST
            assert {answer.move for answer in step.answers} == {
                game.write_move(position, puzzle.seat, move) for move in moves
            }
            assert all(0 <= answer.chance <= 1 for answer in step.answers)
            for answer in step.answers[step.right :]:
                choice = step.judge(answer)
                # What is stored is rounded.
                assert choice.cost >= COST - 0.001 or choice.points >= POINTS - 0.1, (puzzle.position, answer)


@pytest.mark.parametrize("name", PUZZLED)
def test_the_solution_has_a_reason_that_the_page_can_tell(name: str) -> None:
    game = lampion.game(name)
    for puzzle in puzzles_of(game):
        *_, (position, step) = laid_out(game, puzzle)
        assert game.reasons(position, puzzle.seat, game.read_move(position, puzzle.seat, step.best.move))


def is_found_again(game: Game, puzzle: Puzzle, seed: int) -> bool:
    """Does a search with other chance find the same solution, however clear it is?"""
    position, seat = puzzle.before(game), puzzle.seat
    found = advise(game, position, seat, Budget(10 * FIRST), seed)
    return game.write_move(position, seat, found.moves[0].move) == puzzle.steps[0].best.move


@pytest.mark.parametrize("name", PUZZLED)
def test_a_search_with_other_chance_finds_the_same_solutions(name: str) -> None:
    game = lampion.game(name)
    sample = puzzles_of(game)[::50]
    assert [puzzle for puzzle in sample if not is_found_again(game, puzzle, 77)] == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", PUZZLED)
def test_a_search_with_other_chance_finds_nearly_all_of_them(name: str) -> None:
    game = lampion.game(name)
    puzzles = puzzles_of(game)
    missed = [puzzle for puzzle in puzzles if not is_found_again(game, puzzle, 78)]
    assert len(missed) <= len(puzzles) // 50, missed


def test_a_decision_between_two_moves_or_in_a_decided_game_is_no_puzzle() -> None:
    game = lampion.game("spring-festival")
    match = game.start(2, seed=3)
    looked = 0
    while not match.over:
        seat = match.to_move
        few = len(match.moves(seat)) < FEWEST
        behind = match.position.lead(seat) <= -25  # nobody catches up as much in the last rounds
        if few or behind:
            looked += 1
            assert find_puzzle(game, match.position, seat, FEW, 1) is None
        play_on(match, 1, looked)
    assert looked


def test_hidden_things_do_not_change_a_puzzle() -> None:
    game = lampion.game("takenoko")
    for puzzle in puzzles_of(game)[:3]:
        position = puzzle.before(game)
        found = find_puzzle(game, position, puzzle.seat, 300, 5)
        for deal in range(2):
            twin = position.redealt(puzzle.seat, Rng(deal))
            again = find_puzzle(game, twin, puzzle.seat, 300, 5)
            assert (again and again.steps) == (found and found.steps)


# Lines


def test_all_lines_are_listed_with_one_tile_of_each_kind() -> None:
    game, puzzle = lampion.game("fireworks"), a_line()
    position, seat = puzzle.before(game), puzzle.seat
    lines = Question(game, position, seat, 1).rank_lines()
    kinds = {min(twins(game, position, seat, move)): move for move in position.moves(seat)}
    ways = 0
    for move in kinds.values():
        after = position.copy()
        after.play(seat, move)
        ways += len(after.moves(seat))
    assert len(lines) == len({line.moves for line in lines}) == ways
    for line in lines[:50]:
        again = position.copy()
        for move in line.moves:
            assert again.waiting == 1 << seat
            again.play(seat, move)
        assert again == line.after
        assert not again.waits_for(seat) or again.phase not in game.line_phases
    promises = [Question(game, position, seat, 1).promise(line) for line in lines]
    assert promises == sorted(promises, reverse=True)


def test_a_line_that_is_found_is_clearly_the_best_and_found_again() -> None:
    game = lampion.game("fireworks")
    (found, *_) = look_into(Hunt("fireworks", looks=500), 0)
    puzzle = found.puzzle
    for position, step in laid_out(game, puzzle):
        assert {answer.move for answer in step.answers} == {
            game.write_move(position, puzzle.seat, move) for move in position.moves(puzzle.seat)
        }
        for answer in step.answers[step.right :]:
            choice = step.judge(answer)
            assert choice.cost >= game.clarity * COST or choice.points >= game.clarity * POINTS
    assert not (found.is_easy and found.is_quick)
    assert game.reasons(position, puzzle.seat, game.read_move(position, puzzle.seat, step.best.move))
    assert look_into(Hunt("fireworks", looks=500), 0)[0] == found


def test_where_nothing_can_be_chosen_there_is_no_line() -> None:
    game = lampion.game("fireworks")
    match = game.start(2, seed=3, mode="game-1")
    assert find_line(game, match.position, 1 - match.to_move, FEW, 1) is None


def test_a_bot_solves_a_line_only_if_it_finds_every_step() -> None:
    game, puzzle = lampion.game("fireworks"), a_line()

    def play(*places: int) -> bool:
        chosen = (step.answers[place].move for step, place in zip(puzzle.steps, places, strict=True))
        return puzzle.is_solved_by(game, lambda _, position, seat: game.read_move(position, seat, next(chosen)))

    assert play(0, 0)
    assert play(puzzle.steps[0].right - 1, 0)  # a twin
    assert not play(puzzle.steps[0].right, 0)
    assert not play(0, 1)
    assert not puzzle.is_solved_by(game, lambda *_: None)


def test_a_puzzle_is_read_as_it_was_written() -> None:
    toss = Step((Answer("heads", 0.75, 4.5), Answer("tails", 0.5, -1.0)))
    for steps in ((toss,), (toss, Step(toss.answers, 2))):
        puzzle = Puzzle("toss 2\n…", 1, steps)
        assert Puzzle.read(puzzle.write()) == puzzle


def test_a_game_without_a_file_has_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = type("Unheard", (), {})()
    monkeypatch.setattr(type(game), "__module__", "lampion.kernel.game")
    assert puzzles_of(game) == ()
