"""Tournaments over real sockets: rounds that pair and start tables, results from tables, people who do not come."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lampion.storage import Store, back_up, restore
from tests.server.client import Person, Refused, guests_at
from tests.server.conftest import Start
from tests.server.people import play_on, refusal
from tests.server.servers import Local
from tests.server.test_clubs import drop, found
from tests.server.test_rated_tables import SF, ladder
from tests.server.test_two_processes import same_guests_at
from tests.waiting import until_answered

MINUTE = 60 * 1000
Shown = dict[str, Any]


async def plan(organiser: Person, *others: Person, **wanted: Any) -> Shown:
    """A tournament of a new club, which all of these people have entered."""
    club = await found(organiser, *others)
    wish = {"name": "Lantern cup", "game": SF, "rounds": 2, "pace": "quick", **wanted}
    made = await organiser.call("POST", f"/api/clubs/{club['id']}/tournaments", json=wish)
    for person in (organiser, *others):
        await person.call("POST", f"/api/tournaments/{made['id']}/entrants")
    return await see(organiser, made)


async def see(person: Person, cup: Shown) -> Shown:
    """A tournament as somebody sees it."""
    shown: Shown = await person.call("GET", f"/api/tournaments/{cup['id']}")
    return shown


async def go_on(person: Person, cup: Shown) -> Shown:
    """Begin the next round."""
    shown: Shown = await person.call("POST", f"/api/tournaments/{cup['id']}/rounds")
    return shown


def tables_of(shown: Shown) -> list[Shown]:
    """The tables of the latest round."""
    return [board for board in shown["played"][0]["boards"] if board["table"]]


async def turn_up(people: dict[int, Person], board: Shown) -> None:
    """Everybody at a table gets ready; the game begins."""
    for number in board["people"]:
        await people[number].command(board["table"], "sit")


async def lose(people: dict[int, Person], board: Shown, seat: int = 1) -> None:
    """A game that this seat gives up."""
    await turn_up(people, board)
    await people[board["people"][seat]].command(board["table"], "resign")


def by_number(shown: Shown, everybody: list[Person]) -> dict[int, Person]:
    """The people of a tournament by their numbers, which were drawn."""
    known = {person.id: person for person in everybody}
    return {one["number"]: known[one["id"]] for one in shown["entrants"]}


def points(shown: Shown) -> dict[int, float]:
    """The points of everybody."""
    return {one["number"]: one["points"] for one in shown["standings"]}


async def until_round(person: Person, cup: Shown, number: int, state: str = "playing") -> Shown:
    """Wait until a round has begun, or all is over."""

    async def begun() -> bool:
        shown.update(await see(person, cup))
        return (shown["round"], shown["state"]) == (number, state)

    shown: Shown = {}
    await until_answered(begun)
    return shown


async def test_a_swiss_tournament_from_its_plan_to_its_last_result(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dee") as everybody:
        cup = await plan(*everybody)
        assert (cup["state"], cup["rounds"], len(cup["entrants"])) == ("open", 2, 4)
        shown = await go_on(everybody[0], cup)
        assert (shown["state"], shown["round"], len(tables_of(shown))) == ("playing", 1, 2)
        people = by_number(shown, everybody)
        mine = await everybody[1].call("GET", "/api/me/tables")
        assert [(one["waits_for_you"], one["settings"]["tournament"]) for one in mine["tables"]] == [(True, cup["id"])]

        for board in tables_of(shown):
            await lose(people, board)
        second = await until_round(everybody[2], cup, 2)
        first = [board["people"] for board in second["played"][1]["boards"]]
        again = [board["people"] for board in tables_of(second)]
        assert points(second) == {one: float(one in (first[0][0], first[1][0])) for one in range(4)}
        assert {frozenset(two) for two in first}.isdisjoint(frozenset(two) for two in again)
        assert {frozenset((first[0][0], first[1][0]))} <= {frozenset(two) for two in again}  # the winners meet

        await asyncio.gather(*(turn_up(people, board) for board in tables_of(second)))
        games = [(board["table"], [people[one] for one in board["people"]]) for board in tables_of(second)]
        await asyncio.gather(*(play_on(person, table) for table, two in games for person in two))
        last = await until_round(everybody[3], cup, 2, "over")
        for board in (board for one in last["played"] for board in one["boards"]):
            assert sorted(board["places"]) in ([1, 2], [1, 1])
        assert sum(points(last).values()) == 4
        assert [one["place"] for one in last["standings"]] == sorted(one["place"] for one in last["standings"])


async def test_a_whole_tournament_game_is_rated_and_its_winner_is_the_tables(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody, rounds=1))
        people = by_number(shown, everybody)
        (board,) = tables_of(shown)
        await turn_up(people, board)
        table = await people[board["people"][0]].call("GET", f"/api/tables/{board['table']}")
        assert (table["state"]["phase"], table["table"]["settings"]["rated"]) == ("playing", True)
        await asyncio.gather(*(play_on(people[one], board["table"]) for one in board["people"]))

        last = await until_round(everybody[0], shown, 1, "over")
        outcome = (await everybody[0].call("GET", f"/api/tables/{board['table']}"))["state"]["outcome"]
        winners = {board["people"][seat] for seat in outcome["winners"]}
        (resting,) = {0, 1, 2} - set(board["people"])
        assert points(last)[resting] == 1
        assert all(points(last)[one] == 1 / len(winners) for one in winners)
        rated = [(await ladder(person))["you"] is not None for person in everybody]
        assert rated == [person is not people[resting] for person in everybody]


async def test_a_round_robin_lets_everybody_meet_everybody_and_bye_each_once(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody, form="round-robin"))
        assert shown["rounds"] == 3
        people = by_number(shown, everybody)
        for number in (1, 2, 3):
            (board,) = tables_of(shown)
            await lose(people, board, seat=1 - board["people"].index(min(board["people"])))
            shown = await until_round(everybody[0], shown, min(3, number + 1), "over" if number == 3 else "playing")

        assert points(shown) == {0: 3.0, 1: 2.0, 2: 1.0}
        assert [one["byes"] for one in shown["standings"]] == [1, 1, 1]


async def test_whoever_does_not_turn_up_in_time_loses_and_nobody_is_rated_for_it(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dee") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody, minutes=10))
        people = by_number(shown, everybody)
        here, gone = tables_of(shown)
        await people[here["people"][1]].command(here["table"], "sit")
        seen = tables_of(await see(everybody[0], shown))
        assert seen[0]["ready"] == [False, True]
        local.time.ahead += 10 * MINUTE

        second = await until_round(everybody[1], shown, 2)
        settled = {board["table"]: board["places"] for board in second["played"][1]["boards"]}
        assert settled == {here["table"]: [None, 1], gone["table"]: [None, None]}
        assert points(second)[here["people"][1]] == 1
        assert sum(points(second).values()) == 1
        assert await refusal(people[here["people"][0]].command(here["table"], "sit")) == "already-started"
        assert [(await ladder(person))["you"] for person in everybody] == [None] * 4


async def test_whoever_turned_up_in_time_plays_on_the_clock(local: Local) -> None:
    """A game that has begun is decided at its table: whoever then leaves runs out of time."""
    async with guests_at(local.address, "Ada", "Bea", "Cem") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody, rounds=1, minutes=10))
        people = by_number(shown, everybody)
        (board,) = tables_of(shown)
        await turn_up(people, board)
        local.time.ahead += 11 * MINUTE
        assert (await see(everybody[0], shown))["state"] == "playing"
        await local.work(local.ring())

        last = await until_round(everybody[0], shown, 1, "over")
        assert sorted(tables_of(last)[0]["places"]) == [1, 2]


async def test_somebody_who_withdraws_plays_no_more_and_their_opponent_wins_the_open_table(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dee") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody))
        people = by_number(shown, everybody)
        other, board = tables_of(shown)
        leaver = board["people"][0]
        await people[leaver].call("DELETE", f"/api/tournaments/{shown['id']}/entrants/{leaver}")
        await lose(people, other)

        second = await until_round(everybody[0], shown, 2)
        assert points(second)[board["people"][1]] == 1
        assert leaver not in [one for board in second["played"][0]["boards"] for one in board["people"]]
        assert [one["out"] for one in second["entrants"]] == [number == leaver for number in range(4)]


async def test_the_organiser_begins_rounds_takes_people_out_and_ends_it(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dee") as everybody:
        ada, bea = everybody[:2]
        cup = await plan(*everybody, runs_itself=False)
        path = f"/api/tournaments/{cup['id']}"
        for asked in (
            bea.call("POST", f"{path}/rounds"), bea.call("POST", f"{path}/end"), bea.call("DELETE", path),
            bea.call("DELETE", f"{path}/entrants/0"),
            bea.call("POST", f"/api/clubs/{cup['club']}/tournaments", json={"name": "Mine", "game": SF}),
        ):  # fmt: skip
            assert await refusal(asked) == "club-rights"
        shown = await go_on(ada, cup)
        people = by_number(shown, everybody)
        assert await refusal(go_on(ada, cup)) == "round-running"
        assert await refusal(ada.call("DELETE", path)) == "tournament-begun"
        assert await refusal(bea.call("POST", f"{path}/entrants")) == "tournament-begun"
        for board in tables_of(shown):
            await lose(people, board)

        async def may_go_on() -> bool:
            return bool((await see(ada, cup))["may_go_on"])

        await until_answered(may_go_on)
        assert (await see(ada, cup))["round"] == 1
        second = await go_on(ada, cup)
        assert second["round"] == 2
        open_table = tables_of(second)[0]["table"]
        ended = await ada.call("POST", f"{path}/end")
        assert ended["state"] == "over"
        assert (await ada.call("GET", f"/api/tables/{open_table}"))["state"]["phase"] == "over"
        await ada.call("DELETE", path)
        assert await refusal(see(bea, cup)) == "unknown-tournament"


async def test_for_others_a_tournament_does_not_exist(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Eve") as (ada, bea, cem, eve):
        cup = await plan(ada, bea, cem)
        path = f"/api/tournaments/{cup['id']}"
        await drop(cem, {"id": cup["club"]}, cem)
        assert [one["name"] for one in (await see(ada, cup))["entrants"]] == ["Ada", "Bea"]
        for person in (cem, eve):
            for method, more in (
                ("GET", ""), ("DELETE", ""), ("POST", "/entrants"), ("DELETE", "/entrants/0"), ("POST", "/rounds"),
                ("POST", "/end"),
            ):  # fmt: skip
                with pytest.raises(Refused) as refused:
                    await person.call(method, path + more)
                assert (refused.value.status, refused.value.code) == (404, "unknown-tournament"), (method, more)
            assert await refusal(person.call("GET", f"/api/clubs/{cup['club']}/tournaments")) == "unknown-club"


async def test_a_result_cannot_be_forged(local: Local) -> None:
    """Nothing takes a result, neither the organiser's hand nor the host's; results come from tables that are over."""
    async with guests_at(local.address, "Ada", "Bea", "Cem") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody, rounds=1))
        people = by_number(shown, everybody)
        (board,) = tables_of(shown)
        path, forged = f"/api/tournaments/{shown['id']}", {"places": [1, 2], "winners": [0]}
        for method in ("POST", "PUT", "PATCH"):
            with pytest.raises(Refused) as refused:
                await everybody[0].call(method, path, json=forged)
            assert refused.value.status in (405, 422)
        paths = (await everybody[0].call("GET", "/api/openapi.json"))["paths"]
        writes = {one: ways for one, ways in paths.items() if "/tournaments/" in one and set(ways) - {"get"}}
        assert not any("requestBody" in way for ways in writes.values() for way in ways.values())
        host = people[board["people"][0]]
        for kind, more in (
            ("finish", forged), ("close", {}), ("stand", {}), ("remove", {"guest": people[board["people"][1]].id}),
            ("bot", {"seat": 1, "bot": "level:1"}), ("open", {"seat": 1}), ("lock", {"locked": True}), ("start", {}),
            ("terms", {"seats": 2, "options": {}, "settings": {"tournament": ""}}),
        ):  # fmt: skip
            with pytest.raises(Refused):
                await host.command(board["table"], kind, **more)
        settings = {"rated": True, "at_zero": "forfeit", "pace": {"kind": "live"}, "tournament": shown["id"]}
        with pytest.raises(Refused):
            await host.make_table(game=SF, seats=2, settings=settings)

        still = await see(everybody[0], shown)
        assert tables_of(still)[0]["places"] is None
        assert sum(points(still).values()) == 1  # the bye


async def test_a_plan_that_makes_no_sense_is_refused(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        club = await found(ada)
        path = f"/api/clubs/{club['id']}/tournaments"
        for wanted, code in (
            ({"form": "round-robin", "seats": 3}, "bad-tournament"), ({"name": "\u202e"}, "bad-name"),
            ({"seats": 9}, "bad-request"), ({"game": "chess"}, "unknown-game"),
        ):  # fmt: skip
            assert await refusal(ada.call("POST", path, json={"name": "Cup", "game": SF, **wanted})) == code
        cup = await ada.call("POST", path, json={"name": "Cup", "game": SF})
        assert await refusal(go_on(ada, cup)) == "few-people"
        await ada.call("POST", f"/api/tournaments/{cup['id']}/entrants")
        await ada.call("DELETE", f"/api/tournaments/{cup['id']}/entrants/0")
        assert (await see(ada, cup))["entrants"] == []
        assert await refusal(ada.call("DELETE", f"/api/tournaments/{cup['id']}/entrants/0")) == "unknown-entrant"


async def test_tables_of_four_and_a_shared_victory_of_those_who_came(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dee") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody, seats=4, rounds=1, minutes=5))
        people = by_number(shown, everybody)
        (board,) = tables_of(shown)
        assert len(board["people"]) == 4
        for seat in (0, 1, 3):
            await people[board["people"][seat]].command(board["table"], "sit")
        local.time.ahead += 5 * MINUTE

        last = await until_round(everybody[0], shown, 1, "over")
        assert tables_of(last)[0]["places"] == [1, 1, None, 1]
        assert sorted(round(one, 3) for one in points(last).values()) == [0, 0.667, 0.667, 0.667]


async def test_a_name_is_gone_from_tournaments_and_the_others_go_on(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Wanda of the reeds", "Cem", "Dee") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody))
        people = by_number(shown, everybody)
        wanda = everybody[1]
        (own,) = (board for board in tables_of(shown) if wanda in [people[one] for one in board["people"]])
        (other,) = (board for board in tables_of(shown) if board is not own)
        await lose(people, own)
        await wanda.call("DELETE", "/api/me")
        await lose(people, other)

        second = await until_round(everybody[0], shown, 2)
        assert "Wanda" not in str(second)
        assert wanda.id not in str(second)
        nameless = [one["number"] for one in second["entrants"] if one["name"] is None]
        assert [people[one] for one in nameless] == [wanda]
        assert sum(points(second).values()) == 2 + 1  # two games, and the bye of the third person
        ada = everybody[0]
        assert (await ada.record(own["table"])).startswith("lampion")


async def test_with_a_deleted_history_a_tournament_no_longer_knows_who_it_was(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Wanda", "Cem") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody, rounds=1))
        await everybody[1].call("DELETE", "/api/me/profile")

        assert "Wanda" not in str(await see(everybody[0], shown))


async def test_a_tournament_goes_on_after_a_restart_and_by_itself(serve: Start) -> None:
    """Nobody looks at it: whoever keeps house begins the next round. Time in which the server was down is nobody's."""
    server = serve()
    async with guests_at(server.address, "Ada", "Bea", "Cem") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody, minutes=10))
        people = by_number(shown, everybody)
        (board,) = tables_of(shown)
        server.stop()
        server = serve(ahead=11 * MINUTE)
        for person in everybody:
            person.move_to(server.address)
        await lose(people, board)

        async def next_begun() -> bool:
            row = await server.work(server.rooms.store.tournament(shown["id"]))
            return bool(row and row.round == 2)

        await until_answered(next_begun)
        first = (await see(everybody[0], shown))["played"][1]["boards"]
        assert [one["places"] for one in first if one["table"]] == [[1, 2]]


