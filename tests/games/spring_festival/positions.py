"""Texts of valid positions, and changes that make them malformed or impossible."""

from typing import Any

import pytest

BASES = {
    "sets": """spring-festival 3 sets=chosen
sets round 0 active 0 turned 0 waiting 1
store - - - -
out
0 set 4 tiles holds - cards - - - - done applause 0
1 set 0 tiles holds - cards - - - - done applause 0
2 set 0 tiles holds - cards - - - - done applause 0
""",
    "reveal": """spring-festival 2
reveal round 0 active 0 turned 0 waiting ~
store T17 T03 - -
out
0 set 1 tiles holds - cards - - - - done applause 0
1 set 2 tiles holds - cards - - - - done applause 0
""",
    "deal": """spring-festival 2
deal round 0 active 0 turned 0 waiting ~
store T17 T03 T44 T20
out
0 set 1 tiles holds - cards C05 - P01 P02 done applause 0
1 set 2 tiles holds - cards - - P03 P04 done applause 0
""",
    "sign": """spring-festival 2 sign=drawn
sign round 0 active 0 turned 0 waiting ~
store T17 T03 T44 T20
out
0 set 1 tiles S1-1:0,0 S1-2:1,0 S1-3:2,0 S1-4:3,0 holds - cards C05 C06 P01 P02 done applause 0
1 set 2 tiles S2-1:0,0 S2-2:1,0 S2-3:2,0 S2-4:3,0 holds - cards C07 C08 P03 P04 done applause 0
""",
    "start": """spring-festival 2
start round 0 active 0 turned 0 waiting 0
store T17 T03 T44 T20
out
0 set 1 tiles S1-1:0,0 S1-2:1,0 holds - cards C05 C06 P01 P02 done applause 0
1 set 2 tiles S2-1:0,0 S2-2:1,0 S2-3:2,0 S2-4:3,0 holds - cards C07 C08 P03 P04 done applause 0
""",
    "first": """spring-festival 2
first round 0 active 0 turned 0 waiting ~
store T17 T03 T44 T20
out
0 set 1 tiles S1-1:0,0 S1-2:1,0 S1-3:2,0 S1-4:3,0 holds - cards C05 C06 P01 P02 done applause 0
1 set 2 tiles S2-1:0,0 S2-2:1,0 S2-3:2,0 S2-4:3,0 holds - cards C07 C08 P03 P04 done applause 0
""",
    "store": """spring-festival 2
store round 2 active 1 turned 3 waiting 1
store T17 T03 T44 T20
out T05 T09
0 set 1 tiles S1-1:0,0 S1-2:1,0 S1-3:2,0 S1-4:3,0 T01*:0,1 holds - cards C05 C06 P01 P02 done applause 0
1 set 2 tiles S2-1:0,0 S2-2:1,0 S2-3:2,0 S2-4:3,0 T02*:0,1 holds - cards C07 C08 P03 P04 done applause 0
""",
    "refill": """spring-festival 2
reveal round 2 active 1 turned 3 waiting ~
store T17 - - -
out T05 T09 T10 T11
0 set 1 tiles S1-1:0,0 S1-2:1,0 S1-3:2,0 S1-4:3,0 T01*:0,1 holds T12 cards C05 C06 P01 P02 done applause 0
1 set 2 tiles S2-1:0,0 S2-2:1,0 S2-3:2,0 S2-4:3,0 T02*:0,1 holds T13 cards C07 C08 P03 P04 done applause 0
""",
    "fire": """spring-festival 2 sign=goat
fire round 2 active 1 turned 3 waiting 0 1
sign goat
store T17 T03 T44 T20
out T05 T09 T10 T11
0 set 1 tiles S1-1:0,0 S1-2:1,0 S1-3:2,0 S1-4:3,0 T01*:0,1 holds T12 cards C05 - P01 P02 done C12 applause 3
1 set 2 tiles S2-1:0,0 S2-2:1,0 S2-3:2,0 S2-4:3,0 T02*:0,1 holds T13 cards C07 C08 P03 P04 done applause 0
""",
    "draw": """spring-festival 2
draw round 2 active 1 turned 3 waiting ~
draws 0 slot 1 then 0 1
store T17 T03 T44 T20
out T05 T09 T10 T11
0 set 1 tiles S1-1:0,0 S1-2:1,0 S1-3:2,0 S1-4:3,0 T01*:0,1 T12:0,2 holds - cards C05 - P01 P02 done C12 applause 3
1 set 2 tiles S2-1:0,0 S2-2:1,0 S2-3:2,0 S2-4:3,0 T02*:0,1 holds T13 cards C07 C08 P03 P04 done applause 0
""",
}
BASES["last"] = f"""spring-festival 2
fire round 12 active 1 turned 3 waiting 0 1
store - - - -
out {" ".join(f"T{number:02}" for number in range(25, 49))}
0 set 1 tiles S1-1:0,0 S1-2:1,0 S1-3:2,0 S1-4:3,0 {" ".join(f"T{x:02}:{x + 3},0" for x in range(1, 12))} \
holds T12 cards C05 C06 P01 P02 done applause 0
1 set 2 tiles S2-1:0,0 S2-2:1,0 S2-3:2,0 S2-4:3,0 {" ".join(f"T{x + 12:02}:{x + 3},0" for x in range(1, 12))} \
holds T24 cards C07 C08 P03 P04 done applause 0
"""
BASES["finale"] = (
    BASES["last"]
    .replace("fire", "finale")
    .replace("holds T12", "T12:15,0 holds -")
    .replace("holds T24", "T24:15,0 holds -")
)


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
    case("another game", "fire", "spring-festival -> takenoko", line=1),
    case("one seat", "fire", "festival 2 -> festival 1", line=1),
    case("five seats", "fire", "festival 2 -> festival 5", line=1),
    case("seats in words", "fire", "festival 2 -> festival two", line=1),
    case("an unknown option", "fire", "sign=goat -> sign=goat colour=red", line=1),
    case("an unknown value", "fire", "sign=goat -> sign=cat", line=1),
    case("an option without a value", "fire", "sign=goat -> sign", line=1),
    case("a first seat that nobody has", "reveal", "festival 2 -> festival 2 first=2", line=1),
    case("an option twice", "fire", "sign=goat -> sign=rat sign=goat", line=1),
    case("an unknown phase", "fire", "fire round -> burn round", line=2),
    case("round 13", "fire", "round 2 -> round 13", line=2),
    case("a round in words", "fire", "round 2 -> round two", line=2),
    case("a negative round", "fire", "round 2 -> round -1", line=2),
    case("an active seat that nobody has", "fire", "active 1 -> active 2", line=2),
    case("a store turned too far", "fire", "turned 3 -> turned 4", line=2),
    case("a waiting seat that nobody has", "fire", "waiting 0 1 -> waiting 0 2", line=2),
    case("a seat that waits twice", "fire", "waiting 0 1 -> waiting 0 0", line=2),
    case("waiting seats in falling order", "fire", "waiting 0 1 -> waiting 1 0", line=2),
    case("chance in a phase of players", "fire", "waiting 0 1 -> waiting ~", line=2),
    case("a player in a phase of chance", "reveal", "waiting ~ -> waiting 0", line=2),
    case("words in another order", "fire", "active 1 turned 3 -> turned 3 active 1", line=2),
    case("two spaces", "fire", "active 1 -> active  1", line=2),
    case("a digit of another script", "fire", "round 2 -> round ٢", line=2),
    case("an unknown sign", "fire", "sign goat -> sign cat", line=3),
    case("two signs", "fire", "sign goat -> sign goat rat", line=3),
    case("no store", "fire", "store T17 T03 T44 T20\n -> ", line=4),
    case("three stacks", "fire", "T44 T20 -> T44", line=4),
    case("five stacks", "fire", "T44 T20 -> T44 T20 T21", line=4),
    case("an unknown tile in the store", "fire", "T20 -> T49", line=4),
    case("a starting tile in the store", "fire", "T20 -> S3-1", line=4),
    case("a tile twice in the store", "fire", "T44 T20 -> T44 T44", line=4),
    case("an unknown tile that is out", "fire", "T09 -> T00", line=5),
    case("a tile in the store and out", "fire", "T09 -> T20", line=5),
    case("a card that is out", "fire", "T09 -> C09", line=5),
    case("a seat that is missing", "fire", "0 set 1 -> 1 set 1", line=6),
    case("a set 5", "fire", "0 set 1 -> 0 set 5", line=6),
    case("a tile without a cell", "fire", "S1-1:0,0 -> S1-1", line=6),
    case("half a cell", "fire", "S1-1:0,0 -> S1-1:0", line=6),
    case("a cell in words", "fire", "S1-1:0,0 -> S1-1:a,b", line=6),
    case("a cell far away", "fire", "T01*:0,1 -> T01*:0,16", line=6),
    case("a cell with a huge number", "fire", "T01*:0,1 -> T01*:0,1000000000000", line=6),
    case("the first tile beside the origin", "fire", "S1-1:0,0 -> S1-1:0,-1", line=6),
    case("two tiles on one cell", "fire", "T01*:0,1 -> T01*:1,0", line=6),
    case("a tile across a corner only", "fire", "T01*:0,1 -> T01*:-1,1", line=6),
    case("a tile apart", "fire", "T01*:0,1 -> T01*:0,5", line=6),
    case("an unknown tile in a panorama", "fire", "T01*:0,1 -> T77*:0,1", line=6),
    case("two stars", "fire", "T01*:0,1 -> T01**:0,1", line=6),
    case("a tile in the store and in a panorama", "fire", "T01*:0,1 -> T17*:0,1", line=6),
    case("a starting tile twice", "fire", "S1-4:3,0 -> S1-3:3,0", line=6),
    case("an unknown tile in a hand", "fire", "holds T12 -> holds T50", line=6),
    case("a starting tile in a hand", "fire", "holds T12 -> holds S1-1", line=6),
    case("a tile in a hand and in the store", "fire", "holds T12 -> holds T17", line=6),
    case("two tiles in a hand", "fire", "holds T12 -> holds T12 T14", line=6),
    case("a pattern card among the colours", "fire", "cards C05 - -> cards P05 -", line=6),
    case("a colour card among the patterns", "fire", "P01 P02 -> P01 C02", line=6),
    case("an unknown card", "fire", "C05 -> C37", line=6),
    case("an extra card in a game without", "fire", "C05 -> C25", line=6),
    case("an extra card completed in a game without", "fire", "done C12 -> done P36", line=6),
    case("a card twice in a hand", "fire", "C05 - -> C05 C05", line=6),
    case("a card open and completed", "fire", "done C12 -> done C05", line=6),
    case("three cards", "fire", "P01 P02 -> P01", line=6),
    case("five cards", "fire", "P01 P02 -> P01 P02 P05", line=6),
    case("negative applause", "fire", "applause 3 -> applause -3", line=6),
    case("applause in words", "fire", "applause 3 -> applause some", line=6),
    case("applause beyond counting", "fire", "applause 3 -> applause 1000", line=6),
    case("no applause", "fire", "applause 3 -> applause", line=6),
    case("more after the applause", "fire", "applause 3 -> applause 3 0", line=6),
    case("a tile with two seats", "fire", "T02*:0,1 -> T01*:0,1", line=7),
    case("a tile in two hands", "fire", "holds T13 -> holds T12", line=7),
    case("a card with two seats", "fire", "C07 C08 -> C07 C05", line=7),
    case("a set with two seats", "fire", "1 set 2 -> 1 set 1", line=7),
    case("a line too many", "fire", "done applause 0\n -> done applause 0\n2\n", line=8),
    case("an empty line at the end", "fire", "done applause 0\n -> done applause 0\n\n", line=8),
    case("no line for the draw", "draw", "draws 0 slot 1 then 0 1\n -> ", line=3),
    case("a drawing seat that nobody has", "draw", "draws 0 -> draws 2", line=3),
    case("a slot that no hand has", "draw", "slot 1 -> slot 4", line=3),
    case("chance after the draw", "draw", "then 0 1 -> then ~", line=3),
]

