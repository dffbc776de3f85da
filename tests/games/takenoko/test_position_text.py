"""Positions as text: valid ones read back equal; malformed and impossible ones are refused."""

import pytest

from lampion.games.takenoko.constants import phases
from lampion.games.takenoko.game import GAME
from lampion.kernel.errors import BadPosition
from tests.games.takenoko.positions import BASES
from tests.games.takenoko.positions import IMPOSSIBLE as IMPOSSIBLE_IN_ITS_PHASE
from tests.games.takenoko.tables import SEEN, Seat, Table, table

TEXT = """takenoko 3 hikari=on bamboo=36-30-24
idle turn 12 active 1 first 0 waiting 1
state face=1 used=1 made=1 progress=1
land green:1,0:2 yellow-watershed:0,1:0 pink+enclosure:-1,1:0-
channels 1,0/0,1
figures panda=1,0 gardener=0,0 emperor=0,1
pile green@0 pink@1
drawn
rejected
special display jump jump holidays discard disease supreme most-panda most-plot most-gardener
0 hand plot-line-green panda-trio claimed panda-pink channels 1 chips watershed eaten green yellow special jump ally 2
1 hand claimed channels 0 chips eaten special - ally -
2 hand claimed channels 0 chips eaten special - ally 0
"""
MALFORMED = [  # old text, new text, and the line that is refused
    ("takenoko 3", "chess 3", 1),
    ("takenoko 3", "takenoko 5", 1),
    ("hikari=on", "hikari=perhaps", 1),
    ("hikari=on", "colour=blue", 1),
    ("idle turn", "asleep turn", 2),
    ("turn 12", "turn twelve", 2),
    ("active 1", "active 3", 2),
    ("waiting 1", "waiting 3", 2),
    ("waiting 1", "waiting 0 1", 2),
    ("waiting 1", "waiting", 2),
    ("face=1", "face=7", 3),
    ("face=1", "mood=1", 3),
    ("green:1,0:2", "green:1,0:5", 4),
    ("green:1,0:2", "blue:1,0:2", 4),
    ("green:1,0:2", "green:0,0:2", 4),
    ("green:1,0:2", "green:0,1:2", 4),
    ("yellow-watershed:0,1:0", "yellow-watershed+enclosure:0,1:0", 4),
    ("1,0/0,1", "1,0/3,3", 5),
    ("1,0/0,1", "1,0/0,1 1,0/0,1", 5),
    ("panda=1,0", "panda=9,9", 6),
    ("panda=1,0", "tiger=1,0", 6),
    ("green@0", "green@3", 7),
    ("green@0", "pond@0", 7),
    ("drawn\n", "drawn pink green\n", 8),
    ("rejected\n", "rejected panda-trio\n", 9),
    ("jump jump holidays", "jump jump dance", 10),
    ("most-panda", "most-tigers", 10),
    ("plot-line-green panda-trio", "plot-line-blue panda-trio", 11),
    ("channels 1 chips", "channels 21 chips", 11),
    ("special jump ally 2", "special dance ally 2", 11),
    ("ally 2", "ally 3", 11),
    ("face=1", "face=1 face=1", 3),
    ("most-panda", "most-plot", 10),
]
IMPOSSIBLE = [  # more than the box holds, and positions that no game can reach
    ("pile green@0 pink@1", "pile " + "green-fertilizer@0 " * 2 + "pink@1"),
    ("plot-line-green panda-trio", "plot-line-green plot-line-green"),
    ("chips watershed eaten", "chips watershed watershed watershed watershed eaten"),
    ("channels 0 chips", "channels 20 chips"),
    ("eaten green yellow", "eaten" + " yellow" * 31),
    ("discard disease", "discard disease disease disease"),
    ("ally 2\n", "ally -\n"),
    ("emperor=0,1", "emperor=1,0"),
    ("emperor=0,1", "emperor=0,0"),
    ("drawn\n", "drawn green\n"),
    ("idle turn 12", "idle turn 0"),
    ("idle turn", "keep turn"),
    ("idle turn", "chip turn"),
    ("idle turn", "under turn"),
    ("idle turn", "grow turn"),
    ("idle turn", "answer turn"),
    ("idle turn", "window turn"),
    ("waiting 1", "waiting 0"),
    ("idle turn 12 active 1 first 0 waiting 1", "plots turn 12 active 1 first 0 waiting 1"),
    ("idle turn 12 active 1 first 0 waiting 1", "over turn 12 active 1 first 0 waiting 1"),
]


# Reading back


