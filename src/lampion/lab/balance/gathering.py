"""Gathering everything that a report is made from: games to watch, then contests, in worker processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from lampion.kernel.errors import LampionError
from lampion.lab.balance.contests import SELDOM, Met, Pairing, list_restricted, list_skill, meet
from lampion.lab.balance.study import Study
from lampion.lab.balance.watching import Watched, watch
from lampion.lab.workers import work_all

Result = TypeVar("Result")

Tell = Callable[[int, int], None]  # how much is done, and of how much


class StudyLost(LampionError):
    """A worker process died in the middle of a study. No data."""

    code = "study-lost"


@dataclass
class Gathered:
    """All games of a study, and the facts about the box that they were played with."""

    study: Study
    components: str
    sources: list[str]
    games: list[Watched]
    pairings: list[Pairing] = field(default_factory=list)
    met: list[Met] = field(default_factory=list)

    @property
    def deals(self) -> list[int]:
        """The deal of each game."""
        return [game.deal for game in self.games]


def gather(study: Study, jobs: int, tell: Tell, environment: Mapping[str, str] | None = None) -> Gathered:
    """Play and watch all games of a study. With an environment, worker processes do it with that box."""
    guess = study.games + study.contest_games * (len(list_skill(study)) + 4)
    games: list[Watched] = []
    for watched in do_all(partial(watch, study), study.games, jobs, environment):
        games.append(watched)
        tell(len(games), guess)
    games.sort(key=lambda watched: watched.number)
    components, sources = check_box(study, environment)
    found = Gathered(study, components, sources, games)
    if not study.contest_games:
        return found
    found.pairings = list_skill(study) + list_restricted(study, find_words(study, games))
    total = study.games + study.contest_games * len(found.pairings)
    work = partial(meet_numbered, study, found.pairings)
    for met in do_all(work, study.contest_games * len(found.pairings), jobs, environment):
        found.met.append(met)
        tell(len(games) + len(found.met), total)
    found.met.sort(key=lambda met: (met.pairing, met.round))
    return found


def check_box(study: Study, environment: Mapping[str, str] | None = None) -> tuple[str, list[str]]:
    """The digest of the box that a study is played with, and where points come from; a bad box is refused."""
    [described] = do_all(partial(describe_box, study), 1, 1, environment)
    return described


def do_all(
    work: Callable[[int], Result], count: int, jobs: int, environment: Mapping[str, str] | None
) -> Iterator[Result]:
    """The work of so many numbers, here or in other processes."""
    return work_all(work, range(count), jobs, lambda _number: StudyLost(), environment)


def describe_box(study: Study, _number: int) -> tuple[str, list[str]]:
    """The digest of the box, and where points come from, as a worker has them."""
    game = study.game
    start = game.position(study.contest.seats, study.contest.options)
    return game.components, list(game.breakdown(start, 0))[:-1]


def meet_numbered(study: Study, pairings: Sequence[Pairing], number: int) -> Met:
    """A game of all contests, one after another."""
    place, turn = divmod(number, study.contest_games)
    return meet(study, pairings[place], place, turn)


def find_words(study: Study, games: Sequence[Watched]) -> list[str]:
    """The kinds of moves that were made now and then, and what the study asks for."""
    verbs: Counter[str] = Counter()
    for game in games:
        verbs.update(game.verbs)
    often = [verb for verb, count in sorted(verbs.items()) if count >= SELDOM * verbs.total()]
    return list(dict.fromkeys([*often, *study.without]))
