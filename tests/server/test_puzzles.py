"""Puzzles over REST: a new one every day, and an answer is judged by what the asking seat knew."""

import json
from typing import Any

import pytest

import lampion
from lampion.bots.puzzles import Puzzle, puzzles_of
from lampion.server.api import puzzles
from lampion.server.api.puzzles import number_of
from lampion.server.clock import DAY
from tests.bots.games import PUZZLED
from tests.lines import a_line
from tests.server.client import Refused, guests_at
from tests.server.servers import Local


async def ask(local: Local, path: str, **query: Any) -> Any:
    """Ask about puzzles, as somebody without a cookie would."""
    async with guests_at(local.address, "Ada") as (ada,):
        ada.http.cookies.clear()
        return await ada.call("GET", f"/api/puzzles/{path}", params=query)


@pytest.mark.parametrize("name", PUZZLED)
async def test_the_solver_sees_what_the_player_saw_and_nothing_else(local: Local, name: str) -> None:
    game = lampion.game(name)
    found = await ask(local, f"{name}/1")
    puzzle = puzzles_of(game)[0]
    position = game.read(puzzle.position)
    expected = {
        "view": game.view(position, puzzle.seat),
        "offers": game.offers(position, puzzle.seat),
        "seat": puzzle.seat, "seats": position.seats, "number": 1, "count": len(puzzles_of(game)), "game": name,
        "right": puzzle.steps[0].right, "steps": len(puzzle.steps),
    }  # fmt: skip
    assert found.items() >= json.loads(json.dumps(expected)).items()
    assert set(found) - set(expected) == {"prompt", "today"}


def test_every_day_has_its_puzzle_and_they_take_turns() -> None:
    game = lampion.game("takenoko")
    count = len(puzzles_of(game))
    days = [number_of(game, day * DAY + second) for day in range(20_000, 20_000 + count) for second in (0, DAY - 1)]
    assert days[::2] == days[1::2]  # the same from midnight to midnight
    assert set(days) == set(range(1, count + 1))
    assert number_of(game, (20_000 + count) * DAY) == days[0]


async def test_the_puzzle_of_the_day_is_one_of_them(local: Local) -> None:
    today = await ask(local, "spring-festival")
    assert today["number"] == today["today"]
    assert await ask(local, f"spring-festival/{today['number']}") == today


@pytest.mark.parametrize("name", PUZZLED)
async def test_the_solution_is_praised_and_anything_else_is_told_what_it_costs(local: Local, name: str) -> None:
    step = puzzles_of(lampion.game(name))[1].steps[0]
    solution = await ask(local, f"{name}/2/answer")
    best = await ask(local, f"{name}/2/answer", move=step.best.move)
    assert best == solution
    assert (best["grade"], best["points"], best["before"]) == ("best", 0, best["after"])
    assert best["played"] == best["better"]
    assert best["reasons"]
    assert best["events"]
    assert best["next"] is None
    for answer in step.answers[step.right : step.right + 3]:
        told = await ask(local, f"{name}/2/answer", move=answer.move)
        assert told["grade"] == "worse"
        assert (told["played"]["move"], told["better"]["move"]) == (answer.move, step.best.move)
        assert told["after"] < told["before"] or told["points"] > 0


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """The only puzzle of Fireworks: two steps."""
    monkeypatch.setattr(puzzles, "puzzles_of", lambda _game: (a_line(),))
    for cached in (puzzles.lay_out, puzzles.judge):
        cached.cache_clear()
    return a_line()


async def test_a_solution_leads_to_the_next_step(local: Local, line: Puzzle) -> None:
    game = lampion.game("fireworks")
    first, last = line.steps
    assert (await ask(local, "fireworks/1"))["steps"] == 2
    for twin in first.answers[: first.right]:
        told = await ask(local, "fireworks/1/answer", move=twin.move)
        after = line.before(game, [twin.move])
        assert told["grade"] == "best"
        assert told["next"]["offers"] == json.loads(json.dumps(game.offers(after, line.seat)))
        assert told["next"]["right"] == last.right
        done = await ask(local, "fireworks/1/answer", after=[twin.move], move=last.best.move)
        assert (done["grade"], done["next"]) == ("best", None)
    worse = await ask(local, "fireworks/1/answer", move=first.answers[-1].move)
    assert (worse["grade"], worse["next"]) == ("worse", None)
    shown = await ask(local, "fireworks/1/answer", after=[first.best.move])
    assert shown["played"]["move"] == last.best.move


async def test_a_line_goes_on_after_solutions_only(local: Local, line: Puzzle) -> None:
    first, last = line.steps
    for after in ([first.answers[-1].move], [first.best.move, last.best.move], ["no such move"]):
        with pytest.raises(Refused) as refused:
            await ask(local, "fireworks/1/answer", after=after)
        assert refused.value.code == "no-answer"


async def test_an_answer_does_not_show_what_it_would_have_drawn(local: Local) -> None:
    """The view after the move is the player's own too."""
    game = lampion.game("takenoko")
    puzzle = puzzles_of(game)[0]
    told = await ask(local, "takenoko/1/answer")
    after = game.read(puzzle.position)
    after.play(puzzle.seat, game.read_move(after, puzzle.seat, puzzle.steps[0].best.move))
    assert told["view"] == json.loads(json.dumps(game.view(after, puzzle.seat)))


@pytest.mark.parametrize(
    ("path", "query", "code"),
    [
        ("takenoko/100000", {}, "no-puzzle"),
        ("takenoko/0", {}, "bad-request"),
        ("takenoko/first", {}, "bad-request"),
        ("chess", {}, "unknown-game"),
        ("chess/1/answer", {}, "unknown-game"),
        ("takenoko/100000/answer", {"move": "pass"}, "no-puzzle"),
        ("takenoko/1/answer", {"move": "no such move"}, "no-answer"),
        ("takenoko/1/answer", {"move": "x" * 5000}, "bad-request"),
        ("takenoko/1/answer", {"after": ["x"] * 50}, "bad-request"),
        ("takenoko/1/answer", {"after": ["x" * 5000]}, "bad-request"),
    ],
)
async def test_nonsense_is_refused(local: Local, path: str, query: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        await ask(local, path, **query)
    assert refused.value.code == code
