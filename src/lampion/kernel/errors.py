"""One tree of errors; each has a stable code and carries the data that a caller needs."""

from collections.abc import Mapping
from typing import Any, ClassVar

from lampion import i18n
from lampion.kernel.limits import CHANCE

SEATS = ("seat", "seats", "waiting")  # data with numbers of seats; a plain `seats` is how many there are


class LampionError(Exception):
    """Anything that this package refuses, with its reason.

    `code` names the kind for programs, `data` holds the particulars, `say(language)` puts it into words.
    """

    code: ClassVar[str] = "lampion"

    def __init__(self, **data: Any) -> None:
        super().__init__(*data.values())
        self.data = data

    def say(self, language: str) -> str:
        """What is wrong, for a person."""
        words = {name: _plain(value, language) for name, value in count_from_one(self.data).items()}
        return i18n.say(language, f"error-{self.code}", **words)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (type(self), self.data)


def count_from_one(data: Mapping[str, Any]) -> dict[str, Any]:
    """Data as people read it: programs count seats from 0, people from 1."""
    return {name: _count(name, value) for name, value in data.items()}


def _count(name: str, value: Any) -> Any:
    if name in SEATS and isinstance(value, (list, tuple)):
        return ["~" if seat == CHANCE else seat + 1 for seat in value]
    return value + 1 if name == "seat" and isinstance(value, int) else value


def _revive(kind: type[LampionError], data: dict[str, Any]) -> LampionError:
    return kind(**data)


def _plain(value: Any, language: str) -> Any:
    """What a catalogue can print: lists as words with commas, other errors in the same language, the rest as it is."""
    if isinstance(value, LampionError):
        return value.say(language)
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else value


class UnknownGame(LampionError):
    """No game of this name is registered. Data: name, known."""

    code = "unknown-game"


class UnknownOption(LampionError):
    """The game has no option of this name. Data: option, known."""

    code = "unknown-option"


class BadOption(LampionError):
    """The option exists but not this value. Data: option, value, choices."""

    code = "bad-option"


class BadSeats(LampionError):
    """The game cannot be played by this number of people. Data: seats, least, most."""

    code = "bad-seats"


class UnknownSeat(LampionError):
    """There is no such seat at this table. Data: seat, seats."""

    code = "unknown-seat"


class MoveRefused(LampionError):
    """A move that cannot be played; nothing has changed."""

    code = "move-refused"


class UnreadableMove(MoveRefused):
    """The text is not a move of this game. Data: text, problem, verbs. Verbs are named if the problem is the verb."""

    code = "unreadable-move"


class IllegalMove(MoveRefused):
    """A move of this game that is not legal for this seat now. Data: move, seat."""

    code = "illegal-move"


class NotYourTurn(MoveRefused):
    """The game does not wait for this seat. Data: seat, waiting."""

    code = "not-your-turn"


class GameOver(MoveRefused):
    """The game has ended. Data: seat."""

    code = "game-over"


class StaleMove(MoveRefused):
    """The move answers a decision that was already made. Data: seat, number, expected."""

    code = "stale-move"


class UnknownAction(MoveRefused):
    """The game has no action of this number, or no action for this move. Data: action, actions."""

    code = "unknown-action"


class TooLate(MoveRefused):
    """The move was on offer, and somebody else was quicker. Nothing is lost; choose again. Data: move, seat."""

    code = "too-late"


class NothingToUndo(LampionError):
    """There is no decision to take back. No data."""

    code = "nothing-to-undo"


class BadPosition(LampionError):
    """The text is not a position of this game. Data: line, problem."""

    code = "bad-position"


class BadRecord(LampionError):
    """A record that cannot be read or does not hold together. Data: line, problem, detail."""

    code = "bad-record"

    def __init__(self, line: int, problem: str, detail: Any = "") -> None:
        super().__init__(line=line, problem=problem, detail=detail)


class OtherRules(LampionError):
    """A record made under other rules or components: it opens for reading only. Data: what, theirs, ours."""

    code = "other-rules"


class UnfairRecord(LampionError):
    """A chance outcome that the published secret does not give. Data: line, outcome, expected."""

    code = "unfair-record"


class WrongSecret(LampionError):
    """The published secret is not the one that was committed to. Data: commitment."""

    code = "wrong-secret"


class BrokenPledge(LampionError):
    """A nonce that isn't the one a seat had pledged, or not a pledge for each seat. Data: seat."""

    code = "broken-pledge"


class LinksMissing(LampionError):
    """A draw after a decision without the links of people's chains, or links where nothing was drawn. Data: line."""

    code = "links-missing"


class BadComponents(LampionError):
    """A component file with a missing or contradictory row. Data: file, row, problem."""

    code = "bad-components"


class UnknownBot(LampionError):
    """No bot of this name. Data: name, known."""

    code = "unknown-bot"
