"""Simulates people of known strength on the ladders: does a rating find them, how soon, and can it be farmed?

usage: python -m bench.ladder [--people 10000] [--games 60] [--seed 1]

Everybody has a strength of their own in each of four games, and plays the given number of games of each, at tables of
two to four, mostly with people of about the same rating; in two of the games one table in six has a measured bot.
Results are drawn so that 400 points mean ten wins to one for each pair of seats.
"""

import argparse
import math
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from lampion.ladder.counting import Met, Seat, count_game
from lampion.ladder.skill import NEWCOMER, Skill, anchor

GAMES = 4
MEAN, SPREAD, OWN = 700, 250, 120  # of people's strengths: in general, and besides in each game
LOOSE = 150  # points by which people meet others than those next to them
LEVELS = (0, 313, 612, 833, 1067, 1328, 1645, 1881)  # bots, as measured in Spring Festival
STEPS = (5, 10, 20, 30, 40, 60)  # games after which the ladder is looked at
BOT = "bot"


@dataclass
class Report:
    """What a ladder looks like after some games of everybody."""

    games: int
    correlation: float  # of ranks
    error: float  # mean distance from the true strength
    within: float  # share of people whose true strength is inside the interval of 95 %
    slope: float  # 1: differences are neither exaggerated nor understated


@dataclass
class Cheat:
    """What somebody of known strength gains by choosing opponents instead of playing."""

    name: str
    strength: float
    ratings: list[float] = field(default_factory=list)  # at the end, over several tries

    @property
    def gain(self) -> float:
        """The mean rating above the true strength."""
        return sum(self.ratings) / len(self.ratings) - self.strength


def finish(rng: random.Random, strengths: Sequence[float]) -> list[int]:
    """The places of a game in which each pair of seats has the chances of its strengths."""
    unit = 400 / math.log(10)
    form = [strength - unit * math.log(-math.log(rng.random())) for strength in strengths]
    return [1 + sum(other > own for other in form) for own in form]


def play_ladder(people: int, games: int, seed: int, *, bots: bool) -> list[Report]:
    """One game's ladder: everybody plays so many games; reports along the way."""
    rng = random.Random(seed)
    truth = [rng.gauss(MEAN, SPREAD) + rng.gauss(0, OWN) for _ in range(people)]
    skills = [NEWCOMER] * people
    levels = [anchor(rating, rating - 100, rating + 100) for rating in LEVELS] if bots else []
    reports = []
    for played in range(1, games + 1):
        order = sorted(range(people), key=lambda one: skills[one].mean + rng.gauss(0, LOOSE))
        while order:
            table = [order.pop() for _ in range(min(len(order), rng.choice((2, 2, 3, 4))))]
            if levels and (len(table) == 1 or rng.random() < 1 / 6):
                play_with_bot(rng, table, truth, skills, levels)
            elif len(table) > 1:
                places = finish(rng, [truth[one] for one in table])
                seats = [Seat(str(one), skills[one], place) for one, place in zip(table, places, strict=True)]
                for one, change in zip(table, count_game(seats, [{}] * len(seats)), strict=True):
                    skills[one] = change.skill
        if played in STEPS or played == games:
            reports.append(look(played, truth, skills))
    return reports


def play_with_bot(
    rng: random.Random, table: list[int], truth: list[float], skills: list[Skill], levels: list[Skill]
) -> None:
    """The people of a table meet a bot of about their rating."""
    bot = min(levels, key=lambda level: abs(level.mean - skills[table[0]].mean))
    places = finish(rng, [*(truth[one] for one in table), bot.mean])
    seats = [Seat(str(one), skills[one], place) for one, place in zip(table, places, strict=False)]
    changes = count_game([*seats, Seat(BOT, bot, places[-1])], [{}] * len(places))
    for one, change in zip(table, changes, strict=False):
        skills[one] = change.skill


def look(games: int, truth: Sequence[float], skills: Sequence[Skill]) -> Report:
    """How well the ladder fits the truth."""
    count = len(truth)
    means = [skill.mean for skill in skills]
    first, second = ranks(truth), ranks(means)
    distance = sum((one - other) ** 2 for one, other in zip(first, second, strict=True))
    centre, middle = sum(truth) / count, sum(means) / count
    within = sum(abs(skill.mean - own) <= skill.give for skill, own in zip(skills, truth, strict=True))
    product = sum((own - centre) * (mean - middle) for own, mean in zip(truth, means, strict=True))
    return Report(
        games,
        1 - 6 * distance / (count * (count**2 - 1)),
        sum(abs(mean - own) for mean, own in zip(means, truth, strict=True)) / count,
        within / count,
        product / sum((own - centre) ** 2 for own in truth),
    )


def ranks(values: Sequence[float]) -> list[int]:
    """The rank of each value."""
    found = [0] * len(values)
    for rank, place in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        found[place] = rank
    return found


