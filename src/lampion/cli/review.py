"""`lampion replay --analyse`: reviews every decision, and prints each seat's chances and its costliest moves."""

import json
import sys
from dataclasses import asdict
from typing import Any

from rich.table import Table
from rich.text import Text

from lampion.bots.analysis import Review, Reviewer, decisions, share_out
from lampion.bots.estimates import loss
from lampion.bots.search import Budget
from lampion.cli.names import Names
from lampion.cli.screen import Screen
from lampion.kernel.match import Match

STEPS = "▁▂▃▄▅▆▇█"
WIDEST = 48  # characters of a sparkline
SEED = 1


def analyse(screen: Screen, match: Match, simulations: int | None, as_json: bool) -> None:
    """Review a match from the point of view of each seat, and print the result."""
    names = Names(screen.language)
    reviews = [review_seat(screen, match, seat, names, simulations) for seat in range(match.seats)]
    if as_json:
        sys.stdout.write(json.dumps([as_data(match, review) for review in reviews], indent=2) + "\n")
        return
    screen.head(screen.words("analysis-title"))
    screen.say("analysis-about", "#8a8fa8")
    screen.print(draw_outlooks(screen, reviews, names))
    screen.head(screen.words("analysis-costliest"))
    screen.print(draw_losses(screen, match, reviews, names))


def review_seat(screen: Screen, match: Match, seat: int, names: Names, simulations: int | None) -> Review:
    """One seat's review, with a progress bar."""
    budget = Budget(simulations=simulations) if simulations else share_out(len(decisions(match, seat)))
    reviewer = Reviewer(match.game, match, seat, budget, SEED)
    with screen.progress(screen.words("terminal-replay-analysing", who=names.name(seat))) as report:
        while not reviewer.is_done:
            reviewer.step()
            report(reviewer.done / len(reviewer.found))
    return reviewer.review()


def as_data(match: Match, review: Review) -> dict[str, Any]:
    """A review as plain data: moves as text, entries as places in the record, counted from 0."""
    texts = write_moves(match, review)
    return {
        "seat": review.seat,
        "outlooks": [
            {"entry": one.entry, "chance": round(one.chance, 3), "lead": round(one.lead, 1)} for one in review.outlooks
        ],
        "costliest": [
            {
                "entry": choice.entry,
                "played": texts[choice.entry][0],
                "better": texts[choice.entry][1],
                "chance": round(choice.cost, 3),
                "points": round(choice.points, 1),
            }
            for choice in review.costliest
        ],
    }


def write_moves(match: Match, review: Review) -> dict[int, tuple[str, str]]:
    """By entry: the move played there and the better one, as text."""
    costly = {choice.entry: choice for choice in review.costliest}
    position = match.first_position(match.seats)
    texts = {}
    for entry, (seat, move) in enumerate(match.log):
        if entry in costly:
            both = (move, costly[entry].best.move)
            played, better = (match.game.write_move(position, seat, one) for one in both)
            texts[entry] = played, better
        position.play(seat, move)
    return texts


def draw_outlooks(screen: Screen, reviews: list[Review], names: Names) -> Table:
    """Each seat's chance over the game as a sparkline, with its first and last value."""
    sheet = Table("", screen.words("analysis-hopes"), "", box=None, pad_edge=False)
    for review in reviews:
        chances = [one.chance for one in review.outlooks]
        ends = [screen.words("analysis-percent", percent=round(100 * one)) for one in (chances[:1] + chances[-1:])]
        sheet.add_row(names.name(review.seat), Text(sparkline(chances), "#ffd75f"), " → ".join(ends))
    return sheet


def sparkline(chances: list[float]) -> str:
    """Chances as a line of small bars; neighbours are averaged if there are too many."""
    count = min(WIDEST, len(chances))
    parts = [chances[len(chances) * place // count : len(chances) * (place + 1) // count] for place in range(count)]
    means = [sum(part) / len(part) for part in parts]
    return "".join(STEPS[min(len(STEPS) - 1, int(mean * len(STEPS)))] for mean in means)


def draw_losses(screen: Screen, match: Match, reviews: list[Review], names: Names) -> Table | Text:
    """The costliest decisions, in the order of the game."""
    rows = [
        (choice.entry, names.name(review.seat), *texts[choice.entry], loss(choice))
        for review in reviews
        for texts in [write_moves(match, review)]
        for choice in review.costliest
    ]
    if not rows:
        return Text(screen.words("analysis-costliest-none"))
    heads = ("entry", "seat", "played", "instead", "costs")
    sheet = Table(*(screen.words(f"analysis-{head}") for head in heads), box=None, pad_edge=False)
    for entry, who, played, better, lost in sorted(rows, key=lambda row: row[0]):
        sheet.add_row(str(entry + 1), who, played, better, screen.words("analysis-cost", **asdict(lost)))
    return sheet
