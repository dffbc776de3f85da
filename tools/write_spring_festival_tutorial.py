"""Writes `web/src/games/spring-festival/tutorial.json`: a lesson of Spring Festival, played by the real rules.

usage: python tools/write_spring_festival_tutorial.py [--check]

Every scene is a table as a learner sees it, what led to it, the legal moves, and the one that the lesson asks for.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import lampion
from lampion.bots import bot
from lampion.kernel.chance import Seeded
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match

FILE = Path(__file__).parent.parent / "web/src/games/spring-festival/tutorial.json"
LEARNER, OTHER = 0, 1

# The outcomes of chance, tiles and cards each in this order; after these, any.
TOPS = ["T45 T08 T20 T33", "T26 T37 T14 T11", "T46 T25 T05 T30", "T17 T41 T22 T09"]
DEALT = "P05 P12 P20 P04 C12 C09 C20 C03"
DRAWN = "P19"
LAYOUT = ["place S1-1 0,0", "place S1-2 1,0", "place S1-3 1,1"]
OTHERS = ["place S2-1 0,0", "place S2-2 0,1", "place S2-3 1,1", "place S2-4 1,0"]


class Lesson:
    """A match whose chance follows a script, and the scenes made from it."""

    def __init__(self, seed: int) -> None:
        self.match: Match = lampion.game("spring-festival").start(seats=2, by_hand=True, first="0")
        self.script = [*" ".join(TOPS).split(), *DEALT.split(), DRAWN]
        self.free = Seeded(seed)  # draws when nothing in the script fits
        self.bot = bot("greedy", seed)
        self.shown = 0
        self.scenes: list[dict[str, Any]] = []
        self.chance()

    def chance(self) -> None:
        """Draw the first piece of the script that can be drawn, otherwise any."""
        match = self.match
        while match.position.waits_for(CHANCE):
            wanted = next((piece for piece in self.script if piece in match.texts(CHANCE)), None)
            if wanted:
                self.script.remove(wanted)
                match.play(wanted, CHANCE)
            else:
                match.log.append((CHANCE, self.free.draw(match.position)))

    def play(self, seat: int, move: str) -> None:
        """Make a move, and draw what follows."""
        self.match.play(move, seat)
        self.chance()

    def scene(self, key: str, wanted: str | None = None) -> None:
        """Add a scene of the table as it is now, with what happened since the last scene."""
        match = self.match
        events = match.events()
        self.scenes.append({
            "key": key,
            "wanted": wanted,
            "view": match.view(LEARNER),
            "offers": match.offers(LEARNER) if wanted else [],
            "events": events[self.shown :] if self.scenes else [],
        })  # fmt: skip
        self.shown = len(events)
        if wanted:
            self.play(LEARNER, wanted)

    def finish_rounds(self) -> None:
        """Let a bot play both sides, up to the finale."""
        match = self.match
        while match.view(None)["phase"] != "finale":
            seat = match.waiting[0]
            match.play(self.bot.choose(match.game, match.position, seat), seat)
            self.chance()

    def skip(self) -> None:
        """Leave out what happened since the last scene."""
        self.shown = len(self.match.events())


def teach(seed: int) -> Lesson:
    """The whole lesson."""
    lesson = Lesson(seed)
    for mine, other in zip(LAYOUT, OTHERS, strict=False):
        lesson.play(LEARNER, mine)
        lesson.play(OTHER, other)
    lesson.play(OTHER, OTHERS[3])
    lesson.scene("welcome")
    lesson.scene("lay", "place S1-4 0,1")
    lesson.scene("store", "turn T45")
    lesson.scene("sparks", "place T45 -1,0")
    settle(lesson, "T37")
    lesson.scene("faces")
    lesson.scene("chain", "place T37 0,-1")
    card = "complete P05 0,-1 -1,0 0,0"
    lesson.scene("card", card)
    lesson.scene("rockets")
    if "pass" in lesson.match.texts(LEARNER):
        lesson.play(LEARNER, "pass")
    settle(lesson, "T46")
    lesson.scene("replace", "replace T46 1,0")
    lesson.finish_rounds()
    lesson.skip()
    best = max(lesson.match.offers(LEARNER), key=lambda offer: offer["preview"]["points"])
    lesson.scene("finale", best["move"])
    rival = max(lesson.match.offers(OTHER), key=lambda offer: offer["preview"]["points"])
    lesson.play(OTHER, rival["move"])
    lesson.scene("scoring")
    return lesson


def settle(lesson: Lesson, tile: str) -> None:
    """The other side makes its moves, and the store brings this tile to the learner."""
    match = lesson.match
    while match.view(LEARNER)["seats"][LEARNER]["held"] is None:
        if LEARNER in match.waiting:
            lesson.play(LEARNER, f"turn {tile}")
        elif any(text.startswith("turn") for text in match.texts(OTHER)):
            offers = match.offers(OTHER)
            lesson.play(OTHER, next(offer["move"] for offer in offers if offer["data"]["taken"][LEARNER] == tile))
        else:
            match.play(lesson.bot.choose(match.game, match.position, OTHER), OTHER)
            lesson.chance()


def displayed(pieces: Mapping[str, Any], text: str) -> dict[str, Any]:
    """The pieces of the box that a lesson shows."""
    return {kind: [piece for piece in pieces[kind] if f'"{piece["id"]}"' in text] for kind in ("tiles", "cards")}


def is_grand(lesson: Lesson) -> bool:
    """Does the last chain set off everything, and is that a lot?"""
    finale = next(scene for scene in lesson.scenes if scene["key"] == "finale")
    tiles = len(finale["view"]["seats"][LEARNER]["panorama"])
    best = next(offer for offer in finale["offers"] if offer["move"] == finale["wanted"])
    return tiles >= 10 and sum(map(len, best["preview"]["waves"])) == tiles


def write() -> str:
    """The first lesson whose last chain is grand, as text."""
    lesson = next(lesson for lesson in map(teach, range(1000)) if is_grand(lesson))
    box = displayed(lampion.game("spring-festival").pieces(), json.dumps(lesson.scenes))
    return json.dumps({"box": {**box, "signs": []}, "scenes": lesson.scenes}, separators=(",", ":")) + "\n"


def main() -> str | None:
    """Write the file, or with --check, complain if it is out of date."""
    text = write()
    if "--check" in sys.argv:
        return (
            None
            if FILE.read_text("utf-8") == text
            else f"{FILE.name} is out of date: run tools/write_spring_festival_tutorial.py"
        )
    FILE.write_text(text, "utf-8")
    return None


if __name__ == "__main__":
    sys.exit(main())
