"""Advice in a position and the review of a whole game, both through the eyes of one seat.

Whatever the seat cannot know is dealt anew before anybody thinks, so that nothing said here depends on it.
"""

from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from threading import Event

from lampion.bots.search import Budget, Idea, Search, SearchBot, Thought
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

MOST = 5  # moves in an advice, and costly moves in a review
BREADTH = 5.0  # people want to know what other moves are worth, not only which one is best
SELDOM = 20  # a move that was tried so many times less often than the best one is not known well enough to be advised
ENOUGH = 100  # simulations of a move, below which a difference may be luck
HARDLY = 16  # simulations below which a move's worth is not known: it is thought about on its own
WORLDS = 12  # in which that is done
SHORTLY = 24  # simulations with which the others decide there
COST = 0.04  # chance, or ...
POINTS = 2.5  # ... points, that a move must have cost to be worth a word


@dataclass(frozen=True)
class Suggestion:
    """A move, what may be expected of it, and what it would cost against the best one."""

    move: int
    chance: float  # of victory, from 0 to 1
    lead: float  # points ahead of the best other seat at the end
    visits: int  # simulations from which all this is known
    cost: float = 0.0  # chance given up
    points: float = 0.0  # points given up


@dataclass(frozen=True)
class Advice:
    """What a seat could do, the best first; nothing if there was no time to think."""

    seat: int
    moves: list[Suggestion]


@dataclass(frozen=True)
class Outlook:
    """What a seat could hope for before an entry of the log; at the end, what it got."""

    entry: int
    chance: float
    lead: float


@dataclass(frozen=True)
class Choice:
    """A decision that was made, against the best that there was."""

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
    """A game as one seat saw it: its hopes along the way, what each decision cost, and which cost most."""

    seat: int
    outlooks: list[Outlook]
    choices: list[Choice]
    whole: bool  # false if it was stopped before the end

    @property
    def costliest(self) -> list[Choice]:
        """The decisions that cost most, in the order of the game."""
        costly = [choice for choice in self.choices if choice.cost >= COST or choice.points >= POINTS]
        costly.sort(key=lambda choice: (-choice.cost - choice.points / 100, choice.entry))
        return sorted(costly[:MOST], key=lambda choice: choice.entry)


def advise(
    game: Game, position: Position, seat: int, budget: Budget, seed: int, stopped: Event | None = None
) -> Advice:
    """The best moves of a seat that has to decide, knowing what it knows."""
    if not position.waits_for(seat):
        position.refuse(seat, -1)
    rng = Rng(seed)
    thought = think(game, position.hide(seat, rng), seat, budget, rng, stopped)
    most = thought.ideas[0].visits if thought.ideas else 0
    least = max(most / SELDOM, min(ENOUGH, most / 2))
    known = [idea for idea in thought.ideas if idea.visits >= least]
    return Advice(seat, [compare(idea, thought.ideas[0]) for idea in known[:MOST]])


class Reviewer:
    """Walks through a game, and thinks again at every decision of a seat that was one, a step at a time."""

    def __init__(
        self,
        game: Game,
        match: Match,
        seat: int,
        budget: Budget,
        seed: int,
        stopped: Event | None = None,
        skip: Container[int] = (),  # entries that nobody has decided
    ) -> None:
        self.game, self.match, self.seat, self.budget, self.seed = game, match, seat, budget, seed
        self.stopped = stopped or Event()
        self.found = [one for one in decisions(match, seat) if one[0] not in skip]
        self.choices: list[Choice] = []
        self.done = 0  # how many decisions were looked at

    @property
    def is_done(self) -> bool:
        """Is there nothing more to look at, or no more time?"""
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
        """What came of it, so far."""
        whole = self.done == len(self.found)
        outlooks = [Outlook(choice.entry, choice.best.chance, choice.best.lead) for choice in self.choices]
        if whole and self.match.over:
            outlooks.append(Outlook(len(self.match.log), *result(self.match.position, self.seat)))
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
    """A game through the eyes of one seat, all at once; `progress` hears how many of how many decisions are done."""
    reviewer = Reviewer(game, match, seat, budget, seed, stopped)
    while not reviewer.is_done:
        if progress:
            progress(reviewer.done, len(reviewer.found))
        reviewer.step()
    if progress:
        progress(reviewer.done, len(reviewer.found))
    return reviewer.review()


def share_out(decisions: int, simulations: int = 200_000) -> Budget:
    """So many simulations, shared out to the decisions of a game: enough for each, and not too many."""
    return Budget(simulations=max(150, min(4000, simulations // max(1, decisions))))


def decisions(match: Match, seat: int) -> list[tuple[int, int, Position, int]]:
    """Where a seat had a choice: the entry, the number of its own decision, the position before, the move."""
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
    """A move that was played, against the best one; nothing if there was no time to think."""
    hidden = position.hide(seat, rng)
    thought = think(game, hidden, seat, budget, rng, stopped)
    if not thought.ideas:
        return None
    best = thought.ideas[0]
    played = next((idea for idea in thought.ideas if idea.move == move), None)
    if move != best.move and (played is None or played.visits < HARDLY):
        played = weigh(game, hidden, seat, move, budget, rng, stopped)
    return Choice(entry, compare(played or best, best), compare(best, best))


def think(game: Game, hidden: Position, seat: int, budget: Budget, rng: Rng, stopped: Event | None) -> Thought:
    """Search a position in which everything that the seat cannot know was dealt anew."""
    search = Search(budget, replace(game.style, breadth=BREADTH))
    if stopped is not None:
        search.stopped = stopped
    return search.ponder(game, hidden, seat, rng)


def compare(idea: Idea, best: Idea) -> Suggestion:
    """An idea beside the best one."""
    cost, points = max(0.0, best.chance - idea.chance), max(0.0, best.lead - idea.lead)
    return Suggestion(idea.move, idea.chance, idea.lead, idea.visits, cost, points)


def weigh(game: Game, hidden: Position, seat: int, move: int, budget: Budget, rng: Rng, stopped: Event) -> Idea:
    """What a move is worth that the search left aside: play it in several worlds, and think when one is asked again."""
    chances = leads = 0.0
    part = Budget(max(SHORTLY, budget.simulations // WORLDS), budget.seconds / WORLDS)
    worlds = 0
    while worlds < WORLDS and not (worlds and stopped.is_set()):
        world = hidden.hide(seat, rng)
        world.play(seat, move)
        pass_on(game, world, seat, rng, stopped)
        if world.is_over():
            chance, lead = result(world, seat)
        else:
            thought = think(game, world.hide(seat, rng), seat, part, rng, stopped)
            chance, lead = thought.chances[seat], thought.leads[seat]
        chances, leads, worlds = chances + chance, leads + lead, worlds + 1
    return Idea(move, HARDLY, 0.0, chances / worlds, leads / worlds)


def pass_on(game: Game, world: Position, seat: int, rng: Rng, stopped: Event) -> None:
    """Let chance and the others play, each as well as a short thought goes, until a seat is asked again."""
    while not world.is_over() and not world.waits_for(seat):
        other = world.to_move()
        if other == CHANCE:
            world.draw(rng)
            continue
        bot = SearchBot(Budget(simulations=SHORTLY), rng.below(1 << 30))
        bot.search.stopped = stopped
        world.play(other, bot.choose(game, world, other))


def result(position: Position, seat: int) -> tuple[float, float]:
    """What a seat got in a game that is over: its part of the victory, and its lead."""
    winners = position.leaders()
    return (1 / len(winners) if seat in winners else 0.0), float(position.lead(seat))
