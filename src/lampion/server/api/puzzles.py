"""Puzzles: a position from a game, the reader's answer, and what it is worth.

Nobody has to look after the puzzle of the day: every day has a number, and the puzzles take turns.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field

from lampion.bots.estimates import loss, percent
from lampion.bots.puzzle_lines import LONGEST
from lampion.bots.puzzles import Puzzle, Step, puzzles_of
from lampion.games import GAMES
from lampion.games import game as find_game
from lampion.kernel.game import Event, Game, Offer, Reason
from lampion.kernel.position import Position
from lampion.server.api.dependencies import LimitsHere, RoomsHere
from lampion.server.api.games import GameId
from lampion.server.clock import DAY
from lampion.server.errors import PROBLEMS, Refusal
from lampion.server.limits import address_of
from lampion.server.live.rooms import Rooms
from lampion.tables.views import Prompt

KEPT = 200  # puzzles worked out and kept in memory

router = APIRouter(prefix="/api", responses=PROBLEMS)

T = TypeVar("T")
MoveText = Annotated[str, Field(max_length=200)]
Number = Annotated[int, Path(ge=1, le=1_000_000, description="of the puzzle, from 1")]


class NoPuzzle(Refusal):
    """There is no such puzzle. Data: game, number."""

    code = "no-puzzle"
    status = 404


class NoAnswer(Refusal):
    """The move is not one of the answers to this puzzle. Data: move."""

    code = "no-answer"
    status = 422


class Question(BaseModel):
    """A decision in which one move, or a few that are as good as each other, is clearly the best: which one?"""

    prompt: Prompt
    offers: list[Offer]
    right: int = Field(description="how many of the offers are solutions, each as good as the others")


class PuzzleInfo(Question):
    """A position with a question, or with several in a row."""

    game: str
    number: int = Field(description="from 1 to `count`")
    count: int = Field(description="puzzles of this game")
    today: int = Field(description="the number of today's puzzle")
    steps: int = Field(description="decisions in a row: a solution of one leads to the next")
    seat: int = Field(description="who decides")
    seats: int
    view: Any = Field(description="what that seat sees")


class Verdict(BaseModel):
    """What a move is worth, compared to the best one."""

    grade: Literal["best", "worse"]
    kind: Literal["both", "chance", "points"] = Field(description="which loss is worth telling")
    before: int = Field(description="chance of winning with the best move, in percent, in steps of 5")
    after: int = Field(description="chance of winning with this move, in percent, in steps of 5")
    points: int = Field(description="points lost")
    played: Offer
    better: Offer
    reasons: list[Reason] = Field(description="what the best move is good for")
    events: list[Event] = Field(description="what this move did")
    view: Any = Field(description="what the seat sees after this move")
    next: Question | None = Field(description="what is asked after a solution, if that wasn't the last step")


@router.get("/puzzles/{game}", tags=["puzzles"])
async def show_todays_puzzle(game: GameId, request: Request, rooms: RoomsHere, limits: LimitsHere) -> PuzzleInfo:
    """Today's puzzle of a game; the day changes at midnight UTC."""
    limits.take_from("lists", request, rooms.clock())
    found = find_game(game)
    return await describe(request, rooms, found, number_of(found, rooms.clock()))


@router.get("/puzzles/{game}/{number}", tags=["puzzles"])
async def show_puzzle(
    game: GameId, number: Number, request: Request, rooms: RoomsHere, limits: LimitsHere
) -> PuzzleInfo:
    """Any puzzle of a game."""
    limits.take_from("lists", request, rooms.clock())
    return await describe(request, rooms, find_game(game), number)


