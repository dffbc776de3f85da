"""Nonces over real sockets: pledged on sitting down, revealed at the start, replaced after thirty seconds."""

import json
from itertools import accumulate
from typing import Any

import pytest

from lampion.kernel import record as records
from lampion.kernel.chance import Pledge, commit
from tests.server.client import Line, Person, Refused, guests_at, listening, nonce_of
from tests.server.conftest import Start, Verify
from tests.server.servers import Local

SF = "spring-festival"
CHAIN = list(accumulate(range(9), lambda link, _: commit(link), initial="a-seed-that-nobody-knows"))[::-1]
SECOND = 1000


async def gather(ada: Person, bea: Person) -> str:
    """A table at which two people have pledged their nonces and the host has started; returns its id."""
    made = await ada.make_table(game=SF, seats=3, bots={"2": "random"}, pledge=commit(nonce_of(0)))
    await bea.command(made["id"], "sit", seat=1, invite=made["invite"], pledge=commit(nonce_of(1)))
    await ada.command(made["id"], "start")
    return str(made["id"])


async def seen(person: Person, table: str) -> dict[str, Any]:
    """Everything that somebody sees of a table."""
    answer: dict[str, Any] = await person.call("GET", f"/api/tables/{table}")
    return answer


async def test_the_commitment_comes_first_then_pledges_then_nonces_then_the_game(local: Local, verify: Verify) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Eve") as (ada, bea, eve):
        made = await ada.make_table(game=SF, seats=2)
        assert made["commitment"] == (await seen(eve, made["id"]))["table"]["commitment"]
        table = await gather(ada, bea)
        async with listening((eve, table)) as (line,):
            assert line.welcome["table"]["begun"]
            assert [seat["pledge"] for seat in line.seats] == [commit(nonce_of(0)), commit(nonce_of(1)), None]
            assert [seat["nonce"] for seat in line.seats] == [None, None, None]

            await bea.command(table, "reveal", nonce=nonce_of(1))
            await line.until(lambda: line.seats[1]["nonce"] == nonce_of(1))
            assert line.state["phase"] == "open"
            await ada.command(table, "reveal", nonce=nonce_of(0))
            await line.until_state(phase="playing")
            assert json.loads(line.heard[-1])["table"]["begun"] is False

            await ada.command(table, "close")
            await line.until_state(phase="over")
        text = await eve.record(table)
        verify(text)
        pledges = [Pledge(commit(nonce_of(seat)), nonce_of(seat)) for seat in range(2)]
        assert records.read(text).pledges == (*pledges, Pledge())


async def test_after_thirty_seconds_a_missing_nonce_is_replaced_and_everybody_told(
    local: Local, verify: Verify
) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Eve") as (ada, bea, eve):
        table = await gather(ada, bea)
        async with listening((eve, table), (bea, table)) as (line, late):
            await ada.command(table, "reveal", nonce=nonce_of(0))
            await local.put_forward(29 * SECOND)
            assert (await seen(eve, table))["state"]["phase"] == "open"
            await local.put_forward(2 * SECOND)

            await line.until_state(phase="playing")
            assert [told["replaced"] for told in line.lines if told["kind"] == "start"] == [[1]]
            await late.until_state(phase="playing")
            assert late.state["seat"] == 1
            assert late.seats[1]["bot"] is None
            assert late.state["offers"]
            with pytest.raises(Refused, match="already-started"):
                await bea.command(table, "reveal", nonce=nonce_of(1))
            await ada.command(table, "close")
            await line.until_state(phase="over")
        text = await eve.record(table)
        verify(text)
        assert records.read(text).pledges[1] == Pledge(commit(nonce_of(1)), "")


async def test_a_start_goes_on_after_a_restart(serve: Start) -> None:
    server = serve()
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        table = await gather(ada, bea)
        await ada.command(table, "reveal", nonce=nonce_of(0))
        server.stop()
        again = serve()
        for person in (ada, bea):
            person.move_to(again.address)

        await bea.command(table, "reveal", nonce=nonce_of(1))

        assert (await seen(ada, table))["state"]["phase"] == "playing"


async def test_a_start_that_nobody_looked_after_goes_on_by_itself_after_a_restart(serve: Start) -> None:
    server = serve()
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        table = await gather(ada, bea)
        server.stop()
        again = serve(ahead=60 * SECOND)
        ada.move_to(again.address)
        async with listening((ada, table)) as (line,):
            await line.until_state(phase="playing")
            assert [seat["nonce"] for seat in line.seats] == [None, None, None]


