"""The lesson of Spring Festival is what its script gives under the current rules."""

import json
from types import ModuleType

import pytest

from lampion import i18n
from tests.web.tools import load_tool


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return load_tool("write_spring_festival_tutorial")


def test_the_committed_lesson_is_current(tool: ModuleType) -> None:
    """`python tools/write_spring_festival_tutorial.py` rewrites it."""
    assert tool.FILE.read_text("utf-8") == tool.write()


def test_every_scene_is_playable_and_has_texts(tool: ModuleType) -> None:
    scenes = json.loads(tool.FILE.read_text("utf-8"))["scenes"]

    assert len(scenes) <= 15
    for scene in scenes:
        for language in i18n.LANGUAGES:
            assert i18n.knows(language, f"spring-festival-web-learn-{scene['key']}.title")
        assert scene["wanted"] is None or scene["wanted"] in [offer["move"] for offer in scene["offers"]]
