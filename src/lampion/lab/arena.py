"""A contest in progress: what was played, what is missing, and whether it has shown what it was asked to show."""

from collections.abc import Iterable, Iterator

from lampion.lab.contest import Contest
from lampion.lab.playing import Played
from lampion.lab.sequential import Bar


class Arena:
    """The games of a contest. With a bar, it is over as soon as the first bot's share of victories is clearly off it.

    The test looks at whole rounds in their order, never at which game happened to end first; so where it stops follows
    from the settings alone, as long as the bots do not look at a clock.
    """

    def __init__(self, contest: Contest, games: int, bar: float | None = None) -> None:
        self.contest = contest
        self.rounds = contest.rounds(games)
        self.size = len(contest.seatings)
        self.bar = None if bar is None else Bar(bar)
        self.played: dict[int, Played] = {}
        self.whole = 0  # rounds from the first on of which every game is there

    @property
    def games(self) -> int:
        """How many are played if no bar ends it."""
        return self.rounds * self.size

    @property
    def over(self) -> bool:
        """Is there nothing left to play?"""
        return self.whole == self.rounds or (self.bar is not None and self.bar.verdict is not None)

    def add(self, played: Played) -> None:
        """A game has ended."""
        if played.number < self.games:
            self.played[played.number] = played
        while not self.over and all(number in self.played for number in self.numbers(self.whole)):
            self.whole += 1
            if self.bar is not None:
                self.bar.add(self.first_share(self.whole - 1))

    def numbers(self, number: int) -> range:
        """The games of a round."""
        return range(number * self.size, (number + 1) * self.size)

    def first_share(self, number: int) -> float:
        """The first bot's share of victories in a round, in the games that it played."""
        first = self.contest.bots[0]
        shares = [self.played[game].share(first) for game in self.numbers(number) if first in self.played[game].bots]
        return sum(shares) / len(shares)

    def missing(self) -> Iterator[int]:
        """The games that are still to be played, until it is over."""
        for number in range(self.games):
            if self.over:
                return
            if number not in self.played:
                yield number

    def counted(self) -> list[Played]:
        """The games that count, in order: all that were played, or those up to the round that decided."""
        decided = self.bar is not None and self.bar.verdict is not None
        end = self.whole * self.size if decided else self.games
        return [self.played[number] for number in sorted(self.played) if number < end]

    def follow(self, stream: Iterable[Played]) -> Iterator[Played]:
        """Add what comes, as long as it matters."""
        for played in stream:
            self.add(played)
            yield played
            if self.over:
                return
