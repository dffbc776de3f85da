"""Plays a plan on two real servers and compares, byte by byte, what reaches a viewer who must see no difference."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest

from lampion.kernel.chance import commit, cover
from lampion.kernel.errors import LampionError
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng
from lampion.tables.records import unfinished_record_of
from lampion.tables.table import Table
from lampion.tables.take_back import find_withdrawn
from tests.server.client import Line, Person, nonce_of
from tests.server.scripts import Secrets, scripted
from tests.server.site_thread import ManualClock, SiteThread, site_thread
from tests.server.worlds import Plan, Step
from tests.waiting import until

SECOND = 1000
UNCOMPARED = {"date", "x-request-id"}  # headers with the time and the id of the request
OFFERS_AT = re.compile(r'"offers_at": \d+, ')  # depends on which entries a process has read together
TRIES = 3  # forbidden moves to try at each look


class Leak(AssertionError):
    """A message tells the worlds apart, or contains what nobody may see before the end."""


@dataclass
class Report:
    """Counts of what was compared, so that a test can check that something was."""

    messages: int = 0
    answers: int = 0
    hints: int = 0
    undone: int = 0
    kept: int = 0  # refused undos
    differences: int = 0  # messages to other seats that differ between the worlds


class World:
    """One of the two worlds: a server, the people at its table, and their sockets.

    If there is a second process, those who may see no difference are `far`, at that one, and all others at the first.
    """

    def __init__(self, site: SiteThread, drawn: Secrets, far: SiteThread | None = None) -> None:
        self.site = site
        self.far = far or site
        self.drawn = drawn
        self.plan = drawn.plan
        self.people: dict[int, Person] = {}  # by seat
        self.watcher = Person(self.far.address, "Wanda")
        self.stranger = Person(self.far.address)
        self.lines: dict[str, Line] = {}
        self.table = ""
        self.expected = 0  # entries in the log
        self.texts: list[str] = []  # what arrived before the end, besides the messages on sockets

    @property
    def inside(self) -> Table:
        """The table inside the server, with everything that is hidden."""
        found = [site.rooms.rooms[self.table].table for site in (self.site, self.far) if self.table in site.rooms.rooms]
        return max(found, key=lambda table: table.number)

    @property
    def is_spread(self) -> bool:
        """Are there two processes?"""
        return self.far is not self.site

    @property
    def viewer(self) -> Person:
        """The person who must see no difference."""
        seat = self.plan.setting.viewer
        return self.watcher if seat is None else self.people[seat]

    async def set_up(self) -> None:
        """Seat the people, and open sockets for the viewer, another player and a spectator."""
        setting = self.plan.setting
        seats = [seat for seat in range(setting.seats) if seat not in setting.bots]
        for seat in seats:
            site = self.far if seat == setting.viewer else self.site
            self.people[seat] = await Person(site.address, f"Person {seat}").arrive()
        await self.watcher.arrive()
        host = self.people[seats[0]]
        made = await host.make_table(
            game=setting.game, seats=setting.seats, options=setting.options, seat=seats[0],
            pledge=commit(nonce_of(seats[0])), bots={str(seat): "scripted" for seat in setting.bots},
            settings={"hints": True, "pace": {"kind": setting.pace, "bank": 36_000, "days": 60}},
        )  # fmt: skip
        self.table = made["id"]
        for seat in seats[1:]:
            await self.people[seat].command(
                self.table, "sit", seat=seat, pledge=commit(nonce_of(seat)), invite=made["invite"]
            )
        if setting.marks is not None:
            for person in self.people.values():
                await person.command(self.table, "windows", windows=list(setting.marks))
        listeners = {"watcher": self.watcher}
        if setting.viewer is not None:
            listeners["viewer"] = self.viewer
        others = [self.people[seat] for seat in seats if seat != setting.viewer]
        if others:
            listeners["other"] = others[0]
        for name, person in listeners.items():
            self.lines[name] = await person.connect(self.table)
        self.expected = self.inside.number
        if self.is_spread:
            guests = {person.id for person in listeners.values()}
            room = self.far.rooms.rooms[self.table]
            await until(lambda: room.audience.guests_here() == guests)

    async def act(self, seat: int, kind: str, entries: int, **data: Any) -> tuple[int, str]:
        """Send a command, over the person's socket if there is one; return the answer, without the news."""
        person = self.people[seat]
        line = next((line for line in self.lines.values() if line.person is person), None)
        if line is None:
            answer = await self.ask(person, "POST", f"/api/tables/{self.table}/commands", json={"type": kind, **data})
        else:
            number = await line.send(kind, **data)
            await line.until(lambda: number in line.answers)
            heard = line.answers.pop(number)
            answer = (200 if heard["type"] == "ack" else 400), json.dumps(heard)
        if answer[0] == 200:
            self.expected += entries
            await self.settle()
        return answer

    async def settle(self) -> None:
        """Wait until every socket has received the planned entries."""
        for line in self.lines.values():
            await line.until(lambda line=line: line.state["number"] >= self.expected)  # type: ignore[misc]

    async def ask(self, person: Person, method: str, path: str, **more: Any) -> tuple[int, str]:
        """Send a request; return the status and the whole answer as one text."""
        answer: httpx.Response = await person.http.request(method, path, **more)
        headers = [f"{name}: {value}" for name, value in answer.headers.items() if name not in UNCOMPARED]
        text = "\n".join([f"{answer.status_code}", *headers, "", answer.text])
        return answer.status_code, text

    async def close(self) -> None:
        """Close all sockets and clients."""
        for line in self.lines.values():
            await line.close()
        for person in (*self.people.values(), self.watcher, self.stranger):
            await person.close()

    def without_commitment(self, text: str) -> str:
        """A text without the hash of the secret, which may differ between the worlds."""
        text = text.replace(commit(self.drawn.secret), "commitment")
        return OFFERS_AT.sub("", text) if self.is_spread else text

    def forbidden_texts(self) -> dict[str, str]:
        """Texts that nobody may receive before the end, by name."""
        table = self.inside
        texts = {
            "the secret": table.terms.secret,
            "the position": json.dumps(table.game.write(table.require_match().position))[1:-1],
            "the record": json.dumps(unfinished_record_of(table).write())[1:-1],
        }
        texts |= {f"nonce {seat}": cover(table.terms.secret, seat) for seat in range(table.terms.seats)}
        for number, person in enumerate((*self.people.values(), self.watcher)):
            texts[f"cookie {number}"] = person.http.cookies["lampion"]
        known = {**self.site.app.state.identity.known, **self.far.app.state.identity.known}
        texts |= {f"device {number}": device for number, device in enumerate(known)}
        return texts

    def told(self, name: str) -> str:
        """What a listener knows, however the messages of another process were put together."""
        line = self.lines[name]
        return json.dumps([line.lines, line.state, line.seats, line.chat])


