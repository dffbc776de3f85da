"""The text of any position of any game: it reads back, plays on in the same way, and is refused if cut short."""

import pytest

from lampion.games import GAMES, game
from lampion.kernel.errors import BadPosition
from lampion.kernel.rng import Rng
from tests.conformance.walks import Case, travel
from tests.tables.helpers import sample_options

WALKS = [(name, number) for name in GAMES for number in range(10)]


def random_case(name: str, number: int) -> Case:
    """A game with any number of seats and any options under which games end."""
    rng = Rng(number, 17)
    seats = game(name).players[rng.below(len(game(name).players))]
    return Case(seats, sample_options(game(name), seats, rng), seed=number, scattered=True)


@pytest.mark.parametrize(("name", "number"), WALKS)
def test_every_position_of_a_game_reads_back_to_itself(name: str, number: int) -> None:
    """The text of what was read is the same text, and the position is equal."""
    play = game(name)
    for position in travel(play, random_case(name, number)).positions:
        text = play.write(position)
        read = play.read(text)

        assert play.write(read) == text
        assert read == position


@pytest.mark.parametrize("percent", [5, 50, 90])
@pytest.mark.parametrize("name", GAMES)
def test_what_was_read_plays_on_like_the_game_it_came_from(name: str, percent: int) -> None:
    """The same moves from here lead to equal ends."""
    play = game(name)
    journey = travel(play, random_case(name, 99))
    start = journey.index(percent)
    twin = play.read(play.write(journey.positions[start]))
    for seat, move in journey.log[start:]:
        twin.play(seat, move)

    assert twin == journey.positions[-1]
    assert play.write(twin) == play.write(journey.positions[-1])


@pytest.mark.parametrize("percent", [0, 30, 60, 100])
@pytest.mark.parametrize("name", GAMES)
def test_a_text_that_stops_early_is_refused(name: str, percent: int) -> None:
    """After any of its lines, with or without the line break; even the last line break must be there."""
    play = game(name)
    journey = travel(play, random_case(name, 98))
    text = play.write(journey.positions[journey.index(percent)])
    lines = text.splitlines(keepends=True)

    for count in range(len(lines)):
        for cut in ("".join(lines[:count]), "".join(lines[: count + 1]).removesuffix("\n")):
            with pytest.raises(BadPosition):
                play.read(cut)
