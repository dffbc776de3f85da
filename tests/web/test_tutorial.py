"""The lessons are what their scripts give under the current rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from lampion import i18n
from tests.web.tools import TOOLS, load_tool
from tools.lesson import GAMES, changes

WRITERS = (
    "write_fireworks_tutorial", "write_lanterns_dice_tutorial", "write_spring_festival_tutorial",
    "write_takenoko_tutorials",
)  # fmt: skip
LESSONS = [(writer, file) for writer in WRITERS for file in load_tool(writer).FILES]
NAMES = [f"{file.parent.name}/{file.name}" for _, file in LESSONS]


@pytest.mark.parametrize(("writer", "file"), LESSONS, ids=NAMES)
def test_the_committed_lesson_is_current(writer: str, file: Path) -> None:
    """`python tools/write_…_tutorial.py` rewrites it."""
    assert file.read_text("utf-8") == load_tool(writer).FILES[file]()


@pytest.mark.parametrize(("writer", "file"), LESSONS, ids=NAMES)
def test_every_scene_is_playable_and_has_texts(writer: str, file: Path) -> None:
    scenes = json.loads(file.read_text("utf-8"))["scenes"]

    assert len(scenes) <= 15
    for scene in scenes:
        for language in i18n.LANGUAGES:
            assert i18n.knows(language, f"{file.parent.name}-web-learn-{scene['key']}.title")
        assert scene["wanted"] is None or scene["wanted"] in [offer["move"] for offer in scene["offers"]]


@pytest.mark.parametrize(
    ("before", "after", "written"),
    [
        ({"turn": 1, "box": [7]}, {"turn": 1, "box": [7]}, {}),
        ({"turn": 1, "rain": False}, {"turn": 2, "rain": False}, {"turn": [2]}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": [3]}}, {"a": {"c": [[3]]}}),
        ({"a": 1}, {"b": 1}, [{"b": 1}]),
        (["bee", "cat", "palm", "smile"], ["cat", "palm", "smile", "bee"], {"items": [[1, 4], ["bee"]]}),
        (
            [{"id": 1, "up": False}, {"id": 2, "up": False}, {"id": 3, "up": False}],
            [{"id": 2, "up": True}, {"id": 3, "up": False}],
            {"items": [[1, {"up": [True]}], [2, 3]]},
        ),
        ([], ["cat"], [["cat"]]),
    ],
    ids=["same", "entry", "nested", "other keys", "moved", "items", "short"],
)
def test_a_scene_tells_what_has_changed(before: Any, after: Any, written: Any) -> None:
    assert changes(before, after) == written


def test_every_lesson_has_a_writer() -> None:
    assert sorted(GAMES.glob("*/tutorial*.json")) == sorted(file for _, file in LESSONS)
    assert sorted(TOOLS.glob("write_*tutorial*.py")) == sorted(TOOLS / f"{writer}.py" for writer in WRITERS)
