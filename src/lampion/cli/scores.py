"""The score sheet, the winner, and what decided."""

from rich.table import Table
from rich.text import Text

from lampion import i18n
from lampion.cli.names import Names
from lampion.cli.screen import Screen
from lampion.kernel.match import Match
from lampion.kernel.record import Result


def print_scores(screen: Screen, match: Match, names: Names) -> None:
    """Print where everyone's points come from, a column a player, leaving out what gave nobody points."""
    parts = [match.breakdown(seat) for seat in range(match.seats)]
    total = list(parts[0])[-1]
    sheet = Table(show_edge=False, pad_edge=False, show_footer=True, footer_style="bold")
    sheet.add_column("", screen.words(f"{match.game.id}-score-{total}"))
    for seat in range(match.seats):
        sheet.add_column(names.name(seat), str(parts[seat][total]), justify="right")
    for part in parts[0]:
        points = [breakdown[part] for breakdown in parts]
        if part != total and any(points):
            sheet.add_row(screen.words(f"{match.game.id}-score-{part}"), *map(str, points))
    screen.print()
    screen.print(sheet)


def print_verdict(screen: Screen, game_id: str, result: Result, names: Names) -> None:
    """Print the winner, and what decided."""
    points = max(result.scores)
    data = {"who": names.several(result.winners), "you": names.is_you(result.winners[0]), "points": points}
    screen.print()
    if len(result.winners) > 1:
        alike = len({result.scores[seat] for seat in result.winners}) == 1
        words = screen.words("terminal-shared" if alike else "terminal-allied", **data)
    elif result.scores.count(points) > 1:
        key = f"{game_id}-tie-break"
        reason = screen.words(key if i18n.knows(screen.language, key) else "terminal-tie-break")
        words = screen.words("terminal-won-tie", reason=reason, **data)
    else:
        lead = points - max((score for score in result.scores if score != points), default=0)
        words = screen.words("terminal-won", lead=lead, **data)
    screen.print(Text(words, "bold #ffd75f"))
