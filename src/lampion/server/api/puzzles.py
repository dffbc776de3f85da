"""Puzzles: a position from a game, the reader's answer, and what it is worth.

Nobody has to look after the puzzle of the day: every day has a number, and the puzzles take turns.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field

from lampion.bots.estimates import loss, percent
from lampion.bots.puzzles import Puzzle, puzzles_of
from lampion.games import GAMES
from lampion.games import game as find_game
from lampion.kernel.game import Event, Game, Offer, Reason
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
Number = Annotated[int, Path(ge=1, le=1_000_000, description="of the puzzle, from 1")]


class NoPuzzle(Refusal):
    """There is no such puzzle. Data: game, number."""

    code = "no-puzzle"
    status = 404


class NoAnswer(Refusal):
    """The move is not one of the answers to this puzzle. Data: move."""

    code = "no-answer"
    status = 422


class PuzzleInfo(BaseModel):
    """A position in which one move, or a few that are as good as each other, is clearly the best: which one?"""

    game: str
    number: int = Field(description="from 1 to `count`")
    count: int = Field(description="puzzles of this game")
    today: int = Field(description="the number of today's puzzle")
    seat: int = Field(description="who decides")
    seats: int
    view: Any = Field(description="what that seat sees")
    prompt: Prompt
    offers: list[Offer]
    right: int = Field(description="how many of the offers are solutions, each as good as the others")


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
    move: Annotated[
        str | None, Query(max_length=200, description="the text of an offer; by default the solution")
    ] = None,
) -> Verdict:
    """What a move is worth, and what it does. Asking changes nothing, and may be repeated."""
    limits.take_from("lists", request, rooms.clock())
    found = find_game(game)
    puzzle = find_puzzle(found, number)
    answer = puzzle.best if move is None else puzzle.find(move)
    if answer is None:
        raise NoAnswer(move=move)
    return await aside(request, rooms, lambda: judge(found, number, answer.move))


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
    position = game.read(puzzle.position)
    key, data = game.prompt(position, puzzle.seat)
    return PuzzleInfo(
        game=game.id,
        number=number,
        count=len(puzzles_of(game)),
        today=0,
        seat=puzzle.seat,
        seats=position.seats,
        view=game.view(position, puzzle.seat),
        prompt={"key": key, "data": data},
        offers=game.offers(position, puzzle.seat),
        right=puzzle.right,
    )


@lru_cache(KEPT)
def judge(game: Game, number: int, move: str) -> Verdict:
    """A legal move, compared to the best one."""
    puzzle = find_puzzle(game, number)
    answer = puzzle.find(move)
    assert answer is not None
    before, seat = game.read(puzzle.position), puzzle.seat
    code = game.read_move(before, seat, move)
    after = before.copy()
    after.play(seat, code)
    offers = {offer["move"]: offer for offer in game.offers(before, seat)}
    told = loss(puzzle.judge(answer))
    grade: Literal["best", "worse"] = "best" if puzzle.solves(answer) else "worse"
    better = move if grade == "best" else puzzle.best.move
    return Verdict(
        grade=grade,
        kind=told.kind,
        before=percent(answer.chance) if grade == "best" else told.before,
        after=percent(answer.chance) if grade == "best" else told.after,
        points=0 if grade == "best" else told.points,
        played=offers[move],
        better=offers[better],
        reasons=game.reasons(before, seat, game.read_move(before, seat, better)),
        events=game.narrate(before, seat, code, after, seat),
        view=game.view(after, seat),
    )
