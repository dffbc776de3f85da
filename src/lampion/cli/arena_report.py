"""Prints the report of an arena: victories, ratings, points and thinking times."""

from typing import Any

from rich.table import Table
from rich.text import Text

from lampion.cli.screen import Screen

Data = dict[str, Any]

NAME = 26  # letters of a bot's name on a line
STRENGTH = (
    "terminal-arena-column-bot", "terminal-arena-column-games", "terminal-arena-column-wins",
    "terminal-arena-column-interval", "terminal-arena-column-fair", "terminal-arena-column-rating",
    "terminal-arena-column-interval", "terminal-arena-column-points", "terminal-arena-column-margin",
)  # fmt: skip
THINKING = (
    "terminal-arena-column-bot", "terminal-arena-column-moves", "terminal-arena-column-mean",
    "terminal-arena-column-p-ninety-nine", "terminal-arena-column-longest",
)  # fmt: skip
DIGITS = ("terminal-arena-whole", "terminal-arena-tenths", "terminal-arena-hundredths")


def print_report(screen: Screen, data: Data) -> None:
    """Print the whole report."""
    screen.say(
        "terminal-arena-head", style="bold", name=screen.words(f"{data['game']}-name"), seats=data["seats"],
        games=data["games"], round=data["round_games"], seed=str(data["seed"]),
    )  # fmt: skip
    if data["interrupted"]:
        screen.say("terminal-arena-interrupted", style="yellow", games=data["games"], planned=data["games_planned"])
    if not data["games"]:
        return
    screen.print()
    screen.print(strength(screen, data["results"]))
    if len(data["results"]) > 2:
        screen.print()
        screen.say("terminal-arena-pairs")
        screen.print(pairs(screen, data))
    screen.print()
    screen.print(thinking(screen, data["results"]))
    print_faults(screen, data["results"])
    screen.print()
    screen.say(
        "terminal-arena-length", decisions=number(screen, data["decisions"]), turns=number(screen, data["turns"])
    )
    if data["unfinished"]:
        screen.say("terminal-arena-unfinished", style="yellow", games=data["unfinished"], most=data["longest"])
    shares = " – ".join(percent(screen, share) for share in data["seat_shares"])
    screen.say("terminal-arena-seats", shares=shares)
    if data["test"] is not None:
        print_test(screen, data["test"])
        screen.say("terminal-arena-test-note", style="dim")
    screen.say("terminal-arena-note", style="dim")


def strength(screen: Screen, results: list[Data]) -> Table:
    """Victories, ratings and points, the strongest first."""
    sheet = start_sheet(screen, *STRENGTH)
    for bot in sorted(results, key=lambda bot: -bot["rating"]):
        if bot["games"]:
            ends = bot["rating_interval"]
            sheet.add_row(
                Text(bot["bot"]), number(screen, bot["games"], 0),
                percent(screen, bot["share"]), span(screen, bot["share_interval"]), percent(screen, bot["fair_share"]),
                signed(screen, bot["rating"], 0),
                f"{signed(screen, ends[0], 0)}…{signed(screen, ends[1], 0)}" if ends else "–",
                number(screen, bot["points"]), signed(screen, bot["margin"]),
            )  # fmt: skip
    return sheet


def pairs(screen: Screen, data: Data) -> Table:
    """How often the bot in a row finished ahead of the one in a column; columns are numbered like rows."""
    names = [bot["bot"] for bot in sorted(data["results"], key=lambda bot: -bot["rating"]) if bot["games"]]
    met = {(pair["bot"], pair["other"]): pair["share"] for pair in data["pairs"]}
    sheet = Table(show_edge=False, pad_edge=False, box=None)
    sheet.add_column("", overflow="fold", max_width=NAME)
    for place in range(len(names)):
        sheet.add_column(str(place + 1), justify="right")
    for place, one in enumerate(names):
        shares = (met.get((one, other)) for other in names)
        sheet.add_row(Text(f"{place + 1} {one}"), *(percent(screen, s, 0) if s is not None else "–" for s in shares))
    return sheet


def thinking(screen: Screen, results: list[Data]) -> Table:
    """How long each bot thought about a move."""
    sheet = start_sheet(screen, *THINKING)
    for bot in results:
        times = bot["thinking"]
        sheet.add_row(
            Text(bot["bot"]), number(screen, bot["decisions"], 0),
            *(number(screen, times[which], 2) for which in ("mean_ms", "p99_ms", "max_ms")),
        )  # fmt: skip
    return sheet


def print_faults(screen: Screen, results: list[Data]) -> None:
    """The faults of outside bots."""
    for bot in results:
        for kind, count in bot["faults"].items():
            screen.say("terminal-arena-fault", style="red", bot=bot["bot"], kind=kind, count=count)
        if bot["trouble"]:
            screen.say("terminal-arena-trouble", style="red", detail=bot["trouble"])


def print_test(screen: Screen, test: Data) -> None:
    """The result of the sequential test."""
    screen.say(
        "terminal-arena-test", style="bold", bot=test["bot"], verdict=test["verdict"] or "open",
        bar=percent(screen, test["bar"]), interval=span(screen, test["interval"]), rounds=test["rounds"],
    )  # fmt: skip


def start_sheet(screen: Screen, *columns: str) -> Table:
    """A table whose first column holds names and all others numbers."""
    sheet = Table(show_edge=False, pad_edge=False, box=None)
    for place, column in enumerate(columns):
        title = screen.words(column)
        if place:
            sheet.add_column(title, justify="right", no_wrap=True)
        else:
            sheet.add_column(title, overflow="fold", max_width=NAME)
    return sheet


def percent(screen: Screen, share: float, digits: int = 1) -> str:
    """A share in the reader's language."""
    return screen.words("terminal-arena-percent", number=number(screen, share * 100, digits))


def span(screen: Screen, ends: tuple[float, float]) -> str:
    """A range of shares."""
    return f"{number(screen, ends[0] * 100)}–{number(screen, ends[1] * 100)}"


def number(screen: Screen, value: float, digits: int = 1) -> str:
    """A number in the reader's language, with this many decimals."""
    return screen.words(DIGITS[digits], number=round(value, digits))


def signed(screen: Screen, value: float, digits: int = 1) -> str:
    """A number with its sign."""
    return f"{'+' if value >= 0 else '−'}{number(screen, abs(value), digits)}"
