"""A bot outside Lampion: it takes the move that promises the most points at once. Only Python's own library is used.

lampion arena spring-festival --bots "random,outside:python3 examples/outside_bot.py" --games 20
"""

import json
import sys
from typing import Any


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """A line from Lampion asks for a hello or for a move."""
    if question["type"] == "hello":
        return {"protocol": 1, "name": "points first"}
    best = max(question["offers"], key=lambda offer: offer["preview"].get("points", 0))
    return {"move": best["move"]}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