async def test_two_processes_begin_each_round_once(serve: Start) -> None:
    one, two = serve(), serve()
    async with (
        guests_at(one.address, "Ada", "Bea", "Cem", "Dee") as everybody,
        same_guests_at(*((person, two.address) for person in everybody)) as elsewhere,
    ):
        shown = await go_on(everybody[0], await plan(*everybody))
        people = by_number(shown, elsewhere)
        for board in tables_of(shown):
            await lose(people, board)
        await asyncio.gather(*(until_round(person, shown, 2) for person in (*everybody, *elsewhere)))

        boards = await one.work(one.rooms.store.boards(shown["id"]))
        assert [(board.round, board.number) for board in boards] == [(1, 0), (1, 1), (2, 0), (2, 1)]
        rows = await one.work(one.rooms.store.find_tables([board.table_id for board in boards]))
        assert [row.phase for row in rows] == ["over", "over", "open", "open"]


async def test_a_table_that_was_not_made_as_the_process_died_is_made_by_the_next_who_looks(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody))
        (board,) = tables_of(shown)
        await local.forget_tables()
        await local.work(local.rooms.store.delete_table(board["table"]))
        await see(everybody[0], shown)

        await turn_up(by_number(shown, everybody), board)
        assert tables_of(await see(everybody[0], shown))[0]["begun"]


async def test_a_tournament_survives_a_backup_and_a_restore(serve: Start, tmp_path: Path) -> None:
    server = serve()
    async with guests_at(server.address, "Ada", "Bea", "Cem") as everybody:
        shown = await go_on(everybody[0], await plan(*everybody))
        expected = await server.work(server.rooms.store.boards(shown["id"]))
        server.stop()

    await back_up(None, tmp_path / "data", tmp_path / "backup.jsonl.gz")
    await restore(tmp_path / "backup.jsonl.gz", None, tmp_path / "other")
    async with await Store.open(None, tmp_path / "other") as store:
        assert await store.boards(shown["id"]) == expected
        assert {one.guest for one in await store.entrants(shown["id"])} == {person.id for person in everybody}
