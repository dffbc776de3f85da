"""Tuning a game's heuristics by self-play.

Candidate weights play against the present ones, both with the same few simulations a choice, and CMA-ES moves towards
those that win by more. At the end, the best candidate plays the present weights in games that it wasn't tuned on.
(Fitting the values to the course of games instead predicts better but plays worse.)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
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
from lampion.lab.played_game import play_out
from lampion.lab.pool import make_pool

CARELESS = "careless"  # the habit that isn't tuned
LONGEST = 3000  # moves in a game: some options let it go on forever
SHARE, LEAST = 0.4, 0.2  # the first step of a weight: this share of it, plus this much

Tell = Callable[[str, dict[str, Any]], None]


@dataclass(frozen=True)
class Setting:
    """What to tune, and how much work to put in."""

    game: str
    seed: int = 1
    generations: int = 20
    games: int = 24  # for each candidate of a generation
    simulations: int = 60  # for each choice
    checks: int = 100  # games in the final check, at least two
    jobs: int = 1
    only: tuple[str, ...] = ()  # names of the weights to tune; empty: all of them


class UnknownWeight(LampionError):
    """There is no tunable weight of that name. Data: name, known."""

    code = "unknown-weight"


class TooFewWeights(LampionError):
    """A single weight can't be tuned. No data."""

    code = "too-few-weights"


class TunerLost(LampionError):
    """A worker process died in the middle of a game. No data."""

    code = "tuner-lost"


def heuristics_of(game: Game) -> ModuleType:
    """The module with the names of a game's values and habits."""
    return import_module(type(game).__module__.rpartition(".")[0] + ".heuristics")


def sample_options(game: Game, rng: Rng) -> tuple[int, dict[str, Any]]:
    """A valid number of seats and options; half of the time the default options."""
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
    """Our lead over the best seat with their weights at the end of a game; everything else follows from its number."""
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
    """The leads of many games, in order."""
    try:
        return list(pool.map(find_lead, *zip(*tries, strict=True)))
    except BrokenProcessPool:
        raise TunerLost from None


def tune(setting: Setting, tell: Tell) -> Weights:
    """Find better weights; `tell` gets the progress, and at the end how sure it is that they are better."""
    with catch_warnings():
        simplefilter("ignore")  # it warns about a missing library for plots, which we don't need
        import cma  # type: ignore[import-untyped]

    module = heuristics_of(find_game(setting.game))
    present: Weights = module.WEIGHTS
    places = find_places(module, setting.only)
    start = flatten(present, places)
    steps = [SHARE * abs(weight) + LEAST for weight in start]
    options = {"seed": setting.seed, "verbose": -9, "maxiter": setting.generations, "CMA_stds": steps}
    strategy = cma.CMAEvolutionStrategy(start, 1.0, options)
    with make_pool(setting.jobs) as pool:
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
    """The places of the weights to tune among all weights, values before habits.

    The carelessness of quick play isn't tuned: care wins quick games, but simulations must vary.
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
    """The weights at these places, as a list."""
    numbers = [*weights.values, *weights.habits]
    return [numbers[place] for place in places]


def unflatten(numbers: Sequence[float], present: Weights, places: Sequence[int]) -> Weights:
    """The present weights, changed at these places."""
    changed = [*present.values, *present.habits]
    for place, number in zip(places, numbers, strict=True):
        changed[place] = float(number)
    return Weights(changed[: len(present.values)], changed[len(present.values) :])


def write_weights(game: Game, weights: Weights, command: str, check: Mapping[str, float] | None = None) -> str:
    """The text of a `weights.toml`, with the command that made it and the result of the final check."""
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
    """A sentence on the gain over the weights before."""
    if check is None:
        return "They were not checked against the weights before."
    gain = f"{check['gain']:+.1f} ± {check['error']:.1f} points a game (95 %)"
    return f"{gain} against the weights before, in {check['games']} games."
