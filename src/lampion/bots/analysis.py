"""Advice for a position and reviews of whole games, both from the point of view of one seat.

Everything hidden from the seat is re-dealt before the search starts, so nothing reported here depends on it.
"""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, replace
from threading import Event

from lampion.bots.search import Budget, Idea, Search, SearchBot, Thought
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

MOST = 5  # moves in a piece of advice, and costly moves in a review
BREADTH = 5.0  # people want to know what other moves are worth, not only which one is best
RARELY = 20  # a move with fewer visits than the best one by this factor isn't known well enough to advise
ENOUGH = 100  # simulations of a move, below which a difference may be luck
TOO_FEW = 16  # simulations of a move, below which its worth is unknown and it gets a search of its own
WORLDS = 12  # re-dealt worlds in that search
QUICK = 24  # simulations for each decision of the other seats in it
COST = 0.04  # chance of winning, or ...
POINTS = 2.5  # ... points, that a decision must have cost to be worth mentioning


@dataclass(frozen=True)
class Suggestion:
    """A move, what to expect of it, and what it gives up compared to the best one."""

    move: int
    chance: float  # of victory, from 0 to 1
    lead: float  # points ahead of the best other seat at the end
    visits: int  # simulations behind these numbers
    cost: float = 0.0  # chance given up
    points: float = 0.0  # points given up


@dataclass(frozen=True)
class Advice:
    """The moves a seat could make, the best first; none if there was no time to think."""

    seat: int
    moves: list[Suggestion]


@dataclass(frozen=True)
class Outlook:
    """What a seat could expect before an entry of the log; after the last one, what it got."""

    entry: int
    chance: float
    lead: float


@dataclass(frozen=True)
class Choice:
    """A decision that was made, compared to the best one available."""

    entry: int  # where the move stands in the log
    played: Suggestion
    best: Suggestion

    @property
    def cost(self) -> float:
        """Chance given up."""
        return self.played.cost

    @property
    def points(self) -> float:
        """Points given up."""
        return self.played.points


@dataclass(frozen=True)
class Review:
    """A game from one seat's point of view: its outlook along the way, and what each decision cost."""

    seat: int
    outlooks: list[Outlook]
    choices: list[Choice]
    whole: bool  # false if the review was stopped early

    @property
    def costliest(self) -> list[Choice]:
        """The decisions that cost most, in the order of the game."""
        costly = [choice for choice in self.choices if choice.cost >= COST or choice.points >= POINTS]
        costly.sort(key=lambda choice: (-choice.cost - choice.points / 100, choice.entry))
        return sorted(costly[:MOST], key=lambda choice: choice.entry)


def advise(
    game: Game, position: Position, seat: int, budget: Budget, seed: int, stopped: Event | None = None
) -> Advice:
    """The best moves for a seat that has to decide, given what it knows."""
    if not position.waits_for(seat):
        position.refuse(seat, -1)
    rng = Rng(seed)
    thought = think(game, position.redealt(seat, rng), seat, budget, rng, stopped)
    most = thought.ideas[0].visits if thought.ideas else 0
    least = max(most / RARELY, min(ENOUGH, most / 2))
    known = [idea for idea in thought.ideas if idea.visits >= least]
    return Advice(seat, [compare(idea, thought.ideas[0]) for idea in known[:MOST]])


class Reviewer:
    """Goes through a game one step at a time, and searches again wherever the seat had a choice."""

    def __init__(
        self,
        game: Game,
        match: Match,
        seat: int,
        budget: Budget,
        seed: int,
        stopped: Event | None = None,
        skip: Container[int] = (),  # entries that were nobody's decision
    ) -> None:
        self.game, self.match, self.seat, self.budget, self.seed = game, match, seat, budget, seed
        self.stopped = stopped or Event()
        self.found = [one for one in decisions(match, seat) if one[0] not in skip]
        self.choices: list[Choice] = []
        self.done = 0  # decisions looked at so far

    @property
    def is_done(self) -> bool:
        """Is there nothing left to look at, or was the review stopped?"""
        return self.stopped.is_set() or self.done == len(self.found)

    def step(self) -> None:
        """Look at the next decision."""
        entry, decision, position, move = self.found[self.done]
        rng = Rng(self.seed, decision)
        choice = judge(self.game, position, self.seat, move, entry, self.budget, rng, self.stopped)
        if self.stopped.is_set():
            return
        self.done += 1
        if choice is not None:
            self.choices.append(choice)

    def review(self) -> Review:
        """The review so far."""
        whole = self.done == len(self.found)
        outlooks = [Outlook(choice.entry, choice.best.chance, choice.best.lead) for choice in self.choices]
        if whole and self.match.over:
            outlooks.append(Outlook(len(self.match.log), *final_outlook(self.match.position, self.seat)))
        return Review(self.seat, outlooks, list(self.choices), whole)


