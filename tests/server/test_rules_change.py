"""A table outlives an upgrade: servers with another version of the rules read data written under the first."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lampion import games
from lampion.cli.main import main
from lampion.games import game as find_game
from lampion.kernel import record as records
from lampion.kernel.errors import BadPosition
from lampion.kernel.record import Resumption
from tests.server.client import Line, Person, Player, Refused, begin, chooser, listening
from tests.server.conftest import Start
from tests.server.servers import Local
from tests.waiting import until_answered

GAMES = ["spring-festival", "takenoko"]


class Meeting:
    """Ada and Bea, who keep their cookies from server to server."""

    def __init__(self) -> None:
        self.people: list[Person] = []

    async def at(self, server: Local) -> list[Person]:
        """Bring both to a server; they become guests at the first one."""
        if not self.people:
            self.people = [await Person(server.address, name).arrive() for name in ("Ada", "Bea")]
        for person in self.people:
            person.move_to(server.address)
        return self.people

    async def end(self) -> None:
        """Close their clients."""
        for person in self.people:
            await person.close()


async def play_some(people: list[Person], table: str, decisions: int) -> Line:
    """Play some decisions; return the first person's line, still open."""
    lines = [await person.connect(table) for person in people]
    pick = chooser(7)
    for _ in range(decisions):
        number = max(line.state["number"] for line in lines)
        for line in lines:
            await line.until_number(number)
        await next(line for line in lines if line.state["offers"]).play(pick)
    number = max(line.state["number"] for line in lines)
    for line in lines:
        await line.until_number(number)
    await lines[1].close()
    return lines[0]


