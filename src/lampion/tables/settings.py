"""What a host chooses besides the options of the game: the pace, what happens at zero, hints, and access."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


@dataclass(frozen=True)
class Pace:
    """The clock. Live: a bank of seconds plus an increment a decision. Days: that many for each decision."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 600
    increment: int = 15
    reaction: int = 10  # seconds to answer when asked out of turn, before passing
    days: int = 3


@dataclass(frozen=True)
class Settings:
    """How a table is run."""

    pace: Pace = field(default_factory=Pace)
    at_zero: Literal["bot", "forfeit"] = "bot"
    substitute: str = "greedy"  # the bot that stands in for a person who is away
    hints: bool = False  # with several people; a person alone with bots always gets hints
    listed: bool = True  # shown in the lobby; otherwise sitting down takes the invitation
    challenge: str = ""  # the day whose challenge is played, as 2026-07-14; no host chooses that
    tournament: str = ""  # in which this game counts, see `tournament.py`; no host chooses that either
    chained: bool = False  # every draw takes a link from each browser, so that nobody can foresee any, see `chain.py`
    rated: bool = False  # it counts for the ladder, see `rated.py`

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Settings":
        """Settings from plain data, as `write` gives them."""
        return cls(**{**data, "pace": Pace(**data.get("pace", {}))})

    def write(self) -> dict[str, Any]:
        """Settings as plain data."""
        return {**vars(self), "pace": {**vars(self.pace)}}
