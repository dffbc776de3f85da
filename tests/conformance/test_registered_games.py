"""Every registered game keeps the contract, with every number of seats, under options drawn by Hypothesis."""

import pytest
from hypothesis import HealthCheck, example, given, settings

from lampion import i18n
from lampion.games import GAMES, game
from tests.conformance import hooks
from tests.conformance.checks import CHECKS, Check
from tests.conformance.checks.moves import walks_end
from tests.conformance.walks import Case, cases, is_allowed, seats_waiting, travel

TABLES = [(name, seats) for name in GAMES for seats in game(name).players]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_contract_is_kept(name: str, seats: int, check: Check) -> None:
    play = game(name)
    defaults = play.settle(seats, {})

    @settings(
        max_examples=max(2, settings().max_examples * CHECKS[check] // 100), suppress_health_check=list(HealthCheck)
    )
    @example(Case(seats, defaults, seed=1, percent=100))
    @example(Case(seats, defaults, seed=2, percent=0))
    @example(Case(seats, defaults, seed=3, percent=60, scattered=True))
    @given(cases(play, seats))
    def run(case: Case) -> None:
        check(play, case)

    run()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_census(name: str) -> None:
    assert hooks.of(game(name)).census, f"write tests/conformance/games/{name.replace('-', '_')}.py with a census"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_option_can_be_chosen(name: str, seats: int) -> None:
    """Each value of each option alone, with a number of seats that allows it, gives a game that ends."""
    play = game(name)
    for option in play.options:
        for value in option.choices:
            if is_allowed(play, seats, {option.name: value}):
                walks_end(play, Case(seats, play.settle(seats, {option.name: value})))
            else:
                assert any(is_allowed(play, other, {option.name: value}) for other in play.players)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_prompt_has_words(name: str, seats: int, language: str) -> None:
    play = game(name)
    for seed in range(3):
        for position in travel(play, Case(seats, play.settle(seats, {}), seed)).positions:
            for seat in seats_waiting(position):
                key, data = play.prompt(position, seat)
                assert i18n.say(language, key, **data)
