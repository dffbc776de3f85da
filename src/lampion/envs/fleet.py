"""Many episodes side by side, told in arrays: the loop behind `VectorEnv`, without Python's lock.

A row is an episode. What happens in it follows from its own seed and number of games, so it doesn't matter which thread
steps it, nor what happens in the others.
"""

from collections.abc import Sequence
from typing import Any

import cython
import numpy as np

from lampion.envs import modes
from lampion.envs.episode import Episode
from lampion.kernel import limits
from lampion.kernel.observer import Observer
from lampion.kernel.position import Position

APART = (
    48  # places after the rows of two arrays: if all began at the same place of a page, they would share a cache line
)

if not cython.compiled:

    def address_of(_: Episode) -> int:
        """Compiled code keeps addresses, since it can't use lists without the lock."""
        return 0

    def begin_row(fleet: "Fleet", row: int) -> None:
        """Start the next game of a row."""
        episode = fleet.episodes[row]
        fleet.tell(episode, row, fleet.start(episode, row))

    def advance_row(fleet: "Fleet", row: int) -> None:
        """Play the action of a row."""
        fleet.advance(fleet.episodes[row], row, fleet.actions[row])

    def sample_row(fleet: "Fleet", row: int, actions: Any) -> None:
        """Choose a random action for a row."""
        actions[row] = fleet.choose(fleet.episodes[row], row)

    def mark_row(fleet: "Fleet", row: int, value: int) -> None:
        """Set the places of the moves that a row was offered in its mask."""
        for i in range(fleet.known_counts[row]):
            fleet.mask[row, fleet.known[row, i]] = value

    def list_row(fleet: "Fleet", position: Position, row: int, count: int) -> None:
        """Write down the moves that were found for a row, in place of those that it was offered before."""
        for i in range(count):
            fleet.known[row, i] = fleet.legal[row, i] = fleet.action_of[position.found[i]]
        for i in range(count, fleet.known_counts[row]):
            fleet.legal[row, i] = -1
        fleet.known_counts[row] = count

    def is_offered(fleet: "Fleet", row: int, action: int) -> bool:
        """Is this action among those that a row was offered?"""
        return any(fleet.known[row, i] == action for i in range(fleet.known_counts[row]))

    def observe_row(observer: Observer, seat: int, told: Any, row: int) -> None:
        """Write what a seat may know to a row of observations."""
        observer.observe(seat)
        for place in range(observer.size):
            told[row, place] = observer.row[place]


def allocate(rows: int, seats: int, width: int, actions: int) -> dict[str, Any]:
    """The actions to be played and the arrays that consumers read: a row for each episode."""
    return {
        "actions": np.zeros(rows, np.int64),
        "observations": np.zeros((rows, width), np.int8),
        "mask": np.zeros((rows, actions), np.int8),
        "legal": np.full((rows, limits.ROOM + APART), -1, np.int32),
        "counts": np.zeros(rows, np.int32),
        "asks": np.zeros(rows, np.int32),
        "rewards": np.zeros((rows, seats)),
        "gains": np.zeros(rows),
        "terminated": np.zeros(rows, np.bool_),
        "truncated": np.zeros(rows, np.bool_),
        "illegal": np.zeros(rows, np.bool_),
        "final_observations": np.zeros((rows, width), np.int8),
        "final_seats": np.zeros(rows, np.int32),
    }


def view(array: Any) -> Any:
    """An array as compiled and plain code use it: with Python's numbers in it, and bools as bytes."""
    return memoryview(array.view(np.uint8) if array.dtype == np.bool_ else array)


