"""Nothing leaks: over whole games, a viewer is sent the same in two worlds that they cannot tell apart.

Two servers play the same game. Everything that is hidden from the viewer differs between them: cards and plots of the
others, what the others put under the pile, their nonces, the secret of the table and all draws to come. What the
viewer is sent, on sockets and in answers, may not differ by a byte.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

import lampion
from lampion.bots.analysis import Advice, Suggestion
from lampion.games.takenoko.constants import sizes
from lampion.games.takenoko.lookups import CARD_NUMBERS
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.chance import Fair, cover
from lampion.kernel.errors import LampionError
from lampion.kernel.game import Game, Tell
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position, revive
from lampion.server.api import replays
from lampion.server.live import audience, bot_pool
from lampion.server.live.command_executor import CommandExecutor
from lampion.tables import views
from lampion.tables.live_match import AppliedEntry, LiveMatch
from lampion.tables.log import Entry
from lampion.tables.records import unfinished_record_of
from lampion.tables.table import Table
from lampion.tables.undo import CARE, GLANCE, find_undo
from tests.postgres import Postgres
from tests.redis import RedisServer
from tests.server.twins import Leak, Report, play
from tests.server.worlds import Plan, Setting, plan, sample

Fault = Callable[[pytest.MonkeyPatch], None]

LENGTH = 100 if lampion.compiled else 12  # decisions of people in the default run


def check(planned: Plan, report: Report) -> None:
    """Check that something was compared, and that the worlds did differ for others."""
    assert report.messages
    assert report.answers
    if planned.setting.game == "takenoko":
        here, there = planned.worlds[-1]
        assert here != there
        if len(planned.setting.bots) + (planned.setting.viewer is not None) < planned.setting.seats:
            assert report.differences
    else:
        assert not report.differences


DEFAULT = [
    sample("spring-festival", 2, 1),
    sample("takenoko", 2, 105, hikari="off"),
    sample("takenoko", 3, 115, hikari="on"),
]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are thought through: what is found until time is up depends on how busy the machine is."""
    monkeypatch.setattr(bot_pool, "PATIENCE", 600.0)
    monkeypatch.setattr(bot_pool, "LATEST", 600.0)


