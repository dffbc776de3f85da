"""Writes `web/src/games/takenoko/tutorial*.json`: lessons of Takenoko and of Hikari, played by the real rules.

usage: python tools/write_takenoko_tutorials.py [--check]

Both tell of the same garden: the second lesson begins where the turns of the first one end.
"""

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.lesson import GAMES, LEARNER, Lesson, main

FOLDER = GAMES / "takenoko"
MEI, JUN = 1, 2

# The outcomes of chance, each kind of piece in this order; after these, any.
OBJECTIVES = """plot-triangle-green plot-line-pink plot-curve-yellow
    gardener-green-4-none gardener-yellow-3x3 gardener-pink-3x2 panda-green panda-trio panda-yellow panda-pink"""
PLOTS = """green pink yellow  pink green yellow-enclosure  pink green yellow
    yellow pink-watershed green  pink yellow green-watershed  yellow-fertilizer green-enclosure green
    pink-fertilizer green yellow"""
WEATHER = "wind clouds sun"
SPECIALS = "disease jump emperor-visit  alliance holidays cancellation"
SUPREME = "most-panda most-plot different-type-sets"

FIRST_TURNS = {
    MEI: "plots / keep green 1,-1 / channel / end",
    JUN: "plots / keep green 1,0 / channel / lay 1,-1 1,0 / end",
}
SECOND_TURNS = {
    MEI: "plots / keep yellow 0,1 / plots / keep pink 0,-1 / end",
    JUN: "clouds enclosure / plots / keep yellow-fertilizer -1,1 / gardener 0,1 / end",
}

LEARNERS_FIRST = "plots / keep green 2,-1 / channel / lay 1,-1 2,-1 / claim plot-triangle-green / end"
LEARNERS_SECOND = "gardener 1,0 / panda 1,-1 / objective panda"
THIRD_TURNS = {
    MEI: "plots / keep pink-fertilizer -1,0 / channel / end / take alliance",
    JUN: "channel / objective plot / end / take holidays",
    LEARNER: "panda 2,-1 / claim panda-green / channel / end / take cancellation",
}
LATE = 6  # objectives


def act(lesson: Lesson, seat: int, moves: str) -> None:
    """Make these moves, and answer what the game asks in between: plots go under the pile, nobody plays a card."""
    for move in moves.split(" / "):
        settle(lesson, seat, move)
        lesson.play(seat, move)


def settle(lesson: Lesson, seat: int, wanted: str = "") -> None:
    """Answer what is asked until this seat can make the wanted move."""
    match = lesson.match
    while wanted not in match.texts(seat) if match.position.waits_for(seat) else True:
        asked = match.waiting[0]
        answer = next((text for text in match.texts(asked) if text.split()[0] in ("under", "pass", "skip")), None)
        if answer is None and wanted and asked == seat and "ready" in match.texts(seat):
            answer = "ready"
        if answer is None:
            return
        lesson.play(asked, answer)


def teach_base(seed: int) -> Lesson:
    """From the first plot to the last objective."""
    lesson = Lesson("takenoko", 3, f"{OBJECTIVES} {PLOTS} {WEATHER}".split(), seed, first=str(MEI))
    for seat, moves in FIRST_TURNS.items():
        act(lesson, seat, moves)
    lesson.scene("welcome")
    lesson.scene("plots", "plots")
    lesson.scene("place", "keep green 2,-1")
    settle(lesson, LEARNER)
    lesson.scene("channel", "channel")
    lesson.scene("lay", "lay 1,-1 2,-1")
    lesson.scene("cards", look=f"card-{LEARNER}:plot-triangle-green")
    lesson.scene("claim", "claim plot-triangle-green")
    lesson.scene("end", "end")
    for seat, moves in SECOND_TURNS.items():
        act(lesson, seat, moves)
    lesson.scene("weather", look="weather")
    lesson.scene("gardener", "gardener 1,0")
    lesson.scene("panda", "panda 1,-1")
    lesson.scene("objective", "objective panda")
    lesson.scene("improvements")
    go_on(lesson, is_over)
    lesson.scene("emperor")
    return lesson


def is_won(lesson: Lesson) -> bool:
    """Does the learner take the Emperor card and win alone?"""
    view = lesson.match.view(LEARNER)
    result = lesson.match.result()
    return view["emperor"] == LEARNER and result is not None and result.winners == (LEARNER,)


def write_base() -> str:
    """The first lesson that ends well, as text."""
    lesson = next(lesson for lesson in map(teach_base, count()) if is_won(lesson))
    return lesson.text("plots", "objectives", specials=[], supreme=[], **rest(lesson))


def teach_hikari(seed: int) -> Lesson:
    """From the first special card to the supreme objectives."""
    script = f"{OBJECTIVES} {PLOTS} {WEATHER} {SPECIALS} {SUPREME} sun wind wind".split()
    lesson = Lesson("takenoko", 3, script, seed, first=str(MEI), hikari="on")
    for turns in (FIRST_TURNS | {LEARNER: LEARNERS_FIRST}, SECOND_TURNS | {LEARNER: LEARNERS_SECOND}):
        for seat, moves in turns.items():
            act(lesson, seat, moves)
    lesson.scene("hikari", look="display")
    lesson.scene("turn-end", "end")
    lesson.scene("take", "take disease")
    lesson.scene("limit")
    lesson.scene("asked", "pass")
    lesson.play(MEI, "ready")
    lesson.scene("disease", "disease 0,1")
    settle(lesson, MEI)
    lesson.scene("struck")
    for seat, moves in THIRD_TURNS.items():
        act(lesson, seat, moves)
    settle(lesson, JUN, "holiday panda")
    lesson.skip()
    lesson.play(JUN, "holiday panda")
    lesson.scene("answer", "cancel")
    lesson.scene("cancelled")
    act(lesson, MEI, f"ally {JUN}")
    lesson.scene("alliance")
    go_on(lesson, is_late)
    lesson.scene("supreme", look="supreme")
    go_on(lesson, is_ending)
    lesson.scene("last-round")
    go_on(lesson, is_over)
    lesson.scene("scores")
    return lesson


def go_on(lesson: Lesson, is_reached: Callable[[Lesson], bool]) -> None:
    """Let bots play for everybody, and leave that out."""
    while not is_reached(lesson):
        lesson.let_play(lesson.match.waiting[0])
    lesson.skip()


def is_late(lesson: Lesson) -> bool:
    """Is it the learner's turn, late in the game?"""
    view = lesson.match.view(LEARNER)
    return is_ending(lesson) or (
        view["active"] == LEARNER and view["phase"] == "idle" and len(view["seats"][LEARNER]["claimed"]) >= LATE
    )


def is_ending(lesson: Lesson) -> bool:
    """Has the last round begun?"""
    return lesson.match.over or lesson.match.view(LEARNER)["ending"] is not None


def is_over(lesson: Lesson) -> bool:
    """Has the game ended?"""
    return lesson.match.over


def write_hikari() -> str:
    """The first lesson that ends well, as text."""
    lesson = next(lesson for lesson in map(teach_hikari, count()) if is_won(lesson))
    return lesson.text("plots", "objectives", "specials", "supreme", **rest(lesson))


def rest(lesson: Lesson) -> dict[str, object]:
    """What a board reads in the box besides the pieces."""
    pieces = lesson.match.game.pieces()
    return {"chips": pieces["chips"], "faces": pieces["faces"], "amounts": pieces["amounts"]}


FILES = {FOLDER / "tutorial.json": write_base, FOLDER / "tutorial.hikari.json": write_hikari}

if __name__ == "__main__":
    sys.exit(main(FILES))
