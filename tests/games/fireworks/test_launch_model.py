"""The launch as a model: its tables, its odds, its fit with the reference, and positions in the middle of a launch."""

import copy
import pickle
import re
import runpy
from collections import Counter
from math import sqrt
from pathlib import Path

import pytest

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import kinds, phases, verbs
from lampion.games.fireworks.forecast import Forecast
from lampion.games.fireworks.game import GAME
from lampion.games.fireworks.rules import Fireworks
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import revive
from lampion.kernel.rng import Rng
from tests.games.fireworks.launching import AROUND, ready
from tests.games.fireworks.nights import place_number

TOOL = Path(__file__).parents[3] / "tools/write_fireworks_tables.py"
FALLING = (phases.HIT, phases.BOUNCE, phases.TURNING, phases.KIND)
MIDDLE, WALL, CORNER = "4,4", "0,4", "0,0"
LEVELS = {name: level for level, name in enumerate(box.LEVEL_NAMES)}
ROLLS = 2000
MEAN, FAILURE = 0.10, 3.0  # tolerances: of the mean in parts, of failures in percentage points

# Launches by the reference model: (level, tiles left, aim, piled), then its mean and failures in percent.
HAND = {
    "30 cm": ((30, 100, 100), 111, MIDDLE, False, 1.20, 31.9),
    "50 cm": ((50, 100, 100), 111, MIDDLE, False, 2.30, 13.2),
    "70 cm": ((70, 100, 100), 111, MIDDLE, False, 3.43, 5.4),
    "100 cm": ((100, 100, 100), 111, MIDDLE, False, 5.05, 1.8),
    "80 left": ((50, 100, 100), 80, MIDDLE, False, 1.98, 16.4),
    "50 left": ((50, 100, 100), 50, MIDDLE, False, 1.49, 24.4),
    "20 left": ((50, 100, 100), 20, MIDDLE, False, 0.65, 53.7),
    "80 piled": ((50, 100, 100), 80, MIDDLE, True, 2.01, 15.4),
    "50 piled": ((50, 100, 100), 50, MIDDLE, True, 1.78, 18.5),
    "20 piled": ((50, 100, 100), 20, MIDDLE, True, 1.59, 22.2),
    "wall": ((50, 100, 100), 111, WALL, False, 1.55, 24.9),
    "corner": ((50, 100, 100), 111, CORNER, False, 1.01, 38.2),
}
CARDS = {
    "chin": (2.02, 16.3), "off-hand": (2.30, 13.4), "eyes-shut": (2.14, 14.2), "over-shoulder": (3.45, 6.3),
    "back-of-hand": (2.29, 13.1), "pinch": (2.31, 12.5), "tall": (5.97, 0.9), "elbow-crook": (2.83, 8.2),
    "forehead": (2.74, 9.0), "one-leg": (2.83, 8.1), "spin": (2.74, 9.0), "kneel": (1.29, 29.9),
    "elbow-to-elbow": (2.77, 8.7), "hammer": (4.00, 2.8), "palm-to-palm": (2.83, 8.1), "back-to-back": (2.74, 9.0),
    "guide": (3.30, 6.0), "foreheads": (2.26, 13.3), "little-fingers": (2.57, 10.6), "three-fingers": (2.83, 8.2),
    "hand-round": (3.39, 4.6), "three-elbows": (2.72, 9.1), "all-on-the-tube": (3.91, 3.1), "four-fingers": (2.77, 8.7),
    "wrist-ring": (2.72, 9.1),
}  # fmt: skip
LINES = HAND | {
    name: (box.LEVEL_NAMES[box.CARD_LEVELS[box.CARD_NUMBERS[name]]], 111, MIDDLE, True, *expected)
    for name, expected in CARDS.items()
}
QUICK = ("50 cm", "100 cm", "50 left", "50 piled", "corner", "tall")


class Range:
    """Launches of one kind from many layouts."""

    def __init__(self, level: tuple[int, int, int], left: int, aim: str, piled: bool) -> None:
        self.rng = Rng(left, 7)
        self.level, self.left, self.aim, self.piled = LEVELS[level], left, place_number(aim), piled
        self.start = GAME.position(2, GAME.settle(2, {"first": "0"}))

    def prepare(self) -> Fireworks:
        """A box with this many tiles, about to be launched at."""
        position = self.start.copy()
        while position.waits_for(CHANCE):
            position.draw(self.rng)
        for seat in (0, 1):
            for cell in (6, 18):
                position.play(seat, verbs.START * verbs.SIZE + cell)
        if self.left < kinds.TILES:
            numbers = position.fields()
            while len(numbers["box"]) > self.left:
                numbers["box"].pop(self.rng.below(len(numbers["box"])))
            position = revive(Fireworks, numbers)  # type: ignore[assignment]
        if self.piled:
            position.play(0, verbs.PILE * verbs.SIZE + self.aim)
        position.play(0, verbs.AIM * verbs.SIZE + self.aim)
        numbers = position.fields() | {"level": self.level, "phase": phases.HIT, "waiting": 1 << CHANCE}
        return revive(Fireworks, numbers)  # type: ignore[return-value]

    def launch(self) -> int:
        """How many tiles turned face up."""
        position = self.prepare()
        turned = 0
        while position.phase in FALLING:
            turned = position.new
            position.draw(self.rng)
        return turned

    def measure(self, launches: int) -> tuple[float, float]:
        """The mean number of tiles, and failures in percent."""
        counts = [self.launch() for _ in range(launches)]
        return sum(counts) / launches, 100 * counts.count(0) / launches


