"""Texts of valid positions of Lanterns Dice, and changes that make them malformed or impossible."""

from typing import Any

import pytest

BASES = {
    "sheets": """lanterns-dice 3 sheets=drawn
sheets turn 0 active 0 turned 0 waiting ~
dice - - - -
emperor A A A
stacks V3 0 O4 0 T4 0 U5 0
0 sheet C gifts 1 lit launched now done
1 sheet - gifts 1 lit launched now done
2 sheet - gifts 1 lit launched now done
""",
    "shapes": """lanterns-dice 2 shapes=drawn
shapes turn 0 active 0 turned 0 waiting ~
dice - - - -
emperor A A A
stacks I3 0 O4 0
0 sheet A gifts 1 lit launched now done
1 sheet B gifts 1 lit launched now done
""",
    "choose": """lanterns-dice 2 shapes=chosen sheets=drawn
choose turn 0 active 1 turned 0 waiting 1
dice - - - -
emperor A A A
stacks U5 0 X5 0
0 sheet D gifts 1 lit launched now done
1 sheet B gifts 1 lit launched now done
""",
    "sides": """lanterns-dice 2 card_1=drawn card_3=drawn
sides turn 0 active 0 turned 0 waiting ~
dice - - - -
emperor B A -
stacks V3 0 O4 0 T4 0 U5 0
0 sheet A gifts 1 lit launched now done
1 sheet B gifts 1 lit launched now done
""",
    "roll": """lanterns-dice 2
roll turn 2 active 1 turned 3 waiting ~
dice red red - -
emperor A A A
stacks V3 0 O4 0 T4 0 U5 0
0 sheet A gifts 1 lit 0,0:1 launched now done
1 sheet B gifts 1 lit launched now done
""",
    "tray": """lanterns-dice 2
tray turn 1 active 0 turned 0 waiting 0
dice red red blue white
emperor A A A
stacks V3 0 O4 0 T4 0 U5 0
0 sheet A gifts 0 lit launched now done
1 sheet B gifts 1 lit launched now done
""",
    "steps": """lanterns-dice 2 card_3=B
steps turn 7 active 0 turned 2 waiting 0 1
dice red blue blue white
emperor A A B
stacks V3 1 O4 0 T4 0 U5 0
0 sheet A gifts 1 lit 0,0:01 1,0:01 0,1:01 6,1:01 launched V3 4 0,0 1,0 0,1 now bonus platform 6,1 touched 6,1
1 sheet B gifts 0 lit 3,0:0 6,0:0 7,0:1 launched now area card E3 7,0:1 1 touched 7,0
""",
    "last": """lanterns-dice 2
last turn 20 active 1 turned 2 waiting 1
dice red blue blue white
emperor A A A
stacks V3 1 O4 0 T4 0 U5 0
0 sheet A gifts 1 lit 0,0:01 1,0:01 0,1:01 launched V3 4 0,0 1,0 0,1 now done
1 sheet B gifts 1 lit launched now done
""",
    "over": """lanterns-dice 2
over turn 20 active 0 turned 2 waiting
dice red blue blue white
emperor A A A
stacks V3 0 O4 0 T4 0 U5 0
0 sheet A gifts 1 lit launched now done
1 sheet B gifts 1 lit launched now done
""",
}


def edited(base: str, *changes: str) -> str:
    """A valid position with some changes, each written `old -> new`."""
    text = BASES[base]
    for change in changes:
        old, _, new = change.partition(" -> ")
        assert text.count(old) == 1, f"{old!r} in {base}"
        text = text.replace(old, new)
    return text


def case(name: str, base: str, *changes: str, line: int = 0) -> Any:
    """Changes that make a position invalid, and the line at fault if it is a single one."""
    return pytest.param(edited(base, *changes), *([line] if line else []), id=name)


