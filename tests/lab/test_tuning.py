"""Tuning: weights keep their order, and the result is weights that the game understands."""

import multiprocessing
import tomllib
from typing import Any

import pytest

import lampion
from lampion.kernel.heuristics import Weights
from lampion.lab.tuning import (
    Setting,
    TooFewWeights,
    TunerLost,
    UnknownWeight,
    find_lead,
    find_places,
    flatten,
    heuristics_of,
    tune,
    unflatten,
    write_weights,
)

GAMES = ["spring-festival", "takenoko"]


@pytest.mark.parametrize("name", GAMES)
def test_weights_survive_being_flattened_and_written(name: str) -> None:
    module = heuristics_of(lampion.game(name))
    weights: Weights = module.WEIGHTS
    places = find_places(module)
    numbers = flatten(weights, places)
    assert len(numbers) == len(weights.values) + len(weights.habits) - 1
    again = unflatten(numbers, weights, places)
    assert list(again.values) == list(weights.values)
    assert list(again.habits) == list(weights.habits)
    data = tomllib.loads(write_weights(lampion.game(name), again, "a command"))
    assert list(data["values"]) == list(module.VALUES)
    assert data["habits"]["careless"] == pytest.approx(weights.habits[module.HABITS.index("careless")], abs=1e-3)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_between_weights_can_be_played_again(name: str) -> None:
    setting = Setting(name, simulations=4)
    weights = heuristics_of(lampion.game(name)).WEIGHTS
    leads = [find_lead(setting, number, weights, weights) for number in range(3)]
    assert leads == [find_lead(setting, number, weights, weights) for number in range(3)]
    assert len(set(leads)) > 1


def test_the_opposite_weights_lose() -> None:
    """Weights matter: values and habits turned upside down play clearly worse."""
    setting = Setting("spring-festival", simulations=30)
    weights: Weights = heuristics_of(lampion.game("spring-festival")).WEIGHTS
    upside_down = Weights([-value for value in weights.values], [-habit for habit in weights.habits])
    leads = [find_lead(setting, number, upside_down, weights) for number in range(12)]
    even = [find_lead(setting, number, weights, weights) for number in range(12)]
    assert sum(leads) < sum(even) - 12 * 5


def test_tuning_reports_every_generation_and_its_check() -> None:
    reports: list[tuple[str, dict[str, Any]]] = []
    setting = Setting("spring-festival", generations=2, games=1, simulations=2, checks=2)
    weights = tune(setting, lambda what, data: reports.append((what, data)))
    module = heuristics_of(lampion.game("spring-festival"))
    assert [what for what, _ in reports] == ["generation", "generation", "checked"]
    assert reports[-1][1]["games"] == 2
    assert len(weights.values) == len(module.VALUES)
    assert list(weights.values) != list(module.WEIGHTS.values)


def test_a_process_that_ends_in_the_middle_of_a_game_is_noticed() -> None:
    setting = Setting("spring-festival", generations=100, games=1, simulations=2, checks=2, jobs=2)

    def end_one(*_: object) -> None:
        multiprocessing.active_children()[0].kill()

    with pytest.raises(TunerLost):
        tune(setting, end_one)
    assert multiprocessing.active_children() == []


def test_only_the_named_weights_are_tuned() -> None:
    setting = Setting("spring-festival", generations=1, games=1, simulations=2, checks=2, only=("reach", "spark"))
    weights = tune(setting, lambda *_: None)
    module = heuristics_of(lampion.game("spring-festival"))
    before: Weights = module.WEIGHTS
    names = [*module.VALUES, *module.HABITS]
    moved = zip(names, [*weights.values, *weights.habits], [*before.values, *before.habits], strict=True)
    assert {name for name, now, then in moved if now != then} == {"reach", "spark"}


def test_weights_that_cannot_be_tuned_are_refused() -> None:
    module = heuristics_of(lampion.game("spring-festival"))
    with pytest.raises(UnknownWeight) as refusal:
        find_places(module, ("reach", "nonsense"))
    assert refusal.value.data["name"] == "nonsense"
    with pytest.raises(UnknownWeight):
        find_places(module, ("reach", "careless"))
    with pytest.raises(TooFewWeights):
        find_places(module, ("reach",))
