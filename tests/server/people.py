"""What people at tables do in many tests."""

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Choose, Line, Person, Player, Refused, chooser

SF = "spring-festival"


def take(move: str) -> Choose:
    """Whoever is offered something takes this."""
    return lambda _: move


async def until_written(line: Line, messages: int) -> None:
    """Wait until there is so much in the chat."""
    await line.until(lambda: len(line.chat) == messages)


async def refusal(work: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as refused:
        await work
    assert set(refused.value.error) == {"code", "message", "data"}
    return str(refused.value.code)


async def knock(person: Person, table: str) -> str:
    """The code with which a socket is refused."""
    with pytest.raises(InvalidStatus) as refused:
        await person.connect(table)
    return str(json.loads(refused.value.response.body or b"")["error"]["code"])


async def seats_of(person: Person, table: str) -> list[dict[str, Any]]:
    """The seats as a person sees them."""
    seats: list[dict[str, Any]] = (await person.call("GET", f"/api/tables/{table}"))["seats"]
    return seats


async def sit_down(people: list[Person], seats: int, **wanted: Any) -> str:
    """An open table where these people sit, the first one its host."""
    made = await people[0].make_table(game=SF, seats=seats, **wanted)
    for person in people[1:]:
        await person.command(made["id"], "sit", invite=made["invite"])
    return str(made["id"])


async def play_on(*people: Any) -> None:
    """People (and the table in second place) play a game to its end."""
    table = people[1]
    players = [Player(person, table, chooser(person.name)) for person in people if isinstance(person, Person)]
    await asyncio.gather(*(player.play_out() for player in players))
    for player in players:
        await player.line.close()