def review(
    game: Game,
    match: Match,
    seat: int,
    budget: Budget,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
    stopped: Event | None = None,
) -> Review:
    """Review a game for one seat in one go; `progress` gets the number of decisions done, and of all."""
    reviewer = Reviewer(game, match, seat, budget, seed, stopped)
    while not reviewer.is_done:
        if progress:
            progress(reviewer.done, len(reviewer.found))
        reviewer.step()
    if progress:
        progress(reviewer.done, len(reviewer.found))
    return reviewer.review()


def share_out(decisions: int, simulations: int = 200_000) -> Budget:
    """Share simulations out among the decisions of a game, within sensible limits for each."""
    return Budget(simulations=max(150, min(4000, simulations // max(1, decisions))))


def decisions(match: Match, seat: int) -> list[tuple[int, int, Position, int]]:
    """Where a seat had a choice: (entry, number of its own decision, position before, move)."""
    position = match.first_position(match.seats)
    found = []
    number = 0
    for entry, (who, move) in enumerate(match.log):
        if who == seat:
            if len(position.moves(seat)) > 1:
                found.append((entry, number, position.copy(), move))
            number += 1
        position.play(who, move)
    return found


def judge(
    game: Game, position: Position, seat: int, move: int, entry: int, budget: Budget, rng: Rng, stopped: Event
) -> Choice | None:
    """A move that was played, compared to the best one; None if there was no time to think."""
    hidden = position.redealt(seat, rng)
    thought = think(game, hidden, seat, budget, rng, stopped)
    if not thought.ideas:
        return None
    best = thought.ideas[0]
    played = next((idea for idea in thought.ideas if idea.move == move), None)
    if move != best.move and (played is None or played.visits < TOO_FEW):
        played = weigh(game, hidden, seat, move, budget, rng, stopped)
    return Choice(entry, compare(played or best, best), compare(best, best))


def think(game: Game, hidden: Position, seat: int, budget: Budget, rng: Rng, stopped: Event | None) -> Thought:
    """Search a position in which everything hidden from the seat was re-dealt."""
    search = Search(budget, replace(game.style, breadth=BREADTH))
    if stopped is not None:
        search.stopped = stopped
    return search.ponder(game, hidden, seat, rng)


def compare(idea: Idea, best: Idea) -> Suggestion:
    """An idea as a suggestion, with what it gives up compared to the best one."""
    cost, points = max(0.0, best.chance - idea.chance), max(0.0, best.lead - idea.lead)
    return Suggestion(idea.move, idea.chance, idea.lead, idea.visits, cost, points)


def weigh(game: Game, hidden: Position, seat: int, move: int, budget: Budget, rng: Rng, stopped: Event) -> Idea:
    """What a move that the search neglected is worth: play it in several worlds, and search the next decision there."""
    chances = leads = 0.0
    part = Budget(max(QUICK, budget.simulations // WORLDS), budget.seconds / WORLDS)
    worlds = 0
    while worlds < WORLDS and not (worlds and stopped.is_set()):
        world = hidden.redealt(seat, rng)
        world.play(seat, move)
        play_until_asked(game, world, seat, rng, stopped)
        if world.is_over():
            chance, lead = final_outlook(world, seat)
        else:
            thought = think(game, world.redealt(seat, rng), seat, part, rng, stopped)
            chance, lead = thought.chances[seat], thought.leads[seat]
        chances, leads, worlds = chances + chance, leads + lead, worlds + 1
    return Idea(move, TOO_FEW, 0.0, chances / worlds, leads / worlds)


def play_until_asked(game: Game, world: Position, seat: int, rng: Rng, stopped: Event) -> None:
    """Let chance and the other seats play, with a quick search for each decision, until the seat is asked again."""
    while not world.is_over() and not world.waits_for(seat):
        other = world.to_move()
        if other == CHANCE:
            world.draw(rng)
            continue
        bot = SearchBot(Budget(simulations=QUICK), rng.below(1 << 30))
        bot.search.stopped = stopped
        world.play(other, bot.choose(game, world, other))


def final_outlook(position: Position, seat: int) -> tuple[float, float]:
    """What a seat got in a game that is over: its share of the victory, and its lead."""
    return victory_share(position.leaders(), seat), float(position.lead(seat))


def victory_share(winners: Sequence[int], seat: int) -> float:
    """A seat's share of a victory, which the winners split evenly."""
    return 1 / len(winners) if seat in winners else 0.0
