"""An outside bot that takes the move with the most immediate points. It uses only Python's standard library.

lampion arena spring-festival --bots "random,outside:python3 examples/outside_bot.py" --games 20
"""

import json
import sys
from typing import Any


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Answer a line from Lampion, which asks for a hello or for a move."""
    if question["type"] == "hello":
        return {"protocol": 1, "name": "points first"}
    best = max(question["offers"], key=lambda offer: offer["preview"].get("points", 0))
    return {"move": best["move"]}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
