"""What a host chooses for a table besides the options of the game: pace, what happens at zero, hints, who may come."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


@dataclass(frozen=True)
class Pace:
    """The clock. Live: a bank of seconds, more after each decision. Days: so many for each decision."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 600
    increment: int = 15
    reaction: int = 10  # seconds to answer when asked out of turn; then the answer is to pass
    days: int = 3


@dataclass(frozen=True)
class Settings:
    """How a table is run."""

    pace: Pace = field(default_factory=Pace)
    at_zero: Literal["bot", "forfeit"] = "bot"
    substitute: str = "greedy"  # the bot that plays for somebody who is away
    hints: bool = False  # at a table with several people; against bots alone hints are always on
    listed: bool = True  # shown in the lobby; otherwise one needs the invitation to sit down

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Settings":
        """Settings from plain data, as `write` gives them."""
        return cls(**{**data, "pace": Pace(**data.get("pace", {}))})

    def write(self) -> dict[str, Any]:
        """Settings as plain data."""
        return asdict(self)
