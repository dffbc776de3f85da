"""The engine and a slow second implementation from the book agree at every step of random games."""

import random
from itertools import chain
from typing import Any

import pytest

from lampion.games.lanterns_dice.game import GAME
from lampion.kernel.limits import CHANCE
from tests.games.lanterns_dice.lakes import Lakes
from tests.reference.choices import compare_choices, list_moves, to_reference
from tests.reference.lanterns_dice import OPTIONS, ReferenceGame, read_area
from tests.reference.lanterns_dice_lake import (
    COLOURS,
    COLUMNS,
    LAKES,
    LETTERS,
    SHAPES,
    SIZES,
    Sheet,
    neighbours,
    stack,
    turn_bonuses,
)

GAMES_PER_SHARE = 10  # the default run has one share for each number of players, the thorough one 39 more
MOVES_BETWEEN_TABLES = 10
SEATS = (2, 3, 4)
THOROUGH_SHARES = range(1, 40)


class Pair:
    """One game, played by engine and reference."""

    def __init__(self, seats: int, rng: random.Random) -> None:
        self.rng = rng
        self.seats = seats
        options = {name: rng.choice(values) for name, values in OPTIONS.items()}
        self.engine = Lakes.new(seats, **options)
        self.reference = ReferenceGame(seats, options)
        self.skill = rng.choice((0.0, 0.7, 0.95))  # how often a seat plays what looks good
        self.cards = rng.choice((("E1", "E2", "E3"), ("E2", "E3"), ("E3",)))  # for which it saves its gifts
        self.usual = rng.sample(COLOURS, rng.choice((1, 2, 6)))  # few colours are soon used up

    def play_to_the_end(self) -> None:
        """Play a game, comparing the whole table now and then; seats that wait together move in random order."""
        self.compare()
        self.compare_table()
        moves = 0
        while self.engine.waiting:
            seat = self.rng.choice(self.engine.waiting)
            move = self.choose(seat, list_moves(self.engine, seat))
            self.engine.play(seat, move)
            self.reference.play(*to_reference(seat, move))
            self.compare()
            moves += 1
            if moves % MOVES_BETWEEN_TABLES == 0:
                self.compare_table()
        self.compare_table()

    # Random moves seldom complete pools, so most games prefer moves that do.

    def choose(self, seat: int, moves: list[str]) -> str:
        """A random move, or one of the best looking."""
        if seat == CHANCE:
            usual = [colour for colour in moves if colour in self.usual]
            return self.rng.choice(usual if usual and self.rng.random() < 0.8 else moves)
        if self.rng.random() >= self.skill:
            return self.rng.choice(moves)
        return max(moves, key=lambda move: (self.worth(seat, *move.split()), self.rng.random()))

    def worth(self, seat: int, verb: str, *words: str) -> int:
        """How much a move helps to complete pools, surround boats and launch fireworks."""
        sheet = self.reference.players[seat].sheet
        if verb != "light":
            is_waste = verb == "reroll" or (verb == "emperor" and words[0] not in self.cards)
            return -1 if is_waste else verb in ("launch", "emperor")
        area = read_area(sheet, *words)
        pool = area[:2]
        if pool in sheet.lake.boats:
            return -1
        completes = (*pool, 1 - area[2]) in sheet.lit
        beside = neighbours(pool)
        near_boat = any(other in sheet.lake.boats for other in beside)
        near_complete = sum(sheet.is_complete(other) for other in beside)
        attraction = 2 * near_boat + 2 * (pool in sheet.lake.platforms) + 3 * (area in sheet.lake.pavilions)
        return 1 + 4 * completes + near_complete + attraction

    # Comparing

    def compare(self) -> None:
        """Compare waiting seats, their moves, the outcomes of chance, the scores, and who would win."""
        compare_choices(self.engine, self.reference)
        if len(self.reference.players) == self.seats:  # not while sheets are drawn
            for seat in range(self.seats):
                assert self.engine.score(seat) == self.reference.score(seat)
            assert set(self.engine.winners) == self.reference.winners()

    def compare_table(self) -> None:
        """Compare everything on the table."""
        view = self.engine.view()
        assert {stack["shape"]: stack["values"] for stack in view["stacks"]} == self.reference.stacks
        assert {card["cost"]: card["side"] for card in view["emperor"] if card["side"]} == self.reference.cards
        assert [die for die in view["tray"]["dice"] if die] == self.reference.dice
        for seat, player in enumerate(self.reference.players):
            self.compare_sheet(view["seats"][seat], player.sheet)
        if self.reference.stage in ("tray", "steps"):
            assert view["active"] == self.reference.active()

    def compare_sheet(self, seen: dict[str, Any], sheet: Sheet) -> None:
        """Compare what lies in front of a seat."""
        assert (seen["sheet"], seen["gifts"]) == (sheet.letter, sheet.gifts)
        areas = [(*divmod(pool, COLUMNS), half) for pool in range(len(seen["lit"])) for half in (0, 1)]
        assert {area for area, is_lit in zip(areas, chain(*seen["lit"]), strict=True) if is_lit} == sheet.lit
        assert [firework["value"] for firework in seen["fireworks"]] == sheet.tiles
        assert {(y, x) for firework in seen["fireworks"] for x, y in firework["cells"]} == sheet.covered
        assert [len(group) for group in seen["groups"]] == sheet.groups()
        assert sum(boat["state"] == "surrounded" for boat in seen["boats"]) == sheet.surrounded_boats()
        bonuses = [bonus["colour"] for bonus in seen["bonuses"] if bonus["state"] != "out"]
        assert bonuses == turn_bonuses(sheet.letter, self.seats)


