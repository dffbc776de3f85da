"""Makes the balance reports that come with the games: of their own rules and box, with two players and greedy bots.

python tools/write_reports.py [GAME ...]
"""

import json
import os
import sys
from importlib.resources import files
from pathlib import Path

import lampion
from lampion.lab.balance.gathering import gather
from lampion.lab.balance.report import make_report
from lampion.lab.balance.shipped import FILE, package_of
from lampion.lab.balance.study import Study

JOBS = os.cpu_count() or 1
GAMES = 200
SIMULATIONS = 100  # for each look at what a decision was worth


def main() -> None:
    """Study each game and write its figures."""
    for name in sys.argv[1:] or lampion.GAMES:
        game = lampion.game(name)
        study = Study.plan(game, ["greedy"], 2, {}, games=GAMES, simulations=SIMULATIONS)
        report = make_report(gather(study, JOBS, lambda _done, _of: None))
        file = Path(str(files(package_of(game)).joinpath(FILE)))
        file.write_text(json.dumps(report, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
        print(f"{file.name} of {name}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
