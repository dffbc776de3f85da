"""What Lampion needs of PettingZoo, which has no types."""

from collections.abc import Iterator
from typing import Any

class AECEnv:
    agents: list[str]
    possible_agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    metadata: dict[str, Any]
    _cumulative_rewards: dict[str, float]
    _skip_agent_selection: str | None
    def __init__(self) -> None: ...
    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]: ...
    def agent_iter(self, max_iter: int = ...) -> Iterator[str]: ...
    def _accumulate_rewards(self) -> None: ...
    def _was_dead_step(self, action: int | None) -> None: ...

class ParallelEnv:
    agents: list[str]
    possible_agents: list[str]
    metadata: dict[str, Any]