MALFORMED = [
    case("another game", "steps", "lanterns-dice -> takenoko", line=1),
    case("one seat", "steps", "dice 2 -> dice 1", line=1),
    case("an unknown option", "steps", "card_3=B -> card_4=B", line=1),
    case("an unknown value", "steps", "card_3=B -> card_3=C", line=1),
    case("an unknown phase", "steps", "steps turn -> stairs turn", line=2),
    case("turn 21 of 20", "steps", "turn 7 -> turn 21", line=2),
    case("a tray turned too far", "steps", "turned 2 -> turned 4", line=2),
    case("a seat that waits twice", "steps", "waiting 0 1 -> waiting 0 0", line=2),
    case("chance in a phase of players", "steps", "waiting 0 1 -> waiting ~", line=2),
    case("a player in a phase of chance", "roll", "waiting ~ -> waiting 1", line=2),
    case("three dice", "steps", "blue blue white -> blue white", line=3),
    case("five dice", "steps", "blue blue white -> blue blue white white", line=3),
    case("an unknown colour", "steps", "dice red -> dice black", line=3),
    case("an unknown side", "steps", "A A B -> A A C", line=4),
    case("two cards", "steps", "A A B -> A A", line=4),
    case("an unknown shape", "steps", "T4 0 -> J4 0", line=5),
    case("shapes in another order", "steps", "V3 1 O4 0 -> O4 0 V3 1", line=5),
    case("a shape twice", "steps", "O4 0 T4 0 -> O4 0 O4 0", line=5),
    case("seven tiles taken", "steps", "T4 0 -> T4 7", line=5),
    case("an unknown sheet", "steps", "sheet A -> sheet E", line=6),
    case("gifts in words", "steps", "gifts 1 -> gifts one", line=6),
    case("a pool beside the lake", "steps", "lit 0,0:01 -> lit 9,0:01", line=6),
    case("a third area", "steps", "lit 0,0:01 -> lit 0,0:2", line=6),
    case("a pool without areas", "steps", "lit 0,0:01 -> lit 0,0:", line=6),
    case("pools in another order", "steps", "0,0:01 1,0:01 -> 1,0:01 0,0:01", line=6),
    case("a pool twice", "steps", "0,0:01 1,0:01 -> 0,0:01 0,0:01", line=6),
    case("a firework of another shape", "steps", "V3 4 0,0 1,0 0,1 -> V3 4 0,0 1,0 2,0", line=6),
    case("a firework without its last pool", "steps", "V3 4 0,0 1,0 0,1 -> V3 4 0,0 1,0", line=6),
    case("a firework without value", "steps", "V3 4 0,0 -> V3 0,0", line=6),
    case("a firework twice", "steps", "V3 4 0,0 1,0 0,1 -> V3 4 0,0 1,0 0,1 V3 3 0,0 1,0 0,1", line=6),
    case("an unknown step", "steps", "now bonus -> now then", line=6),
    case("touched nothing", "steps", "touched 6,1 -> touched", line=6),
    case("touched twice", "steps", "touched 6,1 -> touched 6,1 6,1", line=6),
    case("an unknown card", "steps", "card E3 -> card E4", line=7),
    case("a card without its first area", "steps", "E3 7,0:1 1 -> E3 1", line=7),
    case("a card with half an area", "steps", "E3 7,0:1 -> E3 7,0:2", line=7),
    case("a line too many", "over", "1 lit launched now done\n1 -> 1 lit launched now done\n0", line=7),
]