# Fit


@pytest.mark.parametrize("name", QUICK)
def test_launches_are_like_those_of_the_reference(name: str) -> None:
    """[FW-20] A sample; its own error is added to the tolerances."""
    *setting, mean, failure = LINES[name]
    found, failed = Range(*setting).measure(600)  # type: ignore[arg-type]

    assert abs(found - mean) < (MEAN + 0.12) * mean
    assert abs(failed - failure) < FAILURE + 5


@pytest.mark.thorough
@pytest.mark.parametrize("name", LINES)
def test_30000_launches_stay_within_the_tolerances(name: str) -> None:
    """[FW-20] Mean within 10 %, failures within 3 points."""
    *setting, mean, failure = LINES[name]
    found, failed = Range(*setting).measure(30_000)  # type: ignore[arg-type]

    assert abs(found - mean) <= MEAN * mean, f"{found:.3f} instead of {mean}"
    assert abs(failed - failure) <= FAILURE, f"{failed:.1f} % instead of {failure} %"


def test_the_tables_are_those_that_the_script_writes(tmp_path: Path) -> None:
    """[FW-20]"""
    tool = runpy.run_path(str(TOOL))
    tool["main"].__globals__["FILE"] = tmp_path / "tables.toml"
    tool["main"]()

    assert (tmp_path / "tables.toml").read_text("utf-8") == tool["GAME"].joinpath("launch_tables.toml").read_text(
        "utf-8"
    )


# Odds


def test_the_aim_is_missed_by_rows_and_columns_alike() -> None:
    """[FW-20] From 50 cm: 108 of 240 hit the row, 57 each the next one, 9 each the one after."""
    game = ready()
    game.play(0, "aim 4,4", "height 50")
    odds = game.outcomes()

    assert len(odds) == 25
    assert (odds["hit 4,4"], odds["hit 3,4"], odds["hit 2,2"]) == (108 * 108, 57 * 108, 9 * 9)
    assert sum(odds.values()) == 240 * 240


def test_a_bounce_has_108_outcomes() -> None:
    """[FW-20] [FW-A5] Two places along each axis or none, flat, edge or corner, and the die."""
    game = ready()
    game.play(0, "aim 4,4", "height 50")
    game.chance("hit 4,4")
    odds = game.outcomes()

    assert len(odds) == 108
    assert odds["bounce -2,0 flat 1"] == 36 * 28 * 6 * 2
    assert odds["bounce 2,2 corner symbol"] == 36 * 36 * 5 * 1


