"""The games that can be played, and the bots to play against."""

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from lampion import i18n
from lampion.bots import BOTS
from lampion.bots.puzzles import puzzles_of
from lampion.games import GAMES
from lampion.games import game as find_game
from lampion.kernel.game import Game
from lampion.kernel.options import Option
from lampion.lab.balance.shipped import find_shipped
from lampion.server.errors import PROBLEMS
from lampion.server.people.language import language_of

router = APIRouter(prefix="/api", responses=PROBLEMS)

GameId = Annotated[str, Field(pattern="^[a-z0-9-]{1,40}$", examples=["spring-festival"])]


class LevelInfo(BaseModel):
    """A level of a game and its measured rating: level 1 has 0, and 400 more mean ten wins to one."""

    bot: str = Field(examples=["level:3"])
    rating: int | None
    low: int | None = Field(description="the interval of 95 %")
    high: int | None


class OptionInfo(BaseModel):
    """An option that is chosen before the game."""

    name: str
    choices: list[str] = Field(description="the default first")
    main: list[str] = Field(description="the choices of an option to offer at once; empty for the others")
    later: str = Field(description="what to suggest after a person's first game; empty for the default")
    by_seat: bool = Field(description="do the choices after the first stand for the seats?")


class GameInfo(BaseModel):
    """A game that can be played."""

    id: str
    name: str
    about: str
    players: list[int]
    rules: int
    options: list[OptionInfo]
    windows: list[str]
    marked_windows: list[str]
    window_option: str | None  # there are no windows when this option is `off`
    levels: list[LevelInfo] = Field(description="bots by strength, weakest first; some of `level:1` to `level:8`")
    puzzles: int = Field(description="how many puzzles there are")


class GameBox(GameInfo):
    """A game with everything in its box."""

    pieces: dict[str, Any] = Field(description="credits, status marks, and the pieces as the game's board draws them")
    balance: bool = Field(description="is there a report on the game's balance, at `/balance/ID`?")


class Menu(BaseModel):
    """The games, and the bots besides their levels."""

    games: list[GameInfo]
    bots: list[str] = Field(description="bots that are not levels")


@router.get("/games", tags=["games"])
async def list_games(request: Request) -> Menu:
    """The games, their options, and the bots."""
    language = language_of(request)
    return Menu(games=[describe_game(find_game(name), language) for name in GAMES], bots=list(BOTS))


@router.get("/games/{game}", tags=["games"])
async def show_game(game: GameId, request: Request) -> GameBox:
    """One game, with everything in its box."""
    found = find_game(game)
    info = describe_game(found, language_of(request))
    return GameBox(**dict(info), pieces=dict(found.pieces()), balance=find_shipped(game) is not None)


def describe_game(game: Game, language: str) -> GameInfo:
    """A game as the menu shows it."""
    return GameInfo(
        id=game.id,
        name=i18n.say(language, f"{game.id}-name"),
        about=i18n.say(language, f"{game.id}-about"),
        players=list(game.players),
        rules=game.rules,
        options=[describe_option(option) for option in game.options],
        windows=list(game.windows),
        marked_windows=list(game.marked_windows),
        window_option=game.window_option,
        levels=describe_levels(game),
        puzzles=len(puzzles_of(game)),
    )


def describe_option(option: Option) -> OptionInfo:
    """An option as the menu shows it."""
    return OptionInfo(
        name=option.name,
        choices=list(option.choices),
        main=list(option.main),
        later=option.later,
        by_seat=option.by_seat,
    )


def describe_levels(game: Game) -> list[LevelInfo]:
    """The levels of a game, weakest first."""
    return [LevelInfo(bot=level.name, rating=level.rating, low=level.low, high=level.high) for level in game.levels]
