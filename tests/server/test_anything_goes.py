"""Any command in any order, by two guests and a spectator over real sockets, also across restarts.

Each of them may have several seats, as people at one screen do.
"""

import asyncio
import json
import random
from collections.abc import Coroutine
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

import lampion
from lampion import games as registry
from lampion.kernel.chance import commit
from lampion.tables import Table
from tests.server.client import Line, Person
from tests.server.servers import Local

NAMES = ("Ada", "Bea", "Eve")  # the host, a player, a spectator
CHAIN = list(accumulate(range(100), lambda link, _: commit(link), initial="a-seed-for-every-game"))[::-1]
NONCE = CHAIN[0]
PARTS = 10  # of the long run, which may run side by side
AFTER_THE_END = {"rematch", "decline", "mute", "unmute", "remove"}  # entries that a table takes once its game is over
OF_SEAT = {"stand", "resign", "return", "hint"}
SIMPLE = ["stand", "start", "resign", "return", "rematch", "decline", "hint", "close", "ping"]
WINDOWS = ["cancel", "turn-end", "before-action", "door"]
GAMES: dict[str, dict[str, str]] = {name: {"hikari": "on"} if name == "takenoko" else {} for name in registry.GAMES}

Value = TypeVar("Value")
people = some.sampled_from(NAMES)
seats = some.integers(0, 2)


