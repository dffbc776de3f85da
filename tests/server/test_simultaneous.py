"""Simultaneous moves in any order, repeated moves, and undo, over real sockets."""

import asyncio
import random
from itertools import permutations

import pytest

from lampion.games import GAMES
from lampion.kernel import record as records
from tests.server.client import Line, Person, Refused, begin, chooser, guests_at, listening
from tests.server.conftest import Verify
from tests.server.people import answers
from tests.server.servers import Local

GAME = 600  # seconds; while others play and take back
SF = "spring-festival"  # everyone starts with four tiles at the same time


def first(line: Line) -> str:
    """The first move on offer."""
    return str(line.state["offers"][0]["move"])


async def recorded(person: Person, table: str, seat: int) -> list[str]:
    """The decisions of a seat in the record of a finished game."""
    return [entry.move for entry in records.read(await person.record(table)).entries if entry.seat == seat]


async def finish(person: Person, table: str) -> None:
    """End the game as its host, so that its record is public."""
    await person.command(table, "close")


@pytest.mark.parametrize("order", [*permutations(range(3))])
async def test_seats_that_wait_together_move_in_any_order(local: Local, order: tuple[int, int, int]) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as people:
        table = await begin(dict(enumerate(people)), 3, game=SF)
        async with listening(*((person, table) for person in people)) as lines:
            for _ in range(3):
                for seat in order:
                    await lines[seat].play(lambda offers: offers[0]["move"])
            assert lines[order[2]].state["waiting"] == [0, 1, 2]
            assert [line.state["decision"] for line in lines] == [3, 3, 3]


async def test_another_seats_move_never_makes_a_move_stale(local: Local) -> None:
    """Through a whole game, everyone decides by a view that is older than the others' latest moves."""
    rng = random.Random(4)
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dot") as people:
        table = await begin(dict(enumerate(people)), 4, game=SF)
        async with listening(*((person, table) for person in people)) as lines:
            while all(line.state["phase"] != "over" for line in lines):
                waiting = max((line.state for line in lines), key=lambda state: state["number"])["waiting"]
                for seat in waiting:
                    await lines[seat].until(lambda seat=seat: bool(lines[seat].state["offers"]))
                old = {seat: lines[seat].state for seat in waiting}
                for seat in rng.sample(waiting, len(waiting)):
                    move = rng.choice(old[seat]["offers"])["move"]
                    answer = await lines[seat].ask("move", number=old[seat]["decision"], move=move)
                for line in lines:
                    await line.until_number(answer["number"])
            assert {line.state["outcome"]["reason"] for line in lines} == {"played"}


async def test_seats_may_move_at_the_very_same_moment(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dot") as people:
        table = await begin(dict(enumerate(people)), 4, game=SF)
        async with listening(*((person, table) for person in people)) as lines:
            for number in range(4):
                for line in lines:
                    await line.until_state(decision=number)
                moves = [line.ask("move", number=number, move=first(line)) for line in lines]
                assert await answers(*moves) == ["ack"] * 4


async def test_a_move_sent_twice_is_played_once_and_acknowledged_twice(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (ada, table)) as (here, there):
            move = {"number": 0, "move": first(here)}
            told = [here.ask("move", **move), there.ask("move", **move), ada.command(table, "move", **move)]
            assert await answers(*told) == ["ack"] * 3
            assert (await here.ask("move", **move))["type"] == "ack"  # long after
            await there.until(lambda: there.state["decision"] == 1)
            await bea.command(table, "move", number=0, move="place S2-1 0,0")
            assert (await here.ask("move", **move))["type"] == "ack"
        await finish(ada, table)
        assert await recorded(ada, table, 0) == [move["move"]]


async def test_many_copies_of_every_move_change_nothing(local: Local) -> None:
    """A whole game in which every move is sent three times, before and after others move."""
    async with guests_at(local.address, "Ada", "Bea") as people:
        table = await begin(dict(enumerate(people)), 2, game=SF)
        async with listening(*((person, table) for person in people)) as lines:
            sent: list[list[str]] = [[], []]

            async def play(seat: int) -> None:
                line, choose = lines[seat], chooser(seat)
                while True:
                    await line.until(lambda: bool(line.state["offers"]) or line.state["phase"] == "over")
                    if line.state["phase"] == "over":
                        return
                    number, move = line.state["decision"], choose(line.state["offers"])
                    ids = [await line.send("move", number=number, move=move) for _ in range(3)]
                    if number:
                        ids.append(await line.send("move", number=number - 1, move=sent[seat][-1]))
                    await line.until_told(*ids)
                    assert [line.answers.pop(one)["type"] for one in ids] == ["ack"] * len(ids)
                    sent[seat].append(move)

            await asyncio.gather(play(0), play(1))
        assert await recorded(people[0], table, 0) == sent[0]
        assert await recorded(people[0], table, 1) == sent[1]


async def test_the_last_move_of_a_game_may_be_sent_again_when_it_is_over(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        async with listening((ada, table)) as (line,):
            await line.play_out(chooser("last"))
        number, move = line.state["decision"] - 1, (await recorded(ada, table, 0))[-1]
        assert (await ada.command(table, "move", number=number, move=move))["type"] == "ack"
        with pytest.raises(Refused) as refused:
            await ada.command(table, "move", number=number + 1, move=move)
        assert refused.value.code == "table-over"


async def test_another_move_under_an_old_number_is_refused_and_so_is_a_number_from_the_future(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table)) as (line,):
            one, other = (offer["move"] for offer in line.state["offers"][:2])
            await line.ask("move", number=0, move=one)
            for number, move in ((0, other), (2, "place S1-2 0,1"), (7, one)):
                with pytest.raises(Refused) as refused:
                    await line.ask("move", number=number, move=move)
                assert refused.value.code == "stale-move"
                assert refused.value.error["data"] == {"seat": 0, "number": number, "expected": 1}
            assert line.state["decision"] == 1


async def test_of_two_different_moves_for_one_decision_only_one_counts(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (ada, table)) as (phone, laptop):
            one, other = (offer["move"] for offer in phone.state["offers"][:2])
            told = await answers(phone.ask("move", number=0, move=one), laptop.ask("move", number=0, move=other))
            assert sorted(told) == ["ack", "stale-move"]
        await finish(ada, table)
        assert await recorded(ada, table, 0) == [one if told[0] == "ack" else other]


# Taking back


async def test_a_decision_is_taken_back_although_others_have_moved_since(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (bea, table), (cem, table)) as (mine, theirs, watching):
            before = mine.state["view"]
            move = first(mine)
            number = (await mine.ask("move", number=0, move=move))["number"] - 1
            await theirs.play(lambda offers: offers[0]["move"])
            await theirs.play(lambda offers: offers[0]["move"])
            kept = theirs.state["view"]["seats"][1]
            await mine.until(lambda: mine.state["undo"] and mine.state["number"] == theirs.state["number"])
            answer = await mine.ask("undo", number=1)

            for line in (mine, theirs, watching):
                await line.until_state(number=answer["number"])
                told = line.lines[-1]
                assert (told["kind"], told["seat"], told["withdrawn"]) == ("undo", 0, number)
            assert mine.state["view"]["seats"][0] == before["seats"][0]
            assert mine.state["view"]["seats"][1] == kept
            assert mine.state["decision"] == 2
            assert theirs.state["decision"] == 2
            assert move in [offer["move"] for offer in mine.state["offers"]]
            assert not mine.state["undo"]
            assert answer["number"] == number + 4

            assert (await mine.ask("undo", number=1))["number"] == answer["number"]  # sent again
            other = mine.state["offers"][1]["move"]
            await mine.ask("move", number=2, move=other)
        await finish(ada, table)
        assert await recorded(ada, table, 0) == [other]
        assert len(await recorded(ada, table, 1)) == 2


async def test_several_decisions_are_taken_back_one_by_one_and_numbers_only_rise(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table)) as (line,):
            views = [line.state["view"]]
            for _ in range(3):
                await line.play(lambda offers: offers[-1]["move"])
                views.append(line.state["view"])
            numbers = [line.state["number"]]
            for back in range(3):
                assert line.state["undo"]
                await line.ask("undo", number=3 + back)
                await line.until_state(decision=4 + back)
                assert line.state["view"] == views[2 - back]
                numbers.append(line.state["number"])
            assert numbers == [numbers[0] + step for step in range(4)]
            with pytest.raises(Refused) as refused:
                await line.ask("undo", number=6)
            assert refused.value.code == "nothing-to-undo"
            again = await ada.connect(table)
            assert again.lines == line.lines
            await again.close()


