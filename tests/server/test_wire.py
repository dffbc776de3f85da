"""Messages over sockets: any text arrives as it was."""

import json

import pytest

from lampion.server.live.wire import write_json


@pytest.mark.parametrize("text", ["plain", 'quotes " and \\', "Île aux lanternes ★", "\x00\x1f\u2028", "\ud800", "🎆"])
def test_any_text_reads_back(text: str) -> None:
    """Lone surrogates too: an answer may repeat nonsense."""
    message = {"type": "error", "data": {text: [text, None, True, 1.5, -3]}}

    assert json.loads(write_json(message)) == message
