"""A contest in progress: the games played, those missing, and whether a test has already decided it."""

from collections.abc import Iterable, Iterator

from lampion.lab.contest import Contest
from lampion.lab.played_game import PlayedGame
from lampion.lab.sequential import ThresholdTest


class Arena:
    """The games of a contest. With a threshold, it ends as soon as the first bot's wins are clearly above or below.

    The test takes whole rounds in order, no matter which game happened to end first. So where it stops follows from the
    settings alone, as long as no bot thinks by the clock.
    """

    def __init__(self, contest: Contest, games: int, threshold: float | None = None) -> None:
        self.contest = contest
        self.rounds = contest.rounds(games)
        self.size = len(contest.seatings)
        self.test = None if threshold is None else ThresholdTest(threshold)
        self.played: dict[int, PlayedGame] = {}
        self.whole = 0  # complete rounds, counted from the first up to the first gap

    @property
    def games(self) -> int:
        """How many games are played if no test ends it early."""
        return self.rounds * self.size

    @property
    def over(self) -> bool:
        """Is every game played, or the test decided?"""
        return self.whole == self.rounds or (self.test is not None and self.test.verdict is not None)

    def add(self, played: PlayedGame) -> None:
        """Add a finished game."""
        if played.number < self.games:
            self.played[played.number] = played
        while not self.over and all(number in self.played for number in self.numbers(self.whole)):
            self.whole += 1
            if self.test is not None:
                self.test.add(self.first_share(self.whole - 1))

    def numbers(self, number: int) -> range:
        """The numbers of the games of a round."""
        return range(number * self.size, (number + 1) * self.size)

    def first_share(self, number: int) -> float:
        """The first bot's share of victories in the games of a round that it played."""
        first = self.contest.bots[0]
        shares = [self.played[game].share(first) for game in self.numbers(number) if first in self.played[game].bots]
        return sum(shares) / len(shares)

    def missing(self) -> Iterator[int]:
        """The games still to be played, until the arena is over."""
        for number in range(self.games):
            if self.over:
                return
            if number not in self.played:
                yield number

    def counted(self) -> list[PlayedGame]:
        """The games that count, in order: all played, or those up to the round that decided the test."""
        decided = self.test is not None and self.test.verdict is not None
        end = self.whole * self.size if decided else self.games
        return [self.played[number] for number in sorted(self.played) if number < end]

    def follow(self, stream: Iterable[PlayedGame]) -> Iterator[PlayedGame]:
        """Add games from a stream until the arena is over, and pass them on."""
        for played in stream:
            self.add(played)
            yield played
            if self.over:
                return
