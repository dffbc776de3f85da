"""The programs in `tools/`, as modules."""

import importlib.util
from pathlib import Path
from types import ModuleType

TOOLS = Path(__file__).parent.parent.parent / "tools"


def load_tool(name: str) -> ModuleType:
    """Import a tool without running it."""
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