@router.get("/puzzles/{game}/{number}/answer", tags=["puzzles"])
async def judge_answer(
    game: GameId,
    number: Number,
    request: Request,
    rooms: RoomsHere,
    limits: LimitsHere,
    after: Annotated[
        list[MoveText],
        Query(default_factory=list, max_length=LONGEST, description="solutions of earlier steps, in their order"),
    ],
    move: Annotated[
        MoveText | None, Query(description="the text of an offer of the step after these; by default the solution")
    ] = None,
) -> Verdict:
    """What a move is worth, and what it does. Asking changes nothing, and may be repeated."""
    limits.take_from("lists", request, rooms.clock())
    found = find_game(game)
    step = find_step(find_puzzle(found, number), after)
    answer = step.best if move is None else step.find(move)
    if answer is None:
        raise NoAnswer(move=move)
    return await aside(request, rooms, lambda: judge(found, number, tuple(after), answer.move))


def read_all() -> None:
    """Read the puzzles of every game; they stay in memory."""
    for name in GAMES:
        puzzles_of(find_game(name))


def number_of(game: Game, now: int) -> int:
    """The number of the day's puzzle."""
    return now // DAY % max(1, len(puzzles_of(game))) + 1


def find_puzzle(game: Game, number: int) -> Puzzle:
    """The puzzle with this number, from 1."""
    found = puzzles_of(game)
    if number > len(found):
        raise NoPuzzle(game=game.id, number=number)
    return found[number - 1]


def find_step(puzzle: Puzzle, after: Sequence[str]) -> Step:
    """The step that comes after these solutions."""
    for step, move in zip(puzzle.steps, after, strict=False):
        answer = step.find(move)
        if answer is None or not step.solves(answer):
            raise NoAnswer(move=move)
    if len(after) >= len(puzzle.steps):
        raise NoAnswer(move=after[-1])
    return puzzle.steps[len(after)]


async def describe(request: Request, rooms: Rooms, game: Game, number: int) -> PuzzleInfo:
    """A puzzle as its solver sees it."""
    find_puzzle(game, number)
    info = await aside(request, rooms, lambda: lay_out(game, number))
    return info.model_copy(update={"today": number_of(game, rooms.clock())})


async def aside(request: Request, rooms: Rooms, work: Callable[[], T]) -> T:
    """Do something beside the event loop, in turn with others who ask."""
    return await rooms.bot_pool.aside(work, address_of(request))


@lru_cache(KEPT)
def lay_out(game: Game, number: int) -> PuzzleInfo:
    """The same, whatever day it is."""
    puzzle = find_puzzle(game, number)
    position = puzzle.before(game)
    return PuzzleInfo(
        game=game.id,
        number=number,
        count=len(puzzles_of(game)),
        today=0,
        steps=len(puzzle.steps),
        seat=puzzle.seat,
        seats=position.seats,
        view=game.view(position, puzzle.seat),
        **ask(game, position, puzzle.seat, puzzle.steps[0]).model_dump(),
    )


def ask(game: Game, position: Position, seat: int, step: Step) -> Question:
    """What a step asks."""
    key, data = game.prompt(position, seat)
    return Question(prompt={"key": key, "data": data}, offers=game.offers(position, seat), right=step.right)


@lru_cache(KEPT)
def judge(game: Game, number: int, played: tuple[str, ...], move: str) -> Verdict:
    """A legal move after some solutions, compared to the best one."""
    puzzle = find_puzzle(game, number)
    step = find_step(puzzle, played)
    answer = step.find(move)
    assert answer is not None
    before, seat = puzzle.before(game, played), puzzle.seat
    code = game.read_move(before, seat, move)
    after = before.copy()
    after.play(seat, code)
    offers = {offer["move"]: offer for offer in game.offers(before, seat)}
    told = loss(step.judge(answer))
    is_right = step.solves(answer)
    better = move if is_right else step.best.move
    rest = puzzle.steps[len(played) + 1 :] if is_right else ()
    return Verdict(
        grade="best" if is_right else "worse",
        kind=told.kind,
        before=percent(answer.chance) if is_right else told.before,
        after=percent(answer.chance) if is_right else told.after,
        points=0 if is_right else told.points,
        played=offers[move],
        better=offers[better],
        reasons=game.reasons(before, seat, game.read_move(before, seat, better)),
        events=game.narrate(before, seat, code, after, seat),
        view=game.view(after, seat),
        next=ask(game, after, seat, rest[0]) if rest else None,
    )