class AnythingGoes(RuleBasedStateMachine):
    """A table and three guests who try everything."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = TemporaryDirectory()
        self.server = Local(Path(self.folder.name) / "data")
        self.people = {name: Person(self.server.address, name) for name in NAMES}
        self.lines: dict[str, Line] = {}
        self.rng = random.Random(0)
        self.table = ""

    def run(self, work: Coroutine[Any, Any, Value]) -> Value:
        """Await something."""
        return self.runner.run(work)

    @initialize(game=some.sampled_from(sorted(GAMES)), seed=some.integers(0, 2**16), chained=some.booleans())
    def meet(self, game: str, seed: int, chained: bool) -> None:
        """Three guests, and a table of the first."""
        self.rng.seed(seed)
        self.run(self.arrive(game, chained))

    async def arrive(self, game: str, chained: bool) -> None:
        """Become guests, make the table, listen."""
        for person in self.people.values():
            await person.arrive()
        wanted = {"game": game, "seats": 3, "options": GAMES[game], "bots": {"2": "random"}, "pledge": commit(NONCE)}
        self.table = (await self.people["Ada"].make_table(settings={"chained": chained}, **wanted))["id"]
        await self.listen()

    async def listen(self) -> None:
        """Open the sockets that are not open."""
        for name, person in self.people.items():
            if name not in self.lines or self.lines[name].closed is not None:
                self.lines[name] = await person.connect(self.table)

    @property
    def inside(self) -> Table:
        """The table inside the server."""
        return self.server.ask(lambda: self.server.rooms.rooms[self.table].table)

    def say(self, who: str, kind: str, **data: Any) -> None:
        """Send a command over the socket; any answer in good form will do."""
        self.run(self.try_it(who, kind, data))

    async def try_it(self, name: str, kind: str, data: dict[str, Any]) -> None:
        """Send it, and wait for the answer."""
        await self.listen()
        line = self.lines[name]
        try:
            number = await line.send(kind, **data)
            await line.until(lambda: number in line.answers)
        except (ConnectionError, ConnectionClosed):
            return  # removed, for example
        answer = line.answers.pop(number)
        assert answer["type"] == "ack" or answer["error"]["code"] != "internal", answer

    @rule(name=people, seat=some.none() | seats, pledged=some.booleans())
    def sit(self, name: str, seat: int | None, pledged: bool) -> None:
        """Sit down, with the invitation."""
        more: dict[str, Any] = {} if seat is None else {"seat": seat}
        more |= {"pledge": commit(NONCE)} if pledged else {}
        self.say(name, "sit", invite=self.inside.invite, **more)

    @rule(name=people, seat=some.none() | seats, called=some.sampled_from(["Kim", "\u200b"]))
    def sit_beside(self, name: str, seat: int | None, called: str) -> None:
        """Seat somebody at one's own screen, or call them something else."""
        more: dict[str, Any] = {} if seat is None else {"seat": seat}
        self.say(name, "sit", invite=self.inside.invite, name=called, pledge=commit(NONCE), **more)
        self.say(name, "name", seat=seat or 0, name=called)

    @rule(name=people, seat=some.none() | seats, since=some.integers(0, 400))
    def turn_to(self, name: str, seat: int | None, since: int) -> None:
        """Look with the eyes of another seat."""
        self.say(name, "look", seat=seat, since=since)

    def own(self, name: str) -> dict[str, Any]:
        """Which of their seats somebody looks with, for a command that wants to know."""
        seat = self.lines[name].state["seat"]
        return {} if seat is None or self.rng.random() < 0.1 else {"seat": seat}

    @rule(name=people, kind=some.sampled_from(SIMPLE))
    def do(self, name: str, kind: str) -> None:
        """A command without data; closing is rare."""
        if kind not in ("close", "resign") or self.rng.random() < 0.1:
            self.say(name, kind, **(self.own(name) if kind in OF_SEAT else {}))

    @rule(name=people, nonce=some.sampled_from([NONCE, "a-nonce-of-nobody"]))
    def reveal(self, name: str, nonce: str) -> None:
        """Reveal a nonce."""
        self.say(name, "reveal", nonce=nonce)

    @rule(name=people, how=some.sampled_from(["next", "next", "early", "nonsense", "again"]))
    def link(self, name: str, how: str) -> None:
        """Give the next link of the chain, or another one; or say that links will be given again."""
        drawing = self.lines[name].state["drawing"]
        number = drawing["number"] if drawing else 1
        if how == "again":
            self.say(name, "chained")
        else:
            link = NONCE if how == "nonsense" else CHAIN[min(number + (how == "early"), 100)]
            self.say(name, "link", number=number, link=link)

    @rule(name=people, how=some.sampled_from(["offered", "stale", "nonsense"]), times=some.integers(1, 6))
    def move(self, name: str, how: str, times: int) -> None:
        """Play moves on offer, or others."""
        for _ in range(times):
            self.run(self.listen())
            state = self.lines[name].state
            offers = state["offers"]
            move = self.rng.choice(offers)["move"] if offers and how != "nonsense" else "up up and away"
            self.say(name, "move", number=(state["decision"] or 0) - (how == "stale"), move=move, **self.own(name))

    @rule(name=people)
    def undo(self, name: str) -> None:
        """Take the latest decision back."""
        self.say(name, "undo", number=self.lines[name].state["decision"] or 0, **self.own(name))

    @rule(name=people, wanted=some.booleans())
    def end(self, name: str, wanted: bool) -> None:
        """Agree to end the game, or no longer."""
        self.say(name, "end", wanted=wanted, **self.own(name))

    @rule(name=people, windows=some.lists(some.sampled_from(WINDOWS), max_size=4))
    def windows(self, name: str, windows: list[str]) -> None:
        """Mark windows."""
        self.say(name, "windows", windows=windows, **self.own(name))

    @rule(name=people, seat=seats, bot=some.sampled_from(["random", "greedy", "search:999s"]))
    def bot(self, name: str, seat: int, bot: str) -> None:
        """Seat a bot, free its seat, or call one for somebody."""
        kind = self.rng.choice(["bot", "open", "call-bot"])
        self.say(name, kind, seat=seat, **({"bot": bot} if kind == "bot" else {}))

    @rule(name=people, other=people, kind=some.sampled_from(["mute", "remove"]))
    def rule_over(self, name: str, other: str, kind: str) -> None:
        """Mute or remove somebody; removing is rare."""
        if kind == "mute" or self.rng.random() < 0.1:
            self.say(name, kind, guest=self.people[other].id)

    @rule(name=people, locked=some.booleans())
    def lock(self, name: str, locked: bool) -> None:
        """Lock the table, and unlock it: everybody must be able to come back."""
        self.say(name, "lock", locked=locked)
        self.say("Ada", "lock", locked=False)

    @rule(name=people, seats=some.integers(1, 5), pace=some.sampled_from(["none", "live", "days"]))
    def terms(self, name: str, seats: int, pace: str) -> None:
        """Change the terms."""
        options = GAMES[self.inside.terms.game]
        self.say(name, "terms", seats=seats, options=options, settings={"pace": {"kind": pace, "bank": 10}})

    @rule(name=people, text=some.text(min_size=1, max_size=20))
    def chat(self, name: str, text: str) -> None:
        """Chat."""
        self.say(name, "chat", text=text)

    @rule(name=people)
    def look(self, name: str) -> None:
        """Read the table, its replay and record over REST."""
        for path in ("", "/replay", "/record"):
            answer = self.run(self.people[name].http.get(f"/api/tables/{self.table}{path}"))
            assert answer.status_code < 500, answer.text

    @rule(name=people)
    def leave(self, name: str) -> None:
        """Close the socket; the next step opens it again."""
        self.run(self.lines.pop(name).close())
        self.run(self.listen())

    @rule(seconds=some.integers(1, 130))
    def wait(self, seconds: int) -> None:
        """Time passes."""
        self.run(self.server.put_forward(seconds * 1000))

    @rule()
    def restart(self) -> None:
        """The server stops and starts again."""
        for line in self.lines.values():
            self.run(line.close())
        self.lines = {}
        ahead = self.server.time.ahead
        self.server.stop()
        self.server = Local(Path(self.folder.name) / "data", ahead)
        for person in self.people.values():
            person.move_to(self.server.address)
        self.run(self.listen())

    @invariant()
    def the_table_is_sound(self) -> None:
        """The table is what its log says, its winners played, and its log holds only what belongs there."""
        if not self.table:
            return
        self.server.ask(self.check)

    def check(self) -> None:
        """The same, in the server's thread."""
        room = self.server.rooms.rooms[self.table]
        if room.lock.locked():
            return
        table = room.table
        twin = Table.load(table.opening, table.game, list(table.entries))
        assert (twin.phase, twin.seats, twin.outcome) == (table.phase, table.seats, table.outcome)
        if table.outcome:
            check_outcome(table)
        if table.phase == "playing":
            waiting = table.waiting()
            assert waiting or (table.drawing and room.clock_timer.timer), "nobody can go on"
            for seat in waiting:
                place = table.seats[seat]
                assert place.is_played_by_person or seat in room.bot_turns.thinking, "a bot sleeps"

    def teardown(self) -> None:
        """Close everything."""
        for line in self.lines.values():
            self.run(line.close())
        for person in self.people.values():
            self.run(person.close())
        self.server.stop()
        self.runner.close()
        self.folder.cleanup()


def check_outcome(table: Table) -> None:
    """Winners took part and did not drop out; after the end there is nothing that belongs before it."""
    assert table.outcome is not None
    kinds = [entry.kind for entry in table.entries]
    end = kinds.index("finish")
    assert kinds.count("finish") == 1
    assert set(kinds[end + 1 :]) <= AFTER_THE_END
    moved = {entry.seat for entry in table.entries if entry.kind == "move"}
    for winner in table.outcome["winners"]:
        assert not table.seats[winner].out
        assert winner in moved or table.outcome["reason"] in ("resigned", "forfeit")
    assert json.dumps(table.outcome)


def play(examples: int, steps: int, part: int = 0) -> None:
    """So many tables, with so many steps at each; in each part others."""
    machine = seed(part)(type("Part", (AnythingGoes,), {}))
    chosen = settings(
        max_examples=examples, stateful_step_count=steps, deadline=None, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    run_state_machine_as_test(machine, settings=chosen)


def test_a_few_dozen_steps_wedge_no_table() -> None:
    play(2, 20)


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_steps_wedge_no_table(part: int) -> None:
    play((200 if lampion.compiled else 50) // PARTS, 50, 1 + part)
