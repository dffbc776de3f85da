"""Tapes: what is taken down by name plays back into the same places."""

import pytest

from lampion.kernel.tape import Tape


def test_a_recording_tape_keeps_values_by_name_and_passes_them_through() -> None:
    tape = Tape()

    assert (tape.number("round", 3), tape.value("laid", [(1, 2, True)])) == (3, [(1, 2, True)])
    assert (tape.playing, tape.kept) == (False, {"round": 3, "laid": [(1, 2, True)]})


def test_a_playing_tape_replaces_values() -> None:
    tape = Tape({"round": 3})

    assert (tape.playing, tape.number("round", 0)) == (True, 3)


def test_an_empty_tape_that_is_given_plays() -> None:
    tape = Tape({})

    with pytest.raises(KeyError):
        tape.number("round", 0)


def test_arrays_are_kept_as_far_as_they_count() -> None:
    tape = Tape()

    tape.small("bag", bytearray([4, 5, 6, 7]), 2)
    tape.wide("points", [400, 500], 2)

    assert tape.kept == {"bag": [4, 5], "points": [400, 500]}


def test_arrays_play_back_into_their_first_places() -> None:
    bag, points = bytearray(4), [0, 0, 9]
    tape = Tape({"bag": [4, 5], "points": [400, 500]})

    tape.small("bag", bag, 0)
    tape.wide("points", points, 0)

    assert (list(bag), points) == ([4, 5, 0, 0], [400, 500, 9])


def test_what_is_kept_does_not_change_with_the_array() -> None:
    bag, tape = bytearray([4, 5]), Tape()
    tape.small("bag", bag, 2)

    bag[0] = 9

    assert tape.kept == {"bag": [4, 5]}