def test_a_position_is_written_as_people_read_it() -> None:
    """[TK-5] [TK-6] [TK-10] [HK-2]"""
    assert Table.read(TEXT).text() == TEXT


# Refusals


@pytest.mark.parametrize(("old", "new", "line"), MALFORMED)
def test_a_malformed_position_is_refused_with_its_line(old: str, new: str, line: int) -> None:
    """[TK-1] Unknown words, and pieces in two places."""
    assert old in TEXT

    with pytest.raises(BadPosition) as refused:
        GAME.read(TEXT.replace(old, new, 1))

    assert refused.value.data["line"] == line


@pytest.mark.parametrize(("old", "new"), IMPOSSIBLE)
def test_a_position_that_no_game_can_reach_is_refused(old: str, new: str) -> None:
    """[TK-1] [TK-3] [HK-9] Playing on from there would break the rules, or never end."""
    assert old in TEXT

    with pytest.raises(BadPosition):
        GAME.read(TEXT.replace(old, new, 1))


def test_a_deal_that_went_too_far_is_refused() -> None:
    """[HK-1] Three supreme objectives are revealed; after more of them chance would have no outcome left."""
    text = BASES["supreme"]

    for dealt in (3, 4, 12):
        with pytest.raises(BadPosition):
            GAME.read(text.replace("dealt=2", f"dealt={dealt}"))


def test_there_is_a_valid_position_of_every_phase() -> None:
    """[TK-3] `IMPOSSIBLE_IN_ITS_PHASE` changes these."""
    assert {text.split("\n")[1].split(" ")[0] for text in BASES.values()} == set(phases.names)


@pytest.mark.parametrize("base", BASES)
def test_the_unchanged_positions_are_valid(base: str) -> None:
    """[TK-1] [HK-1]"""
    assert Table.read(BASES[base]).text() == BASES[base]


@pytest.mark.parametrize("text", IMPOSSIBLE_IN_ITS_PHASE)
def test_what_a_phase_does_not_allow_is_refused(text: str) -> None:
    """[TK-2] [TK-3] [TK-4] [TK-5] [TK-9] [TK-12] [TK-13] [TK-A19] [HK-1] [HK-2] [HK-3] [HK-4]"""
    with pytest.raises(BadPosition):
        GAME.read(text)


@pytest.mark.parametrize(("number", "use"), [("30814", "holiday/panda"), ("30815", "holiday/gardener")])
def test_an_announced_use_may_be_given_by_its_number_as_in_older_texts(number: str, use: str) -> None:
    """[HK-4] A table may have begun with such a text."""
    text = BASES["answer"].replace("announced=holiday/panda", f"announced={number}")

    assert f"announced={use}\n" in Table.read(text).text()


@pytest.mark.parametrize("use", ["", "5000", "70000", "fly/panda", "swap/1,0/5,5", "gardener/1,0"])
def test_an_announcement_that_is_not_a_use_of_the_card_is_refused(use: str) -> None:
    """[HK-4]"""
    with pytest.raises(BadPosition):
        GAME.read(BASES["answer"].replace("announced=holiday/panda", f"announced={use}"))


@pytest.mark.parametrize(
    ("pile", "remembers"),
    [
        ("pink-fertilizer@1~0 green-fertilizer@1", "green-fertilizer"),  # it lies in another place
        ("pink-fertilizer@1~0 green-fertilizer@1~0", "pink-fertilizer pink-fertilizer"),  # there is only one
        ("pink-fertilizer@0~0 green-fertilizer@1", "pink-fertilizer"),  # the seat knows the place
        ("pink-fertilizer@1~0 green-fertilizer@1", ""),  # the seat remembers nothing
        ("pink-fertilizer@1~3 green-fertilizer@1", ""),  # nobody sits there
        ("pink-fertilizer@1 green-fertilizer@1", "pink-fertilizer"),  # no place is mixed
        ("pink-fertilizer@1~0", "pink-fertilizer"),  # there are plots that nobody has seen
        ("pink-fertilizer@1~0 green-fertilizer@1", "jump"),  # not a plot
    ],
)
def test_an_impossible_memory_is_refused(pile: str, remembers: str) -> None:
    """[TK-A12]"""
    rest = "pink-watershed@1 pink-enclosure@1 yellow-watershed@1 yellow-enclosure@1 yellow-fertilizer@1"
    valid = "pink-fertilizer@1~0 green-fertilizer@1"
    assert table(Seat(remembers="pink-fertilizer"), Seat(), land=SEEN, pile=f"{valid} {rest}")

    with pytest.raises(BadPosition):
        table(Seat(remembers=remembers), Seat(), land=SEEN, pile=f"{pile} {rest}")
