"""Writes `web/src/games/fireworks/tutorial.json`: a lesson of Fireworks, played by the real rules.

usage: python tools/write_fireworks_tutorial.py [--check]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from lampion.kernel.limits import CHANCE
from tools.lesson import GAMES, LEARNER, Lesson, main

MEI = 1
LAYOUT = "layout 17"
STARTS = ("kiku-red", "bodan-blue", "kiku-gold", "bodan-green")  # the learner's, then Mei's
HEIGHT = 80
SEED = 7

# What each launch turns up, and what the die shows: for Mei, who takes what she likes best.
MEIS_TURNS = [
    (2, "bodan-green kiku-gold"),
    (1, "kiku-gold"),
    (2, "bodan-green bee"),
    (2, "bodan-green kiku-blue"),
    (1, "kiku-gold"),
    (2, "bodan-gold kiku-gold"),
    (2, "bodan-green willow"),
    (2, "kiku-gold kiku-green"),
    (1, "bodan-green"),
    (1, "kiku-blue"),
]


class Night(Lesson):
    """A match in which launches turn up what the lesson needs."""

    def __init__(self) -> None:
        self.aim = ""
        self.die = 0
        self.rising: list[str] = []  # the tiles that this launch turns up
        self.meis = iter(MEIS_TURNS)
        super().__init__("fireworks", 2, [LAYOUT, *(f"start {kind}" for kind in STARTS)], SEED, first=str(LEARNER))

    def chance(self) -> None:
        """The die falls where it is meant to; it turns up the tiles and shows the number that the lesson needs."""
        while self.match.position.waits_for(CHANCE):
            self.match.play(self.outcome(self.match.texts(CHANCE)), CHANCE)

    def outcome(self, texts: list[str]) -> str:
        """What happens next."""
        if "still" in texts:
            turns = [text for text in texts if text.startswith("turn") and not text.endswith("outside")]
            return turns[min(len(self.rising) * 4, len(turns)) - 1] if self.rising else "still"  # the upper ones
        for several in (self.rising, self.script):
            if several and several[0] in texts:
                return several.pop(0)
        return next(text for text in texts if text in (f"hit {self.aim}", f"bounce 0,0 edge {self.die}"))

    def prepare(self, die: int, rising: str) -> str:
        """Aim where most tiles will turn; the launch turns up these tiles, and the die shows this."""
        aims = [offer for offer in self.match.offers(self.match.waiting[0]) if offer["kind"] == "aim"]
        best = max(aims, key=lambda offer: offer["preview"]["mean"][0])
        self.aim = best["move"].removeprefix("aim ")
        self.die, self.rising = die, rising.split()
        return str(best["move"])

    def take(self, kind: str) -> str:
        """Take a tile of this kind."""
        takes = [offer for offer in self.match.offers(self.match.waiting[0]) if offer["kind"] == "take"]
        return str(next(offer["move"] for offer in takes if offer["data"]["kind"] == kind))

    def launch(self, seat: int, die: int, rising: str) -> None:
        """Launch."""
        self.play(seat, self.prepare(die, rising), f"height {HEIGHT}")

    def meis_turn(self) -> None:
        """Mei launches; a bot takes and places for her."""
        self.launch(MEI, *next(self.meis))
        while self.match.view(None)["active"] == MEI and not self.match.over:
            self.let_play(MEI)

    def turns(self, *turns: str) -> None:
        """Mei's turn, then the learner's, and so on: every tile is turned up, taken and placed as written."""
        for turn in turns:
            self.meis_turn()
            tiles = [tile.split(" ", 1) for tile in turn.split(" / ")]
            self.launch(LEARNER, len(tiles), " ".join(kind for kind, _ in tiles))
            for kind, cell in tiles:
                self.play(LEARNER, self.take(kind), f"place {cell}")
            self.play(LEARNER, "done")


def teach() -> Lesson:
    """From the first start tile to the last big firework."""
    lesson = Night()
    lesson.scene("welcome")
    lesson.scene("start", "start 1,1")
    lesson.scene("second", "start 3,3")
    lesson.play(MEI, "start 1,3", "start 3,1")
    lesson.scene("aim", lesson.prepare(1, "kiku-gold kiku-red cat bodan-blue"))
    lesson.scene("height", f"height {HEIGHT}")
    lesson.scene("take", lesson.take("kiku-red"))
    lesson.scene("turn", "place 2,1 1")
    lesson.scene("stays", "done")
    lesson.turns(
        "bodan-blue 2,3 5 / kiku-red 0,2 4 / cat 4,0",
        "kiku-gold 0,3 1 / bodan-blue 3,4 3",
        "smile 4,1 / kiku-red 1,2 3 / bodan-red 2,4 4",
        "bee 3,0 / kiku-red 0,1 5 / palm 1,4",
    )
    lesson.meis_turn()
    lesson.launch(LEARNER, 1, "bodan-gold symbol bodan-blue")
    lesson.play(LEARNER, lesson.take("bodan-blue"))
    lesson.skip()
    lesson.scene("function", look="function-symbol")
    lesson.scene("halves", "place 1,3 2")
    lesson.scene("again", lesson.prepare(1, "kiku-green butterfly bodan-red"))
    lesson.play(LEARNER, f"height {HEIGHT}")
    lesson.scene("special", lesson.take("butterfly"))
    lesson.play(LEARNER, "place 0,4", "done")
    lesson.turns(
        "bodan-blue 3,2 0 / bodan-red 4,3 1 / kiku-blue 2,0 4",
        "bodan-blue 4,4 2 / bodan-gold 4,2 4 / bodan-green 0,0 3",
        "kiku-red 2,2 2 / kiku-gold 3,1 5",
    )
    lesson.meis_turn()
    lesson.launch(LEARNER, 1, "kiku-red")
    lesson.play(LEARNER, lesson.take("kiku-red"))
    lesson.skip()
    lesson.scene("big", "place 1,0 0")
    lesson.play(LEARNER, "done")
    lesson.meis_turn()
    lesson.scene("scores")
    return lesson


def write() -> str:
    """The lesson as text."""
    lesson = teach()
    return lesson.text(**lesson.match.game.pieces())


FILES = {GAMES / "fireworks/tutorial.json": write}

if __name__ == "__main__":
    sys.exit(main(FILES))