# Cheating


class Account:
    """One person's ladder, with the meetings of each day."""

    def __init__(self, rng: random.Random, strength: float) -> None:
        self.rng, self.strength, self.skill = rng, strength, NEWCOMER
        self.today: Counter[str] = Counter()
        self.month: Counter[str] = Counter()

    def meet(self, name: str, other: Skill, strength: float, *, wins: bool | None = None) -> Skill:
        """Play a rated game; `wins` is agreed beforehand, else the better one wins more often."""
        places = finish(self.rng, [self.strength, strength]) if wins is None else [1, 2] if wins else [2, 1]
        met = Met(self.today[name], self.month[name])
        seats = [Seat("me", self.skill, places[0]), Seat(name, other, places[1])]
        changes = count_game(seats, [{name: met}, {"me": met}])
        self.today[name] += 1
        self.month[name] += 1
        self.skill = changes[0].skill
        return changes[1].skill

    def sleep(self) -> None:
        """The next day."""
        self.today.clear()

    def settle(self, games: int) -> None:
        """Play honestly against settled people of about one's rating."""
        for number in range(games):
            near = self.skill.mean + self.rng.gauss(0, LOOSE)
            self.meet(f"honest {number}", Skill(near, 60, 100), near)
        self.sleep()


def farm_bots(rng: random.Random, strength: float, level: int, days: int) -> float:
    """A person plays one level again and again, every day as often as one likes."""
    me = Account(rng, strength)
    me.settle(60)
    for _ in range(days):
        for _ in range(20):
            me.meet(BOT, anchor(LEVELS[level], LEVELS[level] - 100, LEVELS[level] + 100), LEVELS[level])
        me.sleep()
    return me.skill.mean


def sandbag(rng: random.Random, strength: float, thrown: int) -> float:
    """A person throws games away, and then plays honestly as often as they had before."""
    me = Account(rng, strength)
    me.settle(60)
    for number in range(thrown):
        me.meet(f"victor {number}", Skill(me.skill.mean, 60, 100), me.skill.mean, wins=False)
    me.sleep()
    me.settle(60)
    return me.skill.mean


def use_partner(rng: random.Random, strength: float, days: int) -> float:
    """A partner loses on purpose, twenty times a day."""
    me, partner = Account(rng, strength), Account(rng, strength)
    me.settle(60)
    partner.settle(60)
    for _ in range(days):
        for _ in range(20):
            partner.skill = me.meet("partner", partner.skill, 0, wins=True)
        me.sleep()
    return me.skill.mean


def use_fresh_names(rng: random.Random, strength: float, names: int) -> float:
    """A person beats new names of their own, three times each."""
    me = Account(rng, strength)
    me.settle(60)
    for number in range(names):
        fresh = NEWCOMER
        for _ in range(3):
            fresh = me.meet(f"fresh {number}", fresh, 0, wins=True)
    return me.skill.mean


def try_to_cheat(tries: int, seed: int) -> list[Cheat]:
    """Each way to cheat, by somebody stronger than most."""
    strength = 1000.0
    ways: dict[str, Callable[[random.Random], float]] = {
        "honest play": lambda rng: sandbag(rng, strength, 0),
        "throwing 30 games away first": lambda rng: sandbag(rng, strength, 30),
        "20 games a day against level 2, a month": lambda rng: farm_bots(rng, strength, 1, 30),
        "20 games a day against level 5, a month": lambda rng: farm_bots(rng, strength, 4, 30),
        "20 games a day against level 8, a month": lambda rng: farm_bots(rng, strength, 7, 30),
        "a partner loses 20 games a day, a week": lambda rng: use_partner(rng, strength, 7),
        "a partner loses 20 games a day, a month": lambda rng: use_partner(rng, strength, 30),
        "50 new names lose three games each": lambda rng: use_fresh_names(rng, strength, 50),
    }
    return [
        Cheat(name, strength, [way(random.Random(f"{seed} {name} {one}")) for one in range(tries)])
        for name, way in ways.items()
    ]


def main() -> None:
    """Print what the documentation says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for number in range(GAMES):
        bots = number < GAMES // 2
        print(f"game {number + 1}, {'with' if bots else 'without'} bots: {wanted.people} people", flush=True)
        for one in play_ladder(wanted.people, wanted.games, wanted.seed + number, bots=bots):
            print(
                f"  after {one.games:3} games: rank correlation {one.correlation:.3f}, mean error {one.error:.0f}, "
                f"in the interval {one.within:.0%}, slope {one.slope:.2f}",
                flush=True,
            )
    print("rating above the true strength of 1000, mean of 40 tries:")
    for cheat in try_to_cheat(40, wanted.seed):
        print(f"  {cheat.name}: {cheat.gain:+.0f}")


if __name__ == "__main__":
    main()