@pytest.mark.parametrize("setting", DEFAULT, ids=str)
async def test_a_viewer_cannot_tell_worlds_apart(
    setting: Setting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sockets, answers, refusals, hints and undo are the same to the byte."""
    planned = plan(setting, LENGTH)

    report = await play(planned, tmp_path, monkeypatch, looks=2)

    check(planned, report)


async def test_a_viewer_cannot_tell_worlds_apart_over_two_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, redis_server: RedisServer, postgres: Postgres
) -> None:
    """The same when the others play at another process of the site."""
    planned = plan(replace(sample("takenoko", 3, 115, hikari="on"), pace="none"), LENGTH // 5)
    databases = [await postgres.make_database() for _ in range(2)]
    places = [{"redis": redis_server.address(number), "database": url} for number, url in enumerate(databases)]

    report = await play(planned, tmp_path, monkeypatch, looks=2, places=places)

    check(planned, report)


@pytest.mark.thorough
async def test_a_leak_at_another_process_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, redis_server: RedisServer, postgres: Postgres
) -> None:
    planned = plan(replace(sample("takenoko", 3, 115, hikari="on"), pace="none"), LENGTH // 5)
    databases = [await postgres.make_database() for _ in range(2)]
    places = [{"redis": redis_server.address(number), "database": url} for number, url in enumerate(databases)]
    with pytest.raises(Leak):
        await play(planned, tmp_path, monkeypatch, looks=0, fault=all_hands, places=places)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", ["spring-festival", "takenoko", "takenoko-hikari"])
async def test_a_viewer_cannot_tell_worlds_apart_over_whole_games(
    game: str, seats: int, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same holds to the end of the game, and then everything is published."""
    name, _, hikari = game.partition("-h")
    fixed = {"hikari": "on" if hikari else "off"} if name == "takenoko" else {}
    planned = plan(sample(name, seats, seed, **fixed))

    report = await play(planned, tmp_path, monkeypatch, looks=6)

    check(planned, report)


# The same comparison finds leaks


def digest(position: Position) -> int:
    """A number that depends on the whole position."""
    return crc32(str(position.fields()).encode())


def all_hands(scope: pytest.MonkeyPatch) -> None:
    """The state shows everything."""

    def tell_all(table: Table, viewer: int | None, now: int) -> Any:
        view = table.game.view(table.live_match.position, CHANCE) if table.live_match else None
        return {**views.table_state(table, viewer, now), "view": view}

    scope.setattr(audience, "table_state", tell_all)


def texts_of_moves(scope: pytest.MonkeyPatch) -> None:
    """Every line of the log is sent with its text."""
    log_line = views.log_line

    def tell_text(table: Table, applied: AppliedEntry, viewer: int | None, tell: Tell) -> Any:
        line = log_line(table, applied, viewer, tell)
        return line and {**line, "text": applied.entry.text}

    scope.setattr(views, "log_line", tell_text)


def early_record(scope: pytest.MonkeyPatch) -> None:
    """The record is available before the end."""
    scope.setattr(replays, "record_of", unfinished_record_of)


def others_views(scope: pytest.MonkeyPatch) -> None:
    """A replay shows everything to everyone."""

    def tell_everything(table: Table, viewer: int | None, *page: int) -> Any:
        return views.replay_moments(table, CHANCE, *page)

    scope.setattr(replays, "replay_moments", tell_everything)


def knowing_hints(scope: pytest.MonkeyPatch) -> None:
    """Hints look at the true position."""

    def advise(game: Game, position: Position, seat: int, *_budget: Any) -> Advice:
        moves = position.moves(seat)
        return Advice(seat, [Suggestion(moves[digest(position) % len(moves)], 0.5, 0.0, 1)])

    scope.setattr("lampion.server.live.bot_pool.advise", advise)


def telling_undo(scope: pytest.MonkeyPatch) -> None:
    """Whether undo is offered depends on what is hidden."""

    def is_offered(table: Table, viewer: int | None) -> bool:
        return table.live_match is not None and digest(table.live_match.position) % 2 == 0

    scope.setattr(views, "shows_undo", is_offered)


def foreseen_luck(scope: pytest.MonkeyPatch) -> None:
    """The state includes a number drawn with the secret."""

    def tell_luck(table: Table, viewer: int | None, now: int) -> Any:
        luck = Fair(table.terms.secret, pledges=table.fair.pledges).below(1_000)
        return {**views.table_state(table, viewer, now), "luck": luck}

    scope.setattr(audience, "table_state", tell_luck)


def chatty_refusals(scope: pytest.MonkeyPatch) -> None:
    """A refusal says something about the position."""
    run = CommandExecutor.run

    async def run_and_tell(executor: CommandExecutor, where: Any, guest: Any, message: Any) -> Any:
        try:
            return await run(executor, where, guest, message)
        except LampionError as error:
            error.data["digest"] = digest(where.table.require_match().position)
            raise

    scope.setattr(CommandExecutor, "run", run_and_tell)


def shown_nonces(scope: pytest.MonkeyPatch) -> None:
    """Lines of the log show the nonces that follow from the secret."""

    def tell_text(table: Table, applied: AppliedEntry, viewer: int | None, tell: Tell) -> Any:
        return {"number": applied.entry.number, "text": cover(table.terms.secret, 0)}

    scope.setattr(views, "log_line", tell_text)


FAULTS = [all_hands, texts_of_moves, early_record, others_views, knowing_hints, telling_undo, chatty_refusals]
FUTURE = [foreseen_luck, shown_nonces]


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_leak_of_the_game_is_found(fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison must be able to fail."""
    planned = plan(Setting("takenoko", 2, viewer=0, seed=3), 16)

    with pytest.raises(Leak):
        await play(planned, tmp_path, monkeypatch, looks=2, fault=fault)


@pytest.mark.parametrize("fault", FUTURE)
async def test_a_leak_of_luck_is_found(fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even in a game in which only the future is hidden."""
    planned = plan(Setting("spring-festival", 2, viewer=None, seed=3), 8)

    with pytest.raises(Leak):
        await play(planned, tmp_path, monkeypatch, looks=2, fault=fault)


# Undo, without servers: it is decided from the kernel alone

CARDS = {"panda-green": 5, "panda-yellow": 4, "panda-pink": 3, "panda-trio": 3}


def late(other_card: str) -> Position:
    """Seat 0 can claim a green panda card; of the other panda cards, only green ones and a pink one are unclaimed."""
    game = lampion.game("takenoko")
    numbers: dict[str, Any] = game.start(2, seed=1, first="0").position.fields()
    left = dict(CARDS)
    for field in ("hands", "claimed"):
        for seat in range(2):
            for card in CARDS:
                numbers[field][seat * sizes.OBJECTIVES + CARD_NUMBERS[card]] = 0

    def give(field: str, seat: int, card: str, count: int = 1) -> None:
        numbers[field][seat * sizes.OBJECTIVES + CARD_NUMBERS[card]] += count
        left[card] -= count

    give("hands", 0, "panda-green")
    give("hands", 1, other_card)
    give("claimed", 0, "panda-yellow", 4)
    give("claimed", 1, "panda-pink", 2)
    give("claimed", 1, "panda-trio", 3)
    for card, count in left.items():
        numbers["decks"][CARD_NUMBERS[card]] = count
    numbers["eaten"][0] = 2
    return revive(Takenoko, numbers)


@pytest.mark.parametrize("worlds", [GLANCE, CARE])
def test_undo_reveals_nothing_about_other_hands(worlds: int) -> None:
    """The seat with the last pink card knew that the other one is green, and learns nothing when it is claimed.

    If the claim could be taken back then, and only then, the claimant would know which seat has the pink card.
    """
    said = []
    for card in ("panda-green", "panda-pink"):
        start = late(card)
        game = lampion.game("takenoko")
        one = LiveMatch(game, 2, game.settle(2, {"first": "0"}), start)
        one.move(Entry(0, "move", 0, "claim panda-green", "person", 0))
        said.append(answer(one, 0, worlds))

    assert said[0] == said[1]
    assert worlds == GLANCE or said[0] == "cannot-undo revealed"


WHOLE = [pytest.param(seed, None, marks=pytest.mark.thorough) for seed in range(20)]


@pytest.mark.parametrize(("seed", "most"), [(122, 60 if lampion.compiled else 12), *WHOLE])
def test_undo_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(seed: int, most: int | None) -> None:
    """After every decision of a game, both for the button and for the undo itself."""
    planned = plan(replace(sample("takenoko", 2 + seed % 3, seed), viewer=seed % 2, bots=()), most)
    plays = [LiveMatch(planned.game, planned.setting.seats, planned.options) for _ in range(2)]
    said = set()
    for number, step in enumerate(planned.steps[:-1]):
        for world, one in enumerate(plays):
            one.move(Entry(number, "move", step.seat, planned.text(number, world), step.by, 0))
        if step.seat == planned.setting.viewer:
            here, there = ([answer(one, step.seat, worlds) for worlds in (GLANCE, CARE)] for one in plays)
            assert here == there, planned.text(number, 0)
            said.add(here[1])

    assert said > {"done"} or not lampion.compiled


def answer(one: LiveMatch, seat: int, worlds: int) -> str:
    """The answer to an undo."""
    try:
        find_undo(one, seat, worlds)
    except LampionError as error:
        return f"{error.code} {error.data.get('reason')}"
    return "done"
