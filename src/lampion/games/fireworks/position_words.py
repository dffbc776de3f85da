"""The words of a position's text, for writing and reading."""

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import kinds, modes, phases, skies

PHASES = (
    ("layout", "deal-start", "deal-character", "start", "first", "card", "help", "prepare", "height", "hit", "bounce")
    + ("turning", "kind", "function", "take", "draw", "draw-kind", "place", "gale", "done", "launch", "real-turning")
    + ("real-die", "claim", "over")
)  # fmt: skip
FLAGS = ("rain", "opening", "tried", "piled", "failed")
MASKS = ("helpers", "took", "stopped", "fixed")
COUNTS = ("count", "at", "new", "quota", "gale", "after")
FIELDS = {"count": "launched", "gale": "blown", "after": "gale_after"}
PLACED = {"aim": "aim", "hit": "hit", "bounce": "bounced"}
LOOK_IDS = (
    "",
    *(f"{kind}.{turn}" for kind in box.KIND_IDS[1 : kinds.SPECIAL] for turn in range(skies.TURNS)),
    *box.KIND_IDS[kinds.SPECIAL : kinds.GALE],
    *(f"start:{start}" for start in box.START_IDS[1:]),
)
LOOK_NUMBERS = {look: number for number, look in enumerate(LOOK_IDS) if number}
FALLING = (phases.HIT, phases.BOUNCE, phases.TURNING, phases.KIND)
WITH_LEVEL = (
    (phases.HELP, phases.PREPARE, phases.LAUNCH, *FALLING, phases.REAL_TURNING, phases.REAL_DIE)
)  # fmt: skip


def placed(phase: int) -> list[tuple[str, str]]:
    """The places that a launch has found so far."""
    known = {phases.HEIGHT: 1, phases.HIT: 1, phases.BOUNCE: 2, phases.TURNING: 3, phases.KIND: 3}.get(phase, 0)
    return list(PLACED.items())[:known]


def full_deck(mode: int, second_try: int) -> list[int]:
    """By action card: the copies that are in play. [FW-16] [FW-A46]"""
    return [
        copies if mode == modes.ADVANCED_1 or (second_try and people > 1) else 0
        for copies, people in zip(box.CARD_COPIES, box.PEOPLE, strict=True)
    ]
