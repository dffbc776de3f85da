"""Spring Festival with something planted in it, studied in a process of its own; prints what stands out, as JSON.

python -m tests.lab.balance.planted nothing|seat|card|sign BOT GAMES

`seat`: the first seat starts with two applause, worth a point each. `card`: C05 is worth twice as much as printed.
`sign`: the goat is drawn like other signs and never scores.
"""

import json
import sys
from collections.abc import Mapping
from typing import Any

import lampion
from lampion.games.spring_festival import lookups
from lampion.kernel.position import Position, revive

CARD, SIGN = "C05", "goat"


def plant(what: str) -> dict[str, str]:
    """Change the game before its rules are imported; returns the options to play with."""
    if what == "card":
        lookups.CARD_POINTS[lookups.CARD_NUMBERS[CARD]] *= 2
    if what == "sign":
        lookups.SIGN_POINTS[lookups.SIGN_NUMBERS[SIGN]] = 0
    if what == "seat":
        kind: Any = type(lampion.game("spring-festival"))
        usual = kind.position

        def position(self: Any, seats: int, options: Mapping[str, str]) -> Position:
            start = usual(self, seats, options)
            fields = start.fields()
            fields["applause"] = [2, *fields["applause"][1:]]
            return revive(type(start), fields)

        kind.position = position
    return {"sign": "drawn"} if what == "sign" else {}


def main() -> None:
    """Study the game, and print the figures that stand out, each with its verdict."""
    what, bot, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
    options = plant(what)

    from lampion.lab.balance import watching
    from lampion.lab.balance.gathering import gather
    from lampion.lab.balance.page import find_strong
    from lampion.lab.balance.report import find_figures
    from lampion.lab.balance.study import Study

    watching.LOOKED_AT = games  # searches would tell nothing here
    study = Study.plan(lampion.game("spring-festival"), [bot], 2, options, games=games, contests=0)
    found = find_strong(find_figures(gather(study, 1, lambda _done, _of: None)))
    print(json.dumps([[*one.key, one.verdict, one.data.get("never", "")] for one in found]))


if __name__ == "__main__":
    main()
