"""The terms of a table as people choose them: seats, options of the game, and settings."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from lampion.tables import Pace, Settings

BotName = Annotated[str, Field(max_length=40)]
SeatCount = Annotated[int, Field(ge=1, le=8)]
OptionsChoice = Annotated[
    dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]], Field(max_length=40)
]


class PaceChoice(BaseModel):
    """The clock of a table."""

    model_config = ConfigDict(extra="forbid", strict=True)

    kind: Literal["none", "live", "days"] = "none"
    bank: int = Field(default=600, ge=10, le=36_000, description="seconds at the start")
    increment: int = Field(default=15, ge=0, le=3600, description="seconds more after each decision")
    reaction: int = Field(default=10, ge=2, le=600, description="seconds to react when asked out of turn")
    days: int = Field(default=3, ge=1, le=60, description="days for each decision")


class SettingsChoice(BaseModel):
    """The settings of a table."""

    model_config = ConfigDict(extra="forbid", strict=True)

    pace: PaceChoice = PaceChoice()
    at_zero: Literal["bot", "forfeit"] = "bot"
    substitute: BotName = "greedy"
    hints: bool = False
    listed: bool = True
    chained: bool = Field(default=False, description="every draw takes a link from each browser: nobody foresees any")
    rated: bool = Field(default=False, description="it counts for the ladder: usual options, a clock, no help")

    def settle(self) -> Settings:
        """The settings in the form that tables use."""
        return Settings(**{**self.model_dump(), "pace": Pace(**self.pace.model_dump())})


class ShownSettings(SettingsChoice):
    """The settings of a table as lists show them."""

    challenge: str = Field(default="", description="the day whose challenge is played here; empty for other tables")
    tournament: str = Field(default="", description="the tournament in which the game counts; empty for other tables")