class Fleet:
    """Episodes of one game, with the arrays that tell about them.

    `seat` is the one that is asked, while the others play at random; or `modes.EVERYONE`, or `modes.ANYONE`. An illegal
    action is answered by a random move if `is_random`, otherwise by a penalty. `is_marked`: is the mask kept?
    """

    def __init__(
        self,
        episodes: Sequence[Episode],
        arrays: dict[str, Any],
        seat: int,
        reward: int,
        is_random: bool,
        is_marked: bool,
        most_decisions: int,
    ) -> None:
        self.episodes = list(episodes)
        self.size = len(episodes)
        self.addresses = view(np.array([address_of(episode) for episode in episodes], np.uintp))
        self.seat = seat
        self.seats = episodes[0].start.seats
        self.reward = reward
        self.is_random = is_random
        self.is_marked = is_marked
        self.most_decisions = most_decisions  # 0: as many as the game takes
        self.codes = episodes[0].game.numbering.codes
        self.action_of = view(np.array(episodes[0].game.numbering.actions).astype(np.uint16))
        # What a consumer writes to the arrays it is given must change nothing, so these are apart.
        self.games = view(np.zeros(self.size, np.int64))
        self.decisions = view(np.zeros(self.size, np.int64))
        self.seeds = view(np.zeros(self.size, np.uint64))
        self.asked = view(np.zeros(self.size, np.int32))
        self.at_random = view(np.zeros(self.size, np.int32))
        self.paid = view(np.zeros((self.size, self.seats), np.int32))
        self.known = view(np.zeros((self.size, limits.ROOM + APART), np.uint16))
        self.known_counts = view(np.zeros(self.size, np.int32))
        self.actions = view(arrays["actions"])
        self.observations = view(arrays["observations"])
        self.mask = view(arrays["mask"])
        self.legal = view(arrays["legal"])
        self.counts = view(arrays["counts"])
        self.asks = view(arrays["asks"])
        self.rewards = view(arrays["rewards"])
        self.gains = view(arrays["gains"])
        self.terminated = view(arrays["terminated"])
        self.truncated = view(arrays["truncated"])
        self.illegal = view(arrays["illegal"])
        self.final_observations = view(arrays["final_observations"])
        self.final_seats = view(arrays["final_seats"])

    def save(self) -> dict[str, Any]:
        """Where each row is, beside its episode."""
        return {
            name: np.array(array)
            for name, array in {
                "games": self.games,
                "decisions": self.decisions,
                "seeds": self.seeds,
                "asked": self.asked,
                "at_random": self.at_random,
                "paid": self.paid,
            }.items()
        }

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on where another fleet with the same episodes was."""
        self.games = view(saved["games"])
        self.decisions = view(saved["decisions"])
        self.seeds = view(saved["seeds"])
        self.asked = view(saved["asked"])
        self.at_random = view(saved["at_random"])
        self.paid = view(saved["paid"])
        for row in range(self.size):
            if self.games[row]:
                self.tell(self.episodes[row], row, self.asked[row])

    # Called by `VectorEnv`

    def begin(self, seeds: Any, chosen: Any) -> None:
        """Start the first game of each chosen row, from its seed."""
        for row in range(self.size):
            if chosen[row]:
                self.seeds[row] = seeds[row]
                self.games[row] = 0
                self.terminated[row] = self.truncated[row] = self.illegal[row] = 0
                self.gains[row] = 0
                for seat in range(self.seats):
                    self.rewards[row, seat] = 0
                begin_row(self, row)

    def find_unknown(self) -> int:
        """The first row whose action doesn't exist; -1 if all do."""
        width = len(self.codes)
        for row in range(self.size):
            if self.actions[row] < 0 or self.actions[row] >= width:
                return row
        return -1

    def find_illegal(self) -> int:
        """The first row whose action isn't legal; -1 if all are."""
        for row in range(self.size):
            if not self.is_legal(row, self.actions[row]):
                return row
        return -1

    def step(self, first: int, last: int) -> int:
        """Play the actions of these rows, all of which exist; returns in how many rows a game has ended."""
        ended = 0
        with cython.nogil:
            for row in range(first, last):
                advance_row(self, row)
                ended += self.terminated[row] | self.truncated[row]
        return ended

    def sample(self, actions: Any) -> None:
        """Choose a legal action for each row at random; from the same state always the same."""
        with cython.nogil:
            for row in range(self.size):
                sample_row(self, row, actions)

    # A row

    def choose(self, episode: Episode, row: int) -> int:
        """A random one of the actions that a row was offered."""
        episode.rng.reset(self.decisions[row], episode.seed)
        action: int = self.known[row, episode.rng.below(self.known_counts[row])]
        return action

    def is_legal(self, row: int, action: int) -> bool:
        """Is this action among those that the row was offered?"""
        return is_offered(self, row, action)

    def advance(self, episode: Episode, row: int, action: int) -> None:
        """Play an action; if that ends the game, start the next one."""
        seat = self.asked[row]
        legal = self.is_legal(row, action)
        if legal:
            episode.position.step(seat, self.codes[action])
            episode.run_chance()
        elif self.is_random:
            episode.play_at_random(seat)
        self.decisions[row] += 1
        chosen = episode.pass_by(self.at_random[row])
        over = chosen < 0
        cut = not over and self.most_decisions > 0 and self.decisions[row] >= self.most_decisions
        self.pay(episode, row, over)
        if not legal and not self.is_random:
            self.rewards[row, seat] += modes.PENALTY
        self.gains[row] = self.rewards[row, seat]
        self.illegal[row] = not legal
        self.terminated[row] = over
        self.truncated[row] = cut
        if over or cut:
            self.final_seats[row] = seat if over else chosen
            self.observe(episode, self.final_seats[row], self.final_observations, row)
            chosen = self.start(episode, row)
        self.tell(episode, row, chosen)

    def pay(self, episode: Episode, row: int, over: bool) -> None:
        """What happened since the last decision, for each seat."""
        for seat in range(self.seats):
            self.rewards[row, seat] = 0
        if self.reward == modes.POINTS:
            for seat in range(self.seats):
                points = episode.position.score(seat)
                self.rewards[row, seat] = points - self.paid[row, seat]
                self.paid[row, seat] = points
        elif over:
            for seat in range(self.seats):
                self.rewards[row, seat] = episode.victory(seat) if self.reward == modes.WIN else episode.rank(seat)

    def start(self, episode: Episode, row: int) -> int:
        """Start the next game of a row; returns the seat that is asked first."""
        seat = -1
        while seat < 0:  # a game without a decision would be passed over
            episode.rng.reset(self.seeds[row], self.games[row])
            self.games[row] += 1
            seed = episode.rng.bits() << 32
            seed |= episode.rng.bits()
            self.at_random[row] = 0
            if self.seat != modes.EVERYONE:
                seat = self.seat if self.seat != modes.ANYONE else episode.rng.below(self.seats)
                self.at_random[row] = episode.position.everybody() & ~(1 << seat)
            episode.start_over(seed)
            seat = episode.pass_by(self.at_random[row])
        self.decisions[row] = 0
        for other in range(self.seats):
            self.paid[row, other] = episode.position.score(other)
        return seat

    def tell(self, episode: Episode, row: int, seat: int) -> None:
        """Write down who is asked, what it knows and what it may do."""
        self.asked[row] = self.asks[row] = seat
        self.observe(episode, seat, self.observations, row)
        if self.is_marked:
            mark_row(self, row, 0)
        list_row(self, episode.position, row, episode.position.find_moves(seat))
        if self.is_marked:
            mark_row(self, row, 1)
        self.counts[row] = self.known_counts[row]

    def observe(self, episode: Episode, seat: int, told: Any, row: int) -> None:
        """Write what a seat may know to a row of observations."""
        observe_row(episode.observer, seat, told, row)