@pytest.mark.parametrize("before", [(), ("hit 4,4",), ("hit 4,4", "bounce 0,0 corner 1", "turn #1")], ids=len)
def test_what_is_rolled_follows_the_listed_odds(before: tuple[str, ...]) -> None:
    """[FW-20] Rolling makes no list: each word of an outcome comes as often as the list says."""
    game = ready(bag=[0, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    game.play(0, "aim 4,4", "height 50")
    game.chance(*before)
    odds, found = Counter[tuple[int, str]](), Counter[tuple[int, str]]()
    for text, weight in game.outcomes().items():
        odds.update(dict.fromkeys(enumerate(re.split("[ ,]", text)), weight))
    rng = Rng(7)
    for _ in range(ROLLS):
        text = GAME.write_move(game.position, CHANCE, game.position.copy().roll(rng))
        found.update(enumerate(re.split("[ ,]", text)))

    assert found.keys() <= odds.keys()
    for part, weight in odds.items():
        share = weight / sum(game.outcomes().values())
        assert abs(found[part] / ROLLS - share) <= 5 * sqrt(share * (1 - share) / ROLLS), part


def test_nothing_turns_any_more_is_listed_first() -> None:
    """[FW-20] All odds together are 32,768; a lone tile beside the hit turns with its own."""
    game = ready(tiles="#1 - down 4,5")
    game.play(0, "aim 4,4", "height 50")
    game.chance("hit 4,4", "bounce 0,0 edge 1")
    odds = game.outcomes()

    power = (box.RING[0][1] + box.ECHO[0][1]) * 64 * 5 // 320
    chance = 32768 * box.TURNS[power >> 4] >> 16
    assert list(odds) == ["still", "turn #1"]
    assert odds == {"still": 32768 - chance, "turn #1": chance}


def test_tiles_above_hold_a_tile_down_and_tiles_below_help_it() -> None:
    """[FW-20] The upper of two turns more easily than alone, the lower one less."""
    odds = {}
    for name, tiles in (("alone", "#1 - down 4,5"), ("stacked", "#2 - down 4,5 / #1 - down 4,5")):
        game = ready(tiles=tiles)
        game.play(0, "aim 4,4", "height 50")
        game.chance("hit 4,4", "bounce 0,0 edge 1")
        odds[name] = game.outcomes()

    assert odds["stacked"]["turn #1"] > odds["alone"]["turn #1"] > odds["stacked"]["turn #2"]


def test_what_a_tile_is_follows_from_what_is_left() -> None:
    """[FW-20] Each kind at the number of its unseen tiles."""
    game = ready(bag=[0, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    game.play(0, "aim 4,4", "height 50")
    game.chance("hit 4,4", "bounce 0,0 corner 1", "turn #1")

    assert game.outcomes() == {"kiku-red": 3, "bee": 1, "symbol": 2}


# In the middle of a launch


def test_positions_inside_a_launch_write_read_pickle_and_compare() -> None:
    """[FW-20] Between any two chance moves, with equal odds afterwards."""
    position = Range((100, 100, 100), 111, MIDDLE, True).prepare()
    rng, seen = Rng(4), set()
    while position.phase in FALLING:
        seen.add(position.phase)
        for twin in (GAME.read(GAME.write(position)), pickle.loads(pickle.dumps(position)), copy.copy(position)):
            assert twin == position
            assert twin.chances() == position.chances()
        position.draw(rng)

    assert seen == set(FALLING)


def test_what_is_kept_up_to_date_is_what_follows_from_the_box() -> None:
    """[FW-20] In whole games, a position that was read has the same odds in every launch."""
    rng = Rng(11)
    position = GAME.position(3, GAME.settle(3, {}))
    while position.waiting:
        if position.phase in (phases.TURNING, phases.DRAW):
            assert pickle.loads(pickle.dumps(position)).chances() == position.chances()
        if position.waits_for(CHANCE):
            position.draw(rng)
        else:
            seat = position.to_move()
            moves = position.moves(seat)
            position.play(seat, moves[rng.below(len(moves))])


# Forecast


@pytest.mark.parametrize("aim", [MIDDLE, WALL, "6,2"])
def test_a_forecast_is_close_to_the_exact_sum(aim: str) -> None:
    """[FW-20] Over all hits, bounces and qualities: mean within 5 %, failures within 2 points."""
    position = Range((50, 100, 100), 60, aim, False).prepare()
    means, failures = Forecast().find(position, position.level)
    mean = failure = total = 0.0
    for hit, hit_odds in position.chances():
        landed = position.copy()
        landed.play(CHANCE, hit)
        for bounce, odds in landed.chances():
            if bounce % 4 == 0:
                turning = landed.copy()
                turning.play(CHANCE, bounce)
                weight = hit_odds * odds
                left, expected = 32768.0, 0.0
                for _, chance in reversed(turning.chances()[1:]):
                    expected += chance / left
                    left -= chance
                mean += weight * expected
                failure += weight * left / 32768
                total += weight

    place = place_number(aim)
    assert abs(means[place] / 1000 - mean / total) < 0.05 * mean / total
    assert abs(failures[place] / 1000 - failure / total) < 0.02


def test_a_forecast_agrees_with_what_happens() -> None:
    """[FW-20] Over launches at one box."""
    firing = Range((70, 100, 100), 111, MIDDLE, False)
    start = firing.prepare()
    means, failures = Forecast().find(start, start.level)
    counts = []
    for _ in range(1500):
        position = start.copy()
        turned = 0
        while position.phase in FALLING:
            turned = position.new
            position.draw(firing.rng)
        counts.append(turned)

    assert abs(sum(counts) / 1500 - means[60] / 1000) < 0.15 * means[60] / 1000
    assert abs(counts.count(0) / 1500 - failures[60] / 1000) < 0.03


def test_face_up_tiles_are_not_expected_to_turn_up() -> None:
    """[FW-20] A box in which all are face up promises nothing."""
    game = ready(tiles=AROUND.replace("- down", "cat up"))
    means, failures = Forecast().find(game.position, 0)

    assert set(means) == {0}
    assert failures[60] == 1000
