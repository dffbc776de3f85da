"""The report as one page that opens without a network: text, tables and plots, in light and dark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from itertools import groupby
from math import hypot
from typing import Any

from lampion.lab.balance.differences import Difference
from lampion.lab.balance.figures import GROUPS, Figure, Unit, read_figure
from lampion.lab.balance.plots import Dot, draw_dots, draw_histogram
from lampion.lab.balance.words import Words

MOST = 20  # rows of one kind that are shown at once
FINDINGS = 24  # at a glance
STRONG = ("more", "less")
HISTOGRAMS = {"scores": "scores", "length": "length"}  # plots of groups
PLOTTED = (  # groups, names of figures: each is a plot of dots
    ("seats", "share"), ("seats", "points"), ("scores", "source"), ("choice", "phase"), ("skill", "level"),
    ("skill", "random"), ("skill", "tenfold"), ("luck", "foretold"), ("drama", "leader"), ("dominance", "without"),
)  # fmt: skip


def render(report: Mapping[str, Any], language: str, style: str = "") -> str:
    """The page of a report, with its style inside, or at an address."""
    sides = report["sides"]
    words = Words(language, sides[0]["study"]["game"])
    title = words.say("balance-title", game=words.say(f"{words.game.id}-name"))
    body = [f"<header><h1>{escape(title)}</h1>"]
    for number, side in enumerate(sides):
        body.append(head(words, side["study"], number if len(sides) > 1 else -1))
    body.append("</header>")
    body.extend(glance(words, report))
    body.append(contents(words))
    for group in GROUPS:
        body.extend(section(words, report, group))
    how = [f"<section><h2>{escape(words.say('balance-how'))}</h2>", f"<p>{escape(words.say('balance-how-text'))}</p>"]
    look = f'<link rel="stylesheet" href="{escape(style)}">' if style else f"<style>{read_style()}</style>"
    return "\n".join([
        "<!doctype html>", f'<html lang="{language}">', '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>", f"{look}</head>", "<body><main>", *body, *how,
        "</section></main></body></html>", "",
    ])  # fmt: skip


def read_style() -> str:
    """The style of the page."""
    return files(__package__).joinpath("page.css").read_text("utf-8")


def head(words: Words, study: Mapping[str, Any], number: int) -> str:
    """What was studied."""
    bots = ", ".join(map(words.bot, study["bots"]))
    facts = [
        words.say("balance-players", count=study["seats"]),
        words.say("balance-facts", games=study["games"], bots=bots, deals=study["deals"], seed=study["seed"]),
        words.say("balance-box", rules=study["rules"], components=study["components"]),
        words.options(study["options"]),
    ]
    if study.get("cut_short"):
        facts.append(words.say("balance-cut-short"))
    name = ""
    if number >= 0:
        name = f"<b>{escape(words.say(('balance-side-first', 'balance-side-second')[number]))}</b> "
    return f'<p class="facts">{name}{" · ".join(map(escape, facts))}</p>'


def glance(words: Words, report: Mapping[str, Any]) -> Iterator[str]:
    """What stands out, first of all: differences where there are two studies, then figures."""
    if "differences" in report:
        yield from moved(words, report)
    for number, side in enumerate(report["sides"]):
        strong = find_strong(read_figures(side))
        name = words.say("balance-glance")
        if len(report["sides"]) > 1:
            name += f" · {words.say(('balance-side-first', 'balance-side-second')[number])}"
        yield f'<section class="glance"><h2>{escape(name)}</h2>'
        if not strong:
            yield f"<p>{escape(words.say('balance-nothing'))}</p>"
        yield f"<ul>{''.join(finding(words, figure) for figure in strong[:FINDINGS])}</ul>"
        if len(strong) > FINDINGS:
            more = words.say("balance-more-rows", count=len(strong) - FINDINGS)
            rest = "".join(finding(words, figure) for figure in strong[FINDINGS:])
            yield f"<details><summary>{escape(more)}</summary><ul>{rest}</ul></details>"
        yield f'<p class="note">{escape(words.say("balance-glance-note"))}</p></section>'


def find_strong(figures: Sequence[Figure]) -> list[Figure]:
    """The figures that differ from their null beyond chance, and sources that never score; one group after another.

    That better bots win is no news, so contests against weaker bots count only where they do not.
    """
    strong = [
        figure
        for figure in figures
        if (figure.verdict in STRONG and not (figure.group == "skill" and figure.verdict == "more"))
        or figure.data.get("never") == "yes"
    ]
    order = {group: place for place, group in enumerate(GROUPS)}
    return sorted(strong, key=lambda figure: (order[figure.group], -distance(figure)))


def distance(figure: Figure) -> float:
    """How far a figure is from its null, in standard errors."""
    gap = abs(figure.estimate.value - (figure.null or 0.0))
    error = hypot(figure.estimate.error, figure.null_error)
    return gap / error if error else gap * 1e9


def finding(words: Words, figure: Figure) -> str:
    """A line of what stands out."""
    kind = ""
    if figure.about and figure.about[0] in ("piece", "shared"):
        kind = f' <span class="note">{escape(words.kind(figure.about[1]))}</span>'
    value = words.number(figure.estimate.value, figure.unit)
    return (
        f'<li class="{figure.verdict}"><a href="#{figure.group}"><b>{escape(value)}</b></a> '
        f"{escape(words.sentence(figure))}{kind}</li>"
    )


def moved(words: Words, report: Mapping[str, Any]) -> Iterator[str]:
    """What differs between two studies."""
    differences = [Difference.read(data) for data in report["differences"]]
    titles = {figure.key: words.title(figure) for side in report["sides"] for figure in read_figures(side)}
    sure = sorted((one for one in differences if one.is_sure), key=lambda one: one.p)
    rest = [one for one in differences if not one.is_sure]
    yield f'<section class="glance"><h2>{escape(words.say("balance-moved"))}</h2>'
    if sure:
        yield table_of(words, sure, titles)
    else:
        yield f"<p>{escape(words.say('balance-moved-nothing'))}</p>"
    yield f'<p class="note">{escape(words.say("balance-moved-note"))}</p>'
    summary = escape(words.say("balance-moved-rest"))
    yield f"<details><summary>{summary}</summary>{table_of(words, rest, titles)}</details></section>"


def table_of(words: Words, differences: Sequence[Difference], titles: Mapping[tuple[str, ...], str]) -> str:
    """Differences as a table."""
    columns = [escape(words.say(f"balance-column-{name}")) for name in ("figure", "first", "second", "change")]
    rows = [f"<table><thead><tr>{''.join(f'<th>{column}</th>' for column in columns)}</tr></thead><tbody>"]
    for one in differences:
        unit = one.unit
        signed: Unit = "change" if unit in ("share", "change") else "lead"
        change = f"{words.number(one.change, signed)} ({words.interval(one.low, one.high, signed)})"
        cells = [titles[one.group, one.name, *one.about], words.number(one.before, unit), words.number(one.after, unit)]
        rows.append(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in [*cells, change])}</tr>")
    return "".join([*rows, "</tbody></table>"])


def contents(words: Words) -> str:
    """Links to the groups."""
    links = [f'<a href="#{group}">{escape(words.say(key_of(group)))}</a>' for group in GROUPS]
    return f'<nav aria-label="{escape(words.say("balance-contents"))}">{"".join(links)}</nav>'


def key_of(group: str) -> str:
    """The catalogue's key for a group."""
    return "balance-options-group" if group == "options" else f"balance-{group}"


