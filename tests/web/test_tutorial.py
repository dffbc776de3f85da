"""The lesson of Spring Festival is what the rules make of its script."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from lampion import i18n

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("write_tutorial", ROOT / "tools/write_tutorial.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_committed_lesson_is_current(tool: ModuleType) -> None:
    """`python tools/write_tutorial.py` writes it anew."""
    assert tool.FILE.read_text("utf-8") == tool.write()


def test_every_scene_is_short_work_and_has_words(tool: ModuleType) -> None:
    scenes = json.loads(tool.FILE.read_text("utf-8"))["scenes"]

    assert len(scenes) <= 15
    for scene in scenes:
        for language in i18n.LANGUAGES:
            assert i18n.knows(language, f"spring-festival-web-learn-{scene['key']}.title")
        assert scene["wanted"] is None or scene["wanted"] in [offer["move"] for offer in scene["offers"]]
