"""Chance is fixed in these tests: the same steps meet the same game, and a failure says how to repeat it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests import chance
from tests.browser.browsers import Person
from tests.browser.players import Player, start_against_bots
from tests.server.servers import ServerProcess

DECISIONS = 5


def play(browser: Browser, server: ServerProcess, word: str) -> str:
    """The record of the first decisions against a bot."""
    person = Person(browser, server.address, word=word)
    player = start_against_bots(Player(person))
    for _ in range(DECISIONS):
        player.decide()
    player.kind()
    person.context.close()
    table, secret = describe(word, server.data)
    assert any(chance.draw(word, number) in secret for number in range(1, chance.MOST))
    return (chance.ROOT / table.partition(": ")[2]).read_text("utf-8")


def describe(word: str, folder: Path) -> list[str]:
    """What a failure would print about the tables of a word."""
    with ThreadPoolExecutor(1) as outside:
        return outside.submit(asyncio.run, chance.describe_tables(word, folder, f"told {word}")).result()


def test_the_same_seed_word_gives_the_same_game(
    browser: Browser,
    site: ServerProcess,
    start: Callable[..., ServerProcess],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever else happened at the same server."""
    monkeypatch.setattr(chance, "ROOT", tmp_path)
    monkeypatch.setattr(chance, "FAILURES", tmp_path)
    other = start()

    first = play(browser, site, "word")

    assert first.count("\n") > DECISIONS
    assert play(browser, other, "word") == first
    assert play(browser, other, "another") != first


def test_a_failure_says_how_to_play_it_again(request: pytest.FixtureRequest) -> None:
    printed = chance.describe(request.node, [])

    assert f"pytest '{request.node.nodeid}' --chance {request.config.getoption('chance')}" in printed
