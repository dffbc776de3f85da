"""REST: the games, the lobby, one's own tables, polling a table, commands, records and replays; errors in one shape."""

import asyncio
import json
from typing import Any

import httpx
import pytest

from lampion.games import GAMES
from tests.server.client import Person, begin, chooser, guests_at, listening
from tests.server.conftest import Start, Verify
from tests.server.servers import Local

SF = "spring-festival"


async def ask(person: Person, method: str, path: str, **settings: Any) -> httpx.Response:
    """Send a request; return the answer, whatever its status."""
    return await person.http.request(method, path, **settings)


async def test_the_menu_names_every_game_with_its_options_in_the_language_of_the_request(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        menu = await ada.call("GET", "/api/games")
        assert [game["id"] for game in menu["games"]] == list(GAMES)
        assert menu["bots"] == ["random", "greedy"]
        for game in menu["games"]:
            assert game["players"] == [2, 3, 4]
            assert game["name"]
            assert game["about"]
            assert all(option["choices"] for option in game["options"])
            main = [option for option in game["options"] if option["main"]]
            assert [set(option["main"]) <= set(option["choices"]) for option in main] == [True]
        french = await ada.call("GET", "/api/games?lang=fr")
        assert french["games"][0]["about"] != menu["games"][0]["about"]
        assert menu["games"][1]["marked_windows"] == ["own-turn", "cancel"]


async def test_the_lobby_lists_the_latest_tables_first_by_game_and_phase(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        opened = (await ada.make_table(game="takenoko", seats=3))["id"]
        playing = await begin({0: ada, 1: bea}, 2, game="takenoko")
        over = await begin({0: ada}, 2, game="takenoko")
        await ada.command(over, "resign")

        async def find(query: str) -> list[str]:
            tables = (await bea.call("GET", f"/api/tables{query}"))["tables"]
            return [line["id"] for line in tables if line["id"] in (opened, playing, over)]

        assert await find("") == [over, playing, opened]
        assert await find("?game=takenoko&phase=open") == [opened]
        assert await find("?phase=playing") == [playing]
        assert await find("?phase=over") == [over]
        assert await find(f"?game={SF}") == []
        assert len((await bea.call("GET", "/api/tables?limit=1"))["tables"]) == 1


async def test_the_lobby_counts_the_seats_that_are_still_open(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = (await ada.make_table(game="takenoko", seats=4, bots={"3": "greedy"}))["id"]

        async def count() -> int:
            tables = (await bea.call("GET", "/api/tables?game=takenoko"))["tables"]
            return next(int(line["open_seats"]) for line in tables if line["id"] == table)

        steps: list[tuple[Person, str, dict[str, Any]]] = [
            (bea, "sit", {"seat": 2}), (ada, "bot", {"seat": 1, "bot": "random"}), (ada, "open", {"seat": 3}),
            (bea, "stand", {}), (bea, "sit", {"seat": 3}), (ada, "bot", {"seat": 2}), (ada, "start", {}),
        ]  # fmt: skip
        counts = [await count()]
        for person, kind, data in steps:
            await person.command(table, kind, **data)
            counts.append(await count())
        assert counts == [2, 1, 0, 1, 2, 1, 0, 0]


async def test_the_lobby_can_leave_out_full_tables(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = (await ada.make_table(game="takenoko", seats=2))["id"]

        async def find(query: str) -> bool:
            return table in [line["id"] for line in (await bea.call("GET", f"/api/tables?{query}"))["tables"]]

        assert await find("phase=open&room=true")
        await bea.command(table, "sit")
        assert await find("phase=open")
        assert not await find("phase=open&room=true")


async def test_the_lobby_does_not_bring_tables_into_memory_nor_keep_them_there(serve: Start) -> None:
    server = serve()
    async with guests_at(server.address, "Ada") as (ada,):
        table = (await ada.make_table(game="takenoko", seats=3))["id"]
        used = server.rooms.rooms[table].used
        server.time.ahead += 60_000
        (line,) = (await ada.call("GET", "/api/tables"))["tables"]
        assert (line["id"], line["open_seats"]) == (table, 2)
        assert server.rooms.rooms[table].used == used

        await server.forget_tables()
        for path in ("/api/tables", "/api/me/tables"):
            (line,) = (await ada.call("GET", path))["tables"]
            assert (line["id"], line["open_seats"]) == (table, 2)
        assert not server.rooms.rooms


async def test_my_tables_are_those_where_i_sit_and_those_that_wait_for_me_come_first(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        one = await begin({0: ada, 1: bea}, 2, game=SF)
        two = await begin({0: ada, 1: bea}, 2, game=SF, settings={"listed": False})
        await begin({0: bea}, 2, game=SF)
        async with listening((ada, two)) as (line,):
            for _ in range(4):
                await line.play(chooser(1))

        async def mine(person: Person) -> list[tuple[str, bool]]:
            tables = (await person.call("GET", "/api/me/tables"))["tables"]
            return [(table["id"], table["waits_for_you"]) for table in tables if table["id"] in (one, two)]

        assert await mine(ada) == [(one, True), (two, False)]  # although the other was touched later
        assert await mine(bea) == [(two, True), (one, True)]
        assert await mine(cem) == []


async def test_a_whole_game_can_be_played_by_polling(local: Local, verify: Verify) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 3, game=SF)
        pick, since, lines = chooser("poll"), 0, []
        async with asyncio.timeout(60):
            while True:
                told = await ada.call("GET", f"/api/tables/{table}?since={since}")
                lines += told["lines"]
                state, since = told["state"], told["state"]["number"]
                if state["phase"] == "over":
                    break
                if state["offers"]:
                    move = pick(state["offers"])
                    answer = await ada.command(table, "move", number=state["decision"], move=move, id="x")
                    assert answer["id"] == "x"
                    assert answer["number"] > since
        whole = await ada.call("GET", f"/api/tables/{table}")
        assert lines == whole["lines"]
        verify(await ada.record(table))


async def test_a_record_comes_as_a_file_with_a_name(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        await ada.command(table, "close")
        answer = await ask(ada, "GET", f"/api/tables/{table}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        assert f'filename="{SF}-{table}.lampion"' in answer.headers["content-disposition"]


# Refused commands: body, status and code.
COMMANDS = [
    ({"type": "dance"}, 422, "bad-request"),
    ({"type": "move", "number": 0}, 422, "bad-request"),
    ({"type": "move", "number": -1, "move": "pass"}, 422, "bad-request"),
    ({"type": "move", "number": 0, "move": "dance"}, 422, "unreadable-move"),
    ({"type": "move", "number": 0, "move": "place S1-1 5,5"}, 409, "illegal-move"),
    ({"type": "move", "number": 9, "move": "pass"}, 409, "stale-move"),
    ({"type": "undo", "number": 0}, 409, "nothing-to-undo"),
]
# Other refused requests: method, path, body, status and code.
REQUESTS: list[Any] = [
    ("GET", "/api/tables/nowhere", None, 404, "unknown-table"),
    ("GET", "/api/tables/nowhere/record", None, 404, "unknown-table"),
    ("GET", "/api/tables/nowhere/replay", None, 404, "unknown-table"),
    ("POST", "/api/tables/nowhere/commands", {"type": "ping"}, 404, "unknown-table"),
    ("GET", "/api/tables/TABLE/record", None, 409, "not-over"),
    ("GET", "/api/tables/TABLE/replay?eyes=1", None, 403, "not-your-eyes"),
    ("GET", "/api/tables/TABLE/replay?eyes=9", None, 422, "bad-request"),
    ("GET", "/api/tables?phase=tea", None, 422, "bad-request"),
    ("GET", "/api/tables/TABLE?since=-1", None, 422, "bad-request"),
    ("POST", "/api/tables", {"game": "chess"}, 404, "unknown-game"),
    ("POST", "/api/tables", {"game": SF, "seats": 5}, 422, "bad-seats"),
    ("POST", "/api/tables", {"game": SF, "options": {"sign": "unicorn"}}, 422, "bad-option"),
    ("POST", "/api/tables", {"game": SF, "options": {"colour": "red"}}, 422, "unknown-option"),
    ("POST", "/api/tables", {"game": SF, "bots": {"1": "oracle"}}, 422, "unknown-bot"),
    ("POST", "/api/tables", {"game": SF, "bots": {"0": "greedy"}}, 404, "unknown-seat"),
    ("POST", "/api/tables", {"game": SF, "seat": 2}, 404, "unknown-seat"),
    ("POST", "/api/tables", {"game": SF, "settings": {"substitute": "oracle"}}, 422, "unknown-bot"),
    ("POST", "/api/tables", {"game": SF, "settings": {"pace": {"kind": "live", "bank": 1}}}, 422, "bad-request"),
    ("PUT", "/api/tables", {}, 405, "method-not-allowed"),
    ("GET", "/api/nothing", None, 404, "not-found"),
]


def refusals() -> list[Any]:
    """All refused requests, with the commands as requests."""
    return [*REQUESTS, *(("POST", "/api/tables/TABLE/commands", body, status, code) for body, status, code in COMMANDS)]


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_every_refusal_has_one_shape_and_a_message(local: Local, language: str) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        for method, path, body, status, code in refusals():
            place = path.replace("TABLE", table) + f"{'&' if '?' in path else '?'}lang={language}"
            answer = await ask(ada, method, place, **({} if body is None else {"json": body}))
            told = answer.json()
            assert (answer.status_code, told["error"]["code"]) == (status, code), (path, body)
            assert set(told) == {"error"}
            assert set(told["error"]) == {"code", "message", "data"}
            assert told["error"]["message"]
            assert answer.headers["content-language"] == language


@pytest.mark.parametrize("kind", ["sit", "start", "move", "chat", "hint", "close", "rematch"])
async def test_a_stranger_can_watch_and_do_nothing_else(local: Local, kind: str) -> None:
    said: dict[str, dict[str, Any]] = {"move": {"number": 0, "move": "pass"}, "chat": {"text": "hello"}}
    data = said.get(kind, {})
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        stranger = Person(local.address)
        shown = await stranger.call("GET", f"/api/tables/{table}")
        assert (shown["state"]["seat"], shown["state"]["offers"], shown["table"]["you"]) == (None, [], None)
        answer = await ask(stranger, "POST", f"/api/tables/{table}/commands", json={"type": kind, **data})
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no-identity")
        await stranger.close()


async def test_the_openapi_description_has_every_route_and_what_answers_look_like(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        described = await ada.call("GET", "/api/openapi.json")
        for path, methods in {
            "/api/games": {"get"},
            "/api/tables": {"get", "post"},
            "/api/play": {"post"},
            "/api/me/tables": {"get"},
            "/api/tables/{table}": {"get"},
            "/api/tables/{table}/commands": {"post"},
            "/api/tables/{table}/record": {"get"},
            "/api/tables/{table}/replay": {"get"},
        }.items():
            assert methods <= set(described["paths"][path])
            for method in methods:
                answers = described["paths"][path][method]["responses"]
                assert answers["409"]["content"]["application/json"]["schema"]["$ref"].endswith("Problem")
        commands = described["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]
        kinds = json.dumps(commands)
        assert all(f'"{kind}"' in kinds for kind in ("move", "undo", "sit", "start", "rematch", "call-bot"))
