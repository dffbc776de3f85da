"""Gathering everything that a report is made from: games to watch, then contests, in worker processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeVar

from lampion.kernel.errors import LampionError
from lampion.lab.balance.contests import SELDOM, Met, Pairing, list_restricted, list_skill, meet
from lampion.lab.balance.study import Study
from lampion.lab.balance.watching import Watched, watch
from lampion.lab.workers import work_all

Result = TypeVar("Result")

LEAST_DEALS = 2  # with fewer, nothing is known about errors

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
    problem: BaseException | None = None  # what ended the study early: then this is what had been completed

    @property
    def deals(self) -> list[int]:
        """The deal of each game."""
        return [game.deal for game in self.games]


def gather(study: Study, jobs: int, tell: Tell, environment: Mapping[str, str] | None = None) -> Gathered:
    """Play and watch all games of a study. With an environment, worker processes do it with that box.

    What is complete is kept if the study ends early, by an interruption or an error.
    """
    found = Gathered(study, *check_box(study, environment), [])
    try:
        watch_all(found, jobs, tell, environment)
        hold_contests(found, jobs, tell, environment)
    except (KeyboardInterrupt, LampionError) as problem:
        found = keep_complete(found, problem)
        if found.study.deals < LEAST_DEALS:
            raise
    return found


def watch_all(found: Gathered, jobs: int, tell: Tell, environment: Mapping[str, str] | None) -> None:
    """Watch the games of a study."""
    study = found.study
    guess = study.games + study.contest_games * (len(list_skill(study)) + 4)
    for watched in do_all(partial(watch, study), study.games, jobs, environment):
        found.games.append(watched)
        tell(len(found.games), guess)
    found.games.sort(key=lambda watched: watched.number)


def hold_contests(found: Gathered, jobs: int, tell: Tell, environment: Mapping[str, str] | None) -> None:
    """Let bots meet, if the study wants that."""
    study = found.study
    if not study.contest_games:
        return
    found.pairings = list_skill(study) + list_restricted(study, find_words(study, found.games))
    total = study.games + study.contest_games * len(found.pairings)
    work = partial(meet_numbered, study, found.pairings)
    for met in do_all(work, study.contest_games * len(found.pairings), jobs, environment):
        found.met.append(met)
        tell(len(found.games) + len(found.met), total)
    found.met.sort(key=lambda met: (met.pairing, met.round))


def keep_complete(found: Gathered, problem: BaseException) -> Gathered:
    """Only whole deals, and only whole rounds of seats in contests."""
    study = found.study
    deals, rounds = Counter(found.deals), Counter((met.pairing, met.round) for met in found.met)
    games = [game for game in found.games if deals[game.deal] == study.deal_games]
    met = [one for one in found.met if rounds[one.pairing, one.round] == study.contest.seats]
    return replace(
        found,
        study=replace(study, deals=len({game.deal for game in games})),
        games=sorted(games, key=lambda game: game.number),
        met=sorted(met, key=lambda one: (one.pairing, one.round)),
        problem=problem,
    )


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
