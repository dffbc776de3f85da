"""One game of Fireworks, played by engine and reference at the same time."""

import random
from collections import Counter
from typing import Any

from lampion.kernel.limits import CHANCE
from tests.games.fireworks.nights import Table
from tests.games.fireworks.translating import PARTS, write_moves, write_outcomes, write_puts
from tests.reference.fireworks.box import CARD_COPIES, CARDS, is_base, is_start, neighbour
from tests.reference.fireworks.game import ReferenceGame
from tests.reference.fireworks.state import Launch

FORMALITIES = ({"done"}, {"launch"})  # what the engine asks for, but no rule
CENTRES = ("start 1,1", "start 3,3", "start 1,3", "start 2,1", "start 3,1")


class Pair:
    """A game in which both are given the same moves and outcomes."""

    def __init__(self, seats: int, options: dict[str, str], rng: random.Random, stride: int = 1) -> None:
        self.rng = rng
        self.stride = stride  # steps between two comparisons of the whole table
        self.steps = 0
        self.engine = Table.new(seats, **options)
        self.reference = ReferenceGame(seats, options)
        self.launch: Launch | None = None  # as far as it has come
        self.turned = 0  # the tile whose kind comes next
        self.lifted: dict[int, str] = {}
        self.record: list[str] = []

    def play_to_the_end(self) -> None:
        """Play random moves; seats that wait together move in random order."""
        self.skip_formalities()
        self.compare()
        while self.engine.waiting:
            seat = self.rng.choice(self.engine.waiting)
            if seat == CHANCE:
                self.draw()
            else:
                self.move(seat)
            self.skip_formalities()
            self.compare()
        assert self.reference.stage == "over"

    def skip_formalities(self) -> None:
        """Lay out the box at random, say `done`, let go of a real die: the reference knows nothing of these."""
        while self.engine.waiting:
            seat = self.engine.waiting[0]
            texts = set(self.engine.outcomes() if seat == CHANCE else self.engine.moves(seat))
            if texts not in FORMALITIES and "layout 1" not in texts:
                return
            self.play(seat, self.rng.choice(sorted(texts)))

    def play(self, seat: int, text: str) -> None:
        self.record.append(f"{seat} {text}")
        self.engine.play(seat, f"~ {text}" if seat == CHANCE else text)

    # Seats

    def moves(self, seat: int) -> dict[str, Any]:
        """What the reference lets a seat do."""
        if seat in self.lifted:
            return write_puts(self.reference, seat, self.lifted[seat])
        return write_moves(self.reference, seat)

    def move(self, seat: int) -> None:
        text = self.choose(seat, self.engine.moves(seat))
        moves = self.moves(seat)
        self.play(seat, text)
        verb, _, rest = text.partition(" ")
        if verb == "lift":
            self.lifted[seat] = rest
        else:
            self.lifted.pop(seat, None)
            self.reference.play(seat, moves[text])

    def choose(self, seat: int, texts: list[str]) -> str:
        """A random move, more often one that builds a big firework; tiles seldom move."""
        preferred = [text for text in texts if text in CENTRES or self.points_at_start(seat, text)]
        if preferred and self.rng.random() < 0.8:
            return self.rng.choice(preferred)
        placing = [text for text in texts if not text.startswith("lift")]
        return self.rng.choice(placing if placing and self.rng.random() < 0.7 else texts)

    def points_at_start(self, seat: int, text: str) -> bool:
        """Is this a placing with the big arc towards a start tile?"""
        verb, *words = text.split()
        if verb != "place" or len(words) != 2:
            return False
        row, column = words[0].split(",")
        beside = neighbour((int(row), int(column)), int(words[1]))
        sky = self.reference.players[seat].sky
        return beside is not None and beside in sky.tiles and is_start(sky.tiles[beside].kind)

    # Chance

    def draw(self) -> None:
        outcomes = self.engine.outcomes()
        text = self.rng.choices(list(outcomes), list(outcomes.values()))[0]
        if self.is_launching():
            self.play(CHANCE, text)
            self.follow_launch(text)
        else:
            chosen = write_outcomes(self.reference)[text]
            self.play(CHANCE, text)
            self.reference.draw(chosen)

    def is_launching(self) -> bool:
        """Does the reference wait for a whole launch?"""
        return bool(self.reference.draws) and self.reference.draws[0].what == "launch"

    def follow_launch(self, text: str) -> None:
        """Gather what a launch did, and tell the reference once it is over."""
        launch = self.launch = self.launch or Launch(die="")
        word, *words = text.split()
        outside = words[-1:] == ["outside"]
        if word == "bounce":
            launch.die = words[2]
        elif word == "turn":
            self.turn(launch, int(words[0].removeprefix("#")) - 1, outside)
        elif word in ("up", "down", "out"):
            self.turn_really(launch, word, words[0], outside)
        elif word == "die":
            launch.die = words[0]
            self.finish(launch)
        elif word == "still":
            if launch.die:
                self.finish(launch)
        elif word != "hit":
            launch.up[self.turned] = word

    def turn(self, launch: Launch, number: int, outside: bool) -> None:
        """A tile turns; a face-up one that leaves the box stays face up."""
        tile = self.reference.box[number]
        if not tile.up:
            launch.up[number] = tile.kind or ""
            self.turned = number
        elif not outside:
            launch.back.add(number)
        if outside:
            launch.outside.add(number)

    def turn_really(self, launch: Launch, word: str, kind: str, outside: bool) -> None:
        """A tile of a real box does something: any that could."""
        touched = {*launch.up, *launch.back, *launch.outside}
        if word == "up":
            number = next(tile for tile in self.reference.face_down() if tile not in touched)
            launch.up[number] = kind
        else:
            untouched = [tile for tile in self.reference.takeable() if tile not in touched]
            number = next(tile for tile in untouched if self.reference.box[tile].kind == kind)
            if word == "down":
                launch.back.add(number)
        if outside or word == "out":
            launch.outside.add(number)

    def finish(self, launch: Launch) -> None:
        self.launch = None
        self.reference.launch(launch)

    # Comparing

    def compare(self) -> None:
        """Compare waiting seats and their moves, or the outcomes of chance; now and then the whole table."""
        waiting = {CHANCE if seat == "~" else seat for seat in self.reference.waiting()}
        assert set(self.engine.waiting) == waiting
        for seat in waiting - {CHANCE}:
            assert isinstance(seat, int)
            assert Counter(self.engine.moves(seat)) == Counter(list(self.moves(seat)))
        if self.is_launching():
            self.compare_turning()
            return
        if waiting == {CHANCE}:
            self.compare_odds()
        self.steps += 1
        if self.steps % self.stride == 0 or not waiting:
            self.compare_table()

    def compare_odds(self) -> None:
        """Compare outcomes and their odds, which may have a common factor."""
        outcomes, odds = self.engine.outcomes(), self.reference.chances()
        expected = {text: odds[outcome] for text, outcome in write_outcomes(self.reference).items()}
        assert outcomes.keys() == expected.keys()
        total, all_odds = sum(outcomes.values()), sum(expected.values())
        assert {text: value * all_odds for text, value in outcomes.items()} == {
            text: value * total for text, value in expected.items()
        }

    def compare_turning(self) -> None:
        """Within a launch: only tiles in the box may turn, and a new tile is one that nobody has seen."""
        outcomes = self.engine.outcomes()
        launch = self.launch or Launch()
        if launch.up.get(self.turned) == "":
            told = Counter(kind for number, kind in launch.up.items() if self.reference.box[number].kind is None)
            assert outcomes == +(self.reference.unseen - told)
        in_box = {*self.reference.face_down(), *self.reference.takeable()}
        turning = {int(text.split()[1].removeprefix("#")) - 1 for text in outcomes if text.startswith("turn")}
        assert turning <= in_box - {*launch.up, *launch.back, *launch.outside}

    def compare_table(self) -> None:
        """Compare everything on the table, and the scores."""
        view = self.engine.view()
        for seat, seen in enumerate(view["seats"]):
            self.compare_seat(seat, seen)
        if self.reference.has_box:
            self.compare_box(view)
        else:
            assert view["open"] == dict(self.reference.supply)
        if self.reference.mode == "advanced-1":
            assert view["deck"]["left"] == self.reference.deck.total()
            assert view["deck"]["left"] + self.reference.discard.total() == CARD_COPIES * len(CARDS)
        if not self.lifted:
            assert set(self.engine.position.leaders()) == self.reference.winners()

    def compare_seat(self, seat: int, seen: dict[str, Any]) -> None:
        """Compare what lies in front of a seat, and its points."""
        player = self.reference.players[seat]
        assert seen["held"] == player.held
        assert [f"start-{tile}" for tile in seen["starts"]] == player.start_tiles
        assert (seen["character"] or {"id": None})["id"] == player.character
        if seat in self.lifted:
            return
        laid = {}
        for tile in seen["sky"]:
            kind = f"start-{tile['kind']}" if tile["start"] else tile["kind"]
            laid[tuple(tile["cell"])] = (kind, tile["rotation"] if is_base(kind) else 0)
        assert laid == {cell: (tile.kind, tile.turn) for cell, tile in player.sky.tiles.items()}
        assert seen["score"] == {PARTS[part]: points for part, points in self.reference.breakdown(seat).items()}

    def compare_box(self, view: dict[str, Any]) -> None:
        """Compare the tiles in the box and beside it, and the weather."""
        seen = [(tile["tile"] - 1, tile["kind"], tile["up"], tile["outside"]) for tile in view["box"]["tiles"]]
        lying = [(number, tile.kind, tile.up, tile.outside) for number, tile in self.reference.box.items()]
        if self.reference.is_real:
            assert Counter(tile[1:] for tile in seen) == Counter(tile[1:] for tile in lying)
        else:
            assert sorted(seen) == sorted(lying)
        assert view["box"]["unseen"] == dict(+self.reference.unseen)
        waiting = [tile["kind"] for tile in view["functions"]["waiting"]] + view["functions"]["new"]
        assert sorted(waiting) == sorted(
            self.reference.due + self.reference.waiting_functions + self.reference.attempt.functions
        )
        if self.reference.stage not in ("deal", "start tiles", "over"):
            assert view["rain"] == self.reference.rain
            assert view["active"] == self.reference.active
