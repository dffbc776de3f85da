"""The suite about states."""

from typing import Any

def state_test(env: Any, parallel_env: Any, num_cycles: int = 1000) -> None: ...