class Twins:
    """The same game in both worlds, step by step."""

    def __init__(self, plan: Plan, here: World, there: World, clock: ManualClock) -> None:
        self.plan = plan
        self.worlds = here, there
        self.clock = clock
        self.rng = Rng(plan.setting.seed, 3)
        self.compared: dict[str, int] = {}
        self.report = Report()

    # Comparing

    def same(self, what: str, here: str, there: str) -> None:
        """Check that two texts are equal but for the commitment, as each world has its own secret."""
        for world, text in zip(self.worlds, (here, there), strict=True):
            world.texts.append(text)
        first, second = (world.without_commitment(text) for world, text in zip(self.worlds, (here, there), strict=True))
        if first != second:
            place = next((n for n, pair in enumerate(zip(first, second, strict=False)) if len(set(pair)) > 1), 0)
            around = slice(max(0, place - 120), place + 120)
            raise Leak(f"{what} differs:\n{first[around]}\n{second[around]}")

    def compare_sockets(self) -> None:
        """Compare the messages since the last time: the same for viewer and spectator, but not for others."""
        for name in self.worlds[0].lines:
            if self.worlds[0].is_spread:
                here, there = (world.told(name) for world in self.worlds)
                if name == "other":
                    self.report.differences += here != there
                else:
                    self.same(f"what the {name} was told", here, there)
                    self.report.messages += 1
                continue
            heard = [world.lines[name].heard[self.compared.get(name, 0) :] for world in self.worlds]
            if name == "other":
                told = [[world.without_commitment(text) for text in heard[world.drawn.world]] for world in self.worlds]
                self.report.differences += sum(here != there for here, there in zip(*told, strict=False))
            else:
                if len(heard[0]) != len(heard[1]):
                    raise Leak(f"{name} hears {len(heard[0])} messages here and {len(heard[1])} there")
                for here, there in zip(*heard, strict=True):
                    self.same(f"a message to the {name}", here, there)
                self.report.messages += len(heard[0])
            self.compared[name] = self.compared.get(name, 0) + len(heard[0])

    async def compare_answers(self, who: str, method: str, path: str, **more: Any) -> str:
        """Compare the answers to the same request; return the first."""
        answers = [await world.ask(getattr(world, who), method, path, **more) for world in self.worlds]
        self.same(f"{method} {path} by the {who}", answers[0][1], answers[1][1])
        self.report.answers += 1
        return answers[0][1]

    async def look(self) -> None:
        """Compare everything that the viewer, a spectator and a stranger can ask for."""
        table = f"/api/tables/{self.worlds[0].table}"
        viewer = self.plan.setting.viewer
        number = self.worlds[0].expected
        asked = [table, f"{table}?since={number - 2}&text=1", f"{table}/replay", f"{table}/replay?eyes=public&count=3"]
        asked += [f"{table}/replay?start={number - 3}&text=1&width=60", f"{table}/replay?eyes=all", f"{table}/record"]
        asked += ["/api/tables", "/api/me/tables", "/api/me"]
        asked += [f"{table}/replay?eyes={seat}" for seat in range(self.plan.setting.seats) if seat != viewer]
        for who in ("viewer", "watcher", "stranger"):
            for path in asked:
                await self.compare_answers(who, "GET", path)
        self.check_forbidden_texts()

    async def try_commands(self) -> None:
        """Compare refusals and hints, which may not depend on anything that the viewer cannot know."""
        table = f"/api/tables/{self.worlds[0].table}"
        tries: list[dict[str, Any]] = [{"type": "hint"}, {"type": "chat", "text": "Hm."}]
        tries += [{"type": "move", "number": 99_999, "move": "?"}, {"type": "undo", "number": 99_999}]
        state = self.worlds[0].lines["viewer"].state if self.plan.setting.viewer is not None else None
        if state is not None:
            offered = {offer["move"] for offer in state["offers"]}
            for move in self.sample_moves()[: 2 * TRIES]:
                if move not in offered:
                    tries.append({"type": "move", "number": state["decision"], "move": move})
        await self.compare_answers("watcher", "POST", f"{table}/continue", json={"number": self.worlds[0].expected - 1})
        for data in tries:
            for who in ("viewer",) if state is not None else ("watcher",):
                answer = await self.compare_answers(who, "POST", f"{table}/commands", json=data)
                self.report.hints += '"hints":' in answer
        self.compare_sockets()

    def sample_moves(self) -> list[str]:
        """Texts of some moves of every seat, in both worlds."""
        texts = []
        for world in self.worlds:
            position = world.inside.require_match().position
            for seat in range(position.seats):
                moves = [world.inside.game.write_move(position, seat, move) for move in position.moves(seat)]
                texts += moves[:: max(1, len(moves) // TRIES)]
        return sorted(set(texts))

    def check_forbidden_texts(self) -> None:
        """Check that nothing was sent that may not leave the table before the end."""
        for world in self.worlds:
            heard = "\n".join([*world.texts, *(text for line in world.lines.values() for text in line.heard)])
            for what, text in world.forbidden_texts().items():
                if text in heard:
                    raise Leak(f"{what} was sent")
            world.texts.clear()

    # Playing

    async def play(self, looks: int = 5) -> Report:
        """Play the whole plan, with a number of looks at everything on the way and one shortly before the end."""
        groups = group(self.plan)
        due = {len(groups) * (number + 1) // (looks + 1) for number in range(looks)} | {len(groups) - 2}
        for world in self.worlds:
            await world.set_up()
        for number, (first, steps) in enumerate(groups):
            self.clock.advance(SECOND)
            await self.step(first, steps)
            self.compare_sockets()
            if number in due:
                await self.look()
                await self.try_commands()
        if self.plan.is_whole:
            await self.end()
        return self.report

    async def step(self, first: int, steps: list[Step]) -> None:
        """Play a decision and what follows automatically, in both worlds."""
        ends = self.plan.is_whole and first + len(steps) == len(self.plan.steps)
        host = min(self.worlds[0].people)
        answers = []
        for world in self.worlds:
            world.drawn.released += sum(step.seat == CHANCE for step in steps)
            if not steps or steps[0].by != "person":
                answers.append(await world.act(host, "start", 1))
                *earlier, last = sorted(world.people)
                for seat in earlier:
                    answers.append(await world.act(seat, "reveal", 1, nonce=nonce_of(seat)))
                answers.append(await world.act(last, "reveal", 2 + len(steps) + ends, nonce=nonce_of(last)))
            else:
                move = self.plan.text(first, world.drawn.world)
                decision = len(world.inside.seats[steps[0].seat].decisions)
                answers.append(await world.act(steps[0].seat, "move", len(steps) + ends, number=decision, move=move))
            assert answers[-1][0] == 200, answers[-1]
            assert world.inside.number == world.expected
        if steps and steps[0].by == "person" and not ends:
            await self.take_back(first, steps[0])
        for world in self.worlds:
            if not ends:
                assert world.inside.require_match().position == self.plan.worlds[first + len(steps)][world.drawn.world]

    async def take_back(self, first: int, step: Step) -> None:
        """Sometimes take a decision back and make it again; of others only where both worlds allow it."""
        mine = step.seat == self.plan.setting.viewer
        if self.rng.below(4 if mine else 10) or (not mine and not all(can_undo(w, step.seat) for w in self.worlds)):
            return
        answers = []
        for world in self.worlds:
            decision = len(world.inside.seats[step.seat].decisions)
            gone = count_withdrawn(world, step.seat)  # a bot's replies may go too, and come again
            answers.append(await world.act(step.seat, "undo", gone, number=decision))
            if answers[-1][0] == 200:
                decision = len(world.inside.seats[step.seat].decisions)
                again = {"number": decision, "move": self.plan.text(first, world.drawn.world)}
                assert (await world.act(step.seat, "move", gone, **again))[0] == 200
        if mine:
            self.same("the answer to an undo", answers[0][1], answers[1][1])
            self.report.kept += answers[0][0] != 200
        self.report.undone += answers[0][0] == 200

    async def end(self) -> None:
        """Check that after the end the viewer still sees the same, and that everything is published."""
        table = f"/api/tables/{self.worlds[0].table}"
        for who in ("viewer", "watcher", "stranger"):
            for path in (table, f"{table}/replay", f"{table}/replay?eyes=public", "/api/tables", "/api/me/tables"):
                await self.compare_answers(who, "GET", path)
        for world in self.worlds:
            status, record = await world.ask(world.stranger, "GET", f"{table}/record")
            assert status == 200
            assert all(
                text in record for text in (world.drawn.secret, *(one.nonce for one in world.inside.fair.pledges))
            )
            status, _ = await world.ask(world.stranger, "GET", f"{table}/replay?eyes=all")
            assert status == 200


def can_undo(world: World, seat: int) -> bool:
    """Would an undo be allowed in this world?"""
    return count_withdrawn(world, seat) > 0


def count_withdrawn(world: World, seat: int) -> int:
    """How many moves an undo would take back in this world; 0 if it is not allowed."""
    try:
        return len(find_withdrawn(world.inside, seat))
    except LampionError:
        return 0


def group(plan: Plan) -> list[tuple[int, list[Step]]]:
    """Group the steps of a plan: first what follows the start, then each person's decision and what follows it."""
    groups: list[tuple[int, list[Step]]] = [(0, [])]
    for number, step in enumerate(plan.steps):
        if step.by == "person":
            groups.append((number, []))
        groups[-1][1].append(step)
    return groups if plan.is_whole else groups[:-1]  # what follows the last decision is not planned


@asynccontextmanager
async def twins(
    plan: Plan, folder: Path, patch: pytest.MonkeyPatch, places: Sequence[Mapping[str, Any]] = ({}, {})
) -> AsyncIterator[Twins]:
    """Two servers on which a plan can be played; or two sites of two processes, if `places` say where these meet."""
    clock = ManualClock()
    with ExitStack() as stack:
        threads: dict[Thread, Secrets] = {}
        stack.enter_context(scripted(plan, threads, patch))
        worlds = []
        for number, name in enumerate("ab"):
            data = folder / name
            data.mkdir(mode=0o700)
            (data / "cookie.key").write_bytes(b"k" * 32)
            (data / "cookie.key").chmod(0o600)
            site = stack.enter_context(site_thread(data, clock, **places[number]))
            drawn = threads[site.thread] = Secrets(number, plan)
            far = stack.enter_context(site_thread(data, clock, **places[number])) if places[number] else None
            if far is not None:
                threads[far.thread] = drawn
            worlds.append(World(site, drawn, far))
        try:
            yield Twins(plan, worlds[0], worlds[1], clock)
        finally:
            for world in worlds:
                await world.close()


async def play(
    plan: Plan, folder: Path, patch: pytest.MonkeyPatch, looks: int = 5,
    fault: Callable[[pytest.MonkeyPatch], None] | None = None, places: Sequence[Mapping[str, Any]] = ({}, {}),
) -> Report:  # fmt: skip
    """Play a plan in both worlds; raises Leak if they can be told apart."""
    with patch.context() as scope:
        if fault is not None:
            fault(scope)
        async with twins(plan, folder, patch, places) as both:
            return await both.play(looks)
