"""Writes `web/src/games/lanterns-dice/tutorial.json`: a lesson of Lanterns Dice, played by the real rules.

usage: python tools/write_lanterns_dice_tutorial.py [--check]
"""

import sys
from itertools import count
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from lampion.games.lanterns_dice.pieces import COLUMNS
from tools.lesson import GAMES, LEARNER, Lesson, main

MEI = 1
LATE = 8  # the round in which the lake is looked at

# The dice of the first three turns, clockwise; after these, any.
DICE = "white red blue orange  green white orange red  blue white purple green"


def teach(seed: int) -> Lesson:
    """From the first lantern to the last firework."""
    lesson = Lesson("lanterns-dice", 2, DICE.split(), seed)
    lesson.scene("welcome")
    lesson.scene("tray", "turn red 1")
    lesson.scene("die", "light 3,0 red")
    lesson.scene("bonus", "light 5,1 red")
    lesson.scene("emperor", "emperor E1")
    lesson.scene("action", "light 5,1 white")
    lesson.scene("platform", "light 5,0 orange")
    settle(lesson)
    lesson.play(MEI, "turn red 1")
    lesson.scene("everybody", "light 5,0 white")
    settle(lesson)
    lesson.play(LEARNER, "turn white 1", "light 6,1 white", "light 6,2 orange", "emperor E1", "light 6,1 purple")
    lesson.play(LEARNER, "light 6,0 blue")
    lesson.skip()
    lesson.scene("launch", "launch V3 5,0 5,1 6,1")
    lesson.scene("stack", look="stack-V3")
    go_on(lesson, LATE)
    lesson.scene("boats", look=anchor_of_boat(lesson.match.view(LEARNER)["seats"][LEARNER]))
    lesson.scene("groups")
    go_on(lesson, None)
    best = max(lesson.match.offers(LEARNER), key=lambda offer: int(offer["preview"]["points"]))
    lesson.scene("last", best["move"])
    while not lesson.match.over:
        lesson.let_play(MEI)
    lesson.scene("scores")
    return lesson


def settle(lesson: Lesson) -> None:
    """Finish the turn: the learner passes, a bot plays for Mei, who leaves the first firework to the learner."""
    match = lesson.match
    while match.view(None)["phase"] == "steps":
        seat = match.waiting[0]
        if seat == LEARNER or any(text.startswith("launch") for text in match.texts(seat)):
            lesson.play(seat, "pass")
        else:
            lesson.let_play(seat)


def go_on(lesson: Lesson, late: int | None) -> None:
    """Let bots play up to the learner's turn in this round, or to the last launch, and leave that out.

    In the last turn the learner keeps a firework for the last launch.
    """
    match = lesson.match
    while not is_reached(view := match.view(None), late):
        seat = match.waiting[0]
        if seat == LEARNER and view["round"] == view["rounds"] and view["seats"][seat]["step"] == "launch":
            lesson.play(LEARNER, "pass")
        else:
            lesson.let_play(seat)
    lesson.skip()


def anchor_of_boat(seat: Any) -> str:
    """The boat that is nearest to being surrounded, as the board calls its pool."""
    boats = [boat for boat in seat["boats"] if boat["state"] != "lost"] or seat["boats"]
    x, y = min(boats, key=lambda boat: int(boat["dark"]))["cell"]
    return f"pool-{LEARNER}-{y * COLUMNS + x}"


def is_reached(view: Any, late: int | None) -> bool:
    """Is it that far?"""
    if late is None:
        return bool(view["phase"] == "last")
    return bool(view["phase"] == "tray" and view["round"] == late and view["active"] == LEARNER)


def is_good(lesson: Lesson) -> bool:
    """Does it show what the words say: a boat, a second group, a last firework, and does the learner win?"""
    scenes = {scene["key"]: scene for scene in lesson.scenes}
    mine = scenes["scores"]["view"]["seats"][LEARNER]["score"]
    late = scenes["groups"]["view"]["seats"][LEARNER]
    return (
        scenes["last"]["wanted"] != "pass"
        and scenes["scores"]["view"]["winners"] == [LEARNER]
        and mine["boats"] > 0
        and late["score"]["group"] > 1
        and any(boat["state"] != "lost" and len(boat["complete"]) > 1 for boat in late["boats"])
    )


def write() -> str:
    """The first lesson that shows everything, as text."""
    lesson = next(lesson for lesson in map(teach, count()) if is_good(lesson))
    pieces = {**lesson.match.game.pieces()}
    pieces["lakes"] = pieces["lakes"][:1]
    return lesson.text(**pieces)


FILES = {GAMES / "lanterns-dice/tutorial.json": write}

if __name__ == "__main__":
    sys.exit(main(FILES))