async def test_a_game_against_bots_waits_for_a_pledged_nonce_and_only_for_that(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        at_once = await ada.call("POST", "/api/play", json={"game": SF, "bot": "random"})
        assert (await seen(ada, at_once["id"]))["state"]["phase"] == "playing"

        made = await ada.call("POST", "/api/play", json={"game": SF, "bot": "random", "pledge": commit(nonce_of(0))})
        shown = await seen(ada, made["id"])
        assert (shown["state"]["phase"], shown["table"]["begun"]) == ("open", True)
        assert shown["table"]["commitment"] == made["commitment"]
        await ada.command(made["id"], "reveal", nonce=nonce_of(0))

        assert (await seen(ada, made["id"]))["state"]["phase"] == "playing"


async def test_playing_on_from_a_moment_keeps_the_position_while_nonces_are_revealed(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        made = await ada.call("POST", "/api/play", json={"game": SF, "bot": "random"})
        before = await seen(ada, made["id"])
        body = {"number": before["state"]["number"] - 1, "pledge": commit(nonce_of(0))}
        twin = await ada.call("POST", f"/api/tables/{made['id']}/continue", json=body)
        assert (await seen(ada, twin["id"]))["table"]["begun"]

        await ada.command(twin["id"], "reveal", nonce=nonce_of(0))

        after = await seen(ada, twin["id"])
        assert after["state"]["phase"] == "playing"
        assert [line["kind"] for line in after["lines"]].count("rules") == 1


@pytest.mark.parametrize("path", ["tables", "play"])
async def test_no_call_takes_a_nonce_before_the_commitment_was_shown(local: Local, path: str) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        with pytest.raises(Refused, match="bad-request"):
            await ada.call("POST", f"/api/{path}", json={"game": SF, "nonce": nonce_of(0)})
        made = await ada.make_table(game=SF, seats=2)
        with pytest.raises(Refused, match="bad-request"):
            await ada.command(made["id"], "sit", nonce=nonce_of(0))


# Draws that wait for links


async def drawing_at(lines: list[Line]) -> dict[str, Any]:
    """Play until chance waits for links."""
    while not lines[0].state["drawing"]:
        mover = next((line for line in lines if line.state["offers"]), None)
        if mover is None:
            number = max(line.state["number"] for line in lines)
            await lines[0].until(lambda: lines[0].state["number"] > number or lines[0].state["drawing"])  # noqa: B023
            continue
        answer = await mover.ask("move", number=mover.state["decision"], move=mover.state["offers"][0]["move"])
        for line in lines:
            await line.until_number(answer["number"])
    found: dict[str, Any] = lines[0].state["drawing"]
    return found


async def test_draws_wait_for_the_links_of_whoever_is_there(serve: Start, verify: Verify) -> None:
    """Also after a restart; whoever is gone is waited for once, and everybody is told."""
    server = serve()
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        wanted = {"game": "takenoko", "seats": 2, "settings": {"chained": True}, "pledge": commit(CHAIN[0])}
        made = await ada.make_table(**wanted)
        table = str(made["id"])
        await bea.command(table, "sit", seat=1, invite=made["invite"], pledge=commit(CHAIN[0]))
        await ada.command(table, "start")
        async with listening((ada, table), (bea, table)) as lines:
            for line in lines:
                await line.ask("reveal", nonce=CHAIN[0])
            first = await drawing_at(lines)
            assert (first["number"], first["missing"]) == (1, [0, 1])
            with pytest.raises(Refused, match="wrong-nonce"):
                await lines[0].ask("link", number=1, link=CHAIN[2])
            for line in lines:
                await line.ask("link", number=1, link=CHAIN[1])
            await lines[0].until(lambda: not lines[0].state["drawing"])
            assert (await drawing_at(lines))["number"] == 2
            await lines[0].ask("link", number=2, link=CHAIN[2])
        server.stop()
        server = serve()
        for person in (ada, bea):
            person.move_to(server.address)
        async with listening((ada, table), (bea, table)) as lines:
            assert lines[0].state["drawing"]["missing"] == [1]
            await server.put_forward(6 * SECOND)
            for line in lines:
                await line.until(lambda line=line: not line.state["drawing"])  # type: ignore[misc]
            assert [line["missing"] for line in lines[1].lines if line["kind"] == "draw"] == [[1]]
            assert [seat["lost"] for seat in lines[0].seats] == [False, True]
            await lines[1].ask("chained")
            assert (await drawing_at(lines))["missing"] == [0, 1]
            await lines[0].ask("close")
        text = await ada.record(table)
        verify(text)
        assert [one.links for one in records.read(text).links] == [(CHAIN[1], CHAIN[1]), (CHAIN[2], "")]
