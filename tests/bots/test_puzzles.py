"""Puzzles: one move is clearly the best, a longer search agrees, and none is about a decision that decides nothing."""

from collections import Counter
from typing import Any

import pytest

import lampion
from lampion.bots.analysis import COST, POINTS, advise
from lampion.bots.puzzles import FEWEST, MOST, Answer, Puzzle, find_puzzle, puzzles_of
from lampion.bots.search import Budget
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.bots.games import PUZZLED, play_on

ENOUGH = 200  # puzzles of each game
LARGEST_SHARE = 0.5  # of them with a solution of the same kind
FIRST = 2000  # simulations with which they were found
FEW = 60  # simulations where the result doesn't matter


def laid_out(game: Game, puzzle: Puzzle) -> tuple[Position, list[int]]:
    """The position of a puzzle, and the legal moves there."""
    position = game.read(puzzle.position)
    return position, position.moves(puzzle.seat)


@pytest.mark.parametrize("name", PUZZLED)
def test_every_game_has_puzzles_about_many_kinds_of_decisions(name: str) -> None:
    game = lampion.game(name)
    puzzles = puzzles_of(game)
    assert len(puzzles) >= ENOUGH
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    kinds: Counter[str] = Counter()
    for puzzle in puzzles:
        position, _ = laid_out(game, puzzle)
        offers = {offer["move"]: offer["kind"] for offer in game.offers(position, puzzle.seat)}
        kinds[offers[puzzle.best.move]] += 1
    assert max(kinds.values()) <= LARGEST_SHARE * len(puzzles), kinds
    assert {game.read(puzzle.position).seats for puzzle in puzzles} == set(game.players)


@pytest.mark.parametrize("name", PUZZLED)
def test_the_answers_are_the_legal_moves_and_the_best_is_clearly_best(name: str) -> None:
    game = lampion.game(name)
    for puzzle in puzzles_of(game):
        position, moves = laid_out(game, puzzle)
        assert FEWEST <= len(moves) <= MOST
        assert {answer.move for answer in puzzle.answers} == {
            game.write_move(position, puzzle.seat, move) for move in moves
        }
        assert all(0 <= answer.chance <= 1 for answer in puzzle.answers)
        for answer in puzzle.answers[puzzle.right :]:
            choice = puzzle.judge(answer)
            # What is stored is rounded.
            assert choice.cost >= COST - 0.001 or choice.points >= POINTS - 0.1, (puzzle.position, answer)


@pytest.mark.parametrize("name", PUZZLED)
def test_the_solution_has_a_reason_that_the_page_can_tell(name: str) -> None:
    game = lampion.game(name)
    for puzzle in puzzles_of(game):
        position, _ = laid_out(game, puzzle)
        assert game.reasons(position, puzzle.seat, game.read_move(position, puzzle.seat, puzzle.best.move))


def find_again(game: Game, puzzle: Puzzle, seed: int) -> str | None:
    """The solution that a search with other chance finds, however clear it is."""
    position, _ = laid_out(game, puzzle)
    found = advise(game, position, puzzle.seat, Budget(10 * FIRST), seed)
    return game.write_move(position, puzzle.seat, found.moves[0].move)


@pytest.mark.parametrize("name", PUZZLED)
def test_a_search_with_other_chance_finds_the_same_solutions(name: str) -> None:
    game = lampion.game(name)
    sample = puzzles_of(game)[::50]
    assert [find_again(game, puzzle, 77) for puzzle in sample] == [puzzle.best.move for puzzle in sample]


@pytest.mark.thorough
@pytest.mark.parametrize("name", PUZZLED)
def test_a_search_with_other_chance_finds_nearly_all_of_them(name: str) -> None:
    game = lampion.game(name)
    puzzles = puzzles_of(game)
    missed = [puzzle for puzzle in puzzles if find_again(game, puzzle, 78) != puzzle.best.move]
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
        position, _ = laid_out(game, puzzle)
        found = find_puzzle(game, position, puzzle.seat, 300, 5)
        for deal in range(2):
            twin = position.redealt(puzzle.seat, Rng(deal))
            again = find_puzzle(game, twin, puzzle.seat, 300, 5)
            assert (again and again.answers) == (found and found.answers)


def test_a_puzzle_is_read_as_it_was_written() -> None:
    puzzle = Puzzle("toss 2\n…", 1, (Answer("heads", 0.75, 4.5), Answer("tails", 0.5, -1.0)))
    assert Puzzle.read(puzzle.write()) == puzzle


def test_a_game_without_a_file_has_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = type("Unheard", (), {})()
    monkeypatch.setattr(type(game), "__module__", "lampion.kernel.game")
    assert puzzles_of(game) == ()