def play_share(seats: int, share: int) -> None:
    for number in range(GAMES_PER_SHARE):
        Pair(seats, random.Random(f"lanterns-dice {seats} {share} {number}")).play_to_the_end()


@pytest.mark.parametrize("seats", SEATS)
def test_the_engine_agrees_with_the_reference(seats: int) -> None:
    """[LD-2] [LD-3] [LD-4] [LD-5] [LD-6] [LD-7] [LD-9] [LD-10] [LD-11] [LD-12] [LD-16] In ten games each."""
    play_share(seats, 0)


@pytest.mark.thorough
@pytest.mark.parametrize("share", THOROUGH_SHARES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_engine_agrees_with_the_reference_over_more_games(seats: int, share: int) -> None:
    """[LD-2] [LD-3] [LD-4] [LD-5] [LD-6] [LD-7] [LD-9] [LD-10] [LD-11] [LD-12] [LD-16] With the others, 1,200 games."""
    play_share(seats, share)


def test_both_know_the_same_options() -> None:
    """[LD-A21] [LD-A22] [LD-A23] With the same default, the first value."""
    assert {option.name: list(option.choices) for option in GAME.options} == OPTIONS


@pytest.mark.parametrize("letter", LETTERS)
def test_both_have_the_same_lakes(letter: str) -> None:
    """[LD-1] [LD-A23] Colours and installations; the reference has them from elsewhere."""
    printed = LAKES[letter]
    [lake] = [lake for lake in GAME.pieces()["lakes"] if lake["lake"] == letter]
    seen = {(pool["cell"][1], pool["cell"][0]): pool for pool in lake["pools"]}

    assert {(*at, half): pool["colours"][half] for at, pool in seen.items() for half in (0, 1)} == printed.colours
    assert {(*at, half) for at, pool in seen.items() for half in (0, 1) if pool["pavilions"][half]} == printed.pavilions
    assert {at for at, pool in seen.items() if pool["platform"]} == printed.platforms
    assert {at for at, pool in seen.items() if pool["boat"]} == printed.boats


def test_both_have_the_same_fireworks() -> None:
    """[LD-1] Shapes, sizes and values."""
    shapes = GAME.pieces()["shapes"]

    assert {shape["shape"]: shape["values"] for shape in shapes} == {shape: stack(shape) for shape in SHAPES}
    assert {shape["shape"] for shape in shapes if shape["size"] == "medium"} == set(SIZES["medium"])
