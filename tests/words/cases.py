"""Finds an example of every event, offer and prompt in random games, and says each in both languages."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

from lampion import i18n, read_record
from lampion.cli.moves import label, preview
from lampion.cli.names import Names
from lampion.cli.story import paragraphs
from lampion.cli.values import plain, tell_reasons
from lampion.games import GAMES, game
from lampion.kernel.game import Event, Game, Offer, Reason
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from tests.conformance.walks import Case, Journey, is_allowed, seats_waiting, travel
from tests.golden.corpus import CORPUS, file_of

FILE = Path(__file__).parent / "cases.json"
PEOPLE = ("Ada", "Bo", "Cleo", "Dev")
EXAMPLES = 3  # offers of a kind
STEP = 3  # every third position is asked for its offers
SOME = 4  # every fourth move is asked for its reasons
ENOUGH = 20  # seeds


class CaseNames(Names):
    """Players by the same names in every language."""

    def name(self, seat: int | None) -> str:
        """A player's name."""
        return "" if seat is None or seat == CHANCE else PEOPLE[seat]


def journeys(play: Game) -> Iterator[Journey]:
    """Random games, with each number of seats and each choice of each option, over and over.

    After the first round come the recorded games, in which things happen that nobody does by chance.
    """
    for seed in range(ENOUGH):
        if seed == 1:
            yield from map(follow, (name for name, (game_id, _, _) in CORPUS.items() if game_id == play.id))
        for option in play.options:
            for value in option.choices:
                for seats in play.players:
                    if is_allowed(play, seats, {option.name: value}):
                        yield travel(play, Case(seats, play.settle(seats, {option.name: value}), seed))


def follow(name: str) -> Journey:
    """A recorded game."""
    match = game(CORPUS[name][0]).replay(read_record(file_of(name).read_text("utf-8")))
    position = match.game.position(match.seats, match.options)
    positions = [position.copy()]
    for seat, move in match.log:
        position.play(seat, move)
        positions.append(position.copy())
    return Journey(match.log, positions)


@dataclass
class Examples:
    """What was found so far, each by its kind."""

    stories: dict[str, list[Event]] = field(default_factory=dict)
    offers: dict[str, list[Offer]] = field(default_factory=dict)
    prompts: dict[str, dict[str, Any]] = field(default_factory=dict)
    reasons: dict[str, Reason] = field(default_factory=dict)

    def lacks(self, play: Game) -> bool:
        """Is a declared kind still without an example?"""
        pairs = (
            (play.event_shapes, self.stories),
            (play.offer_shapes, self.offers),
            (play.reason_shapes, self.reasons),
        )
        return any(declared.keys() - found.keys() for declared, found in pairs)

    def add_story(self, told: list[Event]) -> None:
        """Each kind alone, several of a kind in a row, and with what happened beside it."""
        for (kind, _), run in groupby(told, key=lambda event: (event["kind"], event["seat"])):
            events = list(run)
            self.stories.setdefault(kind, events[:1])
            if len(events) > 1:
                self.stories.setdefault(f"{kind}, several", events)
            if len(told) > len(events):
                self.stories.setdefault(f"{kind}, with others", told)

    def add_offers(self, play: Game, position: Position) -> None:
        """What each seat is asked, and some of what it may do."""
        for seat in seats_waiting(position):
            key, data = play.prompt(position, seat)
            self.prompts.setdefault(key, data)
            for offer in play.offers(position, seat):
                alike = self.offers.setdefault(offer["kind"], [])
                if len(alike) < EXAMPLES and offer["move"] not in [other["move"] for other in alike]:
                    alike.append(offer)

    def add_reasons(self, play: Game, position: Position) -> None:
        """Why some of the moves are good."""
        for seat in seats_waiting(position):
            for move in position.moves(seat)[::SOME]:
                for reason in play.reasons(position, seat, move):
                    self.reasons.setdefault(reason["kind"], reason)


def runs_of_chance(play: Game, journey: Journey) -> Iterator[list[Event]]:
    """What several outcomes of chance in a row brought, which is told in one paragraph."""
    for by_chance, run in groupby(journey.steps(), key=lambda step: step[1] == CHANCE):
        if by_chance:
            yield [
                event for before, seat, move, after in run for event in play.narrate(before, seat, move, after, seat)
            ]


def find(play: Game) -> Examples:
    """An example of everything that a game declares."""
    found = Examples()
    for journey in journeys(play):
        for before, seat, move, after in journey.steps():
            found.add_story(play.narrate(before, seat, move, after, seat))
        for run in runs_of_chance(play, journey):
            found.add_story(run)
        for position in journey.positions[::STEP]:
            found.add_offers(play, position)
            if play.reason_shapes.keys() - found.reasons.keys():
                found.add_reasons(play, position)
        if not found.lacks(play):
            break
    return found


def distinct(stories: Iterable[list[Event]]) -> list[list[Event]]:
    """Every list of events once."""
    found: list[list[Event]] = []
    for events in stories:
        if events not in found:
            found.append(events)
    return found


def tell(play: Game, events: list[Event]) -> list[dict[str, Any]]:
    """Each story in each language, to the one whom it is about and to somebody else."""
    first = next((event["seat"] for event in events if event["seat"] is not None), 0)
    found = []
    for language in i18n.LANGUAGES:
        for you in (first, (first + 1) % 2 if first < 2 else 0):
            told = paragraphs(play, events, CaseNames(language, you))
            found.append({"language": language, "you": you, "text": [[one.text, one.is_heading] for one in told]})
    return found


def list_moves(play: Game, offers: list[Offer]) -> dict[str, Any]:
    """Heading, labels and previews of some offers in each language."""
    found: dict[str, Any] = {}
    for language in i18n.LANGUAGES:
        names = CaseNames(language, 0)
        heading = i18n.say(language, f"{play.id}-move-{offers[0]['kind']}")
        moves = [[label(play, one, offers, names), preview(play, one["preview"], language)] for one in offers]
        found[language] = {"heading": heading, "moves": moves}
    return found


def ask(play: Game, key: str, data: dict[str, Any]) -> dict[str, str]:
    """A prompt in each language."""
    return {one: i18n.say(one, key, **plain(play, data, CaseNames(one, 0))) for one in i18n.LANGUAGES}


def explain(play: Game, reason: Reason) -> dict[str, str]:
    """A reason in each language."""
    return {one: tell_reasons(play, [reason], CaseNames(one, 0)) for one in i18n.LANGUAGES}


def say(case: dict[str, Any]) -> dict[str, Any]:
    """A case with the sentences that belong to it."""
    play = game(case["game"])
    if "story" in case:
        return {**case, "told": tell(play, case["story"])}
    if "offers" in case:
        return {**case, "listed": list_moves(play, case["offers"])}
    if "prompt" in case:
        return {**case, "asked": ask(play, case["prompt"], case["data"])}
    return {**case, "why": explain(play, case["reason"])}


def write() -> str:
    """All cases, one in a line."""
    cases: list[dict[str, Any]] = []
    for name in GAMES:
        found = find(game(name))
        cases += [{"game": name, "story": events} for events in distinct(found.stories.values())]
        cases += [{"game": name, "offers": offers} for offers in found.offers.values()]
        cases += [{"game": name, "prompt": key, "data": data} for key, data in found.prompts.items()]
        cases += [{"game": name, "reason": reason} for reason in found.reasons.values()]
    lines = [json.dumps(say(case), ensure_ascii=False) for case in cases]
    return json.dumps({"names": PEOPLE})[:-1] + ', "cases": [\n' + ",\n".join(lines) + "\n]}\n"
