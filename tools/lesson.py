"""What the writers of lessons share: a match whose chance follows a script, and the scenes made from it.

Every scene is a table as a learner sees it, what led to it, the legal moves, and the one that the lesson asks for.
"""

import json
import sys
from collections.abc import Callable
from difflib import SequenceMatcher
from itertools import pairwise
from pathlib import Path
from typing import Any

import lampion
from lampion.bots import bot
from lampion.kernel.chance import Seeded
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match

GAMES = Path(__file__).parent.parent / "web/src/games"
LEARNER = 0


class Lesson:
    """A match whose chance follows a script, and the scenes made from it."""

    def __init__(self, game: str, seats: int, chance: list[str], seed: int, **options: Any) -> None:
        self.match: Match = lampion.game(game).start(seats=seats, by_hand=True, **options)
        self.script = list(chance)
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

    def play(self, seat: int, *moves: str) -> None:
        """Make these moves, and draw what follows."""
        for move in moves:
            self.match.play(move, seat)
            self.chance()

    def let_play(self, seat: int) -> None:
        """Let a bot decide for this seat."""
        match = self.match
        match.play(self.bot.choose(match.game, match.position, seat), seat)
        self.chance()

    def scene(self, key: str, wanted: str | None = None, look: str | None = None) -> None:
        """Add a scene of the table as it is now, with what happened since the last scene.

        The page points at the wanted move, or at the part of the board with the anchor `look`.
        """
        match = self.match
        self.scenes.append({
            "key": key,
            "wanted": wanted,
            "view": match.view(LEARNER),
            "offers": match.offers(LEARNER) if wanted else [],
            "events": match.events(self.shown, LEARNER) if self.scenes else [],
        })  # fmt: skip
        if look:
            self.scenes[-1]["look"] = look
        self.skip()
        if wanted:
            self.play(LEARNER, wanted)

    def skip(self) -> None:
        """Leave out what happened since the last scene."""
        self.shown = len(self.match.log)

    def text(self, *lists: str, **rest: Any) -> str:
        """The lesson as the page reads it, with those pieces of the box that it shows.

        Each scene but the first tells what has changed in the view since the one before.
        """
        shown = json.dumps(self.scenes)
        views = [{"view": self.scenes[0]["view"]}]
        views += [{"changes": changes(one["view"], other["view"])} for one, other in pairwise(self.scenes)]
        scenes = [{**scene, **view} for scene, view in zip(map(without_view, self.scenes), views, strict=True)]
        pieces = self.match.game.pieces()
        box = {kind: [piece for piece in pieces[kind] if f'"{piece["id"]}"' in shown] for kind in lists}
        return json.dumps({"box": {**box, **rest}, "scenes": scenes}, separators=(",", ":")) + "\n"


def without_view(scene: dict[str, Any]) -> dict[str, Any]:
    """A scene without its view."""
    return {key: value for key, value in scene.items() if key != "view"}


def changes(before: Any, after: Any) -> Any:
    """What makes one value of the other; `web/src/board/scene.ts` reads it.

    In a dictionary, the changes of its entries. In a list, its items: `[first, end]` stay, `[place, changes]` is one
    that changes, `[item]` is new. Anything else is a new value: `[value]`.
    """
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: changes(before[key], after[key]) for key in after if before[key] != after[key]}
    if isinstance(before, list) and isinstance(after, list):
        items = changed_items(before, after)
        if len(json.dumps(items)) < len(json.dumps(after)):
            return {"items": items}
    return [after]


def changed_items(before: list[Any], after: list[Any]) -> list[list[Any]]:
    """The items of the new list, by those of the old one. Items with the same first entry are taken for the same."""
    items: list[list[Any]] = []
    old, new = ([name_item(item) for item in several] for several in (before, after))
    for same, first, end, start, last in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if same != "equal":
            items += [[item] for item in after[start:last]]
            continue
        for place, item in zip(range(first, end), after[start:last], strict=True):
            if before[place] != item:
                items.append([place, changes(before[place], item)])
            elif items and items[-1][1:] == [place]:
                items[-1][1] = place + 1
            else:
                items.append([place, place + 1])
    return items


def name_item(item: Any) -> str:
    """What tells an item from the others of its list: its first entry, or all of it."""
    return json.dumps(next(iter(item.values())) if isinstance(item, dict) and item else item)


def main(files: dict[Path, Callable[[], str]]) -> str | None:
    """Write the files, or with --check, complain if one is out of date."""
    stale = []
    for file, write in files.items():
        text = write()
        if "--check" not in sys.argv:
            file.write_text(text, "utf-8")
        elif file.read_text("utf-8") != text:
            stale.append(file.name)
    return f"{', '.join(stale)} out of date: run {Path(sys.argv[0]).name}" if stale else None
