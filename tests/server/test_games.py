"""Whole games over real sockets: every game, with people, bots and spectators in every mix of seats."""

import asyncio
import json
from hashlib import sha256
from itertools import product
from typing import Any

import pytest

import lampion
from lampion.games import GAMES
from lampion.kernel import record as records
from lampion.kernel.chance import commit
from tests.server.client import Line, Person, Player, chooser, guests_at, listening, nonce_of
from tests.server.conftest import Verify
from tests.server.servers import Local

BOTS = ("random", "greedy")
QUICK = int(lampion.compiled)  # greedy ends its games sooner, but takes its time in plain Python
PLAYED = [*((name, {}) for name in GAMES), ("takenoko", {"hikari": "on"})]

# Who sits where: "p" a person, "b" a bot.
MIXES = ["".join(mix) for seats in (2, 3, 4) for mix in product("pb", repeat=seats)]
SAMPLE = {
    "spring-festival": ["pp", "bb", "pbpp"],
    "takenoko": ["bp"],
    "takenoko hikari": ["pbb"],
}


def name_of(game: str, options: dict[str, str]) -> str:
    """A short name for a game with its options."""
    return " ".join([game, *options])


def sample(game: str, options: dict[str, str]) -> list[str]:
    """The mixes that are played by default; where none are chosen, one person against bots."""
    fewest = min(lampion.game(game).players)
    return SAMPLE.get(name_of(game, options), ["p" + "b" * (fewest - 1)])


def cases(quick: bool) -> list[Any]:
    """The mixes of all games: those of the sample, or all others."""
    return [
        pytest.param(game, options, mix, BOTS[QUICK if quick else number % 2], id=f"{name_of(game, options)} {mix}")
        for game, options in PLAYED
        for number, mix in enumerate(MIXES)
        if len(mix) in lampion.game(game).players and quick == (mix in sample(game, options))
    ]


@pytest.mark.parametrize(("game", "options", "mix", "bot"), cases(quick=True))
async def test_a_game_is_played_to_its_end_with_people_bots_and_spectators(
    local: Local, verify: Verify, game: str, options: dict[str, str], mix: str, bot: str
) -> None:
    await play_and_check(local, verify, game, options, mix, bot)


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "options", "mix", "bot"), cases(quick=False))
async def test_every_other_mix_of_seats_plays_to_the_end_too(
    local: Local, verify: Verify, game: str, options: dict[str, str], mix: str, bot: str
) -> None:
    await play_and_check(local, verify, game, options, mix, bot)


async def play_and_check(local: Local, verify: Verify, game: str, options: dict[str, str], mix: str, bot: str) -> None:
    """Play random moves to the end, then compare everything that anybody was sent with the record."""
    names = ("Ada", "Bea", "Cem", "Dot")[: mix.count("p")]
    async with guests_at(local.address, *names, "Host", "Guest") as (*seated, host, guest):
        stranger = Person(local.address)
        people = dict(zip((seat for seat, kind in enumerate(mix) if kind == "p"), seated, strict=True))
        table = await prepare(host, people, mix, game, options, bot)
        async with listening((stranger, table), (guest, table), (host, table)) as watching:
            commitment = watching[0].welcome["table"]["commitment"]
            await host.command(table, "start")
            for seat, person in people.items():
                await person.command(table, "reveal", nonce=nonce_of(seat))
            players = {seat: Player(person, table, chooser((mix, seat))) for seat, person in people.items()}
            await asyncio.gather(*(player.play_out() for player in players.values()))
            for line in watching:
                await line.until_state(120, phase="over")

        text = await stranger.record(table)
        verify(text)
        record = records.read(text)
        assert record.commitment == commitment == sha256(record.secret.encode()).hexdigest()
        assert [one.nonce for one in record.pledges] == [
            nonce_of(seat) if seat in people else "" for seat in range(len(mix))
        ]
        for seat, player in players.items():
            told = [entry.move for entry in record.entries if entry.seat == seat]
            assert all(told[number] == move for number, move in player.acknowledged.items())
            passes = sum(line.get("by") == "pass" and line["seat"] == seat for line in player.line.lines)
            assert len(player.acknowledged) + passes == len(told)
            check_line(player.line, seat)
            await check_views(player.line, str(seat))
            await player.line.close()
        assert record.result
        for line in watching:
            check_line(line, None)
            assert line.state["outcome"]["scores"] == list(record.result.scores)
            assert line.state["outcome"]["winners"] == list(record.result.winners)
            assert all(not state["offers"] and state["prompt"] is None for state in states(line))
        await check_views(watching[0], "public")
        assert [strip(state) for state in states(watching[0])] == [strip(state) for state in states(watching[1])]
        await stranger.close()


async def prepare(
    host: Person, people: dict[int, Person], mix: str, game: str, options: dict[str, str], bot: str
) -> str:
    """Make a table whose host does not play, with people and bots in their seats; return its id."""
    bots = {str(seat): bot for seat, kind in enumerate(mix) if kind == "b"}
    made = await host.make_table(game=game, seats=len(mix), options=options, seat=None, bots=bots)
    for seat, person in people.items():
        await person.command(made["id"], "sit", seat=seat, pledge=commit(nonce_of(seat)))
    return str(made["id"])


def states(line: Line) -> list[dict[str, Any]]:
    """Every state that a socket received, in order, with the offers that news leave out while they are the same."""
    found: list[dict[str, Any]] = []
    for message in map(json.loads, line.heard):
        if message["type"] in ("table", "news"):
            kept = {} if "offers" in message["state"] else {"offers": found[-1]["offers"]}
            found.append({**message["state"], **kept})
    return found


def strip(state: dict[str, Any]) -> dict[str, Any]:
    """A state without the clock, which depends on the time of the request."""
    return {key: value for key, value in state.items() if key != "clock"}


def check_line(line: Line, seat: int | None) -> None:
    """Check what a socket received: its own seat, rising numbers, and offers only when the game waits for it."""
    numbers = [told["number"] for told in line.lines]
    assert numbers == sorted(set(numbers))
    assert line.contradictions == []
    for state in states(line):
        assert state["seat"] == seat
        assert bool(state["offers"]) == (seat is not None and seat in state["waiting"])
    counted = [state["number"] for state in states(line)]
    assert counted == sorted(counted)


async def check_views(line: Line, viewer: str) -> None:
    """Check that the replay of a viewer shows what that viewer saw during the game, moment by moment."""
    moments: dict[int, Any] = {}
    start: int | None = 0
    while start is not None:
        path = f"/api/tables/{line.table}/replay?eyes={viewer}&start={start}"
        replay = await line.person.call("GET", path)
        moments |= {moment["number"]: moment for moment in replay["moments"]}
        start = replay["next"]
    assert sorted(moments) == sorted({told["number"] for told in line.lines} | set(moments))
    compared = 0
    for state in states(line):
        moment = moments.get(state["number"] - 1)
        if moment is not None and state["phase"] != "open":
            assert moment["view"] == state["view"]
            compared += 1
    assert compared > 10
    for told in line.lines:
        assert {**told, "view": moments[told["number"]]["view"]} == moments[told["number"]]
