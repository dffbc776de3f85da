"""Tree search over worlds that a seat can't tell apart: one tree, with a new deal for every simulation.

A node stands for the decisions that led to it, of any seat. Each simulation re-deals everything hidden from the seat,
walks down along moves that are legal in that world, adds one node, plays on for some turns, and carries what the result
is worth to each seat back up the path. Chance with few outcomes can have its own nodes (`Style.fan`); other chance is
rolled on the way, and a node is worth the average. Seats that decide at the same time do so in turn order here, after
the searching seat.
"""

from array import array

import cython

from lampion.kernel import limits
from lampion.kernel.heuristics import Heuristics
from lampion.kernel.rng import Rng
from lampion.kernel.style import Style

if not cython.compiled:
    from math import exp, sqrt


CLEAR = 5.0  # standard errors between the best move and another that leave no doubt
LEAST_VARIANCE = 0.01  # of a simulation's worth: a few equal ones prove nothing
PILOTS = 8  # simulations that estimate the usual lead
AT_EASE = 0.5  # the weight of the best rival's points, for a seat in a comfortable lead
MANY_POINTS = 20.0  # above the usual lead: worth half of what any number of points can bring
DEEPEST = 512  # decisions from the root; beyond that the tree does not grow


class Tree:
    """The tree of one search in one thread, in flat arrays. Node 0 is the root; as a child, 0 means none."""

    def __init__(self, guide: Heuristics, seat: int, seed: int, room: int, style: Style) -> None:
        if not isinstance(guide, Heuristics):
            raise TypeError("a tree needs heuristics, which hold its first position")
        self.guide = guide
        self.work = guide.position
        self.root = guide.position.copy()
        self.seat = seat
        self.rng = Rng(seed)
        self.horizon, self.fan, self.spread, self.bold = style.horizon, style.fan, style.spread, style.bold
        self.explore, self.breadth, self.heat, self.even = style.explore, style.breadth, style.heat, style.even
        self.comfort = style.comfort
        self.room = room + 1
        self.size = 1
        self.tick = 0
        blank = array("i", bytes(4 * self.room))
        self.move, self.mover, self.child, self.sibling = blank[:], blank[:], blank[:], blank[:]
        self.visits = blank
        none = array("d", bytes(8 * self.room))
        self.total, self.squares, self.wins, self.leads = none[:], none[:], none[:], none
        self.stamp, self.place = array("i", bytes(4 * limits.CODES)), array("i", bytes(4 * limits.CODES))
        self.odds = array("d", bytes(8 * limits.ROOM))
        self.path = array("i", bytes(4 * (DEEPEST + 1)))
        few = array("d", bytes(8 * (limits.CHANCE + 1)))
        self.worth, self.win, self.lead, self.win_sum, self.lead_sum = few[:], few[:], few[:], few[:], few[:]
        self.rival, self.envy, self.usual = few[:], few[:], few
        self.look_ahead()

    def look_ahead(self) -> None:
        """Estimate the usual lead from here, so that points still count for seats far ahead or behind.

        A seat in a comfortable lead weighs its own points more than its rivals'.
        """
        for _ in range(PILOTS):
            self.work.copy_from(self.root)
            self.work.redeal(self.seat, self.rng)
            self.play_on()
            self.judge()
            for seat in range(self.work.seats):
                self.lead_sum[seat] += self.lead[seat]
                self.usual[seat] += self.rival[seat]
        for seat in range(self.work.seats):
            lead = self.lead_sum[seat] / PILOTS
            self.envy[seat] = 1.0 if lead < self.comfort else AT_EASE
            self.usual[seat] = lead + (1.0 - self.envy[seat]) * self.usual[seat] / PILOTS
            self.lead_sum[seat] = 0.0

    def grow(self, simulations: int) -> None:
        """Run that many simulations, without the GIL."""
        with cython.nogil:
            for _ in range(simulations):
                self.simulate()

    def simulate(self) -> None:
        """One simulation: down the tree, a new leaf, a playout to the horizon, and back up."""
        self.work.copy_from(self.root)
        self.work.redeal(self.seat, self.rng)
        node = 0
        depth = 0
        is_new = False
        seat = self.seat
        while self.work.waiting and not is_new and depth < DEEPEST:
            before = self.size
            if depth > 0 or not self.work.waiting >> self.seat & 1:
                seat = self.work.next_seat()
            if seat == limits.CHANCE:
                if self.fan == 0 or self.work.find_moves(limits.CHANCE) > self.fan:
                    self.work.roll(self.rng)
                    continue
                node = self.follow(node, self.work.roll(self.rng))
            else:
                node = self.choose_child(node, seat, self.work.find_moves(seat))
                if node:
                    self.work.step(seat, self.move[node])
            if node == 0:
                break  # no room for another leaf
            is_new = self.size > before
            depth += 1
            self.path[depth] = node
        self.play_on()
        self.judge()
        self.note(depth)

    def follow(self, node: int, outcome: int) -> int:
        """The child for an outcome of chance."""
        child = self.child[node]
        while child:
            if self.mover[child] == limits.CHANCE and self.move[child] == outcome:
                return child
            child = self.sibling[child]
        return self.add(node, limits.CHANCE, outcome)

    def choose_child(self, node: int, seat: int, count: int) -> int:
        """The most promising of the listed moves (PUCT): worth much so far, or likely to be good and rarely tried.

        A move that was never tried is assumed to be worth the average of the others.
        """
        self.recall(node, seat)
        self.look_at_moves(seat, count)
        tries = 0
        worth = 0.0
        for i in range(count):
            child = self.find_child(self.work.found[i])
            if child:
                tries += self.visits[child]
                worth += self.total[child]
        usual = worth / tries if tries else 0.5
        explore = self.explore * sqrt(tries + 1.0)
        if node == 0:
            explore *= self.breadth
        best = -1.0
        equal = 0
        chosen = -1
        known = 0
        for i in range(count):
            child = self.find_child(self.work.found[i])
            if child:
                visits = self.visits[child]
                value = self.total[child] / visits + explore * self.odds[i] / (1.0 + visits)
            elif self.size < self.room:
                value = usual + explore * self.odds[i]
            else:
                continue
            if value > best:
                best = value
                equal = 0
            if value == best:
                equal += 1
                if self.rng.below(equal) == 0:
                    chosen = i
                    known = child
        if known or chosen < 0:
            return known
        return self.add(node, seat, self.work.found[chosen])

    def recall(self, node: int, seat: int) -> None:
        """Index the moves of a seat that were tried at a node, for `find_child`."""
        self.tick += 1
        child = self.child[node]
        while child:
            if self.mover[child] == seat:
                self.stamp[self.move[child]] = self.tick
                self.place[self.move[child]] = child
            child = self.sibling[child]

    def find_child(self, move: int) -> int:
        """The child that a move leads to, from the node that was last recalled; 0 if none."""
        return self.place[move] if self.stamp[move] == self.tick else 0

    def look_at_moves(self, seat: int, count: int) -> None:
        """Write to `odds` the prior probability of each listed move; they add up to 1."""
        if not self.guide.compare(seat, count):
            alike = 1.0 / count
            for i in range(count):
                self.odds[i] = alike
            return
        most = self.guide.likings[0]
        for i in range(1, count):
            if self.guide.likings[i] > most:
                most = self.guide.likings[i]
        total = 0.0
        for i in range(count):
            self.odds[i] = exp((self.guide.likings[i] - most) / self.heat)
            total += self.odds[i]
        for i in range(count):
            self.odds[i] = (1.0 - self.even) * self.odds[i] / total + self.even / count

    def add(self, parent: int, seat: int, move: int) -> int:
        """A new node; 0 if there is no room."""
        if self.size == self.room:
            return 0
        node = self.size
        self.size += 1
        self.move[node] = move
        self.mover[node] = seat
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        return node

    def play_on(self) -> None:
        """Play likely moves to the horizon, or to the end of the game."""
        last = self.work.turn + self.horizon
        while self.work.waiting and self.work.turn < last:
            if self.work.waiting >> limits.CHANCE & 1:
                self.work.roll(self.rng)
            else:
                seat = self.work.next_seat()
                count = self.work.find_moves(seat)
                self.work.step(seat, self.work.found[self.guide.pick(seat, count, self.rng)])

    def judge(self) -> None:
        """What the position is worth to each seat, from 0 to 1: for winning, and for a lead above the usual."""
        seats = self.work.seats
        winners = 0 if self.work.waiting else self.work.winners()
        sharing = 0
        for seat in range(seats):
            sharing += winners >> seat & 1
            self.worth[seat] = self.guide.appraise(seat) if self.work.waiting else self.work.score(seat)
        total = 0.0
        for seat in range(seats):
            side = self.compare_sides(seat)
            if self.work.waiting:
                self.win[seat] = 1.0 / (1.0 + exp(-self.lead[seat] / self.spread)) / side
            else:
                self.win[seat] = 1.0 / sharing if winners >> seat & 1 else 0.0
            total += self.win[seat]
        for seat in range(seats):
            self.win[seat] /= total
            gain = self.lead[seat] + (1.0 - self.envy[seat]) * self.rival[seat] - self.usual[seat]
            gain /= MANY_POINTS + abs(gain)
            self.worth[seat] = self.bold * self.win[seat] + (1.0 - self.bold) * (0.5 + 0.5 * gain)

    def compare_sides(self, seat: int) -> int:
        """Note a seat's best rival and its lead; seats that win together count as the best of them.

        Returns how many seats share its victory, itself included.
        """
        partners = self.work.partners(seat)
        own = self.worth[seat]
        best = -1_000_000.0 if self.work.seats > 1 else 0.0
        side = 1
        for other in range(self.work.seats):
            if other == seat:
                continue
            if partners >> other & 1:
                side += 1
                own = max(own, self.worth[other])
            elif self.worth[other] > best:
                best = self.worth[other]
        self.rival[seat] = best
        self.lead[seat] = own - best
        return side

    def note(self, depth: int) -> None:
        """Carry the worth of the simulation up the path."""
        self.visits[0] += 1
        for seat in range(self.work.seats):
            self.win_sum[seat] += self.win[seat]
            self.lead_sum[seat] += self.lead[seat]
        for i in range(1, depth + 1):
            node = self.path[i]
            seat = self.mover[node]
            self.visits[node] += 1
            if seat != limits.CHANCE:
                self.total[node] += self.worth[seat]
                self.squares[node] += self.worth[seat] * self.worth[seat]
                self.wins[node] += self.win[seat]
                self.leads[node] += self.lead[seat]

    def is_settled(self, left: int) -> bool:
        """Is the move with the most visits so far ahead that `left` more simulations can't change it?"""
        first = 0
        second = 0
        child = self.child[0]
        while child:
            visits = self.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return first - second > left

    def is_clear(self) -> bool:
        """Is the move with the most visits better than every other by far more than chance explains?"""
        if self.child[0] == 0 or self.sibling[self.child[0]] == 0:
            return False  # nothing to compare
        best = self.child[0]
        child = best
        while child:
            if self.visits[child] > self.visits[best]:
                best = child
            child = self.sibling[child]
        child = self.child[0]
        while child:
            if child != best:
                gap = self.total[best] / self.visits[best] - self.total[child] / self.visits[child]
                if gap <= 0 or gap * gap < CLEAR * CLEAR * (self.doubt(best) + self.doubt(child)):
                    return False
            child = self.sibling[child]
        return True

    def chance(self) -> float:
        """The searching seat's chance of winning, by the simulations so far."""
        return self.win_sum[self.seat] / self.visits[0] if self.visits[0] else 0.5

    def doubt(self, child: int) -> float:
        """The squared standard error of a move's worth."""
        visits = self.visits[child]
        average = self.total[child] / visits
        variance = self.squares[child] / visits - average * average
        return (variance if variance > LEAST_VARIANCE else LEAST_VARIANCE) / visits

    def tried(self) -> list[tuple[int, int, float, float, float]]:
        """The moves at the root: (move, visits, and the sums of its worth, victories and leads)."""
        found = []
        child = self.child[0]
        while child:
            if self.visits[child]:
                worth, wins, leads = self.total[child], self.wins[child], self.leads[child]
                found.append((self.move[child], self.visits[child], worth, wins, leads))
            child = self.sibling[child]
        return found

    def outlook(self) -> list[tuple[float, float]]:
        """For each seat, the sums of its victories and leads over all simulations."""
        return [(self.win_sum[seat], self.lead_sum[seat]) for seat in range(self.work.seats)]
