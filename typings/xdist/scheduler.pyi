"""What tests/conftest.py uses of xdist, which has no types of its own."""

import pytest
from xdist.remote import Producer

class LoadScopeScheduling:
    def __init__(self, config: pytest.Config, log: Producer | None = None) -> None: ...
    def _split_scope(self, nodeid: str) -> str: ...