IMPOSSIBLE = [
    # the course of the game
    case("sheets that aren't drawn", "sheets", " sheets=drawn -> "),
    case("shapes that aren't drawn", "shapes", " shapes=drawn -> "),
    case("a choice without the option", "choose", " shapes=chosen -> "),
    case("sides that aren't drawn", "sides", " card_1=drawn card_3=drawn -> "),
    case("a turn in the setup", "choose", "turn 0 -> turn 1"),
    case("steps before the first turn", "steps", "turn 7 -> turn 0"),
    case("an end before the last turn", "last", "turn 20 -> turn 19"),
    case("a seat that is active too early", "steps", "turn 7 active 0 -> turn 7 active 1"),
    case("a start player with the wrong sheet", "choose", "active 1 turned 0 waiting 1 -> active 0 turned 0 waiting 0"),
    case("a sheet twice", "choose", "sheet D -> sheet B"),
    case("a sheet that nobody has", "choose", "sheet D -> sheet -"),
    case("other sheets than those of the seats", "steps", "sheet A -> sheet C"),
    case("sheets out of order", "sheets", "0 sheet C -> 0 sheet -", "1 sheet - -> 1 sheet C"),
    # dice, cards and stacks
    case("four dice that still roll", "roll", "red red - - -> red red red red"),
    case("a gap between dice", "roll", "red red - - -> red - red -"),
    case("a die that didn't fall", "tray", "red red blue white -> red red blue -"),
    case("dice in the setup", "choose", "dice - - - - -> dice red red red red"),
    case("a tray that nobody has turned", "tray", "turned 0 -> turned 1"),
    case("a side against the option", "steps", "A A B -> A A A"),
    case("sides drawn out of order", "sides", "B A - -> - A B"),
    case("all sides drawn in that phase", "sides", "B A - -> B A B"),
    case("an unknown side during the game", "steps", "A A B -> A A -"),
    case("other shapes than those of the first game", "steps", "T4 0 U5 0 -> L4 0 U5 0"),
    case("three shapes during the game", "steps", " U5 0 -> "),
    case("a large shape drawn before the medium ones", "shapes", "I3 0 O4 0 -> I3 0 U5 0"),
    case("four shapes in that phase", "choose", "U5 0 X5 0 -> L4 0 S4 0 U5 0 X5 0"),
    case("a stack that lacks a tile", "steps", "O4 0 -> O4 1"),
    case("a firework that is still on its stack", "steps", "V3 1 -> V3 0"),
    case("a value out of turn", "steps", "V3 4 -> V3 3"),
    # sheets
    case("a firework over a dark area", "steps", "0,1:01 6,1:01 -> 0,1:0 6,1:01"),
    case("a firework of a turn to come", "last", "last turn 20 active 1 -> tray turn 2 active 1"),
    case("more gifts than pavilions", "steps", "gifts 1 -> gifts 2"),
    case("gifts spent in the setup", "choose", "D gifts 1 -> D gifts 0"),
    case("more areas than turns", "tray", "gifts 0 lit -> gifts 0 lit 0,0:01 1,1:0"),
    # steps
    case("nobody waits", "steps", "waiting 0 1 -> waiting"),
    case("a seat that waits without a step", "steps", "waiting 0 1 -> waiting 0"),
    case("a step between turns", "tray", "launched now done\n1 -> launched now die\n1"),
    case("a turn bonus of another seat", "steps", "now area card E3 7,0:1 1 -> now bonus"),
    case("a platform that isn't one", "steps", "platform 6,1 -> platform 0,0"),
    case("a platform that isn't complete", "steps", "6,1:01 -> 6,1:0"),
    case("a platform of an earlier turn", "steps", "platform 6,1 touched 6,1 -> platform 6,1 touched 0,0"),
    case("a platform before the emperor", "steps", "now bonus -> now emperor"),
    case("a pool touched in the dark", "steps", "touched 6,1 -> touched 6,1 8,5"),
    case("pools touched before the die", "steps", "now bonus platform 6,1 touched -> now die touched"),
    case("a card outside its step", "steps", "now area card -> now emperor card"),
    case("a step without its card", "steps", "now area card E3 7,0:1 1 -> now area"),
    case("a card with too many areas left", "steps", "E3 7,0:1 1 -> E3 7,0:1 2"),
    case("a card that is used up", "steps", "E3 7,0:1 1 -> E3 7,0:1 0"),
    case("a first area that is dark", "steps", "E3 7,0:1 1 -> E3 7,0:0 1"),
    case("a card that was never paid", "steps", "B gifts 0 -> B gifts 1"),
]
