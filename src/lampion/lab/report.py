"""The report of an arena, as plain data: victories, ratings, points, pairs and thinking times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

from lampion.bots.analysis import victory_share
from lampion.lab.arena import Arena
from lampion.lab.played_game import LONGEST, PlayedGame
from lampion.lab.ratings import count_pairs, rate_rounds
from lampion.lab.times import Times

NORMAL = 1.959964  # standard deviations around the mean that hold 95 % of a normal distribution


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval); a shared victory counts as a fraction."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, NORMAL**2 / games
    middle = (share + square / 2) / (1 + square)
    reach = NORMAL / (1 + square) * sqrt(share * (1 - share) / games + square / games / 4)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def report(arena: Arena) -> dict[str, Any]:
    """The whole report. If a sequential test could stop the arena early, only that test's interval is valid."""
    played = arena.counted()
    names = arena.contest.names
    return {
        **arena.contest.describe(),
        "games": len(played),
        "games_planned": arena.games,
        "round_games": arena.size,
        "results": list_bots(arena, played) if played else [],
        "pairs": list_pairs(names, played),
        "seat_shares": [mean([victory_share(game.winners, seat) for game in played])
                        for seat in range(arena.contest.seats)] if played else [],
        "decisions": mean([game.decisions for game in played]),
        "turns": mean([game.turns for game in played]),
        "unfinished": sum(game.unfinished for game in played),
        "longest": LONGEST,
        "test": describe_test(arena),
    }  # fmt: skip


def list_bots(arena: Arena, played: Sequence[PlayedGame]) -> list[dict[str, Any]]:
    """Each bot with its victories, rating, points and thinking."""
    names = arena.contest.names
    rounds: dict[int, list[PlayedGame]] = {}
    for game in played:
        rounds.setdefault(game.number // arena.size, []).append(game)
    ratings, ends = rate_rounds([count_pairs(names, games) for games in rounds.values()])
    return [
        describe_bot(name, [game for game in played if name in game.bots])
        | {"rating": round(float(ratings[place]), 1)}
        | {"rating_interval": None if ends is None else [round(float(end), 1) for end in ends[place]]}
        for place, name in enumerate(names)
    ]


def describe_bot(name: str, played: Sequence[PlayedGame]) -> dict[str, Any]:
    """How one bot did in its games."""
    seats = [(game, seat) for game in played for seat, who in enumerate(game.bots) if who == name]
    wins = sum(game.share(name) for game in played)
    thinking = Times()
    faults: Counter[str] = Counter()
    for game, seat in seats:
        thinking.merge(game.thinking[seat])
        faults.update(game.faults[seat])
    return {
        "bot": name,
        "games": len(played),
        "wins": wins,
        "share": wins / len(played) if played else None,
        "share_interval": wilson(wins, len(played)),
        "fair_share": mean([game.bots.count(name) / len(game.bots) for game in played]),
        "points": mean([game.scores[seat] for game, seat in seats]),
        "margin": mean([margin(game, seat) for game, seat in seats]),
        "decisions": thinking.count,
        "thinking": {
            "mean_ms": round(thinking.mean() * 1000, 4),
            "p99_ms": round(thinking.quantile(0.99) * 1000, 4),
            "max_ms": round(thinking.longest * 1000, 4),
        },
        "faults": dict(faults),
        "trouble": next((game.trouble[seat] for game, seat in seats if game.trouble[seat]), ""),
    }


def margin(game: PlayedGame, seat: int) -> int:
    """A seat's lead over the best other seat."""
    return game.scores[seat] - max(points for other, points in enumerate(game.scores) if other != seat)


def list_pairs(names: Sequence[str], played: Sequence[PlayedGame]) -> list[dict[str, Any]]:
    """For every two bots, the number of games in which they met, and how often the one finished ahead there.

    Ties count half. Several seats in one game don't make it several games: their share is one number.
    """
    shares: dict[tuple[int, int], list[float]] = {}
    for game in played:
        before = count_pairs(names, [game])
        met = before + before.T
        for row, column in zip(*met.nonzero(), strict=True):
            shares.setdefault((int(row), int(column)), []).append(float(before[row, column] / met[row, column]))
    return [
        {"bot": names[row], "other": names[column], "games": len(found), "share": sum(found) / len(found),
         "share_interval": wilson(sum(found), len(found))}
        for (row, column), found in sorted(shares.items())
    ]  # fmt: skip


def describe_test(arena: Arena) -> dict[str, Any] | None:
    """The result of the sequential test, if there was one."""
    if arena.test is None:
        return None
    return {
        "bot": arena.contest.bots[0],
        "bar": arena.test.threshold,
        "verdict": arena.test.verdict,
        "confidence": arena.test.confidence,
        "interval": arena.test.sequence.interval() if arena.test.sequence.count else (0.0, 1.0),
        "rounds": arena.test.sequence.count,
    }


def mean(values: Sequence[float]) -> float | None:
    """The average; None of nothing."""
    return sum(values) / len(values) if values else None
