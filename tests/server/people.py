"""Common actions of people at tables."""

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Choose, Line, Person, Player, Refused, chooser

SF = "spring-festival"


def take(move: str) -> Choose:
    """A function that always picks this move."""
    return lambda _: move


async def until_written(line: Line, messages: int) -> None:
    """Wait until the chat has this many messages."""
    await line.until(lambda: len(line.chat) == messages)


async def refusal(work: Any) -> str:
    """Await something that must be refused; return the code."""
    with pytest.raises(Refused) as refused:
        await work
    assert set(refused.value.error) == {"code", "message", "data"}
    return str(refused.value.code)


async def answers(*asked: Any) -> list[Any]:
    """The results of simultaneous requests: the type of each answer, or the code of a refusal."""
    told = []
    for one in await asyncio.gather(*asked, return_exceptions=True):
        if isinstance(one, BaseException) and not isinstance(one, Refused):
            raise one
        told.append(one.code if isinstance(one, Refused) else one["type"])
    return told


async def socket_refusal(person: Person, table: str) -> str:
    """Ask for a socket that must be refused; return the code."""
    with pytest.raises(InvalidStatus) as refused:
        await person.connect(table)
    return str(json.loads(refused.value.response.body or b"")["error"]["code"])


async def seats_of(person: Person, table: str) -> list[dict[str, Any]]:
    """The seats as a person sees them."""
    seats: list[dict[str, Any]] = (await person.call("GET", f"/api/tables/{table}"))["seats"]
    return seats


async def sit_down(people: list[Person], seats: int, **wanted: Any) -> str:
    """Make a table and seat these people, the first as host; return its id without starting the game."""
    made = await people[0].make_table(game=SF, seats=seats, **wanted)
    for person in people[1:]:
        await person.command(made["id"], "sit", invite=made["invite"])
    return str(made["id"])


async def play_on(*people: Any) -> None:
    """Let people play a game to its end; the second argument is the table."""
    table = people[1]
    players = [Player(person, table, chooser(person.name)) for person in people if isinstance(person, Person)]
    await asyncio.gather(*(player.play_out() for player in players))
    for player in players:
        await player.line.close()