def section(words: Words, report: Mapping[str, Any], group: str) -> Iterator[str]:
    """A group: its plots, and its figures with their sentences."""
    key = key_of(group)
    about = escape(words.say(f"{key}.about"))
    yield f'<section id="{group}"><h2>{escape(words.say(key))}</h2><p class="about">{about}</p>'
    if group == "options":
        alone = "differences" not in report
        yield f"<p>{escape(words.say('balance-options-alone' if alone else 'balance-moved-note'))}</p>"
    for number, side in enumerate(report["sides"]):
        figures = [figure for figure in read_figures(side) if figure.group == group]
        if len(report["sides"]) > 1 and figures:
            yield f"<h3>{escape(words.say(('balance-side-first', 'balance-side-second')[number]))}</h3>"
        yield from plots_of(words, side, group, figures)
        if group == "components":
            yield from kinds_of(words, figures)
        elif figures:
            yield rows_of(words, figures)
    yield "</section>"


def plots_of(words: Words, side: Mapping[str, Any], group: str, figures: Sequence[Figure]) -> Iterator[str]:
    """The plots of a group."""
    if group in HISTOGRAMS:
        about = words.say(f"balance-{group}-plot")
        bars = side["plots"][HISTOGRAMS[group]]
        picture = draw_histogram(bars, lambda low, high, count: words.say(
            "balance-bar", **{"from": low, "to": high, "count": count}), about)  # fmt: skip
        yield f"<figure>{picture}<figcaption>{escape(about)}</figcaption></figure>"
    for home, name in PLOTTED:
        found = [figure for figure in figures if (group, figure.name) == (home, name)]
        if found:
            yield captioned(words, found)


