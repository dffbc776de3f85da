"""Positions as text: valid ones read back equal; malformed and impossible ones are refused."""

import random

import pytest

from lampion.games.spring_festival.game import GAME
from lampion.kernel.errors import BadPosition
from lampion.kernel.limits import CHANCE
from tests.games.spring_festival.damage import PHASES
from tests.games.spring_festival.positions import BASES, IMPOSSIBLE, MALFORMED, case
from tests.games.spring_festival.tables import Table

IMPOSSIBLE_IN_ITS_PHASE = [
    case("nobody chooses a set", "sets", "waiting 1 -> waiting"),
    case("an active seat before the first round", "reveal", "active 0 -> active 1"),
    case("the store was turned before the first round", "deal", "turned 0 -> turned 1"),
    case("the store was turned before its first turn", "first", "turned 0 -> turned 2"),
    case("another first player than the one given", "store", "festival 2 -> festival 2 first=1"),
    case("another first player, seen from the end", "finale", "festival 2 -> festival 2 first=0"),
    case("applause that leaves no room for the rounds to come", "fire", "applause 3 -> applause 999"),
    case(
        "applause that leaves no room for the finale", "finale", "P03 P04 done applause 0 -> P03 P04 done applause 999"
    ),
]


def play_any(game: Table, rng: random.Random) -> None:
    """Play a random move of a random waiting seat, which passes only if it has to."""
    seat = rng.choice(game.waiting)
    moves = list(game.outcomes()) if seat == CHANCE else game.moves(seat)
    game.play(seat, rng.choice(moves[:-1] if len(moves) > 1 and moves[-1] == "pass" else moves))


# Reading back


def test_every_phase_reads_back_to_itself() -> None:
    """[SF-3] [SF-4] [SF-10] In games that visit all of them."""
    rng = random.Random("all phases")
    seen: dict[str, str] = {}
    while len(seen) < len(PHASES):
        game = Table.new(2, sign="drawn", sets="chosen")
        seen[game.view()["phase"]] = game.text()
        while game.waiting:
            play_any(game, rng)
            seen[game.view()["phase"]] = game.text()

    assert set(seen) == set(PHASES)
    assert all(Table.read(text).text() == text for text in seen.values())


def test_a_position_is_written_as_people_read_it() -> None:
    """[SF-1] [SF-5] [SF-9]"""
    text = """spring-festival 2 sign=goat
fire round 3 active 1 turned 2 waiting 0 1
sign goat
store T17 T03 T44 T20
out T01 T02 T04 T05 T06 T07 T08 T09
0 set 1 tiles S1-1:0,0 S1-2*:1,0 S1-3:1,1 S1-4:2,0 T10:-1,0 holds T11 cards C03 C05 P01 - done C12 applause 3
1 set 2 tiles S2-4:0,0 S2-2:0,1 S2-1:0,2 S2-3:0,3 T13*:1,0 holds T12 cards C01 C07 P04 P05 done applause 0
"""

    assert Table.read(text).text() == text


# Refusals


@pytest.mark.parametrize("base", BASES)
def test_the_unchanged_positions_are_valid(base: str) -> None:
    """[SF-1] One of each phase."""
    assert Table.read(BASES[base]).text() == BASES[base]


@pytest.mark.parametrize(("text", "line"), MALFORMED)
def test_a_malformed_position_is_refused_with_its_line(text: str, line: int) -> None:
    """[SF-1] [SF-2] Unknown words, pieces that the box does not have, pieces in two places."""
    with pytest.raises(BadPosition) as refused:
        GAME.read(text)

    assert refused.value.data["line"] == line


@pytest.mark.parametrize("text", [*IMPOSSIBLE, *IMPOSSIBLE_IN_ITS_PHASE])
def test_a_position_that_no_game_can_reach_is_refused(text: str) -> None:
    """[SF-2] [SF-3] [SF-4] [SF-5] [SF-6] Playing on from there would break the rules, or never end."""
    with pytest.raises(BadPosition):
        GAME.read(text)
