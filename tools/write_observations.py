"""Writes docs/observations.md: what each place of an observation means, game by game."""

from collections.abc import Iterator
from pathlib import Path

from lampion import i18n
from lampion.games import GAMES, game
from lampion.kernel.game import Game
from lampion.kernel.planes import shape_of, size_of

PAGE = Path(__file__).parents[1] / "docs/observations.md"
HEAD = """# Observations and actions

What programs that learn see of a game, and how they name their moves. This page is written by
`python tools/write_observations.py`; the numbers are those of the present rules.

```python
import lampion

game = lampion.game("GAME")
match = game.start(seats=2, seed=1)
seat = match.to_move
seen = game.observe(match.position, seat)  # a list of numbers from -128 to 127
print(len(seen), len(game.numbering))
said = game.explain(seen)  # for the terminal: plane by plane, what it means and what is in it
actions = [game.numbering.encode(move) for move in match.moves(seat)]
match.play(game.numbering.decode(actions[0]), seat)
```

```text
SIZES
```

- An *observation* is what one seat may know and nothing else: two worlds that the seat can't tell apart give the same
  bytes. Seats count clockwise from the observer, which is 0 in its own observation. Options are not in it: they are
  those of the table.
- An *action* is a number from 0 on for each move that a player can ever have, under any options; no other codes have
  one. Within a version of the rules, actions and observations keep their meaning.
- Each *plane* is a part of the observation. A plane of `4×16×7` has 4 times 16 rows of 7 places, the last index running
  fastest. What doesn't apply is 0.
"""


def write() -> str:
    """The whole page."""
    first = next(iter(GAMES))
    sizes = f"{game(first).planes[-1].end} {len(game(first).numbering)}"
    head = HEAD.replace("GAME", first).replace("SIZES", sizes)
    return "\n".join([head, *(line for name in GAMES for line in describe(game(name)))])


def describe(play: Game) -> Iterator[str]:
    """The section of a game."""
    yield f"## {i18n.say('en', f'{play.id}-name')}"
    yield ""
    yield f"{len(play.numbering):,} actions; {size_of(play.planes)} places; version {play.rules} of the rules."
    yield ""
    yield "| place | plane | shape | meaning | columns |"
    yield "| --: | --- | --- | --- | --- |"
    for plane in play.planes:
        yield f"| {plane.start} | {plane.name} | {shape_of(plane)} | {plane.text} | {', '.join(plane.columns)} |"
    yield ""


if __name__ == "__main__":
    PAGE.write_text(write(), "utf-8")