@pytest.mark.parametrize("name", GAMES)
async def test_a_game_goes_on_from_its_stored_position_and_its_record_says_where(
    serve: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    meeting = Meeting()
    server = serve()
    people = await meeting.at(server)
    table = await begin(dict(enumerate(people)), 2, game=name)
    line = await play_some(people, table, 10)
    before = line.state
    await line.close()
    await asyncio.to_thread(server.stop)

    monkeypatch.setattr(type(find_game(name)), "rules", 2)
    server = serve()
    await meeting.at(server)
    await line.resume()
    assert [(told["kind"], told["rules"]) for told in line.welcome["lines"]] == [("rules", 2)]
    assert line.state["view"] == before["view"]
    assert line.state["offers"] == before["offers"]
    assert line.state["decision"] == before["decision"]
    await line.close()
    if name == "takenoko":  # a whole game of the other one is enough
        await people[0].command(table, "close")
    players = [Player(person, table, chooser(seat)) for seat, person in enumerate(people)]
    await asyncio.gather(*(player.play_out() for player in players))
    for player in players:
        await player.line.close()
    text = await people[0].record(table)
    await meeting.end()
    record = records.read(text)
    (resumption,) = record.resumptions
    played = [entry for entry in record.entries[: resumption.after] if entry.seat < 8]
    assert record.rules == 1
    assert resumption == Resumption(resumption.after, 2, find_game(name).components)
    assert len(played) == 10
    file = tmp_path / "record.txt"
    file.write_text(text)
    assert main(["replay", str(file)]) == 0  # it opens, for reading


async def test_a_finished_game_stays_readable(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    meeting = Meeting()
    server = serve()
    people = await meeting.at(server)
    table = await begin(dict(enumerate(people)), 2, game="spring-festival")
    line = await play_some(people, table, 12)
    await people[0].command(table, "chat", text="well played")
    await people[1].command(table, "resign")
    await line.until(lambda: line.state["phase"] == "over")
    text, outcome = await people[0].record(table), line.state["outcome"]
    await line.close()
    await asyncio.to_thread(server.stop)

    monkeypatch.setattr(type(find_game("spring-festival")), "rules", 2)
    server = serve()
    await meeting.at(server)
    assert await people[0].record(table) == text
    shown = await people[0].call("GET", f"/api/tables/{table}")
    assert shown["state"]["outcome"] == outcome
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Bea"]
    assert [one["text"] for one in shown["chat"]] == ["well played"]
    assert shown["table"]["rules"] == 1
    assert [told["kind"] for told in shown["lines"]][-2:] == ["resign", "finish"]
    with pytest.raises(Refused) as refused:
        await people[0].call("GET", f"/api/tables/{table}/replay")
    assert refused.value.code == "old-rules"
    following = (await people[0].command(table, "rematch"))["table"]  # under the rules of today
    assert (await people[0].call("GET", f"/api/tables/{following}"))["table"]["rules"] == 2
    await meeting.end()


async def test_bots_and_clocks_go_on_under_the_new_rules(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    meeting = Meeting()
    server = serve()
    (ada, _) = await meeting.at(server)
    pace = {"pace": {"kind": "live", "bank": 600}}
    table = await begin({0: ada}, 2, game="spring-festival", bot="greedy", settings=pace)
    await asyncio.to_thread(server.stop)

    monkeypatch.setattr(type(find_game("spring-festival")), "components", "0123456789abcdef")
    server = serve()
    await meeting.at(server)
    player = Player(ada, table, chooser(1))
    await player.play_out()
    assert player.line.state["outcome"]["reason"] == "played"
    assert player.line.state["clock"]["left"][0] > 0
    await player.line.close()
    await meeting.end()


async def test_a_position_that_cannot_be_read_waits_for_a_version_that_can(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Entries added in between do not overwrite the stored position."""
    meeting = Meeting()
    server = serve()
    people = await meeting.at(server)
    table = await begin(dict(enumerate(people)), 2, game="spring-festival")
    line = await play_some(people, table, 3)
    before = line.state
    await line.close()
    await asyncio.to_thread(server.stop)

    kind = type(find_game("spring-festival"))
    read = kind.read

    def refuse(_self: object, text: str) -> None:
        raise BadPosition(line=1, problem=text[:10])

    monkeypatch.setattr(kind, "rules", 2)
    monkeypatch.setattr(kind, "read", refuse)
    server = serve()
    await meeting.at(server)
    shown = await people[0].call("GET", f"/api/tables/{table}")
    assert shown["state"]["view"] is None
    with pytest.raises(Refused) as refused:
        await people[0].command(table, "move", number=before["decision"], move=before["offers"][0]["move"])
    assert refused.value.code == "old-rules"
    await people[0].command(table, "lock")
    await asyncio.to_thread(server.stop)

    monkeypatch.setattr(kind, "rules", 3)
    monkeypatch.setattr(kind, "read", read)
    server = serve()
    await meeting.at(server)
    shown = await people[0].call("GET", f"/api/tables/{table}")
    assert shown["state"]["view"] == before["view"]
    assert shown["state"]["offers"] == before["offers"]
    await meeting.end()


async def test_a_table_that_cannot_be_opened_does_not_stop_others_from_opening(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One table's game is gone from the package; at the other, only bots play, and somebody watches."""
    meeting = Meeting()
    server = serve()
    (ada, _) = await meeting.at(server)
    lost = await begin({0: ada}, 2, game="takenoko")
    monkeypatch.setattr(server.rooms.bot_pool, "choose", think_for_ever)
    made = await ada.make_table(game="spring-festival", seats=2, seat=None, bots={"0": "greedy", "1": "random"})
    await ada.command(made["id"], "start")
    await asyncio.to_thread(server.stop)

    with without("takenoko"):
        server = serve()
        await meeting.at(server)
        store = server.app.state.store

        async def is_over() -> bool:
            row = await server.work(store.find_table(made["id"]))
            return bool(row.phase == "over")

        async with listening((ada, made["id"])):
            await until_answered(is_over)
        with pytest.raises(Refused) as refused:
            await ada.call("GET", f"/api/tables/{lost}")
        assert refused.value.code == "unknown-game"
    await meeting.end()


@contextmanager
def without(name: str) -> Iterator[None]:
    """The package lacks a game for a while; afterwards, the games are in the same order as before."""
    known = dict(games.GAMES)
    del games.GAMES[name]
    find_game.cache_clear()
    try:
        yield
    finally:
        games.GAMES.clear()
        games.GAMES.update(known)
        find_game.cache_clear()


async def think_for_ever(*_: object) -> int:
    """A bot that never decides."""
    await asyncio.Event().wait()
    return 0
