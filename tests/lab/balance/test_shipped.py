"""The reports that come with the games fit their rules and box: after a change, `make reports` makes new ones."""

from importlib.resources import files

import pytest

import lampion
from lampion import i18n
from lampion.lab.balance.figures import GROUPS, read_figure
from lampion.lab.balance.shipped import FILE, find_shipped, fits, package_of, render_shipped
from lampion.lab.balance.words import Words

SHIPPED = [name for name in lampion.GAMES if files(package_of(lampion.game(name))).joinpath(FILE).is_file()]


def test_every_game_has_a_report() -> None:
    assert list(lampion.GAMES) == SHIPPED


@pytest.mark.parametrize("name", SHIPPED)
def test_a_report_fits_its_game_and_says_it_in_both_languages(name: str) -> None:
    report = find_shipped(name)
    assert report is not None
    assert fits(report, lampion.game(name))
    assert {figure["group"] for figure in report["sides"][0]["figures"]} == set(GROUPS) - {"options"}
    for language in i18n.LANGUAGES:
        page = render_shipped(name, language, "style.css")
        assert page is not None
        assert i18n.say(language, "balance-title", game=i18n.say(language, f"{name}-name")) in page.replace(
            "&#x27;", "'"
        )


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("name", SHIPPED)
def test_a_report_has_words_for_whatever_it_names(name: str, language: str) -> None:
    """Sorts of pieces, bots and kinds of moves, not the ids that programs give them."""
    report, words = find_shipped(name), Words(language, name)
    assert report is not None
    figures = [read_figure(data) for data in report["sides"][0]["figures"]]
    about = [figure.about for figure in figures if figure.about]
    sorts = {
        one[2] if one[0] in ("piece", "shared") else one[1] for one in about if one[0] in ("piece", "shared", "offer")
    }
    bots = {one[1] for one in about if one[0] in ("level", "budget")} | {figure.data.get("other") for figure in figures}
    verbs = {one[1] for one in about if one[0] == "word"}

    assert sorts
    assert verbs
    assert [sort for sort in sorts if not i18n.knows(language, f"{name}-sort-{sort}")] == []
    assert [bot for bot in bots - {None} if words.bot(bot) == bot] == []
    assert [verb for verb in verbs if words.move(verb) == verb] == []
    assert [
        event for *_, event in (one[:2] for one in about if one[0] in ("piece", "shared")) if words.kind(event) == event
    ] == []