async def test_nothing_is_taken_back_once_something_was_revealed(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as people:
        table = await begin(dict(enumerate(people)), 2, game=SF)
        async with listening(*((person, table) for person in people)) as lines:
            for line in lines:
                for _ in range(4):
                    await line.play(lambda offers: offers[0]["move"])
            number = lines[1].state["number"]  # the starting player has been drawn
            for line in lines:
                await line.until_state(number=number)
                assert not line.state["undo"]
                with pytest.raises(Refused) as refused:
                    await line.ask("undo", number=4)
                assert refused.value.code == "cannot-undo"
                assert line.state["number"] == number


async def test_an_undo_under_an_old_number_is_stale(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table)) as (line,):
            await line.play(lambda offers: offers[0]["move"])
            await line.play(lambda offers: offers[0]["move"])
            with pytest.raises(Refused) as refused:
                await line.ask("undo", number=1)
            assert refused.value.code == "stale-move"


@pytest.mark.parametrize(
    "game", [SF, *(pytest.param(name, marks=pytest.mark.thorough) for name in GAMES if name != SF)]
)
async def test_a_game_full_of_second_thoughts_ends_with_a_record_that_holds(
    local: Local, verify: Verify, game: str
) -> None:
    """People use the undo button at random; no other decisions are touched."""
    undone = 0
    async with guests_at(local.address, "Ada", "Bea", "Cem") as people:
        table = await begin(dict(enumerate(people)), 3, game=game)
        async with listening(*((person, table) for person in people)) as lines:
            kept: list[list[str]] = [[], [], []]

            async def play(seat: int) -> None:
                nonlocal undone
                line, rng = lines[seat], random.Random(seat)
                while True:
                    await line.until(lambda: bool(line.state["offers"]) or line.state["phase"] == "over", GAME)
                    if line.state["phase"] == "over":
                        return
                    number, move = line.state["decision"], rng.choice(line.state["offers"])["move"]
                    if line.state["undo"] and kept[seat] and rng.random() < 0.6:
                        (told,) = await answers(line.ask("undo", number=number))
                        if told == "ack":
                            undone += 1
                            kept[seat].pop()
                        else:  # the button shows only a quick estimate
                            assert told in ("cannot-undo", "table-over")
                    else:
                        await line.ask("move", number=number, move=move)
                        kept[seat].append(move)

            await asyncio.gather(*(play(seat) for seat in range(3)))
            for line in lines:
                assert line.contradictions == []
        text = await people[0].record(table)
    verify(text)
    entries = records.read(text).entries
    for seat in range(3):  # the table passes for a seat that can do nothing else
        decided = [entry.move for entry in entries if entry.seat == seat and entry.move != "pass"]
        assert decided == [move for move in kept[seat] if move != "pass"]
    assert undone > 5
