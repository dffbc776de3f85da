"""The bot that searches: its names, its budget, its determinism, and that it thinks only about what its seat knows."""

from itertools import count
from threading import Event, Thread
from time import monotonic
from typing import Any

import pytest

import lampion
from lampion.bots import bot
from lampion.bots.base import Bot
from lampion.bots.careless import CarelessBot
from lampion.bots.greedy import GreedyBot
from lampion.bots.levels import LevelBot
from lampion.bots.search import EARLIEST, Budget, Search, SearchBot, read_budget, stake
from lampion.games.spring_festival.constants.phases import FINALE
from lampion.kernel.errors import UnknownBot
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.bots.games import GAMES, call_while_thinking, play_on, start
from tests.waiting import PATIENCE


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search:2000", Budget(simulations=2000)),
        ("search:500ms", Budget(seconds=0.5)),
        ("search:2s", Budget(seconds=2)),
        ("search:1sx2", Budget(seconds=1, threads=2)),
        ("search:64x4", Budget(simulations=64, threads=4)),
    ],
)
def test_a_name_says_the_budget(name: str, budget: Budget) -> None:
    assert read_budget(name) == budget


@pytest.mark.parametrize(
    "name",
    ["search", "search:", "search:0", "search:-5", "search:1m", "search:9x9", "level:0", "level:9", "greedy:0%"]
    + ["search:20:0%", "search:1000:50%", "search:1s:50%", "random:50%"],
)
def test_other_names_are_refused_with_those_that_exist(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(name)
    assert "search:2000" in refused.value.data["known"]


class Stubborn(Bot):
    """Takes the first move there is."""

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        return position.moves(seat)[0]


def test_a_careless_bot_plays_like_another_one_at_times_and_at_random_otherwise() -> None:
    match = start("spring-festival", 2, {})
    moves = match.moves(match.to_move)
    careless = CarelessBot(40, Stubborn())
    chosen = [careless.choose(match.game, match.position, match.to_move) for _ in range(1000)]

    expected = 400 + 600 / len(moves)
    assert abs(chosen.count(moves[0]) - expected) < 60
    assert len(set(chosen)) > len(moves) / 2


def test_a_careless_search_is_named_after_both() -> None:
    careless = bot("search:20:85%")

    assert isinstance(careless, CarelessBot)
    assert careless.percent == 85
    assert isinstance(careless.attentive, SearchBot)
    assert careless.attentive.budget == Budget(simulations=20)


def test_a_careless_bot_passes_on_that_it_has_to_stop() -> None:
    careless = CarelessBot(40, Stubborn())
    careless.stop()

    assert careless.attentive.stopped


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_the_same_seed_and_simulations_give_the_same_game(name: str, seats: int, options: dict[str, Any]) -> None:
    logs = []
    for _ in range(2):
        match = start(name, seats, options)
        bots = [bot("search:40", seat) for seat in range(seats)]
        for _ in range(60):
            if not match.over:
                match.play(bots[match.to_move].choose(match.game, match.position, match.to_move), match.to_move)
        logs.append(match.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_threads_share_the_work_and_repeat_their_result(name: str, seats: int, options: dict[str, Any]) -> None:
    match = start(name, seats, options, 20)
    seat = match.to_move
    thoughts = [
        Search(Budget(simulations=600, threads=2)).ponder(
            match.game, match.position.redealt(seat, Rng(1)), seat, Rng(2)
        )
        for _ in range(2)
    ]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].simulations == 600


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_ideas_are_legal_moves_with_sensible_numbers(name: str, seats: int, options: dict[str, Any]) -> None:
    match = start(name, seats, options, 31)
    seat = match.to_move
    thought = Search(Budget(simulations=500)).ponder(match.game, match.position.redealt(seat, Rng(1)), seat, Rng(2))
    assert {idea.move for idea in thought.ideas} <= set(match.moves(seat))
    assert sum(idea.visits for idea in thought.ideas) == thought.simulations == 500
    assert [idea.visits for idea in thought.ideas] == sorted((idea.visits for idea in thought.ideas), reverse=True)
    assert sum(thought.chances) == pytest.approx(1)
    assert all(0 <= idea.chance <= 1 and 0 <= idea.worth <= 1 for idea in thought.ideas)


def test_a_seat_that_waits_with_others_thinks_about_its_own_moves() -> None:
    match = start("spring-festival", 3, {})
    waiting = [seat for seat in range(3) if match.position.waits_for(seat)]
    assert len(waiting) == 3  # all lay their starting tiles at once
    for seat in waiting:
        ideas = Search(Budget(simulations=200)).ponder(match.game, match.position.copy(), seat, Rng(1)).ideas
        assert len(ideas) > 1
        assert bot("search:50").choose(match.game, match.position, seat) in match.moves(seat)


def test_the_longest_chain_is_found() -> None:
    """Spring Festival, the finale: the tile with the longest chain is worth most, so a search must fire it."""
    match = start("spring-festival", 2, {})
    greedy = bot("greedy", 1)
    while match.position.fields()["phase"] != FINALE:
        match.play(greedy.choose(match.game, match.position, match.to_move), match.to_move)
    seat = match.to_move
    found = bot("search:600", 1).choose(match.game, match.position, seat)

    def points_after(move: int) -> int:
        twin = match.position.copy()
        twin.play(seat, move)
        return twin.points(seat)

    assert points_after(found) == max(points_after(move) for move in match.moves(seat))


def test_a_choice_is_worth_less_thought_the_surer_the_victory_and_full_thought_when_behind() -> None:
    assert [stake(chance) >= 1 for chance in (0.02, 0.25, 0.5, 0.75)] == [True] * 4
    assert 1 > stake(0.85) > stake(0.95) > stake(0.99) > 0


def test_only_a_thrifty_search_leaves_some_of_its_budget() -> None:
    """Near the end of a won game, a bot saves time, but a hint uses its whole budget."""
    match = start("takenoko", 2, {})
    players = [bot("search:60", 1), bot("random", 1)]
    simulations = 6000 if lampion.compiled else 1500  # plain Python is slow
    thrifty = Search(Budget(simulations=simulations), is_thrifty=True)
    shares: list[float] = []
    while not match.over:
        seat = match.to_move
        if seat == 0 and len(match.moves(0)) > 1 and match.position.turn > 20 and len(shares) < 5:
            thought = thrifty.ponder(match.game, match.position.redealt(0, Rng(1)), 0, Rng(2))
            shares.append(thought.simulations / simulations)
            patient = Search(Budget(simulations=1000)).ponder(match.game, match.position.copy(), 0, Rng(2))
            assert patient.simulations == 1000
        match.play(players[seat].choose(match.game, match.position, seat), seat)
    assert shares
    assert EARLIEST <= min(shares) < 0.9


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock ticks whenever it is read; docs/bots.md says how far real searches overrun."""
    readings = count()
    monkeypatch.setattr("lampion.bots.search.monotonic", lambda: next(readings) * 0.01)
    match = start("takenoko", 4, {"hikari": "on"}, 40)
    Search(Budget(seconds=0.2)).ponder(match.game, match.position.redealt(match.to_move, Rng(1)), match.to_move, Rng(2))
    assert next(readings) in (21, 22)


@pytest.mark.parametrize("name", ["search:1s", "level:8"])
def test_a_budget_can_be_work_instead_of_the_time_that_passes(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """As in an arena: here, work goes on whenever the clock is read."""
    readings = count()
    monkeypatch.setattr("lampion.bots.search.monotonic", lambda: pytest.fail("that clock says nothing about work"))
    monkeypatch.setattr("lampion.bots.search.work_time", lambda: next(readings) * 0.1)
    match = start("spring-festival", 2, {}, 20)
    searcher = bot(name)
    searcher.counts_work = True
    searcher.choose(match.game, match.position, match.to_move)
    assert 3 < next(readings) < 20


def test_time_is_kept_by_a_coarse_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of some systems advances in steps of about 16 milliseconds."""
    monkeypatch.setattr("lampion.bots.search.monotonic", lambda: monotonic() // 0.016 * 0.016)
    match = start("spring-festival", 2, {}, 20)
    assert bot("search:100ms").choose(match.game, match.position, match.to_move) in match.moves(match.to_move)


def test_stopping_ends_thought_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = Event()
    call_while_thinking(monkeypatch, thinking.set)
    match = start("spring-festival", 4, {}, 20)
    searcher = bot("search:60s")
    assert isinstance(searcher, SearchBot)
    chosen: list[int] = []
    seat = match.to_move
    thread = Thread(target=lambda: chosen.append(searcher.choose(match.game, match.position, seat)))
    thread.start()
    assert thinking.wait(PATIENCE)
    searcher.stop()
    thread.join(timeout=5)
    assert not thread.is_alive()
    assert chosen[0] in match.moves(seat)


def test_a_level_that_was_stopped_before_it_began_answers_at_once() -> None:
    match = start("spring-festival", 2, {}, 20)
    patient = LevelBot(8, lambda _, seed: bot("search:6000s", seed))  # thinks for a minute at least, unless stopped
    patient.stop()
    began = monotonic()
    assert patient.choose(match.game, match.position, match.to_move) in match.moves(match.to_move)
    assert monotonic() - began < 5


@pytest.mark.parametrize("name", ["spring-festival", "takenoko", "fireworks"])
@pytest.mark.parametrize("number", range(1, 8))
def test_every_level_plays_legal_moves(name: str, number: int) -> None:
    match = start(name, 2, {})
    player = bot(f"level:{number}", 4)
    for _ in range(12):
        match.play(player.choose(match.game, match.position, match.to_move), match.to_move)


def test_greedy_looks_no_further_when_it_is_stopped() -> None:
    """A stopped bot weighs only what a move gains at once: where that is nothing, it takes any of them."""
    match = play_until_foresight_decides()
    seat = match.to_move

    assert {choose(match, seed, is_stopped=True) for seed in range(200)} == set(match.moves(seat))


def play_until_foresight_decides() -> Match:
    """A game where no move gains anything at once, but ten bots that look ahead agree on one."""
    match = start("takenoko", 2, {})
    while not match.over:
        seat, moves = match.to_move, match.moves()
        if len(moves) > 5 and not any(gains(match, seat, move) for move in moves):
            best = choose(match, 0, is_stopped=False)
            if all(choose(match, seed, is_stopped=False) == best for seed in range(1, 10)):
                return match
        play_on(match, 1, seed=len(match.log))
    raise AssertionError("no such position was found")


def gains(match: Match, seat: int, move: int) -> bool:
    """Does the score change with this move, or with the chance that follows?"""
    position = match.position.copy()
    position.play(seat, move)
    return position.waits_for(CHANCE) or position.points(seat) != match.position.points(seat)


def choose(match: Match, seed: int, *, is_stopped: bool) -> int:
    """What the greedy bot plays."""
    player = GreedyBot(seed)
    if is_stopped:
        player.stop()
    return player.choose(match.game, match.position, match.to_move)
