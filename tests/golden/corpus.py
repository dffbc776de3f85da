"""The corpus: its games, how they are played once, and the files of their records."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import lampion
from lampion.kernel.chance import Fair, Seeded
from lampion.kernel.match import Match
from lampion.kernel.record import Record

FOLDER = Path(__file__).parent / "records"

# name: game, seats, options. The name seeds chance and players, so that a game can be played again.
CORPUS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "two": ("spring-festival", 2, {}),
    "three-drawn": ("spring-festival", 3, {"sign": "drawn"}),
    "four-options": (
        "spring-festival",
        4,
        {"cards": "36", "sign": "drawn", "sign_known": "before", "sets": "chosen", "first": "2"},
    ),
    "four": ("spring-festival", 4, {}),
    "two-best": ("spring-festival", 2, {"sign": "dragon", "finale": "best", "sets": "chosen"}),
    "three-tiger": ("spring-festival", 3, {"sign": "tiger", "lone_tiger": "1", "first": "0"}),
    "four-pig": ("spring-festival", 4, {"sign": "pig", "cards": "36"}),
    "two-fair": ("spring-festival", 2, {"sign": "drawn"}),
    "garden": ("takenoko", 2, {}),
    "hikari": ("takenoko", 4, {"hikari": "on"}),
    "reflections": ("lanterns-dice", 3, {}),
    "lake-chosen": ("lanterns-dice", 4, {"shapes": "chosen", "card_1": "B", "card_2": "B", "card_3": "B"}),
    "lake-drawn": (
        "lanterns-dice",
        2,
        {
            "shapes": "drawn",
            "card_1": "drawn",
            "card_2": "drawn",
            "card_3": "drawn",
            "sheets": "drawn",
            "lakes": "four",
        },
    ),
    "launches": ("fireworks", 2, {}),
    "actions": ("fireworks", 3, {"mode": "advanced-1", "up_to": "on"}),
    "race": ("fireworks", 4, {"mode": "advanced-2"}),
    "variants": ("fireworks", 2, {"mode": "advanced-1", "rearranging": "on", "second_try": "on", "puppy": "replace"}),
    "real": ("fireworks", 3, {"box": "real"}),
}
FAIR = ("two-fair", "launches")  # games with a published secret


def file_of(name: str) -> Path:
    """The file of a record under the current rules."""
    game = lampion.game(CORPUS[name][0])
    return FOLDER / f"{game.id}-{game.rules}-{name}.txt"


def play_missing() -> list[Path]:
    """Play every game of the corpus that has no record under the current rules; returns the new files."""
    made = []
    for name in CORPUS:
        if not file_of(name).exists():
            file_of(name).write_text(play(name).write(), "utf-8")
            made.append(file_of(name))
    return made


def play(name: str) -> Record:
    """Play a whole game in which waiting seats move in random order and mostly choose the best immediate gain."""
    game, seats, options = CORPUS[name]
    source = Fair(f"secret of {name}", ["tea", "lantern"]) if name in FAIR else Seeded(len(name))
    match = lampion.game(game).start(seats, source=source, **options)
    rng = random.Random(name)
    while not match.over:
        seat = rng.choice(match.waiting)
        match.play(choose(match, seat, rng), seat)
    record = match.record()
    if isinstance(source, Fair):
        record = replace(record, commitment=source.commitment, nonces=source.nonces).publish(source.secret)
    return record


def choose(match: Match, seat: int, rng: random.Random) -> str:
    """Usually the move with the best preview (points, then what it sets off), sometimes a random one."""
    offers = match.offers(seat)
    rng.shuffle(offers)
    if rng.random() < 0.15:
        return offers[0]["move"]
    return max(offers, key=lambda offer: worth(offer["preview"]))["move"]


def worth(preview: dict[str, Any]) -> tuple[int, int]:
    """The immediate gain of a move."""
    if "waves" in preview:
        return preview["points"], sum(map(len, preview["waves"]))
    if "rings" in preview or "turned" in preview:
        return preview.get("points", 0), preview.get("rings", round(100 * preview.get("turned", 0)))
    names = ("bamboo", "objectives", "completed", "onward", "fireworks", "areas")
    return preview["points"], sum(len(preview.get(name, [])) for name in names) + 4 * preview.get("provisional", 0)
