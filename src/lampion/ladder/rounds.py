"""Who meets whom in the rounds of a tournament.

A round robin lets everybody meet everybody once, two at a table. A Swiss tournament lets those meet who stand alike:
at tables of two nobody meets again as long as that can be avoided, at larger ones as seldom as a search finds. Byes go
to whoever has had the fewest, then to whoever stands lowest. Whoever has sat in front more often sits further back.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Literal

from lampion.ladder.standings import Round, stand

Form = Literal["round-robin", "swiss"]
Group = tuple[int, ...]

LEAST, MOST = 3, 32  # people
MOST_ROUNDS = 9  # of a Swiss tournament
SWAPS = 40  # rounds of exchanges at larger tables


def count_rounds(people: int, form: Form, wanted: int) -> int:
    """How many rounds there are: of a round robin as many as it takes; else the wanted ones, if there are opponents."""
    every = people - 1 + people % 2
    return every if form == "round-robin" else max(1, min(wanted, every, MOST_ROUNDS))


def find_sizes(people: int, seats: int, players: Collection[int]) -> list[int]:
    """The sizes of the tables of a round: as few byes as possible, then as few tables, then about equally full ones."""
    for byes in range(people):
        playing = people - byes
        for tables in range(-(-playing // seats), playing // 2 + 1):
            sizes = [playing // tables + (number < playing % tables) for number in range(tables)]
            if set(sizes) <= set(players):
                return sizes + [1] * byes
    return [1] * people


def pair(
    entered: Sequence[int],
    out: Collection[int],
    form: Form,
    seats: int,
    players: Collection[int],
    rounds: Sequence[Round],
) -> list[Group]:
    """The groups of the next round, each in the order of its seats; a group of one has a bye.

    `entered` has everybody in the order that was drawn by lot; those who are `out` play no more. Nobody is left to play
    with if there are no groups of two or more.
    """
    if form == "round-robin":
        groups = meet_all(entered, len(rounds), out)
    else:
        order = [one.person for one in stand(entered, rounds) if one.person not in out]
        groups = pair_alike(order, find_sizes(len(order), seats, players), rounds)
    return [seat(group, rounds) for group in groups]


# Round robin


def meet_all(entered: Sequence[int], number: int, out: Collection[int]) -> list[Group]:
    """A round in which all but one turn around a circle; whoever would meet nobody who still plays has a bye."""
    every: list[int | None] = [*entered, *([None] if len(entered) % 2 else [])]
    *around, last = every
    turn = number % len(around)
    ring = around[turn:] + around[:turn]
    pairs = [(last, ring[0]), *((ring[place], ring[-place]) for place in range(1, len(every) // 2))]
    groups = [tuple(one for one in both if one is not None and one not in out) for both in pairs]
    return [group for group in groups if group]


# Swiss


def pair_alike(order: Sequence[int], sizes: Sequence[int], rounds: Sequence[Round]) -> list[Group]:
    """Groups of these sizes, of people in the order of their standings."""
    met = count_meetings(rounds)
    byes = Counter(board.people[0] for played in rounds for board in played if board.is_bye)
    left_over = sizes.count(1)
    best: list[Group] | None = None
    least = -1
    for resting in choose_byes(order, byes, left_over):
        playing = [one for one in order if one not in resting]
        tables = [size for size in sizes if size > 1]
        groups = pair_twos(playing, met) if set(tables) <= {2} else fill_tables(playing, tables, met)
        again = sum(count_again(group, met) for group in groups)
        if best is None or again < least:
            best, least = [*groups, *((one,) for one in resting)], again
        if least == 0:
            break
    return best or []


def count_meetings(rounds: Sequence[Round]) -> Counter[frozenset[int]]:
    """How often two people have met."""
    return Counter(frozenset(two) for played in rounds for board in played for two in combinations(board.people, 2))


def count_again(group: Group, met: Counter[frozenset[int]]) -> int:
    """How many meetings at a table would not be the first."""
    return sum(met[frozenset(two)] for two in combinations(group, 2))


def choose_byes(order: Sequence[int], byes: Counter[int], count: int) -> Iterator[list[int]]:
    """Who might rest, the best choice first: those with the fewest byes, of them the lowest. Nobody else ever does."""
    lowest_first = list(reversed(order))
    by_right = sorted(lowest_first, key=lambda one: byes[one])
    sure = [one for one in by_right if byes[one] < byes[by_right[count - 1]]] if count else []
    perhaps = [one for one in by_right if count and byes[one] == byes[by_right[count - 1]]]
    for chosen in combinations(perhaps, count - len(sure)):
        yield [*sure, *chosen]


def pair_twos(order: Sequence[int], met: Counter[frozenset[int]]) -> list[Group]:
    """Pairs with as few repeated meetings as possible; the first always gets the nearest who is possible."""
    for most in range(len(order) + sum(met.values()) + 1):
        found = find_pairs(tuple(order), most, met)
        if found is not None:
            return found
    raise ValueError("an odd number of people can't be paired")


def find_pairs(order: Group, most: int, met: Counter[frozenset[int]]) -> list[Group] | None:
    """Pairs of all these people that repeat at most so many meetings; None if there are none."""

    @cache  # what has failed once isn't tried again
    def search(left: Group, most: int) -> tuple[Group, ...] | None:
        if not left:
            return ()
        first, others = left[0], left[1:]
        for place, other in enumerate(others):
            again = met[frozenset((first, other))]
            if again <= most:
                rest = search(others[:place] + others[place + 1 :], most - again)
                if rest is not None:
                    return ((first, other), *rest)
        return None

    found = search(order, most)
    return None if found is None else list(found)


def fill_tables(order: Sequence[int], sizes: Sequence[int], met: Counter[frozenset[int]]) -> list[Group]:
    """Larger tables of people who stand alike; then those who have met are exchanged for others while that helps."""
    groups: list[list[int]] = []
    start = 0
    for size in sizes:
        groups.append(list(order[start : start + size]))
        start += size
    place = {one: number for number, one in enumerate(order)}

    def worth(group: Sequence[int]) -> tuple[int, int]:
        return count_again(tuple(group), met), max(place[one] for one in group) - min(place[one] for one in group)

    for _ in range(SWAPS):
        if not exchange(groups, worth):
            break
    return [tuple(group) for group in groups]


def exchange(groups: list[list[int]], worth: Callable[[Sequence[int]], tuple[int, int]]) -> bool:
    """Exchange the two people of different tables that lessen repeated meetings most; false if none does."""
    best: tuple[tuple[int, int], int, int, int, int] | None = None
    for one, other in combinations(range(len(groups)), 2):
        before = add(worth(groups[one]), worth(groups[other]))
        if before[0] == 0:
            continue
        for here in range(len(groups[one])):
            for there in range(len(groups[other])):
                swap(groups, one, here, other, there)
                after = add(worth(groups[one]), worth(groups[other]))
                swap(groups, one, here, other, there)
                gain = (after[0] - before[0], after[1] - before[1])
                if gain[0] < 0 and (best is None or gain < best[0]):
                    best = (gain, one, here, other, there)
    if best is None:
        return False
    swap(groups, *best[1:])
    return True


def add(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """Both worths together."""
    return one[0] + other[0], one[1] + other[1]


def swap(groups: list[list[int]], one: int, here: int, other: int, there: int) -> None:
    """Exchange two people."""
    groups[one][here], groups[other][there] = groups[other][there], groups[one][here]


# Seats


def seat(group: Group, rounds: Sequence[Round]) -> Group:
    """A group in the order of its seats: whoever has sat in front more often sits further back."""
    sat: Counter[int] = Counter()
    for played in rounds:
        for board in played:
            if not board.is_bye:
                for place, person in enumerate(board.people):
                    sat[person] += len(board.people) - 1 - 2 * place  # in front counts up, at the back down
    return tuple(sorted(group, key=lambda one: (sat[one], one)))
