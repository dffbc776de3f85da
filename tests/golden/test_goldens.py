"""The records of the corpus still replay, and the goldens are unchanged."""

from pathlib import Path

import pytest

import lampion
from lampion.kernel.errors import OtherRules
from tests.golden.corpus import CORPUS, FAIR, FOLDER, file_of
from tests.golden.goldens import GOLDENS, golden_of, tell_again

RECORDS = sorted(FOLDER.glob("*.txt"))
HINT = "if the change is intended, run `python -m tests.golden` and read the diff"


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_is_told_as_it_was(name: str) -> None:
    """[SF-4] [SF-5] [SF-6] [SF-7] [SF-8] [SF-9] [SF-10] [SF-11] [TK-3] [HK-3] [LD-3] [FW-4] Whole games, by move."""
    assert tell_again(name) == golden_of(name).read_text("utf-8"), HINT


@pytest.mark.parametrize("name", CORPUS)
def test_the_corpus_has_every_game_under_the_present_rules(name: str) -> None:
    """[SF-3] Recorded once, for good."""
    assert file_of(name).exists(), HINT


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_of_the_corpus_plays_again(path: Path) -> None:
    """[SF-11] A record replays to its result; one made under other rules can still be read, but not replayed."""
    record = lampion.read_record(path.read_text("utf-8"))
    game = lampion.game(record.game)

    if record.rules == game.rules:
        match = game.verify(record)
        assert match.over
        assert match.result() == record.result
    else:
        with pytest.raises(OtherRules):
            game.replay(record)


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_is_written_as_it_was_read(path: Path) -> None:
    """[SF-11] Character by character."""
    text = path.read_text("utf-8")
    record = lampion.read_record(text)

    assert record.write() == text
    if record.rules == lampion.game(record.game).rules and not record.secret:
        assert lampion.game(record.game).replay(record).record().write() == text


@pytest.mark.parametrize("name", FAIR)
def test_a_fair_record_of_the_corpus_has_its_secret(name: str) -> None:
    """[SF-3] With the secret, every outcome can be computed again."""
    record = lampion.read_record(file_of(name).read_text("utf-8"))

    assert record.secret
    assert record.commitment


def kinds_of_events(game: str) -> set[str]:
    """The kinds of events in the goldens of a game."""
    text = "".join(golden_of(name).read_text("utf-8") for name in GOLDENS if CORPUS[name][0] == game)
    return {line.split()[0] for line in text.splitlines() if line.startswith("    ")}


def test_the_goldens_of_takenoko_show_most_kinds_of_events() -> None:
    """[TK-3] [HK-3] All but those of variants, and channels that an exchange cuts off."""
    variants = {"objective-rejected", "said-plan", "said-done", "said-grow"}
    cut_off = {"channel-cut", "channel-revived", "plot-dried"}

    assert kinds_of_events("takenoko") == lampion.game("takenoko").event_shapes.keys() - variants - cut_off


def test_the_goldens_of_lanterns_dice_show_every_kind_of_event() -> None:
    """[LD-3] [LD-12] From what is drawn to everybody's points."""
    assert kinds_of_events("lanterns-dice") == lampion.game("lanterns-dice").event_shapes.keys()


def test_the_goldens_of_fireworks_show_most_kinds_of_events() -> None:
    """[FW-4] [FW-16] All but those of variants, of the real box, and of the race for open tiles."""
    variants = {"second-try", "tile-lifted", "tile-moved"}
    elsewhere = {"said-launch", "still", "die", "race-began", "tile-claimed"}

    assert kinds_of_events("fireworks") == lampion.game("fireworks").event_shapes.keys() - variants - elsewhere


def test_the_goldens_show_every_kind_of_event() -> None:
    """[SF-3] [SF-4] [SF-9] [SF-10] Every kind that narration has, except those that only a best finale causes."""
    assert kinds_of_events("spring-festival") == {
        "applause",
        "card-completed",
        "card-drawn",
        "chain-wave",
        "finale-began",
        "finale-counted",
        "finale-fired",
        "finale-perfect",
        "first-found",
        "game-over",
        "round-began",
        "set-chosen",
        "sign-drawn",
        "spark-completed",
        "start-placed",
        "store-turned",
        "tile-discarded",
        "tile-placed",
        "tile-removed",
        "tile-revealed",
        "tile-taken",
        "turn-passed",
    }
