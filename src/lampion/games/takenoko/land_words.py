"""The land in words, for screens that are too narrow for its picture: plots row by row, figures, channels."""

from lampion.games.takenoko.describing import letters_of, say
from lampion.games.takenoko.drawing import Glyphs, to_cell, write_cell
from lampion.games.takenoko.view import ChannelView, PlotView, View


def tell_land(view: View, glyphs: Glyphs, language: str) -> list[str]:
    """A paragraph for each row of plots, one for the figures and one for the channels."""
    rows: dict[int, list[str]] = {}
    for plot in sorted(view["land"], key=lambda plot: (plot["cell"][1], plot["cell"][0])):
        rows.setdefault(plot["cell"][1], []).append(tell_plot(plot, glyphs, language))
    figures = [
        f"{say(language, f'figures-{name}')} ({write_cell(to_cell(place))})"
        for name, place in view["figures"].items()
        if place
    ]
    paragraphs = [", ".join(words) for words in (*rows.values(), figures) if words]
    if view["channels"]:
        edges = ", ".join(tell_channel(channel, language) for channel in view["channels"])
        paragraphs.append(say(language, "table-edges", edges=edges))
    return paragraphs


def tell_plot(plot: PlotView, glyphs: Glyphs, language: str) -> str:
    """`(1,-1) G3 +enclosure ≈`."""
    colour, _, printed = plot["kind"].partition("-")
    parts = [f"({write_cell(to_cell(plot['cell']))})", f"{letters_of(language)[colour]}{plot['height']}"]
    if plot["chip"] or printed:
        improvement = say(language, f"chip-{plot['chip'] or printed}")
        parts.append(f"+{improvement}" if plot["chip"] else improvement)
    return " ".join([*parts, glyphs.irrigated if plot["irrigated"] else glyphs.dry])


def tell_channel(channel: ChannelView, language: str) -> str:
    """A channel by its two cells."""
    cells = " ".join(write_cell(to_cell(cell)) for cell in channel["cells"])
    return say(language, "table-edge-live" if channel["connected"] else "table-edge-cut", edge=f"({cells})")
