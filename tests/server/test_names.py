"""Names of guests: visible text in one line, never markup."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampion.server.people.names import LONGEST, PATTERN, BadName, clean


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\u00a0\u3000Lovelace", "Ada Lovelace"),
        ("Zoe\u0301", "Zoé"),
        ("e\u0301" * 24, "é" * 24),
        (" " * 40 + "x" * 24 + " " * 40, "x" * 24),
        ("李雷", "李雷"),
        ("مريم", "مريم"),
        ("❤️", "❤️"),
        ("😀", "😀"),
        ("<script>alert(1)</script>"[:24], "<script>alert(1)</script"),
        ("'; drop table guests;--", "'; drop table guests;--"),
        ("{{7*7}} %s %n", "{{7*7}} %s %n"),
    ],
)  # fmt: skip
def test_a_name_is_kept_as_composed_letters_with_single_spaces(given: str, kept: str) -> None:
    assert clean(given) == kept


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("\u3000", "empty"),
        ("x" * 25, "long"),
        ("Ada\nBob", "letters"),
        ("Ada\r", "letters"),
        ("Ada\tBob", "letters"),
        ("\x00", "letters"),
        ("\x1b[31mAda", "letters"),
        ("\x7f", "letters"),
        ("Ada\u202egnp.exe", "letters"),
        ("\u2066Ada\u2069", "letters"),
        ("Ad\u200ba", "letters"),
        ("Ad\u200da", "letters"),
        ("\ufeffAda", "letters"),
        ("\u00ad", "letters"),
        ("\u2028", "letters"),
        ("\u3164", "letters"),
        ("\u2800", "letters"),
        ("\ufe0f", "letters"),
        ("\U000e0041", "letters"),
        ("\ue000", "letters"),
        ("\ud800", "letters"),
    ],
)
def test_a_name_that_hides_something_is_refused(given: str, problem: str) -> None:
    with pytest.raises(BadName) as refused:
        clean(given)

    assert refused.value.data["problem"] == problem


@given(st.text(max_size=40))
def test_a_kept_name_is_printable_and_stays_as_it_is(text: str) -> None:
    try:
        name = clean(text)
    except BadName:
        return

    assert 1 <= len(name) <= LONGEST
    assert clean(name) == name
    assert not {unicodedata.category(letter) for letter in name} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


@given(st.from_regex(re.compile(PATTERN), fullmatch=True).filter(lambda text: len(text) < 60))
def test_what_fits_the_published_pattern_is_a_name(text: str) -> None:
    """Except for a few letters that become longer when composed."""
    composed = unicodedata.normalize("NFC", text)
    if len(composed) <= len(text):
        assert clean(text.removesuffix("\n"))