LAID = "S1-1:0,0 S1-2:1,0 S1-3:2,0 S1-4:3,0 holds"
ALL_BUT_C05 = " ".join(f"C{number:02}" for number in range(1, 25) if number != 5)
OTHER_COLOURS = " ".join(f"C{number:02}" for number in range(1, 25) if number not in (5, 7, 8, 12))

IMPOSSIBLE = [
    # the seats that wait
    case("nobody waits", "fire", "waiting 0 1 -> waiting"),
    case("two seats choose a set", "sets", "waiting 1 -> waiting 0 1"),
    case("a seat with a set chooses", "sets", "waiting 1 -> waiting 0"),
    case("a seat chooses out of turn", "sets", "waiting 1 -> waiting 2"),
    case("a seat with all tiles laid waits", "start", "waiting 0 -> waiting 0 1"),
    case("a seat with tiles to lay does not wait", "start", "waiting 0 -> waiting"),
    case("a seat that is not active waits at the store", "store", "waiting 1 -> waiting 0"),
    case("all wait at the store", "store", "waiting 1 -> waiting 0 1"),
    case("a seat holds a tile and does not wait", "fire", "waiting 0 1 -> waiting 1"),
    case("a seat holds a tile and is done after the draw", "draw", "then 0 1 -> then 0"),
    case("the drawing seat is done after the draw", "draw", "then 0 1 -> then 1"),
    case("a seat waits after the end", "finale", "finale round -> over round"),
    case("nobody waits in the finale", "finale", "waiting 0 1 -> waiting"),
    # rounds
    case("round 0 after the setup", "fire", "round 2 -> round 0"),
    case("round 1 in the setup", "start", "round 0 -> round 1"),
    case("new tiles turn up in round 12", "last", "fire -> reveal", "waiting 0 1 -> waiting ~"),
    case(
        "a finale in round 11", "finale", "round 12 -> round 11", " T45 T46 T47 T48 -> ", "- - - - -> T45 T46 T47 T48"
    ),
    # the store
    case("too many tiles were seen for this round", "fire", "T10 T11 -> T10 T11 T14"),
    case("too few tiles were seen for this round", "fire", "T10 T11 -> T10"),
    case("a tile is out in the setup", "first", "out\n -> out T30\n"),
    case("a stack without a top in the middle of the game", "store", "store T17 -> store -"),
    case("a top in the last round", "last", "T48\n -> \n", "store - -> store T48"),
    case("a gap among the tiles that turned up", "refill", "store T17 - -> store - T17"),
    case("all tops turned up already", "refill", "store T17 - - - -> store T17 T18 T19 T20"),
    case("tops before the sets are chosen", "sets", "store - - - - -> store T01 T02 T03 T04"),
    # tiles in hands
    case("a tile is held at the store", "store", "T01*:0,1 holds - -> holds T01"),
    case("a tile is held in the setup", "first", "S1-4:3,0 holds - -> S1-4:3,0 holds T30"),
    case("a tile is held in the finale", "finale", "T12:15,0 holds - -> holds T12"),
    case("no tile is held while new ones turn up", "refill", "holds T12 -> T12:0,2 holds -"),
    case("a card is drawn before the tile is placed", "draw", "T12:0,2 holds - -> holds T12"),
    # panoramas
    case("no panorama", "store", "S1-1:0,0 S1-2:1,0 S1-3:2,0 S1-4:3,0 T01*:0,1 holds -> holds", "T05 -> T01 T05"),
    case("a tile to be placed beside sixteen", "last", "out T25 -> out", "holds T12 -> T25:0,1 holds T12"),
    case("more tiles than were placed", "fire", "out T05 -> out", "T01*:0,1 -> T01*:0,1 T05:0,2"),
    case("more tiles than were placed, at the store", "store", "out T05 -> out", "T01*:0,1 -> T01*:0,1 T05:0,2"),
    case("more tiles than were placed, in the refill", "refill", "out T05 -> out", "T01*:0,1 -> T01*:0,1 T05:0,2"),
    case("more tiles than were placed, in a draw", "draw", "out T05 -> out", "T12:0,2 -> T12:0,2 T05:0,3"),
    case("a starting tile of another set", "fire", "S1-4:3,0 -> S3-4:3,0"),
    case("more tiles of the store than were taken", "store", "out T05 -> out", "S1-4:3,0 T01 -> T05:3,0 T01"),
    case("a panorama before the cards are dealt", "reveal", "0 set 1 tiles holds -> 0 set 1 tiles " + LAID),
    case("a panorama while the cards are dealt", "deal", "0 set 1 tiles holds -> 0 set 1 tiles " + LAID),
    case("a panorama before the sets are chosen", "sets", "0 set 4 tiles -> 0 set 4 tiles S4-1:0,0"),
    case("an explosion in the setup", "start", "S1-1:0,0 -> S1-1*:0,0"),
    case("three starting tiles when the first player is found", "first", " S1-4:3,0 -> "),
    case("three starting tiles when the late sign is drawn", "sign", " S1-4:3,0 -> "),
    case("starting tiles when the early sign is drawn", "sign", "sign=drawn -> sign=drawn sign_known=before"),
    # cards
    case("cards before the tops", "reveal", "0 set 1 tiles holds - cards - -> 0 set 1 tiles holds - cards C01"),
    case("a colour card before the pattern cards", "deal", "cards - - P03 P04 -> cards C07 - P03 -"),
    case("a gap among the dealt cards", "deal", "P01 P02 -> - P02"),
    case("all cards dealt in the deal", "deal", "C05 - -> C05 C06", "- - P03 -> C07 C08 P03"),
    case("a missing card when the starting tiles are laid", "start", "C05 C06 -> C05 -"),
    case("a completed card in the setup", "start", "P01 P02 done -> P01 P02 done C12"),
    case("no cards left to deal", "deal", "P03 P04 done -> P03 P04 done " + ALL_BUT_C05),
    case("applause in the setup", "start", "P01 P02 done applause 0 -> P01 P02 done applause 1"),
    case("a draw into a slot that has a card", "draw", "slot 1 -> slot 0"),
    case("a draw from an empty deck", "draw", "P03 P04 done -> P03 P04 done " + OTHER_COLOURS),
    # what the options say
    case("sets are chosen without the option", "sets", "festival 3 sets=chosen -> festival 3"),
    case("a set of another seat without the option", "reveal", "0 set 1 -> 0 set 3"),
    case("no set after they were chosen", "reveal", "festival 2 -> festival 2 sets=chosen", "0 set 1 -> 0 set 0"),
    case("a sign is drawn without the option", "sign", "festival 2 sign=drawn -> festival 2"),
    case("a sign that was chosen by name is drawn", "sign", "sign=drawn -> sign=rat", "store -> sign rat\nstore"),
    case("a sign in a game without", "fire", "festival 2 sign=goat -> festival 2"),
    case("another sign than the one chosen by name", "fire", "sign goat -> sign rat"),
    case("no sign although it was drawn", "fire", "sign=goat -> sign=drawn", "sign goat\n -> "),
    case("a sign that is still to be drawn", "sign", "store -> sign rat\nstore"),
    case(
        "a late sign that is known too early",
        "start",
        "festival 2 -> festival 2 sign=drawn",
        "store -> sign rat\nstore",
    ),
    case("the first player is drawn without the option", "first", "festival 2 -> festival 2 first=0"),
    case("somebody chooses the best finale", "finale", "festival 2 -> festival 2 finale=best"),
]
