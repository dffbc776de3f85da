"""The yardstick never changes, as a change would make earlier figures worthless."""

import ast
from pathlib import Path

from bench import yardstick


def test_the_work_never_changes() -> None:
    assert yardstick.VERSION == 1
    assert yardstick.work().hex() == (
        "722dc4c21934d2e2d8ed3c1186323b7bde62e33bdacb4c2cec48cbb48e0d4524"
        "7839d41f3adfc0f654b91069f1694f41039507274198f9337eb14753582be661"
    )


def test_it_uses_nothing_of_the_project() -> None:
    imports = [node for node in ast.walk(ast.parse(Path(yardstick.__file__).read_text("utf-8"))) if is_import(node)]

    assert [ast.unparse(node) for node in imports] == [
        "from __future__ import annotations",
        "from hashlib import blake2b",
    ]


def is_import(node: ast.AST) -> bool:
    return isinstance(node, (ast.Import, ast.ImportFrom))
