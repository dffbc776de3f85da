"""Writes the two lessons of Spring Festival, played by the real rules: the first one, and that of the signs.

usage: python tools/write_spring_festival_tutorial.py [--check]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.lesson import GAMES, LEARNER, Lesson, main

OTHER = 1

# The outcomes of chance, tiles and cards each in this order; after these, any.
TOPS = ["T45 T08 T20 T33", "T26 T37 T14 T11", "T46 T25 T05 T30", "T17 T41 T22 T09"]
DEALT = "P05 P12 P20 P04 C12 C09 C20 C03"
DRAWN = "P19"
LAYOUT = ["place S1-1 0,0", "place S1-2 1,0", "place S1-3 1,1"]
OTHERS = ["place S2-1 0,0", "place S2-2 0,1", "place S2-3 1,1", "place S2-4 1,0"]


def teach(seed: int) -> Lesson:
    """The whole lesson."""
    script = [*" ".join(TOPS).split(), *DEALT.split(), DRAWN]
    lesson = Lesson("spring-festival", 2, script, seed, first="0")
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
    finish_rounds(lesson)
    lesson.skip()
    best = max(lesson.match.offers(LEARNER), key=lambda offer: offer["preview"]["points"])
    lesson.scene("finale", best["move"])
    rival = max(lesson.match.offers(OTHER), key=lambda offer: offer["preview"]["points"])
    lesson.play(OTHER, rival["move"])
    lesson.scene("scoring")
    return lesson


# The lesson of the signs: two green tiles lie opposite each other, so taking one would give the other away.
SIGN = "monkey"
SIGN_TOPS = ["T26 T41 T14 T33", "T37 T11 T45 T08", "T46 T25 T05 T30"]
ENOUGH = 8  # points for the sign at the end


def teach_signs(seed: int) -> Lesson:
    """The lesson of the advanced game."""
    lesson = Lesson("spring-festival", 2, [*" ".join(SIGN_TOPS).split(), *DEALT.split()], seed, first="0", sign=SIGN)
    for mine, other in zip([*LAYOUT, "place S1-4 0,1"], OTHERS, strict=True):
        lesson.play(LEARNER, mine)
        lesson.play(OTHER, other)
    lesson.scene("sign", look="sign")
    lesson.scene("sign-everyone", "turn T41")
    lesson.scene("sign-beside", "place T41 1,2")
    lesson.scene("sign-points", look="sign-points-0")
    settle(lesson, "T37")
    lesson.scene("sign-keep", "place T37 -1,0")
    finish_rounds(lesson)
    lesson.skip()
    best = max(lesson.match.offers(LEARNER), key=lambda offer: offer["preview"]["points"])
    lesson.play(LEARNER, best["move"])
    rival = max(lesson.match.offers(OTHER), key=lambda offer: offer["preview"]["points"])
    lesson.play(OTHER, rival["move"])
    lesson.scene("sign-scoring")
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
            lesson.let_play(OTHER)


def finish_rounds(lesson: Lesson) -> None:
    """Let a bot play both sides, up to the finale."""
    while lesson.match.view(None)["phase"] != "finale":
        lesson.let_play(lesson.match.waiting[0])


def is_grand(lesson: Lesson) -> bool:
    """Does the last chain set off everything, and is that a lot?"""
    finale = next(scene for scene in lesson.scenes if scene["key"] == "finale")
    tiles = len(finale["view"]["seats"][LEARNER]["panorama"])
    best = next(offer for offer in finale["offers"] if offer["move"] == finale["wanted"])
    return tiles >= 10 and sum(map(len, best["preview"]["waves"])) == tiles


def is_shining(lesson: Lesson) -> bool:
    """Did the sign bring a lot in the end, and does covering a green tile in the middle cost something?"""
    last, keep = lesson.scenes[-1], lesson.scenes[-2]
    lost = [offer for offer in keep["offers"] if offer["kind"] == "replace" and offer["preview"]["provisional"] < 0]
    return last["view"]["seats"][LEARNER]["score"]["sign"] >= ENOUGH and bool(lost)


def write() -> str:
    """The first lesson whose last chain is grand, as text."""
    lesson = next(lesson for lesson in map(teach, range(1000)) if is_grand(lesson))
    return lesson.text("tiles", "cards", "signs")


def write_signs() -> str:
    """The first lesson of the signs in which the sign is worth a lot, as text."""
    lesson = next(lesson for lesson in map(teach_signs, range(1000)) if is_shining(lesson))
    return lesson.text("tiles", "cards", "signs")


FILES = {
    GAMES / "spring-festival/tutorial.json": write,
    GAMES / "spring-festival/tutorial.signs.json": write_signs,
}

if __name__ == "__main__":
    sys.exit(main(FILES))
