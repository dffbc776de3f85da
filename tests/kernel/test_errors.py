"""One tree of errors: stable codes, data for programs, words for people in every language."""

import pickle
import re
from collections.abc import Iterator

import pytest

from lampion import i18n
from lampion.kernel.errors import (
    BadRecord,
    IllegalMove,
    LampionError,
    MoveRefused,
    NotYourTurn,
    UnknownGame,
    UnknownSeat,
    UnreadableMove,
)
from lampion.kernel.limits import CHANCE


def descend(kind: type[LampionError]) -> Iterator[type[LampionError]]:
    """An error and all its subclasses."""
    yield kind
    for lower in kind.__subclasses__():
        yield from descend(lower)


ERRORS = [kind for kind in descend(LampionError) if kind.__module__ == LampionError.__module__]
RAISED = [kind for kind in ERRORS if not kind.__subclasses__()]
SAMPLE = {"line": 3, "seat": 1, "seats": 2, "waiting": [0], "known": ["one", "two"]}


def sample_data(kind: type[LampionError]) -> dict[str, object]:
    """The data that the docstring of an error names, with sample values."""
    listed = re.search(r"Data: (.+)\.", kind.__doc__ or "")
    names = re.sub(r" \(.+?\)", "", listed[1]).split(", ") if listed else []
    return {name: SAMPLE.get(name, "something") for name in names}


def test_people_count_seats_from_one_and_programs_from_zero() -> None:
    error = NotYourTurn(seat=0, waiting=[1, 2, CHANCE])

    assert error.data == {"seat": 0, "waiting": [1, 2, CHANCE]}
    assert error.say("en") == "It is not seat 1's turn. The game waits for: 2, 3, ~."
    assert UnknownSeat(seat=4, seats=4).say("fr") == (
        "Il n’y a pas de place 5 : cette table en a 4, numérotées à partir de 1."
    )


def test_codes_are_unique() -> None:
    codes = [kind.code for kind in ERRORS]

    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("kind", RAISED, ids=lambda kind: kind.code)
def test_every_error_says_what_is_wrong_in_every_language(kind: type[LampionError], language: str) -> None:
    words = kind(**sample_data(kind)).say(language)

    assert words
    assert "{" not in words


@pytest.mark.parametrize("kind", RAISED, ids=lambda kind: kind.code)
def test_every_error_comes_back_from_a_pickle(kind: type[LampionError]) -> None:
    error = kind(**sample_data(kind))

    revived = pickle.loads(pickle.dumps(error))

    assert (type(revived), revived.data, str(revived)) == (kind, error.data, str(error))


def test_languages_differ() -> None:
    error = NotYourTurn(seat=1, waiting=[0])

    assert error.say("en") != error.say("fr")


def test_an_error_is_its_english_words() -> None:
    assert str(UnknownGame(name="chess", known=["one", "two"])) == (
        "There is no game called “chess”. Choose from: one, two."
    )


def test_data_is_kept_for_programs() -> None:
    error = BadRecord(7, "seat", "x")

    assert (error.code, error.data) == ("bad-record", {"line": 7, "problem": "seat", "detail": "x"})


def test_an_error_inside_an_error_is_said_in_the_same_language() -> None:
    inner = NotYourTurn(seat=1, waiting=[0])

    for language in i18n.LANGUAGES:
        assert inner.say(language) in BadRecord(7, "move", inner).say(language)


def test_all_refusals_of_a_move_are_one_branch() -> None:
    assert {IllegalMove, UnreadableMove, NotYourTurn} < set(descend(MoveRefused))
