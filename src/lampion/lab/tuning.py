"""Tuning a game's heuristics by self-play.

Candidates for the weights play against the present ones, both with the same few simulations a choice, and CMA-ES moves
towards those that win by more. In the end the best is played against the present weights in games that it has not seen.
(Fitting the values to how games went on explains more and plays worse.)
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from statistics import mean, stdev
from types import ModuleType
from typing import Any
from warnings import catch_warnings, simplefilter

from lampion.bots.search import Budget, SearchBot
from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.kernel.game import Game
from lampion.kernel.heuristics import Weights
from lampion.kernel.rng import Rng
from lampion.lab.playing import play_out

CARELESS = "careless"  # the habit that is not tuned
LONGEST = 3000  # moves in a game: some options let it go on for ever
DEAF = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits for the games
SHARE, LEAST = 0.4, 0.2  # how far a weight is moved at first: a share of it, and at least this

Tell = Callable[[str, dict[str, Any]], None]


@dataclass(frozen=True)
class Setting:
    """What is tuned, and how much work goes into it."""

    game: str
    seed: int = 1
    generations: int = 20
    games: int = 24  # for each candidate of a generation
    simulations: int = 60  # for each choice
    checks: int = 100  # games in the end, two at least
    jobs: int = 1
    only: tuple[str, ...] = ()  # weights that are tuned; none: all that can be


class UnknownWeight(LampionError):
    """No weight of that name can be tuned. Data: name, known."""

    code = "unknown-weight"


class TooFewWeights(LampionError):
    """One weight alone cannot be tuned. No data."""

    code = "too-few-weights"


class TunerLost(LampionError):
    """A process ended in the middle of a game. No data."""

    code = "tuner-lost"


def heuristics_of(game: Game) -> ModuleType:
    """The module with the names of a game's values and habits."""
    return import_module(type(game).__module__.rpartition(".")[0] + ".heuristics")


def sample_options(game: Game, rng: Rng) -> tuple[int, dict[str, Any]]:
    """A number of seats and options that go together, half of the time what most people play."""
    seats = game.players[rng.below(len(game.players))]
    if rng.below(2):
        return seats, dict(game.settle(seats, {}))
    while True:
        chosen = {option.name: option.choices[rng.below(len(option.choices))] for option in game.options}
        try:
            return seats, dict(game.settle(seats, chosen))
        except LampionError:
            continue


def find_lead(setting: Setting, number: int, ours: Weights, theirs: Weights) -> float:
    """How far our weights lead the best of theirs at the end of a game; its number decides the rest, our seat too."""
    game = find_game(setting.game)
    rng = Rng(setting.seed, number)
    seats, options = sample_options(game, rng)
    match = game.start(seats, seed=rng.bits(), **options)
    our_seat = rng.below(seats)
    bots = [
        SearchBot(Budget(setting.simulations), rng.bits(), None, ours if seat == our_seat else theirs)
        for seat in range(seats)
    ]
    play_out(match, bots, LONGEST)
    points = [match.position.points(seat) for seat in range(seats)]
    return points[our_seat] - max(points[seat] for seat in range(seats) if seat != our_seat)


def find_leads(pool: ProcessPoolExecutor, tries: Sequence[tuple[Setting, int, Weights, Weights]]) -> list[float]:
    """The leads in many games, in their order."""
    try:
        return list(pool.map(find_lead, *zip(*tries, strict=True)))
    except BrokenProcessPool:
        raise TunerLost from None


def tune(setting: Setting, tell: Tell) -> Weights:
    """Better weights; `tell` hears how it goes, and in the end how sure it is that they are."""
    with catch_warnings():
        simplefilter("ignore")  # it misses a library for plots, which nobody asks for
        import cma  # type: ignore[import-untyped]

    module = heuristics_of(find_game(setting.game))
    present: Weights = module.WEIGHTS
    places = find_places(module, setting.only)
    start = flatten(present, places)
    steps = [SHARE * abs(weight) + LEAST for weight in start]
    options = {"seed": setting.seed, "verbose": -9, "maxiter": setting.generations, "CMA_stds": steps}
    strategy = cma.CMAEvolutionStrategy(start, 1.0, options)
    with ProcessPoolExecutor(setting.jobs, get_context("spawn"), signal.signal, DEAF) as pool:
        for generation in range(1, setting.generations + 1):
            candidates = strategy.ask()
            numbers = range(generation * setting.games, (generation + 1) * setting.games)
            tries = [(setting, n, unflatten(one, present, places), present) for one in candidates for n in numbers]
            leads = find_leads(pool, tries)
            means = [mean(leads[i : i + setting.games]) for i in range(0, len(leads), setting.games)]
            strategy.tell(candidates, [-lead for lead in means])
            tuned = unflatten(strategy.result.xfavorite, present, places)
            step = {"generation": generation, "of": setting.generations, "lead": mean(means), "weights": tuned}
            tell("generation", step)
        first = (setting.generations + 1) * setting.games
        tries = [(setting, n, tuned, present) for n in range(first, first + setting.checks)]
        leads = find_leads(pool, tries)
        even = find_leads(pool, [(*one[:2], present, present) for one in tries])
    gains = [lead - before for lead, before in zip(leads, even, strict=True)]
    error = stdev(gains) / sqrt(len(gains))
    tell("checked", {"games": len(gains), "gain": mean(gains), "error": 1.96 * error})
    return tuned


def find_places(module: ModuleType, only: Sequence[str] = ()) -> list[int]:
    """Where the weights that are tuned stand among all of them, values before habits.

    How careless quick play is stays: care wins quick games, yet simulations must not be all alike.
    """
    names = [*module.VALUES, *module.HABITS]
    known = [name for name in names if name != CARELESS]
    for name in only:
        if name not in known:
            raise UnknownWeight(name=name, known=", ".join(known))
    places = [place for place, name in enumerate(names) if name in (only or known)]
    if len(places) < 2:
        raise TooFewWeights
    return places


def flatten(weights: Weights, places: Sequence[int]) -> list[float]:
    """The weights at these places."""
    numbers = [*weights.values, *weights.habits]
    return [numbers[place] for place in places]


def unflatten(numbers: Sequence[float], present: Weights, places: Sequence[int]) -> Weights:
    """The present weights with others at these places."""
    changed = [*present.values, *present.habits]
    for place, number in zip(places, numbers, strict=True):
        changed[place] = float(number)
    return Weights(changed[: len(present.values)], changed[len(present.values) :])


def write_weights(game: Game, weights: Weights, command: str, check: Mapping[str, float] | None = None) -> str:
    """The text of a `weights.toml`, with the command that made it and what the check in the end has found."""
    module = heuristics_of(game)
    lines = [f"# Found by `{command}`.", f"# {describe_check(check)}", ""]
    for title, names, numbers in (
        ("values", module.VALUES, weights.values),
        ("habits", module.HABITS, weights.habits),
    ):
        lines.append(f"[{title}]")
        lines.extend(f'"{name}" = {number:.3f}' for name, number in zip(names, numbers, strict=True))
        lines.append("")
    return "\n".join(lines)


def describe_check(check: Mapping[str, float] | None) -> str:
    """What weights are worth."""
    if check is None:
        return "They were not checked against the weights before."
    gain = f"{check['gain']:+.1f} ± {check['error']:.1f} points a game (95 %)"
    return f"{gain} against the weights before, in {check['games']} games."