def captioned(words: Words, figures: Sequence[Figure]) -> str:
    """Figures of one kind as dots, with what they show."""
    about = words.say(f"balance-{figures[0].group}-{figures[0].name}.plot")
    return f"<figure>{dots_of(words, figures, about)}<figcaption>{escape(about)}</figcaption></figure>"


def dots_of(words: Words, figures: Sequence[Figure], about: str) -> str:
    """The dots themselves."""
    first = figures[0]
    dots = []
    for figure in figures:
        one = figure.estimate
        text = f"{words.number(one.value, figure.unit)} ({words.interval(one.low, one.high, figure.unit)})"
        dots.append(Dot(words.label(figure), one.value, one.low, one.high, text, figure.verdict))
    null = first.null if len({figure.null for figure in figures}) == 1 else None
    return draw_dots(dots, lambda value: words.number(value, first.unit), null, about)


def rows_of(words: Words, figures: Sequence[Figure]) -> str:
    """Figures with their sentences, a row each."""
    rows = []
    for figure in figures:
        one, unit = figure.estimate, figure.unit
        interval = escape(words.interval(one.low, one.high, unit))
        rows.append(
            f'<tr class="{figure.verdict}"><td class="value">{escape(words.number(one.value, unit))}</td>'
            f'<td class="interval">{interval}</td><td>{escape(words.sentence(figure))}</td></tr>'
        )
    return f"<table><tbody>{''.join(rows)}</tbody></table>"


def kinds_of(words: Words, figures: Sequence[Figure]) -> Iterator[str]:
    """The pieces of the box, kind by kind, those that stand out most first; the rest can be unfolded."""
    gains = [figure for figure in figures if figure.name == "gain"]
    for (event, sort), group in groupby(gains, key=lambda figure: figure.about[1:3]):
        found = sorted(group, key=lambda figure: -distance(figure))
        wins = [one for one in figures if one.name == "wins" and one.about in {gain.about for gain in found}]
        yield f"<h3>{escape(words.kind(event))} <small>{escape(words.sort(sort))}</small></h3>"
        yield captioned(words, found[:MOST])
        yield folded(words, found + wins)
    others = [figure for figure in figures if figure.name not in ("gain", "wins")]
    for _, group in groupby(others, key=lambda figure: (figure.name, figure.about[1])):
        found = list(group)
        name = words.kind(found[0].about[1]) if found[0].name == "shared" else words.sort(found[0].about[1])
        yield f"<h3>{escape(name)}</h3>"
        yield folded(words, found)


def folded(words: Words, figures: Sequence[Figure]) -> str:
    """The first rows, and the rest to be unfolded."""
    rest = figures[5:]
    text = rows_of(words, figures[:5])
    if rest:
        more = escape(words.say("balance-more-rows", count=len(rest)))
        text += f"<details><summary>{more}</summary>{rows_of(words, rest)}</details>"
    return text


def read_figures(side: Mapping[str, Any]) -> list[Figure]:
    """The figures of a study."""
    return [read_figure(data) for data in side["figures"]]
